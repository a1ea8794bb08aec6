"""HI-12 and HI-13: automatic opponents, and the game alone against five of them."""

import pytest

import civitas
from civitas.core.match import Match
from civitas.games.historia.rules import civbots
from civitas.games.historia.tables import ART, EXPANSION, MILITARY, TECHNOLOGY, WAR
from tests.games.historia.scenarios import Table, levels, noted, of, places, play, wonders

BOT = 2  # the civilization of the first Civbot beside two players


def act(table: Table, civ: int, action: int) -> Match:
    """One action of a Civbot, and nothing else."""
    match = table.selecting()
    civbots.do_bot_action(match._s, civ, action)
    match._hear(0)
    return match


def bots(count: int = 1, players: int = 2, turn: int = 1, **options: object) -> Table:
    return Table(players, turn, civbots=str(count), **options)


def test_technology_brings_a_level_and_a_point() -> None:
    """HI-12.7."""
    match = act(bots().levels(BOT, 3, 2), BOT, TECHNOLOGY)
    assert levels(match, BOT) == (4, 2) and of(match, BOT, "points") == 1


def test_a_blocked_civbot_rises_on_the_other_track() -> None:
    """HI-12.7, HI-12.8."""
    match = act(bots().levels(BOT, 3, 1), BOT, TECHNOLOGY)
    assert levels(match, BOT) == (3, 2) and of(match, BOT, "points") == 1
    match = act(bots().levels(BOT, 2, 5), BOT, MILITARY)
    assert levels(match, BOT) == (3, 5) and of(match, BOT, "points") == 1


def test_beyond_sixteen_a_civbot_gets_two_points() -> None:
    """HI-12.7, D-17."""
    match = act(bots().levels(BOT, 16, 12), BOT, TECHNOLOGY)
    assert levels(match, BOT) == (16, 12) and of(match, BOT, "points") == 2


@pytest.mark.parametrize("row", [("sphinx", "giza"), ()])
def test_art_takes_the_last_wonder_away(row: tuple[str, ...]) -> None:
    """HI-12.9, D-18: the point comes with an empty row too."""
    match = act(bots().row(*row), BOT, ART)
    assert of(match, BOT, "points") == 1 and wonders(match, 0) == set()
    assert [one for one in match.position()["row"] if one] == list(row[:-1])


def test_expansion_goes_where_it_is_available_and_the_number_is_highest() -> None:
    """HI-12.11, D-19: empty, or held by weaker civilizations only."""
    table = bots().tokens(russia=16, middle_east=14, china=12).at(BOT, "europe").levels(BOT, 3, 4)
    table.at(0, "russia").levels(0, 5, 6).at(1, "middle_east").levels(1, 2, 2)
    assert places(act(table, BOT, EXPANSION), BOT) == {"europe", "middle_east"}


def test_expansion_without_an_available_territory() -> None:
    """HI-12.11: then simply the highest number."""
    table = bots().tokens(russia=16, middle_east=14).at(BOT, "europe").levels(BOT, 2, 2)
    table.at(0, "russia").levels(0, 5, 6).at(1, "middle_east").levels(1, 5, 6)
    match = act(table, BOT, EXPANSION)
    assert places(match, BOT) == {"europe", "russia"} and of(match, BOT, "points") == 0


def test_a_civbot_fights_only_what_it_can_win() -> None:
    """HI-12.10, HI-12.16."""
    table = bots().at(BOT, "europe").at(0, "europe", "china").levels(BOT, 2, 3).levels(0, 2, 3)
    match = act(table, BOT, WAR)
    assert not noted(match, "bot_attacks") and of(match, BOT, "points") == 0


def test_a_civbot_attacks_the_richest_it_can_beat() -> None:
    """HI-12.10: on the shared territory with the highest number."""
    table = bots().tokens(russia=16, europe=3).at(BOT, "europe", "russia").levels(BOT, 3, 5)
    table.at(0, "europe", "russia", "china").points(0, 20).levels(0, 2, 2)
    table.at(1, "europe", "india").points(1, 10).levels(1, 2, 2)
    match = act(table, BOT, WAR)
    assert places(match, 0) == {"europe", "china"} and of(match, BOT, "points") == 2


def test_nuclear_energy_doubles_a_civbots_war() -> None:
    """HI-12.7, HI-12.10."""
    table = bots().at(BOT, "europe").levels(BOT, 14, 9).at(0, "europe", "china").levels(0, 2, 2)
    assert of(act(table, BOT, WAR), BOT, "points") == 4


def test_a_civbot_without_territory_is_out() -> None:
    """HI-12.12, D-20: no cards, no points, no partner any more."""
    table = bots().at(BOT, "europe").at(0, "europe", "russia").levels(0, 3, 5).levels(BOT, 2, 2)
    match = table.reveal(0, "war").resolving()
    assert places(match, BOT) == set() and of(match, BOT, "supply") == of(match, BOT, "used") == 0
    assert noted(match, "bot_eliminated") and of(match, 0, "points") == 2


@pytest.mark.parametrize(("level", "cards"), [("chieftain", 3), ("noble", 4), ("king", 5)])
def test_levels_draw_three_four_or_five_cards(level: str, cards: int) -> None:
    """HI-12.6: no card twice."""
    match = bots(civbot_1=level).ending()
    drawn = [numbers[1] for _, numbers in noted(match, "bot_draws")]
    assert len(drawn) == len(set(drawn)) == cards


def test_the_highest_level_acts_first() -> None:
    """HI-12.6: equals from left to right."""
    match = bots(3, civbot_1="chieftain", civbot_2="king", civbot_3="king").ending()
    acting = [numbers[0] for _, numbers in noted(match, "bot_draws")]
    assert list(dict.fromkeys(acting)) == [2, 3, 1]


def test_civbots_earn_government_and_territories_but_no_cubes() -> None:
    """HI-12.13."""
    table = bots(turn=2).tokens(europe=1).at(BOT, "europe").levels(BOT, 7, 7).at(0, "china").at(1, "india")
    match = table.icons()
    from civitas.games.historia.tables import CONTENT

    vp = next(one["vp"] for one in CONTENT["territory_token"] if one["number"] == 1)
    assert of(match, BOT, "points") == 3 + vp and of(match, BOT, "supply") == 7


@pytest.mark.parametrize(("turn", "cap"), [(4, 8), (8, 11), (12, 13)])
def test_missed_leaders_are_shared_among_the_civbots(turn: int, cap: int) -> None:
    """HI-12.13, D-41, D-42: divided, rounded down, at most 8, 11 or 13."""
    table = bots(1, players=4, turn=turn).levels(4, 1, 1)
    for seat in range(4):
        table.levels(seat, 1, 1)
    match = table.tokens().icons()
    before = of(bots(1, players=4, turn=turn).levels(4, 1, 1).tokens().selecting(), 4, "points")
    gained = sum(numbers[1] for _, numbers in noted(match, "bot_scores") if numbers[2] == 11)
    assert before == 0 and gained == cap


def test_a_civbot_is_a_partner_in_trade() -> None:
    """HI-12.14."""
    table = bots().at(0, "europe").at(BOT, "russia").levels(BOT, 4, 3).reveal(0, "trade")
    match = table.resolving()
    assert levels(match, 0) == (2, 1) and of(match, BOT, "points") == 2


# ---- HI-13: alone


def test_the_solo_game_begins_without_leaders_and_majorities() -> None:
    """HI-13.1: three wonders in the row, five Civbots."""
    match = civitas.new("historia", 1, seed=1)
    plain = match.position()
    assert plain["bots"] == 5 and len([one for one in plain["row"] if one]) == 3
    majority = [one["id"] for one in match.game.content["wonder"] if one["majority"] != "none"]
    assert majority and all(plain["wonder_at"][one] == "gone" for one in majority)
    assert not any(plain["leader"][0].values())


def test_losing_the_last_cube_loses_the_solo_game() -> None:
    """HI-13.2: whoever attacked."""
    table = Table(1).at(0, "europe").at(1, "europe", "russia").levels(0, 2, 1).levels(1, 2, 4).reveal(0, "war")
    match = play(table.resolving(), "attack civ_2")
    assert match.over and match.position()["outcome"] == "lost" and places(match, 0) == set()


@pytest.mark.parametrize(("mine", "theirs", "outcome"), [(51, 50, "won"), (50, 50, "lost"), (10, 50, "lost")])
def test_the_solo_game_is_won_with_more_points_than_every_civbot(mine: int, theirs: int, outcome: str) -> None:
    """HI-13.3, D-22: a tie is no victory (both get the points of a Clan: none)."""
    table = Table(1, 12).levels(0, 1, 1).points(0, mine).tokens()
    for civ in range(1, 6):
        table.levels(civ, 1, 1).at(civ, "europe")
    table.points(1, theirs)
    match = table.at(0, "europe").icons()
    assert match.over and match.position()["outcome"] == outcome


def test_an_eliminated_civbot_cannot_win() -> None:
    """HI-13.3, D-20."""
    table = Table(1, 12).levels(0, 1, 1).points(0, 5).at(0, "europe", "russia")
    for civ in range(1, 6):
        table.levels(civ, 1, 1).at(civ, "europe")
    table.points(3, 90).at(3)
    table._of(3, "used", 0)
    table._of(3, "supply", 0)
    match = play(table.icons())
    assert match.position()["outcome"] == "won"

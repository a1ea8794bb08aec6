"""HI-8: the ten actions beyond the worked examples."""

import pytest

from civitas.games.historia.tables import CONTENT
from tests.games.historia.scenarios import (
    Table,
    answers,
    cubes,
    hand,
    levels,
    of,
    places,
    play,
    question,
    queue,
    refusal,
    wonders,
)


def test_north_america_and_russia_are_no_neighbours() -> None:
    """HI-8.0a: the Americas are an island to whoever has no Navigation."""
    match = Table(2).at(0, "north_america").at(1, "russia").levels(1, 4, 3).reveal(0, "trade").resolving()
    assert levels(match, 0) == (1, 1)
    match = Table(2).at(0, "central_america").at(1, "south_america").levels(1, 4, 3).reveal(0, "trade").resolving()
    assert levels(match, 0) == (2, 1) and of(match, 1, "points") == 2


def test_the_advanced_military_costs_three_even_for_one_step() -> None:
    """HI-8.1, HI-7.4, D-33: the second step is blocked by the band."""
    match = play(Table(2).levels(0, 4, 8).cubes(0, 3, 0).reveal(0, "military").resolving(), "advanced")
    assert levels(match, 0) == (4, 9) and cubes(match, 0)[1] >= 2


def test_levels_beyond_sixteen_are_two_points_each() -> None:
    """HI-7.3, HI-8.2."""
    match = play(Table(2).levels(0, 16, 12).cubes(0, 3, 0).reveal(0, "technology").resolving(), "advanced")
    assert levels(match, 0) == (16, 12) and of(match, 0, "earned")["levels"] == 4


def test_advanced_art_takes_two_or_what_is_left() -> None:
    """HI-8.3: the row is not refilled and keeps its order."""
    table = Table(2).levels(0, 6, 4).row("sphinx", "giza", "luxor").cubes(0, 3, 0).reveal(0, "art")
    match = play(table.resolving(), "advanced", "take giza", "take luxor")
    assert wonders(match, 0) == {"giza", "luxor"}
    assert [one for one in match.position()["row"] if one] == ["sphinx"]
    table = Table(2).levels(0, 6, 4).row("sphinx").cubes(0, 3, 0).reveal(0, "art")
    assert wonders(play(table.resolving(), "advanced"), 0) == {"sphinx"}


def test_art_without_wonders_has_no_effect() -> None:
    """HI-8.3."""
    match = Table(2).row().cubes(0, 1, 0).reveal(0, "art").resolving()
    assert cubes(match, 0)[0] == 1 and queue(match, 0) == ["art"]


def test_exploit_takes_cubes_off_the_map_for_points() -> None:
    """HI-8.4, D-11: the territory's points are lost, below zero too; the last cube stays."""
    table = Table(2).tokens(europe=16).at(0, "europe", "russia").cubes(0, 0, 1).reveal(0, "exploit")
    match = play(table.resolving(), "leave europe")
    vp = next(one["vp"] for one in CONTENT["territory_token"] if one["number"] == 16)
    assert of(match, 0, "points") == -vp < 0 and places(match, 0) == {"russia"} and cubes(match, 0)[0] == 1
    assert refusal(match, "leave russia") == "HI-8.4"


def test_exploit_may_stop_at_once() -> None:
    """HI-8.4: up to two cubes."""
    match = play(Table(2).cubes(0, 0, 2).reveal(0, "exploit").resolving(), "stop")
    assert cubes(match, 0)[:2] == (0, 2)


def test_advanced_exploit_pays_a_point_for_four_cubes() -> None:
    """HI-8.4, HI-2.4: the payment needs the point."""
    table = Table(2).levels(0, 9, 6).cubes(0, 0, 4).points(0, 1).reveal(0, "exploit")
    match = play(table.resolving(), "advanced", *["recover used"] * 4)
    assert cubes(match, 0)[:2] == (4, 0) and of(match, 0, "points") == 0
    match = Table(2).levels(0, 9, 6).cubes(0, 0, 4).reveal(0, "exploit").resolving()
    assert question(match) == ("exploit", 0) and of(match, 0, "points") == 0


def test_expansion_needs_a_border_and_no_own_cube() -> None:
    """HI-8.5, D-34."""
    match = Table(2).at(0, "china", "india").cubes(0, 1, 0).reveal(0, "expansion").resolving()
    assert set(answers(match)) == {"expand russia", "expand middle_east", "expand indochina"}
    assert refusal(match, "expand china") == "HI-8.5" and refusal(match, "expand europe") == "HI-8.5"


def test_advanced_expansion_recovers_the_cube_it_places() -> None:
    """HI-8.5: without a cube in the supply the advanced side is possible, the basic one is not."""
    match = Table(2).at(0, "oceania").levels(0, 5, 3).cubes(0, 0, 1).reveal(0, "expansion").resolving()
    assert places(match, 0) == {"oceania", "indochina"} and cubes(match, 0)[:2] == (0, 0)


def test_navigation_expands_anywhere() -> None:
    """HI-8.5."""
    match = play(Table(2).at(0, "oceania").levels(0, 8, 5).cubes(0, 1, 0).reveal(0, "expansion").resolving(), "basic")
    assert len(answers(match)) == 12


def test_an_expansion_without_a_place_recovers_nothing() -> None:
    """HI-8.5, D-47: everything within reach is taken already."""
    table = Table(2).at(0, "oceania", "indochina", "india", "china").levels(0, 5, 3)
    table.at(0, "north_america", "central_america", "south_america").cubes(0, 0, 2).reveal(0, "expansion")
    match = table.resolving()
    assert cubes(match, 0)[:2] == (0, 2) and queue(match, 0) == ["expansion"]


def test_the_advanced_trade_pays_the_partner_less() -> None:
    """HI-8.6: one point instead of two."""
    table = Table(2).at(0, "europe").at(1, "russia").levels(0, 8, 5).levels(1, 10, 7).reveal(0, "trade")
    match = play(table.resolving(), "advanced")
    assert levels(match, 0) == (9, 5) and of(match, 1, "points") == 1


def test_a_blocked_trade_pays_nobody() -> None:
    """HI-8.6, D-12."""
    match = Table(2).at(0, "europe").at(1, "russia").levels(0, 3, 1).levels(1, 5, 3).reveal(0, "trade").resolving()
    assert levels(match, 0) == (3, 1) and of(match, 1, "points") == 0


def test_a_raid_needs_a_strictly_weaker_neighbour() -> None:
    """HI-8.7."""
    match = Table(2).at(0, "europe").at(1, "europe").levels(0, 2, 3).levels(1, 2, 3).reveal(0, "raid").resolving()
    assert of(match, 0, "points") == 0
    table = Table(2).at(0, "europe").at(1, "europe").levels(0, 2, 3).levels(1, 2, 2).cubes(0, 1, 0)
    match = table.reveal(0, "raid").resolving()
    assert of(match, 0, "points") == 1 and cubes(match, 0)[:2] == (1, 0), "points come without cubes"


@pytest.mark.parametrize(("mine", "points", "theirs"), [(4, 2, 0), (3, 0, 0), (2, 0, 2)])
def test_a_war_has_to_be_fought(mine: int, points: int, theirs: int) -> None:
    """HI-8.8: the stronger side wins whoever attacks; equals part in peace."""
    table = Table(2).at(0, "europe", "russia").at(1, "europe", "china").levels(0, 3, mine).levels(1, 3, 3)
    match = table.reveal(0, "war").resolving()
    assert of(match, 0, "points") == points and of(match, 1, "points") == theirs
    assert ("europe" in places(match, 0)) == (mine >= 3) and ("europe" in places(match, 1)) == (mine <= 3)


def test_the_attacker_chooses_territory_and_enemy() -> None:
    """HI-8.8."""
    table = Table(3).at(0, "europe", "russia").at(1, "europe", "russia").at(2, "russia", "china").levels(0, 3, 5)
    match = table.levels(1, 2, 2).levels(2, 2, 2).reveal(0, "war").resolving()
    assert set(answers(match)) == {"fight europe", "fight russia"}
    assert refusal(match, "fight china") == "HI-8.8"
    play(match, "fight russia")
    assert set(answers(match)) == {"attack civ_2", "attack civ_3"}
    play(match, "attack civ_3")
    assert places(match, 2) == {"china"} and of(match, 0, "points") == 2


def test_the_last_cube_of_a_player_stays() -> None:
    """HI-8.8: the points are scored all the same."""
    match = Table(2).at(0, "europe").at(1, "europe").levels(0, 2, 5).levels(1, 2, 2).reveal(0, "war").resolving()
    assert places(match, 1) == {"europe"} and of(match, 0, "points") == 2


def test_nuclear_energy_doubles_a_war() -> None:
    """HI-8.8: four points for the winner, the defender too."""
    table = Table(2).at(0, "europe", "china").at(1, "europe", "russia").levels(0, 14, 8).levels(1, 9, 9)
    match = play(table.reveal(0, "war").resolving(), "advanced")
    assert of(match, 1, "points") == 4 and places(match, 0) == {"china"}


def test_a_revolution_takes_the_newest_card_and_one_of_choice() -> None:
    """HI-8.10: normally the Revolution itself."""
    match = Table(2).queue(0, "raid", "trade", "art").reveal(0, "revolution").resolving()
    assert question(match) == ("queue", 0) and set(answers(match)) == {"recall raid", "recall trade", "recall art"}
    play(match, "recall trade")
    assert {"revolution", "trade"} <= hand(match, 0)

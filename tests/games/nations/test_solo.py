"""NA-17: the solo game against the virtual opponent, its tiles, its die and the Hall of Fame."""

from civitas.core.match import Match
from civitas.games.nations.rules.solo import change_opponent, clear_column
from civitas.games.nations.tables import FAME, TILE_ARCHITECTS, TILE_FACE, TILE_FAMINE, TILE_START, TILES
from tests.games.nations.scenarios import (
    Table,
    carry_out,
    income,
    moved,
    noted,
    order,
    play,
    question,
    refusal,
    seen,
    stock,
)

TILE = TILES.names[0]


def alone(strength: int = 0, stability: int = 0, books: int = 2) -> Table:
    """A solo table with an opponent like this."""
    return Table(1).tile(TILE).set(vo_strength=strength, vo_stability=stability, vo_books=books)


def throws(match: Match) -> int:
    return len(noted(match, "rolls_die"))


def test_the_start() -> None:
    """NA-17.1, NA-17.2, NA-17.3: 1 and 2 books, four columns, no event cards; the tile gives all the rest."""
    match = Table(1).turn()
    assert order(match) == [0]
    assert not seen(match, "vo_first")
    assert seen(match, "event") is None
    assert set(seen(match, "event_lies")) == {"box"}
    tile = TILES.names.index(TILE)
    match = alone(books=7).at(("place_architects", None, 0))
    shown = (seen(match, "vo_strength"), seen(match, "vo_stability"), seen(match, "vo_books"))
    assert shown == (TILE_START[tile, 0], TILE_START[tile, 1], 7 + TILE_START[tile, 2])
    assert seen(match, "architects") == TILE_ARCHITECTS[tile]


def test_a_throw_after_every_action_but_a_worker_to_a_building() -> None:
    """NA-17.4, NA-D36: passing and taking workers off are no actions."""
    table = alone().board(r1c1="won_petra", r3c4="won_sphinx").owns(0, "wonder_1", "won_royal_society")
    assert throws(play(table.turn(), "deploy work_1")) == 0
    assert throws(play(table.turn(), "deploy work_3")) == 1  # the axeman
    assert throws(play(table.turn(), "buy r1c1")) == 1
    assert throws(play(table.turn(), "use wonder_1", "deploy work_1")) == 1
    assert throws(play(table.builds(0, "won_great_lighthouse").set(architects=1).turn(), "hire public")) == 1
    assert throws(play(table.mans(0, 1, 2).turn(), "undeploy work_1")) == 0


def test_two_actions_two_throws() -> None:
    """NA-17.4, NA-6.5: Sun Tzu in the first turn of the round."""
    table = alone().of(0, began_turn=False).owns(0, "advisor", "adv_sun_tzu")
    match = play(table.turn(), "deploy work_3")
    assert (question(match), throws(match)) == (("turn", 0), 1)
    assert (question(play(match, "deploy work_3")), throws(match)) == (("turn_end", 0), 2)


def test_the_second_in_order_is_met_by_a_throw() -> None:
    """NA-17.5, NA-D49."""
    assert throws(alone().set(vo_first=True).at(("place_architects", None, 0))) == 1
    assert throws(alone().set(vo_first=False).at(("place_architects", None, 0))) == 0


def test_a_throw_of_1_to_4_clears_a_column() -> None:
    """NA-17.7: the cheapest War becomes the opponent's, another is removed."""
    spaces = {"r1c2": "won_petra", "r2c2": "war_hunnic_invasions", "r3c2": "war_punic_wars", "r1c3": "won_sphinx"}
    table = alone(strength=5).board(**spaces)
    match = table.turn()
    carry_out(match, clear_column, 1)
    assert [seen(match, "space")[f"r{row}c2"] for row in (1, 2, 3)] == [None, None, None]
    assert seen(match, "space")["r1c3"] == "won_sphinx"
    assert (seen(match, "war_card"), seen(match, "war_strength"), seen(match, "war_buyer")) == (
        "war_hunnic_invasions",
        5,
        None,
    )
    assert refusal(table.war("war_wars_of_alexander", 3, 0).turn(), "buy r2c2") == "NA-7.5"  # NA-17.9
    match = table.turn()
    carry_out(match, clear_column, 1)
    assert seen(match, "war_card") == "war_wars_of_alexander"


def test_a_throw_of_5_or_6_acts_as_the_tile_says() -> None:
    """NA-17.8: every time; strength and books never below 0."""
    tile = next(n for n in range(len(TILES.names)) if (TILE_FACE[n] < 0).any())
    face = 0 if (TILE_FACE[tile, 0] < 0).any() else 1
    match = alone().tile(TILES.names[tile]).set(vo_strength=0, vo_stability=0, vo_books=0).turn()
    carry_out(match, change_opponent, face)
    for field, at in (("vo_strength", 0), ("vo_books", 2)):
        assert seen(match, field) == max(0, TILE_FACE[tile, face, at])
    assert seen(match, "vo_stability") == TILE_FACE[tile, face, 1]


def test_comparisons_with_what_the_opponent_has() -> None:
    """NA-17.6, NA-2.12: strength and stability with his; in all else the player wins every tie."""
    assert income(alone(strength=1).owns(0, "advisor", "adv_augustus").turn())["stone"] == 2 * (1 > 1)
    assert income(alone(strength=0).owns(0, "advisor", "adv_augustus").turn())["stone"] == 2
    table = alone().owns(0, "wonder_1", "won_statue_of_liberty")
    assert table.turn().scores()[0].sources["wonders"] == 3
    match = play(alone().owns(0, "wonder_1", "won_forbidden_palace").goods(0, vp=0).turn(), "pass")
    assert (1,) in noted(match, "gains_vp", 0)


def test_a_card_goes_when_the_opponent_grows_stronger() -> None:
    """NA-17.6, NA-2.14: a throw is enough."""
    table = alone(strength=1).works(0, 1, "start_hoplite", 1).owns(0, "advisor", "adv_harald_hardrada")
    tile = next(n for n in range(len(TILES.names)) if TILE_FACE[n, 0, 0] > 2)
    match = table.tile(TILES.names[tile]).turn()
    assert seen(match, "tableau", 0)["advisor"] is not None
    carry_out(match, change_opponent, 0)
    assert seen(match, "tableau", 0)["advisor"] is None


def test_the_order_against_the_opponent() -> None:
    """NA-17.10: strength, then stability, then as before."""
    for strength, stability, first in ((1, 0, True), (0, 1, True), (0, 0, False)):
        match = alone(strength, stability).at(("order_players", None, 0))
        assert seen(match, "vo_first") is first
    match = alone().set(vo_first=True).at(("order_players", None, 0))
    assert seen(match, "vo_first") is True


def test_the_opponent_is_never_hurt_by_a_war_the_player_is() -> None:
    """NA-17.9, NA-17.11: cards against others do nothing to him either."""
    match = alone(strength=9).goods(0, vp=5).war("war_hunnic_invasions", 9, None).at(("wage_war", None, 0))
    assert noted(match, "defeated", 0)
    match = alone().goods(0, vp=5).war("war_hunnic_invasions", 0, 0).at(("wage_war", None, 0))
    assert noted(match, "defeated", 0) == []
    table = alone().owns(0, "advisor", "adv_hannibal").works(0, 1, "start_axeman", 1).board(r1c1="bat_siege_of_troy")
    assert stock(play(table.turn(), "buy r1c1"))[0] == 9


def test_a_point_for_more_stability_or_one_less() -> None:
    """NA-17.10: in place of the events; a tie loses."""
    for stability, points in ((-1, 6), (0, 4), (1, 4)):
        match = alone(stability=stability).goods(0, vp=5).at(("judge_stability", None, 0))
        assert seen(match, "vp", 0) == points


def test_the_famine_of_the_tile_and_three_points_for_more_books() -> None:
    """NA-17.3, NA-17.10: instead of the book scoring."""
    match = alone().at(("suffer_famine", None, 0))
    assert moved(match, "loses", 0).get("food", 0) == TILE_FAMINE[TILES.names.index(TILE)]
    for books, points in ((3, 8), (2, 5)):
        match = alone(books=2).goods(0, vp=5, books=books).age(1, second=True).at(("end_age", None, 0))
        assert seen(match, "vp", 0) == points


def test_machiavelli_chooses_between_two_tiles() -> None:
    """NA-18.59."""
    table = alone().owns(0, "advisor", "adv_niccolo_machiavelli").age(3)
    table.plain["tile_lies"][TILES.names.index(TILE)] = "removed"
    match = table.set(tile=None).at(("reveal_event", None, 0))
    assert question(match) == ("choose_event", 0)
    other = seen(match, "other_tile")
    assert seen(play(match, "keep second"), "tile") == other


def test_the_hall_of_fame() -> None:
    """NA-17.12, NA-17.13, NA-D37: at least the printed points of a line."""
    bare = {"gold": 0, "food": 0, "stone": 0, "books": 0}
    for points, line in ((70, 0), (69, 1), (10, 10)):
        match = alone().goods(0, vp=points, **bare).age(4, second=True).at(("end_round", None, 0))
        assert match.over
        assert noted(match, "hall_of_fame") == [(line, points)]
    match = alone().goods(0, vp=9, **bare).age(4, second=True).at(("end_round", None, 0))
    assert noted(match, "hall_of_fame") == []
    assert FAME.tolist() == [70, 60, 55, 50, 45, 40, 35, 25, 20, 15, 10]

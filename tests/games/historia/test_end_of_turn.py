"""HI-10 and HI-11: the icons of the time wheel, leaders, and the end of the game."""

import pytest

from tests.games.historia.scenarios import Table, cubes, levels, of, order, places, question, queue


@pytest.mark.parametrize(("turn", "pays"), [(1, False), (2, True), (3, False), (4, True), (12, True)])
def test_territories_pay_in_the_middle_and_at_the_end_of_an_era(turn: int, pays: bool) -> None:
    """HI-10.1, HI-10.4: only to a civilization that is alone there."""
    table = Table(2, turn).tokens(europe=1, china=2).at(0, "europe", "china").at(1, "china", "india")
    earned = of(table.icons(), 0, "earned")["territories"]
    from civitas.games.historia.tables import CONTENT

    vp = next(one["vp"] for one in CONTENT["territory_token"] if one["number"] == 1)
    assert earned == (vp if pays else 0)


def test_cubes_come_back_as_many_as_territories() -> None:
    """HI-10.3, HI-10.7: a cube is added first, then as many are recovered as there are territories."""
    match = Table(2, 2).at(0, "europe", "russia").cubes(0, 0, 1).levels(0, 2, 2).icons()
    assert cubes(match, 0)[0] >= 2


def test_nothing_is_added_from_an_empty_reserve() -> None:
    """HI-10.3."""
    match = Table(2, 2).at(0, "europe").levels(0, 4, 3).cubes(0, 8, 0).icons()
    assert cubes(match, 0) == (8, 0, 1)


def test_the_two_oldest_cards_come_back() -> None:
    """HI-10.5: or fewer."""
    match = Table(2).queue(0, "raid", "trade", "art").queue(1, "raid").icons()
    assert queue(match, 0) == ["art"] and queue(match, 1) == []


@pytest.mark.parametrize(
    ("cell", "vp", "cube"),
    [
        ((1, 1), 0, 1), ((4, 3), 1, 0), ((5, 5), 2, 0), ((7, 7), 3, 0), ((9, 8), 4, 0),
        ((12, 9), 5, 0), ((15, 14), 5, 1), ((15, 10), 7, 0), ((8, 13), 3, 2),
    ],
)  # fmt: skip
def test_every_government_pays(cell: tuple[int, int], vp: int, cube: int) -> None:
    """HI-10.8."""
    match = Table(2).levels(0, *cell).cubes(0, 0, 3).icons()
    assert of(match, 0, "earned")["governments"] == vp and cubes(match, 0)[0] == cube


def test_the_last_turn_ends_the_game() -> None:
    """HI-10.13, HI-2.1: points are still paid; order, wonders and leaders do not change any more."""
    table = Table(3, 12).order(0, 1, 2).points(0, 50).levels(0, 7, 7).row("burj_khalifa")
    match = table.icons()
    assert match.over and of(match, 0, "earned")["governments"] == 3
    assert order(match) == [0, 1, 2] and match.position()["row"][0] == "burj_khalifa"


def test_levels_break_a_tie_then_the_victory_is_shared() -> None:
    """HI-2.2, D-02."""
    table = Table(3, 12).levels(0, 7, 7).levels(1, 8, 7).levels(2, 7, 7)
    for seat in range(3):
        table.at(seat, "europe")
    match = table.points(0, 10).points(1, 10).points(2, 10).icons()
    assert [of(match, seat, "points") for seat in range(3)] == [13, 13, 13]
    assert match.ranking() == [2, 1, 2]
    table = Table(2, 12).levels(0, 7, 7).levels(1, 7, 7).at(0, "europe").at(1, "europe")
    match = table.points(0, 10).points(1, 10).icons()
    assert match.ranking() == [1, 1]


def test_new_leaders_are_drafted_from_the_first_player_on() -> None:
    """HI-10.12: by the new order; the old leaders are gone."""
    match = Table(3, 4).order(0, 1, 2).points(0, 30).points(1, 20).points(2, 10).icons()
    assert order(match) == [2, 1, 0] and question(match) == ("leader", 2)
    assert not any(one["era_1"] for one in match.position()["leader"])
    while question(match) and question(match)[0] == "leader":  # type: ignore[index]
        match.play(match.legal()[0])
    assert all(one["era_2"] for one in match.position()["leader"][:3])


def test_a_leaders_conditions_are_independent() -> None:
    """HI-11.1: either, both or none."""
    table = Table(2, 4).leader(0, "alexander").at(0, "europe", "russia", "china").levels(0, 3, 3)
    assert of(table.icons(), 0, "earned")["leaders"] == 3
    table = Table(2, 4).leader(0, "alexander").at(0, "europe").levels(0, 4, 6)
    assert of(table.icons(), 0, "earned")["leaders"] == 5


def test_only_its_own_era_pays_a_leader() -> None:
    """HI-11.1: not in the middle of the era."""
    table = Table(2, 2).leader(0, "alexander").at(0, "europe", "russia", "china").levels(0, 4, 6)
    match = table.icons()
    assert of(match, 0, "earned")["leaders"] == 0 and levels(match, 0) == (4, 6) and len(places(match, 0)) == 3

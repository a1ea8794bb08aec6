"""SA-13: phase 3, feeding."""

from itertools import product

import pytest

from tests.games.stone_age.scenarios import (
    ANY_TWO,
    Table,
    answers,
    cell,
    noted,
    outcomes,
    play,
    question,
    refusal,
    stock,
)


def tribes(*food: int, players: int = 2) -> Table:
    """Tribes of five with so much food each; the others have plenty."""
    table = Table(players)
    for seat, amount in enumerate(food):
        table.has(seat, food=amount)
    return table


# ---- enough food


def test_every_person_eats_one_food_and_the_rest_is_kept() -> None:
    """SA-13.3, SA-13.4: automatically."""
    match = tribes(9, 5).feeding()
    assert [cell(match, "food", seat) for seat in range(2)] == [4, 0]
    assert noted(match, "feeds") == [(0, 5), (1, 5)]
    assert [cell(match, "score", seat) for seat in range(2)] == [0, 0]


def test_a_tribe_with_enough_food_cannot_starve() -> None:
    """SA-13.4: nothing is asked, even if resources could pay instead."""
    match = tribes(5).has(0, wood=5).keeps(0, ANY_TWO).feeding()
    assert question(match)[0] == "place"
    assert cell(match, "food", 0) == 0 and stock(match, 0) == (5, 0, 0, 0)


def test_the_food_track_brings_food_before_the_tribe_eats() -> None:
    """SA-13.2: 2 + 3 feed exactly five."""
    match = tribes(2).has(0, food_track=3).has(1, food_track=10).feeding()
    assert [cell(match, "food", seat) for seat in range(2)] == [0, 12 + 10 - 5]
    assert noted(match, "lacks_food") == []


@pytest.mark.parametrize("people", [5, 7, 10])
def test_all_people_are_fed(people: int) -> None:
    """SA-13.3."""
    match = tribes(12).has(0, people=people).feeding()
    assert cell(match, "food", 0) == 12 - people


# ---- the order


def test_tribes_are_fed_clockwise_from_the_first_player_one_after_the_other() -> None:
    """SA-13.1, SA-13.7: the shortage of one is settled before the next one eats."""
    table = tribes(0, 0, 0, players=3)
    for seat in range(3):
        table.has(seat, wood=9)
    match = table.feeding(1)
    asked = []
    while question(match)[0] == "feed":
        seat = match.to_act
        assert seat is not None
        asked.append(seat)
        assert [lacking for lacking, _ in noted(match, "lacks_food")] == asked
        match.play("feed")
    assert asked == [1, 2, 0]


# ---- a shortage


@pytest.mark.parametrize(("food", "track", "shortage"), [(4, 0, 1), (0, 4, 1), (3, 0, 2), (1, 1, 3), (0, 0, 5)])
def test_the_shortage_is_what_food_and_track_do_not_cover(food: int, track: int, shortage: int) -> None:
    """SA-13.5: and all food is gone while the player chooses."""
    match = tribes(food).has(0, food_track=track, gold=5).feeding()
    assert question(match) == ("feed", 0)
    assert cell(match, "due") == shortage
    assert cell(match, "food", 0) == 0
    assert noted(match, "lacks_food") == [(0, shortage)]


@pytest.mark.parametrize("shortage", [1, 2, 5])
def test_resources_feed_exactly_the_shortage(shortage: int) -> None:
    """SA-13.5a: one resource is one food; no further loss."""
    match = play(tribes(5 - shortage).has(0, stone=7).feeding(), "feed")
    assert stock(match, 0) == (0, 0, 7 - shortage, 0)
    assert cell(match, "food", 0) == 0
    assert cell(match, "score", 0) == 0
    assert noted(match, "pays") == [(0, 2, shortage)]


def test_any_mix_of_resources_feeds() -> None:
    """SA-13.5a, SA-17.1: each mix of 3 by exactly one sequence, none larger."""
    held = (2, 1, 0, 3)
    match = play(tribes(2).has(0, wood=2, brick=1, gold=3).feeding(), "feed")
    paid = [tuple(had - has for had, has in zip(held, stock(end, 0), strict=True)) for end in outcomes(match, "pay")]
    exact = [mix for mix in product(*(range(have + 1) for have in held)) if sum(mix) == 3]
    assert sorted(paid) == sorted(exact)


def test_feeding_with_resources_is_not_stopped_early() -> None:
    """SA-13.5: part payment is not possible."""
    match = play(tribes(2).has(0, wood=2, gold=3).feeding(), "feed", "pay wood")
    assert refusal(match, "pay done") == "SA-12.2"
    assert refusal(match, "starve") == "SA-17.5"


def test_a_starving_tribe_loses_ten_points_and_keeps_its_resources() -> None:
    """SA-13.5b: its food is gone."""
    match = play(tribes(4).has(0, wood=9, gold=1).scored(0, buildings=16).feeding(), "starve")
    assert cell(match, "score", 0) == 6
    assert stock(match, 0) == (9, 0, 0, 1)
    assert cell(match, "food", 0) == 0
    assert cell(match, "people", 0) == 5
    assert match.scores()[0].sources["hunger"] == -10


@pytest.mark.parametrize(("people", "food"), [(5, 4), (10, 0)])
def test_starving_costs_ten_once_whatever_the_shortage(people: int, food: int) -> None:
    """SA-13.5b, SA-13.6: and the score may become negative."""
    match = tribes(food).has(0, people=people).feeding()
    assert noted(match, "starves") == [(0, 10)]
    assert cell(match, "score", 0) == -10
    assert cell(match, "people", 0) == people


def test_a_tribe_that_starves_again_loses_again() -> None:
    """SA-13.5b: once a round."""
    match = tribes(0).scored(0, hunger=-10).feeding()
    assert cell(match, "score", 0) == -20
    assert match.scores()[0].sources["hunger"] == -20


def test_a_tribe_with_too_few_resources_starves_without_a_question() -> None:
    """SA-13.5, SA-17.4."""
    match = tribes(2).has(0, wood=1, stone=1).feeding()
    assert noted(match, "starves") == [(0, 10)]
    assert stock(match, 0) == (1, 0, 1, 0)


def test_exactly_enough_resources_are_a_choice() -> None:
    """SA-13.5."""
    match = tribes(2).has(0, wood=2, stone=1).feeding()
    assert answers(match) == ["feed", "starve"]
    assert refusal(match, "use any_two") == "SA-11.10"
    match.play("feed")
    assert stock(match, 0) == (0, 0, 0, 0) and cell(match, "score", 0) == 0


def test_the_any_two_card_may_make_feeding_possible() -> None:
    """SA-17.3, SA-13.5: then the same question is asked again."""
    match = tribes(3).keeps(0, ANY_TWO).feeding()
    assert answers(match) == ["use any_two", "starve"]
    assert refusal(match, "feed") == "SA-13.5"
    play(match, "use any_two", "take wood", "take wood")
    assert question(match) == ("feed", 0)
    assert cell(match, "due") == 2
    assert answers(match) == ["feed", "starve"]
    match.play("feed")
    assert stock(match, 0) == (0, 0, 0, 0)
    assert cell(match, "score", 0) == 0


def test_the_any_two_card_may_be_of_no_help() -> None:
    """SA-17.3, note 14: it is offered all the same, and starving then is forced."""
    match = tribes(0).keeps(0, ANY_TWO).feeding()
    play(match, "use any_two", "take gold")
    assert cell(match, "score", 0) == -10
    assert stock(match, 0) == (0, 0, 0, 2)


def test_feeding_leaves_nothing_open() -> None:
    """SA-13.7: equal positions are equal."""
    match = play(tribes(2).has(0, wood=5).feeding(), "feed")
    assert (cell(match, "due"), cell(match, "cursor"), cell(match, "buying")) == (0, 0, 0)
    assert set(cell(match, "paid").values()) == {0}

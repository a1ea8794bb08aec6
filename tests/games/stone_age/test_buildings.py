"""SA-12: buying buildings."""

from itertools import product

import pytest

from civitas.core.match import Match
from tests.games.stone_age.scenarios import (
    ANY_TWO,
    RESOURCES,
    Table,
    answers,
    cell,
    noted,
    outcomes,
    play,
    refusal,
    stock,
    tiles_of,
)

VALUES = (3, 4, 5, 6)
FIXED = {
    "fixed_wwb": 10,
    "fixed_wws": 11,
    "fixed_wbb": 11,
    "fixed_wwg": 12,
    "fixed_wbs": 12,
    "fixed_wbg": 13,
    "fixed_wss": 13,
    "fixed_bbs": 13,
    "fixed_wsg": 14,
    "fixed_bbg": 14,
    "fixed_bss": 14,
    "fixed_bsg": 15,
    "fixed_ssg": 16,
}
CHOICES = [(units, kinds) for units in (4, 5) for kinds in (1, 2, 3, 4)]


def price(design: str) -> dict[str, int]:
    letters = design.removeprefix("fixed_")
    return {kind: letters.count(kind[0]) for kind in RESOURCES}


def before_building(design: str, held: tuple[int, ...] = (0, 0, 0, 0)) -> Table:
    return Table().tile_on(1, design).has(0, **dict(zip(RESOURCES, held, strict=True))).stand(0, building_1=1)


def payments(match: Match, held: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Everything that can be paid from here, once for every sequence; each scores what it is worth."""
    found = []
    for end in outcomes(match, "pay"):
        paid = tuple(had - has for had, has in zip(held, stock(end, 0), strict=True))
        assert cell(end, "score", 0) == sum(units * value for units, value in zip(paid, VALUES, strict=True))
        assert len(tiles_of(end, 0)) == 1
        found.append(paid)
    return found


# ---- fixed


@pytest.mark.parametrize("design", FIXED)
def test_a_fixed_building_takes_its_price_and_scores_its_points(design: str) -> None:
    """SA-12.1, SA-12.2: at once, without asking how to pay, and nothing beyond the price."""
    held = tuple(units + 1 for units in price(design).values())
    match = play(before_building(design, held).acting(0), "buy")
    assert stock(match, 0) == (1, 1, 1, 1)
    assert cell(match, "score", 0) == FIXED[design]
    assert match.scores()[0].sources["buildings"] == FIXED[design]
    assert tiles_of(match, 0) == [design]
    assert match.to_act == 1


@pytest.mark.parametrize("design", FIXED)
def test_a_fixed_building_takes_nothing_else(design: str) -> None:
    """SA-12.7: one unit of any kind too few is too few, whatever else is there."""
    for missing in RESOURCES:
        if price(design)[missing] == 0:
            continue
        held = tuple(price(design)[kind] - 1 if kind == missing else 9 for kind in RESOURCES)
        match = before_building(design, held).acting(0)
        assert noted(match, "declines") == [(0, 12)]
        assert stock(match, 0) == held and cell(match, "score", 0) == 0


# ---- choice


@pytest.mark.parametrize(("units", "kinds"), CHOICES)
@pytest.mark.parametrize("held", [(5, 5, 5, 5), (3, 1, 1, 1), (2, 2, 0, 4), (0, 3, 2, 1)])
def test_a_choice_building_takes_exactly_so_many_of_so_many_kinds(
    units: int, kinds: int, held: tuple[int, ...]
) -> None:
    """SA-12.2, SA-12.6, SA-12.7, SA-17.1: every exact payment, each by one sequence, and no dead end."""
    exact = [
        paid
        for paid in product(*(range(have + 1) for have in held))
        if sum(paid) == units and sum(amount > 0 for amount in paid) == kinds
    ]
    match = before_building(f"choice_{units}_of_{kinds}", held).acting(0)
    if exact:
        assert sorted(payments(play(match, "buy"), held)) == sorted(exact)
    else:
        assert noted(match, "declines") == [(0, 12)]


def test_no_payment_walks_into_a_dead_end() -> None:
    """SA-17.1, note 15: 5 of exactly 3 kinds from 3, 1, 1, 1 needs all three wood."""
    match = play(before_building("choice_5_of_3", (3, 1, 1, 1)).acting(0), "buy")
    # The three wood are paid without a question; then two of the other three kinds are chosen.
    assert cell(match, "paid", "wood") == 3
    assert answers(match) == ["pay brick", "pay stone"]
    assert refusal(match, "pay gold") == "SA-17.1"
    wider = play(before_building("choice_5_of_3", (3, 2, 1, 1)).acting(0), "buy")
    assert cell(wider, "paid", "wood") == 2
    assert answers(wider) == ["pay wood", "pay brick"]
    assert refusal(wider, "pay stone") == refusal(wider, "pay gold") == "SA-17.1"


def test_a_choice_building_is_paid_in_full() -> None:
    """SA-12.2: stopping early is for open buildings."""
    match = play(before_building("choice_4_of_2", (4, 4, 0, 0)).acting(0), "buy", "pay wood")
    assert refusal(match, "pay done") == "SA-12.2"
    assert refusal(match, "decline") == "SA-17.5"


@pytest.mark.parametrize(
    ("design", "held"),
    [
        ("choice_5_of_3", (9, 9, 0, 0)),
        ("choice_4_of_4", (2, 2, 2, 0)),
        ("choice_5_of_1", (4, 4, 4, 4)),
        ("choice_5_of_2", (2, 2, 2, 2)),
        ("fixed_ssg", (9, 9, 1, 9)),
        ("open_1_to_7", (0, 0, 0, 0)),
    ],
)
def test_what_cannot_be_paid_exactly_cannot_be_bought(design: str, held: tuple[int, ...]) -> None:
    """SA-12.3, SA-12.7: the any-two card keeps the question open."""
    match = play(before_building(design, held).keeps(0, ANY_TWO).acting(0), "resolve building_1")
    assert refusal(match, "buy") == "SA-12.3"
    assert answers(match) == ["use any_two", "decline"]


def test_the_any_two_card_brings_a_price_within_reach() -> None:
    """SA-17.3, note 14."""
    match = play(before_building("fixed_ssg", (0, 0, 1, 0)).keeps(0, ANY_TWO).acting(0), "resolve building_1")
    play(match, "use any_two", "take stone", "take gold", "buy")
    assert cell(match, "score", 0) == 16
    assert stock(match, 0) == (0, 0, 0, 0)


# ---- open


def test_an_open_building_takes_any_one_to_seven() -> None:
    """SA-12.2, SA-17.1: every payment once."""
    held = (2, 1, 2, 4)
    exact = [paid for paid in product(*(range(have + 1) for have in held)) if 1 <= sum(paid) <= 7]
    match = play(before_building("open_1_to_7", held).acting(0), "buy")
    assert sorted(payments(match, held)) == sorted(exact)


def test_paying_for_an_open_building_stops_only_after_the_first_unit() -> None:
    """SA-12.2."""
    match = play(before_building("open_1_to_7", (2, 2, 0, 0)).acting(0), "buy")
    assert answers(match) == ["pay wood", "pay brick"]
    assert refusal(match, "pay done") == "SA-12.2"
    assert refusal(match, "pay gold") == "SA-17.1"
    match.play("pay brick")
    assert answers(match) == ["pay brick", "pay done"]
    assert refusal(match, "pay wood") == "SA-17.1"
    match.play("pay done")
    assert stock(match, 0) == (2, 1, 0, 0)
    assert cell(match, "score", 0) == 4


def test_the_seventh_unit_completes_an_open_building() -> None:
    """SA-12.2: an eighth is never asked for."""
    match = play(before_building("open_1_to_7", (0, 0, 0, 9)).acting(0), "buy")
    assert cell(match, "paid", "gold") == 1  # gold alone: the first unit is paid without a question
    for _ in range(6):
        assert answers(match) == ["pay gold", "pay done"]
        match.play("pay gold")
    assert match.to_act == 1
    assert stock(match, 0) == (0, 0, 0, 2)
    assert cell(match, "score", 0) == 42


# ---- around the purchase


def test_who_declines_leaves_the_tile_and_has_no_second_try() -> None:
    """SA-12.3."""
    match = play(before_building("fixed_wwb", (5, 5, 5, 5)).acting(0), "decline")
    assert cell(match, "top_tile", 0) == "fixed_wwb"
    assert stock(match, 0) == (5, 5, 5, 5)
    assert cell(match, "placed", 0, "building_1") == cell(match, "crowd", "building_1") == 0
    assert match.to_act == 1


def test_the_next_tile_is_turned_up_at_once_and_not_for_sale() -> None:
    """SA-12.4: the stack's only place was used."""
    table = before_building("fixed_wwb", (9, 9, 9, 9)).tile_below(1, "fixed_ssg").stand(0, hunt=1, field=1)
    match = play(table.acting(0), "resolve building_1", "buy")
    assert cell(match, "top_tile", 0) == "fixed_ssg"
    assert cell(match, "stack_left", 0) == 6
    assert cell(match, "stack", 0)[5:] == [None, None]
    assert len(noted(match, "reveals_tile")) == 1
    assert refusal(match, "resolve building_1") == "SA-6.2"
    assert match.problems() == []


def test_tiles_below_the_top_are_seen_by_nobody() -> None:
    """SA-3.2, table "Hidden information"."""
    match = before_building("fixed_wwb", (9, 9, 9, 9)).tile_below(1, "fixed_ssg").acting(0)
    for viewer in (None, 0, 3):
        shown = match.view(viewer)["position"]
        assert set(shown["stack"][0]) == {"hidden", None}
        assert shown["top_tile"][0] == "fixed_wwb"
        assert shown["stack_left"][0] == 7


def test_several_buildings_are_bought_in_one_turn() -> None:
    """SA-2.6, SA-6.2: one from each stack the tribe stands on."""
    table = before_building("fixed_wwb", (2, 2, 2, 1)).tile_on(2, "fixed_bss").tile_on(4, "open_1_to_7")
    match = play(table.stand(0, building_2=1, building_4=1).acting(0), "resolve building_1", "buy")
    play(match, "resolve building_2", "buy", "buy")
    assert tiles_of(match, 0) == ["fixed_wwb", "fixed_bss", "open_1_to_7"]
    assert cell(match, "score", 0) == 10 + 14 + 6
    assert stock(match, 0) == (0, 0, 0, 0)

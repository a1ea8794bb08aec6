"""GS-13: payments against a literal reading of the rule, and what a payment may hold."""

import random
from functools import cache
from itertools import product

import pytest

from civitas.core.match import Match
from civitas.games.guns_and_steel.rules.payment import fits_a_payment, leftover
from civitas.games.guns_and_steel.state import EFFECT_COST, LOSS, PURCHASE
from civitas.games.guns_and_steel.tables import ALL_RESOURCES, FOOD, HORSE, OIL
from tests.games.guns_and_steel.scenes import DEPTH, ask_rule, legal, own, scene

NOTHING: dict[str, list[str]] = {}


@cache
def covers(units: tuple[int, ...], wild: int, due: tuple[int, ...], exchanges: bool) -> bool:
    """GS-13.2 word by word: one demanded unit after the other, in every way there is."""
    for kind in range(OIL, -1, -1):
        if due[kind] == 0:
            continue
        rest = _with(due, kind, -1)
        if units[kind] > 0 and covers(_with(units, kind, -1), wild, rest, exchanges):
            return True
        if wild > 0 and covers(units, wild - 1, rest, exchanges):
            return True
        if not exchanges or sum(due) > sum(units) + wild:
            return False
        if kind > 0 and covers(units, wild, _with(rest, kind - 1, 2), exchanges):
            return True
        return covers(units, wild, _with(rest, 5, 3), exchanges)
    return sum(units) + wild >= due[5]


def _with(numbers: tuple[int, ...], place: int, change: int) -> tuple[int, ...]:
    return tuple(number + change * (place == here) for here, number in enumerate(numbers))


def covered(paid: tuple[int, ...], due: tuple[int, ...], exchanges: bool) -> bool:
    return covers(paid[:5], paid[5] + 2 * paid[6], due, exchanges)


@pytest.fixture(scope="module")
def blank() -> Match:
    return scene([NOTHING, NOTHING])


def test_the_quick_count_agrees_with_the_rule(blank: Match) -> None:
    """GS-13.1, GS-13.2, GS-13.3: plain units first, then wild ones, pairs of the next lower type, or any three."""
    luck = random.Random(4)
    match = blank.copy()
    seen: set[bool] = set()
    for _ in range(1500):
        paid = tuple(luck.choice((0, 0, 1, 1, 2, 3)) for _ in range(7))
        due = (*(luck.choice((0, 0, 0, 1, 2)) for _ in range(5)), luck.choice((0, 1, 2, 4)))
        for exchanges in (True, False):
            match._records["trial"][0] = paid
            match._records["due"][0] = due
            match._records["paying"] = PURCHASE if exchanges else EFFECT_COST
            enough = ask_rule(match, leftover, -1) >= 0
            assert enough == covered(paid, due, exchanges), (paid, due, exchanges)
            seen.add(enough)
    assert seen == {True, False}


def test_what_may_be_entered_is_what_some_minimal_payment_holds(blank: Match) -> None:
    luck = random.Random(5)
    match = blank.copy()
    found: set[bool] = set()
    for _ in range(60):
        stock = tuple(luck.choice((0, 1, 1, 2)) for _ in range(7))
        due = (*(luck.choice((0, 0, 1, 2)) for _ in range(5)), luck.choice((0, 1, 3)))
        if not covered(stock, due, True):
            continue
        minimal = [
            paid
            for paid in product(*(range(most + 1) for most in stock))
            if covered(paid, due, True)
            and not any(paid[kind] and covered(_with(paid, kind, -1), due, True) for kind in range(7))
        ]
        match._records["shown"][0, 0] = stock
        match._records["due"][0] = due
        match._records["paying"] = PURCHASE
        match._records["payable"] = ALL_RESOURCES
        for kind in range(7):
            if stock[kind]:
                offered = bool(ask_rule(match, fits_a_payment, 0, kind))
                assert offered == any(paid[kind] for paid in minimal), (stock, due, kind)
                found.add(offered)
    assert found == {True, False}


def test_nothing_superfluous_can_be_entered() -> None:
    """GS-13.4: after Iron a Space card would make the Iron superfluous, so it is not offered."""
    holdings = {"resource": ["mining", "computer", "domestication", "currency"]}
    steps = (("end_phase", 0), ("offer_purchase", 0))
    match = scene([holdings, NOTHING, NOTHING], rows={"gunpowder": ["knight"]}, steps=steps)
    match.play("buy knight")
    assert "deplete computer" in legal(match)
    match.play("deplete mining")
    assert legal(match) == {"deplete domestication", "deplete currency"}
    match.play("deplete currency")
    assert own(match, 0, "resource") == {"computer", "domestication"}


def test_a_mask_limits_what_can_be_lost() -> None:
    """GS-14.15: with a mask of Food and Horse the Iron stays, and does not count as a unit."""
    packed = (1 << FOOD) + (1 << HORSE) + (ALL_RESOURCES + 1) * LOSS
    others = {"resource": ["agriculture", "mining", "currency"]}
    for units, lost in ((1, {"agriculture"}), (3, {"agriculture", "currency"})):
        match = scene(
            [NOTHING, others, NOTHING],
            steps=(("end_turn", 0), ("lose_resources", 1)),
            agenda_a=[0, units, *[0] * (DEPTH - 2)],
            agenda_b=[0, packed, *[0] * (DEPTH - 2)],
        )
        if units == 1:
            assert legal(match) == {"deplete agriculture", "deplete currency"}
            match.play("deplete agriculture")
        assert own(match, 1, "resource") == set(others["resource"]) - lost

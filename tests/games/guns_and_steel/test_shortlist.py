"""What a planner looks at of a payment: the same few that the page offers whole, each in one order."""

import random

import numpy as np

import civitas
from civitas.core import contract
from civitas.core.match import Match
from civitas.games.guns_and_steel.table.facts import read
from civitas.games.guns_and_steel.table.payments import offers
from tests.games.guns_and_steel.scenes import SLUG, ask_rule, legal, scene
from tests.games.guns_and_steel.test_table import MODES, TURN, seen_of

PAYING = ("pay_purchase", "pay_cost", "lose")
NOTHING: dict[str, list[str]] = {}


def shortlisted(match: Match) -> list[str]:
    listed = np.array(match.legal_ids(), np.int64)
    kept = ask_rule(match, contract.shortlist, listed, len(listed))  # type: ignore[arg-type]
    return [match.game.actions.name(number) for number in listed[:kept]]


def asked_to_pay(match: Match) -> bool:
    return match.asks is not None and match.asks.name in PAYING


def payments_looked_at(match: Match) -> set[tuple[str, ...]]:
    """All whole payments that a planner can make from here, as sorted contributions."""
    seat, found = match.to_act, set[tuple[str, ...]]()
    for decision in shortlisted(match):
        after = match.copy()
        after.play(decision)
        rests = payments_looked_at(after) if asked_to_pay(after) and after.to_act == seat else {()}
        found |= {tuple(sorted((decision, *rest))) for rest in rests}
    return found


def test_the_shortlist_holds_the_best_offer_and_few_others() -> None:
    """GS-13: legal, complete, and never more than the three at a time that cost the board least."""
    asked = before = after = 0
    for seed in range(24):
        match = civitas.new(SLUG, players=2 + seed % 3, seed=seed, mode=MODES[seed % 3])
        luck = random.Random(seed)
        while not match.over and asked < 150:
            if asked_to_pay(match):
                kept = shortlisted(match)
                assert kept and set(kept) <= legal(match) and len(kept) <= 3
                best = offers(read(seen_of(match)))[0].decisions.split("; ")
                looked_at = payments_looked_at(match)
                # What the house answers itself is left out of the chain of decisions.
                assert any(set(way) <= set(best) for way in looked_at), (best, looked_at)
                asked, before, after = asked + 1, before + len(legal(match)), after + len(kept)
            match.play(luck.choice(match.legal_ids()))
    assert asked == 150 and after < 0.6 * before


def test_a_payment_is_looked_at_in_one_order() -> None:
    """Two Food and an Iron for three of any type: Food is paid first, with the card that guards best."""
    holdings = {"resource": ["agriculture", "barter", "reinforcements", "mining"]}
    match = scene([holdings, NOTHING], rows={"horse": ["domestication"]}, steps=TURN[:2])
    match.play("buy domestication")
    assert legal(match) == {f"deplete {name}" for name in holdings["resource"]} - {"deplete mining"}
    assert shortlisted(match) == ["deplete reinforcements"]


def test_what_is_gone_tomorrow_pays_first() -> None:
    holdings = {"hand": ["iron_forging"], "resource": ["mining", "warrior", "agriculture", "barter"]}
    match = scene([holdings, NOTHING, NOTHING], rows={"horse": ["currency"]}, steps=TURN)
    match.play("technology iron_forging")
    match.play("activate iron_forging")
    match.play("buy currency")
    assert {"spend iron", "deplete mining"} <= legal(match)
    assert "deplete mining" not in shortlisted(match)


def test_other_questions_keep_all_their_answers() -> None:
    match = civitas.new(SLUG, players=3, seed=1)
    assert set(shortlisted(match)) == legal(match)

"""The few payments worth a thought: what the page offers whole, and all that a planner looks at.

A price can be paid in hundreds of orders and mixtures. A planner sees the three payments that cost their payer's board
least, each in one order only, from Food to Space; the rules allow all others too.
"""

from collections.abc import MutableSequence
from typing import Any

import numpy as np

from civitas.core.fields import NOTHING
from civitas.core.rules import rule
from civitas.games.guns_and_steel.rules.cards import is_among, where
from civitas.games.guns_and_steel.rules.payment import (
    clear_trial,
    first_raised,
    leftover,
    nothing_is_superfluous,
    raise_trial,
    temporary_counts,
)
from civitas.games.guns_and_steel.state import (
    ASK_LOSE,
    ASK_PAY_COST,
    ASK_PAY_PURCHASE,
    DEPLETE_FIRST,
    RESOURCE_UP,
    SPEND_FIRST,
)
from civitas.games.guns_and_steel.tables import FACES, RESOURCE_OF, RESOURCES, STRENGTH_OF, VP_OF

TYPES_OF_RESOURCE = len(RESOURCES)
OFFERED = 3
# What a resource that lies on the table is worth to its owner; those of this turn are gone tomorrow anyway.
LOSS = np.array([4, 6, 8, 11, 14, 15, 30], np.int64)
LOSS_OF_TEMPORARY = 1
NO_PAYMENT_YET = 1 << 30
KINDS = 8  # a payment's rank is its loss, and below it the type that is paid first


@rule
def shortlist(s: Any, listed: MutableSequence[int], answers: int) -> int:
    """Of the answers to a price those that begin one of the best payments; of any other question all."""
    if s.asked not in (ASK_PAY_PURCHASE, ASK_PAY_COST, ASK_LOSE):
        return answers
    types = first_types(s, s.to_act)
    kept = 0
    for place in range(answers):
        if pays_best(s, s.to_act, listed[place], types):
            listed[kept] = listed[place]
            kept += 1
    return kept


@rule
def first_types(s: Any, seat: int) -> int:
    """The types, a bit each, with which the least costly payments begin."""
    best = NO_PAYMENT_YET
    second = NO_PAYMENT_YET
    third = NO_PAYMENT_YET
    for resource in range(TYPES_OF_RESOURCE):
        s.trial[resource] = s.entered[resource]
    while True:
        place = 0
        rank = rank_of_trial(s)
        covered = leftover(s, NOTHING) >= 0
        if covered and rank < third and nothing_is_superfluous(s):
            if rank < best:
                third = second
                second = best
                best = rank
            elif rank < second:
                third = second
                second = rank
            else:
                third = rank
        if covered or rank >= third:  # whatever contains this payment is no better
            place = first_raised(s, NOTHING) + 1
        if not raise_trial(s, seat, NOTHING, place):
            break
    clear_trial(s)
    return bit_of(best) | bit_of(second) | bit_of(third)


@rule
def bit_of(rank: int) -> int:
    return 0 if rank == NO_PAYMENT_YET else 1 << (rank % KINDS)


@rule
def rank_of_trial(s: Any) -> int:
    """What the contributions beyond those entered would cost the board, and the lowest type among them."""
    loss = 0
    for resource in range(TYPES_OF_RESOURCE):
        n = s.trial[resource] - s.entered[resource]
        passing = min(n, s.temporary[resource]) if temporary_counts(s) else 0
        loss += LOSS_OF_TEMPORARY * passing + LOSS[resource] * (n - passing)
    return KINDS * loss + first_raised(s, NOTHING) % KINDS


@rule
def pays_best(s: Any, seat: int, action: int, types: int) -> bool:
    """Is this how a contribution of its type is best made: with what is gone tomorrow, else with the best guard?"""
    if action >= SPEND_FIRST:
        return is_among(action - SPEND_FIRST, types)
    card = action - DEPLETE_FIRST
    resource = RESOURCE_OF[card]
    if not is_among(resource, types) or (temporary_counts(s) and s.temporary[resource] > 0):
        return False
    return card == best_guard(s, seat, resource)


@rule
def best_guard(s: Any, seat: int, resource: int) -> int:
    """Of equal resources the card whose technology side guards its owner best."""
    best = NOTHING
    for card in range(FACES):
        if RESOURCE_OF[card] == resource and where(s, seat, card) == RESOURCE_UP:
            if best == NOTHING or guards_better(card, best):
                best = card
    return best


@rule
def guards_better(card: int, other: int) -> bool:
    if STRENGTH_OF[card] != STRENGTH_OF[other]:
        return STRENGTH_OF[card] > STRENGTH_OF[other]
    return VP_OF[card] < VP_OF[other]

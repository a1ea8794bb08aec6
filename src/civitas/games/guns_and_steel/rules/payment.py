"""GS-13: payments, exactly. They are counted by resource type; which of several equal cards pays is free."""

from collections.abc import MutableSequence
from typing import Any

from civitas.core.agenda import ask, push
from civitas.core.fields import NOTHING
from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.guns_and_steel.rules.cards import deplete, is_among, where
from civitas.games.guns_and_steel.state import (
    ASK_LOSE,
    ASK_PAY_COST,
    ASK_PAY_PURCHASE,
    DEPLETE_FIRST,
    E_GAINS,
    E_SPENDS,
    EFFECT_COST,
    NO_PAYMENT,
    PAY,
    PURCHASE,
    RESOURCE_UP,
    SPEND_FIRST,
    TRIBUTE,
)
from civitas.games.guns_and_steel.tables import (
    ANY,
    EARTH,
    FACES,
    PLAIN,
    RESOURCE_OF,
    RESOURCES,
    SPACE,
    WILD_RESOURCES,
)

TYPES_OF_RESOURCE = len(RESOURCES)
IMPOSSIBLE = -1000


@rule
def begin_payment(s: Any, purpose: int, units: int, mask: int) -> None:
    """A demand of units of any type; a purchase adds what the card names."""
    s.paying = purpose
    s.due[ANY] = units
    s.payable = mask | WILD_RESOURCES if purpose == EFFECT_COST else mask  # GS-13.6


@rule
def end_payment(s: Any) -> None:
    s.paying = NO_PAYMENT
    s.payable = 0
    for unit in range(ANY + 1):
        s.due[unit] = 0
    for resource in range(TYPES_OF_RESOURCE):
        s.entered[resource] = 0


@rule
def temporary_counts(s: Any) -> bool:
    """GS-13.7: losses are cards only."""
    return s.paying == PURCHASE or s.paying == EFFECT_COST


@rule
def still_payable(s: Any, seat: int, resource: int) -> int:
    """How many more contributions of a type a seat could enter."""
    if not is_among(resource, s.payable):
        return 0
    more = s.shown[seat, resource]
    if temporary_counts(s):
        more += s.temporary[resource]
    return more


# GS-13.2: does the payment on trial cover the demand?


@rule
def on_trial(s: Any, resource: int, less: int) -> int:
    return s.trial[resource] - 1 if resource == less else s.trial[resource]


@rule
def leftover(s: Any, less: int) -> int:
    """The any-type units that the payment on trial, less one contribution, has to spare; below 0 it covers nothing.

    Plain units meet their own type first (GS-13.3). A unit that is missing costs one wild unit, else a pair of the next
    lower type, else any three: a longer chain of exchanges would use three plain units or more, so three for an Earth
    does the same.
    """
    wild = on_trial(s, EARTH, less) + 2 * on_trial(s, SPACE, less)
    spare = 0
    missing = 0
    pairs = 0
    spare_below = 0
    for kind in range(PLAIN):
        lack = s.due[kind] - on_trial(s, kind, less)
        if lack > 0:
            missing += lack
            pairs += min(lack, spare_below // 2)
            spare_below = 0
        else:
            spare_below = -lack
            spare -= lack
    by_wild = min(wild, missing)
    rest = spare + wild - by_wild - s.due[ANY]
    missing -= by_wild
    if s.paying != PURCHASE:
        return rest if missing == 0 else IMPOSSIBLE
    by_pair = min(pairs, missing)
    return rest - 2 * by_pair - 3 * (missing - by_pair)


@rule
def nothing_is_superfluous(s: Any) -> bool:
    """GS-13.4: with any single contribution removed the payment on trial no longer covers."""
    for resource in range(TYPES_OF_RESOURCE):
        if s.trial[resource] > 0 and leftover(s, resource) >= 0:
            return False
    return True


@rule
def try_everything(s: Any, seat: int) -> None:
    for resource in range(TYPES_OF_RESOURCE):
        s.trial[resource] = s.entered[resource] + still_payable(s, seat, resource)


@rule
def clear_trial(s: Any) -> None:
    for resource in range(TYPES_OF_RESOURCE):
        s.trial[resource] = 0


@rule
def can_pay(s: Any, seat: int) -> bool:
    """GS-13.8: if everything together covers, leaving out what is superfluous gives a legal payment."""
    try_everything(s, seat)
    enough = leftover(s, NOTHING) >= 0
    clear_trial(s)
    return enough


@rule
def entered_enough(s: Any) -> bool:
    for resource in range(TYPES_OF_RESOURCE):
        s.trial[resource] = s.entered[resource]
    enough = leftover(s, NOTHING) >= 0
    clear_trial(s)
    return enough


# GS-13.5: is there a legal payment that holds what was entered and one more of a type?


@rule
def least(s: Any, resource: int, extra: int) -> int:
    return s.entered[resource] + 1 if resource == extra else s.entered[resource]


@rule
def fits_a_payment(s: Any, seat: int, extra: int) -> bool:
    for resource in range(TYPES_OF_RESOURCE):
        s.trial[resource] = least(s, resource, extra)
    found = False
    while True:
        place = 0
        if leftover(s, NOTHING) >= 0:
            if nothing_is_superfluous(s):
                found = True
                break
            # Whatever contains this payment has something superfluous too.
            place = first_raised(s, extra) + 1
        if not raise_trial(s, seat, extra, place):
            break
    clear_trial(s)
    return found


@rule
def first_raised(s: Any, extra: int) -> int:
    for resource in range(TYPES_OF_RESOURCE):
        if s.trial[resource] > least(s, resource, extra):
            return resource
    return TYPES_OF_RESOURCE


@rule
def raise_trial(s: Any, seat: int, extra: int, place: int) -> bool:
    """Counts on to the next payment, type by type like digits, starting with the type at `place`."""
    for resource in range(TYPES_OF_RESOURCE):
        most = s.entered[resource] + still_payable(s, seat, resource)
        if resource >= place and s.trial[resource] < most:
            s.trial[resource] += 1
            return True
        s.trial[resource] = least(s, resource, extra)
    return False


@rule
def fitting_types(s: Any, seat: int) -> int:
    """The types, a bit each, of which one more may be entered."""
    types = 0
    for resource in range(TYPES_OF_RESOURCE):
        if still_payable(s, seat, resource) > 0 and fits_a_payment(s, seat, resource):
            types += 1 << resource
    return types


# The step and its question.


@rule
def pay(s: Any, seat: int) -> None:
    if entered_enough(s):
        end_payment(s)
    elif s.paying == PURCHASE:
        ask(s, seat, ASK_PAY_PURCHASE)
    elif s.paying == EFFECT_COST:
        ask(s, seat, ASK_PAY_COST)
    else:
        ask(s, seat, ASK_LOSE)


@rule
def misfit_rule(s: Any) -> int:
    """The rule that keeps a contribution of a fitting sort out of this payment."""
    if s.paying == PURCHASE:
        return 1304
    return 1306 if s.paying == EFFECT_COST else 609


@rule
def check_pay(s: Any, action: int) -> int:
    if action >= SPEND_FIRST:
        resource = action - SPEND_FIRST
        return check_spend(s, resource)
    card = action - DEPLETE_FIRST
    if where(s, s.to_act, card) != RESOURCE_UP:
        return 204
    resource = RESOURCE_OF[card]
    if not is_among(resource, s.payable):
        return 1306 if s.paying == EFFECT_COST else 1415
    return 0 if fits_a_payment(s, s.to_act, resource) else misfit_rule(s)


@rule
def check_spend(s: Any, resource: int) -> int:
    if not temporary_counts(s):
        return 1307
    if s.temporary[resource] == 0:
        return 208
    if not is_among(resource, s.payable):
        return 1306
    return 0 if fits_a_payment(s, s.to_act, resource) else misfit_rule(s)


@rule
def legal_pay(s: Any, out: MutableSequence[int]) -> int:
    seat = s.to_act
    types = fitting_types(s, seat)
    listed = 0
    for card in range(FACES):
        if is_among(RESOURCE_OF[card], types) and where(s, seat, card) == RESOURCE_UP:
            out[listed] = DEPLETE_FIRST + card
            listed += 1
    if temporary_counts(s):
        for resource in range(TYPES_OF_RESOURCE):
            if is_among(resource, types) and s.temporary[resource] > 0:
                out[listed] = SPEND_FIRST + resource
                listed += 1
    return listed


@rule
def decide_pay(s: Any, seat: int, action: int) -> None:
    push(s, PAY, seat)
    if action >= SPEND_FIRST:
        resource = action - SPEND_FIRST
        s.temporary[resource] -= 1
        s.entered[resource] += 1
        note(s, E_SPENDS, seat, resource, 1)
        return
    card = action - DEPLETE_FIRST
    resource = RESOURCE_OF[card]
    s.entered[resource] += 1
    deplete(s, seat, card)
    if s.paying == TRIBUTE:
        gain_temporary(s, resource, 1)


@rule
def gain_temporary(s: Any, resource: int, n: int) -> None:
    """GS-2.8: temporary resources are always the active player's."""
    s.temporary[resource] += n
    note(s, E_GAINS, s.active, resource, n)


# GS-6.9, GS-6.10: losses after a battle.


@rule
def lose_resources(s: Any, seat: int, units: int, mask: int, purpose: int) -> None:
    begin_payment(s, purpose, units, mask)
    if can_pay(s, seat):
        push(s, PAY, seat)
        return
    for card in range(FACES):  # GS-13.7: too few: all of them
        if where(s, seat, card) == RESOURCE_UP and is_among(RESOURCE_OF[card], mask):
            deplete(s, seat, card)
            if purpose == TRIBUTE:
                gain_temporary(s, RESOURCE_OF[card], 1)
    end_payment(s)


@rule
def cost_payable(s: Any, seat: int, units: int, mask: int) -> bool:
    """GS-13.6: could an effect cost be paid now?"""
    begin_payment(s, EFFECT_COST, units, mask)
    enough = can_pay(s, seat)
    end_payment(s)
    return enough

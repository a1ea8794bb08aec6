"""SA-10 and SA-12: buying civilization cards and buildings, SA-17.1: paying and taking."""

from collections.abc import MutableSequence
from typing import Any

from civitas.core.agenda import ask, push
from civitas.core.fields import NOTHING
from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.stone_age.rules.card_tops import resolve_top
from civitas.games.stone_age.rules.gains import resources_of
from civitas.games.stone_age.rules.gathering import check_any_two, use_any_two
from civitas.games.stone_age.rules.setup import turn_up_tile
from civitas.games.stone_age.state import (
    ASK_BUY,
    ASK_PAY,
    ASK_TAKE,
    BUY,
    DECLINE,
    E_BUYS_BUILDING,
    E_BUYS_CARD,
    E_DECLINES,
    E_GAINS,
    E_PAYS,
    E_STACK_EMPTY,
    FROM_BUILDINGS,
    HELD,
    OFFER_PURCHASE,
    PAY,
    PAY_DONE,
    PAY_WITH,
    TAKE,
    TAKE_ANY_TWO,
    TAKE_BUILDING,
    TAKE_CARD,
    USE_ANY_TWO,
)
from civitas.games.stone_age.tables import (
    CARD_COST,
    CHOICE,
    FIRST_BUILDING,
    FIRST_CARD,
    FIXED,
    GOLD,
    OPEN,
    TILE_COST,
    TILE_KIND,
    TILE_KINDS_PAID,
    TILE_MOST,
    VALUE,
)

KINDS = GOLD + 1


@rule
def offer_purchase(s: Any, seat: int, place: int) -> None:
    s.buying = place
    ask(s, seat, ASK_BUY)


@rule
def check_buy(s: Any, action: int) -> int:
    if action == USE_ANY_TWO:
        return check_any_two(s)
    if action == DECLINE:
        return 0
    if s.buying < FIRST_BUILDING:
        return 0 if resources_of(s, s.to_act) >= CARD_COST[s.buying] else 1003
    return 0 if can_build(s, s.to_act, s.top_tile[s.buying - FIRST_BUILDING]) else 1203


@rule
def can_build(s: Any, seat: int, tile: int) -> bool:
    """SA-12.7: at least one exact payment exists."""
    if TILE_KIND[tile] == OPEN:
        return resources_of(s, seat) >= 1
    if TILE_KIND[tile] == CHOICE:
        kinds = TILE_KINDS_PAID[tile]
        return kinds_held(s, seat, 0) >= kinds and largest_holdings(s, seat, 0, kinds) >= TILE_MOST[tile]
    for good in range(KINDS):
        if s.stock[seat, good] < TILE_COST[tile, good]:
            return False
    return True


@rule
def kinds_held(s: Any, seat: int, first: int) -> int:
    """How many kinds of resources, from `first` on, a seat has."""
    kinds = 0
    for good in range(first, KINDS):
        if s.stock[seat, good] > 0:
            kinds += 1
    return kinds


@rule
def largest_holdings(s: Any, seat: int, first: int, kinds: int) -> int:
    """What the `kinds` largest holdings, from `first` on, add up to."""
    total = 0
    for good in range(first, KINDS):
        larger = 0
        for other in range(first, KINDS):
            more = s.stock[seat, other] > s.stock[seat, good]
            if more or (s.stock[seat, other] == s.stock[seat, good] and other < good):
                larger += 1
        if larger < kinds:
            total += s.stock[seat, good]
    return total


@rule
def legal_buy(s: Any, out: MutableSequence[int]) -> int:
    listed = 0
    if s.any_two[s.to_act] == HELD:
        out[listed] = USE_ANY_TWO
        listed += 1
    if check_buy(s, BUY) == 0:
        out[listed] = BUY
        listed += 1
    out[listed] = DECLINE
    return listed + 1


@rule
def decide_buy(s: Any, seat: int, action: int) -> None:
    place = s.buying
    s.buying = 0
    if action == USE_ANY_TWO:
        push(s, OFFER_PURCHASE, seat, place)
        use_any_two(s, seat)
    elif action == DECLINE:
        note(s, E_DECLINES, seat, place)
    elif place < FIRST_BUILDING:
        s.buying = place
        push(s, TAKE_CARD, seat, place - FIRST_CARD)
        push(s, PAY, seat, CARD_COST[place])
    else:
        s.buying = place
        buy_building(s, seat, place - FIRST_BUILDING)


@rule
def buy_building(s: Any, seat: int, stack: int) -> None:
    tile = s.top_tile[stack]
    push(s, TAKE_BUILDING, seat, stack)
    if TILE_KIND[tile] != FIXED:
        push(s, PAY, seat, TILE_MOST[tile])
        return
    for good in range(KINDS):
        s.stock[seat, good] -= TILE_COST[tile, good]
        s.paid[good] = TILE_COST[tile, good]


# SA-17.1: one unit at a time, wood, brick, stone, gold, never going back.


@rule
def pay(s: Any, seat: int, due: int, cursor: int) -> None:
    s.due = due
    s.cursor = cursor
    if due > 0:
        ask(s, seat, ASK_PAY)


@rule
def pays_for(s: Any, kind: int) -> bool:
    """Is the payment under way one for a building tile of that kind?"""
    if s.buying < FIRST_BUILDING:
        return False
    return TILE_KIND[s.top_tile[s.buying - FIRST_BUILDING]] == kind


@rule
def check_pay(s: Any, action: int) -> int:
    if action == PAY_DONE:
        return 0 if pays_for(s, OPEN) and units_paid(s) > 0 else 1202
    good = action - PAY_WITH
    if s.stock[s.to_act, good] == 0 or good < s.cursor:
        return 1701
    return 0 if can_complete(s, s.to_act, good) else 1701


@rule
def can_complete(s: Any, seat: int, good: int) -> bool:
    """Can the rest be paid after one unit of this kind?"""
    if pays_for(s, OPEN):
        return True
    rest = s.due - 1
    own = s.stock[seat, good] - 1
    if not pays_for(s, CHOICE):
        return own + largest_holdings(s, seat, good + 1, KINDS) >= rest
    tile = s.top_tile[s.buying - FIRST_BUILDING]
    missing = TILE_KINDS_PAID[tile] - kinds_paid(s, good)
    if missing < 0 or missing > rest or kinds_held(s, seat, good + 1) < missing:
        return False
    return own + largest_holdings(s, seat, good + 1, missing) >= rest


@rule
def kinds_paid(s: Any, with_good: int) -> int:
    kinds = 0
    for good in range(KINDS):
        if s.paid[good] > 0 or good == with_good:
            kinds += 1
    return kinds


@rule
def units_paid(s: Any) -> int:
    units = 0
    for good in range(KINDS):
        units += s.paid[good]
    return units


@rule
def legal_pay(s: Any, out: MutableSequence[int]) -> int:
    listed = 0
    for action in range(PAY_WITH, PAY_DONE + 1):
        if check_pay(s, action) == 0:
            out[listed] = action
            listed += 1
    return listed


@rule
def decide_pay(s: Any, seat: int, action: int) -> None:
    if action == PAY_DONE:
        s.due = 0
        return
    good = action - PAY_WITH
    s.stock[seat, good] -= 1
    s.paid[good] += 1
    push(s, PAY, seat, s.due - 1, good)


@rule
def finish_payment(s: Any, seat: int) -> int:
    """Notes what was paid, forgets it, and returns what it is worth (SA-12.2)."""
    worth = 0
    for good in range(KINDS):
        if s.paid[good] > 0:
            note(s, E_PAYS, seat, good, s.paid[good])
        worth += s.paid[good] * VALUE[good]
        s.paid[good] = 0
    s.due = 0
    s.cursor = 0
    s.buying = 0
    return worth


@rule
def take_card(s: Any, seat: int, space: int) -> None:
    """SA-10.2: the card is taken, its top part resolved, its bottom part kept."""
    finish_payment(s, seat)
    card = s.space[space]
    s.space[space] = NOTHING
    note(s, E_BUYS_CARD, seat, card, space + 1)
    keep_card(s, seat, card)
    resolve_top(s, seat, card)


@rule
def keep_card(s: Any, seat: int, card: int) -> None:
    s.bought[s.bought_left] = card
    s.buyer[s.bought_left] = seat
    s.bought_left += 1


@rule
def take_building(s: Any, seat: int, stack: int) -> None:
    """SA-12.1: the points at once; SA-12.4: the next tile is turned up at once."""
    worth = finish_payment(s, seat)
    tile = s.top_tile[stack]
    s.score[seat] += worth
    s.earned[seat, FROM_BUILDINGS] += worth
    s.built[s.built_left] = tile
    s.builder[s.built_left] = seat
    s.built_left += 1
    s.stack_left[stack] -= 1
    note(s, E_BUYS_BUILDING, seat, tile, worth)
    turn_up_tile(s, stack)
    if s.stack_left[stack] == 0:
        note(s, E_STACK_EMPTY, seat, stack + 1)


# SA-11.10: any two resources.


@rule
def take_any_two(s: Any, seat: int, due: int, cursor: int) -> None:
    s.due = due
    s.cursor = cursor
    if due > 0:
        ask(s, seat, ASK_TAKE)


@rule
def check_take(s: Any, action: int) -> int:
    return 0 if action - TAKE >= s.cursor else 1701


@rule
def legal_take(s: Any, out: MutableSequence[int]) -> int:
    listed = 0
    for good in range(s.cursor, KINDS):
        out[listed] = TAKE + good
        listed += 1
    return listed


@rule
def decide_take(s: Any, seat: int, action: int) -> None:
    good = action - TAKE
    s.stock[seat, good] += 1
    note(s, E_GAINS, seat, good, 1)
    push(s, TAKE_ANY_TWO, seat, s.due - 1, good)

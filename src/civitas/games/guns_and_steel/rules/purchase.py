"""GS-7: the Purchase Phase, and the extra purchases that effects grant."""

from collections.abc import MutableSequence
from typing import Any

from civitas.core.agenda import ask, push
from civitas.core.fields import NOTHING
from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.guns_and_steel.rules.cards import move_card
from civitas.games.guns_and_steel.rules.payment import begin_payment, can_pay, end_payment
from civitas.games.guns_and_steel.rules.setup import slot_of, take_from_stack
from civitas.games.guns_and_steel.state import (
    ASK_BUY,
    BUY_FIRST,
    E_BUYS,
    E_PASSES,
    PASS,
    PAY,
    PURCHASE,
    PURCHASE_PHASE,
    TAKE_CARD,
    TECHNOLOGY_UP,
)
from civitas.games.guns_and_steel.tables import (
    ALL_RESOURCES,
    CIVILIZATIONS,
    COST,
    COST_UNITS,
    ERA_OF,
    ERAS,
    PLAIN,
    RESOURCES,
    ROW_START,
    SHAPE,
    SLOTS,
    SLOTS_BELOW,
    SPACE,
)

TYPES_OF_RESOURCE = len(RESOURCES)
ERA_COUNT = len(ERAS)


@rule
def offer_purchase(s: Any, seat: int, discount: int) -> None:
    """GS-7.1, GS-7.10: one card, or none; an extra purchase comes while an effect is being resolved."""
    if s.frames_left == 0:
        s.phase = PURCHASE_PHASE
    s.discount = discount
    ask(s, seat, ASK_BUY)


@rule
def is_for_sale(s: Any, card: int) -> bool:
    """GS-7.1: every card of the pyramid, GS-12.5: the top card of every research stack."""
    return slot_of(s, card) < SLOTS or s.stack_top[ERA_OF[card]] == card


@rule
def surcharge(s: Any, card: int) -> int:
    """GS-7.3, GS-7.4: one unit of any type for each linked card, less what an effect takes off (GS-7.10)."""
    return surcharge_at(s, card, slot_of(s, card), filled_slots(s))


@rule
def surcharge_at(s: Any, card: int, slot: int, filled: int) -> int:
    links = linked_cards(s, slot, filled) if slot < SLOTS else earlier_cards(s, ERA_OF[card], filled)
    return max(links - s.discount, 0)


@rule
def filled_slots(s: Any) -> int:
    """The pyramid's slots, a bit for each that holds a card."""
    filled = 0
    for slot in range(SLOTS):
        if s.pyramid[slot] != NOTHING:
            filled |= 1 << slot
    return filled


@rule
def linked_cards(s: Any, slot: int, filled: int) -> int:
    """GS-7.3: the cards present below, below those and so on, each counted once; a gap breaks the chain."""
    shape = SHAPE[s.mode, s.players]
    linked = SLOTS_BELOW[shape, slot] & filled
    links = 0
    for below in range(slot - 1, -1, -1):
        if (linked >> below) & 1 == 1:
            linked |= SLOTS_BELOW[shape, below] & filled
            links += 1
    return links


@rule
def earlier_cards(s: Any, era: int, filled: int) -> int:
    """GS-7.4: the pyramid's cards of earlier Eras."""
    cards = 0
    for slot in range(ROW_START[SHAPE[s.mode, s.players], era]):
        cards += (filled >> slot) & 1
    return cards


@rule
def set_price(s: Any, card: int, more: int) -> None:
    """GS-7.2: the base cost and the link surcharge."""
    begin_payment(s, PURCHASE, more, ALL_RESOURCES)
    for kind in range(PLAIN):
        s.due[kind] = COST[card, kind]


@rule
def purse(s: Any, seat: int) -> int:
    """The units that all a seat could pay with make together; no exchange makes more of them."""
    units = s.shown[seat, SPACE] + s.temporary[SPACE]
    for resource in range(TYPES_OF_RESOURCE):
        units += s.shown[seat, resource] + s.temporary[resource]
    return units


@rule
def can_buy(s: Any, seat: int, card: int, more: int) -> bool:
    set_price(s, card, more)
    enough = can_pay(s, seat)
    end_payment(s)
    return enough


@rule
def check_buy(s: Any, action: int) -> int:
    if action == PASS:
        return 0
    card = action - BUY_FIRST
    if not is_for_sale(s, card):
        return 701
    return 0 if can_buy(s, s.to_act, card, surcharge(s, card)) else 1308


@rule
def legal_buy(s: Any, out: MutableSequence[int]) -> int:
    seat = s.to_act
    units = purse(s, seat)
    filled = filled_slots(s)
    buyable = 0  # a bit each: the pyramid knows no order of cards
    for slot in range(SLOTS):
        buyable |= bit_if_buyable(s, seat, s.pyramid[slot], slot, filled, units)
    for era in range(ERA_COUNT):
        buyable |= bit_if_buyable(s, seat, s.stack_top[era], SLOTS, filled, units)
    listed = 0
    for card in range(CIVILIZATIONS):
        if (buyable >> card) & 1 == 1:
            out[listed] = BUY_FIRST + card
            listed += 1
    out[listed] = PASS
    return listed + 1


@rule
def bit_if_buyable(s: Any, seat: int, card: int, slot: int, filled: int, units: int) -> int:
    if card == NOTHING or COST_UNITS[card] > units:
        return 0
    more = surcharge_at(s, card, slot, filled)
    if COST_UNITS[card] + more > units:
        return 0
    return 1 << card if can_buy(s, seat, card, more) else 0


@rule
def decide_buy(s: Any, seat: int, action: int) -> None:
    if action == PASS:
        s.discount = 0
        note(s, E_PASSES, seat)
        return
    card = action - BUY_FIRST
    set_price(s, card, surcharge(s, card))
    s.discount = 0
    s.buying = card
    push(s, TAKE_CARD, seat, card)
    push(s, PAY, seat)


@rule
def take_card(s: Any, seat: int, card: int) -> None:
    """GS-7.8: technology side up, not activated. GS-7.9: the pyramid is not refilled."""
    s.buying = NOTHING
    note(s, E_BUYS, seat, card)
    slot = slot_of(s, card)
    if slot < SLOTS:
        s.pyramid[slot] = NOTHING
    else:
        take_from_stack(s, card)
    move_card(s, seat, card, TECHNOLOGY_UP)

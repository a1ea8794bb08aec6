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
    ERA_OF,
    PLAIN,
    SHAPE,
    SLOT_ROW,
    SLOTS,
    SLOTS_ABOVE,
)


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
    slot = slot_of(s, card)
    links = linked_cards(s, slot) if slot < SLOTS else earlier_cards(s, ERA_OF[card])
    return max(links - s.discount, 0)


@rule
def linked_cards(s: Any, slot: int) -> int:
    """GS-7.3: the cards present below, below those and so on, each counted once; a gap breaks the chain."""
    shape = int(SHAPE[s.mode, s.players])
    reached = 1 << slot
    links = 0
    for below in range(slot - 1, -1, -1):
        if s.pyramid[below] == NOTHING or not rests_on(shape, below, reached):
            continue
        reached |= 1 << below
        links += 1
    return links


@rule
def rests_on(shape: int, slot: int, reached: int) -> bool:
    """Does one of the reached cards rest on this slot?"""
    for side in range(2):
        above = SLOTS_ABOVE[shape, slot, side]
        if above != NOTHING and (reached >> above) & 1 == 1:
            return True
    return False


@rule
def earlier_cards(s: Any, era: int) -> int:
    """GS-7.4: the pyramid's cards of earlier Eras."""
    shape = int(SHAPE[s.mode, s.players])
    cards = 0
    for slot in range(SLOTS):
        if s.pyramid[slot] != NOTHING and SLOT_ROW[shape, slot] < era:
            cards += 1
    return cards


@rule
def set_price(s: Any, card: int) -> None:
    """GS-7.2: the base cost and the link surcharge."""
    begin_payment(s, PURCHASE, surcharge(s, card), ALL_RESOURCES)
    for kind in range(PLAIN):
        s.due[kind] = COST[card, kind]


@rule
def can_buy(s: Any, seat: int, card: int) -> bool:
    set_price(s, card)
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
    return 0 if can_buy(s, s.to_act, card) else 1308


@rule
def legal_buy(s: Any, out: MutableSequence[int]) -> int:
    listed = 0
    for action in range(BUY_FIRST, BUY_FIRST + CIVILIZATIONS):
        if check_buy(s, action) == 0:
            out[listed] = action
            listed += 1
    out[listed] = PASS
    return listed + 1


@rule
def decide_buy(s: Any, seat: int, action: int) -> None:
    if action == PASS:
        s.discount = 0
        note(s, E_PASSES, seat)
        return
    card = action - BUY_FIRST
    set_price(s, card)
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

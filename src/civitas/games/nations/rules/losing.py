"""NA-2.18 to NA-2.23: gaining and losing resources and VP, paying, and shortages."""

from typing import Any

from civitas.core.agenda import ask, push
from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.nations.state import (
    ASK_SHORTAGE,
    DO_MEET_SHORTAGE,
    E_FORGIVEN,
    E_GAINS,
    E_GAINS_VP,
    E_LACKS,
    E_LOSES,
    E_LOSES_VP,
    E_PAYS,
    LOST_VP,
    PAY,
    WAR_PHASE,
)
from civitas.games.nations.tables import BOOKS, FOOD, GOLD, NO_SHORTAGE_VP_LOSS, STONE


@rule
def gain(s: Any, seat: int, good: int, amount: int) -> None:
    if amount > 0:
        s.goods[seat, good] += amount
        note(s, E_GAINS, seat, good, amount)


@rule
def gain_vp(s: Any, seat: int, amount: int) -> None:
    if amount > 0:
        s.vp[seat] += amount
        note(s, E_GAINS_VP, seat, amount)


@rule
def lose_vp(s: Any, seat: int, amount: int) -> int:
    """NA-2.2: nobody falls below 0; returns what was really lost."""
    lost = min(amount, s.vp[seat])
    if lost > 0:
        s.vp[seat] -= lost
        remember_loss(s, seat, LOST_VP, lost)
        note(s, E_LOSES_VP, seat, lost)
    return lost


@rule
def spend(s: Any, seat: int, good: int, amount: int) -> None:
    """Pays of free will (NA-2.3)."""
    if amount > 0:
        s.goods[seat, good] -= amount
        note(s, E_PAYS, seat, good, amount)


@rule
def remember_loss(s: Any, seat: int, what: int, amount: int) -> None:
    """NA-11.10: what is really lost in the War step may be regained by an event."""
    if s.phase == WAR_PHASE:
        s.war_lost[seat, what] += amount


@rule
def take_away(s: Any, seat: int, good: int, amount: int) -> int:
    """Takes as much as there is (NA-2.18); returns what is missing."""
    taken = min(amount, s.goods[seat, good])
    if taken > 0:
        s.goods[seat, good] -= taken
        remember_loss(s, seat, good, taken)
        note(s, E_LOSES, seat, good, taken)
    return amount - taken


@rule
def tick(s: Any, seat: int, good: int, missing: int) -> None:
    """NA-2.22: at most 1 VP a round for each missing kind, ticked off only when really lost."""
    if missing == 0:
        return
    note(s, E_LACKS, seat, good, missing)
    if s.ticked[seat, good] == 1 or s.power[seat, NO_SHORTAGE_VP_LOSS] == 1:
        return
    if lose_vp(s, seat, 1) == 1:
        s.ticked[seat, good] = 1


@rule
def lose(s: Any, seat: int, gold: int, food: int, stone: int, books: int) -> None:
    """NA-2.21: one forced loss; stocks first, then VP, then books for what is missing, then anything for books."""
    no_gold = take_away(s, seat, GOLD, gold)
    no_food = take_away(s, seat, FOOD, food)
    no_stone = take_away(s, seat, STONE, stone)
    no_books = take_away(s, seat, BOOKS, books)
    tick(s, seat, GOLD, no_gold)
    tick(s, seat, FOOD, no_food)
    tick(s, seat, STONE, no_stone)
    no_books += take_away(s, seat, BOOKS, no_gold + no_food + no_stone)  # NA-2.19
    tick(s, seat, BOOKS, no_books)
    if no_books > 0:
        push(s, DO_MEET_SHORTAGE, seat, no_books, GOLD)


@rule
def solid_goods(s: Any, seat: int, first: int) -> int:
    """Gold, food and stone in stock, from a kind on."""
    total = 0
    for good in range(first, BOOKS):
        total += s.goods[seat, good]
    return total


@rule
def meet_shortage(s: Any, seat: int, left: int, first: int) -> None:
    """NA-2.20: missing books are replaced by other goods; what nobody has is forgiven."""
    if left == 0:
        return
    if solid_goods(s, seat, GOLD) <= left:
        for good in range(BOOKS):
            left = left - s.goods[seat, good]
            take_away(s, seat, good, s.goods[seat, good])
        if left > 0:
            note(s, E_FORGIVEN, seat, left)
        return
    push(s, DO_MEET_SHORTAGE, seat, left, first)
    ask(s, seat, ASK_SHORTAGE)


@rule
def check_shortage(s: Any, seat: int, good: int) -> int:
    """One unit at a time in the order of the kinds, so that the rest can still be paid with this kind or later ones."""
    top = s.agenda_left - 1
    if s.goods[seat, good] == 0 or good < s.agenda_b[top] or solid_goods(s, seat, good) < s.agenda_a[top]:
        return 220
    return 0


@rule
def decide_shortage(s: Any, seat: int, action: int) -> None:
    good = action - PAY
    top = s.agenda_left - 1
    s.agenda_a[top] -= 1
    s.agenda_b[top] = good
    take_away(s, seat, good, 1)

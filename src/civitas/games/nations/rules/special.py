"""NA-10: special actions."""

from typing import Any

from civitas.core.agenda import ask, push
from civitas.core.fields import NOTHING
from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.nations.rules.buying import check_type, take_free
from civitas.games.nations.rules.effects import can_pay, concerns, gain_all, pay_row, when_gold_is_spent
from civitas.games.nations.rules.losing import gain, gain_vp, spend
from civitas.games.nations.rules.population import workers_left
from civitas.games.nations.rules.settling import place_of_actor
from civitas.games.nations.rules.values import behind_rows, first_row, holds
from civitas.games.nations.rules.workers import can_deploy_free
from civitas.games.nations.state import (
    ASK_FREE_BUY,
    ASK_PAY_PICK,
    ASK_PICK,
    ASK_SWAP_FIRST,
    ASK_SWAP_SECOND,
    DO_BUY_FREE,
    DO_DEPLOY_FREE,
    DO_LOSE_COLONY,
    DO_PAY_PICKED,
    DO_PICK_GOOD,
    DO_SWAP_CARDS,
    DO_TAKE_WORKERS,
    E_SWAPS,
    E_USES,
    SPACE_COUNT,
)
from civitas.games.nations.tables import (
    GOLD,
    KINDS_OF_GOODS,
    ON_ACTION,
    OP_EXCHANGE,
    OP_FREE_BUY,
    OP_FREE_DEPLOY,
    OP_TAKE_WORKER,
    PAY_OWN_COLONY,
    R_GET_VP,
    R_IF,
    R_LIMIT,
    R_N,
    R_OP,
    R_PAY_PICK,
    R_PAY_WHAT,
    R_PICK,
    ROWS,
)

ALREADY_DONE = 1  # what an asking step holds after its question was answered


@rule
def check_use(s: Any, seat: int, actor: int) -> int:
    """NA-10.1: its condition holds, its cost can be paid, and it is not used up."""
    card = s.tableau[seat, place_of_actor(actor)]
    if card < 0 or first_row(card, ON_ACTION) == behind_rows(card, ON_ACTION):
        return 1001
    row = first_row(card, ON_ACTION)
    if s.used[seat, actor] == 1 or not holds(s, seat, ROWS[row, R_IF]):
        return 1001
    return 0 if can_use(s, seat, row) else 1001


@rule
def can_use(s: Any, seat: int, row: int) -> bool:
    op = ROWS[row, R_OP]
    if op == OP_EXCHANGE:
        return can_pay(s, seat, row) and (not has_choice(row, R_PAY_PICK) or can_pay_one(s, seat, row))
    if op == OP_FREE_DEPLOY:
        return can_deploy_free(s, seat, row)
    if op == OP_TAKE_WORKER:
        return workers_left(s, seat) > 0
    if op == OP_FREE_BUY:
        return can_buy_free(s, seat, row)
    return cards_from(s, 0) >= 2  # NA-18.58


@rule
def has_choice(row: int, vector: int) -> bool:
    for good in range(KINDS_OF_GOODS):
        if ROWS[row, vector + good] > 0:
            return True
    return False


@rule
def can_pay_one(s: Any, seat: int, row: int) -> bool:
    for good in range(KINDS_OF_GOODS):
        if check_pay_pick(s, seat, row, good) == 0:
            return True
    return False


@rule
def can_buy_free(s: Any, seat: int, row: int) -> bool:
    for space in range(SPACE_COUNT):
        if check_free_buy(s, seat, row, space) == 0:
            return True
    return False


@rule
def use(s: Any, seat: int, actor: int) -> None:
    card = s.tableau[seat, place_of_actor(actor)]
    row = first_row(card, ON_ACTION)
    if ROWS[row, R_LIMIT] == 1:
        s.used[seat, actor] = 1
    note(s, E_USES, seat, card)
    op = ROWS[row, R_OP]
    if op == OP_EXCHANGE:
        use_exchange(s, seat, row)
    elif op == OP_FREE_DEPLOY:
        push(s, DO_DEPLOY_FREE, seat, row, 2 * ROWS[row, R_N])
    elif op == OP_TAKE_WORKER:
        push(s, DO_TAKE_WORKERS, seat, ROWS[row, R_N])
    elif op == OP_FREE_BUY:
        push(s, DO_BUY_FREE, seat, row)
    else:
        push(s, DO_SWAP_CARDS, seat, NOTHING)


# ---- exchanges


@rule
def use_exchange(s: Any, seat: int, row: int) -> None:
    if has_choice(row, R_PAY_PICK):
        push(s, DO_PAY_PICKED, seat, row)
        ask(s, seat, ASK_PAY_PICK)
        return
    if has_choice(row, R_PICK):
        push(s, DO_PICK_GOOD, seat, row)
    else:
        push(s, DO_PAY_PICKED, seat, row)
    if ROWS[row, R_PAY_WHAT] == PAY_OWN_COLONY:
        push(s, DO_LOSE_COLONY, seat)
    pay_row(s, seat, row)


@rule
def check_pay_pick(s: Any, seat: int, row: int, good: int) -> int:
    price = ROWS[row, R_PAY_PICK + good]
    return 0 if 0 < price <= s.goods[seat, good] else 1001


@rule
def decide_pay_pick(s: Any, seat: int, good: int) -> None:
    price = ROWS[s.agenda_a[s.agenda_left - 1], R_PAY_PICK + good]
    spend(s, seat, good, price)
    when_gold_is_spent(s, seat, price if good == GOLD else 0)


@rule
def receive(s: Any, seat: int, row: int) -> None:
    gain_all(s, seat, row, 1)
    gain_vp(s, seat, ROWS[row, R_GET_VP])


@rule
def pick_good(s: Any, seat: int, row: int, done: int) -> None:
    if done != ALREADY_DONE:
        push(s, DO_PICK_GOOD, seat, row, ALREADY_DONE)
        ask(s, seat, ASK_PICK)


@rule
def check_pick(s: Any, good: int) -> int:
    return 0 if ROWS[s.agenda_a[s.agenda_left - 1], R_PICK + good] > 0 else 1806


@rule
def decide_pick(s: Any, seat: int, good: int) -> None:
    gain(s, seat, good, ROWS[s.agenda_a[s.agenda_left - 1], R_PICK + good])


# ---- a card for nothing (NA-18.31)


@rule
def buy_free(s: Any, seat: int, row: int, done: int) -> None:
    if done != ALREADY_DONE:
        push(s, DO_BUY_FREE, seat, row, ALREADY_DONE)
        ask(s, seat, ASK_FREE_BUY)


@rule
def check_free_buy(s: Any, seat: int, row: int, space: int) -> int:
    card = s.space[space]
    if card < 0:
        return 608
    return check_type(s, seat, card) if concerns(row, card, 0) else 612


@rule
def decide_free_buy(s: Any, seat: int, space: int) -> None:
    take_free(s, seat, space)


# ---- two cards change places (NA-18.58)


@rule
def cards_from(s: Any, first: int) -> int:
    """Cards on the Progress Board, from a space on."""
    found = 0
    for space in range(first, SPACE_COUNT):
        if s.space[space] >= 0:
            found += 1
    return found


@rule
def swap_cards(s: Any, seat: int, first: int, done: int) -> None:
    if done == ALREADY_DONE:
        return
    if first == NOTHING:
        push(s, DO_SWAP_CARDS, seat, NOTHING)
        ask(s, seat, ASK_SWAP_FIRST)
    else:
        push(s, DO_SWAP_CARDS, seat, first)
        ask(s, seat, ASK_SWAP_SECOND)


@rule
def check_swap(s: Any, space: int) -> int:
    """The second space lies behind the first, so that each pair arises once."""
    if s.space[space] < 0:
        return 1858
    first = s.agenda_a[s.agenda_left - 1]
    if first == NOTHING:
        return 0 if cards_from(s, space) >= 2 else 1858
    return 0 if space > first else 1858


@rule
def decide_swap(s: Any, seat: int, space: int) -> None:
    top = s.agenda_left - 1
    first = s.agenda_a[top]
    if first == NOTHING:
        s.agenda_a[top] = space
        return
    s.agenda_b[top] = ALREADY_DONE
    kept = s.space[first]
    s.space[first] = s.space[space]
    s.space[space] = kept
    note(s, E_SWAPS, seat, s.space[space], s.space[first])

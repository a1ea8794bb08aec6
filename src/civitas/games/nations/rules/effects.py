"""The interpreter of effect rows: who is meant, who may choose, and what an effect does (NA-12, NA-18)."""

from typing import Any

from civitas.core.agenda import ask, push
from civitas.core.fields import NOTHING
from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.nations.rules.losing import gain, gain_vp, lose, lose_vp, spend
from civitas.games.nations.rules.population import workers_left
from civitas.games.nations.rules.settling import place_of_card, remove_advisors, remove_card, settle_nations
from civitas.games.nations.rules.values import (
    advisors_of_ages,
    behind_rows,
    card_at,
    colonies_of,
    everybody,
    first_row,
    holds,
    is_in,
    listens,
    nations_meant,
    times,
)
from civitas.games.nations.state import (
    ACCEPT,
    ASK_EITHER,
    ASK_MAY,
    CHOOSE,
    DO_ASK_TARGETS,
    DO_CARRY_OUT,
    DO_DEPLOY_FREE,
    DO_HIRE_FREE,
    DO_LOSE_COLONY,
    DO_MOVE_TOGETHER,
    DO_RETURN_WORKER,
    DO_TAKE_WORKERS,
    DO_UNDEPLOY_FOR,
    E_ACCEPTS,
    E_CHOOSES,
    E_DECLINES,
    E_EFFECT_OF,
    E_GOES_FIRST,
    E_GOES_LAST,
    E_LOSES_ARCHITECT,
    E_REGAINS,
    E_WEAKENED,
    LOST_VP,
)
from civitas.games.nations.tables import (
    ADVISORS,
    AGES,
    BOOKS,
    CARD_AGE,
    CARD_TYPE,
    CARRIERS,
    COUNTS_LEAST_STABILITY,
    DESIGNS,
    FOOD,
    GO_FIRST,
    GO_LAST,
    GOLD,
    KINDS_OF_GOODS,
    LAST_ARCHITECT,
    NO_ROW,
    ON_LAST_GOLD,
    OP_EITHER,
    OP_EXCHANGE,
    OP_FLAG,
    OP_FREE_DEPLOY,
    OP_FREE_HIRE,
    OP_GAIN,
    OP_KEEP_ONLY,
    OP_LOSE,
    OP_LOSE_VP,
    OP_ORDER,
    OP_REGAIN,
    OP_REMOVE,
    OP_REMOVE_OR_VP,
    OP_RETURN_WORKER,
    OP_TAKE_WORKER,
    OP_UNDEPLOY_FOR,
    OP_VP,
    OP_WEAKEN,
    PAY_ORDER_LAST,
    PAY_OWN_COLONY,
    R_A,
    R_B,
    R_CARRIER,
    R_GET,
    R_GET_VP,
    R_IF,
    R_N,
    R_NEWER,
    R_OP,
    R_OPTIONAL,
    R_PAY,
    R_PAY_WHAT,
    R_PER,
    R_PRICE,
    R_THEN,
    R_TYPES,
    R_WHAT,
    R_WHO,
    ROWS,
    SELF,
    STONE,
    VP_LOST,
    WHO_NOT_TARGETS,
)

SEAT_BITS = 5
SEAT_MASK = 31


# ---- who


@rule
def targets_of(s: Any, row: int, owner: int, buyer: int) -> int:
    """NA-12.2: fixed when the effect begins."""
    nations = nations_meant(s, ROWS[row, R_WHO], owner, buyer)
    condition = ROWS[row, R_IF]
    found = 0
    for seat in range(s.players):
        if is_in(seat, nations) and holds(s, seat, condition):
            found |= 1 << seat
    return found


@rule
def carry_out_later(s: Any, first: int, behind: int, owner: int) -> None:
    """Fixes the targets of rows that belong together and puts them on the agenda, the first on top (NA-12.4)."""
    for back in range(behind - first):
        row = behind - 1 - back
        targets = targets_of(s, row, owner, owner)
        if targets != 0:
            push(s, DO_CARRY_OUT, owner, row, targets)


@rule
def asks_first(row: int) -> bool:
    """NA-12.6, NA-12.7: a choice that is made by all before anything happens."""
    op = ROWS[row, R_OP]
    return op == OP_EITHER or (ROWS[row, R_OPTIONAL] == 1 and (op in (OP_EXCHANGE, OP_TAKE_WORKER)))


@rule
def carry_out(s: Any, owner: int, row: int, targets: int) -> None:
    if targets == 0:
        return
    if 0 <= ROWS[row, R_CARRIER] < DESIGNS:
        note(s, E_EFFECT_OF, owner, ROWS[row, R_CARRIER])
    if asks_first(row):
        push(s, DO_ASK_TARGETS, owner, row, targets | (targets << SEAT_BITS))
    else:
        take_effect(s, owner, row, targets, targets)


# ---- choices of several nations (NA-12.3); b holds those still to be asked, all of them, and those who said yes


@rule
def ask_targets(s: Any, owner: int, row: int, packed: int) -> None:
    for turn in range(s.players):
        seat = s.order[s.players - 1 - turn]
        if not is_in(seat, packed & SEAT_MASK):
            continue
        packed &= ~(1 << seat)
        if ROWS[row, R_OP] == OP_EITHER or can_accept(s, seat, row):
            push(s, DO_ASK_TARGETS, owner, row, packed)
            ask(s, seat, ASK_EITHER if ROWS[row, R_OP] == OP_EITHER else ASK_MAY)
            return
    targets = (packed >> SEAT_BITS) & SEAT_MASK
    willing = packed >> (2 * SEAT_BITS)
    if ROWS[row, R_OP] == OP_EITHER:
        take_effect(s, owner, ROWS[row, R_A], willing, targets)
        take_effect(s, owner, ROWS[row, R_B], targets & ~willing, targets)
    else:
        take_effect(s, owner, row, willing, targets)


@rule
def say_yes(s: Any, seat: int) -> None:
    s.agenda_b[s.agenda_left - 1] |= 1 << (2 * SEAT_BITS + seat)


@rule
def can_accept(s: Any, seat: int, row: int) -> bool:
    if ROWS[row, R_OP] == OP_TAKE_WORKER:
        return workers_left(s, seat) >= ROWS[row, R_N]  # NA-18.53
    return can_pay(s, seat, row)


@rule
def can_pay(s: Any, seat: int, row: int) -> bool:
    for good in range(KINDS_OF_GOODS):
        if s.goods[seat, good] < ROWS[row, R_PAY + good]:
            return False
    return ROWS[row, R_PAY_WHAT] != PAY_OWN_COLONY or colonies_of(s, seat) > 0


@rule
def decide_may(s: Any, seat: int, action: int) -> None:
    if action == ACCEPT:
        say_yes(s, seat)
        note(s, E_ACCEPTS, seat)
    else:
        note(s, E_DECLINES, seat)


@rule
def check_either(s: Any, seat: int, alternative: int) -> int:
    row = s.agenda_a[s.agenda_left - 1]
    if alternative == ROWS[row, R_A]:
        return check_alternative(s, seat, alternative, ROWS[row, R_B])
    if alternative == ROWS[row, R_B]:
        return check_alternative(s, seat, alternative, ROWS[row, R_A])
    return 1207


@rule
def check_alternative(s: Any, seat: int, wanted: int, other: int) -> int:
    """NA-12.7; the first rows of the table are the alternatives themselves."""
    if is_possible(s, seat, wanted):
        return 0
    if is_possible(s, seat, other) or not is_available(s, seat, wanted):
        return 1207
    # NA-18.50: weakness is forced on a nation that can do neither.
    return 1850 if ROWS[other, R_OP] == OP_WEAKEN else 0


@rule
def is_possible(s: Any, seat: int, row: int) -> bool:
    """Can it be carried out in full?"""
    op = ROWS[row, R_OP]
    if op == OP_LOSE:
        return ROWS[row, R_WHO] == WHO_NOT_TARGETS or can_pay(s, seat, row)
    if op == OP_LOSE_VP:
        return s.vp[seat] >= ROWS[row, R_N]
    if op == OP_WEAKEN:
        return s.strength[seat] >= ROWS[row, R_N]
    return is_available(s, seat, row)


@rule
def is_available(s: Any, seat: int, row: int) -> bool:
    if ROWS[row, R_OP] != OP_REMOVE:
        return True
    if ROWS[row, R_WHAT] == ADVISORS:
        return advisors_of_ages(s, seat, 0, AGES) > 0
    return s.site_built[seat] > 0


@rule
def decide_either(s: Any, seat: int, action: int) -> None:
    alternative = action - CHOOSE
    note(s, E_CHOOSES, seat, alternative)
    if alternative == ROWS[s.agenda_a[s.agenda_left - 1], R_A]:
        say_yes(s, seat)


# ---- what happens


@rule
def take_effect(s: Any, owner: int, row: int, nations: int, targets: int) -> None:
    """The effect for all of these nations; what they decide later is on the agenda in reverse player order."""
    if nations == 0:
        return
    if ROWS[row, R_WHO] == WHO_NOT_TARGETS:
        nations = everybody(s) & ~targets  # NA-18.41: once, however many chose it
    if ROWS[row, R_OP] == OP_ORDER:
        change_order(s, nations, ROWS[row, R_WHAT])
    elif ROWS[row, R_PAY_WHAT] == PAY_ORDER_LAST:
        change_order(s, nations, GO_LAST)
    if moves_together(row):
        push(s, DO_MOVE_TOGETHER, NOTHING, row)
    for turn in range(s.players):
        seat = s.order[turn]
        if is_in(seat, nations):
            act_on(s, seat, row)
    settle_nations(s)
    after = ROWS[row, R_THEN]
    if after != NO_ROW:
        push(s, DO_CARRY_OUT, owner, after, targets_of(s, after, owner, owner))


@rule
def moves_together(row: int) -> bool:
    """NA-12.3: everybody chooses workers first, then they all move."""
    return ROWS[row, R_OP] in (OP_UNDEPLOY_FOR, OP_RETURN_WORKER)


@rule
def act_on(s: Any, seat: int, row: int) -> None:
    op = ROWS[row, R_OP]
    often = times(s, seat, ROWS[row, R_PER])
    if op == OP_GAIN:
        gain_all(s, seat, row, often)
    elif op == OP_LOSE:
        lose_all(s, seat, row, often)
    elif op == OP_VP:
        gain_vp(s, seat, often * ROWS[row, R_N])
    elif op == OP_LOSE_VP:
        lose_vp(s, seat, often * ROWS[row, R_N])
    elif op == OP_EXCHANGE:
        exchange(s, seat, row)
    elif op == OP_TAKE_WORKER:
        gain_all(s, seat, row, 1)
        push(s, DO_TAKE_WORKERS, seat, ROWS[row, R_N])
    elif op == OP_RETURN_WORKER:
        for _ in range(ROWS[row, R_N]):
            push(s, DO_RETURN_WORKER, seat)
    else:
        act_on_nation(s, seat, row, op)


@rule
def act_on_nation(s: Any, seat: int, row: int, op: int) -> None:
    if op == OP_REMOVE:
        remove_something(s, seat, row, ROWS[row, R_WHAT])
    elif op == OP_REMOVE_OR_VP:
        remove_or_lose_vp(s, seat, row)
    elif op == OP_UNDEPLOY_FOR:
        push(s, DO_UNDEPLOY_FOR, seat, row)
    elif op == OP_FREE_DEPLOY:
        push(s, DO_DEPLOY_FREE, seat, row, 2 * ROWS[row, R_N])
    elif op == OP_FREE_HIRE:
        push(s, DO_HIRE_FREE, seat, ROWS[row, R_N])
    elif op == OP_KEEP_ONLY:
        keep_only(s, seat, ROWS[row, R_WHAT], ROWS[row, R_N])
    elif op == OP_REGAIN:
        regain(s, seat, ROWS[row, R_WHAT])
    elif op == OP_WEAKEN:
        s.weakened[seat] = min(ROWS[row, R_N], s.strength[seat])  # never below 0
        note(s, E_WEAKENED, seat, ROWS[row, R_N])
    elif op == OP_FLAG and ROWS[row, R_WHAT] == COUNTS_LEAST_STABILITY:
        s.unstable[seat] = 1  # NA-18.16: until the end of the round


@rule
def gain_all(s: Any, seat: int, row: int, often: int) -> None:
    for good in range(KINDS_OF_GOODS):
        gain(s, seat, good, often * ROWS[row, R_GET + good])


@rule
def lose_all(s: Any, seat: int, row: int, often: int) -> None:
    gold, food = often * ROWS[row, R_PAY + GOLD], often * ROWS[row, R_PAY + FOOD]
    stone, books = often * ROWS[row, R_PAY + STONE], often * ROWS[row, R_PAY + BOOKS]
    lose(s, seat, gold, food, stone, books)


@rule
def exchange(s: Any, seat: int, row: int) -> None:
    pay_row(s, seat, row)
    gain_all(s, seat, row, 1)
    gain_vp(s, seat, ROWS[row, R_GET_VP])


@rule
def pay_row(s: Any, seat: int, row: int) -> None:
    for good in range(KINDS_OF_GOODS):
        spend(s, seat, good, ROWS[row, R_PAY + good])
    when_gold_is_spent(s, seat, ROWS[row, R_PAY + GOLD])


@rule
def remove_something(s: Any, seat: int, row: int, what: int) -> None:
    if what == SELF:
        remove_card(s, seat, place_of_card(s, seat, ROWS[row, R_CARRIER]))
    elif what == ADVISORS:
        remove_advisors(s, seat)
    elif what == LAST_ARCHITECT and s.site_built[seat] > 0:
        s.site_built[seat] -= 1  # NA-18.44
        note(s, E_LOSES_ARCHITECT, seat, s.site[seat])


@rule
def remove_or_lose_vp(s: Any, seat: int, row: int) -> None:
    """NA-2.17: the owner chooses the colony."""
    if ROWS[row, R_WHAT] == ADVISORS and advisors_of_ages(s, seat, 0, AGES) > 0:
        remove_advisors(s, seat)
    elif ROWS[row, R_WHAT] != ADVISORS and colonies_of(s, seat) > 0:
        push(s, DO_LOSE_COLONY, seat)
    else:
        lose_vp(s, seat, ROWS[row, R_N])


@rule
def keep_only(s: Any, seat: int, good: int, kept: int) -> None:
    """NA-18.47: no shortage is possible."""
    over = max(0, s.goods[seat, good] - kept)
    lose(
        s,
        seat,
        over if good == GOLD else 0,
        over if good == FOOD else 0,
        over if good == STONE else 0,
        over if good == BOOKS else 0,
    )


@rule
def regain(s: Any, seat: int, what: int) -> None:
    """NA-18.40: what was really lost in this round's War step."""
    if s.war_lost[seat, LOST_VP] > 0:
        note(s, E_REGAINS, seat, s.war_lost[seat, LOST_VP])
        s.vp[seat] += s.war_lost[seat, LOST_VP]
    if what == VP_LOST:
        return
    for good in range(KINDS_OF_GOODS):
        gain(s, seat, good, s.war_lost[seat, good])


# ---- player order (NA-12.5)


@rule
def change_order(s: Any, nations: int, end: int) -> None:
    """Those meant go to one end; both groups keep their relative order."""
    packed = 0
    for group in range(2):
        meant = (group == 0) == (end == GO_FIRST)
        for turn in range(s.players):
            if is_in(s.order[turn], nations) == meant:
                packed = packed * 8 + s.order[turn]
    for back in range(s.players):
        s.order[s.players - 1 - back] = packed % 8
        packed //= 8
    for seat in range(s.players):
        if is_in(seat, nations):
            note(s, E_GOES_FIRST if end == GO_FIRST else E_GOES_LAST, seat)


# ---- triggers: they go on the agenda, above what its cause has still to do


@rule
def fire(s: Any, owner: int, on: int) -> None:
    """The effects of a nation's own cards at such a moment, the first one on top."""
    if not listens(s, owner, on):
        return
    for back in range(CARRIERS):
        card = card_at(s, owner, CARRIERS - 1 - back)
        if card >= 0:
            carry_out_later(s, first_row(card, on), behind_rows(card, on), owner)


@rule
def concerns(row: int, card: int, price: int) -> bool:
    """Does a row's filter let this card, bought for this price, pass?"""
    if (ROWS[row, R_TYPES] >> CARD_TYPE[card]) & 1 == 0:
        return False
    return ROWS[row, R_PRICE] < 0 or ROWS[row, R_PRICE] == price


@rule
def newer_enough(row: int, old: int, new: int) -> bool:
    """NA-18.13: the new card is of the same kind and of a higher age."""
    if ROWS[row, R_NEWER] == 0:
        return True
    return CARD_TYPE[old] == CARD_TYPE[new] and CARD_AGE[old] < CARD_AGE[new]


@rule
def when_gold_is_spent(s: Any, seat: int, spent: int) -> None:
    """NA-18.28: the last gold went out of free will."""
    if spent > 0 and s.goods[seat, GOLD] == 0:
        fire(s, seat, ON_LAST_GOLD)

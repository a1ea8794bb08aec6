"""BH-4.7 and BH-14: which tasks can be carried out, which may be skipped, and how they are carried out."""

from typing import Any

from civitas.core.agenda import push
from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.beyond_the_horizon.rules.cubes import cubes_left
from civitas.games.beyond_the_horizon.rules.lists import CARRIED_OUT, FLAGS, IN_ACTION, resolve_action, wait_for
from civitas.games.beyond_the_horizon.rules.movement import can_step, move_state, movement_points
from civitas.games.beyond_the_horizon.rules.population import (
    exhaust_active,
    gain_coins,
    gain_pawns,
    leftmost_column,
    pay_coins,
)
from civitas.games.beyond_the_horizon.rules.production import produce_coins, produce_pawns
from civitas.games.beyond_the_horizon.rules.research import can_research, cards_in_deck
from civitas.games.beyond_the_horizon.rules.settling import can_fortify, can_found
from civitas.games.beyond_the_horizon.rules.structures import EXISTING, can_build_new, can_place, is_on_display
from civitas.games.beyond_the_horizon.rules.units import can_upgrade, check_kind
from civitas.games.beyond_the_horizon.state import (
    AGENDA_DEPTH,
    AGENDA_RESERVE,
    ASK_BASIC,
    ASK_TASK,
    DO,
    E_DOES_BASIC,
    E_GAINS_FORTIFY_TOKENS,
    E_GAINS_NOTHING,
    E_GAINS_POINTS,
    E_GAINS_SETTLE_TOKENS,
    E_NO_STRUCTURE,
    E_SKIPS,
    SKIP,
    STEP_BUILD,
    STEP_DO_BASIC,
    STEP_DO_PART,
    STEP_DO_TASKS,
    STEP_FORTIFY,
    STEP_FOUND,
    STEP_INVEST,
    STEP_LOOK_AT_CARDS,
    STEP_MOVE,
    STEP_RECRUIT,
    STEP_RESEARCH,
    STEP_TAKE_OR_SKIP,
    STEP_TAKE_PART,
    STEP_TAKE_STRUCTURE,
    STEP_UPGRADE,
)
from civitas.games.beyond_the_horizon.tables import (
    ACTION_LIST,
    ALL_PLAYERS,
    AMOUNT,
    BASIC_ACTIONS,
    DECLINABLE,
    DRAW,
    EXHAUSTS,
    FROM_ACTIVE,
    LEVEL,
    MORE,
    PRICE,
    SELF,
    SETTLER,
    SOLDIER,
    SOURCE,
    SOURCE_OF_PAWN,
    TASK,
    TRACK,
    V_BASIC,
    V_BUILD_EXISTING,
    V_BUILD_NEW,
    V_COIN,
    V_FORTIFY,
    V_FORTIFY_TOKEN,
    V_FOUND,
    V_INVEST,
    V_MOVE,
    V_POP,
    V_PRIVATE,
    V_PRODUCE_COINS,
    V_PRODUCE_POP,
    V_RECRUIT,
    V_RESEARCH,
    V_SETTLE_TOKEN,
    V_STRUCTURE,
    V_UPGRADE,
    V_VP,
    VERB,
    WHOM_FOR,
)

# BH-14.10: what can be carried out.


@rule
def can_do(s: Any, seat: int, task: int, coins: int) -> bool:
    """Can a task be carried out by a player who has so many coins?"""
    if TASK[task, VERB] != V_BASIC:
        return can_do_plain(s, seat, task, coins)
    if not can_pay(s, seat, task, coins):
        return False
    for action in range(BASIC_ACTIONS):
        if can_do_basic(s, seat, action, coins - TASK[task, PRICE]):
            return True
    return False


@rule
def can_do_basic(s: Any, seat: int, action: int, coins: int) -> bool:
    """A basic action without its space: at least one of its tasks can be carried out."""
    task = ACTION_LIST[action]
    while True:
        if can_do_plain(s, seat, task, coins):
            return True
        if TASK[task, MORE] == 0:
            return False
        task += 1


@rule
def can_do_one(s: Any, seat: int, first: int, coins: int) -> bool:
    """Can at least one task of a list, from this one on, be carried out?"""
    task = first
    while True:
        if can_do(s, seat, task, coins):
            return True
        if TASK[task, MORE] == 0:
            return False
        task += 1


@rule
def can_pay(s: Any, seat: int, task: int, coins: int) -> bool:
    """BH-4.7: costs in full."""
    return coins >= TASK[task, PRICE] and s.active[seat] >= TASK[task, EXHAUSTS]


@rule
def can_do_plain(s: Any, seat: int, task: int, coins: int) -> bool:
    if not can_pay(s, seat, task, coins):
        return False
    verb = TASK[task, VERB]
    if verb == V_SETTLE_TOKEN:
        return s.settle_supply > 0
    if verb == V_FORTIFY_TOKEN:
        return s.fortify_supply > 0
    if verb == V_STRUCTURE:
        return is_on_display(s, TASK[task, LEVEL])
    if verb == V_INVEST:
        return TASK[task, DECLINABLE] == 0 or cubes_left(s, seat) > 0
    if verb == V_RECRUIT:
        return can_recruit(s, seat, task)
    if verb == V_UPGRADE:
        return can_upgrade(s, seat, task)
    if verb == V_MOVE:
        return can_step(s, seat, movement_points(s, seat, TASK[task, AMOUNT]))
    if verb == V_RESEARCH:
        return s.active[seat] > TASK[task, EXHAUSTS] and can_research(s, seat, task)
    if verb == V_PRIVATE:
        return cards_in_deck(s, TASK[task, LEVEL]) > 0
    if V_FOUND <= verb <= V_BUILD_EXISTING:
        return cubes_left(s, seat) > 0 and can_mark(s, seat, task, coins - TASK[task, PRICE])
    return True


@rule
def can_mark(s: Any, seat: int, task: int, coins: int) -> bool:
    """What needs a place on the map for a cube: villages, cities and structures."""
    verb = TASK[task, VERB]
    if verb == V_FOUND:
        return can_found(s, seat, task)
    if verb == V_FORTIFY:
        return can_fortify(s, seat, task)
    if verb == V_BUILD_NEW:
        return can_build_new(s, seat, coins)
    return can_place(s, seat, EXISTING, coins)


@rule
def can_recruit(s: Any, seat: int, task: int) -> bool:
    if TASK[task, SOURCE_OF_PAWN] == FROM_ACTIVE:
        if s.active[seat] <= TASK[task, EXHAUSTS]:
            return False
    elif leftmost_column(s, seat) < 0:
        return False
    return check_kind(s, seat, task, SETTLER) == 0 or check_kind(s, seat, task, SOLDIER) == 0


# Resolving a list.


@rule
def do_tasks(s: Any, seat: int, place: int) -> None:
    """BH-4.7, BH-14.3: the next task of a list is offered, done, or passed over if it cannot be done."""
    task = place // FLAGS
    flags = place % FLAGS
    if TASK[task, WHOM_FOR] != SELF:
        go_on(s, seat, task, flags)
        share_part(s, seat, task)
    elif not can_do(s, seat, task, s.coins[seat]) or agenda_is_full(s, task):
        go_on(s, seat, task, flags)
        note_lost(s, seat, task)
    elif TASK[task, DECLINABLE] == 1 and may_skip(s, seat, task, flags):
        wait_for(s, STEP_TAKE_OR_SKIP, seat, place, ASK_TASK)
    else:
        go_on(s, seat, task, flags | CARRIED_OUT)
        carry_out(s, seat, task)


@rule
def agenda_is_full(s: Any, task: int) -> bool:
    # BH-14.12 bounds the depth; the official cards stay far below it.
    return TASK[task, DECLINABLE] == 1 and s.agenda_left > AGENDA_DEPTH - AGENDA_RESERVE


@rule
def go_on(s: Any, seat: int, task: int, flags: int) -> None:
    if TASK[task, MORE] == 1:
        push(s, STEP_DO_TASKS, seat, (task + 1) * FLAGS + flags)


@rule
def may_skip(s: Any, seat: int, task: int, flags: int) -> bool:
    """BH-4.9: the last chance to do something in an action is not skipped."""
    if flags & IN_ACTION == 0 or flags & CARRIED_OUT != 0:
        return True
    return TASK[task, MORE] == 1 and can_do_one(s, seat, task + 1, s.coins[seat])


@rule
def take_or_skip(s: Any, seat: int, place: int, answer: int) -> None:
    task = place // FLAGS
    flags = place % FLAGS
    if answer == SKIP - DO:
        note(s, E_SKIPS, seat)
        go_on(s, seat, task, flags)
        return
    go_on(s, seat, task, flags | CARRIED_OUT)
    carry_out(s, seat, task)


@rule
def share_part(s: Any, seat: int, task: int) -> None:
    """BH-13.5: clockwise, each completely before the next."""
    nearest = 0 if TASK[task, WHOM_FOR] == ALL_PLAYERS else 1
    for distance in range(s.players - 1, nearest - 1, -1):
        push(s, STEP_DO_PART, (seat + distance) % s.players, task)


@rule
def do_part(s: Any, seat: int, task: int) -> None:
    """One player's share of a part that reaches several; what cannot be used is lost for that player only."""
    if not can_do(s, seat, task, s.coins[seat]):
        return
    if TASK[task, DECLINABLE] == 0:
        carry_out(s, seat, task)
    elif not agenda_is_full(s, task):
        wait_for(s, STEP_TAKE_PART, seat, task, ASK_TASK)


@rule
def take_part(s: Any, seat: int, task: int, answer: int) -> None:
    if answer == SKIP - DO:
        note(s, E_SKIPS, seat)
    else:
        carry_out(s, seat, task)


@rule
def note_lost(s: Any, seat: int, task: int) -> None:
    """BH-14.3: a gain from an empty supply is lost."""
    verb = TASK[task, VERB]
    if verb == V_STRUCTURE:
        note(s, E_NO_STRUCTURE, seat, TASK[task, LEVEL])
    elif verb in (V_SETTLE_TOKEN, V_FORTIFY_TOKEN):
        note(s, E_GAINS_NOTHING, seat)


@rule
def carry_out(s: Any, seat: int, task: int) -> None:
    """BH-14.11: the price first, then the task itself."""
    pay_coins(s, seat, TASK[task, PRICE])
    exhaust_active(s, seat, TASK[task, EXHAUSTS])
    verb = TASK[task, VERB]
    if verb <= V_FORTIFY_TOKEN:
        gain(s, seat, task, verb)
    elif verb <= V_MOVE:
        begin_unit_task(s, seat, task, verb)
    elif verb <= V_BUILD_EXISTING:
        begin_map_task(s, seat, task, verb)
    elif verb == V_RESEARCH:
        push(s, STEP_RESEARCH, seat, task)
    elif verb == V_PRIVATE:
        push(s, STEP_LOOK_AT_CARDS, seat, TASK[task, LEVEL], TASK[task, DRAW])
    elif verb == V_BASIC:
        wait_for(s, STEP_DO_BASIC, seat, 0, ASK_BASIC)
    elif verb == V_PRODUCE_POP:
        produce_pawns(s, seat)
    elif verb == V_PRODUCE_COINS:
        produce_coins(s, seat)


@rule
def begin_unit_task(s: Any, seat: int, task: int, verb: int) -> None:
    if verb == V_STRUCTURE:
        push(s, STEP_TAKE_STRUCTURE, seat, TASK[task, LEVEL])
    elif verb == V_INVEST:
        push(s, STEP_INVEST, seat, TASK[task, TRACK], TASK[task, AMOUNT])
    elif verb == V_RECRUIT:
        push(s, STEP_RECRUIT, seat, task)
    elif verb == V_UPGRADE:
        push(s, STEP_UPGRADE, seat, task)
    else:
        push(s, STEP_MOVE, seat, move_state(movement_points(s, seat, TASK[task, AMOUNT]), 0, 0))


@rule
def begin_map_task(s: Any, seat: int, task: int, verb: int) -> None:
    if verb == V_FOUND:
        push(s, STEP_FOUND, seat, task)
    elif verb == V_FORTIFY:
        push(s, STEP_FORTIFY, seat, task)
    else:
        push(s, STEP_BUILD, seat, 1 if verb == V_BUILD_NEW else 0)


@rule
def gain(s: Any, seat: int, task: int, verb: int) -> None:
    amount = TASK[task, AMOUNT]
    if verb == V_COIN:
        gain_coins(s, seat, amount)
    elif verb == V_POP:
        gain_pawns(s, seat, amount)
    elif verb == V_VP:
        s.earned[seat, TASK[task, SOURCE]] += amount
        note(s, E_GAINS_POINTS, seat, amount)
    elif verb == V_SETTLE_TOKEN:
        there = min(amount, s.settle_supply)
        s.settle_supply -= there
        s.settle_tokens[seat] += there
        note(s, E_GAINS_SETTLE_TOKENS, seat, there)
    else:
        there = min(amount, s.fortify_supply)
        s.fortify_supply -= there
        s.fortify_tokens[seat] += there
        note(s, E_GAINS_FORTIFY_TOKENS, seat, there)


# BH-5.2: a basic action without moving the pawn.


@rule
def check_basic(s: Any, action: int) -> int:
    return 0 if can_do_basic(s, s.to_act, action, s.coins[s.to_act]) else 407


@rule
def do_basic(s: Any, seat: int, action: int) -> None:
    note(s, E_DOES_BASIC, seat, action)
    resolve_action(s, seat, ACTION_LIST[action])

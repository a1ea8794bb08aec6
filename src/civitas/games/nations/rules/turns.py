"""NA-6: the Action phase, turn by turn."""

from typing import Any

from civitas.core.agenda import ask, push
from civitas.core.fields import NOTHING
from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.nations.rules.buying import buy, check_buy
from civitas.games.nations.rules.effects import fire
from civitas.games.nations.rules.solo import roll_for_opponent
from civitas.games.nations.rules.special import check_use, use
from civitas.games.nations.rules.values import behind_rows, card_at, first_row, listens
from civitas.games.nations.rules.wonders import check_hire, hire, section_price
from civitas.games.nations.rules.workers import (
    check_deploy,
    check_undeploy,
    deploy,
    deploy_price,
    deployed,
    undeploy,
)
from civitas.games.nations.state import (
    ASK_TURN,
    ASK_TURN_END,
    BUY,
    DEPLOY,
    DO_ACT,
    DO_FINISH_ACTION,
    DO_NEXT_TURN,
    DO_PRODUCTION,
    E_EXTRA_ACTIONS,
    E_PASSES,
    E_SKIPS_TURN,
    END_TURN,
    HIRE,
    PASS,
    UNDEPLOY,
    USE,
)
from civitas.games.nations.tables import (
    BUILDING,
    CARD_TYPE,
    CARRIERS,
    ON_FIRST_TURN,
    ON_PASS,
    OP_EXTRA_ACTIONS,
    R_N,
    R_OP,
    ROWS,
)

# What a finished action leads to: nothing, a throw for the virtual opponent, or only the end of the turn.
QUIET, ROLLS, ENDS = range(3)


@rule
def next_turn(s: Any, at: int) -> None:
    """NA-6.1: the next in order who has not passed; when all have, the Resolution phase begins."""
    for step in range(1, s.players + 1):
        turn = (at + step) % s.players
        if s.pass_rank[s.order[turn]] == 0:
            begin_turn(s, s.order[turn], turn)
            return
    push(s, DO_PRODUCTION, NOTHING)


@rule
def begin_turn(s: Any, seat: int, turn: int) -> None:
    s.actions_left = 1
    if s.began_turn[seat] == 0:
        s.began_turn[seat] = 1  # NA-6.5
        extra = first_turn_effect(s, seat)
        if extra < 0:
            note(s, E_SKIPS_TURN, seat)
            push(s, DO_NEXT_TURN, NOTHING, turn)
            return
        if extra > 0:
            s.actions_left += extra
            note(s, E_EXTRA_ACTIONS, seat, extra)
    push(s, DO_ACT, seat)


@rule
def first_turn_effect(s: Any, seat: int) -> int:
    """NA-6.6: how many more actions, or -1 for a turn that is skipped, which beats the others."""
    extra = 0
    if not listens(s, seat, ON_FIRST_TURN):
        return extra
    for place in range(CARRIERS):
        card = card_at(s, seat, place)
        if card < 0:
            continue
        for row in range(first_row(card, ON_FIRST_TURN), behind_rows(card, ON_FIRST_TURN)):
            if ROWS[row, R_OP] != OP_EXTRA_ACTIONS:
                return -1
            extra += ROWS[row, R_N]
    return extra


@rule
def turn_of(s: Any, seat: int) -> int:
    for turn in range(s.players):
        if s.order[turn] == seat:
            return turn
    return 0


@rule
def act(s: Any, seat: int) -> None:
    ask(s, seat, ASK_TURN)


@rule
def check_turn(s: Any, seat: int, action: int) -> int:
    if action == PASS:
        return 0
    if action < DEPLOY:
        return check_buy(s, seat, action - BUY)
    if action < UNDEPLOY:
        return check_deploy(s, seat, action - DEPLOY)
    if action < HIRE:
        return check_undeploy(s, seat, action - UNDEPLOY)
    if action < USE:
        return check_hire(s, seat, action - HIRE)
    return check_use(s, seat, action - USE)


@rule
def decide_turn(s: Any, seat: int, action: int) -> None:
    if action == PASS:
        pass_turn(s, seat)
    elif action < DEPLOY:
        push(s, DO_FINISH_ACTION, seat, ROLLS)
        buy(s, seat, action - BUY)
    elif action < UNDEPLOY:
        decide_deploy(s, seat, action - DEPLOY)
    elif action < HIRE:
        push(s, DO_ACT, seat)  # NA-6.3: free, the turn goes on
        undeploy(s, seat, action - UNDEPLOY)
    elif action < USE:
        push(s, DO_FINISH_ACTION, seat, ROLLS)
        hire(s, seat, action - HIRE, section_price(s, seat))
    else:
        push(s, DO_FINISH_ACTION, seat, ROLLS)
        use(s, seat, action - USE)


@rule
def decide_deploy(s: Any, seat: int, place: int) -> None:
    card = s.tableau[seat, place]
    # NA-17.4: the only action without a throw for the virtual opponent.
    push(s, DO_FINISH_ACTION, seat, QUIET if CARD_TYPE[card] == BUILDING else ROLLS)
    deploy(s, seat, place, deploy_price(s, seat, card))


@rule
def pass_turn(s: Any, seat: int) -> None:
    """NA-6.4: final; the order of passing is kept."""
    s.passed += 1
    s.pass_rank[seat] = s.passed
    s.actions_left = 0
    note(s, E_PASSES, seat, s.passed)
    push(s, DO_NEXT_TURN, NOTHING, turn_of(s, seat))
    fire(s, seat, ON_PASS)


@rule
def finish_action(s: Any, seat: int, kind: int) -> None:
    if kind == ENDS:
        end_turn(s, seat)
        return
    s.actions_left -= 1
    if s.actions_left > 0:
        push(s, DO_ACT, seat)
    else:
        push(s, DO_FINISH_ACTION, seat, ENDS)
    if s.players == 1 and kind == ROLLS:
        roll_for_opponent(s)


@rule
def end_turn(s: Any, seat: int) -> None:
    """NA-6.3, NA-D7: workers may still be taken off after the action."""
    if s.turn_end == 0 and deployed(s, seat) > 0:
        ask(s, seat, ASK_TURN_END)
    else:
        push(s, DO_NEXT_TURN, NOTHING, turn_of(s, seat))


@rule
def check_turn_end(s: Any, seat: int, action: int) -> int:
    return 0 if action == END_TURN else check_undeploy(s, seat, action - UNDEPLOY)


@rule
def decide_turn_end(s: Any, seat: int, action: int) -> None:
    if action == END_TURN:
        push(s, DO_NEXT_TURN, NOTHING, turn_of(s, seat))
    else:
        push(s, DO_FINISH_ACTION, seat, ENDS)
        undeploy(s, seat, action - UNDEPLOY)

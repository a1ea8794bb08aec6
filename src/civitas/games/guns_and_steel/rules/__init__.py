"""The rules of Guns & Steel by the chapters of its rulebook; here each step and question finds its function."""

from collections.abc import MutableSequence
from typing import Any

import numpy as np

from civitas.core.fields import NOTHING
from civitas.core.rules import rule
from civitas.games.guns_and_steel.rules.attack import (
    check_give_wonder,
    check_react,
    compare_strength,
    decide_give_wonder,
    decide_react,
    give_wonder,
    legal_react,
    react,
)
from civitas.games.guns_and_steel.rules.cards import list_cards
from civitas.games.guns_and_steel.rules.effects import (
    activate_cards,
    check_activate,
    check_activate_laid,
    check_activate_of,
    check_copy,
    check_copy_of,
    check_gain,
    check_play,
    check_replenish,
    check_take_back,
    choose_to_activate,
    choose_to_copy,
    copy_resource,
    decide_activate,
    decide_activate_laid,
    decide_activate_of,
    decide_copy,
    decide_copy_of,
    decide_gain,
    decide_play,
    decide_replenish,
    decide_take_back,
    gain_one,
    legal_activate_laid,
    offer_activation,
    play_cards,
    replenish_one,
    resolve_card,
    take_back,
)
from civitas.games.guns_and_steel.rules.payment import check_pay, decide_pay, legal_pay, lose_resources, pay
from civitas.games.guns_and_steel.rules.purchase import check_buy, decide_buy, legal_buy, offer_purchase, take_card
from civitas.games.guns_and_steel.rules.scoring import tally, tie_break
from civitas.games.guns_and_steel.rules.secrets import deal_secrets
from civitas.games.guns_and_steel.rules.setup import check_start, decide_start, place_start_resource, start
from civitas.games.guns_and_steel.rules.turn import (
    begin_turn,
    check_pick_up,
    check_resource,
    check_technology,
    decide_pick_up,
    decide_resource,
    decide_technology,
    end_turn,
    enter_end_phase,
    lay_resource,
    lay_technology,
    legal_pick_up,
    pick_up,
    take_resources,
)
from civitas.games.guns_and_steel.rules.wonders import (
    check_move_glory,
    check_place_glory,
    check_take_wonder,
    decide_move_glory,
    decide_place_glory,
    decide_take_wonder,
    place_glory,
    take_wonder,
)
from civitas.games.guns_and_steel.state import (
    ACTIVATE_CARDS,
    ACTIVATE_FIRST,
    ASK_ACTIVATE,
    ASK_ACTIVATE_LAID,
    ASK_ACTIVATE_OF,
    ASK_BUY,
    ASK_COPY,
    ASK_COPY_OF,
    ASK_GAIN,
    ASK_GIVE_WONDER,
    ASK_LOSE,
    ASK_MOVE_GLORY,
    ASK_PAY_COST,
    ASK_PAY_PURCHASE,
    ASK_PICK_UP,
    ASK_PLACE_GLORY,
    ASK_PLAY,
    ASK_REACT,
    ASK_REPLENISH,
    ASK_RESOURCE,
    ASK_START,
    ASK_TAKE_BACK,
    ASK_TAKE_WONDER,
    ASK_TECHNOLOGY,
    BEGIN_TURN,
    BUY_FIRST,
    CHOOSE_TO_ACTIVATE,
    CHOOSE_TO_COPY,
    COMPARE_STRENGTH,
    COPY_ONE,
    DECLINE,
    DEPLETE_FIRST,
    END_TURN,
    ENTER_END_PHASE,
    GAIN_ONE,
    GIVE_WONDER,
    HAND,
    LAY_RESOURCE,
    LAY_TECHNOLOGY,
    LOSE_RESOURCES,
    OFFER_ACTIVATION,
    OFFER_PURCHASE,
    OPPONENT_FIRST,
    PASS,
    PAY,
    PICK_UP,
    PLACE_GLORY,
    PLACE_START,
    PLAY_CARDS,
    QUESTIONS,
    REACT,
    REFUSE,
    REPLENISH_FIRST,
    REPLENISH_ONE,
    RESOLVE_CARD,
    RESOURCE_FIRST,
    RETRIEVE_FIRST,
    SPEND_FIRST,
    STOP,
    TAKE_BACK,
    TAKE_CARD,
    TAKE_FIRST,
    TAKE_RESOURCES,
    TAKE_WONDER,
    TECHNOLOGY_FIRST,
    WONDER_FIRST_ACTION,
)
from civitas.games.guns_and_steel.tables import (
    ALL_RESOURCES,
    CIVILIZATIONS,
    FACES,
    MAX_PLAYERS,
    RESOURCES,
    WONDERS_IN_BOX,
)

__all__ = ["check", "deal_secrets", "decide", "legal", "run", "start", "tally", "tie_break"]

NOT_ASKED = 1501  # GS-15.1
NONE = (0, 0)

# What may be answered to each question: one or two ranges of actions in ascending order, and a last single one.
_RESOURCE = (RESOURCE_FIRST, FACES)
_TECHNOLOGY = (TECHNOLOGY_FIRST, FACES)
_ACTIVATE = (ACTIVATE_FIRST, FACES)
_DEPLETE = (DEPLETE_FIRST, FACES)
_REPLENISH = (REPLENISH_FIRST, FACES)
_RETRIEVE = (RETRIEVE_FIRST, FACES)
_BUY = (BUY_FIRST, CIVILIZATIONS)
_SPEND = (SPEND_FIRST, len(RESOURCES))
_TAKE = (TAKE_FIRST, len(RESOURCES))
_OPPONENT = (OPPONENT_FIRST, MAX_PLAYERS)
_WONDER = (WONDER_FIRST_ACTION, WONDERS_IN_BOX)
_ANSWERS = {
    ASK_START: (_RESOURCE, NONE, NOTHING),
    ASK_RESOURCE: (_RESOURCE, NONE, NOTHING),
    ASK_TECHNOLOGY: (_TECHNOLOGY, NONE, NOTHING),
    ASK_ACTIVATE_LAID: (_ACTIVATE, NONE, DECLINE),
    ASK_BUY: (_BUY, NONE, PASS),
    ASK_PAY_PURCHASE: (_DEPLETE, _SPEND, NOTHING),
    ASK_PAY_COST: (_DEPLETE, _SPEND, NOTHING),
    ASK_LOSE: (_DEPLETE, _SPEND, NOTHING),
    ASK_GAIN: (_TAKE, NONE, NOTHING),
    ASK_REPLENISH: (_REPLENISH, NONE, NOTHING),
    ASK_PLAY: (_TECHNOLOGY, NONE, STOP),
    ASK_ACTIVATE: (_ACTIVATE, NONE, NOTHING),
    ASK_ACTIVATE_OF: (_OPPONENT, NONE, NOTHING),
    ASK_COPY_OF: (_OPPONENT, NONE, NOTHING),
    ASK_COPY: (_TAKE, NONE, NOTHING),
    ASK_TAKE_BACK: (_RETRIEVE, NONE, STOP),
    ASK_REACT: (_TECHNOLOGY, _DEPLETE, STOP),
    ASK_GIVE_WONDER: (_WONDER, NONE, NOTHING),
    ASK_TAKE_WONDER: (_WONDER, NONE, NOTHING),
    ASK_PLACE_GLORY: (_WONDER, NONE, REFUSE),
    ASK_MOVE_GLORY: (_WONDER, NONE, NOTHING),
    ASK_PICK_UP: (_RETRIEVE, NONE, STOP),
}
ANSWERS = np.array(
    [(0, 0, 0, 0, NOTHING)]
    + [(*one, *other, last) for one, other, last in (_ANSWERS[q] for q in range(1, len(QUESTIONS) + 1))],
    np.int64,
)
FIRST_RANGE, SECOND_RANGE, LAST_ANSWER = 0, 2, 4


@rule
def run(s: Any, step: int, seat: int, a: int, b: int) -> None:
    if step < RESOLVE_CARD:
        run_turn(s, step, seat, a)
    else:
        run_effect(s, step, seat, a, b)


@rule
def run_turn(s: Any, step: int, seat: int, a: int) -> None:
    if step == PLACE_START:
        place_start_resource(s, seat, a)
    elif step == BEGIN_TURN:
        begin_turn(s, seat)
    elif step == LAY_RESOURCE:
        lay_resource(s, seat)
    elif step == LAY_TECHNOLOGY:
        lay_technology(s, seat)
    elif step == OFFER_ACTIVATION:
        offer_activation(s, seat, a)
    elif step == OFFER_PURCHASE:
        offer_purchase(s, seat, a)
    elif step == PAY:
        pay(s, seat)
    elif step == TAKE_CARD:
        take_card(s, seat, a)
    elif step == ENTER_END_PHASE:
        enter_end_phase(s, seat)
    elif step == PICK_UP:
        pick_up(s, seat)
    elif step == TAKE_RESOURCES:
        take_resources(s, seat)
    elif step == END_TURN:
        end_turn(s, seat)


@rule
def run_effect(s: Any, step: int, seat: int, a: int, b: int) -> None:
    if step == RESOLVE_CARD:
        resolve_card(s, seat)
    elif step == GAIN_ONE:
        gain_one(s, seat, a, b)
    elif step == REPLENISH_ONE:
        replenish_one(s, seat, a, b)
    elif step == PLAY_CARDS:
        play_cards(s, seat, a, b)
    elif step == ACTIVATE_CARDS:
        activate_cards(s, seat, a, b)
    elif step == CHOOSE_TO_ACTIVATE:
        choose_to_activate(s, seat, a, b)
    elif step == CHOOSE_TO_COPY:
        choose_to_copy(s, seat, a, b)
    elif step == COPY_ONE:
        copy_resource(s, seat, a, b)
    elif step == TAKE_BACK:
        take_back(s, seat, a, b)
    elif step == REACT:
        react(s, seat)
    elif step == COMPARE_STRENGTH:
        compare_strength(s, seat)
    elif step == LOSE_RESOURCES:
        lose_resources(s, seat, a, b % (ALL_RESOURCES + 1), b // (ALL_RESOURCES + 1))
    elif step == GIVE_WONDER:
        give_wonder(s, seat, a)
    elif step == TAKE_WONDER:
        take_wonder(s, seat)
    elif step == PLACE_GLORY:
        place_glory(s, seat)


@rule
def decide(s: Any, question: int, seat: int, action: int) -> None:
    if question == ASK_RESOURCE:
        decide_resource(s, seat, action)
    elif question == ASK_TECHNOLOGY:
        decide_technology(s, seat, action)
    elif question == ASK_ACTIVATE_LAID:
        decide_activate_laid(s, seat, action)
    elif question == ASK_BUY:
        decide_buy(s, seat, action)
    elif question in (ASK_PAY_PURCHASE, ASK_PAY_COST, ASK_LOSE):
        decide_pay(s, seat, action)
    elif question == ASK_PICK_UP:
        decide_pick_up(s, seat, action)
    elif question == ASK_START:
        decide_start(s, seat, action)
    elif question < ASK_REACT:
        decide_effect(s, question, seat, action)
    elif question == ASK_REACT:
        decide_react(s, seat, action)
    elif question == ASK_GIVE_WONDER:
        decide_give_wonder(s, seat, action)
    elif question == ASK_TAKE_WONDER:
        decide_take_wonder(s, seat, action)
    elif question == ASK_PLACE_GLORY:
        decide_place_glory(s, seat, action)
    elif question == ASK_MOVE_GLORY:
        decide_move_glory(s, seat, action)


@rule
def decide_effect(s: Any, question: int, seat: int, action: int) -> None:
    if question == ASK_GAIN:
        decide_gain(s, seat, action)
    elif question == ASK_REPLENISH:
        decide_replenish(s, seat, action)
    elif question == ASK_PLAY:
        decide_play(s, seat, action)
    elif question == ASK_ACTIVATE:
        decide_activate(s, seat, action)
    elif question == ASK_ACTIVATE_OF:
        decide_activate_of(s, seat, action)
    elif question == ASK_COPY_OF:
        decide_copy_of(s, seat, action)
    elif question == ASK_COPY:
        decide_copy(s, seat, action)
    elif question == ASK_TAKE_BACK:
        decide_take_back(s, seat, action)


@rule
def answers(question: int, action: int) -> bool:
    """Is this the sort of thing that the question asks for?"""
    if action == ANSWERS[question, LAST_ANSWER]:
        return True
    for part in range(FIRST_RANGE, LAST_ANSWER, 2):
        first = ANSWERS[question, part]
        if first <= action < first + ANSWERS[question, part + 1]:
            return True
    return False


@rule
def check(s: Any, action: int) -> int:
    if not answers(s.asked, action):
        return NOT_ASKED
    return check_answer(s, s.asked, action)


@rule
def check_answer(s: Any, question: int, action: int) -> int:
    if question == ASK_RESOURCE:
        return check_resource(s, action)
    if question == ASK_TECHNOLOGY:
        return check_technology(s, action)
    if question == ASK_ACTIVATE_LAID:
        return check_activate_laid(s, action)
    if question == ASK_BUY:
        return check_buy(s, action)
    if question in (ASK_PAY_PURCHASE, ASK_PAY_COST, ASK_LOSE):
        return check_pay(s, action)
    if question == ASK_PICK_UP:
        return check_pick_up(s, action)
    if question == ASK_START:
        return check_start(s, action)
    if question == ASK_REACT:
        return check_react(s, action)
    if question == ASK_GIVE_WONDER:
        return check_give_wonder(s, action)
    if question == ASK_TAKE_WONDER:
        return check_take_wonder(s, action)
    if question == ASK_PLACE_GLORY:
        return check_place_glory(s, action)
    if question == ASK_MOVE_GLORY:
        return check_move_glory(s, action)
    return check_effect_answer(s, question, action)


@rule
def check_effect_answer(s: Any, question: int, action: int) -> int:
    if question == ASK_GAIN:
        return check_gain(s, action)
    if question == ASK_REPLENISH:
        return check_replenish(s, action)
    if question == ASK_PLAY:
        return check_play(s, action)
    if question == ASK_ACTIVATE:
        return check_activate(s, action)
    if question == ASK_ACTIVATE_OF:
        return check_activate_of(s, action)
    if question == ASK_COPY_OF:
        return check_copy_of(s, action)
    if question == ASK_COPY:
        return check_copy(s, action)
    return check_take_back(s, action) if question == ASK_TAKE_BACK else NOT_ASKED


@rule
def legal(s: Any, out: MutableSequence[int]) -> int:
    question = s.asked
    if question == ASK_ACTIVATE_LAID:
        return legal_activate_laid(s, out)
    if question in (ASK_RESOURCE, ASK_TECHNOLOGY, ASK_START):
        return list_cards(s, out, 0, s.to_act, HAND, ANSWERS[question, FIRST_RANGE])
    if question == ASK_BUY:
        return legal_buy(s, out)
    if question == ASK_REACT:
        return legal_react(s, out)
    if question == ASK_PICK_UP:
        return legal_pick_up(s, out)
    if question in (ASK_PAY_PURCHASE, ASK_PAY_COST, ASK_LOSE):
        return legal_pay(s, out)
    return legal_by_check(s, question, out)


@rule
def legal_by_check(s: Any, question: int, out: MutableSequence[int]) -> int:
    """The questions that come seldom try all their answers."""
    listed = list_range(s, out, 0, ANSWERS[question, FIRST_RANGE], ANSWERS[question, FIRST_RANGE + 1])
    listed = list_range(s, out, listed, ANSWERS[question, SECOND_RANGE], ANSWERS[question, SECOND_RANGE + 1])
    return list_range(s, out, listed, ANSWERS[question, LAST_ANSWER], min(ANSWERS[question, LAST_ANSWER] + 1, 1))


@rule
def list_range(s: Any, out: MutableSequence[int], listed: int, first: int, size: int) -> int:
    for action in range(first, first + size):
        if check_answer(s, s.asked, action) == 0:
            out[listed] = action
            listed += 1
    return listed

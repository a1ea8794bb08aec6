"""The rules of Stone Age by the chapters of its rulebook; here each step and question finds its function."""

from collections.abc import MutableSequence
from typing import Any

from civitas.core.rules import rule
from civitas.games.stone_age.rules.buying import (
    check_buy,
    check_pay,
    check_take,
    decide_buy,
    decide_pay,
    decide_take,
    legal_buy,
    legal_pay,
    legal_take,
    offer_purchase,
    pay,
    take_any_two,
    take_building,
    take_card,
)
from civitas.games.stone_age.rules.card_tops import check_draft, decide_draft, draft_dice, legal_draft
from civitas.games.stone_age.rules.feeding import (
    check_feed,
    decide_feed,
    feed_tribe,
    finish_feeding,
    legal_feed,
    meet_shortage,
)
from civitas.games.stone_age.rules.gathering import (
    add_tools,
    check_resolve,
    check_tool,
    collect_goods,
    decide_resolve,
    decide_tool,
    legal_resolve,
    legal_tools,
    return_people,
    roll_dice,
    use_people,
)
from civitas.games.stone_age.rules.new_round import begin_next_round
from civitas.games.stone_age.rules.placement import check_place, decide_place, legal_places, place_people
from civitas.games.stone_age.rules.scoring import tally, tie_break
from civitas.games.stone_age.rules.setup import start
from civitas.games.stone_age.state import (
    ADD_TOOLS,
    ASK_BUY,
    ASK_DRAFT,
    ASK_FEED,
    ASK_PAY,
    ASK_PLACE,
    ASK_RESOLVE,
    ASK_TAKE,
    ASK_TOOL,
    BEGIN_NEXT_ROUND,
    BUY,
    COLLECT_GOODS,
    DECLINE,
    DRAFT,
    DRAFT_DICE,
    FEED,
    FEED_TRIBE,
    FINISH_FEEDING,
    MEET_SHORTAGE,
    OFFER_PURCHASE,
    PAY,
    PAY_DONE,
    PAY_WITH,
    PLACE_FIRST,
    PLACE_PEOPLE,
    RESOLVE,
    RETURN_PEOPLE,
    ROLL_DICE,
    ROLL_DONE,
    STARVE,
    TAKE,
    TAKE_ANY_TWO,
    TAKE_BUILDING,
    TAKE_CARD,
    USE_ANY_TWO,
    USE_PEOPLE,
    USE_TOOL,
)

__all__ = ["check", "decide", "legal", "run", "start", "tally", "tie_break"]

NOT_ASKED = 1705  # SA-17.5


@rule
def run(s: Any, step: int, seat: int, a: int, b: int) -> None:
    if step == PLACE_PEOPLE:
        place_people(s, seat)
    elif step == USE_PEOPLE:
        use_people(s, seat)
    elif step == RETURN_PEOPLE:
        return_people(s, seat, a)
    elif step == ROLL_DICE:
        roll_dice(s, seat, a, b)
    elif step == ADD_TOOLS:
        add_tools(s, seat, a)
    elif step == COLLECT_GOODS:
        collect_goods(s, seat)
    elif step == OFFER_PURCHASE:
        offer_purchase(s, seat, a)
    elif step == PAY:
        pay(s, seat, a, b)
    elif step == TAKE_CARD:
        take_card(s, seat, a)
    elif step == TAKE_BUILDING:
        take_building(s, seat, a)
    elif step == TAKE_ANY_TWO:
        take_any_two(s, seat, a, b)
    elif step == DRAFT_DICE:
        draft_dice(s, seat, a)
    elif step == FEED_TRIBE:
        feed_tribe(s, seat)
    elif step == MEET_SHORTAGE:
        meet_shortage(s, seat, a)
    elif step == FINISH_FEEDING:
        finish_feeding(s, seat)
    elif step == BEGIN_NEXT_ROUND:
        begin_next_round(s)


@rule
def decide(s: Any, question: int, seat: int, action: int) -> None:
    if question == ASK_PLACE:
        decide_place(s, seat, action)
    elif question == ASK_RESOLVE:
        decide_resolve(s, seat, action)
    elif question == ASK_TOOL:
        decide_tool(s, seat, action)
    elif question == ASK_BUY:
        decide_buy(s, seat, action)
    elif question == ASK_PAY:
        decide_pay(s, seat, action)
    elif question == ASK_TAKE:
        decide_take(s, seat, action)
    elif question == ASK_DRAFT:
        decide_draft(s, seat, action)
    elif question == ASK_FEED:
        decide_feed(s, seat, action)


@rule
def legal(s: Any, out: MutableSequence[int]) -> int:
    question = s.asked
    if question == ASK_PLACE:
        return legal_places(s, out)
    if question == ASK_RESOLVE:
        return legal_resolve(s, out)
    if question == ASK_TOOL:
        return legal_tools(s, out)
    if question == ASK_BUY:
        return legal_buy(s, out)
    if question == ASK_PAY:
        return legal_pay(s, out)
    if question == ASK_TAKE:
        return legal_take(s, out)
    if question == ASK_DRAFT:
        return legal_draft(s, out)
    return legal_feed(s, out) if question == ASK_FEED else 0


@rule
def check(s: Any, action: int) -> int:
    question = s.asked
    if question == ASK_PLACE and PLACE_FIRST <= action < RESOLVE:
        return check_place(s, action)
    if question == ASK_RESOLVE and RESOLVE <= action <= USE_ANY_TWO:
        return check_resolve(s, action)
    if question == ASK_TOOL and USE_TOOL <= action <= ROLL_DONE:
        return check_tool(s, action)
    if question == ASK_BUY and (action == USE_ANY_TWO or BUY <= action <= DECLINE):
        return check_buy(s, action)
    if question == ASK_PAY and PAY_WITH <= action <= PAY_DONE:
        return check_pay(s, action)
    if question == ASK_TAKE and TAKE <= action < DRAFT:
        return check_take(s, action)
    if question == ASK_DRAFT and DRAFT <= action < FEED:
        return check_draft(s, action)
    if question == ASK_FEED and (action == USE_ANY_TWO or FEED <= action <= STARVE):
        return check_feed(s, action)
    return NOT_ASKED

"""The rules of Beyond the Horizon by the chapters of its rulebook; here each step and question finds its function."""

from collections.abc import MutableSequence
from typing import Any

import numpy as np

from civitas.core.rules import rule
from civitas.games.beyond_the_horizon.rules.cubes import check_track, invest, move_cube, place_invested, take_cube
from civitas.games.beyond_the_horizon.rules.leaders import meet_leader, offer_option, take_option
from civitas.games.beyond_the_horizon.rules.lists import context, react
from civitas.games.beyond_the_horizon.rules.movement import arrive, check_step, list_steps, move, step_unit
from civitas.games.beyond_the_horizon.rules.production import (
    check_dismissed,
    check_trade,
    dismiss,
    produce,
    take_exchange,
    take_product,
    trade,
)
from civitas.games.beyond_the_horizon.rules.research import (
    check_card,
    check_colour,
    check_private,
    discover,
    finish_research,
    keep_card,
    look_at_cards,
    place_card,
    put_scholar,
    research,
    reveal_cards,
    slot_refusal,
)
from civitas.games.beyond_the_horizon.rules.scoring import tally, tie_break
from civitas.games.beyond_the_horizon.rules.settling import (
    check_spent,
    choose_city,
    choose_village,
    city_refusal,
    exhaust_chosen,
    fortify,
    found,
    mark,
    spend,
    village_refusal,
)
from civitas.games.beyond_the_horizon.rules.setup import check_government, choose_government, govern, start
from civitas.games.beyond_the_horizon.rules.spaces import (
    act,
    check_space,
    check_way,
    expand,
    list_spaces,
    place_pawn,
    take_way,
)
from civitas.games.beyond_the_horizon.rules.structures import (
    build,
    build_here,
    check_builder,
    check_held,
    check_structure,
    choose_builder,
    hold_structure,
    take_structure,
)
from civitas.games.beyond_the_horizon.rules.tasks import (
    check_basic,
    do_basic,
    do_part,
    do_tasks,
    take_or_skip,
    take_part,
)
from civitas.games.beyond_the_horizon.rules.turn import begin_turn, claim_goal, end_turn, goal_refusal, seek_goal
from civitas.games.beyond_the_horizon.rules.units import (
    check_kind,
    check_place,
    check_upgrade,
    choose_place,
    recruit,
    station,
    strengthen,
    upgrade,
)
from civitas.games.beyond_the_horizon.state import (
    ASK_BASIC,
    ASK_BUILD_PLACE,
    ASK_BUILD_TILE,
    ASK_CARD,
    ASK_CITY_TILE,
    ASK_CITY_UNIT,
    ASK_COLOUR,
    ASK_EXPANSION,
    ASK_GOAL,
    ASK_GOVERNMENT,
    ASK_KIND,
    ASK_PLACE,
    ASK_PRIVATE,
    ASK_SLOT,
    ASK_SPACE,
    ASK_STEP,
    ASK_STRUCTURE,
    ASK_TRACK,
    ASK_TRADE,
    ASK_TRADE_UNIT,
    ASK_UPGRADE,
    ASK_VILLAGE_TILE,
    ASK_VILLAGE_UNIT,
    FIRST_ANSWERS,
    STEP_ACT,
    STEP_ARRIVE,
    STEP_BEGIN_TURN,
    STEP_BUILD,
    STEP_BUILD_HERE,
    STEP_CHOOSE_BUILDER,
    STEP_CHOOSE_CITY,
    STEP_CHOOSE_GOVERNMENT,
    STEP_CHOOSE_PLACE,
    STEP_CHOOSE_VILLAGE,
    STEP_CLAIM_GOAL,
    STEP_DISCOVER,
    STEP_DISMISS,
    STEP_DO_BASIC,
    STEP_DO_PART,
    STEP_DO_TASKS,
    STEP_END_TURN,
    STEP_EXHAUST_CHOSEN,
    STEP_EXPAND,
    STEP_FINISH_RESEARCH,
    STEP_FORTIFY,
    STEP_FOUND,
    STEP_GOVERN,
    STEP_HOLD_STRUCTURE,
    STEP_INVEST,
    STEP_KEEP_CARD,
    STEP_LOOK_AT_CARDS,
    STEP_MARK,
    STEP_MEET_LEADER,
    STEP_MOVE,
    STEP_OFFER_OPTION,
    STEP_PLACE_CARD,
    STEP_PLACE_INVESTED,
    STEP_PLACE_PAWN,
    STEP_PRODUCE,
    STEP_PUT_SCHOLAR,
    STEP_REACT,
    STEP_RECRUIT,
    STEP_RESEARCH,
    STEP_REVEAL_CARDS,
    STEP_SEEK_GOAL,
    STEP_SPEND,
    STEP_STATION,
    STEP_STEP,
    STEP_STRENGTHEN,
    STEP_TAKE_CHOSEN_CUBE,
    STEP_TAKE_CUBE,
    STEP_TAKE_EXCHANGE,
    STEP_TAKE_OPTION,
    STEP_TAKE_OR_SKIP,
    STEP_TAKE_PART,
    STEP_TAKE_PRODUCT,
    STEP_TAKE_STRUCTURE,
    STEP_TAKE_WAY,
    STEP_TRADE,
    STEP_UPGRADE,
)
from civitas.games.beyond_the_horizon.tables import UNITS_OF_A_KIND

__all__ = ["check", "decide", "legal", "run", "start", "tally", "tie_break"]

NOT_ASKED = 401  # BH-4.1: a turn goes its order, and another question is open
FIRST_ANSWER = np.array(FIRST_ANSWERS, np.int64)


@rule
def run(s: Any, step: int, seat: int, a: int, b: int) -> None:
    if step <= STEP_END_TURN:
        run_turn(s, step, seat, a, b)
    elif step <= STEP_DO_BASIC:
        run_tasks(s, step, seat, a, b)
    elif step <= STEP_KEEP_CARD:
        run_research(s, step, seat, a, b)
    elif step <= STEP_HOLD_STRUCTURE:
        run_gains(s, step, seat, a, b)
    elif step <= STEP_ARRIVE:
        run_units(s, step, seat, a, b)
    else:
        run_marks(s, step, seat, a, b)


@rule
def run_turn(s: Any, step: int, seat: int, a: int, b: int) -> None:
    if step == STEP_CHOOSE_GOVERNMENT:
        choose_government(s, seat, a)
    elif step == STEP_GOVERN:
        govern(s, seat, a, b)
    elif step == STEP_BEGIN_TURN:
        begin_turn(s, seat)
    elif step == STEP_PLACE_PAWN:
        place_pawn(s, seat)
    elif step == STEP_ACT:
        act(s, seat, b)
    elif step == STEP_EXPAND:
        expand(s, seat)
    elif step == STEP_TAKE_WAY:
        take_way(s, seat, b)
    elif step == STEP_PRODUCE:
        produce(s, seat)
    elif step == STEP_TAKE_PRODUCT:
        take_product(s, seat, b)
    elif step == STEP_TRADE:
        trade(s, seat)
    elif step == STEP_TAKE_EXCHANGE:
        take_exchange(s, seat, b)
    elif step == STEP_DISMISS:
        dismiss(s, seat, b)
    elif step == STEP_SEEK_GOAL:
        seek_goal(s, seat)
    elif step == STEP_CLAIM_GOAL:
        claim_goal(s, seat, b)
    elif step == STEP_END_TURN:
        end_turn(s, seat)


@rule
def run_tasks(s: Any, step: int, seat: int, a: int, b: int) -> None:
    if step == STEP_DO_TASKS:
        do_tasks(s, seat, a)
    elif step == STEP_TAKE_OR_SKIP:
        take_or_skip(s, seat, a, b)
    elif step == STEP_DO_PART:
        do_part(s, seat, a)
    elif step == STEP_TAKE_PART:
        take_part(s, seat, a, b)
    elif step == STEP_DO_BASIC:
        do_basic(s, seat, b)


@rule
def run_research(s: Any, step: int, seat: int, a: int, b: int) -> None:
    if step == STEP_RESEARCH:
        research(s, seat, a)
    elif step == STEP_PUT_SCHOLAR:
        put_scholar(s, seat, b)
    elif step == STEP_MEET_LEADER:
        meet_leader(s, seat, a)
    elif step == STEP_OFFER_OPTION:
        offer_option(s, seat, a)
    elif step == STEP_TAKE_OPTION:
        take_option(s, seat, a, b)
    elif step == STEP_DISCOVER:
        discover(s, seat, a)
    elif step == STEP_REVEAL_CARDS:
        reveal_cards(s, seat, a, b)
    elif step == STEP_PLACE_CARD:
        place_card(s, seat, a, b)
    elif step == STEP_FINISH_RESEARCH:
        finish_research(s, seat, a, b)
    elif step == STEP_LOOK_AT_CARDS:
        look_at_cards(s, seat, a, b)
    elif step == STEP_KEEP_CARD:
        keep_card(s, seat, b)


@rule
def run_gains(s: Any, step: int, seat: int, a: int, b: int) -> None:
    if step == STEP_REACT:
        react(s, seat, a, b)
    elif step == STEP_INVEST:
        invest(s, seat, a, b)
    elif step == STEP_PLACE_INVESTED:
        place_invested(s, seat)
    elif step == STEP_TAKE_CUBE:
        take_cube(s, seat, a, b)
    elif step == STEP_TAKE_CHOSEN_CUBE:
        move_cube(s, seat, a, b)
    elif step == STEP_TAKE_STRUCTURE:
        take_structure(s, seat, a)
    elif step == STEP_HOLD_STRUCTURE:
        hold_structure(s, seat, a, b)


@rule
def run_units(s: Any, step: int, seat: int, a: int, b: int) -> None:
    if step == STEP_RECRUIT:
        recruit(s, seat, a)
    elif step == STEP_CHOOSE_PLACE:
        choose_place(s, seat, a, b)
    elif step == STEP_STATION:
        station(s, seat, a, b)
    elif step == STEP_UPGRADE:
        upgrade(s, seat, a)
    elif step == STEP_STRENGTHEN:
        strengthen(s, seat, a, b)
    elif step == STEP_MOVE:
        move(s, seat, a)
    elif step == STEP_STEP:
        step_unit(s, seat, a, b)
    elif step == STEP_ARRIVE:
        arrive(s, seat, a, b)


@rule
def run_marks(s: Any, step: int, seat: int, a: int, b: int) -> None:
    if step == STEP_FOUND:
        found(s, seat, a)
    elif step == STEP_CHOOSE_VILLAGE:
        choose_village(s, seat, a, b)
    elif step == STEP_FORTIFY:
        fortify(s, seat, a)
    elif step == STEP_CHOOSE_CITY:
        choose_city(s, seat, a, b)
    elif step == STEP_SPEND:
        spend(s, seat, a)
    elif step == STEP_EXHAUST_CHOSEN:
        exhaust_chosen(s, seat, a, b)
    elif step == STEP_MARK:
        mark(s, seat, a, b)
    elif step == STEP_BUILD:
        build(s, seat, a)
    elif step == STEP_CHOOSE_BUILDER:
        choose_builder(s, seat, b)
    elif step == STEP_BUILD_HERE:
        build_here(s, seat, a, b)


@rule
def decide(s: Any, question: int, seat: int, action: int) -> None:
    """Whatever is asked, a step on top of the agenda waits for the answer."""
    s.agenda_b[s.agenda_left - 1] = action - FIRST_ANSWER[question]


@rule
def legal(s: Any, out: MutableSequence[int]) -> int:
    question = s.asked
    if question == 0:
        return 0
    if question == ASK_SPACE:
        return list_spaces(s, out)
    if question == ASK_STEP:
        return list_steps(s, context(s), out)
    listed = 0
    for action in range(FIRST_ANSWER[question], FIRST_ANSWER[question + 1]):
        if refusal(s, question, action) == 0:
            out[listed] = action
            listed += 1
    return listed


@rule
def check(s: Any, action: int) -> int:
    question = s.asked
    if question == 0 or action < FIRST_ANSWER[question] or action >= FIRST_ANSWER[question + 1]:
        return NOT_ASKED
    return refusal(s, question, action)


@rule
def refusal(s: Any, question: int, action: int) -> int:
    """The rule that forbids one of the answers to the open question, or 0."""
    chosen = action - FIRST_ANSWER[question]
    if question == ASK_STEP:
        return check_step(s, context(s), action)
    if question <= ASK_PLACE:
        return refuse_first(s, question, chosen)
    if question <= ASK_STRUCTURE:
        return refuse_second(s, question, chosen)
    return refuse_third(s, question, chosen)


@rule
def refuse_first(s: Any, question: int, chosen: int) -> int:
    if question == ASK_SPACE:
        return check_space(s, chosen)
    if question == ASK_SLOT:
        return slot_refusal(s, s.to_act, context(s), chosen)
    if question == ASK_COLOUR:
        return check_colour(s, chosen)
    if question == ASK_CARD:
        return check_card(s, chosen)
    if question == ASK_PRIVATE:
        return check_private(s, chosen)
    if question == ASK_TRACK:
        return check_track(s, chosen)
    if question == ASK_KIND:
        return check_kind(s, s.to_act, context(s), chosen)
    if question == ASK_PLACE:
        return check_place(s, s.to_act, chosen)
    return check_government(s, chosen) if question == ASK_GOVERNMENT else 0  # do and skip are both allowed


@rule
def refuse_second(s: Any, question: int, chosen: int) -> int:
    if question == ASK_UPGRADE:
        return check_upgrade(s, s.to_act, context(s), chosen)
    if question == ASK_VILLAGE_TILE:
        return village_refusal(s, s.to_act, context(s), chosen)
    if question == ASK_VILLAGE_UNIT:
        return check_spent(s, chosen)
    if question == ASK_CITY_TILE:
        return city_refusal(s, s.to_act, context(s), chosen)
    if question == ASK_CITY_UNIT:
        return check_spent(s, UNITS_OF_A_KIND + chosen)
    return check_structure(s, chosen)


@rule
def refuse_third(s: Any, question: int, chosen: int) -> int:
    if question == ASK_EXPANSION:
        return check_way(s, chosen)
    if question == ASK_BUILD_TILE:
        return check_held(s, chosen)
    if question == ASK_BUILD_PLACE:
        return check_builder(s, chosen)
    if question == ASK_TRADE:
        return check_trade(s, chosen)
    if question == ASK_TRADE_UNIT:
        return check_dismissed(s, chosen)
    if question == ASK_GOAL:
        return goal_refusal(s, s.to_act, chosen)
    if question == ASK_BASIC:
        return check_basic(s, chosen)
    return 0  # every way to produce and both options of a leader are allowed

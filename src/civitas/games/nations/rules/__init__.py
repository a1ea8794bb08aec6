"""The rules of Nations by the chapters of its rulebook; here each step and question finds its function."""

from collections.abc import MutableSequence
from typing import Any

from civitas.core.rules import rule
from civitas.games.nations.rules.buying import (
    check_battle,
    check_give_up,
    check_golden_pay,
    check_golden_vp,
    check_place_advisor,
    check_place_card,
    decide_golden_pay,
    fight_battle,
    give_up,
    lose_colony,
    offer_deployment,
    pay_golden,
    place_advisor,
    place_card,
    take_golden_goods,
    take_golden_vp,
    use_card,
)
from civitas.games.nations.rules.effects import (
    ask_targets,
    carry_out,
    check_either,
    decide_either,
    decide_may,
)
from civitas.games.nations.rules.losing import (
    check_shortage,
    decide_shortage,
    meet_shortage,
)
from civitas.games.nations.rules.maintenance import (
    begin_round,
    check_growth,
    decide_event,
    decide_growth,
    grow,
    place_architects,
    reveal_event,
)
from civitas.games.nations.rules.population import (
    check_give_worker,
    check_return_section,
    check_section,
    decide_give_worker,
    decide_return_section,
    decide_section,
    move_together,
    put_back,
    return_worker,
    take_workers,
)
from civitas.games.nations.rules.resolution import (
    apply_production,
    check_production_pick,
    check_spare,
    decide_production_pick,
    decide_spare,
    end_war,
    face_war,
    order_players,
    pick_flow,
    production,
    spare_loss,
    wage_war,
)
from civitas.games.nations.rules.round_end import (
    end_age,
    end_round,
    resolve_event,
    suffer_famine,
)
from civitas.games.nations.rules.scoring import (
    tally,
    tie_break,
)
from civitas.games.nations.rules.setup import (
    check_covered_worker,
    check_nation,
    choose_difficulty,
    choose_nation,
    choose_side,
    cover_worker,
    decide_covered_worker,
    decide_difficulty,
    decide_nation,
    decide_side,
    lay_out_board,
    start,
    take_board,
)
from civitas.games.nations.rules.solo import (
    judge_stability,
)
from civitas.games.nations.rules.special import (
    buy_free,
    check_free_buy,
    check_pay_pick,
    check_pick,
    check_swap,
    decide_free_buy,
    decide_pay_pick,
    decide_pick,
    decide_swap,
    pick_good,
    receive,
    swap_cards,
)
from civitas.games.nations.rules.turns import (
    act,
    check_turn,
    check_turn_end,
    decide_turn,
    decide_turn_end,
    finish_action,
    next_turn,
)
from civitas.games.nations.rules.wonders import (
    check_place_wonder,
    complete_wonder,
    hire,
    hire_free,
    place_wonder,
    refuse_free_hire,
)
from civitas.games.nations.rules.workers import (
    check_deploy_bought,
    check_deploy_free,
    check_undeploy_for,
    decide_deploy_free,
    deploy_free,
    put_on_bought,
    undeploy_for,
    will_leave,
)
from civitas.games.nations.state import (
    ACCEPT,
    ASK_BATTLE,
    ASK_CHOOSE_EVENT,
    ASK_COVERED_WORKER,
    ASK_DEPLOY_BOUGHT,
    ASK_DEPLOY_FREE,
    ASK_DIFFICULTY,
    ASK_EITHER,
    ASK_FREE_BUY,
    ASK_GIVE_UP_COLONY,
    ASK_GIVE_WORKER,
    ASK_GOLDEN,
    ASK_GOLDEN_PAY,
    ASK_GROWTH,
    ASK_HIRE_FREE,
    ASK_MAY,
    ASK_NATION,
    ASK_PAY_PICK,
    ASK_PICK,
    ASK_PLACE_ADVISOR,
    ASK_PLACE_CARD,
    ASK_PLACE_WONDER,
    ASK_PRODUCTION_PICK,
    ASK_RETURN_SECTION,
    ASK_SECTION,
    ASK_SHORTAGE,
    ASK_SIDE,
    ASK_SPARE,
    ASK_SWAP_FIRST,
    ASK_SWAP_SECOND,
    ASK_TURN,
    ASK_TURN_END,
    ASK_UNDEPLOY_FOR,
    BUY,
    CHOOSE,
    DO_ACT,
    DO_APPLY_PRODUCTION,
    DO_ASK_TARGETS,
    DO_BEGIN_ROUND,
    DO_BUY_FREE,
    DO_CARRY_OUT,
    DO_CHOOSE_DIFFICULTY,
    DO_CHOOSE_NATION,
    DO_CHOOSE_SIDE,
    DO_COMPLETE_WONDER,
    DO_COVER_WORKER,
    DO_DEPLOY_BOUGHT,
    DO_DEPLOY_FREE,
    DO_END_AGE,
    DO_END_ROUND,
    DO_END_WAR,
    DO_FACE_WAR,
    DO_FINISH_ACTION,
    DO_GROW,
    DO_HIRE_FREE,
    DO_JUDGE_STABILITY,
    DO_LAY_OUT_BOARD,
    DO_LOSE_COLONY,
    DO_MEET_SHORTAGE,
    DO_MOVE_TOGETHER,
    DO_NEXT_TURN,
    DO_ORDER_PLAYERS,
    DO_PAY_GOLDEN,
    DO_PAY_PICKED,
    DO_PICK_FLOW,
    DO_PICK_GOOD,
    DO_PLACE_ARCHITECTS,
    DO_PRODUCTION,
    DO_PUT_BACK,
    DO_RESOLVE_EVENT,
    DO_RETURN_WORKER,
    DO_REVEAL_EVENT,
    DO_SPARE_LOSS,
    DO_SUFFER_FAMINE,
    DO_SWAP_CARDS,
    DO_TAKE_BOARD,
    DO_TAKE_WORKERS,
    DO_UNDEPLOY_FOR,
    DO_USE_CARD,
    DO_WAGE_WAR,
    DONE,
    END_TURN,
    FROM_SUPPLY,
    GAIN,
    GIVE_UP,
    GOLDEN_GOODS,
    PASS,
    PAY,
    PLACE_ADVISOR,
    PLACE_CARD,
    PLACE_WONDER,
    RETURN_WORKER,
    RUNS,
    SPARE,
    SWAP,
    TAKE_WORKER,
    UNDEPLOY,
)
from civitas.games.nations.tables import ADVISOR_PLACE

__all__ = ["check", "decide", "legal", "run", "start", "tally", "tie_break"]

NOT_ASKED = 602  # NA-6.2


# ---- steps


@rule
def run(s: Any, step: int, seat: int, a: int, b: int) -> None:
    if step <= DO_PLACE_ARCHITECTS:
        run_setup(s, step, seat, a)
    elif step >= DO_PRODUCTION:
        run_resolution(s, step, seat, a, b)
    elif is_effect_step(step):
        run_effect(s, step, seat, a, b)
    else:
        run_turn(s, step, seat, a, b)


@rule
def is_effect_step(step: int) -> bool:
    return (
        DO_CARRY_OUT <= step <= DO_MEET_SHORTAGE
        or step in (DO_DEPLOY_FREE, DO_LOSE_COLONY)
        or DO_HIRE_FREE <= step <= DO_UNDEPLOY_FOR
    )


@rule
def run_setup(s: Any, step: int, seat: int, a: int) -> None:
    if step == DO_CHOOSE_DIFFICULTY:
        choose_difficulty(s, a)
    elif step == DO_LAY_OUT_BOARD:
        lay_out_board(s)
    elif step == DO_CHOOSE_NATION:
        choose_nation(s, a)
    elif step == DO_CHOOSE_SIDE:
        choose_side(s, seat)
    elif step == DO_TAKE_BOARD:
        take_board(s, seat)
    elif step == DO_COVER_WORKER:
        cover_worker(s, a)
    elif step == DO_BEGIN_ROUND:
        begin_round(s)
    elif step == DO_GROW:
        grow(s, a)
    elif step == DO_REVEAL_EVENT:
        reveal_event(s)
    elif step == DO_PLACE_ARCHITECTS:
        place_architects(s)


@rule
def run_turn(s: Any, step: int, seat: int, a: int, b: int) -> None:
    if step == DO_NEXT_TURN:
        next_turn(s, a)
    elif step == DO_ACT:
        act(s, seat)
    elif step == DO_FINISH_ACTION:
        finish_action(s, seat, a)
    elif step == DO_USE_CARD:
        use_card(s, seat)
    elif step == DO_COMPLETE_WONDER:
        complete_wonder(s, seat, a)
    elif step == DO_DEPLOY_BOUGHT:
        offer_deployment(s, seat, a, b)
    elif step == DO_PICK_GOOD:
        pick_good(s, seat, a, b)
    elif step == DO_PAY_PICKED:
        receive(s, seat, a)
    elif step == DO_PAY_GOLDEN:
        pay_golden(s, seat, a, b)
    elif step == DO_BUY_FREE:
        buy_free(s, seat, a, b)
    elif step == DO_SWAP_CARDS:
        swap_cards(s, seat, a, b)


@rule
def run_effect(s: Any, step: int, seat: int, a: int, b: int) -> None:
    if step == DO_CARRY_OUT:
        carry_out(s, seat, a, b)
    elif step == DO_ASK_TARGETS:
        ask_targets(s, seat, a, b)
    elif step == DO_TAKE_WORKERS:
        take_workers(s, seat, a)
    elif step == DO_RETURN_WORKER:
        return_worker(s, seat)
    elif step == DO_PUT_BACK:
        put_back(s, seat)
    elif step == DO_MOVE_TOGETHER:
        move_together(s, a)
    elif step == DO_MEET_SHORTAGE:
        meet_shortage(s, seat, a, b)
    elif step == DO_DEPLOY_FREE:
        deploy_free(s, seat, a, b)
    elif step == DO_HIRE_FREE:
        hire_free(s, seat, a)
    elif step == DO_UNDEPLOY_FOR:
        undeploy_for(s, seat, a, b)
    elif step == DO_LOSE_COLONY:
        lose_colony(s, seat)


@rule
def run_resolution(s: Any, step: int, seat: int, a: int, b: int) -> None:
    if step == DO_PRODUCTION:
        production(s)
    elif step == DO_PICK_FLOW:
        pick_flow(s, seat, a, b)
    elif step == DO_APPLY_PRODUCTION:
        apply_production(s)
    elif step == DO_ORDER_PLAYERS:
        order_players(s)
    elif step == DO_WAGE_WAR:
        wage_war(s)
    elif step == DO_FACE_WAR:
        face_war(s, seat, a)
    elif step == DO_SPARE_LOSS:
        spare_loss(s, seat, a, b)
    elif step == DO_END_WAR:
        end_war(s)
    elif step == DO_RESOLVE_EVENT:
        resolve_event(s, a)
    elif step == DO_JUDGE_STABILITY:
        judge_stability(s)
    elif step == DO_SUFFER_FAMINE:
        suffer_famine(s)
    elif step == DO_END_AGE:
        end_age(s)
    elif step == DO_END_ROUND:
        end_round(s)


# ---- answers


@rule
def decide(s: Any, question: int, seat: int, action: int) -> None:
    if question == ASK_TURN:
        decide_turn(s, seat, action)
    elif question == ASK_TURN_END:
        decide_turn_end(s, seat, action)
    elif question <= ASK_CHOOSE_EVENT:
        decide_setup(s, question, seat, action)
    elif is_effect_question(question):
        decide_effect(s, question, seat, action)
    else:
        decide_card(s, question, seat, action)


@rule
def is_effect_question(question: int) -> bool:
    return question in (ASK_DEPLOY_FREE, ASK_DEPLOY_BOUGHT) or ASK_SECTION <= question <= ASK_HIRE_FREE


@rule
def decide_setup(s: Any, question: int, seat: int, action: int) -> None:
    if question == ASK_DIFFICULTY:
        decide_difficulty(s, seat, action)
    elif question == ASK_NATION:
        decide_nation(s, seat, action)
    elif question == ASK_SIDE:
        decide_side(s, seat, action)
    elif question == ASK_COVERED_WORKER:
        decide_covered_worker(s, seat, action)
    elif question == ASK_GROWTH:
        decide_growth(s, seat, action)
    elif question == ASK_CHOOSE_EVENT:
        decide_event(s, seat, action)


@rule
def decide_card(s: Any, question: int, seat: int, action: int) -> None:
    if question == ASK_PLACE_CARD:
        place_card(s, seat, action - PLACE_CARD)
    elif question == ASK_PLACE_ADVISOR:
        place_advisor(s, seat, ADVISOR_PLACE + action - PLACE_ADVISOR)
    elif question == ASK_PLACE_WONDER:
        place_wonder(s, seat, action - PLACE_WONDER)
    elif question == ASK_GIVE_UP_COLONY:
        give_up(s, seat, action - GIVE_UP)
    elif question == ASK_BATTLE:
        fight_battle(s, seat, action - GAIN)
    elif question == ASK_GOLDEN:
        decide_golden(s, seat, action)
    elif question == ASK_GOLDEN_PAY:
        decide_golden_pay(s, seat, action - PAY)
    elif question == ASK_PICK:
        decide_pick(s, seat, action - GAIN)
    elif question == ASK_PAY_PICK:
        decide_pay_pick(s, seat, action - PAY)
    elif question == ASK_FREE_BUY:
        decide_free_buy(s, seat, action - BUY)
    elif question in (ASK_SWAP_FIRST, ASK_SWAP_SECOND):
        decide_swap(s, seat, action - SWAP)


@rule
def decide_effect(s: Any, question: int, seat: int, action: int) -> None:
    if question == ASK_DEPLOY_FREE:
        decide_deploy_free(s, seat, action)
    elif question == ASK_DEPLOY_BOUGHT:
        put_on_bought(s, seat, action, s.agenda_b[s.agenda_left - 1])
    elif question == ASK_SECTION:
        decide_section(s, seat, action)
    elif question == ASK_GIVE_WORKER:
        decide_give_worker(s, seat, action)
    elif question == ASK_RETURN_SECTION:
        decide_return_section(s, seat, action)
    elif question == ASK_SHORTAGE:
        decide_shortage(s, seat, action)
    elif question == ASK_PRODUCTION_PICK:
        decide_production_pick(s, seat, action)
    elif question == ASK_SPARE:
        decide_spare(s, seat, action)
    elif question == ASK_MAY:
        decide_may(s, seat, action)
    elif question == ASK_EITHER:
        decide_either(s, seat, action)
    elif question == ASK_UNDEPLOY_FOR:
        decide_undeploy_for(s, seat, action)
    elif question == ASK_HIRE_FREE:
        decide_hire_free(s, seat, action)


@rule
def decide_golden(s: Any, seat: int, action: int) -> None:
    if action == GOLDEN_GOODS:
        take_golden_goods(s, seat)
    else:
        take_golden_vp(s, seat)


@rule
def decide_undeploy_for(s: Any, seat: int, action: int) -> None:
    """The step that asks stands on top of the agenda; it asks again unless the nation has enough of it."""
    top = s.agenda_left - 1
    if action == DONE:
        s.agenda_b[top] = 1
    else:
        will_leave(s, seat, action - UNDEPLOY)


@rule
def decide_hire_free(s: Any, seat: int, action: int) -> None:
    if action == ACCEPT:
        hire(s, seat, FROM_SUPPLY, 0)
    else:
        refuse_free_hire(s)


# ---- what is legal


@rule
def check(s: Any, action: int) -> int:
    if not answers(s.asked, action):
        return NOT_ASKED
    if s.asked == ASK_TURN:
        return check_turn(s, s.to_act, action)
    if s.asked == ASK_TURN_END:
        return check_turn_end(s, s.to_act, action)
    if s.asked <= ASK_CHOOSE_EVENT:
        return check_setup(s, s.asked, s.to_act, action)
    if is_effect_question(s.asked):
        return check_effect(s, s.asked, s.to_act, action)
    return check_card(s, s.asked, s.to_act, action)


@rule
def answers(question: int, action: int) -> bool:
    """Is it among the decisions that can answer such a question at all?"""
    if RUNS[question, 0] <= action < RUNS[question, 1]:
        return True
    return RUNS[question, 2] <= action < RUNS[question, 3]


@rule
def top_row(s: Any) -> int:
    """The effect row of the step that asks, which stands on top of the agenda."""
    return s.agenda_a[s.agenda_left - 1]


@rule
def check_setup(s: Any, question: int, seat: int, action: int) -> int:
    if question == ASK_NATION:
        return check_nation(s, action)
    if question == ASK_COVERED_WORKER:
        return check_covered_worker(s, seat, action)
    if question == ASK_GROWTH:
        return check_growth(s, seat, action)
    return 0


@rule
def check_card(s: Any, question: int, seat: int, action: int) -> int:
    if question == ASK_PLACE_CARD:
        return check_place_card(s, seat, action - PLACE_CARD)
    if question == ASK_PLACE_ADVISOR:
        return check_place_advisor(s, seat, ADVISOR_PLACE + action - PLACE_ADVISOR)
    if question == ASK_PLACE_WONDER:
        return check_place_wonder(s, seat, action - PLACE_WONDER)
    if question == ASK_GIVE_UP_COLONY:
        return check_give_up(s, seat, action - GIVE_UP)
    if question == ASK_BATTLE:
        return check_battle(s, action - GAIN)
    if question == ASK_GOLDEN:
        return 0 if action == GOLDEN_GOODS else check_golden_vp(s, seat)
    if question == ASK_GOLDEN_PAY:
        return check_golden_pay(s, seat, action - PAY)
    if question == ASK_PICK:
        return check_pick(s, action - GAIN)
    if question == ASK_PAY_PICK:
        return check_pay_pick(s, seat, top_row(s), action - PAY)
    if question == ASK_FREE_BUY:
        return check_free_buy(s, seat, top_row(s), action - BUY)
    if question == ASK_SWAP_FIRST:
        return check_swap(s, action - SWAP)
    if question == ASK_SWAP_SECOND:
        return check_swap(s, action - SWAP)
    return 0


@rule
def check_effect(s: Any, question: int, seat: int, action: int) -> int:
    if question == ASK_DEPLOY_FREE:
        return check_deploy_free(s, seat, action)
    if question == ASK_DEPLOY_BOUGHT:
        return check_deploy_bought(s, seat, action)
    if question == ASK_SECTION:
        return check_section(s, seat, action - TAKE_WORKER)
    if question == ASK_GIVE_WORKER:
        return check_give_worker(s, seat, action - UNDEPLOY)
    if question == ASK_RETURN_SECTION:
        return check_return_section(s, seat, action - RETURN_WORKER)
    if question == ASK_SHORTAGE:
        return check_shortage(s, seat, action - PAY)
    if question == ASK_PRODUCTION_PICK:
        return check_production_pick(s, action - GAIN)
    if question == ASK_SPARE:
        return check_spare(s, action - SPARE)
    if question == ASK_EITHER:
        return check_either(s, seat, action - CHOOSE)
    if question == ASK_UNDEPLOY_FOR:
        return check_undeploy_for(s, seat, action)
    return 0


@rule
def legal(s: Any, out: MutableSequence[int]) -> int:
    return list_turn(s, s.to_act, out) if s.asked == ASK_TURN else list_answers(s, out)


@rule
def list_turn(s: Any, seat: int, out: MutableSequence[int]) -> int:
    """The question that is asked most, without looking for whose it is every time."""
    listed = 0
    for action in range(PASS, END_TURN):
        if check_turn(s, seat, action) == 0:
            out[listed] = action
            listed += 1
    return listed


@rule
def list_answers(s: Any, out: MutableSequence[int]) -> int:
    listed = 0
    for pair in range(2):
        for action in range(RUNS[s.asked, 2 * pair], RUNS[s.asked, 2 * pair + 1]):
            if check(s, action) == 0:
                out[listed] = action
                listed += 1
    return listed

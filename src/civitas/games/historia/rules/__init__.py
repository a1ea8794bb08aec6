"""The rules of Historia by the chapters of its rulebook; here each step and question finds its function."""

from collections.abc import MutableSequence
from typing import Any

from civitas.core.rules import rule
from civitas.games.historia.rules.actions import (
    check_expand,
    check_exploit,
    check_trade,
    check_war_enemy,
    check_war_territory,
    decide_expand,
    decide_exploit,
    decide_trade,
    decide_war_enemy,
    decide_war_territory,
    expand_to,
    exploit_from,
    legal_expand,
    legal_exploit,
    legal_trade,
    legal_war_enemy,
    legal_war_territory,
)
from civitas.games.historia.rules.advisors import (
    check_draw,
    decide_aside,
    decide_draw,
    draw_advisors,
    legal_aside,
    legal_draw,
    put_advisors_aside,
)
from civitas.games.historia.rules.civbots import (
    place_civbots,
)
from civitas.games.historia.rules.effects import (
    check_destroy_cube,
    decide_destroy_cube,
    do_effects,
    legal_destroy_cube,
    pick_cubes,
)
from civitas.games.historia.rules.end_of_turn import (
    begin_turn,
    end_action_rounds,
    end_turn,
    resolve_icon,
)
from civitas.games.historia.rules.leaders import (
    check_pick,
    decide_pick,
    draft_leaders,
    legal_pick,
)
from civitas.games.historia.rules.matrix import (
    gain_levels,
)
from civitas.games.historia.rules.queue import (
    check_recall,
    decide_recall,
    legal_recall,
    pick_cards,
)
from civitas.games.historia.rules.resolution import (
    check_next,
    check_side,
    choose_side,
    decide_next,
    decide_side,
    legal_next,
    legal_side,
    put_advisor_away,
    put_card_away,
    resolve_humans,
    resolve_next_card,
    use_action,
)
from civitas.games.historia.rules.scoring import (
    tally,
    tie_break,
)
from civitas.games.historia.rules.selection import (
    begin_round,
    check_select,
    decide_select,
    legal_select,
    select_cards,
)
from civitas.games.historia.rules.setup import (
    check_civilization,
    check_first_cube,
    choose_civilizations,
    decide_civilization,
    decide_first_cube,
    legal_civilization,
    legal_first_cube,
    place_first_cubes,
    start,
)
from civitas.games.historia.rules.wonders import (
    check_destroy,
    check_ready,
    check_take,
    check_window,
    decide_destroy,
    decide_ready,
    decide_take,
    decide_window,
    legal_destroy,
    legal_ready,
    legal_take,
    legal_window,
    open_window,
    pick_destroyed,
    pick_ready,
    pick_wonders,
)
from civitas.games.historia.state import (
    ACT_CIVBOTS,
    ACTIVATE,
    ALL_ACTIONS,
    ASK_ASIDE,
    ASK_CIVILIZATION,
    ASK_DESTROY_CUBE,
    ASK_DESTROY_WONDER,
    ASK_DRAW,
    ASK_EXPAND,
    ASK_EXPLOIT,
    ASK_FIRST_CUBE,
    ASK_LEADER,
    ASK_NEXT,
    ASK_QUEUE,
    ASK_READY,
    ASK_SELECT,
    ASK_SIDE,
    ASK_TRADE,
    ASK_WAR_ENEMY,
    ASK_WAR_TERRITORY,
    ASK_WINDOW,
    ASK_WONDER,
    ATTACK,
    BEGIN_ROUND,
    BEGIN_TURN,
    CHOOSE,
    CHOOSE_CIVILIZATIONS,
    CHOOSE_SIDE,
    DESTROY,
    DESTROY_SUPPLY,
    DESTROY_USED,
    DO_EFFECTS,
    DRAFT_LEADERS,
    DRAW,
    DRAW_ADVISOR,
    END_TURN,
    EXPAND,
    EXPAND_TO,
    EXPLOIT_FROM,
    FIGHT,
    FILE_ADVISOR,
    FILE_CARD,
    GAIN_LEVELS,
    MAKE_READY,
    OPEN_WINDOW,
    PICK,
    PICK_CARDS,
    PICK_CUBES,
    PICK_DESTROYED,
    PICK_READY,
    PICK_WONDERS,
    PLACE,
    PLACE_CIVBOTS,
    PLACE_FIRST_CUBES,
    PUT_ASIDE,
    PUT_AWAY,
    RECALL,
    RECOVER_USED,
    RESOLVE,
    RESOLVE_HUMANS,
    RESOLVE_ICON,
    RESOLVE_NEXT_CARD,
    SELECT,
    SELECT_CARDS,
    STOP,
    TAKE,
    TAKE_ADVANCED,
    TAKE_BASIC,
    TRADE_WITH,
    USE_ACTION,
)

__all__ = ["check", "decide", "legal", "run", "start", "tally", "tie_break"]

NOT_ASKED = 401  # HI-4.1: nothing but what the course of the turn asks for


@rule
def run(s: Any, step: int, seat: int, a: int, b: int) -> None:
    if step <= RESOLVE_NEXT_CARD:
        run_course(s, step, seat, a)
    elif step <= GAIN_LEVELS:
        run_card(s, step, seat, a, b)
    else:
        run_choice(s, step, seat, a, b)


@rule
def run_course(s: Any, step: int, seat: int, a: int) -> None:
    """Setup, turns and rounds."""
    if step == CHOOSE_CIVILIZATIONS:
        choose_civilizations(s, a)
    elif step == PUT_ASIDE:
        put_advisors_aside(s, a)
    elif step == DRAW_ADVISOR:
        draw_advisors(s, seat, a)
    elif step == DRAFT_LEADERS:
        draft_leaders(s, a)
    elif step == PLACE_FIRST_CUBES:
        place_first_cubes(s, a)
    elif step == PLACE_CIVBOTS:
        place_civbots(s)
    elif step == BEGIN_TURN:
        begin_turn(s)
    elif step == BEGIN_ROUND:
        begin_round(s)
    elif step == SELECT_CARDS:
        select_cards(s)
    elif step == RESOLVE_HUMANS:
        resolve_humans(s, a)
    elif step == RESOLVE_NEXT_CARD:
        resolve_next_card(s, seat)


@rule
def run_card(s: Any, step: int, seat: int, a: int, b: int) -> None:
    """What a card sets off."""
    if step == OPEN_WINDOW:
        open_window(s, seat, a)
    elif step == USE_ACTION:
        use_action(s, seat, a, b)
    elif step == CHOOSE_SIDE:
        choose_side(s, seat, a, b)
    elif step == FILE_CARD:
        put_card_away(s, seat, a)
    elif step == FILE_ADVISOR:
        put_advisor_away(s, seat, a)
    elif step == DO_EFFECTS:
        do_effects(s, seat, a, b)
    elif step == GAIN_LEVELS:
        gain_levels(s, seat, a, b)


@rule
def run_choice(s: Any, step: int, seat: int, a: int, b: int) -> None:
    """Effects with a choice, and the end of a turn."""
    if step == PICK_WONDERS:
        pick_wonders(s, seat, a)
    elif step == PICK_CARDS:
        pick_cards(s, seat, a)
    elif step == PICK_READY:
        pick_ready(s, seat, a)
    elif step == PICK_DESTROYED:
        pick_destroyed(s, seat, a, b)
    elif step == PICK_CUBES:
        pick_cubes(s, seat, a)
    elif step == EXPAND_TO:
        expand_to(s, seat, a, b)
    elif step == EXPLOIT_FROM:
        exploit_from(s, seat, a)
    elif step == ACT_CIVBOTS:
        end_action_rounds(s)
    elif step == RESOLVE_ICON:
        resolve_icon(s, a)
    elif step == END_TURN:
        end_turn(s)


@rule
def decide(s: Any, question: int, seat: int, action: int) -> None:
    if question <= ASK_NEXT:
        decide_course(s, question, seat, action)
    else:
        decide_card(s, question, seat, action)


@rule
def decide_course(s: Any, question: int, seat: int, action: int) -> None:
    if question == ASK_CIVILIZATION:
        decide_civilization(s, seat, action)
    elif question == ASK_ASIDE:
        decide_aside(s, seat, action)
    elif question == ASK_DRAW:
        decide_draw(s, seat, action)
    elif question == ASK_LEADER:
        decide_pick(s, seat, action)
    elif question == ASK_FIRST_CUBE:
        decide_first_cube(s, seat, action)
    elif question == ASK_SELECT:
        decide_select(s, seat, action)
    elif question == ASK_NEXT:
        decide_next(s, seat, action)


@rule
def decide_card(s: Any, question: int, seat: int, action: int) -> None:
    if question == ASK_SIDE:
        decide_side(s, seat, action)
    elif question == ASK_WINDOW:
        decide_window(s, seat, action)
    elif question == ASK_WONDER:
        decide_take(s, seat, action)
    elif question == ASK_EXPLOIT:
        decide_exploit(s, seat, action)
    elif question == ASK_EXPAND:
        decide_expand(s, seat, action)
    elif question == ASK_TRADE:
        decide_trade(s, seat, action)
    elif question == ASK_WAR_TERRITORY:
        decide_war_territory(s, seat, action)
    elif question == ASK_WAR_ENEMY:
        decide_war_enemy(s, seat, action)
    elif question == ASK_QUEUE:
        decide_recall(s, seat, action)
    elif question == ASK_READY:
        decide_ready(s, seat, action)
    elif question == ASK_DESTROY_WONDER:
        decide_destroy(s, seat, action)
    elif question == ASK_DESTROY_CUBE:
        decide_destroy_cube(s, seat, action)


@rule
def legal(s: Any, out: MutableSequence[int]) -> int:
    return legal_in_course(s, out) if s.asked <= ASK_NEXT else legal_in_card(s, out)


@rule
def legal_in_course(s: Any, out: MutableSequence[int]) -> int:
    question = s.asked
    if question == ASK_CIVILIZATION:
        return legal_civilization(s, out)
    if question == ASK_ASIDE:
        return legal_aside(s, out)
    if question == ASK_DRAW:
        return legal_draw(s, out)
    if question == ASK_LEADER:
        return legal_pick(s, out)
    if question == ASK_FIRST_CUBE:
        return legal_first_cube(s, out)
    if question == ASK_SELECT:
        return legal_select(s, out)
    return legal_next(s, out) if question == ASK_NEXT else 0


@rule
def legal_in_card(s: Any, out: MutableSequence[int]) -> int:
    question = s.asked
    if question == ASK_SIDE:
        return legal_side(s, out)
    if question == ASK_WINDOW:
        return legal_window(s, out)
    if question == ASK_WONDER:
        return legal_take(s, out)
    if question == ASK_EXPLOIT:
        return legal_exploit(s, out)
    if question == ASK_EXPAND:
        return legal_expand(s, out)
    if question == ASK_TRADE:
        return legal_trade(s, out)
    if question == ASK_WAR_TERRITORY:
        return legal_war_territory(s, out)
    if question == ASK_WAR_ENEMY:
        return legal_war_enemy(s, out)
    if question == ASK_QUEUE:
        return legal_recall(s, out)
    if question == ASK_READY:
        return legal_ready(s, out)
    if question == ASK_DESTROY_WONDER:
        return legal_destroy(s, out)
    return legal_destroy_cube(s, out) if question == ASK_DESTROY_CUBE else 0


@rule
def check(s: Any, action: int) -> int:
    return check_course(s, action) if s.asked <= ASK_NEXT else check_card(s, action)


@rule
def check_course(s: Any, action: int) -> int:
    question = s.asked
    if question == ASK_CIVILIZATION and CHOOSE <= action < ALL_ACTIONS:
        return check_civilization(s, action)
    if question == ASK_ASIDE and PUT_AWAY <= action < DRAW:
        return 0
    if question == ASK_DRAW and DRAW <= action < CHOOSE:
        return check_draw(s, action)
    if question == ASK_LEADER and PICK <= action < PUT_AWAY:
        return check_pick(s, action)
    if question == ASK_FIRST_CUBE and PLACE <= action < FIGHT:
        return check_first_cube(s, action)
    if question == ASK_SELECT and SELECT <= action < RESOLVE:
        return check_select(s, action)
    if question == ASK_NEXT and RESOLVE <= action < TAKE_BASIC:
        return check_next(s, action)
    return NOT_ASKED


@rule
def check_card(s: Any, action: int) -> int:
    question = s.asked
    if question == ASK_SIDE and TAKE_BASIC <= action <= TAKE_ADVANCED:
        return check_side(s, action)
    if question == ASK_WINDOW and ACTIVATE <= action <= STOP:
        return check_window(s, action)
    if question == ASK_WONDER and TAKE <= action < MAKE_READY:
        return check_take(s, action)
    if question == ASK_EXPLOIT and (action == STOP or RECOVER_USED <= action < EXPAND):
        return check_exploit(s, action)
    if question == ASK_EXPAND and EXPAND <= action < PLACE:
        return check_expand(s, action)
    if question == ASK_TRADE and TRADE_WITH <= action < RECALL:
        return check_trade(s, action)
    if question == ASK_WAR_TERRITORY and FIGHT <= action < ATTACK:
        return check_war_territory(s, action)
    if question == ASK_WAR_ENEMY and ATTACK <= action < TRADE_WITH:
        return check_war_enemy(s, action)
    if question == ASK_QUEUE and RECALL <= action < PICK:
        return check_recall(s, action)
    if question == ASK_READY and MAKE_READY <= action < DESTROY:
        return check_ready(s, action)
    if question == ASK_DESTROY_WONDER and DESTROY <= action < DESTROY_SUPPLY:
        return check_destroy(s, action)
    if question == ASK_DESTROY_CUBE and DESTROY_SUPPLY <= action <= DESTROY_USED:
        return check_destroy_cube(s, action)
    return NOT_ASKED

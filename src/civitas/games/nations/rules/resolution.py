"""NA-11: production, player order and war."""

from typing import Any

from civitas.core.agenda import ask, push
from civitas.core.fields import NOTHING
from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.nations.rules.effects import fire
from civitas.games.nations.rules.losing import gain, lose, lose_vp
from civitas.games.nations.rules.settling import emptied, put_out_of_game, spared_upkeep
from civitas.games.nations.rules.solo import order_against_opponent
from civitas.games.nations.rules.values import (
    behind_rows,
    card_at,
    first_row,
    holds,
    listens,
    stability_of,
    strength_of,
    times,
)
from civitas.games.nations.state import (
    ASK_PRODUCTION_PICK,
    ASK_SPARE,
    DO_APPLY_PRODUCTION,
    DO_END_WAR,
    DO_FACE_WAR,
    DO_JUDGE_STABILITY,
    DO_ORDER_PLAYERS,
    DO_PICK_FLOW,
    DO_RESOLVE_EVENT,
    DO_SPARE_LOSS,
    DO_WAGE_WAR,
    E_DEFEATED,
    E_ORDER_SET,
    E_ORDER_STAYS,
    E_REVOLTS,
    E_SAFE_FROM_WAR,
    E_SPARES,
    E_WAR_ENDS,
    EVENTS_PHASE,
    FOOD_SECTION,
    GAIN,
    ORDER_PHASE,
    PRODUCTION_PHASE,
    SPARE,
    WAR_PHASE,
)
from civitas.games.nations.tables import (
    BOOKS,
    CARRIERS,
    EVENT_ROWS,
    FLOW,
    FOOD,
    FOOD_UPKEEP,
    GOLD,
    KINDS_OF_GOODS,
    LIMITS,
    MOD_WAR_DEFENCE,
    MOD_WAR_LOSS_FOOD,
    NO_WAR_VP_LOSS,
    ON_DEFEATED,
    ON_ORDER_STEP,
    ON_PRODUCTION,
    ON_WAR,
    OP_FLOW,
    OP_FLOW_PICK,
    ORDER_FROZEN,
    R_GET,
    R_IF,
    R_ON,
    R_OP,
    R_PER,
    R_PICK,
    R_WHAT,
    ROWS,
    STABILITY_CAP,
    STONE,
    WAR_LOSS,
    WAR_POINTS,
    WORK_SPACES,
)

# ---- step 1: production


@rule
def production(s: Any) -> None:
    """NA-11.1: everything is counted before anything moves."""
    s.phase = PRODUCTION_PHASE
    push(s, DO_ORDER_PLAYERS, NOTHING)
    push(s, DO_APPLY_PRODUCTION, NOTHING)
    for turn in range(s.players):
        seat = s.order[turn]
        count_income(s, seat)
        offer_picks(s, seat)  # NA-11.5: pushed in player order, so asked in reverse


@rule
def count_income(s: Any, seat: int) -> None:
    """NA-11.2: one net total for each resource."""
    for place in range(CARRIERS):
        card = card_at(s, seat, place)
        if card >= 0:
            count_card(s, seat, place, card)
    s.income[seat, FOOD] -= LIMITS[FOOD_UPKEEP] * emptied(s, seat, FOOD_SECTION)
    if s.stability[seat] < 0:
        s.income[seat, BOOKS] += s.stability[seat]


@rule
def count_card(s: Any, seat: int, place: int, card: int) -> None:
    many = s.workers[seat, place] if place < WORK_SPACES else 1
    for good in range(KINDS_OF_GOODS):
        if not spared_upkeep(s, seat, place, card, FLOW[card, good]):
            s.income[seat, good] += many * FLOW[card, good]
    if not listens(s, seat, ON_PRODUCTION):
        return
    for row in range(first_row(card, ON_PRODUCTION), behind_rows(card, ON_PRODUCTION)):
        if ROWS[row, R_OP] == OP_FLOW and holds(s, seat, ROWS[row, R_IF]):
            often = times(s, seat, ROWS[row, R_PER])
            for good in range(KINDS_OF_GOODS):
                s.income[seat, good] += often * ROWS[row, R_GET + good]


@rule
def offer_picks(s: Any, seat: int) -> None:
    if not listens(s, seat, ON_PRODUCTION):
        return
    for place in range(CARRIERS):
        card = card_at(s, seat, place)
        if card < 0:
            continue
        for row in range(first_row(card, ON_PRODUCTION), behind_rows(card, ON_PRODUCTION)):
            if ROWS[row, R_OP] == OP_FLOW_PICK and holds(s, seat, ROWS[row, R_IF]):
                push(s, DO_PICK_FLOW, seat, row)


@rule
def pick_flow(s: Any, seat: int, row: int, done: int) -> None:
    if done == 0:
        push(s, DO_PICK_FLOW, seat, row, 1)
        ask(s, seat, ASK_PRODUCTION_PICK)


@rule
def check_production_pick(s: Any, good: int) -> int:
    return 0 if ROWS[s.agenda_a[s.agenda_left - 1], R_PICK + good] > 0 else 1835


@rule
def decide_production_pick(s: Any, seat: int, action: int) -> None:
    good = action - GAIN
    s.income[seat, good] += ROWS[s.agenda_a[s.agenda_left - 1], R_PICK + good]


@rule
def apply_production(s: Any) -> None:
    """NA-11.4: first all gains, then all losses, the last player's shortages on top."""
    for turn in range(s.players):
        seat = s.order[turn]
        for good in range(KINDS_OF_GOODS):
            gain(s, seat, good, s.income[seat, good])
    for turn in range(s.players):
        seat = s.order[turn]
        if s.stability[seat] < 0:
            note(s, E_REVOLTS, seat, -s.stability[seat])
            lose_vp(s, seat, 1)  # NA-11.3
        gold, food = shortfall(s, seat, GOLD), shortfall(s, seat, FOOD)
        lose(s, seat, gold, food, shortfall(s, seat, STONE), shortfall(s, seat, BOOKS))
        for good in range(KINDS_OF_GOODS):
            s.income[seat, good] = 0


@rule
def shortfall(s: Any, seat: int, good: int) -> int:
    return max(0, -s.income[seat, good])


# ---- step 2: player order


@rule
def order_players(s: Any) -> None:
    s.phase = ORDER_PHASE
    push(s, DO_WAGE_WAR, NOTHING)
    if order_is_frozen(s):
        note(s, E_ORDER_STAYS, NOTHING)  # NA-11.7
    elif s.players == 1:
        order_against_opponent(s)
    else:
        sort_order(s)
        for turn in range(s.players):
            note(s, E_ORDER_SET, s.order[turn], turn + 1)


@rule
def order_is_frozen(s: Any) -> bool:
    if s.event < 0:
        return False
    for row in range(EVENT_ROWS[s.event, 0, 0], EVENT_ROWS[s.event, 1, 1]):
        if ROWS[row, R_ON] == ON_ORDER_STEP and ROWS[row, R_WHAT] == ORDER_FROZEN:
            return True
    return False


@rule
def sort_order(s: Any) -> None:
    """NA-11.6: nations that nothing tells apart keep their relative order."""
    for last in range(1, s.players):
        seat = s.order[last]
        turn = last
        while turn > 0 and goes_before(s, seat, s.order[turn - 1]):
            s.order[turn] = s.order[turn - 1]
            turn -= 1
        s.order[turn] = seat


@rule
def goes_before(s: Any, seat: int, other: int) -> bool:
    own, theirs = strength_of(s, seat), strength_of(s, other)
    if own != theirs:
        return own > theirs
    return stability_of(s, seat) > stability_of(s, other)


# ---- step 3: war


@rule
def wage_war(s: Any) -> None:
    """NA-11.8: in reverse player order, each nation completely before the next."""
    s.phase = WAR_PHASE
    push(s, DO_END_WAR, NOTHING)
    if s.war_bought == 0:
        return
    for turn in range(s.players):
        push(s, DO_FACE_WAR, s.order[turn])


@rule
def face_war(s: Any, seat: int, stage: int) -> None:
    if stage == 1:
        suffer_defeat(s, seat)
    elif strength_of(s, seat) + s.modifier[seat, MOD_WAR_DEFENCE] >= s.war_strength:
        note(s, E_SAFE_FROM_WAR, seat)
    else:
        note(s, E_DEFEATED, seat, s.war_strength)
        push(s, DO_FACE_WAR, seat, 1)  # NA-11.9: first what being defeated does
        fire(s, seat, ON_DEFEATED)


@rule
def suffer_defeat(s: Any, seat: int) -> None:
    """NA-11.9: the VP are never reduced by stability, the resources are."""
    if not keeps_vp_in_war(s, seat):
        lose_vp(s, seat, WAR_POINTS[s.war_card])
    total = 0
    for good in range(KINDS_OF_GOODS):
        s.loss[good] = WAR_LOSS[s.war_card, good]
    s.loss[FOOD] += s.modifier[seat, MOD_WAR_LOSS_FOOD]  # NA-18.33
    for good in range(KINDS_OF_GOODS):
        total += s.loss[good]
    spared = max(0, min(LIMITS[STABILITY_CAP], s.stability[seat]))  # NA-D13
    push(s, DO_SPARE_LOSS, seat, min(spared, total), GOLD)


@rule
def keeps_vp_in_war(s: Any, seat: int) -> bool:
    """NA-18.11."""
    if not listens(s, seat, ON_WAR):
        return False
    for place in range(CARRIERS):
        card = card_at(s, seat, place)
        if card < 0:
            continue
        for row in range(first_row(card, ON_WAR), behind_rows(card, ON_WAR)):
            if ROWS[row, R_WHAT] == NO_WAR_VP_LOSS and holds(s, seat, ROWS[row, R_IF]):
                return True
    return False


@rule
def spare_loss(s: Any, seat: int, left: int, first: int) -> None:
    """The player divides what stability spares; then the rest is lost."""
    if left > 0:
        push(s, DO_SPARE_LOSS, seat, left, first)
        ask(s, seat, ASK_SPARE)
        return
    gold, food, stone, books = s.loss[GOLD], s.loss[FOOD], s.loss[STONE], s.loss[BOOKS]
    for good in range(KINDS_OF_GOODS):
        s.loss[good] = 0
    lose(s, seat, gold, food, stone, books)


@rule
def check_spare(s: Any, good: int) -> int:
    top = s.agenda_left - 1
    rest = 0
    for other in range(good, KINDS_OF_GOODS):
        rest += s.loss[other]
    if s.loss[good] == 0 or good < s.agenda_b[top] or rest < s.agenda_a[top]:
        return 1109
    return 0


@rule
def decide_spare(s: Any, seat: int, action: int) -> None:
    good = action - SPARE
    top = s.agenda_left - 1
    s.agenda_a[top] -= 1
    s.agenda_b[top] = good
    s.loss[good] -= 1
    note(s, E_SPARES, seat, good, 1)


@rule
def end_war(s: Any) -> None:
    """NA-11.10; what the War was stays known until the end of the round."""
    if s.war_card >= 0:
        note(s, E_WAR_ENDS, NOTHING, s.war_card)
        put_out_of_game(s, s.war_card)
        s.war_card = NOTHING
    s.phase = EVENTS_PHASE
    push(s, DO_JUDGE_STABILITY if s.players == 1 else DO_RESOLVE_EVENT, NOTHING)

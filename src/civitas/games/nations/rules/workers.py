"""NA-8: sending workers to work and taking them off, also free of stone."""

from typing import Any

from civitas.core.agenda import ask, push
from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.nations.rules.losing import spend
from civitas.games.nations.rules.settling import settle_workers
from civitas.games.nations.state import (
    ASK_DEPLOY_BOUGHT,
    ASK_DEPLOY_FREE,
    ASK_UNDEPLOY_FOR,
    DECLINE,
    DEPLOY,
    DO_DEPLOY_FREE,
    DO_UNDEPLOY_FOR,
    DONE,
    E_DECLINES,
    E_DEPLOYS,
    E_UNDEPLOYS,
    E_WILL_LEAVE,
    UNDEPLOY,
)
from civitas.games.nations.tables import (
    CARD_TYPE,
    DEPLOY_COST,
    MILITARY,
    MOD_DEPLOY_COST,
    R_OPTIONAL,
    R_TYPES,
    ROWS,
    STONE,
    WORK_SPACES,
)


@rule
def deploy_price(s: Any, seat: int, card: int) -> int:
    """NA-8.1: the stone for one worker, with what lowers it for military cards (NA-18.39)."""
    price = DEPLOY_COST[card]
    if CARD_TYPE[card] != MILITARY or s.modifier[seat, MOD_DEPLOY_COST] == 0:
        return price
    return max(s.deploy_floor[seat], price + s.modifier[seat, MOD_DEPLOY_COST])


@rule
def check_deploy(s: Any, seat: int, place: int) -> int:
    card = s.tableau[seat, place]
    if card < 0 or s.free_workers[seat] == 0:
        return 801
    return 0 if s.goods[seat, STONE] >= deploy_price(s, seat, card) else 801


@rule
def deploy(s: Any, seat: int, place: int, price: int) -> None:
    spend(s, seat, STONE, price)
    s.free_workers[seat] -= 1
    s.workers[seat, place] += 1
    note(s, E_DEPLOYS, seat, s.tableau[seat, place], price)
    settle_workers(s, seat)


@rule
def check_undeploy(s: Any, seat: int, place: int) -> int:
    return 0 if s.workers[seat, place] > 0 else 805


@rule
def undeploy(s: Any, seat: int, place: int) -> None:
    """NA-8.5: an atomic change of its own, settled before anything else (NA-8.2)."""
    s.workers[seat, place] -= 1
    s.free_workers[seat] += 1
    note(s, E_UNDEPLOYS, seat, s.tableau[seat, place])
    settle_workers(s, seat)


@rule
def deployed(s: Any, seat: int) -> int:
    total = 0
    for place in range(WORK_SPACES):
        total += s.workers[seat, place]
    return total


@rule
def fits(s: Any, seat: int, place: int, types: int) -> bool:
    card = s.tableau[seat, place]
    return card >= 0 and (types >> CARD_TYPE[card]) & 1 == 1


# ---- deploying free of stone (NA-8.6): b holds twice the number of workers, and 1 more after one was taken off


@rule
def can_deploy_free(s: Any, seat: int, row: int) -> bool:
    if s.free_workers[seat] + deployed(s, seat) == 0:
        return False
    for place in range(WORK_SPACES):
        if fits(s, seat, place, ROWS[row, R_TYPES]):
            return True
    return False


@rule
def deploy_free(s: Any, seat: int, row: int, left: int) -> None:
    if left <= 1 or not can_deploy_free(s, seat, row):
        return
    push(s, DO_DEPLOY_FREE, seat, row, left)
    ask(s, seat, ASK_DEPLOY_FREE)


@rule
def check_deploy_free(s: Any, seat: int, action: int) -> int:
    top = s.agenda_left - 1
    row = s.agenda_a[top]
    taken_off = s.agenda_b[top] % 2 == 1
    if action == DONE:
        # NA-12.6: several units may be declined one by one; a special action has to be carried out.
        return 0 if ROWS[row, R_OPTIONAL] == 1 and not taken_off else 806
    if action < UNDEPLOY:
        return 0 if s.free_workers[seat] > 0 and fits(s, seat, action - DEPLOY, ROWS[row, R_TYPES]) else 806
    return 0 if s.workers[seat, action - UNDEPLOY] > 0 and not taken_off else 806


@rule
def decide_deploy_free(s: Any, seat: int, action: int) -> None:
    top = s.agenda_left - 1
    if action == DONE:
        s.agenda_b[top] = 0
    elif action >= UNDEPLOY:
        s.agenda_b[top] += 1
        undeploy(s, seat, action - UNDEPLOY)
    else:
        s.agenda_b[top] = 2 * (s.agenda_b[top] // 2) - 2
        deploy(s, seat, action - DEPLOY, 0)


# ---- deploying on the building just bought (NA-18.17)


@rule
def deploy_bought(s: Any, seat: int) -> None:
    if s.free_workers[seat] + deployed(s, seat) > 0:
        ask(s, seat, ASK_DEPLOY_BOUGHT)


@rule
def check_deploy_bought(s: Any, seat: int, action: int) -> int:
    """Yes needs a free worker; if none is free, one is taken off another card (NA-8.6)."""
    if action == DECLINE:
        return 0
    if action > DECLINE:
        return 0 if s.free_workers[seat] > 0 else 806
    return 0 if s.free_workers[seat] == 0 and s.workers[seat, action - UNDEPLOY] > 0 else 806


@rule
def put_on_bought(s: Any, seat: int, action: int, place: int) -> None:
    if action == DECLINE:
        note(s, E_DECLINES, seat)
        return
    if action < DECLINE:
        undeploy(s, seat, action - UNDEPLOY)
    deploy(s, seat, place, 0)


# ---- taking any number of workers off for a reward (NA-18.42), all nations together (NA-12.3)


@rule
def leaving_from(s: Any, seat: int) -> int:
    """Workers that will have left their cards when all have chosen."""
    total = 0
    for place in range(WORK_SPACES):
        total += s.leaving[seat, place]
    return total


@rule
def will_leave(s: Any, seat: int, place: int) -> None:
    s.leaving[seat, place] += 1
    note(s, E_WILL_LEAVE, seat, s.tableau[seat, place])


@rule
def can_leave(s: Any, seat: int, row: int, place: int) -> bool:
    return s.workers[seat, place] > s.leaving[seat, place] and fits(s, seat, place, ROWS[row, R_TYPES])


@rule
def undeploy_for(s: Any, seat: int, row: int, enough: int) -> None:
    if enough == 1:
        return
    for place in range(WORK_SPACES):
        if can_leave(s, seat, row, place):
            push(s, DO_UNDEPLOY_FOR, seat, row)
            ask(s, seat, ASK_UNDEPLOY_FOR)
            return


@rule
def check_undeploy_for(s: Any, seat: int, action: int) -> int:
    if action == DONE:
        return 0
    return 0 if can_leave(s, seat, s.agenda_a[s.agenda_left - 1], action - UNDEPLOY) else 1206

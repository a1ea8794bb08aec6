"""NA-2.24 to NA-2.28: taking workers from the population track and returning them."""

from typing import Any

from civitas.core.agenda import ask, push
from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.nations.rules.settling import emptied, settle_workers
from civitas.games.nations.rules.values import workers_of
from civitas.games.nations.rules.workers import undeploy
from civitas.games.nations.state import (
    ABOVE,
    ASK_GIVE_WORKER,
    ASK_RETURN_SECTION,
    ASK_SECTION,
    DO_PUT_BACK,
    DO_RETURN_WORKER,
    DO_TAKE_WORKERS,
    E_NO_WORKER_TO_RETURN,
    E_RETURNS_WORKER,
    E_TAKES_WORKER,
    FOOD_SECTION,
    RETURN_WORKER,
    STABILITY_SECTION,
    TAKE_WORKER,
    UNDEPLOY,
)


@rule
def workers_left(s: Any, seat: int) -> int:
    """Workers that can still be taken."""
    return s.above_track[seat] + s.track[seat, FOOD_SECTION] + s.track[seat, STABILITY_SECTION]


@rule
def take_workers(s: Any, seat: int, many: int) -> None:
    """NA-2.28: several workers are taken one by one."""
    if many == 0 or workers_left(s, seat) == 0:
        return
    push(s, DO_TAKE_WORKERS, seat, many - 1)
    if s.above_track[seat] > 0:
        take_worker(s, seat, ABOVE)  # NA-2.27: first those above the track
    else:
        ask(s, seat, ASK_SECTION)


@rule
def take_worker(s: Any, seat: int, section: int) -> None:
    if section == ABOVE:
        s.above_track[seat] -= 1
    else:
        s.track[seat, section] -= 1
    s.free_workers[seat] += 1
    note(s, E_TAKES_WORKER, seat, section)
    settle_workers(s, seat)


@rule
def check_section(s: Any, seat: int, section: int) -> int:
    """NA-2.27: from above the track first; NA-2.24: only from a section that holds a worker."""
    if section == ABOVE:
        return 0 if s.above_track[seat] > 0 else 227
    if s.above_track[seat] > 0:
        return 227
    return 0 if s.track[seat, section] > 0 else 224


@rule
def decide_section(s: Any, seat: int, action: int) -> None:
    take_worker(s, seat, action - TAKE_WORKER)


@rule
def return_worker(s: Any, seat: int) -> None:
    """NA-2.26: a free worker, or else one that is first taken off a card."""
    if workers_of(s, seat) == 0:
        note(s, E_NO_WORKER_TO_RETURN, seat)
    elif s.free_workers[seat] > 0:
        push(s, DO_PUT_BACK, seat)
    else:
        push(s, DO_RETURN_WORKER, seat)
        ask(s, seat, ASK_GIVE_WORKER)


@rule
def check_give_worker(s: Any, seat: int, place: int) -> int:
    return 0 if s.workers[seat, place] > 0 else 226


@rule
def decide_give_worker(s: Any, seat: int, action: int) -> None:
    undeploy(s, seat, action - UNDEPLOY)


@rule
def put_back(s: Any, seat: int) -> None:
    if emptied(s, seat, FOOD_SECTION) + emptied(s, seat, STABILITY_SECTION) > 0:
        ask(s, seat, ASK_RETURN_SECTION)
        return
    s.free_workers[seat] -= 1  # NA-2.27
    s.above_track[seat] += 1
    note(s, E_RETURNS_WORKER, seat, ABOVE)
    settle_workers(s, seat)


@rule
def check_return_section(s: Any, seat: int, section: int) -> int:
    return 0 if emptied(s, seat, section) > 0 else 226


@rule
def decide_return_section(s: Any, seat: int, action: int) -> None:
    section = action - RETURN_WORKER
    s.free_workers[seat] -= 1
    s.track[seat, section] += 1
    note(s, E_RETURNS_WORKER, seat, section)
    settle_workers(s, seat)

"""NA-2.24 to NA-2.28: taking workers from the population track and returning them."""

from typing import Any

from civitas.core.agenda import ask, push
from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.nations.rules.losing import gain
from civitas.games.nations.rules.settling import emptied, settle_workers
from civitas.games.nations.rules.values import workers_of
from civitas.games.nations.rules.workers import leaving_from, will_leave
from civitas.games.nations.state import (
    ABOVE,
    ASK_GIVE_WORKER,
    ASK_RETURN_SECTION,
    ASK_SECTION,
    DO_MOVE_TOGETHER,
    DO_PUT_BACK,
    DO_RETURN_WORKER,
    DO_TAKE_WORKERS,
    E_NO_WORKER_TO_RETURN,
    E_RETURNS_WORKER,
    E_TAKES_WORKER,
    E_UNDEPLOYS,
    E_WILL_RETURN,
    FOOD_SECTION,
    RETURN_WORKER,
    STABILITY_SECTION,
    TAKE_WORKER,
    UNDEPLOY,
)
from civitas.games.nations.tables import KINDS_OF_GOODS, R_GET, ROWS, WORK_SPACES


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


# ---- returning workers: chosen one by one, carried out together (NA-12.3)


@rule
def returning_from(s: Any, seat: int) -> int:
    """Workers that will have been returned when all have chosen."""
    return s.returning[seat, FOOD_SECTION] + s.returning[seat, STABILITY_SECTION] + s.returning[seat, ABOVE]


@rule
def return_worker(s: Any, seat: int) -> None:
    """NA-2.26: a free worker, or else one that is first taken off a card."""
    if workers_of(s, seat) == returning_from(s, seat):
        note(s, E_NO_WORKER_TO_RETURN, seat)
    elif s.free_workers[seat] + leaving_from(s, seat) > returning_from(s, seat):
        push(s, DO_PUT_BACK, seat)
    else:
        push(s, DO_RETURN_WORKER, seat)
        ask(s, seat, ASK_GIVE_WORKER)


@rule
def check_give_worker(s: Any, seat: int, place: int) -> int:
    return 0 if s.workers[seat, place] > s.leaving[seat, place] else 226


@rule
def decide_give_worker(s: Any, seat: int, action: int) -> None:
    will_leave(s, seat, action - UNDEPLOY)


@rule
def room_in(s: Any, seat: int, section: int) -> int:
    return emptied(s, seat, section) - s.returning[seat, section]


@rule
def put_back(s: Any, seat: int) -> None:
    if room_in(s, seat, FOOD_SECTION) + room_in(s, seat, STABILITY_SECTION) > 0:
        ask(s, seat, ASK_RETURN_SECTION)
    else:
        will_return(s, seat, ABOVE)  # NA-2.27


@rule
def check_return_section(s: Any, seat: int, section: int) -> int:
    return 0 if room_in(s, seat, section) > 0 else 226


@rule
def decide_return_section(s: Any, seat: int, action: int) -> None:
    will_return(s, seat, action - RETURN_WORKER)


@rule
def will_return(s: Any, seat: int, section: int) -> None:
    s.returning[seat, section] += 1
    if s.agenda_step[s.agenda_left - 1] != DO_MOVE_TOGETHER:  # others have still to choose
        note(s, E_WILL_RETURN, seat, section)


@rule
def move_together(s: Any, row: int) -> None:
    """NA-12.3: what all have chosen happens now: workers leave their cards, for a reward, or go back to the track."""
    for turn in range(s.players):
        seat = s.order[turn]
        for place in range(WORK_SPACES):
            leave_together(s, seat, row, place)
        for section in range(ABOVE + 1):
            return_together(s, seat, section)
    for turn in range(s.players):
        settle_workers(s, s.order[turn])


@rule
def leave_together(s: Any, seat: int, row: int, place: int) -> None:
    for _ in range(s.leaving[seat, place]):
        s.workers[seat, place] -= 1
        s.free_workers[seat] += 1
        note(s, E_UNDEPLOYS, seat, s.tableau[seat, place])
        for good in range(KINDS_OF_GOODS):
            gain(s, seat, good, ROWS[row, R_GET + good])
    s.leaving[seat, place] = 0


@rule
def return_together(s: Any, seat: int, section: int) -> None:
    for _ in range(s.returning[seat, section]):
        s.free_workers[seat] -= 1
        if section == ABOVE:
            s.above_track[seat] += 1
        else:
            s.track[seat, section] += 1
        note(s, E_RETURNS_WORKER, seat, section)
    s.returning[seat, section] = 0

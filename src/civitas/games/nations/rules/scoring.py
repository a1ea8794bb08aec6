"""NA-14: the end of the game and the final score."""

from collections.abc import MutableSequence
from typing import Any

from civitas.core.agenda import end_game
from civitas.core.fields import NOTHING
from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.nations.rules.values import behind_rows, card_at, first_row, holds, listens, times
from civitas.games.nations.state import (
    E_GAME_ENDS,
    E_HALL_OF_FAME,
    FROM_COLONIES,
    FROM_RESOURCES,
    FROM_VP,
    FROM_WONDERS,
    FROM_WORKERS,
)
from civitas.games.nations.tables import (
    CARD_POINTS,
    CARRIERS,
    FAME,
    FIRST_COLONY,
    FIRST_WONDER,
    KINDS_OF_GOODS,
    LIMITS,
    ON_SCORING,
    R_IF,
    R_N,
    R_PER,
    ROWS,
    STABILITY_CAP,
    STRENGTH_CAP,
    WONDER_SPACES,
    WORK_SPACES,
    WORKER_POINTS,
)

FAME_LINES = len(FAME)
PRINTED_POINTS = 4


@rule
def finish(s: Any) -> None:
    note(s, E_GAME_ENDS, NOTHING)
    if s.players == 1:
        enter_hall_of_fame(s)
    end_game(s)


@rule
def enter_hall_of_fame(s: Any) -> None:
    """NA-17.12: the highest line reached."""
    points = total_points(s, 0)
    for line in range(FAME_LINES):
        if points >= FAME[line]:
            note(s, E_HALL_OF_FAME, 0, line, points)
            return


@rule
def tally(s: Any, seat: int, out: MutableSequence[int]) -> None:
    """NA-14.2: parts A to E."""
    out[FROM_VP] = s.vp[seat]
    out[FROM_COLONIES] = printed_points(s, seat, FIRST_COLONY, FIRST_WONDER)
    out[FROM_WONDERS] = wonder_points(s, seat)
    out[FROM_WORKERS] = worker_points(s, seat)
    out[FROM_RESOURCES] = resource_points(s, seat)


@rule
def total_points(s: Any, seat: int) -> int:
    cards = printed_points(s, seat, FIRST_COLONY, FIRST_WONDER) + wonder_points(s, seat)
    return s.vp[seat] + cards + worker_points(s, seat) + resource_points(s, seat)


@rule
def printed_points(s: Any, seat: int, first: int, behind: int) -> int:
    points = 0
    for place in range(first, behind):
        card = s.tableau[seat, place]
        if card >= 0:
            points += CARD_POINTS[card]
    return points


@rule
def wonder_points(s: Any, seat: int) -> int:
    """Completed wonders with their scoring effects (NA-14.5: not the one under construction)."""
    points = printed_points(s, seat, FIRST_WONDER, FIRST_WONDER + WONDER_SPACES)
    if not listens(s, seat, ON_SCORING):
        return points
    for place in range(CARRIERS):
        card = card_at(s, seat, place)
        if card < 0:
            continue
        for row in range(first_row(card, ON_SCORING), behind_rows(card, ON_SCORING)):
            if holds(s, seat, ROWS[row, R_IF]):
                points += ROWS[row, R_N] * times(s, seat, ROWS[row, R_PER])
    return points


@rule
def worker_points(s: Any, seat: int) -> int:
    """NA-14.3: the first worker scores the first printed value, and so on."""
    points = 0
    for place in range(WORK_SPACES):
        card = s.tableau[seat, place]
        if card < 0:
            continue
        for worker in range(min(PRINTED_POINTS, s.workers[seat, place])):
            points += WORKER_POINTS[card, worker]
    return points


@rule
def resource_points(s: Any, seat: int) -> int:
    """NA-14.4: capped above; a negative stability counts as it is."""
    total = min(LIMITS[STRENGTH_CAP], s.strength[seat]) + min(LIMITS[STABILITY_CAP], s.stability[seat])
    for good in range(KINDS_OF_GOODS):
        total += s.goods[seat, good]
    return max(0, total) // 10


@rule
def tie_break(s: Any, seat: int) -> int:
    """NA-14.6: the earlier in the order."""
    for turn in range(s.players):
        if s.order[turn] == seat:
            return s.players - turn
    return 0

"""GS-10: the score track."""

from typing import Any

from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.guns_and_steel.state import E_LOSES_POINTS, E_SCORES


@rule
def gain_points(s: Any, seat: int, points: int) -> None:
    s.track[seat] += points
    note(s, E_SCORES, seat, points, s.track[seat])


@rule
def lose_points(s: Any, seat: int, points: int) -> None:
    """GS-10.1: no effect takes a track below 0."""
    lost = min(points, s.track[seat])
    s.track[seat] -= lost
    if lost > 0:
        note(s, E_LOSES_POINTS, seat, lost, s.track[seat])

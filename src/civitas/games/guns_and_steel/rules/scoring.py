"""GS-11.4, GS-11.5: scoring."""

from collections.abc import MutableSequence
from typing import Any

from civitas.core.rules import rule
from civitas.games.guns_and_steel.rules.cards import owns
from civitas.games.guns_and_steel.state import FIRST_OWNER, SOURCES, TRACK_SOURCE, WONDER_SOURCE
from civitas.games.guns_and_steel.tables import ERA_OF, FACES, VP_OF, WONDER_VP, WONDERS_IN_BOX

SOURCE_COUNT = len(SOURCES)


@rule
def tally(s: Any, seat: int, out: MutableSequence[int]) -> None:
    for source in range(SOURCE_COUNT):
        out[source] = 0
    for card in range(FACES):
        if owns(s, seat, card):
            out[1 + ERA_OF[card]] += VP_OF[card]
    out[WONDER_SOURCE] = wonder_points(s, seat)
    out[TRACK_SOURCE] = s.track[seat]


@rule
def wonder_points(s: Any, seat: int) -> int:
    points = 0
    for wonder in range(WONDERS_IN_BOX):
        if s.wonder[wonder] == FIRST_OWNER + seat:
            points += WONDER_VP[wonder]
    return points


@rule
def total_points(s: Any, seat: int) -> int:
    points = wonder_points(s, seat) + s.track[seat]
    for card in range(FACES):
        if owns(s, seat, card):
            points += VP_OF[card]
    return points


@rule
def tie_break(s: Any, seat: int) -> int:
    """GS-11.5: nothing breaks a tie."""
    return 0

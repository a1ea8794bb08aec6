"""What looks good to a beginner: an evaluation for greedy and searching bots."""

from typing import Any

import numpy as np

from civitas.core.fields import NOTHING
from civitas.core.rules import rule
from civitas.games.guns_and_steel.rules.cards import owns
from civitas.games.guns_and_steel.rules.scoring import total_points
from civitas.games.guns_and_steel.rules.wonders import within_reach
from civitas.games.guns_and_steel.state import AVAILABLE
from civitas.games.guns_and_steel.tables import (
    CIVILIZATIONS,
    RESOURCES,
    STRENGTH_OF,
    VP_OF,
    WONDER_ERA,
    WONDER_MARKERS,
    WONDER_VP,
    WONDERS_IN_BOX,
)

TYPES_OF_RESOURCE = len(RESOURCES)
# In hundredths of a point: what a resource on the table promises, from Food to Space; this turn's are worth less.
PROMISE = np.array([10, 14, 18, 24, 30, 34, 60], np.int64)
A_CARD = 30  # every card is one more choice
STRENGTH = 5
IN_REACH = 40  # of a hundred, for a wonder whose condition holds


@rule
def evaluate(s: Any, seat: int) -> int:
    value = 100 * total_points(s, seat) + STRENGTH * s.strength[seat]
    value += promised_by_resources(s, seat) + promised_by_wonders(s, seat)
    for card in range(CIVILIZATIONS):
        if owns(s, seat, card):
            value += A_CARD + STRENGTH * STRENGTH_OF[card]
    if s.buying != NOTHING and s.active == seat:
        value += 100 * VP_OF[s.buying] + A_CARD + STRENGTH * STRENGTH_OF[s.buying]
    return value


@rule
def promised_by_resources(s: Any, seat: int) -> int:
    value = 0
    for resource in range(TYPES_OF_RESOURCE):
        value += PROMISE[resource] * s.shown[seat, resource]
        if s.active == seat:
            value += PROMISE[resource] * s.temporary[resource] // 2
    return value


@rule
def promised_by_wonders(s: Any, seat: int) -> int:
    value = 0
    for wonder in range(WONDERS_IN_BOX):
        if s.wonder[wonder] != AVAILABLE:
            continue
        if WONDER_MARKERS[wonder] > 0:
            value += 80 * WONDER_VP[wonder] * s.glory[seat, WONDER_ERA[wonder]] // WONDER_MARKERS[wonder]
        if s.active == seat and within_reach(s, seat, wonder):
            value += IN_REACH * WONDER_VP[wonder] // max(WONDER_MARKERS[wonder], 1)
    return value


@rule
def period(s: Any) -> int:
    return s.round_number

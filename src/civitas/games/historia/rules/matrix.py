"""HI-7: the development matrix, its levels and their gifts."""

from typing import Any

from civitas.core.agenda import push
from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.historia.rules.civs import score
from civitas.games.historia.state import (
    ASIDE,
    DO_EFFECTS,
    E_GETS_CARD,
    E_LOSES_MILITARY,
    E_REACHES_MILITARY,
    E_REACHES_TECHNOLOGY,
    E_STAYS_ON_LEVEL,
    FROM_LEVELS,
    GAIN_LEVELS,
    IN_HAND,
    TECH_TRACK,
)
from civitas.games.historia.tables import EFFECT, END, LEVELS, MATRIX, MIL_GIFT, TECH_GIFT, UNLOCKS

BEYOND_THE_LAST_LEVEL = 2  # HI-7.3


@rule
def level_of(s: Any, civ: int, track: int) -> int:
    return s.tech[civ] if track == TECH_TRACK else s.mil[civ]


@rule
def cell_above(s: Any, civ: int, track: int) -> int:
    """HI-7.2: the cell that the next level leads to; 0 where the band ends."""
    if track == TECH_TRACK:
        return MATRIX[s.tech[civ] + 1, s.mil[civ]]
    return MATRIX[s.tech[civ], s.mil[civ] + 1]


@rule
def can_rise(s: Any, civ: int, track: int) -> bool:
    """Does a level, or what is given instead of one beyond 16, lie ahead?"""
    return level_of(s, civ, track) == LEVELS or cell_above(s, civ, track) != 0


@rule
def gain_levels(s: Any, seat: int, levels: int, track: int) -> None:
    """HI-7.4: one level at a time; where one is blocked the rest fails as well."""
    if levels == 0:
        return
    if level_of(s, seat, track) == LEVELS:
        go_on_rising(s, seat, levels - 1, track)
        score(s, seat, BEYOND_THE_LAST_LEVEL, FROM_LEVELS)
    elif cell_above(s, seat, track) == 0:
        note(s, E_STAYS_ON_LEVEL, seat, track)
    else:
        go_on_rising(s, seat, levels - 1, track)
        reach_level(s, seat, track)


@rule
def go_on_rising(s: Any, seat: int, levels: int, track: int) -> None:
    if levels > 0:
        push(s, GAIN_LEVELS, seat, levels, track)


@rule
def push_effects(s: Any, seat: int, row: int) -> None:
    """A list of effects comes next, if there is anything in it."""
    if EFFECT[row, 0, 0] != END:
        push(s, DO_EFFECTS, seat, row)


@rule
def reach_level(s: Any, seat: int, track: int) -> None:
    """HI-7.5: the gifts of the level come at once."""
    if track == TECH_TRACK:
        s.tech[seat] += 1
        note(s, E_REACHES_TECHNOLOGY, seat, s.tech[seat], s.tech[seat] - 1)
        unlock_card(s, seat, UNLOCKS[s.tech[seat]])
        push_effects(s, seat, TECH_GIFT + s.tech[seat])
    else:
        s.mil[seat] += 1
        note(s, E_REACHES_MILITARY, seat, s.mil[seat])
        push_effects(s, seat, MIL_GIFT + s.mil[seat])


@rule
def unlock_card(s: Any, seat: int, action: int) -> None:
    # HI-7.8: a level that is gained again gives no second copy.
    if action >= 0 and s.card_at[seat, action] == ASIDE:
        s.card_at[seat, action] = IN_HAND
        note(s, E_GETS_CARD, seat, action)


@rule
def lose_military(s: Any, seat: int, levels: int) -> None:
    """HI-7.8: never below 1, never off the band."""
    for _ in range(levels):
        if s.mil[seat] == 1 or MATRIX[s.tech[seat], s.mil[seat] - 1] == 0:
            return
        s.mil[seat] -= 1
        note(s, E_LOSES_MILITARY, seat, s.mil[seat])

"""BH-19: scoring, by source."""

from collections.abc import MutableSequence
from typing import Any

from civitas.core.rules import rule
from civitas.games.beyond_the_horizon.rules.counting import counted
from civitas.games.beyond_the_horizon.rules.cubes import cubes_left
from civitas.games.beyond_the_horizon.rules.lists import has_stage
from civitas.games.beyond_the_horizon.state import CLAIMED_FIRST, CLAIMED_LATER
from civitas.games.beyond_the_horizon.tables import (
    AMOUNT,
    CARD_END,
    CARD_VP,
    CITY_VP,
    CUBES_OF_PLAYER,
    DEMOCRACY,
    DEMOCRACY_STAGE,
    EXTRA_CUBE_VP,
    FIRST_BUILDER_VP,
    GOAL_FIRST_VP,
    GOAL_LATER_VP,
    GOAL_SETS,
    INVESTMENT_SPACES,
    INVESTMENT_VP,
    LEADER_END,
    LEADER_SLOTS,
    MORE,
    NONE,
    OPTION_SCORING,
    PAWNS_OF_PLAYER,
    PER,
    S_GOALS,
    S_INVESTMENT,
    S_LEADERS,
    S_MAP,
    S_TECHNOLOGIES,
    SOURCES,
    TASK,
    TECHNOLOGIES_IN_BOX,
    TILES_IN_BOX,
    V_VP,
    V_VP_PER,
    VERB,
    VILLAGE_VP,
    WHAT,
)

SOURCE_COUNT = len(SOURCES)
SETS = len(GOAL_SETS)


@rule
def tally(s: Any, seat: int, out: MutableSequence[int]) -> None:
    for source in range(SOURCE_COUNT):
        out[source] = points_from(s, seat, source)


@rule
def total_points(s: Any, seat: int) -> int:
    total = 0
    for source in range(SOURCE_COUNT):
        total += points_from(s, seat, source)
    return total


@rule
def points_from(s: Any, seat: int, source: int) -> int:
    """`earned` holds the points of bonuses that were gained during the game."""
    return s.earned[seat, source] + points_at_end(s, seat, source)


@rule
def points_at_end(s: Any, seat: int, source: int) -> int:
    if source == S_GOALS:
        return goal_points(s, seat)
    if source == S_TECHNOLOGIES:
        return technology_points(s, seat)
    if source == S_MAP:
        return map_points(s, seat)
    if source == S_INVESTMENT:
        return investment_points(s, seat)
    if source == S_LEADERS:
        return leader_points(s, seat)
    return government_points(s, seat)


@rule
def goal_points(s: Any, seat: int) -> int:
    """BH-19.1."""
    points = 0
    for place in range(SETS):
        if s.claimed[seat, place] == CLAIMED_FIRST:
            points += GOAL_FIRST_VP[s.goal[place]]
        elif s.claimed[seat, place] == CLAIMED_LATER:
            points += GOAL_LATER_VP[s.goal[place]]
    return points


@rule
def technology_points(s: Any, seat: int) -> int:
    """BH-19.2."""
    points = 0
    for card in range(TECHNOLOGIES_IN_BOX):
        if s.researched[seat, card] == 1:
            points += CARD_VP[card] + worth(s, seat, CARD_END[card])
    return points


@rule
def map_points(s: Any, seat: int) -> int:
    """BH-19.3, BH-15.7: the left-hand points only if another player has built there too."""
    points = 0
    for tile in range(TILES_IN_BOX):
        if s.village[tile] == seat:
            points += VILLAGE_VP[tile]
        if s.city[tile] == seat:
            points += CITY_VP[tile]
        if s.left_builder[tile] == seat and s.right_builder[tile] >= 0:
            points += FIRST_BUILDER_VP[s.covered_by[tile]]
    return points


@rule
def investment_points(s: Any, seat: int) -> int:
    """BH-19.4: the last occupied space only, and every cube beyond the track."""
    cubes = s.invested[seat]
    beyond = max(0, cubes - INVESTMENT_SPACES)
    return INVESTMENT_VP[cubes - beyond] + beyond * EXTRA_CUBE_VP[0]


@rule
def leader_points(s: Any, seat: int) -> int:
    """BH-19.5: own leaders, and the options chosen by anybody."""
    points = 0
    for place in range(LEADER_SLOTS):
        if s.leader_owner[place] == seat:
            points += worth(s, seat, LEADER_END[s.leader[place]])
        if s.leader_option[place] > 0:
            points += worth(s, seat, OPTION_SCORING[s.leader[place], s.leader_option[place] - 1])
    return points


@rule
def government_points(s: Any, seat: int) -> int:
    """BH-19.6."""
    if s.government[seat] < 0 or has_stage(s, seat, DEMOCRACY_STAGE) == 0:
        return 0
    return worth(s, seat, DEMOCRACY[s.government[seat]])


@rule
def worth(s: Any, seat: int, first: int) -> int:
    """What a list of end-of-game scorings is worth to a seat."""
    points = 0
    task = first
    while task >= 0:
        if TASK[task, VERB] == V_VP:
            points += TASK[task, AMOUNT]
        elif TASK[task, VERB] == V_VP_PER:
            points += TASK[task, AMOUNT] * (counted(s, seat, TASK[task, WHAT]) // TASK[task, PER])
        task = task + 1 if TASK[task, MORE] == 1 else NONE
    return points


@rule
def tie_break(s: Any, seat: int) -> int:
    """BH-19.7: fewest cubes left, then most active pawns, then most coins."""
    gone = CUBES_OF_PLAYER - cubes_left(s, seat)
    return (gone * (PAWNS_OF_PLAYER + 1) + s.active[seat]) * 1700 + min(s.coins[seat], 1699)

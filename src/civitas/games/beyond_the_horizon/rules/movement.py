"""BH-11: movement and exploration."""

from collections.abc import MutableSequence
from typing import Any

from civitas.core.agenda import push
from civitas.core.fields import NOTHING
from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.beyond_the_horizon.rules.lists import has_stage, react, resolve, wait_for
from civitas.games.beyond_the_horizon.rules.units import has_twin_before, kind_of
from civitas.games.beyond_the_horizon.state import (
    ANSWER_STEP,
    ASK_STEP,
    E_ARRIVES,
    E_EXPLORES,
    E_MOVES,
    HALT,
    STEP_ARRIVE,
    STEP_MOVE,
    STEP_STEP,
)
from civitas.games.beyond_the_horizon.tables import (
    DIRECTION,
    DIRECTIONS,
    DISCOVERY,
    EXPLORATIONS,
    FIRST_HOME,
    M_EXPLORE,
    M_MOVE,
    NONE,
    ON_EXPLORE,
    SETTLER,
    TERRITORIES,
    THEOCRACY,
    TILES_IN_BOX,
    TOUCHES_NEEDED,
    UNITS_OF_PLAYER,
)

FREE = 0  # a move task that lets any unit go, or stop
MOVE_STATES = 2 * (UNITS_OF_PLAYER + 1)


@rule
def move_state(points: int, bound: int, stepped: int) -> int:
    """A move under way in one number: points left, the unit (+ 1) that has to go on, whether a step was made."""
    return (points * (UNITS_OF_PLAYER + 1) + bound) * 2 + stepped


@rule
def points_left(state: int) -> int:
    return state // MOVE_STATES


@rule
def bound_unit(state: int) -> int:
    return state // 2 % (UNITS_OF_PLAYER + 1)


@rule
def movement_points(s: Any, seat: int, printed: int) -> int:
    """BH-11.1: permanent extra points are added once a move task."""
    return max(0, printed + s.modifier[seat, M_MOVE])


@rule
def is_foreign_home(s: Any, seat: int, tile: int) -> bool:
    """BH-11.3: a home that a structure covers is none any more."""
    return tile >= FIRST_HOME and tile != FIRST_HOME + seat and s.covered_by[tile] < 0


@rule
def tile_at(s: Any, q: int, r: int) -> int:
    for tile in range(TILES_IN_BOX):
        if s.on_map[tile] == 1 and s.tile_q[tile] == q and s.tile_r[tile] == r:
            return tile
    return NONE


@rule
def touches(s: Any, q: int, r: int) -> int:
    """BH-11.10: how many tiles of any sort a hex touches."""
    found = 0
    for direction in range(DIRECTIONS):
        if tile_at(s, q + DIRECTION[direction, 0], r + DIRECTION[direction, 1]) >= 0:
            found += 1
    return found


@rule
def check_exploration(s: Any, seat: int, unit: int, direction: int) -> int:
    if kind_of(unit) != SETTLER:
        return 1104
    if s.explored[seat] >= EXPLORATIONS[0] + s.modifier[seat, M_EXPLORE]:
        return 1105
    if s.territories_left == 0:
        return 1106
    tile = s.stands_on[seat, unit]
    if touches_at_a_glance(s, tile, direction) >= TOUCHES_NEEDED[0]:
        return 0
    q = s.tile_q[tile] + DIRECTION[direction, 0]
    r = s.tile_r[tile] + DIRECTION[direction, 1]
    return 0 if touches(s, q, r) >= TOUCHES_NEEDED[0] else 1104


@rule
def touches_at_a_glance(s: Any, tile: int, direction: int) -> int:
    """The tile itself, and those on either side of it that the hex beside it touches too; there may be more."""
    found = 1
    for turn in (1, DIRECTIONS - 1):
        if s.beside[tile, (direction + turn) % DIRECTIONS] >= 0:
            found += 1
    return found


@rule
def step_refusal(s: Any, seat: int, unit: int, direction: int, points: int) -> int:
    """The rule that keeps a unit from a step in a direction, or 0."""
    if s.strength[seat, unit] == 0:
        return 1101
    target = s.beside[s.stands_on[seat, unit], direction]
    if target < 0:
        return check_exploration(s, seat, unit, direction)
    return 1103 if points < 2 and is_foreign_home(s, seat, target) else 0


@rule
def check_step(s: Any, state: int, action: int) -> int:
    seat = s.to_act
    bound = bound_unit(state)
    if action == HALT:
        return 0 if bound == FREE and state % 2 == 1 else 1108
    chosen = action - ANSWER_STEP
    unit = chosen // DIRECTIONS
    if bound != FREE:
        if unit != bound - 1:
            return 1103
    elif s.strength[seat, unit] > 0 and has_twin_before(s, seat, unit):
        return 1108
    return step_refusal(s, seat, unit, chosen % DIRECTIONS, points_left(state))


@rule
def list_steps(s: Any, state: int, out: MutableSequence[int]) -> int:
    """The answers that `check_step` allows; units that may not go on are passed over at once."""
    seat = s.to_act
    bound = bound_unit(state)
    points = points_left(state)
    listed = 0
    for unit in range(UNITS_OF_PLAYER):
        if s.strength[seat, unit] == 0 or (bound != FREE and unit != bound - 1):
            continue
        if bound == FREE and has_twin_before(s, seat, unit):
            continue
        for direction in range(DIRECTIONS):
            if step_refusal(s, seat, unit, direction, points) == 0:
                out[listed] = ANSWER_STEP + unit * DIRECTIONS + direction
                listed += 1
    if bound == FREE and state % 2 == 1:
        out[listed] = HALT
        listed += 1
    return listed


@rule
def can_step(s: Any, seat: int, points: int) -> bool:
    if points < 1:
        return False
    for unit in range(UNITS_OF_PLAYER):
        if s.strength[seat, unit] == 0:
            continue
        for direction in range(DIRECTIONS):
            if step_refusal(s, seat, unit, direction, points) == 0:
                return True
    return False


@rule
def move(s: Any, seat: int, state: int) -> None:
    """BH-11.8: one point after another, until none is left or the player stops."""
    if points_left(state) > 0:
        wait_for(s, STEP_STEP, seat, state, ASK_STEP)


@rule
def step_unit(s: Any, seat: int, state: int, answer: int) -> None:
    if answer == HALT - ANSWER_STEP:
        return
    unit = answer // DIRECTIONS
    direction = answer % DIRECTIONS
    target = s.beside[s.stands_on[seat, unit], direction]
    if target < 0:
        push(s, STEP_MOVE, seat, move_state(points_left(state) - 1, FREE, 1))
        explore(s, seat, unit, direction)
        return
    s.stands_on[seat, unit] = target
    note(s, E_MOVES, seat, kind_of(unit), target)
    bound = unit + 1 if is_foreign_home(s, seat, target) else FREE
    push(s, STEP_MOVE, seat, move_state(points_left(state) - 1, bound, 1))


@rule
def explore(s: Any, seat: int, unit: int, direction: int) -> None:
    """BH-11.4: the hex, the tile, its bonus; then the tile lies there and the settler steps on it."""
    s.territories_left -= 1
    tile = s.territories[s.territories_left]
    s.territories[s.territories_left] = NOTHING
    s.explored_tiles[TERRITORIES - 1 - s.territories_left] = tile
    s.explored[seat] += 1
    note(s, E_EXPLORES, seat, tile)
    push(s, STEP_ARRIVE, seat, unit * DIRECTIONS + direction, 2 * tile + has_stage(s, seat, THEOCRACY))
    resolve(s, seat, DISCOVERY[tile])


@rule
def arrive(s: Any, seat: int, way: int, tile_and_stage: int) -> None:
    unit = way // DIRECTIONS
    direction = way % DIRECTIONS
    tile = tile_and_stage // 2
    origin = s.stands_on[seat, unit]
    q = s.tile_q[origin] + DIRECTION[direction, 0]
    r = s.tile_r[origin] + DIRECTION[direction, 1]
    lay_tile(s, tile, q, r)
    s.stands_on[seat, unit] = tile
    note(s, E_ARRIVES, seat, tile)
    react(s, seat, ON_EXPLORE, tile_and_stage % 2)


@rule
def lay_tile(s: Any, tile: int, q: int, r: int) -> None:
    """BH-11.7: a tile never moves, so what it touches is kept with it."""
    for direction in range(DIRECTIONS):
        other = tile_at(s, q + DIRECTION[direction, 0], r + DIRECTION[direction, 1])
        s.beside[tile, direction] = other
        if other >= 0:
            s.beside[other, (direction + DIRECTIONS // 2) % DIRECTIONS] = tile
    s.on_map[tile] = 1
    s.tile_q[tile] = q
    s.tile_r[tile] = r

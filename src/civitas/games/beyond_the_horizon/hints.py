"""What looks good to a beginner: an evaluation for greedy and searching bots, in hundredths of a point."""

from typing import Any

import numpy as np

from civitas.core.rules import rule
from civitas.games.beyond_the_horizon.rules.counting import counted
from civitas.games.beyond_the_horizon.rules.lists import FLAGS
from civitas.games.beyond_the_horizon.rules.production import coins_unlocked, column_unlocked
from civitas.games.beyond_the_horizon.rules.scoring import total_points
from civitas.games.beyond_the_horizon.rules.tasks import can_do
from civitas.games.beyond_the_horizon.rules.units import kind_of
from civitas.games.beyond_the_horizon.state import (
    NOT_CLAIMED,
    STEP_ARRIVE,
    STEP_BUILD_HERE,
    STEP_CHOOSE_BUILDER,
    STEP_CHOOSE_CITY,
    STEP_CHOOSE_PLACE,
    STEP_CHOOSE_VILLAGE,
    STEP_DO_BASIC,
    STEP_DO_TASKS,
    STEP_EXHAUST_CHOSEN,
    STEP_FINISH_RESEARCH,
    STEP_HOLD_STRUCTURE,
    STEP_KEEP_CARD,
    STEP_PUT_SCHOLAR,
    STEP_STATION,
    STEP_STEP,
    STEP_STRENGTHEN,
    STEP_TAKE_CHOSEN_CUBE,
    STEP_TAKE_EXCHANGE,
    STEP_TAKE_OR_SKIP,
    STEPS,
)
from civitas.games.beyond_the_horizon.tables import (
    ANY_TRACK,
    COLUMNS_OF_PAWNS,
    FIRST_HOME,
    GOAL_LEAST,
    GOAL_SETS,
    GOAL_WHAT,
    SETTLER,
    SLOT_COUNT,
    SOLDIER,
    STRONGEST,
    STRUCTURES_IN_BOX,
    TASK,
    TILE_STRENGTH,
    UNITS_OF_PLAYER,
    VERB,
    VERBS,
)

SETS = len(GOAL_SETS)
COIN, PAWN, CUBE, INCOME_COIN, INCOME_COLUMN = 22, 60, 35, 110, 90
SCHOLAR, TOKEN, HELD_TILE, STRENGTH_POINT, UNIT = 130, 330, 160, 70, 40
READY, NEAR_GOAL = 150, 40


def _worth(values: dict[str, int], words: tuple[str, ...]) -> Any:
    return np.array([values.get(word, 0) for word in words], np.int64)


# What a task that is still to be done is worth to the player who may do it.
TASK_WORTH = _worth(
    {
        "coin": 40,
        "pop": 60,
        "vp": 100,
        "settle_token": 300,
        "fortify_token": 300,
        "structure": 160,
        "invest": 110,
        "recruit": 120,
        "upgrade": 80,
        "move": 60,
        "found_village": 500,
        "fortify_city": 700,
        "build_new": 250,
        "build_existing": 200,
        "research": 330,
        "private_tech": 300,
        "basic_action": 140,
        "produce_pop": 100,
        "produce_coins": 60,
    },
    VERBS,
)
# What a step that waits for an answer is about to bring.
STEP_WORTH = np.zeros(len(STEPS) + 1, np.int64)
for _step, _value in (
    *((STEP_PUT_SCHOLAR, 480), (STEP_FINISH_RESEARCH, 250), (STEP_KEEP_CARD, 300), (STEP_HOLD_STRUCTURE, 160)),
    *((STEP_CHOOSE_VILLAGE, 700), (STEP_CHOOSE_CITY, 1000), (STEP_EXHAUST_CHOSEN, 700), (STEP_STEP, 50)),
    *((STEP_CHOOSE_BUILDER, 450), (STEP_BUILD_HERE, 450), (STEP_CHOOSE_PLACE, 150), (STEP_STATION, 150)),
    *((STEP_STRENGTHEN, 70), (STEP_DO_BASIC, 150), (STEP_TAKE_CHOSEN_CUBE, 40), (STEP_TAKE_EXCHANGE, 5)),
    (STEP_ARRIVE, 100),
):
    STEP_WORTH[_step] = _value


@rule
def evaluate(s: Any, seat: int) -> int:
    value = 100 * total_points(s, seat) + promised(s, seat)
    value += min(s.coins[seat], 12) * COIN + min(s.active[seat], 6) * PAWN
    value += (s.settle_tokens[seat] + s.fortify_tokens[seat]) * TOKEN
    value += income(s, seat) + army(s, seat) + tree(s, seat) + near_goals(s, seat)
    for structure in range(STRUCTURES_IN_BOX):
        if s.holder[structure] == seat:
            value += HELD_TILE
    return value


@rule
def promised(s: Any, seat: int) -> int:
    """What the agenda still holds for a seat."""
    value = 0
    for entry in range(s.agenda_left):
        if s.agenda_seat[entry] != seat:
            continue
        step = s.agenda_step[entry]
        if step in (STEP_DO_TASKS, STEP_TAKE_OR_SKIP):
            task = s.agenda_a[entry] // FLAGS
            if can_do(s, seat, task, s.coins[seat]):
                value += TASK_WORTH[TASK[task, VERB]]
        else:
            value += STEP_WORTH[step]
    return value


@rule
def income(s: Any, seat: int) -> int:
    value = coins_unlocked(s, seat) * INCOME_COIN
    for column in range(COLUMNS_OF_PAWNS):
        if s.inactive[seat, column] > 0 and column_unlocked(s, seat, column):
            value += INCOME_COLUMN
    for track in range(ANY_TRACK):
        value -= s.cubes[seat, track] * CUBE
    return value


@rule
def tree(s: Any, seat: int) -> int:
    value = 0
    for slot in range(SLOT_COUNT):
        value += s.scholar[seat, slot] * SCHOLAR
    return value


@rule
def army(s: Any, seat: int) -> int:
    """Units, and all the more where their strength is nearly enough for a village or a city."""
    value = 0
    for unit in range(UNITS_OF_PLAYER):
        strength = s.strength[seat, unit]
        if strength > 0:
            tile = s.stands_on[seat, unit]
            value += UNIT + strength * STRENGTH_POINT + ground(s, seat, tile, kind_of(unit), strength)
    return min(value, 2500)


@rule
def ground(s: Any, seat: int, tile: int, kind: int, strength: int) -> int:
    """How well a unit stands: on a tile where its strength will be of use."""
    if tile >= FIRST_HOME or s.covered_by[tile] >= 0:
        return 0
    useful = min(strength, TILE_STRENGTH[tile]) * READY // max(1, min(TILE_STRENGTH[tile], STRONGEST))
    if kind == SETTLER and s.village[tile] < 0:
        return useful
    if kind == SOLDIER and s.village[tile] >= 0 and s.city[tile] < 0:
        return 2 * useful
    return 0


@rule
def near_goals(s: Any, seat: int) -> int:
    value = 0
    for place in range(SETS):
        goal = s.goal[place]
        if goal >= 0 and s.claimed[seat, place] == NOT_CLAIMED:
            have = min(counted(s, seat, GOAL_WHAT[goal]), GOAL_LEAST[goal])
            value += 3 * NEAR_GOAL * have // GOAL_LEAST[goal]
    return value

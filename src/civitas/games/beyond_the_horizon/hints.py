"""What looks good to a beginner: an evaluation for greedy and searching bots, in hundredths of a point."""

from typing import Any

import numpy as np

from civitas.core.rules import rule
from civitas.games.beyond_the_horizon.rules.counting import counted
from civitas.games.beyond_the_horizon.rules.lists import FLAGS
from civitas.games.beyond_the_horizon.rules.production import coins_unlocked, column_unlocked, price_of_pawn
from civitas.games.beyond_the_horizon.rules.scoring import total_points
from civitas.games.beyond_the_horizon.rules.tasks import can_do
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
    STEP_TRADE,
    STEPS,
)
from civitas.games.beyond_the_horizon.tables import (
    ANY_TRACK,
    C_CITY,
    C_VILLAGE,
    CITY_VP,
    COLUMNS_OF_PAWNS,
    FIRST_HOME,
    GOAL_LEAST,
    GOAL_SETS,
    GOAL_WHAT,
    SETTLER,
    SLOT_COUNT,
    SOLDIER,
    STRUCTURES_IN_BOX,
    TASK,
    TILE_STRENGTH,
    UNITS_OF_A_KIND,
    UNITS_OF_PLAYER,
    VERB,
    VERBS,
    VILLAGE_VP,
)

SETS = len(GOAL_SETS)
COIN, SPARE_COIN, PAWN, SPARE_PAWN, CUBE, INCOME_COIN, INCOME_COLUMN = 24, 5, 85, 30, 60, 90, 110
SCHOLAR, TOKEN, HELD_TILE, STRENGTH_POINT, UNIT = 130, 120, 130, 14, 60
REWARD, READY, HOPED = 200, 45, 25  # a village's reward; hundredths of its worth with a token at hand and without
OPENS_THREE, OPENS_FOUR, NEAR_GOAL = 260, 300, 600
# What strength counts for a tile so many steps away, in sixtieths.
NEARNESS = np.array((60, 42, 30, 22, 16, 11, 7), np.int64)
HERE, FAR = 60, len(NEARNESS) - 1


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
        "move": 50,
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
STEP_WORTH: Any = np.zeros(len(STEPS) + 1, np.int64)
for _step, _value in (
    *((STEP_PUT_SCHOLAR, 480), (STEP_FINISH_RESEARCH, 250), (STEP_KEEP_CARD, 300), (STEP_HOLD_STRUCTURE, 160)),
    *((STEP_CHOOSE_VILLAGE, 700), (STEP_CHOOSE_CITY, 1000), (STEP_EXHAUST_CHOSEN, 700), (STEP_STEP, 12)),
    *((STEP_CHOOSE_BUILDER, 450), (STEP_BUILD_HERE, 450), (STEP_CHOOSE_PLACE, 150), (STEP_STATION, 150)),
    *((STEP_STRENGTHEN, 70), (STEP_DO_BASIC, 150), (STEP_TAKE_CHOSEN_CUBE, 40)),
    (STEP_ARRIVE, 100),
):
    STEP_WORTH[_step] = _value


@rule
def evaluate(s: Any, seat: int) -> int:
    value = 100 * total_points(s, seat) + promised(s, seat)
    value += purse(s.coins[seat], s.active[seat])
    value += falling(s.settle_tokens[seat], TOKEN) + falling(s.fortify_tokens[seat], TOKEN)
    value += income(s, seat) + army(s, seat) + tree(s, seat) + near_goals(s, seat) + access(s, seat)
    for structure in range(STRUCTURES_IN_BOX):
        if s.holder[structure] == seat:
            value += HELD_TILE
    return value


@rule
def purse(coins: int, pawns: int) -> int:
    """Coins and pawns at hand; what nobody can spend soon is worth little."""
    value = min(coins, 9) * COIN + min(max(coins - 9, 0), 8) * SPARE_COIN
    return value + min(pawns, 4) * PAWN + min(max(pawns - 4, 0), 4) * SPARE_PAWN


@rule
def bargain(s: Any, seat: int) -> int:
    """What buying pawns would add to the purse."""
    coins, pawns = s.coins[seat], s.active[seat]
    left = 0
    for column in range(COLUMNS_OF_PAWNS):
        left += s.inactive[seat, column]
    best = 0
    for bought in range(1, left + 1):
        coins -= price_of_pawn(s, seat)
        if coins < 0:
            break
        best = max(best, purse(coins, pawns + bought) - purse(s.coins[seat], pawns))
    return best


@rule
def falling(have: int, first: int) -> int:
    """The first one is worth the most, each further one a third of the one before."""
    value = 0
    worth = first
    for _ in range(have):
        value += worth
        worth //= 3
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
        elif step in (STEP_TRADE, STEP_TAKE_EXCHANGE):
            value += bargain(s, seat)
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
def access(s: Any, seat: int) -> int:
    """BH-5: villages and cities open the way to levels III and IV."""
    villages, cities = counted(s, seat, C_VILLAGE), counted(s, seat, C_CITY)
    return min(villages, 2) * OPENS_THREE + min(cities, 2) * OPENS_FOUR


@rule
def army(s: Any, seat: int) -> int:
    """Units, and all the more where their strength is nearly enough for a village or a city."""
    value = 0
    for unit in range(UNITS_OF_PLAYER):
        strength = s.strength[seat, unit]
        if strength > 0:
            value += UNIT + strength * STRENGTH_POINT
    return value + prospects(s, seat, SETTLER) + prospects(s, seat, SOLDIER)


@rule
def prospects(s: Any, seat: int, kind: int) -> int:
    """What the best tile promises for a village (settlers) or a city (soldiers), and half of the next best."""
    best, next_best = 0, 0
    for tile in range(FIRST_HOME):
        if is_open(s, tile, kind):
            value = prospect(s, seat, kind, tile)
            if value > best:
                best, next_best = value, best
            elif value > next_best:
                next_best = value
    return best + next_best // 2


@rule
def is_open(s: Any, tile: int, kind: int) -> bool:
    """Could a village be founded or a city be fortified there, given the strength?"""
    if s.on_map[tile] == 0 or s.covered_by[tile] >= 0:
        return False
    if kind == SETTLER:
        return s.village[tile] < 0
    return s.village[tile] >= 0 and s.city[tile] < 0


@rule
def prospect(s: Any, seat: int, kind: int, tile: int) -> int:
    """The strength near a tile, against what the tile asks for, times what it would bring."""
    asked = TILE_STRENGTH[tile] * HERE
    near = 0
    for unit in range(kind * UNITS_OF_A_KIND, (kind + 1) * UNITS_OF_A_KIND):
        if s.strength[seat, unit] > 0:
            near += s.strength[seat, unit] * NEARNESS[min(steps_to(s, s.stands_on[seat, unit], tile), FAR)]
    token = s.settle_tokens[seat] if kind == SETTLER else s.fortify_tokens[seat]
    worth = 100 * VILLAGE_VP[tile] + REWARD if kind == SETTLER else 100 * CITY_VP[tile]
    return worth * (READY if token > 0 else HOPED) // 100 * min(near, asked) // max(1, asked)


@rule
def steps_to(s: Any, origin: int, tile: int) -> int:
    """How many hexes two tiles lie apart."""
    east = s.tile_q[origin] - s.tile_q[tile]
    south = s.tile_r[origin] - s.tile_r[tile]
    return max(abs(east), abs(south), abs(east + south))


@rule
def near_goals(s: Any, seat: int) -> int:
    value = 0
    for place in range(SETS):
        goal = s.goal[place]
        if goal >= 0 and s.claimed[seat, place] == NOT_CLAIMED:
            have = min(counted(s, seat, GOAL_WHAT[goal]), GOAL_LEAST[goal])
            value += NEAR_GOAL * have * have // (GOAL_LEAST[goal] * GOAL_LEAST[goal])
    return value


@rule
def period(s: Any) -> int:
    return s.round_number

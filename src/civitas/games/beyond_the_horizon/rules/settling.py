"""BH-12: founding villages and fortifying cities."""

from typing import Any

from civitas.core.agenda import push
from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.beyond_the_horizon.rules.cubes import TO_CITY, TO_VILLAGE, destination
from civitas.games.beyond_the_horizon.rules.lists import context, has_stage, resolve, wait_for
from civitas.games.beyond_the_horizon.rules.units import exhaust_unit, has_twin_before, strength_on
from civitas.games.beyond_the_horizon.state import (
    ASK_CITY_TILE,
    ASK_CITY_UNIT,
    ASK_VILLAGE_TILE,
    ASK_VILLAGE_UNIT,
    E_FORTIFIES,
    E_FOUNDS,
    E_RETURNS_FORTIFY_TOKEN,
    E_RETURNS_SETTLE_TOKEN,
    STEP_CHOOSE_CITY,
    STEP_CHOOSE_VILLAGE,
    STEP_EXHAUST_CHOSEN,
    STEP_MARK,
    STEP_REACT,
    STEP_SPEND,
    STEP_TAKE_CUBE,
)
from civitas.games.beyond_the_horizon.tables import (
    CITY_TRACK,
    FIRST_HOME,
    MODIFIER,
    ON_FORTIFY,
    ON_FOUND,
    SETTLER,
    SOLDIER,
    TASK,
    THEOCRACY,
    TILE_STRENGTH,
    TILES_IN_BOX,
    TOKEN,
    UNITS_OF_A_KIND,
    VILLAGE_REWARD,
    VILLAGE_TRACK,
)


@rule
def strength_needed(task: int, tile: int) -> int:
    """BH-12.7."""
    return max(1, TILE_STRENGTH[tile] - TASK[task, MODIFIER])


@rule
def village_refusal(s: Any, seat: int, task: int, tile: int) -> int:
    """BH-12.1: the rule that keeps a seat from founding a village on a tile, or 0."""
    if s.on_map[tile] == 0 or tile >= FIRST_HOME:  # D-11: homes have no village area
        return 1201
    if s.covered_by[tile] >= 0:
        return 1206
    if s.village[tile] >= 0:
        return 1205
    return 0 if strength_on(s, seat, SETTLER, tile) >= strength_needed(task, tile) else 1201


@rule
def city_refusal(s: Any, seat: int, task: int, tile: int) -> int:
    """BH-12.4: the rule that keeps a seat from fortifying a city on a tile, or 0."""
    if s.village[tile] < 0:
        return 1204
    if s.city[tile] >= 0:
        return 1205
    return 0 if strength_on(s, seat, SOLDIER, tile) >= strength_needed(task, tile) else 1204


@rule
def can_found(s: Any, seat: int, task: int) -> bool:
    if TASK[task, TOKEN] == 1 and s.settle_tokens[seat] == 0:
        return False
    for tile in range(FIRST_HOME):
        if village_refusal(s, seat, task, tile) == 0:
            return True
    return False


@rule
def can_fortify(s: Any, seat: int, task: int) -> bool:
    if TASK[task, TOKEN] == 1 and s.fortify_tokens[seat] == 0:
        return False
    for tile in range(FIRST_HOME):
        if city_refusal(s, seat, task, tile) == 0:
            return True
    return False


@rule
def found(s: Any, seat: int, task: int) -> None:
    wait_for(s, STEP_CHOOSE_VILLAGE, seat, task, ASK_VILLAGE_TILE)


@rule
def fortify(s: Any, seat: int, task: int) -> None:
    wait_for(s, STEP_CHOOSE_CITY, seat, task, ASK_CITY_TILE)


@rule
def choose_village(s: Any, seat: int, task: int, tile: int) -> None:
    if TASK[task, TOKEN] == 1:  # BH-15.4, BH-12.11
        s.settle_tokens[seat] -= 1
        s.settle_supply += 1
        note(s, E_RETURNS_SETTLE_TOKEN, seat)
    push(s, STEP_SPEND, seat, spending(strength_needed(task, tile), tile, SETTLER))


@rule
def choose_city(s: Any, seat: int, task: int, tile: int) -> None:
    if TASK[task, TOKEN] == 1:  # BH-15.5, BH-12.11
        s.fortify_tokens[seat] -= 1
        s.fortify_supply += 1
        note(s, E_RETURNS_FORTIFY_TOKEN, seat)
    push(s, STEP_SPEND, seat, spending(strength_needed(task, tile), tile, SOLDIER))


# BH-12.2: units are used up one after another until the strength is reached.


@rule
def spending(needed: int, tile: int, kind: int) -> int:
    return (needed * TILES_IN_BOX + tile) * 2 + kind


@rule
def check_spent(s: Any, unit: int) -> int:
    seat = s.to_act
    if s.strength[seat, unit] == 0 or s.stands_on[seat, unit] != context(s) // 2 % TILES_IN_BOX:
        return 1202
    return 1108 if has_twin_before(s, seat, unit) else 0


@rule
def spend(s: Any, seat: int, state: int) -> None:
    question = ASK_VILLAGE_UNIT if state % 2 == SETTLER else ASK_CITY_UNIT
    wait_for(s, STEP_EXHAUST_CHOSEN, seat, state, question)


@rule
def exhaust_chosen(s: Any, seat: int, state: int, answer: int) -> None:
    kind = state % 2
    tile = state // 2 % TILES_IN_BOX
    unit = kind * UNITS_OF_A_KIND + answer
    needed = state // 2 // TILES_IN_BOX - s.strength[seat, unit]
    exhaust_unit(s, seat, unit)
    if needed > 0:
        push(s, STEP_SPEND, seat, spending(needed, tile, kind))
    else:
        push(s, STEP_MARK, seat, tile, kind)


@rule
def mark(s: Any, seat: int, tile: int, kind: int) -> None:
    """BH-12.3, BH-12.4: the cube, then the reward (of a village only), then what reacts to it."""
    theocracy = has_stage(s, seat, THEOCRACY)
    if kind == SETTLER:
        note(s, E_FOUNDS, seat, tile)
        push(s, STEP_REACT, seat, ON_FOUND, theocracy)
        resolve(s, seat, VILLAGE_REWARD[tile])
        push(s, STEP_TAKE_CUBE, seat, VILLAGE_TRACK[tile], destination(TO_VILLAGE, tile))
    else:
        note(s, E_FORTIFIES, seat, tile)
        push(s, STEP_REACT, seat, ON_FORTIFY, theocracy)
        push(s, STEP_TAKE_CUBE, seat, CITY_TRACK[tile], destination(TO_CITY, tile))

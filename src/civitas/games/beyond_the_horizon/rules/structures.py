"""BH-14.4 and BH-15: gaining structure tiles and building them."""

from typing import Any

from civitas.core.agenda import push
from civitas.core.fields import NOTHING
from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.beyond_the_horizon.rules.cubes import TO_LEFT, TO_RIGHT, destination
from civitas.games.beyond_the_horizon.rules.lists import context, has_stage, resolve, wait_for
from civitas.games.beyond_the_horizon.rules.population import pay_coins
from civitas.games.beyond_the_horizon.rules.units import exhaust_unit, has_twin_before, token_free
from civitas.games.beyond_the_horizon.state import (
    ASK_BUILD_PLACE,
    ASK_BUILD_TILE,
    ASK_STRUCTURE,
    E_BUILDS,
    E_BUILDS_TOO,
    E_SHOWS_STRUCTURE,
    E_TAKES_STRUCTURE,
    E_WEAKENS,
    STEP_BUILD_HERE,
    STEP_CHOOSE_BUILDER,
    STEP_HOLD_STRUCTURE,
    STEP_REACT,
    STEP_TAKE_CUBE,
)
from civitas.games.beyond_the_horizon.tables import (
    DISPLAY,
    FIRST_HOME,
    LEFT_TRACK,
    M_STRUCTURE_COST,
    ON_BUILD,
    RIGHT_TRACK,
    SETTLER,
    STRUCTURE_BONUS,
    STRUCTURE_COST,
    STRUCTURES_BY_LEVEL,
    STRUCTURES_IN_BOX,
    THEOCRACY,
    UNITS_OF_A_KIND,
    UNITS_OF_PLAYER,
)

EXISTING = STRUCTURES_IN_BOX  # in the place of a held tile: whatever stands where the settler is


@rule
def turn_up_structure(s: Any, level: int) -> int:
    """The next tile of a stack, or NOTHING: then the display shrinks."""
    left = s.stack_left[level - 1]
    if left == 0:
        return NOTHING
    s.stack_left[level - 1] = left - 1
    place = STRUCTURES_BY_LEVEL - left
    if level == 1:
        tile = s.stack_1[left - 1]
        s.stack_1[left - 1] = NOTHING
        s.shown_1[place] = tile
    elif level == 2:
        tile = s.stack_2[left - 1]
        s.stack_2[left - 1] = NOTHING
        s.shown_2[place] = tile
    else:
        tile = s.stack_3[left - 1]
        s.stack_3[left - 1] = NOTHING
        s.shown_3[place] = tile
    return tile


@rule
def fill_display(s: Any, level: int, place: int) -> None:
    tile = turn_up_structure(s, level)
    s.display[level - 1, place] = tile
    if tile >= 0:
        note(s, E_SHOWS_STRUCTURE, NOTHING, tile)


@rule
def is_on_display(s: Any, level: int) -> bool:
    for place in range(DISPLAY):
        if s.display[level - 1, place] >= 0:
            return True
    return False


@rule
def check_structure(s: Any, structure: int) -> int:
    level = context(s)
    for place in range(DISPLAY):
        if s.display[level - 1, place] == structure:
            return 0
    return 1404


@rule
def take_structure(s: Any, seat: int, level: int) -> None:
    wait_for(s, STEP_HOLD_STRUCTURE, seat, level, ASK_STRUCTURE)


@rule
def hold_structure(s: Any, seat: int, level: int, structure: int) -> None:
    """BH-14.4: the display is refilled at once."""
    s.holder[structure] = seat
    note(s, E_TAKES_STRUCTURE, seat, structure)
    for place in range(DISPLAY):
        if s.display[level - 1, place] == structure:
            fill_display(s, level, place)


# BH-15.1 to BH-15.3: building.


@rule
def price_of(s: Any, seat: int, structure: int) -> int:
    return max(0, STRUCTURE_COST[structure] + s.modifier[seat, M_STRUCTURE_COST])


@rule
def has_foreign_unit(s: Any, seat: int, tile: int) -> bool:
    for other in range(s.players):
        if other == seat:
            continue
        for unit in range(UNITS_OF_PLAYER):
            if s.strength[other, unit] > 0 and s.stands_on[other, unit] == tile:
                return True
    return False


@rule
def ground_refusal(s: Any, seat: int, tile: int) -> int:
    """BH-15.1: the rule that keeps a new structure off a tile, or 0."""
    if s.covered_by[tile] >= 0 or (tile >= FIRST_HOME and tile != FIRST_HOME + seat):
        return 1501
    if s.village[tile] >= 0:
        return 1206
    return 1501 if has_foreign_unit(s, seat, tile) else 0


@rule
def can_weaken(s: Any, seat: int, unit: int) -> bool:
    """BH-15.3: a settler of strength 1 is exhausted; any other needs the token of its new strength."""
    own = s.strength[seat, unit]
    return own == 1 or token_free(s, seat, SETTLER, own - 1, unit)


@rule
def builder_refusal(s: Any, seat: int, unit: int, structure: int, coins: int) -> int:
    """The rule that keeps a settler from building a held structure, or the one it stands on, where it is; or 0."""
    if s.strength[seat, unit] == 0:
        return 1501
    if not can_weaken(s, seat, unit):
        return 1503
    tile = s.stands_on[seat, unit]
    if structure != EXISTING:
        return ground_refusal(s, seat, tile) if price_of(s, seat, structure) <= coins else 1501
    standing = s.covered_by[tile]
    if standing < 0 or s.right_builder[tile] >= 0 or s.left_builder[tile] == seat:
        return 1502
    return 0 if price_of(s, seat, standing) <= coins else 1502


@rule
def check_builder(s: Any, unit: int) -> int:
    seat = s.to_act
    refusal = builder_refusal(s, seat, unit, context(s), s.coins[seat])
    if refusal != 0:
        return refusal
    return 1108 if has_twin_before(s, seat, unit) else 0


@rule
def can_place(s: Any, seat: int, structure: int, coins: int) -> bool:
    for unit in range(UNITS_OF_A_KIND):
        if builder_refusal(s, seat, unit, structure, coins) == 0:
            return True
    return False


@rule
def held_refusal(s: Any, seat: int, structure: int, coins: int) -> int:
    if s.holder[structure] != seat:
        return 1501
    return 0 if can_place(s, seat, structure, coins) else 1501


@rule
def check_held(s: Any, structure: int) -> int:
    return held_refusal(s, s.to_act, structure, s.coins[s.to_act])


@rule
def can_build_new(s: Any, seat: int, coins: int) -> bool:
    for structure in range(STRUCTURES_IN_BOX):
        if held_refusal(s, seat, structure, coins) == 0:
            return True
    return False


@rule
def build(s: Any, seat: int, new: int) -> None:
    if new == 1:
        wait_for(s, STEP_CHOOSE_BUILDER, seat, 0, ASK_BUILD_TILE)
    else:
        wait_for(s, STEP_BUILD_HERE, seat, EXISTING, ASK_BUILD_PLACE)


@rule
def choose_builder(s: Any, seat: int, structure: int) -> None:
    wait_for(s, STEP_BUILD_HERE, seat, structure, ASK_BUILD_PLACE)


@rule
def build_here(s: Any, seat: int, structure: int, unit: int) -> None:
    """Coins, strength, tile, cube, bonus, in this order; what reacts to it comes last."""
    tile = s.stands_on[seat, unit]
    standing = s.covered_by[tile] if structure == EXISTING else structure
    pay_coins(s, seat, price_of(s, seat, standing))
    weaken(s, seat, unit)
    push(s, STEP_REACT, seat, ON_BUILD, has_stage(s, seat, THEOCRACY))
    resolve(s, seat, STRUCTURE_BONUS[standing])
    if structure == EXISTING:
        note(s, E_BUILDS_TOO, seat, standing, tile)
        push(s, STEP_TAKE_CUBE, seat, RIGHT_TRACK[standing], destination(TO_RIGHT, tile))
        return
    s.holder[structure] = NOTHING
    s.covered_by[tile] = structure
    note(s, E_BUILDS, seat, structure, tile)
    push(s, STEP_TAKE_CUBE, seat, LEFT_TRACK[structure], destination(TO_LEFT, tile))


@rule
def weaken(s: Any, seat: int, unit: int) -> None:
    if s.strength[seat, unit] == 1:
        exhaust_unit(s, seat, unit)
        return
    s.strength[seat, unit] -= 1
    note(s, E_WEAKENS, seat, s.strength[seat, unit])

"""BH-9 and BH-10: recruiting and upgrading units, and the tokens that limit both."""

from typing import Any

from civitas.core.fields import NOTHING
from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.beyond_the_horizon.rules.lists import wait_for
from civitas.games.beyond_the_horizon.rules.population import lay_down_pawn, leftmost_column
from civitas.games.beyond_the_horizon.state import (
    ASK_KIND,
    ASK_PLACE,
    ASK_UPGRADE,
    E_RECRUITS,
    E_UPGRADES,
    E_USES_UP,
    STEP_CHOOSE_PLACE,
    STEP_STATION,
    STEP_STRENGTHEN,
)
from civitas.games.beyond_the_horizon.tables import (
    AMOUNT,
    BAND,
    EITHER,
    FIRST_HOME,
    FROM_ACTIVE,
    KIND,
    M_SOLDIER_STRENGTH,
    NONE,
    SOLDIER,
    SOURCE_OF_PAWN,
    STRENGTH,
    STRONGEST,
    TASK,
    TOKENS_OF_BAND,
    UNITS_OF_A_KIND,
    UNITS_OF_PLAYER,
)


@rule
def kind_of(unit: int) -> int:
    return unit // UNITS_OF_A_KIND


@rule
def kind_allowed(allowed: int, kind: int) -> bool:
    return allowed in (EITHER, kind)


@rule
def token_free(s: Any, seat: int, kind: int, strength: int, without: int) -> bool:
    """BH-9.2: is there a token for this strength, once the unit `without` (or NONE) has returned its own?"""
    band = BAND[kind, strength]
    free = TOKENS_OF_BAND[kind, band]
    for unit in range(kind * UNITS_OF_A_KIND, (kind + 1) * UNITS_OF_A_KIND):
        own = s.strength[seat, unit]
        if own > 0 and unit != without and BAND[kind, own] == band:
            free -= 1
    return free > 0


@rule
def has_twin_before(s: Any, seat: int, unit: int) -> bool:
    """BH-11.8: units of one kind and strength on one tile are interchangeable; the first of them is offered."""
    for other in range(kind_of(unit) * UNITS_OF_A_KIND, unit):
        same = s.strength[seat, other] == s.strength[seat, unit]
        if same and s.stands_on[seat, other] == s.stands_on[seat, unit]:
            return True
    return False


@rule
def exhaust_unit(s: Any, seat: int, unit: int) -> None:
    """BH-8.3: the token returns to the own supply, the pawn to the columns."""
    note(s, E_USES_UP, seat, kind_of(unit), s.strength[seat, unit])
    take_off_map(s, seat, unit)
    lay_down_pawn(s, seat)


@rule
def take_off_map(s: Any, seat: int, unit: int) -> None:
    s.strength[seat, unit] = 0
    s.stands_on[seat, unit] = NOTHING


@rule
def strength_on(s: Any, seat: int, kind: int, tile: int) -> int:
    """What a seat's units of a kind on a tile add up to."""
    total = 0
    for unit in range(kind * UNITS_OF_A_KIND, (kind + 1) * UNITS_OF_A_KIND):
        if s.strength[seat, unit] > 0 and s.stands_on[seat, unit] == tile:
            total += s.strength[seat, unit]
    return total


# BH-9: recruiting.


@rule
def recruiting_strength(s: Any, seat: int, kind: int, printed: int) -> int:
    """BH-9.4: bonuses are added before the token is chosen."""
    bonus = s.modifier[seat, M_SOLDIER_STRENGTH] if kind == SOLDIER else 0
    return max(1, min(STRONGEST, printed + bonus))


@rule
def check_kind(s: Any, seat: int, task: int, kind: int) -> int:
    if not kind_allowed(TASK[task, KIND], kind):
        return 905
    return 0 if token_free(s, seat, kind, recruiting_strength(s, seat, kind, TASK[task, STRENGTH]), NONE) else 902


@rule
def has_cube_on(s: Any, seat: int, tile: int) -> bool:
    if s.village[tile] == seat or s.city[tile] == seat:
        return True
    return s.left_builder[tile] == seat or s.right_builder[tile] == seat


@rule
def check_place(s: Any, seat: int, tile: int) -> int:
    """BH-9.1: the own home, or any tile with an own cube."""
    return 0 if tile == FIRST_HOME + seat or has_cube_on(s, seat, tile) else 901


@rule
def recruit(s: Any, seat: int, task: int) -> None:
    wait_for(s, STEP_CHOOSE_PLACE, seat, task, ASK_KIND)


@rule
def choose_place(s: Any, seat: int, task: int, kind: int) -> None:
    wait_for(s, STEP_STATION, seat, 2 * task + kind, ASK_PLACE)


@rule
def station(s: Any, seat: int, chosen: int, tile: int) -> None:
    task = chosen // 2
    kind = chosen % 2
    if TASK[task, SOURCE_OF_PAWN] == FROM_ACTIVE:
        s.active[seat] -= 1
    else:
        s.inactive[seat, leftmost_column(s, seat)] -= 1
    strength = recruiting_strength(s, seat, kind, TASK[task, STRENGTH])
    put_on_map(s, seat, kind, strength, tile)
    note(s, E_RECRUITS, seat, kind, tile, strength)


@rule
def put_on_map(s: Any, seat: int, kind: int, strength: int, tile: int) -> None:
    for unit in range(kind * UNITS_OF_A_KIND, (kind + 1) * UNITS_OF_A_KIND):
        if s.strength[seat, unit] == 0:
            s.strength[seat, unit] = strength
            s.stands_on[seat, unit] = tile
            return


# BH-10: upgrading.


@rule
def possible_rise(s: Any, seat: int, unit: int, points: int) -> int:
    """BH-10.2: the largest rise for which there is a token; surplus above 6 is lost."""
    own = s.strength[seat, unit]
    if own == 0:
        return 0
    for rise in range(min(points, STRONGEST - own), 0, -1):
        if token_free(s, seat, kind_of(unit), own + rise, unit):
            return rise
    return 0


@rule
def check_upgrade(s: Any, seat: int, task: int, unit: int) -> int:
    if s.strength[seat, unit] == 0 or not kind_allowed(TASK[task, KIND], kind_of(unit)):
        return 1001
    if has_twin_before(s, seat, unit):
        return 1108
    return 0 if possible_rise(s, seat, unit, TASK[task, AMOUNT]) > 0 else 1002


@rule
def can_upgrade(s: Any, seat: int, task: int) -> bool:
    for unit in range(UNITS_OF_PLAYER):
        if check_upgrade(s, seat, task, unit) == 0:
            return True
    return False


@rule
def upgrade(s: Any, seat: int, task: int) -> None:
    wait_for(s, STEP_STRENGTHEN, seat, task, ASK_UPGRADE)


@rule
def strengthen(s: Any, seat: int, task: int, unit: int) -> None:
    s.strength[seat, unit] += possible_rise(s, seat, unit, TASK[task, AMOUNT])
    note(s, E_UPGRADES, seat, kind_of(unit), s.strength[seat, unit], s.stands_on[seat, unit])

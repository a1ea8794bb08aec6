"""Civilizations, human or Civbot: their cubes, their points, and who stands next to whom (HI-1, HI-2.4, HI-8.0)."""

from typing import Any

from civitas.core.fields import NOTHING
from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.historia.state import (
    E_BOT_LOSES,
    E_BOT_SCORES,
    E_LOSES,
    E_PAYS_CUBES,
    E_RECOVERS_CUBES,
    E_SCORES,
    FIRST_OWNER,
)
from civitas.games.historia.tables import (
    BORDER,
    MILITARY_METRIC,
    NAVIGATES,
    TECHNOLOGY_METRIC,
    TERRITORY_COUNT,
    WONDERS_IN_BOX,
    WONDERS_METRIC,
)


@rule
def civ_count(s: Any) -> int:
    """The humans have the numbers of their seats, the Civbots those that follow."""
    return s.players + s.bots


@rule
def is_human(s: Any, civ: int) -> bool:
    return civ < s.players


@rule
def bot_number(s: Any, civ: int) -> int:
    return civ - s.players + 1


@rule
def territories_of(s: Any, civ: int) -> int:
    """How many territories a civilization occupies; an eliminated one occupies none."""
    occupied = 0
    for territory in range(TERRITORY_COUNT):
        occupied += s.cube[civ, territory]
    return occupied


@rule
def wonders_of(s: Any, civ: int) -> int:
    owned = 0
    for wonder in range(WONDERS_IN_BOX):
        if s.wonder_at[wonder] == FIRST_OWNER + civ:
            owned += 1
    return owned


@rule
def metric_of(s: Any, civ: int, metric: int) -> int:
    """HI-9.5, HI-11.2: wonders, a level, or territories."""
    if metric == WONDERS_METRIC:
        return wonders_of(s, civ)
    if metric == MILITARY_METRIC:
        return s.mil[civ]
    if metric == TECHNOLOGY_METRIC:
        return s.tech[civ]
    return territories_of(s, civ)


# ---- points and cubes


@rule
def score(s: Any, civ: int, points: int, source: int) -> None:
    """Points won, or lost where they are negative; losses may lead below zero (HI-2.4)."""
    if points == 0:
        return
    s.points[civ] += points
    if is_human(s, civ):
        s.earned[civ, source] += points
        tell_human_points(s, civ, points, source)
    elif points > 0:
        note(s, E_BOT_SCORES, NOTHING, bot_number(s, civ), points, source)
    else:
        note(s, E_BOT_LOSES, NOTHING, bot_number(s, civ), -points, source)


@rule
def tell_human_points(s: Any, seat: int, points: int, source: int) -> None:
    if points > 0:
        note(s, E_SCORES, seat, points, source)
    else:
        note(s, E_LOSES, seat, -points, source)


@rule
def pay_cubes(s: Any, seat: int, cubes: int) -> None:
    """HI-6.6: from the supply to the used pool."""
    if cubes == 0:
        return
    s.supply[seat] -= cubes
    s.used[seat] += cubes
    note(s, E_PAYS_CUBES, seat, cubes)


@rule
def recover_cubes(s: Any, seat: int, most: int) -> None:
    """From the used pool to the supply, as many as lie there."""
    cubes = min(most, s.used[seat])
    if cubes == 0:
        return
    s.used[seat] -= cubes
    s.supply[seat] += cubes
    note(s, E_RECOVERS_CUBES, seat, cubes)


# ---- the map


@rule
def borders_on(s: Any, civ: int, territory: int) -> bool:
    """HI-8.0a: does the civilization occupy a territory with a border to this one?"""
    for other in range(TERRITORY_COUNT):
        if s.cube[civ, other] == 1 and BORDER[other, territory] == 1:
            return True
    return False


@rule
def has_navigation(s: Any, civ: int) -> bool:
    return NAVIGATES[s.tech[civ]] == 1


@rule
def is_adjacent(s: Any, civ: int, other: int) -> bool:
    """HI-8.0b, seen from the first civilization: with Navigation everybody on the map is near."""
    if civ == other or territories_of(s, other) == 0:
        return False
    if has_navigation(s, civ):
        return True
    for territory in range(TERRITORY_COUNT):
        if s.cube[other, territory] == 1 and (s.cube[civ, territory] == 1 or borders_on(s, civ, territory)):
            return True
    return False


@rule
def is_shared(s: Any, civ: int, territory: int) -> bool:
    """Does another civilization stand on this territory of a civilization?"""
    if s.cube[civ, territory] == 0:
        return False
    for other in range(civ_count(s)):
        if other != civ and s.cube[other, territory] == 1:
            return True
    return False


@rule
def may_expand_to(s: Any, civ: int, territory: int, anywhere: int) -> bool:
    """HI-8.5: a territory without an own cube; near an own one, unless Navigation or a card leads anywhere."""
    if s.cube[civ, territory] == 1:
        return False
    return anywhere == 1 or has_navigation(s, civ) or borders_on(s, civ, territory)


@rule
def can_expand(s: Any, civ: int, anywhere: int) -> bool:
    for territory in range(TERRITORY_COUNT):
        if may_expand_to(s, civ, territory, anywhere):
            return True
    return False

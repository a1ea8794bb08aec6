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
)
from civitas.games.historia.tables import (
    EVERYWHERE,
    MILITARY_METRIC,
    NAVIGATES,
    NEIGHBOURS,
    TECHNOLOGY_METRIC,
    TERRITORY_COUNT,
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
def wonders_of(s: Any, seat: int) -> int:
    return s.wonders[seat]


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


# ---- the map: territories as bits, so that whole maps meet in one step


@rule
def map_of(s: Any, civ: int) -> int:
    """A bit for every territory that a civilization occupies."""
    bits = 0
    for territory in range(TERRITORY_COUNT):
        bits |= s.cube[civ, territory] << territory
    return bits


@rule
def map_of_others(s: Any, civ: int) -> int:
    bits = 0
    for other in range(civ_count(s)):
        if other != civ:
            bits |= map_of(s, other)
    return bits


@rule
def borders_of(bits: int) -> int:
    """HI-8.0a: the territories with a border to one of these."""
    found = 0
    for territory in range(TERRITORY_COUNT):
        if bits >> territory & 1:
            found |= NEIGHBOURS[territory]
    return found


@rule
def has_navigation(s: Any, civ: int) -> bool:
    return NAVIGATES[s.tech[civ]] == 1


@rule
def reach_of(s: Any, civ: int) -> int:
    """HI-8.0b: whoever stands here is adjacent, seen from the civilization; with Navigation everybody on the map."""
    own = map_of(s, civ)
    return EVERYWHERE[0] if has_navigation(s, civ) else own | borders_of(own)


@rule
def is_adjacent(s: Any, civ: int, other: int) -> bool:
    return civ != other and map_of(s, other) & reach_of(s, civ) != 0


@rule
def battlefields(s: Any, civ: int) -> int:
    """The territories that a civilization shares with others."""
    return map_of(s, civ) & map_of_others(s, civ)


@rule
def expansions(s: Any, civ: int, anywhere: int) -> int:
    """HI-8.5: territories without an own cube; near an own one, unless Navigation or a card leads anywhere."""
    own = map_of(s, civ)
    reach = EVERYWHERE[0] if anywhere == 1 or has_navigation(s, civ) else borders_of(own)
    return reach & ~own

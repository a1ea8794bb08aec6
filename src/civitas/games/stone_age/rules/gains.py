"""What a tribe gains: goods, points, tools (SA-9.1), steps on the food track and people (SA-7)."""

from typing import Any

from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.stone_age.state import E_GAINS, E_GAINS_NOTHING, FROM_CARDS, TOOL_SPACES
from civitas.games.stone_age.tables import FOOD, FOOD_TRACK, GOLD, PERSON, POINTS, TOOL


@rule
def gain(s: Any, seat: int, good: int, amount: int) -> None:
    if amount == 0 or (good >= TOOL and cannot_grow(s, seat, good)):
        note(s, E_GAINS_NOTHING, seat, good)
        return
    note(s, E_GAINS, seat, good, amount)
    if good <= GOLD:
        s.stock[seat, good] += amount
    elif good == FOOD:
        s.food[seat] += amount
    elif good == POINTS:
        s.score[seat] += amount
        s.earned[seat, FROM_CARDS] += amount
    else:
        for _ in range(amount):
            grow(s, seat, good)


@rule
def grow(s: Any, seat: int, good: int) -> None:
    if cannot_grow(s, seat, good):
        return
    if good == TOOL:
        gain_tool(s, seat)
    elif good == FOOD_TRACK:
        s.food_track[seat] += 1  # SA-7.3
    elif good == PERSON:
        s.people[seat] += 1  # SA-7.2: at home, but not to be placed before the next round


@rule
def cannot_grow(s: Any, seat: int, good: int) -> bool:
    if good == TOOL:
        return s.tools[seat, weakest_tool(s, seat)] == 4
    if good == FOOD_TRACK:
        return s.food_track[seat] == 10
    return s.people[seat] == 10


@rule
def weakest_tool(s: Any, seat: int) -> int:
    """SA-9.2: the space that a gained tool raises: lowest value, then unused, then lowest index."""
    best = 0
    for space in range(1, TOOL_SPACES):
        lower = s.tools[seat, space] < s.tools[seat, best]
        same = s.tools[seat, space] == s.tools[seat, best]
        if lower or (same and s.tool_used[seat, space] < s.tool_used[seat, best]):
            best = space
    return best


@rule
def gain_tool(s: Any, seat: int) -> None:
    space = weakest_tool(s, seat)
    s.tools[seat, space] += 1


@rule
def resources_of(s: Any, seat: int) -> int:
    total = 0
    for good in range(GOLD + 1):
        total += s.stock[seat, good]
    return total

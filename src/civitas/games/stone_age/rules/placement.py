"""SA-5: phase 1, placement."""

from collections.abc import MutableSequence
from typing import Any

from civitas.core.agenda import ask, push
from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.stone_age.state import (
    ACTIONS_PHASE,
    ASK_PLACE,
    E_PLACES,
    E_STAYS_HOME,
    PLACE_FIRST,
    PLACE_ONE,
    PLACE_PEOPLE,
    PLACEMENT,
    USE_PEOPLE,
)
from civitas.games.stone_age.tables import (
    FEWEST_PEOPLE,
    FIELD,
    FIRST_BUILDING,
    FOREST,
    HUNT,
    MOST_PEOPLE,
    PLACES,
    PLAYER_LIMIT,
    RINGS,
    RIVER,
    STACKS,
    TOOL_MAKER,
    VILLAGE_LIMIT,
)

PLACE_COUNT = len(PLACES)


@rule
def place_people(s: Any, seat: int) -> None:
    """Asks the next seat that can place, from `seat` clockwise; when there is none, phase 2 begins (SA-5.4)."""
    s.phase = PLACEMENT
    for step in range(s.players):
        other = (seat + step) % s.players
        if can_place(s, other):
            ask(s, other, ASK_PLACE)
            return
    for other in range(s.players):
        if s.unplaced[other] > 0:
            note(s, E_STAYS_HOME, other, s.unplaced[other])
    s.phase = ACTIONS_PHASE
    push(s, USE_PEOPLE, s.first_player)


@rule
def can_place(s: Any, seat: int) -> bool:
    if s.unplaced[seat] == 0:
        return False
    for place in range(PLACE_COUNT):
        if closed(s, seat, place, FEWEST_PEOPLE[place]) == 0:
            return True
    return False


@rule
def closed(s: Any, seat: int, place: int, people: int) -> int:
    """The rule that keeps so many people of a seat from a place, or 0; in the order of SA-17.6."""
    if place >= FIRST_BUILDING and place - FIRST_BUILDING >= STACKS[s.players]:
        return 302
    if people > s.unplaced[seat]:
        return 511
    if s.placed[seat, place] > 0:
        return 506
    if people > free_rings(s, place):
        return 505
    return beyond_player_limits(s, place)


@rule
def free_rings(s: Any, place: int) -> int:
    return RINGS[place] - s.crowd[place]


@rule
def beyond_player_limits(s: Any, place: int) -> int:
    """SA-5.7: too many players at a gathering place, or a third village place with 2 or 3 players."""
    if TOOL_MAKER <= place <= FIELD:
        village = occupied(s, TOOL_MAKER) + occupied(s, TOOL_MAKER + 1) + occupied(s, FIELD)
        return 507 if village >= VILLAGE_LIMIT[s.players] else 0
    limit = PLAYER_LIMIT[place, s.players - 2]
    if FOREST <= place <= RIVER and s.crowd[place] >= limit and players_at(s, place) >= limit:
        return 507
    return 0


@rule
def occupied(s: Any, place: int) -> int:
    return 1 if s.crowd[place] > 0 else 0


@rule
def players_at(s: Any, place: int) -> int:
    present = 0
    for seat in range(s.players):
        if s.placed[seat, place] > 0:
            present += 1
    return present


@rule
def most_people(s: Any, seat: int, place: int) -> int:
    return min(MOST_PEOPLE[place], s.unplaced[seat], free_rings(s, place))


# SA-5, decision point 1: the first code of each place, and how many people that code means.


@rule
def first_code(place: int) -> int:
    if place == HUNT:
        return PLACE_FIRST
    if place <= RIVER:
        return PLACE_FIRST + 10 + 7 * (place - FOREST)
    return PLACE_ONE + place - TOOL_MAKER


@rule
def place_of(action: int) -> int:
    code = action - PLACE_FIRST
    if code < 10:
        return HUNT
    if action < PLACE_ONE:
        return FOREST + (code - 10) // 7
    return TOOL_MAKER + action - PLACE_ONE


@rule
def people_of(action: int) -> int:
    place = place_of(action)
    return FEWEST_PEOPLE[place] + action - first_code(place)


@rule
def legal_places(s: Any, out: MutableSequence[int]) -> int:
    seat = s.to_act
    listed = 0
    for place in range(PLACE_COUNT):
        fewest = FEWEST_PEOPLE[place]
        if closed(s, seat, place, fewest) != 0:
            continue
        code = first_code(place)
        for more in range(most_people(s, seat, place) - fewest + 1):
            out[listed] = code + more
            listed += 1
    return listed


@rule
def check_place(s: Any, action: int) -> int:
    return closed(s, s.to_act, place_of(action), people_of(action))


@rule
def decide_place(s: Any, seat: int, action: int) -> None:
    place = place_of(action)
    people = people_of(action)
    s.unplaced[seat] -= people
    s.placed[seat, place] = people
    s.crowd[place] += people
    note(s, E_PLACES, seat, place, people)
    push(s, PLACE_PEOPLE, (seat + 1) % s.players)

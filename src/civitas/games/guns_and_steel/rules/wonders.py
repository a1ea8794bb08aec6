"""GS-8.2 and GS-9.3 to GS-9.6: the conditions of wonders, taking them, and glory markers."""

from typing import Any

from civitas.core.agenda import ask, push
from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.guns_and_steel.rules.cards import is_among, is_of_types
from civitas.games.guns_and_steel.state import (
    ASK_MOVE_GLORY,
    ASK_PLACE_GLORY,
    ASK_TAKE_WONDER,
    AVAILABLE,
    E_COMPLETES,
    E_MOVES_MARKER,
    E_PLACES_MARKER,
    E_REFUSES,
    FIRST_OWNER,
    PLACE_GLORY,
    REFUSE,
    TAKE_WONDER,
    TECHNOLOGY_UP,
    WONDER_FIRST_ACTION,
)
from civitas.games.guns_and_steel.tables import (
    CONSTANT,
    ERAS,
    FACES,
    GLORY_MARKERS,
    HAND_COUNT,
    HAS_STRENGTH,
    MOST_CONDITIONS,
    PICKUP_COUNT,
    PICKUP_VP,
    RES_COUNT,
    RES_DISTINCT,
    RESOURCES,
    TECH_COUNT,
    TRACK_VP,
    USES_MARKERS,
    WONDER_ERA,
    WONDER_MARKERS,
    WONDER_MASK,
    WONDER_NUMBER,
    WONDER_PREDICATE,
    WONDERS_IN_BOX,
)

TYPES_OF_RESOURCE = len(RESOURCES)
ERA_COUNT = len(ERAS)


@rule
def push_claim(s: Any, seat: int) -> None:
    """GS-14.9: the wonder step of the mode."""
    push(s, PLACE_GLORY if USES_MARKERS[s.mode] == 1 else TAKE_WONDER, seat)


@rule
def measure(s: Any, seat: int, predicate: int, mask: int) -> int:
    """What a predicate of a wonder's condition counts (GS-D11: printed resources of cards only)."""
    if predicate == RES_COUNT:
        return resources_shown(s, seat, mask)
    if predicate == RES_DISTINCT:
        return different_resources(s, seat)
    if predicate == TECH_COUNT:
        return technologies(s, seat, mask)
    if predicate == HAS_STRENGTH:
        return s.strength[seat]
    if predicate == HAND_COUNT:
        return s.hand_size[seat]
    if predicate == TRACK_VP:
        return s.track[seat]
    if predicate == PICKUP_VP:
        return s.taken_back_vp if seat == s.active else 0
    return s.taken_back if predicate == PICKUP_COUNT and seat == s.active else 0


@rule
def resources_shown(s: Any, seat: int, mask: int) -> int:
    total = 0
    for resource in range(TYPES_OF_RESOURCE):
        if is_among(resource, mask):
            total += s.shown[seat, resource]
    return total


@rule
def different_resources(s: Any, seat: int) -> int:
    kinds = 0
    for resource in range(TYPES_OF_RESOURCE):
        if s.shown[seat, resource] > 0:
            kinds += 1
    return kinds


@rule
def technologies(s: Any, seat: int, types: int) -> int:
    total = 0
    for card in range(FACES):
        if s.place[seat, card] == TECHNOLOGY_UP and is_of_types(card, types):
            total += 1
    return total


@rule
def condition_holds(s: Any, seat: int, wonder: int) -> bool:
    for part in range(MOST_CONDITIONS):
        predicate = WONDER_PREDICATE[wonder, part]
        if predicate != 0 and measure(s, seat, predicate, WONDER_MASK[wonder, part]) < WONDER_NUMBER[wonder, part]:
            return False
    return True


@rule
def within_reach(s: Any, seat: int, wonder: int) -> bool:
    return s.wonder[wonder] == AVAILABLE and condition_holds(s, seat, wonder)


@rule
def give_to(s: Any, seat: int, wonder: int) -> None:
    """The wonder is completed; GS-9.5: all markers on it return to their owners."""
    s.wonder[wonder] = FIRST_OWNER + seat
    for owner in range(s.players):
        s.glory[owner, WONDER_ERA[wonder]] = 0
    note(s, E_COMPLETES, seat, wonder)


# GS-8.2: New World.


@rule
def take_wonder(s: Any, seat: int) -> None:
    for wonder in range(WONDERS_IN_BOX):
        if within_reach(s, seat, wonder):
            ask(s, seat, ASK_TAKE_WONDER)
            return


@rule
def check_take_wonder(s: Any, action: int) -> int:
    wonder = action - WONDER_FIRST_ACTION
    return 0 if within_reach(s, s.to_act, wonder) else 802


@rule
def decide_take_wonder(s: Any, seat: int, action: int) -> None:
    give_to(s, seat, action - WONDER_FIRST_ACTION)


# GS-9.3 to GS-9.5: glory markers.


@rule
def free_markers(s: Any, seat: int) -> int:
    placed = 0
    for era in range(ERA_COUNT):
        placed += s.glory[seat, era]
    return CONSTANT[GLORY_MARKERS] - placed


@rule
def can_be_glorified(s: Any, seat: int, wonder: int) -> bool:
    """May the seat place or move a marker there?"""
    if not within_reach(s, seat, wonder):
        return False
    return free_markers(s, seat) > 0 or has_marker_beside(s, seat, wonder)


@rule
def has_marker_beside(s: Any, seat: int, wonder: int) -> bool:
    """GS-9.4: a marker that can be moved lies on another wonder."""
    for era in range(ERA_COUNT):
        if era != WONDER_ERA[wonder] and s.glory[seat, era] > 0:
            return True
    return False


@rule
def place_glory(s: Any, seat: int) -> None:
    for wonder in range(WONDERS_IN_BOX):
        if can_be_glorified(s, seat, wonder):
            ask(s, seat, ASK_PLACE_GLORY)
            return


@rule
def check_place_glory(s: Any, action: int) -> int:
    if action == REFUSE:
        return 903 if free_markers(s, s.to_act) > 0 else 0
    wonder = action - WONDER_FIRST_ACTION
    if not within_reach(s, s.to_act, wonder):
        return 903
    return 0 if can_be_glorified(s, s.to_act, wonder) else 904


@rule
def decide_place_glory(s: Any, seat: int, action: int) -> None:
    if action == REFUSE:
        note(s, E_REFUSES, seat)
        return
    wonder = action - WONDER_FIRST_ACTION
    if free_markers(s, seat) > 0:
        add_marker(s, seat, wonder)
        return
    s.target = wonder + 1
    ask(s, seat, ASK_MOVE_GLORY)


@rule
def check_move_glory(s: Any, action: int) -> int:
    wonder = action - WONDER_FIRST_ACTION
    if s.wonder[wonder] != AVAILABLE or wonder == s.target - 1:
        return 904
    return 0 if s.glory[s.to_act, WONDER_ERA[wonder]] > 0 else 904


@rule
def decide_move_glory(s: Any, seat: int, action: int) -> None:
    source = action - WONDER_FIRST_ACTION
    wonder = s.target - 1
    s.target = 0
    s.glory[seat, WONDER_ERA[source]] -= 1
    note(s, E_MOVES_MARKER, seat, source)
    add_marker(s, seat, wonder)


@rule
def add_marker(s: Any, seat: int, wonder: int) -> None:
    era = WONDER_ERA[wonder]
    s.glory[seat, era] += 1
    note(s, E_PLACES_MARKER, seat, wonder, s.glory[seat, era], WONDER_MARKERS[wonder])
    if s.glory[seat, era] >= WONDER_MARKERS[wonder]:
        give_to(s, seat, wonder)

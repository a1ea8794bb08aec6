"""GS-3: setup, GS-12.2: the research projects."""

from typing import Any

from civitas.core.agenda import ask, push
from civitas.core.chance import below, shuffle
from civitas.core.fields import NOTHING
from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.guns_and_steel.rules.cards import lay_as_resource, left_of, where
from civitas.games.guns_and_steel.state import (
    ASK_START,
    AVAILABLE,
    BEGIN_TURN,
    E_CHOOSES_WONDER,
    E_FIRST_PLAYER,
    E_ROUND_BEGINS,
    E_UNCOVERS,
    HAND,
    PLACE_START,
    RESOURCE_FIRST,
)
from civitas.games.guns_and_steel.tables import (
    CIVILIZATIONS,
    ERA_CARDS,
    ERA_OF,
    ERA_SIZE,
    ERAS,
    FACES,
    MODE_SETS,
    MODE_WONDER_SET,
    PLACE_IN_ERA,
    REMOVED_2P,
    ROW_LENGTH,
    ROW_START,
    SET_OF,
    SHAPE,
    SLOTS,
    STACK_SIZE,
    START_RESOURCES,
    WONDER_ERA,
    WONDER_LINK,
    WONDER_SET,
    WONDERS_IN_BOX,
)

ERA_COUNT = len(ERAS)


@rule
def start(s: Any) -> None:
    s.first_player = below(s.chance, s.players)  # GS-3.7
    note(s, E_FIRST_PLAYER, s.first_player)
    give_starter_cards(s)
    lay_out_era(s, 0, s.known_horse, s.stack_horse)
    lay_out_era(s, 1, s.known_gunpowder, s.stack_gunpowder)
    lay_out_era(s, 2, s.known_oil, s.stack_oil)
    lay_out_era(s, 3, s.known_earth, s.stack_earth)
    lay_out_era(s, 4, s.known_space, s.stack_space)
    for era in range(ERA_COUNT):
        choose_wonder(s, era)
    s.round_number = 1
    note(s, E_ROUND_BEGINS, s.first_player, 1)
    push(s, BEGIN_TURN, s.first_player)
    for turn in range(s.players - 1, -1, -1):
        if START_RESOURCES[s.players - 2, turn] > 0:
            push(s, PLACE_START, left_of(s, s.first_player, turn), START_RESOURCES[s.players - 2, turn])


@rule
def give_starter_cards(s: Any) -> None:
    for seat in range(s.players):  # GS-3.2
        for card in range(CIVILIZATIONS, FACES):
            s.place[seat, card] = HAND
            s.hand_size[seat] += 1


@rule
def plays_along(s: Any, card: int) -> bool:
    """GS-3.3: cards of the chosen sets, without the two-player cards if two play."""
    if (MODE_SETS[s.mode] >> SET_OF[card]) & 1 == 0:
        return False
    return s.players > 2 or REMOVED_2P[card] == 0


@rule
def lay_out_era(s: Any, era: int, known: Any, stack: Any) -> None:
    """GS-3.4, GS-12.2: shuffled, the first cards form the row, the others the research stack."""
    dealt = 0
    for place in range(ERA_SIZE[era]):
        if plays_along(s, ERA_CARDS[era, place]):
            known[dealt] = ERA_CARDS[era, place]
            dealt += 1
    shuffle(s.chance, known, dealt)
    row = ROW_LENGTH[s.mode, s.players, era]
    first = ROW_START[SHAPE[s.mode, s.players], era]
    for index in range(row):
        s.pyramid[first + index] = known[index]
    size = STACK_SIZE[s.mode, s.players, era]
    for height in range(size):
        stack[size - 1 - height] = known[row + height]
    s.stack_left[era] = size
    for place in range(ERA_SIZE[era]):
        known[place] = ERA_CARDS[era, place]
    for height in range(size):
        known[PLACE_IN_ERA[stack[height]]] = NOTHING
    if size > 0:
        uncover(s, era, known, stack)


@rule
def uncover(s: Any, era: int, known: Any, stack: Any) -> None:
    """GS-7.9: the next card of a research stack can be seen; `stack_left` counts it too."""
    height = s.stack_left[era]
    if height == 0:
        s.stack_top[era] = NOTHING
        return
    card = stack[height - 1]
    stack[height - 1] = NOTHING
    known[PLACE_IN_ERA[card]] = card
    s.stack_top[era] = card
    note(s, E_UNCOVERS, NOTHING, card)


@rule
def choose_wonder(s: Any, era: int) -> None:
    """GS-3.6: the wonder whose card lies further to the left; by chance if neither card lies in the row."""
    chosen = NOTHING
    leftmost = SLOTS
    wonders = 0
    for wonder in range(WONDERS_IN_BOX):
        if WONDER_ERA[wonder] != era or WONDER_SET[wonder] != MODE_WONDER_SET[s.mode]:
            continue
        wonders += 1
        slot = slot_of(s, WONDER_LINK[wonder])
        if slot < leftmost:
            leftmost = slot
            chosen = wonder
    if chosen == NOTHING:
        chosen = nth_wonder(s, era, below(s.chance, wonders))
    s.wonder[chosen] = AVAILABLE
    note(s, E_CHOOSES_WONDER, NOTHING, chosen)


@rule
def nth_wonder(s: Any, era: int, number: int) -> int:
    left = number
    for wonder in range(WONDERS_IN_BOX):
        if WONDER_ERA[wonder] == era and WONDER_SET[wonder] == MODE_WONDER_SET[s.mode]:
            if left == 0:
                return wonder
            left -= 1
    return NOTHING


@rule
def slot_of(s: Any, card: int) -> int:
    """The pyramid slot where a card lies, or SLOTS."""
    for slot in range(SLOTS):
        if s.pyramid[slot] == card:
            return slot
    return SLOTS


@rule
def take_from_stack(s: Any, card: int) -> None:
    """The top card of its Era's research stack is gone, the next one is uncovered."""
    era = ERA_OF[card]
    s.stack_left[era] -= 1
    if era == 0:
        uncover(s, era, s.known_horse, s.stack_horse)
    elif era == 1:
        uncover(s, era, s.known_gunpowder, s.stack_gunpowder)
    elif era == 2:
        uncover(s, era, s.known_oil, s.stack_oil)
    elif era == 3:
        uncover(s, era, s.known_earth, s.stack_earth)
    else:
        uncover(s, era, s.known_space, s.stack_space)


# GS-3.8: compensation for playing late.


@rule
def place_start_resource(s: Any, seat: int, n: int) -> None:
    if n > 0:
        s.wanted = n
        ask(s, seat, ASK_START)


@rule
def check_start(s: Any, action: int) -> int:
    card = action - RESOURCE_FIRST
    return 0 if where(s, s.to_act, card) == HAND else 308


@rule
def decide_start(s: Any, seat: int, action: int) -> None:
    left = s.wanted - 1
    s.wanted = 0
    push(s, PLACE_START, seat, left)
    lay_as_resource(s, seat, action - RESOURCE_FIRST)

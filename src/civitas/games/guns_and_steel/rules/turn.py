"""GS-4, GS-5, GS-8 and GS-9: the phases of a turn; GS-11: the end of the game."""

from collections.abc import MutableSequence
from typing import Any

from civitas.core.agenda import ask, end_game, push
from civitas.core.fields import NOTHING
from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.guns_and_steel.rules.cards import lay_as_resource, left_of, list_cards, move_card, retrieve, where
from civitas.games.guns_and_steel.rules.wonders import push_claim
from civitas.games.guns_and_steel.state import (
    ASK_PICK_UP,
    ASK_RESOURCE,
    ASK_TECHNOLOGY,
    AVAILABLE,
    BEGIN_TURN,
    E_GAME_ENDS,
    E_LAST_ROUND,
    E_LAYS_TECHNOLOGY,
    E_NO_SPACE_CARD_LEFT,
    E_NO_WONDER_LEFT,
    E_ROUND_BEGINS,
    E_TRACK_IS_FULL,
    E_TURN_BEGINS,
    E_WASTES,
    END_PHASE,
    END_TURN,
    ENTER_END_PHASE,
    HAND,
    LAY_RESOURCE,
    LAY_TECHNOLOGY,
    OFFER_ACTIVATION,
    OFFER_PURCHASE,
    PICK_UP,
    RESOURCE_FIRST,
    RESOURCE_PHASE,
    RESOURCE_UP,
    RETRIEVE_FIRST,
    STOP,
    TAKE_RESOURCES,
    TECHNOLOGY_FIRST,
    TECHNOLOGY_PHASE,
    TECHNOLOGY_UP,
)
from civitas.games.guns_and_steel.tables import (
    CONSTANT,
    FACES,
    LAST_ROUND,
    PHYSICAL_CARDS,
    PICKUP_LIMIT,
    RESOURCES,
    SHAPE,
    SLOT_ROW,
    SLOTS,
    TRACK_ENDS,
    TRACK_TRIGGER,
    VP_OF,
    WONDER_FIRST,
    WONDERS_IN_BOX,
)

TYPES_OF_RESOURCE = len(RESOURCES)
SPACE_ERA = 4


@rule
def begin_turn(s: Any, seat: int) -> None:
    """GS-4.1: the four phases."""
    s.active = seat
    note(s, E_TURN_BEGINS, seat)
    push(s, ENTER_END_PHASE, seat)
    push(s, OFFER_PURCHASE, seat)
    push(s, LAY_TECHNOLOGY, seat)
    push(s, LAY_RESOURCE, seat)


# GS-5: Resource Phase and Technology Phase.


@rule
def lay_resource(s: Any, seat: int) -> None:
    s.phase = RESOURCE_PHASE
    if s.hand_size[seat] > 0:  # GS-4.2
        ask(s, seat, ASK_RESOURCE)


@rule
def check_resource(s: Any, action: int) -> int:
    card = action - RESOURCE_FIRST
    return 0 if where(s, s.to_act, card) == HAND else 501


@rule
def decide_resource(s: Any, seat: int, action: int) -> None:
    lay_as_resource(s, seat, action - RESOURCE_FIRST)


@rule
def lay_technology(s: Any, seat: int) -> None:
    s.phase = TECHNOLOGY_PHASE
    if s.hand_size[seat] > 0:  # GS-4.3
        ask(s, seat, ASK_TECHNOLOGY)


@rule
def check_technology(s: Any, action: int) -> int:
    card = action - TECHNOLOGY_FIRST
    return 0 if where(s, s.to_act, card) == HAND else 502


@rule
def decide_technology(s: Any, seat: int, action: int) -> None:
    card = action - TECHNOLOGY_FIRST
    move_card(s, seat, card, TECHNOLOGY_UP)
    note(s, E_LAYS_TECHNOLOGY, seat, card)
    push(s, OFFER_ACTIVATION, seat, card)


# GS-8, GS-9: End Phase.


@rule
def enter_end_phase(s: Any, seat: int) -> None:
    s.phase = END_PHASE
    push(s, END_TURN, seat)
    picks_up = s.hand_size[seat] <= CONSTANT[PICKUP_LIMIT]
    if WONDER_FIRST[s.mode] == 1:  # GS-8.1
        if picks_up:
            push(s, PICK_UP, seat)
            push_claim(s, seat)
        return
    push_claim(s, seat)  # GS-9.3: every turn, after any pick-up
    if picks_up:
        push(s, PICK_UP, seat)


@rule
def pick_up(s: Any, seat: int) -> None:
    """GS-8.3: all technology-side cards, GS-8.4: then any resource-side cards."""
    for card in range(FACES):
        if s.place[seat, card] == TECHNOLOGY_UP:
            take_up(s, seat, card)
    push(s, TAKE_RESOURCES, seat)


@rule
def take_up(s: Any, seat: int, card: int) -> None:
    s.taken_back += 1
    s.taken_back_vp += VP_OF[card]  # GS-D32
    retrieve(s, seat, card)


@rule
def take_resources(s: Any, seat: int) -> None:
    ask(s, seat, ASK_PICK_UP)


@rule
def check_pick_up(s: Any, action: int) -> int:
    if action == STOP:
        return 0
    card = action - RETRIEVE_FIRST
    return 0 if where(s, s.to_act, card) == RESOURCE_UP else 804


@rule
def legal_pick_up(s: Any, out: MutableSequence[int]) -> int:
    listed = list_cards(s, out, 0, s.to_act, RESOURCE_UP, RETRIEVE_FIRST)
    out[listed] = STOP
    return listed + 1


@rule
def decide_pick_up(s: Any, seat: int, action: int) -> None:
    if action == STOP:
        return
    push(s, TAKE_RESOURCES, seat)
    take_up(s, seat, action - RETRIEVE_FIRST)


@rule
def end_turn(s: Any, seat: int) -> None:
    """GS-8.6, GS-8.7: what was only for this turn is gone; then the end of the game is checked."""
    waste_temporary(s, seat)
    for card in range(PHYSICAL_CARDS):
        s.activated[card] = 0
    s.taken_back = 0
    s.taken_back_vp = 0
    if game_is_over(s):
        finish(s)
        return
    following = left_of(s, seat, 1)
    if following == s.first_player:
        if s.round_number == CONSTANT[LAST_ROUND]:  # GS-D30
            note(s, E_LAST_ROUND, NOTHING)
            finish(s)
            return
        s.round_number += 1
        note(s, E_ROUND_BEGINS, s.first_player, s.round_number)
    push(s, BEGIN_TURN, following)


@rule
def waste_temporary(s: Any, seat: int) -> None:
    for resource in range(TYPES_OF_RESOURCE):
        if s.temporary[resource] > 0:
            note(s, E_WASTES, seat, resource, s.temporary[resource])
            s.temporary[resource] = 0


# GS-11: the end of the game.


@rule
def game_is_over(s: Any) -> bool:
    over = False
    if wonders_left(s) == 0:  # GS-11.1 (a)
        note(s, E_NO_WONDER_LEFT, NOTHING)
        over = True
    if space_cards_left(s) == 0:  # GS-11.1 (b), GS-12.6
        note(s, E_NO_SPACE_CARD_LEFT, NOTHING)
        over = True
    if TRACK_ENDS[s.mode] == 1:  # GS-11.1 (c)
        for seat in range(s.players):
            if s.track[seat] >= CONSTANT[TRACK_TRIGGER]:
                note(s, E_TRACK_IS_FULL, seat, s.track[seat])
                over = True
    return over


@rule
def wonders_left(s: Any) -> int:
    left = 0
    for wonder in range(WONDERS_IN_BOX):
        if s.wonder[wonder] == AVAILABLE:
            left += 1
    return left


@rule
def space_cards_left(s: Any) -> int:
    left = s.stack_left[SPACE_ERA]
    for slot in range(SLOTS):
        if s.pyramid[slot] != NOTHING and SLOT_ROW[SHAPE[s.mode, s.players], slot] == SPACE_ERA:
            left += 1
    return left


@rule
def finish(s: Any) -> None:
    s.active = NOTHING
    end_game(s)
    note(s, E_GAME_ENDS, NOTHING)

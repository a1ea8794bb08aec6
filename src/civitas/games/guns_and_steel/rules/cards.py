"""GS-2: where cards lie, how they move between hand and tableau, and what others can tell of it (GS-D18)."""

from collections.abc import MutableSequence
from typing import Any

from civitas.core.fields import NOTHING
from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.guns_and_steel.state import (
    AWAY,
    CLOSED,
    E_DEPLETES,
    E_LAYS_RESOURCE,
    E_LAYS_SOME_RESOURCE,
    E_LAYS_WHICH,
    E_REPLENISHES,
    E_RETRIEVES,
    E_RETRIEVES_SOME,
    E_RETRIEVES_WHICH,
    HAND,
    RESOURCE_UP,
    SECRET_BITS,
    TECHNOLOGY_UP,
    UNSURE,
)
from civitas.games.guns_and_steel.tables import (
    CIVILIZATIONS,
    FACES,
    KIND_OF,
    RESOURCE_OF,
    STARTERS,
    STRENGTH_OF,
    TYPE_OF,
    VP_OF,
)


@rule
def where(s: Any, seat: int, card: int) -> int:
    """The true place of a card among a seat's: away, hand, resource side up or technology side up."""
    place = s.place[seat, card]
    if place != UNSURE:
        return place
    return RESOURCE_UP if secretly_laid(s, seat, card) else HAND


@rule
def may_lie(s: Any, seat: int, card: int, place: int) -> bool:
    """Could a card lie there, in hand or resource side up, as far as everybody can tell?"""
    return s.place[seat, card] == place or s.place[seat, card] == UNSURE


@rule
def secretly_laid(s: Any, seat: int, card: int) -> bool:
    return (s.laid[seat, card // SECRET_BITS] >> (card % SECRET_BITS)) & 1 == 1


@rule
def set_secretly_laid(s: Any, seat: int, card: int, laid: int) -> None:
    word = card // SECRET_BITS
    bit = 1 << (card % SECRET_BITS)
    if secretly_laid(s, seat, card):
        s.laid[seat, word] -= bit
        s.unsure_laid[seat, KIND_OF[card]] -= 1
    if laid == 1:
        s.laid[seat, word] += bit
        s.unsure_laid[seat, KIND_OF[card]] += 1


@rule
def list_cards(s: Any, out: MutableSequence[int], listed: int, seat: int, place: int, first: int) -> int:
    """Lists a seat's cards that lie in one place, as decisions from `first` on."""
    for card in range(FACES):
        if where(s, seat, card) == place:
            out[listed] = first + card
            listed += 1
    return listed


@rule
def owns(s: Any, seat: int, card: int) -> bool:
    return s.place[seat, card] != AWAY


@rule
def physical(owner: int, card: int) -> int:
    """GS-5.12 is about physical cards: a civilization card exists once, a starter card once per player."""
    return card if card < CIVILIZATIONS else card + STARTERS * owner


@rule
def is_of_types(card: int, types: int) -> bool:
    return (types >> TYPE_OF[card]) & 1 == 1


@rule
def is_among(resource: int, mask: int) -> bool:
    return (mask >> resource) & 1 == 1


@rule
def left_of(s: Any, seat: int, distance: int) -> int:
    """The seat so many places clockwise."""
    return (seat + distance) % s.players


# Every move of a card goes through here: hand sizes, shown resources and strengths are counted along.


@rule
def move_card(s: Any, seat: int, card: int, to: int) -> None:
    count_card(s, seat, card, where(s, seat, card), -1)
    count_card(s, seat, card, to, 1)
    if s.place[seat, card] == UNSURE:
        move_unsure_card(s, seat, card, to)
    else:
        s.place[seat, card] = to


@rule
def move_unsure_card(s: Any, seat: int, card: int, to: int) -> None:
    """GS-D18: only with its technology side up does everyone know the card."""
    set_secretly_laid(s, seat, card, 1 if to == RESOURCE_UP else 0)
    if to == TECHNOLOGY_UP:
        s.place[seat, card] = to
    settle_kind(s, seat, KIND_OF[card])


@rule
def count_card(s: Any, seat: int, card: int, place: int, change: int) -> None:
    if place == HAND:
        s.hand_size[seat] += change
    elif place == RESOURCE_UP:
        s.shown[seat, RESOURCE_OF[card]] += change
    elif place == TECHNOLOGY_UP:
        s.strength[seat] += change * STRENGTH_OF[card]  # GS-2.9


@rule
def settle_kind(s: Any, seat: int, kind: int) -> None:
    """GS-D18: unsure cards of a kind are known again as soon as all of them are in one place."""
    unsure = 0
    for card in range(FACES):
        if s.place[seat, card] == UNSURE and KIND_OF[card] == kind:
            unsure += 1
    laid = s.unsure_laid[seat, kind]
    if 0 < laid < unsure:
        return
    for card in range(FACES):
        if s.place[seat, card] == UNSURE and KIND_OF[card] == kind:
            s.place[seat, card] = where(s, seat, card)
            set_secretly_laid(s, seat, card, 0)


@rule
def lay_as_resource(s: Any, seat: int, card: int) -> None:
    """GS-5.1; with closed hands the others see only the resource side."""
    if s.hands == CLOSED and s.place[seat, card] == HAND and has_alike(s, seat, card):
        make_unsure(s, seat, card)
    elif s.hands == CLOSED and s.place[seat, card] == UNSURE:
        make_unsure(s, seat, card)
    move_card(s, seat, card, RESOURCE_UP)
    if s.place[seat, card] == UNSURE:
        note(s, E_LAYS_SOME_RESOURCE, seat, RESOURCE_OF[card], VP_OF[card])
        note(s, E_LAYS_WHICH, seat, card)
    else:
        note(s, E_LAYS_RESOURCE, seat, card)


@rule
def has_alike(s: Any, seat: int, card: int) -> bool:
    """Could another card, as far as the others know, be the one that leaves the hand?"""
    for other in range(FACES):
        if other != card and KIND_OF[other] == KIND_OF[card]:
            if s.place[seat, other] == HAND or s.place[seat, other] == UNSURE:
                return True
    return False


@rule
def make_unsure(s: Any, seat: int, card: int) -> None:
    """GS-D18: all cards of that kind in hand, and the one that is being laid, can no longer be told apart."""
    for other in range(FACES):
        if KIND_OF[other] == KIND_OF[card] and s.place[seat, other] == HAND:
            s.place[seat, other] = UNSURE


@rule
def deplete(s: Any, seat: int, card: int) -> None:
    """GS-2.4: to the technology side, which is not activated."""
    move_card(s, seat, card, TECHNOLOGY_UP)
    note(s, E_DEPLETES, seat, card)


@rule
def replenish(s: Any, seat: int, card: int) -> None:
    move_card(s, seat, card, RESOURCE_UP)
    note(s, E_REPLENISHES, seat, card)


@rule
def retrieve(s: Any, seat: int, card: int) -> None:
    """A card of the tableau goes to its owner's hand."""
    secret = s.place[seat, card] == UNSURE
    move_card(s, seat, card, HAND)
    if secret:
        note(s, E_RETRIEVES_SOME, seat, RESOURCE_OF[card], VP_OF[card])
        note(s, E_RETRIEVES_WHICH, seat, card)
    else:
        note(s, E_RETRIEVES, seat, card)


@rule
def seat_with(s: Any, card: int) -> int:
    """Who owns a civilization card, or nobody."""
    for seat in range(s.players):
        if s.place[seat, card] != AWAY:
            return seat
    return NOTHING

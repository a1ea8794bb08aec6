"""GS-6: attacks, the reactions to them, and what the defeated hand over."""

from collections.abc import MutableSequence
from typing import Any

from civitas.core.agenda import ask, push
from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.guns_and_steel.rules.cards import deplete, left_of, may_lie, move_card, where
from civitas.games.guns_and_steel.rules.track import gain_points
from civitas.games.guns_and_steel.state import (
    ASK_GIVE_WONDER,
    ASK_REACT,
    COMPARE_STRENGTH,
    DEPLETE_FIRST,
    E_ATTACKS,
    E_HANDS_OVER,
    E_HOLDS,
    E_IS_DEFEATED,
    E_REACTS_WITH,
    E_RECEIVES,
    FIRST_OWNER,
    GIVE_WONDER,
    HAND,
    LOSE_RESOURCES,
    LOSS,
    REACT,
    RESOURCE_UP,
    STOP,
    TECHNOLOGY_FIRST,
    TECHNOLOGY_UP,
    TRIBUTE,
    WONDER_FIRST_ACTION,
)
from civitas.games.guns_and_steel.tables import (
    ALL_RESOURCES,
    CIVIL,
    FACES,
    GIVE_RES,
    LOSE_WONDER,
    REACTS,
    TYPE_OF,
    WONDERS_IN_BOX,
)

RESOURCE_MASKS = ALL_RESOURCES + 1


@rule
def begin_attack(s: Any, seat: int, card: int) -> None:
    """GS-6.1: all opponents at once; GS-6.2: they react clockwise, one after the other."""
    note(s, E_ATTACKS, seat, card)
    push(s, COMPARE_STRENGTH, seat)
    push(s, REACT, left_of(s, seat, 1))


@rule
def react(s: Any, seat: int) -> None:
    if seat == s.active:  # GS-6.6: the attacker makes no reaction
        return
    if seems_able_to_react(s, seat):
        ask(s, seat, ASK_REACT)
    else:
        push(s, REACT, left_of(s, seat, 1))


@rule
def seems_able_to_react(s: Any, seat: int) -> bool:
    """GS-D18: being asked must not tell where a card in doubt lies, so what everybody can see decides."""
    for card in range(FACES):
        if REACTS[card] == 1 and may_lie(s, seat, card, HAND):
            return True
        if serves_on_table(card) and may_lie(s, seat, card, RESOURCE_UP):
            return True
    return False


@rule
def check_react(s: Any, action: int) -> int:
    """GS-6.3, GS-6.4: hand cards with the icon, resource cards with a tactical or military technology."""
    if action == STOP:
        return 0
    from_table = action >= DEPLETE_FIRST
    card = action - DEPLETE_FIRST if from_table else action - TECHNOLOGY_FIRST
    if where(s, s.to_act, card) != (RESOURCE_UP if from_table else HAND):
        return 603
    return 0 if (serves_on_table(card) if from_table else REACTS[card] == 1) else 604


@rule
def serves_on_table(card: int) -> bool:
    """GS-6.3 (b): tactical and military cards, whether they have the icon or not."""
    return TYPE_OF[card] != CIVIL


@rule
def legal_react(s: Any, out: MutableSequence[int]) -> int:
    seat = s.to_act
    listed = 0
    for card in range(FACES):
        if REACTS[card] == 1 and where(s, seat, card) == HAND:
            out[listed] = TECHNOLOGY_FIRST + card
            listed += 1
    for card in range(FACES):
        if serves_on_table(card) and where(s, seat, card) == RESOURCE_UP:
            out[listed] = DEPLETE_FIRST + card
            listed += 1
    out[listed] = STOP
    return listed + 1


@rule
def decide_react(s: Any, seat: int, action: int) -> None:
    if action == STOP:
        push(s, REACT, left_of(s, seat, 1))
        return
    push(s, REACT, seat)
    if action >= DEPLETE_FIRST:
        deplete(s, seat, action - DEPLETE_FIRST)
        return
    card = action - TECHNOLOGY_FIRST
    move_card(s, seat, card, TECHNOLOGY_UP)  # GS-6.5: not activated
    note(s, E_REACTS_WITH, seat, card)


@rule
def compare_strength(s: Any, seat: int) -> None:
    """GS-6.6, GS-6.7: strictly higher defeats."""
    frame = s.frames_left - 1
    attack = s.strength[seat]
    s.frame_defeated[frame] = 0
    s.frame_undefeated[frame] = 0
    for distance in range(1, s.players):
        opponent = left_of(s, seat, distance)
        if attack > s.strength[opponent]:
            s.frame_defeated[frame] += 1 << opponent
            note(s, E_IS_DEFEATED, opponent, s.strength[opponent], attack)
        else:
            s.frame_undefeated[frame] += 1 << opponent
            note(s, E_HOLDS, opponent, s.strength[opponent], attack)


@rule
def push_losses(s: Any, frame: int, word: int, n: int, mask: int) -> None:
    """GS-6.8: the defeated, clockwise from the attacker's left."""
    for distance in range(s.players - 1, 0, -1):
        seat = left_of(s, s.active, distance)
        if (s.frame_defeated[frame] >> seat) & 1 == 0:
            continue
        if word == LOSE_WONDER:
            push(s, GIVE_WONDER, seat, n)
        else:
            push(s, LOSE_RESOURCES, seat, n, mask + RESOURCE_MASKS * (TRIBUTE if word == GIVE_RES else LOSS))


@rule
def gain_per_defeated(s: Any, seat: int, frame: int, n: int) -> None:
    """GS-14.12."""
    defeated = 0
    for opponent in range(s.players):
        defeated += (s.frame_defeated[frame] >> opponent) & 1
    if defeated > 0:
        gain_points(s, seat, n * defeated)


# GS-6.11: handing over wonders.


@rule
def give_wonder(s: Any, seat: int, n: int) -> None:
    if n == 0:
        return
    for wonder in range(WONDERS_IN_BOX):
        if s.wonder[wonder] == FIRST_OWNER + seat:
            s.wanted = n
            ask(s, seat, ASK_GIVE_WONDER)
            return


@rule
def check_give_wonder(s: Any, action: int) -> int:
    wonder = action - WONDER_FIRST_ACTION
    return 0 if s.wonder[wonder] == FIRST_OWNER + s.to_act else 611


@rule
def decide_give_wonder(s: Any, seat: int, action: int) -> None:
    wonder = action - WONDER_FIRST_ACTION
    push(s, GIVE_WONDER, seat, s.wanted - 1)
    s.wanted = 0
    s.wonder[wonder] = FIRST_OWNER + s.active
    note(s, E_HANDS_OVER, seat, wonder)
    note(s, E_RECEIVES, s.active, wonder)

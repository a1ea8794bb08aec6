"""GS-5 and GS-14: activating a technology and resolving its effect, step by step."""

from collections.abc import MutableSequence
from typing import Any

from civitas.core.agenda import ask, push
from civitas.core.fields import NOTHING
from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.guns_and_steel.rules.attack import begin_attack, gain_per_defeated, push_losses
from civitas.games.guns_and_steel.rules.cards import (
    is_among,
    is_of_types,
    left_of,
    may_lie,
    move_card,
    physical,
    replenish,
    retrieve,
    where,
)
from civitas.games.guns_and_steel.rules.payment import begin_payment, cost_payable, gain_temporary
from civitas.games.guns_and_steel.rules.track import gain_points, lose_points
from civitas.games.guns_and_steel.rules.wonders import push_claim
from civitas.games.guns_and_steel.state import (
    ACTIVATE_CARDS,
    ACTIVATE_FIRST,
    ASK_ACTIVATE,
    ASK_ACTIVATE_LAID,
    ASK_ACTIVATE_OF,
    ASK_COPY,
    ASK_COPY_OF,
    ASK_GAIN,
    ASK_PLAY,
    ASK_REPLENISH,
    ASK_TAKE_BACK,
    CHOOSE_TO_ACTIVATE,
    CHOOSE_TO_COPY,
    COPY_ONE,
    DECLINE,
    E_ACTIVATES,
    E_DECLINES,
    E_IS_CHOSEN,
    E_PAYS_POINTS,
    E_PLAYS,
    EFFECT_COST,
    GAIN_ONE,
    HAND,
    OFFER_PURCHASE,
    OPPONENT_FIRST,
    PAY,
    PLAY_CARDS,
    REPLENISH_FIRST,
    REPLENISH_ONE,
    RESOLVE_CARD,
    RETRIEVE_FIRST,
    STOP,
    TAKE_BACK,
    TAKE_FIRST,
    TECHNOLOGY_FIRST,
    TECHNOLOGY_UP,
)
from civitas.games.guns_and_steel.tables import (
    ACTIVATE,
    ATTACK,
    BUY,
    CHOSEN_OPPONENT,
    CLAIM,
    COPY_RES,
    COST_DEPLETE,
    COST_VP,
    DEFEATED,
    EACH_OPPONENT,
    FACES,
    FROM_OPPONENT,
    FROM_PLAYED,
    GAIN,
    GAIN_VP,
    GIVE_RES,
    LOSE_RES,
    LOSE_VP,
    LOSE_WONDER,
    MOST_STEPS,
    PICKUP,
    PLAY,
    REPLENISH,
    RESOURCE_OF,
    RESOURCES,
    SELF,
    STEP_AMOUNT,
    STEP_MASK,
    STEP_ORIGIN,
    STEP_TYPES,
    STEP_VERB,
    STEP_WHO,
    UNDEFEATED,
    VP_PER_DEFEATED,
)

TYPES_OF_RESOURCE = len(RESOURCES)


# Activating: GS-5.3 to GS-5.7, GS-5.12.


@rule
def barred(s: Any, owner: int, card: int) -> int:
    """The rule that keeps a technology from being activated now by the active player, or 0."""
    if s.activated[physical(owner, card)] == 1:
        return 512
    return 0 if costs_payable(s, card) else 507


@rule
def costs_payable(s: Any, card: int) -> bool:
    for step in range(MOST_STEPS):
        word = STEP_VERB[card, step]
        if word == COST_VP:
            if s.track[s.active] < STEP_AMOUNT[card, step]:
                return False
        elif word != COST_DEPLETE:
            break  # costs come first
        elif not cost_payable(s, s.active, STEP_AMOUNT[card, step], STEP_MASK[card, step]):
            return False
    return True


@rule
def offer_activation(s: Any, seat: int, card: int) -> None:
    """GS-5.3: the card just laid may be activated."""
    if barred(s, seat, card) == 0:
        s.focus = card
        ask(s, seat, ASK_ACTIVATE_LAID)


@rule
def check_activate_laid(s: Any, action: int) -> int:
    if action == DECLINE:
        return 0
    card = action - ACTIVATE_FIRST
    return 0 if card == s.focus else 505


@rule
def legal_activate_laid(s: Any, out: MutableSequence[int]) -> int:
    out[0] = ACTIVATE_FIRST + s.focus
    out[1] = DECLINE
    return 2


@rule
def decide_activate_laid(s: Any, seat: int, action: int) -> None:
    card = s.focus
    s.focus = NOTHING
    if action == DECLINE:
        note(s, E_DECLINES, seat, card)  # GS-5.4
    else:
        activate(s, seat, card)


@rule
def activate(s: Any, owner: int, card: int) -> None:
    """Opens a frame: what belongs to this card's resolution alone (GS-14.13)."""
    frame = s.frames_left
    s.frames_left = frame + 1
    s.frame_card[frame] = card
    s.frame_owner[frame] = owner
    s.activated[physical(owner, card)] = 1
    note(s, E_ACTIVATES, s.active, card)
    push(s, RESOLVE_CARD, s.active)


@rule
def lays_cards(card: int) -> bool:
    for step in range(MOST_STEPS):
        if STEP_VERB[card, step] == PLAY:
            return True
    return False


@rule
def close_frame(s: Any, frame: int) -> None:
    if lays_cards(s.frame_card[frame]):
        for card in range(FACES):
            if s.laid_by[card] == frame + 1:
                s.laid_by[card] = 0
    s.frame_card[frame] = NOTHING
    s.frame_owner[frame] = NOTHING
    s.frame_step[frame] = 0
    s.frame_chosen[frame] = NOTHING
    s.frame_defeated[frame] = 0
    s.frame_undefeated[frame] = 0
    s.frames_left = frame


@rule
def resolve_card(s: Any, seat: int) -> None:
    """GS-5.3: the steps in printed order; GS-14.14: even if the card has been turned over meanwhile."""
    frame = s.frames_left - 1
    card = s.frame_card[frame]
    step = s.frame_step[frame]
    if step == MOST_STEPS or STEP_VERB[card, step] == 0:
        close_frame(s, frame)
        return
    s.frame_step[frame] = step + 1
    push(s, RESOLVE_CARD, seat)
    resolve_step(s, seat, frame, card, step)


@rule
def resolve_step(s: Any, seat: int, frame: int, card: int, step: int) -> None:
    word = STEP_VERB[card, step]
    n = STEP_AMOUNT[card, step]
    mask = STEP_MASK[card, step]
    types = STEP_TYPES[card, step]
    who = STEP_WHO[card, step]
    if word == GAIN:
        push(s, GAIN_ONE, seat, n, mask)
    elif word == REPLENISH:
        push_replenish(s, frame, who, n, mask)
    elif word == COST_DEPLETE:
        begin_payment(s, EFFECT_COST, n, mask)
        push(s, PAY, seat)
    elif word == COST_VP:
        s.track[seat] -= n  # GS-10.2
        note(s, E_PAYS_POINTS, seat, n, s.track[seat])
    elif word in (GAIN_VP, LOSE_VP):
        move_tracks(s, frame, who, n if word == GAIN_VP else -n)
    elif word == PLAY:
        push(s, PLAY_CARDS, seat, n, types)
    elif word == ACTIVATE:
        push_activate(s, seat, n, types, STEP_ORIGIN[card, step])
    elif word == ATTACK:
        begin_attack(s, seat, card)
    elif word in (LOSE_RES, GIVE_RES, LOSE_WONDER):
        push_losses(s, frame, word, n, mask)
    elif word == COPY_RES:
        push(s, CHOOSE_TO_COPY, seat, n, mask)
    elif word == BUY:
        push(s, OFFER_PURCHASE, seat, n)
    elif word == CLAIM:
        push_claim(s, seat)
    elif word == PICKUP:
        push(s, TAKE_BACK, seat, n, types)
    elif word == VP_PER_DEFEATED:
        gain_per_defeated(s, seat, frame, n)


@rule
def is_meant(s: Any, frame: int, who: int, seat: int) -> bool:
    """Does a step of the card in this frame concern a seat?"""
    if who == SELF:
        return seat == s.active
    if seat == s.active:
        return False
    if who == EACH_OPPONENT:
        return True
    if who == CHOSEN_OPPONENT:
        return seat == s.frame_chosen[frame]
    if who == DEFEATED:
        return (s.frame_defeated[frame] >> seat) & 1 == 1
    return who == UNDEFEATED and (s.frame_undefeated[frame] >> seat) & 1 == 1


@rule
def move_tracks(s: Any, frame: int, who: int, change: int) -> None:
    """GS-14.4."""
    for distance in range(s.players):
        seat = left_of(s, s.active, distance)
        if not is_meant(s, frame, who, seat):
            continue
        if change > 0:
            gain_points(s, seat, change)
        else:
            lose_points(s, seat, -change)


# GS-14.1: gain.


@rule
def gain_one(s: Any, seat: int, n: int, mask: int) -> None:
    if n == 0:
        return
    for resource in range(TYPES_OF_RESOURCE):
        if mask == 1 << resource:
            gain_temporary(s, resource, n)
            return
    s.wanted = n
    s.among = mask
    ask(s, seat, ASK_GAIN)


@rule
def check_gain(s: Any, action: int) -> int:
    resource = action - TAKE_FIRST
    return 0 if is_among(resource, s.among) else 1401


@rule
def decide_gain(s: Any, seat: int, action: int) -> None:
    push(s, GAIN_ONE, seat, s.wanted - 1, s.among)
    s.wanted = 0
    s.among = 0
    gain_temporary(s, action - TAKE_FIRST, 1)


# GS-14.2: replenish.


@rule
def push_replenish(s: Any, frame: int, who: int, n: int, mask: int) -> None:
    for distance in range(s.players - 1, -1, -1):
        seat = left_of(s, s.active, distance)
        if is_meant(s, frame, who, seat):
            push(s, REPLENISH_ONE, seat, n, mask)


@rule
def can_replenish(s: Any, seat: int, card: int, mask: int) -> bool:
    return where(s, seat, card) == TECHNOLOGY_UP and is_among(RESOURCE_OF[card], mask)


@rule
def replenish_one(s: Any, seat: int, n: int, mask: int) -> None:
    eligible = 0
    for card in range(FACES):
        if can_replenish(s, seat, card, mask):
            eligible += 1
    if eligible > n > 0:
        s.wanted = n
        s.among = mask
        ask(s, seat, ASK_REPLENISH)
    elif n > 0:
        replenish_all(s, seat, mask)


@rule
def replenish_all(s: Any, seat: int, mask: int) -> None:
    """GS-15.2: no choice is left where all eligible cards have to be turned."""
    for card in range(FACES):
        if can_replenish(s, seat, card, mask):
            replenish(s, seat, card)


@rule
def check_replenish(s: Any, action: int) -> int:
    card = action - REPLENISH_FIRST
    return 0 if can_replenish(s, s.to_act, card, s.among) else 1402


@rule
def decide_replenish(s: Any, seat: int, action: int) -> None:
    push(s, REPLENISH_ONE, seat, s.wanted - 1, s.among)
    s.wanted = 0
    s.among = 0
    replenish(s, seat, action - REPLENISH_FIRST)


# GS-14.5: play.


@rule
def play_cards(s: Any, seat: int, n: int, types: int) -> None:
    if n > 0 and seems_to_hold(s, seat, types):
        s.wanted = n
        s.among = types
        ask(s, seat, ASK_PLAY)


@rule
def seems_to_hold(s: Any, seat: int, types: int) -> bool:
    """GS-D18: whether the question is asked must not tell where a card in doubt lies."""
    for card in range(FACES):
        if may_lie(s, seat, card, HAND) and is_of_types(card, types):
            return True
    return False


@rule
def check_play(s: Any, action: int) -> int:
    if action == STOP:
        return 0
    card = action - TECHNOLOGY_FIRST
    return 0 if where(s, s.to_act, card) == HAND and is_of_types(card, s.among) else 1405


@rule
def decide_play(s: Any, seat: int, action: int) -> None:
    left = s.wanted - 1
    types = s.among
    s.wanted = 0
    s.among = 0
    if action == STOP:
        return
    card = action - TECHNOLOGY_FIRST
    s.laid_by[card] = s.frames_left
    move_card(s, seat, card, TECHNOLOGY_UP)  # GS-5.11
    note(s, E_PLAYS, seat, card)
    push(s, PLAY_CARDS, seat, left, types)


# GS-14.6: activate.


@rule
def push_activate(s: Any, seat: int, n: int, types: int, origin: int) -> None:
    if origin == FROM_OPPONENT:
        push(s, CHOOSE_TO_ACTIVATE, seat, n, types)
    else:
        push(s, ACTIVATE_CARDS, seat, n, 4 * types + origin)


@rule
def why_not_activate(s: Any, card: int, owner: int, types: int, origin: int) -> int:
    """The rule that keeps an `activate` step from a card, or 0."""
    if where(s, owner, card) != TECHNOLOGY_UP or not is_of_types(card, types):
        return 1406
    if origin == FROM_PLAYED and s.laid_by[card] != s.frames_left:
        return 510
    return barred(s, owner, card)


@rule
def has_to_activate(s: Any, owner: int, types: int, origin: int) -> bool:
    for card in range(FACES):
        if why_not_activate(s, card, owner, types, origin) == 0:
            return True
    return False


@rule
def owner_for(s: Any, origin: int) -> int:
    return s.frame_chosen[s.frames_left - 1] if origin == FROM_OPPONENT else s.active


@rule
def activate_cards(s: Any, seat: int, n: int, packed: int) -> None:
    types = packed // 4
    origin = packed % 4
    if n == 0 or not has_to_activate(s, owner_for(s, origin), types, origin):
        return
    s.wanted = n
    s.among = types
    s.origin = origin
    ask(s, seat, ASK_ACTIVATE)


@rule
def check_activate(s: Any, action: int) -> int:
    card = action - ACTIVATE_FIRST
    return why_not_activate(s, card, owner_for(s, s.origin), s.among, s.origin)


@rule
def decide_activate(s: Any, seat: int, action: int) -> None:
    owner = owner_for(s, s.origin)
    push(s, ACTIVATE_CARDS, seat, s.wanted - 1, 4 * s.among + s.origin)
    s.wanted = 0
    s.among = 0
    s.origin = 0
    activate(s, owner, action - ACTIVATE_FIRST)


# GS-5.9: choosing an opponent who meets the condition.


@rule
def choose_to_activate(s: Any, seat: int, n: int, types: int) -> None:
    for distance in range(1, s.players):
        if has_to_activate(s, left_of(s, seat, distance), types, FROM_OPPONENT):
            s.wanted = n
            s.among = types
            ask(s, seat, ASK_ACTIVATE_OF)
            return


@rule
def check_activate_of(s: Any, action: int) -> int:
    opponent = action - OPPONENT_FIRST
    if opponent >= s.players or opponent == s.to_act:
        return 509
    return 0 if has_to_activate(s, opponent, s.among, FROM_OPPONENT) else 509


@rule
def decide_activate_of(s: Any, seat: int, action: int) -> None:
    s.frame_chosen[s.frames_left - 1] = action - OPPONENT_FIRST
    note(s, E_IS_CHOSEN, action - OPPONENT_FIRST)
    push(s, ACTIVATE_CARDS, seat, s.wanted, 4 * s.among + FROM_OPPONENT)
    s.wanted = 0
    s.among = 0


# GS-14.8: copying an opponent's resource.


@rule
def shows_any(s: Any, seat: int, mask: int) -> bool:
    for resource in range(TYPES_OF_RESOURCE):
        if s.shown[seat, resource] > 0 and is_among(resource, mask):
            return True
    return False


@rule
def choose_to_copy(s: Any, seat: int, n: int, mask: int) -> None:
    for distance in range(1, s.players):
        if shows_any(s, left_of(s, seat, distance), mask):
            s.wanted = n
            s.among = mask
            ask(s, seat, ASK_COPY_OF)
            return


@rule
def check_copy_of(s: Any, action: int) -> int:
    opponent = action - OPPONENT_FIRST
    if opponent >= s.players or opponent == s.to_act:
        return 509
    return 0 if shows_any(s, opponent, s.among) else 1408


@rule
def decide_copy_of(s: Any, seat: int, action: int) -> None:
    s.frame_chosen[s.frames_left - 1] = action - OPPONENT_FIRST
    note(s, E_IS_CHOSEN, action - OPPONENT_FIRST)
    push(s, COPY_ONE, seat, s.wanted, s.among)
    s.wanted = 0
    s.among = 0


@rule
def copy_resource(s: Any, seat: int, n: int, mask: int) -> None:
    s.wanted = n
    s.among = mask
    ask(s, seat, ASK_COPY)


@rule
def check_copy(s: Any, action: int) -> int:
    resource = action - TAKE_FIRST
    opponent = s.frame_chosen[s.frames_left - 1]
    return 0 if s.shown[opponent, resource] > 0 and is_among(resource, s.among) else 1408


@rule
def decide_copy(s: Any, seat: int, action: int) -> None:
    n = s.wanted
    s.wanted = 0
    s.among = 0
    gain_temporary(s, action - TAKE_FIRST, n)


# GS-14.10: taking technologies back into hand.


@rule
def being_resolved(s: Any, seat: int, card: int) -> bool:
    for frame in range(s.frames_left):
        if s.frame_card[frame] == card and s.frame_owner[frame] == seat:
            return True
    return False


@rule
def take_back(s: Any, seat: int, n: int, types: int) -> None:
    if n > 0:
        s.wanted = n
        s.among = types
        ask(s, seat, ASK_TAKE_BACK)


@rule
def check_take_back(s: Any, action: int) -> int:
    if action == STOP:
        return 0
    card = action - RETRIEVE_FIRST
    if where(s, s.to_act, card) != TECHNOLOGY_UP or not is_of_types(card, s.among):
        return 1410
    return 1410 if being_resolved(s, s.to_act, card) else 0


@rule
def decide_take_back(s: Any, seat: int, action: int) -> None:
    left = s.wanted - 1
    types = s.among
    s.wanted = 0
    s.among = 0
    if action == STOP:
        return
    push(s, TAKE_BACK, seat, left, types)
    retrieve(s, seat, action - RETRIEVE_FIRST)

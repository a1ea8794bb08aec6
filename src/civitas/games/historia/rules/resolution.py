"""HI-6: revealed cards are resolved, civilization by civilization."""

from collections.abc import MutableSequence
from typing import Any

from civitas.core.agenda import ask, push
from civitas.core.fields import NOTHING
from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.historia.rules.actions import carry_out, closed
from civitas.games.historia.rules.advisors import advisor_of
from civitas.games.historia.rules.effects import payable
from civitas.games.historia.rules.selection import end_round, revolts
from civitas.games.historia.state import (
    ASK_NEXT,
    ASK_SIDE,
    CHOOSE_SIDE,
    DO_EFFECTS,
    E_CANNOT_MEET_EVENT,
    E_CANNOT_PAY_ADVISOR,
    E_EVENT_STRIKES,
    E_HAS_NO_EFFECT,
    E_PLAYS_ACTION,
    E_PLAYS_ADVISOR,
    FILE_ADVISOR,
    FILE_CARD,
    ON_TABLE,
    OPEN_WINDOW,
    RESOLVE,
    RESOLVE_HUMANS,
    RESOLVE_NEXT_CARD,
    TAKE_ADVANCED,
    TAKE_BASIC,
    USE_ACTION,
)
from civitas.games.historia.tables import (
    ADVANCED,
    ADVISOR_ACTION,
    ADVISOR_COST,
    ADVISOR_EFFECT,
    ADVISOR_SIDE,
    ANY_ACTION,
    BASIC,
    CARD_COUNT,
    EVENT_DEMAND,
    EVENT_EFFECT,
    EVENT_TRIGGER,
    FIRST_ADVISOR,
    MOST_CARDS,
)

NO_ACTION_USED = 1  # of a window
BY_CARD = 0  # else 1 + the side that an advisor's action has


@rule
def resolve_humans(s: Any, lap: int) -> None:
    """HI-6.1: in turn order, each resolves all of its cards."""
    if lap == s.players:
        end_round(s)
        return
    push(s, RESOLVE_HUMANS, NOTHING, lap + 1)
    seat = s.order[lap]
    if cards_to_resolve(s, seat) > 0:
        push(s, RESOLVE_NEXT_CARD, seat)
        push(s, OPEN_WINDOW, seat, NO_ACTION_USED)  # HI-6.3: the pre-window


@rule
def lies_on_table(s: Any, seat: int, card: int) -> bool:
    if card < FIRST_ADVISOR:
        return s.card_at[seat, card] == ON_TABLE
    for place in range(MOST_CARDS):
        if s.advisor_table[seat, place] == card - FIRST_ADVISOR:
            return True
    return False


@rule
def cards_to_resolve(s: Any, seat: int) -> int:
    cards = 0
    for card in range(CARD_COUNT):
        if lies_on_table(s, seat, card):
            cards += 1
    return cards


# ---- DP-4: which card next


@rule
def resolve_next_card(s: Any, seat: int) -> None:
    if cards_to_resolve(s, seat) > 0:
        ask(s, seat, ASK_NEXT)


@rule
def check_next(s: Any, action: int) -> int:
    card = action - RESOLVE
    if not lies_on_table(s, s.to_act, card):
        return 602
    if revolts(s, s.to_act, card) and cards_to_resolve(s, s.to_act) > 1:
        return 602
    return 0


@rule
def legal_next(s: Any, out: MutableSequence[int]) -> int:
    listed = 0
    for action in range(RESOLVE, RESOLVE + CARD_COUNT):
        if check_next(s, action) == 0:
            out[listed] = action
            listed += 1
    return listed


@rule
def decide_next(s: Any, seat: int, action: int) -> None:
    card = action - RESOLVE
    push(s, RESOLVE_NEXT_CARD, seat)
    if card < FIRST_ADVISOR:
        note(s, E_PLAYS_ACTION, seat, card)
        push(s, OPEN_WINDOW, seat, NO_ACTION_USED + 1 + card)
        push(s, FILE_CARD, seat, card)
        push(s, USE_ACTION, seat, card, BY_CARD)
    else:
        play_advisor(s, seat, card - FIRST_ADVISOR)


@rule
def play_advisor(s: Any, seat: int, own: int) -> None:
    """HI-6.8: cost, complete action, effects; without the cost nothing."""
    advisor = advisor_of(s, seat, own)
    action = ADVISOR_ACTION[advisor]
    note(s, E_PLAYS_ADVISOR, seat, advisor)
    push(s, OPEN_WINDOW, seat, NO_ACTION_USED + 1 + action)
    push(s, FILE_ADVISOR, seat, own)
    if not payable(s, seat, ADVISOR_COST + advisor, NOTHING):
        note(s, E_CANNOT_PAY_ADVISOR, seat, advisor)
        return
    push(s, DO_EFFECTS, seat, ADVISOR_EFFECT + advisor)
    if action >= 0:
        push(s, USE_ACTION, seat, action, 1 + ADVISOR_SIDE[advisor])
    push(s, DO_EFFECTS, seat, ADVISOR_COST + advisor)


# ---- HI-14.4: the event comes before the action


@rule
def event_strikes(s: Any, action: int) -> bool:
    if s.event_now == NOTHING:
        return False
    trigger = EVENT_TRIGGER[s.event_now]
    return trigger in (ANY_ACTION, action)


@rule
def use_action(s: Any, seat: int, action: int, mode: int) -> None:
    if not event_strikes(s, action):
        push(s, CHOOSE_SIDE, seat, action, mode)
        return
    event = s.event_now
    if not payable(s, seat, EVENT_DEMAND + event, NOTHING):
        note(s, E_CANNOT_MEET_EVENT, seat, event, action)
        return
    note(s, E_EVENT_STRIKES, seat, event)
    push(s, CHOOSE_SIDE, seat, action, mode)
    push(s, DO_EFFECTS, seat, EVENT_EFFECT + event)
    push(s, DO_EFFECTS, seat, EVENT_DEMAND + event)


# ---- DP-5: the side


@rule
def choose_side(s: Any, seat: int, action: int, mode: int) -> None:
    """HI-6.5: what can be done has to be done; an advisor's action has its side given."""
    if mode != BY_CARD:
        if closed(s, seat, action, mode - 1, 1) == 0:
            carry_out(s, seat, action, mode - 1)
        else:
            note(s, E_HAS_NO_EFFECT, seat, action)
    elif closed(s, seat, action, BASIC, 0) == 0 or closed(s, seat, action, ADVANCED, 0) == 0:
        s.acting = 1 + action
        ask(s, seat, ASK_SIDE)
    else:
        note(s, E_HAS_NO_EFFECT, seat, action)


@rule
def check_side(s: Any, action: int) -> int:
    side = action - TAKE_BASIC
    return closed(s, s.to_act, s.acting - 1, side, 0)


@rule
def legal_side(s: Any, out: MutableSequence[int]) -> int:
    listed = 0
    for action in range(TAKE_BASIC, TAKE_ADVANCED + 1):
        if check_side(s, action) == 0:
            out[listed] = action
            listed += 1
    return listed


@rule
def decide_side(s: Any, seat: int, action: int) -> None:
    acting = s.acting - 1
    s.acting = 0
    carry_out(s, seat, acting, action - TAKE_BASIC)

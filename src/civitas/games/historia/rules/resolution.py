"""HI-6: revealed cards are resolved, civilization by civilization."""

from collections.abc import MutableSequence
from typing import Any

from civitas.core.agenda import ask, push
from civitas.core.fields import NOTHING
from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.historia.rules.actions import carry_out, closed
from civitas.games.historia.rules.advisors import advisor_of, file_advisor
from civitas.games.historia.rules.effects import payable
from civitas.games.historia.rules.matrix import push_effects
from civitas.games.historia.rules.queue import file_card
from civitas.games.historia.rules.selection import end_round, revolting_cards
from civitas.games.historia.rules.wonders import open_window
from civitas.games.historia.state import (
    ASK_NEXT,
    ASK_SIDE,
    CHOOSE_SIDE,
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
    ACTION_COUNT,
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
    if cards_on_table(s, seat) == 0:
        return
    push(s, RESOLVE_NEXT_CARD, seat)
    if s.wonders[seat] > 0:
        push(s, OPEN_WINDOW, seat, NO_ACTION_USED)  # HI-6.3: the pre-window


@rule
def cards_on_table(s: Any, seat: int) -> int:
    """A bit for every card that is still to be resolved."""
    bits = 0
    for action in range(ACTION_COUNT):
        if s.card_at[seat, action] == ON_TABLE:
            bits |= 1 << action
    for place in range(MOST_CARDS):
        if s.advisor_table[seat, place] != NOTHING:
            bits |= 1 << (FIRST_ADVISOR + s.advisor_table[seat, place])
    return bits


# ---- DP-4: which card next


@rule
def resolve_next_card(s: Any, seat: int) -> None:
    bits = may_be_next(s, seat)
    if bits & (bits - 1) != 0:
        ask(s, seat, ASK_NEXT)
        return
    for card in range(CARD_COUNT):
        if bits >> card & 1:
            resolve_card(s, seat, card)


@rule
def may_be_next(s: Any, seat: int) -> int:
    """HI-6.2: a bit for every card that may be resolved now; one with the Revolution effect waits for the others."""
    bits = cards_on_table(s, seat)
    others = bits & ~revolting_cards(s, seat)
    return bits if others == 0 else others


@rule
def check_next(s: Any, action: int) -> int:
    card = action - RESOLVE
    return 0 if may_be_next(s, s.to_act) >> card & 1 else 602


@rule
def legal_next(s: Any, out: MutableSequence[int]) -> int:
    bits = may_be_next(s, s.to_act)
    listed = 0
    for card in range(CARD_COUNT):
        if bits >> card & 1:
            out[listed] = RESOLVE + card
            listed += 1
    return listed


@rule
def decide_next(s: Any, seat: int, action: int) -> None:
    resolve_card(s, seat, action - RESOLVE)


@rule
def resolve_card(s: Any, seat: int, card: int) -> None:
    if cards_on_table(s, seat) != 1 << card:
        push(s, RESOLVE_NEXT_CARD, seat)
    if card < FIRST_ADVISOR:
        note(s, E_PLAYS_ACTION, seat, card)
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
    push(s, FILE_ADVISOR, seat, own)
    if not payable(s, seat, ADVISOR_COST + advisor, NOTHING):
        note(s, E_CANNOT_PAY_ADVISOR, seat, advisor)
        return
    push_effects(s, seat, ADVISOR_EFFECT + advisor)
    if action >= 0:
        push(s, USE_ACTION, seat, action, 1 + ADVISOR_SIDE[advisor])
    push_effects(s, seat, ADVISOR_COST + advisor)


# ---- HI-6.4e, HI-6.8: the card leaves the table, then comes the post-window


@rule
def put_card_away(s: Any, seat: int, card: int) -> None:
    file_card(s, seat, card)
    open_window(s, seat, NO_ACTION_USED + 1 + card)


@rule
def put_advisor_away(s: Any, seat: int, own: int) -> None:
    file_advisor(s, seat, own)
    open_window(s, seat, NO_ACTION_USED + 1 + ADVISOR_ACTION[advisor_of(s, seat, own)])


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
        choose_side(s, seat, action, mode)
        return
    event = s.event_now
    if not payable(s, seat, EVENT_DEMAND + event, NOTHING):
        note(s, E_CANNOT_MEET_EVENT, seat, event, action)
        return
    note(s, E_EVENT_STRIKES, seat, event)
    push(s, CHOOSE_SIDE, seat, action, mode)
    push_effects(s, seat, EVENT_EFFECT + event)
    push_effects(s, seat, EVENT_DEMAND + event)


# ---- DP-5: the side


@rule
def choose_side(s: Any, seat: int, action: int, mode: int) -> None:
    """HI-6.5: what can be done has to be done; an advisor's action has its side given."""
    freely = 0 if mode == BY_CARD else 1
    basic = mode != BY_CARD + 1 + ADVANCED and closed(s, seat, action, BASIC, freely) == 0
    advanced = mode != BY_CARD + 1 + BASIC and closed(s, seat, action, ADVANCED, freely) == 0
    if basic and advanced:
        s.acting = 1 + action
        ask(s, seat, ASK_SIDE)
    elif basic or advanced:
        carry_out(s, seat, action, BASIC if basic else ADVANCED)
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

"""HI-5: all humans choose cards in secret, then reveal them together."""

from collections.abc import MutableSequence
from typing import Any

from civitas.core.agenda import ask, push
from civitas.core.fields import NOTHING
from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.historia.rules.advisors import advisor_of, place_in_hand, take_from_hand
from civitas.games.historia.state import (
    ACT_CIVBOTS,
    ASK_SELECT,
    BEGIN_ROUND,
    E_ACTIONS_END,
    E_REVEALS_ACTION,
    E_REVEALS_ADVISOR,
    E_ROUND_BEGINS,
    E_SELECTS,
    E_SKIPS_ROUND,
    IN_HAND,
    ON_TABLE,
    RESOLVE_HUMANS,
    SELECT,
    SELECT_CARDS,
)
from civitas.games.historia.tables import (
    ACTION_COUNT,
    ADVISORS_IN_SET,
    AVAILABLE_FROM,
    CARD_COUNT,
    CARD_LIMIT,
    FIRST_ADVISOR,
    MOST_CARDS,
    PAIR_NUMBER,
    REVOLTING,
    SET_CARDS,
    SET_LENGTH,
    TRIPLE_NUMBER,
)

QUEUE_FOR_REVOLUTION = 3  # HI-5.3


@rule
def begin_round(s: Any) -> None:
    for seat in range(s.players):
        if cards_allowed(s, seat) > 0:
            s.action_round += 1
            note(s, E_ROUND_BEGINS, NOTHING, s.action_round)
            push(s, SELECT_CARDS, NOTHING)
            return
    end_actions(s)  # HI-4.3


@rule
def end_actions(s: Any) -> None:
    note(s, E_ACTIONS_END, NOTHING)
    push(s, ACT_CIVBOTS, NOTHING)


@rule
def select_cards(s: Any) -> None:
    """Asks whoever has not chosen yet; a choice is known to nobody else before all are in (HI-5.2)."""
    for place in range(s.players):
        seat = s.order[place]
        if s.choice[seat] == 0 and cards_allowed(s, seat) > 0:
            push(s, SELECT_CARDS, NOTHING)
            ask(s, seat, ASK_SELECT)
            return
    reveal_cards(s)


# ---- what may be selected


@rule
def revolting_cards(s: Any, seat: int) -> int:
    """A bit for every card with the Revolution effect."""
    return REVOLTING[s.civilization[seat]]


@rule
def revolts(s: Any, seat: int, card: int) -> bool:
    return revolting_cards(s, seat) >> card & 1 == 1


@rule
def unselectable(s: Any, seat: int, card: int) -> int:
    """The rule that keeps one card from being selected, or 0."""
    if card < FIRST_ADVISOR:
        if s.card_at[seat, card] != IN_HAND:
            return 502
        if s.tech[seat] < AVAILABLE_FROM[card]:
            return 505
    elif place_in_hand(s, seat, card - FIRST_ADVISOR) == NOTHING:
        return 502
    if revolts(s, seat, card) and s.queue_left[seat] < QUEUE_FOR_REVOLUTION:
        return 503
    return 0


@rule
def cards_allowed(s: Any, seat: int) -> int:
    """A bit for every card that may be selected: what `unselectable` says, of all cards at once."""
    bits = 0
    tech = s.tech[seat]
    for action in range(ACTION_COUNT):
        if s.card_at[seat, action] == IN_HAND and tech >= AVAILABLE_FROM[action]:
            bits |= 1 << action
    for place in range(ADVISORS_IN_SET):
        if s.advisor_hand[seat, place] != NOTHING:
            bits |= 1 << (FIRST_ADVISOR + s.advisor_hand[seat, place])
    if s.queue_left[seat] < QUEUE_FOR_REVOLUTION:
        bits &= ~revolting_cards(s, seat)
    return bits


@rule
def check_select(s: Any, action: int) -> int:
    seat = s.to_act
    number = action - SELECT
    if SET_LENGTH[number] > CARD_LIMIT[s.tech[seat]]:
        return 501
    revolutions = 0
    for place in range(SET_LENGTH[number]):
        card = SET_CARDS[number, place]
        forbidden = unselectable(s, seat, card)
        if forbidden != 0:
            return forbidden
        if revolts(s, seat, card):
            revolutions += 1
    return 504 if revolutions > 1 else 0


@rule
def legal_select(s: Any, out: MutableSequence[int]) -> int:
    """Single cards, then pairs, then triples: the sets in the order of their numbers."""
    seat = s.to_act
    limit = CARD_LIMIT[s.tech[seat]]
    bits = cards_allowed(s, seat)
    revolting = revolting_cards(s, seat)
    listed = 0
    for card in range(CARD_COUNT):
        if bits >> card & 1:
            out[listed] = SELECT + card
            listed += 1
    if limit >= 2:
        listed = list_pairs(bits, revolting, out, listed)
    if limit >= MOST_CARDS:
        listed = list_triples(bits, revolting, out, listed)
    return listed


@rule
def together(revolting: int, first: int, second: int) -> bool:
    """HI-5.4: at most one of them revolts."""
    return (revolting >> first & 1) + (revolting >> second & 1) < 2


@rule
def list_pairs(bits: int, revolting: int, out: MutableSequence[int], listed: int) -> int:
    for first in range(CARD_COUNT):
        if bits >> first & 1 == 0:
            continue
        for second in range(first + 1, CARD_COUNT):
            if bits >> second & 1 and together(revolting, first, second):
                out[listed] = SELECT + PAIR_NUMBER[first, second]
                listed += 1
    return listed


@rule
def list_triples(bits: int, revolting: int, out: MutableSequence[int], listed: int) -> int:
    for first in range(CARD_COUNT):
        if bits >> first & 1 == 0:
            continue
        for second in range(first + 1, CARD_COUNT):
            if bits >> second & 1 and together(revolting, first, second):
                listed = list_thirds(bits, revolting, first, second, out, listed)
    return listed


@rule
def list_thirds(bits: int, revolting: int, first: int, second: int, out: MutableSequence[int], listed: int) -> int:
    for third in range(second + 1, CARD_COUNT):
        if bits >> third & 1 and together(revolting, first, third) and together(revolting, second, third):
            out[listed] = SELECT + TRIPLE_NUMBER[first, second, third]
            listed += 1
    return listed


@rule
def decide_select(s: Any, seat: int, action: int) -> None:
    s.choice[seat] = action - SELECT + 1
    note(s, E_SELECTS, seat, SET_LENGTH[action - SELECT])


# ---- HI-5.6: the reveal


@rule
def reveal_cards(s: Any) -> None:
    for place in range(s.players):
        seat = s.order[place]
        if s.choice[seat] == 0:
            note(s, E_SKIPS_ROUND, seat)
            continue
        number = s.choice[seat] - 1
        s.choice[seat] = 0
        for card in range(SET_LENGTH[number]):
            reveal_card(s, seat, SET_CARDS[number, card])
    push(s, RESOLVE_HUMANS, NOTHING, 0)


@rule
def reveal_card(s: Any, seat: int, card: int) -> None:
    # HI-4.2: such a card makes the round the last one, whatever comes of it.
    if revolts(s, seat, card):
        s.revolution = 1
    if card < FIRST_ADVISOR:
        s.card_at[seat, card] = ON_TABLE
        note(s, E_REVEALS_ACTION, seat, card)
        return
    own = card - FIRST_ADVISOR
    take_from_hand(s, seat, own)
    for place in range(MOST_CARDS):
        if s.advisor_table[seat, place] == NOTHING:
            s.advisor_table[seat, place] = own
            break
    note(s, E_REVEALS_ADVISOR, seat, advisor_of(s, seat, own))


@rule
def end_round(s: Any) -> None:
    """HI-4.2: another round, unless a revolution made this one the last."""
    if s.revolution == 1:
        end_actions(s)
    else:
        push(s, BEGIN_ROUND, NOTHING)

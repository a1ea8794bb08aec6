"""Advisors: hand, deck and the used ones beneath it (HI-3.4, HI-6.8, HI-7.7, HI-15.3)."""

from collections.abc import MutableSequence
from typing import Any

from civitas.core.agenda import ask, push
from civitas.core.chance import below
from civitas.core.fields import NOTHING
from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.historia.state import (
    ASK_ASIDE,
    ASK_DRAW,
    DRAW,
    DRAW_ADVISOR,
    E_DECK_EMPTY,
    E_DECK_TURNED,
    E_DRAWS_ADVISOR,
    E_PUTS_ASIDE,
    E_SEES_ADVISOR,
    PUT_ASIDE,
    PUT_AWAY,
)
from civitas.games.historia.tables import ADVISOR_OF, ADVISORS_IN_SET, MOST_CARDS, START_ADVISORS

CHOSEN_ADVISORS = 1  # of the option


@rule
def advisor_of(s: Any, seat: int, own: int) -> int:
    """Who the own first, second ... advisor is."""
    return ADVISOR_OF[s.civilization[seat], own]


@rule
def make_advisor_deck(s: Any, seat: int) -> None:
    # HI-3.4: a shuffled deck is a set from which every draw is as likely, so no order is kept.
    for own in range(ADVISORS_IN_SET):
        s.advisor_deck[seat, own] = own


@rule
def deck_left(s: Any, seat: int) -> int:
    """The advisors of the deck that lie face down."""
    left = 0
    while left < ADVISORS_IN_SET and s.advisor_deck[seat, left] != NOTHING:
        left += 1
    return left


@rule
def place_in_deck(s: Any, seat: int, own: int) -> int:
    for place in range(ADVISORS_IN_SET):
        if s.advisor_deck[seat, place] == own:
            return place
    return NOTHING


@rule
def place_in_hand(s: Any, seat: int, own: int) -> int:
    for place in range(ADVISORS_IN_SET):
        if s.advisor_hand[seat, place] == own:
            return place
    return NOTHING


@rule
def take_from_deck(s: Any, seat: int, place: int) -> int:
    own = s.advisor_deck[seat, place]
    last = deck_left(s, seat) - 1
    for later in range(place, last):
        s.advisor_deck[seat, later] = s.advisor_deck[seat, later + 1]
    s.advisor_deck[seat, last] = NOTHING
    return own


@rule
def take_from_hand(s: Any, seat: int, own: int) -> None:
    place = place_in_hand(s, seat, own)
    for later in range(place, ADVISORS_IN_SET - 1):
        s.advisor_hand[seat, later] = s.advisor_hand[seat, later + 1]
    s.advisor_hand[seat, ADVISORS_IN_SET - 1] = NOTHING


@rule
def take_in_hand(s: Any, seat: int, own: int) -> None:
    for place in range(ADVISORS_IN_SET):
        if s.advisor_hand[seat, place] == NOTHING:
            s.advisor_hand[seat, place] = own
            return


@rule
def put_beneath_deck(s: Any, seat: int, own: int) -> None:
    """HI-6.8: face up under the deck."""
    for place in range(ADVISORS_IN_SET):
        if s.advisor_used[seat, place] == NOTHING:
            s.advisor_used[seat, place] = own
            break
    check_deck(s, seat)


@rule
def check_deck(s: Any, seat: int) -> None:
    """HI-7.7: where only face-up advisors are left, all are turned face down."""
    if deck_left(s, seat) > 0 or s.advisor_used[seat, 0] == NOTHING:
        return
    turned = 0
    for place in range(ADVISORS_IN_SET):
        own = s.advisor_used[seat, place]
        if own != NOTHING:
            s.advisor_deck[seat, place] = own
            s.advisor_used[seat, place] = NOTHING
            turned += 1
    note(s, E_DECK_TURNED, seat, turned)


@rule
def leave_table(s: Any, seat: int, own: int) -> None:
    """A resolved advisor leaves the cards still to be resolved."""
    found = 0
    for place in range(MOST_CARDS):
        if s.advisor_table[seat, place] == own:
            found = 1
        if found == 1:
            s.advisor_table[seat, place] = s.advisor_table[seat, place + 1] if place < MOST_CARDS - 1 else NOTHING


@rule
def file_advisor(s: Any, seat: int, own: int) -> None:
    leave_table(s, seat, own)
    put_beneath_deck(s, seat, own)


# ---- drawing


@rule
def draw_advisors(s: Any, seat: int, advisors: int) -> None:
    """HI-7.7: the top of the deck; HI-15.3: any advisor that lies face down."""
    if advisors == 0:
        return
    left = deck_left(s, seat)
    if left == 0:
        note(s, E_DECK_EMPTY, seat)
        return
    if s.advisor_rule == CHOSEN_ADVISORS:
        s.due = advisors
        ask(s, seat, ASK_DRAW)
        return
    push(s, DRAW_ADVISOR, seat, advisors - 1)
    draw_from_place(s, seat, below(s.chance, left))


@rule
def draw_from_place(s: Any, seat: int, place: int) -> None:
    own = take_from_deck(s, seat, place)
    take_in_hand(s, seat, own)
    note(s, E_DRAWS_ADVISOR, seat)
    note(s, E_SEES_ADVISOR, seat, advisor_of(s, seat, own))
    check_deck(s, seat)


@rule
def check_draw(s: Any, action: int) -> int:
    own = action - DRAW
    return 0 if place_in_deck(s, s.to_act, own) != NOTHING else 1503


@rule
def legal_draw(s: Any, out: MutableSequence[int]) -> int:
    listed = 0
    for action in range(DRAW, DRAW + ADVISORS_IN_SET):
        if check_draw(s, action) == 0:
            out[listed] = action
            listed += 1
    return listed


@rule
def decide_draw(s: Any, seat: int, action: int) -> None:
    push(s, DRAW_ADVISOR, seat, s.due - 1)
    s.due = 0
    draw_from_place(s, seat, place_in_deck(s, seat, action - DRAW))


# ---- HI-15.3: one advisor is put aside before the first is drawn (D-25)


@rule
def put_advisors_aside(s: Any, lap: int) -> None:
    if lap == s.players:
        return
    push(s, PUT_ASIDE, NOTHING, lap + 1)
    seat = s.order[lap]
    push(s, DRAW_ADVISOR, seat, START_ADVISORS[0])
    if s.advisor_rule == CHOSEN_ADVISORS:
        ask(s, seat, ASK_ASIDE)


@rule
def legal_aside(s: Any, out: MutableSequence[int]) -> int:
    for own in range(ADVISORS_IN_SET):
        out[own] = PUT_AWAY + own
    return ADVISORS_IN_SET


@rule
def decide_aside(s: Any, seat: int, action: int) -> None:
    own = take_from_deck(s, seat, place_in_deck(s, seat, action - PUT_AWAY))
    note(s, E_PUTS_ASIDE, seat, advisor_of(s, seat, own))
    put_beneath_deck(s, seat, own)

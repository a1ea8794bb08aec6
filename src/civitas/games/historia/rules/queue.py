"""The discard queue: what joins it and what comes back to hand (HI-6.4e, HI-6.7, HI-8.10)."""

from collections.abc import MutableSequence
from typing import Any

from civitas.core.agenda import ask, push
from civitas.core.fields import NOTHING
from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.historia.state import (
    ASK_QUEUE,
    E_REVOLTS,
    E_TAKES_BACK,
    IN_HAND,
    IN_QUEUE,
    ON_TABLE,
    PICK_CARDS,
    RECALL,
)
from civitas.games.historia.tables import ACTION_COUNT


@rule
def file_card(s: Any, seat: int, card: int) -> None:
    """HI-6.4e: a resolved card joins the newest end; Revolution has joined it already (HI-6.7)."""
    if s.card_at[seat, card] != ON_TABLE:
        return
    s.queue[seat, s.queue_left[seat]] = card
    s.queue_left[seat] += 1
    s.card_at[seat, card] = IN_QUEUE


@rule
def take_back(s: Any, seat: int, place: int) -> None:
    """The card at a place of the queue comes to hand; the others keep their order."""
    card = s.queue[seat, place]
    last = s.queue_left[seat] - 1
    for later in range(place, last):
        s.queue[seat, later] = s.queue[seat, later + 1]
    s.queue[seat, last] = NOTHING
    s.queue_left[seat] = last
    s.card_at[seat, card] = IN_HAND
    note(s, E_TAKES_BACK, seat, card)


@rule
def take_oldest(s: Any, seat: int, cards: int) -> None:
    for _ in range(min(cards, s.queue_left[seat])):
        take_back(s, seat, 0)


@rule
def revolt(s: Any, seat: int) -> None:
    """HI-8.10: the newest card and one of choice come back, and this round is the last one."""
    s.revolution = 1
    note(s, E_REVOLTS, seat)
    if s.queue_left[seat] > 0:
        take_back(s, seat, s.queue_left[seat] - 1)
    push(s, PICK_CARDS, seat, 1)


# DP-13: cards of choice.


@rule
def pick_cards(s: Any, seat: int, cards: int) -> None:
    if cards == 0 or s.queue_left[seat] == 0:
        return
    s.due = cards
    ask(s, seat, ASK_QUEUE)


@rule
def check_recall(s: Any, action: int) -> int:
    card = action - RECALL
    return 0 if s.card_at[s.to_act, card] == IN_QUEUE else 810


@rule
def legal_recall(s: Any, out: MutableSequence[int]) -> int:
    listed = 0
    for action in range(RECALL, RECALL + ACTION_COUNT):
        if check_recall(s, action) == 0:
            out[listed] = action
            listed += 1
    return listed


@rule
def decide_recall(s: Any, seat: int, action: int) -> None:
    cards = s.due
    s.due = 0
    for place in range(s.queue_left[seat]):
        if s.queue[seat, place] == action - RECALL:
            take_back(s, seat, place)
            break
    push(s, PICK_CARDS, seat, cards - 1)

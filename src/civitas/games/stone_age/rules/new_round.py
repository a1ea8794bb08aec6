"""SA-14: the new round, SA-15: the end of the game."""

from typing import Any

from civitas.core.agenda import push
from civitas.core.fields import NOTHING
from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.stone_age.rules.scoring import score_finally
from civitas.games.stone_age.state import (
    E_CARDS_RUN_OUT,
    E_LAST_ROUND,
    E_REVEALS_CARD,
    E_ROUND_BEGINS,
    LAST_ROUND,
    PLACE_PEOPLE,
    TOOL_SPACES,
)
from civitas.games.stone_age.tables import CARD_SPACES, STACKS


@rule
def begin_next_round(s: Any) -> None:
    if stack_is_empty(s):  # SA-15.3 goes before SA-15.2 (SA-15.6)
        score_finally(s)
        return
    if s.round_number == LAST_ROUND:  # SA-15.5
        note(s, E_LAST_ROUND, NOTHING)
        score_finally(s)
        return
    s.first_player = (s.first_player + 1) % s.players  # SA-14.1
    kept = slide_cards(s)
    if s.deck_left < CARD_SPACES - kept:  # SA-15.2
        note(s, E_CARDS_RUN_OUT, NOTHING)
        score_finally(s)
        return
    s.round_number += 1
    note(s, E_ROUND_BEGINS, s.first_player, s.round_number)
    reveal_cards(s, kept)
    make_ready(s)
    push(s, PLACE_PEOPLE, s.first_player)


@rule
def stack_is_empty(s: Any) -> bool:
    for stack in range(STACKS[s.players]):
        if s.stack_left[stack] == 0:
            return True
    return False


@rule
def slide_cards(s: Any) -> int:
    """SA-14.2: the cards left slide to the cheaper spaces; returns how many there are."""
    kept = 0
    for space in range(CARD_SPACES):
        card = s.space[space]
        if card == NOTHING:
            continue
        s.space[space] = NOTHING
        s.space[kept] = card
        kept += 1
    return kept


@rule
def reveal_cards(s: Any, kept: int) -> None:
    """SA-14.3: from right to left, so from the cheapest empty space on."""
    for space in range(kept, CARD_SPACES):
        s.space[space] = draw_from_deck(s)
        note(s, E_REVEALS_CARD, NOTHING, s.space[space], space + 1)


@rule
def draw_from_deck(s: Any) -> int:
    s.deck_left -= 1
    card = s.deck[s.deck_left]
    s.deck[s.deck_left] = NOTHING
    return card


@rule
def make_ready(s: Any) -> None:
    for seat in range(s.players):
        s.unplaced[seat] = s.people[seat]
        for space in range(TOOL_SPACES):
            s.tool_used[seat, space] = 0  # SA-14.4

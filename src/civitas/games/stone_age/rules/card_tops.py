"""SA-11: top parts of civilization cards."""

from collections.abc import MutableSequence
from typing import Any

from civitas.core.agenda import ask, push
from civitas.core.chance import roll_die
from civitas.core.fields import NOTHING
from civitas.core.notes import add_to_note, note
from civitas.core.rules import rule
from civitas.games.stone_age.rules.gains import gain
from civitas.games.stone_age.rules.gathering import clear_dice
from civitas.games.stone_age.rules.new_round import draw_from_deck
from civitas.games.stone_age.state import (
    ASK_DRAFT,
    DRAFT,
    DRAFT_DICE,
    E_DRAFTS,
    E_DRAWS_CARD,
    E_FINDS_NO_CARD,
    E_ROLLS_DRAFT,
    E_SEES_CARD,
    E_STORES_ANY_TWO,
    E_STORES_TOOL,
    HELD,
    ROLL_DICE,
)
from civitas.games.stone_age.tables import (
    DICE_DRAFT,
    DRAFT_AMOUNT,
    DRAFT_TARGET,
    DRAW_CARD,
    GAIN,
    ROLL_GAIN,
    STORE_RESOURCES,
    STORE_TOOL,
    TOP_AMOUNT,
    TOP_TARGET,
    TOP_VERB,
)


@rule
def resolve_top(s: Any, seat: int, card: int) -> None:
    word = TOP_VERB[card]
    amount = TOP_AMOUNT[card]
    if word == GAIN:
        gain(s, seat, TOP_TARGET[card], amount)
    elif word == ROLL_GAIN:
        push(s, ROLL_DICE, seat, TOP_TARGET[card], amount)
    elif word == DICE_DRAFT:
        push(s, DRAFT_DICE, seat)
    elif word == DRAW_CARD:
        draw_extra_card(s, seat)
    elif word == STORE_TOOL:
        s.once[seat, amount - 2] = HELD
        note(s, E_STORES_TOOL, seat, amount)
    elif word == STORE_RESOURCES:
        s.any_two[seat] = HELD
        note(s, E_STORES_ANY_TWO, seat)


@rule
def draw_extra_card(s: Any, seat: int) -> None:
    """SA-11.6: only the bottom part of this card will count, and only its owner sees it."""
    if s.deck_left == 0:
        note(s, E_FINDS_NO_CARD, seat)
        return
    s.extra[seat] = draw_from_deck(s)
    note(s, E_DRAWS_CARD, seat)
    note(s, E_SEES_CARD, seat, s.extra[seat])


# SA-11.7: items for dice.


@rule
def draft_dice(s: Any, buyer: int, picked: int) -> None:
    if picked == s.players:
        clear_dice(s)
        return
    if picked == 0:
        roll_draft(s, buyer)
    push(s, DRAFT_DICE, buyer, picked + 1)
    ask(s, (buyer + picked) % s.players, ASK_DRAFT)


@rule
def roll_draft(s: Any, buyer: int) -> None:
    note(s, E_ROLLS_DRAFT, buyer)
    for die in range(s.players):
        face = roll_die(s.chance)
        s.dice[die] = face
        add_to_note(s, die, face)


@rule
def die_showing(s: Any, face: int) -> int:
    for die in range(s.players):
        if s.dice[die] == face:
            return die
    return NOTHING


@rule
def check_draft(s: Any, action: int) -> int:
    return 0 if die_showing(s, action - DRAFT + 1) != NOTHING else 1107


@rule
def legal_draft(s: Any, out: MutableSequence[int]) -> int:
    listed = 0
    for action in range(DRAFT, DRAFT + 6):
        if check_draft(s, action) == 0:
            out[listed] = action
            listed += 1
    return listed


@rule
def decide_draft(s: Any, seat: int, action: int) -> None:
    face = action - DRAFT + 1
    s.dice[die_showing(s, face)] = 0
    note(s, E_DRAFTS, seat, face)
    gain(s, seat, DRAFT_TARGET[face], DRAFT_AMOUNT[face])

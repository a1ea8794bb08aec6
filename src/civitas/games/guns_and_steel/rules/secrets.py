"""GS-D18, closed hands: what a viewer cannot know about cards laid as resources, dealt anew."""

from collections.abc import MutableSequence
from typing import Any

from civitas.core.chance import below
from civitas.core.rules import rule
from civitas.core.view import read, write
from civitas.games.guns_and_steel.state import LAYOUT, SECRET_BITS, UNSURE
from civitas.games.guns_and_steel.tables import FACES, KIND_OF, MAX_PLAYERS, MOST_KINDS

LAID_AT = LAYOUT.places["laid"][1]
PLACE_AT = LAYOUT.places["place"][1]
COUNTS_AT = LAYOUT.places["unsure_laid"][1]
WORD_BYTES = 4


@rule
def deal_secrets(row: Any, viewer: int, luck: MutableSequence[int]) -> None:
    """For every opponent and kind, as many of the unsure cards as lie on the table are drawn to lie there."""
    for seat in range(MAX_PLAYERS):
        if seat == viewer:
            continue
        write(row, laid_word(seat, 0), WORD_BYTES, 0)
        write(row, laid_word(seat, 1), WORD_BYTES, 0)
        for kind in range(MOST_KINDS):
            laid = read(row, COUNTS_AT + MOST_KINDS * seat + kind, 1)
            if laid > 0:
                deal_kind(row, seat, kind, laid, luck)


@rule
def laid_word(seat: int, word: int) -> int:
    return LAID_AT + WORD_BYTES * (2 * seat + word)


@rule
def deal_kind(row: Any, seat: int, kind: int, laid: int, luck: MutableSequence[int]) -> None:
    """Draws the cards one by one in the order of their numbers, each with the chance that is left for it."""
    left = unsure_cards(row, seat, kind)
    missing = laid
    for card in range(FACES):
        if KIND_OF[card] != kind or read(row, PLACE_AT + FACES * seat + card, 1) != UNSURE:
            continue
        if below(luck, left) < missing:
            missing -= 1
            offset = laid_word(seat, card // SECRET_BITS)
            write(row, offset, WORD_BYTES, read(row, offset, WORD_BYTES) + (1 << (card % SECRET_BITS)))
        left -= 1


@rule
def unsure_cards(row: Any, seat: int, kind: int) -> int:
    cards = 0
    for card in range(FACES):
        if KIND_OF[card] == kind and read(row, PLACE_AT + FACES * seat + card, 1) == UNSURE:
            cards += 1
    return cards

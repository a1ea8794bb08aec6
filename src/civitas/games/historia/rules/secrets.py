"""What a viewer cannot know and no box of components tells: the cards chosen by others (HI-5.2)."""

from collections.abc import MutableSequence
from typing import Any

from civitas.core.rules import rule
from civitas.core.view import write
from civitas.games.historia.state import LAYOUT
from civitas.games.historia.tables import MOST_CIVS

CHOICE_AT = LAYOUT.places["choice"][1]
CHOICE_WIDTH = LAYOUT.places["choice"][0].base.itemsize


@rule
def deal_secrets(row: Any, viewer: int, luck: MutableSequence[int]) -> None:
    """To a viewer the others have not chosen yet: whoever plays on from here asks them again, in any order."""
    for seat in range(MOST_CIVS):
        if seat != viewer:
            write(row, CHOICE_AT + CHOICE_WIDTH * seat, CHOICE_WIDTH, 0)

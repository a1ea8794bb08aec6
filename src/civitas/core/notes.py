"""What happened, told while it happens: rules take notes, the page and the replay read them.

The ring of notes lies behind the position in the record of a listening match. Where nobody listens, `note` is bound to
`take_no_note`, which the compiler removes.
"""

from dataclasses import dataclass
from typing import Any

from civitas.core.fields import NOTE_NUMBERS, NOTES_KEPT, Audience, Axis, Pool
from civitas.core.rules import rule

Meaning = type[int] | Pool | Axis


@rule
def take_note(s: Any, event: int, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    row = s.notes_taken % NOTES_KEPT
    s.notes[row, 0] = event
    s.notes[row, 1] = seat
    s.notes[row, 2] = a
    s.notes[row, 3] = b
    s.notes[row, 4] = c
    s.notes[row, 5] = d
    for column in range(6, NOTE_NUMBERS):
        s.notes[row, column] = 0
    s.notes_taken += 1


@rule
def take_no_note(s: Any, event: int, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    pass


@rule
def note(s: Any, event: int, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Takes a note of an event; bound to one of the above."""


@rule
def add_to_note(s: Any, column: int, value: int) -> None:
    """One more number for the last note (the dice of a throw, one by one); bound like `note`."""


@rule
def add_number(s: Any, column: int, value: int) -> None:
    if column < NOTE_NUMBERS - 2:
        s.notes[(s.notes_taken - 1) % NOTES_KEPT, column + 2] = value


@rule
def add_no_number(s: Any, column: int, value: int) -> None:
    pass


@dataclass(frozen=True)
class Event:
    """A kind of note: the names of its numbers, what each is, and who may read it (its seat is the owner)."""

    name: str
    numbers: tuple[tuple[str, Meaning], ...] = ()
    seen_by: Audience = "everyone"
    many: str = ""  # the name of the list that all further numbers form, up to the first 0: dice


def event(name: str, seen_by: Audience = "everyone", many: str = "", **numbers: Meaning) -> Event:
    """An event; each number is `int`, a component of a Pool, or one of the words of an Axis."""
    return Event(name, tuple(numbers.items()), seen_by, many)

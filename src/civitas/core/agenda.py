"""The stack of steps still to be done, inside the record, and the question that is open."""

from typing import Any

from civitas.core.rules import rule

NO_QUESTION = 0


@rule
def push(s: Any, step: int, seat: int, a: int = 0, b: int = 0) -> None:
    """Puts a step on top of the agenda: it is done before everything pushed earlier."""
    top = s.agenda_left
    s.agenda_step[top] = step
    s.agenda_seat[top] = seat
    s.agenda_a[top] = a
    s.agenda_b[top] = b
    s.agenda_left = top + 1


@rule
def pop(s: Any) -> int:
    """Takes the top step off the agenda; its place is cleared by the caller through `clear_top`."""
    top = s.agenda_left - 1
    s.agenda_left = top
    return top


@rule
def clear_top(s: Any, top: int) -> None:
    # Leftovers would make equal positions differ.
    s.agenda_step[top] = 0
    s.agenda_seat[top] = -1
    s.agenda_a[top] = 0
    s.agenda_b[top] = 0


@rule
def ask(s: Any, seat: int, question: int) -> None:
    """Opens a question: nothing more is done before that seat has answered."""
    s.to_act = seat
    s.asked = question


@rule
def end_game(s: Any) -> None:
    s.over = 1
    s.to_act = -1
    s.asked = NO_QUESTION

"""What a game fulfils: the names that generic code calls, each bound to the game's own rule before it runs.

`start`, `run`, `decide`, `check`, `legal` and the rest stand here for whichever game is played: a search, a playout or
the law tests are written once against these names, and `rules.Binder` puts the game's functions in their place.
"""

from collections.abc import MutableSequence
from typing import Any

import numpy as np

from civitas.core.agenda import NO_QUESTION, clear_top, pop
from civitas.core.fields import NOTHING
from civitas.core.rules import rule

# Bound to the game's own: 1 for a question that is asked even when it has one answer.
CEREMONIAL = np.zeros(1, np.int64)
# Likewise: 1 for a question that several seats answer in secret.
SEALED = np.zeros(1, np.int64)


@rule
def start(s: Any) -> None:
    """Sets the game up: the record is blank but for players, options and the generator."""
    raise NotImplementedError


@rule
def run(s: Any, step: int, seat: int, a: int, b: int) -> None:
    """Does one step of the agenda."""
    raise NotImplementedError


@rule
def decide(s: Any, question: int, seat: int, action: int) -> None:
    """Carries out a seat's legal answer to a question, which is closed already."""
    raise NotImplementedError


@rule
def check(s: Any, action: int) -> int:
    """0 if the open question may be answered so, else the number of the rule that forbids it (SA-11.7 is 1107)."""
    raise NotImplementedError


@rule
def legal(s: Any, out: MutableSequence[int]) -> int:
    """Lists the legal answers in ascending order and returns how many there are."""
    raise NotImplementedError


@rule
def tally(s: Any, seat: int, out: MutableSequence[int]) -> None:
    """A seat's points by source, as if the game ended now."""
    raise NotImplementedError


@rule
def tie_break(s: Any, seat: int) -> int:
    """What decides between seats with equal points, from 0 to 999,999."""
    raise NotImplementedError


@rule
def evaluate(s: Any, seat: int) -> int:
    """The game's hint: how good a position looks for a seat, in hundredths of a point."""
    raise NotImplementedError


@rule
def period(s: Any) -> int:
    """Which round, or turn, is being played: a search may end its playouts where this number changes."""
    return 0


@rule
def deal_secrets(row: Any, viewer: int, luck: MutableSequence[int]) -> None:
    """Deals anew, in the bytes of a position, what the pools of components do not cover; most games need it not.

    A secret flag or number is dealt here, so that the viewer's view stays as it is.
    """


@rule
def shortlist(s: Any, listed: MutableSequence[int], answers: int) -> int:
    """The game's hint: keeps, of the legal answers that are listed, those worth a planner's thought; returns how many.

    At least one stays. A game drops what is the same in another order, or plainly worse than another answer.
    """
    return answers


@rule
def worth_a_thought(s: Any, out: MutableSequence[int]) -> int:
    """Lists what a planner looks at, in ascending order, and returns how many answers that are."""
    return shortlist(s, out, legal(s, out))


@rule
def apply(s: Any, action: int, out: MutableSequence[int]) -> int:
    """Answers the open question and goes on to the next one; returns how many answers that has (0: the end)."""
    answer(s, action)
    return settle(s, out)


@rule
def answer(s: Any, action: int) -> None:
    question = s.asked
    seat = s.to_act
    s.asked = NO_QUESTION
    s.to_act = NOTHING
    # A list of answers may hold small integers, with which the interpreter would overflow.
    decide(s, question, seat, int(action))


@rule
def settle(s: Any, out: MutableSequence[int]) -> int:
    """Does what the agenda holds, answering questions with one answer itself, until a seat really has to decide."""
    while True:
        run_agenda(s)
        if s.over:
            return 0
        answers = legal(s, out)
        if is_real(s, answers):
            return answers
        answer(s, out[0])


@rule
def is_real(s: Any, answers: int) -> bool:
    """Is the open question one that a seat has to be asked?"""
    return answers != 1 or CEREMONIAL[s.asked] == 1


@rule
def run_agenda(s: Any) -> None:
    """Does what remains to be done until something is asked or the game is over."""
    while s.asked == NO_QUESTION and not s.over:
        do_next_step(s)


@rule
def do_next_step(s: Any) -> None:
    top = pop(s)
    step = s.agenda_step[top]
    seat = s.agenda_seat[top]
    a = s.agenda_a[top]
    b = s.agenda_b[top]
    clear_top(s, top)
    run(s, step, seat, a, b)


@rule
def begin(s: Any, out: MutableSequence[int]) -> int:
    """Sets up and goes on to the first question."""
    start(s)
    return settle(s, out)

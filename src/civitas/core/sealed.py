"""Sealed questions: several seats are asked at once; each answers when it likes and may change its answer until the
last one is in. The answers lie beside the position and are taken in the rules' own order, so that the order in which
they came can make no difference."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from civitas.core.errors import BadOption

if TYPE_CHECKING:
    from civitas.core.match import Action, Match


@dataclass(frozen=True)
class Answer:
    """An answer that lies face down; `by` says who gave it, for whoever keeps a log."""

    decision: int
    by: str = ""


def is_sealed(match: "Match") -> bool:
    """Is the open question one that several seats answer at once?"""
    return match.to_act is not None and match.question.sealed


def asked_seats(match: "Match") -> tuple[int, ...]:
    """Everybody the open question is asked of, in the order in which the rules take the answers."""
    if match.to_act is None:
        return ()
    if not is_sealed(match):
        return (match.to_act,)
    if match.asked_at_once is None:
        match.asked_at_once = _find_asked(match)
    return match.asked_at_once


def _find_asked(match: "Match") -> tuple[int, ...]:
    """Tries it out: nobody sees a sealed answer, so everything looks the same until the last one is in."""
    trial, look = match.copy(), _look(match)
    found: list[int] = []
    while trial.to_act is not None and is_sealed(trial) and _look(trial) == look:
        found.append(trial.to_act)
        trial.play(trial.legal_ids()[0])
    return tuple(found)


def _look(match: "Match") -> bytes:
    """What a stranger sees, but for whose answer the rules take next."""
    shown = match.redacted(None)
    shown["to_act"] = 0
    return shown.view(np.uint8).tobytes()


def pending(match: "Match") -> tuple[int, ...]:
    """Those who are asked and have not answered yet."""
    return tuple(seat for seat in asked_seats(match) if seat not in match.sealed)


def asked_of(match: "Match", seat: int) -> "Match":
    """A copy in which this seat is the one that is asked; the answer that it has sealed already is on its view."""
    if seat not in asked_seats(match):
        raise BadOption(f"seat {seat} is not asked now")
    copy = match.copy()
    if seat in match.sealed:
        copy.turn_to(seat)
        copy.answer_quietly(match.sealed[seat].decision)
    copy.turn_to(seat)
    return copy


def seal(match: "Match", seat: int, decision: "Action | int | str", by: str = "") -> list[tuple[int, str]]:
    """Lays an answer face down, in place of an earlier one. The last one that was missing reveals them all.

    Gives the seats whose answers were taken thereby, each with who gave it, in the order of the decisions.
    """
    number = asked_of(match, seat).play(decision).id
    asked = asked_seats(match)
    match.sealed = {other: answer for other, answer in match.sealed.items() if other != seat} | {
        seat: Answer(number, by)
    }
    match.sealings += 1
    return [] if len(match.sealed) < len(asked) else _reveal(match, asked)


def unseal(match: "Match", seat: int) -> int:
    """Takes an answer up again, and gives it."""
    if seat not in match.sealed:
        raise BadOption(f"seat {seat} has not answered yet")
    taken = match.sealed[seat].decision
    match.sealed = {other: answer for other, answer in match.sealed.items() if other != seat}
    match.sealings += 1
    return taken


def _reveal(match: "Match", asked: tuple[int, ...]) -> list[tuple[int, str]]:
    answers = match.sealed
    for seat in asked:
        match.play(answers[seat].decision)
    return [(seat, answers[seat].by) for seat in asked]

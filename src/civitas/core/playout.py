"""Random play to the end, written once against the contract: the measure of speed, and a search's last resort."""

from collections.abc import MutableSequence
from typing import Any

from civitas.core.chance import below
from civitas.core.contract import apply, begin
from civitas.core.rules import rule


@rule
def play_out(s: Any, answers: int, luck: MutableSequence[int], out: MutableSequence[int], bound: int) -> int:
    """Random decisions until the end or the bound; `out` lists the open question's answers on entry."""
    decisions = 0
    while answers > 0 and decisions < bound:
        answers = apply(s, out[below(luck, answers)], out)
        decisions += 1
    return decisions


@rule
def play_whole(s: Any, luck: MutableSequence[int], out: MutableSequence[int], bound: int) -> int:
    """Sets up and plays a whole random game; returns the number of real decisions."""
    return play_out(s, begin(s, out), luck, out, bound)

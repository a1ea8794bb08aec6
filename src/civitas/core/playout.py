"""Random play to the end, written once against the contract: the measure of speed, and a search's last resort.

Steps, answers and decisions each stand in one place of one loop: threads of a GPU that play different games meet there
again, and forced answers keep nobody waiting.
"""

from collections.abc import MutableSequence
from typing import Any

from civitas.core.chance import below
from civitas.core.contract import answer, is_real, legal, run_agenda, start
from civitas.core.rules import rule


@rule
def play_out(s: Any, luck: MutableSequence[int], out: MutableSequence[int], bound: int) -> int:
    """Random decisions until the end or the bound; returns how many of them were real."""
    decisions = 0
    while decisions < bound:
        run_agenda(s)
        if s.over:
            break
        answers = legal(s, out)
        place = 0
        if is_real(s, answers):
            place = below(luck, answers)
            decisions += 1
        answer(s, out[place])
    return decisions


@rule
def play_whole(s: Any, luck: MutableSequence[int], out: MutableSequence[int], bound: int) -> int:
    """Sets up and plays a whole random game; returns the number of real decisions."""
    start(s)
    return play_out(s, luck, out, bound)

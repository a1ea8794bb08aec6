"""What a position is worth to every seat: its chance to win and its margin, mixed as a recipe says."""

from math import exp
from typing import Any

from civitas.bots.mind import MARGIN, SPREAD, WINNING
from civitas.core.batch import standing, total
from civitas.core.contract import evaluate
from civitas.core.rules import rule

WIDE = 4.0  # the margin counts over so many times the spread


@rule
def judge(mind: Any, s: Any) -> None:
    """Fills in how the position looks, the chances to win and the results of all seats."""
    seats = len(mind.looks)
    for seat in range(seats):
        mind.looks[seat] = 100.0 * total(s, seat, mind.scratch) if s.over else 1.0 * evaluate(s, seat)
    if seats == 1:
        # Alone there is nobody to be ahead of: what counts is how high one comes.
        mind.gains[0] = logistic(mind.looks[0] / (WIDE * mind.scale[SPREAD]))
        mind.wins[0] = mind.gains[0]
        return
    if s.over:
        share_the_win(mind, s)
    else:
        guess_the_winner(mind)
    for seat in range(seats):
        mind.gains[seat] = gain_of(mind, s, seat)


@rule
def logistic(x: float) -> float:
    return 1.0 / (1.0 + exp(-min(max(x, -30.0), 30.0)))


@rule
def share_the_win(mind: Any, s: Any) -> None:
    best = 0
    for seat in range(len(mind.wins)):
        best = max(best, standing(s, seat, mind.scratch)) if seat > 0 else standing(s, seat, mind.scratch)
    winners = 0
    for seat in range(len(mind.wins)):
        mind.wins[seat] = 1.0 if standing(s, seat, mind.scratch) == best else 0.0
        winners += 1 if mind.wins[seat] > 0.5 else 0
    for seat in range(len(mind.wins)):
        mind.wins[seat] /= winners


@rule
def guess_the_winner(mind: Any) -> None:
    """Chances by how far each seat is ahead, in the spread that decides games."""
    best = mind.looks[0]
    for seat in range(1, len(mind.looks)):
        best = max(best, mind.looks[seat])
    whole = 0.0
    for seat in range(len(mind.looks)):
        mind.wins[seat] = exp(max((mind.looks[seat] - best) / mind.scale[SPREAD], -30.0))
        whole += mind.wins[seat]
    for seat in range(len(mind.looks)):
        mind.wins[seat] /= whole


@rule
def gain_of(mind: Any, s: Any, seat: int) -> float:
    """Rank and margin against each of the others, and the win itself."""
    ranked = 0.0
    margin = 0.0
    for other in range(len(mind.looks)):
        if other == seat:
            continue
        ahead = (mind.looks[seat] - mind.looks[other]) / mind.scale[SPREAD]
        ranked += rank_against(mind, s, seat, other) if s.over else logistic(ahead)
        margin += logistic(ahead / WIDE)
    others = len(mind.looks) - 1
    rank = mind.scale[WINNING] * mind.wins[seat] + (1.0 - mind.scale[WINNING]) * ranked / others
    return mind.scale[MARGIN] * margin / others + (1.0 - mind.scale[MARGIN]) * rank


@rule
def rank_against(mind: Any, s: Any, seat: int, other: int) -> float:
    own = standing(s, seat, mind.scratch)
    theirs = standing(s, other, mind.scratch)
    return 1.0 if own > theirs else 0.5 if own == theirs else 0.0

"""One decision ahead: try every answer in several worlds that fit the view, keep the one whose position looks best."""

from collections.abc import MutableSequence
from typing import Any

from civitas.core.chance import below
from civitas.core.contract import apply, evaluate, worth_a_thought
from civitas.core.rules import rule
from civitas.core.view import deal_row

WORLDS = 4  # enough to see through most rolls of dice; twice as many choose hardly better


@rule
def choose_greedily(
    view: Any,
    world: Any,
    world_rows: Any,
    trial: Any,
    seat: int,
    listed: MutableSequence[int],
    out: MutableSequence[int],
    values: MutableSequence[int],
    luck: MutableSequence[int],
    bag: MutableSequence[int],
) -> int:
    """The answer that looks best to a seat. `view`, `world` and `trial` are arrays of one record."""
    answers = worth_a_thought(view[0], listed)
    for place in range(answers):
        values[place] = 0
    for _ in range(WORLDS):
        world[0] = view[0]
        deal_row(world_rows[0], seat, luck, bag)
        for place in range(answers):
            trial[0] = world[0]
            apply(trial[0], listed[place], out)
            values[place] += evaluate(trial[0], seat)
    return listed[best_place(values, answers, luck)]


@rule
def best_place(values: MutableSequence[int], size: int, luck: MutableSequence[int]) -> int:
    """Where the highest value stands; among equals each is as likely."""
    best = 0
    equals = 1
    for place in range(1, size):
        if values[place] > values[best]:
            best = place
            equals = 1
        elif values[place] == values[best]:
            equals += 1
            if below(luck, equals) == 0:
                best = place
    return best

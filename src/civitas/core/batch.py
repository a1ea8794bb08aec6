"""Rules over arrays of positions: what threads and GPU kernels run, each on its share from `first` to `last`."""

from collections.abc import MutableSequence
from typing import Any

from civitas.core.chance import seed_generator
from civitas.core.contract import apply, begin, tally, tie_break
from civitas.core.playout import play_out, play_whole
from civitas.core.rules import rule

POLICY_STREAM = 1  # the random player's generator: never the game's own


@rule
def begin_games(first: int, last: int, records: Any, seeds: Any, listed: Any, answers: Any) -> None:
    for game in range(first, last):
        s = records[game]
        seed_generator(s.chance, seeds[game], seeds[game] >> 32, 0)
        answers[game] = begin(s, listed[game])


@rule
def step_games(first: int, last: int, records: Any, actions: Any, listed: Any, answers: Any) -> None:
    for game in range(first, last):
        if answers[game] > 0:
            answers[game] = apply(records[game], actions[game], listed[game])


@rule
def play_games(
    first: int, last: int, records: Any, seeds: Any, luck: Any, listed: Any, answers: Any, decisions: Any, bound: Any
) -> None:
    for game in range(first, last):
        own = luck[game]
        seed_generator(own, seeds[game], seeds[game] >> 32, POLICY_STREAM)
        decisions[game] = play_out(records[game], own, listed[game], bound[0])
        answers[game] = 0


@rule
def score_games(first: int, last: int, records: Any, points: Any) -> None:
    for game in range(first, last):
        for seat in range(points.shape[1]):
            tally(records[game], seat, points[game, seat])


@rule
def rank_games(first: int, last: int, records: Any, places: Any, scratch: Any) -> None:
    for game in range(first, last):
        s = records[game]
        seats = places.shape[1]
        for seat in range(seats):
            places[game, seat] = 1
            for other in range(seats):
                if standing(s, other, scratch[game]) > standing(s, seat, scratch[game]):
                    places[game, seat] += 1


@rule
def standing(s: Any, seat: int, scratch: MutableSequence[int]) -> int:
    """One number that orders seats as the final scoring does."""
    return total(s, seat, scratch) * 1_000_000 + tie_break(s, seat)


@rule
def total(s: Any, seat: int, scratch: MutableSequence[int]) -> int:
    tally(s, seat, scratch)
    points = 0
    for source in range(len(scratch)):
        points += scratch[source]
    return points


@rule
def whole_games(
    first: int,
    last: int,
    record: Any,
    template: Any,
    luck: MutableSequence[int],
    out: MutableSequence[int],
    scratch: MutableSequence[int],
    decisions: Any,
    scores: Any,
    seed: int,
    bound: int,
) -> None:
    """Whole random games in one record after another's end: only results are kept."""
    for game in range(first, last):
        record[0] = template[0]
        s = record[0]
        number = seed + game
        seed_generator(s.chance, number, number >> 32, 0)
        seed_generator(luck, number, number >> 32, POLICY_STREAM)
        decisions[game] = play_whole(s, luck, out, bound)
        for seat in range(scores.shape[1]):
            scores[game, seat] = total(s, seat, scratch)

"""Ratings of bots by openskill's Plackett-Luce model, from the places of all their matches."""

import random
from collections.abc import Sequence
from typing import Any

from civitas.core.errors import BadOption
from civitas.lab.statistics import Result

RATED_AT_MOST = 20_000  # more matches change a rating no more; they would only take time
Rating = tuple[float, float]  # mu and sigma


def need_openskill() -> None:
    """Says what is missing before anything is played."""
    try:
        import openskill as _  # noqa: F401
    except ImportError:
        raise BadOption("ratings need openskill: install civitas[lab], or give --no-ratings") from None


def rate(results: Sequence[Result], bots: int) -> list[Rating]:
    """Every bot's rating; the order in which matches are counted is drawn, always in the same way."""
    from openskill.models import PlackettLuce

    model: Any = PlackettLuce()
    ratings: list[Any] = [model.rating() for _ in range(bots)]
    counted = [result for result in results if len(set(result.bots)) > 1]
    random.Random(1).shuffle(counted)
    for result in counted[:RATED_AT_MOST]:
        _count(model, ratings, result)
    return [(rating.mu, rating.sigma) for rating in ratings]


def _count(model: Any, ratings: list[Any], result: Result) -> None:
    """One match: each seat plays for its bot; a bot in several seats moves by the mean of what they did."""
    teams = [[model.rating(mu=ratings[bot].mu, sigma=ratings[bot].sigma)] for bot in result.bots]
    moved = [team[0] for team in model.rate(teams, ranks=[float(place) for place in result.places])]
    for bot in set(result.bots):
        own = [one for one, sitting in zip(moved, result.bots, strict=True) if sitting == bot]
        ratings[bot].mu = sum(one.mu for one in own) / len(own)
        ratings[bot].sigma = sum(one.sigma for one in own) / len(own)

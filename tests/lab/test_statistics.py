"""Known truths come out of synthetic results, within intervals that hold what they promise."""

import random

import pytest

from civitas.lab import statistics
from civitas.lab.ratings import rate
from civitas.lab.schedule import make_schedule
from civitas.lab.statistics import Result, ahead, contests, estimate, margins, ranks, student, wilson, wins


def made_up(bots: int, players: int, games: int, strength: list[float], luck: float, seed: int) -> list[Result]:
    """Results of bots whose points are their strength, the luck of the deal by seat, and their own luck."""
    chooser = random.Random(seed)
    deals: dict[int, list[float]] = {}
    results: list[Result] = []
    for job in make_schedule(bots, players, games, seed):
        deal = deals.setdefault(job.block, [chooser.gauss(0, luck) for _ in range(players)])
        points = [strength[bot] + deal[seat] + chooser.gauss(0, 1) for seat, bot in enumerate(job.bots)]
        scores = tuple(round(1000 * one) for one in points)
        places = tuple(1 + sum(other > own for other in scores) for own in scores)
        results.append(Result(job.block, job.lineup, job.bots, scores, places))
    return results


@pytest.mark.parametrize(
    ("players", "games", "strength", "luck"),
    [(2, 40, 0.0, 0.0), (2, 200, 0.3, 0.0), (2, 200, 0.3, 2.0), (4, 160, 0.5, 1.0), (3, 60, 1.0, 0.5)],
)
def test_intervals_hold_the_truth_as_often_as_they_promise(
    players: int, games: int, strength: float, luck: float
) -> None:
    truth = estimate(made_up(2, players, 60_000, [strength, 0], luck, 999), lambda result: wins(result, 0)).mean
    margin = estimate(made_up(2, players, 60_000, [strength, 0], luck, 998), lambda result: margins(result, 0)).mean
    held = margins_held = 0
    repeats = 400
    for number in range(repeats):
        results = made_up(2, players, games, [strength, 0], luck, number)
        low, high = estimate(results, lambda result: wins(result, 0)).share_interval
        held += low <= truth <= high
        low, high = estimate(results, lambda result: margins(result, 0)).interval
        margins_held += low <= margin <= high
    # Where the deal decides much, pairs know more than the interval admits: never less.
    assert held >= 0.92 * repeats
    assert 0.915 * repeats <= margins_held <= 0.98 * repeats


def test_a_common_deal_does_not_count_as_many_matches() -> None:
    """When a seat's deal decides everything, each block is drawn: nothing is learnt of the bots."""
    results = made_up(2, 2, 400, [0, 0], 50, 1)
    low, high = estimate(results, lambda result: wins(result, 0)).share_interval
    assert low < 0.5 < high and high - low > 0.05


def test_a_clean_sweep_keeps_an_interval_of_some_width() -> None:
    results = [Result(block, 0, (0, 1), (9, 1), (1, 2)) for block in range(50)]
    low, high = estimate(results, lambda result: wins(result, 0)).share_interval
    assert high == 1 and 0.9 < low < 0.95


def test_shared_wins_are_split_and_ranks_are_shared() -> None:
    result = Result(0, 0, (0, 1, 1), (7, 7, 3), (1, 1, 3))
    assert wins(result, 0) == [0.5] and wins(result, 1) == [0.5, 0.0]
    assert ranks(result, 0) == [1.5] and ranks(result, 1) == [1.5, 3.0]
    assert margins(result, 0) == [0.0] and margins(result, 1) == [0.0, -4.0]
    assert ahead(result, 0, 1) == [0.5, 1.0]


def test_shares_of_all_seats_add_up() -> None:
    results = made_up(3, 4, 240, [0.4, 0.0, -0.4], 0.5, 3)
    total = sum(sum(sum(wins(result, bot)) for result in results) for bot in range(3))
    assert total == pytest.approx(len(results))


def test_alone_the_same_deals_are_compared() -> None:
    results = [Result(0, 0, (0,), (30,), (1,)), Result(0, 1, (1,), (20,), (1,)), Result(1, 0, (0,), (5,), (1,))]
    compared = contests(results)
    assert compared[0] == Result(0, 0, (0, 1), (30, 20), (1, 2)) and compared[1].bots == (0,)


@pytest.mark.parametrize(("freedom", "quantile"), [(1, 12.706), (2, 4.303), (3, 3.182), (10, 2.228), (10**6, 1.960)])
def test_students_quantiles(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=0.01)


def test_wilson_agrees_with_the_textbook() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0, 0) == (0, 1)
    assert statistics.NORMAL.inv_cdf(0.975) == pytest.approx(1.96, abs=1e-3)


def test_ratings_order_bots_by_strength() -> None:
    ratings = rate(made_up(4, 2, 1200, [1.5, 0.5, -0.5, -1.5], 0.3, 4), 4)
    assert [mu for mu, _ in ratings] == sorted((mu for mu, _ in ratings), reverse=True)
    mixed = rate(made_up(2, 4, 800, [0.0, 0.0], 0.3, 5), 2)
    assert abs(mixed[0][0] - mixed[1][0]) < 3

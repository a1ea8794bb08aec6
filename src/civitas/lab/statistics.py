"""From results to figures with intervals.

Matches with the same seed are not independent, so every interval comes from the spread between blocks (see `schedule`),
within each line-up. A share's interval is Wilson's, with the number of independent matches that this spread amounts to,
and never more than were played: it keeps its meaning at 0 and 100 %, where a bootstrap gives an interval of no width.
"""

import math
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from statistics import NormalDist

Interval = tuple[float, float]
CONFIDENCE = 0.95
NORMAL = NormalDist()


@dataclass(frozen=True)
class Result:
    """One match: which bot sat in each seat, its points and its place from 1."""

    block: int
    lineup: int
    bots: tuple[int, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]


@dataclass(frozen=True)
class Estimate:
    """A mean over many observations, its standard error and how much that error can be trusted."""

    mean: float
    error: float
    freedom: int  # independent blocks beyond those that the line-ups' means take up
    matches: int

    @property
    def interval(self) -> Interval:
        reach = student(self.freedom) * self.error
        return self.mean - reach, self.mean + reach

    @property
    def share_interval(self) -> Interval:
        """For a mean that is a share: Wilson's interval."""
        return wilson(self.mean, self._independent(), student(self.freedom))

    def _independent(self) -> float:
        if self.error <= 0 or self.freedom < 1:
            return self.matches
        return min(self.mean * (1 - self.mean) / self.error**2, self.matches)


class Tally:
    """Adds up what was observed, block by block."""

    def __init__(self) -> None:
        self._blocks: dict[tuple[int, int], list[float]] = defaultdict(lambda: [0.0, 0.0])
        self.matches = 0

    def add(self, result: Result, values: Sequence[float]) -> None:
        """All observations of one match; a match without any is not counted."""
        if not values:
            return
        block = self._blocks[result.lineup, result.block]
        block[0] += sum(values)
        block[1] += len(values)
        self.matches += 1

    def estimate(self) -> Estimate:
        """The mean of all observations, with an error from the spread between blocks of the same line-up."""
        observations = sum(count for _, count in self._blocks.values())
        if not observations:
            return Estimate(math.nan, math.nan, 0, 0)
        mean = sum(total for total, _ in self._blocks.values()) / observations
        lineups: dict[int, list[float]] = defaultdict(list)
        for (lineup, _), (total, count) in self._blocks.items():
            lineups[lineup].append(total - mean * count)
        variance = sum(map(_spread, lineups.values())) / observations**2
        freedom = sum(len(residuals) - 1 for residuals in lineups.values())
        return Estimate(mean, math.sqrt(variance), freedom, self.matches)


def _spread(residuals: Sequence[float]) -> float:
    """The variance of a sum of independent numbers, estimated from them."""
    size = len(residuals)
    if size < 2:
        return 0.0
    middle = sum(residuals) / size
    return sum((one - middle) ** 2 for one in residuals) * size / (size - 1)


def student(freedom: int, confidence: float = CONFIDENCE) -> float:
    """The two-sided quantile of Student's t; the normal one when nothing is known of the spread."""
    z = NORMAL.inv_cdf((1 + confidence) / 2)
    if freedom < 1:
        return z
    if freedom <= 2:  # the series below is for larger ones
        return {1: 1 / math.tan((1 - confidence) * math.pi / 2), 2: _student_of_two(confidence)}[freedom]
    # Cornish and Fisher's expansion; off by less than 1 % from 3 on.
    v = freedom
    return (
        z
        + (z**3 + z) / (4 * v)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * v**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * v**3)
    )


def _student_of_two(confidence: float) -> float:
    return confidence * math.sqrt(2 / (1 - confidence**2))


def wilson(share: float, matches: float, z: float | None = None) -> Interval:
    """Wilson's interval for a share of so many independent matches."""
    if not matches > 0:
        return 0.0, 1.0
    z = NORMAL.inv_cdf((1 + CONFIDENCE) / 2) if z is None else z
    square = z * z / matches
    middle = (share + square / 2) / (1 + square)
    reach = z * math.sqrt(max(share * (1 - share), 0) / matches + square / matches / 4) / (1 + square)
    return max(0.0, middle - reach), min(1.0, middle + reach)


# ---- what is observed


def wins(result: Result, bot: int) -> list[float]:
    """For each seat of a bot its share of the win: seats that nothing tells apart split it."""
    share = 1 / result.places.count(1)
    return [share if place == 1 else 0.0 for place in _of(result, result.places, bot)]


def ranks(result: Result, bot: int) -> list[float]:
    """For each seat of a bot its rank; seats that share a place take the mean of the places they fill."""
    return [place + (result.places.count(place) - 1) / 2 for place in _of(result, result.places, bot)]


def margins(result: Result, bot: int) -> list[float]:
    """For each seat of a bot its points less those of the best other seat."""
    seats = range(len(result.bots))
    best = [max((result.scores[other] for other in seats if other != seat), default=0) for seat in seats]
    return [float(result.scores[seat] - best[seat]) for seat in seats if result.bots[seat] == bot]


def points(result: Result, bot: int) -> list[float]:
    return [float(score) for score in _of(result, result.scores, bot)]


def winning_points(result: Result, bot: int) -> list[float]:
    """What a bot won with, where it won."""
    seats = zip(result.bots, result.places, result.scores, strict=True)
    return [float(score) for one, place, score in seats if one == bot and place == 1][:1]


def first_place(result: Result, bot: int) -> list[float]:
    """Whether a bot won, in whichever seat."""
    return [sum(wins(result, bot))]


def ahead(result: Result, bot: int, other: int) -> list[float]:
    """For each pair of seats of two bots whether the first is ahead; half for a shared place."""
    mine, theirs = _of(result, result.places, bot), _of(result, result.places, other)
    return [(1 + (b > a) - (b < a)) / 2 for a in mine for b in theirs]


def _of(result: Result, values: Sequence[int], bot: int) -> list[int]:
    return [value for one, value in zip(result.bots, values, strict=True) if one == bot]


def estimate(results: Iterable[Result], observe: Callable[[Result], Sequence[float]]) -> Estimate:
    tally = Tally()
    for result in results:
        tally.add(result, observe(result))
    return tally.estimate()


def contests(results: Sequence[Result]) -> list[Result]:
    """The results to compare by: where bots sat alone, all that were dealt the same become one match."""
    if any(len(result.bots) > 1 for result in results):
        return list(results)
    deals: dict[int, list[Result]] = defaultdict(list)
    for result in results:
        deals[result.block].append(result)
    return [_together(deal) for deal in deals.values()]


def _together(deal: Sequence[Result]) -> Result:
    scores = tuple(result.scores[0] for result in deal)
    places = tuple(1 + sum(other > own for other in scores) for own in scores)
    return Result(deal[0].block, 0, tuple(result.bots[0] for result in deal), scores, places)

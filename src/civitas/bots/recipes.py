"""How bots are named: `random`, `greedy`, a level such as `master`, `search:1s` or `search:500`."""

import re
from dataclasses import dataclass, field, replace

from civitas.core.errors import BadOption

LONGEST = 600.0  # seconds
MOST_ITERATIONS = 100_000_000
CUT_NOW, CUT_AT_PERIOD, CUT_AT_END = range(3)
CUTS = {"now": CUT_NOW, "period": CUT_AT_PERIOD, "end": CUT_AT_END}


@dataclass(frozen=True)
class Budget:
    """When a search has thought enough: after so many iterations or seconds, whichever comes first."""

    iterations: int = MOST_ITERATIONS
    seconds: float = LONGEST

    def __post_init__(self) -> None:
        if not 1 <= self.iterations <= MOST_ITERATIONS:
            raise BadOption(f"a search needs from 1 to {MOST_ITERATIONS:,} iterations, not {self.iterations}")
        if not 0 < self.seconds <= LONGEST:
            raise BadOption(f"a search needs more than 0 and at most {LONGEST:g} seconds, not {self.seconds:g}")

    @property
    def fixed(self) -> bool:
        """Told in iterations alone: the same seed gives the same thoughts."""
        return self.seconds == LONGEST


@dataclass(frozen=True)
class Recipe:
    """How a search thinks. What was tried, and what it gave, stands in docs/bots.md."""

    hints: bool = True  # the hint's opinion of a decision guides the tree
    cut: str = "period"  # judge a line at once (now), when the round ends (period), or at the game's end (end)
    periods: int = 1  # how many rounds' ends are waited for
    most: int = 400  # decisions that a line is played on
    tries: int = 3  # of so many random decisions the best-looking one is played on
    explore: float = 0.0
    trust: float = 1.0  # in the hint
    urgency: float = 0.05  # by how much the untried counts as worse than the tried
    warmth: float = 500.0  # by how many hundredths of a point a decision must look better to weigh e times as much
    spread: float = 1000.0  # lead, in hundredths of a point, with which a win is e times as likely as not
    margin: float = 0.2  # share of the margin in a result, the rest is rank
    winning: float = 0.5  # share of the win itself in the rank

    @property
    def numbers(self) -> tuple[int, ...]:
        """As the compiled search reads it, in the order of its constants."""
        return int(self.hints), CUTS[self.cut], self.periods, self.most, self.tries

    @property
    def scales(self) -> tuple[float, ...]:
        return self.explore, self.trust, self.urgency, self.warmth, self.spread, self.margin, self.winning


USUAL = Recipe()


@dataclass(frozen=True)
class BotKind:
    """A bot as its name tells it: what it does (`random`, `greedy` or `search`), for how long, and how."""

    name: str
    does: str
    budget: Budget = field(default_factory=Budget)
    recipe: Recipe = USUAL


_NAMED = (
    BotKind("random", "random"),
    BotKind("greedy", "greedy"),
    BotKind("novice", "search", Budget(30, 0.3), replace(USUAL, cut="now")),
    BotKind("apprentice", "search", Budget(300, 0.3)),
    BotKind("master", "search", Budget(seconds=0.75)),
    BotKind("grandmaster", "search", Budget(seconds=3.0)),
)
LEVELS = tuple(kind.name for kind in _NAMED)
_LEVELS = {kind.name: kind for kind in _NAMED}
_SEARCH = re.compile(r"search:(?:(?P<seconds>\d+(?:\.\d+)?)s|(?P<iterations>\d+))")


def read_bot(spec: str) -> BotKind:
    """The bot that a text names; what is wrong with another text is said in words."""
    name = spec.strip().lower()
    if name in _LEVELS:
        return _LEVELS[name]
    if not name.startswith("search"):
        raise BadOption(f"no bot is called {spec!r}; there are {', '.join(LEVELS)} and search:1s, search:500 and such")
    found = _SEARCH.fullmatch(name)
    if found is None:
        raise BadOption(f"{spec!r}: a search is told its seconds or its iterations, such as search:1s or search:500")
    return BotKind(name, "search", read_budget(name.removeprefix("search:")))


def read_budget(text: "str | int | float | Budget") -> Budget:
    """`1s`, `0.25s` and 0.25 are seconds, `500` and 500 iterations."""
    if isinstance(text, Budget):
        return text
    if isinstance(text, int):
        return Budget(iterations=text)
    if isinstance(text, float):
        return Budget(seconds=text)
    found = _SEARCH.fullmatch(f"search:{text.strip().lower()}")
    if found is None:
        raise BadOption(f"a budget is such as 1s or 500, not {text!r}")
    if found["seconds"]:
        return Budget(seconds=float(found["seconds"]))
    return Budget(iterations=int(found["iterations"]))

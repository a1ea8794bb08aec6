"""The balance of Beyond the Horizon, measured: `python -m tests.games.beyond_the_horizon.balance [games]`.

Greedy bots play among themselves; what they reached and what it paid is printed for each player count.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from civitas.bots import LEVELS
from civitas.bots.games import bot_games
from civitas.core.chance import WORDS
from civitas.core.contract import tally
from civitas.core.engine import engine_of, lay_blank
from civitas.core.game import find_game
from civitas.core.view import BAG_SIZE
from civitas.games.beyond_the_horizon.tables import CARD_LEVEL, CUBES_ON_TRACK, GOALS, SOURCES

SLUG = "beyond_the_horizon"
GAME = find_game(SLUG)
STAGES = {"theocracy": 2, "monarchy": 4, "democracy": 8}  # infrastructure cubes gone


def finished(players: int, games: int, seed: int = 0) -> Iterator[Any]:
    """The last positions of games between greedy bots."""
    engine = engine_of(GAME)
    play = engine.bind(bot_games)
    template = np.zeros(1, GAME.layout.dtype)
    lay_blank(GAME, template, players, GAME.choose(players, {}))
    levels = np.full(players, LEVELS.index("greedy"), np.int64)
    answers = np.zeros((4, len(GAME.actions) + 1), np.int64)
    for game in range(games):
        record, view, world, trial = (engine.blank(1) for _ in range(4))
        play(
            *(0, 1, engine.array(record), engine.rows(record), engine.array(template)),
            *(engine.array(view), engine.rows(view), engine.array(world), engine.rows(world)),
            *(engine.array(trial), levels, answers, np.zeros(WORDS, np.int64), np.zeros(BAG_SIZE, np.int64)),
            *(np.zeros(len(GAME.sources), np.int64), np.zeros(1, np.int64), np.zeros((1, players), np.int64)),
            *(seed + game, GAME.decision_bound),
        )
        yield record


def reached(s: Any, seat: int) -> dict[str, float]:
    """What a seat had at the end, by name."""
    levels = CARD_LEVEL[s["researched"][seat] == 1]
    gone = CUBES_ON_TRACK - s["cubes"][seat].astype(int)
    second = (s["right_builder"] == seat).sum()
    return {
        **{f"level {n}": float((levels == n).sum()) for n in (1, 2, 3, 4)},
        "leaders": float((s["leader_owner"] == seat).sum()),
        "villages": float((s["village"] == seat).sum()),
        "cities": float((s["city"] == seat).sum()),
        "structures": float((s["left_builder"] == seat).sum() + second),
        "invested": float(s["invested"][seat]),
        **{stage: float(gone[2] >= cubes) for stage, cubes in STAGES.items()},
        "cubes left": float(24 - gone.sum()),
        "coins": float(s["coins"][seat]),
    }


@dataclass
class Report:
    """What games of one player count came to."""

    players: int
    games: int = 0
    rounds: list[int] = field(default_factory=list)
    totals: list[int] = field(default_factory=list)
    points: Counter[str] = field(default_factory=Counter)
    counts: Counter[str] = field(default_factory=Counter)
    dealt: Counter[str] = field(default_factory=Counter)  # how often each goal was in play
    claimed: Counter[str] = field(default_factory=Counter)  # in how many games somebody claimed it
    claims: Counter[str] = field(default_factory=Counter)

    def add(self, record: Any) -> None:
        s = record[0]
        self.games += 1
        self.rounds.append(int(s["round_number"]))
        for seat in range(self.players):
            points = points_of(record, seat)
            self.points.update(points)
            self.totals.append(sum(points.values()))
            self.counts.update(reached(s, seat))
        for place, goal in enumerate(s["goal"].tolist()):
            claims = int((s["claimed"][: self.players, place] > 0).sum())
            self.dealt[GOALS.names[goal]] += 1
            self.claimed[GOALS.names[goal]] += claims > 0
            self.claims[GOALS.names[goal]] += claims

    def lines(self) -> Iterator[str]:
        seats = self.games * self.players
        rounds = ", ".join(f"{n:.0f}" for n in np.percentile(self.rounds, (0, 10, 50, 90, 100)))
        yield f"{self.players} players, {self.games} games"
        yield f"  rounds (least, a tenth, half, nine tenths, most): {rounds}"
        yield f"  points: {np.mean(self.totals):.1f} on average, {min(self.totals)} to {max(self.totals)}"
        shares = (f"{name} {100 * n / sum(self.totals):.1f} %" for name, n in self.points.items())
        yield f"  shares: {', '.join(shares)}"
        yield f"  a player: {', '.join(f'{name} {n / seats:.2f}' for name, n in self.counts.items())}"
        goals = (f"{name} {self.claimed[name]} of {n} ({self.claims[name]} claims)" for name, n in self.dealt.items())
        yield f"  goals, games with a claim of games dealt: {', '.join(sorted(goals))}"


def points_of(record: Any, seat: int) -> dict[str, int]:
    """A seat's points by source."""
    out = np.zeros(len(SOURCES), np.int64)
    engine_of(GAME).bind(tally)(engine_of(GAME).array(record)[0], seat, out)
    return dict(zip(SOURCES, out.tolist(), strict=True))


def measured(players: int, games: int) -> Report:
    report = Report(players)
    for record in finished(players, games):
        report.add(record)
    return report


if __name__ == "__main__":
    for count in (2, 3, 4):
        print("\n".join(measured(count, int(sys.argv[1]) if len(sys.argv) > 1 else 200).lines()))

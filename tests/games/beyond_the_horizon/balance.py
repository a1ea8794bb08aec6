"""The balance of Beyond the Horizon, measured: `python -m tests.games.beyond_the_horizon.balance [games]`.

Greedy bots play among themselves; what they reached and what it paid is printed for each player count.
"""

import sys
from collections import Counter
from collections.abc import Iterator, Mapping
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


def report(players: int, games: int) -> Mapping[str, Any]:
    counts: Counter[str] = Counter()
    points: Counter[str] = Counter()
    rounds: list[int] = []
    totals: list[int] = []
    winners: list[int] = []
    goals: dict[str, list[int]] = {name: [0, 0, 0] for name in GOALS.names}  # in play, with a claim, claims
    count_points = engine_of(GAME).bind(tally)
    for record in finished(players, games):
        s = record[0]
        rounds.append(int(s["round_number"]))
        scores: list[int] = []
        for seat in range(players):
            counts.update(reached(s, seat))
            out = np.zeros(len(SOURCES), np.int64)
            count_points(engine_of(GAME).array(record)[0], seat, out)
            points.update(dict(zip(SOURCES, out.tolist(), strict=True)))
            scores.append(int(out.sum()))
        totals += scores
        winners.append(max(scores))
        for place, goal in enumerate(s["goal"].tolist()):
            claims = int((s["claimed"][:players, place] > 0).sum())
            goals[GOALS.names[goal]][0] += 1
            goals[GOALS.names[goal]][1] += claims > 0
            goals[GOALS.names[goal]][2] += claims
    seats = games * players
    return {
        "rounds": np.percentile(rounds, [0, 10, 50, 90, 100]).tolist(),
        "points": (round(float(np.mean(totals)), 1), min(totals), max(totals), round(float(np.mean(winners)), 1)),
        "shares": {name: round(100 * n / sum(totals), 1) for name, n in points.items()},
        "a player": {name: round(n / seats, 2) for name, n in counts.items()},
        "goals": {name: f"{claimed}/{dealt} claims {n}" for name, (dealt, claimed, n) in goals.items()},
    }


if __name__ == "__main__":
    for count in (2, 3, 4):
        print(f"{count} players")
        for heading, found in report(count, int(sys.argv[1]) if len(sys.argv) > 1 else 60).items():
            print(f"  {heading}: {found}")

"""Whole games between bots, compiled whole: what `civitas sim --bots` runs."""

from collections.abc import MutableSequence, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from civitas.bots.greedy import choose_greedily
from civitas.bots.recipes import read_bot
from civitas.core.batch import total
from civitas.core.chance import WORDS, below, seed_generator
from civitas.core.contract import apply, begin
from civitas.core.engine import engine_of, lay_blank
from civitas.core.errors import BadOption
from civitas.core.game import find_game
from civitas.core.rules import rule
from civitas.core.threads import run_in_threads
from civitas.core.view import BAG_SIZE, redact_row

QUICK = ("random", "greedy")  # what plays thousands of games a second
RANDOM = QUICK.index("random")
BOT_STREAM = 2


@rule
def bot_games(
    first: int,
    last: int,
    record: Any,
    rows: Any,
    template: Any,
    view: Any,
    view_rows: Any,
    world: Any,
    world_rows: Any,
    trial: Any,
    levels: Any,
    answers: Any,
    luck: MutableSequence[int],
    bag: MutableSequence[int],
    scratch: MutableSequence[int],
    decisions: Any,
    scores: Any,
    seed: int,
    bound: int,
) -> None:
    """Games `first` to `last`; `levels` gives each seat's level, `answers` is room for three lists."""
    for game in range(first, last):
        record[0] = template[0]
        s = record[0]
        number = seed + game
        seed_generator(s.chance, number, number >> 32, 0)
        seed_generator(luck, number, number >> 32, BOT_STREAM)
        left = begin(s, answers[0])
        while left > 0 and decisions[game] < bound:
            seat = s.to_act
            action = answers[0, below(luck, left)]
            if levels[(seat + game) % len(levels)] != RANDOM:
                view[0] = record[0]
                redact_row(view_rows[0], seat)
                action = choose_greedily(
                    view, world, world_rows, trial, seat, answers[1], answers[2], answers[3], luck, bag
                )
            left = apply(s, action, answers[0])
            decisions[game] += 1
        for seat in range(scores.shape[1]):
            scores[game, (seat + game) % len(levels)] = total(s, seat, scratch)


class BotPlayouts:
    """Whole games between bots; seats rotate from game to game, and points are given by bot, not by seat."""

    def __init__(self, slug: str, bots: Sequence[str], options: dict[str, object], threads: int) -> None:
        self.game = find_game(slug)
        self.players = len(bots)
        for bot in bots:
            if read_bot(bot).name not in QUICK:
                raise BadOption(f"{bot!r} does not play whole games at once; {' and '.join(QUICK)} do")
        self.options = self.game.choose(self.players, options)
        self._levels = np.array([QUICK.index(bot) for bot in bots], np.int64)
        self._threads = threads
        self._template = np.zeros(1, self.game.layout.dtype)
        lay_blank(self.game, self._template, self.players, self.options)

    def run(self, games: int, seed: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        engine = engine_of(self.game)
        play = engine.bind(bot_games)
        decisions = np.zeros(games, np.int64)
        scores = np.zeros((games, self.players), np.int64)

        def work(first: int, last: int) -> None:
            record, view, world, trial = (engine.blank(1) for _ in range(4))
            answers = np.zeros((4, len(self.game.actions) + 1), np.int64)
            play(
                *(first, last, engine.array(record), engine.rows(record), engine.array(self._template)),
                *(engine.array(view), engine.rows(view), engine.array(world), engine.rows(world)),
                *(engine.array(trial), self._levels, answers),
                *(np.zeros(WORDS, np.int64), np.zeros(BAG_SIZE, np.int64)),
                *(np.zeros(len(self.game.sources), np.int64), decisions, scores, seed, self.game.decision_bound),
            )

        run_in_threads(work, games, self._threads)
        return decisions, scores

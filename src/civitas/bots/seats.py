"""Bots as seats of a match."""

import secrets
from functools import cache
from typing import Any

import numpy as np

from civitas.bots.greedy import choose_greedily
from civitas.core.chance import WORDS, below, seed_generator
from civitas.core.engine import Backend, engine_of
from civitas.core.errors import BadOption
from civitas.core.game import Game, find_game
from civitas.core.match import Match
from civitas.core.view import BAG_SIZE

LEVELS = ("random", "greedy")


def choose(match: Match, seat: int, level: str = "greedy", seed: int | None = None) -> int:
    """The number of the decision that a bot of some level takes for a seat whose turn it is."""
    if match.to_act != seat:
        raise BadOption(f"seat {seat} has nothing to decide now")
    bot = _bot(match.game.slug, _checked(level), match.engine.backend)
    return bot.choose(match.redacted(seat), seat, match.legal_ids(), secrets.randbits(63) if seed is None else seed)


def _checked(level: str) -> str:
    if level not in LEVELS:
        raise BadOption(f"no bot is called {level!r}; there are {', '.join(LEVELS)}")
    return level


@cache
def _bot(slug: str, level: str, backend: Backend) -> "Bot":
    return Bot(find_game(slug), level, backend)


class Bot:
    """One level of player for one game: it is given views and has no other way to learn anything."""

    def __init__(self, game: Game, level: str, backend: Backend = "native") -> None:
        self.level = _checked(level)
        self._engine = engine_of(game, backend)
        self._greedy = self._engine.bind(choose_greedily)
        self._seed = self._engine.bind(seed_generator)

    def choose(self, view: Any, seat: int, legal: list[int], seed: int) -> int:
        """A decision for a seat, from its view (a record array of length 1) and the legal answers."""
        luck: Any = np.zeros(WORDS, np.int64)
        self._seed(luck, seed & 0xFFFFFFFF, seed >> 32, seat)
        if self.level == "random":
            return legal[below(luck, len(legal))]
        return int(self._choose_greedily(view, seat, luck))

    def _choose_greedily(self, view: Any, seat: int, luck: Any) -> int:
        engine = self._engine
        world, trial = engine.blank(1), engine.blank(1)
        listed, out, values = engine.answers(), engine.answers(), engine.answers()
        bag = np.zeros(BAG_SIZE, np.int64)
        arrays = [engine.array(records) for records in (view, world)]
        return self._greedy(*arrays, engine.rows(world), engine.array(trial), seat, listed, out, values, luck, bag)

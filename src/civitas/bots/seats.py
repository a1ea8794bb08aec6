"""Bots as seats of a match."""

import secrets
from typing import Any

import numpy as np

from civitas.bots.recipes import BotKind, read_bot
from civitas.bots.thinking import choose_at_once, search
from civitas.core.chance import WORDS, below, seed_generator
from civitas.core.engine import engine_of
from civitas.core.errors import BadOption
from civitas.core.match import Match


def choose(match: Match, seat: int, level: "str | BotKind" = "greedy", seed: int | None = None) -> int:
    """The number of the decision that a bot takes for a seat whose turn it is; `level` is any name of a bot.

    It is chosen from the seat's view alone; a decision that is the only one is taken at once.
    """
    kind = read_bot(level) if isinstance(level, str) else level
    if match.to_act != seat:
        raise BadOption(f"seat {seat} has nothing to decide now")
    answers = match.legal_ids()
    if len(answers) == 1:
        return answers[0]
    start = secrets.randbits(63) if seed is None else seed
    # Interpreted, a search would see next to nothing and hold everybody up.
    if kind.does == "search" and match.engine.backend == "native":
        return search(match, seat, kind.budget, start, recipe=kind.recipe).best.action
    engine = engine_of(match.game, match.engine.backend)
    if kind.does == "random":
        luck: Any = np.zeros(WORDS, np.int64)
        engine_of(match.game, "python").bind(seed_generator)(luck, start & 0xFFFFFFFF, start >> 32, seat)
        return answers[below(luck, len(answers))]
    return choose_at_once(engine, match.redacted(seat), seat, match.players, start)

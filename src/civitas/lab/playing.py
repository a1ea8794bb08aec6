"""Plays the arena's matches: quick bots compiled whole, others decision by decision. Bots are given views only."""

import hashlib
import threading
import time
from collections.abc import MutableSequence, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import numpy as np

from civitas.bots import choose
from civitas.bots.games import BOT_STREAM, QUICK, RANDOM
from civitas.bots.greedy import choose_greedily
from civitas.core.batch import standing, total
from civitas.core.chance import WORDS, below, seed_generator
from civitas.core.contract import apply, begin
from civitas.core.engine import engine_of, lay_blank
from civitas.core.errors import CivitasError
from civitas.core.game import Game
from civitas.core.match import Match
from civitas.core.rules import rule
from civitas.core.savefile import HASH_EVERY, Transcript, is_hashed
from civitas.core.view import BAG_SIZE, redact_row
from civitas.lab.schedule import Job


class Stopped(Exception):
    """The arena was stopped in the middle of a match."""


@dataclass(frozen=True)
class Setting:
    """What all matches of an arena have in common."""

    game: Game
    players: int
    options: dict[str, str]
    bots: tuple[str, ...]


@dataclass
class Thinking:
    """How long a bot thought, over how many decisions."""

    seconds: float = 0.0
    decisions: int = 0


@dataclass(frozen=True)
class Played:
    """One match that was played to its end."""

    job: Job
    transcript: Transcript
    thinking: dict[int, Thinking] = field(default_factory=dict[int, Thinking])  # by bot, where it was measured


class Player(Protocol):
    """Plays one match after another; each thread has its own."""

    def __call__(self, job: Job) -> Played: ...


def make_player(setting: Setting, stop: threading.Event) -> Player:
    return QuickPlayer(setting) if all(bot in QUICK for bot in setting.bots) else MatchPlayer(setting, stop)


class MatchPlayer:
    """Asks the bots one decision after another."""

    def __init__(self, setting: Setting, stop: threading.Event) -> None:
        self._setting = setting
        self._stop = stop

    def __call__(self, job: Job) -> Played:
        game = self._setting.game
        names = [self._setting.bots[bot] for bot in job.bots]
        match = Match(game, len(names), self._setting.options, job.seed, short(names), backend="native")
        thinking = {bot: Thinking() for bot in set(job.bots)}
        seats: list[int] = []
        hashes: dict[int, str] = {}
        while (seat := match.to_act) is not None:
            if self._stop.is_set():
                raise Stopped
            self._decide(match, seat, names[seat], thinking[job.bots[seat]])
            seats.append(seat)
            if match.over or is_hashed(len(seats), 0):
                hashes[len(seats)] = match.hash()
        return Played(job, self._transcript(match, seats, hashes), thinking)

    @staticmethod
    def _decide(match: Match, seat: int, bot: str, thinking: Thinking) -> None:
        number = len(match.decisions)
        started = time.perf_counter()
        decision = choose(match, seat, bot, luck_of(match.seed, number))
        thinking.seconds += time.perf_counter() - started
        thinking.decisions += 1
        match.play(decision)

    @staticmethod
    def _transcript(match: Match, seats: list[int], hashes: dict[int, str]) -> Transcript:
        return Transcript(
            *(match.game, match.engine.content.label, match.players, match.options, match.seed, match.names),
            *(match.decisions, seats, hashes),
            [score.total for score in match.scores()],
            match.ranking(),
        )


def luck_of(seed: int, decision: int) -> int:
    """A bot's own luck at a decision: it depends on nothing else, so a match can be played again."""
    return int.from_bytes(hashlib.blake2b(f"{seed} {decision}".encode(), digest_size=7).digest(), "big")


def short(names: Sequence[str]) -> list[str]:
    """Names as a match takes them."""
    return [name[:40] for name in names]


# ---- compiled whole


@rule
def recorded_game(
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
    seats: Any,
    kept: Any,
    results: Any,
    seed: int,
) -> int:
    """One game between random and greedy bots, written down.

    `kept` takes the positions that a match file has hashes of, `results` each seat's points and place. Returns how many
    decisions were made: as many as there is room for if the game does not end.
    """
    record[0] = template[0]
    s = record[0]
    seed_generator(s.chance, seed, seed >> 32, 0)
    seed_generator(luck, seed, seed >> 32, BOT_STREAM)
    left = begin(s, answers[0])
    made = 0
    while left > 0 and made < len(decisions):
        seat = s.to_act
        action = answers[0, below(luck, left)]
        if levels[seat] != RANDOM:
            view[0] = record[0]
            redact_row(view_rows[0], seat)
            action = choose_greedily(
                view, world, world_rows, trial, seat, answers[1], answers[2], answers[3], luck, bag
            )
        decisions[made] = action
        seats[made] = seat
        left = apply(s, action, answers[0])
        made += 1
        if made % HASH_EVERY == 0:
            keep_row(kept, made // HASH_EVERY, rows)
    keep_row(kept, 0, rows)
    for seat in range(len(results)):
        results[seat, 0] = total(s, seat, scratch)
        results[seat, 1] = 1
        for other in range(len(results)):
            if standing(s, other, scratch) > standing(s, seat, scratch):
                results[seat, 1] += 1
    return made


@rule
def keep_row(kept: Any, place: int, rows: Any) -> None:
    for byte in range(rows.shape[1]):
        kept[place, byte] = rows[0, byte]


class QuickPlayer:
    """Plays whole matches without leaving native code: thousands of them a second."""

    def __init__(self, setting: Setting) -> None:
        self._setting = setting
        game = setting.game
        engine = engine_of(game)
        self._content = engine.content.label
        self._play = engine.bind(recorded_game)
        records = {name: engine.blank(1) for name in ("record", "view", "world", "trial")}
        template = np.zeros(1, game.layout.dtype)
        lay_blank(game, template, setting.players, setting.options)
        at: dict[str, Any] = {name: engine.array(one) for name, one in records.items()}
        rows: dict[str, Any] = {name: engine.rows(one) for name, one in records.items()}
        self._places: list[Any] = [at["record"], rows["record"], engine.array(template), at["view"], rows["view"]]
        self._places += [at["world"], rows["world"], at["trial"]]
        self._answers = np.zeros((4, len(game.actions) + 1), np.int64)
        self._luck, self._bag = np.zeros(WORDS, np.int64), np.zeros(BAG_SIZE, np.int64)
        self._scratch = np.zeros(len(game.sources), np.int64)
        self._decisions = np.zeros(game.decision_bound, np.int16)
        self._seats = np.zeros(game.decision_bound, np.int8)
        self._kept = np.zeros((game.decision_bound // HASH_EVERY + 1, engine.size), np.uint8)

    def __call__(self, job: Job) -> Played:
        setting = self._setting
        names = [setting.bots[bot] for bot in job.bots]
        levels = np.array([QUICK.index(name) for name in names], np.int64)
        results = np.zeros((setting.players, 2), np.int64)
        made = self._play(
            *self._places,
            *(levels, self._answers, self._luck, self._bag, self._scratch),
            *(self._decisions, self._seats, self._kept, results, job.seed),
        )
        if made >= setting.game.decision_bound:
            raise CivitasError(f"match {job.number} (seed {job.seed}) did not end within {made} decisions")
        return Played(job, self._transcript(job.seed, short(names), int(made), results.T.tolist()))

    def _transcript(self, seed: int, names: list[str], made: int, results: list[list[int]]) -> Transcript:
        hashes = {at: self._hash(at // HASH_EVERY) for at in range(HASH_EVERY, made + 1, HASH_EVERY)}
        hashes[made] = self._hash(0)
        setting = self._setting
        return Transcript(
            *(setting.game, self._content, setting.players, setting.options, seed, names),
            *(self._decisions[:made].tolist(), self._seats[:made].tolist(), hashes),
            results[0],
            results[1],
        )

    def _hash(self, place: int) -> str:
        return hashlib.blake2b(self._kept[place].tobytes(), digest_size=8).hexdigest()

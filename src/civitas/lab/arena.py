"""The arena: bots play each other, seat-balanced and on the same deals, on all cores; it can be stopped and go on."""

import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Any

from civitas.bots import read_bot
from civitas.bots.games import QUICK
from civitas.core.engine import engine_of
from civitas.core.errors import BadOption
from civitas.core.game import Game, find_game
from civitas.lab.playing import Played, Setting, Stopped, Thinking, make_player
from civitas.lab.record import Record, header_of, line_of, thinking_in
from civitas.lab.schedule import SEED_LIMIT, Job, Schedule, make_schedule
from civitas.lab.statistics import Result

PIECE_S = 0.1  # quick matches are handed out in pieces of about so long
PIECE_AT_MOST = 512
WAIT_S = 0.2  # an interrupt is noticed within


@dataclass
class Arena:
    """What is to be played, and what was played so far."""

    setting: Setting
    schedule: Schedule
    threads: int = 1
    record: Record | None = None
    lines: list[dict[str, Any]] = field(default_factory=list[dict[str, Any]])
    seconds: float = 0.0  # of this run
    resumed: int = 0  # matches that an earlier run has played

    def results(self) -> list[Result]:
        """All results, in the order of the schedule."""
        lines = sorted(self.lines, key=lambda line: line["match"])
        return [
            Result(line["block"], line["lineup"], tuple(line["bots"]), tuple(line["scores"]), tuple(line["places"]))
            for line in lines
        ]

    def thinking(self, bot: int) -> Thinking:
        """How long a bot thought, in all matches in which that was measured."""
        spent = [found[bot] for line in self.lines if bot in (found := thinking_in(line))]
        return Thinking(sum(one.seconds for one in spent), sum(one.decisions for one in spent))

    @property
    def decisions(self) -> int:
        return sum(line["decisions"] for line in self.lines)


def make_arena(
    slug: str,
    bots: Sequence[str],
    games: int,
    players: int | None = None,
    options: dict[str, object] | None = None,
    threads: int = 1,
    seed: int = 0,
    out: Path | None = None,
) -> Arena:
    """An arena that is ready to be played, with what `out` holds of it already."""
    game = find_game(slug)
    bots = _checked_bots(game, bots)
    if games < 1 or threads < 1:
        raise BadOption(f"{games} games on {threads} threads: both have to be at least 1")
    if not 0 <= seed < SEED_LIMIT:
        raise BadOption(f"--seed {seed}: a whole number from 0 to 2**62 - 1")
    seats = max(2, game.players[0]) if players is None else players
    setting = Setting(game, seats, game.choose(seats, options or {}), tuple(bots))
    arena = Arena(setting, make_schedule(len(bots), seats, games, seed), threads)
    if out is not None:
        arena.record = Record(out, header_of(setting, game.content.label, seed))
        wanted = arena.schedule.matches
        arena.lines = [line for line in arena.record.lines if line["match"] < wanted]
        arena.resumed = len(arena.lines)
    return arena


def _checked_bots(game: Game, given: Sequence[str]) -> list[str]:
    """The bots by their proper names."""
    if not given:
        raise BadOption("--bots names nobody; write for example --bots greedy,random")
    kinds = [read_bot(bot) for bot in given]
    names = [kind.name for kind in kinds]
    for kind in kinds:
        if names.count(kind.name) > 1:
            raise BadOption(f"{kind.name!r} is named twice; a bot fills as many seats as are left by itself")
        if kind.does == "search" and engine_of(game).backend != "native":
            raise BadOption(f"{kind.name!r} cannot play interpreted; unset CIVITAS_BACKEND")
    return names


def play(arena: Arena, tell: Callable[[Arena], None] = lambda arena: None) -> bool:
    """Plays what is missing; tells after every piece. True if it was interrupted: what was played until then counts."""
    stop = threading.Event()
    started = time.perf_counter()
    try:
        for piece in _played(arena, stop):
            arena.lines += [line_of(one) for one in piece]
            if arena.record is not None:
                arena.record.write(piece)
            arena.seconds = time.perf_counter() - started
            tell(arena)
    except KeyboardInterrupt:
        return True
    finally:
        stop.set()
        if arena.record is not None:
            arena.record.close()
    return False


def _played(arena: Arena, stop: threading.Event) -> Iterator[list[Played]]:
    done = {line["match"] for line in arena.lines}
    jobs = (job for job in arena.schedule if job.number not in done)
    workers = _Workers(arena.setting, stop)
    # The first match alone: it compiles, which must not happen twice at once.
    first = list(islice(jobs, 1))
    if first:
        yield workers.play(first)
    pool = ThreadPoolExecutor(arena.threads, thread_name_prefix="civitas-arena")
    try:
        waiting: set[Future[list[Played]]] = set()
        while True:
            while len(waiting) <= arena.threads and (piece := list(islice(jobs, workers.piece))):
                waiting.add(pool.submit(workers.play, piece))
            if not waiting:
                return
            ready, waiting = wait(waiting, WAIT_S, FIRST_COMPLETED)
            for one in ready:
                yield one.result()
    finally:
        stop.set()
        pool.shutdown(wait=True, cancel_futures=True)


class _Workers:
    """Each thread's own player, and how many matches to hand out at once."""

    def __init__(self, setting: Setting, stop: threading.Event) -> None:
        self._setting = setting
        self._stop = stop
        self._local = threading.local()
        self.piece = 1
        self._quick = all(bot in QUICK for bot in setting.bots)

    def play(self, jobs: Sequence[Job]) -> list[Played]:
        if not hasattr(self._local, "player"):
            self._local.player = make_player(self._setting, self._stop)
        played: list[Played] = []
        started = time.perf_counter()
        for job in jobs:
            if self._stop.is_set():
                break
            try:
                played.append(self._local.player(job))
            except Stopped:
                break
        self._measure(len(played), time.perf_counter() - started)
        return played

    def _measure(self, played: int, seconds: float) -> None:
        if self._quick and played:
            fitting = int(played * PIECE_S / max(seconds, 1e-6))
            self.piece = max(1, min(fitting, 4 * self.piece, PIECE_AT_MOST))

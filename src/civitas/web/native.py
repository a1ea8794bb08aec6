"""Rules run interpreted until their native code is ready; it is made by a process of its own, behind.

That process fills the cache on the disk, the games first that are being played. A web process takes a game's code into
its memory when one of its tables needs it.
"""

import asyncio
import contextlib
import logging
import os
import subprocess
import sys
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from civitas.core.engine import Backend
from civitas.core.errors import CivitasError

log = logging.getLogger("civitas.native")
LOOK_S = 0.3
_wanted: dict[str, None] = {}  # games on tables of this process, in the order of their coming
_ready: set[str] = set()

Switch = Callable[[str], Awaitable[None]]


def backend_of(slug: str) -> Backend:
    """What a table of a game is played on now; asking makes the game wanted."""
    _wanted.setdefault(slug)
    return "native" if slug in _ready else "python"


def use_everything(slug: str) -> None:
    """Plays a little with every function that a table needs: native code is compiled, or comes from the cache."""
    from civitas.bots import choose
    from civitas.core.game import find_game
    from civitas.core.match import Match
    from civitas.web.position import standings, view_of

    game = find_game(slug)
    match = Match(game, game.players[1], seed=1, backend="native")
    for _ in range(3):
        seat = match.to_act
        if seat is None:
            break
        view_of(match, seat, {})
        standings(match, seat)
        match.check(match.legal_ids()[0])
        match.play(choose(match, seat, "greedy"))
    match.at(0)


# ---- the process that compiles


def compile_games() -> None:
    """Compiles the games whose names it is told, line by line, and says each when it is done."""
    os.nice(10)
    for line in sys.stdin:
        slug = line.strip()
        with contextlib.suppress(CivitasError, ImportError):
            use_everything(slug)
        print(slug, flush=True)


COMPILER = [sys.executable, "-c", "from civitas.web.native import compile_games; compile_games()"]


class Compiler:
    """Compiles for several web processes: each game that is done becomes a line of a file."""

    def __init__(self, slugs: list[str], done: Path) -> None:
        pipe, nothing = subprocess.PIPE, subprocess.DEVNULL
        self._process = subprocess.Popen(COMPILER, text=True, stdin=pipe, stdout=pipe, stderr=nothing)
        self._done = done
        threading.Thread(target=self._run, args=(slugs,), daemon=True).start()

    def _run(self, slugs: list[str]) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with contextlib.suppress(OSError):
            self._process.stdin.write("".join(f"{slug}\n" for slug in slugs))
            self._process.stdin.close()
            for line in self._process.stdout:
                with self._done.open("a") as file:
                    file.write(line)

    def stop(self) -> None:
        if self._process.poll() is None:
            self._process.terminate()


# ---- in a web process


async def get_ready(slugs: list[str], done: Path | None, switch: Switch) -> None:
    """Has all games compiled, and takes each into use when a table needs it and it is there."""
    if not slugs or os.environ.get("CIVITAS_BACKEND") == "python":
        return
    compiled: set[str] = set()
    compiling = asyncio.create_task(_compile_behind(slugs, compiled)) if done is None else None
    try:
        while not _ready.issuperset(slugs):
            if done is not None and done.exists():
                compiled |= set(done.read_text().split())
            for slug in [slug for slug in _wanted if slug in compiled and slug not in _ready]:
                await _take_into_use(slug, switch)
                compiled.discard(slug)
            await asyncio.sleep(LOOK_S)
    finally:
        if compiling is not None:
            compiling.cancel()
            await asyncio.gather(compiling, return_exceptions=True)


async def _take_into_use(slug: str, switch: Switch) -> None:
    started = time.monotonic()
    try:
        await asyncio.to_thread(use_everything, slug)
    except (CivitasError, ImportError) as error:
        log.warning("native code is not ready", extra={"game": slug, "error": str(error)})
        return
    _ready.add(slug)
    await switch(slug)
    log.info("native code is ready", extra={"game": slug, "seconds": round(time.monotonic() - started, 1)})


async def _compile_behind(slugs: list[str], compiled: set[str]) -> None:
    pipe, nothing = asyncio.subprocess.PIPE, asyncio.subprocess.DEVNULL
    process = await asyncio.create_subprocess_exec(*COMPILER, stdin=pipe, stdout=pipe, stderr=nothing)
    assert process.stdin is not None
    assert process.stdout is not None
    left = list(slugs)
    try:
        while left:
            slug = next((slug for slug in _wanted if slug in left), left[0])
            left.remove(slug)
            process.stdin.write(f"{slug}\n".encode())
            if not await process.stdout.readline():
                return
            compiled.add(slug)
        process.stdin.close()
        await process.wait()
    finally:
        if process.returncode is None:
            process.terminate()
            await process.wait()

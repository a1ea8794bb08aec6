"""Rules run interpreted until their native code is ready; it is made by a process of its own, behind."""

import asyncio
import logging
import os
import subprocess
import sys
import time
from pathlib import Path

from civitas.core.engine import Backend
from civitas.core.errors import CivitasError

log = logging.getLogger("civitas.native")
_ready: set[str] = set()


def backend_of(slug: str) -> Backend:
    return "native" if slug in _ready else "python"


def use_everything(slug: str) -> None:
    """Plays a little with every function that a table needs: native code is compiled, or comes from the cache."""
    from civitas.bots import choose
    from civitas.core.game import find_game
    from civitas.core.match import Match

    game = find_game(slug)
    match = Match(game, game.players[1], seed=1, backend="native")
    for _ in range(3):
        seat = match.to_act
        if seat is None:
            break
        match.view(seat)
        match.check(match.legal_ids()[0])
        match.play(choose(match, seat, "greedy"))
    match.at(0)


def compile_games(slugs: list[str]) -> None:
    """Fills the cache on the disk; runs in a process of its own, because compiling would hold the server up."""
    os.nice(10)
    for slug in slugs:
        use_everything(slug)


def start_compiling(slugs: list[str]) -> subprocess.Popen[bytes]:
    code = f"from civitas.web.native import compile_games; compile_games({slugs!r})"
    return subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


async def get_ready(slugs: list[str], ready_file: Path | None) -> None:
    """Switches games to native code as soon as it is there."""
    if not slugs or os.environ.get("CIVITAS_BACKEND") == "python":
        return
    started = time.monotonic()
    if ready_file is not None:
        while not ready_file.exists():
            await asyncio.sleep(1.0)
    else:
        await _compile_behind(slugs)
    for slug in slugs:
        try:
            await asyncio.to_thread(use_everything, slug)
            _ready.add(slug)
        except (CivitasError, ImportError) as error:
            log.warning("native code is not ready", extra={"game": slug, "error": str(error)})
    log.info("native code is ready", extra={"seconds": round(time.monotonic() - started, 1)})


async def _compile_behind(slugs: list[str]) -> None:
    process = start_compiling(slugs)
    try:
        while process.poll() is None:
            await asyncio.sleep(0.5)
    finally:
        if process.poll() is None:
            process.terminate()

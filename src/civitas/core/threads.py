"""Shares work on many games out among threads."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

CHUNK = 64  # games a thread takes at a time: small enough to share the work evenly


def run_in_threads(work: Callable[[int, int], Any], games: int, threads: int) -> None:
    """Shares games out among threads; native code holds no lock, so they really run side by side."""
    if threads == 1:
        work(0, games)
        return
    size = max(1, min(CHUNK, games // threads))
    # The first piece alone: it compiles, which must not happen twice at once.
    work(0, min(size, games))
    with ThreadPoolExecutor(threads) as pool:
        for done in [pool.submit(work, first, min(first + size, games)) for first in range(size, games, size)]:
            done.result()

"""The GPU backend: the functions bound for native code, called from a kernel with one thread a game.

numba-cuda compiles Numba's dispatchers as device functions by itself, so nothing is written twice. Positions lie in
global memory; each thread plays its games one after another in one record, and only results are kept.
"""

from collections.abc import Callable
from typing import Any

import numba
import numpy as np
from numba import cuda as numba_cuda
from numpy.typing import NDArray

from civitas.core.batch import whole_games
from civitas.core.chance import WORDS
from civitas.core.engine import engine_of
from civitas.core.errors import CivitasError
from civitas.core.game import Game

# Kernels find it among the module's names, where the simulator can replace it; its stubs know little of it.
cuda: Any = numba_cuda

THREADS_A_BLOCK = 128
RECORDS_AT_ONCE = 1 << 17  # enough threads to keep a large GPU busy, few enough to stay in its cache

Runner = Callable[[int, int], tuple[NDArray[np.int64], NDArray[np.int64]]]


def gpu_available() -> str:
    """Empty if games can be played on a GPU here, else what is missing."""
    if not cuda.is_available():
        return "no CUDA device was found; on a machine with one, install civitas[cuda]"
    return ""


def playout_kernel(game: Game) -> Any:
    """A kernel, not yet compiled: thread t plays the games of its share one after another."""
    play = engine_of(game).bind(whole_games, entry=False)
    record_type = numba.from_dtype(game.layout.dtype)
    actions = len(game.actions) + 1
    sources = len(game.sources)

    @cuda.jit
    def play_on_gpu(  # pragma: no cover - runs on the device
        threads: int, template: Any, decisions: Any, scores: Any, seed: int, bound: int
    ) -> None:
        thread = cuda.grid(1)
        if thread >= threads:
            return
        # Local memory is interleaved: threads that read the same field of their games read one line.
        record = cuda.local.array(1, record_type)
        luck = cuda.local.array(WORDS, numba.int64)
        answers = cuda.local.array(actions, numba.int16)
        points = cuda.local.array(sources, numba.int64)
        share = (len(decisions) + threads - 1) // threads
        first = thread * share
        last = min(first + share, len(decisions))
        play(first, last, record, template, luck, answers, points, decisions, scores, seed, bound)

    return play_on_gpu


def gpu_playouts(game: Game, players: int, template: NDArray[Any]) -> Runner:
    """Runs whole random games on the GPU; the results are those of the CPU, bit for bit."""
    problem = gpu_available()
    if problem:
        raise CivitasError(f"--device cuda: {problem}")
    kernel = playout_kernel(game)
    on_device = cuda.to_device(template)

    def run(games: int, seed: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        threads = min(games, RECORDS_AT_ONCE)
        decisions = cuda.to_device(np.zeros(games, np.int64))
        scores = cuda.to_device(np.zeros((games, players), np.int64))
        blocks = (threads + THREADS_A_BLOCK - 1) // THREADS_A_BLOCK
        kernel[blocks, THREADS_A_BLOCK](threads, on_device, decisions, scores, seed, game.decision_bound)
        cuda.synchronize()
        return decisions.copy_to_host(), scores.copy_to_host()

    return run

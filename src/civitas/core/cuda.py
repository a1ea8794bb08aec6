"""The GPU backend: the functions bound for native code, called from a kernel with one thread a game.

numba-cuda compiles Numba's dispatchers as device functions by itself, so nothing is written twice. Positions lie in
global memory; each thread plays its games one after another in one record, and only results are kept.
"""

from collections.abc import Callable
from typing import Any

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
    """A kernel, not yet compiled: thread t plays games t, t + threads, ... of its share."""
    play = engine_of(game).bind(whole_games, entry=False)

    @cuda.jit
    def play_on_gpu(  # pragma: no cover - runs on the device
        records: Any,
        template: Any,
        luck: Any,
        out: Any,
        scratch: Any,
        decisions: Any,
        scores: Any,
        seed: int,
        bound: int,
    ) -> None:
        thread = cuda.grid(1)
        threads = len(records)
        if thread >= threads:
            return
        share = (len(decisions) + threads - 1) // threads
        first = thread * share
        last = min(first + share, len(decisions))
        own = records[thread : thread + 1]
        play(first, last, own, template, luck[thread], out[thread], scratch[thread], decisions, scores, seed, bound)

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
        room = [
            cuda.device_array(threads, game.layout.dtype),
            on_device,
            cuda.device_array((threads, WORDS), np.int64),
            cuda.device_array((threads, len(game.actions) + 1), np.int16),
            cuda.device_array((threads, len(game.sources)), np.int64),
        ]
        blocks = (threads + THREADS_A_BLOCK - 1) // THREADS_A_BLOCK
        kernel[blocks, THREADS_A_BLOCK](*room, decisions, scores, seed, game.decision_bound)
        cuda.synchronize()
        return decisions.copy_to_host(), scores.copy_to_host()

    return run

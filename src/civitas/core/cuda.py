"""The GPU backend: whole random games by the game's own rules, one thread a game, only results kept.

A GPU lets 32 neighbouring threads, a warp, do one thing at a time: where their games ask different questions they wait
for each other, and for code that is not at hand. So a block keeps as many games as its fast memory holds and sorts them
before every decision by what is asked: a warp then answers one question in 32 games.
"""

from collections.abc import Callable
from types import FunctionType
from typing import Any

import numba
import numpy as np
from numba import cuda as numba_cuda
from numpy.typing import NDArray

from civitas.core import contract
from civitas.core.batch import POLICY_STREAM, total
from civitas.core.chance import WORDS, below, seed_generator
from civitas.core.cuda_compiling import teach_compiler
from civitas.core.engine import engine_of
from civitas.core.errors import CivitasError
from civitas.core.fields import smallest
from civitas.core.game import Game
from civitas.core.rules import Binder, widen_integers

cuda: Any = numba_cuda  # its stubs know little of it

WARP = 32
SLOT_BYTES = 28  # what a block remembers of each game beside its position
SORTING_BYTES = 2048  # and for sorting, with what the system keeps
MOST_SLOTS = 1024  # threads that a block can have

Runner = Callable[[int, int], tuple[NDArray[np.int64], NDArray[np.int64]]]


def gpu_available() -> str:
    """Empty if games can be played on a GPU here, else what is missing."""
    if not cuda.is_available():
        return "no CUDA device was found; on a machine with one, install civitas[cuda]"
    return ""


def device_rules(game: Game) -> Binder:
    """The game's rules as functions of the device."""
    teach_compiler()
    return engine_of(game, "python").rebound(_on_device, _narrowed)


def _on_device(function: FunctionType, _entry: bool) -> Any:
    dispatcher: Any = cuda.jit(device=True)(function)
    widen_integers(dispatcher)
    return dispatcher


def _narrowed(table: NDArray[Any]) -> NDArray[Any]:
    """Content becomes constants, for which a GPU has 64 KiB in all."""
    return table.astype(smallest(int(table.min()), int(table.max()))) if table.size else table


def slots_in(game: Game, room: int) -> int:
    """How many games a block with so many bytes of fast memory can play at a time."""
    fitting = (room - SORTING_BYTES) // (game.layout.dtype.itemsize + SLOT_BYTES)
    return min(fitting, MOST_SLOTS) // WARP * WARP


def playout_kernel(game: Game, slots: int) -> Any:
    """A kernel, not yet compiled: a block of `slots` threads plays as many games at a time, and then the next ones."""
    position = numba.from_dtype(game.layout.dtype)
    finished = len(game.questions) + 1
    gone = finished + 1
    kinds = gone + 1
    numbers = len(game.actions) + 1
    sources = len(game.sources)
    rules = device_rules(game)
    start, run_agenda = rules.bind(contract.start, False), rules.bind(contract.run_agenda, False)
    legal, is_real = rules.bind(contract.legal, False), rules.bind(contract.is_real, False)
    answer, points_of = rules.bind(contract.answer, False), rules.bind(total, False)
    seed_luck, draw = rules.bind(seed_generator, False), rules.bind(below, False)

    @cuda.jit(device=True)
    def begin(records: Any, slot: int, template: Any, luck: Any, number: int) -> None:  # pragma: no cover
        records[slot] = template[0]
        seed_luck(records[slot].chance, number, number >> 32, 0)
        seed_luck(luck, number, number >> 32, POLICY_STREAM)
        start(records[slot])

    @cuda.jit(device=True)
    def keep_result(s: Any, game: int, made: int, decisions: Any, scores: Any) -> None:  # pragma: no cover
        points = cuda.local.array(sources, numba.int64)
        decisions[game] = made
        for seat in range(scores.shape[1]):
            scores[game, seat] = points_of(s, seat, points)

    @cuda.jit(device=True)
    def decide(s: Any, luck: Any) -> int:  # pragma: no cover
        listed = cuda.local.array(numbers, numba.int16)
        answers = legal(s, listed)
        if is_real(s, answers):
            answer(s, listed[draw(luck, answers)])
            return 1
        answer(s, listed[0])
        return 0

    @cuda.jit
    def play_on_gpu(
        template: Any, decisions: Any, scores: Any, seed: int, bound: int
    ) -> None:  # pragma: no cover - runs on the device
        records = cuda.shared.array(0, position)  # as many as the launch makes room for
        luck = cuda.shared.array((slots, WORDS), numba.uint32)
        playing = cuda.shared.array(slots, numba.int32)
        made = cuda.shared.array(slots, numba.int32)
        asked = cuda.shared.array(slots, numba.int16)
        order = cuda.shared.array(slots, numba.int16)
        counts = cuda.shared.array(kinds, numba.int32)
        thread = cuda.threadIdx.x
        stride = cuda.gridDim.x * slots
        playing[thread] = cuda.grid(1)
        made[thread] = -1  # nothing to keep yet
        asked[thread] = finished
        while True:
            if thread < kinds:
                counts[thread] = 0
            cuda.syncthreads()
            kind = asked[thread]
            place = cuda.atomic.add(counts, kind, 1)
            cuda.syncthreads()
            ready = 0
            for earlier in range(1, finished):
                ready += counts[earlier]
            for earlier in range(1, kind):
                place += counts[earlier]
            work = ready + counts[finished]
            if work == 0:
                break
            # To end a game and begin another takes long, and everybody waits: a whole warp does it at a time.
            if ready > 0 and work - ready < WARP:
                work = ready
            order[place] = thread
            cuda.syncthreads()
            if thread < work:
                slot = order[thread]
                if asked[slot] == finished:
                    if made[slot] >= 0:
                        keep_result(records[slot], playing[slot], made[slot], decisions, scores)
                        playing[slot] += stride
                    made[slot] = 0
                    if playing[slot] < len(decisions):
                        begin(records, slot, template, luck[slot], seed + playing[slot])
                else:
                    made[slot] += decide(records[slot], luck[slot])
                if playing[slot] >= len(decisions):
                    asked[slot] = gone
                else:
                    run_agenda(records[slot])
                    over = records[slot].over or made[slot] >= bound
                    asked[slot] = finished if over else records[slot].asked
            cuda.syncthreads()

    return play_on_gpu


def gpu_playouts(game: Game, players: int, template: NDArray[Any]) -> Runner:
    """Runs whole random games on the GPU; the results are those of the CPU, bit for bit."""
    problem = gpu_available()
    if problem:
        raise CivitasError(f"--device cuda: {problem}")
    device = cuda.get_current_device()
    slots = slots_in(game, device.MAX_SHARED_MEMORY_PER_BLOCK_OPTIN)
    kernel = playout_kernel(game, slots)
    on_device = cuda.to_device(template)

    def run(games: int, seed: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        blocks = min(device.MULTIPROCESSOR_COUNT, -(-games // slots))
        launch = kernel[blocks, slots, 0, slots * game.layout.dtype.itemsize]
        launch.pre_launch_callbacks.append(_make_room)
        decisions = cuda.to_device(np.zeros(games, np.int64))
        scores = cuda.to_device(np.zeros((games, players), np.int64))
        launch(on_device, decisions, scores, seed, game.decision_bound)
        cuda.synchronize()
        return decisions.copy_to_host(), scores.copy_to_host()

    return run


def _make_room(kernel: Any, launch: Any) -> None:
    """Lets a block have more fast memory than the 48 KiB that every GPU grants unasked."""
    from numba.cuda.cudadrv import driver

    api: Any = driver
    function = kernel._codelibrary.get_cufunc()
    attribute = api.binding.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
    api.driver.cuKernelSetAttribute(attribute, launch.sharedmem, function.handle, function.device.id)

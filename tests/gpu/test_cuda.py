"""The GPU backend: every rule compiles for a GPU; where there is one, it plays the same games bit for bit."""

import re
from types import SimpleNamespace
from typing import Any

import numba
import numpy as np
import pytest

from civitas import sim
from civitas.core import cuda as gpu
from civitas.core.errors import CivitasError
from civitas.core.game import Game, find_game
from tests.conftest import SLUGS

HOPPER = (9, 0)
CONSTANT_BYTES = 65_536
HOPPER_ROOM = 232_448
LONGEST_CODE = 4_000_000


@pytest.fixture
def pretended_device(monkeypatch: pytest.MonkeyPatch) -> None:
    """numba-cuda asks the driver which device to compile for; here no driver is needed."""
    from numba.cuda import api, dispatcher
    from numba.cuda.cudadrv import devices

    device = SimpleNamespace(compute_capability=HOPPER)
    monkeypatch.setattr(dispatcher, "get_current_device", lambda: device)
    monkeypatch.setattr(api, "get_current_device", lambda: device)
    monkeypatch.setattr(devices, "get_context", lambda *_: SimpleNamespace(device=device))


def kernel_types(game: Game) -> Any:
    types = numba.types
    records = numba.typeof(np.zeros(1, game.layout.dtype))
    scores = numba.typeof(np.zeros((1, 2), np.int64))
    return types.void(records, types.int64[::1], scores, types.int64, types.int64)


@pytest.mark.usefixtures("pretended_device")
@pytest.mark.parametrize("slug", SLUGS)
def test_the_rules_of_every_game_compile_for_a_gpu(slug: str) -> None:
    game = find_game(slug)
    kernel = gpu.playout_kernel(game, gpu.slots_in(game, HOPPER_ROOM))
    assembly, _ = gpu.cuda.compile_ptx(kernel.py_func, kernel_types(game), cc=HOPPER)
    assert ".target sm_90" in assembly
    assert ".entry" in assembly
    # Nothing that a device cannot have: no Python, no allocation, no more constants than it has room for; and each
    # table is one constant.
    assert "malloc" not in assembly and "NRT_" not in assembly
    constants = re.findall(r"\.const [^=\n]*\[(\d+)\]", assembly)
    assert 0 < sum(map(int, constants)) < CONSTANT_BYTES
    tables = re.findall(r"\.const .*? civitas_table_(\w+)\[", assembly)
    assert len(tables) == len(constants) == len(set(tables))
    assert len(assembly) < LONGEST_CODE, "too large to be optimised by a driver while somebody waits"


@pytest.mark.parametrize("slug", SLUGS)
def test_a_block_has_room_for_a_few_warps_of_games(slug: str) -> None:
    game = find_game(slug)
    slots = gpu.slots_in(game, HOPPER_ROOM)
    assert slots % gpu.WARP == 0
    assert gpu.WARP * 4 <= slots <= gpu.MOST_SLOTS
    assert slots * (game.layout.dtype.itemsize + gpu.SLOT_BYTES) + gpu.SORTING_BYTES <= HOPPER_ROOM


def test_the_gpu_plays_the_games_of_the_cpu_or_says_that_there_is_none() -> None:
    problem = gpu.gpu_available()
    if problem:
        with pytest.raises(CivitasError, match="CUDA"):
            sim.Playouts("stone_age", 4, {}, 1, "cuda")
        return
    for players in (2, 3, 4):
        there, here = (sim.Playouts("stone_age", players, {}, 1, device).run(500, 1) for device in ("cuda", "cpu"))
        assert (there[0] == here[0]).all() and (there[1] == here[1]).all()

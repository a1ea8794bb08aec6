"""`civitas doctor`: what works on this machine."""

import importlib.util
import os
import platform
import time
from collections.abc import Callable

from rich.console import Console
from rich.markup import escape
from rich.table import Table

import civitas
from civitas.core.errors import CivitasError

EXTRAS = {
    "cuda": ("numba_cuda",),
    "research": ("gymnasium", "pettingzoo"),
    "lab": ("polars", "openskill"),
    "postgres": ("psycopg",),
}


def doctor() -> None:
    """Says what works here: compiling, the GPU, the cache, the games and the extras."""
    table = Table("", "what", "how it stands", show_header=False)
    failed = False
    for name, check in _checks().items():
        try:
            good, told = check()
        except Exception as error:  # whatever is broken here is what the doctor is asked about
            good, told = False, f"{type(error).__name__}: {error}"
        failed |= not good and name in ("native", "cache", "games")
        table.add_row("[green]ok[/]" if good else "[yellow]--[/]", name, escape(told))
    Console().print(table)
    if failed:
        raise CivitasError("something that Civitas needs does not work here; see the table above")


def _checks() -> dict[str, Callable[[], tuple[bool, str]]]:
    return {
        "civitas": lambda: (True, f"{civitas.__version__}, Python {platform.python_version()}, {os.cpu_count()} cores"),
        "games": lambda: (True, ", ".join(game.slug for game in civitas.games())),
        "native": _native,
        "cache": _cache,
        "gpu": _gpu,
        **{f"extra {name}": (lambda modules=modules: _extra(modules)) for name, modules in EXTRAS.items()},
    }


def _native() -> tuple[bool, str]:
    import numba
    import numpy as np

    from civitas.core.chance import next_word, seed_generator
    from civitas.core.engine import engine_of
    from civitas.core.game import all_games

    started = time.perf_counter()
    engine = engine_of(all_games()[0])
    luck = np.zeros(4, np.int64)
    engine.bind(seed_generator)(luck, 1, 2, 3)
    word = engine.bind(next_word)(luck)
    expected = [0] * 4
    seed_generator(expected, 1, 2, 3)
    good = word == next_word(expected)
    return good, f"Numba {numba.__version__}, answered in {time.perf_counter() - started:.1f} s"


def _cache() -> tuple[bool, str]:
    from civitas.core.rules import cache_folder

    folder = cache_folder()
    folder.mkdir(parents=True, exist_ok=True)
    probe = folder / ".probe"
    probe.write_text("")
    probe.unlink()
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    return True, f"{folder}, {size / 2**20:.0f} MiB of machine code"


def _gpu() -> tuple[bool, str]:
    from civitas.core.cuda import gpu_available

    problem = gpu_available()
    return not problem, problem or "CUDA device found"


def _extra(modules: tuple[str, ...]) -> tuple[bool, str]:
    missing = [name for name in modules if importlib.util.find_spec(name) is None]
    return not missing, f"{', '.join(missing)} not installed" if missing else ", ".join(modules)

"""`civitas bench`: our speed beside others', in one run on one machine."""

import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from civitas.core.errors import CivitasError
from civitas.core.game import Game, all_games, find_game

GPU_CHECKED = 1000
GPU_GAMES = 1 << 20


def bench(
    seconds: Annotated[float, typer.Option(help="How long each figure is measured.", min=0.1)] = 3.0,
    peers: Annotated[Path | None, typer.Option(help="A Python with the peers installed, and bench/peers.py.")] = None,
    compile_times: Annotated[bool, typer.Option("--compile", help="Also measure cold and cached compilation.")] = False,
    game: Annotated[str, typer.Option(help="Only this game.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")] = False,
) -> None:
    """Measures random play (real decisions only), and, with --peers, other people's engines in the same run."""
    found: dict[str, Any] = {"machine": _machine(), "date": date.today().isoformat()}
    games = [find_game(game)] if game else all_games()
    found["games"] = [_game_figures(one.slug, seconds) for one in games]
    found["gpu"] = _gpu_figures(games, seconds)
    found["import_seconds"] = _import_seconds()
    if compile_times:
        found["compile"] = [_compile_seconds(one.slug) for one in games]
    if peers is not None:
        found["peers"] = _peer_figures(peers, seconds)
    if as_json:
        print(json.dumps(found))
    else:
        _print(found)


def _machine() -> str:
    model = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        lines = [line for line in info.read_text().splitlines() if line.startswith("model name")]
        model = lines[0].partition(": ")[2] if lines else model
    return f"{model}, {os.cpu_count()} cores, Python {platform.python_version()}"


def _game_figures(slug: str, seconds: float) -> dict[str, Any]:
    game = find_game(slug)
    one = _rate(slug, 1, seconds)
    two = _rate(slug, 2, seconds) if (os.cpu_count() or 1) > 1 else 0.0
    return {
        "game": slug,
        "players": game.players[1],
        "one_core": round(one),
        "two_cores": round(two),
        "two_over_one": round(two / one, 2),
        "interpreted_ms": round(_interpreted_ms(slug), 3),
        "position_bytes": game.layout.dtype.itemsize,
        "million_games_gb": round(game.layout.dtype.itemsize / 1000, 3),
    }


def _rate(slug: str, threads: int, seconds: float) -> float:
    """Real decisions a second, the best of three shares of the time: a shared machine only ever slows one down."""
    from civitas.sim import Playouts

    game = find_game(slug)
    playouts = Playouts(slug, game.players[1], {}, threads, "cpu")
    decisions, _ = playouts.run(64, 0)
    best, seed, size = 0.0, 64, 64 * threads
    for _ in range(3):
        decided, started = 0, time.perf_counter()
        while time.perf_counter() - started < seconds / 3:
            decisions, _ = playouts.run(size, seed)
            decided += int(decisions.sum())
            seed += size
            size = min(size * 2, 4096)
        best = max(best, decided / (time.perf_counter() - started))
    return best


def _gpu_figures(games: Sequence[Game], seconds: float) -> list[dict[str, Any]]:
    """Real decisions a second on the GPU, after a check that its games are the CPU's; empty where there is none."""
    from civitas.core.cuda import gpu_available

    if gpu_available():
        return []
    return [_gpu_rate(game, seconds) for game in games]


def _gpu_rate(game: Game, seconds: float) -> dict[str, Any]:
    from civitas.sim import Playouts

    there, here = (Playouts(game.slug, game.players[1], {}, 1, device) for device in ("cuda", "cpu"))
    same = all((a == b).all() for a, b in zip(there.run(GPU_CHECKED, 0), here.run(GPU_CHECKED, 0), strict=True))
    best, seed = 0.0, GPU_CHECKED
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        started = time.perf_counter()
        decisions, _ = there.run(GPU_GAMES, seed)
        best = max(best, int(decisions.sum()) / (time.perf_counter() - started))
        seed += GPU_GAMES
    return {"game": game.slug, "per_second": round(best), "same_as_cpu": same, "games_at_once": GPU_GAMES}


def _interpreted_ms(slug: str) -> float:
    from civitas.sim import Batch

    game = find_game(slug)
    batch = Batch(slug, game.players[1], games=1, seed=1, backend="python")
    started = time.perf_counter()
    decided = batch.play_out().sum()
    return (time.perf_counter() - started) / max(1, int(decided)) * 1000


def _import_seconds() -> float:
    code = "import time; t = time.perf_counter(); import civitas; print(time.perf_counter() - t)"
    return round(min(float(_python(code)) for _ in range(3)), 4)


def _compile_seconds(slug: str) -> dict[str, Any]:
    code = (
        "import time; t = time.perf_counter();"
        "from civitas.sim import Playouts; from civitas.core.game import find_game;"
        f"g = find_game({slug!r}); Playouts({slug!r}, g.players[1], {{}}, 1, 'cpu').run(1, 0);"
        "print(time.perf_counter() - t)"
    )
    with tempfile.TemporaryDirectory() as cache:
        cold, warm = (float(_python(code, CIVITAS_CACHE=cache)) for _ in range(2))
    return {"game": slug, "cold_seconds": round(cold, 2), "cached_seconds": round(warm, 2)}


def _python(code: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, **environment}, capture_output=True, text=True, check=True
    )
    return done.stdout


def _peer_figures(python: Path, seconds: float) -> list[dict[str, Any]]:
    script = Path("bench/peers.py")
    if not script.exists() or not python.exists():
        raise CivitasError(f"--peers {python}: run `make bench` in the project's folder, which installs the peers")
    done = subprocess.run(
        [str(python), str(script), "--seconds", str(seconds)], stdout=subprocess.PIPE, text=True, check=True
    )
    return json.loads(done.stdout)["peers"]


def _print(found: dict[str, Any]) -> None:
    console = Console()
    console.print(f"{found['machine']}, {found['date']}")
    console.print("Random play, native code, real decisions a second (choices with one answer are never asked):")
    table = Table("game", "players", "one core", "two cores", "two/one", "interpreted", "position", "a million games")
    for row in found["games"]:
        table.add_row(
            *(row["game"], str(row["players"]), f"{row['one_core']:,}", f"{row['two_cores']:,}"),
            *(f"{row['two_over_one']:.2f}", f"{row['interpreted_ms']:.2f} ms", f"{row['position_bytes']} B"),
            f"{row['million_games_gb']:.2f} GB",
        )
    console.print(table)
    for row in found["gpu"]:
        verdict = "the same games as the CPU" if row["same_as_cpu"] else "NOT the games of the CPU"
        console.print(f"{row['game']} on the GPU: {row['per_second']:,} decisions a second, {verdict}")
    console.print(f"import civitas: {found['import_seconds']:.3f} s")
    for row in found.get("compile", []):
        console.print(f"{row['game']}: cold compile {row['cold_seconds']} s, from cache {row['cached_seconds']} s")
    if "peers" in found:
        _print_peers(console, found)


def _print_peers(console: Console, found: dict[str, Any]) -> None:
    table = Table("one core, decisions a second", "peer", *(f"{row['game']} / peer" for row in found["games"]))
    for peer in found["peers"]:
        if "error" in peer:
            table.add_row(peer["peer"], "not measured")
            continue
        ratios = (f"{row['one_core'] / peer['per_second']:.0f} x" for row in found["games"])
        table.add_row(peer["peer"], f"{peer['per_second']:,}", *ratios)
    console.print(table)
    for peer in found["peers"]:
        console.print(f"{peer['peer']}: {peer.get('error') or peer['how']}", style="dim")

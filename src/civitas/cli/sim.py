"""`civitas sim`: many games at once, their speed and their scores."""

import json
import os
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any

import numpy as np
import typer
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from civitas.bots.games import BotPlayouts
from civitas.cli.options import ContentPack, GameOptions, parse_options, use_content
from civitas.core.errors import BadOption, CivitasError
from civitas.core.game import Game, find_game
from civitas.sim import Playouts

SECONDS_A_PIECE = 0.25


@dataclass
class Results:
    """What was played so far."""

    game: Game
    labels: list[str]
    seconds: float = 0.0
    decisions: list[NDArray[np.int64]] = field(default_factory=list[NDArray[np.int64]])
    scores: list[NDArray[np.int64]] = field(default_factory=list[NDArray[np.int64]])

    @property
    def games(self) -> int:
        return sum(len(piece) for piece in self.decisions)

    @property
    def decided(self) -> int:
        return int(sum(int(piece.sum()) for piece in self.decisions))

    def all_scores(self) -> NDArray[np.int64]:
        return np.concatenate(self.scores) if self.scores else np.zeros((0, len(self.labels)), np.int64)

    def rate(self, amount: int) -> float:
        return amount / self.seconds if self.seconds else 0.0


def sim(
    game: Annotated[str, typer.Argument(help="The game, such as stone_age.")],
    players: Annotated[
        int | None, typer.Option(help="How many players; as many as the game takes if left out.")
    ] = None,
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 10_000,
    seed: Annotated[int, typer.Option(help="The first game's seed; each further game takes the next one.", min=0)] = 0,
    threads: Annotated[int, typer.Option(help="CPU threads; 0: all cores.", min=0)] = 0,
    device: Annotated[str, typer.Option(help="cpu or cuda.")] = "cpu",
    bots: Annotated[str, typer.Option(help="Bots by seat, such as greedy,random; they change seats every game.")] = "",
    option: GameOptions = [],
    content: ContentPack = None,
    parquet: Annotated[Path | None, typer.Option(help="Write every game's scores to this Parquet file.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")] = False,
) -> None:
    """Plays many games and tells how fast they were and how they scored."""
    use_content(content)
    chosen = find_game(game)
    names = [name.strip() for name in bots.split(",") if name.strip()]
    seats = _seats(chosen, players, names)
    _check_before_playing(device, names, parquet)
    player = _player(chosen, seats, names, parse_options(option), threads or os.cpu_count() or 1, device)
    results = Results(chosen, names or [f"seat {seat + 1}" for seat in range(seats)])
    stopped = _play(player, results, games, seed, quiet=as_json)
    if parquet is not None:
        _write_parquet(results, parquet, seed)
    if as_json:
        print(json.dumps(_summary(results, seats, stopped)))
    else:
        _print(results, stopped)
    if stopped:
        raise typer.Exit(130)


def _seats(game: Game, players: int | None, bots: Sequence[str]) -> int:
    if bots and players is not None and players != len(bots):
        raise BadOption(f"--players {players}, but {len(bots)} bots are named")
    return len(bots) or (game.players[1] if players is None else players)


def _check_before_playing(device: str, bots: Sequence[str], parquet: Path | None) -> None:
    if device not in ("cpu", "cuda"):
        raise BadOption(f"--device {device!r}: it is cpu or cuda")
    if device == "cuda" and bots:
        raise BadOption("--bots play on the CPU; leave --device cuda out")
    if parquet is not None:
        if not parquet.parent.is_dir():
            raise BadOption(f"--parquet {parquet}: the folder {parquet.parent} does not exist")
        try:
            import polars as _  # noqa: F401
        except ImportError:
            raise BadOption("--parquet needs polars; install civitas[lab]") from None


def _player(
    game: Game, players: int, bots: Sequence[str], options: dict[str, object], threads: int, device: str
) -> Playouts | BotPlayouts:
    if bots:
        return BotPlayouts(game.slug, bots, options, threads)
    return Playouts(game.slug, players, options, threads, "cuda" if device == "cuda" else "cpu")


def _play(player: Playouts | BotPlayouts, results: Results, games: int, seed: int, *, quiet: bool) -> bool:
    """Plays piece by piece until all is done or the user stops it; True if stopped."""
    with _progress(quiet) as progress:
        task = progress.add_task("", total=games, rate="")
        try:
            player.run(1, seed)  # compiles, or reads the machine code from the cache; not part of the measurement
            for decisions, scores, seconds in _pieces(player, games, seed):
                results.decisions.append(decisions)
                results.scores.append(scores)
                results.seconds += seconds
                rate = f"{results.rate(results.games):,.0f} games/s"
                progress.update(task, completed=results.games, rate=rate)
        except KeyboardInterrupt:
            return True
    return False


def _progress(quiet: bool) -> Progress:
    columns = (BarColumn(), TextColumn("{task.completed:,.0f}/{task.total:,.0f}"), TextColumn("{task.fields[rate]}"))
    return Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True), disable=quiet, transient=True)


def _pieces(
    player: Playouts | BotPlayouts, games: int, seed: int
) -> Iterator[tuple[NDArray[np.int64], NDArray[np.int64], float]]:
    """Pieces that take about a quarter of a second each, so that progress is seen and stopping is quick."""
    done, size = 0, min(games, 64)
    while done < games:
        size = min(size, games - done)
        started = time.perf_counter()
        decisions, scores = player.run(size, seed + done)
        seconds = time.perf_counter() - started
        yield decisions, scores, seconds
        done += size
        size = max(1, min(size * 4, int(size * SECONDS_A_PIECE / max(seconds, 1e-6))))


def _summary(results: Results, players: int, stopped: bool) -> dict[str, Any]:
    return {
        "game": results.game.slug,
        "players": players,
        "games": results.games,
        "decisions": results.decided,
        "seconds": round(results.seconds, 6),
        "games_per_second": round(results.rate(results.games), 1),
        "decisions_per_second": round(results.rate(results.decided), 1),
        "scores": _statistics(results),
        "stopped": stopped,
    }


def _statistics(results: Results) -> list[dict[str, Any]]:
    scores = results.all_scores()
    if not len(scores):
        return []
    best = scores.max(axis=1, keepdims=True)
    wins = (scores == best) / (scores == best).sum(axis=1, keepdims=True)
    return [
        {
            "who": label,
            "mean": round(float(column.mean()), 3),
            "sd": round(float(column.std(ddof=1)) if len(column) > 1 else 0.0, 3),
            "min": int(column.min()),
            "median": float(np.median(column)),
            "max": int(column.max()),
            "win_share": round(float(won.mean()), 4),
        }
        for label, column, won in zip(results.labels, scores.T, wins.T, strict=True)
    ]


def _print(results: Results, stopped: bool) -> None:
    console = Console()
    if stopped:
        console.print("Stopped. What was played until then:")
    console.print(
        f"{results.games:,} games, {results.decided:,} decisions in {results.seconds:.2f} s: "
        f"{results.rate(results.games):,.0f} games/s, {results.rate(results.decided):,.0f} decisions/s"
    )
    table = Table("", "mean", "sd", "min", "median", "max", "wins")
    for row in _statistics(results):
        cells = (row["mean"], row["sd"], row["min"], row["median"], row["max"], f"{row['win_share']:.1%}")
        table.add_row(row["who"], *(str(cell) for cell in cells))
    console.print(table)


def _write_parquet(results: Results, path: Path, seed: int) -> None:
    import polars

    scores = results.all_scores()
    columns: dict[str, Any] = {"seed": np.arange(len(scores)) + seed, "decisions": np.concatenate(results.decisions)}
    columns |= {f"score_{number + 1}": scores[:, number] for number in range(scores.shape[1])}
    try:
        polars.DataFrame(columns).write_parquet(path)
    except OSError as error:
        raise CivitasError(f"{path} could not be written: {error}") from error

"""`civitas arena`: bots play each other, and it is told who is how strong."""

import json
import os
from pathlib import Path
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeRemainingColumn
from rich.table import Table

from civitas.cli.options import ContentPack, GameOptions, parse_options, use_content
from civitas.core.errors import BadOption
from civitas.lab.arena import Arena, make_arena, play
from civitas.lab.ratings import need_openskill
from civitas.lab.report import COLUMNS, MEETINGS, Report, ladder, markdown, meetings, report, tables

# Which columns of a table hold words, by the number of its columns.
TEXTUAL = {5: (0, 1), 3: (0, 2)}


def arena(
    game: Annotated[str, typer.Argument(help="The game, such as stone_age.")],
    bots: Annotated[str, typer.Option(help="The bots that meet, such as greedy,random.")] = "greedy,random",
    games: Annotated[
        int, typer.Option(help="How many matches at least; rounded up until everybody has sat everywhere.", min=1)
    ] = 100,
    players: Annotated[int | None, typer.Option(help="How many seats; two if left out.")] = None,
    option: GameOptions = [],
    threads: Annotated[int, typer.Option(help="CPU threads; 0: all cores.", min=0)] = 0,
    seed: Annotated[int, typer.Option(help="The first deal's seed; each further deal takes the next one.", min=0)] = 0,
    out: Annotated[
        Path | None, typer.Option(help="Write matches and results to this folder; if it has some, go on with it.")
    ] = None,
    ratings: Annotated[bool, typer.Option(help="Rate the bots (needs civitas[lab]).")] = True,
    as_markdown: Annotated[bool, typer.Option("--markdown", help="Print the tables for a document.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")] = False,
    content: ContentPack = None,
) -> None:
    """Lets bots play each other: every bot sits in every seat of every deal equally often."""
    use_content(content)
    if as_json and as_markdown:
        raise BadOption("--json and --markdown: choose one of them")
    if ratings:
        need_openskill()
    names = [name.strip() for name in bots.split(",") if name.strip()]
    chosen = parse_options(option)
    made = make_arena(game, names, games, players, chosen, threads or os.cpu_count() or 1, seed, out)
    stopped = _play(made, quiet=as_json)
    found = report(made, rated=ratings, stopped=stopped)
    if as_json:
        print(json.dumps(found))
    elif as_markdown:
        print(markdown(found))
    else:
        _print(made, found, out)
    if stopped:
        raise typer.Exit(130)


def _play(made: Arena, *, quiet: bool) -> bool:
    columns = (BarColumn(), TextColumn("{task.completed:,.0f}/{task.total:,.0f} matches"))
    rate = TextColumn("{task.fields[rate]}")
    console = Console(stderr=True)
    with Progress(*columns, rate, TimeRemainingColumn(), console=console, disable=quiet, transient=True) as progress:
        task = progress.add_task("", total=made.schedule.matches, completed=made.resumed, rate="")
        return play(made, lambda arena: _show(arena, progress, task))


def _show(made: Arena, progress: Progress, task: TaskID) -> None:
    done = len(made.lines)
    rate = (done - made.resumed) / made.seconds if made.seconds else 0
    progress.update(task, completed=done, rate=f"{rate:,.1f} matches/s")


def _print(made: Arena, found: Report, out: Path | None) -> None:
    console = Console()
    if found["stopped"]:
        console.print("Stopped. What was played until then:")
    earlier = f", {found['resumed']:,} of them before" if found["resumed"] else ""
    console.print(
        f"{made.setting.game.name()}, {found['players']} players: {found['matches']:,} of {found['planned']:,} matches"
        f"{earlier}, {found['decisions']:,} decisions in {found['seconds']:.1f} s"
    )
    _table(console, COLUMNS, ladder(found))
    if len(found["bots"]) > 2:
        _table(console, MEETINGS, meetings(found))
    if mixed := tables(found):
        _table(console, ("table", "matches", "who wins"), mixed)
    if out is not None:
        console.print(f"Matches and results are in {out}; the same command goes on there.", soft_wrap=True)


def _table(console: Console, columns: tuple[str, ...], rows: list[tuple[str, ...]]) -> None:
    shown = [place for place in range(len(columns)) if any(row[place] != "-" for row in rows)]
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for place in shown:
        table.add_column(columns[place], justify="left" if place in TEXTUAL.get(len(columns), (0,)) else "right")
    for row in rows:
        table.add_row(*(row[place] for place in shown))
    console.print(table)

"""`civitas analyse`: what the search bot thinks of a match."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import civitas
from civitas.bots import read_budget
from civitas.cli.options import ContentPack, use_content
from civitas.core.errors import BadOption
from civitas.lab.analysis import Analysis, as_data
from civitas.lab.words import alternatives, idea, mistake, name_of, percent, say

ROWS = 24  # of the table of chances: a match has hundreds of decisions


def analyse(
    file: Annotated[Path, typer.Argument(help="A match file, of a finished match or a running one.")],
    lang: Annotated[str, typer.Option(help="en or pl.")] = "en",
    seat: Annotated[int | None, typer.Option(help="Look at this seat's decisions only (from 1).")] = None,
    at: Annotated[int | None, typer.Option(help="Tell the best ideas at this decision (from 1), and no more.")] = None,
    budget: Annotated[str, typer.Option(help="What each decision gets: iterations (200) or seconds (0.5s).")] = "200",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")] = False,
    content: ContentPack = None,
) -> None:
    """Tells everybody's chances over a match, the costliest mistakes, and what would have been better."""
    use_content(content)
    if lang not in ("en", "pl"):
        raise BadOption(f"--lang {lang!r}: it is en or pl")
    spent = read_budget(budget)
    match = civitas.load(file)
    if seat is not None and not 1 <= seat <= match.players:
        raise BadOption(f"--seat {seat}: seats run from 1 to {match.players}")
    analysis = Analysis(match, spent, None if seat is None else [seat - 1])
    if at is not None:
        if at - 1 not in analysis.wanted:
            raise BadOption(f"--at {at}: there is no such decision to look at; the match has {len(match.decisions)}")
        analysis.wanted = [at - 1]
    stopped = _run(analysis, quiet=as_json)
    if as_json:
        print(json.dumps({**as_data(analysis, lang), "stopped": stopped}, ensure_ascii=False))
    elif at is not None:
        _print_ideas(analysis, at - 1, lang)
    else:
        _print(analysis, lang, stopped)
    if stopped:
        raise typer.Exit(130)


def _run(analysis: Analysis, *, quiet: bool) -> bool:
    columns = (BarColumn(), TextColumn("{task.completed}/{task.total}"), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), disable=quiet, transient=True) as progress:
        task = progress.add_task("", total=analysis.steps)

        def tell(seen: Analysis) -> bool:
            progress.update(task, completed=seen.done)
            return True

        try:
            analysis.run(tell)
        except KeyboardInterrupt:
            return True
    return False


def _print(analysis: Analysis, lang: str, stopped: bool) -> None:
    match, console = analysis.match, Console()
    if stopped:
        console.print(say(lang, "stopped"))
    values = {"done": len(analysis.looks), "decisions": len(analysis.wanted)}
    console.print(say(lang, "analysis-of", game=match.game.name(lang), players=match.players, **values))
    console.print(_chances(analysis, lang))
    mistakes = analysis.mistakes()
    console.print(say(lang, "costliest" if mistakes else "none-found"), style="bold" if mistakes else None)
    for look in mistakes:
        console.print(f"  {mistake(match, look, lang)}", soft_wrap=True)
    _print_ideas(analysis, len(match.decisions), lang)


def _print_ideas(analysis: Analysis, number: int, lang: str) -> None:
    """The best ideas at a decision, and what was done."""
    look, match, console = analysis.looks.get(number), analysis.match, Console()
    if look is None:
        return
    name = name_of(match, look.seat, lang)
    heading = say(lang, "now-best" if look.played is None else "then-best", number=number + 1, name=name)
    console.print(heading, style="bold", soft_wrap=True)
    for words in alternatives(match, look, lang):
        console.print(f"  {words}", soft_wrap=True)
    if look.played is not None:
        console.print(say(lang, "was-played", idea=idea(match, look.played, lang)), soft_wrap=True)


def _chances(analysis: Analysis, lang: str) -> Table:
    match = analysis.match
    names = [name_of(match, seat, lang) for seat in range(match.players)]
    columns = (say(lang, "column-decision"), say(lang, "column-decides"), *names)
    table = Table(*columns, title=say(lang, "chances"), box=SIMPLE_HEAD, pad_edge=False)
    curve = analysis.curve()
    shown = sorted({round(place * (len(curve) - 1) / max(1, ROWS - 1)) for place in range(ROWS)}) if curve else []
    for place in shown:
        look = curve[place]
        table.add_row(str(look.number + 1), names[look.seat], *(f"{percent(chance)} %" for chance in look.win))
    return table

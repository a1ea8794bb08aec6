"""`civitas replay`: a saved match, told again."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

import civitas
from civitas.cli.options import ContentPack, use_content
from civitas.core.errors import BadFile, BadOption
from civitas.core.match import Match
from civitas.core.promise import commitment as hash_of


def replay(
    file: Annotated[Path, typer.Argument(help="A match file.")],
    lang: Annotated[str, typer.Option(help="en or pl.")] = "en",
    seat: Annotated[int | None, typer.Option(help="Tell only what this seat (from 1) may know.")] = None,
    at: Annotated[int | None, typer.Option(help="Stop after so many decisions.")] = None,
    verify: Annotated[bool, typer.Option(help="Only check that the file replays as it was saved.")] = False,
    commitment: Annotated[str, typer.Option(help="With --verify: the hash that the table showed from the start.")] = "",
    content: ContentPack = None,
) -> None:
    """Replays a match file and tells what happened."""
    use_content(content)
    match = civitas.load(file)
    if verify:
        _verify(match, file, lang, commitment.strip().lower())
        return
    if at is not None:
        match.rewind(at)
    if seat is not None and not 1 <= seat <= match.players:
        raise BadOption(f"--seat {seat}: seats run from 1 to {match.players}")
    for sentence in match.log(None if seat is None else seat - 1, lang):
        print(sentence)
    _print_scores(match, lang)


def _verify(match: Match, file: Path, lang: str, promised: str) -> None:
    """Loading has replayed everything and compared the hashes; what is left is the promise about the shuffle."""
    opened = hash_of(match.seed, match.nonce) if match.nonce else ""
    if promised and not opened:
        raise BadFile(f"{file}: no nonce stands in it, so nothing was promised about its seed")
    if promised and promised != opened:
        raise BadFile(f"{file}: its seed is another than was promised: {promised} was shown, its hash is {opened}")
    print(f"{file}: {match.game.name(lang)}, {len(match.decisions)} decisions replay as they were saved")
    if opened:
        print(f"its seed {match.seed} is the one with the hash {opened}")


def _print_scores(match: Match, lang: str) -> None:
    from rich.table import Table

    texts = match.game.texts
    table = Table("", *(texts.format(lang, f"source-{source.replace('_', '-')}") for source in match.game.sources), "Σ")
    for score, place in zip(match.scores(), match.ranking(), strict=True):
        name = match.names[score.seat] if match.names else texts.format(lang, "seat-name", {"seat": score.seat + 1})
        table.add_row(f"{place}. {name}", *(str(points) for points in score.sources.values()), str(score.total))
    Console().print(table)

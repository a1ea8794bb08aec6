"""`civitas rules`: a game's rules by number, in either language."""

from typing import Annotated

import typer

from civitas.core.errors import CivitasError
from civitas.core.game import find_game


def rules(
    game: Annotated[str, typer.Argument(help="The game, such as stone_age.")],
    number: Annotated[
        str, typer.Argument(help="A rule such as SA-11.7, a section such as SA-11, or nothing: all.")
    ] = "",
    lang: Annotated[str, typer.Option(help="en or pl.")] = "en",
) -> None:
    """Prints a rule, a section, or all rules of a game."""
    texts = find_game(game).texts
    wanted = number.upper().replace(".", "-")
    found = [name for name in texts.names(lang) if _fits(name, wanted)]
    if not found:
        raise CivitasError(f"{game} has no rule {number!r}; try `civitas rules {game}` for all of them")
    for name in found:
        kind, _, label = name.partition("-")
        head, _, tail = label.rpartition("-") if label.count("-") > 1 else (label, "", "")
        title = f"{head}.{tail}" if tail else label
        print(f"\n{texts.format(lang, name)}\n" if kind == "section" else f"{title}  {texts.format(lang, name)}")


def _fits(name: str, wanted: str) -> bool:
    kind, _, label = name.partition("-")
    if kind not in ("rule", "section"):
        return False
    if not wanted or label == wanted:
        return True
    return wanted.count("-") == 1 and label.startswith(f"{wanted}-")

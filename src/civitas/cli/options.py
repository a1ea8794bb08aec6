"""Options that several commands share."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from civitas.core.content import pack_game
from civitas.core.errors import BadOption
from civitas.core.game import check_pack, find_game

GameOptions = Annotated[
    list[str], typer.Option("--option", help="An option of the game, name=value; may be given several times.")
]


ContentPack = Annotated[Path | None, typer.Option("--content", help="Play with this content pack.")]


def use_content(pack: Path | None) -> None:
    """Makes a content pack the one that its game is played with, in this process and those it starts."""
    if pack is None:
        return
    slug = pack_game(pack)
    os.environ["CIVITAS_CONTENT"] = str(pack.resolve())  # before the game is imported: its modules read it then
    check_pack(find_game(slug), pack)


def parse_options(given: Sequence[str]) -> dict[str, object]:
    """`["first=2"]` as `{"first": "2"}`."""
    found: dict[str, object] = {}
    for one in given:
        name, equals, value = one.partition("=")
        if not equals or not name or not value:
            raise BadOption(f"--option {one!r}: write it as name=value")
        found[name] = value
    return found

"""Options that several commands share."""

from collections.abc import Sequence
from typing import Annotated

import typer

from civitas.core.errors import BadOption

GameOptions = Annotated[
    list[str], typer.Option("--option", help="An option of the game, name=value; may be given several times.")
]


def parse_options(given: Sequence[str]) -> dict[str, object]:
    """`["first=2"]` as `{"first": "2"}`."""
    found: dict[str, object] = {}
    for one in given:
        name, equals, value = one.partition("=")
        if not equals or not name or not value:
            raise BadOption(f"--option {one!r}: write it as name=value")
        found[name] = value
    return found

"""Civitas: civilization board games to play, to research and to balance, from one set of rules."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from civitas.core.errors import (
    BadContent,
    BadFile,
    BadOption,
    BadPosition,
    CannotUndo,
    CivitasError,
    IllegalDecision,
    UnknownDecision,
    UnknownGame,
)

if TYPE_CHECKING:
    from civitas.core.game import Game
    from civitas.core.match import Match

__version__ = "0.1.0"
__all__ = [
    "BadContent",
    "BadFile",
    "BadOption",
    "BadPosition",
    "CannotUndo",
    "CivitasError",
    "IllegalDecision",
    "UnknownDecision",
    "UnknownGame",
    "games",
    "load",
    "new",
    "position",
]


def games() -> "list[Game]":
    """Every game that can be played."""
    from civitas.core.game import all_games

    return all_games()


def new(slug: str, players: int | None = None, seed: int | None = None, **options: object) -> "Match":
    """A new match; without `players` for as many as the game takes, without `seed` a random one."""
    from civitas.core.game import find_game
    from civitas.core.match import Match

    game = find_game(slug)
    return Match(game, game.players[1] if players is None else players, options, seed)


def load(path: str | Path) -> "Match":
    """A match from a file that `Match.save` wrote."""
    from civitas.core.savefile import read_match

    return read_match(Path(path))


def position(
    slug: str, plain: Mapping[str, Any], players: int | None = None, seed: int = 0, **options: object
) -> "Match":
    """A match that starts from a position given as `Match.position()` gives it; fields left out are as at the start."""
    from civitas.core.game import find_game
    from civitas.core.match import Match

    game = find_game(slug)
    seats = players if players is not None else plain.get("players", game.players[1])
    return Match(game, seats, options, seed, start=plain)

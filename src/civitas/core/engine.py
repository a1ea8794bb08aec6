"""A game bound to content and to a backend: the functions that matches, simulations and bots call."""

import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from civitas.core import contract, notes, view
from civitas.core.content import Content
from civitas.core.fields import NOTHING
from civitas.core.game import Game
from civitas.core.interpreted import Records, record_class
from civitas.core.rules import Binder, native, source_stamp

Backend = Literal["python", "native"]
CORE = Path(__file__).parent


class Engine:
    """One game's rules on one backend; `listening` engines take notes of what happens."""

    def __init__(self, game: Game, backend: Backend, listening: bool, content: Content) -> None:
        self.game = game
        self.backend: Backend = backend
        self.content = content
        self.dtype = game.layout.listening_dtype if listening else game.layout.dtype
        self.size = game.layout.dtype.itemsize
        wrap = native(self._stamp()) if backend == "native" else (lambda function, entry: function)
        self._binder = Binder(self._replacements(listening), wrap)
        self._record = record_class(game.layout)

    def bind(self, function: Callable[..., Any], entry: bool = True) -> Any:
        """A generic rule, written against `contract` and `view`, for this game and backend."""
        return self._binder.bind(function, entry)

    def rebound(
        self, wrap: Callable[[FunctionType, bool], Any], table: Callable[[NDArray[Any]], NDArray[Any]]
    ) -> Binder:
        """The same rules with the same content, for another backend."""
        return Binder(self._replacements(listening=False), wrap, table)

    def blank(self, size: int) -> NDArray[Any]:
        """Records in which nothing stands yet."""
        return np.zeros(size, self.dtype)

    def open(self, records: NDArray[Any]) -> Any:
        """The one record of an array of length 1, as this backend's functions want it."""
        return self._record(records) if self.backend == "python" else records[0]

    def array(self, records: NDArray[Any]) -> Any:
        """An array of records, as this backend's functions want it."""
        return Records(self._record, records) if self.backend == "python" else records

    def answers(self) -> NDArray[np.int64]:
        """Room for a list of legal answers."""
        return np.zeros(len(self.game.actions) + 1, np.int64)

    def rows(self, records: NDArray[Any]) -> NDArray[np.uint8]:
        """The bytes of every record's position."""
        return records.view(np.uint8).reshape(len(records), -1)[:, : self.size]

    def _stamp(self) -> str:
        extra = {"game": self.game.slug, "content": self.content.digest}
        return f"{self.game.slug}-{source_stamp([CORE, self.game.folder], extra)}"

    def _replacements(self, listening: bool) -> list[tuple[object, object]]:
        game = self.game
        pairs: list[tuple[object, object]] = [
            (getattr(contract, name), function) for name, function in vars(game.rules).items()
        ]
        pairs += [
            (notes.note, notes.take_note if listening else notes.take_no_note),
            (notes.add_to_note, notes.add_number if listening else notes.add_no_number),
            (contract.CEREMONIAL, np.array([0, *(int(q.ceremonial) for q in game.questions)], np.int64)),
            (contract.SEALED, np.array([0, *(int(q.sealed) for q in game.questions)], np.int64)),
            (view.SECRECY, game.layout.secrecy),
            (view.POOL_COPIES, game.layout.pool_copies),
            (view.CHANCE_AT, np.array([_offset(game, "chance")], np.int64)),
        ]
        if self.content.digest != game.official.digest:
            changed = game.compile_tables(self.content)
            pairs += [(game.tables[name], changed[name]) for name in game.tables]
        return pairs


def _offset(game: Game, field: str) -> int:
    return game.layout.places[field][1]


@cache
def _official_engine(game_slug: str, backend: Backend, listening: bool) -> Engine:
    from civitas.core.game import find_game

    game = find_game(game_slug)
    return Engine(game, backend, listening, game.content)


def engine_of(game: Game, backend: Backend = "native", listening: bool = False) -> Engine:
    """The engine of a game with its official content, made once; CIVITAS_BACKEND=python interprets everything."""
    forced = os.environ.get("CIVITAS_BACKEND")
    chosen: Backend = "python" if forced == "python" else backend
    return _official_engine(game.slug, chosen, listening)


def lay_blank(game: Game, records: NDArray[Any], players: int, options: dict[str, str]) -> None:
    """Writes what `start` expects to find: empty places, the number of players and the options."""
    layout = game.layout
    for field in layout.fields.values():
        empty = field.kind in ("id", "seat")
        records[field.name] = NOTHING if empty else max(field.low, 0) if field.low >= 0 else 0
    records["players"] = players
    for option in game.options:
        records[option.field] = option.number(options[option.name])

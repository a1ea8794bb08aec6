"""A viewer's position as plain data, made field by field when somebody looks; nothing is made twice."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from civitas.core import contract
from civitas.core.engine import engine_of
from civitas.core.fields import Layout
from civitas.core.match import Match, Score

MADE_AT_MOST = 600


@cache
def _places(layout: Layout) -> dict[str, tuple[int, int]]:
    """Where each field's bytes begin and end."""
    return {name: (offset, offset + kind.itemsize) for name, (kind, offset) in layout.places.items()}


Made = dict[tuple[str, bytes], Any]


class Position(Mapping[str, Any]):
    """The fields of a redacted record by name, as `Match.view` gives them."""

    def __init__(self, layout: Layout, record: NDArray[Any], players: int, made: Made) -> None:
        self._layout = layout
        self._places = _places(layout)
        self._record = record
        self._bytes = record.tobytes()
        self._players = players
        self._made = made
        self._here: dict[str, Any] = {}  # what was looked at already

    def raw(self, *fields: str) -> bytes:
        """The bytes of some fields, which change exactly when what they hold changes."""
        if len(fields) == 1:
            begin, end = self._places[fields[0]]
            return self._bytes[begin:end]
        return b"".join(self._bytes[begin:end] for begin, end in (self._places[field] for field in fields))

    def __getitem__(self, name: str) -> Any:
        if name not in self._here:
            self._here[name] = self._value(name)
        return self._here[name]

    def _value(self, name: str) -> Any:
        if name == "chance" or name not in self._layout.fields:
            raise KeyError(name)
        key = (name, self.raw(name))
        if key not in self._made:
            if len(self._made) > MADE_AT_MOST:
                self._made.clear()
            field = self._layout.fields[name]
            values = np.asarray(self._record[0][name])
            self._made[key] = self._layout._dump_axis(field, values, field.axes, self._players)
        return self._made[key]

    def __iter__(self) -> Iterator[str]:
        return (name for name in self._layout.fields if name != "chance")

    def __len__(self) -> int:
        return len(self._layout.fields) - 1


def view_of(match: Match, seat: int | None, made: Made) -> dict[str, Any]:
    """The same as `Match.view`, with the position made only as far as it is looked at."""
    return {
        "game": match.game.slug,
        "players": match.players,
        "seat": seat,
        "decisions": len(match.decisions),
        "over": match.over,
        "to_act": match.to_act,
        "asks": None if match.to_act is None else match.question.name,
        "legal": [action.name for action in match.legal()] if seat is not None and seat == match.to_act else [],
        "position": Position(match.game.layout, match.redacted(seat), match.players, made),
    }


def standings(match: Match, viewer: int | None) -> list[tuple[Score, int]]:
    """Every seat's points and place, as `Match.scores` and `Match.ranking` count them, on the match's own backend."""
    engine = engine_of(match.game, match.engine.backend)
    records = match.redacted(viewer)
    if match.over:
        records.view(np.uint8)[:] = match.row()
    record = engine.open(records)
    tally, tie_break = engine.bind(contract.tally), engine.bind(contract.tie_break)
    scores: list[Score] = []
    for seat in range(match.players):
        points = np.zeros(len(match.game.sources), np.int64)
        tally(record, seat, points)
        sources = dict(zip(match.game.sources, points.tolist(), strict=True))
        scores.append(Score(seat, sum(sources.values()), sources))
    order = [(score.total, int(tie_break(record, score.seat))) for score in scores]
    return [(score, 1 + sum(other > own for other in order)) for score, own in zip(scores, order, strict=True)]

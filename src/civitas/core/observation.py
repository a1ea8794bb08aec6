"""The default research encoding: what a seat may know as a vector of integers, own things first.

Every field that anybody may see gives one number a cell, in the order of the declaration. Seats are turned so that the
observer is seat 0: per-seat cells as well as numbers that name a seat. What lies hidden reads -2, an empty place -1.
"""

from collections.abc import MutableSequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from civitas.core.fields import Cell, Layout
from civitas.core.rules import rule
from civitas.core.view import read, redact_row

OFFSET, WIDTH, NAMES_A_SEAT = range(3)


@dataclass(frozen=True)
class Feature:
    """What one number of an observation means."""

    name: str  # such as stock[0, wood]: the observer's wood
    low: int
    high: int
    kind: str  # count, flag, seat, id or code: ids and codes name things, and want an embedding


def features(layout: Layout) -> list[Feature]:
    """The meaning of every number, for an observer at any seat."""
    return [
        Feature(_name(layout, cell), min(cell.field.low, -2 if cell.field.kind == "id" else 0), *_rest(cell))
        for cell in _observed(layout)
    ]


def _rest(cell: Cell) -> tuple[int, str]:
    return cell.field.high, cell.field.kind


def _name(layout: Layout, cell: Cell) -> str:
    if not cell.index:
        return cell.field.name
    pairs = zip(cell.field.axes, cell.index, strict=True)
    words = (axis.labels[place] if axis.labels else str(place) for axis, place in pairs)
    return f"{cell.field.name}[{', '.join(words)}]"


def _observed(layout: Layout) -> list[Cell]:
    return [cell for cell in layout.cells if cell.field.seen_by != "nobody"]


def observation_table(layout: Layout, players: int, viewer: int) -> NDArray[np.int64]:
    """Where a seat finds each number of its observation, and whether it names a seat."""
    places = {(cell.field.name, cell.index): cell for cell in layout.cells}
    rows = [places[cell.field.name, _turned(layout, cell, players, viewer)] for cell in _observed(layout)]
    return np.array([(cell.offset, cell.width, int(cell.field.kind == "seat")) for cell in rows], np.int64)


def _turned(layout: Layout, cell: Cell, players: int, viewer: int) -> tuple[int, ...]:
    pairs = zip(cell.field.axes, cell.index, strict=True)
    return tuple(
        (place + viewer) % players if axis is layout.seats and place < players else place for axis, place in pairs
    )


@rule
def observe(row: Any, viewer: int, players: int, tables: Any, out: MutableSequence[int]) -> None:
    """Fills `out` with what a seat may know; the bytes in `row` are wiped for it on the way."""
    redact_row(row, viewer)
    for place in range(tables.shape[1]):
        value = read(row, tables[viewer, place, OFFSET], tables[viewer, place, WIDTH])
        if tables[viewer, place, NAMES_A_SEAT] == 1 and value >= 0:
            value = (value - viewer) % players
        out[place] = value


@rule
def observe_games(
    first: int, last: int, _records: Any, rows: Any, seats: Any, players: Any, tables: Any, out: Any
) -> None:
    """Observations of one seat in each game; `rows` is a copy of the positions that may be wiped."""
    for game in range(first, last):
        if seats[game] >= 0:
            observe(rows[game], seats[game], players[0], tables, out[game])

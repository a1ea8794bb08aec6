"""Declare a position once; its dtype, bounds, readable form, secrecy and dealing follow from the declaration."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from civitas.core import chance
from civitas.core.errors import BadPosition

Audience = Literal["everyone", "owner", "nobody"]
Kind = Literal["count", "flag", "seat", "id", "code"]

NOTHING = -1  # no card, no seat, an empty place
HIDDEN = -2  # something lies there, but this viewer may not know what
NOTES_KEPT = 256
NOTE_NUMBERS = 14


@dataclass(frozen=True)
class Axis:
    """One dimension of a field; `labels` name its places, or are empty where places are merely numbered."""

    name: str
    size: int
    labels: tuple[str, ...] = ()
    seats_first: bool = False  # the players by seat, then others: who a number means depends on how many play


def axis(name: str, labels: Sequence[str], *, seats_first: bool = False) -> Axis:
    return Axis(name, len(labels), tuple(labels), seats_first)


def slots(size: int) -> Axis:
    return Axis("slot", size)


@dataclass(frozen=True)
class Field:
    """What one field of a position holds, and who may see it."""

    name: str
    kind: Kind
    low: int
    high: int
    axes: tuple[Axis, ...] = ()
    seen_by: Audience = "nobody"
    of: str = ""  # the content table of an id
    labels: tuple[str, ...] = ()  # the words of a code
    pooled: bool = True  # False: a pointer at a component that is counted elsewhere

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(axis.size for axis in self.axes)


def count(name: str, low: int, high: int, *axes: Axis, seen_by: Audience) -> Field:
    return Field(name, "count", low, high, axes, seen_by)


def flag(name: str, *axes: Axis, seen_by: Audience) -> Field:
    return Field(name, "flag", 0, 1, axes, seen_by)


def seat_of(name: str, *axes: Axis, seen_by: Audience) -> Field:
    """A seat, or nobody."""
    return Field(name, "seat", NOTHING, 7, axes, seen_by)


def ident(name: str, of: "Pool", *axes: Axis, seen_by: Audience, pooled: bool = True) -> Field:
    """A component of a content table (a card, a tile), or nothing; `pooled` ones obey the conservation law."""
    return Field(name, "id", HIDDEN, len(of.names) - 1, axes, seen_by, of=of.name, pooled=pooled)


def code(name: str, labels: Sequence[str], *axes: Axis, seen_by: Audience) -> Field:
    """One word of a short list, such as a phase; the first word is what a new position starts with."""
    return Field(name, "code", 0, len(labels) - 1, axes, seen_by, labels=tuple(labels))


@dataclass(frozen=True)
class Pool:
    """A kind of component: its ids in file order, and how many of each the box holds.

    Components of one kind whose backs differ (cards of several levels) are several pools, each counting 0 copies of the
    others: unseen ones are never dealt into places where another back lies.
    `each` is an axis whose every place has a box of its own (a deck of advisors a seat, a deck of leaders an era); all
    pooled fields of such components have that axis. `boxes` is each design's box, where the boxes hold different ones.
    """

    name: str
    names: tuple[str, ...]
    copies: tuple[int, ...]
    part_of: str = ""  # the kind in the content, if the pool is only a part of it
    each: Axis | None = None
    boxes: tuple[int, ...] = ()

    @property
    def kind(self) -> str:
        return self.part_of or self.name

    @property
    def total(self) -> int:
        return sum(self.copies)

    @property
    def contents(self) -> list[tuple[int, ...]]:
        """Copies of every design, box by box."""
        if self.each is None:
            return [self.copies]
        if not self.boxes:
            return [self.copies] * self.each.size
        pairs = list(zip(self.copies, self.boxes, strict=True))
        return [tuple(copies if box == own else 0 for copies, own in pairs) for box in range(self.each.size)]


def _header(seats: Axis, questions: Sequence[str], steps: Sequence[str], depth: int) -> list[Field]:
    agenda = slots(depth)
    return [
        count("chance", 0, 2**32 - 1, slots(chance.WORDS), seen_by="nobody"),
        count("players", 1, seats.size, seen_by="everyone"),
        seat_of("to_act", seen_by="everyone"),
        code("asked", ("nothing", *questions), seen_by="everyone"),
        flag("over", seen_by="everyone"),
        count("agenda_left", 0, depth, seen_by="everyone"),
        code("agenda_step", ("nothing", *steps), agenda, seen_by="everyone"),
        seat_of("agenda_seat", agenda, seen_by="everyone"),
        count("agenda_a", -(2**15), 2**15 - 1, agenda, seen_by="everyone"),
        count("agenda_b", -(2**15), 2**15 - 1, agenda, seen_by="everyone"),
    ]


# Names that a NumPy record or scalar already uses for something else.
_TAKEN = frozenset(dir(np.record)) | frozenset(dir(np.ndarray))


def smallest(low: int, high: int) -> np.dtype[Any]:
    """The smallest integers that hold everything from `low` to `high`."""
    # Signed wherever possible: Numba turns a mixture of signed and unsigned 64-bit integers into floats.
    for kind in (np.int8, np.int16, np.int32, np.uint32):
        info = np.iinfo(kind)
        if info.min <= low and high <= info.max:
            return np.dtype(kind)
    raise ValueError(f"no integer holds {low}..{high}")


@dataclass(frozen=True)
class Cell:
    """One number of a position, by its place in the bytes."""

    field: Field
    offset: int
    width: int
    index: tuple[int, ...]


class Layout:
    """All fields of a game's position, and what follows from them."""

    def __init__(
        self,
        fields: Iterable[Field],
        seats: Axis,
        questions: Sequence[str],
        steps: Sequence[str],
        pools: Iterable[Pool] = (),
        agenda_depth: int = 12,
    ) -> None:
        self.seats = seats
        self.pools = {pool.name: pool for pool in pools}
        declared = [*_header(seats, questions, steps, agenda_depth), *fields]
        self._refuse_bad_names(declared)
        # Wide fields first: no byte is lost to alignment.
        declared.sort(key=lambda field: -smallest(field.low, field.high).itemsize)
        self.fields = {field.name: field for field in declared}

    @staticmethod
    def _refuse_bad_names(fields: Sequence[Field]) -> None:
        names = [field.name for field in fields]
        for name in names:
            if name in _TAKEN or names.count(name) > 1:
                raise ValueError(f"field name {name!r} is taken")

    @cached_property
    def dtype(self) -> np.dtype[Any]:
        """The position alone: what is saved, hashed, copied and sent to a GPU."""
        columns = self._columns()
        # Copying a record leaves the bytes that no field owns as they fall, so the last ones get an owner.
        padding = np.dtype(columns, align=True).itemsize - np.dtype(columns).itemsize
        if padding > 0:
            columns.append(("_padding", np.int8, (padding,)))
        return np.dtype(columns, align=True)

    @property
    def places(self) -> dict[str, tuple[np.dtype[Any], int]]:
        """Each field's type and its offset in the bytes."""
        fields: Any = self.dtype.fields
        return dict(fields)

    @cached_property
    def listening_dtype(self) -> np.dtype[Any]:
        """The position followed by the ring of notes, for matches that tell what happens."""
        places = self.places
        ring = np.dtype((np.int16, (NOTES_KEPT, NOTE_NUMBERS)))
        start = self.dtype.itemsize  # a multiple of four: the generator's words are aligned so
        return np.dtype(
            {
                "names": [*places, "notes_taken", "notes"],
                "formats": [*(place[0] for place in places.values()), np.dtype(np.int32), ring],
                "offsets": [*(place[1] for place in places.values()), start, start + 4],
                "itemsize": start + 4 + ring.itemsize,
            },
            align=True,
        )

    def _columns(self) -> list[Any]:
        return [(field.name, smallest(field.low, field.high), field.shape) for field in self.fields.values()]

    @cached_property
    def cells(self) -> list[Cell]:
        places = self.places
        found: list[Cell] = []
        for field in self.fields.values():
            offset = places[field.name][1]
            width = smallest(field.low, field.high).itemsize
            for number, index in enumerate(product(*(range(size) for size in field.shape))):
                found.append(Cell(field, offset + number * width, width, index))
        return found

    @cached_property
    def secret_bytes(self) -> NDArray[np.int64]:
        """For every byte, the number of the cell it belongs to if not everybody sees that cell, else -1."""
        owners = np.full(self.dtype.itemsize, -1)
        for number, cell in enumerate(self.cells):
            if cell.field.seen_by != "everyone":
                owners[cell.offset : cell.offset + cell.width] = number
        return owners

    @cached_property
    def secrecy(self) -> NDArray[np.int64]:
        """The cells that view and dealing look at: offset, width, pool (or -1), is it an id, audience, owner."""
        audiences = {"everyone": 0, "owner": 1, "nobody": 2}
        rows = [
            (
                cell.offset,
                cell.width,
                self._box_row(cell) if cell.field.kind == "id" and cell.field.pooled else -1,
                int(cell.field.kind in ("id", "seat")),
                audiences[cell.field.seen_by],
                cell.index[0] if cell.field.seen_by == "owner" else NOTHING,
            )
            for cell in self.cells
            if cell.field.kind == "id" or cell.field.seen_by != "everyone"
        ]
        return np.array(rows, dtype=np.int64).reshape(-1, 6)

    @cached_property
    def _first_boxes(self) -> dict[str, int]:
        """The row of every pool's first box."""
        rows: dict[str, int] = {}
        for name in self.pools:
            rows[name] = sum(len(self.pools[earlier].contents) for earlier in rows)
        return rows

    def _box_row(self, cell: Cell) -> int:
        each = self.pools[cell.field.of].each
        return self._first_boxes[cell.field.of] + (0 if each is None else cell.index[cell.field.axes.index(each)])

    @cached_property
    def pool_copies(self) -> NDArray[np.int64]:
        """Copies of every design, a row for each box of each pool."""
        boxes = [contents for pool in self.pools.values() for contents in pool.contents]
        table = np.zeros((max(len(boxes), 1), max(map(len, boxes), default=1)), np.int64)
        for row, contents in enumerate(boxes):
            table[row, : len(contents)] = contents
        return table

    # ---- bounds and conservation

    def violations(self, record: Any) -> list[str]:
        """Every field outside its bounds and every pool whose components went astray."""
        found: list[str] = []
        for field in self.fields.values():
            values = np.atleast_1d(record[field.name]).astype(np.int64)
            if ((values < field.low) | (values > field.high)).any():
                found.append(f"{field.name} = {values.tolist()} leaves {field.low}..{field.high}")
        return found + self._stray_components(record)

    def _stray_components(self, record: Any) -> list[str]:
        found: list[str] = []
        for pool in self.pools.values():
            fields = [f for f in self.fields.values() if f.kind == "id" and f.of == pool.name and f.pooled]
            if not fields:
                continue
            boxes = pool.contents
            # The box of a seat that does not play stays closed.
            opened = int(record["players"]) if pool.each is self.seats else len(boxes)
            for box, contents in enumerate(boxes[:opened]):
                lying = np.concatenate([self._cells_of_box(record, field, pool, box) for field in fields])
                counts = np.bincount(lying[lying >= 0], minlength=len(pool.names))
                for design, (have, want) in enumerate(zip(counts, contents, strict=True)):
                    if have != want:
                        found.append(f"{pool.name} {pool.names[design]}: {have} in the position, {want} in the box")
        return found

    @staticmethod
    def _cells_of_box(record: Any, field: Field, pool: Pool, box: int) -> NDArray[np.int64]:
        values = np.atleast_1d(record[field.name]).astype(np.int64)
        return (values if pool.each is None else np.take(values, box, axis=field.axes.index(pool.each))).ravel()

    # ---- the readable form

    def dump(self, record: Any, *, players: int) -> dict[str, Any]:
        """A position or view as plain data with names; what is hidden says so, what is empty is None."""
        return {
            field.name: self._dump_axis(field, np.asarray(record[field.name]), field.axes, players)
            for field in self.fields.values()
        }

    def _dump_axis(self, field: Field, values: NDArray[Any], axes: tuple[Axis, ...], players: int) -> Any:
        if not axes:
            return self._word(field, int(values))
        here, rest = axes[0], axes[1:]
        if here is self.seats:
            return [self._dump_axis(field, values[seat], rest, players) for seat in range(players)]
        if here.labels:
            return {label: self._dump_axis(field, values[i], rest, players) for i, label in enumerate(here.labels)}
        return [self._dump_axis(field, values[i], rest, players) for i in range(here.size)]

    def _word(self, field: Field, value: int) -> Any:
        if field.kind in ("id", "seat") and value == NOTHING:
            return None
        if value == HIDDEN and field.kind in ("id", "seat"):
            return "hidden"
        if field.kind == "id":
            return self.pools[field.of].names[value]
        if field.kind == "code":
            return field.labels[value]
        return bool(value) if field.kind == "flag" else value

    def fill(self, record: Any, plain: Mapping[str, Any]) -> None:
        """Writes plain data as `dump` gives it into a record; fields that are not named stay as they are."""
        for name, value in plain.items():
            field = self.fields.get(name)
            if field is None:
                raise BadPosition(f"a position has no field {name!r}; its fields are {', '.join(sorted(self.fields))}")
            for index, word in self._leaves(field, value, field.axes, ()):
                number = self._number(field, word)
                if index:
                    record[name][index] = number
                else:
                    record[name] = number

    def _leaves(
        self, field: Field, value: Any, axes: tuple[Axis, ...], index: tuple[int, ...]
    ) -> Iterable[tuple[tuple[int, ...], Any]]:
        if not axes:
            yield index, value
            return
        here, rest = axes[0], axes[1:]
        for place, inner in self._entries(field, here, value):
            yield from self._leaves(field, inner, rest, (*index, place))

    def _entries(self, field: Field, here: Axis, value: Any) -> Iterable[tuple[int, Any]]:
        if isinstance(value, Mapping):
            for label, inner in value.items():
                if label not in here.labels:
                    raise BadPosition(f"{field.name}: {label!r} is none of {', '.join(here.labels) or 'no labels'}")
                yield here.labels.index(label), inner
        elif isinstance(value, Sequence) and not isinstance(value, str):
            if len(value) > here.size:
                raise BadPosition(f"{field.name}: {len(value)} entries, at most {here.size} fit")
            yield from enumerate(value)
        else:
            raise BadPosition(f"{field.name}: {value!r} is neither a list nor a table of {here.name}s")

    def _number(self, field: Field, word: Any) -> int:
        number = self._parse(field, word)
        if not field.low <= number <= field.high:
            raise BadPosition(f"{field.name}: {word!r} leaves {field.low}..{field.high}")
        return number

    def _parse(self, field: Field, word: Any) -> int:
        if word is None and field.kind in ("id", "seat"):
            return NOTHING
        if isinstance(word, str) and field.kind in ("id", "code"):
            names = self.pools[field.of].names if field.kind == "id" else field.labels
            if field.kind == "id" and word == "hidden":
                return HIDDEN
            if word in names:
                return names.index(word)
            raise BadPosition(f"{field.name}: {word!r} is no {field.of or 'word'} of this game")
        if isinstance(word, (bool, int, np.integer)):
            return int(word)
        raise BadPosition(f"{field.name}: {word!r} is not understood")

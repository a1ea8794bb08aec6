"""The interpreted record: the same bytes as a structured scalar, with plain integers and a guard on every write.

NumPy's small integers overflow where compiled code computes in 64 bits; here every value read is a Python integer, and
a value that leaves its field's bounds is refused at the line that writes it.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from civitas.core.errors import BadPosition
from civitas.core.fields import Field, Layout


class Cells:
    """The cells of one field that has places."""

    __slots__ = ("_cells", "_field")

    def __init__(self, cells: NDArray[Any], field: Field | None) -> None:
        self._cells = cells
        self._field = field

    def __len__(self) -> int:
        return len(self._cells)

    def __getitem__(self, place: Any) -> int:
        if place.__class__ is tuple:
            if min(place) < 0:
                raise IndexError(f"{self._name()}{place}")
            return self._cells.item(*place)
        if place < 0:
            raise IndexError(f"{self._name()}[{place}]")
        return self._cells.item(place)

    def __setitem__(self, place: Any, value: int) -> None:
        if (min(place) if place.__class__ is tuple else place) < 0:
            raise IndexError(f"{self._name()}[{place}]")
        field = self._field
        if field is not None and not field.low <= value <= field.high:
            raise BadPosition(f"{field.name}[{place}] = {value} leaves {field.low}..{field.high}")
        self._cells[place] = value

    def _name(self) -> str:
        return self._field.name if self._field else "notes"


def record_class(layout: Layout) -> type:
    """A class whose objects look to the rules like a record of this layout."""
    attributes: dict[str, Any] = {"__slots__": ("_cells", "_array")}
    for field in layout.fields.values():
        attributes[field.name] = _places(field.name) if field.shape else _scalar(field.name, field)
    attributes["notes_taken"] = _scalar("notes_taken", None)
    attributes["notes"] = _places("notes")

    def stand_for(self: Any, records: NDArray[Any]) -> None:
        """Stands for the one record of an array of length 1, and writes through to it."""
        names = records.dtype.names or ()
        self._cells = {name: _cells_of(records, name, layout.fields.get(name)) for name in names}
        self._array = records

    def as_scalar(self: Any) -> Any:
        return self._array[0]

    attributes["__init__"] = stand_for
    attributes["as_scalar"] = as_scalar
    return type("InterpretedRecord", (), attributes)


def _cells_of(records: NDArray[Any], name: str, field: Field | None) -> Any:
    cells = records[name]
    return cells if cells.ndim == 1 else Cells(cells[0], field)


def _places(name: str) -> property:
    return property(lambda self: self._cells[name])


def _scalar(name: str, field: Field | None) -> property:
    def get(self: Any) -> int:
        return self._cells[name].item(0)

    def put(self: Any, value: int) -> None:
        if field is not None and not field.low <= value <= field.high:
            raise BadPosition(f"{name} = {value} leaves {field.low}..{field.high}")
        self._cells[name][0] = value

    return property(get, put)


def plain_row(records: NDArray[Any], size: int) -> NDArray[np.uint8]:
    """The bytes of the position in an array of length 1."""
    return records.view(np.uint8).reshape(-1)[:size]


class Records:
    """An array of records as the interpreter's rules see it: `records[i]` is an interpreted record."""

    def __init__(self, layout_class: type, array: NDArray[Any]) -> None:
        self.array = array
        self._class = layout_class

    def __len__(self) -> int:
        return len(self.array)

    def __getitem__(self, place: int) -> Any:
        return self._class(self.array[place : place + 1])

    def __setitem__(self, place: int, other: Any) -> None:
        self.array[place] = other.as_scalar()

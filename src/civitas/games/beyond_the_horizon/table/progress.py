"""How far a seat has come towards a goal: the rules count it themselves, on what the view shows."""

from collections.abc import Mapping
from typing import Any

from civitas.games.beyond_the_horizon.rules.counting import counted
from civitas.games.beyond_the_horizon.table.facts import Facts

ON_MAP = ("village", "city", "left_builder", "right_builder")


def progress(facts: Facts, seat: int, what: int) -> int:
    """How many of something a seat has."""
    return int(counted(_Counted(facts.position), seat, what))


class _Counted:
    """The fields of a view that conditions are counted from, by number, as the rules read them."""

    def __init__(self, position: Mapping[str, Any]) -> None:
        self.researched = _Grid([list(cards.values()) for cards in position["researched"]])
        self.cubes = _Grid([list(tracks.values()) for tracks in position["cubes"]])
        self.invested = position["invested"]
        self.leader_owner = list(position["leader_owner"].values())
        self.village, self.city, self.left_builder, self.right_builder = (
            list(position[field].values()) for field in ON_MAP
        )


class _Grid:
    """Rows that are read like an array: `grid[row, column]`."""

    def __init__(self, rows: list[list[int]]) -> None:
        self._rows = rows

    def __getitem__(self, place: tuple[int, int]) -> int:
        return int(self._rows[place[0]][place[1]])

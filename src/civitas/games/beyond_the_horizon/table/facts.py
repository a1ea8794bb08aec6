"""What lies on the table, read once from a view: every part of the table is drawn from these facts."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from civitas.games.beyond_the_horizon.rules.lists import FLAGS
from civitas.games.beyond_the_horizon.rules.movement import points_left
from civitas.games.beyond_the_horizon.tables import (
    BASE_COINS,
    BASE_COLUMN,
    CARDS,
    COLUMN_LETTERS,
    CUBES_ON_TRACK,
    LEADERS,
    NONE,
    SLOTS,
    STRUCTURES,
    TASK,
    TILES,
    TILES_IN_BOX,
    TRACK_COINS,
    TRACK_COLUMN,
    TRACKS,
)
from civitas.web.table_contract import Seen

SPENDING = 2 * TILES_IN_BOX


@dataclass(frozen=True)
class Unit:
    """A settler or a soldier on the map."""

    seat: int
    name: str  # settler_3
    strength: int
    tile: str

    @property
    def kind(self) -> str:
        return self.name.partition("_")[0]


@dataclass(frozen=True)
class Nation:
    """All that lies before one seat."""

    seat: int
    name: str
    mine: bool
    coins: int
    active: int
    inactive: tuple[int, ...]
    cubes: tuple[int, ...]
    invested: int
    settle_tokens: int
    fortify_tokens: int
    government: int
    held: tuple[int, ...]
    private: tuple[int, ...]
    researched: int
    leaders: tuple[tuple[int, int], ...]  # the leader and the option chosen
    villages: int
    cities: int
    modifier: tuple[int, ...]

    @property
    def gone(self) -> tuple[int, ...]:
        """How many cubes have left each track."""
        return tuple(CUBES_ON_TRACK - left for left in self.cubes)

    @property
    def open_columns(self) -> tuple[bool, ...]:
        bare = {int(TRACK_COLUMN[track, space]) for track, gone in enumerate(self.gone) for space in range(gone)}
        return tuple(bool(BASE_COLUMN[column] == 1) or column in bare for column in range(len(COLUMN_LETTERS)))

    @property
    def income(self) -> tuple[int, int]:
        """The pawns and the coins that production would bring now."""
        pawns = sum(n > 0 and free for n, free in zip(self.inactive, self.open_columns, strict=True))
        coins = sum(int(TRACK_COINS[track, space]) for track, gone in enumerate(self.gone) for space in range(gone))
        return pawns, int(BASE_COINS[0]) + coins


@dataclass(frozen=True)
class Facts:
    """Everything the parts of the table share."""

    seen: Seen
    nations: tuple[Nation, ...]
    units: tuple[Unit, ...]
    asked: int | None
    question: str

    @property
    def lang(self) -> str:
        return self.seen.lang

    @property
    def position(self) -> Mapping[str, Any]:
        return self.seen.position

    @property
    def mine(self) -> Nation | None:
        return None if self.seen.viewer is None else self.nations[self.seen.viewer]

    @property
    def deciding(self) -> Nation | None:
        """The viewer's nation while the viewer is asked."""
        return self.mine if self.seen.legal else None

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(nation.name for nation in self.nations)

    def can(self, decision: str) -> str | None:
        return self.seen.can(decision)

    @cached_property
    def legal(self) -> tuple[str, ...]:
        return tuple(action.name for action in self.seen.legal)

    @property
    def context(self) -> int:
        """The first number of the step that waits for the answer."""
        left = self.position["agenda_left"]
        return int(self.position["agenda_a"][left - 1]) if left else 0

    @property
    def task(self) -> int:
        """The task that is offered or about which something is asked; NONE when there is none."""
        step = self._step
        if step == "take_or_skip":
            return self.context // FLAGS
        if step == "station":
            return self.context // 2
        tasks = ("take_part", "put_scholar", "choose_place", "strengthen", "choose_village", "choose_city")
        return self.context if step in tasks else NONE

    @property
    def points(self) -> int:
        """The movement points that are left."""
        return int(points_left(self.context)) if self.question == "step" else 0

    @property
    def strength_wanted(self) -> tuple[str, int]:
        """The tile for which units are being used up, and the strength that is still missing."""
        state = self.context
        return TILES.names[state // 2 % TILES_IN_BOX], state // SPENDING

    @property
    def _step(self) -> str:
        left = self.position["agenda_left"]
        return str(self.position["agenda_step"][left - 1]) if left else ""

    def pawns_on(self, space: str) -> tuple[int, ...]:
        """The seats whose action pawn stands on a space."""
        return tuple(seat for seat, where in enumerate(self.position["pawn"]) if where == space)


def read(seen: Seen) -> Facts:
    """The facts of a view."""
    seats = range(len(seen.chairs))
    over = seen.view["over"]
    return Facts(
        seen,
        tuple(_nation(seen, seat) for seat in seats),
        tuple(unit for seat in seats for unit in _units(seen.position, seat)),
        None if over else seen.view["to_act"],
        seen.view["asks"] or "",
    )


def _units(position: Mapping[str, Any], seat: int) -> list[Unit]:
    tiles = position["stands_on"][seat]
    return [Unit(seat, name, n, tiles[name]) for name, n in position["strength"][seat].items() if n]


def _nation(seen: Seen, seat: int) -> Nation:
    position = seen.position
    known = {card for card, yes in position["researched"][seat].items() if yes}
    on_board = {card for card in position["card"].values() if card}
    government = position["government"][seat]
    leaders = [slot for slot, owner in position["leader_owner"].items() if owner == seat]
    return Nation(
        seat,
        seen.chairs[seat].name,
        seen.chairs[seat].mine,
        position["coins"][seat],
        position["active"][seat],
        tuple(position["inactive"][seat].values()),
        tuple(position["cubes"][seat][track] for track in TRACKS),
        position["invested"][seat],
        position["settle_tokens"][seat],
        position["fortify_tokens"][seat],
        _number(seen, "government", government),
        tuple(i for i, name in enumerate(STRUCTURES.names) if position["holder"][name] == seat),
        tuple(CARDS.names.index(card) for card in CARDS.names if card in known - on_board),
        len(known),
        tuple((LEADERS.names.index(position["leader"][slot]), position["leader_option"][slot]) for slot in leaders),
        sum(owner == seat for owner in position["village"].values()),
        sum(owner == seat for owner in position["city"].values()),
        tuple(position["modifier"][seat].values()),
    )


def _number(seen: Seen, kind: str, name: str | None) -> int:
    return NONE if name is None else seen.game.layout.pools[kind].names.index(name)


def level_of(slot: str) -> int:
    """The level of a slot, as its name tells."""
    return int(slot[1])


def slot_number(slot: str) -> int:
    return SLOTS.index(slot)


def price_row(task: int, column: int) -> int:
    """A figure of a task."""
    return int(TASK[task, column])

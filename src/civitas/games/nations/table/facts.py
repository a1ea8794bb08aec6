"""What lies on the table, read once from the view: nations, the Progress Board, what just happened."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from civitas.core.fields import NOTHING
from civitas.games.nations.state import LAYOUT
from civitas.games.nations.table.preview import Forecast, Outcome, Record, forecast, outcome, record_from
from civitas.games.nations.tables import (
    ACTIVE_COLUMNS,
    ADVISOR_PLACE,
    AGES,
    BOARDS,
    COLONY_ROOM,
    FIRST_COLONY,
    FIRST_WONDER,
    HOSTS_ADVISOR,
    NATIONS,
    PLACE_COUNT,
    SIDES,
    TOWER,
    WONDER_ROOM,
    WORK_ROOM,
    WORK_SPACES,
)
from civitas.web.table_contract import Seen


@dataclass(frozen=True)
class Nation:
    """All that lies before one seat."""

    seat: int
    name: str
    mine: bool
    nation: str
    side: str
    board: int
    level: int
    settled: bool  # has it taken its board?
    goods: tuple[int, ...]
    vp: int
    points: int
    strength: int
    stability: int
    free: int
    track: tuple[int, ...]
    room: tuple[int, ...]
    above: int
    cards: tuple[int, ...]  # by place
    workers: tuple[int, ...]
    leaving: tuple[int, ...]  # chosen to be taken off when all have chosen
    site: int
    built: int
    private: tuple[int, ...]
    used: tuple[bool, ...]
    passed: int  # its rank, 0 while it plays on
    hosts: bool

    @property
    def works(self) -> range:
        return range(int(WORK_ROOM[self.board]))

    @property
    def colonies(self) -> range:
        return range(FIRST_COLONY, FIRST_COLONY + int(COLONY_ROOM[self.board]))

    @property
    def wonders(self) -> range:
        return range(FIRST_WONDER, FIRST_WONDER + int(WONDER_ROOM[self.board]))

    @property
    def advisors(self) -> tuple[int, ...]:
        return (ADVISOR_PLACE, TOWER) if self.hosts or self.cards[TOWER] >= 0 else (ADVISOR_PLACE,)

    @property
    def emptied(self) -> tuple[int, ...]:
        return tuple(room - here for room, here in zip(self.room, self.track, strict=True))

    @property
    def population(self) -> int:
        return self.free + sum(self.workers)


@dataclass(frozen=True)
class Facts:
    """Everything the parts of the table share."""

    seen: Seen
    record: bytes
    here: Any  # the one structured scalar of the record
    nations: tuple[Nation, ...]
    changes: Mapping[tuple[int, str], int]

    @property
    def lang(self) -> str:
        return self.seen.lang

    @property
    def players(self) -> int:
        return len(self.nations)

    @property
    def solo(self) -> bool:
        return self.players == 1

    @property
    def question(self) -> str:
        return self.seen.view["asks"] or ""

    @property
    def over(self) -> bool:
        return bool(self.seen.view["over"])

    @property
    def asked(self) -> int | None:
        return None if self.over else self.seen.view["to_act"]

    @property
    def mine(self) -> Nation | None:
        return None if self.seen.viewer is None else self.nations[self.seen.viewer]

    @property
    def deciding(self) -> Nation | None:
        """The viewer's nation while the viewer is asked."""
        return self.mine if self.seen.legal else None

    @property
    def round_number(self) -> int:
        return int(self.here["round_number"])

    @property
    def age(self) -> int:
        return (self.round_number + 1) // 2

    @property
    def rounds(self) -> int:
        return 2 * (AGES - int(self.here["ages_played"]))

    @property
    def columns(self) -> int:
        return int(ACTIVE_COLUMNS[self.players])

    @property
    def order(self) -> tuple[int, ...]:
        return tuple(int(seat) for seat in self.here["order"][: self.players])

    @property
    def told_by_step(self) -> int:
        """The first number of the step that asks: its effect row, or how much is still to be paid, lost or spared."""
        left = int(self.here["agenda_left"])
        return int(self.here["agenda_a"][left - 1]) if left else NOTHING

    def can(self, decision: str) -> bool:
        return self.seen.can(decision) is not None

    def forecast(self, seat: int) -> Forecast:
        return forecast(self.record, seat)

    @cached_property
    def outcomes(self) -> Mapping[str, Outcome]:
        """What each decision that the viewer may take now would change, by its name."""
        mine = self.deciding
        if mine is None or self.question in ("difficulty", "nation", "side", "choose_event", "swap_first"):
            return {}
        return {action.name: outcome(self.record, mine.seat, action.id) for action in self.seen.legal}

    def income_now(self, seat: int) -> tuple[int, ...]:
        return self.forecast(seat).income


def read(seen: Seen) -> Facts:
    """The facts of a view."""
    records: Record = record_from({name: seen.raw(name) for name in LAYOUT.places})
    here: Any = records[0]
    nations = tuple(_nation(seen, here, seat) for seat in range(len(seen.chairs)))
    return Facts(seen, records.tobytes(), here, nations, _changes(seen))


def _nation(seen: Seen, here: Any, seat: int) -> Nation:
    chair = seen.chairs[seat]

    def many(field: str, size: int | None = None) -> tuple[int, ...]:
        return tuple(int(n) for n in here[field][seat][:size])

    def one(field: str) -> int:
        return int(here[field][seat])

    return Nation(
        seat, chair.name, chair.mine, NATIONS[one("nation")], SIDES[one("side")], one("board_number"), one("level"),
        sum(many("track_room")) > 0, many("goods"), one("vp"), chair.score.total, one("strength"), one("stability"),
        one("free_workers"), many("track"), many("track_room"), one("above_track"), many("tableau", PLACE_COUNT),
        many("workers", WORK_SPACES), many("leaving", WORK_SPACES), one("site"), one("site_built"), many("private"),
        tuple(bool(n) for n in here["used"][seat]), one("pass_rank"), bool(here["power"][seat][HOSTS_ADVISOR]),
    )  # fmt: skip


def _changes(seen: Seen) -> dict[tuple[int, str], int]:
    """How much of each good came or went since the viewer's last decision."""
    found: dict[tuple[int, str], int] = {}
    signs = {"gains": 1, "pays": -1, "loses": -1, "gains_vp": 1, "loses_vp": -1, "buys": -1}
    for told in seen.told:
        if not told.fresh or told.seat is None or told.event not in signs:
            continue
        good = "gold" if told.event == "buys" else told.values.get("good", "vp")
        amount = told.values["price"] if told.event == "buys" else told.values["n"]
        key = (told.seat, good)
        found[key] = found.get(key, 0) + signs[told.event] * amount
    return found


def board_of(nation: str, side: str) -> str:
    return f"{nation}_b" if side == "b" else BOARDS[0]

"""Positions in memory: each is replayed from the log when it is wanted, and forgotten when it is not."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any

from civitas.core.errors import CivitasError
from civitas.core.game import find_game
from civitas.core.match import Match
from civitas.core.sealed import seal, unseal
from civitas.web import store
from civitas.web.database import Database
from civitas.web.native import backend_of
from civitas.web.problems import NoSuchTable, OtherContent
from civitas.web.records import Entry, Seat, Table
from civitas.web.store import Stored

NOTES_TOLD = 60  # a longer log is told by the replay
CHECKPOINTS_KEPT = 2
DRAWN_KEPT = 150  # tables whose drawings are kept; every drawing has some 100 KiB
WORDS_KEPT = 400  # tables whose sentences and fields are kept, from which the next drawing is made

Holders = dict[str, dict[int, bool]]


@dataclass
class Room:
    """One table as this process knows it. The match in it is replaced, never changed, so readers need no lock."""

    table: Table
    seats: tuple[Seat, ...]
    holders: Holders
    match: Match
    deciders: list[int]  # who made each standing decision
    by: list[str]  # person, bot or stand-in, likewise
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    behind: bool = False  # another process has gone on
    drawn: dict[Any, Any] = field(default_factory=dict[Any, Any])  # what was made of this very state
    told: dict[Any, Any] = field(default_factory=dict[Any, Any])  # notes as sentences
    made: dict[Any, Any] = field(default_factory=dict[Any, Any])  # fields of views as plain data

    @property
    def id(self) -> str:
        return self.table.id

    @property
    def tag(self) -> str:
        """Tells states apart: entries, then changes of seats."""
        return f"{self.table.version}.{self.table.changes}"

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    def held_by(self, holder: str | None) -> dict[int, bool]:
        return self.holders.get(holder, {}) if holder else {}

    def move_on(self, match: Match, table: Table, deciders: list[int], by: list[str]) -> None:
        """Takes a new position over; everything that was drawn of the old one is void."""
        trim(match)
        self.match, self.table, self.deciders, self.by = match, table, deciders, by
        self.drawn = {}
        if len(self.told) > 6 * NOTES_TOLD:
            self.told = {}


def trim(match: Match) -> None:
    """Forgets what a running table needs no more: old notes and early checkpoints."""
    if len(match.notes) > 2 * NOTES_TOLD:
        match.notes = match.notes[-NOTES_TOLD:]
    checkpoints = match._checkpoints
    if len(checkpoints) > 2 * CHECKPOINTS_KEPT:
        # The first one stays: it is the way back to the beginning.
        match._checkpoints = [checkpoints[0], *checkpoints[-CHECKPOINTS_KEPT:]]


def new_match(table: Table, names: tuple[str, ...] = ()) -> Match:
    """A table's match before its first decision."""
    game = find_game(table.game)
    if game.rules_version != table.rules_version:
        raise CivitasError(f"table {table.id} was played by version {table.rules_version} of {table.game}'s rules")
    if table.content not in ("", game.content.label):
        raise OtherContent(f"table {table.id} is played with {table.content}; loaded is {game.content.label}")
    return Match(
        game, table.players, table.options, table.seed, names, backend=backend_of(table.game), nonce=table.nonce
    )


def follow(match: Match, entry: Entry, deciders: list[int], by: list[str]) -> None:
    """Does to a match what an entry of the log says."""
    if entry.kind == "undo":
        match.rewind(len(match.decisions) - 1)
        deciders.pop()
        by.pop()
    elif entry.kind == "unseal":
        unseal(match, entry.seat)
    elif entry.kind == "seal":
        for seat, answered_by in seal(match, entry.seat, entry.decision, entry.by):
            deciders.append(seat)
            by.append(answered_by)
    else:
        match.play(entry.decision)
        deciders.append(entry.seat)
        by.append(entry.by)


class Rooms:
    """The rooms of this process, the most lately used ones."""

    def __init__(self, database: Database, limit: int, *, shared: bool) -> None:
        self._database = database
        self._limit = limit
        self._shared = shared
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._drawn: OrderedDict[str, None] = OrderedDict()
        self._worded: OrderedDict[str, None] = OrderedDict()

    def __len__(self) -> int:
        return len(self._rooms)

    async def get(self, table_id: str) -> Room:
        """A room that is up to date with the database."""
        room = self._rooms.get(table_id)
        if room is None:
            return await self._open(table_id)
        self._touch(table_id)
        if self._shared:
            reached = (await self._database.read(lambda c: store.versions(c, [table_id]))).get(table_id)
            self.hear(table_id, "gone" if reached is None else "{}.{}".format(*reached))
        return await self._up_to_date(room)

    async def current(self, table_id: str) -> Room:
        """A room as far as notices have told: for those who are told when it goes on."""
        room = self._rooms.get(table_id)
        if room is None:
            return await self._open(table_id)
        self._touch(table_id)
        return await self._up_to_date(room)

    def _touch(self, table_id: str) -> None:
        """It was used last; what was used longest ago is forgotten, drawings long before positions."""
        self._rooms.move_to_end(table_id)
        for room in self._pushed_out(self._drawn, table_id, DRAWN_KEPT):
            room.drawn = {}
        for room in self._pushed_out(self._worded, table_id, WORDS_KEPT):
            room.told, room.made = {}, {}
        while len(self._rooms) > self._limit:
            self._rooms.popitem(last=False)

    def _pushed_out(self, order: OrderedDict[str, None], table_id: str, kept: int) -> list[Room]:
        """The rooms that a room's use pushes out of the last so many."""
        order[table_id] = None
        order.move_to_end(table_id)
        gone = [order.popitem(last=False)[0] for _ in range(len(order) - kept)]
        return [self._rooms[one] for one in gone if one in self._rooms]

    async def _up_to_date(self, room: Room) -> Room:
        if room.behind:
            async with room.lock:
                if room.behind:
                    await self.catch_up(room)
        return room

    def hear(self, table_id: str, reached: str) -> bool:
        """How far a table is in the database; True if that is news here."""
        room = self._rooms.get(table_id)
        if room is None:
            return True
        # Our own decision may be in the database already, and in the room in a moment: then nothing is found to do.
        room.behind = room.behind or room.tag != reached
        return room.tag != reached

    async def _open(self, table_id: str) -> Room:
        # Everybody who comes while a room is being opened waits for the same opening.
        task = self._opening.get(table_id)
        if task is None:
            task = asyncio.create_task(self._load(table_id))
            self._opening[table_id] = task
            task.add_done_callback(lambda _: self._opening.pop(table_id, None))
        return await asyncio.shield(task)

    async def _load(self, table_id: str) -> Room:
        room = await self._database.read(lambda connection: _room(connection, table_id))
        # What was noticed meanwhile found no room to be told of.
        room.behind = self._shared
        self._rooms[table_id] = room
        self._touch(table_id)
        return room

    async def catch_up(self, room: Room) -> None:
        """Takes over what other processes wrote, or a change of the seats; for who holds the lock."""
        version = room.table.version
        found = await self._database.read(lambda c: (store.load(c, room.id, version), store.all_holdings(c, room.id)))
        if found[0] is None:
            raise NoSuchTable
        self._take(room, found[0], found[1])
        room.behind = False

    async def renew(self, slug: str) -> None:
        """Plays a game's tables again from their logs: its rules run on another backend now."""
        for room in [room for room in self._rooms.values() if room.table.game == slug]:
            async with room.lock:
                fresh = await self._database.read(lambda connection, room=room: _room(connection, room.id))
                room.seats, room.holders = fresh.seats, fresh.holders
                room.move_on(fresh.match, fresh.table, fresh.deciders, fresh.by)

    @staticmethod
    def _take(room: Room, stored: Stored, holders: Holders) -> None:
        if stored.table.version == room.table.version and stored.table.changes == room.table.changes:
            room.table = stored.table
            return
        match, deciders, by = room.match, room.deciders, room.by
        if stored.entries:
            match, deciders, by = match.copy(), list(deciders), list(by)
            for entry in stored.entries:
                follow(match, entry, deciders, by)
        if room.seats != stored.seats:
            room.told = {}
        room.seats, room.holders = stored.seats, holders
        room.move_on(match, stored.table, deciders, by)


def _room(connection: Any, table_id: str) -> Room:
    stored = store.load(connection, table_id)
    if stored is None:
        raise NoSuchTable
    match = new_match(stored.table)
    deciders: list[int] = []
    by: list[str] = []
    for entry in stored.entries:
        follow(match, entry, deciders, by)
        trim(match)
    return Room(stored.table, stored.seats, store.all_holdings(connection, table_id), match, deciders, by)

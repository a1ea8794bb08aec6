"""What a running server consists of, and everything that can happen at a table."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from civitas.core.errors import BadOption, CannotUndo
from civitas.core.game import find_game
from civitas.core.match import Asked, Match
from civitas.core.sealed import asked_of, asked_seats, pending
from civitas.web import store, tokens
from civitas.web.appending import Step, Waiting
from civitas.web.database import Database
from civitas.web.metrics import Metrics
from civitas.web.native import backend_of
from civitas.web.notices import MemoryNotices
from civitas.web.problems import NoSeat, NotAllowed, NotYourTurn, NoUndo, Stale
from civitas.web.records import By, Entry, Seat, Setup, Table
from civitas.web.rooms import Room, Rooms, follow, new_match
from civitas.web.schema import HOST
from civitas.web.settings import Settings

log = logging.getLogger("civitas.table")
WORDS = {"decide": "decided", "undo": "undone", "seal": "sealed", "unseal": "unsealed"}


@dataclass
class House:
    """One web process."""

    settings: Settings
    database: Database
    notices: MemoryNotices
    rooms: Rooms
    metrics: Metrics
    secret: str = ""
    wake: Callable[[float], None] = lambda due_at: None  # tells the bots when they are wanted
    closing: asyncio.Event = field(default_factory=asyncio.Event)

    def token(self, table_id: str, seat: int, epoch: int) -> str:
        return tokens.seat_token(self.secret, table_id, seat, epoch)

    def seat_of_token(self, room: Room, token: str) -> int:
        """The seat that a token opens, or the host's rights."""
        for seat in room.seats:
            if tokens.same(token, self.token(room.id, seat.number, seat.epoch)):
                return seat.number
        if tokens.same(token, self.token(room.id, HOST, 0)):
            return HOST
        raise NotAllowed


def waiting(match: Match, seats: tuple[Seat, ...], table: Table | Setup, *, hurry: bool) -> Waiting:
    """Who is asked next, and when the house has to answer or to step in for them."""
    now = time.time()
    seat = awaited(match, seats)
    if seat is None:
        return Waiting(None, True, None)
    if seats[seat].played_by_house:
        at_once = hurry or len(asked_seats(match)) > 1  # nobody has to follow how cards are laid face down
        return Waiting(seat, False, now + (0 if at_once else table.pace_ms / 1000))
    return Waiting(seat, False, now + table.limit_s if table.limit_s else None)


def awaited(match: Match, seats: Sequence[Seat]) -> int | None:
    """Whom the table waits for; of several that are asked at once the house answers first."""
    waited_for = pending(match)
    return next((seat for seat in waited_for if seats[seat].played_by_house), waited_for[0] if waited_for else None)


# ---- making a table


async def open_table(house: House, setup: Setup, holder: str | None) -> str:
    """Makes a table; the browser that made it is its host and, unless friends are to choose, sits down."""
    game = find_game(setup.game)
    names = [seat.name for seat in setup.seats]
    match = Match(game, len(setup.seats), setup.options, setup.seed, names, backend_of(setup.game))
    seats = tuple(
        Seat(number, seat.name, seat.level, seat.person, not seat.person, False, 0)
        for number, seat in enumerate(setup.seats)
    )
    table_id = tokens.new_table_id()
    setup = replace(setup, options=match.options)
    next_up = waiting(match, seats, setup, hurry=False)
    mine = _first_seats(setup, seats)

    def write(connection: Any) -> None:
        store.create(connection, table_id, setup, game.content.label, game.rules_version, next_up)
        if holder is None:
            return
        store.grant(connection, table_id, holder, HOST)
        for seat in mine:
            store.grant(connection, table_id, holder, seat)
            store.change_seat(connection, table_id, seat, claimed=True)

    await house.database.write(write)
    house.metrics.count("civitas_tables_opened_total")
    log.info("opened", extra={"table": table_id, "game": setup.game, "players": len(seats), "mode": setup.mode})
    if next_up.due_at is not None:
        house.wake(next_up.due_at)
    return table_id


def _first_seats(setup: Setup, seats: tuple[Seat, ...]) -> list[int]:
    """The seats that the host takes at once: all people's around one screen, else the first."""
    people = [seat.number for seat in seats if seat.person]
    return people if setup.mode == "screen" else people[:1] if setup.mode != "api" else []


def new_seed() -> int:
    return secrets.randbits(64)


# ---- deciding


async def decide(house: House, room: Room, seat: int, decision: str | int, expected: int, by: By = "person") -> None:
    """Checks a decision against the current position, writes it down, and only then tells anybody."""
    started = time.perf_counter()
    async with room.lock:
        _refuse_if_stale(room, expected)
        if room.match.over:
            raise Stale("the match is over")
        if seat not in asked_seats(room.match):
            raise NotYourTurn
        await _write(house, room, *_answered(room, seat, decision, by))
    house.metrics.count("civitas_decisions_total", by=by)
    house.metrics.observe("civitas_decision_seconds", time.perf_counter() - started)


def _answered(room: Room, seat: int, decision: str | int, by: By) -> tuple[Entry, Match]:
    """What an answer leads to; one of several that are given at once lies face down until the last one is in."""
    after, number, at = room.match.copy(), room.table.version + 1, time.time()
    if len(asked_seats(after)) == 1:
        return Entry(number, "decide", seat, after.play(decision).id, by, at), after
    action = asked_of(after, seat).play(decision)
    entry = Entry(number, "seal", seat, action.id, by, at)
    follow(after, entry, [], [])
    return entry, after


async def decide_chain(house: House, room: Room, seat: int, decisions: Sequence[str], expected: int) -> None:
    """Several answers to one question in one go, such as all that a price is paid with.

    Each is a decision of its own; what the house has answered itself on the way is left out.
    """
    question = room.match.asks
    await decide(house, room, seat, decisions[0], expected)
    for decision in decisions[1:]:
        if not _asks_still(room, seat, question) or room.match.check(decision) is not None:
            return
        await decide(house, room, seat, decision, room.table.version)


def _asks_still(room: Room, seat: int, question: Asked | None) -> bool:
    asks = room.match.asks
    return room.match.to_act == seat and asks is not None and question is not None and asks.name == question.name


async def undo(house: House, room: Room, seats: set[int], expected: int) -> None:
    """Takes the last decision back, if one of these seats made it, or takes up again what one of them has sealed."""
    async with room.lock:
        _refuse_if_stale(room, expected)
        if room.match.sealed:
            await _unseal(house, room, seats)
            return
        if not room.deciders or room.deciders[-1] not in seats:
            raise NoUndo(reason="another")
        seat = room.deciders[-1]
        after = room.match.copy()
        try:
            taken_back = after.undo(seat)
        except CannotUndo as error:
            raise NoUndo(str(error), reason="revealed") from None
        entry = Entry(room.table.version + 1, "undo", seat, taken_back.id, "person", time.time())
        await _write(house, room, entry, after)
    house.metrics.count("civitas_undos_total")


async def _unseal(house: House, room: Room, seats: set[int]) -> None:
    mine = [seat for seat in room.match.sealed if seat in seats]
    if not mine:
        raise NoUndo(reason="another")
    after = room.match.copy()
    entry = Entry(room.table.version + 1, "unseal", mine[-1], after.sealed[mine[-1]].decision, "person", time.time())
    follow(after, entry, [], [])
    await _write(house, room, entry, after)
    house.metrics.count("civitas_undos_total")


def is_fresh(room: Room, expected: int) -> bool:
    """Does the question that was on a page still stand? What others seal meanwhile changes nothing about it."""
    return room.table.version - room.match.sealings <= expected <= room.table.version


def _refuse_if_stale(room: Room, expected: int) -> None:
    if not is_fresh(room, expected):
        raise Stale


async def _write(house: House, room: Room, entry: Entry, after: Match) -> None:
    # A person's decision ends the hurry that another person asked for.
    hurry = room.table.hurry and entry.by != "person"
    next_up = waiting(after, room.seats, room.table, hurry=hurry)
    expected = room.table.version

    if not await house.database.append(Step(room.id, expected, (entry,), next_up, hurry)):
        await house.rooms.catch_up(room)
        raise Stale
    table = replace(
        room.table,
        version=entry.number,
        to_act=next_up.to_act,
        over=next_up.over,
        due_at=next_up.due_at,
        hurry=hurry,
        waiting_since=entry.at,
        updated_at=entry.at,
    )
    deciders, by = _deciders_after(room, entry)
    room.move_on(after, table, deciders, by)
    house.notices.tell(room.id)
    _log_entry(room.id, entry, over=next_up.over)
    if next_up.due_at is not None:
        house.wake(next_up.due_at)


def _log_entry(table_id: str, entry: Entry, *, over: bool) -> None:
    """What was decided is told by its number alone: a log may be read by people who play."""
    if over:
        log.info("over", extra={"table": table_id, "decision": entry.number})
    if log.isEnabledFor(logging.DEBUG):
        told = {"table": table_id, "decision": entry.number, "seat": entry.seat, "by": entry.by}
        log.debug(WORDS[entry.kind], extra=told)


def _deciders_after(room: Room, entry: Entry) -> tuple[list[int], list[str]]:
    if entry.kind == "undo":
        return room.deciders[:-1], room.by[:-1]
    if entry.kind == "decide":
        return [*room.deciders, entry.seat], [*room.by, entry.by]
    asked, given = asked_seats(room.match), {seat: answer.by for seat, answer in room.match.sealed.items()}
    given[entry.seat] = entry.by
    if entry.kind == "unseal" or len(given) < len(asked):
        return room.deciders, room.by
    return [*room.deciders, *asked], [*room.by, *(given[seat] for seat in asked)]


# ---- seats


async def change(house: House, room: Room, write: Callable[[Any], None]) -> None:
    """Changes something about the seats, and lets every page know."""

    def write_and_plan(connection: Any) -> float | None:
        write(connection)
        return _plan(connection, room)

    async with room.lock:
        due_at = await house.database.write(write_and_plan)
        await house.rooms.catch_up(room)
    house.notices.tell(room.id)
    if due_at is not None:
        house.wake(due_at)


def _plan(connection: Any, room: Room) -> float | None:
    """When the house is wanted after a change of the seats."""
    stored = store.load(connection, room.id, after=room.table.version)
    if stored is None or stored.entries:
        return None  # somebody has decided meanwhile, and has planned too
    next_up = waiting(room.match, stored.seats, stored.table, hurry=stored.table.hurry)
    store.touch(connection, room.id, due_at=next_up.due_at)
    return next_up.due_at


async def claim(house: House, room: Room, seat: int, holder: str | None, name: str) -> None:
    """Somebody sits down: their name is on the seat now, and their browser holds it."""

    def write(connection: Any) -> None:
        if holder is not None:
            store.grant(connection, room.id, holder, seat)
        if seat != HOST:
            values: dict[str, Any] = {"claimed": True, "away": False}
            store.change_seat(connection, room.id, seat, **values, **({"name": name} if name else {}))

    await change(house, room, write)


async def sit_in_front(house: House, room: Room, holder: str, seat: int) -> None:
    """Around one screen, who answers looks at it. Nobody is told: the answer, which comes next, tells of both."""
    await house.database.write(lambda connection: store.face(connection, room.id, holder, seat))
    held = {one: one == seat for one in room.held_by(holder)}
    room.holders = {**room.holders, holder: held}


async def set_away(house: House, room: Room, seat: int, *, away: bool) -> None:
    """Hands a seat to a bot, or takes it back."""
    if not room.seats[seat].person:
        raise NoSeat
    await change(house, room, lambda c: store.change_seat(c, room.id, seat, away=away))


async def hurry(house: House, room: Room) -> None:
    """Bots do not wait any more until a person has decided again."""
    await change(house, room, lambda c: store.touch(c, room.id, hurry=True))


# ---- the past


def match_at(stored: store.Stored, decisions: int | None = None) -> tuple[Match, list[int]]:
    """A finished or running table's match, replayed whole with all its notes, and who decided."""
    match = new_match(stored.table, tuple(seat.name for seat in stored.seats))
    deciders: list[int] = []
    by: list[str] = []
    for entry in stored.entries:
        follow(match, entry, deciders, by)
    if decisions is not None and decisions < len(match.decisions):
        match = match.at(decisions)
    return match, deciders


def clean_name(name: str) -> str:
    """A name as it may stand on a seat, or a refusal that says what would be right."""
    name = " ".join(name.split())
    if not 1 <= len(name) <= 40 or not name.isprintable():
        raise BadOption("a name has 1 to 40 letters in one line")
    return name

"""Tables that play themselves at random through a server's doors, and keep what was acknowledged.

A seat decides on what its own stream or its own last answer has brought, as a browser and a bot do.
"""

import asyncio
import json
import random
import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol
from urllib.parse import quote

from bench.wire import Stream, Wire, connect, listen, request

GAME = "stone_age"
JSON = "application/json"
FORM = "application/x-www-form-urlencoded"
STAMP = re.compile(rb'name="stamp" value="(\d+)"')
CHOICE = re.compile(rb'name="decision" value="([^"]+)"')
AMOUNT = re.compile(rb'<input[^>]*name="n:([^"]+)"[^>]*\bvalue="(\d+)"')
THEN = re.compile(rb'name="then" value="([^"]+)"')


class Refused(Exception):
    """An answer that nobody expected."""


@dataclass
class Book:
    """What the whole load has seen."""

    waits: list[float] = field(default_factory=list)  # from a decision to its answer
    acknowledged: dict[tuple[str, int], str] = field(default_factory=dict)  # (table, number) -> decision
    answered_bytes: int = 0

    def enter(self, table: str, number: int, decision: str) -> None:
        if (table, number) in self.acknowledged:
            raise Refused(f"{table}: entry {number} was acknowledged twice")
        self.acknowledged[table, number] = decision


class Seats(Protocol):
    """A table's seats behind one of the two doors."""

    table: str
    streams: list[Stream]

    async def turn(self) -> tuple[int, int, list[str]] | None:
        """The seat that is asked, the table's version and what may be decided; None: the match is over."""
        ...

    async def decide(self, seat: int, version: int, decision: str) -> int:
        """Gives the number of the last entry that was acknowledged."""
        ...

    def close(self) -> None: ...


async def play(seats: Seats, book: Book, luck: random.Random, go_on: Callable[[], bool]) -> bool:
    """Plays a table until the match is over (True) or time is up."""
    while go_on():
        turn = await seats.turn()
        if turn is None:
            return True
        seat, version, choices = turn
        decision = luck.choice(choices)
        started = time.perf_counter()
        reached = await seats.decide(seat, version, decision)
        book.waits.append(time.perf_counter() - started)
        # One answer may be a chain of decisions, of which as many are taken as the question wants.
        for number, part in zip(range(version + 1, reached + 1), decision.split("; "), strict=False):
            book.enter(seats.table, number, part)
    return False


def offered(html: bytes) -> list[str]:
    """What a page lets its reader answer: things to press, or amounts, of which the proposal is taken."""
    choices = [one.decode() for one in CHOICE.findall(html)]
    units = [one.decode() for one, n in AMOUNT.findall(html) for _ in range(int(n))]
    return [*choices, "; ".join([*units, *(one.decode() for one in THEN.findall(html))])] if units else choices


async def open_table(wire: Wire, bots: list[str | None], **wishes: Any) -> dict[str, Any]:
    seats = [{"name": f"P{seat}", "bot": bot} for seat, bot in enumerate(bots)]
    wanted = {"game": GAME, "seats": seats, **wishes}
    body = json.dumps(wanted).encode()
    status, _, answer = await wire.ask(request("POST", "/api/tables", body, content_type=JSON))
    if status != 201:
        raise Refused(f"{status} {answer[:300]!r}")
    return json.loads(answer)


class Known:
    """The newest turn that any seat has heard of."""

    def __init__(self) -> None:
        self._version = -1
        self._turn: tuple[int, int, list[str]] | None = None
        self._over = False
        self._news = asyncio.Event()

    def hear(self, version: int, seat: int, choices: list[str], over: bool) -> None:
        if version < self._version or not (choices or over):
            return
        self._version, self._turn, self._over = version, (seat, version, choices), over
        self._news.set()

    async def turn(self, reached: int) -> tuple[int, int, list[str]] | None:
        """The open question, as soon as the seat that is asked has heard of it."""
        while self._version < reached:
            self._news.clear()
            await asyncio.wait_for(self._news.wait(), 20)
        return None if self._over else self._turn


class ApiSeats:
    """Programs: a token and a stream of turns for every seat."""

    def __init__(self, wire: Wire, made: dict[str, Any]) -> None:
        self.table: str = made["id"]
        self.streams: list[Stream] = []
        self._wire = wire
        self._tokens = [seat["token"] for seat in made["seats"]]
        self._reached = 0
        self._known = Known()

    @classmethod
    async def sit(cls, port: int, wire: Wire) -> "ApiSeats":
        seats = cls(wire, await open_table(wire, [None, None]))
        await seats.listen_at(port)
        return seats

    async def listen_at(self, port: int) -> None:
        for seat, token in enumerate(self._tokens):
            asked = request("GET", f"/api/tables/{self.table}/events?brings=turn", authorization=f"Bearer {token}")
            self.streams.append(await listen(port, asked, lambda event, seat=seat: self._hear(seat, event)))

    def _hear(self, seat: int, event: bytes) -> None:
        self._take(seat, json.loads(event[event.index(b"\ndata: ") + 7 :]))

    def _take(self, seat: int, turn: dict[str, Any]) -> None:
        self._known.hear(turn["version"], seat, [str(one) for one in turn["legal"]], turn["over"])

    async def turn(self) -> tuple[int, int, list[str]] | None:
        return await self._known.turn(self._reached)

    async def decide(self, seat: int, version: int, decision: str) -> int:
        body = b'{"decision":%s,"version":%d}' % (decision.encode(), version)
        path = f"/api/tables/{self.table}/decisions"
        asked = request("POST", path, body, content_type=JSON, authorization=f"Bearer {self._tokens[seat]}")
        status, _, answer = await self._wire.ask(asked)
        if status != 200:
            raise Refused(f"{status} {answer[:300]!r}")
        turn = json.loads(answer)
        self._reached = turn["version"]
        self._take(seat, turn)
        return self._reached

    def close(self) -> None:
        for one in (*self.streams, self._wire):
            one.close()


class PageSeats:
    """Browsers: a key and a live page for every seat."""

    def __init__(self, wire: Wire, table: str, book: Book) -> None:
        self.table = table
        self.streams: list[Stream] = []
        self._wire = wire
        self._book = book
        self._keys: list[str] = []
        self._marks: list[str] = []
        self._reached = 0
        self._known = Known()

    @classmethod
    async def sit(cls, port: int, wire: Wire, book: Book) -> "PageSeats":
        made = await open_table(wire, [None, None])
        seats = cls(wire, made["id"], book)
        for seat, one in enumerate(made["seats"]):
            path = "/t/" + one["link"].partition("/t/")[2]
            _, head, _ = await wire.ask(request("POST", path, b"name=P", content_type=FORM))
            seats._keys.append(_cookie(head))
            await seats._open_page(port, seat)
        return seats

    async def _open_page(self, port: int, seat: int) -> None:
        status, _, page = await self._wire.ask(request("GET", f"/t/{self.table}", cookie=self._keys[seat]))
        found = re.search(rb'hx-sse:connect="([^"]+)"', page)
        if status != 200 or found is None:
            raise Refused(f"{status} {page[:300]!r}")
        path = found[1].decode().replace("&amp;", "&")
        self._marks.append(re.search(r"stream=([0-9a-f]+)", path)[1])  # type: ignore[index]
        self._hear(seat, page)
        live = request("GET", path, cookie=self._keys[seat])
        self.streams.append(await listen(port, live, lambda event, seat=seat: self._hear(seat, event)))

    def _hear(self, seat: int, html: bytes) -> None:
        stamp = STAMP.search(html)
        if stamp is None:
            raise Refused(f"no table: {html[:300]!r}")
        self._known.hear(int(stamp[1]), seat, offered(html), b'class="score-table"' in html)

    async def turn(self) -> tuple[int, int, list[str]] | None:
        return await self._known.turn(self._reached)

    async def decide(self, seat: int, version: int, decision: str) -> int:
        body = f"stamp={version}&decision={quote(decision)}".encode()
        path = f"/t/{self.table}/decide?stream={self._marks[seat]}"
        asked = request("POST", path, body, content_type=FORM, cookie=self._keys[seat], hx_request="true")
        status, _, html = await self._wire.ask(asked)
        if status != 200 or b'role="alert"' in html:
            raise Refused(f"{status} {html[:300]!r}")
        self._book.answered_bytes += len(html)
        self._reached = int(STAMP.search(html)[1])  # type: ignore[index]
        self._hear(seat, html)
        return self._reached

    def close(self) -> None:
        for one in (*self.streams, self._wire):
            one.close()


def _cookie(head: bytes) -> str:
    found = re.search(rb"civitas_key=[^;\r]+", head)
    if found is None:
        raise Refused("no key was given")
    return found[0].decode()


async def sit_down(door: str, port: int, book: Book) -> Seats:
    wire = await connect(port)
    return await (ApiSeats.sit(port, wire) if door == "api" else PageSeats.sit(port, wire, book))

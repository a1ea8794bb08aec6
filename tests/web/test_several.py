"""Several processes on one database, and processes that die: real servers, killed and raced."""

import asyncio
import contextlib
import json
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from bench.players import ApiSeats, Book, Refused, open_table, play
from bench.served import Served, served
from bench.wire import Wire, connect, request
from civitas.web import store
from civitas.web.database import with_driver
from civitas.web.house import match_at
from civitas.web.serve import database_url
from tests.web.postgres import postgres

# Rules are interpreted: these tests are about processes, and native code would take longer to load than they last.
QUICK = {"CIVITAS_BACKEND": "python", "CIVITAS_WEB_NATIVE": "0", "CIVITAS_WEB_OTHERS": "1"}
TABLES = 12


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    with postgres() as address:
        yield address


@contextlib.contextmanager
def empty_database(kind: str, folder: Path, asking: pytest.FixtureRequest) -> Iterator[str]:
    if kind == "sqlite":
        yield str(folder / "several.db")
        return
    address: str = asking.getfixturevalue("cluster")
    name = f"t{time.monotonic_ns()}"
    engine = create_engine(with_driver(address), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    yield address.replace("/postgres?", f"/{name}?")


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database of either kind."""
    with empty_database(request.param, tmp_path, request) as address:
        yield address


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def pair(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, Served]]:
    """Two servers on one database."""
    folder, settings = tmp_path_factory.mktemp("pair"), {**QUICK, "CIVITAS_WEB_LEASE_S": "1"}
    with (
        empty_database(request.param, folder, request) as address,
        served(address, folder / "a.log", **settings) as one,
        served(address, folder / "b.log", **settings) as other,
    ):
        yield one, other


def log_of(database: str) -> dict[str, dict[int, int]]:
    """Every table's decisions by number."""
    engine = create_engine(with_driver(database_url(database)))
    found: dict[str, dict[int, int]] = {}
    with engine.connect() as connection:
        for row in connection.execute(text("SELECT table_id, number, decision FROM entries ORDER BY number")):
            entries = found.setdefault(row.table_id, {})
            assert row.number not in entries
            entries[row.number] = row.decision
    engine.dispose()
    return found


def replays(database: str, table_id: str) -> int:
    """Plays a table's log; how many decisions it has."""
    engine = create_engine(with_driver(database_url(database)))
    with engine.connect() as connection:
        stored = store.load(connection, table_id)
    engine.dispose()
    assert stored is not None
    assert stored.table.version == len(stored.entries)
    return len(match_at(stored)[0].decisions)


# ---- kill -9


async def _busy(server: Served, book: Book, seconds: float) -> list[str]:
    """Plays at many tables until the server is killed."""
    tables = [await ApiSeats.sit(server.port, await connect(server.port)) for _ in range(TABLES)]

    async def one(seats: ApiSeats) -> None:
        with contextlib.suppress(ConnectionError, TimeoutError, Refused):  # the server is gone
            await play(seats, book, random.Random(seats.table), lambda: True)

    tasks = [asyncio.create_task(one(seats)) for seats in tables]
    await asyncio.sleep(seconds)
    server.kill()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for seats in tables:
        seats.close()
    return [seats.table for seats in tables]


async def test_after_a_kill_every_acknowledged_decision_is_there_and_none_twice(database: str, tmp_path: Path) -> None:
    book, tables = Book(), list[str]()
    for round_ in range(2):
        with served(database, tmp_path / f"{round_}.log", **QUICK) as server:
            tables += await _busy(server, book, 1.5)
    found = log_of(database)
    acknowledged = {key: int(decision) for key, decision in book.acknowledged.items()}
    assert len(acknowledged) > TABLES
    for (table, number), decision in acknowledged.items():
        assert found[table][number] == decision
    for table in tables:
        entries = found.get(table, {})
        assert sorted(entries) == list(range(1, len(entries) + 1))
        known = sum(key[0] == table for key in acknowledged)
        # One more may be in than was acknowledged: the answer was on its way.
        assert len(entries) - known in (0, 1)
        assert replays(database, table) == len(entries)


# ---- two servers


class Table:
    """A table of two people, whose seats may be used through any server."""

    def __init__(self, made: dict[str, Any]) -> None:
        self.id: str = made["id"]
        self._tokens = [seat["token"] for seat in made["seats"]]

    def asking(self, method: str, what: str, seat: int | None, body: dict[str, Any] | None = None) -> bytes:
        data = json.dumps(body).encode() if body is not None else b""
        headers = {"authorization": f"Bearer {self._tokens[seat]}"} if seat is not None else {}
        return request(method, f"/api/tables/{self.id}/{what}", data, content_type="application/json", **headers)

    async def turn(self, wire: Wire) -> tuple[int, int, list[int]]:
        status, _, view = await wire.ask(self.asking("GET", "view", None))
        assert status == 200
        seat = json.loads(view)["to_act"]
        _, _, legal = await wire.ask(self.asking("GET", "legal", seat))
        told = json.loads(legal)
        return seat, told["version"], [choice["id"] for choice in told["decisions"]]


async def test_two_processes_race_for_each_decision_and_exactly_one_wins(pair: tuple[Served, Served]) -> None:
    luck, (one, other) = random.Random(3), pair
    ports = [one.port, other.port, one.port, other.port, other.port]
    wires = [await connect(port) for port in ports]
    table = Table(await open_table(wires[0], [None, None]))
    decided: dict[int, int] = {}
    for step in range(25):
        seat, version, legal = await table.turn(wires[step % 5])
        assert version == step, "a process that did not decide knows of the decision"
        # The same move five times over, or five different ones.
        wanted = [luck.choice(legal)] * 5 if step % 2 else [luck.choice(legal) for _ in wires]
        asked = [
            table.asking("POST", "decisions", seat, {"decision": decision, "version": version}) for decision in wanted
        ]
        answers = await asyncio.gather(*(wire.ask(data) for wire, data in zip(wires, asked, strict=True)))
        won = [decision for decision, answer in zip(wanted, answers, strict=True) if answer[0] == 200]
        assert len(won) == 1, [answer[0] for answer in answers]
        decided[version + 1] = won[0]
        for status, _, body in answers:
            told = json.loads(body)
            if status != 200:
                assert (status, told["code"]) == (409, "moved-on")
            assert (told if status == 200 else told["now"])["version"] == version + 1
    assert log_of(one.database)[table.id] == decided
    assert replays(one.database, table.id) == 25
    for wire in wires:
        wire.close()


async def test_a_move_made_through_one_server_is_heard_of_through_the_other(pair: tuple[Served, Served]) -> None:
    one, other = pair
    seats, book = ApiSeats(wire := await connect(one.port), await open_table(wire, [None, None])), Book()
    await seats.listen_at(other.port)
    ends = time.monotonic() + 20
    # A seat decides at one server on what its stream at the other has brought.
    await play(seats, book, random.Random(1), lambda: len(book.waits) < 25 and time.monotonic() < ends)
    assert len(book.waits) == 25
    seats.close()


async def test_the_table_of_a_killed_worker_is_picked_up_by_another(pair: tuple[Served, Served]) -> None:
    one, other = pair
    wire = await connect(one.port)
    tables = [(await open_table(wire, ["random", "random"], pace_ms=30))["id"] for _ in range(3)]
    await asyncio.sleep(0.5)
    one.kill()
    found = log_of(other.database)
    before = {table: len(found.get(table, {})) for table in tables}
    deadline = time.monotonic() + 20
    while any(len(found.get(table, {})) < before[table] + 5 for table in tables):
        assert time.monotonic() < deadline, "nobody has taken the tables over"
        await asyncio.sleep(0.2)
        found = log_of(other.database)
    for table in tables:
        assert replays(other.database, table) >= before[table] + 5

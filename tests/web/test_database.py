"""A full disk, a locked or a spoilt database: a clear answer, and nothing that was acknowledged is gone."""

import asyncio
import contextlib
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from civitas.web import database, store
from civitas.web.app import App
from civitas.web.database import BadDatabase, Database
from civitas.web.house import match_at
from tests.web.serving import bearer, browser, open_api_table, room_of, serving


async def _decide(app: App, client: httpx.AsyncClient, table: dict[str, Any]) -> httpx.Response:
    """Whoever is asked takes the last legal decision."""
    room = await app.house.rooms.get(table["id"])
    seat = room.match.to_act
    assert seat is not None
    body = {"decision": room.match.legal_ids()[-1], "version": room.table.version}
    return await client.post(f"/api/tables/{table['id']}/decisions", json=body, headers=bearer(table, seat))


async def _stored_hash(app: App, table_id: str) -> tuple[int, str]:
    stored = await app.house.database.read(lambda connection: store.load(connection, table_id))
    assert stored is not None
    return len(stored.entries), match_at(stored)[0].hash()


async def test_a_full_disk_refuses_and_loses_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path, bots=False) as app, browser(app) as client:
        table = await open_api_table(client)

        async def most_pages(number: int) -> None:
            await app.house.database.write(lambda c: c.exec_driver_sql(f"PRAGMA max_page_count = {number}").close())

        # SQLite says what it says on a full disk as soon as the file may not grow.
        await most_pages(1)
        accepted = 0
        for _ in range(400):
            answer = await _decide(app, client, table)
            if answer.status_code != 200:
                break
            accepted += 1
        assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
        page = await client.get(f"/t/{table['id']}")
        assert page.status_code == 200
        room = room_of(app, f"/t/{table['id']}")
        assert room.table.version == accepted
        assert await _stored_hash(app, room.id) == (accepted, room.match.hash())
        opened = [(await client.post("/games/stone_age/play")).status_code for _ in range(30)]
        assert opened[-1] == 503, "there is no room for new tables either"
        await most_pages(1_000_000)
        assert (await _decide(app, client, table)).status_code == 200
        assert await _stored_hash(app, room.id) == (accepted + 1, room.match.hash())


async def test_a_lock_that_does_not_end_is_told_and_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "WAIT_FOR_LOCK_S", 0.2)
    async with serving(tmp_path, bots=False) as app, browser(app) as client:
        table = await open_api_table(client)
        other = sqlite3.connect(tmp_path / "test.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        answer = await _decide(app, client, table)
        assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
        assert (await client.get(f"/api/tables/{table['id']}/view")).json()["version"] == 0, "it can still be read"
        other.execute("ROLLBACK")
        other.close()
        assert (await _decide(app, client, table)).json()["version"] == 1


async def test_a_short_lock_is_waited_for(tmp_path: Path) -> None:
    async with serving(tmp_path, bots=False) as app, browser(app) as client:
        table = await open_api_table(client)
        other = sqlite3.connect(tmp_path / "test.db", isolation_level=None, check_same_thread=False)
        other.execute("BEGIN IMMEDIATE")
        asked = asyncio.create_task(_decide(app, client, table))
        await asyncio.sleep(0.2)
        assert not asked.done(), "it is not answered before it is on the disk"
        other.execute("ROLLBACK")
        other.close()
        assert (await asked).status_code == 200


# ---- what cannot be opened


def _no_database(path: Path) -> None:
    path.write_bytes(b"this is a letter to my aunt, and no database at all" * 100)


def _from_the_future(path: Path) -> None:
    started = Database(f"sqlite:///{path}")
    started.start()
    started.close()
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()


def _half_made(path: Path) -> None:
    """Tables without a note of how far the migrations came: as after a restore of a part."""
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE tables (id TEXT)")
    connection.close()


def _content(path: Path) -> object:
    try:
        with contextlib.closing(sqlite3.connect(path)) as connection:
            return list(connection.iterdump())
    except sqlite3.DatabaseError:
        return path.read_bytes()


@pytest.mark.parametrize(
    ("spoil", "told"),
    [(_no_database, "cannot be opened"), (_from_the_future, "newer version"), (_half_made, "cannot be opened")],
)
def test_a_spoilt_database_is_told_in_a_sentence_and_left_alone(tmp_path: Path, spoil: Any, told: str) -> None:
    path = tmp_path / "spoilt.db"
    spoil(path)
    before = _content(path)
    broken = Database(f"sqlite:///{path}")
    with pytest.raises(BadDatabase, match=told):
        broken.start()
    broken.close()
    assert _content(path) == before


def test_the_command_line_says_it_without_a_traceback(tmp_path: Path) -> None:
    path = tmp_path / "letter.db"
    _no_database(path)
    words = [sys.executable, "-m", "civitas", "serve", "--port", "0", "--database", str(path)]
    done = subprocess.run(words, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert "civitas: sqlite:///" in done.stderr and "cannot be opened" in done.stderr
    assert "Traceback" not in done.stderr


# ---- backup


async def test_a_backup_of_a_busy_server_brings_every_table_back(tmp_path: Path) -> None:
    (tmp_path / "old").mkdir()
    (tmp_path / "new").mkdir()
    async with serving(tmp_path / "old", bots=False) as app, browser(app) as client:
        tables = [await open_api_table(client) for _ in range(4)]
        for table in tables * 12:
            await _decide(app, client, table)
        # The command of docs/play.md: it copies what is committed, while the server goes on.
        source, copy = sqlite3.connect(tmp_path / "old" / "test.db"), sqlite3.connect(tmp_path / "new" / "test.db")
        source.backup(copy)
        source.close()
        copy.close()
        hashes = {table["id"]: (await app.house.rooms.get(table["id"])).match.hash() for table in tables}
        await _decide(app, client, tables[0])
    async with serving(tmp_path / "new", bots=False) as app, browser(app) as client:
        for table in tables:
            assert (await app.house.rooms.get(table["id"])).match.hash() == hashes[table["id"]]
        assert (await _decide(app, client, tables[0])).status_code == 200, "links and tokens still open their seats"

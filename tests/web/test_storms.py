"""Many at once, in any order, over bad lines: what is accepted counts once, what is refused says so."""

import asyncio
import contextlib
import json
import random
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from civitas.core.game import Game, find_game
from civitas.web import bots_turn, store, tokens
from civitas.web.app import App
from civitas.web.house import decide, match_at, open_table, set_away, undo
from civitas.web.problems import NotYourTurn, NoUndo, Stale
from civitas.web.records import NewSeat, Setup
from civitas.web.rooms import Room
from tests.conftest import SLUGS
from tests.web.serving import (
    Listener,
    around_one_screen,
    bearer,
    browser,
    choices_of,
    open_api_table,
    room_of,
    serving,
    stamp_of,
    until,
)


async def _lay(app: App, *seats: NewSeat, game: str = "stone_age", limit_s: int | None = None) -> Room:
    setup = Setup(game, seats, {}, "api", 7, tokens.new_nonce(), pace_ms=0, limit_s=limit_s)
    return await app.house.rooms.get(await open_table(app.house, setup, None))


async def _replayed(app: App, room: Room) -> tuple[list[int], str]:
    """The numbers of a table's entries, and the hash that its log gives."""
    stored = await app.house.database.read(lambda connection: store.load(connection, room.id))
    assert stored is not None
    return [entry.number for entry in stored.entries], match_at(stored)[0].hash()


# ---- the same thing again and again


async def test_each_move_sent_five_times_on_three_connections_counts_once(tmp_path: Path) -> None:
    luck = random.Random(2)
    async with serving(tmp_path, bots=False) as app, browser(app) as one, browser(app) as two, browser(app) as three:
        table = await open_api_table(one)
        room, path = await app.house.rooms.get(table["id"]), f"/api/tables/{table['id']}/decisions"
        for version in range(120):
            seat = room.match.to_act
            assert seat is not None
            body = {"decision": luck.choice(room.match.legal_ids()), "version": version}
            asked = [
                client.post(path, json=body, headers=bearer(table, seat)) for client in (one, two, three, one, two)
            ]
            answers = [(answer.status_code, answer.json()) for answer in await asyncio.gather(*asked)]
            assert sorted(status for status, _ in answers) == [200, 409, 409, 409, 409]
            told = [body if status == 200 else body["now"] for status, body in answers]
            assert all(now == told[0] for now in told), "everybody is told of the same table"
            assert told[0]["version"] == version + 1
        assert await _replayed(app, room) == (list(range(1, 121)), room.match.hash())


async def test_pages_that_show_the_past_are_refused_and_shown_the_present(tmp_path: Path) -> None:
    """Two tabs each, one of which has slept through some decisions."""
    luck, refused = random.Random(3), 0
    async with serving(tmp_path, bots=False) as app, browser(app) as client:
        address = await around_one_screen(client)
        for _ in range(25):
            old = (await client.get(address)).text
            room = room_of(app, address)
            for _ in range(luck.randint(1, 3)):
                await decide(app.house, room, room.match.to_act or 0, room.match.legal_ids()[0], room.table.version)
            before = room.match.hash()
            for what in ("decide", "undo", "several"):
                data = {"stamp": stamp_of(old), "decision": (choices_of(old) or ["place forest 1"])[0]}
                answer = await client.post(f"{address}/{what}", data=data)
                assert (what, answer.status_code) == (what, 409)
                assert "The table has moved on" in answer.text
                assert stamp_of(answer.text) == str(room.table.version)
                refused += 1
            assert room.match.hash() == before
    assert refused == 75


# ---- bad lines


async def test_a_line_that_breaks_again_and_again_never_leaves_a_gap(tmp_path: Path) -> None:
    """Listeners come and go while a match is played; each goes on from the last thing it got."""
    luck, ends = random.Random(4), 150
    async with serving(tmp_path, bots=False) as app, browser(app) as client:
        table = await open_api_table(client)
        room = await app.house.rooms.get(table["id"])
        heard: list[list[int]] = [[], [], []]

        async def listen(seat: int, versions: list[int]) -> None:
            path, last = f"/api/tables/{table['id']}/events?brings=turn", ""
            while not versions or versions[-1] < ends:
                named = {**bearer(table, seat), **({"last_event_id": last} if last else {})}
                async with Listener(app, path, **named) as stream:
                    with contextlib.suppress(TimeoutError):
                        for _ in range(luck.randint(1, 6)):
                            event = await stream.event(0.3)
                            last = event["id"]
                            versions.append(json.loads(event["data"])["version"])
                await asyncio.sleep(luck.choice([0, 0, 0.02, 0.1]))

        listeners = [asyncio.create_task(listen(number % 2, heard[number])) for number in range(3)]
        for version in range(ends):
            await decide(app.house, room, room.match.to_act or 0, room.match.legal_ids()[0], version)
            if version % 5 == 0:
                await asyncio.sleep(0.005)
        await asyncio.wait_for(asyncio.gather(*listeners), 2 + 8)
        for versions in heard:
            assert versions == sorted(set(versions)), "nothing comes twice, nothing goes back"
            assert versions[-1] == ends


async def test_a_page_that_slept_for_a_thousand_entries_gets_the_present_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path, bots=False) as app, browser(app) as client:
        table = await open_api_table(client)
        room = await app.house.rooms.get(table["id"])
        while room.table.version < 1000:
            seat = room.match.to_act or 0
            await decide(app.house, room, seat, room.match.legal_ids()[0], room.table.version)
            await undo(app.house, room, {seat}, room.table.version)
        path = f"/api/tables/{table['id']}/events?brings=turn"
        async with Listener(app, path, last_event_id="3.0", **bearer(table, 0)) as stream:
            started = time.monotonic()
            assert json.loads((await stream.event())["data"])["version"] == 1000
            assert time.monotonic() - started < 2


# ---- taking back


async def test_undo_never_goes_past_a_reveal_a_roll_or_another_players_decision(tmp_path: Path) -> None:
    luck, taken_back, refused = random.Random(5), 0, 0
    async with serving(tmp_path, bots=False) as app:
        for slug in ("stone_age", "nations"):
            room = await _lay(app, NewSeat("A", True), NewSeat("B", True), game=slug)
            trail: list[tuple[int, bytes, bytes]] = []  # who decided, the position and the generator before
            for _ in range(260):
                if room.match.over:
                    break
                seat = luck.randrange(2) if luck.random() < 0.45 else None
                if seat is None:
                    seat = room.match.to_act or 0
                    trail.append((seat, room.match.bytes(), room.match._records["chance"].tobytes()))
                    await decide(app.house, room, seat, luck.choice(room.match.legal_ids()), room.table.version)
                    continue
                chance = room.match._records["chance"].tobytes()
                try:
                    await undo(app.house, room, {seat}, room.table.version)
                except NoUndo:
                    refused += 1
                    continue
                taken_back += 1
                decider, before, generator = trail.pop()
                assert (decider, before, generator) == (seat, room.match.bytes(), chance)
            numbers, hashed = await _replayed(app, room)
            assert numbers == list(range(1, room.table.version + 1))
            assert hashed == room.match.hash()
    assert taken_back > 30 and refused > 30


# ---- who is not there


async def test_the_game_goes_on_whoever_leaves_and_comes_back(tmp_path: Path) -> None:
    """People hand their seats over and take them back all the time; nobody ever waits for somebody who is away."""
    luck, departures = random.Random(6), 0
    async with serving(tmp_path) as app:
        room = await _lay(app, *(NewSeat(name, True, "random") for name in "ABC"))
        while not room.match.over and departures < 90:
            seat = luck.randrange(3)
            await set_away(app.house, room, seat, away=not room.seats[seat].away)
            departures += 1
            version, asked = room.table.version, room.match.to_act
            if asked is not None and room.seats[asked].away:
                await until(lambda version=version: room.table.version > version or room.match.over)
            elif asked is not None:
                with contextlib.suppress(Stale, NotYourTurn):
                    await decide(app.house, room, asked, room.match.legal_ids()[-1], room.table.version)
        assert {"stand-in", "person"} <= set(room.by)
        numbers, hashed = await _replayed(app, room)
        assert (len(numbers), hashed) == (room.table.version, room.match.hash())
    assert departures > 60


async def test_who_does_not_answer_in_time_is_stood_in_for_until_they_come_back(tmp_path: Path) -> None:
    async with serving(tmp_path) as app:
        room = await _lay(app, NewSeat("A", True, "random"), NewSeat("B", True, "random"), limit_s=1)
        # Nobody does anything: after the limit bots step in, first for one, then for the other.
        await until(lambda: all(seat.away for seat in room.seats), 20)
        await until(lambda: room.table.version >= 6 or room.match.over, 20)
        assert set(room.by) == {"stand-in"}
        await set_away(app.house, room, 0, away=False)
        await until(lambda: room.match.to_act == 0 or room.match.over, 20)
        assert not room.seats[0].away


# ---- bots


async def test_a_bot_that_thinks_too_long_loses_its_table_and_its_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two processes' bots on one database: the first to take the table sleeps over its lease."""
    slept, woken = threading.Event(), threading.Event()
    thinkers: list[int] = []

    def choose(match: Any, seat: int, level: str) -> int:
        thinkers.append(len(match.decisions))
        if not slept.is_set():
            slept.set()
            time.sleep(3.0)
            woken.set()
        return match.legal_ids()[0]

    monkeypatch.setattr(bots_turn, "choose", choose)
    wanted = {"others": True, "lease_s": 0.3, "poll_s": 0.02}
    async with serving(tmp_path, **wanted) as app, serving(tmp_path, **wanted) as other:
        room = await _lay(app, NewSeat("A", False, "random"), NewSeat("B", False, "random"))
        await until(slept.is_set)
        for _ in range(250):
            there = await other.house.rooms.get(room.id)
            if there.table.version > 0:
                break
            await asyncio.sleep(0.01)
        assert there.table.version > 0, "the table goes on while the sleeper sleeps"
        await asyncio.to_thread(woken.wait, 10)
        await asyncio.sleep(0.1)
        there = await other.house.rooms.get(room.id)
        numbers, _ = await _replayed(other, there)
        assert numbers == list(range(1, len(numbers) + 1)), "the sleeper's answer counts for nothing"
    assert thinkers.count(0) >= 2, "two have thought about the first decision"


async def test_an_answer_to_another_position_is_refused_whoever_gives_it(tmp_path: Path) -> None:
    async with serving(tmp_path, bots=False) as app:
        room = await _lay(app, NewSeat("A", False), NewSeat("B", False))
        seat = room.match.to_act or 0
        for expected, error in ((-1, Stale), (1, Stale), (10**6, Stale)):
            with pytest.raises(error):
                await decide(app.house, room, seat, room.match.legal_ids()[0], expected, "bot")
        with pytest.raises(NotYourTurn):
            await decide(app.house, room, 1 - seat, room.match.legal_ids()[0], 0, "bot")
        assert room.table.version == 0


# ---- forbidden things


@pytest.mark.parametrize("slug", SLUGS)
async def test_illegal_decisions_are_refused_each_with_its_rule(tmp_path: Path, slug: str) -> None:
    """200 for each game, a thousand in all; each changes nothing."""
    luck, refused, game = random.Random(8), 0, find_game(slug)
    async with serving(tmp_path, bots=False) as app, browser(app) as client:
        people = max(2, game.players[0])
        seats = [{"name": f"P{number}"} for number in range(people)]
        table = (await client.post("/api/tables", json={"game": slug, "seats": seats})).json()
        room = await app.house.rooms.get(table["id"])
        while refused < 200 and not room.match.over:
            seat, legal = room.match.to_act or 0, set(room.match.legal_ids())
            before, version = room.match.hash(), room.table.version
            forbidden = [number for number in range(len(game.actions)) if number not in legal]
            for number in luck.sample(forbidden, min(8, len(forbidden))):
                refused += 1
                await _refuse(client, game, table, seat, number, version)
            assert (room.match.hash(), room.table.version) == (before, version)
            await decide(app.house, room, seat, luck.choice(sorted(legal)), version)
    assert refused >= 200


async def _refuse(
    client: httpx.AsyncClient, game: Game, table: dict[str, Any], seat: int, number: int, version: int
) -> None:
    body = {"decision": number, "version": version}
    answer = await client.post(f"/api/tables/{table['id']}/decisions", json=body, headers=bearer(table, seat))
    told = answer.json()
    assert (answer.status_code, told["code"]) == (422, "illegal"), told
    for lang in ("en", "pl"):
        assert game.texts.format(lang, f"rule-{told['rule'].replace('.', '-')}"), "it has words in both languages"

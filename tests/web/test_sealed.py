"""Secret choices at a table: in one's own time, in any order, changed until the last one is in."""

import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from civitas.core.sealed import pending
from civitas.web.app import App
from civitas.web.house import House, decide, match_at
from civitas.web.rooms import Room
from civitas.web.store import load
from tests.web.serving import bearer, browser, choices_of, open_api_table, room_of, serving, stamp_of, until

PLAYERS = 3


async def _seats_asked(app: App, client: httpx.AsyncClient, **changed: Any) -> tuple[dict[str, Any], Room]:
    """A table of three programs at which everybody is to choose cards."""
    bots = changed.pop("bots", (None,) * PLAYERS)
    table = await open_api_table(client, *bots, game="historia", **changed)
    await client.get(f"/api/tables/{table['id']}/view", headers=bearer(table, 0))
    room = app.house.rooms._rooms[table["id"]]
    while room.match.asks is None or room.match.asks.name != "select":
        seat = room.match.to_act
        assert seat is not None
        if not room.seats[seat].person:
            version = room.table.version
            await until(lambda version=version: room.table.version > version)
            continue
        answer = await _decide(client, table, seat, room.match.legal_ids()[0], room.table.version)
        assert answer.status_code == 200, answer.text
    return table, room


async def _decide(client: httpx.AsyncClient, table: dict[str, Any], seat: int, decision: Any, version: int) -> Any:
    base = f"/api/tables/{table['id']}"
    return await client.post(
        f"{base}/decisions", json={"decision": decision, "version": version}, headers=bearer(table, seat)
    )


async def _view(client: httpx.AsyncClient, table: dict[str, Any], seat: int) -> dict[str, Any]:
    return (await client.get(f"/api/tables/{table['id']}/view", headers=bearer(table, seat))).json()


async def test_everybody_chooses_in_their_own_time_and_may_change_until_the_last_one_is_in(tmp_path: Path) -> None:
    async with serving(tmp_path, bots=False) as app, browser(app) as client:
        table, room = await _seats_asked(app, client)
        first, second, third = (seat for seat in room.match.position()["order"] if seat is not None)
        before, decisions = room.table.version, list(room.match.decisions)
        # The last in turn order is the first to choose; the others' pages are as old as the question.
        assert (await _decide(client, table, third, "select art", before)).json()["version"] == before + 1
        assert (await _decide(client, table, second, "select trade", before)).status_code == 200
        assert (await _decide(client, table, third, "select exploit", before + 1)).status_code == 200
        assert room.match.decisions == decisions and room.match.sealed.keys() == {second, third}
        revealed = (await _decide(client, table, first, "select technology", before)).json()
        assert revealed["version"] == before + 4
        names = [room.match.game.actions.name(one) for one in room.match.decisions[len(decisions) :]]
        assert names == ["select technology", "select trade", "select exploit"]
        assert room.deciders[-3:] == [first, second, third] and room.by[-3:] == ["person"] * 3
        late = await _decide(client, table, third, "select raid", before + 3)
        assert (late.status_code, late.json()["code"]) == (409, "moved-on")


async def test_nobody_sees_what_another_has_chosen(tmp_path: Path) -> None:
    async with serving(tmp_path, bots=False) as app, browser(app) as client:
        table, room = await _seats_asked(app, client)
        before = {seat: await _view(client, table, seat) for seat in range(PLAYERS)}
        assert all(view["to_act"] == seat for seat, view in before.items()), "everybody is asked at once"
        await _decide(client, table, 1, "select art", room.table.version)
        assert (await _view(client, table, 1))["position"]["choice"] != before[1]["position"]["choice"]
        for seat in (0, 2):
            after = await _view(client, table, seat)
            assert after["position"] == before[seat]["position"] and after["log"] == before[seat]["log"]
            assert after["to_act"] == seat
        legal = (await client.get(f"/api/tables/{table['id']}/legal", headers=bearer(table, 1))).json()
        assert "select trade" in [one["name"] for one in legal["decisions"]], "who has chosen may choose anew"


async def test_a_choice_can_be_taken_up_again_but_only_by_its_own_seat(tmp_path: Path) -> None:
    async with serving(tmp_path, bots=False) as app, browser(app) as client:
        table, room = await _seats_asked(app, client)
        base = f"/api/tables/{table['id']}"
        await _decide(client, table, 1, "select art", room.table.version)
        version = {"version": room.table.version}
        foreign = await client.post(f"{base}/undo", json=version, headers=bearer(table, 0))
        assert (foreign.status_code, foreign.json()["code"]) == (409, "no-undo")
        taken = await client.post(f"{base}/undo", json=version, headers=bearer(table, 1))
        assert taken.json()["to_act"] == 1 and not room.match.sealed


async def test_sealed_answers_outlive_the_server(tmp_path: Path) -> None:
    async with serving(tmp_path, bots=False) as app, browser(app) as client:
        table, room = await _seats_asked(app, client)
        await _decide(client, table, 2, "select art", room.table.version)
        await _decide(client, table, 2, "select raid", room.table.version)
        sealed = room.match.sealed
    async with serving(tmp_path, bots=False) as app, browser(app) as client:
        await _view(client, table, 0)
        again = app.house.rooms._rooms[table["id"]]
        assert again.match.sealed == sealed and again.match.sealings == 2
        for seat in (0, 1):
            await _decide(client, table, seat, "select technology", again.table.version)
        assert not again.match.sealed
        await _same_from_the_log(app.house, again)


async def _same_from_the_log(house: House, room: Room) -> None:
    stored = await house.database.read(lambda connection: load(connection, room.id))
    assert stored is not None
    match, deciders = match_at(stored)
    assert match.bytes() == room.match.bytes() and deciders == room.deciders


async def test_bots_choose_while_a_person_thinks(tmp_path: Path) -> None:
    async with serving(tmp_path, pace_ms=60_000) as app, browser(app) as client:
        table, room = await _seats_asked(app, client, bots=(None, "greedy", "random"), pace_ms=0)
        await until(lambda: room.match.sealed.keys() == {1, 2})
        decisions = len(room.match.decisions)
        await _decide(client, table, 0, "select technology", room.table.version - room.match.sealings)
        await until(lambda: len(room.match.decisions) >= decisions + 3)
        await _same_from_the_log(app.house, room)


async def test_a_bot_steps_in_for_whoever_is_late(tmp_path: Path) -> None:
    async with serving(tmp_path) as app, browser(app) as client:
        table, room = await _seats_asked(app, client, limit_s=10)
        await _decide(client, table, 1, "select technology", room.table.version)
        decisions = len(room.match.decisions)
        await app.house.database.write(lambda c: _due_now(c, room.id))
        app.house.wake(0)
        await until(lambda: any(seat.away for seat in room.seats))
        assert not room.seats[1].away, "who has chosen is not late"
        await until(lambda: len(room.match.sealed) == PLAYERS - 1)
        await app.house.database.write(lambda c: _due_now(c, room.id))
        app.house.wake(0)
        await until(lambda: len(room.match.decisions) >= decisions + PLAYERS)


def _due_now(connection: Any, table_id: str) -> None:
    from civitas.web import store

    store.touch(connection, table_id, due_at=0.0)


async def test_around_one_screen_everybody_chooses_behind_the_curtain(tmp_path: Path) -> None:
    async with serving(tmp_path, bots=False) as app, browser(app) as client:
        seats = {f"kind{n}": "person" for n in range(3)} | {f"name{n}": f"P{n}" for n in range(3)}
        answer = await client.post("/games/historia/tables", data={"mode": "screen", **seats})
        address = answer.headers["location"]
        await client.get(address)
        room = room_of(app, address)
        await _set_up(app.house, room)
        decisions, faced = len(room.match.decisions), 0
        for chosen in range(3):
            page = (await client.get(address)).text
            for seat in _handed_to(page)[:1]:
                faced += 1
                assert choices_of(page) == [seat], "behind the curtain nobody's cards can be played"
                await client.post(f"{address}/face", data={"decision": seat, "stamp": stamp_of(page)})
                page = (await client.get(address)).text
            assert len(room.match.sealed) == chosen and len(room.match.decisions) == decisions
            await client.post(f"{address}/decide", data={"decision": choices_of(page)[0], "stamp": stamp_of(page)})
        assert len(room.match.decisions) == decisions + 3 and faced >= 2


async def _set_up(house: House, room: Room) -> None:
    while room.match.asks is None or room.match.asks.name != "select":
        seat = room.match.to_act
        assert seat is not None
        await decide(house, room, seat, room.match.legal_ids()[0], room.table.version)


def _handed_to(page: str) -> list[str]:
    """The seat that the screen is to be handed to, if any."""
    return re.findall(r'<button[^>]*form="face"[^>]*value="(\d)"', page)


@pytest.mark.parametrize("lang", ["en", "pl"])
async def test_the_page_says_who_is_still_choosing(tmp_path: Path, lang: str) -> None:
    async with serving(tmp_path, bots=False) as app, browser(app, **{"accept-language": lang}) as client:
        table, room = await _seats_asked(app, client)
        await client.get(f"/t/{table['id']}/sit/{table['seats'][1]['token']}")
        await client.post(f"/t/{table['id']}/sit/{table['seats'][1]['token']}", data={"name": "Bartek"})
        address = f"/t/{table['id']}"
        page = (await client.get(address)).text
        await client.post(f"{address}/decide", data={"decision": "select art", "stamp": stamp_of(page)})
        assert 1 in room.match.sealed
        waiting = (await client.get(address)).text
        missing = ", ".join(room.names[seat] for seat in pending(room.match))
        assert missing in ("P0, P2", "P2, P0")
        assert {"en": f"Still choosing: {missing}.", "pl": f"Jeszcze wybierają: {missing}."}[lang] in waiting
        assert 'value="anew"' in waiting and "select trade" in choices_of(waiting), "another card changes the choice"
        back = await client.post(f"{address}/undo", data={"stamp": stamp_of(waiting)})
        assert back.status_code in (200, 303) and not room.match.sealed

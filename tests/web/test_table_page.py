"""The table in the browser: playing, taking back, sitting down, handing over, the end."""

import asyncio
import hashlib
import re
from pathlib import Path

from civitas.core.savefile import parse_match
from civitas.web.house import match_at
from civitas.web.store import load
from tests.web.serving import (
    Listener,
    around_one_screen,
    browser,
    choices_of,
    play_now,
    room_of,
    serving,
    stamp_of,
    until,
)


async def test_one_click_opens_a_table_where_bots_answer(tmp_path: Path) -> None:
    async with serving(tmp_path) as app, browser(app) as client:
        address = await play_now(client)
        page = (await client.get(address)).text
        room = room_of(app, address)
        await until(lambda: room.match.to_act == 0)
        page = (await client.get(address)).text
        answer = await client.post(f"{address}/decide", data={"stamp": stamp_of(page), "decision": choices_of(page)[0]})
        assert answer.headers["location"] == address
        await until(lambda: room.by.count("bot") >= 2)


async def test_a_script_gets_the_fresh_table_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path, bots=False) as app, browser(app) as client:
        address = await around_one_screen(client)
        page = (await client.get(address)).text
        data = {"stamp": stamp_of(page), "decision": choices_of(page)[0]}
        answer = await client.post(f"{address}/decide", data=data, headers={"hx-request": "true"})
        assert answer.status_code == 200
        assert answer.text.startswith('<div class="table" id="table">')
        assert stamp_of(answer.text) == "1"


async def test_a_second_answer_to_one_question_is_told_that_the_table_has_moved_on(tmp_path: Path) -> None:
    async with serving(tmp_path, bots=False) as app, browser(app) as client:
        address = await around_one_screen(client)
        page = (await client.get(address)).text
        data = {"stamp": stamp_of(page), "decision": choices_of(page)[0]}
        answers = await asyncio.gather(*(client.post(f"{address}/decide", data=data) for _ in range(5)))
        assert sorted(answer.status_code for answer in answers) == [303, 409, 409, 409, 409]
        assert "The table has moved on" in answers[-1].text
        assert room_of(app, address).table.version == 1


async def test_a_forbidden_decision_names_its_rule_in_the_readers_language(tmp_path: Path) -> None:
    async with serving(tmp_path, bots=False) as app, browser(app, **{"accept-language": "pl"}) as client:
        address = await around_one_screen(client)
        page = (await client.get(address)).text
        answer = await client.post(f"{address}/decide", data={"stamp": stamp_of(page), "decision": "roll done"})
        assert answer.status_code == 422
        rule = re.search(r'class="prompt-message" role="alert">(SA-[\d.]+): ([^<]+)', answer.text)
        assert rule is not None
        assert rule[2].strip() == room_of(app, address).match.game.texts.format(
            "pl", f"rule-{rule[1].replace('.', '-')}"
        )


async def test_undo_is_recorded_and_gives_the_earlier_position_back(tmp_path: Path) -> None:
    async with serving(tmp_path, bots=False) as app, browser(app) as client:
        address = await around_one_screen(client)
        room = room_of(app, address) if (await client.get(address)) else None
        assert room is not None
        before = room.match.hash()
        await client.post(f"{address}/decide", data={"stamp": "0", "decision": "place forest 2"})
        assert room.match.hash() != before
        await client.post(f"{address}/undo", data={"stamp": "1"})
        assert (room.match.hash(), room.table.version) == (before, 2)
        stored = await app.house.database.read(lambda connection: load(connection, room.id))
        assert stored is not None
        assert [entry.kind for entry in stored.entries] == ["decide", "undo"]
        assert match_at(stored)[0].hash() == before


async def test_a_spectator_sees_but_does_not_decide(tmp_path: Path) -> None:
    async with serving(tmp_path, bots=False) as app, browser(app) as client, browser(app) as other:
        address = await around_one_screen(client)
        page = await other.get(address)
        assert page.status_code == 200
        assert choices_of(page.text) == []
        answer = await other.post(f"{address}/decide", data={"stamp": "0", "decision": "place forest 2"})
        assert answer.status_code == 403


async def test_a_form_from_another_site_counts_for_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path, bots=False) as app, browser(app) as client:
        address = await around_one_screen(client)
        await client.get(address)
        data = {"stamp": "0", "decision": "place forest 2"}
        for headers in ({"sec-fetch-site": "cross-site"}, {"origin": "http://elsewhere.test"}):
            answer = await client.post(f"{address}/decide", data=data, headers=headers)
            assert answer.status_code == 403
        assert room_of(app, address).table.version == 0


async def _invited(app: object, client: object) -> tuple[str, list[str]]:
    answer = await client.post(  # type: ignore[attr-defined]
        "/games/stone_age/tables", data={"mode": "friends", "kind0": "person", "kind1": "person", "name1": "Guest"}
    )
    address = answer.headers["location"]
    page = (await client.get(address)).text  # type: ignore[attr-defined]
    return address.removesuffix("/seats"), re.findall(r'value="http://table\.test(/t/[^"]+/sit/[^"]+)"', page)


async def test_a_link_gives_a_seat_after_a_button_and_only_until_it_is_renewed(tmp_path: Path) -> None:
    async with serving(tmp_path, bots=False) as app, browser(app) as host, browser(app) as guest:
        address, links = await _invited(app, host)
        assert "Sit down" in (await guest.get(links[1])).text
        assert not room_of(app, address).seats[1].claimed
        answer = await guest.post(links[1], data={"name": "Łucja <script>"})
        assert answer.headers["location"] == address
        page = (await guest.get(address)).text
        assert "Łucja &lt;script&gt;" in page
        assert "<script>" not in page.replace("<script ", "")
        assert (await guest.get(f"{address}/seats")).status_code == 403
        await host.post(f"{address}/renew/1")
        assert (await guest.post(links[1], data={"name": "Again"})).status_code == 403
        data = {"stamp": "0", "decision": "place forest 2"}
        assert (await guest.post(f"{address}/decide", data=data)).status_code == 403


async def test_forged_and_foreign_links_open_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path, bots=False) as app, browser(app) as host, browser(app) as thief:
        address, links = await _invited(app, host)
        other, _ = await _invited(app, host)
        token = links[1].rpartition("/")[2]
        for forged in (f"{address}/sit/{token[:-2]}AA", f"{other}/sit/{token}", f"{address}/sit/x"):
            assert (await thief.get(forged)).status_code == 403
            assert (await thief.post(forged, data={"name": "Thief"})).status_code == 403


async def test_a_table_that_is_not_to_be_watched_is_closed_to_others(tmp_path: Path) -> None:
    async with serving(tmp_path, bots=False) as app, browser(app) as client, browser(app) as other:
        address = await around_one_screen(client, watchable="0")
        assert (await client.get(address)).status_code == 200
        for path in (address, f"{address}/live", f"{address}/replay/0"):
            assert (await other.get(path)).status_code == 403
        table_id = address.split("/")[2]
        assert (await other.get(f"/api/tables/{table_id}/view")).status_code == 403


async def test_the_seat_is_handed_to_a_bot_and_taken_back(tmp_path: Path) -> None:
    async with serving(tmp_path) as app, browser(app) as client:
        address = await play_now(client)
        await client.get(address)
        room = room_of(app, address)
        await client.post(f"{address}/away", data={})
        await until(lambda: room.by.count("stand-in") >= 2)
        await client.post(f"{address}/away", data={})
        assert not room.seats[0].away
        await until(lambda: room.match.to_act == 0)


async def test_a_bot_steps_in_when_time_is_up(tmp_path: Path) -> None:
    async with serving(tmp_path) as app, browser(app) as client:
        seats = [{"name": "Slow"}, {"name": "Bot", "bot": "random"}]
        table = (await client.post("/api/tables", json={"game": "stone_age", "seats": seats, "limit_s": 5})).json()
        address = f"/t/{table['id']}"
        await client.get(address)
        room = room_of(app, address)
        await until(lambda: room.match.to_act == 0)
        from sqlalchemy import update

        from civitas.web.schema import tables

        # The clock of the table is put forward instead of waiting.
        await app.house.database.write(lambda c: c.execute(update(tables).values(due_at=1.0)))
        await until(lambda: "stand-in" in room.by)
        assert room.seats[0].away


async def test_a_whole_match_ends_with_ranking_seed_curve_file_replay_and_rematch(tmp_path: Path) -> None:
    async with serving(tmp_path, bots=False) as app, browser(app) as client:
        address = await around_one_screen(client)
        promised = re.search(r'<code class="hash">([0-9a-f]{64})', (await client.get(address)).text)
        assert promised is not None
        for path in ("curve", "match.civitas"):
            assert (await client.get(f"{address}/{path}")).status_code == 409
        room = room_of(app, address)
        seed, nonce = str(room.table.seed), room.table.nonce
        from civitas.web.house import decide

        while not room.match.over:
            seat = room.match.to_act
            assert seat is not None
            await decide(app.house, room, seat, room.match.legal_ids()[-1], room.table.version)
        page = (await client.get(address)).text
        assert 'class="score-table"' in page
        assert seed in page
        assert hashlib.sha256(f"{seed} {nonce}".encode()).hexdigest() == promised[1]
        assert "<svg" in (await client.get(f"{address}/curve")).text
        saved = parse_match((await client.get(f"{address}/match.civitas")).text)
        assert saved.hash() == room.match.hash()
        last = len(room.match.decisions)
        moment = await client.get(f"{address}/replay/{last}?view=1", headers={"hx-request": "true"})
        assert f"{last} / {last}" in moment.text
        again = await client.post(f"{address}/rematch")
        assert (await client.get(again.headers["location"])).status_code == 200
        assert (await client.post(f"{address}/rematch")).headers["location"] == again.headers["location"]


async def test_a_stream_brings_every_change_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    async with serving(tmp_path, bots=False) as app, browser(app) as client:
        address = await around_one_screen(client)
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        async with Listener(app, f"{address}/live", cookie=cookie) as stream:
            first = await stream.event()
            assert stamp_of(first["data"]) == "0"
            for number in range(3):
                page = (await client.get(address)).text
                await client.post(f"{address}/decide", data={"stamp": str(number), "decision": choices_of(page)[0]})
                assert stamp_of((await stream.event())["data"]) == str(number + 1)
        reached = (await client.get(address)).text
        async with Listener(app, f"{address}/live", cookie=cookie, last_event_id=first["id"]) as stream:
            fresh = await stream.event()
            assert stamp_of(fresh["data"]) == stamp_of(reached) == "3"
        async with Listener(app, f"{address}/live", cookie=cookie, last_event_id=fresh["id"]) as stream:
            await stream.silence()


async def test_the_same_state_is_not_sent_twice_to_the_page_that_decided(tmp_path: Path) -> None:
    async with serving(tmp_path, bots=False) as app, browser(app) as client:
        address = await around_one_screen(client)
        page = (await client.get(address)).text
        found = re.search(r'hx-sse:connect="([^"]+)"', page)
        assert found is not None
        path = found[1].replace("&amp;", "&")
        mark = re.search(r"stream=([0-9a-f]+)", path)
        assert mark is not None
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        async with Listener(app, path, cookie=cookie) as stream:
            await stream.silence(0.2)
            data = {"stamp": "0", "decision": choices_of(page)[0]}
            await client.post(f"{address}/decide?stream={mark[1]}", data=data, headers={"hx-request": "true"})
            await stream.silence(0.2)

"""The JSON API: what it gives, what it refuses, and that it never falls over."""

import asyncio
import json
from pathlib import Path

import pytest

from tests.web.serving import Listener, bearer, browser, open_api_table, serving


async def test_a_program_plays_with_a_seats_token(tmp_path: Path) -> None:
    async with serving(tmp_path, bots=False) as app, browser(app) as client:
        table = await open_api_table(client)
        base = f"/api/tables/{table['id']}"
        view = (await client.get(f"{base}/view", headers=bearer(table, 0))).json()
        seat = view["to_act"]
        legal = (await client.get(f"{base}/legal", headers=bearer(table, seat))).json()
        assert legal["version"] == view["version"] == 0
        decision = {"decision": legal["decisions"][0]["name"], "version": 0}
        answer = await client.post(f"{base}/decisions", json=decision, headers=bearer(table, seat))
        assert answer.status_code == 200
        assert answer.json()["version"] == 1
        again = await client.post(f"{base}/decisions", json=decision, headers=bearer(table, seat))
        assert (again.status_code, again.json()["code"]) == (409, "moved-on")
        back = await client.post(f"{base}/undo", json={"version": 1}, headers=bearer(table, seat))
        assert back.json()["to_act"] == seat
        name = await client.post(f"{base}/claim", json={"name": "Żaneta"}, headers=bearer(table, 0))
        assert name.json()["name"] == "Żaneta"


async def test_who_is_not_asked_may_not_answer(tmp_path: Path) -> None:
    async with serving(tmp_path, bots=False) as app, browser(app) as client:
        table, other = await open_api_table(client), await open_api_table(client)
        base = f"/api/tables/{table['id']}"
        seat = (await client.get(f"{base}/view")).json()["to_act"]
        decision = {"decision": "place forest 1", "version": 0}
        foreign = {"authorization": f"Bearer {other['seats'][seat]['token']}"}
        host = {"authorization": f"Bearer {table['host_token']}"}
        for headers, status in (
            (bearer(table, 1 - seat), 409),
            (foreign, 403),
            (host, 403),
            ({}, 403),
            ({"authorization": "Bearer nonsense"}, 403),
            ({"authorization": "Basic nonsense"}, 403),
        ):
            answer = await client.post(f"{base}/decisions", json=decision, headers=headers)
            assert answer.status_code == status, answer.text
        assert (await client.get(f"{base}/legal", headers=bearer(table, 1 - seat))).json()["decisions"] == []


@pytest.mark.parametrize(
    "body",
    [
        b"", b"{", b"[]", b"null", b'{"game":"stone_age"}', b'{"game":"chess","seats":[{"name":"A"}]}', b"\xff\xfe",
        b'{"game":"stone_age","seats":[{"name":"A"}]}', b'{"game":"stone_age","seats":[{"name":""},{"name":"B"}]}',
        b'{"game":"stone_age","seats":[{"name":"A","bot":"god"},{"name":"B"}]}',
        b'{"game":"stone_age","seats":[{"name":"A"},{"name":"B"}],"options":{"first":"9"}}',
        b'{"game":"stone_age","seats":[{"name":"A"},{"name":"B"}],"seed":7}',
        b'{"game":"stone_age","seats":[{"name":"A\\u0000"},{"name":"B"}]}',
    ],
)  # fmt: skip
async def test_a_malformed_table_is_refused_with_a_reason(tmp_path: Path, body: bytes) -> None:
    async with serving(tmp_path, bots=False) as app, browser(app) as client:
        answer = await client.post("/api/tables", content=body, headers={"content-type": "application/json"})
        assert answer.status_code == 400, answer.text
        assert answer.json()["message"]


async def test_oversized_bodies_are_not_read(tmp_path: Path) -> None:
    async with serving(tmp_path, bots=False) as app, browser(app) as client:
        huge = json.dumps({"game": "x" * 200_000, "seats": []}).encode()
        answer = await client.post("/api/tables", content=huge, headers={"content-type": "application/json"})
        assert answer.status_code == 413
        fields = "&".join(f"a{i}=1" for i in range(2000))
        form = await client.post("/games/stone_age/play", content=fields)
        assert form.status_code == 400


async def test_hasty_clients_are_told_to_wait(tmp_path: Path) -> None:
    async with serving(tmp_path, bots=False, requests_per_s=2) as app, browser(app) as client:
        answers = [(await client.post("/games/stone_age/play")).status_code for _ in range(10)]
        assert 429 in answers
        table = await client.post("/api/tables", json={})
        assert (table.status_code, table.json()["code"]) == (429, "too-fast")


async def test_events_bring_the_view_and_resume(tmp_path: Path) -> None:
    async with serving(tmp_path, bots=False) as app, browser(app) as client:
        table = await open_api_table(client)
        base = f"/api/tables/{table['id']}"
        seat = (await client.get(f"{base}/view")).json()["to_act"]
        async with Listener(app, f"{base}/events", **bearer(table, seat)) as stream:
            first = await stream.event()
            assert json.loads(first["data"])["version"] == 0
            for version in range(4):
                view = (await client.get(f"{base}/view")).json()
                mine = bearer(table, view["to_act"])
                name = (await client.get(f"{base}/legal", headers=mine)).json()["decisions"][0]["name"]
                body = {"decision": name, "version": version}
                await client.post(f"{base}/decisions", json=body, headers=mine)
            await asyncio.sleep(0.1)
        async with Listener(app, f"{base}/events", last_event_id=first["id"], **bearer(table, seat)) as stream:
            assert json.loads((await stream.event())["data"])["version"] == 4


async def test_a_token_that_was_renewed_ends_its_stream(tmp_path: Path) -> None:
    async with serving(tmp_path, bots=False) as app, browser(app) as client:
        table = await open_api_table(client)
        base = f"/api/tables/{table['id']}"
        async with Listener(app, f"{base}/events", **bearer(table, 0)) as stream:
            await stream.event()
            from civitas.web import store
            from civitas.web.house import change

            room = await app.house.rooms.get(table["id"])
            await change(app.house, room, lambda connection: store.revoke(connection, room.id, 0))
            await asyncio.wait_for(stream._task, 5)


async def test_the_seed_stays_on_the_server_until_the_end(tmp_path: Path) -> None:
    async with serving(tmp_path, bots=False) as app, browser(app) as client:
        table = await open_api_table(client)
        base = f"/api/tables/{table['id']}"
        await client.get(f"{base}/view")
        room = app.house.rooms._rooms[table["id"]]
        secrets = [str(room.table.seed), room.table.nonce, f"{room.table.seed:x}"]
        said = [json.dumps(table)]
        said += [(await client.get(f"{base}/{what}", headers=bearer(table, 0))).text for what in ("view", "legal")]
        said += [(await client.get(f"/t/{table['id']}{tail}")).text for tail in ("", "/replay/0", "/match.civitas")]
        said.append((await client.get("/metrics")).text)
        assert not [one for one in secrets for text in said if one in text]
        assert "chance" not in json.loads(said[1])["position"]


async def test_the_document_and_its_page_are_there(tmp_path: Path) -> None:
    async with serving(tmp_path, bots=False) as app, browser(app) as client:
        document = (await client.get("/api/openapi.json")).json()
        assert "/api/tables/{table_id}/decisions" in document["paths"]
        assert not [path for path in document["paths"] if not path.startswith("/api/")]
        page = (await client.get("/api")).text
        assert "/api/tables/{table_id}/decisions" in page

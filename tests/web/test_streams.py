"""Live streams: compressed, resumed where they stopped, and never with a gap."""

import gzip
import json
import zlib
from pathlib import Path

from civitas.web.zipped import takes_gzip, zipped
from tests.web.serving import Listener, bearer, browser, open_api_table, serving


async def test_a_zipped_stream_can_be_read_part_by_part_and_is_whole_at_the_end() -> None:
    parts = [b"retry: 500\n\n", b"id: 1.0\ndata: " + b"<div>table</div>" * 500 + b"\n\n", b": still here\n\n"]

    async def source():  # type: ignore[no-untyped-def]
        for part in parts:
            yield part

    sent = [chunk async for chunk in zipped(source())]
    reader = zlib.decompressobj(31)
    for part, chunk in zip(parts, sent, strict=False):
        assert reader.decompress(chunk) == part
    assert gzip.decompress(b"".join(sent)) == b"".join(parts)
    assert len(b"".join(sent)) < len(b"".join(parts)) / 20


def test_only_who_takes_gzip_gets_it() -> None:
    assert takes_gzip("gzip, deflate, br, zstd")
    assert takes_gzip("br;q=1.0, GZIP;q=0.5")
    assert not takes_gzip("")
    assert not takes_gzip("br, identity")
    assert not takes_gzip("gzip;q=0")


async def test_a_stream_is_zipped_for_who_takes_it(tmp_path: Path) -> None:
    async with serving(tmp_path, bots=False) as app, browser(app) as client:
        table = await open_api_table(client)
        headers = {**bearer(table, 0), "accept_encoding": "gzip"}
        async with Listener(app, f"/api/tables/{table['id']}/events?brings=turn", **headers) as stream:
            assert json.loads((await stream.event())["data"])["version"] == 0
            assert stream.headers["content-encoding"] == "gzip"


async def test_turns_are_told_to_whom_they_concern(tmp_path: Path) -> None:
    async with serving(tmp_path, bots=False) as app, browser(app) as client:
        table = await open_api_table(client)
        path = f"/api/tables/{table['id']}/events?brings=turn"
        async with Listener(app, path, **bearer(table, 0)) as one, Listener(app, path, **bearer(table, 1)) as other:
            told = [json.loads((await stream.event())["data"]) for stream in (one, other)]
            seat = told[0]["to_act"]
            assert told[seat]["legal"]
            assert told[1 - seat]["legal"] == []


async def test_who_was_away_for_long_gets_the_present_and_no_gap(tmp_path: Path) -> None:
    async with serving(tmp_path, bots=False) as app, browser(app) as client:
        table = await open_api_table(client)
        base = f"/api/tables/{table['id']}"
        path = f"{base}/events?brings=turn"
        async with Listener(app, path, **bearer(table, 0)) as stream:
            event = await stream.event()
        turn = json.loads(event["data"])
        lengths = [0, 1, 7, 60]
        for missed in lengths:
            for _ in range(missed):
                room = app.house.rooms._rooms[table["id"]]
                if room.match.over:
                    break
                mine = bearer(table, room.match.to_act or 0)
                body = {"decision": room.match.legal_ids()[0], "version": room.table.version}
                turn = (await client.post(f"{base}/decisions", json=body, headers=mine)).json()
            async with Listener(app, path, last_event_id=event["id"], **bearer(table, 0)) as stream:
                if missed == 0:
                    await stream.silence(0.1)
                    continue
                event = await stream.event()
                assert json.loads(event["data"])["version"] == turn["version"]
                await stream.silence(0.1)


async def test_a_last_event_id_that_never_was_brings_the_present(tmp_path: Path) -> None:
    async with serving(tmp_path, bots=False) as app, browser(app) as client:
        table = await open_api_table(client)
        path = f"/api/tables/{table['id']}/events?brings=turn"
        for forged in ("999.0", "-1", "x" * 40, "0.0;", "żółw"):
            name = forged.encode("utf-8").decode("latin-1")
            async with Listener(app, path, last_event_id=name, **bearer(table, 0)) as stream:
                assert json.loads((await stream.event())["data"])["version"] == 0

"""The server as a whole: several workers, an orderly end, what is watched, what every answer carries."""

import json
import os
import re
import signal
import time
from pathlib import Path

import pytest

from bench.players import ApiSeats, Book, open_table, play
from bench.served import served
from bench.wire import connect, request
from civitas.web.logs import Lines
from civitas.web.settings import told
from tests.web.serving import bearer, browser, open_api_table, play_now, serving

QUICK = {"CIVITAS_BACKEND": "python", "CIVITAS_WEB_NATIVE": "0", "CIVITAS_WEB_LOG_LEVEL": "debug"}


async def test_four_workers_play_one_table_one_is_replaced_and_all_stop_in_order(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with served(str(tmp_path / "x.db"), log, 4, **QUICK) as server:
        supervisor, *workers = server.pids()
        workers = [pid for pid in workers if b"civitas.web.serve" in Path(f"/proc/{pid}/cmdline").read_bytes()]
        assert len(workers) == 4
        # Many connections, so that all workers get some of them.
        wires = [await connect(server.port) for _ in range(12)]
        seats, book = ApiSeats(wires[0], await open_table(wires[0], [None, None])), Book()
        await seats.listen_at(server.port)
        import random

        await play(seats, book, random.Random(1), lambda: len(book.waits) < 20)
        os.kill(workers[0], signal.SIGKILL)
        deadline = time.monotonic() + 30
        while log.read_text().count('"message": "ready"') < 5:
            assert time.monotonic() < deadline, "the dead worker is not replaced"
            time.sleep(0.1)
        wire = await connect(server.port)
        status, _, answer = await wire.ask(request("GET", f"/api/tables/{seats.table}/view"))
        assert (status, json.loads(answer)["version"]) == (200, 20)
        for one in (*wires, wire, *seats.streams):
            one.close()
        os.kill(supervisor, signal.SIGTERM)
        assert server.process.wait(20) == 0
    assert log.read_text().count('"message": "stopped"') == 4
    assert "Traceback" not in log.read_text()
    lines = [json.loads(line) for line in log.read_text().splitlines() if line.startswith("{")]
    decided = [line for line in lines if line["message"] == "decided"]
    assert sorted(line["decision"] for line in decided) == list(range(1, 21))
    assert {line["table"] for line in decided} == {seats.table}


async def test_a_stop_lets_streams_end_and_keeps_every_decision(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with served(str(tmp_path / "x.db"), log, **QUICK) as server:
        wire = await connect(server.port)
        table = await open_table(wire, [None, "random"], pace_ms=0)
        seats = ApiSeats(wire, {**table, "seats": [seat for seat in table["seats"] if seat["token"]]})
        await seats.listen_at(server.port)
        began = time.monotonic()
        server.process.terminate()
        server.process.wait(20)
        # A page that is open would hold the server up for as long as its grace lasts.
        assert time.monotonic() - began < 6
        seats.close()
    assert '"message": "stopped"' in log.read_text()


async def test_health_and_metrics_tell_how_it_goes(tmp_path: Path) -> None:
    async with serving(tmp_path) as app, browser(app) as client:
        assert (await client.get("/healthz")).text == "ok\n"
        address = await play_now(client)
        await client.get(address)
        table = await open_api_table(client)
        refused = {"decision": "place forest 1", "version": 9}
        for seat in (0, 1):
            await client.post(f"/api/tables/{table['id']}/decisions", json=refused, headers=bearer(table, seat))
        text = (await client.get("/metrics")).text
        for line in (
            "civitas_tables_opened_total 2",
            'civitas_refusals_total{reason="moved-on"} 2',
            'civitas_tables{state="in_play"} 2',
            "civitas_rooms 2",
        ):
            assert line in text.splitlines(), text
        # The format: every sample has a help and a type, names and numbers are what Prometheus reads.
        names = set(re.findall(r"^# TYPE (\S+) (?:counter|gauge|histogram)$", text, re.MULTILINE))
        assert names == set(re.findall(r"^# HELP (\S+) \S", text, re.MULTILINE))
        for line in text.splitlines():
            if not line.startswith("#"):
                found = re.fullmatch(r'([a-z_]+)(\{[a-z]+="[^"]*"\})? ([0-9.e+]+)', line)
                assert found is not None and re.sub("_(bucket|sum|count)$", "", found[1]) in names, line


async def test_every_answer_carries_the_strict_policy_and_cookies_are_closed(tmp_path: Path) -> None:
    async with serving(tmp_path, bots=False) as app, browser(app) as client:
        opened = await client.post("/games/stone_age/play")
        for cookie in opened.headers.get_list("set-cookie"):
            if cookie.startswith("civitas_key="):
                assert "httponly" in cookie.lower() and "samesite=lax" in cookie.lower()
                break
        else:
            raise AssertionError("no key was given")
        table = opened.headers["location"]
        for path in ("/", table, f"{table}/replay/0", "/api", "/api/openapi.json", "/nowhere", "/healthz"):
            answer = await client.get(path)
            policy = answer.headers["content-security-policy"]
            assert "default-src 'none'" in policy and "unsafe" not in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert "<script>" not in answer.text and not re.search(r"\son[a-z]+=\"", answer.text), path
            assert " style=" not in answer.text or path == "/api/openapi.json", path


async def test_what_people_write_is_escaped_wherever_it_stands(tmp_path: Path) -> None:
    evil = "<img src=x onerror=alert(1)>"
    async with serving(tmp_path, bots=False) as app, browser(app) as client:
        answer = await client.post(
            "/games/stone_age/tables", data={"mode": "screen", "kind0": "person", "name0": evil, "kind1": "person"}
        )
        address = answer.headers["location"]
        for path in (address, "/", f"{address}/replay/0", f"{address}/live"):
            if path.endswith("/live"):
                continue
            assert "<img src=x" not in (await client.get(path)).text
        assert "&lt;img src=x" in (await client.get(address)).text


def test_settings_that_are_no_numbers_are_refused_in_words() -> None:
    from civitas.core.errors import BadOption

    assert told({"CIVITAS_WEB_LEASE_S": "2.5", "CIVITAS_WEB_BOTS": "0"}) == {"lease_s": 2.5, "bots": False}
    for name, value in (("LEASE_S", "soon"), ("HOT_TABLES", "1.5"), ("BOTS", "maybe"), ("LOG_LEVEL", "loud")):
        with pytest.raises(BadOption, match=f"CIVITAS_WEB_{name}"):
            told({f"CIVITAS_WEB_{name}": value})


def test_a_line_of_the_log_is_json_with_its_fields() -> None:
    import logging

    record = logging.LogRecord("civitas.table", logging.INFO, "", 1, "decided %s", ("now",), None)
    record.table, record.decision = "abc", 7
    line = json.loads(Lines().format(record))
    assert (line["message"], line["table"], line["decision"], line["level"]) == ("decided now", "abc", 7, "info")

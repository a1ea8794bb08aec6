"""What one player feels and one machine bears: `python -m bench.figures [start] [latency] [weight] [memory]`.

Each part starts a server of its own on the loopback and stops it; `bench.load` measures many players at once.
"""

import argparse
import asyncio
import gzip
import json
import random
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bench.players import FORM, Refused, open_table
from bench.served import Served, free_port, served, wait_until_native
from bench.wire import Stream, Wire, connect, listen, request

TABLES: dict[str, tuple[int, dict[str, str]]] = {
    "stone_age": (4, {}),
    "guns_and_steel": (4, {}),
    "historia": (6, {"events": "on"}),
    "nations": (5, {}),
    "beyond_the_horizon": (4, {}),
}
ZIPPED = {"accept_encoding": "gzip"}
MEMORY_TABLES, MEMORY_DECISIONS = 1000, 12


def main() -> None:
    parts: dict[str, Callable[[argparse.Namespace], None]] = {
        "start": start, "latency": latency, "weight": weight, "memory": memory,
    }  # fmt: skip
    parser = argparse.ArgumentParser(prog="python -m bench.figures", description=__doc__)
    parser.add_argument("parts", nargs="*", choices=[*parts, []], help="what to measure; everything if left out")
    parser.add_argument("--games", default=",".join(TABLES))
    parser.add_argument("--decisions", type=int, default=400)
    told = parser.parse_args()
    for name in told.parts or parts:
        parts[name](told)


# ---- from the command to the first page


def start(told: argparse.Namespace) -> None:
    """Nothing is compiled yet, and there is no database: the state after an installation."""
    with tempfile.TemporaryDirectory(prefix="civitas-start-") as folder:
        port = free_port()
        environment = {"CIVITAS_CACHE": f"{folder}/cache", "PATH": "/usr/bin:/bin", "HOME": folder}
        command = [sys.executable, "-m", "civitas", "play", "--no-browser", "--port", str(port)]
        began = time.perf_counter()
        process = subprocess.Popen(
            [*command, "--database", f"{folder}/x.db"], env=environment, stdout=subprocess.DEVNULL
        )
        try:
            page = _first_answer(f"http://127.0.0.1:{port}/", process)
            home = time.perf_counter() - began
            table, decided = _first_decision(f"http://127.0.0.1:{port}")
            print(
                f"start: first page {home:.2f} s after the command ({len(page) / 1024:.0f} KiB), "
                f"table {table * 1e3:.0f} ms after the click, first decision answered in {decided * 1e3:.0f} ms"
            )
        finally:
            process.terminate()
            process.wait(20)


def _first_answer(address: str, process: "subprocess.Popen[bytes]") -> bytes:
    for _ in range(3000):
        try:
            with urllib.request.urlopen(address, timeout=30) as answer:
                return answer.read()
        except OSError:
            if process.poll() is not None:
                raise SystemExit("the server did not come up") from None
            time.sleep(0.01)
    raise SystemExit("the server did not come up")


def _first_decision(base: str) -> tuple[float, float]:
    """How long a table takes to come after the click, and the first decision at it to be answered."""
    browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
    clicked = time.perf_counter()
    with browser.open(f"{base}/games/stone_age/tables", data=b"mode=screen&kind0=person&kind1=person") as answer:
        page, address = answer.read().decode(), answer.geturl()
    shown = time.perf_counter()
    choice = re.findall(r'name="decision" value="([^"]+)"', page)[0].replace(" ", "+")
    stamp = re.findall(r'name="stamp" value="(\d+)"', page)[0]
    with browser.open(f"{address}/decide", data=f"stamp={stamp}&decision={choice}".encode()) as answer:
        assert 'name="stamp" value="1"' in answer.read().decode()
    return shown - clicked, time.perf_counter() - shown


# ---- from a decision to the page


def latency(told: argparse.Namespace) -> None:
    """One table at a time, a live page for every seat, decisions taken through the page as a browser takes them."""
    for slug in told.games.split(","):
        with _server() as (server, log, runner):
            runner.run(_prepare(server, log, slug))
            waits, patches, live = runner.run(_play(server, slug, told.decisions))
            waits.sort()
            n, sizes = len(waits), sorted(patches)
            print(
                f"latency {slug} ({TABLES[slug][0]} players, all pages live): {n} decisions, "
                f"p50 {waits[n // 2] * 1e3:.1f} ms, p99 {waits[n * 99 // 100] * 1e3:.1f} ms; compressed patch "
                f"p50 {sizes[n // 2] / 1024:.1f} KiB, largest {sizes[-1] / 1024:.1f} KiB; "
                f"live events {live / 1024:.1f} KiB on average"
            )


class _server:  # noqa: N801
    """A server with what is needed to talk to it."""

    def __enter__(self) -> tuple[Served, Path, asyncio.Runner]:
        self._folder = tempfile.TemporaryDirectory(prefix="civitas-figures-")
        log = Path(self._folder.name) / "server.log"
        self._served = served(f"{self._folder.name}/x.db", log)
        self._runner = asyncio.Runner()
        return self._served.__enter__(), log, self._runner.__enter__()

    def __exit__(self, *_: object) -> None:
        self._runner.__exit__(None, None, None)
        self._served.__exit__(None, None, None)
        self._folder.cleanup()


async def _prepare(server: Served, log: Path, slug: str) -> None:
    """Rules run interpreted for the first seconds; what is measured is what comes after."""
    wire = await connect(server.port)
    await _lay(wire, slug)
    wire.close()
    await asyncio.to_thread(wait_until_native, server, log, 1)


async def _lay(wire: Wire, slug: str) -> dict[str, Any]:
    players, options = TABLES[slug]
    return await open_table(wire, [None] * players, game=slug, options=options)


async def _play(server: Served, slug: str, decisions: int) -> tuple[list[float], list[int], float]:
    wire, luck = await connect(server.port), random.Random(7)
    waits: list[float] = []
    patches: list[int] = []
    streams: list[Stream] = []
    while len(waits) < decisions:
        table = await _lay(wire, slug)
        keys = [await _sit(wire, seat["link"]) for seat in table["seats"]]
        marks = [await _open_page(wire, server.port, table["id"], key, streams) for key in keys]
        await _play_table(wire, table, keys, marks, luck, decisions, waits, patches)
    for one in (*streams, wire):
        one.close()
    events = sum(one.events for one in streams)
    return waits, patches, sum(one.bytes for one in streams) / max(events, 1)


async def _sit(wire: Wire, link: str) -> str:
    path = "/t/" + link.partition("/t/")[2]
    _, head, _ = await wire.ask(request("POST", path, b"name=P", content_type=FORM))
    found = re.search(rb"civitas_key=[^;\r]+", head)
    if found is None:
        raise Refused(head.decode())
    return found[0].decode()


async def _open_page(wire: Wire, port: int, table: str, key: str, streams: list[Stream]) -> str:
    _, _, page = await wire.ask(request("GET", f"/t/{table}", cookie=key))
    found = re.search(rb'hx-sse:connect="([^"]+)"', page)
    assert found is not None, page[:300]
    path = found[1].decode().replace("&amp;", "&")
    streams.append(await listen(port, request("GET", path, cookie=key), lambda event: None))
    return path.partition("stream=")[2].partition("&")[0]


async def _play_table(
    wire: Wire, table: dict[str, Any], keys: list[str], marks: list[str], luck: random.Random, decisions: int,
    waits: list[float], patches: list[int],
) -> None:  # fmt: skip
    tokens, version, seat = [seat["token"] for seat in table["seats"]], 0, 0
    turn = await _turn(wire, table["id"], tokens)
    while turn is not None and len(waits) < decisions:
        seat, version, choices = turn
        body = f"stamp={version}&decision={luck.choice(choices).replace(' ', '+')}".encode()
        path = f"/t/{table['id']}/decide?stream={marks[seat]}"
        asked = request("POST", path, body, content_type=FORM, cookie=keys[seat], hx_request="true", **ZIPPED)
        began = time.perf_counter()
        status, _, html = await wire.ask(asked)
        waits.append(time.perf_counter() - began)
        patches.append(len(html))
        if status != 200 or b'role="alert"' in gzip.decompress(html):
            raise Refused(f"{status} {html[:300]!r}")
        await asyncio.sleep(0.005)  # the others' pages are drawn meanwhile: people do not answer at once
        turn = await _turn(wire, table["id"], tokens)


async def _turn(wire: Wire, table: str, tokens: list[str]) -> tuple[int, int, list[str]] | None:
    """Who is asked, at which version, and what may be decided."""
    _, _, view = await wire.ask(request("GET", f"/api/tables/{table}/legal", authorization=f"Bearer {tokens[0]}"))
    seat = json.loads(view)["to_act"]
    if seat is None:
        return None
    asked = request("GET", f"/api/tables/{table}/legal", authorization=f"Bearer {tokens[seat]}")
    _, _, answer = await wire.ask(asked)
    legal = json.loads(answer)
    return seat, legal["version"], [one["name"] for one in legal["decisions"]]


# ---- what a browser loads


def weight(told: argparse.Namespace) -> None:
    """A table opened by a browser that has nothing in its cache."""
    import shutil

    from playwright.sync_api import sync_playwright

    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    with _server() as (server, _, _), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        for slug in told.games.split(","):
            for lang in ("en", "pl"):
                context = browser.new_context(base_url=f"http://127.0.0.1:{server.port}", locale=lang)
                print(f"weight {slug} ({lang}): {_weigh(context.new_page(), slug)}")
                context.close()
        browser.close()


def _weigh(page: Any, slug: str) -> str:
    page.goto(f"/games/{slug}?mode=bots")
    page.locator("main form button[type=submit]").first.click()
    page.wait_for_url("**/t/*")
    page.context.clear_cookies(name="nothing")
    sizes: dict[str, int] = {}
    # A fresh process of the page, with nothing kept: what a guest who opens the link loads.
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.setCacheDisabled", {"cacheDisabled": True})
    paths: dict[str, str] = {}
    line.on("Network.requestWillBeSent", lambda told: paths.__setitem__(told["requestId"], told["request"]["url"]))
    line.on(
        "Network.loadingFinished",
        lambda told: sizes.__setitem__(paths.get(told["requestId"], "?"), int(told["encodedDataLength"])),
    )
    page.reload(wait_until="load")
    page.wait_for_timeout(500)
    kinds: dict[str, int] = {}
    for path, size in sizes.items():
        kind = next((name for name in (".css", ".js", ".svg", ".woff2") if name in path), "page")
        kinds[kind] = kinds.get(kind, 0) + size
    parts = ", ".join(f"{kind} {size / 1024:.1f}" for kind, size in sorted(kinds.items()))
    return f"{sum(sizes.values()) / 1024:.0f} KiB compressed, all assets ({parts})"


# ---- many tables


def memory(told: argparse.Namespace) -> None:
    """Tables in play, each with some decisions behind it and two of its pages open a moment ago."""
    with _server() as (server, log, runner):
        runner.run(_prepare(server, log, "stone_age"))
        time.sleep(3)  # the other games' code goes on being looked for in a process of its own
        before = server.megabytes()
        runner.run(_fill(server))
        print(
            f"memory: {server.megabytes():.0f} MB for {MEMORY_TABLES} tables in play with {MEMORY_DECISIONS} decisions "
            f"each ({before:.0f} MB before the first; processes: {len(server.pids())})"
        )


async def _fill(server: Served) -> None:
    wire, luck = await connect(server.port), random.Random(3)
    for _ in range(MEMORY_TABLES):
        table = await open_table(wire, [None, None])
        tokens = [seat["token"] for seat in table["seats"]]
        for _ in range(MEMORY_DECISIONS):
            turn = await _turn(wire, table["id"], tokens)
            assert turn is not None
            seat, version, choices = turn
            body = json.dumps({"decision": luck.choice(choices), "version": version}).encode()
            path = f"/api/tables/{table['id']}/decisions"
            await wire.ask(
                request("POST", path, body, content_type="application/json", authorization=f"Bearer {tokens[seat]}")
            )
        await wire.ask(request("GET", f"/t/{table['id']}"))
    wire.close()


if __name__ == "__main__":
    main()

"""A real server and a real browser: everything here is seen and done as a player sees and does it."""

from __future__ import annotations

import asyncio
import re
import shutil
import socket
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn

from civitas.core.sealed import asked_of, pending
from civitas.web.app import App
from civitas.web.frame import STATIC_FOLDER
from civitas.web.house import decide
from civitas.web.rooms import Room
from civitas.web.visitor import KEY_COOKIE
from tests.web.serving import settings_for

sync_api = pytest.importorskip("playwright.sync_api")
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
FLAGS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync"),
]
HERE = Path(__file__).parent
NAMES = ("Ania", "Bartek", "Łucja")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A machine without a browser or without the page's assets says so instead of failing."""
    missing = "no Chromium on this machine" if CHROMIUM is None else ""
    if not (STATIC_FOLDER / "vendor").exists():
        missing = "run tools/build_assets.py first"
    for item in items:
        if missing and HERE in item.path.parents:
            item.add_marker(pytest.mark.skip(reason=missing))


class Server:
    """The application behind a port of this machine, in a thread of its own."""

    def __init__(self, folder: Path) -> None:
        self.app = App(settings_for(folder, pace_ms=0))
        self._socket = socket.socket()
        self._socket.bind(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._socket.getsockname()[1]}"
        config = uvicorn.Config(self.app, log_config=None, access_log=False, lifespan="on", timeout_graceful_shutdown=1)
        self._server = uvicorn.Server(config)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.run_until_complete(self._server.serve(sockets=[self._socket]))

    def __enter__(self) -> Server:
        self._thread.start()
        while not self._server.started:
            time.sleep(0.01)
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self.app.close_streams)
        self._server.should_exit = True
        self._thread.join(10)
        self._loop.close()

    def do(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Runs something inside the server."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(300)

    def wait_for(self, condition: Callable[[], bool]) -> None:
        for _ in range(6000):
            if condition():
                return
            time.sleep(0.01)
        raise AssertionError("it never happened")

    def room(self, address: str) -> Room:
        """The table behind an address."""
        return self.do(self.app.house.rooms.get(address.split("/t/")[1].split("/")[0].split("?")[0]))

    def decide(self, address: str, decision: str | int, seat: int | None = None) -> None:
        """Somebody answers from elsewhere: whoever is asked."""
        room = self.room(address)
        seat = pending(room.match)[0] if seat is None else seat
        self.do(decide(self.app.house, room, seat, decision, room.table.version))

    def play_on(self, address: str, until: Callable[[Room], bool], *, last: bool = True) -> Room:
        """Lets everybody decide until something holds; the last answer is seldom to do nothing, the first often."""
        room = self.room(address)

        async def play() -> None:
            while not room.match.over and not until(room):
                seat = pending(room.match)[0]
                legal = asked_of(room.match, seat).legal_ids()
                await decide(self.app.house, room, seat, legal[-1 if last else 0], room.table.version)

        self.do(play())
        return room

    def play_out(self, address: str) -> Room:
        return self.play_on(address, lambda room: False)


class Wire:
    """A line to the server that can be cut: open connections break, new ones are refused."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._port = int(server.address.rpartition(":")[2])
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._listener: asyncio.Server | None = None
        self.address = ""
        self._own_port = 0
        self.mend()

    def mend(self) -> None:
        self._server.do(self._listen())

    def cut(self) -> None:
        self._server.do(self._close())

    async def _listen(self) -> None:
        self._listener = await asyncio.start_server(self._join, "127.0.0.1", self._own_port)
        self._own_port = self._listener.sockets[0].getsockname()[1]
        self.address = f"http://127.0.0.1:{self._own_port}"

    async def _close(self) -> None:
        if self._listener is not None:
            self._listener.close()
        for writer in list(self._writers):
            writer.transport.abort()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self._port)
        for source, target in ((reader, back), (there, writer)):
            self._writers.add(target)
            task = asyncio.create_task(self._carry(source, target))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _carry(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        try:
            while data := await source.read(65536):
                target.write(data)
                await target.drain()
        except OSError:
            pass
        finally:
            self._writers.discard(target)
            target.close()


@dataclass(frozen=True)
class Played:
    """A finished match of three people, and the key of the browser that holds their seats."""

    address: str
    room: Room
    key: dict[str, Any]

    @property
    def last(self) -> int:
        return len(self.room.match.decisions)


@pytest.fixture(scope="session")
def finished(server: Server) -> Played:
    """A match around one screen that is over."""
    seats = {
        f"{field}{seat}": value for seat in range(3) for field, value in (("kind", "person"), ("name", NAMES[seat]))
    }
    with httpx.Client(base_url=server.address, timeout=300) as client:
        answer = client.post("/games/stone_age/tables", data={"mode": "screen", **seats})
        assert answer.status_code == 303, answer.text
        address = answer.headers["location"]
        key = {"name": KEY_COOKIE, "value": client.cookies[KEY_COOKIE], "url": server.address}
    return Played(address, server.play_out(address), key)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("tables")) as running:
        yield running


@pytest.fixture
def wire(server: Server) -> Iterator[Wire]:
    line = Wire(server)
    yield line
    line.cut()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Any]:
    """Ends with its file: while Playwright runs, no other test of this process can have an event loop of its own."""
    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


Visit = Callable[..., Any]


@pytest.fixture
def visit(chromium: Any, server: Server) -> Iterator[Visit]:
    """Opens an address in a new browser of its own; at the end no page may have complained."""
    contexts: list[Any] = []
    complaints: list[str] = []

    def visit(
        path: str = "/",
        *,
        lang: str = "en",
        width: int = 1280,
        height: int = 900,
        forgive: str = "",
        key: Any = None,
        **kind: Any,
    ) -> Any:
        def hear(message: Any) -> None:
            if message.type in ("error", "warning") and not (forgive and re.search(forgive, message.text)):
                complaints.append(f"{message.text} {message.location}")

        context = chromium.new_context(
            viewport={"width": width, "height": height}, locale=lang, base_url=server.address,
            **{"reduced_motion": "reduce", **kind},
        )  # fmt: skip
        context.set_default_timeout(60_000)
        contexts.append(context)
        if key is not None:
            context.add_cookies([key])
        page = context.new_page()
        page.on("console", hear)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(path)
        return page

    yield visit
    for context in contexts:
        context.close()
    assert not complaints

"""A server inside a test: requests go straight into the application, streams too."""

import asyncio
import contextlib
import re
import zlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx

from civitas.web.app import App
from civitas.web.rooms import Room
from civitas.web.settings import Settings

HOST = "http://table.test"
FREE_HAND = {"requests_per_s": 1e6, "tables_per_min": 1e6, "native": False, "pace_ms": 0}


def settings_for(folder: Path, **changed: Any) -> Settings:
    return Settings(f"sqlite:///{folder}/test.db", **{**FREE_HAND, **changed})


@contextlib.asynccontextmanager
async def serving(folder: Path, **changed: Any) -> AsyncIterator[App]:
    app = App(settings_for(folder, **changed))
    async with app.litestar.lifespan():
        yield app


def browser(app: App, **headers: str) -> httpx.AsyncClient:
    """A browser with cookies of its own; it does not follow links by itself."""
    transport = httpx.ASGITransport(app)  # type: ignore[arg-type]
    return httpx.AsyncClient(transport=transport, base_url=HOST, headers={"accept-language": "en", **headers})


async def play_now(client: httpx.AsyncClient, slug: str = "stone_age") -> str:
    """Opens a table against bots and returns its address."""
    answer = await client.post(f"/games/{slug}/play")
    assert answer.status_code == 303, answer.text
    return answer.headers["location"]


async def around_one_screen(client: httpx.AsyncClient, players: int = 2, **form: str) -> str:
    """A table of people only, all of them held by this browser."""
    seats = {f"kind{seat}": "person" for seat in range(players)} | {
        f"name{seat}": f"P{seat}" for seat in range(players)
    }
    answer = await client.post("/games/stone_age/tables", data={"mode": "screen", **seats, **form})
    assert answer.status_code == 303, answer.text
    return answer.headers["location"]


async def open_api_table(client: httpx.AsyncClient, *bots: str | None, **changed: Any) -> dict[str, Any]:
    seats = [{"name": f"P{number}", "bot": bot} for number, bot in enumerate(bots or (None, None))]
    answer = await client.post("/api/tables", json={"game": "stone_age", "seats": seats, **changed})
    assert answer.status_code == 201, answer.text
    return answer.json()


def bearer(table: dict[str, Any], seat: int) -> dict[str, str]:
    return {"authorization": f"Bearer {table['seats'][seat]['token']}"}


def room_of(app: App, address: str) -> Room:
    return app.house.rooms._rooms[address.split("/")[2]]


def stamp_of(page: str) -> str:
    found = re.search(r'name="stamp" value="(\d+)"', page)
    assert found is not None
    return found[1]


def choices_of(page: str) -> list[str]:
    return re.findall(r'name="decision" value="([^"]+)"', page)


async def until(condition: Any, seconds: float = 10.0) -> None:
    """Waits until something holds."""
    for _ in range(int(seconds / 0.01)):
        if condition():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never happened")


class Listener:
    """A live stream: reads its events one by one."""

    def __init__(self, app: App, path: str, **headers: str) -> None:
        path, _, query = path.partition("?")
        named = {"host": "table.test", "accept-language": "en", **headers}
        raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in named.items()]
        self._scope = {
            "type": "http", "http_version": "1.1", "method": "GET", "scheme": "http", "path": path, "raw_path": b"",
            "query_string": query.encode(), "headers": raw, "client": ("127.0.0.1", 1), "server": ("table.test", 80),
            "root_path": "", "extensions": {}, "state": {},
        }  # fmt: skip
        self._app = app
        self._chunks: asyncio.Queue[bytes] = asyncio.Queue()
        self._gone = asyncio.Event()
        self.status = 0
        self.headers: dict[str, str] = {}
        self._unzip: Any = None

    async def __aenter__(self) -> "Listener":
        self._task = asyncio.create_task(self._app(self._scope, self._receive, self._send))
        return self

    async def __aexit__(self, *_: object) -> None:
        self._gone.set()
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _receive(self) -> dict[str, Any]:
        if not hasattr(self, "_asked"):
            self._asked = True
            return {"type": "http.request", "body": b"", "more_body": False}
        await self._gone.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            self.headers = {name.decode(): value.decode() for name, value in message["headers"]}
            self._unzip = zlib.decompressobj(31) if self.headers.get("content-encoding") == "gzip" else None
            return
        if message.get("body"):
            body = message["body"]
            self._chunks.put_nowait(body if self._unzip is None else self._unzip.decompress(body))
        if not message.get("more_body"):
            self._gone.set()  # as a server does when an answer is complete

    async def event(self, seconds: float = 5.0) -> dict[str, str]:
        """The next event with data."""
        while True:
            chunk = await asyncio.wait_for(self._chunks.get(), seconds)
            found: dict[str, str] = {}
            for line in chunk.decode().splitlines():
                name, _, value = line.partition(": ")
                found[name] = f"{found[name]}\n{value}" if name in found else value
            if "data" in found:
                return found

    async def silence(self, seconds: float = 0.3) -> None:
        """Nothing but pings comes for a while."""
        with contextlib.suppress(TimeoutError):
            event = await self.event(seconds)
            raise AssertionError(f"nothing should come, but this did: {event['id']}")

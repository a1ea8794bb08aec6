"""Tells whoever looks at a table that it has changed: after the change is on the disk, and ids only.

`MemoryNotices` serves one process. `PollingNotices` serves several processes on one SQLite file: it asks how far the
watched tables are, so nothing is ever missed. `PostgresNotices` listens to what transactions announce; whenever its
connection comes back, and now and then, it asks as well.
"""

import asyncio
import contextlib
import logging
from collections import defaultdict
from collections.abc import Callable
from functools import partial
from typing import Any, Protocol

from civitas.web import store
from civitas.web.appending import CHANNEL
from civitas.web.database import Database

log = logging.getLogger("civitas.notices")
ASK_ANYWAY_S = 15.0
CONNECT_AGAIN_S = 0.5


class Notices(Protocol):
    """Where pages wait for news."""

    on_news: Callable[[str, str], bool]
    """Another process says how far a table is; True if that is news to this one."""

    def watch(self, table_id: str) -> asyncio.Event:
        """An event that is set whenever the table may have changed; the watcher clears it."""
        ...

    def leave(self, table_id: str, news: asyncio.Event) -> None: ...

    def tell(self, table_id: str) -> None:
        """This process has changed a table, and it is on the disk now."""
        ...

    async def start(self) -> None: ...

    async def stop(self) -> None: ...


class MemoryNotices:
    """For one process."""

    def __init__(self) -> None:
        self._watchers: defaultdict[str, set[asyncio.Event]] = defaultdict(set)
        self._seen: dict[str, str] = {}  # what a page has got already, by the name of its stream
        self.on_news: Callable[[str, str], bool] = lambda table_id, reached: True

    def watch(self, table_id: str) -> asyncio.Event:
        news = asyncio.Event()
        self._watchers[table_id].add(news)
        return news

    def leave(self, table_id: str, news: asyncio.Event) -> None:
        self._watchers[table_id].discard(news)
        if not self._watchers[table_id]:
            del self._watchers[table_id]

    def tell(self, table_id: str) -> None:
        for news in self._watchers.get(table_id, ()):
            news.set()

    def tell_all(self) -> None:
        for table_id in self.watched():
            self.tell(table_id)

    def hear(self, table_id: str, reached: str) -> None:
        """From another process, or an echo of this one."""
        if self.on_news(table_id, reached):
            self.tell(table_id)

    def seen(self, stream: str, tag: str) -> None:
        """A page got this state with its own answer: its stream need not send it again."""
        if stream in self._seen:
            self._seen[stream] = tag

    def has_seen(self, stream: str) -> str:
        return self._seen.get(stream, "")

    def open_stream(self, stream: str) -> None:
        if stream:
            self._seen[stream] = ""

    def close_stream(self, stream: str) -> None:
        self._seen.pop(stream, None)

    def watched(self) -> list[str]:
        return list(self._watchers)

    def streams(self) -> int:
        return sum(map(len, self._watchers.values()))

    async def start(self) -> None:
        return None

    async def stop(self) -> None:
        return None


class AskingNotices(MemoryNotices):
    """For several processes: a task finds out what the others do."""

    def __init__(self, database: Database) -> None:
        super().__init__()
        self._database = database
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._task = asyncio.create_task(self._find_out())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _find_out(self) -> None:
        raise NotImplementedError

    async def _ask(self) -> None:
        """How far are the tables that somebody looks at here?"""
        watched = self.watched()
        if not watched:
            return
        for table_id, (version, changes) in (
            await self._database.read(partial(store.versions, table_ids=watched))
        ).items():
            self.hear(table_id, f"{version}.{changes}")


class PollingNotices(AskingNotices):
    """For several processes on one SQLite file."""

    def __init__(self, database: Database, every_s: float) -> None:
        super().__init__(database)
        self._every_s = every_s

    async def _find_out(self) -> None:
        while True:
            await asyncio.sleep(self._every_s)
            with contextlib.suppress(Exception):  # a busy database is asked again a moment later
                await self._ask()


class PostgresNotices(AskingNotices):
    """For several processes and machines on PostgreSQL."""

    async def _find_out(self) -> None:
        import psycopg

        address = self._database.url.replace("+psycopg", "")
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
                    await self._listen(connection)
            except Exception as error:
                log.warning("notices are interrupted: %s", error)
            await asyncio.sleep(CONNECT_AGAIN_S)

    async def _listen(self, connection: Any) -> None:
        await connection.execute(f"LISTEN {CHANNEL}")
        while True:
            await self._ask()
            async for notice in connection.notifies(timeout=ASK_ANYWAY_S):
                self.hear(*notice.payload.split(" ", 1))


def make_notices(database: Database, *, shared: bool, poll_s: float) -> MemoryNotices:
    if not database.on_sqlite:
        return PostgresNotices(database)
    return PollingNotices(database, poll_s) if shared else MemoryNotices()

"""Tells every process that a table has changed: ids only, after the change is on the disk.

`MemoryNotices` serves one process. `PollingNotices` serves several processes on one SQLite file: it asks how far the
watched tables are, so nothing is ever missed.
`PostgresNotices` listens; whenever its connection comes back, it looks at all watched tables once.
"""

import asyncio
import contextlib
from collections import defaultdict
from typing import Any, Protocol

from civitas.web import store
from civitas.web.database import Database

CHANNEL = "civitas"
LOOK_ANYWAY_S = 15.0


class Notices(Protocol):
    """Where pages wait for news."""

    def watch(self, table_id: str) -> asyncio.Event:
        """An event that is set whenever the table may have changed; the watcher clears it."""
        ...

    def leave(self, table_id: str, news: asyncio.Event) -> None: ...

    def tell(self, table_id: str) -> None:
        """Something about a table is on the disk now."""
        ...

    async def start(self) -> None: ...

    async def stop(self) -> None: ...


class MemoryNotices:
    """For one process."""

    def __init__(self) -> None:
        self._watchers: defaultdict[str, set[asyncio.Event]] = defaultdict(set)
        self._seen: dict[str, str] = {}  # what a page has got already, by the name of its stream

    def watch(self, table_id: str) -> asyncio.Event:
        news = asyncio.Event()
        self._watchers[table_id].add(news)
        return news

    def leave(self, table_id: str, news: asyncio.Event) -> None:
        self._watchers[table_id].discard(news)
        if not self._watchers[table_id]:
            del self._watchers[table_id]

    def tell(self, table_id: str) -> None:
        self.tell_here(table_id)

    def tell_all(self) -> None:
        for table_id in self.watched():
            self.tell_here(table_id)

    def tell_here(self, table_id: str) -> None:
        for news in self._watchers.get(table_id, ()):
            news.set()

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


class PollingNotices(MemoryNotices):
    """For several processes on one SQLite file."""

    def __init__(self, database: Database, every_s: float) -> None:
        super().__init__()
        self._database = database
        self._every_s = every_s
        self._known: dict[str, tuple[int, int]] = {}
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._task = asyncio.create_task(self._poll())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _poll(self) -> None:
        while True:
            await asyncio.sleep(self._every_s)
            watched = self.watched()
            if watched:
                with contextlib.suppress(Exception):  # a busy database is asked again a moment later
                    self._compare(await self._database.read(lambda c: store.versions(c, watched)))

    def _compare(self, found: dict[str, tuple[int, int]]) -> None:
        for table_id, reached in found.items():
            if self._known.get(table_id) != reached:
                self.tell_here(table_id)
        self._known = found


class PostgresNotices(MemoryNotices):
    """For several processes and machines on PostgreSQL."""

    def __init__(self, database: Database) -> None:
        super().__init__()
        self._database = database
        self._tasks: set[asyncio.Task[Any]] = set()

    def tell(self, table_id: str) -> None:
        self.tell_here(table_id)
        # The transaction is through; a notice that gets lost is made up for when the listener looks at everything.
        self._spawn(self._database.write(lambda c: c.exec_driver_sql("SELECT pg_notify(%s, %s)", (CHANNEL, table_id))))

    def _spawn(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def start(self) -> None:
        self._spawn(self._listen())

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _listen(self) -> None:
        import psycopg

        address = self._database.url.replace("+psycopg", "")
        while True:
            with contextlib.suppress(psycopg.Error, OSError):
                async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    while True:
                        # Now and then everybody looks for himself: a process may die before it tells.
                        for table_id in self.watched():
                            self.tell_here(table_id)
                        async for notice in connection.notifies(timeout=LOOK_ANYWAY_S):
                            self.tell_here(notice.payload)
            await asyncio.sleep(0.5)


def make_notices(database: Database, *, shared: bool, poll_s: float) -> MemoryNotices:
    if not database.on_sqlite:
        return PostgresNotices(database)
    return PollingNotices(database, poll_s) if shared else MemoryNotices()

"""The database: many readers, one writer that puts everything waiting into one durable transaction.

Queries are plain functions of a connection, run in threads. One writing thread in a process that commits in groups was
measured against a transaction for each request through an asynchronous driver: see docs/server.md.
"""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.pool import QueuePool

from civitas.core.errors import CivitasError

T = TypeVar("T")
Query = Callable[[Connection], T]

BATCH = 256
READERS = 3


class BadDatabase(CivitasError):
    """A database that cannot be opened."""


class Database:
    """Runs queries; `read` in parallel, `write` one after another, answered when it is on the disk."""

    def __init__(self, url: str) -> None:
        self.url = with_driver(url)
        self.on_sqlite = self.url.startswith("sqlite")
        self._reading = _engine(self.url, "BEGIN")
        self._writing = _engine(self.url, "BEGIN IMMEDIATE")
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="civitas-read")
        self._waiting: SimpleQueue[tuple[Query[Any], Future[Any]] | None] = SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="civitas-write", daemon=True)
        self._started = False

    def start(self) -> None:
        """Brings the tables up to date and starts the writer."""
        try:
            with self._writing.begin() as connection:
                upgrade(connection)
        except OperationalError as error:
            raise BadDatabase(f"{self.url} cannot be opened: {error.orig}") from error
        self._started = True
        self._writer.start()

    async def read(self, query: Query[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read_now, query)

    def _read_now(self, query: Query[T]) -> T:
        with self._reading.connect() as connection:
            return query(connection)

    async def write(self, query: Query[T]) -> T:
        """Runs a query that changes something; it may be run twice, if another query of its group fails."""
        done: Future[T] = Future()
        self._waiting.put((query, done))
        return await asyncio.wrap_future(done)

    def _write_all(self) -> None:
        while (first := self._waiting.get()) is not None:
            group = [first]
            last = False
            while len(group) < BATCH and not last:
                try:
                    one = self._waiting.get_nowait()
                except Empty:
                    break
                last = one is None
                if one is not None:
                    group.append(one)
            self._write_group(group)
            if last:
                return

    def _write_group(self, group: list[tuple[Query[Any], Future[Any]]]) -> None:
        # Who has gone away before the work began is left out; from here on nobody can cancel.
        self._write_pending([one for one in group if one[1].set_running_or_notify_cancel()])

    def _write_pending(self, group: list[tuple[Query[Any], Future[Any]]]) -> None:
        if not group:
            return
        try:
            with self._writing.begin() as connection:
                answers = [query(connection) for query, _ in group]
        except Exception as error:
            if len(group) == 1:
                group[0][1].set_exception(error)
                return
            # One bad query must not take the others down.
            for one in group:
                self._write_pending([one])
            return
        for (_, done), answer in zip(group, answers, strict=True):
            done.set_result(answer)

    def close(self) -> None:
        """Waits for what is being written."""
        if self._started:
            self._waiting.put(None)
            self._writer.join(timeout=10)
        self._readers.shutdown(wait=True)
        self._reading.dispose()
        self._writing.dispose()


def with_driver(url: str) -> str:
    if url.startswith(("postgresql://", "postgres://")):
        return "postgresql+psycopg://" + url.split("://", 1)[1]
    return url


def _engine(url: str, begin: str) -> Engine:
    if not url.startswith("sqlite"):
        return create_engine(url, pool_pre_ping=True, pool_size=READERS, max_overflow=2)
    path = make_url(url).database
    if not path or path == ":memory:":
        raise BadDatabase("the database has to be a file: sqlite:///PATH")
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(url, poolclass=QueuePool, connect_args={"timeout": 20, "check_same_thread": False})
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine


def _set_up_sqlite(connection: Any, record: object) -> None:
    # The driver must not open transactions by itself, or BEGIN IMMEDIATE would come too late.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=20000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def upgrade(connection: Connection) -> None:
    """Runs the migrations that the database has not seen yet."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


__all__ = ["BadDatabase", "Database", "IntegrityError", "Query"]

"""The database: many readers, one writer that puts everything waiting into one durable transaction.

Queries are plain functions of a connection, run in threads. Entries of logs, which come by the hundred, are taken
together into two statements: see docs/benchmarks.md for what that is worth.
"""

import asyncio
import logging
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.pool import QueuePool

from civitas.core.errors import CivitasError
from civitas.web import store
from civitas.web.problems import Unavailable
from civitas.web.store import Step

log = logging.getLogger("civitas.database")

T = TypeVar("T")
Query = Callable[[Connection], T]

BATCH = 256
READERS = 3
WAIT_FOR_LOCK_S = 10


class BadDatabase(CivitasError):
    """A database that cannot be opened."""


@dataclass
class _Job:
    """Something to be written, and who waits for it."""

    work: Query[Any] | Step
    done: asyncio.Future[Any]
    answer: Any = None
    error: Exception | None = None

    def tell(self) -> None:
        if self.done.done():
            return
        if self.error is None:
            self.done.set_result(self.answer)
        else:
            self.done.set_exception(self.error)


class Database:
    """Runs queries; `read` in parallel, `write` and `append` one after another, answered when it is on the disk."""

    def __init__(self, url: str) -> None:
        self.url = with_driver(url)
        self.on_sqlite = self.url.startswith("sqlite")
        self._reading = _engine(self.url, "BEGIN")
        self._writing = _engine(self.url, "BEGIN IMMEDIATE")
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="civitas-read")
        self._waiting: SimpleQueue[_Job | None] = SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="civitas-write", daemon=True)
        self._started = False

    def start(self) -> None:
        """Brings the tables up to date and starts the writer."""
        try:
            with self._writing.begin() as connection:
                upgrade(connection)
        except DBAPIError as error:
            raise BadDatabase(f"{shown(self.url)} cannot be opened: {error.orig}") from error
        except CommandError as error:
            raise BadDatabase(f"{shown(self.url)} was made by a newer version of Civitas: {error}") from error
        self._started = True
        self._writer.start()

    async def read(self, query: Query[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read_now, query)

    def _read_now(self, query: Query[T]) -> T:
        try:
            with self._reading.connect() as connection:
                return query(connection)
        except DBAPIError as error:
            raise _unavailable(error) from error

    async def write(self, query: Query[T]) -> T:
        """Runs a query that changes something; it may be run twice, if another query of its group fails."""
        return await self._put(query)

    async def append(self, step: Step) -> bool:
        """Adds entries to a table's log if it still stands where it was expected; False: it has moved on."""
        return await self._put(step)

    def _put(self, work: Query[Any] | Step) -> asyncio.Future[Any]:
        job = _Job(work, asyncio.get_running_loop().create_future())
        self._waiting.put(job)
        return job.done

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
            # Who has gone away before the work began is left out.
            self._write_group([job for job in group if not job.done.cancelled()])
            if last:
                return

    def _write_group(self, group: list[_Job]) -> None:
        if group:
            self._try(group)
            loop = group[0].done.get_loop()
            # The loop may be closed when the server was stopped in the middle: what is written is written.
            if not loop.is_closed():
                loop.call_soon_threadsafe(_tell, group)

    def _try(self, group: list[_Job]) -> None:
        try:
            with self._writing.begin() as connection:
                _write(connection, group)
        except Exception as error:
            problem = _unavailable(error) if isinstance(error, DBAPIError) else error
            if len(group) > 1 and not (isinstance(problem, Unavailable) and not _deadlock(error)):
                # One bad query must not take the others down.
                for job in group:
                    self._try([job])
                return
            for job in group:
                job.error = problem

    def close(self) -> None:
        """Waits for what is being written."""
        if self._started:
            self._waiting.put(None)
            self._writer.join(timeout=WAIT_FOR_LOCK_S + 5)
        self._readers.shutdown(wait=True)
        self._reading.dispose()
        self._writing.dispose()


def _tell(group: list[_Job]) -> None:
    for job in group:
        job.tell()


def _write(connection: Connection, group: list[_Job]) -> None:
    steps: dict[str, _Job] = {}
    for job in group:
        if isinstance(job.work, Step):
            # Two answers to one question: the first counts.
            job.answer = steps.setdefault(job.work.table_id, job) is job
        else:
            job.answer = job.work(connection)
    if steps:
        written = store.append(connection, [job.work for job in steps.values() if isinstance(job.work, Step)])
        for table_id, job in steps.items():
            job.answer = table_id in written


def _unavailable(error: DBAPIError) -> Exception:
    """A full disk, a lock that does not end, a connection that broke: nothing was written; it can be tried again."""
    if not isinstance(error, OperationalError):
        return error
    log.error("the database does not take anything: %s", error.orig)
    return Unavailable(str(error.orig))


def _deadlock(error: Exception) -> bool:
    """Two processes of PostgreSQL were in each other's way: the next attempt gets through."""
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", "") in ("40P01", "40001")


def with_driver(url: str) -> str:
    if url.startswith(("postgresql://", "postgres://")):
        return "postgresql+psycopg://" + url.split("://", 1)[1]
    return url


def shown(url: str) -> str:
    """A database's address without its password."""
    return make_url(url).render_as_string(hide_password=True)


def _engine(url: str, begin: str) -> Engine:
    if not url.startswith("sqlite"):
        # A reader sees one moment; the writer's updates look at what others have committed meanwhile.
        level = "REPEATABLE READ" if begin == "BEGIN" else "READ COMMITTED"
        return create_engine(url, pool_pre_ping=True, pool_size=READERS, max_overflow=2, isolation_level=level)
    path = make_url(url).database
    if not path or path == ":memory:":
        raise BadDatabase("the database has to be a file: sqlite:///PATH")
    try:
        Path(path).parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadDatabase(f"{path} cannot be made: {error.strerror}") from error
    waiting = {"timeout": WAIT_FOR_LOCK_S, "check_same_thread": False}
    engine = create_engine(url, poolclass=QueuePool, connect_args=waiting)
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", partial(_begin, begin))
    return engine


def _begin(statement: str, connection: Connection) -> None:
    connection.exec_driver_sql(statement)


def _set_up_sqlite(connection: Any, record: object) -> None:
    # The driver must not open transactions by itself, or BEGIN IMMEDIATE would come too late.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in (
        *("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"),
        *(f"busy_timeout={WAIT_FOR_LOCK_S * 1000}", "journal_size_limit=67108864"),
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def upgrade(connection: Connection) -> None:
    """Runs the migrations that the database has not seen yet."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")

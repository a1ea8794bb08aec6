"""How much a server bears: `python -m bench.load` starts one on the loopback, plays, checks its log and stops it.

Everything is bounded: --tables tables, --seconds seconds. Client and server share the machine's cores.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from bench.players import Book, Seats, open_table, play, sit_down
from bench.served import Served, served, wait_until_native
from bench.wire import connect

LONGEST_S = 120.0
MOST_TABLES = 2000


def main() -> None:
    told = _arguments()
    loop = _loop_factory()
    with tempfile.TemporaryDirectory(prefix="civitas-load-") as folder:
        log = Path(folder) / "server.log"
        database = told.database or f"{folder}/load.db"
        with served(database, log, told.workers) as server, asyncio.Runner(loop_factory=loop) as runner:
            runner.run(warm_up(server, log, told.workers))
            for door in ("page", "api") if told.door == "both" else (told.door,):
                book = runner.run(measure(server, door, told))
                check_log(server.database, book)
        if told.log:
            print(log.read_text()[-told.log :], file=sys.stderr)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--door", choices=("page", "api", "both"), default="both")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--database", default="", help="a file, or postgresql://; a temporary file if left out")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--log", type=int, default=0, metavar="LETTERS", help="show the end of the server's log")
    told = parser.parse_args()
    told.tables, told.seconds = min(told.tables, MOST_TABLES), min(told.seconds, LONGEST_S)
    return told


def _loop_factory() -> Any:
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


async def warm_up(server: Served, log: Path, workers: int) -> None:
    """Every worker gets a table, so that it takes native code into use."""
    for _ in range(8 * workers):
        wire = await connect(server.port)
        await open_table(wire, [None, None])
        wire.close()
    await asyncio.to_thread(wait_until_native, server, log, workers)


async def measure(server: Served, door: str, told: argparse.Namespace) -> Book:
    book = Book()
    tables = [await sit_down(door, server.port, book) for _ in range(told.tables)]
    book.waits.clear()
    ends = time.monotonic() + told.seconds
    cpu, own, started = server.cpu_seconds(), time.process_time(), time.perf_counter()
    await asyncio.gather(*(_keep_playing(table, door, server.port, book, told.seed, ends) for table in tables))
    took = time.perf_counter() - started
    cpu, own = server.cpu_seconds() - cpu, time.process_time() - own
    _print(door, book, tables, took, cpu, own, server.megabytes())
    for one in tables:
        one.close()
    return book


async def _keep_playing(seats: Seats, door: str, port: int, book: Book, seed: int, ends: float) -> None:
    """Plays one match after another at a table's place until the time is up."""
    luck = random.Random(f"{seed} {seats.table}")
    while await play(seats, book, luck, lambda: time.monotonic() < ends):
        seats = await sit_down(door, port, book)


def _print(door: str, book: Book, tables: list[Seats], took: float, cpu: float, own: float, megabytes: float) -> None:
    n = len(book.waits)
    streams = [stream for table in tables for stream in table.streams]
    waits = sorted(book.waits)
    print(
        f"{door}: {n} decisions at {len(tables)} tables with {len(streams)} live streams in {took:.1f} s: "
        f"{n / took:.0f}/s; answered p50 {waits[n // 2] * 1e3:.1f} ms, p99 {waits[n * 99 // 100] * 1e3:.1f} ms"
    )
    events, sent = sum(one.events for one in streams), sum(one.bytes for one in streams)
    print(
        f"  server {cpu / n * 1e3:.2f} ms CPU a decision ({cpu / took:.2f} cores), client {own / n * 1e3:.2f} ms; "
        f"{events / n:.2f} events a decision of {sent / max(events, 1) / 1024:.1f} KiB, "
        f"answers {book.answered_bytes / n / 1024:.1f} KiB; {megabytes:.0f} MB"
    )


def check_log(database: str, book: Book) -> None:
    """Every decision that was acknowledged stands in the log once, and nothing else does."""
    from sqlalchemy import create_engine, text

    from civitas.core.game import find_game
    from civitas.web.database import with_driver
    from civitas.web.serve import database_url

    played = {table for table, _ in book.acknowledged}
    found: dict[tuple[str, int], int] = {}
    engine = create_engine(with_driver(database_url(database)))
    with engine.connect() as connection:
        for row in connection.execute(text("SELECT table_id, number, decision FROM entries")):
            if row.table_id in played:
                found[row.table_id, row.number] = row.decision
    engine.dispose()
    actions = find_game("stone_age").actions
    numbers = {key: int(one) if one.isdigit() else actions.parse(one) for key, one in book.acknowledged.items()}
    lost, more = numbers.items() - found.items(), found.items() - numbers.items()
    print(f"  log: {len(found)} entries, {len(lost)} lost, {len(more)} doubled or foreign")
    if lost or more:
        raise SystemExit("the log is not what was acknowledged")


if __name__ == "__main__":
    main()

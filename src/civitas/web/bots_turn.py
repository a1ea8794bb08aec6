"""The house at the tables: bots that answer, and bots that step in for people who have left.

A process leases the tables that wait for the house. One that dies loses its leases when they run out, and another takes
the tables over; an answer to a position that is gone is refused like everybody's.
"""

import asyncio
import contextlib
import logging
import os
import secrets
import time
from concurrent.futures import ThreadPoolExecutor

from civitas.bots import LEVELS, choose
from civitas.core.sealed import asked_of
from civitas.web import store
from civitas.web.house import House, awaited, decide, set_away
from civitas.web.problems import NotYourTurn, Stale
from civitas.web.rooms import Room

log = logging.getLogger("civitas.bots")
LOOK_ANYWAY_S = 1.0
TOLERANCE_S = 0.004
BOT_LEVELS = tuple(LEVELS)


class BotsTurn:
    """Answers for the house until it is stopped."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._owner = f"{os.getpid()}-{secrets.token_hex(6)}"
        self._threads = ThreadPoolExecutor(max(1, min(4, (os.cpu_count() or 2) - 1)), thread_name_prefix="civitas-bot")
        self._news = asyncio.Event()
        self._due = 0.0
        self._tasks: set[asyncio.Task[None]] = set()
        self._loop: asyncio.Task[None] | None = None
        self._stopping = False

    def wake(self, due_at: float) -> None:
        """Something will have to be decided at that time."""
        if due_at < self._due:
            self._due = due_at
            self._news.set()

    async def start(self) -> None:
        self._house.wake = self.wake
        self._loop = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Lets the answers that are being written come through."""
        self._stopping = True
        self._news.set()
        if self._loop is not None:
            await self._loop
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._threads.shutdown(wait=True, cancel_futures=True)

    async def _run(self) -> None:
        while not self._stopping:
            try:
                await self._lease_and_play()
            except Exception:
                log.exception("looking for tables that wait for the house failed")
                await asyncio.sleep(0.5)
            self._news.clear()
            pause = min(LOOK_ANYWAY_S, self._due - time.time())
            if pause > 0 and not self._stopping:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._news.wait(), pause)

    async def _lease_and_play(self) -> None:
        now = time.time()
        self._due = now + LOOK_ANYWAY_S
        seconds = self._house.settings.lease_s
        due_at = await self._house.database.read(store.next_due)
        if due_at is None or due_at > now + TOLERANCE_S:
            self._due = min(self._due, due_at or self._due)
            return
        taken = await self._house.database.write(
            lambda c: store.lease(c, self._owner, time.time() + TOLERANCE_S, seconds)
        )
        for table_id in taken:
            task = asyncio.create_task(self._answer(table_id))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _answer(self, table_id: str) -> None:
        try:
            room = await self._house.rooms.get(table_id)
            await self._take_turn(room)
        except (Stale, NotYourTurn):
            pass  # somebody was faster; the table has planned anew
        except Exception:
            log.exception("a bot could not answer", extra={"table": table_id})
            later = time.time() + 5
            await self._house.database.write(lambda c: store.release(c, table_id, self._owner, later))

    async def _take_turn(self, room: Room) -> None:
        match, version = room.match, room.table.version
        seat = awaited(match, room.seats)
        if seat is None:
            await self._house.database.write(lambda c: store.release(c, room.id, self._owner, None))
        elif room.seats[seat].played_by_house:
            started = time.perf_counter()
            level = room.seats[seat].level
            loop = asyncio.get_running_loop()
            decision = await loop.run_in_executor(self._threads, choose, asked_of(match, seat), seat, level)
            self._house.metrics.observe("civitas_bot_seconds", time.perf_counter() - started)
            by = "stand-in" if room.seats[seat].person else "bot"
            await decide(self._house, room, seat, decision, version, by)
        elif room.table.limit_s is None:
            await self._house.database.write(lambda c: store.release(c, room.id, self._owner, None))
        else:
            log.info("a bot steps in", extra={"table": room.id, "seat": seat, "decision": version})
            await set_away(self._house, room, seat, away=True)
            await self._house.database.write(lambda c: store.release(c, room.id, self._owner, time.time()))

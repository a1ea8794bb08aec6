"""Live streams: server-sent events whose id is the state they bring, so that a page can go on where it stopped."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any

from litestar.response import Stream

from civitas.core.errors import CivitasError
from civitas.web.house import House
from civitas.web.limits import address_of
from civitas.web.rooms import Room
from civitas.web.zipped import takes_gzip, zipped

PING_S = 20.0
HEADERS = {"cache-control": "no-store", "x-accel-buffering": "no", "vary": "accept-encoding"}


def event(data: str, id: str, name: str = "") -> bytes:
    """One event; its data may have many lines."""
    lines = [
        f"id: {id}",
        *([f"event: {name}"] if name else []),
        *(f"data: {line}" for line in data.splitlines() or [""]),
    ]
    return ("\n".join(lines) + "\n\n").encode()


def stream(
    house: House,
    request: Any,
    table_id: str,
    last_id: str,
    render: Callable[[Room], str],
    mark: str = "",
    name: str = "",
) -> Stream:
    """Sends a table's state now, unless the reader has it, and whenever it changes."""
    streams, address = request.app.state.streams, address_of(request.scope)
    streams.refuse_many(address)
    content = _events(house, table_id, last_id, render, mark, name, lambda: streams.enter(address))
    if takes_gzip(request.headers.get("accept-encoding", "")):
        return Stream(zipped(content), media_type="text/event-stream", headers={**HEADERS, "content-encoding": "gzip"})
    return Stream(content, media_type="text/event-stream", headers=HEADERS)


async def _events(
    house: House,
    table_id: str,
    last_id: str,
    render: Callable[[Room], str],
    mark: str,
    name: str,
    enter: Callable[[], Callable[[], None]],
) -> AsyncIterator[bytes]:
    news = house.notices.watch(table_id)
    house.notices.open_stream(mark)
    leave = enter()
    sent = last_id
    try:
        yield b"retry: 500\n\n"
        while not house.closing.is_set():
            news.clear()
            room = await house.rooms.current(table_id)
            if room.tag not in (sent, house.notices.has_seen(mark)):
                yield event(render(room), room.tag, name)
            sent = room.tag
            if not await _wait(news):
                yield b": still here\n\n"
    except CivitasError:
        return  # the table is gone, or the reader may not look at it any more
    finally:
        house.notices.leave(table_id, news)
        house.notices.close_stream(mark)
        leave()


async def _wait(news: asyncio.Event) -> bool:
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(PING_S):
            return await news.wait()
    return False

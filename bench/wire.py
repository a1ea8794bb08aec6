"""A client of HTTP that costs little: the load script shares its cores with the server that it measures."""

import asyncio
from collections.abc import Callable
from typing import cast

END = b"\r\n\r\n"


def request(method: str, path: str, body: bytes = b"", **headers: str) -> bytes:
    """The bytes of a request."""
    lines = [f"{method} {path} HTTP/1.1", "host: localhost", f"content-length: {len(body)}"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    return "\r\n".join(lines).encode() + END + body


class Wire(asyncio.Protocol):
    """One connection that is kept open; it asks one thing after another."""

    def __init__(self) -> None:
        self._buffer = b""
        self._answer: asyncio.Future[tuple[int, bytes, bytes]] | None = None
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def ask(self, data: bytes) -> "asyncio.Future[tuple[int, bytes, bytes]]":
        """Sends a request; gives its answer's status, head and body."""
        assert self._transport is not None
        self._answer = asyncio.get_running_loop().create_future()
        self._transport.write(data)
        return self._answer

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        head, found, rest = self._buffer.partition(END)
        if not found:
            return
        length = _length(head)
        if len(rest) < length or self._answer is None:
            return
        self._buffer = rest[length:]
        answer, self._answer = self._answer, None
        answer.set_result((int(head[9:12]), head, rest[:length]))

    def connection_lost(self, error: Exception | None) -> None:
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(ConnectionResetError("the server has hung up"))

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


def _length(head: bytes) -> int:
    at = head.lower().find(b"content-length:")
    if at < 0:
        return 0
    return int(head[at + 15 : head.find(b"\r\n", at) if b"\r\n" in head[at:] else None])


class Stream(asyncio.Protocol):
    """A live stream; every event is handed on as it comes. A block without data is a ping."""

    def __init__(self, data: bytes, hear: Callable[[bytes], None]) -> None:
        self._first = data
        self._hear = hear
        self._parts: list[bytes] = []
        self.transport: asyncio.Transport | None = None
        self.events = 0
        self.bytes = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self._first)

    def data_received(self, data: bytes) -> None:
        # An event is one chunk, so chunks' borders stand between events.
        self._parts.append(data)
        if b"\n\n" not in data and not data.startswith(b"\n"):
            return
        *events, rest = b"".join(self._parts).split(b"\n\n")
        self._parts = [rest] if rest else []
        for event in events:
            if b"\ndata: " in event:
                self.events += 1
                self.bytes += len(event)
                self._hear(event)

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()


async def connect(port: int) -> Wire:
    _, wire = await asyncio.get_running_loop().create_connection(Wire, "127.0.0.1", port)
    return wire


async def listen(port: int, data: bytes, hear: Callable[[bytes], None]) -> Stream:
    _, stream = await asyncio.get_running_loop().create_connection(lambda: Stream(data, hear), "127.0.0.1", port)
    return stream

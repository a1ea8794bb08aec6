"""What holds for every answer: security headers, limits, counting."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from civitas.web.limits import Buckets, address_of
from civitas.web.metrics import Metrics
from civitas.web.problems import TooFast
from civitas.web.settings import Settings

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Asgi = Callable[[Scope, Receive, Send], Awaitable[None]]

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    # Seats are opened by links: they must not travel to other sites.
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
]
READS_PER_WRITE = 4
FREE = ("/static/", "/healthz")


class Manners:
    """Goes around the application; plain ASGI, because it runs for every request."""

    def __init__(self, inner: Asgi, settings: Settings, metrics: Metrics) -> None:
        rate = settings.requests_per_s
        self._inner = inner
        self._metrics = metrics
        self._writes = Buckets(rate, 2 * rate)
        self._reads = Buckets(READS_PER_WRITE * rate, 2 * READS_PER_WRITE * rate)
        self._openings = Buckets(settings.tables_per_min / 60, settings.tables_per_min)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._inner(scope, receive, send)
            return

        async def send_politely(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *HEADERS]
                self._metrics.count("civitas_requests_total", status=f"{message['status'] // 100}xx")
            await send(message)

        try:
            self._take(scope)
        except TooFast:
            await _too_fast(scope, send_politely)
            return
        await self._inner(scope, receive, send_politely)

    def _take(self, scope: Scope) -> None:
        path: str = scope["path"]
        if path.startswith(FREE):
            return
        address = address_of(scope)
        if scope["method"] in ("GET", "HEAD"):
            self._reads.take(address)
            return
        self._writes.take(address)
        if path == "/api/tables" or path.startswith("/games/"):
            self._openings.take(address)


async def _too_fast(scope: Scope, send: Send) -> None:
    """Answered here, without troubling the application."""
    api = scope["path"].startswith("/api")
    body = b'{"code":"too-fast","message":"too many requests; wait a second"}' if api else b"Too many requests\n"
    kind = b"application/json" if api else b"text/plain"
    headers = [(b"content-type", kind), (b"retry-after", b"1")]
    await send({"type": "http.response.start", "status": 429, "headers": headers})
    await send({"type": "http.response.body", "body": body})

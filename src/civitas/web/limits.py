"""Nobody may ask for more than a person could: a bucket of requests for each address, and a number of streams."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from civitas.web.problems import TooFast

ADDRESSES = 10_000


class Buckets:
    """Tokens drip in at a rate; a request takes one; twice a second's worth can be saved up."""

    def __init__(self, per_s: float, burst: float) -> None:
        self._per_s = per_s
        self._burst = burst
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, address: str) -> None:
        now = time.monotonic()
        left, since = self._left.pop(address, (self._burst, now))
        left = min(self._burst, left + (now - since) * self._per_s)
        self._left[address] = (max(left - 1, 0), now)
        if len(self._left) > ADDRESSES:
            self._left.popitem(last=False)
        if left < 1:
            raise TooFast


class Streams:
    """How many live streams an address has open."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._open: dict[str, int] = {}

    def refuse_many(self, address: str) -> None:
        if self._open.get(address, 0) >= self._limit:
            raise TooFast

    def enter(self, address: str) -> Callable[[], None]:
        """Counts a stream in; what is returned counts it out."""
        self._open[address] = self._open.get(address, 0) + 1

        def leave() -> None:
            left = self._open.get(address, 1) - 1
            if left:
                self._open[address] = left
            else:
                self._open.pop(address, None)

        return leave


def address_of(scope: Any) -> str:
    client = scope.get("client")
    return client[0] if client else "local"

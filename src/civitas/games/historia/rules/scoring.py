"""HI-2: points by source, and what decides between equals."""

from collections.abc import MutableSequence
from typing import Any

from civitas.core.rules import rule
from civitas.games.historia.state import SOURCES

SOURCE_COUNT = len(SOURCES)


@rule
def tally(s: Any, seat: int, out: MutableSequence[int]) -> None:
    for source in range(SOURCE_COUNT):
        out[source] = s.earned[seat, source]


@rule
def tie_break(s: Any, seat: int) -> int:
    """HI-2.2: the sum of both levels."""
    return s.tech[seat] + s.mil[seat]

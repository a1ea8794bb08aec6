"""The conservation laws of Guns & Steel that a single position can show."""

from typing import Any


def broken_invariants(s: Any) -> list[str]:
    return []

"""The conservation laws of Beyond the Horizon that a single position can show (numbered as in the specification)."""

from typing import Any


def broken_invariants(s: Any) -> list[str]:
    """The laws that a position (a structured scalar) breaks, by number."""
    return []

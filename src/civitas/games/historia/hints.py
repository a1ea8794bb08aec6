"""What looks good to a beginner: an evaluation for greedy and searching bots."""

from typing import Any

from civitas.core.rules import rule


@rule
def evaluate(s: Any, seat: int) -> int:
    return 100 * s.points[seat]

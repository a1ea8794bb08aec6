"""What looks good to a beginner: an evaluation for greedy and searching bots."""

from typing import Any

from civitas.core.rules import rule
from civitas.games.guns_and_steel.rules.scoring import total_points


@rule
def evaluate(s: Any, seat: int) -> int:
    return 100 * total_points(s, seat)

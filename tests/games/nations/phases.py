"""Golden counts all through a game: the house's own begin at the setup, which is long in Nations.

`python -m tests.games.nations.phases` writes them anew.
"""

from collections.abc import Iterator
from pathlib import Path

import civitas
from civitas.core.match import Match
from tests.conftest import wander
from tests.golden.counts import count_lines

FILE = Path(__file__).parents[2] / "golden" / "nations" / "phases.txt"
STEP, DEPTH, NODES = 41, 3, 1500


def rows() -> Iterator[str]:
    for players in range(1, 6):
        match = civitas.new("nations", players, seed=players, levels="all", boards="b")
        for number, now in enumerate(wander(match, players)):
            if number % STEP == STEP - 1:
                yield _row(now)


def _row(match: Match) -> str:
    depth, lines = 1, len(match.legal_ids())
    while depth < DEPTH and lines * len(match.legal_ids()) <= NODES:
        depth += 1
        lines = count_lines(match, depth)
    asks = match.asks.name if match.asks else "nothing"
    place = f"{match.players} players after {len(match.decisions)} ({asks})"
    return f"{place}: depth {depth} has {lines}, position {match.hash()}\n"


if __name__ == "__main__":
    FILE.write_text("".join(rows()))

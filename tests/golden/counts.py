"""Golden counts: how many lines of play there are to a depth, and *divide*: how many behind each first decision.

A wrong rule shows up as a wrong count, and divide says behind which decision to look.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from civitas.core.game import Game
from civitas.core.match import Match
from tests.conftest import wander

POSITIONS = 30  # a game, over all player counts
STEP = 37  # decisions between two counted positions of one match: they fall into every phase
PHASES = 8  # of a match, for games with many setups
NODES = 400  # the depth is the largest that needs no more than about so many leaves


@dataclass(frozen=True)
class Count:
    """One golden row: where, how deep, how many lines of play, and the hash of the position counted from."""

    players: int
    options: str
    seed: int
    decisions: int
    depth: int
    lines: int
    position: str

    def row(self) -> str:
        return (
            f"{self.players} {self.options} seed {self.seed} after {self.decisions}: "
            f"depth {self.depth} has {self.lines}, position {self.position}"
        )


def count_lines(match: Match, depth: int) -> int:
    """The number of ways to decide `depth` times from here; an end counts as one."""
    if depth == 0 or match.over:
        return 1
    if depth == 1:
        return len(match.legal_ids())
    return sum(count_lines(after, depth - 1) for _, after in successors(match))


def successors(match: Match) -> Iterator[tuple[int, Match]]:
    for action in match.legal_ids():
        after = match.copy()
        after.play(action)
        yield action, after


def divide(match: Match, depth: int) -> dict[str, int]:
    """How many lines of play lie behind each decision."""
    return {match.game.actions.name(action): count_lines(after, depth - 1) for action, after in successors(match)}


def golden_counts(game: Game) -> Iterator[Count]:
    """The rows of a game, spread over player counts, options and phases."""
    setups = list(_setups(game))
    each = max(1, POSITIONS // len(setups))
    for seed, (players, options) in enumerate(setups, 1):
        match = Match(game, players, options, seed)
        # Where one position a setup has to do, they are spread over the match instead.
        first = STEP * (seed % PHASES) if len(setups) > PHASES * 3 else 0
        for number, now in enumerate(wander(match, seed, first + STEP * each)):
            if number >= first and number % STEP == 0:
                yield _count(now, " ".join(f"{name}={value}" for name, value in options.items()) or "-")


def _setups(game: Game) -> Iterator[tuple[int, dict[str, str]]]:
    """Every player count with default options, and every other value of every option once."""
    fewest, most = game.players
    for players in range(fewest, most + 1):
        if not game.refuse(players, game.filled({})):
            yield players, {}
    for option in game.options:
        for value in option.values[1:]:
            for players in range(most, fewest - 1, -1):
                chosen = {option.name: value}
                if not game.refuse(players, game.filled(chosen)):
                    yield players, chosen
                    break


def _count(match: Match, options: str) -> Count:
    depth, lines = 1, len(match.legal_ids())
    while depth < 4 and 0 < lines * len(match.legal_ids()) <= NODES:
        depth += 1
        lines = count_lines(match, depth)
    return Count(match.players, options, match.seed, len(match.decisions), depth, lines, match.hash())

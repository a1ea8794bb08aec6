"""Who plays whom, in which seats, with which seed: every bot sits in every seat of every deal equally often.

A *line-up* says which bots sit at a table, whatever the seats. A *block* is one line-up with one seed, played once for
every rotation of the seats: the same decks and dice for everybody. Blocks are independent of each other, the matches of
one block are not; so blocks are what intervals are computed from.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

SEED_LIMIT = 2**62


@dataclass(frozen=True)
class Job:
    """One match to play."""

    number: int
    block: int
    lineup: int
    seed: int
    bots: tuple[int, ...]  # the number of the bot in each seat


@dataclass(frozen=True)
class Schedule:
    """All matches of an arena, in the order in which they begin; the first do not depend on how many follow."""

    lineups: tuple[tuple[int, ...], ...]
    players: int
    rounds: int
    seed: int

    @property
    def matches(self) -> int:
        return self.rounds * self.a_round

    @property
    def a_round(self) -> int:
        return len(self.lineups) * self.players

    def __iter__(self) -> Iterator[Job]:
        for round_number in range(self.rounds):
            for number, lineup in enumerate(self.lineups):
                yield from self._block(round_number, number, lineup)

    def _block(self, round_number: int, lineup_number: int, lineup: tuple[int, ...]) -> Iterator[Job]:
        block = round_number * len(self.lineups) + lineup_number
        # Alone at the table, bots are compared by what each makes of the same deal.
        number_of_seed = round_number if self.players == 1 else block
        for rotation in range(self.players):
            seats = tuple(lineup[(seat + rotation) % self.players] for seat in range(self.players))
            yield Job(block * self.players + rotation, number_of_seed, lineup_number, self.seed + number_of_seed, seats)


def make_schedule(bots: int, players: int, games: int, seed: int) -> Schedule:
    """At least so many games, and as many as make every line-up equally frequent."""
    lineups = tuple(make_lineups(bots, players))
    a_round = len(lineups) * players
    return Schedule(lineups, players, -(-games // a_round), seed)


def make_lineups(bots: int, players: int) -> Sequence[tuple[int, ...]]:
    """Tables at which as many different bots meet as there is room for.

    With more bots than seats every choice of bots meets; with fewer, each bot in turn takes the seats that are left. So
    two bots at four seats play one against three and three against one.
    """
    if bots > players:
        return list(combinations(range(bots), players))
    spare = players - bots
    everybody = tuple(range(bots))
    if spare == 0:
        return [everybody]
    return [tuple(sorted((*everybody, *(bot,) * spare))) for bot in everybody]

"""What all tests share: ways to pick a game, options and players, and to walk random matches."""

import random
from collections.abc import Iterator

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

import civitas
from civitas.core.game import Game
from civitas.core.match import Match

settings.register_profile("laws", max_examples=8, deadline=None, suppress_health_check=list(HealthCheck))
settings.register_profile("thorough", max_examples=200, deadline=None, suppress_health_check=list(HealthCheck))
settings.load_profile("laws")

SLUGS = [game.slug for game in civitas.games()]


def setups(game: Game) -> st.SearchStrategy[tuple[int, dict[str, str], int]]:
    """Any number of players with any options that the game does not refuse, and a seed."""
    options = st.fixed_dictionaries({option.name: st.sampled_from(option.values) for option in game.options})
    players = st.integers(*game.players)
    seeds = st.integers(0, 2**64 - 1)
    return st.tuples(players, options, seeds).filter(lambda setup: not game.refuse(setup[0], setup[1]))


def match_of(game: Game, setup: tuple[int, dict[str, str], int], backend: str = "python") -> Match:
    players, options, seed = setup
    return Match(game, players, options, seed, backend=backend)  # type: ignore[arg-type]


def wander(match: Match, seed: int, most: int = 10**9) -> Iterator[Match]:
    """Plays random decisions, giving the match before each."""
    chooser = random.Random(seed)
    for _ in range(most):
        if match.over:
            return
        yield match
        match.play(chooser.choice(match.legal_ids()))


def somewhere(game: Game, setup: tuple[int, dict[str, str], int], steps: int) -> Match:
    """A match after some random decisions, but never over."""
    match = match_of(game, setup)
    for _ in wander(match, setup[2], steps):
        pass
    return match if not match.over else match.at(len(match.decisions) - 1)

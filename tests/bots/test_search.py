"""What a search owes to whoever asks it: legal decisions, its budget, the same thoughts for the same seed."""

from typing import Any

import pytest

from civitas.bots import search
from civitas.core.game import find_game
from civitas.core.match import Match


def stone_age(players: int = 2, backend: Any = "native", seed: int = 1) -> Match:
    return Match(find_game("stone_age"), players, seed=seed, backend=backend)


def seat_of(match: Match) -> int:
    assert match.to_act is not None
    return match.to_act


@pytest.mark.parametrize("iterations", [1, 50, 300])
def test_a_budget_of_iterations_is_kept_to_the_last_one(iterations: int) -> None:
    match = stone_age()
    thoughts = search(match, seat_of(match), iterations, seed=3)
    assert thoughts.iterations == iterations == sum(one.visits for one in thoughts.options)
    assert sorted(one.action for one in thoughts.options) == match.legal_ids()


def test_the_same_seed_gives_the_same_thoughts_on_both_backends() -> None:
    matches = [stone_age(backend=backend) for backend in ("native", "python")]
    native, interpreted = (search(match, seat_of(match), 25, seed=9) for match in matches)
    assert native.options == interpreted.options

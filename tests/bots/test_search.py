"""What a search owes to whoever asks it: legal decisions, its budget, the same thoughts for the same seed and view."""

import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from civitas.bots import LEVELS, Recipe, choose, search
from civitas.bots.mind import make_mind
from civitas.bots.thinking import nodes_for
from civitas.core.chance import WORDS, seed_generator
from civitas.core.engine import engine_of
from civitas.core.game import find_game
from civitas.core.match import Match
from civitas.core.view import BAG_SIZE, deal_row
from tests.conftest import wander


def stone_age(players: int = 2, backend: Any = "native", seed: int = 1) -> Match:
    return Match(find_game("stone_age"), players, seed=seed, backend=backend)


def seat_of(match: Match) -> int:
    assert match.to_act is not None
    return match.to_act


def later(match: Match, decisions: int) -> Match:
    for _ in wander(match, 5, decisions):
        pass
    return match


# ---- budgets


@pytest.mark.parametrize("iterations", [1, 50, 300])
@pytest.mark.parametrize("threads", [1, 3])
def test_a_budget_of_iterations_is_kept_to_the_last_one(iterations: int, threads: int) -> None:
    if threads > iterations:
        return
    match = stone_age(3)
    thoughts = search(match, seat_of(match), iterations, seed=3, threads=threads)
    assert thoughts.iterations == iterations == sum(one.visits for one in thoughts.options)
    assert sorted(one.action for one in thoughts.options) == match.legal_ids()


def test_a_budget_of_time_is_kept() -> None:
    match = stone_age()
    search(match, seat_of(match), 1, seed=1)  # compiles
    started = time.perf_counter()
    thoughts = search(match, seat_of(match), "0.1s", seed=1)
    assert thoughts.iterations > 1
    assert time.perf_counter() - started < 2.0  # with room for a machine that does other things, too


def test_more_nodes_than_there_is_room_for_do_not_stop_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("civitas.bots.thinking.MOST_NODES", 40)
    match = stone_age()
    thoughts = search(match, seat_of(match), 500, seed=1)
    assert thoughts.nodes <= 40
    assert thoughts.iterations == 500
    assert thoughts.best.action in match.legal_ids()


@pytest.mark.parametrize("players", [1, 2, 6])
@pytest.mark.parametrize("threads", [1, 4])
def test_the_trees_of_one_search_stay_below_256_megabytes(players: int, threads: int) -> None:
    game = find_game("historia")
    nodes = nodes_for(players, threads)
    recipe = Recipe()
    mind = make_mind(engine_of(game, "python"), np.zeros(1, game.layout.dtype), players, nodes, recipe)
    assert threads * sum(part.nbytes for part in mind if isinstance(part, np.ndarray)) < 256 * 1024 * 1024


# ---- the same thoughts


def test_the_same_seed_gives_the_same_thoughts_on_both_backends() -> None:
    matches = [later(stone_age(backend=backend), 12) for backend in ("native", "python")]
    native, interpreted = (search(match, seat_of(match), 25, seed=9) for match in matches)
    assert native.options == interpreted.options


def test_the_same_seed_gives_the_same_thoughts_with_several_trees() -> None:
    match = stone_age(4)
    first, second = (search(match, seat_of(match), 200, seed=9, threads=3) for _ in range(2))
    assert first.options == second.options


def test_chances_add_up_and_values_stay_between_0_and_1() -> None:
    match = later(stone_age(4), 30)
    thoughts = search(match, seat_of(match), 400, seed=2)
    for one in thoughts.options:
        if one.visits:
            assert sum(one.win) == pytest.approx(1.0)
            assert all(0 <= value <= 1 for value in (*one.value, *one.win))
    assert [one.visits for one in thoughts.options] == sorted((one.visits for one in thoughts.options), reverse=True)


def dealt_anew(match: Match, viewer: int, seed: int) -> Match:
    """Another position that looks the same to a viewer."""
    engine = engine_of(match.game, match.engine.backend)
    luck, bag = np.zeros(WORDS, np.int64), np.zeros(BAG_SIZE, np.int64)
    engine.bind(seed_generator)(luck, seed, 0, 7)
    other = match.copy()
    dealt = match.redacted(viewer)
    engine.bind(deal_row)(engine.rows(dealt)[0], viewer, luck, bag)
    other.row()[:] = engine.rows(dealt)[0]
    assert other.bytes() != match.bytes()
    assert other.redacted(viewer).tobytes() == match.redacted(viewer).tobytes()
    return other


def answers_are_alike(match: Match, answer: Callable[[Match, int], Any], deals: int = 4) -> None:
    seat = seat_of(match)
    expected = answer(match, seat)
    for seed in range(deals):
        assert answer(dealt_anew(match, seat, seed), seat) == expected


@pytest.mark.parametrize("decisions", [0, 7, 25, 60])
def test_positions_that_look_the_same_to_a_seat_get_the_same_thoughts(decisions: int) -> None:
    match = later(stone_age(3, seed=decisions), decisions)
    answers_are_alike(match, lambda one, seat: search(one, seat, 120, seed=11).options)
    for level in ("random", "greedy", "novice"):
        answers_are_alike(match, lambda one, seat, level=level: choose(one, seat, level, seed=4))


def test_choices_are_spread_alike_over_positions_that_look_the_same() -> None:
    """Not only one seed's choice: the whole distribution over seeds is the same."""
    match = later(stone_age(2, seed=3), 9)
    answers_are_alike(match, lambda one, seat: [choose(one, seat, "novice", seed) for seed in range(30)], deals=2)


# ---- forced decisions


def test_a_decision_that_is_the_only_one_is_taken_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(find_game("nations"), 1, seed=1)
    for _ in wander(match, 3):
        if len(match.legal_ids()) == 1:
            break
    assert not match.over, "a lone pass is still asked"

    def refuse(*_: object) -> None:
        raise AssertionError("nothing is to be thought about")

    monkeypatch.setattr("civitas.bots.seats.search", refuse)
    monkeypatch.setattr("civitas.bots.seats.choose_at_once", refuse)
    for level in LEVELS:
        assert [choose(match, seat_of(match), level)] == match.legal_ids()

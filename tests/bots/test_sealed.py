"""Seats that answer in secret: in nobody's tree does one of them know what another answered."""

import numpy as np

from civitas.bots.mind import ACTION, FIRST_CHILD, NONE, OFFERED, ROOT, SIBLING, VISITS, Mind, make_mind
from civitas.bots.recipes import USUAL
from civitas.bots.tree import think
from civitas.core.chance import seed_generator
from civitas.core.engine import engine_of
from civitas.core.game import find_game
from civitas.core.match import Match
from tests.bots.test_search import answers_are_alike
from tests.conftest import wander


def choosing_in_secret(backend: str, answered: int, players: int = 3) -> Match:
    """Historia with three players, so many of whom have chosen their cards."""
    match = Match(find_game("historia"), players, seed=2, backend=backend)  # type: ignore[arg-type]
    for _ in wander(match, 1):
        asked = match.asks
        assert asked is not None
        chosen = int(np.count_nonzero(match._records["choice"][0][:players]))
        if match.game.question(int(match._records["asked"][0])).sealed and chosen == answered:
            return match
    raise AssertionError("nobody chose in secret")


def children(mind: Mind, node: int) -> dict[int, int]:
    found: dict[int, int] = {}
    child = int(mind.tree[node, FIRST_CHILD])
    while child != NONE:
        found[int(mind.tree[child, ACTION])] = child
        child = int(mind.tree[child, SIBLING])
    return found


def test_a_seat_gathers_what_its_answers_are_worth_whatever_the_others_answered() -> None:
    match = choosing_in_secret("python", answered=0)
    engine = engine_of(match.game, "python")
    seat, iterations = match.to_act or 0, 60
    mind = make_mind(engine, match.redacted(seat), 3, 10_000, USUAL)
    engine.bind(seed_generator)(mind.luck, 1, 0, 0)
    engine.bind(think)(mind, seat, iterations)
    decisions = len(match.game.actions)
    deciders = {action - decisions: node for action, node in children(mind, ROOT).items() if action >= decisions}
    assert set(deciders) == {0, 1, 2}, "each seat has one node of its own behind the question"
    assert mind.tree[deciders[seat], VISITS] == iterations
    for other in set(deciders) - {seat}:
        # Most lines come as far as the next seat, and all of them pass its one node.
        assert mind.tree[deciders[other], VISITS] > 0
    first = min(deciders, key=lambda one: -mind.tree[deciders[one], VISITS])
    assert first == seat
    for action, node in children(mind, ROOT).items():
        if action < decisions:
            # What was answered leads on, but nobody's answers are weighed behind it before all have answered.
            assert all(mind.tree[child, OFFERED] == 0 for child in children(mind, node).values())


def test_the_second_to_answer_does_not_know_what_the_first_answered() -> None:
    match = choosing_in_secret("native", answered=1)
    from civitas.bots import search

    answers_are_alike(match, lambda one, seat: search(one, seat, 40, seed=5).options)

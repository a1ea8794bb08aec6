"""Thinking about a position for a seat: trees on threads, merged at the root, under a budget of time or iterations."""

import secrets
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from civitas.bots.mind import (
    ACTION,
    DECISIONS,
    FIRST_CHILD,
    ITERATIONS,
    NONE,
    ROOT,
    SIBLING,
    USED,
    VISITS,
    Mind,
    make_mind,
)
from civitas.bots.recipes import USUAL, Budget, Recipe, read_budget
from civitas.bots.tree import think
from civitas.core.chance import seed_generator
from civitas.core.contract import worth_a_thought
from civitas.core.engine import Engine, engine_of
from civitas.core.errors import BadOption
from civitas.core.match import Match

MEMORY = 192 * 1024 * 1024  # bytes of all trees of one search
MOST_NODES = 2_000_000
NODE = 28  # bytes, and 8 for each seat
A_LOOK = 0.02  # seconds between two looks at the clock


@dataclass(frozen=True)
class Thought:
    """What a search found out about one decision; a list by seat each: `value` is what the search maximises."""

    action: int
    visits: int
    value: tuple[float, ...]  # from 0 to 1
    win: tuple[float, ...]  # the chance to win
    points: tuple[float, ...]  # points that the hint expects at the end of the lines


@dataclass(frozen=True)
class Thoughts:
    """What a search thinks of a position, the best decision first."""

    seat: int
    options: tuple[Thought, ...]
    iterations: int
    decisions: int  # made in the tree and beyond
    nodes: int
    seconds: float

    @property
    def best(self) -> Thought:
        return self.options[0]

    @cached_property
    def win(self) -> tuple[float, ...]:
        """Every seat's chance to win, if this one goes on as well as it can."""
        return self.best.win

    def of(self, action: int) -> Thought | None:
        """What is thought of a decision, if it was legal and worth a thought."""
        return next((one for one in self.options if one.action == action), None)


def search(
    match: Match,
    seat: int,
    budget: "Budget | str | int | float" = "1s",
    seed: int | None = None,
    threads: int = 1,
    recipe: Recipe = USUAL,
) -> Thoughts:
    """Thinks about the open question for the seat that has to answer it, from that seat's view alone.

    A budget of iterations with a seed always gives the same thoughts.
    """
    if match.to_act != seat:
        raise BadOption(f"seat {seat} has nothing to decide now")
    return search_view(match.engine, match.redacted(seat), seat, match.players, budget, seed, threads, recipe)


def search_view(
    engine: Engine,
    view: NDArray[Any],
    seat: int,
    players: int,
    budget: "Budget | str | int | float" = "1s",
    seed: int | None = None,
    threads: int = 1,
    recipe: Recipe = USUAL,
) -> Thoughts:
    """The same from a seat's view, a record array of length 1, in which that seat is asked something."""
    if not 1 <= threads <= 256:
        raise BadOption(f"a search runs on 1 to 256 threads, not {threads}")
    quiet = engine_of(engine.game, engine.backend) if engine.content is engine.game.content else engine
    return _Search(quiet, view, seat, players, threads, recipe, seed).run(read_budget(budget))


def choose_at_once(engine: Engine, view: NDArray[Any], seat: int, players: int, seed: int) -> int:
    """The greedy bot's decision."""
    mind = make_mind(engine, view, players, 1, USUAL)
    engine.bind(seed_generator)(mind.luck, seed & 0xFFFFFFFF, seed >> 32, seat)
    return int(engine.bind(think)(mind, seat, 0))


def nodes_for(players: int, threads: int) -> int:
    """How many nodes each of so many trees may have."""
    return min(MOST_NODES, MEMORY // threads // (NODE + 8 * players))


class _Search:
    """One search that is going on."""

    def __init__(
        self,
        engine: Engine,
        view: NDArray[Any],
        seat: int,
        players: int,
        threads: int,
        recipe: Recipe,
        seed: int | None,
    ) -> None:
        self._seat = seat
        self._think = engine.bind(think)
        self._engine = engine
        self._view = view
        start = secrets.randbits(63) if seed is None else seed
        nodes = nodes_for(players, threads)
        self._minds = [make_mind(engine, view, players, nodes, recipe) for _ in range(threads)]
        for number, mind in enumerate(self._minds):
            engine.bind(seed_generator)(mind.luck, start & 0xFFFFFFFF, start >> 32, 1000 * (number + 1) + seat)

    def run(self, budget: Budget) -> Thoughts:
        started = time.perf_counter()
        if len(self._minds) == 1:
            self._run_one(self._minds[0], budget.iterations, started + budget.seconds)
        else:
            self._run_all(budget, started + budget.seconds)
        return self._thoughts(time.perf_counter() - started)

    def _run_all(self, budget: Budget, until: float) -> None:
        self._think(self._minds[0], self._seat, 1)  # compiles, which must not happen twice at once
        share = [(budget.iterations + n) // len(self._minds) for n in range(len(self._minds))]
        with ThreadPoolExecutor(len(self._minds)) as pool:
            pieces = zip(self._minds, reversed(share), strict=True)
            for done in [pool.submit(self._run_one, mind, most, until) for mind, most in pieces]:
                done.result()

    def _run_one(self, mind: Mind, iterations: int, until: float) -> None:
        """Pieces that take a moment each, so that the clock is read in time."""
        piece = 1
        while mind.counts[ITERATIONS] < iterations:
            piece = int(min(piece, iterations - mind.counts[ITERATIONS]))
            started = time.perf_counter()
            self._think(mind, self._seat, piece)
            now = time.perf_counter()
            if now >= until:
                return
            rate = piece / max(now - started, 1e-6)
            piece = max(1, int(min(4 * piece, rate * min(A_LOOK, until - now))))

    # ---- what came out

    def _thoughts(self, seconds: float) -> Thoughts:
        listed = self._engine.answers()
        record = self._engine.open(self._view)
        answers = int(self._engine.bind(worth_a_thought)(record, listed))
        options = [self._thought(place, int(listed[place])) for place in range(answers)]
        # Ties go to the first: the answer must not depend on anything but the numbers.
        options.sort(key=lambda one: (-one.visits, -one.value[self._seat]))
        counts = np.sum([mind.counts for mind in self._minds], axis=0)
        return Thoughts(
            self._seat, tuple(options), int(counts[ITERATIONS]), int(counts[DECISIONS]), int(counts[USED]), seconds
        )

    def _thought(self, place: int, action: int) -> Thought:
        nodes = [(mind, self._node(mind, action)) for mind in self._minds]
        found = [(mind, node) for mind, node in nodes if node != NONE]
        visits = sum(int(mind.tree[node, VISITS]) for mind, node in found)
        shares = 1 / max(visits, 1)
        worth: Any = sum((mind.worth[node] for mind, node in found), np.zeros(len(self._minds[0].looks)))
        wins: Any = sum(mind.root_wins[place] for mind in self._minds)
        looks: Any = sum(mind.root_looks[place] for mind in self._minds)
        return Thought(action, visits, _list(worth * shares), _list(wins * shares), _list(looks * shares / 100))

    def _node(self, mind: Mind, action: int) -> int:
        """The node of an answer to the open question; answers in secret have one of their own."""
        node = ROOT
        if self._engine.game.question(int(self._view["asked"][0])).sealed:
            node = _child(mind, node, len(self._engine.game.actions) + self._seat)
        return NONE if node == NONE else _child(mind, node, action)


def _child(mind: Mind, node: int, action: int) -> int:
    child = int(mind.tree[node, FIRST_CHILD])
    while child != NONE and mind.tree[child, ACTION] != action:
        child = int(mind.tree[child, SIBLING])
    return child


def _list(values: Sequence[float]) -> tuple[float, ...]:
    return tuple(float(value) for value in values)

"""Batches of positions, stepped and played out on CPU threads or on a GPU, with the same bits everywhere.

batch = sim.Batch("stone_age", players=4, games=1000, seed=7)
batch.answers              # how many legal decisions each game's open question has (0: over)
batch.legal()              # their numbers, a row for each game
batch.step(actions)        # one decision in every game
batch.play_out()           # random play to the end
batch.scores()             # points of every seat of every game
"""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from civitas.core.batch import begin_games, play_games, rank_games, score_games, step_games, whole_games
from civitas.core.chance import WORDS
from civitas.core.engine import engine_of, lay_blank
from civitas.core.errors import BadOption, IllegalDecision
from civitas.core.game import find_game
from civitas.core.observation import Feature, features, observation_table, observe_games
from civitas.core.threads import run_in_threads

Device = Literal["cpu", "cuda"]


class Batch:
    """Many games of one kind, side by side in one array."""

    def __init__(
        self,
        slug: str,
        players: int | None = None,
        games: int = 1,
        seed: int = 0,
        threads: int = 1,
        backend: Literal["python", "native"] = "native",
        **options: object,
    ) -> None:
        self.game = find_game(slug)
        self.players = self.game.players[1] if players is None else players
        self.options = self.game.choose(self.players, options)
        if games < 1 or threads < 1:
            raise BadOption(f"{games} games on {threads} threads: both have to be at least 1")
        self.engine = engine_of(self.game, backend)
        self.seeds = np.arange(games, dtype=np.int64) + seed
        self.threads = threads
        self.records = self.engine.blank(games)
        template = self.engine.blank(1)
        lay_blank(self.game, template, self.players, self.options)
        self.records[:] = template[0]
        self.answers = np.zeros(games, np.int64)
        self._listed = np.zeros((games, len(self.game.actions) + 1), np.int16)
        self._run(begin_games, self.records, self.seeds, self._listed, self.answers)

    def __len__(self) -> int:
        return len(self.records)

    @property
    def to_act(self) -> NDArray[np.int8]:
        """The seat that decides in each game, -1 where it is over."""
        return self.records["to_act"]

    @property
    def over(self) -> NDArray[np.bool_]:
        return self.records["over"] == 1

    def legal(self) -> NDArray[np.int16]:
        """Legal decisions, a row for each game; only the first `answers` of a row count."""
        return self._listed

    def legal_mask(self) -> NDArray[np.bool_]:
        """The same as flags, a column for each decision of the game."""
        mask = np.zeros((len(self), len(self.game.actions)), np.bool_)
        listed = np.arange(self._listed.shape[1]) < self.answers[:, None]
        games, columns = np.nonzero(listed)
        mask[games, self._listed[games, columns]] = True
        return mask

    @cached_property
    def features(self) -> list[Feature]:
        """What each number of an observation means."""
        return features(self.game.layout)

    @cached_property
    def _observation_tables(self) -> NDArray[np.int64]:
        seats = range(self.players)
        return np.stack([observation_table(self.game.layout, self.players, seat) for seat in seats])

    def observe(self, seats: NDArray[Any] | None = None) -> NDArray[np.int32]:
        """What one seat of each game may know (the one to act if left out), a row a game; zeros where it is over."""
        out = np.zeros((len(self), len(self.features)), np.int32)
        chosen = np.asarray(self.to_act if seats is None else seats, np.int64)
        rows = np.ascontiguousarray(self.rows())
        self._run(observe_games, self.records, rows, chosen, np.full(1, self.players), self._observation_tables, out)
        return out

    def step(self, actions: Sequence[int] | NDArray[Any]) -> NDArray[np.int64]:
        """One decision in every game that is not over; returns the new numbers of answers."""
        chosen = np.asarray(actions, np.int64)
        self._refuse_illegal(chosen)
        self._run(step_games, self.records, chosen, self._listed, self.answers)
        return self.answers

    def _refuse_illegal(self, chosen: NDArray[np.int64]) -> None:
        if chosen.shape != (len(self),):
            raise BadOption(f"{len(self)} games need {len(self)} decisions, not an array of shape {chosen.shape}")
        listed = np.arange(self._listed.shape[1]) < self.answers[:, None]
        fits = ((self._listed == chosen[:, None]) & listed).any(axis=1) | (self.answers == 0)
        if not fits.all():
            game = int(np.argmin(fits))
            raise IllegalDecision(f"game {game}: decision {chosen[game]} is not legal there; nothing was changed")

    def play_out(self) -> NDArray[np.int64]:
        """Random play to the end of every game; returns how many real decisions each took."""
        decisions = np.zeros(len(self), np.int64)
        bound = np.full(1, self.game.decision_bound)
        luck = np.zeros((len(self), WORDS), np.int64)
        self._run(play_games, self.records, self.seeds, luck, self._listed, self.answers, decisions, bound)
        return decisions

    def scores(self) -> NDArray[np.int64]:
        """Points of every seat, a row for each game, as if it ended now."""
        points = np.zeros((len(self), self.players, len(self.game.sources)), np.int64)
        self._run(score_games, self.records, points)
        return points.sum(axis=2)

    def points(self) -> NDArray[np.int64]:
        """Points by source: games x seats x sources."""
        points = np.zeros((len(self), self.players, len(self.game.sources)), np.int64)
        self._run(score_games, self.records, points)
        return points

    def ranks(self) -> NDArray[np.int64]:
        """The place of every seat, from 1; ties share a place."""
        places = np.zeros((len(self), self.players), np.int64)
        scratch = np.zeros((len(self), len(self.game.sources)), np.int64)
        self._run(rank_games, self.records, places, scratch)
        return places

    def rows(self) -> NDArray[np.uint8]:
        """The bytes of every position."""
        return self.engine.rows(self.records)

    def _run(self, function: Callable[..., Any], *arrays: Any) -> None:
        bound = self.engine.bind(function)
        arrays = (self.engine.array(self.records), *arrays[1:])
        run_in_threads(lambda first, last: bound(first, last, *arrays), len(self.records), self.threads)


class Playouts:
    """Whole random games for counting and timing: nothing is kept but results."""

    def __init__(self, slug: str, players: int, options: dict[str, object], threads: int, device: Device) -> None:
        self.game = find_game(slug)
        self.players = players
        self.options = self.game.choose(players, options)
        self.threads = threads
        self._template = np.zeros(1, self.game.layout.dtype)
        lay_blank(self.game, self._template, players, self.options)
        self._runner = self._on_gpu() if device == "cuda" else self._on_cpu()

    def run(self, games: int, seed: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """Plays games with the seeds from `seed` on; returns decisions a game, and points by game and seat."""
        return self._runner(games, seed)

    def _on_cpu(self) -> Callable[[int, int], tuple[NDArray[np.int64], NDArray[np.int64]]]:
        engine = engine_of(self.game)
        play = engine.bind(whole_games)
        bound = self.game.decision_bound

        def run(games: int, seed: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
            decisions = np.zeros(games, np.int64)
            scores = np.zeros((games, self.players), np.int64)
            sources = len(self.game.sources)

            def work(first: int, last: int) -> None:
                record, template = engine.array(engine.blank(1)), engine.array(self._template)
                scratch = np.zeros(sources, np.int64)
                play(
                    *(first, last, record, template, np.zeros(WORDS, np.int64), engine.answers()),
                    *(scratch, decisions, scores, seed, bound),
                )

            run_in_threads(work, games, self.threads)
            return decisions, scores

        return run

    def _on_gpu(self) -> Callable[[int, int], tuple[NDArray[np.int64], NDArray[np.int64]]]:
        from civitas.core.cuda import gpu_playouts

        return gpu_playouts(self.game, self.players, self._template)

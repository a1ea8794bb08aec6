"""Plays other engines at random on one core and prints how many decisions a second each makes.

It runs in the peers' own environment (see README.md) and never imports civitas.
"""

import argparse
import json
import os
import platform
import random
import sys
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Any, TypeAlias

# Plays one game, or a batch of games for some steps, and returns the decisions made.
Play: TypeAlias = Callable[[], int]
Json: TypeAlias = dict[str, Any]

SEED = 1
PGX_BATCHES = (16, 64, 256, 1024)
PGX_STEPS_A_CALL = 32


@dataclass(frozen=True)
class Peer:
    """One game of another engine, and what is counted as a decision in it."""

    name: str
    packages: tuple[str, ...]
    how: str
    prepare: Callable[[int], Play]
    batches: tuple[int, ...] = (1,)


def openspiel(game_name: str, _batch: int) -> Play:
    """One game of OpenSpiel, stepped from Python."""
    game: Any = import_module("pyspiel").load_game(game_name)
    rng = random.Random(SEED)

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(draw(state.chance_outcomes(), rng.random()))
            else:
                # Quicker than rng.choice, whose time would be charged to the peer.
                actions = state.legal_actions()
                state.apply_action(actions[int(rng.random() * len(actions))])
                decisions += 1
        return decisions

    return play


def draw(outcomes: list[tuple[int, float]], point: float) -> int:
    """The outcome that the point, from 0 to 1, falls on; twice as quick as rng.choices."""
    for outcome, probability in outcomes:
        point -= probability
        if point < 0:
            return outcome
    return outcomes[-1][0]


def catanatron(_batch: int) -> Play:
    """One game of four RandomPlayers; Game.play copies the state twice, so we tick ourselves."""
    engine: Any = import_module("catanatron")
    turns_limit: int = import_module("catanatron.game").TURNS_LIMIT
    players = [engine.RandomPlayer(color) for color in engine.Color]
    rng = random.Random(SEED)

    def play() -> int:
        game = engine.Game(players, seed=rng.randrange(1, sys.maxsize))
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < turns_limit:
            game.play_tick()
            decisions += 1
        return decisions

    return play


def pgx(game_name: str, batch: int) -> Play:
    """A batch of games of Pgx, some steps a call, compiled before the first call."""
    jax: Any = import_module("jax")
    begin, steps = pgx_functions(game_name, batch)
    carry = jax.jit(begin)(jax.random.key(SEED))
    compiled = jax.jit(steps).lower(carry).compile()

    def play() -> int:
        nonlocal carry
        carry = jax.block_until_ready(compiled(carry))
        return batch * PGX_STEPS_A_CALL

    return play


def pgx_functions(game_name: str, batch: int) -> tuple[Callable[..., Any], Callable[..., Any]]:
    """What begins a batch, and what plays it on; both carry the games and a random key."""
    jax: Any = import_module("jax")
    env: Any = import_module("pgx").make(game_name)
    begin_games, step_games = jax.vmap(env.init), jax.vmap(env.step)

    def begin(key: Any) -> Any:
        return begin_games(jax.random.split(key, batch)), key

    def step(_: int, carry: Any) -> Any:
        games, key = carry
        key, choosing, chance, fresh = jax.random.split(key, 4)
        actions = choose_legal(games.legal_action_mask, choosing)
        games = step_games(games, actions, jax.random.split(chance, batch))
        # Pgx's own auto_reset sets up a new game at every step of every game, which halves the
        # speed of backgammon; here it is done only in steps where a game ended.
        ended = games.terminated | games.truncated
        games = jax.lax.cond(ended.any(), lambda: replace_ended(ended, games, begin(fresh)[0]), lambda: games)
        return games, key

    return begin, lambda carry: jax.lax.fori_loop(0, PGX_STEPS_A_CALL, step, carry)


def choose_legal(masks: Any, key: Any) -> Any:
    """A legal action for each game, all equally likely, from one random number a game."""
    jax: Any = import_module("jax")
    nth_legal = masks.cumsum(axis=1, dtype="int32")
    drawn = jax.random.randint(key, masks.shape[:1], 0, nth_legal[:, -1])
    return (nth_legal > drawn[:, None]).argmax(axis=1)


def replace_ended(ended: Any, games: Any, fresh: Any) -> Any:
    """The games, with a fresh one in the place of each that ended."""
    jax: Any = import_module("jax")

    def choose(new: Any, old: Any) -> Any:
        return jax.numpy.where(ended.reshape((-1,) + (1,) * (old.ndim - 1)), new, old)

    return jax.tree_util.tree_map(choose, fresh, games)


SPIEL = "whole random games stepped from Python"
PGX = "random legal steps of a vmapped, jitted batch, observation included"
PEERS = (
    Peer(
        "openspiel backgammon",
        ("open_spiel",),
        f"{SPIEL}: actions of players, each moving both dice; chance is sampled, not counted",
        partial(openspiel, "backgammon"),
    ),
    Peer(
        "openspiel chess",
        ("open_spiel",),
        f"{SPIEL}: moves of both players",
        partial(openspiel, "chess"),
    ),
    Peer(
        "catanatron",
        ("catanatron",),
        "whole games of four RandomPlayers: actions taken, rolls and ends of turns included",
        catanatron,
    ),
    Peer(
        "pgx backgammon",
        ("pgx", "jax"),
        f"{PGX}: moves of one die each, the roll that follows is part of the step",
        partial(pgx, "backgammon"),
        PGX_BATCHES,
    ),
    Peer(
        "pgx go 9x9",
        ("pgx", "jax"),
        f"{PGX}: stones and passes",
        partial(pgx, "go_9x9"),
        PGX_BATCHES,
    ),
)


def keep_playing(play: Play, seconds: float) -> Json:
    """Plays until the time is over and lets the last call finish."""
    decisions, began, began_cpu = 0, time.perf_counter(), time.process_time()
    while (elapsed := time.perf_counter() - began) < seconds:
        decisions += play()
    return {
        "decisions": decisions,
        "seconds": round(elapsed, 3),
        "cpu_seconds": round(time.process_time() - began_cpu, 3),
        "per_second": round(decisions / elapsed),
    }


def measure(peer: Peer, batch: int, seconds: float) -> Json:
    """The speed at one batch size, after a warm-up that is not counted."""
    play = peer.prepare(batch)
    keep_playing(play, seconds / 4)
    speed = keep_playing(play, seconds) | {"batch": batch}
    print(f"{peer.name}, batch {batch}: {speed['per_second']:,} a second", file=sys.stderr)
    return speed


def figures(peer: Peer, seconds: float) -> Json:
    """The peer's figures at the batch size that serves it best."""
    versions = ", ".join(f"{package} {version(package)}" for package in peer.packages)
    speeds = [measure(peer, batch, seconds) for batch in peer.batches]
    best = max(speeds, key=lambda speed: speed["per_second"])
    how = peer.how
    if len(peer.batches) > 1:
        how += f"; batch {best['batch']}, the fastest of {', '.join(map(str, peer.batches))}"
    return {"peer": peer.name, "version": versions, **best, "how": how}


def report(peer: Peer, seconds: float) -> Json:
    """The peer's figures, or why there are none."""
    try:
        return figures(peer, seconds)
    except ImportError as missing:
        return {"peer": peer.name, "error": f"not installed: {missing}"}
    except Exception as failure:  # One broken peer must not cost the others their figures.
        traceback.print_exc()
        return {"peer": peer.name, "error": f"{type(failure).__name__}: {failure}"}


def use_one_core() -> None:
    """Holds this process and the threads of peers to one core; peers read this when imported."""
    for library in ("OMP", "OPENBLAS", "MKL"):
        os.environ[f"{library}_NUM_THREADS"] = "1"
    os.environ["JAX_PLATFORMS"] = "cpu"
    os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
    if hasattr(os, "sched_setaffinity"):  # Linux only; elsewhere the settings above must do.
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def cpu_model() -> str:
    """The processor's name; platform.processor() does not know it on Linux."""
    cpuinfo = Path("/proc/cpuinfo")
    lines = cpuinfo.read_text().splitlines() if cpuinfo.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def machine() -> Json:
    """The machine that the figures are of."""
    return {
        "cpu": cpu_model(),
        "cores": os.cpu_count(),
        "cores_used": 1,
        "python": platform.python_version(),
    }


def arguments() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="per peer and batch size")
    parser.add_argument("--only", metavar="NAME", default="", help="peers whose name holds NAME")
    return parser.parse_args()


def main() -> None:
    """Measures the chosen peers and prints one JSON object."""
    chosen = arguments()
    peers = [peer for peer in PEERS if chosen.only in peer.name]
    if not peers:
        names = ", ".join(peer.name for peer in PEERS)
        sys.exit(f"No peer's name holds {chosen.only!r}; the peers are: {names}.")
    use_one_core()
    found = [report(peer, chosen.seconds) for peer in peers]
    print(json.dumps({"machine": machine(), "peers": found}, indent=2))


if __name__ == "__main__":
    main()

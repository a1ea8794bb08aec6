"""Beyond the Horizon: research, explore, settle and build from the first fire to the network age."""

from collections.abc import Mapping

from civitas.core.game import Game, Option, Question, Rules
from civitas.games.beyond_the_horizon import rules
from civitas.games.beyond_the_horizon.hints import evaluate, period
from civitas.games.beyond_the_horizon.invariants import broken_invariants
from civitas.games.beyond_the_horizon.state import (
    ACTIONS,
    EVENTS,
    LAYOUT,
    QUESTIONS,
    ROUND_LIMITS,
    SOURCES,
    STEPS,
)
from civitas.games.beyond_the_horizon.tables import FOLDER, TABLES, compile_tables

__all__ = ["GAME"]


def _refuse(players: int, options: Mapping[str, str]) -> str:
    first = options["first"]
    if first != "random" and int(first) > players:
        return f"option first={first}: there is no such seat with {players} players"
    return ""


GAME = Game(
    slug="beyond_the_horizon",
    abbreviation="BH",
    rules_version=1,
    players=(2, 4),
    length=(60, 120),
    layout=LAYOUT,
    actions=ACTIONS,
    questions=tuple(Question(name) for name in QUESTIONS),
    steps=STEPS,
    events=EVENTS,
    sources=SOURCES,
    rules=Rules(
        start=rules.start,
        run=rules.run,
        decide=rules.decide,
        check=rules.check,
        legal=rules.legal,
        tally=rules.tally,
        tie_break=rules.tie_break,
        evaluate=evaluate,
        period=period,
    ),
    decision_bound=40_000,
    folder=FOLDER,
    tables=TABLES,
    compile_tables=compile_tables,
    options=(
        Option("first", ("random", "1", "2", "3", "4"), "first_choice"),
        Option("round_limit", ROUND_LIMITS, "round_limit"),
    ),
    invariants=broken_invariants,
    refuse=_refuse,
)

"""Nations: lead a people through four ages, in peace, in war and in books."""

from collections.abc import Mapping

from civitas.core.game import Game, Option, Question, Rules
from civitas.games.nations import rules
from civitas.games.nations.hints import evaluate, period
from civitas.games.nations.invariants import broken_invariants
from civitas.games.nations.state import (
    ACTIONS,
    AGES_CHOICE,
    BOARDS_CHOICE,
    DIFFICULTY_CHOICE,
    EASIER_CHOICE,
    EVENTS,
    LAYOUT,
    LEVELS_CHOICE,
    QUESTIONS,
    SOURCES,
    STEPS,
    SWAPS_CHOICE,
    TURN_END_CHOICE,
)
from civitas.games.nations.tables import FOLDER, TABLES, compile_tables

__all__ = ["GAME"]


def _refuse(players: int, options: Mapping[str, str]) -> str:
    if players == 5 and options["levels"] in ("basic", "balanced"):
        return f"option levels={options['levels']}: five players need more than the basic cards (NA-15.1)"
    return ""


GAME = Game(
    slug="nations",
    abbreviation="NA",
    rules_version=1,
    players=(1, 5),
    length=(40, 200),
    layout=LAYOUT,
    actions=ACTIONS,
    # A lone pass is still asked: it is final.
    questions=tuple(Question(name, ceremonial=name == "turn") for name in QUESTIONS),
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
    decision_bound=20_000,
    folder=FOLDER,
    tables=TABLES,
    compile_tables=compile_tables,
    options=(
        Option("levels", LEVELS_CHOICE, "levels"),
        Option("ages", AGES_CHOICE, "ages_played"),
        Option("boards", BOARDS_CHOICE, "boards_played"),
        Option("difficulty", DIFFICULTY_CHOICE, "difficulty_played"),
        Option("easier", EASIER_CHOICE, "easier"),
        Option("swaps", SWAPS_CHOICE, "swaps_played"),
        Option("turn_end", TURN_END_CHOICE, "turn_end"),
    ),
    invariants=broken_invariants,
    refuse=_refuse,
)

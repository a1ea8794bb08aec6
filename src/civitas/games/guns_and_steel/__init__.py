"""Guns & Steel: lay cards as resources or as technologies, buy from the pyramid, and build the wonders of the world."""

from civitas.core.game import Game, Option, Question, Rules
from civitas.games.guns_and_steel import rules
from civitas.games.guns_and_steel.hints import evaluate, period
from civitas.games.guns_and_steel.invariants import broken_invariants
from civitas.games.guns_and_steel.shortlist import shortlist
from civitas.games.guns_and_steel.state import ACTIONS, EVENTS, HANDS, LAYOUT, QUESTIONS, SOURCES, STEPS
from civitas.games.guns_and_steel.tables import FOLDER, MODES, TABLES, compile_tables

__all__ = ["GAME"]

GAME = Game(
    slug="guns_and_steel",
    abbreviation="GS",
    rules_version=1,
    players=(2, 4),
    length=(45, 60),
    layout=LAYOUT,
    actions=ACTIONS,
    # With closed hands somebody may be asked who has nothing to lay: the others are not to know (GS-D18).
    questions=tuple(Question(name, ceremonial=name in ("play", "react")) for name in QUESTIONS),
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
        shortlist=shortlist,
        deal_secrets=rules.deal_secrets,
        period=period,
    ),
    decision_bound=60_000,
    folder=FOLDER,
    tables=TABLES,
    compile_tables=compile_tables,
    options=(Option("mode", MODES, "mode"), Option("hands", HANDS, "hands")),
    invariants=broken_invariants,
)

"""Historia: twelve thousand years in twelve turns, from the first fire to the singularity."""

from collections.abc import Mapping

from civitas.core.game import Game, Option, Question, Rules
from civitas.games.historia import rules
from civitas.games.historia.hints import evaluate, period
from civitas.games.historia.invariants import broken_invariants
from civitas.games.historia.rules.secrets import deal_secrets
from civitas.games.historia.state import ACTIONS, BOT_PLACES, EVENTS, LAYOUT, QUESTIONS, SOURCES, STEPS
from civitas.games.historia.tables import BOT_LEVELS, CIVBOTS_MOST, CIVBOTS_USUAL, FOLDER, TABLES, compile_tables

__all__ = ["GAME"]

ON = ("off", "on")


def _refuse(players: int, options: Mapping[str, str]) -> str:
    wanted = options["civbots"]
    bots = int(CIVBOTS_USUAL[players]) if wanted == "usual" else int(wanted)
    most = int(CIVBOTS_MOST[players])
    if players == 1 and bots != most:
        return f"option civbots={wanted}: one player plays against exactly {most} Civbots"
    if bots > most:
        return f"option civbots={wanted}: with {players} players at most {most} Civbots fit, six civilizations in all"
    if players == 1 and options["leaders"] == "at_once":
        return "option leaders=at_once: one player plays without leaders, so there is nothing to draft"
    return ""


GAME = Game(
    slug="historia",
    abbreviation="HI",
    rules_version=1,
    players=(1, 6),
    length=(60, 120),
    layout=LAYOUT,
    actions=ACTIONS,
    questions=tuple(Question(name, sealed=name == "select") for name in QUESTIONS),
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
        deal_secrets=deal_secrets,
        period=period,
    ),
    decision_bound=25_000,
    folder=FOLDER,
    tables=TABLES,
    compile_tables=compile_tables,
    options=(
        Option("civbots", ("usual", "0", "1", "2", "3", "4", "5"), "civbots_rule"),
        *(Option(f"civbot_{number}", BOT_LEVELS, f"civbot_{number}") for number in range(1, BOT_PLACES + 1)),
        Option("civilizations", ("random", "chosen"), "civilization_rule"),
        Option("events", ON, "event_rule"),
        Option("leaders", ("by_era", "at_once"), "leader_rule"),
        Option("placement", ("turn_order", "reverse"), "placement_rule"),
        Option("advisors", ("drawn", "chosen"), "advisor_rule"),
        Option("cubes", ("standard", "expert"), "cube_rule"),
    ),
    invariants=broken_invariants,
    refuse=_refuse,
)

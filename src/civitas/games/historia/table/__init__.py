"""The table of Historia: the round that is played, the map, the matrix, the wheel of time, and everybody's own area."""

from htpy import Node, Renderable, div

from civitas.games.historia.table.asking import choices, detail
from civitas.games.historia.table.atlas import atlas
from civitas.games.historia.table.cards import wonder_card
from civitas.games.historia.table.facts import Facts, read
from civitas.games.historia.table.matrix import matrix
from civitas.games.historia.table.mats import counters, mats
from civitas.games.historia.table.sheets import SOURCE_ICONS, sheets
from civitas.games.historia.table.stage import stage
from civitas.games.historia.table.wheel import time
from civitas.games.historia.table.words import decision_words, say
from civitas.web import ui
from civitas.web.table_contract import Drawing, Seen

__all__ = ["STYLES", "draw"]

STYLES = ("historia.css",)
LOG_ICONS = {
    "turn_begins": "era",
    "round_begins": "turn_order",
    "event_comes": "event",
    "event_strikes": "event",
    "reveals_action": "reveal",
    "reveals_advisor": "reveal",
    "plays_action": "card",
    "plays_advisor": "advisor",
    "has_no_effect": "pass",
    "pays_cubes": "cube",
    "recovers_cubes": "cube",
    "adds_cube": "cube",
    "takes_back": "queue",
    "gets_card": "draw",
    "reaches_technology": "technology",
    "reaches_military": "military",
    "scores": "victory_points",
    "loses": "victory_points",
    "bot_scores": "victory_points",
    "takes_wonder": "wonder",
    "activates": "wonder",
    "expands": "expansion",
    "places": "expansion",
    "leaves": "exploit",
    "trades": "trade",
    "attacks": "war",
    "bot_attacks": "war",
    "revolts": "revolution",
    "bot_draws": "bot",
    "shows_leader": "leader",
    "leader_leaves": "leader",
    "draws_advisor": "advisor",
    "sees_advisor": "secret",
    "governed": "government",
    "game_ends": "trophy",
    "solo_won": "trophy",
    "solo_lost": "warning",
}


def draw(seen: Seen) -> Drawing:
    """Everything on the table, from what the viewer may see."""
    facts = read(seen)
    return Drawing(
        board=_board(facts),
        mats=mats(facts),
        choices=choices(facts),
        detail=detail(facts),
        phases=_phases(facts.lang, _phase(facts)),
        subtitle=_subtitle(facts),
        verdict="" if facts.position["outcome"] == "open" else say(facts.lang, f"table-{facts.position['outcome']}"),
        counters=counters(facts),
        seat_sheets={human.seat: f"sheet-{human.seat}" for human in facts.humans},
        sheets=sheets(facts),
        log_icons=LOG_ICONS,
        source_icons=SOURCE_ICONS,
    )


def _board(facts: Facts) -> Node:
    asked = facts.deciding is not None and f"asks-{facts.question}"
    return div(class_=["hi", asked])[
        _verdict(facts),
        stage(facts),
        atlas(facts),
        div(".hi-below")[matrix(facts), div(".hi-aside-column")[time(facts), _row(facts)]],
    ]


def _row(facts: Facts) -> Renderable:
    """The wonder row, left to right; Civbots take the last one."""
    lang, bots = facts.lang, facts.position["bots"] > 0
    cards = [
        wonder_card(
            lang,
            wonder,
            "",
            decision := facts.can(f"take {wonder}"),
            decision_words(lang, decision) if decision else "",
            bots and place == len(facts.row) - 1,
        )
        for place, wonder in enumerate(facts.row)
    ]
    heading = say(lang, "table-row", n=len(cards))
    empty = div(".hi-none")[say(lang, "table-row-empty")]
    return div(".hi-row-of-wonders", id="row", role="group", aria_label=heading)[
        div(".hi-heading")[ui.icon("wonder"), heading], div(".hi-wonders")[cards] if cards else empty
    ]


def _verdict(facts: Facts) -> Node:
    """HI-13.3: how a solo game ended."""
    outcome = facts.position["outcome"]
    if outcome == "open":
        return None
    civ = facts.civs[0]
    rivals = [one for one in facts.civs if one.bot and not one.gone]
    best = max(rivals, key=lambda one: one.points, default=None)
    if outcome == "lost" and not civ.places:
        why = say(facts.lang, "table-fallen-why")
    elif best is None:
        why = say(facts.lang, "table-alone-why", n=civ.points)
    else:
        why = say(facts.lang, f"table-{outcome}-why", n=civ.points, best=best.name, most=best.points)
    won = outcome == "won"
    return ui.notice(
        say(facts.lang, f"table-{outcome}"), why, picture="trophy" if won else "warning", kind="" if won else "bad"
    )


# ---- the page's head


PHASES = ("setup", "choice", "actions")


def _phase(facts: Facts) -> int:
    if facts.turn == 0:
        return 0
    return 1 if facts.question == "select" else 2


@ui.keep
def _phases(lang: str, current: int) -> Renderable:
    return ui.phases(say(lang, "table-phases"), [say(lang, f"table-phase-{name}") for name in PHASES], current)


def _subtitle(facts: Facts) -> str:
    if facts.turn == 0:
        return say(facts.lang, "table-phase-setup")
    return say(facts.lang, "table-when", era="I" * (facts.era + 1), turn=facts.turn, n=facts.position["action_round"])

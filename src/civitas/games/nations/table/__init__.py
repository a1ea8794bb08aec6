"""The table of Nations: the Progress Board, war and event, the tracks, and everybody's own board."""

from htpy import Node, Renderable, div

from civitas.games.nations.state import PHASES
from civitas.games.nations.table.asking import choices, detail
from civitas.games.nations.table.boards import offered_boards
from civitas.games.nations.table.facts import Facts, read
from civitas.games.nations.table.market import market
from civitas.games.nations.table.mats import counters, mats
from civitas.games.nations.table.overview import overview, tracks
from civitas.games.nations.table.sheets import SOURCE_ICONS, hall_of_fame, sheets
from civitas.games.nations.table.words import ROMAN, say
from civitas.web import ui
from civitas.web.table_contract import Drawing, Seen

__all__ = ["STYLES", "draw"]

STYLES = ("nations.css",)
LOG_ICONS = {
    "round_begins": "era",
    "order_set": "turn_order",
    "grows": "bonus",
    "takes_worker": "person",
    "returns_worker": "person",
    "reveals_event": "event",
    "rejects_event": "event",
    "event_acts": "event",
    "places_architects": "architect",
    "passes": "pass",
    "buys": "coin",
    "takes_free": "bonus",
    "places": "card",
    "removes": "discard",
    "must_go": "warning",
    "loses_host": "warning",
    "removes_site": "discard",
    "lays_war": "war",
    "war_ends": "war",
    "defeated": "war",
    "safe_from_war": "defence",
    "fights_battle": "battle",
    "celebrates": "golden_age",
    "deploys": "worker",
    "undeploys": "move",
    "will_leave": "move",
    "will_return": "person",
    "hires": "architect",
    "completes": "heritage",
    "uses": "play",
    "gains": "bonus",
    "pays": "cost",
    "loses": "upkeep",
    "gains_vp": "victory_points",
    "loses_vp": "victory_points",
    "lacks": "warning",
    "revolts": "revolt",
    "famine": "famine",
    "books_scored": "book",
    "rolls_die": "dice",
    "opponent_lays_war": "war",
    "opponent_changes": "bot",
    "opponent_stands": "bot",
    "hall_of_fame": "trophy",
    "game_ends": "trophy",
}


def draw(seen: Seen) -> Drawing:
    """Everything on the table, from what the viewer may see."""
    facts = read(seen)
    return Drawing(
        board=_board(facts),
        mats=mats(facts),
        choices=choices(facts),
        detail=detail(facts),
        phases=_phases(facts.lang, int(facts.here["phase"])),
        subtitle=_subtitle(facts),
        counters=counters(facts),
        seat_sheets={nation.seat: f"sheet-{nation.seat}" for nation in facts.nations if nation.settled},
        sheets=sheets(facts),
        log_icons=LOG_ICONS,
        source_icons=SOURCE_ICONS,
    )


def _board(facts: Facts) -> Node:
    return div(class_=["na", facts.deciding is not None and f"asks-{facts.question}"])[
        _fame(facts),
        offered_boards(facts),
        overview(facts) if facts.round_number else None,
        market(facts),
        tracks(facts) if facts.round_number else None,
    ]


def _fame(facts: Facts) -> Node:
    """NA-17.12: at the end of a solo game, where the player stands among the great."""
    return hall_of_fame(facts.lang, facts.nations[0].points) if facts.over and facts.solo else None


def _subtitle(facts: Facts) -> str:
    if not facts.round_number:
        return say(facts.lang, "phase-setup")
    part = 2 - facts.round_number % 2
    words = say(facts.lang, "table-age-round", age=ROMAN[facts.age], part=part)
    return f"{words} · {say(facts.lang, 'table-round-of', n=facts.round_number, all=facts.rounds)}"


@ui.keep
def _phases(lang: str, current: int) -> Renderable:
    return ui.phases(say(lang, "table-phases"), [say(lang, f"phase-{name}") for name in PHASES], current)

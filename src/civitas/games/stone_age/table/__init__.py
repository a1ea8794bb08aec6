"""The table of Stone Age: the land, what can be bought, the tracks, and everybody's own area."""

from htpy import Node, Renderable, div

from civitas.games.stone_age.state import PHASES
from civitas.games.stone_age.table.asking import choices, detail
from civitas.games.stone_age.table.facts import Facts, read
from civitas.games.stone_age.table.market import market
from civitas.games.stone_age.table.mats import counters, mats, own_mat
from civitas.games.stone_age.table.scene import scene
from civitas.games.stone_age.table.sheets import SOURCE_ICONS, sheets
from civitas.games.stone_age.table.stage import stage
from civitas.games.stone_age.table.tracks import tracks
from civitas.games.stone_age.table.words import say
from civitas.web import ui
from civitas.web.table_contract import Drawing, Seen

__all__ = ["STYLES", "draw"]

STYLES = ("stone_age.css",)
LOG_ICONS = {
    "first_player": "first_player",
    "round_begins": "turn_order",
    "places": "person",
    "rolls": "dice",
    "adds_tool": "tool",
    "adds_once": "tool",
    "gains": "bonus",
    "pays": "cost",
    "buys_card": "card",
    "buys_building": "building",
    "declines": "pass",
    "draws_card": "draw",
    "sees_card": "secret",
    "rolls_draft": "dice",
    "feeds": "feeding",
    "lacks_food": "food",
    "starves": "famine",
    "reveals_card": "card",
    "reveals_tile": "building",
    "stack_empty": "warning",
    "cards_run_out": "warning",
    "game_ends": "trophy",
}


def draw(seen: Seen) -> Drawing:
    """Everything on the table, from what the viewer may see."""
    facts = read(seen)
    return Drawing(
        board=_board(facts),
        mats=mats(facts),
        beside=own_mat(facts),
        choices=choices(facts),
        detail=detail(facts),
        phases=_phases(facts.lang, PHASES.index(facts.position["phase"])),
        subtitle=say(facts.lang, "mat-round-number", n=facts.position["round_number"]),
        counters=counters(facts),
        seat_sheets={tribe.seat: f"sheet-{tribe.seat}" for tribe in facts.tribes},
        sheets=sheets(facts),
        log_icons=LOG_ICONS,
        source_icons=SOURCE_ICONS,
    )


def _board(facts: Facts) -> Node:
    asked = facts.deciding is not None and f"asks-{facts.question}"
    return div(class_=["sa", asked])[
        scene(facts, stage(facts)),
        market(facts),
        tracks(facts),
    ]


@ui.keep
def _phases(lang: str, current: int) -> Renderable:
    return ui.phases(say(lang, "table-phases"), [say(lang, f"phase-{name}") for name in PHASES], current)

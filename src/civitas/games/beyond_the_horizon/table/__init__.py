"""The table of Beyond the Horizon: the map, the star chart of technologies, the board's actions, everybody's board."""

from htpy import Node, Renderable, div

from civitas.games.beyond_the_horizon.state import PHASES
from civitas.games.beyond_the_horizon.table.actions import actions
from civitas.games.beyond_the_horizon.table.asking import choices, detail
from civitas.games.beyond_the_horizon.table.display import goals, revealed, structures
from civitas.games.beyond_the_horizon.table.facts import Facts, read
from civitas.games.beyond_the_horizon.table.mats import counters, mats
from civitas.games.beyond_the_horizon.table.sheets import SOURCE_ICONS, sheets
from civitas.games.beyond_the_horizon.table.tree import tree
from civitas.games.beyond_the_horizon.table.words import say
from civitas.games.beyond_the_horizon.table.world import world
from civitas.web import ui
from civitas.web.table_contract import Drawing, Seen

__all__ = ["STYLES", "draw"]

STYLES = ("beyond_the_horizon.css",)
LOG_ICONS = {
    "first_player": "first_player",
    "round_begins": "turn_order",
    "takes_government": "government",
    "acts": "basic_action",
    "uses": "basic_action",
    "pays": "cost",
    "skips": "pass",
    "exhausts": "exhaust",
    "pawn_leaves": "warning",
    "gains_coins": "coin",
    "gains_pawns": "person",
    "gains_points": "victory_points",
    "gains_settle_tokens": "settle_token",
    "gains_fortify_tokens": "fortify_token",
    "does_basic": "basic_action",
    "researches": "scholar",
    "meets_leader": "leader",
    "chooses_option": "leader",
    "chooses_colour": "technology",
    "reveals_card": "reveal",
    "discovers": "undiscovered",
    "learns": "technology",
    "looks_at": "reveal",
    "keeps": "private_technology",
    "takes_cube": "cube",
    "invests": "cube",
    "unlocks_column": "population",
    "unlocks_coins": "economy",
    "unlocks_stage": "government",
    "takes_structure": "structure",
    "shows_structure": "reveal",
    "recruits": "recruit",
    "upgrades": "upgrade",
    "moves": "move",
    "explores": "explore",
    "arrives": "frontier",
    "uses_up": "exhaust",
    "founds": "village",
    "fortifies": "city",
    "returns_settle_token": "settle_token",
    "returns_fortify_token": "fortify_token",
    "builds": "structure",
    "builds_too": "structure",
    "weakens": "exhaust",
    "passes_expansion": "pass",
    "produces": "production",
    "buys_pawn": "trade",
    "dismisses": "trade",
    "retires": "trade",
    "claims_goal": "goal",
    "claims_without_cube": "goal",
    "end_triggered": "warning",
    "game_ends": "trophy",
    "reacts": "government",
    "no_structure": "warning",
    "gains_nothing": "warning",
    "lacks_cubes": "warning",
    "no_card": "warning",
    "round_limit_reached": "warning",
}


def draw(seen: Seen) -> Drawing:
    """Everything on the table, from what the viewer may see."""
    facts = read(seen)
    return Drawing(
        board=_board(facts),
        mats=mats(facts),
        choices=choices(facts),
        detail=detail(facts),
        phases=_phases(facts.lang, PHASES.index(facts.position["phase"])),
        subtitle=_round(facts),
        counters=counters(facts),
        seat_sheets={nation.seat: f"sheet-{nation.seat}" for nation in facts.nations},
        sheets=sheets(facts),
        log_icons=LOG_ICONS,
        source_icons=SOURCE_ICONS,
    )


def _board(facts: Facts) -> Node:
    asked = facts.deciding is not None and f"asks-{facts.question}"
    return div(class_=["bh", asked])[
        revealed(facts),
        div(".bh-horizon")[world(facts), actions(facts)],
        tree(facts),
        div(".bh-market")[goals(facts), structures(facts)],
    ]


def _round(facts: Facts) -> str:
    number, last = facts.position["round_number"], facts.position["last_round"]
    if last:
        return say(facts.lang, "table-round-last", n=number, last=last)
    return say(facts.lang, "table-round", n=number)


@ui.keep
def _phases(lang: str, current: int) -> Renderable:
    names = [say(lang, f"phase-{name}") for name in PHASES[1:]]
    return ui.phases(say(lang, "table-phases"), names, current - 1)

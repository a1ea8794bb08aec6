"""The table of Guns & Steel: the pyramid on a drawing board, the scene of the turn, and everybody's own cards."""

from htpy import Node, Renderable, div

from civitas.games.guns_and_steel.state import PHASES
from civitas.games.guns_and_steel.table.asking import choices, detail
from civitas.games.guns_and_steel.table.facts import Facts, read
from civitas.games.guns_and_steel.table.mats import counters, mats
from civitas.games.guns_and_steel.table.payments import offers
from civitas.games.guns_and_steel.table.printed import explained_cards
from civitas.games.guns_and_steel.table.pyramid import pyramid
from civitas.games.guns_and_steel.table.sheets import SOURCE_ICONS, sheets
from civitas.games.guns_and_steel.table.stage import stage
from civitas.games.guns_and_steel.table.track import track
from civitas.games.guns_and_steel.table.words import say
from civitas.games.guns_and_steel.tables import FACES, WONDERS
from civitas.web import ui
from civitas.web.table_contract import Drawing, Seen

__all__ = ["STYLES", "draw"]

STYLES = ("guns_and_steel.css",)
LOG_ICONS = {
    "first_player": "first_player",
    "round_begins": "turn_order",
    "chooses_wonder": "wonder",
    "lays_resource": "resource",
    "lays_some_resource": "resource",
    "lays_which": "secret",
    "lays_technology": "technology",
    "plays": "card",
    "activates": "gs_activate",
    "declines": "pass",
    "reacts_with": "reaction",
    "depletes": "gs_deplete",
    "spends": "cost",
    "replenishes": "gs_replenish",
    "gains": "bonus",
    "scores": "victory_points",
    "loses_points": "victory_points",
    "pays_points": "victory_points",
    "attacks": "attack",
    "is_defeated": "gs_broken",
    "holds": "defence",
    "hands_over": "wonder",
    "receives": "wonder",
    "buys": "gs_cart",
    "passes": "pass",
    "uncovers": "reveal",
    "completes": "wonder",
    "places_marker": "glory",
    "moves_marker": "glory",
    "retrieves": "gs_hand",
    "retrieves_some": "gs_hand",
    "retrieves_which": "secret",
    "wastes": "discard",
    "no_wonder_left": "warning",
    "no_space_card_left": "warning",
    "track_is_full": "warning",
    "last_round": "warning",
    "game_ends": "trophy",
}


def draw(seen: Seen) -> Drawing:
    """Everything on the table, from what the viewer may see."""
    facts = read(seen)
    ways = offers(facts)
    return Drawing(
        board=_board(facts),
        mats=mats(facts, ways),
        choices=choices(facts, ways),
        detail=detail(facts, ways),
        phases=_phases(facts.lang, PHASES.index(facts.position["phase"])),
        subtitle=say(facts.lang, "table-round", n=facts.position["round_number"]),
        counters=counters(facts),
        seat_sheets={nation.seat: f"sheet-{nation.seat}" for nation in facts.nations},
        sheets=[sheets(facts), _explanations(facts)],
        log_icons=LOG_ICONS,
        source_icons=SOURCE_ICONS,
    )


def _board(facts: Facts) -> Node:
    asked = facts.deciding is not None and f"asks-{facts.question}"
    return div(class_=["gs", asked])[pyramid(facts), stage(facts), track(facts)]


@ui.keep
def _phases(lang: str, current: int) -> Renderable:
    """Setup is no phase of a turn."""
    return ui.phases(say(lang, "table-phases"), [say(lang, f"phase-{name}") for name in PHASES[1:]], current - 1)


def _explanations(facts: Facts) -> Node:
    return div(hidden=True)[_all_explanations(facts.lang)]


@ui.keep
def _all_explanations(lang: str) -> Renderable:
    return div[explained_cards(lang, range(FACES), range(len(WONDERS.names)))]

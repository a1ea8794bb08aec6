"""A seat's whole board, to be read at leisure: every card with both halves, every building, points by source."""

from htpy import Node, Renderable, div, span, table, tbody, td, th, tr
from markupsafe import Markup

from civitas.games.stone_age.table.facts import Facts, Tribe
from civitas.games.stone_age.table.mats import extra_card
from civitas.games.stone_age.table.parts import keep_few
from civitas.games.stone_age.table.printed import whole_card, whole_tile
from civitas.games.stone_age.table.words import say
from civitas.web import ui

SOURCE_ICONS = {
    "buildings": "building",
    "cards": "card",
    "hunger": "famine",
    "culture": "figurine",
    "farmers": "farmer",
    "tool_makers": "tool_maker",
    "builders": "builder",
    "shamans": "shaman",
    "resources": "resource",
}


def sheets(facts: Facts) -> Node:
    return [_sheet(facts, tribe) for tribe in facts.tribes]


def _sheet(facts: Facts, tribe: Tribe) -> Markup:
    score = facts.seen.chairs[tribe.seat].score.sources
    return sheet(facts.lang, tribe.seat, tribe.name, tribe.cards, tribe.extra, tribe.tiles, tuple(score.items()))


@keep_few
def sheet(
    lang: str,
    seat: int,
    name: str,
    cards: tuple[int, ...],
    extra: str,
    tiles: tuple[int, ...],
    score: tuple[tuple[str, int], ...],
) -> Renderable:
    return ui.sheet(
        f"sheet-{seat}",
        say(lang, "table-whole-board", who=name),
        div(".sa-sheet")[inventory(lang, cards, extra, tiles), points(lang, score)],
        close_label=say(lang, "table-close"),
        wide=True,
    )


@keep_few
def inventory(lang: str, cards: tuple[int, ...], extra: str, tiles: tuple[int, ...]) -> Renderable:
    nothing = span(".sa-note")[say(lang, "table-none-yet")]
    return div(".sa-inventory")[
        ui.shelf(
            say(lang, "mat-cards"),
            [[whole_card(lang, card) for card in cards] or nothing, extra_card(lang, extra)],
            picture="card",
        ),
        ui.shelf(say(lang, "mat-buildings"), [whole_tile(lang, tile) for tile in tiles] or nothing, picture="building"),
    ]


@ui.keep
def points(lang: str, sources: tuple[tuple[str, int], ...]) -> Renderable:
    """Points by source as if the game ended now."""
    rows = [
        tr[th(scope="row")[ui.icon(SOURCE_ICONS[name]), " ", say(lang, f"source-{name}")], td[ui.number(n)]]
        for name, n in sources
    ]
    total = sum(n for _, n in sources)
    return ui.shelf(
        say(lang, "mat-score"),
        table(".sa-scores")[tbody[rows, tr(".sa-all")[th(scope="row")[say(lang, "table-in-all")], td[str(total)]]]],
        picture="victory_points",
    )

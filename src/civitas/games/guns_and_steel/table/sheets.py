"""A seat's whole board, to be read at leisure: every card with both faces, points by source."""

from collections.abc import Sequence

from htpy import Node, Renderable, div, table, tbody, td, th, tr

from civitas.games.guns_and_steel.table import words
from civitas.games.guns_and_steel.table.facts import Facts, Nation
from civitas.games.guns_and_steel.table.printed import resource_side, technology_side, wonder_chip
from civitas.games.guns_and_steel.table.words import say
from civitas.web import ui

SOURCE_ICONS = {
    "starter_cards": "card",
    "horse": "horse",
    "gunpowder": "gunpowder",
    "oil": "oil",
    "earth": "earth",
    "space": "space",
    "wonders": "wonder",
    "track": "track",
}


def sheets(facts: Facts) -> Node:
    return [_sheet(facts, nation) for nation in facts.nations]


def _sheet(facts: Facts, nation: Nation) -> Renderable:
    lang = facts.lang
    parts = [
        ("lies-hand", nation.hand, True),
        ("lies-resource", nation.resources, False),
        ("lies-technology", nation.technologies, True),
        ("lies-unsure", nation.unsure, True),
    ]
    content = div(".gs-whole")[
        [_cards(lang, heading, cards, up) for heading, cards, up in parts if cards],
        nation.wonders
        and ui.shelf(say(lang, "table-wonders"), [wonder_chip(lang, wonder) for wonder in nation.wonders]),
        _points(facts, nation),
    ]
    return ui.sheet(f"sheet-{nation.seat}", nation.name, content, close_label=say(lang, "table-close"), wide=True)


def _cards(lang: str, heading: str, cards: Sequence[int], up: bool) -> Renderable:
    return ui.shelf(say(lang, heading), [whole_card(lang, card, up) for card in cards])


@ui.keep
def whole_card(lang: str, card: int, up: bool) -> Renderable:
    face = technology_side(lang, card) if up else resource_side(lang, card)
    return div(
        class_=["gs-card", not up and "as-resource"],
        data_type=words.type_of(card),
        data_explain=f"x-c{card}",
        tabindex="0",
    )[face]


def _points(facts: Facts, nation: Nation) -> Renderable:
    lang, score = facts.lang, facts.seen.chairs[nation.seat].score
    rows = [
        tr[th[ui.icon(SOURCE_ICONS[source]), " ", say(lang, f"source-{source}")], td[str(n)]]
        for source, n in score.sources.items()
        if n
    ]
    total = tr(".gs-all")[th[say(lang, "table-total")], td[str(score.total)]]
    return table(".gs-scores")[tbody[rows, total]]

"""A seat's whole board, to be read at leisure: government, technologies, leaders, structures, points by source."""

from htpy import Node, Renderable, div, p, span, table, tbody, td, th, tr
from markupsafe import Markup

from civitas.games.beyond_the_horizon.table.display import government_rows
from civitas.games.beyond_the_horizon.table.facts import Facts, Nation
from civitas.games.beyond_the_horizon.table.mats import unlocked
from civitas.games.beyond_the_horizon.table.parts import keep_few
from civitas.games.beyond_the_horizon.table.tree import card_lines, leader_words
from civitas.games.beyond_the_horizon.table.words import ROMAN, name_of, say
from civitas.games.beyond_the_horizon.tables import CARD_LEVEL, CARDS
from civitas.web import ui

SOURCE_ICONS = {
    "goals": "goal",
    "technologies": "technology",
    "map": "map",
    "investment": "cube",
    "leaders": "leader",
    "government": "government",
}


def sheets(facts: Facts) -> Node:
    return [_sheet(facts, nation) for nation in facts.nations]


def _sheet(facts: Facts, nation: Nation) -> Markup:
    score = tuple(facts.seen.chairs[nation.seat].score.sources.items())
    known = facts.position["researched"][nation.seat]
    cards = tuple(number for number, name in enumerate(CARDS.names) if known[name])
    leaders = tuple(leader for leader, _ in nation.leaders)
    return sheet(
        facts.lang, nation.seat, nation.name, nation.government, unlocked(nation), cards, leaders, score
    )  # fmt: skip


@keep_few
def sheet(
    lang: str,
    seat: int,
    name: str,
    government: int,
    free: tuple[bool, ...],
    cards: tuple[int, ...],
    leaders: tuple[int, ...],
    score: tuple[tuple[str, int], ...],
) -> Renderable:
    return ui.sheet(
        f"sheet-{seat}",
        say(lang, "table-whole-board", who=name),
        div(".bh-sheet")[
            points(lang, score),
            government >= 0
            and ui.shelf(
                say(lang, "table-government"),
                [p(".bh-name")[name_of(lang, "government", government)], government_rows(lang, government, free)],
                picture="government",
            ),
            ui.shelf(say(lang, "table-technologies"), _cards(lang, cards), picture="technology"),
            ui.shelf(say(lang, "table-leaders"), _leaders(lang, leaders), picture="leader"),
        ],
        close_label=say(lang, "table-close"),
        wide=True,
    )


def _nothing(lang: str) -> Renderable:
    return span(".bh-note")[say(lang, "table-nothing")]


def _cards(lang: str, cards: tuple[int, ...]) -> Node:
    return [_card(lang, card) for card in cards] or _nothing(lang)


@ui.keep
def _card(lang: str, card: int) -> Renderable:
    heading = say(lang, "table-level-name", name=name_of(lang, "technology", card), level=ROMAN[int(CARD_LEVEL[card])])
    return div(".bh-entry")[p(".bh-x-head")[heading], [p[line] for line in card_lines(lang, card)]]


def _leaders(lang: str, leaders: tuple[int, ...]) -> Node:
    return [
        div(".bh-entry")[p(".bh-x-head")[name_of(lang, "leader", leader)], p[leader_words(lang, leader)]]
        for leader in leaders
    ] or _nothing(lang)


@ui.keep
def points(lang: str, sources: tuple[tuple[str, int], ...]) -> Renderable:
    """Points by source as if the game ended now."""
    rows = [
        tr[th(scope="row")[ui.icon(SOURCE_ICONS[name]), " ", say(lang, f"source-{name}")], td[str(n)]]
        for name, n in sources
    ]
    total = sum(n for _, n in sources)
    return ui.shelf(
        say(lang, "table-score"),
        table(".bh-scores")[tbody[rows, tr(".bh-all")[th(scope="row")[say(lang, "table-in-all")], td[str(total)]]]],
        picture="victory_points",
    )

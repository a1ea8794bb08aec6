"""A seat's whole board, to be read at leisure: hand, advisors, points by source."""

from htpy import Node, Renderable, div, table, tbody, td, th, tr

from civitas.games.historia.state import SOURCES
from civitas.games.historia.table.facts import Facts, Human
from civitas.games.historia.table.mats import mat
from civitas.games.historia.table.words import name_of, say
from civitas.web import ui
from civitas.web.table_contract import piece

SOURCE_ICONS = {
    "trade": "trade",
    "raids": "raid",
    "wars": "war",
    "tourism": "tourism",
    "exploits": "exploit",
    "levels": "technology",
    "wonders": "wonder",
    "advisors": "advisor",
    "events": "event",
    "territories": "territory",
    "governments": "government",
    "leaders": "leader",
}


def sheets(facts: Facts) -> Node:
    return [_sheet(facts, human) for human in facts.humans]


def _sheet(facts: Facts, human: Human) -> Node:
    sources = facts.seen.chairs[human.seat].score.sources
    key = ("hi-sheet", facts.lang, human.seat, human.name, human.civilization, tuple(sources.values()))
    return piece(key, lambda: _draw_sheet(facts, human))


def _draw_sheet(facts: Facts, human: Human) -> Renderable:
    people = name_of(facts.lang, "civilization", human.civilization) if human.civilization else ""
    heading = f"{human.name}: {people}" if people else human.name
    return ui.sheet(
        f"sheet-{human.seat}",
        heading,
        div(".hi-sheet")[_points(facts, human)],
        close_label=say(facts.lang, "table-close"),
    )


def _points(facts: Facts, human: Human) -> Renderable:
    sources = facts.seen.chairs[human.seat].score.sources
    rows = [(source, sources.get(source, 0)) for source in SOURCES]
    return table(".hi-scores")[
        tbody[
            [
                tr[th(scope="row")[ui.icon(SOURCE_ICONS[source]), " ", say(facts.lang, f"source-{source}")], td[str(n)]]
                for source, n in rows
            ],
            tr(".hi-all")[th(scope="row")[say(facts.lang, "table-points")], td[str(sum(n for _, n in rows))]],
        ]
    ]


__all__ = ["SOURCE_ICONS", "mat", "sheets"]

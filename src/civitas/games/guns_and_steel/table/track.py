"""The score track of the Renaissance: a brass rule from 0 to the number that ends the game."""

from htpy import Node, Renderable, div, li, ol, span

from civitas.games.guns_and_steel.table import words
from civitas.games.guns_and_steel.table.facts import Facts
from civitas.games.guns_and_steel.table.words import say
from civitas.games.guns_and_steel.tables import TRACK_TRIGGER
from civitas.web import ui


def track(facts: Facts) -> Node:
    if not facts.has_track:
        return None
    return _rule(facts.lang, tuple(nation.track for nation in facts.nations), facts.names)


@ui.keep
def _rule(lang: str, points: tuple[int, ...], names: tuple[str, ...]) -> Renderable:
    end = int(words.TABLES["CONSTANT"][TRACK_TRIGGER])
    heading = say(lang, "source-track")
    label = f"{heading}: " + ", ".join(f"{name} {n}" for name, n in zip(names, points, strict=True))
    spaces = range(max(end, *points) + 1)
    return div(".gs-track")[
        span(".gs-shelf-head")[ui.icon("track"), heading, span(".gs-small")[say(lang, "table-track-ends", n=end)]],
        ol(".gs-rule", aria_label=label)[[_space(at, end, points, names) for at in spaces]],
    ]


def _space(at: int, end: int, points: tuple[int, ...], names: tuple[str, ...]) -> Renderable:
    here = [seat for seat, n in enumerate(points) if n == at]
    return li(class_=["gs-notch", at >= end and "end", bool(here) and "taken"])[
        span(".n")[str(at)],
        [
            span(".gs-marker", id=f"track-{seat}", data_travel=True)[ui.seat_mark(seat, names[seat], size="s")]
            for seat in here
        ],
    ]

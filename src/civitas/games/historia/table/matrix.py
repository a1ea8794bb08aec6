"""The development matrix: governments, the band, gifts of levels, everybody's marker, and where the viewer can go."""

from functools import lru_cache

from htpy import Node, Renderable, div, g, path, rect, span, svg, text, use

from civitas.games.historia.table.cards import LONG
from civitas.games.historia.table.facts import Civ, Facts, next_cells
from civitas.games.historia.table.words import (
    ICONS,
    effect_words,
    entries,
    gifts,
    name_of,
    say,
    sentence,
    technology_name,
)
from civitas.games.historia.tables import GOVERNMENTS, LEVELS, MATRIX
from civitas.web import ui

CELL = 24
LEFT, BOTTOM = 34, 34
SIDE = LEVELS * CELL
GOVERNMENT_ICONS = {"barbarian": "sword_and_fire"}


def spot(tech: int, mil: int) -> tuple[int, int]:
    """The upper left corner of a cell."""
    return LEFT + (tech - 1) * CELL, (LEVELS - mil) * CELL


def matrix(facts: Facts) -> Renderable:
    """The board's matrix; markers lie on a printed ground."""
    lang = facts.lang
    mine = None if facts.mine is None else facts.civs[facts.mine.seat]
    return div(".hi-matrix", id="matrix", role="group", aria_label=say(lang, "table-matrix"))[
        svg(viewBox=f"0 0 {LEFT + SIDE + 2} {SIDE + BOTTOM}", class_="hi-grid")[
            _ground(lang),
            mine and [_way(lang, *cell) for cell in next_cells(mine)],
            [_marker(lang, facts.civs, civ) for civ in facts.civs if not civ.gone],
        ],
        bonuses(
            lang, tuple(sorted({civ.government for civ in facts.civs if not civ.gone})), mine.government if mine else ""
        ),
    ]


@lru_cache(maxsize=4)
def _zones() -> dict[str, list[tuple[int, int]]]:
    found: dict[str, list[tuple[int, int]]] = {name: [] for name in GOVERNMENTS.names}
    for tech in range(1, LEVELS + 1):
        for mil in range(1, LEVELS + 1):
            if MATRIX[tech, mil]:
                found[GOVERNMENTS.names[int(MATRIX[tech, mil]) - 1]].append((tech, mil))
    return found


@ui.keep
def _ground(lang: str) -> Renderable:
    return g[
        [_zone(lang, name, zone) for name, zone in _zones().items()],
        [_zone_name(lang, name, zone) for name, zone in _zones().items()],
        [_step(lang, "technology", level) for level in range(1, LEVELS + 1)],
        [_step(lang, "military", level) for level in range(1, LEVELS + 1)],
        text(".hi-axis", x=str(LEFT + SIDE), y=str(SIDE - 6), text_anchor="end")[f"{say(lang, 'table-technology')} →"],
        text(".hi-axis", x=str(LEFT + 5), y="14")[f"↑ {say(lang, 'table-military')}"],
    ]


def _zone(lang: str, government: str, zone: list[tuple[int, int]]) -> Renderable:
    """All cells of a government in one drawing."""
    size = CELL - 1
    corners = (spot(*cell) for cell in zone)
    squares = "".join(f"M{x} {y}h{size}v{size}h-{size}z" for x, y in corners)
    return path(class_=f"hi-cell g-{government}", d=squares, data_tip=government_words(lang, government))


def government_words(lang: str, government: str) -> str:
    bonus = tuple(dict(entries("government")[government]["bonus"]).items())
    return f"{name_of(lang, 'government', government)}: {sentence(lang, bonus)}"


def _zone_name(lang: str, government: str, zone: list[tuple[int, int]]) -> Node:
    """Its name in the middle of the zone, where the zone is large enough."""
    x = LEFT + sum(tech - 0.5 for tech, _ in zone) / len(zone) * CELL
    y = sum(LEVELS - mil + 0.5 for _, mil in zone) / len(zone) * CELL
    return use(
        class_=f"icon hi-zone g-{government}",
        href=f"{ui.STATIC}/vendor/icons-{ui.SHEET_OF[government_icon(government)]}.svg#{government_icon(government)}",
        x=f"{x - 8:.0f}", y=f"{y - 8:.0f}", width="16", height="16",
    )  # fmt: skip


def government_icon(government: str) -> str:
    return GOVERNMENT_ICONS.get(government, government)


def _step(lang: str, track: str, level: int) -> Renderable:
    """A level beside the matrix: its number, its gift, its name on hover."""
    across = track == "technology"
    x, y = (spot(level, 1)[0], SIDE + 2) if across else (2, spot(1, level)[1])
    given = gifts(track, level)
    label = step_words(lang, track, level)
    picture = next(iter(given), None)
    return g(class_=["hi-step", bool(given) and "gift"], transform=f"translate({x} {y})", data_tip=label)[
        rect(width=str(CELL - 1 if across else 30), height=str(30 if across else CELL - 1), rx="2"),
        text(text_anchor="middle", x="11.5" if across else "9", y="11" if across else "15.5")[str(level)],
        picture and _gift(*picture, *((5, 14) if across else (16, 6))),
    ]


def step_words(lang: str, track: str, level: int) -> str:
    given = ", ".join(effect_words(lang, word, n) for word, n in gifts(track, level))
    name = technology_name(lang, level) if track == "technology" else say(lang, "table-military")
    return f"{level}. {name}" + (f": {given}" if given else "")


def _gift(word: str, n: object, x: int, y: int) -> Renderable:
    name = str(n) if word in ("unlock_card", "unlock_advanced") else ICONS[word]
    return use(
        class_="icon hi-gift", href=f"{ui.STATIC}/vendor/icons-{ui.SHEET_OF[name]}.svg#{name}",
        x=str(x), y=str(y), width="13", height="13",
    )  # fmt: skip


@ui.keep
def _way(lang: str, tech: int, mil: int) -> Renderable:
    """A cell that one level leads to."""
    x, y = spot(tech, mil)
    return rect(".hi-way", x=str(x + 1), y=str(y + 1), width=str(CELL - 3), height=str(CELL - 3), rx="2")


def _marker(lang: str, civs: tuple[Civ, ...], civ: Civ) -> Renderable:
    """Several on a cell stand in a ring."""
    here = [one.number for one in civs if (one.tech, one.mil) == (civ.tech, civ.mil) and not one.gone]
    x, y = spot(civ.tech, civ.mil)
    place, many = here.index(civ.number), len(here)
    width = 20.0 if many == 1 else 14.0 if many < 5 else 11.0
    columns = 1 if many == 1 else 2 if many < 5 else 3
    dx = 1.5 + (place % columns) * (CELL - 1) / columns - (0 if many == 1 else 1)
    dy = 1.0 + (place // columns) * (CELL - 1) / max(1, (many + columns - 1) // columns) - (0 if many == 1 else 1)
    label = say(lang, "table-stands", who=civ.name, tech=civ.tech, mil=civ.mil)
    tip = f"{label} {government_words(lang, civ.government)}"
    return ui.piece(
        "disc", civ.number, tip, id=f"marker-{civ.number}", x=round(x + dx, 1), y=round(y + dy, 1), width=width
    )


@ui.keep
def bonuses(lang: str, present: tuple[str, ...], mine: str) -> Renderable:
    """The table of governments beside the matrix."""
    return div(".hi-bonuses", role="list")[
        [
            div(
                class_=["hi-bonus", name in present and "present", name == mine and "mine"],
                role="listitem",
                data_tip=government_words(lang, name),
            )[
                div(class_=f"hi-flag g-{name}")[ui.icon(government_icon(name))],
                _called(name_of(lang, "government", name)),
                div(".hi-pays")[_pay(name)],
            ]
            for name in GOVERNMENTS.names
        ]
    ]


def _called(name: str) -> Renderable:
    return span(class_=len(name) > LONG and "long")[name]


def _pay(government: str) -> Node:
    bonus = dict(entries("government")[government]["bonus"])
    return [[str(n), ui.icon("victory_points" if word == "vp" else "cube"), " "] for word, n in bonus.items()]

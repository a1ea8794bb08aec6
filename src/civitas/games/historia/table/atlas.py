"""The map: thirteen territories with their tokens and everybody's cubes."""

import json
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from htpy import Node, Renderable, circle, div, g, rect, svg, text, use

from civitas.games.historia.table.facts import Facts
from civitas.games.historia.table.words import decision_words, entries, say, territory_name
from civitas.games.historia.tables import FOLDER, TERRITORIES
from civitas.web import ui

OUTLINES = f"{ui.STATIC}/games/historia/map.svg"
VERBS = ("place", "expand", "leave", "fight")
CUBE = 21.0
IN_LINE = 3


@lru_cache(maxsize=1)
def plan() -> dict[str, Any]:
    """The size of the map, and where the cubes of each territory stand."""
    return json.loads((FOLDER / "table" / "map.json").read_text(encoding="utf-8"))


@dataclass(frozen=True)
class Land:
    """One territory as the viewer sees it; equal ones are drawn once."""

    lang: str
    name: str
    token: str
    standing: tuple[tuple[int, str], ...]  # civilization, its name
    decision: str | None
    seat: int | None  # whose cube would come
    alone: int | None  # who would be paid for it


def atlas(facts: Facts) -> Renderable:
    """The whole map in its frame."""
    lands = [land_of(facts, name) for name in TERRITORIES]
    lands.sort(key=lambda land: land.decision is not None)  # outlines of what can be chosen lie on top
    size = plan()
    return div(".hi-map.map", id="map", role="group", aria_label=say(facts.lang, "table-map"), tabindex="0")[
        svg(viewBox=f"0 0 {size['width']} {size['height']}", preserveAspectRatio="xMidYMid meet")[
            _line("graticule"),
            [_land(land) for land in lands],
            _line("borders"),
            _line("lanes"),
            _compass(),
            [_standing(land) for land in lands],
        ]
    ]


def land_of(facts: Facts, name: str) -> Land:
    standing = tuple((civ.number, civ.name) for civ in facts.civs if name in civ.places)
    decision = next((found for verb in VERBS if (found := facts.can(f"{verb} {name}"))), None)
    coming = decision is not None and decision.split()[0] in ("place", "expand")
    return Land(
        facts.lang,
        name,
        facts.position["token"][name] or "",
        standing,
        decision,
        facts.seen.viewer if coming else None,
        standing[0][0] if len(standing) == 1 else None,
    )


@ui.keep
def _line(name: str) -> Renderable:
    return use(class_=f"hi-{name}-line", href=f"{OUTLINES}#{name}", transform="scale(.1)")


def label_of(land: Land) -> str:
    """A territory in a sentence: for the ear, and on hover."""
    vp, number = token_facts(land.token)
    there = ", ".join(name for _, name in land.standing) or say(land.lang, "table-nobody")
    words = say(land.lang, "table-land", name=territory_name(land.lang, land.name), vp=vp, number=number, there=there)
    return f"{decision_words(land.lang, land.decision)}. {words}" if land.decision else words


def token_facts(token: str) -> tuple[int, int]:
    found = entries("territory_token")[token]
    return found["vp"], found["number"]


@ui.keep
def _land(land: Land) -> Renderable:
    acting = {"role": "button", "tabindex": "0", "data-decision": land.decision} if land.decision else {"role": "img"}
    return g(
        class_=["hi-land", f"hi-{land.name}", land.decision and "can-choose"],
        id=f"land-{land.name}",
        data_thing=land.name,
        aria_label=label_of(land),
        data_tip=label_of(land),
        data_seat=None if land.seat is None else str(land.seat),
        **acting,
    )[use(href=f"{OUTLINES}#{land.name}", transform="scale(.1)")]


@ui.keep
def _standing(land: Land) -> Renderable:
    """What lies on a territory: its name, its token, up to six cubes."""
    x, y = plan()["stands"][land.name]
    vp, number = token_facts(land.token)
    lines = (len(land.standing) + (land.seat is not None) + IN_LINE - 1) // IN_LINE
    # Token, cubes and name answer like the land they lie on.
    classes = ["hi-standing", lines > 1 and "high", land.decision and "can-choose"]
    return g(class_=classes, id=f"on-{land.name}", transform=f"translate({x} {y})", data_decision=land.decision)[
        rect(".hi-grasp", x="-48", y="-30", width="96", height="60") if land.decision else None,
        text(".hi-land-name", text_anchor="middle", y=str(-17 if lines < 2 else -27))[
            territory_name(land.lang, land.name)
        ],
        g(
            class_=["hi-token", f"worth-{vp}"],
            transform="translate(-34 0)",
            data_seat=None if land.alone is None else str(land.alone),
        )[
            circle(r="11.5"),
            text(".hi-token-vp", text_anchor="middle", y="4.6")[str(vp)],
            text(".hi-token-number", text_anchor="middle", x="13", y="-8")[str(number)],
        ],
        _cubes(land),
    ]


def _cubes(land: Land) -> Node:
    spots = _spots(len(land.standing) + (land.seat is not None))
    found = [
        ui.piece("cube", civ, name, id=f"cube-{land.name}-{civ}", x=x, y=y, width=CUBE)
        for (civ, name), (x, y) in zip(land.standing, spots, strict=False)
    ]
    if land.seat is not None:
        x, y = spots[-1]
        found.append(g(".hi-wish")[ui.piece("cube", land.seat, x=x, y=y, width=CUBE)])
    if not found:
        return rect(".hi-spot", x="-17", y="-8", width="16", height="16", rx="3")
    return found


def _spots(cubes: int) -> list[tuple[float, float]]:
    """Lines of three, one above the other."""
    lines = (cubes + IN_LINE - 1) // IN_LINE
    top = -CUBE / 2 if lines < 2 else -CUBE
    return [(-19 + (i % IN_LINE) * (CUBE + 0.5), top + (i // IN_LINE) * CUBE) for i in range(cubes)]


@ui.keep
def _compass() -> Renderable:
    return g(".hi-compass", transform="translate(330 392)", aria_hidden="true")[
        use(href=f"{OUTLINES}#rose", transform="scale(.1)"), text(text_anchor="middle", y="-36")["N"]
    ]

"""The map: hexes that grow in all directions, units with their strength, and where the viewer may go."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot

from htpy import Node, Renderable, button, circle, div, g, path, polygon, rect, svg, text

from civitas.games.beyond_the_horizon.state import DIRECTION_NAMES
from civitas.games.beyond_the_horizon.table.facts import Facts, Unit
from civitas.games.beyond_the_horizon.table.land import R, Tile, draw_tile, explained_tile, tile_of
from civitas.games.beyond_the_horizon.table.parts import keep_few
from civitas.games.beyond_the_horizon.table.pictures import picture
from civitas.games.beyond_the_horizon.table.words import decision_words, say
from civitas.games.beyond_the_horizon.tables import DIRECTION, FIRST_HOME, TILES, TOUCHES_NEEDED
from civitas.web import ui
from civitas.web.table_contract import piece

Place = tuple[int, int]

SHIELD = "M0 -12.5C4 -10 8 -9.6 11 -9.8C11.6 0 9 8.6 0 13C-9 8.6 -11.6 0 -11 -9.8C-8 -9.6 -4 -10 0 -12.5z"
WAGON = "M-9 -10.5Q0 -14.5 9 -10.5Q13.5 -2 11.5 9.5Q0 12.5 -11.5 9.5Q-13.5 -2 -9 -10.5z"
ON_UNITS = ("upgrade", "settle", "garrison", "build with", "dismiss")
MOST_IN_ROW = 4
MARGIN = 1.05
FAR = 5.5  # a map with more hexes side by side shows strength and owners large, and names when it is zoomed
SIZES = ((2, 40), (3, 34), (MOST_IN_ROW, 28), (2 * MOST_IN_ROW, 22))  # so many units on a tile, and how large each is
SMALLEST = 18


def world(facts: Facts) -> Renderable:
    tiles = [tile_of(facts, number) for number, name in enumerate(TILES.names) if facts.position["on_map"][name]]
    taken = {(tile.q, tile.r): tile for tile in tiles}
    frontier = _frontier(taken) if facts.position["territories_left"] else []
    lang = facts.lang
    left, top, width, height = _box([*taken, *frontier])
    far = width > FAR * ui.hex_centre(1, 0, R)[0]
    called = {"role": "group", "aria_label": say(lang, "table-map"), "data_zoom": True}
    return div(".bh-world")[
        div(class_=["map", "bh-map", far and "far"], id="map", tabindex="0", **called)[
            svg(viewBox=f"{left:.0f} {top:.0f} {width:.0f} {height:.0f}", preserveAspectRatio="xMidYMid meet")[
                [_unknown(lang, *place) for place in frontier],
                [draw_tile(tile) for tile in tiles],
                _units(facts),
                _ways(facts, taken),
            ]
        ],
        _zooms(lang, facts.position["territories_left"]),
        div(hidden=True)[[piece(("bh-tile-x", lang, tile), lambda t=tile: explained_tile(t)) for tile in tiles]],
    ]


@ui.keep
def _zooms(lang: str, left: int) -> Renderable:
    words = say(lang, "table-stack", n=left)
    return div(".bh-zooms")[
        div(".bh-left", role="img", aria_label=words, data_tip=words)[ui.icon("hex"), str(left)],
        [
            _zoom(sign, say(lang, f"table-zoom-{way}"), way, key)
            for sign, way, key in (("+", "in", "+"), ("−", "out", "-"), ("⤢", "fit", "0"))
        ],
    ]


def _zoom(sign: str, label: str, way: str, key: str) -> Renderable:
    return button(".bh-zoom", type="button", data_zooms=way, data_key=key, aria_label=label, data_tip=label)[sign]


def _box(places: Sequence[Place]) -> tuple[float, float, float, float]:
    """What the map spans: left, top, width, height."""
    centres = [ui.hex_centre(q, r, R) for q, r in places]
    left, top = min(x for x, _ in centres) - R * MARGIN, min(y for _, y in centres) - R * MARGIN
    right, bottom = max(x for x, _ in centres) + R * MARGIN, max(y for _, y in centres) + R * MARGIN
    return left, top, right - left, bottom - top


def _around(place: Place) -> list[Place]:
    return [(place[0] + int(dq), place[1] + int(dr)) for dq, dr in DIRECTION]


def _frontier(taken: dict[Place, Tile]) -> list[Place]:
    """BH-11.4: the empty hexes where a tile could be laid."""
    beside = {spot for place in taken for spot in _around(place)} - set(taken)
    return sorted(spot for spot in beside if sum(near in taken for near in _around(spot)) >= TOUCHES_NEEDED[0])


@ui.keep
def _unknown(lang: str, q: int, r: int) -> Renderable:
    x, y = ui.hex_centre(q, r, R)
    return g(".bh-frontier", transform=f"translate({x:.1f} {y:.1f})", data_tip=say(lang, "table-frontier"))[
        polygon(points=ui.hex_points(R * 0.93)), picture("frontier", -13, -13, 26)
    ]


# ---- units


def _units(facts: Facts) -> Node:
    position = facts.position
    by_tile: dict[str, list[Unit]] = {}
    for unit in facts.units:
        by_tile.setdefault(unit.tile, []).append(unit)
    answers = _answers(facts)
    found: list[Node] = []
    for tile, units in by_tile.items():
        x, y = ui.hex_centre(position["tile_q"][tile], position["tile_r"][tile], R)
        spots = _spots(len(units))
        for unit, (dx, dy), size in zip(units, spots, [_size(len(units))] * len(units), strict=True):
            decision = answers.get(unit.name) if unit.seat == facts.seen.viewer else None
            found.append(token(facts.lang, unit, facts.names[unit.seat], round(x + dx), round(y + dy), size, decision))
    return found


def _size(units: int) -> int:
    return next((size for most, size in SIZES if units <= most), SMALLEST)


def _spots(units: int) -> list[tuple[float, float]]:
    """Where the units of a tile stand: in rows round its middle."""
    step = _size(units) * 0.96
    a_row = MOST_IN_ROW if units <= MOST_IN_ROW else 5
    rows = -(-units // a_row)
    found: list[tuple[float, float]] = []
    for i in range(units):
        row, column = divmod(i, a_row)
        in_row = min(a_row, units - row * a_row)
        found.append(((column - (in_row - 1) / 2) * step, (row - (rows - 1) / 2) * step - 7))
    return found


def _answers(facts: Facts) -> dict[str, str]:
    """Which units are answers to the question, by name."""
    return {
        name.rsplit(" ", 1)[1]: name
        for name in facts.legal
        if name.rsplit(" ", 1)[0] in ON_UNITS and "_" in name.rsplit(" ", 1)[1]
    }


@keep_few
def token(lang: str, unit: Unit, who: str, x: int, y: int, size: int, decision: str | None) -> Renderable:
    """A unit on the map: its shape tells the kind, its colour the owner, its number the strength."""
    words = say(lang, "table-unit", kind=say(lang, f"kind-{unit.kind}"), who=who, strength=unit.strength, n=1)
    acting = {"role": "button", "tabindex": "0", "data-decision": decision} if decision else {"role": "img"}
    label = f"{words}. {decision_words(lang, decision)}" if decision else words
    return svg(
        class_=["bh-unit", f"bh-{unit.kind}", decision and "can-choose"],
        id=f"unit-{unit.seat}-{unit.name}",
        data_travel=True,
        data_seat=str(unit.seat),
        viewBox="-14 -15 28 30",
        x=str(x - size // 2),
        y=str(y - size // 2),
        width=str(size),
        height=str(size),
        aria_label=label,
        data_tip=label,
        **acting,
    )[_figure(unit.kind, unit.strength, unit.seat)]


@ui.keep
def _figure(kind: str, strength: int, seat: int) -> Renderable:
    return g[
        path(".bh-body", d=SHIELD if kind == "soldier" else WAGON),
        path(".bh-stamp", d=ui.seat_shape(seat), transform="translate(0 -7.2) scale(.26) translate(-12 -12)"),
        text(".bh-power", text_anchor="middle", y="8.2")[str(strength)],
    ]


# ---- where the viewer may go


@dataclass(frozen=True)
class Way:
    """A step that a unit may take."""

    unit: Unit
    decision: str
    origin: Place
    place: Place


def _ways(facts: Facts, taken: dict[Place, Tile]) -> Node:
    if facts.question != "step" or facts.deciding is None:
        return None
    found: dict[Place, list[Way]] = {}
    own = {unit.name: unit for unit in facts.units if unit.seat == facts.deciding.seat}
    for name in facts.legal:
        if name.startswith("move "):
            _, mover, direction = name.split(" ")
            way = _way(facts, own[mover], direction, name)
            found.setdefault(way.place, []).append(way)
    return [_reach(facts, place, ways, taken.get(place)) for place, ways in sorted(found.items())]


def _way(facts: Facts, unit: Unit, direction: str, decision: str) -> Way:
    q, r = facts.position["tile_q"][unit.tile], facts.position["tile_r"][unit.tile]
    dq, dr = DIRECTION[DIRECTION_NAMES.index(direction)]
    return Way(unit, decision, (q, r), (q + int(dq), r + int(dr)))


def _reach(facts: Facts, place: Place, ways: Sequence[Way], tile: Tile | None) -> Renderable:
    """A hex that can be entered, with the units that could land there waiting at the sides they come from."""
    x, y = ui.hex_centre(*place, R)
    foreign = tile is not None and tile.number >= FIRST_HOME and tile.home_of != facts.seen.viewer and not tile.covered
    from_same: dict[Place, int] = {}
    ghosts: list[Node] = []
    for way in ways:
        nth = from_same.get(way.origin, 0)
        from_same[way.origin] = nth + 1
        beside = sum(other.origin == way.origin for other in ways)
        ghosts.append(_landing(facts.lang, way, nth, beside))
    return g(class_=["bh-reach", tile is None and "bh-explore"], transform=f"translate({x:.1f} {y:.1f})")[
        polygon(points=ui.hex_points(R * 0.9)),
        tile is None and [picture("explore", -15, -17, 30)],
        _cost(2 if foreign else 1, tile is None),
        ghosts,
    ]


@ui.keep
def _cost(points: int, explores: bool) -> Renderable:
    """How many movement points it takes: through a foreign home one has to go on."""
    y = 22 if explores else -1
    return g(".bh-price", transform=f"translate(0 {y})")[
        rect(x="-15", y="-9", width="30", height="18", rx="9"),
        picture("move", -13, -7, 14),
        text(x="6", y="5", text_anchor="middle")[str(points)],
    ]


@ui.keep
def _landing(lang: str, way: Way, nth: int, beside: int) -> Renderable:
    x, y = ui.hex_centre(*way.place, R)
    ox, oy = ui.hex_centre(*way.origin, R)
    far = hypot(ox - x, oy - y)
    ex, ey = (ox - x) / far, (oy - y) / far
    aside = (nth - (beside - 1) / 2) * (27 if beside < 3 else 18)
    lx, ly = ex * R * 0.6 - ey * aside, ey * R * 0.6 + ex * aside
    label = decision_words(lang, way.decision)
    return g(
        class_=["bh-go", f"bh-{way.unit.kind}", "can-choose"],
        role="button",
        tabindex="0",
        data_decision=way.decision,
        data_seat=str(way.unit.seat),
        aria_label=label,
        data_tip=label,
        transform=f"translate({lx:.1f} {ly:.1f})",
    )[
        path(".bh-arrow", d=f"M{-ex * 21:.1f} {-ey * 21:.1f}L{-ex * 14 - ey * 6:.1f} {-ey * 14 + ex * 6:.1f}"
             f"L{-ex * 14 + ey * 6:.1f} {-ey * 14 - ex * 6:.1f}z"),
        circle(".bh-touch", r="17"),
        g(transform="scale(.92)")[_figure(way.unit.kind, way.unit.strength, way.unit.seat)],
    ]  # fmt: skip

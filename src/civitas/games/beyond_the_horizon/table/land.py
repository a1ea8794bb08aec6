"""One tile of the map: its land, what it asks for, what lies on it and whose it is."""

from dataclasses import dataclass

from htpy import Node, Renderable, circle, g, polygon, rect, text, tspan

from civitas.games.beyond_the_horizon import GAME
from civitas.games.beyond_the_horizon.table.effects import PICTURES
from civitas.games.beyond_the_horizon.table.facts import Facts
from civitas.games.beyond_the_horizon.table.parts import explanation
from civitas.games.beyond_the_horizon.table.pictures import path_of_cube, picture
from civitas.games.beyond_the_horizon.table.words import (
    decision_words,
    design_of,
    list_words,
    name_of,
    say,
    track_of,
)
from civitas.games.beyond_the_horizon.tables import (
    AMOUNT,
    CITY_TRACK,
    CITY_VP,
    FIRST_BUILDER_VP,
    FIRST_HOME,
    LEFT_TRACK,
    NONE,
    RIGHT_TRACK,
    STRUCTURE_COST,
    STRUCTURES,
    TASK,
    TILE_STRENGTH,
    TILES,
    TRACKS,
    VERB,
    VERBS,
    VILLAGE_REWARD,
    VILLAGE_TRACK,
    VILLAGE_VP,
)
from civitas.web import ui
from civitas.web.ui.maps import hex_motif

R = 60.0
WITH_LAND = ("station", "found", "fortify")
LONG = 13  # a longer name is printed in two lines


@dataclass(frozen=True)
class Tile:
    """A tile as the viewer sees it; equal ones are drawn once."""

    lang: str
    number: int
    q: int
    r: int
    village: tuple[int, str] | None
    city: tuple[int, str] | None
    covered: int | None  # the structure
    left: tuple[int, str] | None
    right: tuple[int, str] | None
    home: str  # whose home it is
    decision: str | None

    @property
    def home_of(self) -> int:
        return self.number - FIRST_HOME

    @property
    def is_home(self) -> bool:
        return self.number >= FIRST_HOME

    @property
    def name(self) -> str:
        return (
            say(self.lang, "table-home-of", who=self.home) if self.is_home else name_of(self.lang, "tile", self.number)
        )


def tile_of(facts: Facts, number: int) -> Tile:
    position, name = facts.position, TILES.names[number]

    def owner(field: str) -> tuple[int, str] | None:
        seat = position[field][name]
        return None if seat is None else (seat, facts.names[seat])

    structure = position["covered_by"][name]
    decision = next((one for verb in WITH_LAND if (one := facts.can(f"{verb} {name}"))), None)
    return Tile(
        facts.lang, number, position["tile_q"][name], position["tile_r"][name],
        owner("village"), owner("city"), None if structure is None else STRUCTURES.names.index(structure),
        owner("left_builder"), owner("right_builder"),
        facts.names[number - FIRST_HOME] if number >= FIRST_HOME else "", decision,
    )  # fmt: skip


@ui.keep
def draw_tile(tile: Tile) -> Renderable:
    x, y = ui.hex_centre(tile.q, tile.r, R)
    id = f"tile-{TILES.names[tile.number]}"
    acting = {"role": "button", "data-decision": tile.decision} if tile.decision else {"role": "img"}
    label = f"{tile.name}. {decision_words(tile.lang, tile.decision)}" if tile.decision else tile.name
    terrain = GAME.content["tile"][tile.number].get("terrain", "plains")
    return g(
        class_=["hex", "bh-tile", tile.decision and "can-choose", tile.is_home and "bh-home"],
        id=id,
        data_thing=TILES.names[tile.number],
        data_terrain=None if tile.is_home else terrain,
        data_seat=str(tile.home_of) if tile.is_home else None,
        aria_label=label,
        data_explain=f"x-{id}",
        tabindex="0",
        transform=f"translate({x:.1f} {y:.1f})",
        **acting,
    )[
        polygon(".hex-face", points=ui.hex_points(R * 0.97)),
        not tile.is_home and tile.covered is None and hex_motif(terrain, TILES.names[tile.number], R),
        polygon(".hex-rim", points=ui.hex_points(R * 0.9)),
        _title(tile),
        _structure(tile) if tile.covered is not None else None if tile.is_home else _areas(tile),
    ]


def _title(tile: Tile) -> Node:
    if tile.covered is not None:
        name = name_of(tile.lang, "structure", tile.covered)
    else:
        name = tile.home if tile.is_home else tile.name
    lines = _lines(name)
    return [
        text(".bh-title", text_anchor="middle")[
            [tspan(x="0", y=str(-34 + 9 * (i - (len(lines) - 1) / 2)))[line] for i, line in enumerate(lines)]
        ],
        tile.is_home and tile.covered is None and picture("settler", -14, 18, 28),
    ]


def _lines(name: str) -> list[str]:
    if len(name) <= LONG or " " not in name:
        return [name]
    spaces = [i for i, letter in enumerate(name) if letter == " "]
    cut = min(spaces, key=lambda i: abs(i - len(name) / 2))
    return [name[:cut], name[cut + 1 :]]


def _areas(tile: Tile) -> Node:
    """The strength asked for; the village on the left, the city on the right."""
    village = (tile.village, int(VILLAGE_VP[tile.number]), int(VILLAGE_TRACK[tile.number]))
    city = (tile.city, int(CITY_VP[tile.number]), int(CITY_TRACK[tile.number]))
    return [
        g(".bh-need", transform="translate(38 -14)")[
            circle(r="9.5"), text(y="4.2", text_anchor="middle")[str(TILE_STRENGTH[tile.number])]
        ],
        _area("village", -23, *village),
        _area("city", 23, *city),
        tile.village is None and _reward(int(VILLAGE_REWARD[tile.number])),
    ]


def _area(kind: str, x: int, owner: tuple[int, str] | None, points: int, track: int) -> Renderable:
    seat = None if owner is None else str(owner[0])
    return g(class_=["bh-area", owner is not None and "owned"], transform=f"translate({x} 27)", data_seat=seat)[
        rect(x="-19", y="-9.5", width="38", height="19", rx="6"),
        picture(kind, -17, -8, 16),
        path_of_cube(owner[0]) if owner else g(".bh-of-track")[picture(TRACKS[track], 0, -5, 9)],
        text(x="13", y="4.4", text_anchor="middle")[str(points)],
    ]


def _reward(first: int) -> Node:
    """What founding the village brings, as one small picture."""
    if first < 0:
        return None
    return g(".bh-reward", transform="translate(-8 43)")[
        picture(PICTURES[VERBS[TASK[first, VERB]]], -6, -5, 11), text(x="9", y="4")[str(TASK[first, AMOUNT])]
    ]


def _structure(tile: Tile) -> Node:
    """The structure that covers the tile, with its two spaces."""
    if tile.covered is None:
        return None
    return [
        rect(".bh-hall", x="-34", y="-24", width="68", height="58", rx="7"),
        picture("structure", -13, -27, 24),
        _builder(tile.left, -18, int(LEFT_TRACK[tile.covered]), int(FIRST_BUILDER_VP[tile.covered])),
        _builder(tile.right, 18, int(RIGHT_TRACK[tile.covered]), 0),
    ]


def _builder(owner: tuple[int, str] | None, x: int, track: int, points: int) -> Renderable:
    return g(class_=["bh-area", owner is not None and "owned"], transform=f"translate({x} 24)")[
        rect(x="-14", y="-9", width="28", height="18", rx="5"),
        path_of_cube(owner[0]) if owner else picture(TRACKS[track], -8 if points else -6, -6, 12),
        points > 0 and text(x="9", y="4.4", text_anchor="middle")[str(points)],
    ]


# ---- in words


def explained_tile(tile: Tile) -> Renderable:
    return explanation(f"x-tile-{TILES.names[tile.number]}", tile.name, _told(tile))


def _told(tile: Tile) -> list[str]:
    lang = tile.lang
    if tile.covered is not None:
        return [say(lang, "table-covered", structure=name_of(lang, "structure", tile.covered)), *_builders(tile)]
    if tile.is_home:
        return []
    n = tile.number
    lines = [say(lang, "table-strength-needed", n=int(TILE_STRENGTH[n]))]
    lines.append(say(lang, "table-village", n=int(VILLAGE_VP[n]), track=track_of(lang, int(VILLAGE_TRACK[n]))))
    if tile.village:
        lines.append(say(lang, "table-village-of", who=tile.village[1]))
    elif VILLAGE_REWARD[n] != NONE:
        lines.append(say(lang, "table-reward", what=list_words(lang, int(VILLAGE_REWARD[n]))))
    lines.append(say(lang, "table-city", n=int(CITY_VP[n]), track=track_of(lang, int(CITY_TRACK[n]))))
    if tile.city:
        lines.append(say(lang, "table-city-of", who=tile.city[1]))
    return [*lines, design_of(lang, "tile", n)]


def _builders(tile: Tile) -> list[str]:
    lang, structure = tile.lang, tile.covered or 0
    first = say(
        lang, "table-left-cube", track=track_of(lang, int(LEFT_TRACK[structure])), n=int(FIRST_BUILDER_VP[structure])
    )
    second = say(lang, "table-right-cube", track=track_of(lang, int(RIGHT_TRACK[structure])))
    nobody = say(lang, "table-nobody-yet")
    return [
        say(lang, "table-cost", n=int(STRUCTURE_COST[structure])),
        f"{first}: {tile.left[1] if tile.left else nobody}",
        f"{second}: {tile.right[1] if tile.right else nobody}",
    ]

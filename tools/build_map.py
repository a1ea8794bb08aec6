"""Builds the world map of Historia: the thirteen territories, their coasts and borders, from Natural Earth geometry.

Run it as `python tools/build_map.py` after `make assets`; what it writes is committed, so nobody needs it to play.
`table/static/map.svg` holds the outlines, `table/map.json` says where names, tokens and cubes stand. It stops when a
land border on the map is none of the game, and names those of the game that need a sea lane.
"""

from __future__ import annotations

import itertools
import json
import math
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
ATLAS: Final = ROOT / "web-assets" / "node_modules" / "world-atlas" / "countries-50m.json"
ROOM: Final = ROOT / "src" / "civitas" / "games" / "historia"

Point = tuple[float, float]
Segment = tuple[Point, Point]

WIDTH: Final = 1000.0
WEST: Final = -168.6  # the map begins in the Bering Strait, so that Russia stays whole
TOP, BOTTOM = 78.0, -53.0
GRID: Final = 0.9  # outlines are drawn on this raster; shared borders stay shared
LEAST_ISLAND: Final = 3.0

COUNTRIES: Final = {
    "north_america": "United States of America, Canada, Greenland",
    "central_america": "Mexico, Guatemala, Belize, Honduras, El Salvador, Nicaragua, Costa Rica, Panama, Cuba, "
    "Jamaica, Haiti, Dominican Rep., Puerto Rico, Bahamas",
    "south_america": "Colombia, Venezuela, Guyana, Suriname, Ecuador, Peru, Bolivia, Brazil, Paraguay, Uruguay, "
    "Chile, Argentina, Falkland Is., Trinidad and Tobago",
    "europe": "Norway, Sweden, Finland, Denmark, Iceland, United Kingdom, Ireland, Portugal, Spain, "
    "France, Belgium, Netherlands, Luxembourg, Germany, Switzerland, Austria, Italy, Slovenia, "
    "Croatia, Bosnia and Herz., Serbia, Kosovo, Montenegro, Albania, Macedonia, Greece, "
    "Bulgaria, Romania, Moldova, Ukraine, Belarus, Poland, Czechia, Slovakia, Hungary, "
    "Lithuania, Latvia, Estonia, Isle of Man, Faeroe Is., Malta, Åland, Andorra, Liechtenstein, "
    "Monaco, San Marino, Vatican",
    "russia": "Russia, Kazakhstan, Baikonur",
    "middle_east": "Turkey, Cyprus, N. Cyprus, Akrotiri, Dhekelia, Georgia, Armenia, Azerbaijan, Syria, "
    "Lebanon, Israel, Palestine, Jordan, Iraq, Kuwait, Saudi Arabia, Yemen, Oman, United Arab "
    "Emirates, Qatar, Bahrain, Iran, Afghanistan, Turkmenistan, Uzbekistan, Tajikistan, "
    "Kyrgyzstan",
    "north_africa": "Morocco, W. Sahara, Algeria, Tunisia, Libya, Egypt, Mauritania, Mali, Niger, Chad, Sudan",
    "central_africa": "Senegal, Gambia, Guinea-Bissau, Guinea, Sierra Leone, Liberia, Côte d'Ivoire, Burkina "
    "Faso, Ghana, Togo, Benin, Nigeria, Cameroon, Central African Rep., S. Sudan, Ethiopia, "
    "Eritrea, Djibouti, Somalia, Somaliland, Kenya, Uganda, Rwanda, Burundi, Tanzania, Dem. "
    "Rep. Congo, Congo, Gabon, Eq. Guinea, São Tomé and Principe",
    "southern_africa": "Angola, Zambia, Malawi, Mozambique, Zimbabwe, Botswana, Namibia, South Africa, Lesotho, "
    "eSwatini, Madagascar",
    "india": "India, Pakistan, Nepal, Bhutan, Bangladesh, Sri Lanka, Siachen Glacier",
    "china": "China, Mongolia, Taiwan, Hong Kong, Macao, North Korea, South Korea, Japan",
    "indochina": "Myanmar, Thailand, Laos, Vietnam, Cambodia, Malaysia, Brunei, Singapore, Philippines, "
    "Indonesia, Timor-Leste",
    "oceania": "Australia, New Zealand, Papua New Guinea, Solomon Is., Vanuatu, New Caledonia, Fiji",
}
# Where the cubes of a territory stand: longitude, latitude.
STANDS: Final = {
    "north_america": (-103, 48),
    "central_america": (-101, 21.5),
    "south_america": (-57, -14),
    "europe": (15, 49.5),
    "russia": (94, 61),
    "middle_east": (48, 29.5),
    "north_africa": (6, 23.5),
    "central_africa": (21, 1),
    "southern_africa": (23, -23),
    "india": (79, 20),
    "china": (103, 38.5),
    "indochina": (108, 7.5),
    "oceania": (136, -25),
}
# Adjacent across a strait, or by a border that is too short to see.
LANES: Final = (
    ("europe", "middle_east", (26.0, 43.5), (33.0, 38.5)),
    ("middle_east", "north_africa", (37.5, 28.0), (30.5, 28.0)),
    ("indochina", "oceania", (122.0, -6.5), (130.0, -15.5)),
    ("central_america", "south_america", (-80.5, 9.5), (-75.0, 5.0)),
)


def project(longitude: float, latitude: float) -> Point:
    """Miller's cylinder: the north stays large enough to stand on."""
    turned = longitude + 360 if longitude < WEST else longitude
    return (turned - WEST) / 360 * WIDTH, (_miller(TOP) - _miller(latitude)) * WIDTH / math.tau


def _miller(latitude: float) -> float:
    return 1.25 * math.log(math.tan(math.pi / 4 + 0.4 * math.radians(max(-80.0, min(83.0, latitude)))))


HEIGHT: Final = round((_miller(TOP) - _miller(BOTTOM)) * WIDTH / math.tau)


def arcs_of(atlas: dict[str, Any]) -> list[list[Point]]:
    """The atlas's lines, decoded, projected and laid on the raster."""
    (sx, sy), (tx, ty) = atlas["transform"]["scale"], atlas["transform"]["translate"]
    found: list[list[Point]] = []
    for arc in atlas["arcs"]:
        x = y = 0
        line: list[Point] = []
        for dx, dy in arc:
            x, y = x + dx, y + dy
            px, py = project(x * sx + tx, y * sy + ty)
            line.append((round(round(px / GRID) * GRID, 2), round(round(py / GRID) * GRID, 2)))
        found.append(line)
    return found


def rings_of(geometry: dict[str, Any], arcs: list[list[Point]]) -> Iterator[list[Point]]:
    polygons = geometry["arcs"] if geometry["type"] == "MultiPolygon" else [geometry["arcs"]]
    for polygon in polygons:
        for ring in polygon:
            points: list[Point] = []
            for arc in ring:
                line = arcs[arc] if arc >= 0 else arcs[~arc][::-1]
                points += line if not points else line[1:]
            yield whole([point for i, point in enumerate(points) if i == 0 or point != points[i - 1]])


def whole(ring: list[Point]) -> list[Point]:
    """An island that the map's edge would cut lies east of it."""
    if max(x for x, _ in ring) - min(x for x, _ in ring) < WIDTH / 2:
        return ring
    return [(round(x + WIDTH, 2) if x < WIDTH / 2 else x, y) for x, y in ring]


def area(ring: list[Point]) -> float:
    pairs = itertools.pairwise(ring)
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in pairs)) / 2


def segments_of(atlas: dict[str, Any]) -> dict[str, set[Segment]]:
    """The directed edges of every territory, those between its own countries taken out."""
    arcs = arcs_of(atlas)
    home = {name.strip(): territory for territory, names in COUNTRIES.items() for name in names.split(",")}
    found: dict[str, set[Segment]] = defaultdict(set)
    for geometry in atlas["objects"]["countries"]["geometries"]:
        name = geometry["properties"]["name"]
        for ring in rings_of(geometry, arcs):
            territory = home.get(name)
            if name == "France" and ring[0][0] < project(-30, 0)[0]:
                territory = "south_america"  # French Guiana
            if territory is None or area(ring) < LEAST_ISLAND:
                continue
            toggle(found[territory], ring)
    return found


def toggle(edges: set[Segment], ring: list[Point]) -> None:
    """Adds a ring; an edge that its neighbour has gone the other way lies inside."""
    for a, b in itertools.pairwise(ring):
        if (b, a) in edges:
            edges.remove((b, a))
        else:
            edges.add((a, b))


def chains(edges: set[Segment]) -> list[list[Point]]:
    """Edges strung together into lines as long as possible."""
    onward: dict[Point, list[Point]] = defaultdict(list)
    incoming: dict[Point, int] = defaultdict(int)
    for a, b in sorted(edges):
        onward[a].append(b)
        incoming[b] += 1
    starts = [point for point in onward if len(onward[point]) > incoming[point]] + list(onward)
    found: list[list[Point]] = []
    for start in starts:
        while onward[start]:
            line = [start]
            while onward[line[-1]]:
                line.append(onward[line[-1]].pop())
            found.append(line)
    return found


def path(lines: list[list[Point]], *, closed: bool) -> str:
    """Relative steps in tenths: the same picture in a third of the bytes."""
    words: list[str] = []
    for line in lines:
        points = [(round(x * 10), round(y * 10)) for x, y in line]
        x, y = points[0]
        words.append(f"M{x} {y}l")
        steps: list[str] = []
        for nx, ny in points[1:]:
            steps.append(f"{nx - x} {ny - y}")
            x, y = nx, ny
        words.append(" ".join(steps).replace(" -", "-") + ("z" if closed else ""))
    return "".join(words)


def graticule() -> str:
    lines: list[list[Point]] = []
    for longitude in range(-165, 195, 15):
        x = (longitude - WEST) / 360 * WIDTH
        lines.append([(x, 0), (x, HEIGHT)])
    for latitude in range(-45, 90, 15):
        y = project(0, latitude)[1]
        lines.append([(0, y), (WIDTH, y)])
    return path(lines, closed=False)


def rose() -> str:
    """A compass of sixteen points, half of each point cut away."""
    points: list[str] = []
    for i in range(16):
        reach = 300 if i % 4 == 0 else 190 if i % 2 == 0 else 120
        angle, beside = i * math.tau / 16, (i + 0.5) * math.tau / 16
        tip = (reach * math.sin(angle), -reach * math.cos(angle))
        waist = (55 * math.sin(beside), -55 * math.cos(beside))
        points.append(f"M0 0L{tip[0]:.0f} {tip[1]:.0f}L{waist[0]:.0f} {waist[1]:.0f}z")
    return "M150 0a150 150 0 1 0-300 0a150 150 0 1 0 300 0z" + "".join(points)


def borders(edges: dict[str, set[Segment]]) -> dict[tuple[str, str], set[Segment]]:
    found: dict[tuple[str, str], set[Segment]] = defaultdict(set)
    owner = {edge: territory for territory, own in edges.items() for edge in own}
    for (a, b), territory in owner.items():
        other = owner.get((b, a))
        if other is not None and territory < other:
            found[territory, other].add((a, b))
    return found


def adjacent_in_game() -> set[tuple[str, str]]:
    content = tomllib.loads((ROOM / "content" / "territories.toml").read_text(encoding="utf-8"))
    return {(min(one["a"], one["b"]), max(one["a"], one["b"])) for one in content["border"]}


def check(land: set[tuple[str, str]]) -> None:
    """The map may show no border that the game has not, and has to show all it has."""
    lanes = {(min(a, b), max(a, b)) for a, b, *_ in LANES}
    if land - adjacent_in_game():
        raise SystemExit(f"on the map, not in the game: {sorted(land - adjacent_in_game())}")
    if adjacent_in_game() - land - lanes:
        raise SystemExit(f"in the game, not on the map: {sorted(adjacent_in_game() - land - lanes)}")


def lane(start: Point, end: Point) -> str:
    (ax, ay), (bx, by) = project(*start), project(*end)
    bend_x, bend_y = (ax + bx) / 2 + (by - ay) * 0.25, (ay + by) / 2 - (bx - ax) * 0.25
    return f"M{ax * 10:.0f} {ay * 10:.0f}Q{bend_x * 10:.0f} {bend_y * 10:.0f} {bx * 10:.0f} {by * 10:.0f}"


def main() -> None:
    edges = segments_of(json.loads(ATLAS.read_text(encoding="utf-8")))
    shared = borders(edges)
    check(set(shared))
    shapes = [f'<path id="{name}" d="{path(chains(edges[name]), closed=True)}"/>' for name in COUNTRIES]
    lines = [line for pair in sorted(shared) for line in chains(shared[pair])]
    shapes.append(f'<path id="borders" d="{path(lines, closed=False)}"/>')
    shapes.append(f'<path id="lanes" d="{"".join(lane(a, b) for _, _, a, b in LANES)}"/>')
    shapes.append(f'<path id="rose" d="{rose()}"/>')
    shapes.append(f'<path id="graticule" d="{graticule()}"/>')
    svg = f'<svg xmlns="http://www.w3.org/2000/svg"><defs>{"".join(shapes)}</defs></svg>\n'
    (ROOM / "table" / "static" / "map.svg").write_text(svg, encoding="utf-8")
    stands = {name: [round(n) for n in project(*STANDS[name])] for name in COUNTRIES}
    plan = {"width": round(WIDTH), "height": HEIGHT, "stands": stands}
    (ROOM / "table" / "map.json").write_text(json.dumps(plan, indent=1) + "\n", encoding="utf-8")
    print(f"{len(svg):,} bytes of outlines; land borders: {len(shared)}")


if __name__ == "__main__":
    main()

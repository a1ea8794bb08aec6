"""Hexagons and panning maps: geometry and the SVG that carries it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import cos, pi, sin, sqrt
from typing import Final

from htpy import Node, Renderable, div, g, path, polygon, svg, text

from civitas.web.ui.base import keep

ROOT3: Final = sqrt(3)


def hex_centre(q: int, r: int, radius: float) -> tuple[float, float]:
    """The middle of the hexagon at axial coordinates, pointed tops."""
    return radius * ROOT3 * (q + r / 2), radius * 1.5 * r


def hex_points(radius: float) -> str:
    """The corners of a hexagon around the origin, for `points` of an SVG polygon."""
    pairs = ((radius * cos(pi / 6 + i * pi / 3), radius * sin(pi / 6 + i * pi / 3)) for i in range(6))
    return " ".join(f"{x:.2f},{y:.2f}" for x, y in pairs)


# How a draughtsman marks a terrain: one mark around the origin, and how many fit a hexagon.
MARKS: Final[dict[str, tuple[str, int]]] = {
    "forest": ("m0 -9l-5 8h3l-4 6h12l-4 -6h3zM{x} {y}m0 5v4", 7),
    "hills": ("m-9 4c4 -9 12 -10 17 0m-6 -3c2 -4 6 -5 9 -1", 4),
    "mountains": ("m-12 8l10 -17l11 17m-11 -17l2 8l-3 4l3 5", 4),
    "sea": ("m-10 0q3 -4 6 0t6 0t6 0", 6),
    "plains": ("m-4 3l-2 -6m5 6v-8m4 8l2 -6", 6),
    "desert": ("m-9 2c4 -4 8 -4 12 0m3 -6h.1m-8 -3h.1m10 6h.1", 5),
    "unknown": ("m0 -5v10m-5 -5h10", 3),
}


@keep
def hex_motif(terrain: str, seed: str, radius: float) -> Renderable:
    """The pen marks of a terrain, scattered the same way for the same seed."""
    mark, count = MARKS[terrain]
    rng = random.Random(f"{terrain}/{seed}")
    spots: list[tuple[float, float]] = []
    for _ in range(60):
        x, y = rng.uniform(-0.58, 0.58) * radius, rng.uniform(-0.56, 0.56) * radius
        if len(spots) < count and all(abs(x - a) > radius * 0.3 or abs(y - b) > radius * 0.3 for a, b in spots):
            spots.append((round(x, 1), round(y, 1)))
    spots.sort(key=lambda spot: spot[1])
    return path(".hex-motif", d="".join(f"M{x} {y}{mark.format(x=x, y=y)}" for x, y in spots))


def hex_tile(
    q: int,
    r: int,
    radius: float,
    label: str,
    *,
    terrain: str = "",
    content: Node = None,
    decision: str | None = None,
    id: str | None = None,
) -> Renderable:
    """A hexagon of a map with what stands on it; with a `decision` it is a button."""
    x, y = hex_centre(q, r, radius)
    acting = {"role": "button", "tabindex": "0", "data-decision": decision} if decision else {"role": "img"}
    return g(
        class_=["hex", decision and "can-choose"],
        id=id,
        data_thing=id,
        data_terrain=terrain or None,
        aria_label=label,
        data_tip=label,
        transform=f"translate({x:.2f} {y:.2f})",
        **acting,
    )[
        polygon(".hex-face", points=hex_points(radius * 0.97)),
        hex_motif(terrain, f"{q},{r}", radius) if terrain in MARKS else None,
        polygon(".hex-rim", points=hex_points(radius * 0.88)),
        content,
    ]


def hex_label(word: str, *, dy: float = 0) -> Renderable:
    """A name on the map, with a halo so that it reads on any ground."""
    return text(".map-label", text_anchor="middle", y=f"{dy:.1f}")[word]


def map_frame(label: str, box: tuple[float, float, float, float], content: Node, *, id: str = "map") -> Renderable:
    """A map that pans inside its own frame and never pushes the page sideways; `box` is x, y, width, height."""
    return div(".map", id=id, tabindex="0", role="group", aria_label=label)[
        svg(viewBox=" ".join(f"{n:.1f}" for n in box), preserveAspectRatio="xMidYMid meet")[content]
    ]


def hex_map(
    label: str, tiles: Sequence[Renderable], cells: Sequence[tuple[int, int]], radius: float, *, id: str = "map"
) -> Renderable:
    """A map frame just large enough for the hexagons at `cells`."""
    centres = [hex_centre(q, r, radius) for q, r in cells]
    left, top = min(x for x, _ in centres) - radius, min(y for _, y in centres) - radius * 1.1
    right, bottom = max(x for x, _ in centres) + radius, max(y for _, y in centres) + radius * 1.1
    return map_frame(label, (left, top, right - left, bottom - top), tiles, id=id)

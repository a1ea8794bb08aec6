"""Hexagons and panning maps: geometry and the SVG that carries it."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin, sqrt
from typing import Final

from htpy import Node, Renderable, div, g, polygon, svg, text

ROOT3: Final = sqrt(3)


def hex_centre(q: int, r: int, radius: float) -> tuple[float, float]:
    """The middle of the hexagon at axial coordinates, pointed tops."""
    return radius * ROOT3 * (q + r / 2), radius * 1.5 * r


def hex_points(radius: float) -> str:
    """The corners of a hexagon around the origin, for `points` of an SVG polygon."""
    pairs = ((radius * cos(pi / 6 + i * pi / 3), radius * sin(pi / 6 + i * pi / 3)) for i in range(6))
    return " ".join(f"{x:.2f},{y:.2f}" for x, y in pairs)


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
        polygon(".hex-rim", points=hex_points(radius * 0.86)),
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

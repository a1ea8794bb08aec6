"""Printed things: cards, card backs and the illustrated places of a board, with woodcut scenes drawn from a seed."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from math import cos, radians, sin
from typing import Final, Literal

from htpy import Node, Renderable, article, button, circle, div, g, path, span, svg

from civitas.web.ui.base import DECISION_FORM, icon, keep, unseen

Tone = Literal["earth", "leaf", "water", "fire", "gold", "plum", "slate", "bone"]
"""Inks a card or a place can be printed in. They belong to things; seats have their own."""

SceneKind = Literal["hills", "forest", "water", "town", "stars", "rays", "field", "cave"]

WIDTH: Final = 200
HEIGHT: Final = 120


def _ridge(rng: random.Random, base: float, swing: float, steps: int = 6) -> str:
    """A rolling horizon from edge to edge, closed at the bottom."""
    step = WIDTH / steps
    points = [base + rng.uniform(-swing, swing) for _ in range(steps + 1)]
    line = f"M0 {points[0]:.0f}"
    for i in range(1, steps + 1):
        middle = step * (i - 0.5)
        line += f"C{middle:.0f} {points[i - 1]:.0f} {middle:.0f} {points[i]:.0f} {step * i:.0f} {points[i]:.0f}"
    return f"{line}V{HEIGHT}H0z"


def _peaks(rng: random.Random, base: float, height: float) -> str:
    """Sharp mountains, as a knife would cut them."""
    x, line = -20.0, f"M-20 {HEIGHT}"
    while x < WIDTH + 20:
        half = rng.uniform(16, 34)
        top = base - rng.uniform(0.45, 1) * height
        line += f"L{x + half:.0f} {top:.0f}L{x + half * 1.9:.0f} {base - rng.uniform(0, 8):.0f}"
        x += half * 1.9
    return f"{line}V{HEIGHT}z"


def _sun(rng: random.Random) -> Renderable:
    x, y = rng.choice((38, 52, 148, 162)), rng.randint(24, 40)
    return circle(".sun", cx=str(x), cy=str(y), r=str(rng.randint(11, 16)))


def _spruces(rng: random.Random, base: float, tall: float) -> str:
    """A row of firs: stacked triangles in one path."""
    line, x = "", rng.uniform(-6, 2)
    while x < WIDTH + 6:
        h = tall * rng.uniform(0.65, 1.1)
        w = h * 0.34
        for part in (0.0, 0.28, 0.56):
            top, bottom, wide = base - h + h * part, base - h + h * (part + 0.46), w * (0.55 + part * 0.8)
            line += f"M{x:.0f} {top:.0f}L{x + wide:.0f} {bottom:.0f}H{x - wide:.0f}z"
        x += w * rng.uniform(1.0, 1.7)
    return line


def _waves(rng: random.Random, y: float) -> str:
    """One line of swell."""
    start = rng.uniform(-24, 0)
    return f"M{start:.0f} {y:.0f}" + "q6 -5 12 0t12 0" * 9 + "t12 0"


def _roofs(rng: random.Random, base: float, tall: float) -> str:
    """A skyline of gables and towers."""
    x, line = -4.0, ""
    while x < WIDTH + 4:
        w, h = rng.uniform(12, 24), tall * rng.uniform(0.4, 1)
        roof = rng.choice((0, 6, 10))
        line += f"M{x:.0f} {HEIGHT}V{base - h:.0f}l{w / 2:.0f} -{roof}l{w / 2:.0f} {roof}V{HEIGHT}z"
        x += w + rng.uniform(-1, 3)
    return line


def _hills(rng: random.Random) -> list[Renderable]:
    return [
        _sun(rng),
        path(".s1", d=_peaks(rng, 84, 46)),
        path(".s2", d=_ridge(rng, 84, 9)),
        path(".s3", d=_ridge(rng, 102, 7)),
    ]


def _forest(rng: random.Random) -> list[Renderable]:
    return [
        _sun(rng),
        path(".s1", d=_ridge(rng, 68, 10)),
        path(".s2", d=_spruces(rng, 94, 44)),
        path(".s3", d=_spruces(rng, 116, 40) + _ridge(rng, 112, 3)),
    ]


def _water(rng: random.Random) -> list[Renderable]:
    swell = [path(".line", d=_waves(rng, y)) for y in (78, 90, 102, 114)]
    return [_sun(rng), path(".s1", d=_peaks(rng, 68, 34)), path(".s2", d=f"M0 66H{WIDTH}V{HEIGHT}H0z"), g[swell]]


def _town(rng: random.Random) -> list[Renderable]:
    return [
        _sun(rng),
        path(".s1", d=_ridge(rng, 66, 9)),
        path(".s2", d=_roofs(rng, 96, 44)),
        path(".s3", d=_ridge(rng, 104, 5)),
    ]


def _stars(rng: random.Random) -> list[Renderable]:
    dots = [(rng.randint(6, 194), rng.randint(6, 84), rng.choice((0.8, 1.2, 1.9))) for _ in range(34)]
    chain = sorted(rng.sample(dots, 5))
    line = "M" + "L".join(f"{x} {y}" for x, y, _ in chain)
    points = [circle(cx=str(x), cy=str(y), r=str(r)) for x, y, r in dots]
    return [
        path(".line", d=line),
        g(".sun")[points],
        path(".s2", d=_ridge(rng, 100, 7)),
        path(".s3", d=_ridge(rng, 112, 4)),
    ]


def _rays(rng: random.Random) -> list[Renderable]:
    count, turn = 18, rng.random()
    beams = ""
    for i in range(0, count * 2, 2):
        a, b = (i + turn) * 180 / count, (i + 1 + turn) * 180 / count
        beams += f"M100 66L{_polar(a)}L{_polar(b)}z"
    return [path(".s1", d=beams), path(".s3", d=_ridge(rng, 108, 5))]


def _polar(degrees: float) -> str:
    """A point far out in a direction, seen from the middle of the scene."""
    return f"{100 + 170 * cos(radians(degrees)):.0f} {66 + 170 * sin(radians(degrees)):.0f}"


def _field(rng: random.Random) -> list[Renderable]:
    furrows = [path(".line", d=f"M100 72Q{100 + (x - 100) * 0.5:.0f} 88 {x} 122") for x in range(-80, 290, 30)]
    return [_sun(rng), path(".s1", d=_ridge(rng, 62, 9)), path(".s2", d=_ridge(rng, 74, 3)), g[furrows]]


def _cave(rng: random.Random) -> list[Renderable]:
    bands = [path(f".s{i}", d=_ridge(rng, y, swing, 8)) for i, y, swing in ((1, 40, 12), (2, 70, 12), (3, 98, 8))]
    return [g[bands]]


SCENES: Final[dict[SceneKind, Callable[[random.Random], list[Renderable]]]] = {
    "hills": _hills,
    "forest": _forest,
    "water": _water,
    "town": _town,
    "stars": _stars,
    "rays": _rays,
    "field": _field,
    "cave": _cave,
}


@keep
def scene(kind: SceneKind, seed: str) -> Renderable:
    """A small woodcut in the shades of the surrounding tone; the same seed always cuts the same picture."""
    rng = random.Random(f"{kind}/{seed}")
    drawing = svg(".scene", viewBox=f"0 0 {WIDTH} {HEIGHT}", preserveAspectRatio="xMidYMid slice", aria_hidden="true")
    return drawing[SCENES[kind](rng)]


def _letter_size(title: str) -> str:
    """Smaller letters for a title whose longest word would not fit a card's width; names are never cut."""
    longest = max(map(len, title.split()), default=0)
    return "longer" if longest > 12 else "long" if longest > 9 else ""


def card_frame(
    title: str,
    *,
    tone: Tone,
    picture: str | None = None,
    scene_kind: SceneKind = "hills",
    seed: str = "",
    cost: Node = None,
    kind: str = "",
    effect: Node = None,
    points: int | None = None,
    points_label: str = "",
    corner: Node = None,
    id: str | None = None,
    thing: str = "",
    decision: str | None = None,
    selected: bool = False,
    small: bool = False,
    explain: str | None = None,
) -> Renderable:
    """A printed card: title band, woodcut with its picture, effect, kind line, points.

    `decision` makes the whole card the button that takes it. `thing` is the name that log lines highlight it by.
    """
    classes = ["card", decision and "can-choose", selected and "selected", small and "card-small"]
    shared = {
        "id": id,
        "data-tone": tone,
        "data-thing": thing or None,
        "data-explain": explain,
        "data-travel": bool(id),
    }
    inside = [
        span(".card-top")[
            cost is not None and span(".card-cost")[cost], span(class_=["card-title", _letter_size(title)])[title]
        ],
        span(".card-art")[
            scene(scene_kind, seed or title),
            picture and span(".card-picture")[icon(picture)],
            corner is not None and span(".card-corner")[corner],
        ],
        effect is not None and span(".card-effect")[effect],
        (kind or points is not None)
        and span(".card-foot")[
            span(".card-kind")[kind],
            points is not None and span(".card-points", role="img", aria_label=f"{points_label} {points}")[str(points)],
        ],
    ]
    if decision is None:
        return article(class_=classes, **shared)[inside]
    return button(class_=classes, type="submit", form=DECISION_FORM, name="decision", value=decision, **shared)[inside]


@keep
def card_back(label: str, *, picture: str, count: int | None = None, small: bool = False) -> Renderable:
    """A face-down card or, with `count`, a face-down deck."""
    classes = ["card", "card-back", small and "card-small", count is not None and "card-deck"]
    return div(
        class_=classes, role="img", aria_label=f"{label} {count if count is not None else ''}".strip(), data_tip=label
    )[
        span(".card-picture")[icon(picture)],
        count is not None and span(".card-count")[str(count)],
    ]


def place(
    title: str,
    *,
    picture: str,
    tone: Tone,
    scene_kind: SceneKind,
    yields: Node = None,
    pieces: Node = None,
    free: int | None = None,
    free_label: str = "",
    decision: str | None = None,
    decisions: Sequence[tuple[str, Node, str]] = (),
    id: str | None = None,
    why: str | None = None,
    explain: str | None = None,
    wide: bool = False,
) -> Renderable:
    """A location of a board: its woodcut, its name, who stands there, how many places are free.

    `decision` makes all of it one button. `decisions` puts several answers on it instead, each
    `(decision, face, label)`, such as how many people to send. `why` says why it cannot be chosen, with the rule's
    number.
    """
    open_to = bool(decision or decisions)
    classes = ["place", open_to and "can-choose", wide and "place-wide"]
    shared = {"id": id, "data-tone": tone, "data-thing": id, "data-explain": explain}
    slots = (
        free is not None
        and span(".slots", role="img", aria_label=free_label, data_tip=free_label)[[span(".slot") for _ in range(free)]]
    )
    inside = [
        scene(scene_kind, id or title),
        span(".place-picture")[icon(picture)],
        span(".place-name")[title],
        yields is not None and span(".place-yields")[yields],
        span(".place-pieces")[pieces, slots],
        why and unseen(why),
    ]
    if decision:
        return button(class_=classes, type="submit", form=DECISION_FORM, name="decision", value=decision, **shared)[
            inside
        ]
    return div(class_=classes, data_why=why, tabindex="0" if why else None, **shared)[
        inside, bool(decisions) and _answers(decisions)
    ]


def _answers(decisions: Sequence[tuple[str, Node, str]]) -> Renderable:
    """The several answers that one place can take, as small buttons along its foot."""
    return span(".answers")[
        [
            button(
                ".answer",
                type="submit",
                form=DECISION_FORM,
                name="decision",
                value=name,
                aria_label=label,
                data_tip=label,
            )[face]
            for name, face, label in decisions
        ]
    ]

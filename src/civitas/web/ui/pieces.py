"""The wooden and paper things of a table: people, cubes, discs, dice, counters, seats and their badges."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from htpy import Node, Renderable, circle, g, li, ol, path, rect, span, svg, text, use

from civitas.web.ui.base import STATIC, icon, keep, unseen

SEAT_SHAPES: Final = ("circle", "square", "triangle", "diamond", "hexagon", "star")
"""A seat is told by its shape as well as by its colour; seat 0 is the circle."""

Kind = Literal["person", "cube", "disc", "pawn"]

# All outlines are drawn on a 24 by 24 grid.
OUTLINES: Final[dict[str, str]] = {
    "circle": "M12 1.5a10.5 10.5 0 1 1 0 21a10.5 10.5 0 0 1 0-21z",
    "square": "M4.5 2.5h15a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2z",
    "triangle": "M12 1.2c.8 0 1.4.4 1.8 1.1l9.3 17c.8 1.5-.2 3.2-1.8 3.2H2.7c-1.6 0-2.6-1.7-1.8-3.2l9.3-17c.4"
    "-.7 1-1.1 1.8-1.1z",
    "diamond": "M12 .6c.6 0 1.1.2 1.5.6l9.3 9.3c.8.8.8 2.2 0 3l-9.3 9.3c-.8.8-2.2.8-3 0l-9.3-9.3c-.8-.8-.8"
    "-2.2 0-3l9.3-9.3c.4-.4.9-.6 1.5-.6z",
    "hexagon": "M7 2.5h10c.8 0 1.5.4 1.9 1.1l4.3 7.3c.4.7.4 1.5 0 2.2l-4.3 7.3c-.4.7-1.1 1.1-1.9 1.1H7c-.8 0"
    "-1.5-.4-1.9-1.1L.8 13.1c-.4-.7-.4-1.5 0-2.2l4.3-7.3C5.5 2.9 6.2 2.5 7 2.5z",
    "star": "M12 .4l3.1 6 6.6-1.1-1 6.7 1 6.7-6.6-1.1-3.1 6-3.1-6-6.6 1.1 1-6.7-1-6.7 6.6 1.1z",
}
# Where the seat's own shape is stamped on a body (the bodies are drawn in static/art/pieces.svg): centre and scale.
STAMPS: Final[dict[Kind, tuple[float, float, float]]] = {
    "person": (12, 12.4, 0.28),
    "cube": (12, 6.6, 0.22),
    "disc": (12, 10, 0.28),
    "pawn": (12, 17.5, 0.2),
}
SOLID: Final[frozenset[Kind]] = frozenset({"cube", "disc"})
"""Bodies with a top face of their own, lighter than their sides."""

PIPS: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    1: ((12, 12),),
    2: ((7, 7), (17, 17)),
    3: ((7, 7), (12, 12), (17, 17)),
    4: ((7, 7), (17, 7), (7, 17), (17, 17)),
    5: ((7, 7), (17, 7), (12, 12), (7, 17), (17, 17)),
    6: ((7, 6), (7, 12), (7, 18), (17, 6), (17, 12), (17, 18)),
}


def seat_shape(seat: int) -> str:
    """The outline, on a 24 by 24 grid, that belongs to a seat."""
    return OUTLINES[SEAT_SHAPES[seat]]


def _stamp(seat: int, kind: Kind) -> Renderable:
    x, y, scale = STAMPS[kind]
    return path(".stamp", d=seat_shape(seat), transform=f"translate({x} {y}) scale({scale}) translate(-12 -12)")


def piece(
    kind: Kind,
    seat: int | None,
    label: str | None = None,
    *,
    id: str | None = None,
    size: str = "",
    ghost: bool = False,
    spent: bool = False,
    x: float | None = None,
    y: float | None = None,
    width: float | None = None,
) -> Renderable:
    """A wooden piece of a seat, neutral when `seat` is None.

    With an `id` it travels from where it stood to where it stands. Give `x`, `y`, `width` to set it inside another SVG.
    """
    classes = ["piece", f"piece-{kind}", size and f"piece-{size}", ghost and "ghost", spent and "spent"]
    naming = {"role": "img", "aria-label": label, "data-tip": label} if label else {"aria-hidden": "true"}
    placing = {
        key: str(value) for key, value in {"x": x, "y": y, "width": width, "height": width}.items() if value is not None
    }
    seating = {"data-seat": str(seat)} if seat is not None else {}
    travel = {"id": id, "data-travel": True} if id else {}
    drawing = svg(class_=classes, viewBox="-1 -1 26 27", **naming, **placing, **seating, **travel)
    return drawing[_body(kind, seat)]


@keep
def _body(kind: Kind, seat: int | None) -> Renderable:
    sprite = f"{STATIC}/art/pieces.svg#{kind}"
    box = {"x": "-1", "y": "-1", "width": "26", "height": "27"}
    return g[
        use(".edge", href=sprite, transform="translate(0 1.6)", **box),
        use(".body", href=sprite, **box),
        kind in SOLID and use(".top", href=f"{sprite}-top", **box),
        seat is not None and _stamp(seat, kind),
    ]


def meeple(
    seat: int | None, label: str | None = None, *, id: str | None = None, size: str = "", ghost: bool = False
) -> Renderable:
    """A person of a seat."""
    return piece("person", seat, label, id=id, size=size, ghost=ghost)


def people(
    seat: int, count: int, label: str, *, ids: Sequence[str] = (), ghost: bool = False, size: str = ""
) -> Renderable:
    """A group of people of one seat, read out as one thing."""
    each = [meeple(seat, id=ids[i] if i < len(ids) else None, ghost=ghost, size=size) for i in range(count)]
    return span(".people", role="img", aria_label=label, data_tip=label)[each]


def die(
    face: int,
    label: str,
    *,
    id: str | None = None,
    key: str = "",
    bonus: int = 0,
    kept: bool = False,
    dim: bool = False,
) -> Renderable:
    """A die showing `face`; a new `key` on the same `id` makes it tumble. `bonus` is a small tag, say of a tool."""
    pips = [circle(cx=str(cx), cy=str(cy), r="2.3") for cx, cy in PIPS[face]]
    classes = ["die", kept and "kept", dim and "dim"]
    body = span(class_=classes, id=id, data_roll=key or None, role="img", aria_label=label, data_tip=label)
    face_svg = svg(viewBox="0 0 24 24", aria_hidden="true")[
        rect(".edge", x="1", y="2.2", width="22", height="21.3", rx="5"),
        rect(".body", x="1", y="0.5", width="22", height="21.5", rx="5"),
        g(".pips", transform="translate(0 -.8)")[pips],
    ]
    return body[face_svg, bonus > 0 and span(".die-bonus")[f"+{bonus}"]]


def dice(faces: Sequence[int], labels: Sequence[str], *, id: str = "dice", key: str = "") -> Renderable:
    """A roll: dice in a row that tumble one after another when `key` changes."""
    return span(".dice")[
        [die(face, word, id=f"{id}-{i}", key=key) for i, (face, word) in enumerate(zip(faces, labels, strict=True))]
    ]


def signed(change: int) -> str:
    """A change as people write it: +3, with a real minus sign when it is a loss."""
    return f"+{change}" if change >= 0 else number(change)


def number(n: int) -> str:
    """A number as people write it, with a real minus sign."""
    return str(n) if n >= 0 else f"\u2212{-n}"


def counter(
    name: str,
    n: int,
    label: str,
    *,
    change: int = 0,
    ghosts: dict[str, int] | None = None,
    id: str | None = None,
    word: bool = False,
    limit: int | None = None,
) -> Renderable:
    """How many of a thing: icon, number, and the change that just happened.

    `ghosts` maps a decision to the change it would make, shown while that choice is hovered or focused.
    `word` prints the label too; `limit` adds "/ 10".
    """
    previews = [
        span(".would", hidden=True, data_ghost=decision)[signed(amount)] for decision, amount in (ghosts or {}).items()
    ]
    return span(class_=["counter", n == 0 and not change and "none"], id=id, data_tip=None if word else label)[
        icon(name),
        word and span(".counter-word")[label],
        not word and unseen(label + " "),
        span(".n", data_n=str(n))[str(n), limit is not None and span(".limit")[f"/{limit}"]],
        change != 0 and span(class_=["change", "loss" if change < 0 else "gain"])[signed(change)],
        previews,
    ]


@keep
def seat_mark(seat: int, initial: str = "", *, size: str = "") -> Renderable:
    """The seat's own shape in its colour with an initial in it."""
    # The triangle's middle lies low; its letter follows.
    y = "18.2" if SEAT_SHAPES[seat] == "triangle" else "16.4"
    return svg(
        class_=["seat-mark", size and f"seat-mark-{size}"],
        viewBox="-1 -1 26 26",
        data_seat=str(seat),
        aria_hidden="true",
    )[
        path(".body", d=seat_shape(seat)),
        initial and text(x="12", y=y, text_anchor="middle")[_letter(initial)],
    ]


def _letter(name: str) -> str:
    """The initial; of `Player 1` and `Player 2` the number, which tells them apart."""
    return name[-1] if name[-1].isdigit() else name[0].upper()


def seat_badge(seat: int, name: str, *, role: Node = None, active: bool = False, size: str = "") -> Renderable:
    """Who: the seat's mark and the name; `role` is a small icon such as `icon("bot", ...)`."""
    return span(class_=["seat-badge", active and "active"], data_seat=str(seat))[
        seat_mark(seat, name, size=size),
        span(".seat-name")[name],
        role,
    ]


def track(
    label: str,
    length: int,
    seats: dict[int, int],
    *,
    start: int = 0,
    initials: Sequence[str] = (),
    ghost: tuple[int, int] | None = None,
    marks: dict[int, Node] | None = None,
    id: str = "track",
    numbers: bool = True,
) -> Renderable:
    """A row of spaces with the seats' markers on it; `seats` maps a seat to the space it stands on.

    `marks` puts a thing on a space (a bonus, a threshold); `ghost` is the seat and the space it would reach.
    """
    return ol(".track", aria_label=label, id=id)[
        [_space(at, seats, initials, ghost, (marks or {}).get(at), id, numbers) for at in range(start, start + length)]
    ]


def _space(
    at: int,
    seats: dict[int, int],
    initials: Sequence[str],
    ghost: tuple[int, int] | None,
    mark: Node,
    id: str,
    numbers: bool,
) -> Renderable:
    here = [seat for seat, place in seats.items() if place == at]
    markers = [
        span(".marker", id=f"{id}-{seat}", data_travel=True)[
            seat_mark(seat, initials[seat] if initials else "", size="s")
        ]
        for seat in here
    ]
    would = ghost is not None and ghost[1] == at and span(".marker.ghost")[seat_mark(ghost[0], size="s")]
    return li(class_=["space", bool(here) and "taken"])[
        numbers and span(".space-n")[str(at)],
        mark is not None and span(".space-mark")[mark],
        span(".markers")[markers, would],
    ]


@keep
def price(name: str, n: int, label: str) -> Renderable:
    """A price as an icon with its number, e.g. on a card's corner."""
    return span(".price", role="img", aria_label=f"{label} {n}", data_tip=f"{label} {n}")[
        span(".n")[str(n)], icon(name)
    ]

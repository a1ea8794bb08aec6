"""The end of a game: the score by source and the curve of the game, drawn once and told in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from htpy import (
    Node,
    Renderable,
    a,
    caption,
    circle,
    desc,
    div,
    figcaption,
    figure,
    g,
    line,
    path,
    svg,
    table,
    tbody,
    td,
    text,
    tfoot,
    th,
    thead,
    tr,
)
from htpy import title as svg_title

from civitas.web.ui.base import icon, unseen
from civitas.web.ui.pieces import number, seat_badge, seat_mark, seat_shape

WIDTH: Final = 640
HEIGHT: Final = 276
LEFT: Final = 40
RIGHT: Final = 84
NAMES: Final = 140  # room for longer names at the right
TOP: Final = 30
BOTTOM: Final = 30


class Source(NamedTuple):
    """Where points came from: its icon, its word and the points of each seat."""

    icon: str
    label: str
    points: Sequence[int]


def score_table(
    label: str,
    seats: Sequence[tuple[int, str, int]],
    sources: Sequence[Source],
    *,
    total_label: str,
    place_label: str,
) -> Renderable:
    """The ranking, source by source. `seats` are `(seat, name, place)` as they shall stand; points are by seat.

    Place 0 is none: nobody but the game was to be beaten.
    """
    totals = {seat: sum(source.points[seat] for source in sources) for seat, _, _ in seats}
    return div(".score")[
        table(".score-table")[
            caption[label],
            thead[
                tr[th(scope="col")[label], [_seat_head(seat, name, place, place_label) for seat, name, place in seats]]
            ],
            tbody[[_source_row(source, [seat for seat, _, _ in seats]) for source in sources]],
            tfoot[
                tr[
                    th(scope="row")[total_label],
                    (td(class_=["best" if place == 1 else None])[number(totals[seat])] for seat, _, place in seats),
                ]
            ],
        ]
    ]


def _seat_head(seat: int, name: str, place: int, place_label: str) -> Renderable:
    return th(scope="col", class_=["best" if place == 1 else None])[
        icon("trophy", f"{place_label} 1") if place == 1 else None,
        div(".rank")[unseen(f"{place_label} "), str(place)] if place > 1 else None,
        seat_badge(seat, name),
    ]


def _source_row(source: Source, order: Sequence[int]) -> Renderable:
    most = max(source.points)
    cells = (
        td(class_=["most" if source.points[seat] == most > 0 else None])[number(source.points[seat])] for seat in order
    )
    return tr(".reveal")[th(scope="row")[icon(source.icon), source.label], cells]


def line_chart(
    label: str,
    curves: Sequence[tuple[int, str, Sequence[int]]],
    *,
    x_label: str,
    y_label: str,
    description: str = "",
) -> Renderable:
    """One curve a seat, `(seat, name, values)`, ending in the seat's shape and name; it draws itself when shown."""
    longest = max(len(values) for _, _, values in curves)
    highest = max(max(values) for _, _, values in curves)
    deepest = min(0, min(min(values) for _, _, values in curves))
    step = _step(highest - deepest)
    lowest, ceiling = deepest // step * step, max(step, -(-highest // step) * step)

    def at(i: int, value: float) -> tuple[float, float]:
        x = LEFT + (WIDTH - LEFT - RIGHT) * i / max(1, longest - 1)
        y = HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (value - lowest) / max(1, ceiling - lowest)
        return round(x, 1), round(y, 1)

    grid = [_gridline(at(0, value)[1], value) for value in range(lowest, ceiling + 1, step)]
    ends = _spread([at(len(values) - 1, values[-1]) for _, _, values in curves])
    return figure(".chart")[
        figcaption[label],
        svg(viewBox=f"0 0 {WIDTH} {HEIGHT}", role="img")[
            svg_title[label],
            desc[description],
            g(".grid")[grid],
            text(".axis", x=str(LEFT), y=str(HEIGHT - 6))[x_label],
            text(".axis", x="2", y="10")[y_label],
            [_curve(seat, [at(i, value) for i, value in enumerate(values)]) for seat, _, values in curves],
            [_end(seat, name, values[-1], end) for (seat, name, values), end in zip(curves, ends, strict=True)],
        ],
    ]


def chance_chart(
    label: str,
    curves: Sequence[tuple[int, str, Sequence[tuple[int, float]]]],
    *,
    last: int,
    at: int,
    marks: Sequence[tuple[int, int, float, str]],
    x_label: str,
    mark_label: str,
    description: str = "",
) -> Renderable:
    """Chances from 0 to 1 over the decisions of a match: curves of `(decision, chance)` by seat.

    `at` is the decision that is looked at; `marks` are `(decision, seat, chance, link)`, numbered from 1.
    """

    def place(decision: float, chance: float) -> tuple[float, float]:
        x = LEFT + (WIDTH - LEFT - NAMES) * decision / max(1, last)
        return round(x, 1), round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * chance, 1)

    grid = [_gridline(place(0, percent / 100)[1], percent, NAMES) for percent in (0, 25, 50, 75, 100)]
    now = place(min(at, last), 0)[0]
    ends = _spread([place(*points[-1]) for _, _, points in curves])
    return figure(".chart.chances")[
        figcaption[label],
        svg(viewBox=f"0 0 {WIDTH} {HEIGHT}", role="group", aria_label=label)[
            svg_title[label],
            desc[description],
            g(".grid")[grid],
            text(".axis", x=str(LEFT), y=str(HEIGHT - 6))[x_label],
            text(".axis", x="2", y="10")["%"],
            line(".now", x1=str(now), x2=str(now), y1=str(TOP - 8), y2=str(HEIGHT - BOTTOM)),
            [_plain_curve(seat, [place(*point) for point in points]) for seat, _, points in curves],
            [
                _end(seat, name, round(100 * points[-1][1]), end)
                for (seat, name, points), end in zip(curves, ends, strict=True)
            ],
            g(".marks", aria_label=mark_label)[
                [
                    _mark(number, seat, place(decision, chance), link, mark_label)
                    for number, (decision, seat, chance, link) in enumerate(marks, 1)
                ]
            ],
        ],
    ]


def _plain_curve(seat: int, points: Sequence[tuple[float, float]]) -> Renderable:
    d = "M" + "L".join(f"{x} {y}" for x, y in points)
    return g(".curve", data_seat=str(seat))[path(".halo", d=d), path(".stroke", d=d, pathLength="1")]


def _mark(number: int, seat: int, at: tuple[float, float], link: str, label: str) -> Renderable:
    x, y = at
    return a(".mark", href=link, data_seat=str(seat), aria_label=f"{label}: {number}")[
        circle(".aim", cx=str(x), cy=str(y), r="14"),
        circle(cx=str(x), cy=str(y), r="8"),
        text(x=str(x), y=str(y + 4), text_anchor="middle")[str(number)],
    ]


def _step(spread: int) -> int:
    """A round distance between grid lines that gives about four of them."""
    for size in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500):
        if spread <= size * 5:
            return size
    return 1000


def _gridline(y: float, value: int, right: int = RIGHT) -> Renderable:
    return g[
        line(x1=str(LEFT), x2=str(WIDTH - right), y1=str(y), y2=str(y)),
        text(x=str(LEFT - 6), y=str(y + 4), text_anchor="end")[number(value)],
    ]


def _curve(seat: int, points: Sequence[tuple[float, float]]) -> Renderable:
    d = "M" + "L".join(f"{x} {y}" for x, y in points)
    dots = [circle(cx=str(x), cy=str(y), r="2.6") for x, y in points]
    return g(".curve", data_seat=str(seat))[path(".halo", d=d), path(".stroke", d=d, pathLength="1"), g(".dots")[dots]]


def _spread(ends: Sequence[tuple[float, float]], room: float = 19) -> list[tuple[float, float]]:
    """Moves end labels apart so that none lies on another."""
    placed: dict[int, tuple[float, float]] = {}
    last = float("-inf")
    for i in sorted(range(len(ends)), key=lambda i: ends[i][1]):
        last = max(ends[i][1], last + room)
        placed[i] = (ends[i][0], last)
    return [placed[i] for i in range(len(ends))]


def _end(seat: int, name: str, value: int, at: tuple[float, float]) -> Renderable:
    x, y = at
    return g(".curve-end", data_seat=str(seat), transform=f"translate({x + 8:.1f} {y:.1f})")[
        path(".body", d=seat_shape(seat), transform="scale(.6) translate(0 -12)"),
        text(x="20", y="4.5")[f"{name} {number(value)}"],
    ]


def legend(seats: Sequence[tuple[int, str]]) -> Renderable:
    """Who is which shape and colour."""
    return div(".legend")[[seat_badge(seat, name) for seat, name in seats]]


def share_bar(label: str, value: int, limit: int, *, seat: int | None = None, note: Node = None) -> Renderable:
    """A bar filled to a share, in a seat's colour if one is given."""
    filled = 100 * value / max(1, limit)
    return div(".share", data_seat=str(seat) if seat is not None else None)[
        svg(viewBox="0 0 100 6", preserveAspectRatio="none", role="img", aria_label=f"{label} {value}/{limit}")[
            path(".share-all", d="M0 0H100V6H0z"), path(".share-part", d=f"M0 0H{filled:.1f}V6H0z")
        ],
        seat_mark(seat, size="s") if seat is not None else None,
        note,
    ]

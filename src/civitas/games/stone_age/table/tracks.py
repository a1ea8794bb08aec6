"""The two tracks with everybody's markers: ears of grain for the food track, notches in a bone for the points."""

from collections.abc import Sequence

from htpy import Renderable, div, g, li, ol, span, svg

from civitas.games.stone_age.table.facts import Facts
from civitas.games.stone_age.table.words import say
from civitas.web import ui

LAST_STEP = 10
NOTCHES = 100


def tracks(facts: Facts) -> Renderable:
    steps = tuple(tribe.food_track for tribe in facts.tribes)
    ghost = None
    if facts.deciding is not None and facts.can("resolve field"):
        ghost = facts.deciding.seat
    points = tuple(facts.position["score"])
    return div(".sa-tracks")[
        food_track(facts.lang, steps, facts.names, ghost),
        score_track(facts.lang, points, facts.names),
    ]


@ui.keep
def food_track(lang: str, steps: tuple[int, ...], names: tuple[str, ...], climber: int | None) -> Renderable:
    """`climber` would move up by acting on the field."""
    heading = say(lang, "mat-food-track")
    return div(".sa-track")[
        span(".sa-track-name")[ui.icon("field"), heading],
        ol(".sa-steps", aria_label=heading)[
            [_step(lang, at, steps, names, climber) for at in range(LAST_STEP + 1)]
        ],
    ]


def _step(lang: str, at: int, steps: Sequence[int], names: Sequence[str], climber: int | None) -> Renderable:
    here = [seat for seat, step in enumerate(steps) if step == at]
    comes = climber is not None and min(steps[climber] + 1, LAST_STEP) == at
    tip = ", ".join(names[seat] for seat in here)
    return li(class_=["sa-step", bool(here) and "taken"], data_tip=tip or None)[
        span(".n")[str(at)],
        tip and ui.unseen(tip),
        [span(".sa-marker", id=f"step-{seat}", data_travel=True)[ui.seat_mark(seat, names[seat], size="s")] for seat in here],
        comes and span(".sa-marker.ghost", hidden=True, data_ghost="resolve field")[ui.seat_mark(climber or 0, size="s")],
    ]


@ui.keep
def score_track(lang: str, points: tuple[int, ...], names: tuple[str, ...]) -> Renderable:
    """Points scored so far; the bone has a hundred notches and is counted round and round."""
    heading = say(lang, "mat-score")
    label = f"{heading}: " + ", ".join(f"{name} {n}" for name, n in zip(names, points, strict=True))
    return div(".sa-track")[
        span(".sa-track-name")[ui.icon("victory_points"), heading],
        div(".sa-bone", role="img", aria_label=label, data_tip=label)[
            [span(class_=["sa-ten", f"t{ten}"])[str(ten * 10)] for ten in range(10)],
            svg(".sa-notches", width="100%", height="46", aria_hidden="true")[
                [_marker(seat, points, names) for seat in range(len(points))]
            ],
        ],
    ]


def _marker(seat: int, points: Sequence[int], names: Sequence[str]) -> Renderable:
    """Markers that would cover one another stand in lanes."""
    near = sum(abs(points[other] % NOTCHES - points[seat] % NOTCHES) < 3 for other in range(seat))
    at = points[seat] % NOTCHES * 0.96 + 1
    return svg(".sa-notch", x=f"{at:.2f}%", y=str(2 + near * 7), width="20", height="22")[
        g(id=f"notch-{seat}", data_travel=True)[ui.seat_mark(seat, names[seat], size="s")]
    ]

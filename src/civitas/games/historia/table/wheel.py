"""The time wheel: four turns around three eras, with what each turn ends with; the event of the turn beside it."""

from math import cos, pi, sin

from htpy import Node, Renderable, circle, div, g, path, span, svg, text, use

from civitas.games.historia.table.facts import Facts
from civitas.games.historia.table.words import (
    action_name,
    chips,
    effects,
    entries,
    name_of,
    say,
    sentence,
    with_design,
)
from civitas.games.historia.tables import ERAS, TURNS_IN_ERA
from civitas.web import ui

OUTER, INNER, CORE = 96.0, 40.0, 16.0
ICONS = {
    "add_cube": "cube",
    "territory_bonus": "territory",
    "recover_cards": "queue",
    "recover_wonders": "redo",
    "recover_cubes": "population",
    "government": "government",
    "turn_order": "turn_order",
    "new_wonders": "wonder",
    "leader_bonus": "leader",
    "new_leaders": "draw",
}


def time(facts: Facts) -> Renderable:
    return div(".hi-time", id="time")[
        wheel(facts.lang, max(1, facts.turn)),
        event_card(facts.lang, facts.position["event_now"] or "", facts.position["event_next"] or "")
        if facts.position["event_rule"] == "on"
        else None,
    ]


@ui.keep
def wheel(lang: str, turn: int) -> Renderable:
    """`turn` runs from 1 to 12."""
    now, era = (turn - 1) % TURNS_IN_ERA, (turn - 1) // TURNS_IN_ERA
    label = say(lang, "table-time", turn=turn, era=era + 1)
    return svg(".hi-wheel", viewBox="-100 -100 200 200", role="img", aria_label=label)[
        [_segment(lang, i, i == now) for i in range(TURNS_IN_ERA)],
        [_era(lang, i, i == era) for i in range(ERAS)],
        circle(".hi-hub", r=str(CORE)),
        text(".hi-turn", text_anchor="middle", y="6")[str(turn)],
    ]


def _at(radius: float, share: float) -> tuple[float, float]:
    """A point of a circle; the first share begins at the top and goes round with the clock."""
    angle = share * 2 * pi - pi / 2
    return radius * cos(angle), radius * sin(angle)


def _sector(inner: float, outer: float, begin: float, end: float) -> str:
    (ax, ay), (bx, by) = _at(outer, begin), _at(outer, end)
    (cx, cy), (dx, dy) = _at(inner, end), _at(inner, begin)
    long = int(end - begin > 0.5)
    return (
        f"M{ax:.1f} {ay:.1f}A{outer} {outer} 0 {long} 1 {bx:.1f} {by:.1f}"
        f"L{cx:.1f} {cy:.1f}A{inner} {inner} 0 {long} 0 {dx:.1f} {dy:.1f}z"
    )


def _segment(lang: str, number: int, now: bool) -> Renderable:
    found = list(entries("segment").values())[number]
    icons = [*found["gray"], *found["brown"]]
    label = say(lang, "table-segment", n=number + 1, what=", ".join(name_of(lang, "icon", one) for one in icons))
    return g(class_=["hi-segment", now and "now"], data_tip=label)[
        path(d=_sector(INNER, OUTER, number / 4, (number + 1) / 4)),
        [_icon(one, *_spot(number, i, len(icons)), brown=one in found["brown"]) for i, one in enumerate(icons)],
    ]


def _spot(segment: int, i: int, many: int) -> tuple[float, float]:
    """Icons stand in two arcs."""
    outer = (many + 1) // 2 if many < 8 else 6
    if i < outer:
        return _at(83, (segment + (i + 0.5) / outer) / 4)
    return _at(60, (segment + (i - outer + 0.5) / (many - outer)) / 4)


def _icon(name: str, x: float, y: float, *, brown: bool) -> Renderable:
    picture = ICONS[name]
    return use(
        class_=["icon", brown and "brown"], href=f"{ui.STATIC}/vendor/icons-{ui.SHEET_OF[picture]}.svg#{picture}",
        x=f"{x - 7:.1f}", y=f"{y - 7:.1f}", width="14", height="14",
    )  # fmt: skip


def _era(lang: str, number: int, now: bool) -> Renderable:
    x, y = _at(28, (number + 0.5) / ERAS)
    return g(class_=["hi-era-mark", now and "now"], data_tip=say(lang, f"era-era-{number + 1}"))[
        path(d=_sector(CORE, INNER, number / ERAS, (number + 1) / ERAS)),
        text(text_anchor="middle", x=f"{x:.1f}", y=f"{y + 4:.1f}")["I" * (number + 1)],
    ]


# ---- HI-14: events


@ui.keep
def event_card(lang: str, now: str, following: str) -> Renderable:
    return div(".hi-events")[
        now and _event(lang, now, "table-event-now", "now"),
        following and _event(lang, following, "table-event-next", "next"),
    ]


def _event(lang: str, event: str, heading: str, state: str) -> Node:
    found = entries("event")[event]
    trigger = found["trigger"]
    when = say(lang, "table-any-action") if trigger == "any" else action_name(lang, trigger)
    demand, effect = effects("event", event, "demand"), effects("event", event, "effect")
    costs = [say(lang, "table-costs", what=sentence(lang, demand))] if demand else []
    what = ", ".join([*costs, *([sentence(lang, effect)] if effect else [])])
    tip = with_design(lang, "event", event, say(lang, "table-event", when=when, what=what))
    return div(class_=["hi-event", state], data_tip=tip, tabindex="0")[
        span(".hi-when")[say(lang, heading)],
        span(".hi-title")[name_of(lang, "event", event)],
        span(".hi-side")[
            ui.icon("event" if trigger == "any" else trigger),
            span(".hi-gives", aria_hidden="true")["→"],
            chips(lang, demand),
            chips(lang, effect),
        ],
    ]

"""The end of a match: the ranking by source, and how it went."""

from collections.abc import Sequence

from htpy import Node, Renderable, div, p

from civitas.core.errors import CivitasError
from civitas.core.game import Game
from civitas.core.match import Match
from civitas.web import ui
from civitas.web.rooms import Room
from civitas.web.standpoint import Standpoint
from civitas.web.table_contract import Drawing, Seen
from civitas.web.words import Say

POINTS_ON_CURVE = 24
ROUND_FIELDS = ("round_number", "turn_number", "era_number")

Curve = tuple[str, Sequence[Sequence[int]]]  # what the steps are, and every seat's points at each


def results(room: Room, seen: Seen, drawn: Drawing, place: Standpoint, say: Say) -> Renderable:
    """Who won, why, and what can be done next."""
    order = sorted(seen.chairs, key=lambda chair: (chair.place, chair.seat))
    winners = [chair.name for chair in order if chair.place == 1]
    sources = [
        ui.Source(
            drawn.source_icons.get(source, "victory_points"),
            source_name(seen.game, seen.lang, source),
            [chair.score.sources[source] for chair in seen.chairs],
        )
        for source in seen.game.sources
    ]
    return ui.panel(
        drawn.verdict or say("winner", names=", ".join(winners), n=len(winners)),
        div(".stack")[
            ui.score_table(
                say("final-score"),
                [(chair.seat, chair.name, 0 if drawn.verdict else chair.place) for chair in order],
                sources,
                total_label=say("total"),
                place_label=say("place"),
            ),
            div("#curve", hx_get=f"/t/{room.id}/curve", hx_trigger="load", hx_swap="innerHTML", hx_morph_skip=True)[
                p(".subtitle")["…"]
            ],
            _next_steps(room, place, say),
        ],
        picture="victory_points" if drawn.verdict else "trophy",
        id="results",
    )


def _next_steps(room: Room, place: Standpoint, say: Say) -> Node:
    base = f"/t/{room.id}"
    rematch = None
    if room.table.next_table:
        rematch = ui.button_link(say("to-rematch"), f"/t/{room.table.next_table}", picture="play", primary=True)
    elif not place.spectator:
        rematch = ui.choice(say("rematch"), "rematch", picture="replay", primary=True, form_id="rematch")
    return div(".choices")[
        rematch,
        ui.button_link(say("watch-replay"), f"{base}/replay/0", picture="play"),
        ui.button_link(say("save-match"), f"{base}/match.civitas", picture="save"),
        ui.button_link(say("home"), "/", picture="seats"),
    ]


def source_name(game: Game, lang: str, source: str) -> str:
    try:
        return game.texts.format(lang, f"source-{source.replace('_', '-')}")
    except CivitasError:
        return source.replace("_", " ")


# ---- the curve


def score_curve(match: Match) -> Curve:
    """Everybody's points over the rounds, or over the decisions where a game counts no rounds."""
    field = next((name for name in ROUND_FIELDS if name in match.game.layout.fields), None)
    replay = match.at(0)
    points: list[list[int]] = [[score.total for score in replay.scores(None)]]
    step = max(1, len(match.decisions) // POINTS_ON_CURVE)
    reached = _round(replay, field)
    for number, decision in enumerate(match.decisions, 1):
        replay.play(decision)
        now = _round(replay, field)
        if now != reached if field else number % step == 0:
            points.append([score.total for score in replay.scores(None)])
            reached = now
    points.append([score.total for score in match.scores(None)])
    return ("round" if field else "step"), list(zip(*points, strict=True))


def _round(match: Match, field: str | None) -> int:
    return match.redacted(None)[field][0] if field else 0


def draw_curve(curve: Curve, names: Sequence[str], say: Say) -> Renderable:
    unit, points = curve
    return ui.line_chart(
        say("how-it-went"),
        [(seat, name, values) for seat, (name, values) in enumerate(zip(names, points, strict=True))],
        x_label=say(f"axis-{unit}"),
        y_label=say("points"),
        description="; ".join(f"{name}: {values[-1]}" for name, values in zip(names, points, strict=True)),
    )

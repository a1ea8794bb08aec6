"""The analysis on the replay page: the chances as a plot, the ideas at this moment, the costliest mistakes."""

from dataclasses import dataclass
from urllib.parse import quote

from htpy import Node, Renderable, a, button, div, form, h3, li, ol, p, progress, span

from civitas.lab.analysis import Idea, Look
from civitas.lab.words import percent, words_of
from civitas.web import ui
from civitas.web.rooms import Room
from civitas.web.studies import Study
from civitas.web.words import Say

REFRESH = "load delay:1500ms"
POINTS = 90  # of each curve: more are not told apart


@dataclass(frozen=True)
class Moment:
    """What the panel is drawn for."""

    room: Room
    at: int
    view: str
    seat: int | None  # whose decisions; None: everybody's
    study: Study | None

    def link(self, at: int) -> str:
        return f"/t/{self.room.id}/replay/{at}?view={quote(self.view)}"

    @property
    def address(self) -> str:
        return f"/t/{self.room.id}/analysis/{self.at}?view={quote(self.view)}"

    @property
    def behind(self) -> bool:
        """Has the match gone on since it was analysed?"""
        return self.study is not None and self.study.decisions != tuple(self.room.match.decisions)


def panel(moment: Moment, say: Say, lang: str) -> Renderable:
    """The whole panel; while the analysis runs it asks for itself again."""
    study = moment.study
    asking = {"hx_get": moment.address, "hx_trigger": REFRESH, "hx_swap": "outerHTML"} if study and study.open else {}
    inside = div(".stack")[_begin(moment, say), study and [_progress(study, say), _findings(moment, study, say, lang)]]
    return div("#analysis", **asking)[ui.panel(say("analysis"), inside, picture="chart", id="analysis-panel")]


def _begin(moment: Moment, say: Say) -> Node:
    """What the analysis is, and the button that begins it."""
    study = moment.study
    if study is not None and (study.open or (study.state == "done" and not moment.behind)):
        return None
    failed = p(".prompt-message", role="alert")[say("analysis-failed")] if study and study.state == "failed" else None
    about = say("analysis-about" if moment.seat is None else "analysis-about-mine")
    return [
        failed,
        p(".subtitle")[about] if study is None else None,
        form(method="post", action=moment.address, hx_post=moment.address, hx_target="#analysis", hx_swap="outerHTML")[
            button(".choice.primary", type="submit")[
                ui.icon("hint"), span[say("analyse-on" if study and study.state == "done" else "analyse")]
            ]
        ],
    ]


def _progress(study: Study, say: Say) -> Node:
    if not study.open:
        return None
    if study.state == "waiting":
        return p(".subtitle", role="status")[say("analysis-waiting")]
    done, of = study.progress
    words = say("analysis-progress", done=done, of=of)
    return p(".analysis-progress")[span(role="status")[words], progress(max=str(max(of, 1)), value=str(done))]


def _findings(moment: Moment, study: Study, say: Say, lang: str) -> Node:
    curve = study.curve()
    if not curve:
        return None
    mistakes = study.mistakes()
    return [
        _plot(moment, curve, mistakes, say) if len(curve) > 1 else None,
        _now(moment, study, say, lang),
        _mistakes(moment, mistakes, say, lang) if mistakes or not study.open else None,
    ]


# ---- the plot


def _plot(moment: Moment, curve: list[Look], mistakes: list[Look], say: Say) -> Renderable:
    shown = thinned(curve)
    names = moment.room.names
    last = curve[-1]
    return ui.chance_chart(
        say("chances"),
        [(seat, name, [(look.number, look.win[seat]) for look in shown]) for seat, name in enumerate(names)],
        last=max(1, len(moment.room.match.decisions)),
        at=moment.at,
        marks=[(look.number, look.seat, look.win[look.seat], moment.link(look.number)) for look in mistakes],
        x_label=say("axis-step"),
        description="; ".join(f"{name}: {percent(last.win[seat])} %" for seat, name in enumerate(names)),
        mark_label=say("mistake-marks"),
    )


def thinned(curve: list[Look]) -> list[Look]:
    """As many looks as can be told apart, the first and the last among them."""
    if len(curve) <= POINTS:
        return curve
    return [curve[round(place * (len(curve) - 1) / (POINTS - 1))] for place in range(POINTS)]


# ---- this moment, and what cost most


def _now(moment: Moment, study: Study, say: Say, lang: str) -> Node:
    look = study.look_at(moment.at)
    if moment.at >= len(moment.room.match.decisions) and look is None:
        return None
    if look is None:
        return None if study.open else [h3[say("at-this-moment")], p(".subtitle")[say("not-analysed")]]
    played = look.played
    best = [idea.action for idea in look.best]
    return div(".analysis-now")[
        h3[say("at-this-moment")],
        p[ui.seat_mark(look.seat, size="s"), " ", say("who-decides", name=moment.room.names[look.seat])],
        p(".subtitle")[say("best-ideas")],
        ol(".ideas")[[_idea(moment, idea, lang, played=played) for idea in look.best]],
        [p(".subtitle")[say("was-played")], ol(".ideas")[_idea(moment, played, lang, played=played)]]
        if played is not None and played.action not in best
        else None,
    ]


def _idea(moment: Moment, idea: Idea, lang: str, *, played: Idea | None) -> Renderable:
    done = played is not None and idea.action == played.action
    return li(class_=["idea", done and "was-played"])[
        span[words_of(moment.room.match.game, idea.action, lang), done and [" ", ui.icon("confirm")]],
        span(".advice-chance")[f"{percent(idea.win)} %"],
    ]


def _mistakes(moment: Moment, mistakes: list[Look], say: Say, lang: str) -> Renderable:
    lines = [_mistake(moment, number, look, say, lang) for number, look in enumerate(mistakes, 1)]
    return div(".analysis-mistakes")[
        h3[say("costliest-mistakes")], ol(".mistakes")[lines] if lines else p(".subtitle")[say("no-mistakes")]
    ]


def _mistake(moment: Moment, number: int, look: Look, say: Say, lang: str) -> Renderable:
    game, name = moment.room.match.game, moment.room.names[look.seat]
    played = words_of(game, look.played.action, lang) if look.played else ""
    best = look.best[0]
    sentence = say(
        "mistake-words",
        name=name,
        played=played,
        best=words_of(game, best.action, lang),
        kept=percent(look.played.win) if look.played else 0,
        instead=percent(best.win),
    )
    return li(".mistake")[
        a(href=moment.link(look.number), class_=["here" if look.number == moment.at else None])[
            ui.seat_mark(look.seat, str(number), size="s"), span[sentence]
        ]
    ]

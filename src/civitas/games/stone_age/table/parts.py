"""Small pieces that several parts of the table share; pure ones are drawn once and kept."""

import functools
from collections.abc import Callable, Sequence
from typing import ParamSpec

from htpy import Node, Renderable, button, img, span
from markupsafe import Markup

from civitas.games.stone_age.table.words import say
from civitas.web import ui

P = ParamSpec("P")

TONES = {
    "wood": "earth",
    "brick": "fire",
    "stone": "slate",
    "gold": "gold",
    "food": "plum",
    "tool": "bone",
    "food_track": "leaf",
    "person": "bone",
    "vp": "leaf",
}
ICONS = {"vp": "victory_points", "food_track": "field", "art": "figurine"}
ART = f"{ui.STATIC}/games/stone_age"


def keep_few(piece: Callable[P, Renderable]) -> Callable[P, Markup]:
    """Like `ui.keep`, for large pieces that are made of small ones: fewer of them are kept."""

    @functools.lru_cache(maxsize=800)
    def rendered(*args: P.args, **kwargs: P.kwargs) -> Markup:
        return Markup(str(piece(*args, **kwargs)))

    return functools.wraps(piece)(rendered)  # type: ignore[return-value]


def icon_of(name: str) -> str:
    """The picture of a good."""
    return ICONS.get(name, name)


@ui.keep
def token(name: str, *, size: str = "") -> Renderable:
    """One piece of a good, for the eye only."""
    return span(class_=["sa-token", size and f"sa-token-{size}"], data_tone=TONES.get(name, "bone"))[
        ui.icon(icon_of(name))
    ]


@ui.keep
def meeple(seat: int, number: int, size: str = "") -> Renderable:
    """One person, who travels."""
    return ui.piece("person", seat, id=f"person-{seat}-{number}", size=size)


@ui.keep
def crowd(seat: int, numbers: tuple[int, ...], label: str, size: str = "", ring: bool = True) -> Renderable:
    """The people of a seat at one place."""
    each = [
        span(".sa-ring.taken")[meeple(seat, number, size)] if ring else meeple(seat, number, size) for number in numbers
    ]
    return span(".sa-crowd", role="img", aria_label=label, data_tip=label)[each]


def decider(decision: str | None, *, label: str = "", tip: str | None = None) -> dict[str, str | None]:
    """What makes a button answer the question."""
    return {
        "type": "submit",
        "form": ui.DECISION_FORM,
        "name": "decision",
        "value": decision,
        "aria-label": label or None,
        "data-tip": tip,
    }


def answer(classes: Sequence[str], decision: str, label: str, face: Node, tip: str | None = None) -> Renderable:
    """A thing that is a button."""
    return button(class_=[*classes, "can-choose"], **decider(decision, label=label, tip=tip))[face]


def would(decision: str, text: str) -> Renderable:
    """A change that a decision would make, seen while it is pointed at."""
    return span(".would", hidden=True, data_ghost=decision)[text]


@ui.keep
def worth_tag(lang: str, points: int) -> Renderable:
    """What a card would score its buyer."""
    label = say(lang, "table-worth-now", n=points)
    return span(".sa-worth", role="img", aria_label=label, data_tip=label)[ui.signed(points)]


@ui.keep
def die(lang: str, face: int, number: int, key: str) -> Renderable:
    """A die that lies on the hide; with a new `key` it tumbles."""
    return ui.die(face, say(lang, "table-die", n=face), id=f"die-{number}", key=key)


@ui.keep
def hut_picture() -> Renderable:
    """The building of a tile."""
    return img(".sa-house", src=f"{ART}/hut.svg", alt="", width="64", height="44")

"""Small pieces that several parts of the table share; pure ones are drawn once and kept."""

from collections.abc import Sequence

from htpy import Node, Renderable, button, div, img, span
from markupsafe import Markup

from civitas.games.stone_age.table import words
from civitas.games.stone_age.table.words import say
from civitas.web import ui

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
ICONS = {"vp": "victory_points", "food_track": "field"}
ART = f"{ui.STATIC}/games/stone_age"


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


def explanations(rows: Sequence[tuple[str, Node]]) -> Renderable:
    """The words that things on the board are explained with."""
    return div(hidden=True)[[ui.explanation_text(id, text) for id, text in rows]]


def would(decision: str, text: str) -> Renderable:
    """A change that a decision would make, seen while it is pointed at."""
    return span(".would", hidden=True, data_ghost=decision)[text]


def worth_tag(lang: str, points: int) -> Markup:
    return _worth_tag(lang, points)


@ui.keep
def _worth_tag(lang: str, points: int) -> Renderable:
    label = say(lang, "table-worth-now", n=points)
    return span(".sa-worth", role="img", aria_label=label, data_tip=label)[ui.signed(points)]


@ui.keep
def face_icon(face: int) -> Renderable:
    """A small die, without a word."""
    return ui.die(face, "", key="")


@ui.keep
def hut_picture() -> Renderable:
    """The building of a tile."""
    return img(".sa-house", src=f"{ART}/hut.svg", alt="", width="64", height="44")


def counted(lang: str, message: str, n: int) -> str:
    return say(lang, message, n=n)


def goods_line(lang: str, pairs: Sequence[tuple[str, int]]) -> str:
    """Several goods in words."""
    return ", ".join(words.good(lang, name, n) for name, n in pairs if n)

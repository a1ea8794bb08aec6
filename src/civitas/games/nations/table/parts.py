"""Small pieces that several parts of the table share; pure ones are drawn once and kept."""

import functools
from collections.abc import Callable, Sequence
from typing import ParamSpec

from htpy import Node, Renderable, button, span
from markupsafe import Markup

from civitas.games.nations.table.words import MINUS, good_name, say
from civitas.web import ui

P = ParamSpec("P")

ICONS = {
    "gold": "coin",
    "food": "food",
    "stone": "stone",
    "books": "book",
    "vp": "victory_points",
    "strength": "military",
    "stability": "stability",
    "attack": "attack",
}
TONES = {
    "gold": "gold",
    "food": "leaf",
    "stone": "slate",
    "books": "water",
    "vp": "plum",
    "strength": "fire",
    "stability": "earth",
    "attack": "fire",
}
KINDS = {
    "building": ("building", "leaf"),
    "military": ("military", "fire"),
    "colony": ("colony", "water"),
    "war": ("war", "slate"),
    "battle": ("battle", "earth"),
    "golden_age": ("golden_age", "gold"),
    "wonder": ("heritage", "bone"),
    "advisor": ("advisor", "plum"),
}


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
def token(name: str, size: str = "") -> Renderable:
    """The sign of a good, for the eye only."""
    return span(class_=["na-token", size and f"na-token-{size}"], data_tone=TONES[name])[ui.icon(ICONS[name])]


@ui.keep
def sign(lang: str, name: str, n: int, plus: bool = True) -> Renderable:
    """A good with its number: +2 and a book."""
    number = ui.signed(n) if plus else f"{MINUS}{-n}" if n < 0 else str(n)
    return span(class_=["na-sign", n < 0 and "minus"], role="img", aria_label=f"{number} {good_name(lang, name)}")[
        span(".n", aria_hidden="true")[number], token(name)
    ]


def signs(lang: str, values: Sequence[tuple[str, int]]) -> list[Markup]:
    return [sign(lang, name, n) for name, n in values if n]


@ui.keep
def coin(lang: str, n: int, label: str) -> Renderable:
    """A price in gold."""
    return span(".na-coin", role="img", aria_label=label, data_tip=label)[str(n)]


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


def answer(
    classes: Sequence[str], decision: str, label: str, face: Node, *, explain: str | None = None, id: str | None = None
) -> Renderable:
    """A thing that is a button."""
    telling: dict[str, str | None] = {"data-explain": explain} if explain else {}
    shared = decider(decision, label=label, tip=None if explain else label)
    return button(class_=[*classes, "can-choose"], id=id, **shared, **telling)[face]


def would(decision: str, change: int, name: str = "") -> Renderable:
    """A change that a decision would make, seen while it is pointed at."""
    return span(class_=["would", name], hidden=True, data_ghost=decision)[ui.signed(change)]


def woulds(ghosts: Sequence[tuple[str, int]]) -> list[Renderable]:
    return [would(decision, change) for decision, change in ghosts if change]


@ui.keep
def workers(seat: int, place: str, n: int, label: str) -> Renderable:
    """The workers of a nation at one place."""
    each = [ui.piece("person", seat, size="s") for _ in range(min(n, 6))]
    return span(".na-people", role="img", aria_label=label, data_tip=label, id=f"people-{seat}-{place}")[
        each, n > 6 and span(".n")[str(n)]
    ]


def number(seat: int, name: str, n: int) -> Renderable:
    """A number that jumps when it changes."""
    return span(".n", id=f"n-{seat}-{name}", data_n=str(n))[str(n)]


@ui.keep
def heading(lang: str, message: str) -> Renderable:
    return span(".na-head")[say(lang, message)]

"""Small pieces that several parts of the table share."""

import functools
from collections.abc import Callable, Mapping, Sequence
from typing import ParamSpec

from htpy import Node, Renderable, button, div, p, span
from markupsafe import Markup

from civitas.games.beyond_the_horizon.table.words import decision_words, say
from civitas.web import ui

P = ParamSpec("P")


def keep_few(piece: Callable[P, Renderable]) -> Callable[P, Markup]:
    """Like `ui.keep`, for large pieces that are made of small ones: fewer of them are kept."""

    @functools.lru_cache(maxsize=600)
    def rendered(*args: P.args, **kwargs: P.kwargs) -> Markup:
        return Markup(str(piece(*args, **kwargs)))

    return functools.wraps(piece)(rendered)  # type: ignore[return-value]


def decider(decision: str, label: str = "") -> dict[str, str | None]:
    """What makes a button answer the question."""
    return {
        "type": "submit",
        "form": ui.DECISION_FORM,
        "name": "decision",
        "value": decision,
        "aria-label": label or None,
    }


def thing(
    classes: Sequence[str], content: Node, decision: str | None, label: str, attributes: Mapping[str, str | None]
) -> Renderable:
    """A thing on the table; with a decision it is the button that takes it."""
    if decision is None:
        return div(class_=list(classes), role="group", aria_label=label, tabindex="0", **attributes)[content]
    return button(class_=[*classes, "can-choose"], **attributes, **decider(decision, label))[content]


def explanation(id: str, heading: str, lines: Sequence[str], why: str = "") -> Renderable:
    """What a thing says about itself on hover, focus or long press; `why` is the rule that keeps it closed."""
    told = [p(".bh-x-head")[heading], [p[line] for line in lines if line], why and p(".bh-x-why")[why]]
    return ui.explanation_text(id, told)


@ui.keep
def would(decision: str, text: str) -> Renderable:
    """A change that a decision would make, seen while it is pointed at."""
    return span(".would", hidden=True, data_ghost=decision)[text]


def mark(seat: int, name: str, size: str = "s") -> Markup:
    return ui.seat_mark(seat, name, size=size)


@ui.keep
def octagon(
    lang: str,
    number: int,
    surcharge: int,
    pawns: tuple[tuple[int, str], ...],
    crowded: bool,
    decision: str | None,
    why: str,
    label: str = "",
) -> Renderable:
    """An action space: free, taken, or open to the viewer's pawn."""
    words = [_space_words(lang, number, surcharge), *(say(lang, "table-space-taken", who=who) for _, who in pawns)]
    if crowded:
        words.append(say(lang, "table-space-all"))
    inside = [
        [ui.piece("pawn", seat, id=f"action-pawn-{seat}", size="s") for seat, _ in pawns],
        surcharge > 0 and not pawns and span(".bh-fee")[str(surcharge), ui.icon("coin")],
    ]
    classes = ["bh-octagon", bool(pawns) and "taken", crowded and "bh-crowded"]
    text = ". ".join(words)
    if decision is not None:
        attributes = decider(decision, f"{decision_words(lang, decision)}. {label}")
        return button(class_=[*classes, "can-choose"], data_tip=text, **attributes)[span(".bh-oct")[inside]]
    return span(class_=classes, role="img", aria_label=text, data_tip=text, data_why=why or None)[
        span(".bh-oct")[inside]
    ]


def _space_words(lang: str, number: int, surcharge: int) -> str:
    if surcharge:
        return say(lang, "table-space-coin", n=number, coins=surcharge)
    return say(lang, "table-space", n=number)

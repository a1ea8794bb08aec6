"""Cards as they lie: on the table or in a hand, as buttons where they can be chosen."""

from collections.abc import Sequence

from htpy import Node, Renderable, button, div, span

from civitas.games.guns_and_steel.table import words
from civitas.games.guns_and_steel.table.facts import is_civilization
from civitas.games.guns_and_steel.table.printed import resource_side, technology_side
from civitas.games.guns_and_steel.table.words import decision_words
from civitas.games.guns_and_steel.tables import CARDS
from civitas.web import ui


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


def card_id(seat: int | None, card: int) -> str:
    """A civilization card exists once, a starter card once for every player."""
    return f"card-{CARDS.names[card]}" if is_civilization(card) or seat is None else f"card-{seat}-{CARDS.names[card]}"


def card_things(seat: int | None, card: int, explain: str = "") -> dict[str, str | bool | None]:
    own = card_id(seat, card)
    return {"id": own, "data-travel": True, "data-thing": CARDS.names[card], "data-explain": explain or f"x-c{card}"}


@ui.keep
def lying_card(
    lang: str,
    seat: int,
    card: int,
    up: bool,
    decision: str | None,
    payments: tuple[str, ...] = (),
    small: bool = False,
    busy: bool = False,
) -> Renderable:
    """A card of a seat, technology or resource side up; `payments` are the offers that would turn it."""
    classes = ["gs-card", not up and "as-resource", small and "small", busy and "busy"]
    inside: list[Node] = [
        technology_side(lang, card) if up else resource_side(lang, card),
        [span(".gs-turns", hidden=True, data_ghost=offer)[ui.icon("gs_deplete")] for offer in payments],
    ]
    shared = {"data-type": words.type_of(card), **card_things(seat, card)}
    if decision is None:
        return div(class_=classes, tabindex="0", role="group", aria_label=words.card_name(lang, card), **shared)[inside]
    label = decision_words(lang, decision)
    return button(class_=[*classes, "can-choose"], **shared, **decider(decision, label=label))[inside]


def group(classes: str, label: str, content: Node | Sequence[Node]) -> Renderable:
    return div(class_=classes, role="group", aria_label=label)[content]

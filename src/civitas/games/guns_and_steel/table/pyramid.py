"""The pyramid on its drawing board: rows of cards, the links between them, live prices, wonders, research projects."""

from dataclasses import dataclass

from htpy import Node, Renderable, button, div, path, span, svg
from markupsafe import Markup

from civitas.games.guns_and_steel.table import words
from civitas.games.guns_and_steel.table.facts import Facts, Slot, row_lengths
from civitas.games.guns_and_steel.table.parts import card_things, decider
from civitas.games.guns_and_steel.table.printed import (
    explanation,
    medal,
    technology_side,
    wonder_face,
)
from civitas.games.guns_and_steel.table.progress import progress
from civitas.games.guns_and_steel.table.words import decision_words, say
from civitas.games.guns_and_steel.tables import CARDS, ERAS, WONDERS
from civitas.web import ui

TOP = len(ERAS)


@dataclass(frozen=True)
class Offer:
    """A card that lies for sale, as the viewer sees it."""

    lang: str
    card: int
    links: int
    decision: str | None
    why: str  # why it cannot be bought, while the viewer is asked to buy
    bought: bool
    key: str  # of its explanation


def pyramid(facts: Facts) -> Renderable:
    rows = row_lengths(facts)
    offers = {slot.slot: _offer(facts, slot.card, facts.surcharge(slot), f"x-s{slot.slot}") for slot in facts.pyramid}
    tops = _tops(facts)
    projects = facts.mode == "combined"
    return div(".gs-sheet", role="group", aria_label=say(facts.lang, "table-pyramid"), tabindex="0")[
        div(class_=["gs-pyramid", f"base-{rows[0]}", projects and "with-projects"])[
            [_era_mark(facts.lang, era) for era in range(TOP)],
            [wonder(facts, number) for number in facts.wonders],
            [
                _in_place(slot, card_for_sale(offers[slot.slot], slot.slot), links(*_links(slot, facts.pyramid)))
                for slot in facts.pyramid
            ],
            [project(facts.lang, era, offer, facts.tops[era][1]) for era, offer in tops.items()] if projects else None,
        ],
        div(hidden=True)[[_explained(offer) for offer in (*offers.values(), *tops.values())]],
    ]


def _tops(facts: Facts) -> dict[int, Offer]:
    return {
        era: _offer(facts, card, facts.stack_surcharge(era), f"x-t{era}")
        for era, (card, left) in enumerate(facts.tops)
        if left
    }


def _offer(facts: Facts, card: int, links: int, key: str) -> Offer:
    decision = facts.seen.can(f"buy {CARDS.names[card]}")
    asked = facts.question == "buy" and facts.deciding is not None
    why = facts.seen.why_not(f"buy {CARDS.names[card]}") if asked and decision is None else ""
    return Offer(facts.lang, card, links, decision, why, facts.buying == card, key)


def _in_place(slot: Slot, card: Node, lines: Node) -> Renderable:
    return div(class_=["gs-slot", f"row-{slot.era}", f"col-{2 * slot.place + slot.era + 1}"])[lines, card]


@ui.keep
def _era_mark(lang: str, era: int) -> Renderable:
    """The name of a row, written along the drawing like a dimension."""
    label = say(lang, f"era-{ERAS[era]}")
    return div(class_=["gs-era", f"row-{era}"])[medal(ERAS[era]), span[label]]


@ui.keep
def card_for_sale(offer: Offer, slot: int) -> Renderable:
    lang, card = offer.lang, offer.card
    classes = ["gs-card", bool(offer.why) and "closed", offer.bought and "bought"]
    inside = [price(lang, card, offer.links), technology_side(lang, card)]
    shared = {"data-type": words.type_of(card), "data-slot": str(slot), **card_things(None, card, offer.key)}
    name = f"{words.card_name(lang, card)}. {_price_words(offer)}"
    if offer.decision is None:
        return div(class_=classes, role="group", aria_label=name, tabindex="0", **shared)[inside]
    label = f"{decision_words(lang, offer.decision)}. {_price_words(offer)}"
    return button(class_=[*classes, "can-choose"], **shared, **decider(offer.decision, label=label))[inside]


def _price_words(offer: Offer) -> str:
    cost = words.cost_words(offer.lang, offer.card, offer.links)
    return say(offer.lang, "table-price", cost=cost, n=offer.links)


@ui.keep
def price(lang: str, card: int, links: int) -> Renderable:
    """What a card costs now: what it names, and one more for every card that carries it."""
    return span(".gs-price", aria_hidden="true")[
        [medal(name, size="s") for name, n in words.cost_of(card) for _ in range(n)],
        links > 0 and span(".gs-links")[f"+{links}"],
    ]


def _explained(offer: Offer) -> Renderable:
    return ui.explanation_text(offer.key, _sale_words(offer))


@ui.keep
def _sale_words(offer: Offer) -> Renderable:
    return span[
        explanation(offer.lang, offer.card),
        span(".gs-p.gs-now")[_price_words(offer)],
        offer.why and span(".gs-p.gs-no")[offer.why],
    ]


# ---- links


def _links(slot: Slot, pyramid: tuple[Slot, ...]) -> tuple[bool, bool, tuple[int, ...]]:
    """Does a card lie below its left and its right corner, and to whose chains do these links belong?"""
    below = {other.place for other in pyramid if other.era == slot.era - 1}
    chains = tuple(other.slot for other in pyramid if other is slot or slot.slot in other.chain)
    return slot.place in below, slot.place + 1 in below, chains


@ui.keep
def links(left: bool, right: bool, chains: tuple[int, ...]) -> Renderable:
    """Drafting lines from a card to those it rests on; they light up with every card in whose price they count."""
    if not (left or right):
        return span(hidden=True)
    lines = ("M1 0L0 1" if left else "") + ("M1 0L2 1" if right else "")
    return svg(
        class_=["gs-lines", *(f"in-{slot}" for slot in chains)],
        viewBox="0 0 2 1",
        preserveAspectRatio="none",
        aria_hidden="true",
    )[path(d=lines)]


# ---- wonders


def wonder(facts: Facts, number: int) -> Markup:
    """A wonder beside its row, with everybody's markers and how far the viewer is."""
    era = int(words.TABLES["WONDER_ERA"][number])
    decision = facts.seen.can(f"wonder {WONDERS.names[number]}")
    glory = tuple((n.seat, n.name, n.glory[era]) for n in facts.nations if n.glory[era])
    reached = progress(facts, number)
    return _wonder(facts.lang, number, era, decision, glory, reached)


@ui.keep
def _wonder(
    lang: str,
    number: int,
    era: int,
    decision: str | None,
    glory: tuple[tuple[int, str, int], ...],
    reached: tuple[tuple[int, int], ...],
) -> Renderable:
    name = words.wonder_name(lang, number)
    inside = [
        wonder_face(lang, number),
        reached and span(".gs-reached")[[_gauge(lang, have, need) for have, need in reached]],
        words.markers_of(number) > 0 and _markers(lang, number, glory),
    ]
    classes = ["gs-wonder", f"row-{era}", all(have >= need for have, need in reached) and bool(reached) and "ready"]
    shared = {
        "id": f"wonder-{WONDERS.names[number]}",
        "data-thing": WONDERS.names[number],
        "data-explain": f"x-w{number}",
    }
    if decision is None:
        return div(class_=classes, role="group", aria_label=name, tabindex="0", **shared)[inside]
    label = decision_words(lang, decision)
    return button(class_=[*classes, "can-choose"], **shared, **decider(decision, label=label))[inside]


def _gauge(lang: str, have: int, need: int) -> Renderable:
    label = say(lang, "table-progress", have=have, need=need)
    return span(class_=["gs-gauge", have >= need and "full"], role="img", aria_label=label)[f"{min(have, 99)}/{need}"]


def _markers(lang: str, number: int, glory: tuple[tuple[int, str, int], ...]) -> Renderable:
    """Everybody's glory markers, out of so many that complete the wonder."""
    need = words.markers_of(number)
    return span(".gs-glory")[
        [
            span(".gs-glory-row", role="img", aria_label=say(lang, "table-markers", who=who, n=n, need=need))[
                [ui.seat_mark(seat, who, size="s") for _ in range(n)]
            ]
            for seat, who, n in glory
        ],
        not glory
        and span(".gs-glory-row.none", role="img", aria_label=say(lang, "table-markers-needed", n=need))[
            [span(".gs-ring") for _ in range(need)]
        ],
    ]


# ---- research projects


def project(lang: str, era: int, offer: Offer, left: int) -> Renderable:
    """The top of a research stack, and how many cards are left."""
    label = say(lang, "table-stack-left", n=left)
    return div(class_=["gs-project", f"row-{era}", left > 1 and "deep"])[
        card_for_sale(offer, -1), span(".gs-left", role="img", aria_label=label, data_tip=label)[f"\u00d7{left}"]
    ]

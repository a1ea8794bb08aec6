"""Everybody's own area: hand, resources, technologies, wonders; the viewer's large, the others' at a glance."""

from collections.abc import Mapping, Sequence

from htpy import Node, Renderable, button, div, span
from markupsafe import Markup

from civitas.games.guns_and_steel.table import words
from civitas.games.guns_and_steel.table.facts import Facts, Nation
from civitas.games.guns_and_steel.table.parts import card_id, decider, lying_card
from civitas.games.guns_and_steel.table.payments import Payment
from civitas.games.guns_and_steel.table.printed import TYPE_ICONS, medal, picture_of, wonder_chip
from civitas.games.guns_and_steel.table.words import decision_words, say
from civitas.games.guns_and_steel.tables import CARDS, GLORY_MARKERS, RESOURCES, WONDERS
from civitas.web import ui

# Which verbs concern a card in hand, a technology or a resource on the table, by question.
HAND_VERBS = ("resource", "technology")
TECHNOLOGY_VERBS = ("activate", "replenish", "retrieve")
RESOURCE_VERBS = ("deplete", "retrieve")


def mats(facts: Facts, offers: Sequence[Payment]) -> Node:
    """The viewer's own area first, the others in their order."""
    own_first = sorted(facts.nations, key=lambda nation: not nation.mine)
    return [_mat(facts, nation, offers) for nation in own_first]


def _mat(facts: Facts, nation: Nation, offers: Sequence[Payment]) -> Renderable:
    first = facts.position["first_player"] == nation.seat
    body = _large(facts, nation, offers) if nation.mine else _small(facts, nation)
    return ui.mat(
        nation.seat,
        nation.name,
        [div(".gs-numbers")[numbers(facts, nation)], body],
        role=first and ui.icon("first_player", say(facts.lang, "table-first-player")),
        active=facts.asked == nation.seat,
        mine=nation.mine,
        tools=ui.tool_button(
            "expand", say(facts.lang, "table-whole-board", who=nation.name), opens=f"sheet-{nation.seat}"
        ),
    )


def _decision(facts: Facts, nation: Nation, card: int, verbs: Sequence[str]) -> str | None:
    """The legal decision that a click on this card takes; a card of the chosen opponent can be activated too."""
    if not nation.mine and not (facts.question == "activate" and _is_chosen(facts, nation.seat)):
        return None
    if nation.mine and facts.question == "activate" and _chosen(facts) is not None:
        return None
    found = [facts.seen.can(f"{verb} {CARDS.names[card]}") for verb in verbs]
    return next((decision for decision in found if decision), None)


def _chosen(facts: Facts) -> int | None:
    """The opponent whose card is to be activated now, if it is an opponent's."""
    if facts.position["origin"] != "opponent":
        return None
    return facts.position["frame_chosen"][facts.position["frames_left"] - 1]


def _is_chosen(facts: Facts, seat: int) -> bool:
    return _chosen(facts) == seat


# ---- one's own


def _large(facts: Facts, nation: Nation, offers: Sequence[Payment]) -> Renderable:
    lang = facts.lang
    return div(".gs-own")[
        _shelf(
            lang, "lies-hand", [_card(facts, nation, card, HAND_VERBS, up=True) for card in nation.hand], ".gs-hand"
        ),
        _shelf(
            lang,
            "lies-resource",
            [_card(facts, nation, card, RESOURCE_VERBS, up=False, offers=offers) for card in nation.resources],
        ),
        _shelf(
            lang,
            "lies-technology",
            [_card(facts, nation, card, TECHNOLOGY_VERBS, up=True) for card in nation.technologies],
        ),
        _wonders(facts, nation),
    ]


def _shelf(lang: str, heading: str, cards: Sequence[Markup], classes: str = "") -> Renderable:
    label = say(lang, heading)
    return div(f".gs-shelf{classes}", role="group", aria_label=label)[
        span(".gs-shelf-head")[label, span(".n")[str(len(cards))]],
        div(".gs-cards")[cards] if cards else span(".gs-none")["\u2013"],
    ]


def _card(
    facts: Facts,
    nation: Nation,
    card: int,
    verbs: Sequence[str],
    *,
    up: bool,
    offers: Sequence[Payment] = (),
) -> Markup:
    turned = tuple(offer.decisions for offer in offers if card in offer.cards)
    busy = up and card in facts.resolving and verbs is TECHNOLOGY_VERBS
    return lying_card(
        facts.lang, nation.seat, card, up, _decision(facts, nation, card, verbs), turned, small=False, busy=busy
    )


def _wonders(facts: Facts, nation: Nation) -> Node:
    if not nation.wonders:
        return None
    return div(".gs-shelf")[
        span(".gs-shelf-head")[say(facts.lang, "table-wonders")],
        div(".gs-cards")[[_own_wonder(facts, wonder) for wonder in nation.wonders]],
    ]


def _own_wonder(facts: Facts, wonder: int) -> Renderable | Markup:
    decision = facts.seen.can(f"wonder {WONDERS.names[wonder]}")
    if decision is None:
        return wonder_chip(facts.lang, wonder)
    return button(".gs-give.can-choose", **decider(decision, label=decision_words(facts.lang, decision)))[
        wonder_chip(facts.lang, wonder)
    ]


# ---- the others'


def _small(facts: Facts, nation: Nation) -> Renderable:
    lang = facts.lang
    return div(".gs-others")[
        _chips(facts, nation, "lies-resource", nation.resources, up=False),
        _chips(facts, nation, "lies-technology", nation.technologies, up=True),
        _chips(facts, nation, "lies-hand", nation.hand, up=True, back=nation.hand_size - len(nation.hand)),
        _unsure(facts, nation),
        nation.wonders and div(".gs-chips")[[wonder_chip(lang, wonder) for wonder in nation.wonders]],
    ]


def _chips(
    facts: Facts, nation: Nation, heading: str, cards: Sequence[int], *, up: bool, back: int = 0
) -> Renderable | None:
    if not cards and back <= 0:
        return None
    label = say(facts.lang, heading)
    verbs = TECHNOLOGY_VERBS if heading == "lies-technology" else ()
    return div(class_=["gs-chips", heading], role="group", aria_label=label)[
        span(".gs-shelf-head")[label],
        [_chip(facts.lang, nation.seat, card, up, _decision(facts, nation, card, verbs)) for card in cards],
        back > 0
        and span(".gs-tile.hidden-card", role="img", aria_label=say(facts.lang, "table-hidden-cards", n=back))[
            f"\u00d7{back}"
        ],
    ]


@ui.keep
def _chip(lang: str, seat: int, card: int, up: bool, decision: str | None) -> Renderable:
    """A card at a glance: what it is now, its name beside it."""
    name = words.card_name(lang, card)
    shown = say(lang, f"resource-{words.resource_of(card)}.name")
    inside = [
        ui.icon(picture_of(CARDS.names[card])) if up else medal(words.resource_of(card)),
        span(".gs-title")[name if up else [shown, span(".gs-small")[name]]],
        up and words.strength_of(card) > 0 and span(".gs-force")[ui.icon("strength"), str(words.strength_of(card))],
        ui.icon(TYPE_ICONS[words.type_of(card)]),
    ]
    shared = {
        "id": card_id(seat, card),
        "data-travel": True,
        "data-explain": f"x-c{card}",
        "data-type": words.type_of(card),
        "data-thing": CARDS.names[card],
    }
    classes = ["gs-tile", not up and "as-resource"]
    if decision is None:
        return span(class_=classes, tabindex="0", **shared)[inside]
    return button(class_=[*classes, "can-choose"], **shared, **decider(decision, label=decision_words(lang, decision)))[
        inside
    ]


def _unsure(facts: Facts, nation: Nation) -> Node:
    """Closed hands: resource cards whose other side only their owner knows, and which cards they may be."""
    if not nation.unsure:
        return None
    lang = facts.lang
    label = say(lang, "lies-unsure")
    return div(".gs-chips", role="group", aria_label=label)[
        span(".gs-shelf-head")[label],
        [
            span(".gs-tile.as-resource.hidden-card")[medal(name), say(lang, f"resource-{name}", n=n)]
            for name, n in nation.unsure_laid
        ],
        [_chip(lang, nation.seat, card, True, None) for card in nation.unsure],
    ]


# ---- numbers


def numbers(facts: Facts, nation: Nation) -> Node:
    """Strength, hand, resources, and with a score track points and free markers."""
    lang = facts.lang
    return [
        small_counter("strength", nation.strength, say(lang, "table-strength")),
        small_counter("card", nation.hand_size, say(lang, "lies-hand")),
        small_counter("resource", sum(nation.shown), say(lang, "lies-resource")),
        small_counter("wonder", len(nation.wonders), say(lang, "table-wonders")),
        facts.has_track
        and small_counter("track", nation.track, say(lang, "source-track"), facts.changes.get(nation.seat, 0)),
        facts.has_track and small_counter("glory", free_markers(nation), say(lang, "table-free-markers")),
    ]


def free_markers(nation: Nation) -> int:
    return int(words.TABLES["CONSTANT"][GLORY_MARKERS]) - sum(nation.glory)


@ui.keep
def small_counter(name: str, n: int, label: str, change: int = 0) -> Renderable:
    return ui.counter(name, n, label, change=change)


def counters(facts: Facts) -> Mapping[int, Node]:
    """A seat's few numbers in the strip, and the resources that lie before it."""
    return {nation.seat: _strip(facts, nation) for nation in facts.nations}


def _strip(facts: Facts, nation: Nation) -> Renderable:
    first = facts.position["first_player"] == nation.seat
    shown = [(name, n) for name, n in zip(RESOURCES, nation.shown, strict=True) if n]
    return span(".gs-strip")[
        first and ui.icon("first_player", say(facts.lang, "table-first-player")),
        numbers(facts, nation),
        [_shown(facts.lang, name, n) for name, n in shown],
    ]


@ui.keep
def _shown(lang: str, name: str, n: int) -> Renderable:
    label = say(lang, f"resource-{name}", n=n)
    return span(".gs-chip", role="img", aria_label=label, data_tip=label)[
        n > 1 and span(".n")[str(n)], medal(name, size="s")
    ]

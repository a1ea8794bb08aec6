"""Printed cards: one face for each of the eight types, and the small chips that stand for them on others' boards."""

from htpy import Node, Renderable, span

from civitas.games.nations.table.parts import KINDS, sign, signs, token
from civitas.games.nations.table.words import (
    age_numeral,
    amount,
    card_kind,
    card_lines,
    card_name,
    effect_lines,
    gives,
    offer_of,
    say,
    sections,
    worker_points,
)
from civitas.games.nations.tables import (
    ATTACK_VALUE,
    CARD_AGE,
    CARD_POINTS,
    COLONY_NEED,
    DEPLOY_COST,
    GOODS,
    VP_PRICE,
    WAR_LOSS,
    WAR_POINTS,
)
from civitas.web import ui


@ui.keep
def card_top(lang: str, card: int) -> Renderable:
    """Type, name and age."""
    kind = card_kind(card)
    picture, _ = KINDS[kind]
    title = card_name(lang, card)
    longest = max(map(len, title.replace("-", " ").split()))
    numeral = age_numeral(card)
    return span(".na-top")[
        span(".na-kind")[ui.icon(picture, say(lang, f"type-{kind}"))],
        span(class_=["na-title", longest > 11 and "long"])[title],
        numeral and span(".na-age", aria_hidden="true")[numeral],
    ]


@ui.keep
def card_body(lang: str, card: int) -> Renderable:
    """What the card gives, in signs, and its text where signs do not say it."""
    kind = card_kind(card)
    return span(".na-body")[_signs(lang, card, kind), _text(lang, card), _foot(lang, card, kind)]


def _signs(lang: str, card: int, kind: str) -> Node:
    if kind == "war":
        lost = [(name, -int(n)) for name, n in zip(GOODS, WAR_LOSS[card], strict=True)]
        return span(".na-gives.na-loss")[sign(lang, "vp", -int(WAR_POINTS[card])), signs(lang, lost)]
    if kind == "battle":
        return span(".na-gives")[token("attack"), span(".na-to")["→"], token("books"), token("food"), token("stone")]
    if kind == "golden_age":
        given = list(zip(GOODS, offer_of(card), strict=True))
        price = int(VP_PRICE[card])
        bought = span(".na-sign")[span(".n")[str(price)], ui.icon("resource"), "→", span(".n")["1"], token("vp")]
        return span(".na-gives")[signs(lang, given), span(".na-or")["/"], bought]
    return span(".na-gives")[_cost(lang, card, kind), signs(lang, gives(card))]


def _cost(lang: str, card: int, kind: str) -> Node:
    if kind in ("building", "military"):
        label = say(lang, "card-deploy", goods=amount(lang, "stone", int(DEPLOY_COST[card])))
        return span(".na-cost", role="img", aria_label=label, data_tip=label)[
            span(".n")[str(int(DEPLOY_COST[card]))], token("stone")
        ]
    if kind == "colony":
        label = say(lang, "card-need", n=int(COLONY_NEED[card]))
        return span(".na-cost.na-need", role="img", aria_label=label, data_tip=label)[
            span(".n")[f"≥{int(COLONY_NEED[card])}"], token("strength")
        ]
    return None


def _text(lang: str, card: int) -> Node:
    lines = effect_lines(lang, card)
    if not lines:
        return None
    size = sum(map(len, lines))
    return span(class_=["na-text", size > 70 and "small"])[[span(".na-line")[line] for line in lines]]


def _foot(lang: str, card: int, kind: str) -> Node:
    if kind in ("building", "military"):
        points = worker_points(card)
        label = say(lang, "card-worker-points", points=" ".join(map(str, points)))
        attack = int(ATTACK_VALUE[card])
        return span(".na-foot")[
            attack > 0 and sign(lang, "attack", attack, plus=False),
            span(".na-points", role="img", aria_label=label, data_tip=label)["·".join(map(str, points)), token("vp")],
        ]
    if kind == "wonder":
        return span(".na-foot")[_sections(lang, card), _points(lang, card)]
    return span(".na-foot")[_points(lang, card)] if CARD_POINTS[card] else None


def _sections(lang: str, card: int) -> Renderable:
    costs = sections(card)
    label = say(lang, "card-sections", costs=" ".join(map(str, costs)))
    return span(".na-sections", role="img", aria_label=label, data_tip=label)[
        [span(".na-section")[str(cost)] for cost in costs]
    ]


def _points(lang: str, card: int) -> Node:
    points = int(CARD_POINTS[card])
    label = say(lang, "card-points", n=points)
    return points > 0 and span(".na-points", role="img", aria_label=label)[str(points), token("vp")]


@ui.keep
def card_words(lang: str, card: int) -> Renderable:
    """All that a card says, in sentences."""
    kind = card_kind(card)
    heading = f"{card_name(lang, card)} · {say(lang, f'type-{kind}')}, {say(lang, f'age-{CARD_AGE[card]}')}"
    return span[span(".na-p.na-strong")[heading], [span(".na-p")[line] for line in card_lines(lang, card)]]


@ui.keep
def chip(lang: str, card: int, many: int = 0) -> Renderable:
    """A card on another nation's board: type, name, what it gives."""
    kind = card_kind(card)
    picture, tone = KINDS[kind]
    tip = " ".join(card_lines(lang, card))
    return span(".na-chip", data_tone=tone, tabindex="0", data_tip=f"{card_name(lang, card)}. {tip}")[
        ui.icon(picture, say(lang, f"type-{kind}")),
        span(".na-chip-name")[card_name(lang, card)],
        many > 0 and span(".na-many")[f"×{many}"],
    ]


def tone_of(card: int) -> str:
    return KINDS[card_kind(card)][1]

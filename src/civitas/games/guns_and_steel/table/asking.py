"""Answers in the prompt bar, and the line that says what they lead to."""

from collections.abc import Sequence

from htpy import Node, Renderable, span

from civitas.games.guns_and_steel.table import words
from civitas.games.guns_and_steel.table.facts import NUMBER_OF, Facts
from civitas.games.guns_and_steel.table.payments import Payment
from civitas.games.guns_and_steel.table.printed import TYPE_ICONS, medal, picture_of, points_shield, resource_chip
from civitas.games.guns_and_steel.table.words import decision_words, say
from civitas.games.guns_and_steel.tables import CARDS, WONDERS
from civitas.web import ui

NEAR = ("resource", "technology", "activate", "deplete", "replenish", "retrieve", "wonder")
NEAR_SALES = 4
PICTURES = {"decline": "pass", "pass": "pass", "stop": "confirm", "refuse": "pass"}


def choices(facts: Facts, offers: Sequence[Payment]) -> Node:
    """Whole payments, resources, opponents, and whatever ends a question."""
    if facts.deciding is None:
        return None
    found: list[Node] = [_payment(facts, offer, i == 0) for i, offer in enumerate(offers)]
    found += [_for_sale(facts.lang, card) for card in _dearest(facts)]
    for action in facts.seen.legal:
        verb, _, word = action.name.partition(" ")
        if verb == "take":
            found.append(_take(facts.lang, action.name, word))
        elif verb == "opponent":
            found.append(_opponent(facts, action.name, int(word) - 1))
        elif facts.question == "activate_laid" and verb == "activate":
            found.append(_choice(facts.lang, action.name, "gs_activate", primary=True))
        elif verb in PICTURES:
            found.append(_choice(facts.lang, action.name, PICTURES[verb]))
        elif verb in NEAR and not offers:
            found.append(_component(facts.lang, action.name, verb, word))
    return found or None


def _dearest(facts: Facts) -> list[int]:
    """On a narrow screen the pyramid pans: what can be bought for most points lies under the thumb too."""
    bought = [name for verb, _, name in (one.name.partition(" ") for one in facts.seen.legal) if verb == "buy"]
    return sorted((NUMBER_OF[name] for name in bought), key=lambda card: -words.points_of(card))[:NEAR_SALES]


@ui.keep
def _for_sale(lang: str, card: int) -> Renderable:
    name = CARDS.names[card]
    label = span(".gs-near.gs-near-sale")[
        ui.icon(TYPE_ICONS[words.type_of(card)]),
        words.card_name(lang, card),
        points_shield(lang, words.points_of(card)),
    ]
    return ui.choice(label, f"buy {name}", tip=" ".join(words.effect_words(lang, card)))


@ui.keep
def _component(lang: str, decision: str, verb: str, word: str) -> Renderable:
    """A card or wonder that lies further away on the page, once more under the thumb."""
    tip = decision_words(lang, decision)
    if verb == "wonder":
        name = words.wonder_name(lang, WONDERS.names.index(word))
        return ui.choice(name, decision, picture=picture_of(word), tip=tip)
    card = NUMBER_OF[word]
    as_resource = verb in ("resource", "replenish", "retrieve")
    picture = medal(words.resource_of(card), size="s") if as_resource else ui.icon(TYPE_ICONS[words.type_of(card)])
    label = span(".gs-near")[picture, words.card_name(lang, card)]
    return ui.choice(label, decision, tip=" ".join((tip, *words.effect_words(lang, card))) if not as_resource else tip)


def _choice(lang: str, decision: str, picture: str, *, primary: bool = False) -> Renderable:
    return ui.choice(decision_words(lang, decision), decision, picture=picture, primary=primary)


def _take(lang: str, decision: str, name: str) -> Renderable:
    return ui.choice([medal(name, size="s"), " ", say(lang, f"resource-{name}.name")], decision)


def _opponent(facts: Facts, decision: str, seat: int) -> Renderable:
    nation = facts.nations[seat]
    return ui.choice([ui.seat_mark(seat, nation.name, size="s"), " ", nation.name], decision)


def _payment(facts: Facts, offer: Payment, primary: bool) -> Renderable:
    """All that a way to pay takes, in pictures; its cards show on the board when it is pointed at."""
    lang = facts.lang
    cards = [resource_chip(lang, words.resource_of(card)) for card in offer.cards]
    spent = [span(".gs-spent")[resource_chip(lang, name, n)] for name, n in offer.spent]
    named = ", ".join(words.card_name(lang, card) for card in offer.cards)
    tip = say(lang, "table-depletes", cards=named) if named else say(lang, "table-spends-only")
    label = span(".gs-payment")[span[say(lang, "table-pay")], spent, cards]
    return ui.choice(label, offer.decisions, primary=primary, tip=tip)


def detail(facts: Facts, offers: Sequence[Payment]) -> Node:
    """What the viewer should know before answering."""
    mine, lang = facts.deciding, facts.lang
    if mine is None:
        return None
    if facts.question in ("pay_purchase", "pay_cost", "lose"):
        return say(lang, "table-choose-yourself") if offers else None
    if facts.question == "activate_laid":
        focus = facts.position["focus"]
        return " ".join(words.effect_words(lang, NUMBER_OF[focus])) if focus in CARDS.names else None
    if facts.question == "buy":
        return say(lang, "table-affordable", n=len(facts.seen.legal) - 1)
    if facts.question == "react" and facts.battle is not None:
        return say(lang, "table-against", mine=mine.strength, attack=facts.battle.strength)
    if facts.question == "pick_up":
        return say(lang, "table-stays")
    return None

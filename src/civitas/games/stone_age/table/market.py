"""What can be bought: four civilization cards with their prices, the deck, and the stacks of buildings."""

from collections.abc import Mapping
from dataclasses import dataclass

from htpy import Node, Renderable, button, div, span
from markupsafe import Markup

from civitas.games.stone_age.table import words
from civitas.games.stone_age.table.facts import BUILDING_PLACES, CARD_PLACES, Facts, Tribe, worth_of_card
from civitas.games.stone_age.table.parts import decider, keep_few, worth_tag
from civitas.games.stone_age.table.printed import card_face, tile_face
from civitas.games.stone_age.table.scene import Spot, explanation, ring_for_one, spot_of
from civitas.games.stone_age.table.words import decision_words, say
from civitas.games.stone_age.tables import CARDS, TILES
from civitas.web import ui

HIGHEST = 7


@dataclass(frozen=True)
class Offer:
    """A card space or a building stack as the viewer sees it; equal offers are drawn once."""

    spot: Spot
    component: int | None  # the card or tile that lies there
    number: int  # of the space or stack
    left: int = 0  # tiles on the stack
    worth: int | None = None  # what the card's lower half would bring the viewer
    decision: str | None = None
    bought: bool = False  # is it being bought right now?


def market(facts: Facts) -> Markup:
    return _laid_out(facts.lang, facts.position["deck_left"], tuple(building_offers(facts)), tuple(card_offers(facts)))


@keep_few
def _laid_out(lang: str, left: int, tiles: tuple[Offer, ...], cards: tuple[Offer, ...]) -> Renderable:
    """The same for everybody who may buy the same, as long as nobody comes here."""
    return div(".sa-market")[
        div(".sa-stacks", role="group", aria_label=say(lang, "mat-buildings"))[
            [building_stack(offer) for offer in tiles]
        ],
        div(".sa-cards", role="group", aria_label=say(lang, "mat-cards"))[
            deck(lang, left), [card_space(offer) for offer in reversed(cards)]
        ],
        div(hidden=True)[[_explained(offer) for offer in (*cards, *tiles)]],
    ]


def card_offers(facts: Facts) -> list[Offer]:
    found: list[Offer] = []
    for i, place in enumerate(CARD_PLACES):
        name = facts.position["space"][i]
        card = None if name is None else CARDS.names.index(name)
        worth = None if card is None or facts.mine is None else worth_of_card(facts.mine, card)
        spot = spot_of(facts, place)
        found.append(
            Offer(spot, card, i + 1, 0, worth, _decision(facts, spot), facts.buying == place and bool(facts.question))
        )
    return found


def building_offers(facts: Facts) -> list[Offer]:
    found: list[Offer] = []
    for i, place in enumerate(BUILDING_PLACES[: facts.stacks]):
        name = facts.position["top_tile"][i]
        tile = None if name is None else TILES.names.index(name)
        spot = spot_of(facts, place)
        left = facts.position["stack_left"][i]
        found.append(Offer(spot, tile, i + 1, left, None, _decision(facts, spot), facts.buying == place))
    return found


def _decision(facts: Facts, spot: Spot) -> str | None:
    """What a click on it decides."""
    if facts.buying == spot.place and facts.can("buy"):
        return "buy"
    for verb in ("place", "resolve"):
        if facts.can(f"{verb} {spot.place}"):
            return f"{verb} {spot.place}"
    return None


@ui.keep
def card_space(offer: Offer) -> Renderable:
    lang, card = offer.spot.lang, offer.component
    label = say(lang, "mat-space-cost", n=offer.number)
    price = span(".sa-price", role="img", aria_label=label)[str(offer.number), ui.icon("resource")]
    if card is None:
        face: Node = span(".sa-none")[say(lang, "table-empty-space")]
    else:
        face = [card_face(lang, card), offer.worth is not None and worth_tag(lang, offer.worth)]
    name = words.card_name(lang, card) if card is not None else say(lang, "table-empty-space")
    return _lying("sa-card", offer, [price, face, ring_for_one(offer.spot)], f"{name}. {label}")


@ui.keep
def building_stack(offer: Offer) -> Renderable:
    lang, tile = offer.spot.lang, offer.component
    left = say(lang, "mat-stack-left", n=offer.left)
    height = span(".sa-left", role="img", aria_label=left, data_tip=left)[str(offer.left)]
    face: Node = span(".sa-none")[say(lang, "table-empty-stack")] if tile is None else tile_face(lang, tile)
    name = words.tile_name(lang, tile) if tile is not None else say(lang, "table-empty-stack")
    return _lying("sa-stack", offer, [face, height, ring_for_one(offer.spot)], f"{name}. {left}")


def _lying(kind: str, offer: Offer, inside: Node, name: str) -> Renderable:
    place = offer.spot.place
    classes = [
        kind,
        f"h{min(offer.left, HIGHEST)}" if kind == "sa-stack" else None,
        offer.component is None and "empty",
        offer.bought and "bought",
        bool(offer.spot.why) and "closed",
    ]
    shared: Mapping[str, str | None] = {
        "id": f"place-{place}",
        "data-thing": place,
        "data-explain": f"x-{place}",
        "aria-describedby": f"x-{place}",
        "data-seat": None if offer.spot.seat is None else str(offer.spot.seat),
    }
    if offer.decision is None:
        return div(class_=classes, role="group", aria_label=name, tabindex="0", **shared)[inside]
    label = f"{decision_words(offer.spot.lang, offer.decision)}: {name}"
    return button(class_=[*classes, "can-choose"], **shared, **decider(offer.decision, label=label))[inside]


@ui.keep
def deck(lang: str, left: int) -> Renderable:
    label = say(lang, "mat-deck-left", n=left)
    return div(".sa-deck", role="img", aria_label=label, data_tip=label)[ui.icon("deck"), span(".n")[str(left)]]


def _explained(offer: Offer) -> Markup:
    spot = offer.spot
    return explanation(spot.lang, spot.place, spot.why, _offer_words(offer))


def _offer_words(offer: Offer) -> tuple[str, ...]:
    """What a card or tile does, in sentences."""
    lang, component = offer.spot.lang, offer.component
    if component is None:
        return ()
    if offer.left:
        return (words.tile_words(lang, component),)
    both = (words.top_words(lang, component), words.bottom_words(lang, component))
    return both if offer.worth is None else (*both, say(lang, "table-worth-now", n=offer.worth))


# ---- what a payment can be worth


def reach(tribe: Tribe, tile: int) -> tuple[int, int]:
    """The fewest and the most points that a tribe can pay for a tile with a free choice."""
    kind, most = words.tile_kind(tile), words.tile_most(tile)
    least = most if kind == "choice" else 1
    kinds = words.tile_kinds(tile) if kind == "choice" else 0
    return _reach(tribe.stock, least, most, kinds)


def _reach(stock: tuple[int, ...], least: int, most: int, kinds: int) -> tuple[int, int]:
    """All payments of `least` to `most` resources, of exactly `kinds` kinds unless that is 0."""
    values = [words.worth(name) for name in ("wood", "brick", "stone", "gold")]
    sums: set[tuple[int, int, int]] = {(0, 0, 0)}
    for have, value in zip(stock, values, strict=True):
        sums = {
            (units + n, used + (n > 0), points + n * value)
            for units, used, points in sums
            for n in range(min(have, most - units) + 1)
        }
    found = [points for units, used, points in sums if least <= units <= most and kinds in (0, used)]
    return (min(found), max(found)) if found else (0, 0)

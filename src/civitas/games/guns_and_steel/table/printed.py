"""The faces of cards and wonders: both sides of a card at a glance, effects as pictures with their words behind."""

from collections.abc import Sequence

from htpy import Node, Renderable, span

from civitas.games.guns_and_steel.table import words
from civitas.games.guns_and_steel.table.words import say
from civitas.games.guns_and_steel.tables import CARDS, ERAS, RESOURCES, TYPES, WONDERS
from civitas.web import ui

TYPE_ICONS = {"civil": "gs_civil", "tactical": "tactical", "military": "military"}
# Cards and wonders that a picture of the house fits.
PICTURES = {
    "currency": "coin",
    "philosophy": "advisor",
    "trade_and_tribute": "trade",
    "feudalism": "city",
    "architecture": "architect",
    "steam_engine": "industrial",
    "mobilization": "revolution",
    "mass_production": "production",
    "chariot": "wheel",
    "theology": "religion",
    "scientific_method": "science",
    "public_education": "education",
    "agriculture": "agriculture",
    "mining": "worker",
    "warrior": "barbarian",
    "reinforcements": "recruit",
    "great_pyramids": "wonder",
    "apollo_project": "space",
    "colosseum": "antiquity",
    "palace_of_versailles": "government",
    "forbidden_city": "monument",
}


def picture_of(name: str) -> str:
    return PICTURES.get(name) or f"gs_{name}"


@ui.keep
def medal(name: str, *, size: str = "") -> Renderable:
    """One unit of a resource, for the eye only."""
    return span(class_=["gs-medal", size and f"gs-medal-{size}"], data_resource=name)[
        ui.icon("gs_any" if name == "any" else name)
    ]


@ui.keep
def resource_chip(lang: str, name: str, n: int = 1) -> Renderable:
    """A resource with its number, named for the ear."""
    label = say(lang, f"unit-{name}" if name == "any" else f"resource-{name}", n=n)
    return span(".gs-chip", role="img", aria_label=label)[n > 1 and span(".n")[str(n)], medal(name)]


def points_shield(lang: str, points: int) -> Renderable:
    label = say(lang, "table-worth", n=points)
    return span(".gs-vp", role="img", aria_label=label)[str(points)]


# ---- effects in pictures


@ui.keep
def effect(lang: str, card: int) -> Renderable:
    """A card's steps, a line of pictures each; the words are in the card's explanation."""
    lines = [span(".gs-step")[_step(*step)] for step in words.steps_of(card)]
    return span(".gs-effect", role="img", aria_label=" ".join(words.effect_words(lang, card)))[lines]


def _step(verb: str, who: str, n: int, resources: Sequence[str], types: Sequence[str], origin: str) -> list[Node]:
    others = who != "self" and ui.icon({"defeated": "gs_broken", "undefeated": "defence"}.get(who, "seats"))
    medals = _medals(resources)
    kinds = [span(".gs-type", data_type=kind)[ui.icon(TYPE_ICONS[kind])] for kind in types if len(types) < len(TYPES)]
    vp = ui.icon("victory_points")
    if verb == "gain":
        return [_count(f"+{n}"), *medals]
    if verb == "replenish":
        return [others, ui.icon("gs_replenish"), _count(str(n)), *medals]
    if verb == "cost_deplete":
        return [span(".gs-cost-sign")[_count(f"\u2212{n}"), *medals], _count("\u25b8")]
    if verb in ("gain_vp", "lose_vp"):
        return [others, _count(f"+{n}" if verb == "gain_vp" else f"\u2212{n}"), vp]
    if verb == "cost_vp":
        return [span(".gs-cost-sign")[_count(f"\u2212{n}"), vp], _count("\u25b8")]
    if verb == "play":
        return [ui.icon("card"), _count(f"\u2264{n}"), *kinds]
    if verb == "activate":
        whose = {"opponent": ui.icon("seats"), "played": ui.icon("card")}.get(origin, "")
        return [ui.icon("gs_activate"), _count(f"\u00d7{n}"), *kinds, whose]
    if verb == "attack":
        return [ui.icon("attack")]
    if verb in ("lose_res", "give_res"):
        hand = [_count("\u25b8"), ui.icon("gs_hand")] if verb == "give_res" else []
        return [ui.icon("gs_broken"), _count(f"\u2212{n}"), *medals, *hand]
    if verb == "lose_wonder":
        return [ui.icon("gs_broken"), _count(f"{n}"), ui.icon("wonder"), _count("\u25b8"), ui.icon("gs_hand")]
    if verb == "copy_res":
        return [ui.icon("seats"), ui.icon("gs_copy"), _count(f"+{n}"), *medals]
    if verb == "buy":
        return [ui.icon("gs_cart"), _count(f"\u2212{n}"), ui.icon("gs_link")]
    if verb == "claim":
        return [ui.icon("wonder"), _count("!")]
    if verb == "pickup":
        return [ui.icon("gs_hand"), _count(f"\u2264{n}"), *kinds]
    return [_count(f"+{n}"), vp, _count("/"), ui.icon("gs_broken")]


def _count(text: str) -> Renderable:
    return span(".gs-n")[text]


def _medals(resources: Sequence[str]) -> list[Node]:
    if len(resources) == len(RESOURCES):
        return [medal("any", size="s")]
    return [medal(name, size="s") for name in resources]


# ---- both faces of a card


@ui.keep
def title(lang: str, card: int) -> Renderable:
    """The band with the name, in the colour of the card's type."""
    return span(".gs-band")[
        ui.icon(TYPE_ICONS[words.type_of(card)], say(lang, f"type-{words.type_of(card)}")),
        _name(words.card_name(lang, card)),
    ]


def _name(name: str) -> Renderable:
    """Smaller letters for a long word: names are never cut."""
    longest = max(map(len, name.split()))
    return span(class_=["gs-title", longest > 10 and "long", longest > 11 and "longer"])[name]


@ui.keep
def technology_side(lang: str, card: int) -> Renderable:
    """What a card does, and in its foot what it gives as a resource."""
    return span(".gs-face.gs-up")[
        title(lang, card),
        span(".gs-art")[ui.icon(picture_of(CARDS.names[card])), effect(lang, card)],
        foot(lang, card),
    ]


@ui.keep
def foot(lang: str, card: int) -> Renderable:
    strength = words.strength_of(card)
    force = say(lang, "table-strength-n", n=strength)
    back = say(lang, "table-back", resource=say(lang, f"resource-{words.resource_of(card)}.name"))
    return span(".gs-foot")[
        span(".gs-back", role="img", aria_label=back)[medal(words.resource_of(card), size="s")],
        words.reacts(card) and span(".gs-reaction")[ui.icon("reaction", say(lang, "type-reaction"))],
        strength > 0 and span(".gs-force", role="img", aria_label=force)[ui.icon("strength"), str(strength)],
        points_shield(lang, words.points_of(card)),
    ]


@ui.keep
def resource_side(lang: str, card: int) -> Renderable:
    """A card that lies as a resource; what is on its other side stands below in small."""
    name = words.resource_of(card)
    return span(".gs-face.gs-down", data_resource=name)[
        span(".gs-crest", role="img", aria_label=say(lang, f"resource-{name}.name"))[ui.icon(name)],
        span(".gs-under", data_type=words.type_of(card))[
            span(".gs-title")[words.card_name(lang, card)],
            words.strength_of(card) > 0
            and span(".gs-force")[ui.icon("strength", say(lang, "table-strength")), str(words.strength_of(card))],
        ],
        points_shield(lang, words.points_of(card)),
    ]


@ui.keep
def explanation(lang: str, card: int) -> Renderable:
    """A card in words; what this house designed says so."""
    design = words.design_words(lang, "card", card)
    return span[
        span(".gs-p.gs-name")[words.card_name(lang, card)],
        [span(".gs-p")[line] for line in words.card_words(lang, card)],
        design and span(".gs-p.gs-ours")[design],
    ]


# ---- wonders


@ui.keep
def wonder_need(lang: str, wonder: int) -> Renderable:
    """A condition in pictures."""
    return span(".gs-need", role="img", aria_label=" ".join(words.need_words(lang, wonder)))[
        [span(".gs-step")[_need(*need)] for need in words.needs_of(wonder)]
    ]


def _need(name: str, n: int, counted: Sequence[str]) -> list[Node]:
    number = _count(f"{n}\u00d7")
    if name == "res_count":
        return [number, *_medals(counted)]
    if name == "res_distinct":
        return [number, medal("food", size="s"), _count("\u2260"), medal("iron", size="s")]
    if name == "tech_count":
        return [number, *(span(".gs-type", data_type=kind)[ui.icon(TYPE_ICONS[kind])] for kind in counted)]
    picture = {
        "strength": "strength",
        "hand_count": "card",
        "track_vp": "track",
        "pickup_vp": "victory_points",
        "pickup_count": "gs_hand",
    }[name]
    if name == "pickup_vp":
        return [ui.icon("gs_hand"), _count(f"{n}+"), ui.icon(picture)]
    return [_count(f"{n}+"), ui.icon(picture)]


@ui.keep
def wonder_face(lang: str, wonder: int) -> Renderable:
    return span(".gs-face")[
        span(".gs-band")[
            span(".gs-title")[words.wonder_name(lang, wonder)], points_shield(lang, words.wonder_points(wonder))
        ],
        span(".gs-art")[ui.icon(picture_of(WONDERS.names[wonder]))],
        wonder_need(lang, wonder),
    ]


@ui.keep
def wonder_chip(lang: str, wonder: int) -> Renderable:
    """A wonder that somebody owns."""
    return span(".gs-wonder-chip", tabindex="0", data_explain=f"x-w{wonder}")[
        ui.icon(picture_of(WONDERS.names[wonder])),
        span(".gs-title")[words.wonder_name(lang, wonder)],
        points_shield(lang, words.wonder_points(wonder)),
    ]


@ui.keep
def wonder_explanation(lang: str, wonder: int) -> Renderable:
    design = words.design_words(lang, "wonder", wonder)
    era = say(lang, f"era-{ERAS[int(words.TABLES['WONDER_ERA'][wonder])]}")
    return span[
        span(".gs-p.gs-name")[words.wonder_name(lang, wonder)],
        span(".gs-p")[era],
        [span(".gs-p")[line] for line in words.wonder_words(lang, wonder)],
        design and span(".gs-p.gs-ours")[design],
    ]


def explained_cards(lang: str, cards: Sequence[int], wonders: Sequence[int]) -> Node:
    """The explanations that cards and wonders anywhere on the page point at, each once."""
    return [
        [ui.explanation_text(f"x-c{card}", explanation(lang, card)) for card in cards],
        [ui.explanation_text(f"x-w{wonder}", wonder_explanation(lang, wonder)) for wonder in wonders],
    ]

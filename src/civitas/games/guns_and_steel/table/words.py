"""The words and numbers of the cards that are played with, asked for once each."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

from civitas.core.content import Entry
from civitas.core.telling import Tale
from civitas.games.guns_and_steel import GAME
from civitas.games.guns_and_steel.tables import (
    CIVILIZATIONS,
    GROUPS,
    ORIGINS,
    PLAIN,
    PREDICATES,
    RESOURCES,
    TYPES,
    VERBS,
)

# What the table draws from: the tables of the content that is played with, not always those that the house ships.
TABLES: Mapping[str, Any] = GAME.played
# What a card or a wonder says, and the message that names it.
PRINTED = ("cost", "effects", "strength", "vp", "condition", "markers")


@lru_cache(maxsize=20_000)
def _formatted(lang: str, message: str, values: tuple[tuple[str, Any], ...]) -> str:
    return GAME.texts.format(lang, message, dict(values))


def say(lang: str, message: str, **values: Any) -> str:
    """A text of the game."""
    return _formatted(lang, message.replace("_", "-"), tuple(sorted(values.items())))


@lru_cache(maxsize=2_000)
def decision_words(lang: str, name: str) -> str:
    """A decision, by its name, in words."""
    return Tale(GAME, lang).action(GAME.actions.parse(name))


# ---- cards


def card_name(lang: str, card: int) -> str:
    return GAME.content.name_of("card", card, lang)


def wonder_name(lang: str, wonder: int) -> str:
    return GAME.content.name_of("wonder", wonder, lang)


def type_of(card: int) -> str:
    return TYPES[TABLES["TYPE_OF"][card]]


def resource_of(card: int) -> str:
    return RESOURCES[TABLES["RESOURCE_OF"][card]]


def strength_of(card: int) -> int:
    return int(TABLES["STRENGTH_OF"][card])


def points_of(card: int) -> int:
    return int(TABLES["VP_OF"][card])


def reacts(card: int) -> bool:
    return bool(TABLES["REACTS"][card])


@cache
def cost_of(card: int) -> tuple[tuple[str, int], ...]:
    """What a card names as its price: resources with their numbers."""
    return tuple((RESOURCES[i], int(n)) for i, n in enumerate(TABLES["COST"][card][:PLAIN]) if n)


def is_starter(card: int) -> bool:
    return card >= CIVILIZATIONS


@cache
def steps_of(card: int) -> tuple[tuple[str, str, int, tuple[str, ...], tuple[str, ...], str], ...]:
    """A card's effect: verb, who, how many, resources, types, origin."""
    found = []
    for place, word in enumerate(TABLES["STEP_VERB"][card]):
        if word:
            n, mask, types = (int(TABLES[f"STEP_{name}"][card, place]) for name in ("AMOUNT", "MASK", "TYPES"))
            who, origin = (int(TABLES[f"STEP_{name}"][card, place]) for name in ("WHO", "ORIGIN"))
            found.append((VERBS[word], GROUPS[who], n, _words(mask, RESOURCES), _words(types, TYPES), ORIGINS[origin]))
    return tuple(found)


def _words(mask: int, words: Sequence[str]) -> tuple[str, ...]:
    return tuple(word for i, word in enumerate(words) if mask >> i & 1)


def resource_words(lang: str, resources: Sequence[str]) -> str:
    if len(resources) == len(RESOURCES):
        return say(lang, "table-any-type")
    return ", ".join(say(lang, f"resource-{name}.name") for name in resources)


def type_words(lang: str, types: Sequence[str]) -> str:
    if len(types) == len(TYPES):
        return say(lang, "table-any-type")
    return ", ".join(say(lang, f"type-{name}") for name in types)


@lru_cache(maxsize=1_000)
def effect_words(lang: str, card: int) -> tuple[str, ...]:
    """What a card does, a sentence for each step."""
    found: list[str] = []
    for verb, who, n, resources, types, origin in steps_of(card):
        message = f"step-{verb}"
        if verb in ("replenish", "gain_vp", "lose_vp"):
            message += f"-{who}"
        elif verb == "activate":
            message += f"-{origin}"
        values = {"n": n, "resources": resource_words(lang, resources), "types": type_words(lang, types)}
        found.append(say(lang, message, **values))
    return tuple(found)


@lru_cache(maxsize=1_000)
def cost_words(lang: str, card: int, links: int = 0) -> str:
    """A price in words: what the card names, and the surcharge."""
    units = [say(lang, f"unit-{name}", n=n) for name, n in cost_of(card)]
    if links:
        units.append(say(lang, "unit-any", n=links))
    return ", ".join(units)


@lru_cache(maxsize=1_000)
def card_words(lang: str, card: int) -> tuple[str, ...]:
    """Everything a card says, in sentences."""
    kind = say(lang, f"type-{type_of(card)}")
    reaction = [say(lang, "type-reaction")] if reacts(card) else []
    lines = [", ".join([kind, *reaction, say(lang, "table-strength-n", n=strength_of(card))])]
    if not is_starter(card):
        lines.append(say(lang, "table-base-cost", cost=cost_words(lang, card)))
    lines += effect_words(lang, card)
    back = say(lang, f"resource-{resource_of(card)}.name")
    lines.append(say(lang, "table-other-side", resource=back, n=points_of(card)))
    return tuple(lines)


# ---- wonders


def wonder_points(wonder: int) -> int:
    return int(TABLES["WONDER_VP"][wonder])


def markers_of(wonder: int) -> int:
    return int(TABLES["WONDER_MARKERS"][wonder])


@cache
def needs_of(wonder: int) -> tuple[tuple[str, int, tuple[str, ...]], ...]:
    """A wonder's condition: predicate, number, and the resources or types it counts."""
    found = []
    for place, word in enumerate(TABLES["WONDER_PREDICATE"][wonder]):
        if word:
            n, mask = (int(TABLES[f"WONDER_{name}"][wonder, place]) for name in ("NUMBER", "MASK"))
            name = PREDICATES[word]
            found.append((name, n, _words(mask, TYPES if name == "tech_count" else RESOURCES)))
    return tuple(found)


@lru_cache(maxsize=200)
def need_words(lang: str, wonder: int) -> tuple[str, ...]:
    found: list[str] = []
    for name, n, counted in needs_of(wonder):
        named = type_words(lang, counted) if name == "tech_count" else resource_words(lang, counted)
        found.append(say(lang, f"need-{name}", n=n, resources=named, types=named))
    return tuple(found)


@lru_cache(maxsize=200)
def wonder_words(lang: str, wonder: int) -> tuple[str, ...]:
    """Everything a wonder says, in sentences."""
    lines = [*need_words(lang, wonder)]
    if markers_of(wonder):
        lines.append(say(lang, "table-markers-needed", n=markers_of(wonder)))
    lines.append(say(lang, "table-worth", n=wonder_points(wonder)))
    return tuple(lines)


# ---- honesty: what the box says, and what this house designed to fit


@lru_cache(maxsize=400)
def design_words(lang: str, kind: str, number: int) -> str:
    """Which printed values of a component no source supports, or nothing."""
    ours = _unsupported(GAME.content[kind][number])
    if not ours:
        return ""
    return say(lang, "table-our-design", fields=", ".join(say(lang, f"field-{name}") for name in ours))


def _unsupported(entry: Entry) -> list[str]:
    """A pack's owner who has the box writes `source = "box"`, or lists in `known` what is right."""
    if str(entry["source"]).startswith("box"):
        return []
    known = entry.get("known", [])
    return [name for name in PRINTED if entry.get(name) not in (None, 0, {}) and name not in known]

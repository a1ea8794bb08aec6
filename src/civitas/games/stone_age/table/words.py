"""The words of the table, asked for once each: texts are slow to format and the same everywhere."""

from functools import lru_cache
from typing import Any

from civitas.core.telling import Tale
from civitas.games.stone_age import GAME
from civitas.games.stone_age.tables import (
    BOTTOM_AMOUNT,
    BOTTOM_TARGET,
    BOTTOM_VERB,
    CHARACTERS,
    CHOICE,
    CULTURE,
    FIXED,
    GOODS,
    RESOURCES,
    SYMBOLS,
    TILE_COST,
    TILE_KIND,
    TILE_KINDS_PAID,
    TILE_MOST,
    TOP_AMOUNT,
    TOP_TARGET,
    TOP_VERB,
    VALUE,
    VERBS,
)


@lru_cache(maxsize=20_000)
def _formatted(lang: str, message: str, values: tuple[tuple[str, Any], ...]) -> str:
    return GAME.texts.format(lang, message, dict(values))


def say(lang: str, message: str, **values: Any) -> str:
    """A text of the game."""
    return _formatted(lang, message.replace("_", "-"), tuple(sorted(values.items())))


def good(lang: str, name: str, n: int) -> str:
    """So many of a good: `3 wood`."""
    return say(lang, f"good-{name}", n=n)


def good_name(lang: str, name: str) -> str:
    """The heading of a good."""
    return say(lang, f"resource-{name}" if name in RESOURCES else f"mat-{name}")


@lru_cache(maxsize=4_000)
def _forms(lang: str, axis: str, word: str, name: str, n: int) -> dict[str, Any]:
    return Tale(GAME, lang).label(axis, word, name, n)


@lru_cache(maxsize=2_000)
def decision_text(lang: str, number: int) -> str:
    """A decision in words."""
    return Tale(GAME, lang).action(number)


@lru_cache(maxsize=2_000)
def decision_number(name: str) -> int:
    return GAME.actions.parse(name)


def decision_words(lang: str, name: str) -> str:
    """A decision, by its name, in words."""
    return decision_text(lang, decision_number(name))


# ---- cards


def top_good(card: int) -> str:
    """The good that the upper half of a card is about, or nothing."""
    target = TOP_TARGET[card]
    return GOODS[target] if target >= 0 else ""


def top_verb(card: int) -> str:
    return VERBS[TOP_VERB[card]]


def top_amount(card: int) -> int:
    return int(TOP_AMOUNT[card])


def top_words(lang: str, card: int) -> str:
    """What the upper half of a card does, in a sentence."""
    name, n = top_good(card), top_amount(card)
    forms = _forms(lang, "good", name, "good", n) if name else {}
    return say(lang, f"top-{top_verb(card)}", n=n, **forms)


def top_title(lang: str, card: int) -> str:
    """The upper half of a card in two or three words."""
    verb, name, n = top_verb(card), top_good(card), top_amount(card)
    if verb == "gain":
        return good(lang, name, n)
    if verb == "roll_gain":
        return say(lang, "table-card-roll-gain", **_forms(lang, "good", name, "good", n) | {"n": n})
    return say(lang, f"table-card-{verb}", n=n)


def is_culture(card: int) -> bool:
    return bool(BOTTOM_VERB[card] == CULTURE)


def bottom_target(card: int) -> str:
    """The symbol or the character of the lower half."""
    return (SYMBOLS if is_culture(card) else CHARACTERS)[BOTTOM_TARGET[card]]


def bottom_amount(card: int) -> int:
    return int(BOTTOM_AMOUNT[card])


def bottom_words(lang: str, card: int) -> str:
    """What the lower half of a card scores, in a sentence."""
    word, n = bottom_target(card), bottom_amount(card)
    if is_culture(card):
        return say(lang, "bottom-culture", **_forms(lang, "symbol", word, "symbol", n))
    return say(lang, "bottom-multiply", n=n, **_forms(lang, "character", word, "character", n))


def bottom_title(lang: str, card: int) -> str:
    """The lower half in a word or two."""
    word = bottom_target(card)
    if is_culture(card):
        return say(lang, f"symbol-{word}")
    return str(_forms(lang, "character", word, "character", bottom_amount(card))["character_count"])


def card_name(lang: str, card: int) -> str:
    return GAME.content.name_of("card", card, lang)


# ---- tiles


def tile_cost(tile: int) -> dict[str, int]:
    """What a tile with a fixed price asks for."""
    return {name: int(TILE_COST[tile, i]) for i, name in enumerate(RESOURCES) if TILE_COST[tile, i]}


def tile_kind(tile: int) -> str:
    kind = TILE_KIND[tile]
    return "fixed" if kind == FIXED else "choice" if kind == CHOICE else "open"


def tile_most(tile: int) -> int:
    return int(TILE_MOST[tile])


def tile_kinds(tile: int) -> int:
    return int(TILE_KINDS_PAID[tile])


def tile_points(tile: int) -> int:
    """The points of a tile with a fixed price."""
    return sum(n * worth(name) for name, n in tile_cost(tile).items())


def worth(name: str) -> int:
    """What a resource is worth in a building."""
    return int(VALUE[RESOURCES.index(name)])


def tile_words(lang: str, tile: int) -> str:
    """What a tile asks for and brings, in a sentence."""
    kind = tile_kind(tile)
    if kind == "fixed":
        cost = ", ".join(_accusative(lang, name, n) for name, n in tile_cost(tile).items())
        return say(lang, "tile-fixed", cost=cost, n=tile_points(tile))
    if kind == "choice":
        return say(lang, "tile-choice", n=tile_most(tile), kinds=tile_kinds(tile))
    return say(lang, "tile-open", n=tile_most(tile))


def _accusative(lang: str, name: str, n: int) -> str:
    forms = _forms(lang, "good", name, "good", n)
    return str(forms.get("good_acc", forms["good"]))


def tile_name(lang: str, tile: int) -> str:
    return GAME.content.name_of("tile", tile, lang)

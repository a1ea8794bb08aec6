"""The words of the table, asked for once each, and lists of effects as small pictures with their sentences."""

from functools import lru_cache
from typing import Any

from htpy import Node, Renderable, span

from civitas.core.content import Entry
from civitas.games.historia import GAME
from civitas.games.historia.tables import ACTION_WORDS, LEVELS
from civitas.web import ui
from civitas.web.ui.design import our_design

Effects = tuple[tuple[str, int], ...]


@lru_cache(maxsize=20_000)
def _formatted(lang: str, message: str, values: tuple[tuple[str, Any], ...]) -> str:
    return GAME.texts.format(lang, message, dict(values))


def say(lang: str, message: str, **values: Any) -> str:
    """A text of the game."""
    return _formatted(lang, message.replace("_", "-"), tuple(sorted(values.items())))


def with_design(lang: str, kind: str, id: str, told: str) -> str:
    """An explanation; where this house designed what is printed, it says so."""
    design = our_design(lang, entries(kind)[id])
    return f"{told}. {design}" if design else told


@lru_cache(maxsize=4_000)
def decision_words(lang: str, name: str) -> str:
    """A decision, by its name, in words."""
    from civitas.core.telling import Tale

    return Tale(GAME, lang).action(GAME.actions.parse(name))


@lru_cache(maxsize=200)
def entries(kind: str) -> dict[str, Entry]:
    """The components of a kind by id."""
    return {entry["id"]: entry for entry in GAME.content[kind]}


@lru_cache(maxsize=2_000)
def name_of(lang: str, kind: str, id: str) -> str:
    return str(entries(kind)[id][f"name_{lang}"])


def action_name(lang: str, action: str) -> str:
    return name_of(lang, "action", action)


def territory_name(lang: str, territory: str) -> str:
    return name_of(lang, "territory", territory)


@lru_cache(maxsize=40)
def technology_name(lang: str, level: int) -> str:
    return str(_by_level("technology")[level][f"name_{lang}"])


@lru_cache(maxsize=4)
def _by_level(kind: str) -> dict[int, Entry]:
    return {entry["level"]: entry for entry in GAME.content[kind]}


@lru_cache(maxsize=80)
def gifts(kind: str, level: int) -> tuple[tuple[str, Any], ...]:
    """What a level of the technology or military track gives."""
    return tuple((word, amount) for word, amount in _by_level(kind)[level].get("gives", []))


@lru_cache(maxsize=8)
def navigation_from() -> int:
    return next(
        level for level in range(1, LEVELS + 1) if any(word == "navigation" for word, _ in gifts("technology", level))
    )


# ---- effects


def effects(kind: str, id: str, key: str) -> Effects:
    """A card's list of effects, or what it costs."""
    return tuple((word, n) for word, n in entries(kind)[id].get(key, []))


ICONS = {
    "vp": "victory_points",
    "vp_pay": "victory_points",
    "pay_vp": "victory_points",
    "cube": "cube",
    "cube_pay": "cube",
    "pay_cube": "cube",
    "cube_destroy": "cube",
    "recover_pool_or_map": "cube",
    "card_old": "queue",
    "card_any": "queue",
    "tech": "technology",
    "mil": "military",
    "mil_down": "military",
    "wonder": "wonder",
    "wonder_ready": "redo",
    "wonder_destroy": "wonder",
    "expand": "expansion",
    "expand_any": "expansion",
    "advisor": "advisor",
    "revolution": "revolution",
    "partner_vp": "trade",
    "war_vp": "victory_points",
    "vp_per_wonders": "wonder",
    "unlock_card": "card",
    "unlock_advanced": "upgrade",
    "cards_per_round": "deck",
    "navigation": "ship",
}
LOSSES = ("cube_pay", "cube_destroy", "vp_pay", "wonder_destroy", "mil_down", "pay_cube", "pay_vp")
COUNTED = ("unlock_card", "unlock_advanced", "navigation", "revolution")


def effect_words(lang: str, word: str, n: Any) -> str:
    """One effect in words."""
    if isinstance(n, str):
        return say(lang, f"effect-{word}", card=action_name(lang, n))
    if word == "vp" and n < 0:
        return say(lang, "effect-vp-loss", n=-n)
    return say(lang, f"effect-{word}", n=n)


def effect_face(word: str, n: Any) -> str:
    if word in COUNTED:
        return ""
    if word == "vp_per_wonders":
        return f"/{n}"
    if word == "cards_per_round":
        return str(n)
    return ui.signed(-n if word in LOSSES else n)


@ui.keep
def chip(lang: str, word: str, n: Any) -> Renderable:
    """One effect: its picture and number, its sentence on hover."""
    label = effect_words(lang, word, n)
    picture = n if word in ("unlock_card", "unlock_advanced") else ICONS[word]
    face = effect_face(word, n)
    classes = [
        "hi-chip",
        word in LOSSES and "cost",
        word == "unlock_advanced" and "plus",
        word == "expand_any" and "far",
    ]
    return span(class_=classes, role="img", aria_label=label, data_tip=label)[face, ui.icon(picture)]


def chips(lang: str, listed: Effects) -> Node:
    return [chip(lang, word, n) for word, n in listed]


def sentence(lang: str, listed: Effects) -> str:
    """A list of effects in words."""
    return ", ".join(effect_words(lang, word, n) for word, n in listed)


METRIC_ICONS = {"wonders": "wonder", "military": "military", "technology": "technology", "territories": "territory"}


# ---- decisions by what they concern


def action_of(card: str) -> bool:
    return card in ACTION_WORDS

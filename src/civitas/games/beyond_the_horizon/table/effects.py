"""Effects as rows of small pictures: what a card, a space or a tile brings, at one glance."""

from collections.abc import Sequence

from htpy import Node, Renderable, span

from civitas.games.beyond_the_horizon.table.words import ROMAN, UNIT_KINDS, list_words, modifier_words, tasks_of
from civitas.games.beyond_the_horizon.tables import (
    AMOUNT,
    ANY_TRACK,
    COUNTED,
    DRAW,
    EXACT,
    EXHAUSTS,
    KIND,
    LEVEL,
    MODIFIERS,
    PER,
    PRICE,
    SELF,
    STRENGTH,
    TASK,
    TOKEN,
    TRACK,
    TRACKS,
    VERB,
    VERBS,
    WHAT,
    WHOM_FOR,
)
from civitas.web import ui

PICTURES = {
    "coin": "coin",
    "pop": "person",
    "vp": "victory_points",
    "settle_token": "settle_token",
    "fortify_token": "fortify_token",
    "structure": "structure",
    "invest": "cube",
    "recruit": "recruit",
    "upgrade": "upgrade",
    "move": "move",
    "found_village": "village",
    "fortify_city": "city",
    "build_new": "structure",
    "build_existing": "structure",
    "research": "scholar",
    "private_tech": "private_technology",
    "basic_action": "basic_action",
    "produce_pop": "production",
    "produce_coins": "production",
    "vp_per": "victory_points",
}
COLOUR_PICTURES = {  # BH-1.3: the colours stand for the same four things as the tracks
    "blue": "science",
    "green": "economy",
    "red": "military",
    "yellow": "culture",
    "all": "technology",
}
KIND_PICTURES = {"settler": ("settler",), "soldier": ("soldier",), "either": ("settler", "soldier")}
MODIFIER_PICTURES = {
    "move_points": ("move",),
    "explore_limit": ("explore",),
    "structure_cost": ("structure", "coin"),
    "trade_pop_price": ("person", "coin"),
    "recruit_soldier_strength": ("soldier", "strength"),
    "prod_pop_coin": ("production", "coin"),
}
COUNTED_PICTURES = {
    **dict.fromkeys(("tech", "tech2", "tech2plus", "tech3", "tech4", "colours_with_3_techs"), "technology"),
    "leader": "leader",
    "village": "village",
    "city": "city",
    "structure": "structure",
    "map_tile": "hex",
    "invested": "cube",
    **{f"{track}_removed": track for track in TRACKS},
}


@ui.keep
def effects(lang: str, first: int) -> Renderable:
    """A list of effects as pictures that read as the sentence they stand for."""
    if first < 0:
        return span(".bh-fx.none")["–"]
    words = list_words(lang, first)
    return span(".bh-fx", role="img", aria_label=words, data_tip=words)[[_task(task) for task in tasks_of(first)]]


@ui.keep
def modifiers(lang: str, row: tuple[int, ...]) -> Renderable:
    """Permanent changes as pictures."""
    words = modifier_words(lang, row)
    changed = [(name, n) for name, n in zip(MODIFIERS, row, strict=True) if n]
    return span(".bh-fx.bh-lasting", role="img", aria_label=words, data_tip=words)[
        [span(".bh-one")[_pictures(MODIFIER_PICTURES[name]), ui.signed(n)] for name, n in changed]
    ]


def _task(task: int) -> Renderable:
    row = TASK[task]
    price: list[Node] = []
    if row[PRICE]:
        price.append([ui.icon("coin"), str(row[PRICE])])
    if row[EXHAUSTS]:
        price.append([ui.icon("exhaust"), str(row[EXHAUSTS])])
    return span(class_=["bh-one", bool(price) and "bh-priced"])[
        bool(row[WHOM_FOR] != SELF) and ui.icon("seats"),
        price and span(".bh-cost")[price],
        _face(VERBS[row[VERB]], task),
    ]


def _face(verb: str, task: int) -> Node:
    row = TASK[task]
    picture = ui.icon(PICTURES[verb])
    if verb in ("structure", "private_tech"):
        tail = f"{ROMAN[row[LEVEL]]}" + (f"·{row[DRAW]}" if verb == "private_tech" else "")
        return [picture, tail]
    if verb == "invest":
        return [cube(int(row[TRACK])), str(row[AMOUNT]) if row[AMOUNT] > 1 else None]
    if verb == "recruit":
        return [ui.icon("recruit"), _pictures(KIND_PICTURES[UNIT_KINDS[row[KIND]]]), str(row[STRENGTH])]
    if verb == "upgrade":
        kind = UNIT_KINDS[row[KIND]]
        return [picture, kind != "either" and ui.icon(kind), ui.signed(int(row[AMOUNT]))]
    if verb in ("found_village", "fortify_city"):
        token = "settle_token" if verb == "found_village" else "fortify_token"
        return [bool(row[TOKEN]) and ui.icon(token), picture]
    if verb == "research":
        return [picture, ROMAN[row[EXACT]] if row[EXACT] else f"≤{ROMAN[row[LEVEL]]}"]
    if verb in ("produce_pop", "produce_coins"):
        return [picture, ui.icon("person" if verb == "produce_pop" else "coin")]
    if verb == "vp_per":
        per = str(row[PER]) if row[PER] > 1 else None
        return [picture, f"{row[AMOUNT]}/", per, ui.icon(COUNTED_PICTURES[COUNTED[row[WHAT]]])]
    if verb in ("build_new", "build_existing"):
        return [picture, "+" if verb == "build_new" else "++"]
    return [picture, str(row[AMOUNT]) if verb != "basic_action" else None]


@ui.keep
def cube(track: int) -> Renderable:
    """A cube of a track that is to be invested."""
    name = "any" if track == ANY_TRACK else TRACKS[track]
    return span(class_=["bh-invest", f"bh-{name}"])[ui.icon("cube" if name == "any" else name)]


def _pictures(names: Sequence[str]) -> Node:
    return [ui.icon(name) for name in names]

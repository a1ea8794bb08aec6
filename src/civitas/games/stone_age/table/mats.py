"""Everybody's own area, open to all: stock, the next meal, tools, people at home, knowledge, buildings."""

from collections.abc import Mapping

from htpy import Node, Renderable, button, div, span

from civitas.games.stone_age.state import ONCE_VALUES
from civitas.games.stone_age.table import words
from civitas.games.stone_age.table.asking import food_words
from civitas.games.stone_age.table.facts import Facts, Tribe, culture_points, roll_on_table
from civitas.games.stone_age.table.parts import crowd, decider, token
from civitas.games.stone_age.table.printed import card_half, tile_chip
from civitas.games.stone_age.table.stage import tools_offered
from civitas.games.stone_age.table.words import decision_words, good, good_name, say
from civitas.games.stone_age.tables import CARDS, CHARACTERS, DRAFT_TARGET, GOODS, RESOURCES, SYMBOLS, TILES
from civitas.web import ui

MOST_PEOPLE = 10


def mats(facts: Facts) -> Node:
    """The viewer's own area first, the others in their order."""
    own_first = sorted(facts.tribes, key=lambda tribe: not tribe.mine)
    return [_mat(facts, tribe) for tribe in own_first]


def _mat(facts: Facts, tribe: Tribe) -> Renderable:
    first = facts.position["first_player"] == tribe.seat
    return ui.mat(
        tribe.seat,
        tribe.name,
        div(".sa-mat")[
            stock(facts, tribe),
            _middle(facts, tribe),
            knowledge(facts.lang, tribe.symbols, tribe.characters, tribe.factors),
            property_row(facts, tribe),
        ],
        role=first and ui.icon("first_player", say(facts.lang, "mat-first-player")),
        active=facts.asked == tribe.seat,
        mine=tribe.mine,
        tools=ui.tool_button("expand", say(facts.lang, "table-whole-board", who=tribe.name), opens=f"sheet-{tribe.seat}"),
    )


# ---- stock


def stock(facts: Facts, tribe: Tribe) -> Renderable:
    mine = facts.deciding is tribe
    ghosts = consequences(facts, tribe) if mine else {}
    held = {"food": tribe.food, **dict(zip(RESOURCES, tribe.stock, strict=True))}
    piles: list[Node] = []
    for name, n in held.items():
        change = facts.changes.get((tribe.seat, name), 0)
        decision = next((d for d in (f"pay {name}", f"take {name}") if mine and facts.can(d)), None)
        piles.append(pile(facts.lang, tribe.seat, name, n, change, tuple(sorted(ghosts.get(name, {}).items())), decision))
    return div(".sa-stock")[piles]


@ui.keep
def pile(
    lang: str, seat: int, name: str, n: int, change: int, ghosts: tuple[tuple[str, int], ...], decision: str | None
) -> Renderable:
    """How much of a good lies there, and what the choices would make of it."""
    label = good_name(lang, name)
    inside = [
        token(name, size="l"),
        span(".n", id=f"n-{seat}-{name}", data_n=str(n))[str(n)],
        change != 0 and span(class_=["change", "loss" if change < 0 else "gain"])[ui.signed(change)],
        [span(".would", hidden=True, data_ghost=ghost)[ui.signed(by)] for ghost, by in ghosts],
    ]
    if decision is not None:
        text = f"{decision_words(lang, decision)} ({n})"
        return button(".sa-pile.can-choose", **decider(decision, label=text, tip=text))[inside]
    return span(class_=["sa-pile", n == 0 and "none"], data_tip=label)[ui.unseen(f"{label} "), inside]


def consequences(facts: Facts, tribe: Tribe) -> Mapping[str, Mapping[str, int]]:
    """For every good the change that each legal decision would make to it at once."""
    found: dict[str, dict[str, int]] = {}
    for action in facts.seen.legal:
        for name, by in _outcome(facts, tribe, action.name):
            found.setdefault(name, {})[action.name] = by
    return found


def _outcome(facts: Facts, tribe: Tribe, decision: str) -> list[tuple[str, int]]:
    verb, _, thing = decision.partition(" ")
    if verb in ("pay", "take") and thing in RESOURCES:
        return [(thing, -1 if verb == "pay" else 1)]
    if verb == "draft":
        return [(GOODS[DRAFT_TARGET[int(thing)]], 1)]
    if verb == "buy" and facts.buying.startswith("building"):
        name = facts.position["top_tile"][int(facts.buying[-1]) - 1]
        return [(good, -n) for good, n in words.tile_cost(TILES.names.index(name)).items()]
    return _rolled(facts, decision) if facts.question == "add_tool" else []


def _rolled(facts: Facts, decision: str) -> list[tuple[str, int]]:
    roll = roll_on_table(facts)
    if roll is None or not roll.name:
        return []
    return [(roll.name, (roll.total + dict(tools_offered(facts)).get(decision, 0)) // roll.divisor)]


# ---- the meal, the tools, the people at home


def _middle(facts: Facts, tribe: Tribe) -> Renderable:
    return div(".sa-row")[
        meal(facts.lang, tribe.people, tribe.food_track, tribe.food, food_words(facts.lang, tribe)),
        _tools(facts, tribe),
        home(facts.lang, tribe.seat, facts.home[tribe.seat], tribe.people),
    ]


@ui.keep
def meal(lang: str, people: int, grown: int, food: int, outcome: str) -> Renderable:
    """What the next feeding asks for, and whether it is there."""
    short = food + grown < people
    tip = say(lang, "table-meal", people=people, grown=grown, food=food)
    return span(class_=["sa-meal", short and "short"], data_tip=tip, tabindex="0")[
        ui.icon("starvation" if short else "feeding"), ui.unseen(tip), span[outcome]
    ]


def _tools(facts: Facts, tribe: Tribe) -> Renderable:
    lang, mine = facts.lang, facts.deciding is tribe
    offered = dict(tools_offered(facts)) if mine else {}
    stored = [
        _tool(lang, value, state == "used", once=True, decision=f"once {value}" if f"once {value}" in offered else None)
        for value, state in zip(ONCE_VALUES, tribe.once, strict=True)
        if state != "not_held"
    ]
    spaces = [
        _tool(lang, value, used, once=False, decision=f"tool {i}" if f"tool {i}" in offered else None)
        for i, (value, used) in enumerate(zip(tribe.tools, tribe.used, strict=True), 1)
    ]
    return span(".sa-tools", role="group", aria_label=say(lang, "mat-tools"))[
        spaces, stored, _any_two(lang, tribe.any_two, "use any_two" if mine and facts.can("use any_two") else None)
    ]


@ui.keep
def _tool(lang: str, value: int, used: bool, *, once: bool, decision: str | None) -> Renderable:
    state = "table-no-tool" if not value else "table-tool-used" if used else "table-tool-ready"
    label = say(lang, "table-once" if once else state, n=value)
    classes = ["sa-tool", once and "sa-once", used and "used", not value and "none"]
    inside = [ui.icon("tool"), span(".n")[str(value)]] if value else None
    if decision is not None:
        text = decision_words(lang, decision)
        return button(class_=[*classes, "can-choose"], **decider(decision, label=text, tip=text))[inside]
    return span(class_=classes, role="img", aria_label=label, data_tip=label)[inside]


@ui.keep
def _any_two(lang: str, state: str, decision: str | None) -> Renderable:
    if state == "not_held":
        return span(hidden=True)
    label = f"{say(lang, 'card-any-two')}: {say(lang, f'stored-{state}')}"
    inside = [ui.icon("resource"), span(".n")["2"]]
    if decision is not None:
        text = decision_words(lang, decision)
        return button(".sa-tool.sa-once.can-choose", **decider(decision, label=text, tip=text))[inside]
    return span(class_=["sa-tool", "sa-once", state == "used" and "used"], role="img", aria_label=label, data_tip=label)[
        inside
    ]


@ui.keep
def home(lang: str, seat: int, numbers: tuple[int, ...], people: int) -> Renderable:
    label = say(lang, "table-at-home", n=len(numbers), all=people)
    return span(".sa-home")[
        crowd(seat, numbers, label, ring=False) if numbers else None,
        span(".sa-of", data_tip=label)[ui.icon("person"), f"{people}/{MOST_PEOPLE}"],
    ]


# ---- knowledge


@ui.keep
def knowledge(lang: str, symbols: tuple[int, ...], characters: tuple[int, ...], factors: tuple[int, ...]) -> Renderable:
    """Culture symbols as the two sets they make, characters with what multiplies them."""
    points = culture_points(symbols)
    second = any(n > 1 for n in symbols)
    return div(".sa-row.sa-knowledge")[
        div(".sa-culture", role="group", aria_label=say(lang, "mat-culture"))[
            span(".sa-sets")[_symbols(lang, symbols, 1), second and _symbols(lang, symbols, 2)],
            _points(lang, points),
        ],
        div(".sa-characters")[
            [_character(lang, name, n, factor) for name, n, factor in zip(CHARACTERS, characters, factors, strict=True)]
        ],
    ]


def _symbols(lang: str, symbols: tuple[int, ...], least: int) -> Renderable:
    each: list[Renderable] = []
    for name, n in zip(SYMBOLS, symbols, strict=True):
        label = say(lang, "table-symbol", name=say(lang, f"symbol-{name}"), n=n)
        naming = {"role": "img", "aria_label": label, "data_tip": label} if least == 1 else {"aria_hidden": "true"}
        each.append(span(class_=["sa-symbol", n >= least and "owned"], **naming)[ui.icon(name)])
    return span(".sa-set")[each]


def _points(lang: str, points: int) -> Renderable:
    label = good(lang, "vp", points)
    return span(class_=["sa-points", not points and "none"], role="img", aria_label=label, data_tip=label)[str(points)]


def _character(lang: str, name: str, n: int, factor: int) -> Renderable:
    label = say(
        lang, "table-character", name=say(lang, f"character-{name}"), n=n, times=say(lang, f"character-{name}.times"),
        factor=factor, points=n * factor,
    )  # fmt: skip
    return span(class_=["sa-character", not n and "none"], role="img", aria_label=label, data_tip=label)[
        ui.icon(name), f"{n}×{factor}", _points(lang, n * factor)
    ]


# ---- cards and buildings


def property_row(facts: Facts, tribe: Tribe) -> Node:
    if not (tribe.card_count or tribe.tiles):
        return None
    return div(".sa-row.sa-owned")[
        [tile_chip(facts.lang, tile, None) for tile in tribe.tiles],
        [card_half(facts.lang, card) for card in tribe.cards],
        extra_card(facts.lang, tribe.extra),
    ]


@ui.keep
def extra_card(lang: str, extra: str) -> Renderable:
    """The one secret: only its owner sees its face."""
    if not extra:
        return span(hidden=True)
    label = say(lang, "mat-extra-card")
    if extra in CARDS.names:
        known = CARDS.names.index(extra)
        return span(".sa-extra", data_tip=say(lang, "table-extra-mine"))[ui.icon("secret", label), card_half(lang, known)]
    return span(".sa-half-card.sa-back", role="img", aria_label=label, data_tip=label)[ui.icon("secret")]


# ---- the strip


def counters(facts: Facts) -> dict[int, Node]:
    """A seat's few numbers, at one glance."""
    first = facts.position["first_player"]
    return {
        tribe.seat: strip(
            facts.lang, tribe.people, len(facts.home[tribe.seat]), tribe.food, tribe.resources, sum(tribe.tools),
            tribe.card_count, len(tribe.tiles), tribe.seat == first,
        )
        for tribe in facts.tribes
    }  # fmt: skip


@ui.keep
def strip(
    lang: str, people: int, home: int, food: int, resources: int, tools: int, cards: int, tiles: int, first: bool
) -> Renderable:
    return span(".sa-strip")[
        first and ui.icon("first_player", say(lang, "mat-first-player")),
        ui.counter("person", home, say(lang, "table-at-home", n=home, all=people), limit=people),
        ui.counter("food", food, say(lang, "mat-food")),
        ui.counter("resource", resources, say(lang, "mat-resources")),
        ui.counter("tool", tools, say(lang, "mat-tools")),
        ui.counter("card", cards, say(lang, "mat-cards")),
        ui.counter("building", tiles, say(lang, "mat-buildings")),
    ]

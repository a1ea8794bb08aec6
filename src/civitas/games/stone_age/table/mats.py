"""Everybody's own area, open to all: stock, the next meal, tools, people at home, knowledge, buildings."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from htpy import Node, Renderable, button, div, span

from civitas.games.stone_age.state import ONCE_VALUES
from civitas.games.stone_age.table import words
from civitas.games.stone_age.table.asking import food_words
from civitas.games.stone_age.table.facts import Facts, Tribe, culture_points, roll_on_table
from civitas.games.stone_age.table.parts import crowd, decider, icon_of, keep_few, token
from civitas.games.stone_age.table.printed import card_half, tile_chip
from civitas.games.stone_age.table.stage import tools_offered
from civitas.games.stone_age.table.words import decision_words, good, good_name, say
from civitas.games.stone_age.tables import CARDS, CHARACTERS, DRAFT_TARGET, GOODS, RESOURCES, SYMBOLS, TILES
from civitas.web import ui

MOST_PEOPLE = 10
ON_MATS = ("pay", "take", "tool", "once", "use")


@dataclass(frozen=True)
class Mat:
    """One seat's area as the viewer sees it; equal areas are drawn once."""

    lang: str
    tribe: Tribe
    home: tuple[int, ...]
    first: bool
    active: bool
    changes: tuple[tuple[str, int], ...] = ()
    offers: tuple[str, ...] = ()  # the decisions that stand on things of this area
    ghosts: tuple[tuple[str, tuple[tuple[str, int], ...]], ...] = ()  # good -> decision -> the change it would make


def mats(facts: Facts) -> Node:
    """Everybody's area but the viewer's own."""
    return [draw_mat(_mat(facts, tribe)) for tribe in facts.tribes if not tribe.mine]


def own_mat(facts: Facts) -> Node:
    """The viewer's area, which stands beside the board."""
    return None if facts.mine is None else draw_mat(_mat(facts, facts.mine))


def _mat(facts: Facts, tribe: Tribe) -> Mat:
    seat = tribe.seat
    changes = tuple((name, n) for (who, name), n in facts.changes.items() if who == seat and n)
    area = Mat(
        facts.lang, tribe, facts.home[seat], facts.position["first_player"] == seat, facts.asked == seat, changes
    )
    if facts.deciding is not tribe:
        return area
    offers = tuple(action.name for action in facts.seen.legal if action.name.split(" ")[0] in ON_MATS)
    ghosts = consequences(facts, tribe)
    return replace(area, offers=offers, ghosts=tuple((good, tuple(by.items())) for good, by in ghosts.items()))


@keep_few
def draw_mat(area: Mat) -> Renderable:
    tribe, lang = area.tribe, area.lang
    return ui.mat(
        tribe.seat,
        tribe.name,
        div(".sa-mat")[
            stock(area),
            _middle(area),
            knowledge(lang, tribe.symbols, tribe.characters, tribe.factors),
            property_row(lang, tribe),
        ],
        role=area.first and ui.icon("first_player", say(lang, "mat-first-player")),
        active=area.active,
        mine=tribe.mine,
        tools=ui.tool_button("expand", say(lang, "table-whole-board", who=tribe.name), opens=f"sheet-{tribe.seat}"),
    )


# ---- stock


def stock(area: Mat) -> Renderable:
    tribe = area.tribe
    changes, ghosts = dict(area.changes), dict(area.ghosts)
    piles: list[Node] = []
    for name, n in (("food", tribe.food), *zip(RESOURCES, tribe.stock, strict=True)):
        decision = next((one for one in (f"pay {name}", f"take {name}") if one in area.offers), None)
        piles.append(pile(area.lang, tribe.seat, name, n, changes.get(name, 0), ghosts.get(name, ()), decision))
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
        sign = "+" if decision.startswith("take") else "\u2212"
        chosen = span(".would", hidden=True, data_amount=decision, data_sign=sign)
        return button(".sa-pile.can-choose", type="button", data_more=decision, aria_label=text, data_tip=text)[
            inside, chosen
        ]
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


def _middle(area: Mat) -> Renderable:
    lang, tribe = area.lang, area.tribe
    return div(".sa-row")[
        meal(lang, tribe.people, tribe.food_track, tribe.food, food_words(lang, tribe)),
        _tools(area),
        home(lang, tribe.seat, area.home, tribe.people),
    ]


@ui.keep
def meal(lang: str, people: int, grown: int, food: int, outcome: str) -> Renderable:
    """What the next feeding asks for, and whether it is there."""
    short = food + grown < people
    tip = say(lang, "table-meal", people=people, grown=grown, food=food)
    return span(class_=["sa-meal", short and "short"], data_tip=tip, tabindex="0")[
        ui.icon("famine" if short else "feeding"), ui.unseen(tip), span[outcome]
    ]


def _tools(area: Mat) -> Renderable:
    lang, tribe = area.lang, area.tribe

    def offered(decision: str) -> str | None:
        return decision if decision in area.offers else None

    stored = [
        _tool(lang, value, state == "used", once=True, decision=offered(f"once {value}"))
        for value, state in zip(ONCE_VALUES, tribe.once, strict=True)
        if state != "not_held"
    ]
    spaces = [
        _tool(lang, value, used, once=False, decision=offered(f"tool {i}"))
        for i, (value, used) in enumerate(zip(tribe.tools, tribe.used, strict=True), 1)
    ]
    return span(".sa-tools", role="group", aria_label=say(lang, "mat-tools"))[
        spaces, stored, _any_two(lang, tribe.any_two, offered("use any_two"))
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
    return span(
        class_=["sa-tool", "sa-once", state == "used" and "used"], role="img", aria_label=label, data_tip=label
    )[inside]


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
        each.append(span(class_=["sa-symbol", n >= least and "owned"], **naming)[ui.icon(icon_of(name))])
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


def property_row(lang: str, tribe: Tribe) -> Node:
    if not (tribe.card_count or tribe.tiles):
        return None
    return div(".sa-row.sa-owned")[
        [tile_chip(lang, tile) for tile in tribe.tiles],
        [card_half(lang, card) for card in tribe.cards],
        extra_card(lang, tribe.extra),
    ]


@ui.keep
def extra_card(lang: str, extra: str) -> Renderable:
    """The one secret: only its owner sees its face."""
    if not extra:
        return span(hidden=True)
    label = say(lang, "mat-extra-card")
    if extra in CARDS.names:
        known = CARDS.names.index(extra)
        return span(".sa-extra", data_tip=say(lang, "table-extra-mine"))[
            ui.icon("secret", label), card_half(lang, known)
        ]
    return span(".sa-half-card.sa-back", role="img", aria_label=label, data_tip=label)[ui.icon("secret")]


# ---- the strip


@ui.keep
def small_counter(name: str, n: int, label: str, limit: int | None = None) -> Renderable:
    return ui.counter(name, n, label, limit=limit)


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
        small_counter("person", home, say(lang, "table-at-home", n=home, all=people), people),
        small_counter("food", food, say(lang, "mat-food")),
        small_counter("resource", resources, say(lang, "mat-resources")),
        small_counter("tool", tools, say(lang, "mat-tools")),
        small_counter("card", cards, say(lang, "mat-cards")),
        small_counter("building", tiles, say(lang, "mat-buildings")),
    ]

"""The technology tree as a star chart: slots joined by lines, what is discovered on them, who researched it."""

from dataclasses import dataclass

from htpy import Node, Renderable, div, h3, path, span, svg

from civitas.games.beyond_the_horizon.table.effects import COLOUR_PICTURES, effects, modifiers
from civitas.games.beyond_the_horizon.table.facts import Facts, level_of
from civitas.games.beyond_the_horizon.table.parts import explanation, keep_few, mark, octagon, thing
from civitas.games.beyond_the_horizon.table.words import (
    ROMAN,
    decision_words,
    design_of,
    list_words,
    modifier_words,
    name_of,
    say,
    upper,
)
from civitas.games.beyond_the_horizon.tables import (
    CARD_ACTION,
    CARD_BONUS,
    CARD_END,
    CARD_LEVEL,
    CARD_MODIFIER,
    CARD_SPACE_EXISTS,
    CARD_SURCHARGE,
    CARD_VP,
    CARDS,
    COLOURS,
    LEADER_BONUS,
    LEADER_END,
    LEADER_HAS_OPTIONS,
    LEADERS,
    LEVELS,
    LINKS,
    LINKS_NEEDED,
    MAIN_COLOUR,
    NONE,
    OPTION_BONUS,
    OPTION_SCORING,
    SHOWN_COLOURS,
    SLOTS,
    SLOTS_BY_LEVEL,
    SPACES_OF_CARD,
)
from civitas.web import ui
from civitas.web.table_contract import piece

ALL_COLOURS = 15
LONG = 9  # letters of a word that still stands between the two colours of a card
WIDE, TALL = 400, 600  # the chart's own measure: four columns of 100
EDGE = 43  # from the middle of a column to the side of a card

Space = tuple[int, int, tuple[tuple[int, str], ...], str | None, str]  # number, surcharge, pawns, decision, why not


@dataclass(frozen=True)
class Star:
    """A slot of the tree as the viewer sees it; equal ones are drawn once."""

    lang: str
    slot: str
    card: int
    scholars: tuple[tuple[int, str], ...]
    leader: int
    leader_owner: tuple[int, str] | None
    spaces: tuple[Space, ...]
    decision: str | None
    why: str
    pending: bool


def tree(facts: Facts) -> Renderable:
    stars = [star_of(facts, slot) for slot in SLOTS]
    mine = frozenset(star.slot for star in stars if any(seat == facts.seen.viewer for seat, _ in star.scholars))
    left = (facts.position["deck_2_left"] + facts.position["under_2_left"],
            facts.position["deck_3_left"] + facts.position["under_3_left"])  # fmt: skip
    return div(".bh-tree", role="group", aria_label=say(facts.lang, "table-tree"), tabindex="0")[
        div(".bh-chart")[
            sky(mine),
            heads(facts.lang, left),
            [draw_star(star) for star in stars],
        ],
        div(hidden=True)[[_explained(star) for star in stars]],
    ]


def middle(slot: str) -> tuple[float, float]:
    """Where a slot's middle lies on the chart."""
    level = level_of(slot)
    return (level - 0.5) * WIDE / LEVELS, (int(slot.partition("_")[2]) - 0.5) * TALL / SLOTS_BY_LEVEL[level - 1]


@keep_few
def sky(mine: frozenset[str]) -> Renderable:
    """The lines between the slots; those from technologies that the viewer has researched shine, above the others."""
    links = [(SLOTS[below], slot) for number, slot in enumerate(SLOTS) for below in LINKS[number] if below >= 0]
    links.sort(key=lambda link: link[0] in mine)
    return svg(".bh-sky", viewBox=f"0 0 {WIDE} {TALL}", preserveAspectRatio="none", aria_hidden="true")[
        [_line(below, slot, below in mine) for below, slot in links]
    ]


def _line(below: str, slot: str, shines: bool) -> Renderable:
    (x1, y1), (x2, y2) = middle(below), middle(slot)
    x1, x2 = x1 + EDGE, x2 - EDGE
    half = (x1 + x2) / 2
    return path(
        class_=["bh-line", shines and "shines"], d=f"M{x1} {y1:.0f}C{half} {y1:.0f} {half} {y2:.0f} {x2} {y2:.0f}"
    )


@ui.keep
def heads(lang: str, left: tuple[int, int]) -> Renderable:
    """The level over each column, and how many cards its deck still has."""
    return div(".bh-levels")[
        [
            h3(".bh-level", aria_label=say(lang, "table-level", level=ROMAN[level]))[
                ROMAN[level],
                level in (2, 3)
                and span(".bh-deck", data_tip=say(lang, "table-deck", n=left[level - 2]))[
                    ui.icon("deck"), str(left[level - 2])
                ],
            ]
            for level in range(1, LEVELS + 1)
        ]
    ]


# ---- one slot


def star_of(facts: Facts, slot: str) -> Star:
    position = facts.position
    name = position["card"][slot]
    card = NONE if name is None else CARDS.names.index(name)
    scholars = tuple((nation.seat, nation.name) for nation in facts.nations if position["scholar"][nation.seat][slot])
    leader, owner = NONE, None
    if level_of(slot) > 1 and position["leader"][slot] is not None:
        leader, seat = LEADERS.names.index(position["leader"][slot]), position["leader_owner"][slot]
        owner = (seat, facts.names[seat])
    decision = facts.can(f"research {slot}")
    asked = facts.deciding is not None and facts.question == "slot"
    why = facts.seen.why_not(f"research {slot}") if asked and decision is None else ""
    return Star(
        facts.lang, slot, card, scholars, leader, owner, spaces_of(facts, card), decision, why,
        position["pending"][slot],
    )  # fmt: skip


def spaces_of(facts: Facts, card: int) -> tuple[Space, ...]:
    """The action spaces of a card that exist with this player count."""
    found: list[Space] = []
    for number in range(1, SPACES_OF_CARD + 1):
        space = card * SPACES_OF_CARD + number - 1
        if card < 0 or not CARD_SPACE_EXISTS[space, len(facts.nations)]:
            continue
        name = CARDS.names[card]
        pawns = tuple((seat, facts.names[seat]) for seat in facts.pawns_on(f"{name}_{number}"))
        decision = facts.can(f"use {name} {number}")
        asked = facts.deciding is not None and facts.question == "space"
        why = facts.seen.why_not(f"use {name} {number}") if asked and decision is None else ""
        found.append((number, int(CARD_SURCHARGE[space]), pawns, decision, why))
    return tuple(found)


@ui.keep
def draw_star(star: Star) -> Renderable:
    lang, level = star.lang, level_of(star.slot)
    classes = ["bh-star", f"bh-l{level}"]
    if star.card < 0:
        classes.append("bh-dark")
    if star.pending:
        classes.append("bh-pending")
    attributes: dict[str, str | None] = {
        "id": f"slot-{star.slot}",
        "data-thing": star.slot,
        "data-explain": f"x-{star.slot}",
        "aria-describedby": f"x-{star.slot}",
        "data-row": star.slot.partition("_")[2],
    }
    name = name_of(lang, "technology", star.card) if star.card >= 0 else say(lang, "table-unknown")
    label = f"{name}. {decision_words(lang, star.decision)}" if star.decision else name
    inside = [
        tech_face(lang, star.card, star.spaces) if star.card >= 0 else _undiscovered(lang, level),
        span(".bh-watch")[
            [span(".bh-scholar", id=f"scholar-{seat}-{star.slot}", data_travel=True)[mark(seat, who)]
             for seat, who in star.scholars],
            level > 1 and _leader_chip(star),
        ],
    ]  # fmt: skip
    return thing(classes, inside, star.decision, label, attributes)


@ui.keep
def _undiscovered(lang: str, level: int) -> Renderable:
    return span(".bh-veil")[ui.icon("undiscovered"), span(".bh-numeral")[ROMAN[level]]]


@ui.keep
def tech_face(lang: str, card: int, spaces: tuple[Space, ...] = ()) -> Renderable:
    """A technology card: its colours, its name, what it brings at once, its action, what lasts and what scores."""
    label = say(lang, "table-action")
    return span(".bh-tech", data_main=_colour_name(int(MAIN_COLOUR[card])))[
        span(".bh-bar")[
            second_colour(card) and _colour(second_colour(card)),
            _name(name_of(lang, "technology", card)),
            _colour(_colour_name(int(MAIN_COLOUR[card]))),
        ],
        span(".bh-rows")[
            bool(CARD_BONUS[card] >= 0)
            and span(".bh-row.bh-at-once")[ui.icon("bonus"), effects(lang, int(CARD_BONUS[card]))],
            bool(CARD_MODIFIER[card].any()) and span(".bh-row")[modifiers(lang, tuple(CARD_MODIFIER[card].tolist()))],
            bool(CARD_END[card] >= 0) and span(".bh-row.bh-scores")[effects(lang, int(CARD_END[card]))],
            bool(CARD_ACTION[card] >= 0)
            and span(".bh-row.bh-act")[
                [octagon(lang, number, fee, pawns, False, decision, why, label)
                 for number, fee, pawns, decision, why in spaces],
                effects(lang, int(CARD_ACTION[card])),
            ],
        ],
    ]  # fmt: skip


def _name(name: str) -> Renderable:
    longest = max(len(word) for word in name.split(" "))
    return span(class_=["bh-name", longest > LONG and "bh-long"])[name]


def _colour_name(bits: int) -> str:
    return "all" if bits == ALL_COLOURS else COLOURS[bits.bit_length() - 1]


def second_colour(card: int) -> str:
    bits = int(SHOWN_COLOURS[card]) & ~int(MAIN_COLOUR[card])
    return COLOURS[bits.bit_length() - 1] if bits else ""


def _colour(name: str) -> Renderable:
    return span(".bh-colour", data_colour=name)[ui.icon(COLOUR_PICTURES[name])]


def _leader_chip(star: Star) -> Renderable:
    if star.leader < 0:
        text = say(star.lang, "table-leader-waits")
        return span(".bh-leader", role="img", aria_label=text, data_tip=text)[ui.icon("leader")]
    name = name_of(star.lang, "leader", star.leader)
    who = say(star.lang, "table-leader-of", who=star.leader_owner[1]) if star.leader_owner else ""
    seat = str(star.leader_owner[0]) if star.leader_owner else None
    text = f"{name}. {who}"
    return span(".bh-leader.met", role="img", aria_label=text, data_tip=text, data_seat=seat)[ui.icon("leader")]


# ---- explanations


def _explained(star: Star) -> Node:
    return piece(("bh-x", star.lang, star), lambda: _explanation(star))


def _explanation(star: Star) -> Renderable:
    lang, level = star.lang, level_of(star.slot)
    lines: list[str] = []
    if star.card >= 0:
        heading = say(lang, "table-level-name", name=name_of(lang, "technology", star.card), level=ROMAN[level])
        lines += card_lines(lang, star.card)
    else:
        heading = f"{say(lang, 'table-level', level=ROMAN[level])}. {say(lang, 'table-unknown')}"
    needed = int(LINKS_NEEDED[SLOTS.index(star.slot)])
    if needed:
        lines.append(say(lang, "table-needs", n=needed))
    if level > 1 and star.leader < 0:
        lines.append(say(lang, "table-leader-waits"))
    if star.leader >= 0:
        lines.append(f"{name_of(lang, 'leader', star.leader)}: {leader_words(lang, star.leader)}")
    if star.scholars:
        lines.append(say(lang, "table-scholars", who=", ".join(name for _, name in star.scholars)))
    return explanation(f"x-{star.slot}", heading, lines, star.why)


def card_lines(lang: str, card: int) -> list[str]:
    """All that a technology card says, line by line."""
    main, second = int(MAIN_COLOUR[card]), second_colour(card)
    if main == ALL_COLOURS:
        colours = say(lang, "table-all-colours")
    elif second:
        words = {"colour": say(lang, f"colour-{_colour_name(main)}"), "second": say(lang, f"colour-{second}")}
        colours = say(lang, "table-colours", **words)
    else:
        colours = say(lang, "table-colour", colour=say(lang, f"colour-{_colour_name(main)}"))
    parts = [
        ("table-bonus", list_words(lang, int(CARD_BONUS[card])) if CARD_BONUS[card] >= 0 else ""),
        ("table-permanent", modifier_words(lang, tuple(CARD_MODIFIER[card].tolist()))),
        ("table-action", list_words(lang, int(CARD_ACTION[card])) if CARD_ACTION[card] >= 0 else ""),
        ("table-at-end", list_words(lang, int(CARD_END[card])) if CARD_END[card] >= 0 else ""),
    ]
    told = [f"{say(lang, heading)}: {text}" for heading, text in parts if text]
    points = say(lang, "table-points", n=int(CARD_VP[card]))
    return [colours, *told, points, design_of(lang, "technology", card)]


def leader_words(lang: str, leader: int) -> str:
    """What a leader brings, and what the options bring."""
    told: list[str] = []
    if LEADER_BONUS[leader] >= 0:
        told.append(list_words(lang, int(LEADER_BONUS[leader])))
    if LEADER_HAS_OPTIONS[leader]:
        told += [option_words(lang, leader, option) for option in (1, 2)]
    if LEADER_END[leader] >= 0:
        told.append(f"{say(lang, 'table-at-end').lower()}: {list_words(lang, int(LEADER_END[leader]))}")
    return "; ".join(told)


def option_words(lang: str, leader: int, option: int) -> str:
    bonus, scoring = int(OPTION_BONUS[leader, option - 1]), int(OPTION_SCORING[leader, option - 1])
    return say(lang, "table-option", n=option, bonus=upper(list_words(lang, bonus)), scoring=list_words(lang, scoring))


def level_of_card(card: int) -> str:
    return ROMAN[int(CARD_LEVEL[card])]

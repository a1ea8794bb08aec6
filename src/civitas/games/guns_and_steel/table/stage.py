"""What is going on: an attack as a small scene, a price being paid, an effect being resolved, goods of this turn."""

from htpy import Node, Renderable, button, div, li, ol, p, rect, span, svg

from civitas.games.guns_and_steel.table import words
from civitas.games.guns_and_steel.table.facts import Battle, Defender, Facts
from civitas.games.guns_and_steel.table.parts import decider
from civitas.games.guns_and_steel.table.payments import UNIT_NAMES
from civitas.games.guns_and_steel.table.printed import TYPE_ICONS, medal, picture_of, resource_chip
from civitas.games.guns_and_steel.table.words import decision_words, say
from civitas.games.guns_and_steel.tables import CARDS, RESOURCES
from civitas.web import ui

OUTCOMES = {
    "defeated": "gs_broken",
    "holds": "defence",
    "waiting": "waiting",
    "reacting": "reaction",
    "done": "confirm",
}


def stage(facts: Facts) -> Node:
    parts = [_battle(facts), _tray(facts), _goods(facts), _resolving(facts)]
    shown = [part for part in parts if part is not None]
    return div(".gs-stage")[shown] if shown else None


# ---- the attack


def _battle(facts: Facts) -> Node:
    battle = facts.battle
    if battle is None:
        return None
    most = max([battle.strength, *(defender.strength for defender in battle.defenders), 1])
    heading = say(
        facts.lang, "table-attacks", who=facts.names[battle.attacker], card=words.card_name(facts.lang, battle.card)
    )
    return div(class_=["gs-battle", battle.settled and "settled"], role="group", aria_label=heading)[
        _attacker(facts, battle, most),
        ol(".gs-defenders")[[_defender(facts, one, most) for one in battle.defenders]],
    ]


def _attacker(facts: Facts, battle: Battle, most: int) -> Renderable:
    lang = facts.lang
    return div(".gs-attacker", data_seat=str(battle.attacker))[
        span(".gs-side")[ui.seat_badge(battle.attacker, facts.names[battle.attacker])],
        span(".gs-weapon", data_type=words.type_of(battle.card), data_explain=f"x-c{battle.card}", tabindex="0")[
            ui.icon(picture_of(CARDS.names[battle.card]), size="l"),
            span(".gs-title")[words.card_name(lang, battle.card)],
        ],
        _force(lang, "attack", battle.strength, most),
    ]


def _defender(facts: Facts, one: Defender, most: int) -> Renderable:
    lang = facts.lang
    outcome = say(lang, f"table-outcome-{one.outcome}")
    return li(class_=["gs-defender", one.outcome], data_seat=str(one.seat))[
        span(".gs-side")[
            ui.seat_badge(one.seat, facts.names[one.seat], active=one.outcome == "reacting"),
            span(".gs-outcome")[ui.icon(OUTCOMES[one.outcome]), span[outcome]],
        ],
        _force(lang, "defence", one.strength, most),
        _answers(facts, one),
        (one.lost or one.given or one.reactions)
        and span(".gs-spoils")[
            [_card_chip(lang, card) for card in one.reactions],
            [span(".gs-lost")["\u2212", resource_chip(lang, words.resource_of(card))] for card in one.lost],
            [span(".gs-lost")["\u2212", ui.icon("wonder"), words.wonder_name(lang, wonder)] for wonder in one.given],
        ],
    ]


def _force(lang: str, picture: str, strength: int, most: int) -> Renderable:
    """Strength as a number and as a bar, so that both sides can be compared."""
    label = say(lang, "table-strength-n", n=strength)
    return span(".gs-bar", role="img", aria_label=label)[
        ui.icon(picture),
        span(".n")[str(strength)],
        svg(width="100%", height="10", aria_hidden="true")[
            rect(".gs-bar-all", width="100%", height="10", rx="1"),
            rect(".gs-bar-part", width=f"{100 * strength // most}%", height="10", rx="1"),
        ],
    ]


def _answers(facts: Facts, one: Defender) -> Node:
    """What each reaction would make of the viewer's strength."""
    if facts.question != "react" or facts.deciding is None or facts.deciding.seat != one.seat:
        return None
    found: list[Renderable] = []
    for action in facts.seen.legal:
        _, _, name = action.name.partition(" ")
        if name:
            after = one.strength + words.strength_of(CARDS.names.index(name))
            found.append(span(".would", hidden=True, data_ghost=action.name)[f"\u25b8 {after}"])
    return found


@ui.keep
def _card_chip(lang: str, card: int) -> Renderable:
    return span(".gs-card-chip", data_type=words.type_of(card), data_explain=f"x-c{card}", tabindex="0")[
        ui.icon(TYPE_ICONS[words.type_of(card)]), words.card_name(lang, card)
    ]


# ---- paying


def _tray(facts: Facts) -> Node:
    """What has been paid, and what is still due."""
    position = facts.position
    if position["paying"] == "nothing":
        return None
    lang = facts.lang
    paid = [name for name in RESOURCES for _ in range(position["entered"][name])]
    due = [name for name in UNIT_NAMES for _ in range(position["due"][name])]
    what = say(lang, f"table-pays-{position['paying']}", who=facts.names[facts.asked or 0], card=_bought(facts))
    return div(".gs-tray")[
        p(".gs-stage-head")[what],
        span(".gs-due", role="img", aria_label=say(lang, "table-due", n=len(due)))[[medal(name) for name in due]],
        paid and [ui.icon("step"), span(".gs-paid")[[resource_chip(lang, name) for name in paid]]],
    ]


def _bought(facts: Facts) -> str:
    return "" if facts.buying is None else words.card_name(facts.lang, facts.buying)


# ---- this turn's goods, and the effect under way


def _goods(facts: Facts) -> Node:
    """Resources that are gone when the turn ends; while they can pay they are buttons."""
    held = [(name, n) for name, n in zip(RESOURCES, facts.temporary, strict=True) if n]
    if not held:
        return None
    heading = say(facts.lang, "table-this-turn")
    return div(".gs-goods", role="group", aria_label=heading)[
        p(".gs-stage-head")[heading], [_good(facts, name, n) for name, n in held]
    ]


def _good(facts: Facts, name: str, n: int) -> Node:
    decision = facts.seen.can(f"spend {name}")
    if decision is None:
        return resource_chip(facts.lang, name, n)
    label = decision_words(facts.lang, decision)
    return button(".gs-chip.can-choose", **decider(decision, label=label, tip=label))[
        n > 1 and span(".n")[str(n)], medal(name)
    ]


def _resolving(facts: Facts) -> Node:
    cards = facts.resolving
    if not cards:
        return None
    heading = say(facts.lang, "table-resolving")
    return div(".gs-resolving", role="group", aria_label=heading)[
        p(".gs-stage-head")[heading],
        [[i > 0 and ui.icon("step"), _card_chip(facts.lang, card)] for i, card in enumerate(cards)],
    ]

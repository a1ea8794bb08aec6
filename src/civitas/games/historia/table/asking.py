"""Answers in the prompt bar, and the line that says what they lead to."""

from htpy import Node, Renderable

from civitas.games.historia.state import CIV
from civitas.games.historia.table.cards import action_effects
from civitas.games.historia.table.facts import Facts
from civitas.games.historia.table.stage import set_down
from civitas.games.historia.table.words import action_name, chips, decision_words, say, sentence
from civitas.games.historia.tables import ACTION_WORDS
from civitas.web import ui

PLAIN = {
    "recover used": "cube",
    "destroy supply": "cube",
    "destroy used": "discard",
    "stop": "pass",
}


def choices(facts: Facts) -> Node:
    """The answers that are no things on the board."""
    if facts.deciding is None:
        return None
    found: list[Renderable] = []
    if facts.question == "side":
        found = [_side(facts, side) for side in ("basic", "advanced")]
    if facts.question in ("trade", "war_enemy"):
        found = [_civ(facts, action.name) for action in facts.seen.legal]
    for decision, picture in PLAIN.items():
        if facts.can(decision):
            found.append(ui.choice(decision_words(facts.lang, decision), decision, picture=picture))
    return found or None


def _side(facts: Facts, side: str) -> Renderable:
    """A side of the card that is resolved, with what it costs and gives."""
    action = ACTION_WORDS[facts.position["acting"] - 1]
    listed = action_effects(action, side)
    label = [say(facts.lang, f"table-side-{side}"), " ", chips(facts.lang, listed)]
    tip = sentence(facts.lang, listed)
    if facts.can(side):
        return ui.choice(label, side, tip=tip, primary=side == "advanced")
    return ui.choice(label, None, why=facts.seen.why_not(side) or None)


def _civ(facts: Facts, decision: str) -> Renderable:
    """A civilization to trade with or to attack, by its name."""
    verb, label = decision.split()
    civ = facts.civs[CIV.labels.index(label)]
    level = ("technology", civ.tech) if verb == "trade" else ("military", civ.mil)
    words = say(facts.lang, f"table-{verb}", who=civ.name)
    return ui.choice(
        [ui.seat_mark(civ.number, civ.name, size="s"), " ", words, " ", ui.icon(level[0]), str(level[1])],
        decision,
        tip=words,
    )


def detail(facts: Facts) -> Node:
    """What the viewer should know before answering."""
    human = facts.deciding
    if human is None:
        return None
    lang = facts.lang
    if facts.question == "select":
        chosen = set_down(facts)
        return chosen or say(lang, "table-limit", n=human.limit, supply=facts.civs[human.seat].supply)
    if facts.question == "side":
        action = ACTION_WORDS[facts.position["acting"] - 1]
        return f"{action_name(lang, action)}. {say(lang, 'table-have', n=facts.civs[human.seat].supply)}"
    if facts.question in ("exploit", "expand"):
        return say(lang, "table-have", n=facts.civs[human.seat].supply)
    return None

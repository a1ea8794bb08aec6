"""Answers in the prompt bar, the line below the question, and what every answer costs and brings."""

from collections.abc import Iterator

from htpy import Node, Renderable

from civitas.games.beyond_the_horizon.table.effects import COLOUR_PICTURES
from civitas.games.beyond_the_horizon.table.facts import Facts, Nation
from civitas.games.beyond_the_horizon.table.tree import option_words
from civitas.games.beyond_the_horizon.table.words import (
    decision_words,
    investment_words,
    list_words,
    say,
    space_words,
    task_words,
    upper,
)
from civitas.games.beyond_the_horizon.tables import (
    ACTION_LIST,
    BASIC_ACTIONS,
    BOARD_ACTIONS,
    BOARD_SURCHARGE,
    CARD_ACTION,
    CARD_SURCHARGE,
    CARDS,
    COLOURS,
    EXHAUSTS,
    KINDS,
    LEADERS,
    M_TRADE_PRICE,
    NONE,
    OPTIONS_OF_LEADER,
    PRICE,
    SPACES_OF_ACTION,
    SPACES_OF_CARD,
    STRUCTURE_BONUS,
    STRUCTURES,
    TASK,
    TRACKS,
    TRADE_COINS,
    TRADE_PRICE,
)
from civitas.web import ui

Ghost = tuple[str, str, int]  # counter, decision, the change
BUTTONS = {
    "task": (("do", "confirm"), ("skip", "pass")),
    "step": (("halt", "pass"),),
    "kind": tuple((f"recruit {kind}", kind) for kind in KINDS),
    "track": tuple((f"cube {track}", track) for track in TRACKS),
    "colour": tuple((f"colour {colour}", COLOUR_PICTURES[colour]) for colour in COLOURS),
    "expansion": (
        ("expand nothing", "pass"), ("expand new_structure", "structure"), ("expand existing_structure", "structure"),
        ("expand village", "village"), ("expand city", "city"),
    ),
    "production": (
        ("produce population", "person"), ("produce coins", "coin"), ("produce exchanges", "exchange"),
    ),
    "trade": (
        ("trade buy", "person"), ("trade dismiss", "move"), ("trade retire", "coin"), ("trade end", "confirm"),
    ),
    "basic": tuple((f"basic {name}", "basic_action") for name in BOARD_ACTIONS[:BASIC_ACTIONS]),
    "leader_option": tuple((f"option {n}", "leader") for n in range(1, OPTIONS_OF_LEADER + 1)),
}  # fmt: skip
PRIMARY = frozenset(("do", "trade end"))


def choices(facts: Facts) -> Node:
    """The answers that are no things on the table, each with the rule that forbids it if it is forbidden."""
    if facts.deciding is None:
        return None
    return [_choice(facts, decision, picture) for decision, picture in BUTTONS.get(facts.question, ())] or None


def _choice(facts: Facts, decision: str, picture: str) -> Renderable:
    label = _label(facts, decision)
    if facts.can(decision):
        return ui.choice(label, decision, picture=picture, primary=decision in PRIMARY)
    return ui.choice(label, None, picture=picture, why=facts.seen.why_not(decision) or None)


def _label(facts: Facts, decision: str) -> str:
    text = decision_words(facts.lang, decision)
    nation = facts.deciding
    if nation is None:
        return text
    pawns, coins = nation.income
    brings = {
        "produce population": ui.signed(pawns),
        "produce coins": ui.signed(coins),
        "trade buy": ui.signed(-price_of_pawn(nation)),
        "trade retire": ui.signed(int(TRADE_COINS[0])),
    }
    if decision in brings:
        return f"{text} ({brings[decision]})"
    if decision.startswith("option "):
        leader = _leader_who_offers(facts)
        if leader is not None:
            return option_words(facts.lang, leader, int(decision[-1]))
    return text


def _leader_who_offers(facts: Facts) -> int | None:
    name = list(facts.position["leader"].values())[facts.context]
    return None if name is None else LEADERS.names.index(name)


def price_of_pawn(nation: Nation) -> int:
    return max(0, int(TRADE_PRICE[0]) + nation.modifier[M_TRADE_PRICE])


# ---- the line below the question


def detail(facts: Facts) -> Node:
    """What the viewer should know before answering, and what the answer under the pointer would bring."""
    nation = facts.deciding
    if nation is None:
        return None
    told = [_about(facts, nation)]
    return [told, [_preview(decision, text) for decision, text in outcomes(facts, nation)]]


def _preview(decision: str, text: str) -> Renderable:
    return ui.ghost(decision, f" {text}")


def _about(facts: Facts, nation: Nation) -> str:
    lang = facts.lang
    if facts.question == "step":
        return say(lang, "table-points-left", n=facts.points)
    if facts.question in ("village_unit", "city_unit"):
        return say(lang, "table-strength-left", n=facts.strength_wanted[1])
    if facts.task != NONE:
        return say(lang, "table-task", task=task_words(lang, facts.task))
    return say(lang, "table-have", coins=nation.coins, pawns=nation.active)


def outcomes(facts: Facts, nation: Nation) -> Iterator[tuple[str, str]]:
    """What each answer that is not plain would bring, in words."""
    lang = facts.lang
    for name in facts.legal:
        verb, _, thing = name.partition(" ")
        if verb in ("act", "use", "basic"):
            yield name, _action_words(lang, verb, thing)
        elif verb == "cube":
            yield name, _cube_words(facts, nation, TRACKS.index(thing))
        elif verb in ("take", "build") and thing in STRUCTURES.names:
            yield name, upper(list_words(lang, int(STRUCTURE_BONUS[STRUCTURES.names.index(thing)])))


def _action_words(lang: str, verb: str, thing: str) -> str:
    name, _, number = thing.partition(" ")
    fee = _fee(verb, name, int(number or 1))
    text = f"{upper(list_words(lang, _list(verb, name)))}."
    return f"{say(lang, 'table-surcharge', n=fee)}. {text}" if fee else text


def _list(verb: str, name: str) -> int:
    return int(CARD_ACTION[CARDS.names.index(name)] if verb == "use" else ACTION_LIST[BOARD_ACTIONS.index(name)])


def _fee(verb: str, name: str, number: int) -> int:
    if verb == "basic":
        return 0
    if verb == "use":
        return int(CARD_SURCHARGE[CARDS.names.index(name) * SPACES_OF_CARD + number - 1])
    return int(BOARD_SURCHARGE[BOARD_ACTIONS.index(name) * SPACES_OF_ACTION + number - 1])


def _cube_words(facts: Facts, nation: Nation, track: int) -> str:
    lang = facts.lang
    text = say(lang, "table-lays-bare", what=space_words(lang, track, nation.gone[track]))
    if facts.context:  # the cube marks something on the map or a goal
        return f"{text}."
    place = nation.invested
    return f"{text}. {say(lang, 'table-goes-to', n=place + 1, what=investment_words(lang, place))}."


# ---- ghosts on the own board


def costs(facts: Facts) -> Iterator[Ghost]:
    """What each answer would take from the own coins and pawns, or add to them, at once."""
    nation = facts.deciding
    if nation is None:
        return
    for name in facts.legal:
        verb, _, thing = name.partition(" ")
        if verb in ("act", "use"):
            place, _, number = thing.partition(" ")
            task = _list(verb, place)
            coins = _fee(verb, place, int(number)) + int(TASK[task, PRICE])
            yield from _spent(name, coins, int(TASK[task, EXHAUSTS]))
        elif verb == "do" and facts.task != NONE:
            yield from _spent(name, int(TASK[facts.task, PRICE]), int(TASK[facts.task, EXHAUSTS]))
        elif verb == "produce":
            pawns, coins = nation.income
            yield from _spent(name, -coins if thing == "coins" else 0, -pawns if thing == "population" else 0)
        elif verb == "trade":
            yield from _traded(name, thing, nation)


def _traded(name: str, exchange: str, nation: Nation) -> Iterator[Ghost]:
    if exchange == "buy":
        yield from _spent(name, price_of_pawn(nation), -1)
    elif exchange == "retire":
        yield from _spent(name, -int(TRADE_COINS[0]), 1)


def _spent(decision: str, coins: int, pawns: int) -> Iterator[Ghost]:
    if coins:
        yield "coins", decision, -coins
    if pawns:
        yield "active", decision, -pawns

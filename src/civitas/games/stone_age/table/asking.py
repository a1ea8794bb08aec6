"""Answers in the prompt bar, where thumb and keyboard are, and the line that says what they lead to."""

from itertools import product

from htpy import Node, Renderable

from civitas.games.stone_age.table import words
from civitas.games.stone_age.table.facts import Facts, Tribe, roll_on_table
from civitas.games.stone_age.table.market import reach
from civitas.games.stone_age.table.parts import icon_of
from civitas.games.stone_age.table.stage import tools_offered
from civitas.games.stone_age.table.words import decision_words, good, good_name, say
from civitas.games.stone_age.tables import DRAFT_TARGET, GOODS, PLACES, RESOURCES, TILES
from civitas.web import ui
from civitas.web.table_pieces import several


def choices(facts: Facts) -> Node:
    """The answers that are worth a button of their own."""
    deciding = facts.deciding
    if deciding is None:
        return None
    found: list[Renderable] = []
    if facts.question == "add_tool":
        found = _tools(facts)
    elif facts.question == "buy":
        found = _buy(facts)
    elif facts.question == "pay":
        found = [paying(facts, deciding)]
    elif facts.question == "take":
        found = [taking(facts)]
    elif facts.question == "draft":
        found = _draft(facts)
    elif facts.question == "feed":
        found = _feed(facts)
    if facts.can("use any_two"):
        found.append(_choice(facts, "use any_two", "resource"))
    return found or None


def _choice(facts: Facts, decision: str, picture: str, label: Node = None, *, primary: bool = False) -> Renderable:
    text = decision_words(facts.lang, decision)
    return ui.choice(label or text, decision, picture=picture, primary=primary, tip=text if label else None)


def _closed(facts: Facts, decision: str, picture: str, label: Node = None) -> Renderable:
    """An answer that is forbidden, with the rule that forbids it."""
    why = facts.seen.why_not(decision)
    return ui.choice(label or decision_words(facts.lang, decision), None, picture=picture, why=why or None)


def _tools(facts: Facts) -> list[Renderable]:
    roll = roll_on_table(facts)
    if roll is None:
        return []
    brought = roll.total // roll.divisor
    leave = say(facts.lang, "table-leave", good=good(facts.lang, roll.name, brought))
    found = [_choice(facts, "roll done", "confirm", leave, primary=True)]
    for decision, value in tools_offered(facts):
        after = good(facts.lang, roll.name, (roll.total + value) // roll.divisor)
        once = "table-add-once" if decision.startswith("once") else "table-add-tool"
        found.append(_choice(facts, decision, "tool", say(facts.lang, once, n=value, good=after)))
    return found


def _buy(facts: Facts) -> list[Renderable]:
    buy = _choice(facts, "buy", "confirm", primary=True) if facts.can("buy") else _closed(facts, "buy", "confirm")
    return [buy, _choice(facts, "decline", "pass")]


def _draft(facts: Facts) -> list[Renderable]:
    found: list[Renderable] = []
    for action in facts.seen.legal:
        face = int(action.name.rsplit(" ", 1)[-1])
        name = GOODS[DRAFT_TARGET[face]]
        found.append(_choice(facts, action.name, icon_of(name), f"{face}: {good(facts.lang, name, 1)}"))
    return found


def _feed(facts: Facts) -> list[Renderable]:
    feed = _choice(facts, "feed", "feeding", primary=True) if facts.can("feed") else _closed(facts, "feed", "feeding")
    return [feed, _choice(facts, "starve", "famine")]


# ---- paying and taking, all units in one step


def paying(facts: Facts, tribe: Tribe) -> Renderable:
    """Which resources are paid: for a building what scores most is proposed, else what is worth least."""
    tile, due = _tile(facts), facts.position["due"]
    paid = tuple(facts.position["paid"][name] for name in RESOURCES)
    at_will = tile is not None and words.tile_kind(tile) == "open"
    kinds = words.tile_kinds(tile) if tile is not None and not at_will else 0
    most = min(due, tribe.resources)
    proposed = proposal(tribe.stock, paid, most, kinds, dear=tile is not None)
    rows = [
        ui.Amount(f"pay {name}", good_name(facts.lang, name), name, held, start, words.worth(name) if tile else 0)
        for i, (name, held, start) in enumerate(zip(RESOURCES, tribe.stock, proposed, strict=True))
        if held and i >= facts.position["cursor"]
    ]
    return several(
        facts.seen, rows, least=(0 if any(paid) else 1) if at_will else due, most=most,
        kinds=0 if any(paid) else kinds, submit=say(facts.lang, "table-pay"),
        worth_label=say(facts.lang, "mat-score") if tile is not None else "", then="pay done" if at_will else None,
    )  # fmt: skip


def proposal(stock: tuple[int, ...], paid: tuple[int, ...], due: int, kinds: int, *, dear: bool) -> tuple[int, ...]:
    """The cheapest or the dearest way to pay so many resources, of exactly so many kinds unless that is 0."""
    ways = (
        way
        for way in product(*(range(min(held, due) + 1) for held in stock))
        if sum(way) == due and kinds in (0, sum(n + before > 0 for n, before in zip(way, paid, strict=True)))
    )
    return (max if dear else min)(ways, key=_worth_of, default=(0,) * len(stock))


def _worth_of(way: tuple[int, ...]) -> int:
    return sum(n * words.worth(name) for n, name in zip(way, RESOURCES, strict=True))


def taking(facts: Facts) -> Renderable:
    due = facts.position["due"]
    rows = [
        ui.Amount(f"take {name}", good_name(facts.lang, name), name, due, due if name == RESOURCES[-1] else 0)
        for name in RESOURCES
        if facts.can(f"take {name}")
    ]
    return several(facts.seen, rows, least=due, most=due, submit=say(facts.lang, "table-take"))


# ---- the line below the question


def detail(facts: Facts) -> Node:
    """What the viewer should know before answering."""
    tribe = facts.deciding
    if tribe is None:
        return None
    lang = facts.lang
    if facts.question == "place":
        home = say(lang, "mat-people-at-home", n=facts.position["unplaced"][tribe.seat])
        return f"{home} · {food_words(lang, tribe)}"
    if facts.question == "add_tool":
        roll = roll_on_table(facts)
        return None if roll is None else say(lang, "table-missing", n=roll.divisor - roll.total % roll.divisor)
    if facts.question == "buy":
        return _price_words(facts, tribe)
    if facts.question == "feed":
        return say(lang, "table-have-resources", n=tribe.resources)
    if facts.question == "pay":
        return _paying_words(facts, tribe)
    return None


def food_words(lang: str, tribe: Tribe) -> str:
    """Whether the tribe will eat this evening."""
    spare = tribe.food + tribe.food_track - tribe.people
    return say(lang, "table-food-left" if spare >= 0 else "table-short", n=abs(spare))


def _price_words(facts: Facts, tribe: Tribe) -> str:
    lang, place = facts.lang, facts.buying
    have = say(lang, "table-have-resources", n=tribe.resources)
    if place.startswith("card"):
        left = tribe.resources - (PLACES.index(place) - 7)
        return f"{have} {say(lang, 'table-left', n=left)}" if left >= 0 else have
    tile = _tile(facts)
    if tile is None:
        return have
    if words.tile_kind(tile) == "fixed":
        return words.tile_words(lang, tile)
    least, most = reach(tribe, tile)
    return f"{have} {say(lang, 'table-brings', least=least, most=most)}" if most else have


def _paying_words(facts: Facts, tribe: Tribe) -> str:
    left = tribe.resources - facts.position["due"]
    if facts.buying.startswith("building"):
        return say(facts.lang, "table-values")
    return say(facts.lang, "table-left", n=left)


def _tile(facts: Facts) -> int | None:
    if not facts.buying.startswith("building"):
        return None
    name = facts.position["top_tile"][PLACES.index(facts.buying) - 12]
    return TILES.names.index(name) if name else None

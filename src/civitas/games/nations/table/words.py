"""The words of the table: what cards and events do, put together from their effect rows; each text is made once."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from civitas.core.telling import Tale
from civitas.games.nations import GAME
from civitas.games.nations.tables import (
    ALTERNATIVES,
    ANY_TYPE,
    ATTACK_VALUE,
    BY,
    CARD_AGE,
    CARD_POINTS,
    CARD_TYPE,
    COLONY_NEED,
    CONTENT,
    DEPLOY_COST,
    EFFECT_LINE,
    EFFECT_START,
    ENDS,
    EVENT_ROWS,
    FLOW,
    GOODS,
    IF,
    MODS,
    OFFER,
    ON,
    OP,
    PAY_WHAT,
    PER,
    POWERS,
    R_A,
    R_B,
    R_BOUGHT_CARD,
    R_BY,
    R_FLOOR,
    R_GET,
    R_GET_VP,
    R_IF,
    R_LIMIT,
    R_N,
    R_ON,
    R_OP,
    R_OPTIONAL,
    R_PAY,
    R_PAY_PICK,
    R_PAY_WHAT,
    R_PER,
    R_PICK,
    R_PRICE,
    R_THEN,
    R_TYPES,
    R_WHAT,
    R_WHO,
    REGAINED,
    REMOVED,
    ROWS,
    SECTION_COST,
    SECTIONS,
    STABILITY,
    STRENGTH,
    TYPES,
    VP_PRICE,
    WAR_LOSS,
    WAR_POINTS,
    WHO,
    WORKER_POINTS,
)
from civitas.web.ui.design import our_design

ROMAN = ("", "I", "II", "III", "IV")
MINUS = "\u2212"
QUIET_WHENS = ("now", "passive", "check")


@lru_cache(maxsize=20_000)
def _formatted(lang: str, message: str, values: tuple[tuple[str, Any], ...]) -> str:
    return GAME.texts.format(lang, message, dict(values))


def say(lang: str, message: str, **values: Any) -> str:
    """A text of the game."""
    return _formatted(lang, message.replace("_", "-"), tuple(sorted(values.items())))


def good_name(lang: str, name: str) -> str:
    if name in GOODS:
        return say(lang, f"good-{name}.kind", n=2)
    return say(lang, f"table-{name}")


def amount(lang: str, name: str, n: int) -> str:
    """So many of a good: `3 books`."""
    text = say(lang, f"amount-{name}", n=abs(n))
    return f"{MINUS}{text}" if n < 0 else text


def amounts(lang: str, values: Sequence[int], names: Sequence[str] = GOODS, plus: bool = False) -> str:
    """A list such as `2 gold, 1 book`; with a plus sign before what is gained if wanted."""
    found = [
        (f"+{amount(lang, name, n)}" if plus and n > 0 else amount(lang, name, n)) for name, n in _some(values, names)
    ]
    return ", ".join(found)


def _some(values: Sequence[int], names: Sequence[str]) -> list[tuple[str, int]]:
    return [(name, int(n)) for name, n in zip(names, values, strict=False) if n]


def one_of(lang: str, values: Sequence[int]) -> str:
    """A list to choose from: `3 gold or 3 books`."""
    listed = [amount(lang, name, n) for name, n in _some(values, GOODS)]
    if len(listed) < 2:
        return "".join(listed)
    return say(lang, "effect-or", one=", ".join(listed[:-1]), other=listed[-1])


@lru_cache(maxsize=2_000)
def decision_words(lang: str, name: str) -> str:
    """A decision, by its name, in words."""
    return Tale(GAME, lang).action(GAME.actions.parse(name))


@lru_cache(maxsize=200)
def nation_name(lang: str, nation: str) -> str:
    return say(lang, f"nation-{nation}")


@lru_cache(maxsize=2_000)
def card_name(lang: str, card: int) -> str:
    return CONTENT.name_of("card", card, lang)


def card_kind(card: int) -> str:
    return TYPES[CARD_TYPE[card]]


@lru_cache(maxsize=200)
def event_name(lang: str, event: int, half: int) -> str:
    entry = CONTENT["event"][event]["second" if half else "first"]
    return entry[f"name_{lang}"]


@lru_cache(maxsize=100)
def tile_name(lang: str, tile: int) -> str:
    return CONTENT.name_of("tile", tile, lang)


def tile_design(lang: str, tile: int) -> str:
    """Whether the tile's values are this house's design."""
    return our_design(lang, CONTENT["tile"][tile])


# ---- one effect row


@lru_cache(maxsize=2_000)
def row_words(lang: str, row: int) -> str:
    """What a row does, without when and to whom."""
    line = [int(value) for value in ROWS[row]]
    does = _does(lang, line)
    if line[R_PER]:
        does = f"{does} {say(lang, f'per-{PER[line[R_PER]]}')}"
    if line[R_THEN] >= 0:
        does = f"{does}; {_for_whom(lang, line[R_THEN])}"
    return does


def _for_whom(lang: str, row: int) -> str:
    who = WHO[ROWS[row, R_WHO]]
    if who == "owner":
        return row_words(lang, row)
    return say(lang, "effect-for", who=say(lang, f"who-{who}"), does=row_words(lang, row))


def _does(lang: str, line: list[int]) -> str:
    op, n = OP[line[R_OP]], line[R_N]
    get, pay = line[R_GET : R_GET + 4], line[R_PAY : R_PAY + 4]
    if op in ("gain", "flow"):
        return say(lang, f"op-{op}", goods=amounts(lang, get, plus=True))
    if op == "lose":
        return say(lang, "op-lose", goods=amounts(lang, [-n for n in pay]))
    if op == "flow_pick":
        return say(lang, "op-flow", goods=one_of(lang, line[R_PICK : R_PICK + 4]))
    if op == "exchange":
        return _exchange(lang, line)
    if op == "either":
        return say(lang, "op-either", one=_alternative(lang, line[R_A]), other=_alternative(lang, line[R_B]))
    if op in ("mod", "flag", "order", "regain", "remove", "remove_or_vp"):
        return _about(lang, op, line)
    if op == "take_worker":
        return _take_worker(lang, line)
    if op == "undeploy_for":
        return _undeploy_for(lang, line)
    if op == "keep_only":
        return say(lang, "op-keep-only", goods=amount(lang, GOODS[line[R_WHAT]], n))
    if op == "free_deploy" and line[R_BOUGHT_CARD]:
        return say(lang, "op-free-deploy-bought")
    return say(lang, f"op-{op}", n=n)


def _alternative(lang: str, row: int) -> str:
    return say(lang, f"alternative-{ALTERNATIVES[row]}")


def _exchange(lang: str, line: list[int]) -> str:
    reward = amounts(lang, line[R_GET : R_GET + 4]) or one_of(lang, line[R_PICK : R_PICK + 4])
    if line[R_GET_VP]:
        reward = amount(lang, "vp", line[R_GET_VP])
    paid = PAY_WHAT[line[R_PAY_WHAT]]
    if paid:
        return say(lang, "op-may-go-last" if paid == "order_last" else "op-give-colony", reward=reward)
    price = amounts(lang, line[R_PAY : R_PAY + 4]) or one_of(lang, line[R_PAY_PICK : R_PAY_PICK + 4])
    return say(lang, "op-may-exchange" if line[R_OPTIONAL] else "op-exchange", price=price, reward=reward)


def _about(lang: str, op: str, line: list[int]) -> str:
    words: dict[str, Sequence[str]] = {
        "mod": MODS, "flag": POWERS, "order": ENDS, "regain": REGAINED, "remove": REMOVED, "remove_or_vp": REMOVED,
    }  # fmt: skip
    word, n = words[op][line[R_WHAT]], line[R_N]
    if word == "stability":
        return say(lang, "op-mod-stability", n=f"{MINUS}{-n}" if n < 0 else f"+{n}")
    good = "stone" if word == "military_deploy_cost" else "gold"
    return say(lang, f"op-{op}-{word}", n=abs(n), goods=amount(lang, good, abs(n)), least=line[R_FLOOR])


def _take_worker(lang: str, line: list[int]) -> str:
    taken = say(lang, "op-may-take-worker" if line[R_OPTIONAL] else "op-take-worker", n=line[R_N])
    goods = amounts(lang, line[R_GET : R_GET + 4], plus=True)
    return say(lang, "effect-and", one=taken, other=goods) if goods else taken


def _undeploy_for(lang: str, line: list[int]) -> str:
    kind = next(name for number, name in enumerate(TYPES) if line[R_TYPES] >> number & 1)
    goods = amounts(lang, line[R_GET : R_GET + 4], plus=True)
    return say(lang, "op-undeploy-for", what=say(lang, f"type-{kind}.a"), kind=say(lang, f"type-{kind}"), goods=goods)


def _types(lang: str, types: int) -> str:
    if types == ANY_TYPE:
        return say(lang, "what-any")
    names = [say(lang, f"type-{name}.a") for number, name in enumerate(TYPES) if types >> number & 1]
    return names[0] if len(names) == 1 else say(lang, "effect-or", one=names[0], other=names[-1])


# ---- effects of a card


def rows_of(carrier: int) -> range:
    line = EFFECT_LINE[carrier]
    return range(int(EFFECT_START[line, 0]), int(EFFECT_START[line, len(ON)])) if line else range(0)


@lru_cache(maxsize=2_000)
def effect_lines(lang: str, carrier: int) -> tuple[str, ...]:
    """Every effect of a card (or a board) in a sentence of its own."""
    return tuple(_effect_line(lang, row) for row in rows_of(carrier))


def _effect_line(lang: str, row: int) -> str:
    line = ROWS[row]
    when, condition = ON[line[R_ON]], IF[line[R_IF]]
    if when == "check":
        return say(lang, "effect-check", **{"if": say(lang, f"if-{condition}")})
    does = _for_whom(lang, row)
    if when in QUIET_WHENS:
        return _capital(does)
    words = {"when": _when(lang, when, line), "does": does}
    if condition:
        return say(lang, "effect-line-if", **words, **{"if": say(lang, f"if-{condition}")})
    return say(lang, "effect-line", **words)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _when(lang: str, when: str, line: Any) -> str:
    if when == "action":
        return say(lang, "when-action-once" if line[R_LIMIT] else "when-action")
    if when == "bought":
        by_others = BY[line[R_BY]] == "others"
        return say(lang, "when-bought-by-others" if by_others else "when-bought", what=_what_bought(lang, line))
    return say(lang, f"when-{when}")


def _what_bought(lang: str, line: Any) -> str:
    if line[R_PRICE] >= 0:
        return say(lang, "what-price", goods=amount(lang, "gold", int(line[R_PRICE])))
    return _types(lang, int(line[R_TYPES]))


# ---- a whole card in words


def gives(card: int) -> tuple[tuple[str, int], ...]:
    """What a card gives by itself, or each worker on it: goods in production, strength, stability."""
    flow = [(name, int(n)) for name, n in zip(GOODS, FLOW[card], strict=True) if n]
    static = (("strength", int(STRENGTH[card])), ("stability", int(STABILITY[card])))
    return (*flow, *((name, n) for name, n in static if n))


def gives_words(lang: str, card: int) -> str:
    return ", ".join(f"+{amount(lang, name, n)}" if n > 0 else amount(lang, name, n) for name, n in gives(card))


@lru_cache(maxsize=2_000)
def card_lines(lang: str, card: int) -> tuple[str, ...]:
    """All that a card says."""
    kind = card_kind(card)
    found: list[str] = []
    if kind in ("building", "military"):
        found += _worker_lines(lang, card)
    elif kind == "war":
        goods = amounts(lang, [int(n) for n in WAR_LOSS[card]])
        found.append(say(lang, "card-war", n=int(WAR_POINTS[card]), goods=goods))
    elif kind == "battle":
        found.append(say(lang, "card-battle"))
    elif kind == "golden_age":
        found.append(say(lang, "card-golden", goods=amounts(lang, offer_of(card)), n=int(VP_PRICE[card])))
    else:
        found += _lasting_lines(lang, card)
    return (*found, *effect_lines(lang, card))


def _worker_lines(lang: str, card: int) -> list[str]:
    found = [say(lang, "card-deploy", goods=amount(lang, "stone", int(DEPLOY_COST[card])))]
    found.append(say(lang, "card-each-worker", goods=gives_words(lang, card)))
    if ATTACK_VALUE[card]:
        found.append(say(lang, "card-attack", n=int(ATTACK_VALUE[card])))
    return [*found, say(lang, "card-worker-points", points=" ".join(map(str, worker_points(card))))]


def _lasting_lines(lang: str, card: int) -> list[str]:
    found: list[str] = []
    if COLONY_NEED[card]:
        found.append(say(lang, "card-need", n=int(COLONY_NEED[card])))
    if SECTIONS[card]:
        found.append(say(lang, "card-sections", costs=" ".join(map(str, sections(card)))))
    if gives(card):
        found.append(say(lang, "card-gives", goods=gives_words(lang, card)))
    if CARD_POINTS[card]:
        found.append(say(lang, "card-points", n=int(CARD_POINTS[card])))
    return found


def offer_of(card: int) -> tuple[int, ...]:
    return tuple(int(n) for n in OFFER[card])


def worker_points(card: int) -> tuple[int, ...]:
    return tuple(int(n) for n in WORKER_POINTS[card] if n)


def sections(card: int) -> tuple[int, ...]:
    return tuple(int(n) for n in SECTION_COST[card, : SECTIONS[card]])


# ---- events


@lru_cache(maxsize=1_000)
def event_lines(lang: str, event: int, half: int) -> tuple[str, ...]:
    first, behind = (int(n) for n in EVENT_ROWS[event, half])
    return tuple(_event_line(lang, row) for row in range(first, behind))


def _event_line(lang: str, row: int) -> str:
    condition = IF[ROWS[row, R_IF]]
    who, does = WHO[ROWS[row, R_WHO]], row_words(lang, row)
    if ON[ROWS[row, R_ON]] == "player_order_step":
        return say(lang, "effect-line", when=say(lang, "when-player-order-step"), does=does)
    named = say(lang, f"who-{who}")
    if condition:
        return say(lang, "effect-line-if", when=named, does=does, **{"if": say(lang, f"if-{condition}")})
    return say(lang, "effect-for", who=named, does=does)


def age_numeral(card: int) -> str:
    return ROMAN[CARD_AGE[card]]

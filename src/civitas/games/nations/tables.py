"""The content as integer tables, the form in which the rules read it, and the one vocabulary of all effects."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from civitas.core.content import Content, Entry, played_content

FOLDER = Path(__file__).parent
MAX_PLAYERS, AGES, ROWS_OF_BOARD, COLUMNS = 5, 4, 3, 7
CARDS_IN_AGE, PROGRESS_CARDS, EVENTS_IN_AGE, EVENT_CARDS, TILES_IN_AGE, SOLO_TILES = 74, 296, 12, 48, 6, 24

GOODS = ("gold", "food", "stone", "books")
GOLD, FOOD, STONE, BOOKS = range(4)
KINDS_OF_GOODS = len(GOODS)
NATIONS = ("egypt", "greece", "rome", "persia", "china")
SIDES = ("a", "b")
BOARDS = ("side_a", *(f"{nation}_b" for nation in NATIONS))
DIFFICULTIES = ("chieftain", "prince", "king", "emperor")
TYPES = ("building", "military", "colony", "war", "battle", "golden_age", "wonder", "advisor")
BUILDING, MILITARY, COLONY, WAR, BATTLE, GOLDEN_AGE, WONDER, ADVISOR = range(len(TYPES))
TYPE_COUNTS = (14, 8, 8, 8, 8, 8, 10, 10)
LEVELS = ("basic", "advanced", "expert")

# The places of a nation where cards stand in play; the board itself is one more carrier of effects.
WORK_SPACES, COLONY_SPACES, WONDER_SPACES = 5, 3, 6
PLACES = (
    *(f"work_{number}" for number in range(1, WORK_SPACES + 1)),
    *(f"colony_{number}" for number in range(1, COLONY_SPACES + 1)),
    *(f"wonder_{number}" for number in range(1, WONDER_SPACES + 1)),
    *("advisor", "tower"),
)
FIRST_COLONY = WORK_SPACES
FIRST_WONDER = FIRST_COLONY + COLONY_SPACES
ADVISOR_PLACE = FIRST_WONDER + WONDER_SPACES
TOWER = ADVISOR_PLACE + 1
PLACE_COUNT = len(PLACES)
CARRIERS = PLACE_COUNT + 1
BOARD_ITSELF = PLACE_COUNT

# ---- the vocabulary: the words of an effect and their numbers

ON = (
    *("now", "passive", "ready", "production", "action", "first_turn", "bought", "hired", "wonder_done", "replaced"),
    *("pass", "last_gold_spent", "war", "check", "scoring", "player_order_step", "age_end", "defeated", "reveal"),
)
(
    ON_NOW,
    ON_PASSIVE,
    ON_READY,
    ON_PRODUCTION,
    ON_ACTION,
    ON_FIRST_TURN,
    ON_BOUGHT,
    ON_HIRED,
    ON_WONDER_DONE,
    ON_REPLACED,
    ON_PASS,
    ON_LAST_GOLD,
    ON_WAR,
    ON_CHECK,
    ON_SCORING,
    ON_ORDER_STEP,
    ON_AGE_END,
    ON_DEFEATED,
    ON_REVEAL,
) = range(len(ON))

WHO = (
    *("owner", "all", "others", "buyer", "passed_first", "passed_last", "not_targets"),
    *("most_strength", "least_strength", "most_stability", "least_stability", "most_food", "least_food"),
    *("most_golden_ages_bought", "most_workers_on_buildings_age_4"),
    *("all_except_most_strength", "all_except_most_stability", "all_except_least_stability"),
    "all_except_most_strength_or_most_stability",
)
WHO_OWNER, WHO_ALL, WHO_OTHERS, WHO_BUYER, WHO_PASSED_FIRST, WHO_PASSED_LAST, WHO_NOT_TARGETS = range(7)

VALUES = ("strength", "stability", "food", "workers", "golden_ages", "modern_workers")
STRENGTH_VALUE, STABILITY_VALUE, FOOD_VALUE, WORKERS_VALUE, GOLDEN_VALUE, MODERN_VALUE = range(len(VALUES))
_GROUPS = {
    "most_strength": (1, 0, STRENGTH_VALUE),
    "least_strength": (0, 0, STRENGTH_VALUE),
    "most_stability": (1, 0, STABILITY_VALUE),
    "least_stability": (0, 0, STABILITY_VALUE),
    "most_food": (1, 0, FOOD_VALUE),
    "least_food": (0, 0, FOOD_VALUE),
    "most_golden_ages_bought": (1, 0, GOLDEN_VALUE),
    "most_workers_on_buildings_age_4": (1, 0, MODERN_VALUE),
    "all_except_most_strength": (1, 1, STRENGTH_VALUE),
    "all_except_most_stability": (1, 1, STABILITY_VALUE),
    "all_except_least_stability": (0, 1, STABILITY_VALUE),
    "all_except_most_strength_or_most_stability": (1, 1, STRENGTH_VALUE, STABILITY_VALUE),
}

IF = (
    *("", "most_strength", "least_strength", "most_stability", "least_stability", "most_workers"),
    *("passed_first", "passed_last", "bought_colony", "has_military_worker", "strength_above_war"),
    *("war_bought_by_another", "advisor_age_2", "advisor_age_1_or_2", "colony_age_4"),
)
(
    IF_NONE,
    IF_MOST_STRENGTH,
    IF_LEAST_STRENGTH,
    IF_MOST_STABILITY,
    IF_LEAST_STABILITY,
    IF_MOST_WORKERS,
    IF_PASSED_FIRST,
    IF_PASSED_LAST,
    IF_BOUGHT_COLONY,
    IF_MILITARY_WORKER,
    IF_ABOVE_WAR,
    IF_WAR_BY_ANOTHER,
    IF_ADVISOR_2,
    IF_ADVISOR_1_OR_2,
    IF_COLONY_4,
) = range(len(IF))

OP = (
    *("gain", "lose", "vp", "lose_vp", "flow", "flow_pick", "exchange", "either", "remove", "remove_or_vp"),
    *("take_worker", "return_worker", "undeploy_for", "free_deploy", "free_hire", "free_buy", "architect"),
    *("extra_actions", "order", "keep_only", "regain", "mod", "flag", "weaken", "swap_progress_cards", "choose_event"),
)
(
    OP_GAIN,
    OP_LOSE,
    OP_VP,
    OP_LOSE_VP,
    OP_FLOW,
    OP_FLOW_PICK,
    OP_EXCHANGE,
    OP_EITHER,
    OP_REMOVE,
    OP_REMOVE_OR_VP,
    OP_TAKE_WORKER,
    OP_RETURN_WORKER,
    OP_UNDEPLOY_FOR,
    OP_FREE_DEPLOY,
    OP_FREE_HIRE,
    OP_FREE_BUY,
    OP_ARCHITECT,
    OP_EXTRA_ACTIONS,
    OP_ORDER,
    OP_KEEP_ONLY,
    OP_REGAIN,
    OP_MOD,
    OP_FLAG,
    OP_WEAKEN,
    OP_SWAP,
    OP_CHOOSE_EVENT,
) = range(len(OP))

MODS = (
    *("golden_bonus", "attack", "battle_price", "colony_need", "military_deploy_cost", "war_defence"),
    *("war_loss_food", "stability"),
)
(
    MOD_GOLDEN_BONUS,
    MOD_ATTACK,
    MOD_BATTLE_PRICE,
    MOD_COLONY_NEED,
    MOD_DEPLOY_COST,
    MOD_WAR_DEFENCE,
    MOD_WAR_LOSS_FOOD,
    MOD_STABILITY,
) = range(len(MODS))
POWERS = (
    *("no_military_upkeep", "hosts_advisor", "no_war_purchase", "no_shortage_vp_loss"),
    *("no_war_vp_loss", "skip_turn", "counts_least_stability", "order_frozen"),
)
(
    NO_MILITARY_UPKEEP,
    HOSTS_ADVISOR,
    NO_WAR_PURCHASE,
    NO_SHORTAGE_VP_LOSS,
    NO_WAR_VP_LOSS,
    SKIP_TURN,
    COUNTS_LEAST_STABILITY,
    ORDER_FROZEN,
) = range(len(POWERS))
LASTING_POWERS = 4  # those that hold as long as the card is in play
REMOVED = ("self", "advisors", "colony", "architect")
SELF, ADVISORS, ONE_COLONY, LAST_ARCHITECT = range(len(REMOVED))
ENDS = ("first", "last")
GO_FIRST, GO_LAST = range(len(ENDS))
REGAINED = ("vp_lost_to_war", "all_lost_to_war")
VP_LOST, ALL_LOST = range(len(REGAINED))
_WHAT = {
    "mod": MODS,
    "flag": POWERS,
    "remove": REMOVED,
    "remove_or_vp": REMOVED,
    "order": ENDS,
    "regain": REGAINED,
    "keep_only": GOODS,
}
PER = (
    *("", "advisors", "colonies_age_2", "colonies_age_3", "colonies_age_4", "bm_cards_current_age"),
    *("workers_on_buildings_age_4", "wars_and_battles_bought_this_round", "colonies_bought_this_round"),
)
(
    PER_NONE,
    PER_ADVISORS,
    PER_COLONIES_2,
    PER_COLONIES_3,
    PER_COLONIES_4,
    PER_CURRENT_CARDS,
    PER_MODERN_WORKERS,
    PER_CONFLICTS,
    PER_COLONIES_BOUGHT,
) = range(len(PER))
PAY_WHAT = ("", "order_last", "own_colony")
PAY_NOTHING, PAY_ORDER_LAST, PAY_OWN_COLONY = range(len(PAY_WHAT))
BY = ("", "owner", "others")
BY_ANYONE, BY_OWNER, BY_OTHERS = range(len(BY))
UNTIL = ("", "round_end")
TARGET = ("", "bought_card")

# The two sides of "A or B", each a row of its own.
_ALTERNATIVES: dict[str, dict[str, Any]] = {
    "lose_gold_3": {"op": "lose", "res": "gold", "n": 3},
    "lose_gold_4": {"op": "lose", "res": "gold", "n": 4},
    "lose_food_2": {"op": "lose", "res": "food", "n": 2},
    "lose_food_3": {"op": "lose", "res": "food", "n": 3},
    "lose_books_5": {"op": "lose", "res": "books", "n": 5},
    "lose_vp_1": {"op": "lose_vp", "n": 1},
    "remove_advisors": {"op": "remove", "what": "advisors"},
    "remove_architect": {"op": "remove", "what": "architect"},
    "order_last": {"op": "order", "what": "last"},
    "gain_stone_4": {"op": "gain", "res": "stone", "n": 4},
    "others_lose_food_3": {"op": "lose", "who": "not_targets", "res": "food", "n": 3},
    "strength_minus_10_for_second_event": {"op": "weaken", "n": 10},
}
ALTERNATIVES = tuple(_ALTERNATIVES)

# The columns of an effect row; the vectors hold an amount for each of the four goods.
_COLUMNS = (
    *("on", "who", "by", "if", "types", "price", "newer", "op", "what", "n", "per", "optional", "limit", "floor"),
    *("bought_card", "until_end", "a", "b", "then", "pay_what", "get_vp"),
    *(f"{vector}_{good}" for vector in ("pay", "get", "pick", "pay_pick") for good in GOODS),
    "carrier",
)
(
    R_ON,
    R_WHO,
    R_BY,
    R_IF,
    R_TYPES,
    R_PRICE,
    R_NEWER,
    R_OP,
    R_WHAT,
    R_N,
    R_PER,
    R_OPTIONAL,
    R_LIMIT,
    R_FLOOR,
    R_BOUGHT_CARD,
    R_UNTIL_END,
    R_A,
    R_B,
    R_THEN,
    R_PAY_WHAT,
    R_GET_VP,
) = range(21)
R_PAY, R_GET, R_PICK, R_PAY_PICK, R_CARRIER = 21, 25, 29, 33, 37
ANY_TYPE = 2 ** len(TYPES) - 1
ANY_PRICE = -1
NO_ROW = -1
_WORDS_OF_A_ROW = frozenset(
    {
        *("on", "who", "by", "if", "filter", "op", "what", "res", "n", "per", "pay", "pay_pick", "pay_what", "get"),
        *("get_vp", "pick", "then", "a", "b", "limit", "min", "until", "optional", "joint", "target"),
    }
)

Table = NDArray[np.int64]


class _Rows:
    """Collects effect rows; the first ones are the alternatives, in their order."""

    def __init__(self, anywhere: Entry) -> None:
        self.rows: list[list[int]] = []
        self._later: list[tuple[list[int], Entry, int]] = []
        for name, plain in _ALTERNATIVES.items():
            self.add(Entry(plain, f"alternative {name} ({anywhere.where.split(':')[0]})"), "now")

    def add(self, row: Entry, on: str, carrier: int = -1) -> int:
        line = [0] * len(_COLUMNS)
        unknown = set(row.values) - _WORDS_OF_A_ROW
        if unknown:
            raise row.wrong(f"an effect has no word {min(unknown)!r}")
        op = row.word("op", OP)
        line[R_ON] = _word(row, "on", ON, on)
        line[R_WHO] = _word(row, "who", WHO, "owner")
        line[R_BY] = _word(row, "by", BY, "")
        line[R_IF] = _word(row, "if", IF, "")
        line[R_OP] = op
        line[R_PER] = _word(row, "per", PER, "")
        line[R_PAY_WHAT] = _word(row, "pay_what", PAY_WHAT, "")
        line[R_BOUGHT_CARD] = _word(row, "target", TARGET, "")
        line[R_UNTIL_END] = _word(row, "until", UNTIL, "")
        line[R_N] = row.get("n", 1)
        line[R_OPTIONAL] = int(row.get("optional", False))
        line[R_LIMIT] = row.get("limit", 0)
        line[R_FLOOR] = row.get("min", 0)
        line[R_GET_VP] = row.get("get_vp", 0)
        line[R_TYPES], line[R_PRICE], line[R_NEWER] = _filter(row)
        line[R_A] = _word(row, "a", ("", *ALTERNATIVES), "") - 1
        line[R_B] = _word(row, "b", ("", *ALTERNATIVES), "") - 1
        line[R_WHAT] = _what(row, OP[op])
        line[R_CARRIER] = carrier
        _fill_vectors(row, OP[op], line)
        self.rows.append(line)
        place = len(self.rows) - 1
        line[R_THEN] = NO_ROW
        if "then" in row.values:
            self._later.append((line, row.part("then"), carrier))
        return place

    def finished(self) -> Table:
        """All rows; those that follow upon others stand behind the lists, which are runs of rows."""
        while self._later:
            line, row, carrier = self._later.pop(0)
            line[R_THEN] = self.add(row, "now", carrier)
        return np.array(self.rows, dtype=np.int64)

    def add_all(self, rows: Sequence[Mapping[str, Any]], where: str, on: str, carrier: int = -1) -> None:
        """Adds the rows of one effect list; neighbours marked `joint` become one row with one loss (NA-2.21)."""
        added: list[int] = []
        joint = False
        for number, plain in enumerate(rows, 1):
            place = self.add(Entry(plain, f"{where}, effect {number}"), on, carrier)
            if joint and plain.get("joint"):
                line = self.rows.pop()
                for good in range(KINDS_OF_GOODS):
                    self.rows[added[-1]][R_PAY + good] += line[R_PAY + good]
                continue
            added.append(place)
            joint = bool(plain.get("joint"))


def _word(row: Entry, key: str, words: Sequence[str], default: str) -> int:
    return row.word(key, words) if key in row.values else words.index(default)


def _filter(row: Entry) -> tuple[int, int, int]:
    """The types of card, the price and "newer" that a filter asks for."""
    text = row.get("filter", "any")
    if text == "any":
        return ANY_TYPE, ANY_PRICE, 0
    if text == "building_by_newer_building":
        return 1 << BUILDING, ANY_PRICE, 1
    kind, _, value = text.partition("=")
    if kind == "price" and value.isdigit():
        return ANY_TYPE, int(value), 0
    if kind == "type" and set(value.split("|")) <= set(TYPES):
        return sum(1 << TYPES.index(name) for name in value.split("|")), ANY_PRICE, 0
    raise row.wrong(f"filter = {text!r} is neither any, price=N nor type=A|B")


def _what(row: Entry, op: str) -> int:
    if op == "keep_only":
        return row.word("res", GOODS)
    if op in _WHAT:
        return row.word("what", _WHAT[op])
    return 0


def _fill_vectors(row: Entry, op: str, line: list[int]) -> None:
    if op in ("gain", "flow"):
        line[R_GET + row.word("res", GOODS)] = row.whole("n", -99, 99)
    if op == "lose":
        line[R_PAY + row.word("res", GOODS)] = row.whole("n", 0, 99)
    for first, key in ((R_PAY, "pay"), (R_GET, "get")):
        for good, amount in row.get(key, {}).items():
            line[first + _good(row, good)] = amount
    for first, key in ((R_PICK, "pick"), (R_PAY_PICK, "pay_pick")):
        for option in row.get(key, []):
            for good, amount in option.items():
                line[first + _good(row, good)] = amount


def _good(row: Entry, word: str) -> int:
    if word not in GOODS:
        raise row.wrong(f"{word!r} is none of {', '.join(GOODS)}")
    return GOODS.index(word)


# ---- compiling


def compile_tables(content: Content) -> dict[str, Table]:
    """All tables of a content folder, checked."""
    cards, boards = content["card"], _by_id(content["board"], BOARDS)
    _check_totals(content)
    rows = _Rows(cards[0])
    carriers = [*cards, *boards]
    effects = [card.get("effects", []) for card in cards] + [board.get("special", []) for board in boards]
    tables = {
        **_carriers(carriers),
        **_cards(cards),
        **_effects(rows, carriers, effects),
        **_boards(boards, cards),
        **_events(rows, content["event"]),
        **_tiles(content["tile"]),
        **_numbers(content),
    }
    tables["ROWS"] = rows.finished()
    # Narrow numbers in the big ones: every compiled function carries a copy of the tables that it names.
    for name in ("ROWS", "EFFECT_START"):
        narrow: Any = tables[name].astype(np.int16)
        tables[name] = narrow
    return tables


def _column(values: Sequence[int]) -> Table:
    return np.array(values, dtype=np.int64)


def _by_id(entries: Sequence[Entry], ids: Sequence[str]) -> list[Entry]:
    known = {entry["id"]: entry for entry in entries}
    missing = [name for name in ids if name not in known]
    if missing:
        raise entries[0].wrong(f"no entry has the id {missing[0]!r}")
    return [known[name] for name in ids]


def _check_totals(content: Content) -> None:
    cards = content["card"]
    progress = [card for card in cards if card.whole("age", 0, AGES) > 0]
    if progress != cards[:PROGRESS_CARDS] or len(progress) != PROGRESS_CARDS:
        raise cards[0].wrong(f"{len(progress)} Progress cards, before the printed ones; the box has {PROGRESS_CARDS}")
    for age in range(1, AGES + 1):
        for kind, want in enumerate(TYPE_COUNTS):
            have = sum(card["age"] == age and card.word("type", TYPES) == kind for card in progress)
            if have != want:
                raise cards[0].wrong(f"{have} cards {TYPES[kind]} of age {age}, the box has {want}")
    for kind, total in (("event", EVENTS_IN_AGE), ("tile", TILES_IN_AGE)):
        for age in range(1, AGES + 1):
            have = sum(entry.whole("age", 1, AGES) == age for entry in content[kind])
            if have != total:
                raise content[kind][0].wrong(f"{have} {kind}s of age {age}, the box has {total}")


def _amounts(entry: Entry, key: str, words: Sequence[str]) -> list[int]:
    plain = entry.get(key, {})
    unknown = set(plain) - set(words)
    if unknown:
        raise entry.wrong(f"{key}: {min(unknown)!r} is none of {', '.join(words)}")
    return [plain.get(word, 0) for word in words]


def _carriers(entries: Sequence[Entry]) -> dict[str, Table]:
    """What stands in play: cards, and behind them the boards."""
    static = [_amounts(e, "special_static" if "bm_slots" in e.values else "static", VALUES[:2]) for e in entries]
    return {
        "FLOW": np.array([_amounts(entry, "flow", GOODS) for entry in entries], dtype=np.int64),
        "STRENGTH": _column([strength for strength, _ in static]),
        "STABILITY": _column([stability for _, stability in static]),
    }


def _cards(cards: Sequence[Entry]) -> dict[str, Table]:
    kinds = [card.word("type", TYPES) for card in cards]
    ages = [card.whole("age", 0, AGES) for card in cards]
    by_age = [[number for number, at in enumerate(ages) if at == age] for age in range(1, AGES + 1)]
    offers = [_amounts(card, "gain", GOODS) for card in cards]
    sections = [_listed(card, "sections", 3, 99) for card in cards]
    return {
        "CARD_TYPE": _column(kinds),
        "CARD_AGE": _column(ages),
        "CARD_LEVEL": _column([card.word("level", LEVELS) for card in cards]),
        "BASIC_CARDS": np.array([_basic_of_each_type(cards, age) for age in by_age], dtype=np.int64),
        "AGE_CARDS": np.array(by_age, dtype=np.int64),
        "DEPLOY_COST": _column([card.get("deploy_cost", 0) for card in cards]),
        "WORKER_POINTS": np.array([_padded(_listed(card, "vp_workers", 4, 9), 4) for card in cards], dtype=np.int64),
        "ATTACK_VALUE": _column([card.get("attack", 0) for card in cards]),
        "COLONY_NEED": _column([card.get("strength_needed", 0) for card in cards]),
        "CARD_POINTS": _column([card.get("vp", 0) for card in cards]),
        "WAR_LOSS": np.array([_amounts(card, "loss", GOODS) for card in cards], dtype=np.int64),
        "WAR_POINTS": _column([card.get("vp_loss", 0) for card in cards]),
        "OFFER": np.array(offers, dtype=np.int64),
        "VP_PRICE": _column([card.get("vp_price", 0) for card in cards]),
        "SECTIONS": _column([len(listed) for listed in sections]),
        "SECTION_COST": np.array([_padded(listed, 3) for listed in sections], dtype=np.int64),
        "BATTLE_PICK": np.array([[int(g in card.get("gain_pick", [])) for g in GOODS] for card in cards], np.int64),
    }


def _basic_of_each_type(cards: Sequence[Entry], numbers: Sequence[int]) -> list[int]:
    basic = [cards[number]["type"] for number in numbers if cards[number]["level"] == "basic"]
    return [basic.count(kind) for kind in TYPES]


def _listed(card: Entry, key: str, longest: int, most: int) -> list[int]:
    values = card.get(key, [])
    if len(values) > longest or any(not 0 <= value <= most for value in values):
        raise card.wrong(f"{key} = {values} has to be at most {longest} numbers from 0 to {most}")
    return values


def _padded(values: Sequence[int], size: int) -> list[int]:
    return [*values, *([0] * (size - len(values)))]


def _effects(rows: _Rows, carriers: Sequence[Entry], effects: Sequence[Any]) -> dict[str, Table]:
    """For each carrier its line in a table (0: no effects), which holds the first row of each timing; and, as bits, the
    timings for which it has any.

    The rows of a carrier stand in the order of their timings, so those of one end where those of the next begin.
    """
    line_of = [0] * len(carriers)
    lines = [[0] * (len(ON) + 1)]
    for number, (carrier, listed) in enumerate(zip(carriers, effects, strict=True)):
        if not listed:
            continue
        line_of[number] = len(lines)
        line: list[int] = []
        for word in ON:
            rows_then = [row for row in listed if row.get("on", "now") == word]
            _refuse_misplaced(carrier, word, rows_then)
            line.append(len(rows.rows))
            rows.add_all(rows_then, carrier.where, word, number)
        lines.append([*line, len(rows.rows)])
    start = np.array(lines, dtype=np.int64)
    some = (start[:, 1:] > start[:, :-1]) @ (1 << np.arange(len(ON)))
    return {"EFFECT_LINE": _column(line_of), "EFFECT_START": start, "TIMINGS": some[line_of]}


def _refuse_misplaced(carrier: Entry, on: str, rows: Sequence[Mapping[str, Any]]) -> None:
    if on == "now" and rows:
        raise carrier.wrong("every effect of a card needs an `on`")
    if on == "action" and (len(rows) > 1 or any(row.get("limit", 1) != 1 for row in rows)):
        raise carrier.wrong("a card has at most one special action, once a round or without a limit")
    if on == "check" and any((row["op"], row.get("what")) != ("remove", "self") for row in rows):
        raise carrier.wrong("a check removes the card itself")
    if on == "reveal" and any(row.get("n") != 2 for row in rows):
        raise carrier.wrong("the choice is between 2 event cards")


def _boards(boards: Sequence[Entry], cards: Sequence[Entry]) -> dict[str, Table]:
    number = {card["id"]: place for place, card in enumerate(cards)}
    printed = [[number.get(name, -1) for name in board["bm_slots"]] for board in boards]
    wonders = [[number[name] for name in board["printed_wonders"]] for board in boards]
    of_nation = [[0, 1 + nation] for nation in range(len(NATIONS))]
    keys, sections = ("gold", "food", "stone", "vp", "workers"), ("food", "stability")
    return {
        "BOARD_CARDS": np.array([_padded_with_nothing(listed, WORK_SPACES) for listed in printed], dtype=np.int64),
        "BOARD_WONDERS": np.array([_padded_with_nothing(listed, 1) for listed in wonders], dtype=np.int64),
        "BOARD_OF": np.array(of_nation, dtype=np.int64),
        "BOARD_START": np.array([[board.part("start").whole(key, 0, 99) for key in keys] for board in boards]),
        "BOARD_TRACK": np.array([[board.part("track").whole(key, 0, 9) for key in sections] for board in boards]),
        "WORK_ROOM": _column([len(board["bm_slots"]) for board in boards]),
        "COLONY_ROOM": _column([board.whole("colony_slots", 1, COLONY_SPACES) for board in boards]),
        "WONDER_ROOM": _column([board.whole("wonder_slots", 1, WONDER_SPACES) for board in boards]),
    }


def _padded_with_nothing(values: Sequence[int], size: int) -> list[int]:
    return [*values, *([-1] * (size - len(values)))]


def _events(rows: _Rows, events: Sequence[Entry]) -> dict[str, Table]:
    spans = np.zeros((len(events), 2, 2), np.int64)
    for number, event in enumerate(events):
        for half, key in enumerate(("first_effects", "second_effects")):
            spans[number, half, 0] = len(rows.rows)
            rows.add_all(event[key], f"{event.where}, {key}", "now")
            spans[number, half, 1] = len(rows.rows)
    ages = [[n for n, event in enumerate(events) if event["age"] == age] for age in range(1, AGES + 1)]
    return {
        "EVENT_ROWS": spans,
        "AGE_EVENTS": np.array(ages, dtype=np.int64),
        "EVENT_ARCHITECTS": _column([event.whole("architects", 0, 9) for event in events]),
        "EVENT_FAMINE": _column([event.whole("famine", 0, 9) for event in events]),
    }


def _tiles(tiles: Sequence[Entry]) -> dict[str, Table]:
    ages = [[n for n, tile in enumerate(tiles) if tile["age"] == age] for age in range(1, AGES + 1)]
    changed = ("strength", "stability", "books")
    faces = [[_amounts(tile, key, changed) for key in ("on_5", "on_6")] for tile in tiles]
    return {
        "AGE_TILES": np.array(ages, dtype=np.int64),
        "TILE_START": np.array([[tile.whole(key, -9, 99) for key in changed] for tile in tiles], dtype=np.int64),
        "TILE_ARCHITECTS": _column([tile.whole("architects", 0, 9) for tile in tiles]),
        "TILE_FAMINE": _column([tile.whole("famine", 0, 9) for tile in tiles]),
        "TILE_FACE": np.array(faces, dtype=np.int64),
    }


def _numbers(content: Content) -> dict[str, Table]:
    players = _by_id(content["players"], [f"players_{number}" for number in range(1, MAX_PLAYERS + 1)])
    limits = ("strength", "stability", "food_upkeep", "stability_upkeep", "opponent_books", "workers")
    levels = _by_id(content["difficulty"], DIFFICULTIES)
    fame = sorted(content["hall_of_fame"], key=lambda entry: -entry["vp"])
    if fame != content["hall_of_fame"]:
        raise fame[0].wrong("the Hall of Fame has to stand from the most points to the fewest")
    return {
        "ACTIVE_COLUMNS": _column([0, *(row.whole("columns", 1, COLUMNS) for row in players)]),
        "PUBLIC_ARCHITECTS": _column([0, *(row.whole("public_architects", 0, 9) for row in players)]),
        "FIRST_RANKS": _column([0, *(row.whole("first_ranks", 1, 2) for row in players)]),
        "WIDTH": _column([0, *(row.whole("width", 1, 2) for row in players)]),
        "ROW_PRICE": _column([row.whole("price", 1, 9) for row in _by_id(content["row"], ("row_1", "row_2", "row_3"))]),
        "GROWTH": _column([level.whole("growth_resources", 1, 9) for level in levels]),
        "LIMITS": _column([entry.whole("value", 0, 99) for entry in _by_id(content["limit"], limits)]),
        "FAME": _column([entry.whole("vp", 1, 999) for entry in fame]),
    }


CONTENT = played_content(FOLDER)
PRINTED_CARDS = 46
CARDS = CONTENT.pool("card", PROGRESS_CARDS + PRINTED_CARDS)
EVENT_POOL = CONTENT.pool("event", EVENT_CARDS)
TILES = CONTENT.pool("tile", SOLO_TILES)
HEROES = CONTENT.pool("hall_of_fame", 11)
DESIGNS = len(CARDS.names)
TABLES: dict[str, Any] = dict(compile_tables(CONTENT))

# What the rules name. A match with other content gets the same rules bound to that content's tables.
FLOW = TABLES["FLOW"]
STRENGTH = TABLES["STRENGTH"]
STABILITY = TABLES["STABILITY"]
CARD_TYPE = TABLES["CARD_TYPE"]
CARD_AGE = TABLES["CARD_AGE"]
CARD_LEVEL = TABLES["CARD_LEVEL"]
BASIC_CARDS = TABLES["BASIC_CARDS"]
AGE_CARDS = TABLES["AGE_CARDS"]
DEPLOY_COST = TABLES["DEPLOY_COST"]
WORKER_POINTS = TABLES["WORKER_POINTS"]
ATTACK_VALUE = TABLES["ATTACK_VALUE"]
COLONY_NEED = TABLES["COLONY_NEED"]
CARD_POINTS = TABLES["CARD_POINTS"]
WAR_LOSS = TABLES["WAR_LOSS"]
WAR_POINTS = TABLES["WAR_POINTS"]
OFFER = TABLES["OFFER"]
VP_PRICE = TABLES["VP_PRICE"]
SECTIONS = TABLES["SECTIONS"]
SECTION_COST = TABLES["SECTION_COST"]
BATTLE_PICK = TABLES["BATTLE_PICK"]
EFFECT_LINE = TABLES["EFFECT_LINE"]
EFFECT_START = TABLES["EFFECT_START"]
TIMINGS = TABLES["TIMINGS"]
BOARD_CARDS = TABLES["BOARD_CARDS"]
BOARD_WONDERS = TABLES["BOARD_WONDERS"]
BOARD_OF = TABLES["BOARD_OF"]
BOARD_START = TABLES["BOARD_START"]
BOARD_TRACK = TABLES["BOARD_TRACK"]
WORK_ROOM = TABLES["WORK_ROOM"]
COLONY_ROOM = TABLES["COLONY_ROOM"]
WONDER_ROOM = TABLES["WONDER_ROOM"]
EVENT_ROWS = TABLES["EVENT_ROWS"]
AGE_EVENTS = TABLES["AGE_EVENTS"]
EVENT_ARCHITECTS = TABLES["EVENT_ARCHITECTS"]
EVENT_FAMINE = TABLES["EVENT_FAMINE"]
AGE_TILES = TABLES["AGE_TILES"]
TILE_START = TABLES["TILE_START"]
TILE_ARCHITECTS = TABLES["TILE_ARCHITECTS"]
TILE_FAMINE = TABLES["TILE_FAMINE"]
TILE_FACE = TABLES["TILE_FACE"]
ACTIVE_COLUMNS = TABLES["ACTIVE_COLUMNS"]
PUBLIC_ARCHITECTS = TABLES["PUBLIC_ARCHITECTS"]
FIRST_RANKS = TABLES["FIRST_RANKS"]
WIDTH = TABLES["WIDTH"]
ROW_PRICE = TABLES["ROW_PRICE"]
GROWTH = TABLES["GROWTH"]
LIMITS = TABLES["LIMITS"]
FAME = TABLES["FAME"]
ROWS = TABLES["ROWS"]
ROW_COUNT = len(ROWS)
CARDS_IN_ALL = DESIGNS  # the boards are carriers behind the cards
STRENGTH_CAP, STABILITY_CAP, FOOD_UPKEEP, STABILITY_UPKEEP, OPPONENT_BOOKS, WORKERS_OF_NATION = range(6)


def _who_tables() -> tuple[Table, Table, Table, Table]:
    """For each `who`: is it the most (1), the least (0) or neither; the rest of them; of which values."""
    most, rest, value, second = ([-1] * len(WHO), [0] * len(WHO), [-1] * len(WHO), [-1] * len(WHO))
    for word, group in _GROUPS.items():
        place = WHO.index(word)
        most[place], rest[place], value[place] = group[:3]
        second[place] = group[3] if len(group) > 3 else -1
    return _column(most), _column(rest), _column(value), _column(second)


GROUP_MOST, GROUP_REST, GROUP_VALUE, GROUP_SECOND = _who_tables()

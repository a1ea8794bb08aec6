"""The content as integer tables, the form in which the rules read it."""

from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np

from civitas.core.content import Content, Entry, played_content
from civitas.core.fields import Axis, Pool, axis

FOLDER = Path(__file__).parent
MOST_CIVS = 6
ERAS, TURNS_IN_ERA, TURNS = 3, 4, 12
LEVELS = 16
CUBES = 9

# The ten actions (HI-8), in the order of their codes.
ACTION_WORDS = (
    *("military", "technology", "art", "exploit", "expansion"),
    *("trade", "raid", "war", "tourism", "revolution"),
)
MILITARY, TECHNOLOGY, ART, EXPLOIT, EXPANSION, TRADE, RAID, WAR, TOURISM, REVOLUTION = range(10)
ACTION_COUNT = len(ACTION_WORDS)
ANY_ACTION = 15
SIDES = ("basic", "advanced")
BASIC, ADVANCED = range(2)

# What an action's side demands and gives.
AMOUNTS = (
    *("pay_cube", "pay_vp", "mil", "tech", "wonder", "recover_pool_or_map", "expand"),
    *("cube", "vp", "partner_vp", "war_vp", "vp_per_wonders", "revolution"),
)
PAY_CUBE, PAY_VP, MIL, TECH, WONDER, RECOVER, EXPAND, CUBE, VP, PARTNER_VP, WAR_VP, PER_WONDERS, REVOLT = range(13)

# A hand holds the ten action cards and up to five own advisors.
OWN_ADVISORS = tuple(f"advisor_{number}" for number in range(1, 6))
ADVISORS_IN_SET = len(OWN_ADVISORS)
CARD_WORDS = (*ACTION_WORDS, *OWN_ADVISORS)
FIRST_ADVISOR = ACTION_COUNT
CARD_COUNT = len(CARD_WORDS)
MOST_CARDS = 3
SETS = tuple(one for size in range(1, MOST_CARDS + 1) for one in combinations(range(CARD_COUNT), size))
FIRST_PAIR = CARD_COUNT
FIRST_TRIPLE = FIRST_PAIR + CARD_COUNT * (CARD_COUNT - 1) // 2

# The vocabulary of effects, by code; 0 ends a list.
VERBS = (
    *("end", "vp", "cube", "card_old", "card_any", "tech", "mil", "mil_down", "wonder", "wonder_ready"),
    *("wonder_destroy", "cube_destroy", "cube_pay", "expand", "expand_any", "advisor", "revolution", "vp_pay"),
)
END, GAIN_VP, RECOVER_CUBES, TAKE_OLDEST, TAKE_CHOSEN, GAIN_TECH, GAIN_MIL, LOSE_MIL, TAKE_WONDERS = range(9)
READY_WONDERS, DESTROY_WONDERS, DESTROY_CUBES, PAY_CUBES, PLACE_NEAR, PLACE_ANYWHERE = range(9, 15)
DRAW_ADVISORS, REVOLUTION_EFFECT, PAY_POINTS = range(15, 18)
COST_VERBS = ("wonder_destroy", "cube_destroy", "cube_pay", "vp_pay")
MOST_EFFECTS = 3
ABILITIES = ("unlock_card", "unlock_advanced", "cards_per_round", "navigation")

METRICS = ("wonders", "military", "technology", "territories")
WONDERS_METRIC, MILITARY_METRIC, TECHNOLOGY_METRIC, TERRITORIES_METRIC = range(4)
NO_MAJORITY = -1

ICONS_OF_WHEEL = (
    *("add_cube", "territory_bonus", "recover_cards", "recover_wonders", "recover_cubes", "government"),
    *("turn_order", "new_wonders", "leader_bonus", "new_leaders"),
)
ADD_CUBE, TERRITORY_BONUS, RECOVER_CARDS, RECOVER_WONDERS, RECOVER_POWER, GOVERNMENT = range(6)
TURN_ORDER, NEW_WONDERS, LEADER_BONUS, NEW_LEADERS = range(6, 10)
NO_ICON = -1

BOT_LEVELS = ("chieftain", "noble", "king")
WONDERS_IN_BOX, WONDERS_IN_ERA, LEADERS_IN_BOX, LEADERS_IN_ERA, ADVISORS_IN_BOX = 48, 16, 18, 6, 35
EVENTS_IN_BOX, TOKENS_IN_BOX, TERRITORY_COUNT, BOT_CARDS_IN_BOX = 12, 16, 13, 6
CIVILIZATION_COUNT = 7
COLOUR_COUNT = 6
ROW_SPACES = 8

# Where each list of effects stands.
ADVISOR_COST = 0
ADVISOR_EFFECT = ADVISOR_COST + ADVISORS_IN_BOX
WONDER_COST = ADVISOR_EFFECT + ADVISORS_IN_BOX
WONDER_EFFECT = WONDER_COST + WONDERS_IN_BOX
EVENT_DEMAND = WONDER_EFFECT + WONDERS_IN_BOX
EVENT_EFFECT = EVENT_DEMAND + EVENTS_IN_BOX
TECH_GIFT = EVENT_EFFECT + EVENTS_IN_BOX
MIL_GIFT = TECH_GIFT + LEVELS + 1
EFFECT_ROWS = MIL_GIFT + LEVELS + 1

Table = Any  # an int64 array: one index gives an integer from a list, two from a grid


def compile_tables(content: Content) -> dict[str, Table]:
    """All tables of a content folder, checked."""
    return {
        **_actions(_by_id(content["action"], ACTION_WORDS)),
        **_effects(content),
        **_advisors(content["advisor"], [entry["id"] for entry in content["civilization"]]),
        **_revolting(content),
        **_civilizations(content["civilization"]),
        **_wonders(content["wonder"]),
        **_leaders(content["leader"]),
        **_levels(content),
        **_matrix(content["matrix"][0], content["government"]),
        **_map(content),
        **_events(content["event"]),
        **_civbots(content),
        **_wheel(content["segment"]),
        **_player_counts(content["players"]),
        **_start(content["start"][0]),
    }


def _column(values: Sequence[int]) -> Table:
    return np.array(values, dtype=np.int64)


def _by_id(entries: Sequence[Entry], order: Sequence[str]) -> list[Entry]:
    """Entries in the order of the words the rules know."""
    found = {entry["id"]: entry for entry in entries}
    for entry in entries:
        entry.word("id", order)
    missing = [word for word in order if word not in found]
    if missing:
        raise entries[0].wrong(f"no entry {missing[0]!r} in this file")
    return [found[word] for word in order]


# ---- the ten actions


def _actions(entries: Sequence[Entry]) -> dict[str, Table]:
    amounts = np.zeros((ACTION_COUNT, len(SIDES), len(AMOUNTS)), np.int64)
    for number, entry in enumerate(entries):
        for side, name in enumerate(SIDES):
            for word, amount in _pairs(entry, name, AMOUNTS):
                amounts[number, side, word] = amount
    never = LEVELS + 1
    return {
        "AMOUNT": amounts,
        "ADVANCED_FROM": _column(
            [one.whole("advanced_tech", 1, LEVELS) if one.get("advanced") else never for one in entries]
        ),
        "AVAILABLE_FROM": _column([entry.whole("available_from_tech", 1, LEVELS) for entry in entries]),
        "STARTS_IN_HAND": _column([int(entry["in_starting_hand"]) for entry in entries]),
    }


def _pairs(entry: Entry, key: str, words: Sequence[str]) -> list[tuple[int, int]]:
    """A list such as [["vp", 1], ["cube", 2]] as codes and amounts."""
    found: list[tuple[int, int]] = []
    for pair in entry.get(key, []):
        if not isinstance(pair, list) or len(pair) != 2 or not isinstance(pair[1], int):
            raise entry.wrong(f"{key}: {pair!r} has to be a word and a whole number")
        if pair[0] not in words:
            raise entry.wrong(f"{key}: {pair[0]!r} is none of {', '.join(words)}")
        found.append((words.index(pair[0]), pair[1]))
    return found


# ---- lists of effects


def _effects(content: Content) -> dict[str, Table]:
    table = np.zeros((EFFECT_ROWS, MOST_EFFECTS + 1, 2), np.int64)
    for first, kind, key in (
        (ADVISOR_COST, "advisor", "cost"),
        (ADVISOR_EFFECT, "advisor", "effect"),
        (WONDER_COST, "wonder", "cost"),
        (WONDER_EFFECT, "wonder", "effect"),
        (EVENT_DEMAND, "event", "demand"),
        (EVENT_EFFECT, "event", "effect"),
    ):
        for number, entry in enumerate(content[kind]):
            _write_effects(table, first + number, entry, _effect_list(entry, key, paid=key in ("cost", "demand")))
    for first, kind in ((TECH_GIFT, "technology"), (MIL_GIFT, "military")):
        for entry in content[kind]:
            gifts = [pair for pair in entry.get("gives", []) if pair[0] not in ABILITIES]
            plain = Entry({**entry.values, "gives": gifts}, entry.where)
            _write_effects(table, first + entry.whole("level", 1, LEVELS), entry, _effect_list(plain, "gives"))
    return {"EFFECT": table}


def _effect_list(entry: Entry, key: str, paid: bool = False) -> list[tuple[int, int]]:
    listed = _pairs(entry, key, VERBS[1:])
    words = [VERBS[code + 1] for code, _ in listed]
    if paid and not set(words) <= set(COST_VERBS):
        raise entry.wrong(f"{key}: only {', '.join(COST_VERBS)} can be paid")
    if paid and {"cube_pay", "cube_destroy"} <= set(words):
        raise entry.wrong(f"{key}: cubes are either paid or destroyed, not both")
    if len(set(words)) < len(words):
        raise entry.wrong(f"{key}: a word stands here twice")
    return [(code + 1, amount) for code, amount in listed]


def _write_effects(table: Table, row: int, entry: Entry, listed: Sequence[tuple[int, int]]) -> None:
    if len(listed) > MOST_EFFECTS:
        raise entry.wrong(f"more than {MOST_EFFECTS} effects in one list")
    for place, pair in enumerate(listed):
        table[row, place] = pair


def _contains(entry: Entry, word: str) -> int:
    return int(any(pair[0] == word for pair in entry["effect"]))


# ---- cards


def _advisors(entries: Sequence[Entry], civilizations: Sequence[str]) -> dict[str, Table]:
    sets: list[list[int]] = [[] for _ in civilizations]
    for number, entry in enumerate(entries):
        sets[entry.word("civilization", civilizations)].append(number)
    for name, members in zip(civilizations, sets, strict=True):
        if len(members) != ADVISORS_IN_SET:
            raise entries[0].wrong(f"{name} has {len(members)} advisors, every civilization has {ADVISORS_IN_SET}")
    actions = ("none", *ACTION_WORDS)
    return {
        "ADVISOR_OF": np.array(sets, dtype=np.int64),
        "ADVISOR_ACTION": _column([entry.word("action", actions) - 1 for entry in entries]),
        "ADVISOR_SIDE": _column([max(entry.word("action_mode", ("none", *SIDES)) - 1, 0) for entry in entries]),
    }


def _revolting(content: Content) -> dict[str, Table]:
    """For every civilization a bit for each card with the Revolution effect, actions first, then its own advisors."""
    cards = _by_id(content["action"], ACTION_WORDS)
    sides = [_pairs(card, "basic", AMOUNTS) for card in cards]
    actions = sum(1 << number for number, side in enumerate(sides) if any(word == REVOLT for word, _ in side))
    found: list[int] = []
    for civilization in content["civilization"]:
        members = [one for one in content["advisor"] if one["civilization"] == civilization["id"]]
        revolts = [one["action"] == "revolution" or _contains(one, "revolution") for one in members]
        found.append(actions | sum(1 << (FIRST_ADVISOR + own) for own, yes in enumerate(revolts) if yes))
    return {"REVOLTING": _column(found)}


def _civilizations(entries: Sequence[Entry]) -> dict[str, Table]:
    colours = sorted({entry["color"] for entry in entries})
    if len(colours) != COLOUR_COUNT:
        raise entries[0].wrong(f"{len(colours)} colours of civilizations, there are cubes of {COLOUR_COUNT}")
    return {"COLOUR": _column([colours.index(entry["color"]) for entry in entries])}


def _wonders(entries: Sequence[Entry]) -> dict[str, Table]:
    eras = [entry.whole("era", 1, ERAS) - 1 for entry in entries]
    if any(eras.count(era) != WONDERS_IN_ERA for era in range(ERAS)):
        raise entries[0].wrong(f"every era has {WONDERS_IN_ERA} wonders")
    return {
        "WONDER_ERA": _column(eras),
        "WONDER_TRIGGER": _column(
            [ANY_ACTION if one["trigger"] == "any" else one.word("trigger", ACTION_WORDS) for one in entries]
        ),
        "WONDER_MAJORITY": _column([one.word("majority", ("none", *METRICS)) - 1 for one in entries]),
        "WONDER_REVIVES": _column([_contains(one, "wonder_ready") for one in entries]),
    }


def _leaders(entries: Sequence[Entry]) -> dict[str, Table]:
    eras = [entry.whole("era", 1, ERAS) - 1 for entry in entries]
    if any(eras.count(era) != LEADERS_IN_ERA for era in range(ERAS)):
        raise entries[0].wrong(f"every era has {LEADERS_IN_ERA} leaders")
    conditions = (1, 2)
    return {
        "LEADER_ERA": _column(eras),
        "LEADER_METRIC": np.array([[one.word(f"cond{n}_metric", METRICS) for n in conditions] for one in entries]),
        "LEADER_LEAST": np.array([[one.whole(f"cond{n}_min", 1, 48) for n in conditions] for one in entries]),
        "LEADER_VP": np.array([[one.whole(f"cond{n}_vp", 0, 99) for n in conditions] for one in entries]),
    }


def _events(entries: Sequence[Entry]) -> dict[str, Table]:
    triggers = [ANY_ACTION if one["trigger"] == "any" else one.word("trigger", ACTION_WORDS) for one in entries]
    return {"EVENT_TRIGGER": _column(triggers)}


# ---- the board


def _levels(content: Content) -> dict[str, Table]:
    levels = {entry.whole("level", 1, LEVELS): entry for entry in content["technology"]}
    if len(levels) != LEVELS or len({one["level"] for one in content["military"]}) != LEVELS:
        raise content["technology"][0].wrong(f"both tracks have {LEVELS} levels")
    opened = {one["id"]: one.get("advanced_tech") for one in content["action"]}
    limit, navigates = 1, 0
    limits, navigation, unlocks = [0], [0], [-1]
    for level in range(1, LEVELS + 1):
        unlocks.append(-1)
        for word, value in levels[level].get("gives", []):
            if word == "cards_per_round":
                limit = value
            elif word == "navigation":
                navigates = 1
            elif word == "unlock_card":
                unlocks[level] = ACTION_WORDS.index(value)
            elif word == "unlock_advanced" and opened.get(value) != level:
                raise levels[level].wrong(f"the card {value!r} opens its advanced side at level {opened.get(value)}")
        limits.append(limit)
        navigation.append(navigates)
    return {"CARD_LIMIT": _column(limits), "NAVIGATES": _column(navigation), "UNLOCKS": _column(unlocks)}


def _matrix(matrix: Entry, governments: Sequence[Entry]) -> dict[str, Table]:
    letters = [entry["letter"] for entry in governments]
    cells = np.zeros((LEVELS + 2, LEVELS + 2), np.int64)  # [technology, military]: 0, or 1 + the government
    for down, row in enumerate(matrix["rows"]):
        for across, letter in enumerate(row):
            if letter != ".":
                cells[across + 1, LEVELS - down] = 1 + letters.index(letter)
    for tech in range(1, LEVELS + 1):
        for mil in range(1, LEVELS + 1):
            stuck = cells[tech + 1, mil] == 0 and cells[tech, mil + 1] == 0
            if cells[tech, mil] and stuck and (tech, mil) != (LEVELS, LEVELS):
                raise matrix.wrong(f"nobody can leave technology {tech}, military {mil}")
    bonus = [dict(entry["bonus"]) for entry in governments]
    for entry, found in zip(governments, bonus, strict=True):
        if not set(found) <= {"vp", "cube"}:
            raise entry.wrong("a government gives vp and cubes only")
    return {
        "MATRIX": cells,
        "GOVERNMENT_VP": _column([found.get("vp", 0) for found in bonus]),
        "GOVERNMENT_CUBES": _column([found.get("cube", 0) for found in bonus]),
    }


def _map(content: Content) -> dict[str, Table]:
    names = [entry["id"] for entry in content["territory"]]
    border = np.zeros((TERRITORY_COUNT, TERRITORY_COUNT), np.int64)
    for entry in content["border"]:
        a, b = entry.word("a", names), entry.word("b", names)
        border[a, b] = border[b, a] = 1
    for entry in content["territory"]:
        own = sorted(names[place] for place in np.flatnonzero(border[names.index(entry["id"])]))
        if own != sorted(entry["adjacent"]):
            raise entry.wrong(f"adjacent does not agree with the borders: {', '.join(own)}")
    tokens = content["territory_token"]
    return {
        "EVERYWHERE": _column([(1 << TERRITORY_COUNT) - 1]),
        "NEIGHBOURS": _column([int(sum(1 << place for place in np.flatnonzero(row))) for row in border]),
        "TOKEN_NUMBER": _column([token.whole("number", 1, 99) for token in tokens]),
        "TOKEN_VP": _column([token.whole("vp", 0, 9) for token in tokens]),
    }


def _civbots(content: Content) -> dict[str, Table]:
    levels = _by_id(content["difficulty"], BOT_LEVELS)
    points = content["bot_vp"][0]
    cards = [entry for entry in content["civbot_card"] if entry["kind"] == "action"]
    actions = np.full((BOT_CARDS_IN_BOX, 2), -1, np.int64)
    for number, card in enumerate(cards):
        for place, word in enumerate(card["actions"]):
            if word not in ("technology", "military", "art", "expansion", "war"):
                raise card.wrong(f"a Civbot knows no action {word!r}")
            actions[number, place] = ACTION_WORDS.index(word)
    caps = points["leader_cap_by_era"]
    return {
        "BOT_CARDS": _column([entry.whole("cards_per_turn", 1, BOT_CARDS_IN_BOX) for entry in levels]),
        "BOT_RANK": _column([entry.whole("rank", 1, 3) for entry in levels]),
        "BOT_VP": _column([points.get(word, 0) if word != "war" else 0 for word in ACTION_WORDS]),
        "BOT_WAR_VP": _column([points.whole("war", 0, 9), points.whole("war_with_nuclear_energy", 0, 9)]),
        "BOT_BEYOND_VP": _column([points.whole("beyond_level_16", 0, 9)]),
        "BOT_LEADER_CAP": _column([int(cap) for cap in caps]),
        "BOT_CUBES": _column([content["bot_cubes"][0].whole("playable", 1, CUBES)]),
        "BOT_CARD_ACTION": actions,
    }


def _wheel(entries: Sequence[Entry]) -> dict[str, Table]:
    icons = np.full((TURNS_IN_ERA, len(ICONS_OF_WHEEL) + 1), NO_ICON, np.int64)
    for entry in entries:
        listed = [*entry["gray"], *entry["brown"]]
        for place, word in enumerate(listed):
            if word not in ICONS_OF_WHEEL:
                raise entry.wrong(f"{word!r} is no icon of the time wheel")
            icons[entry.whole("turn", 1, TURNS_IN_ERA) - 1, place] = ICONS_OF_WHEEL.index(word)
    return {"WHEEL": icons}


def _player_counts(entries: Sequence[Entry]) -> dict[str, Table]:
    rows = sorted(entries, key=lambda entry: entry.whole("players", 1, MOST_CIVS))
    return {
        "ROW_SIZE": _column([0, *(row.whole("wonder_row", 1, ROW_SPACES) for row in rows)]),
        "LEADERS_DEALT": _column([0, *(row.whole("leaders_drawn", 0, LEADERS_IN_ERA) for row in rows)]),
        "CIVBOTS_MOST": _column([0, *(row.whole("civbots_max", 0, 5) for row in rows)]),
        "CIVBOTS_USUAL": _column([0, *(row.whole("civbots_default", 0, 5) for row in rows)]),
    }


def _start(start: Entry) -> dict[str, Table]:
    places = ("supply", "used_pool", "reserve")
    cubes = [[start.whole(f"{kind}cubes_{place}", 0, CUBES) for place in places] for kind in ("", "expert_")]
    return {
        "START_CUBES": np.array(cubes, dtype=np.int64),
        "START_LEVELS": _column([start.whole("technology", 1, LEVELS), start.whole("military", 1, LEVELS)]),
        "START_ADVISORS": _column([start.whole("advisors_in_hand", 0, ADVISORS_IN_SET)]),
    }


CONTENT = played_content(FOLDER)
ACTION_CARDS = CONTENT.pool("action", 60)
ADVISORS = CONTENT.pool("advisor", ADVISORS_IN_BOX)
WONDERS = CONTENT.pool("wonder", WONDERS_IN_BOX)
EVENTS_POOL = CONTENT.pool("event", EVENTS_IN_BOX)
TOKENS = CONTENT.pool("territory_token", TOKENS_IN_BOX)
CIVILIZATIONS = CONTENT.pool("civilization", CIVILIZATION_COUNT)
GOVERNMENTS = CONTENT.pool("government", 9)
BOT_DECK = CONTENT.pool("civbot_card", BOT_CARDS_IN_BOX + 1)
TECHNOLOGIES = CONTENT.pool("technology", LEVELS)
TERRITORIES = tuple(entry["id"] for entry in CONTENT["territory"])

# A seat's five advisors and an era's six leaders are boxes of their own: nobody can hold another's.
SEATS = Axis("seat", MOST_CIVS)
ERA = axis("era", ("era_1", "era_2", "era_3"))
_own = CONTENT.pool("own_advisor", ADVISORS_IN_SET)
OWN = Pool(_own.name, _own.names, _own.copies, each=SEATS)
_leaders_pool = CONTENT.pool("leader", LEADERS_IN_BOX)
LEADERS = Pool(
    _leaders_pool.name,
    _leaders_pool.names,
    _leaders_pool.copies,
    each=ERA,
    boxes=tuple(entry["era"] - 1 for entry in CONTENT["leader"]),
)

TABLES = compile_tables(CONTENT)

# What the rules name. A match with other content gets the same rules bound to that content's tables.
AMOUNT = TABLES["AMOUNT"]
ADVANCED_FROM = TABLES["ADVANCED_FROM"]
AVAILABLE_FROM = TABLES["AVAILABLE_FROM"]
STARTS_IN_HAND = TABLES["STARTS_IN_HAND"]
EFFECT = TABLES["EFFECT"]
ADVISOR_OF = TABLES["ADVISOR_OF"]
ADVISOR_ACTION = TABLES["ADVISOR_ACTION"]
ADVISOR_SIDE = TABLES["ADVISOR_SIDE"]
REVOLTING = TABLES["REVOLTING"]
COLOUR = TABLES["COLOUR"]
WONDER_ERA = TABLES["WONDER_ERA"]
WONDER_TRIGGER = TABLES["WONDER_TRIGGER"]
WONDER_MAJORITY = TABLES["WONDER_MAJORITY"]
WONDER_REVIVES = TABLES["WONDER_REVIVES"]
LEADER_ERA = TABLES["LEADER_ERA"]
LEADER_METRIC = TABLES["LEADER_METRIC"]
LEADER_LEAST = TABLES["LEADER_LEAST"]
LEADER_VP = TABLES["LEADER_VP"]
EVENT_TRIGGER = TABLES["EVENT_TRIGGER"]
CARD_LIMIT = TABLES["CARD_LIMIT"]
NAVIGATES = TABLES["NAVIGATES"]
UNLOCKS = TABLES["UNLOCKS"]
MATRIX = TABLES["MATRIX"]
GOVERNMENT_VP = TABLES["GOVERNMENT_VP"]
GOVERNMENT_CUBES = TABLES["GOVERNMENT_CUBES"]
EVERYWHERE = TABLES["EVERYWHERE"]
NEIGHBOURS = TABLES["NEIGHBOURS"]
TOKEN_NUMBER = TABLES["TOKEN_NUMBER"]
TOKEN_VP = TABLES["TOKEN_VP"]
BOT_CARDS = TABLES["BOT_CARDS"]
BOT_RANK = TABLES["BOT_RANK"]
BOT_VP = TABLES["BOT_VP"]
BOT_WAR_VP = TABLES["BOT_WAR_VP"]
BOT_BEYOND_VP = TABLES["BOT_BEYOND_VP"]
BOT_LEADER_CAP = TABLES["BOT_LEADER_CAP"]
BOT_CUBES = TABLES["BOT_CUBES"]
BOT_CARD_ACTION = TABLES["BOT_CARD_ACTION"]
WHEEL = TABLES["WHEEL"]
ROW_SIZE = TABLES["ROW_SIZE"]
LEADERS_DEALT = TABLES["LEADERS_DEALT"]
CIVBOTS_MOST = TABLES["CIVBOTS_MOST"]
CIVBOTS_USUAL = TABLES["CIVBOTS_USUAL"]
START_CUBES = TABLES["START_CUBES"]
START_LEVELS = TABLES["START_LEVELS"]
START_ADVISORS = TABLES["START_ADVISORS"]


def _set_tables() -> tuple[Table, Table, Table, Table]:
    """The cards of every set (-1 where it has fewer), and the set's number from its cards."""
    cards = np.full((len(SETS), MOST_CARDS), -1, np.int64)
    pairs = np.zeros((CARD_COUNT, CARD_COUNT), np.int64)
    triples = np.zeros((CARD_COUNT, CARD_COUNT, CARD_COUNT), np.int64)
    for number, members in enumerate(SETS):
        cards[number, : len(members)] = members
        if len(members) == 2:
            pairs[members] = number
        elif len(members) == 3:
            triples[members] = number
    return cards, pairs, triples, _column([len(members) for members in SETS])


SET_CARDS, PAIR_NUMBER, TRIPLE_NUMBER, SET_LENGTH = _set_tables()

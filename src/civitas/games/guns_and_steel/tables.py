"""The content as integer tables, the form in which the rules read it."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from civitas.core.content import Content, Entry, played_content
from civitas.core.fields import NOTHING, Pool

FOLDER = Path(__file__).parent
MAX_PLAYERS = 4
ERAS = ("horse", "gunpowder", "oil", "earth", "space")
RESOURCES = ("food", "iron", *ERAS)
FOOD, IRON, HORSE, GUNPOWDER, OIL, EARTH, SPACE = range(len(RESOURCES))
PLAIN = OIL + 1  # resources that a cost can name; Earth and Space stand for any of them
ANY = PLAIN  # the place of "any type" in a demand
ALL_RESOURCES = 2 ** len(RESOURCES) - 1
WILD_RESOURCES = 2**EARTH + 2**SPACE
TYPES = ("civil", "tactical", "military")
CIVIL, TACTICAL, MILITARY = range(len(TYPES))
SETS = ("starter", "new_world", "renaissance")
MODES = ("new_world", "renaissance", "combined")
VERBS = (
    *("nothing", "gain", "replenish", "cost_deplete", "gain_vp", "cost_vp", "play", "activate", "attack", "lose_res"),
    *("give_res", "lose_wonder", "lose_vp", "copy_res", "buy", "claim", "pickup", "vp_per_defeated"),
)
GAIN, REPLENISH, COST_DEPLETE, GAIN_VP, COST_VP, PLAY, ACTIVATE, ATTACK, LOSE_RES = range(1, 10)
GIVE_RES, LOSE_WONDER, LOSE_VP, COPY_RES, BUY, CLAIM, PICKUP, VP_PER_DEFEATED = range(10, 18)
GROUPS = ("self", "each_opponent", "chosen_opponent", "defeated", "undefeated")
SELF, EACH_OPPONENT, CHOSEN_OPPONENT, DEFEATED, UNDEFEATED = range(len(GROUPS))
ORIGINS = ("nowhere", "played", "tableau", "opponent")
FROM_PLAYED, FROM_TABLEAU, FROM_OPPONENT = 1, 2, 3
PREDICATES = (
    *("none", "res_count", "res_distinct", "tech_count", "strength"),
    *("hand_count", "track_vp", "pickup_vp", "pickup_count"),
)
RES_COUNT, RES_DISTINCT, TECH_COUNT, HAS_STRENGTH, HAND_COUNT, TRACK_VP, PICKUP_VP, PICKUP_COUNT = range(1, 9)
# Verbs that need resources, types or an origin beside them.
_WITH_MASK = ("gain", "replenish", "cost_deplete", "lose_res", "give_res", "copy_res")
_WITH_TYPES = ("play", "activate", "pickup")
_ONLY_SELF = (
    *("gain", "cost_deplete", "cost_vp", "play", "activate", "attack"),
    *("buy", "claim", "pickup", "vp_per_defeated"),
)
_ONLY_ONCE = ("attack", "claim")
_WORDS_OF_A_STEP = frozenset({"verb", "who", "n", "mask", "types", "from"})
_ONLY_DEFEATED = ("lose_res", "give_res", "lose_wonder")
CARDS_IN_BOX, WONDERS_IN_BOX, CIVILIZATIONS, STARTERS = 70, 20, 50, 5
FACES = CIVILIZATIONS + STARTERS
PHYSICAL_CARDS = CIVILIZATIONS + STARTERS * MAX_PLAYERS
MOST_STEPS = 6  # of one card's effect
MOST_CONDITIONS = 3
MOST_KINDS = 16  # of cards that look alike resource side up
FRAMES = 8  # effects that can be under way inside each other
SLOTS = 25
MOST_STACK = (8, 7, 6, 5, 4)
SHAPES = ("base_7", "base_6")
CONSTANTS = (
    *("starting_hand", "pickup_hand_limit", "glory_markers_per_player"),
    *("track_end_trigger", "wonders_in_play", "last_round"),
)
PICKUP_LIMIT, GLORY_MARKERS, TRACK_TRIGGER, LAST_ROUND = 1, 2, 3, 5

Table = NDArray[np.int64]


def compile_tables(content: Content) -> dict[str, Table]:
    """All tables of a content folder, checked."""
    content.pool("card", CARDS_IN_BOX)
    content.pool("wonder", WONDERS_IN_BOX)
    cards = content["card"]
    _check_boxes(content)
    numbers = _by_id(content["constant"], CONSTANTS)
    tables = {
        **_cards(cards),
        **_effects(cards),
        **_eras(cards),
        **_wonders(content["wonder"], cards),
        **_modes(content["mode"]),
        **_layouts(content["layout"], cards),
        **_pyramids(content["slot"]),
        "CONSTANT": _column([number.whole("value", 0, 999) for number in numbers]),
    }
    _check_exchanges(content)
    _check_resources(content)
    counts = _by_id(content["player_count"], ("players_2", "players_3", "players_4"))
    tables["START_RESOURCES"] = _grid(counts, "start_resource", MAX_PLAYERS)
    return tables


def _column(values: Sequence[int]) -> Table:
    return np.array(values, dtype=np.int64)


def _grid(entries: Sequence[Entry], key: str, width: int) -> Table:
    table = np.zeros((len(entries), width), np.int64)
    for row, entry in enumerate(entries):
        values = entry[key]
        table[row, : len(values)] = values
    return table


def _by_id(entries: Sequence[Entry], ids: Sequence[str]) -> list[Entry]:
    known = {entry["id"]: entry for entry in entries}
    missing = [name for name in ids if name not in known]
    if missing:
        raise entries[0].wrong(f"no entry has the id {missing[0]!r}")
    return [known[name] for name in ids]


def _bits(entry: Entry, key: str, words: Sequence[str]) -> int:
    """A set of words as a number with a bit for each."""
    listed = entry.get(key)
    if not isinstance(listed, list) or not listed:
        raise entry.wrong(f"{key} has to be a list of {', '.join(words)}", key)
    total = 0
    for word in listed:
        if word not in words:
            raise entry.wrong(f"{key}: {word!r} is none of {', '.join(words)}", key)
        total |= 1 << words.index(word)
    return total


def _check_boxes(content: Content) -> None:
    cards = content["card"]
    for number, card in enumerate(cards):
        starter = card.word("set", SETS) == 0
        if starter != (number >= CIVILIZATIONS):
            raise card.wrong(f"the first {CIVILIZATIONS} cards are civilization cards, the others starter cards", "set")
        if card.whole("count", 1, MAX_PLAYERS) != (MAX_PLAYERS if starter else 1):
            raise card.wrong("a starter card has a copy for every player, any other card only one", "count")
    eras = content["era"]
    if [era["id"] for era in eras] != list(ERAS):
        raise eras[0].wrong(f"the Eras are {', '.join(ERAS)}")
    for number, card in enumerate(cards[:CIVILIZATIONS], STARTERS + 1):
        printed = f"C{number:02}"
        first, last = eras[card.word("era", ERAS)][card["set"]]
        if card["number"] != printed or not first <= printed <= last:
            raise card.wrong(
                f"the card at this place has the number {printed} and the Era that eras.toml gives it", "number"
            )


def _check_exchanges(content: Content) -> None:
    """GS-7.6: payments know pairs of the next lower resource and three for an Earth; other rates need other rules."""
    pairs = [({RESOURCES[kind - 1]: 2}, {RESOURCES[kind]: 1}) for kind in range(IRON, PLAIN)]
    known = [*pairs, ({"any": 3}, {"earth": 1})]
    for entry, (give, take) in zip(content["exchange"], known, strict=True):
        if entry["give"] != give or entry["take"] != take:
            raise entry.wrong(f"the exchange here has to be {give} for {take}")


def _check_resources(content: Content) -> None:
    """GS-2.6: Earth is one wild unit, Space two."""
    for number, entry in enumerate(_by_id(content["resource"], RESOURCES)):
        if entry["units"] != (2 if number == SPACE else 1) or entry["wild"] != (number >= EARTH):
            raise entry.wrong("units and wild have to be as the rulebook gives them")


def _cards(cards: Sequence[Entry]) -> dict[str, Table]:
    costs = np.zeros((len(cards), PLAIN), np.int64)
    for row, card in enumerate(cards):
        for name, units in card.part("cost").values.items():
            if name not in RESOURCES[:PLAIN] or not isinstance(units, int) or not 0 < units <= 9:
                raise card.wrong(
                    f"cost: {name} = {units!r} is no cost; 1 to 9 of {', '.join(RESOURCES[:PLAIN])}", "cost"
                )
            costs[row, RESOURCES.index(name)] = units
    looks = [(card.word("resource", RESOURCES), card.whole("vp", 0, 99)) for card in cards]
    kinds = sorted(set(looks))
    if len(kinds) > MOST_KINDS:
        raise cards[0].wrong(f"{len(kinds)} different resource sides, at most {MOST_KINDS} fit")
    return {
        "RESOURCE_OF": _column([resource for resource, _ in looks]),
        "VP_OF": _column([points for _, points in looks]),
        "KIND_OF": _column([kinds.index(look) for look in looks]),
        "TYPE_OF": _column([card.word("type", TYPES) for card in cards]),
        "STRENGTH_OF": _column([card.whole("strength", 0, 20) for card in cards]),
        "REACTS": _column([int(card["reaction"]) for card in cards]),
        "REMOVED_2P": _column([int(card["remove_2p"]) for card in cards]),
        "SET_OF": _column([card.word("set", SETS) for card in cards]),
        "COST": costs,
        "COST_UNITS": costs.sum(axis=1),
    }


def _effects(cards: Sequence[Entry]) -> dict[str, Table]:
    names = ("VERB", "WHO", "AMOUNT", "MASK", "TYPES", "ORIGIN")
    tables = {f"STEP_{name}": np.zeros((len(cards), MOST_STEPS), np.int64) for name in names}
    for row, card in enumerate(cards):
        steps = card.items("effects", MOST_STEPS)
        _check_costs(card, [step["verb"] for step in steps])
        for place, step in enumerate(steps):
            for name, value in zip(names, _effect(step), strict=True):
                tables[f"STEP_{name}"][row, place] = value
    _check_nesting(cards, tables["STEP_VERB"], tables["STEP_TYPES"])
    return tables


def _effect(step: Entry) -> tuple[int, ...]:
    unknown = set(step.values) - _WORDS_OF_A_STEP
    if unknown:
        raise step.wrong(f"a step has no word {min(unknown)!r}; it has {', '.join(sorted(_WORDS_OF_A_STEP))}")
    word = VERBS[step.word("verb", VERBS[1:]) + 1]
    if word in _ONLY_ONCE and step["n"] != 1:
        raise step.wrong(f"{word} has n = 1, not {step['n']!r}")
    if word in _ONLY_SELF and step["who"] != "self":
        raise step.wrong(f"{word} is always for self, not {step['who']!r}")
    if word in _ONLY_DEFEATED and step["who"] != "defeated":
        raise step.wrong(f"{word} is always for the defeated, not {step['who']!r}")
    return (
        VERBS.index(word),
        step.word("who", GROUPS),
        step.whole("n", 1, 20),
        _bits(step, "mask", RESOURCES) if word in _WITH_MASK else 0,
        _bits(step, "types", TYPES) if word in _WITH_TYPES else 0,
        step.word("from", ORIGINS) if word == "activate" else 0,
    )


def _check_costs(card: Entry, verbs: Sequence[str]) -> None:
    """GS-5.7: an effect starts with its cost; GS-13.6 pays one cost at a time."""
    costs = [word.startswith("cost_") for word in verbs]
    if sorted(costs, reverse=True) != costs or any(verbs.count(word) > 1 for word in ("cost_deplete", "cost_vp")):
        raise card.wrong("costs come first, at most one in resources and one in points", "effects")


def _check_nesting(cards: Sequence[Entry], verbs: Table, types: Table) -> None:
    """The frames have to hold the longest chain of cards that activate each other (GS-5.12)."""
    activating = [row for row in range(len(cards)) if (verbs[row] == ACTIVATE).any()]
    reached = 0
    for row in activating:
        for place in range(MOST_STEPS):
            reached |= int(types[row, place]) if verbs[row, place] == ACTIVATE else 0
    inner = sum(cards[row]["count"] for row in activating if reached >> TYPES.index(cards[row]["type"]) & 1)
    if inner + 2 > FRAMES:
        raise cards[0].wrong(f"{inner} cards can activate each other, at most {FRAMES - 2} may")


def _eras(cards: Sequence[Entry]) -> dict[str, Table]:
    """The cards of each Era in file order, and each card's place among them."""
    era_of = [RESOURCES.index(card["resource"]) - HORSE if card["set"] != "starter" else NOTHING for card in cards]
    for card, era in zip(cards, era_of, strict=True):
        if era != NOTHING and card.word("era", ERAS) != era:
            raise card.wrong("the resource of a card is that of its Era", "resource")
    listed = [[row for row, own in enumerate(era_of) if own == era] for era in range(len(ERAS))]
    table = np.full((len(ERAS), max(map(len, listed))), NOTHING, np.int64)
    place = np.full(len(cards), NOTHING, np.int64)
    for era, rows in enumerate(listed):
        table[era, : len(rows)] = rows
        place[rows] = range(len(rows))
    return {
        "ERA_OF": _column(era_of),
        "ERA_CARDS": table,
        "ERA_SIZE": _column([len(rows) for rows in listed]),
        "PLACE_IN_ERA": place,
    }


def _wonders(wonders: Sequence[Entry], cards: Sequence[Entry]) -> dict[str, Table]:
    ids = [card["id"] for card in cards]
    names = ("PREDICATE", "NUMBER", "MASK")
    tables = {f"WONDER_{name}": np.zeros((len(wonders), MOST_CONDITIONS), np.int64) for name in names}
    for row, wonder in enumerate(wonders):
        link = cards[wonder.word("link_card", ids)]
        if (link["era"], link["set"]) != (wonder["era"], wonder["set"]) or link["remove_2p"]:
            raise wonder.wrong(
                "link_card has to be a card of the same Era and set that stays in every game", "link_card"
            )
        for place, part in enumerate(wonder.items("condition", MOST_CONDITIONS)):
            word = PREDICATES[part.word("pred", PREDICATES[1:]) + 1]
            tables["WONDER_PREDICATE"][row, place] = PREDICATES.index(word)
            tables["WONDER_NUMBER"][row, place] = part.whole("n", 1, 99)
            if word == "res_count":
                tables["WONDER_MASK"][row, place] = _bits(part, "mask", RESOURCES)
            elif word == "tech_count":
                tables["WONDER_MASK"][row, place] = _bits(part, "types", TYPES)
    return {
        **tables,
        "WONDER_ERA": _column([wonder.word("era", ERAS) for wonder in wonders]),
        "WONDER_SET": _column([wonder.word("set", SETS) for wonder in wonders]),
        "WONDER_LINK": _column([ids.index(wonder["link_card"]) for wonder in wonders]),
        "WONDER_VP": _column([wonder.whole("vp", 0, 99) for wonder in wonders]),
        "WONDER_MARKERS": _column([wonder.whole("markers", 0, 5) for wonder in wonders]),
    }


def _modes(entries: Sequence[Entry]) -> dict[str, Table]:
    modes = _by_id(entries, MODES)
    return {
        "MODE_SETS": _column([_bits(mode, "civilization_sets", SETS) for mode in modes]),
        "MODE_WONDER_SET": _column([mode.word("wonder_set", SETS) for mode in modes]),
        "USES_MARKERS": _column([int(mode["glory_markers"]) for mode in modes]),
        "WONDER_FIRST": _column([int(mode["end_phase"] == "wonder_first") for mode in modes]),
        "TRACK_ENDS": _column([int("track_vp_15" in mode["end_triggers"]) for mode in modes]),
    }


def _layouts(entries: Sequence[Entry], cards: Sequence[Entry]) -> dict[str, Table]:
    """Rows and stacks for every mode and number of players."""
    rows = np.zeros((len(MODES), MAX_PLAYERS + 1, len(ERAS)), np.int64)
    stacks = np.zeros_like(rows)
    shape = np.zeros((len(MODES), MAX_PLAYERS + 1), np.int64)
    for entry in entries:
        if any(stack > most for stack, most in zip(entry["stacks"], MOST_STACK, strict=True)):
            raise entry.wrong(f"stacks hold at most {', '.join(map(str, MOST_STACK))} cards", "stacks")
        for mode in entry["modes"]:
            for players in entry["players"]:
                _check_layout(entry, mode, players, cards)
                rows[MODES.index(mode), players] = entry["rows"]
                stacks[MODES.index(mode), players] = entry["stacks"]
                shape[MODES.index(mode), players] = SHAPES.index(f"base_{entry['rows'][0]}")
    return {"ROW_LENGTH": rows, "STACK_SIZE": stacks, "SHAPE": shape}


def _check_layout(entry: Entry, mode: str, players: int, cards: Sequence[Entry]) -> None:
    """GS-3.3, GS-3.4, GS-12.2: every card of the sets in play has its place, in a row or a stack."""
    sets = (1, 2) if mode == "combined" else (MODES.index(mode) + 1,)
    for era, name in enumerate(ERAS):
        own = [card for card in cards if card.get("era") == name and card.word("set", SETS) in sets]
        removed = sum(card["remove_2p"] for card in own)
        if removed != len(sets):
            raise own[0].wrong(f"{removed} {name} cards are removed when two play, not one of each set", "remove_2p")
        played = len(own) - (removed if players == 2 else 0)
        if entry["rows"][era] + entry["stacks"][era] != played:
            raise entry.wrong(
                f"{mode}, {players} players: {played} {name} cards have to lie in rows and stacks", "rows"
            )


def _pyramids(slots: Sequence[Entry]) -> dict[str, Table]:
    """For every shape: the row of each slot, where the rows start, and, a bit each, the slots directly below."""
    row_of = np.full((len(SHAPES), SLOTS), NOTHING, np.int64)
    directly_below = np.zeros((len(SHAPES), SLOTS), np.int64)
    first = np.full((len(SHAPES), len(ERAS)), SLOTS, np.int64)
    flats = {(slot["shape"], slot["slot"]): slot.whole("flat", 0, SLOTS - 1) for slot in slots}
    for slot in slots:
        shape, flat, era = slot.word("shape", SHAPES), slot["flat"], slot.word("era", ERAS)
        row_of[shape, flat] = era
        first[shape, era] = min(first[shape, era], flat)
        for below in slot["below"]:
            place = flats[slot["shape"], below]
            directly_below[shape, flat] |= 1 << place
            if place >= flat:
                raise slot.wrong(f"{below} does not lie below it", "below")
    return {"SLOT_ROW": row_of, "SLOTS_BELOW": directly_below, "ROW_START": first}


CONTENT = played_content(FOLDER)
CARDS = CONTENT.pool("card", CARDS_IN_BOX)
WONDERS = CONTENT.pool("wonder", WONDERS_IN_BOX)
TABLES = compile_tables(CONTENT)


def _era_pool(era: int) -> Pool:
    copies = tuple(int(own == era) for own in TABLES["ERA_OF"])
    return Pool(f"{ERAS[era]}_card", CARDS.names, copies, part_of="card")


ERA_POOLS = tuple(_era_pool(era) for era in range(len(ERAS)))

# What the rules name. A match with other content gets the same rules bound to that content's tables.
RESOURCE_OF = TABLES["RESOURCE_OF"]
VP_OF = TABLES["VP_OF"]
KIND_OF = TABLES["KIND_OF"]
TYPE_OF = TABLES["TYPE_OF"]
STRENGTH_OF = TABLES["STRENGTH_OF"]
REACTS = TABLES["REACTS"]
REMOVED_2P = TABLES["REMOVED_2P"]
SET_OF = TABLES["SET_OF"]
COST = TABLES["COST"]
COST_UNITS = TABLES["COST_UNITS"]
STEP_VERB = TABLES["STEP_VERB"]
STEP_WHO = TABLES["STEP_WHO"]
STEP_AMOUNT = TABLES["STEP_AMOUNT"]
STEP_MASK = TABLES["STEP_MASK"]
STEP_TYPES = TABLES["STEP_TYPES"]
STEP_ORIGIN = TABLES["STEP_ORIGIN"]
ERA_OF = TABLES["ERA_OF"]
ERA_CARDS = TABLES["ERA_CARDS"]
ERA_SIZE = TABLES["ERA_SIZE"]
PLACE_IN_ERA = TABLES["PLACE_IN_ERA"]
WONDER_PREDICATE = TABLES["WONDER_PREDICATE"]
WONDER_NUMBER = TABLES["WONDER_NUMBER"]
WONDER_MASK = TABLES["WONDER_MASK"]
WONDER_ERA = TABLES["WONDER_ERA"]
WONDER_SET = TABLES["WONDER_SET"]
WONDER_LINK = TABLES["WONDER_LINK"]
WONDER_VP = TABLES["WONDER_VP"]
WONDER_MARKERS = TABLES["WONDER_MARKERS"]
MODE_SETS = TABLES["MODE_SETS"]
MODE_WONDER_SET = TABLES["MODE_WONDER_SET"]
USES_MARKERS = TABLES["USES_MARKERS"]
WONDER_FIRST = TABLES["WONDER_FIRST"]
TRACK_ENDS = TABLES["TRACK_ENDS"]
ROW_LENGTH = TABLES["ROW_LENGTH"]
STACK_SIZE = TABLES["STACK_SIZE"]
SHAPE = TABLES["SHAPE"]
SLOT_ROW = TABLES["SLOT_ROW"]
SLOTS_BELOW = TABLES["SLOTS_BELOW"]
ROW_START = TABLES["ROW_START"]
CONSTANT = TABLES["CONSTANT"]
START_RESOURCES = TABLES["START_RESOURCES"]

"""The content as integer tables, the form in which the rules read it."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from civitas.core.content import Content, Entry, played_content
from civitas.core.errors import BadContent
from civitas.core.fields import Pool

FOLDER = Path(__file__).parent
MAX_PLAYERS = 4
NONE = -1

# ---- words of the effect vocabulary (content/technologies.toml)

VERBS = (
    *("coin", "pop", "vp", "settle_token", "fortify_token", "structure", "invest"),
    *("recruit", "upgrade", "move", "found_village", "fortify_city", "build_new", "build_existing"),
    *("research", "private_tech", "basic_action", "produce_pop", "produce_coins", "vp_per", "mod"),
)
V_COIN, V_POP, V_VP, V_SETTLE_TOKEN, V_FORTIFY_TOKEN, V_STRUCTURE, V_INVEST = range(7)
V_RECRUIT, V_UPGRADE, V_MOVE, V_FOUND, V_FORTIFY, V_BUILD_NEW, V_BUILD_EXISTING = range(7, 14)
V_RESEARCH, V_PRIVATE, V_BASIC, V_PRODUCE_POP, V_PRODUCE_COINS, V_VP_PER, V_MOD = range(14, 21)
# BH-14.2: what is pure gain happens without a decision.
PURE_GAINS = frozenset(("coin", "pop", "vp", "settle_token", "fortify_token", "produce_pop", "produce_coins"))
NEVER_DECLINED = PURE_GAINS | {"invest"}

TRACKS = ("food", "economy", "infrastructure")
ANY_TRACK = len(TRACKS)
KINDS = ("settler", "soldier")
SETTLER, SOLDIER, EITHER = range(3)
SOURCES_OF_PAWNS = ("active", "inactive")
FROM_ACTIVE, FROM_COLUMNS = range(2)
WHOM = ("self", "others", "all")
SELF, OTHERS, ALL_PLAYERS = range(len(WHOM))
COUNTED = (
    *("tech", "tech2", "tech2plus", "tech3", "tech4", "colours_with_3_techs"),
    *("leader", "village", "city", "structure", "map_tile", "invested"),
    *("food_removed", "economy_removed", "infrastructure_removed"),
)
C_TECH, C_TECH2, C_TECH2PLUS, C_TECH3, C_TECH4, C_COLOURS = range(6)
C_LEADER, C_VILLAGE, C_CITY, C_STRUCTURE, C_MAP_TILE, C_INVESTED, C_FOOD_REMOVED = range(6, 13)
MODIFIERS = (
    *("move_points", "explore_limit", "structure_cost"),
    *("trade_pop_price", "recruit_soldier_strength", "prod_pop_coin"),
)
MODIFIER_COUNT = len(MODIFIERS)
M_MOVE, M_EXPLORE, M_STRUCTURE_COST, M_TRADE_PRICE, M_SOLDIER_STRENGTH, M_POP_COIN = range(len(MODIFIERS))
TRIGGERS = (
    *("explore", "found_village", "fortify_city", "build_structure", "research2"),
    *("research3", "produce_pop", "produce_coins", "leader"),
)
ON_EXPLORE, ON_FOUND, ON_FORTIFY, ON_BUILD, ON_RESEARCH2 = range(5)
ON_RESEARCH3, ON_PRODUCE_POP, ON_PRODUCE_COINS, ON_LEADER = range(5, 9)
STAGES = ("despotism", "theocracy", "monarchy", "democracy")
DESPOTISM_STAGE, THEOCRACY, MONARCHY_STAGE, DEMOCRACY_STAGE = range(len(STAGES))
COLOURS = ("blue", "green", "red", "yellow")
SOURCES = ("goals", "technologies", "map", "investment", "leaders", "government")
S_GOALS, S_TECHNOLOGIES, S_MAP, S_INVESTMENT, S_LEADERS, S_GOVERNMENT = range(len(SOURCES))

# ---- the columns of a task

TASK_COLUMNS = (
    *("verb", "amount", "kind", "strength", "source_of_pawn", "track", "level", "exact", "ignore"),
    *("modifier", "token", "draw", "price", "exhausts", "whom", "more", "what", "per", "source", "declinable"),
)
VERB, AMOUNT, KIND, STRENGTH, SOURCE_OF_PAWN, TRACK, LEVEL, EXACT, IGNORE = range(9)
MODIFIER, TOKEN, DRAW, PRICE, EXHAUSTS, WHOM_FOR, MORE, WHAT, PER, SOURCE, DECLINABLE = range(9, 20)

# ---- how much of everything there is (BH-1)

LEVELS = 4
CARDS_BY_LEVEL = (4, 16, 16, 8)
TECHNOLOGIES_IN_BOX = 44
CARDS_1, CARDS_4, FIRST_CARD_4 = 4, 8, 36
SLOTS_BY_LEVEL = (4, 6, 6, 3)
SLOT_COUNT = 19
LEADER_SLOTS = 15
FIRST_LEADER_SLOT, FIRST_SLOT_3, FIRST_SLOT_4 = 4, 10, 16
LEADERS_BY_LEVEL = (0, 10, 10, 7)
LEADERS_IN_BOX = 27
LEADERS_OF_2, LEADERS_OF_4 = 10, 7  # as many of level III as of level II
DECK_SIZE = 16
STRUCTURES_BY_LEVEL = 8
STRUCTURES_IN_BOX = 24
STRUCTURE_LEVELS = 3
DISPLAY = 3
TERRITORIES = 24
TILES_IN_BOX = 29
CRADLE = 24
FIRST_HOME = 25
GOVERNMENTS_IN_BOX = 8
GOVERNMENT_CARDS = 4
GOALS_IN_BOX = 9
GOAL_SETS = ("A", "B", "C")
CUBES_ON_TRACK = 8
CUBES_OF_PLAYER = 24
INVESTMENT_SPACES = 9
COLUMNS_OF_PAWNS = 5
PAWNS_OF_PLAYER = 22
UNITS_OF_A_KIND = 8
UNITS_OF_PLAYER = 16
STRONGEST = 6
BANDS = 3
DIRECTIONS = 6
ACTIONS_ON_BOARD = 8
BASIC_ACTIONS = 4
SPACES_OF_ACTION = 3
SPACES_OF_CARD = 2
FIRST_CARD_SPACE = ACTIONS_ON_BOARD * SPACES_OF_ACTION
SPACE_COUNT = FIRST_CARD_SPACE + TECHNOLOGIES_IN_BOX * SPACES_OF_CARD
DESPOTISM_ABILITIES = 3
OPTIONS_OF_LEADER = 2
ALTERNATIVES = 3
NEVER = 99

Table = NDArray[Any]


def _column(values: Iterable[int]) -> Table:
    return np.array(list(values), dtype=np.int64)


class Tasks:
    """All effect lists of the content, one after another; a list is known by the place of its first task."""

    def __init__(self) -> None:
        self.rows: list[list[int]] = []

    def add(self, owner: Entry, effects: Sequence[Mapping[str, Any]], source: int) -> int:
        """Appends a list and returns its place, or NONE for an empty one."""
        if not effects:
            return NONE
        first = len(self.rows)
        for effect in effects:
            self.rows.append(_task(Entry(effect, owner.where), source))
        for row in self.rows[first:-1]:
            row[MORE] = 1
        return first

    def table(self) -> Table:
        # Half of the rules name this table, and the compiler copies it into each of them.
        return np.array(self.rows, dtype=np.int16)


def _task(effect: Entry, source: int) -> list[int]:
    row = [0] * len(TASK_COLUMNS)
    verb = effect.word("v", VERBS)
    row[VERB] = verb
    row[AMOUNT] = effect.whole("n", -9, 20) if "n" in effect.values else 1
    row[PRICE] = effect.whole("pay", 0, 20) if "pay" in effect.values else 0
    row[EXHAUSTS] = effect.whole("ex", 0, 9) if "ex" in effect.values else 0
    row[WHOM_FOR] = effect.word("who", WHOM) if "who" in effect.values else SELF
    row[SOURCE] = source
    row[PER] = 1
    _arguments(row, verb, effect)
    costs = row[PRICE] > 0 or row[EXHAUSTS] > 0
    row[DECLINABLE] = int(costs or VERBS[verb] not in NEVER_DECLINED)
    return row


def _arguments(row: list[int], verb: int, effect: Entry) -> None:
    if verb == V_INVEST:
        row[TRACK] = effect.word("t", (*TRACKS, "any"))
    elif verb == V_RECRUIT:
        row[KIND] = effect.word("k", (*KINDS, "either"))
        row[STRENGTH] = effect.whole("s", 1, STRONGEST)
        row[SOURCE_OF_PAWN] = effect.word("src", SOURCES_OF_PAWNS)
    elif verb == V_UPGRADE:
        row[KIND] = effect.word("k", (*KINDS, "either"))
    elif verb == V_STRUCTURE:
        row[LEVEL] = effect.whole("lv", 1, STRUCTURE_LEVELS)
    elif verb in (V_FOUND, V_FORTIFY):
        row[MODIFIER] = effect.whole("mod", 0, 9) if "mod" in effect.values else 0
        row[TOKEN] = int(bool(effect.get("token", False)))
    elif verb == V_RESEARCH:
        row[LEVEL] = effect.whole("lv", 1, LEVELS)
        row[EXACT] = effect.whole("exact", 1, LEVELS) if "exact" in effect.values else 0
        row[IGNORE] = int(bool(effect.get("ignore", False)))
    elif verb == V_PRIVATE:
        row[LEVEL] = effect.whole("lv", 2, 3)
        row[DRAW] = effect.whole("draw", 1, DECK_SIZE)
    elif verb == V_VP_PER:
        row[WHAT] = effect.word("what", COUNTED)
        row[PER] = effect.whole("per", 1, 24)
    elif verb == V_MOD:
        row[WHAT] = effect.word("what", MODIFIERS)


def compile_tables(content: Content) -> dict[str, Table]:
    """All tables of a content folder, checked."""
    tasks = Tasks()
    tables = {
        **_tree(content),
        **_board_actions(content["action"], tasks),
        **_technologies(content["technology"], tasks),
        **_leaders(content["leader"], tasks),
        **_tiles(content["tile"], tasks),
        **_structures(content["structure"], tasks),
        **_tracks(content, tasks),
        **_governments(content["government"], tasks),
        **_goals(content["goal"]),
        **_figures(content),
    }
    tables["EXPANSION"] = _expansion(content["action"][0], tasks)
    tables["TASK"] = tasks.table()
    _refuse_endless_exchanges(content, tables)
    return tables


def _exactly(entries: Sequence[Entry], total: int, kind: str) -> None:
    for entry in entries:
        if entry.get("count", 1) != 1:
            raise entry.wrong(f"count = {entry['count']}: every {kind} is one of its kind")
    if len(entries) != total:
        raise BadContent(f"{len(entries)} entries of {kind}, the game has {total}")


def _by_level(entries: Sequence[Entry], kind: str, per_level: Sequence[int]) -> None:
    """Levels have to follow one another: a card's level tells where it may lie."""
    _exactly(entries, sum(per_level), kind)
    levels = [level for level, copies in enumerate(per_level, 1) for _ in range(copies)]
    for entry, level in zip(entries, levels, strict=True):
        if entry.whole("level", 1, LEVELS) != level:
            raise entry.wrong(f"level = {entry['level']}: here the box holds a {kind} of level {level}")


def _tree(content: Content) -> dict[str, Table]:
    slots = content["slot"]
    _by_level(slots, "slot", SLOTS_BY_LEVEL)
    numbers = {slot["id"]: number for number, slot in enumerate(slots)}
    links = np.full((SLOT_COUNT, 4), NONE, np.int64)
    for number, slot in enumerate(slots):
        for place, name in enumerate(slot["prerequisites"]):
            if name not in numbers or slots[numbers[name]]["level"] != slot["level"] - 1:
                raise slot.wrong(f"prerequisite {name!r} is no slot of the level below")
            links[number, place] = numbers[name]
    return {
        "SLOT_LEVEL": _column(slot["level"] for slot in slots),
        "LINKS": links,
        "LINKS_NEEDED": _column(slot.whole("needed", 0, 4) for slot in slots),
    }


def _spaces(entry: Entry, most: int) -> list[tuple[int, list[int]]]:
    """Every space of an action: its surcharge, and for each player count whether it exists."""
    spaces = entry.get("spaces", [])
    if len(spaces) > most:
        raise entry.wrong(f"{len(spaces)} spaces, there is room for {most}")
    return [
        (Entry(space, entry.where).whole("surcharge", 0, 9), [int(n in space["players"]) for n in range(5)])
        for space in spaces
    ]


def _board_actions(actions: Sequence[Entry], tasks: Tasks) -> dict[str, Table]:
    _exactly(actions, ACTIONS_ON_BOARD, "action")
    exists = np.zeros((FIRST_CARD_SPACE, 5), np.int64)
    surcharge = np.zeros(FIRST_CARD_SPACE, np.int64)
    crowded = np.zeros(FIRST_CARD_SPACE, np.int64)
    stays = np.zeros(FIRST_CARD_SPACE, np.int64)
    needs = np.full((ACTIONS_ON_BOARD, ALTERNATIVES, 2), NONE, np.int64)
    lists = []
    for number, action in enumerate(actions):
        if (action["kind"] == "basic") != (number < BASIC_ACTIONS):
            raise action.wrong("the four basic actions stand first, then the advanced ones")
        if number < BASIC_ACTIONS and any(task["v"] == "basic_action" for task in action["tasks"]):
            raise action.wrong("a basic action never contains a basic action")  # BH-14.12
        lists.append(tasks.add(action, action["tasks"], S_GOALS))
        for place, (coins, counts) in enumerate(_spaces(action, SPACES_OF_ACTION)):
            space = number * SPACES_OF_ACTION + place
            exists[space], surcharge[space] = counts, coins
            crowded[space] = int(action["spaces"][place].get("unlimited", False))
            stays[space] = int(action["spaces"][place].get("may_stay", False))
        for place, (what, least) in enumerate(_alternatives(action)):
            needs[number, place] = what, least
    return {
        "ACTION_LIST": _column(lists),
        "ACTION_NEEDS": needs,
        "BOARD_SPACE_EXISTS": exists,
        "BOARD_SURCHARGE": surcharge,
        "ROOM_FOR_ALL": crowded,
        "MAY_STAY": stays,
    }


def _alternatives(action: Entry) -> list[tuple[int, int]]:
    """BH-5: the conditions of a board action, of which one has to hold."""
    wanted = action["requires"]
    if len(wanted) > 1:
        raise action.wrong("requires: one condition, or one any_of with several")
    listed = wanted[0].get("any_of", wanted) if wanted else []
    if len(listed) > ALTERNATIVES:
        raise action.wrong(f"any_of: at most {ALTERNATIVES} conditions")
    entries = [Entry(condition, action.where) for condition in listed]
    return [(entry.word("what", COUNTED), entry.whole("at_least", 1, 24)) for entry in entries]


def _colour_bits(card: Entry, keys: Sequence[str]) -> int:
    bits = 0
    for key in keys:
        number = card.word(key, (*COLOURS, "all", "none"))
        bits |= 15 if number == 4 else 1 << number if number < 4 else 0
    return bits


def _modifiers(owner: Entry, effects: Sequence[Mapping[str, Any]]) -> list[int]:
    sums = [0] * len(MODIFIERS)
    for effect in effects:
        row = _task(Entry(effect, owner.where), 0)
        if row[VERB] != V_MOD:
            raise owner.wrong(f"{effect['v']!r} is no permanent modifier")
        sums[row[WHAT]] += row[AMOUNT]
    return sums


def _technologies(cards: Sequence[Entry], tasks: Tasks) -> dict[str, Table]:
    _by_level(cards, "technology", CARDS_BY_LEVEL)
    exists = np.zeros((TECHNOLOGIES_IN_BOX * SPACES_OF_CARD, 5), np.int64)
    surcharge = np.zeros(TECHNOLOGIES_IN_BOX * SPACES_OF_CARD, np.int64)
    for number, card in enumerate(cards):
        for place, (coins, counts) in enumerate(_spaces(card, SPACES_OF_CARD)):
            exists[number * SPACES_OF_CARD + place] = counts
            surcharge[number * SPACES_OF_CARD + place] = coins
    return {
        "CARD_LEVEL": _column(card["level"] for card in cards),
        "CARD_VP": _column(card.whole("vp", 0, 20) for card in cards),
        "MAIN_COLOUR": _column(_colour_bits(card, ("colour",)) for card in cards),
        "SHOWN_COLOURS": _column(_colour_bits(card, ("colour", "second_colour")) for card in cards),
        "CARD_BONUS": _column(tasks.add(card, card["immediate"], S_TECHNOLOGIES) for card in cards),
        "CARD_ACTION": _column(tasks.add(card, card["action"], S_TECHNOLOGIES) for card in cards),
        "CARD_END": _column(tasks.add(card, card.get("endgame", []), S_TECHNOLOGIES) for card in cards),
        "CARD_MODIFIER": np.array([_modifiers(card, card.get("permanent", [])) for card in cards], np.int64),
        "CARD_SPACE_EXISTS": exists,
        "CARD_SURCHARGE": surcharge,
    }


def _leaders(leaders: Sequence[Entry], tasks: Tasks) -> dict[str, Table]:
    _by_level(leaders, "leader", LEADERS_BY_LEVEL)
    bonus = np.full((LEADERS_IN_BOX, OPTIONS_OF_LEADER), NONE, np.int64)
    scoring = np.full((LEADERS_IN_BOX, OPTIONS_OF_LEADER), NONE, np.int64)
    for number, leader in enumerate(leaders):
        options = leader.get("options", [])
        if len(options) not in (0, OPTIONS_OF_LEADER):
            raise leader.wrong(f"a leader offers {OPTIONS_OF_LEADER} options or none")
        for place, option in enumerate(options):
            bonus[number, place] = tasks.add(leader, option["immediate"], S_LEADERS)
            scoring[number, place] = tasks.add(leader, option["all_endgame"], S_LEADERS)
    return {
        "LEADER_BONUS": _column(tasks.add(leader, leader["immediate"], S_LEADERS) for leader in leaders),
        "LEADER_END": _column(tasks.add(leader, leader.get("endgame", []), S_LEADERS) for leader in leaders),
        "LEADER_HAS_OPTIONS": _column(int(bool(leader.get("options"))) for leader in leaders),
        "OPTION_BONUS": bonus,
        "OPTION_SCORING": scoring,
    }


# BH-11.9: the hex stays reserved while the bonus is gained, so nothing in it may touch the map's shape.
_DISCOVERIES = (V_COIN, V_POP, V_VP, V_SETTLE_TOKEN, V_FORTIFY_TOKEN, V_STRUCTURE, V_UPGRADE)


def _tiles(tiles: Sequence[Entry], tasks: Tasks) -> dict[str, Table]:
    _exactly(tiles, TILES_IN_BOX, "tile")
    kinds = ["territory"] * TERRITORIES + ["cradle"] + ["home"] * MAX_PLAYERS
    villages, cities, lists, rewards = [], [], [], []
    for tile, kind in zip(tiles, kinds, strict=True):
        if tile["kind"] != kind:
            raise tile.wrong(f"kind = {tile['kind']!r}, where a {kind} has to stand")
        lists.append(tasks.add(tile, tile["discovery"], S_MAP))
        if any(tasks.rows[lists[-1] + n][VERB] not in _DISCOVERIES for n in range(len(tile["discovery"]))):
            raise tile.wrong("a discovery bonus may be coins, pawns, points, tokens, structures and upgrades only")
        home = kind == "home"  # D-11: no village or city area
        villages.append((0, 0) if home else _area(tile.part("village")))
        cities.append((0, 0) if home else _area(tile.part("city")))
        rewards.append(NONE if home else tasks.add(tile, tile.part("village")["reward"], S_MAP))
    return {
        "TILE_STRENGTH": _column(tile.whole("strength", 0, 12) for tile in tiles),
        "DISCOVERY": _column(lists),
        "VILLAGE_REWARD": _column(rewards),
        "VILLAGE_TRACK": _column(track for track, _ in villages),
        "VILLAGE_VP": _column(points for _, points in villages),
        "CITY_TRACK": _column(track for track, _ in cities),
        "CITY_VP": _column(points for _, points in cities),
    }


def _area(area: Entry) -> tuple[int, int]:
    return area.word("track", TRACKS), area.whole("vp", 0, 30)


def _structures(tiles: Sequence[Entry], tasks: Tasks) -> dict[str, Table]:
    _by_level(tiles, "structure", (STRUCTURES_BY_LEVEL,) * STRUCTURE_LEVELS)
    return {
        "STRUCTURE_COST": _column(tile.whole("cost", 0, 20) for tile in tiles),
        "STRUCTURE_BONUS": _column(tasks.add(tile, tile["bonus"], S_MAP) for tile in tiles),
        "FIRST_BUILDER_VP": _column(tile.whole("first_builder_vp", 0, 20) for tile in tiles),
        "LEFT_TRACK": _column(tile.word("left_track", TRACKS) for tile in tiles),
        "RIGHT_TRACK": _column(tile.word("right_track", TRACKS) for tile in tiles),
    }


def _tracks(content: Content, tasks: Tasks) -> dict[str, Table]:
    size = (len(TRACKS), CUBES_ON_TRACK)
    lists, coins = np.full(size, NONE, np.int64), np.zeros(size, np.int64)
    columns, stages = np.full(size, NONE, np.int64), np.zeros(size, np.int64)
    letters = [column["id"] for column in content["population"][0]["columns"]]
    for track, entry in enumerate(_by_id(content["track"], TRACKS)):
        for place, space in enumerate(_numbered(entry, CUBES_ON_TRACK)):
            lists[track, place] = tasks.add(entry, space.get("effect", []), S_MAP)
            coins[track, place] = space.get("coins", 0)
            columns[track, place] = letters.index(space["column"]) if "column" in space.values else NONE
            stages[track, place] = space.word("stage", STAGES) if "stage" in space.values else 0
    spaces = _numbered(content["investment_track"][0], INVESTMENT_SPACES)
    effects = [space["effect"] for space in spaces]
    bonuses = [[one for one in listed if one["v"] != "mod"] for listed in effects]
    permanent = [[one for one in listed if one["v"] == "mod"] for listed in effects]
    return {
        "TRACK_LIST": lists,
        "TRACK_COINS": coins,
        "TRACK_COLUMN": columns,
        "TRACK_STAGE": stages,
        "INVESTMENT_LIST": _column(
            tasks.add(space, bonus, S_INVESTMENT) for space, bonus in zip(spaces, bonuses, strict=True)
        ),
        "INVESTMENT_MODIFIER": np.array(
            [_modifiers(space, listed) for space, listed in zip(spaces, permanent, strict=True)], np.int64
        ),
        "INVESTMENT_VP": _column([0, *(space.whole("vp", 0, 30) for space in spaces)]),
        "EXTRA_CUBE_VP": _column([content["investment_track"][0].whole("vp_per_extra_cube", 0, 9)]),
        "STAGE_TRACK": _column(_place_of_stage(stages, stage)[0] for stage in range(len(STAGES))),
        "STAGE_AT": _column(_place_of_stage(stages, stage)[1] for stage in range(len(STAGES))),
    }


def _place_of_stage(stages: Table, stage: int) -> tuple[int, int]:
    """The track whose cubes unlock a stage, and how many of them have to be gone."""
    if stage == DESPOTISM_STAGE:
        return 0, 0
    found = np.argwhere(stages == stage)
    return (int(found[0, 0]), int(found[0, 1]) + 1) if len(found) else (0, NEVER)


def _numbered(entry: Entry, total: int) -> list[Entry]:
    spaces = [Entry(space, entry.where) for space in entry["spaces"]]
    if [space["n"] for space in spaces] != list(range(1, total + 1)):
        raise entry.wrong(f"spaces have to be numbered from 1 to {total}")
    return spaces


def _governments(entries: Sequence[Entry], tasks: Tasks) -> dict[str, Table]:
    _exactly(entries, GOVERNMENTS_IN_BOX, "government")
    on = np.full((GOVERNMENTS_IN_BOX, DESPOTISM_ABILITIES), NONE, np.int64)
    do = np.full((GOVERNMENTS_IN_BOX, DESPOTISM_ABILITIES), NONE, np.int64)
    modifiers = []
    for number, entry in enumerate(entries):
        if (entry["card"], entry["side"]) != (number // 2 + 1, "ab"[number % 2]):
            raise entry.wrong("governments stand in the order of their cards, side a before side b")
        reactions = [Entry(ability, entry.where) for ability in entry["despotism"] if "on" in ability]
        modifiers.append(_modifiers(entry, [ability for ability in entry["despotism"] if "on" not in ability]))
        for place, ability in enumerate(reactions):
            on[number, place] = ability.word("on", TRIGGERS)
            do[number, place] = tasks.add(entry, ability["do"], S_GOVERNMENT)
    theocracies = [entry.part("theocracy") for entry in entries]
    return {
        "DESPOTISM_ON": on,
        "DESPOTISM_DO": do,
        "GOVERNMENT_MODIFIER": np.array(modifiers, np.int64),
        "THEOCRACY_ON": _column(ability.word("on", TRIGGERS) for ability in theocracies),
        "THEOCRACY_DO": _column(tasks.add(ability, ability["do"], S_GOVERNMENT) for ability in theocracies),
        "MONARCHY": _column(tasks.add(entry, entry["monarchy"], S_GOVERNMENT) for entry in entries),
        "DEMOCRACY": _column(tasks.add(entry, entry["democracy"], S_GOVERNMENT) for entry in entries),
    }


def _goals(entries: Sequence[Entry]) -> dict[str, Table]:
    _exactly(entries, GOALS_IN_BOX, "goal")
    for number, entry in enumerate(entries):
        if entry.word("set", GOAL_SETS) != number // 3:
            raise entry.wrong("goals stand in the order of their sets, three in each")
    conditions = [entry.part("condition") for entry in entries]
    return {
        "GOAL_WHAT": _column(condition.word("what", COUNTED) for condition in conditions),
        "GOAL_LEAST": _column(condition.whole("at_least", 1, 44) for condition in conditions),
        "GOAL_FIRST_VP": _column(entry.whole("first_vp", 0, 20) for entry in entries),
        "GOAL_LATER_VP": _column(entry.whole("later_vp", 0, 20) for entry in entries),
    }


def _figures(content: Content) -> dict[str, Table]:
    population, base = content["population"][0], content["base_production"][0]
    letters = [column["id"] for column in population["columns"]]
    start, chart = content["player_start"][0], content["map"][0]
    trades = _by_id(content["trade"], ("buy_population", "dismiss_unit", "retire_population"))
    counts = _by_id(content["player_count"], ("players_2", "players_3", "players_4"))
    homes = np.zeros((MAX_PLAYERS + 1, MAX_PLAYERS), np.int64)
    for row in counts:
        homes[row["players"], : row["players"]] = row["home_directions"]
    settlers = [unit["strength"] for unit in start["settlers_on_home"]]
    soldiers = [unit["strength"] for unit in start["soldiers"]]
    sizes = [column["size"] for column in population["columns"]]
    if sum(start["inactive_columns"]) + start["active_population"] + len(settlers + soldiers) != PAWNS_OF_PLAYER:
        raise start.wrong(f"a player starts with {PAWNS_OF_PLAYER} pawns")
    if any(have > room for have, room in zip(start["inactive_columns"], sizes, strict=True)):
        raise start.wrong("more pawns than places in a column")
    return {
        "COLUMN_PLACES": _column(sizes),
        "BASE_COLUMN": _column(int(letter in base["columns"]) for letter in letters),
        "BASE_COINS": _column([base.whole("coins", 0, 9)]),
        "START_COLUMN": _column(start["inactive_columns"]),
        "START": _column([start.whole("active_population", 0, 22), start.whole("coins", 0, 99)]),
        "START_SETTLERS": _column([*settlers, 0]),
        "START_SOLDIERS": _column([*soldiers, 0]),
        "DIRECTION": np.array(chart["directions"], np.int64),
        "TOUCHES_NEEDED": _column([chart.whole("explore_min_neighbours", 1, 6)]),
        "EXPLORATIONS": _column([chart.whole("explorations_per_turn", 0, 9)]),
        "HOME_DIRECTION": homes,
        "CLAIMS_TO_END": _column([0, 0, *(row.whole("goal_cubes_to_end", 1, 12) for row in counts)]),
        "TRADE_PRICE": _column([trades[0].whole("pay", 0, 20)]),
        "TRADE_COINS": _column([trades[2]["effect"][0]["n"]]),
        "TOKENS_IN_SUPPLY": _column(_tokens_in_supply(content)),
        **_bands(content),
    }


def _tokens_in_supply(content: Content) -> list[int]:
    counts = {entry["id"]: entry["count"] for entry in content["component"]}
    return [counts["settle_token"], counts["fortify_token"]]


def _bands(content: Content) -> dict[str, Table]:
    """BH-9.2: which strengths share a token, and how many tokens there are of each."""
    band_of = np.zeros((len(KINDS), STRONGEST + 1), np.int64)
    tokens = np.zeros((len(KINDS), BANDS), np.int64)
    for kind, entry in enumerate(_by_id(content["token"], ("settler_token", "soldier_token"))):
        for band, side in enumerate(entry["sides"]):
            tokens[kind, band] = side["count"]
            for strength in side["strengths"]:
                band_of[kind, strength] = band
        if tokens[kind].sum() != UNITS_OF_A_KIND:
            raise entry.wrong(f"there are {UNITS_OF_A_KIND} tokens of a kind")
    return {"BAND": band_of, "TOKENS_OF_BAND": tokens}


def _expansion(owner: Entry, tasks: Tasks) -> Table:
    """The four ways of the expansion phase, as tasks (BH-15)."""
    ways: list[dict[str, Any]] = [
        {"v": "build_new"},
        {"v": "build_existing"},
        {"v": "found_village", "token": True},
        {"v": "fortify_city", "token": True},
    ]
    return _column([NONE, *(tasks.add(owner, [way], S_MAP) for way in ways)])


def _refuse_endless_exchanges(content: Content, tables: Mapping[str, Table]) -> None:
    """INV-18: a pawn has to cost more than it brings back, whatever modifiers a player collects."""
    discounts = [tables[name][:, M_TRADE_PRICE] for name in ("CARD_MODIFIER", "INVESTMENT_MODIFIER")]
    largest = sum(int(-column[column < 0].sum()) for column in discounts)
    largest += max(0, int(-tables["GOVERNMENT_MODIFIER"][:, M_TRADE_PRICE].min()))
    if int(tables["TRADE_PRICE"][0]) - largest <= int(tables["TRADE_COINS"][0]):
        raise content["trade"][0].wrong(
            "with all discounts a pawn costs no more than it brings back: endless exchanges"
        )


def _by_id(entries: Sequence[Entry], ids: Sequence[str]) -> list[Entry]:
    known = {entry["id"]: entry for entry in entries}
    missing = [name for name in ids if name not in known]
    if missing:
        raise entries[0].wrong(f"no entry has the id {missing[0]!r}")
    return [known[name] for name in ids]


CONTENT = played_content(FOLDER)
# Any: what rules read out of a table are plain integers to them, whatever a type checker makes of the index.
TABLES: dict[str, Any] = dict(compile_tables(CONTENT))


def _ids(kind: str) -> tuple[str, ...]:
    return tuple(entry["id"] for entry in CONTENT[kind])


def _pool(kind: str, level: int = 0) -> Pool:
    """The components of a kind; with a level, those alone that share its back (the others count 0 copies)."""
    levels = [entry.get("level", 0) for entry in CONTENT[kind]]
    copies = tuple(int(level in (0, own)) for own in levels)
    return Pool(f"{kind}_{level}", _ids(kind), copies, kind) if level else Pool(kind, _ids(kind), copies)


CARDS = _pool("technology")
CARDS_2, CARDS_3 = _pool("technology", 2), _pool("technology", 3)
LEADERS = _pool("leader")
LEADERS_2, LEADERS_3, LEADERS_4 = _pool("leader", 2), _pool("leader", 3), _pool("leader", 4)
STRUCTURES = _pool("structure")
STRUCTURES_1, STRUCTURES_2, STRUCTURES_3 = (_pool("structure", level) for level in (1, 2, 3))
TILES = _pool("tile")
TERRITORY_POOL = Pool("territory", TILES.names, (*(1,) * TERRITORIES, *(0,) * (TILES_IN_BOX - TERRITORIES)), "tile")
GOVERNMENTS = _pool("government")
GOALS = _pool("goal")
SLOTS = _ids("slot")
BOARD_ACTIONS = _ids("action")
COLUMN_LETTERS = tuple(column["id"] for column in CONTENT["population"][0]["columns"])

# What the rules name. A match with other content gets the same rules bound to that content's tables.
SLOT_LEVEL = TABLES["SLOT_LEVEL"]
LINKS = TABLES["LINKS"]
LINKS_NEEDED = TABLES["LINKS_NEEDED"]
ACTION_LIST = TABLES["ACTION_LIST"]
ACTION_NEEDS = TABLES["ACTION_NEEDS"]
BOARD_SPACE_EXISTS = TABLES["BOARD_SPACE_EXISTS"]
BOARD_SURCHARGE = TABLES["BOARD_SURCHARGE"]
ROOM_FOR_ALL = TABLES["ROOM_FOR_ALL"]
MAY_STAY = TABLES["MAY_STAY"]
CARD_LEVEL = TABLES["CARD_LEVEL"]
CARD_VP = TABLES["CARD_VP"]
MAIN_COLOUR = TABLES["MAIN_COLOUR"]
SHOWN_COLOURS = TABLES["SHOWN_COLOURS"]
CARD_BONUS = TABLES["CARD_BONUS"]
CARD_ACTION = TABLES["CARD_ACTION"]
CARD_END = TABLES["CARD_END"]
CARD_MODIFIER = TABLES["CARD_MODIFIER"]
CARD_SPACE_EXISTS = TABLES["CARD_SPACE_EXISTS"]
CARD_SURCHARGE = TABLES["CARD_SURCHARGE"]
LEADER_BONUS = TABLES["LEADER_BONUS"]
LEADER_END = TABLES["LEADER_END"]
LEADER_HAS_OPTIONS = TABLES["LEADER_HAS_OPTIONS"]
OPTION_BONUS = TABLES["OPTION_BONUS"]
OPTION_SCORING = TABLES["OPTION_SCORING"]
TILE_STRENGTH = TABLES["TILE_STRENGTH"]
DISCOVERY = TABLES["DISCOVERY"]
VILLAGE_REWARD = TABLES["VILLAGE_REWARD"]
VILLAGE_TRACK = TABLES["VILLAGE_TRACK"]
VILLAGE_VP = TABLES["VILLAGE_VP"]
CITY_TRACK = TABLES["CITY_TRACK"]
CITY_VP = TABLES["CITY_VP"]
STRUCTURE_COST = TABLES["STRUCTURE_COST"]
STRUCTURE_BONUS = TABLES["STRUCTURE_BONUS"]
FIRST_BUILDER_VP = TABLES["FIRST_BUILDER_VP"]
LEFT_TRACK = TABLES["LEFT_TRACK"]
RIGHT_TRACK = TABLES["RIGHT_TRACK"]
TRACK_LIST = TABLES["TRACK_LIST"]
TRACK_COINS = TABLES["TRACK_COINS"]
TRACK_COLUMN = TABLES["TRACK_COLUMN"]
TRACK_STAGE = TABLES["TRACK_STAGE"]
INVESTMENT_LIST = TABLES["INVESTMENT_LIST"]
INVESTMENT_MODIFIER = TABLES["INVESTMENT_MODIFIER"]
INVESTMENT_VP = TABLES["INVESTMENT_VP"]
EXTRA_CUBE_VP = TABLES["EXTRA_CUBE_VP"]
STAGE_TRACK = TABLES["STAGE_TRACK"]
STAGE_AT = TABLES["STAGE_AT"]
DESPOTISM_ON = TABLES["DESPOTISM_ON"]
DESPOTISM_DO = TABLES["DESPOTISM_DO"]
GOVERNMENT_MODIFIER = TABLES["GOVERNMENT_MODIFIER"]
THEOCRACY_ON = TABLES["THEOCRACY_ON"]
THEOCRACY_DO = TABLES["THEOCRACY_DO"]
MONARCHY = TABLES["MONARCHY"]
DEMOCRACY = TABLES["DEMOCRACY"]
GOAL_WHAT = TABLES["GOAL_WHAT"]
GOAL_LEAST = TABLES["GOAL_LEAST"]
GOAL_FIRST_VP = TABLES["GOAL_FIRST_VP"]
GOAL_LATER_VP = TABLES["GOAL_LATER_VP"]
COLUMN_PLACES = TABLES["COLUMN_PLACES"]
BASE_COLUMN = TABLES["BASE_COLUMN"]
BASE_COINS = TABLES["BASE_COINS"]
START_COLUMN = TABLES["START_COLUMN"]
START = TABLES["START"]
START_SETTLERS = TABLES["START_SETTLERS"]
START_SOLDIERS = TABLES["START_SOLDIERS"]
DIRECTION = TABLES["DIRECTION"]
TOUCHES_NEEDED = TABLES["TOUCHES_NEEDED"]
EXPLORATIONS = TABLES["EXPLORATIONS"]
HOME_DIRECTION = TABLES["HOME_DIRECTION"]
CLAIMS_TO_END = TABLES["CLAIMS_TO_END"]
TRADE_PRICE = TABLES["TRADE_PRICE"]
TRADE_COINS = TABLES["TRADE_COINS"]
TOKENS_IN_SUPPLY = TABLES["TOKENS_IN_SUPPLY"]
BAND = TABLES["BAND"]
TOKENS_OF_BAND = TABLES["TOKENS_OF_BAND"]
EXPANSION = TABLES["EXPANSION"]
TASK = TABLES["TASK"]

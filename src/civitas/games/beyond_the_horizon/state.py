"""The position of Beyond the Horizon: its fields, decisions, questions, steps and events."""

from civitas.core.actions import Actions, number, thing, verb
from civitas.core.fields import Axis, Layout, axis, code, count, flag, ident, seat_of, slots
from civitas.core.notes import event
from civitas.games.beyond_the_horizon.tables import (
    BASIC_ACTIONS,
    BOARD_ACTIONS,
    CARDS,
    CARDS_2,
    CARDS_3,
    COLOURS,
    COLUMN_LETTERS,
    CUBES_OF_PLAYER,
    CUBES_ON_TRACK,
    DECK_SIZE,
    DIRECTIONS,
    DISPLAY,
    GOAL_SETS,
    GOALS,
    GOVERNMENT_CARDS,
    GOVERNMENTS,
    KINDS,
    LEADER_SLOTS,
    LEADERS,
    LEADERS_2,
    LEADERS_3,
    LEADERS_4,
    MAX_PLAYERS,
    MODIFIERS,
    OPTIONS_OF_LEADER,
    PAWNS_OF_PLAYER,
    SLOTS,
    SOURCES,
    SPACES_OF_ACTION,
    SPACES_OF_CARD,
    STRONGEST,
    STRUCTURES,
    STRUCTURES_1,
    STRUCTURES_2,
    STRUCTURES_3,
    STRUCTURES_BY_LEVEL,
    TERRITORIES,
    TERRITORY_POOL,
    TILES,
    TRACKS,
    UNITS_OF_A_KIND,
)

__all__ = ["ACTIONS", "EVENTS", "LAYOUT", "QUESTIONS", "SOURCES", "STEPS"]

SEATS = Axis("seat", MAX_PLAYERS)
TRACK_AXIS = axis("track", TRACKS)
COLUMN = axis("column", COLUMN_LETTERS)
SLOT = axis("slot", SLOTS)
LEADER_SLOT = axis("slot", SLOTS[-LEADER_SLOTS:])
CARD = axis("technology", CARDS.names)
TILE = axis("tile", TILES.names)
STRUCTURE = axis("structure", STRUCTURES.names)
LEVEL_AXIS = axis("level", ("level_1", "level_2", "level_3"))
KIND_AXIS = axis("kind", KINDS)
COLOUR = axis("colour", COLOURS)
SET = axis("set", tuple(letter.lower() for letter in GOAL_SETS))
STAGE_AXIS = axis("stage", ("despotism", "theocracy", "monarchy", "democracy"))
BOARD_ACTION = axis("action", BOARD_ACTIONS)
UNIT_NAMES = tuple(f"{kind}_{number}" for kind in KINDS for number in range(1, UNITS_OF_A_KIND + 1))
UNIT = axis("unit", UNIT_NAMES)
# Axial coordinates (q, r) with points of the hexes up: q grows to the east, r to the south-east.
DIRECTION_NAMES = ("east", "south_east", "south_west", "west", "north_west", "north_east")
WAYS = ("nothing", "new_structure", "existing_structure", "village", "city")
PRODUCTS = ("population", "coins", "exchanges")
PRODUCE_POPULATION, PRODUCE_COINS, PRODUCE_EXCHANGES = range(len(PRODUCTS))
PRODUCT_AXIS = axis("product", PRODUCTS)
EXCHANGES = ("buy", "dismiss", "retire", "end")
BUY, DISMISS, RETIRE, END = range(len(EXCHANGES))
SPACE_NAMES = (
    *(f"{action}_{space}" for action in BOARD_ACTIONS for space in range(1, SPACES_OF_ACTION + 1)),
    *(f"{card}_{space}" for card in CARDS.names for space in range(1, SPACES_OF_CARD + 1)),
)
PHASES = ("setup", "action", "expansion", "production", "goal")
SETUP_PHASE, ACTION_PHASE, EXPANSION_PHASE, PRODUCTION_PHASE, GOAL_PHASE = range(len(PHASES))
CLAIMS = ("no", "first", "later")
NOT_CLAIMED, CLAIMED_FIRST, CLAIMED_LATER = range(len(CLAIMS))
ROUND_LIMITS = ("60", "120", "240")
FARTHEST = 20  # no tile lies farther from the cradle: two tiles a row at least, 24 in all
MOST_COINS = 2**15 - 1

# The place of the answer to each question among the decisions is FIRST_ANSWER to LAST_ANSWER.
QUESTIONS = (
    *("government", "space", "task", "slot", "colour", "card", "private", "track", "kind", "place"),
    *("upgrade", "step", "village_tile", "village_unit", "city_tile", "city_unit", "structure"),
    *("expansion", "build_tile", "build_place", "production", "trade", "trade_unit", "goal"),
    *("leader_option", "basic"),
)
ASK_GOVERNMENT, ASK_SPACE, ASK_TASK, ASK_SLOT, ASK_COLOUR, ASK_CARD = range(1, 7)
ASK_PRIVATE, ASK_TRACK, ASK_KIND, ASK_PLACE, ASK_UPGRADE, ASK_STEP = range(7, 13)
ASK_VILLAGE_TILE, ASK_VILLAGE_UNIT, ASK_CITY_TILE, ASK_CITY_UNIT, ASK_STRUCTURE, ASK_EXPANSION = range(13, 19)
ASK_BUILD_TILE, ASK_BUILD_PLACE, ASK_PRODUCTION, ASK_TRADE, ASK_TRADE_UNIT, ASK_GOAL = range(19, 25)
ASK_LEADER_OPTION, ASK_BASIC = range(25, 27)

STEPS = (
    *("choose_government", "govern", "begin_turn", "place_pawn", "act", "expand", "take_way", "produce"),
    *("take_product", "trade", "take_exchange", "dismiss", "seek_goal", "claim_goal", "end_turn"),
    *("do_tasks", "take_or_skip", "do_part", "take_part", "do_basic", "research", "put_scholar"),
    *("meet_leader", "offer_option", "take_option", "discover", "reveal_cards", "place_card"),
    *("finish_research", "look_at_cards", "keep_card", "react", "invest", "place_invested", "take_cube"),
    *("take_chosen_cube", "take_structure", "hold_structure", "recruit", "choose_place", "station"),
    *("upgrade", "strengthen", "move", "step", "arrive", "found", "choose_village", "fortify"),
    *("choose_city", "spend", "exhaust_chosen", "mark", "build", "choose_builder", "build_here"),
)
STEP_CHOOSE_GOVERNMENT, STEP_GOVERN, STEP_BEGIN_TURN, STEP_PLACE_PAWN, STEP_ACT, STEP_EXPAND = range(1, 7)
STEP_TAKE_WAY, STEP_PRODUCE, STEP_TAKE_PRODUCT, STEP_TRADE, STEP_TAKE_EXCHANGE, STEP_DISMISS = range(7, 13)
STEP_SEEK_GOAL, STEP_CLAIM_GOAL, STEP_END_TURN, STEP_DO_TASKS, STEP_TAKE_OR_SKIP, STEP_DO_PART = range(13, 19)
STEP_TAKE_PART, STEP_DO_BASIC, STEP_RESEARCH, STEP_PUT_SCHOLAR, STEP_MEET_LEADER, STEP_OFFER_OPTION = range(19, 25)
STEP_TAKE_OPTION, STEP_DISCOVER, STEP_REVEAL_CARDS = range(25, 28)
STEP_PLACE_CARD, STEP_FINISH_RESEARCH, STEP_LOOK_AT_CARDS = range(28, 31)
STEP_KEEP_CARD, STEP_REACT, STEP_INVEST, STEP_PLACE_INVESTED, STEP_TAKE_CUBE, STEP_TAKE_CHOSEN_CUBE = range(31, 37)
STEP_TAKE_STRUCTURE, STEP_HOLD_STRUCTURE, STEP_RECRUIT, STEP_CHOOSE_PLACE, STEP_STATION, STEP_UPGRADE = range(37, 43)
STEP_STRENGTHEN, STEP_MOVE, STEP_STEP, STEP_ARRIVE, STEP_FOUND, STEP_CHOOSE_VILLAGE = range(43, 49)
STEP_FORTIFY, STEP_CHOOSE_CITY, STEP_SPEND, STEP_EXHAUST_CHOSEN, STEP_MARK, STEP_BUILD = range(49, 55)
STEP_CHOOSE_BUILDER, STEP_BUILD_HERE = range(55, 57)

# What interrupts what lies on the agenda until it is done; each entry is started by something that can happen a limited
# number of times only (BH-14.12), and a task with a choice is not begun when the agenda is nearly full.
AGENDA_DEPTH = 64
AGENDA_RESERVE = 16

LAYOUT = Layout(
    [
        code("first_choice", ("random", "1", "2", "3", "4"), seen_by="everyone"),
        code("round_limit", ROUND_LIMITS, seen_by="everyone"),
        count("round_number", 0, 240, seen_by="everyone"),
        count("last_round", 0, 241, seen_by="everyone"),  # 0: the end is not triggered yet
        code("phase", PHASES, seen_by="everyone"),
        seat_of("first_player", seen_by="everyone"),
        seat_of("turn_of", seen_by="everyone"),
        # What a player has
        count("coins", 0, MOST_COINS, SEATS, seen_by="everyone"),
        count("active", 0, PAWNS_OF_PLAYER, SEATS, seen_by="everyone"),
        count("inactive", 0, 20, SEATS, COLUMN, seen_by="everyone"),
        count("gone", 0, PAWNS_OF_PLAYER, SEATS, seen_by="everyone"),  # pawns out of the game
        count("cubes", 0, CUBES_ON_TRACK, SEATS, TRACK_AXIS, seen_by="everyone"),
        count("in_hand", 0, CUBES_OF_PLAYER, SEATS, seen_by="everyone"),  # cubes on their way to the investment track
        count("invested", 0, CUBES_OF_PLAYER, SEATS, seen_by="everyone"),
        count("settle_tokens", 0, 99, SEATS, seen_by="everyone"),
        count("fortify_tokens", 0, 99, SEATS, seen_by="everyone"),
        count("settle_supply", 0, 99, seen_by="everyone"),
        count("fortify_supply", 0, 99, seen_by="everyone"),
        code("pawn", ("beside", *SPACE_NAMES), SEATS, seen_by="everyone"),
        count("explored", 0, 24, SEATS, seen_by="everyone"),  # explorations in this turn
        count("modifier", -24, 24, SEATS, axis("modifier", MODIFIERS), seen_by="everyone"),
        count("earned", 0, 999, SEATS, axis("source", SOURCES), seen_by="everyone"),  # points of `vp` tasks
        # Units
        count("strength", 0, STRONGEST, SEATS, UNIT, seen_by="everyone"),  # 0: this unit is not on the map
        ident("stands_on", TILES, SEATS, UNIT, seen_by="everyone", pooled=False),
        # Technologies: what a player has researched, the tree, the decks of levels II and III
        flag("researched", SEATS, CARD, seen_by="everyone"),
        flag("scholar", SEATS, SLOT, seen_by="everyone"),
        flag("pending", SLOT, seen_by="everyone"),
        ident("card", CARDS, SLOT, seen_by="everyone", pooled=False),
        ident("candidate", CARDS, slots(DECK_SIZE), seen_by="everyone", pooled=False),
        ident("deck_2", CARDS_2, slots(DECK_SIZE), seen_by="nobody"),
        ident("deck_3", CARDS_3, slots(DECK_SIZE), seen_by="nobody"),
        count("deck_2_left", 0, DECK_SIZE, seen_by="everyone"),
        count("deck_3_left", 0, DECK_SIZE, seen_by="everyone"),
        ident("under_2", CARDS_2, slots(DECK_SIZE), seen_by="everyone"),  # known cards below the deck, next one first
        ident("under_3", CARDS_3, slots(DECK_SIZE), seen_by="everyone"),
        count("under_2_left", 0, DECK_SIZE, seen_by="everyone"),
        count("under_3_left", 0, DECK_SIZE, seen_by="everyone"),
        ident("gained_2", CARDS_2, slots(DECK_SIZE), seen_by="everyone"),  # cards on the tree and private ones
        ident("gained_3", CARDS_3, slots(DECK_SIZE), seen_by="everyone"),
        count("gained_2_left", 0, DECK_SIZE, seen_by="everyone"),
        count("gained_3_left", 0, DECK_SIZE, seen_by="everyone"),
        # Leaders: face down on their slots or in the box, then face up with their owners
        ident("hidden_2", LEADERS_2, slots(10), seen_by="nobody"),
        ident("hidden_3", LEADERS_3, slots(10), seen_by="nobody"),
        ident("hidden_4", LEADERS_4, slots(7), seen_by="nobody"),
        ident("known_2", LEADERS_2, slots(6), seen_by="everyone"),
        ident("known_3", LEADERS_3, slots(6), seen_by="everyone"),
        ident("known_4", LEADERS_4, slots(3), seen_by="everyone"),
        ident("leader", LEADERS, LEADER_SLOT, seen_by="everyone", pooled=False),
        seat_of("leader_owner", LEADER_SLOT, seen_by="everyone"),
        count("leader_option", 0, OPTIONS_OF_LEADER, LEADER_SLOT, seen_by="everyone"),
        # Governments and goals
        ident("government", GOVERNMENTS, SEATS, seen_by="everyone", pooled=False),
        ident("offered", GOVERNMENTS, slots(GOVERNMENT_CARDS), seen_by="everyone", pooled=False),
        ident("goal", GOALS, SET, seen_by="everyone", pooled=False),
        code("claimed", CLAIMS, SEATS, SET, seen_by="everyone"),
        count("claims", 0, 12, seen_by="everyone"),
        count("cubeless", 0, 3, SEATS, seen_by="everyone"),  # claims made without a cube
        # Structures: stacks, the display, and who holds which tile
        ident("stack_1", STRUCTURES_1, slots(STRUCTURES_BY_LEVEL), seen_by="nobody"),
        ident("stack_2", STRUCTURES_2, slots(STRUCTURES_BY_LEVEL), seen_by="nobody"),
        ident("stack_3", STRUCTURES_3, slots(STRUCTURES_BY_LEVEL), seen_by="nobody"),
        ident("shown_1", STRUCTURES_1, slots(STRUCTURES_BY_LEVEL), seen_by="everyone"),
        ident("shown_2", STRUCTURES_2, slots(STRUCTURES_BY_LEVEL), seen_by="everyone"),
        ident("shown_3", STRUCTURES_3, slots(STRUCTURES_BY_LEVEL), seen_by="everyone"),
        count("stack_left", 0, STRUCTURES_BY_LEVEL, LEVEL_AXIS, seen_by="everyone"),
        ident("display", STRUCTURES, LEVEL_AXIS, slots(DISPLAY), seen_by="everyone", pooled=False),
        seat_of("holder", STRUCTURE, seen_by="everyone"),
        # The map: where each tile lies, what it touches, and whose cubes lie on it
        ident("territories", TERRITORY_POOL, slots(TERRITORIES), seen_by="nobody"),
        ident("explored_tiles", TERRITORY_POOL, slots(TERRITORIES), seen_by="everyone"),
        count("territories_left", 0, TERRITORIES, seen_by="everyone"),
        flag("on_map", TILE, seen_by="everyone"),
        count("tile_q", -FARTHEST, FARTHEST, TILE, seen_by="everyone"),
        count("tile_r", -FARTHEST, FARTHEST, TILE, seen_by="everyone"),
        ident("beside", TILES, TILE, axis("direction", DIRECTION_NAMES), seen_by="everyone", pooled=False),
        seat_of("village", TILE, seen_by="everyone"),
        seat_of("city", TILE, seen_by="everyone"),
        ident("covered_by", STRUCTURES, TILE, seen_by="everyone", pooled=False),
        seat_of("left_builder", TILE, seen_by="everyone"),
        seat_of("right_builder", TILE, seen_by="everyone"),
    ],
    SEATS,
    QUESTIONS,
    STEPS,
    (
        *(CARDS, CARDS_2, CARDS_3, LEADERS, LEADERS_2, LEADERS_3, LEADERS_4),
        *(STRUCTURES, STRUCTURES_1, STRUCTURES_2, STRUCTURES_3, TILES, TERRITORY_POOL, GOVERNMENTS, GOALS),
    ),
    agenda_depth=AGENDA_DEPTH,
)

ACTIONS = Actions(
    verb("govern", thing("government", GOVERNMENTS.names)),
    verb("act", thing("action", BOARD_ACTIONS), number("space", 1, SPACES_OF_ACTION)),
    verb("use", thing("technology", CARDS.names), number("space", 1, SPACES_OF_CARD)),
    verb("do"),
    verb("skip"),
    verb("research", thing("slot", SLOTS)),
    verb("colour", thing("colour", COLOURS)),
    verb("discover", thing("technology", CARDS.names)),
    verb("keep", thing("technology", CARDS.names)),
    verb("cube", thing("track", TRACKS)),
    verb("recruit", thing("kind", KINDS)),
    verb("station", thing("tile", TILES.names)),
    verb("upgrade", thing("unit", UNIT_NAMES)),
    verb("move", thing("unit", UNIT_NAMES), thing("direction", DIRECTION_NAMES)),
    verb("halt"),
    verb("found", thing("tile", TILES.names)),
    verb("settle", thing("unit", UNIT_NAMES[:UNITS_OF_A_KIND])),
    verb("fortify", thing("tile", TILES.names)),
    verb("garrison", thing("unit", UNIT_NAMES[UNITS_OF_A_KIND:])),
    verb("take", thing("structure", STRUCTURES.names)),
    verb("expand", thing("way", WAYS)),
    verb("build", thing("structure", STRUCTURES.names)),
    verb("build with", thing("unit", UNIT_NAMES[:UNITS_OF_A_KIND]), text="build-with"),
    verb("produce", thing("product", PRODUCTS)),
    verb("trade", thing("exchange", EXCHANGES)),
    verb("dismiss", thing("unit", UNIT_NAMES)),
    verb("claim", thing("goal", GOALS.names)),
    verb("option", number("choice", 1, OPTIONS_OF_LEADER)),
    verb("basic", thing("action", BOARD_ACTIONS[:BASIC_ACTIONS])),
)
assert len(DIRECTION_NAMES) == DIRECTIONS
ANSWER_GOVERNMENT = ACTIONS.first("govern")
ANSWER_SPACE = ACTIONS.first("act")
ANSWER_TASK = ACTIONS.first("do")
ANSWER_SLOT = ACTIONS.first("research")
ANSWER_COLOUR = ACTIONS.first("colour")
ANSWER_CARD = ACTIONS.first("discover")
ANSWER_PRIVATE = ACTIONS.first("keep")
ANSWER_TRACK = ACTIONS.first("cube")
ANSWER_KIND = ACTIONS.first("recruit")
ANSWER_PLACE = ACTIONS.first("station")
ANSWER_UPGRADE = ACTIONS.first("upgrade")
ANSWER_STEP = ACTIONS.first("move")
ANSWER_VILLAGE_TILE = ACTIONS.first("found")
ANSWER_VILLAGE_UNIT = ACTIONS.first("settle")
ANSWER_CITY_TILE = ACTIONS.first("fortify")
ANSWER_CITY_UNIT = ACTIONS.first("garrison")
ANSWER_STRUCTURE = ACTIONS.first("take")
ANSWER_EXPANSION = ACTIONS.first("expand")
ANSWER_BUILD_TILE = ACTIONS.first("build")
ANSWER_BUILD_PLACE = ACTIONS.first("build with")
ANSWER_PRODUCTION = ACTIONS.first("produce")
ANSWER_TRADE = ACTIONS.first("trade")
ANSWER_TRADE_UNIT = ACTIONS.first("dismiss")
ANSWER_GOAL = ACTIONS.first("claim")
ANSWER_LEADER_OPTION = ACTIONS.first("option")
ANSWER_BASIC = ACTIONS.first("basic")
USE = ACTIONS.first("use")
DO, SKIP = ACTIONS.first("do"), ACTIONS.first("skip")
HALT = ACTIONS.first("halt")

# The first answer to every question; the one after the last question ends the list.
FIRST_ANSWERS = (
    0,
    ANSWER_GOVERNMENT,
    ANSWER_SPACE,
    ANSWER_TASK,
    ANSWER_SLOT,
    ANSWER_COLOUR,
    ANSWER_CARD,
    ANSWER_PRIVATE,
    ANSWER_TRACK,
    ANSWER_KIND,
    ANSWER_PLACE,
    ANSWER_UPGRADE,
    ANSWER_STEP,
    ANSWER_VILLAGE_TILE,
    ANSWER_VILLAGE_UNIT,
    ANSWER_CITY_TILE,
    ANSWER_CITY_UNIT,
    ANSWER_STRUCTURE,
    ANSWER_EXPANSION,
    ANSWER_BUILD_TILE,
    ANSWER_BUILD_PLACE,
    ANSWER_PRODUCTION,
    ANSWER_TRADE,
    ANSWER_TRADE_UNIT,
    ANSWER_GOAL,
    ANSWER_LEADER_OPTION,
    ANSWER_BASIC,
    len(ACTIONS),
)

EVENTS = (
    event("first_player"),
    event("round_begins", round=int),
    event("takes_government", government=GOVERNMENTS),
    event("acts", action=BOARD_ACTION, space=int),
    event("uses", card=CARDS, space=int),
    event("pays", n=int),
    event("skips"),
    event("exhausts", n=int),
    event("pawn_leaves"),
    event("gains_coins", n=int),
    event("gains_pawns", n=int),
    event("gains_points", n=int),
    event("gains_settle_tokens", n=int),
    event("gains_fortify_tokens", n=int),
    event("gains_nothing"),
    event("does_basic", action=BOARD_ACTION),
    event("researches", slot=SLOT),
    event("meets_leader", leader=LEADERS),
    event("chooses_option", choice=int, leader=LEADERS),
    event("chooses_colour", colour=COLOUR),
    event("reveals_card", card=CARDS),
    event("discovers", card=CARDS, slot=SLOT),
    event("no_card", slot=SLOT),
    event("learns", card=CARDS),
    event("looks_at", card=CARDS),
    event("keeps", card=CARDS),
    event("takes_cube", track=TRACK_AXIS, left=int),
    event("invests", place=int),
    event("unlocks_column", column=COLUMN),
    event("unlocks_coins", n=int),
    event("unlocks_stage", stage=STAGE_AXIS),
    event("lacks_cubes"),
    event("takes_structure", structure=STRUCTURES),
    event("shows_structure", structure=STRUCTURES),
    event("no_structure", level=int),
    event("recruits", kind=KIND_AXIS, tile=TILES, strength=int),
    event("upgrades", kind=KIND_AXIS, strength=int, tile=TILES),
    event("moves", kind=KIND_AXIS, tile=TILES),
    event("explores", tile=TILES),
    event("arrives", tile=TILES),
    event("uses_up", kind=KIND_AXIS, strength=int),
    event("founds", tile=TILES),
    event("fortifies", tile=TILES),
    event("returns_settle_token"),
    event("returns_fortify_token"),
    event("builds", structure=STRUCTURES, tile=TILES),
    event("builds_too", structure=STRUCTURES, tile=TILES),
    event("weakens", strength=int),
    event("passes_expansion"),
    event("produces", product=PRODUCT_AXIS),
    event("buys_pawn", n=int),
    event("dismisses", kind=KIND_AXIS, strength=int, tile=TILES),
    event("retires", n=int),
    event("claims_goal", goal=GOALS, points=int),
    event("claims_without_cube", goal=GOALS),
    event("end_triggered", round=int),
    event("round_limit_reached"),
    event("game_ends"),
    event("reacts", stage=STAGE_AXIS),
)
E_FIRST_PLAYER = 0
E_ROUND_BEGINS = 1
E_TAKES_GOVERNMENT = 2
E_ACTS = 3
E_USES = 4
E_PAYS = 5
E_SKIPS = 6
E_EXHAUSTS = 7
E_PAWN_LEAVES = 8
E_GAINS_COINS = 9
E_GAINS_PAWNS = 10
E_GAINS_POINTS = 11
E_GAINS_SETTLE_TOKENS = 12
E_GAINS_FORTIFY_TOKENS = 13
E_GAINS_NOTHING = 14
E_DOES_BASIC = 15
E_RESEARCHES = 16
E_MEETS_LEADER = 17
E_CHOOSES_OPTION = 18
E_CHOOSES_COLOUR = 19
E_REVEALS_CARD = 20
E_DISCOVERS = 21
E_NO_CARD = 22
E_LEARNS = 23
E_LOOKS_AT = 24
E_KEEPS = 25
E_TAKES_CUBE = 26
E_INVESTS = 27
E_UNLOCKS_COLUMN = 28
E_UNLOCKS_COINS = 29
E_UNLOCKS_STAGE = 30
E_LACKS_CUBES = 31
E_TAKES_STRUCTURE = 32
E_SHOWS_STRUCTURE = 33
E_NO_STRUCTURE = 34
E_RECRUITS = 35
E_UPGRADES = 36
E_MOVES = 37
E_EXPLORES = 38
E_ARRIVES = 39
E_USES_UP = 40
E_FOUNDS = 41
E_FORTIFIES = 42
E_RETURNS_SETTLE_TOKEN = 43
E_RETURNS_FORTIFY_TOKEN = 44
E_BUILDS = 45
E_BUILDS_TOO = 46
E_WEAKENS = 47
E_PASSES_EXPANSION = 48
E_PRODUCES = 49
E_BUYS_PAWN = 50
E_DISMISSES = 51
E_RETIRES = 52
E_CLAIMS_GOAL = 53
E_CLAIMS_WITHOUT_CUBE = 54
E_END_TRIGGERED = 55
E_ROUND_LIMIT_REACHED = 56
E_GAME_ENDS = 57
E_REACTS = 58

"""The position of Stone Age: its fields, decisions, questions, steps and events."""

from civitas.core.actions import Actions, number, thing, verb
from civitas.core.fields import Axis, Layout, axis, code, count, flag, ident, seat_of, slots
from civitas.core.notes import event
from civitas.games.stone_age.tables import (
    CARD_SPACES,
    CARDS,
    CARDS_IN_BOX,
    GOODS,
    MAX_PLAYERS,
    PLACES,
    RESOURCES,
    TILES,
    TILES_IN_BOX,
    TILES_IN_STACK,
)

SEATS = Axis("seat", MAX_PLAYERS)
RESOURCE = axis("resource", RESOURCES)
PLACE = axis("place", PLACES)
GOOD = axis("good", GOODS)
TOOL_SPACES = 3
ONCE_VALUES = (2, 3, 4)
EARNED = ("buildings", "cards", "hunger")
FROM_BUILDINGS, FROM_CARDS, FROM_HUNGER = range(len(EARNED))
SOURCES = (*EARNED, "culture", "farmers", "tool_makers", "builders", "shamans", "resources")
CULTURE_SOURCE, FARMERS_SOURCE, RESOURCES_SOURCE = 3, 4, 8
LAST_ROUND = 100

QUESTIONS = ("place", "resolve", "add_tool", "buy", "pay", "take", "draft", "feed")
ASK_PLACE, ASK_RESOLVE, ASK_TOOL, ASK_BUY, ASK_PAY, ASK_TAKE, ASK_DRAFT, ASK_FEED = range(1, len(QUESTIONS) + 1)

STEPS = (
    *("place_people", "use_people", "return_people"),
    *("roll_dice", "add_tools", "collect_goods"),
    *("offer_purchase", "pay", "take_card", "take_building", "take_any_two", "draft_dice"),
    *("feed_tribe", "meet_shortage", "finish_feeding", "begin_next_round"),
)
PLACE_PEOPLE, USE_PEOPLE, RETURN_PEOPLE = 1, 2, 3
ROLL_DICE, ADD_TOOLS, COLLECT_GOODS = 4, 5, 6
OFFER_PURCHASE, PAY, TAKE_CARD, TAKE_BUILDING, TAKE_ANY_TWO, DRAFT_DICE = 7, 8, 9, 10, 11, 12
FEED_TRIBE, MEET_SHORTAGE, FINISH_FEEDING, BEGIN_NEXT_ROUND = 13, 14, 15, 16

PHASES = ("placement", "actions", "feeding")
PLACEMENT, ACTIONS_PHASE, FEEDING = range(len(PHASES))
NOT_HELD, HELD, USED_UP = range(3)
STORED = ("not_held", "held", "used")

LAYOUT = Layout(
    [
        code("first_choice", ("random", "1", "2", "3", "4"), seen_by="everyone"),
        count("round_number", 0, LAST_ROUND, seen_by="everyone"),
        code("phase", PHASES, seen_by="everyone"),
        seat_of("first_player", seen_by="everyone"),
        # The tribes
        count("people", 0, 10, SEATS, seen_by="everyone"),
        count("unplaced", 0, 10, SEATS, seen_by="everyone"),
        count("placed", 0, 10, SEATS, PLACE, seen_by="everyone"),
        count("crowd", 0, 40, PLACE, seen_by="everyone"),  # all people there: what `placed` adds up to
        count("stock", 0, 2**15 - 1, SEATS, RESOURCE, seen_by="everyone"),
        count("food", 0, 2**15 - 1, SEATS, seen_by="everyone"),
        count("food_track", 0, 10, SEATS, seen_by="everyone"),
        count("tools", 0, 4, SEATS, slots(TOOL_SPACES), seen_by="everyone"),
        flag("tool_used", SEATS, slots(TOOL_SPACES), seen_by="everyone"),
        code("once", STORED, SEATS, slots(len(ONCE_VALUES)), seen_by="everyone"),
        code("any_two", STORED, SEATS, seen_by="everyone"),
        count("score", -(2**15), 2**15 - 1, SEATS, seen_by="everyone"),
        count("earned", -(2**15), 2**15 - 1, SEATS, axis("source", EARNED), seen_by="everyone"),
        # Cards: the deck, the spaces, what was bought by whom, and the one extra card
        ident("deck", CARDS, slots(CARDS_IN_BOX), seen_by="nobody"),
        count("deck_left", 0, CARDS_IN_BOX, seen_by="everyone"),
        ident("space", CARDS, slots(CARD_SPACES), seen_by="everyone"),
        ident("bought", CARDS, slots(CARDS_IN_BOX), seen_by="everyone"),
        seat_of("buyer", slots(CARDS_IN_BOX), seen_by="everyone"),
        count("bought_left", 0, CARDS_IN_BOX, seen_by="everyone"),
        ident("extra", CARDS, SEATS, seen_by="owner"),
        # Buildings: the tiles below, the tile on top, and what was built by whom
        ident("stack", TILES, slots(4), slots(TILES_IN_STACK), seen_by="nobody"),
        count("stack_left", 0, TILES_IN_STACK, slots(4), seen_by="everyone"),
        ident("top_tile", TILES, slots(4), seen_by="everyone"),
        ident("built", TILES, slots(TILES_IN_BOX), seen_by="everyone"),
        seat_of("builder", slots(TILES_IN_BOX), seen_by="everyone"),
        count("built_left", 0, TILES_IN_BOX, seen_by="everyone"),
        # What is going on
        count("dice", 0, 6, slots(10), seen_by="everyone"),
        count("roll_total", 0, 99, seen_by="everyone"),
        code("roll_for", GOODS, seen_by="everyone"),
        count("cursor", 0, 9, seen_by="everyone"),
        count("due", 0, 99, seen_by="everyone"),
        count("paid", 0, 10, RESOURCE, seen_by="everyone"),
        count("buying", 0, len(PLACES), seen_by="everyone"),
    ],
    SEATS,
    QUESTIONS,
    STEPS,
    (CARDS, TILES),
    agenda_depth=8,
)

ACTIONS = Actions(
    verb("place hunt", number("people", 1, 10), text="place-many", place="hunt"),
    verb("place forest", number("people", 1, 7), text="place-many", place="forest"),
    verb("place clay_pit", number("people", 1, 7), text="place-many", place="clay_pit"),
    verb("place quarry", number("people", 1, 7), text="place-many", place="quarry"),
    verb("place river", number("people", 1, 7), text="place-many", place="river"),
    verb("place", thing("place", PLACES[5:])),
    verb("resolve", thing("place", PLACES)),
    verb("use any_two", text="use-any-two", card="any_two"),
    verb("tool", number("space", 1, TOOL_SPACES)),
    verb("once", number("value", 2, 4)),
    verb("roll done", text="roll-done"),
    verb("buy"),
    verb("decline"),
    verb("pay", thing("good", RESOURCES)),
    verb("pay done", text="pay-done"),
    verb("take", thing("good", RESOURCES)),
    verb("draft", number("face", 1, 6)),
    verb("feed"),
    verb("starve"),
)
PLACE_FIRST = ACTIONS.first("place hunt")
PLACE_ONE = ACTIONS.first("place")
RESOLVE = ACTIONS.first("resolve")
USE_ANY_TWO = ACTIONS.first("use any_two")
USE_TOOL = ACTIONS.first("tool")
USE_ONCE = ACTIONS.first("once")
ROLL_DONE = ACTIONS.first("roll done")
BUY = ACTIONS.first("buy")
DECLINE = ACTIONS.first("decline")
PAY_WITH = ACTIONS.first("pay")
PAY_DONE = ACTIONS.first("pay done")
TAKE = ACTIONS.first("take")
DRAFT = ACTIONS.first("draft")
FEED = ACTIONS.first("feed")
STARVE = ACTIONS.first("starve")

EVENTS = (
    event("first_player"),
    event("round_begins", round=int),
    event("places", place=PLACE, people=int),
    event("stays_home", people=int),
    event("resolves", place=PLACE),
    event("rolls", good=GOOD, many="dice"),
    event("adds_tool", value=int, total=int),
    event("adds_once", value=int, total=int),
    event("gains", good=GOOD, n=int),
    event("gains_nothing", good=GOOD),
    event("pays", good=GOOD, n=int),
    event("buys_card", card=CARDS, space=int),
    event("buys_building", tile=TILES, n=int),
    event("declines", place=PLACE),
    event("stores_tool", value=int),
    event("stores_any_two"),
    event("uses_any_two"),
    event("draws_card"),
    event("sees_card", card=CARDS, seen_by="owner"),
    event("finds_no_card"),
    event("rolls_draft", many="dice"),
    event("drafts", face=int),
    event("feeds", n=int),
    event("lacks_food", n=int),
    event("starves", n=int),
    event("reveals_card", card=CARDS, space=int),
    event("reveals_tile", tile=TILES, stack=int),
    event("stack_empty", stack=int),
    event("cards_run_out"),
    event("last_round"),
    event("game_ends"),
    event("shows_extra_card", card=CARDS),
)
E_FIRST_PLAYER = 0
E_ROUND_BEGINS = 1
E_PLACES = 2
E_STAYS_HOME = 3
E_RESOLVES = 4
E_ROLLS = 5
E_ADDS_TOOL = 6
E_ADDS_ONCE = 7
E_GAINS = 8
E_GAINS_NOTHING = 9
E_PAYS = 10
E_BUYS_CARD = 11
E_BUYS_BUILDING = 12
E_DECLINES = 13
E_STORES_TOOL = 14
E_STORES_ANY_TWO = 15
E_USES_ANY_TWO = 16
E_DRAWS_CARD = 17
E_SEES_CARD = 18
E_FINDS_NO_CARD = 19
E_ROLLS_DRAFT = 20
E_DRAFTS = 21
E_FEEDS = 22
E_LACKS_FOOD = 23
E_STARVES = 24
E_REVEALS_CARD = 25
E_REVEALS_TILE = 26
E_STACK_EMPTY = 27
E_CARDS_RUN_OUT = 28
E_LAST_ROUND = 29
E_GAME_ENDS = 30
E_SHOWS_EXTRA = 31

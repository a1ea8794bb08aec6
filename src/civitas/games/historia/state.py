"""The position of Historia: its fields, decisions, questions, steps and events."""

from civitas.core.actions import Actions, Verb, thing, verb
from civitas.core.fields import Layout, axis, code, count, flag, ident, seat_of, slots
from civitas.core.notes import event
from civitas.games.historia.tables import (
    ACTION_CARDS,
    ACTION_COUNT,
    ACTION_WORDS,
    ADVISORS,
    ADVISORS_IN_SET,
    BOT_DECK,
    BOT_LEVELS,
    CARD_WORDS,
    CIVILIZATIONS,
    CUBES,
    ERA,
    EVENTS_POOL,
    GOVERNMENTS,
    LEADERS,
    LEADERS_IN_ERA,
    LEVELS,
    MOST_CARDS,
    MOST_CIVS,
    OWN,
    OWN_ADVISORS,
    ROW_SPACES,
    SEATS,
    SETS,
    TECHNOLOGIES,
    TERRITORIES,
    TERRITORY_COUNT,
    TOKENS,
    TOKENS_IN_BOX,
    TURNS,
    WONDERS,
)

CIV = axis("civ", [f"civ_{number}" for number in range(1, MOST_CIVS + 1)], seats_first=True)
TERRITORY = axis("territory", TERRITORIES)
CARD = axis("card", ACTION_WORDS)
SIDE = axis("side", ("basic", "advanced"))
TRACK = axis("track", ("technology", "military"))
TECH_TRACK, MIL_TRACK = range(2)
BOT_PLACES = 5

SOURCES = (
    *("trade", "raids", "wars", "tourism", "exploits", "levels"),
    *("wonders", "advisors", "events", "territories", "governments", "leaders"),
)
SOURCE = axis("source", SOURCES)
FROM_TRADE, FROM_RAIDS, FROM_WARS, FROM_TOURISM, FROM_EXPLOITS, FROM_LEVELS = range(6)
FROM_WONDERS, FROM_ADVISORS, FROM_EVENTS, FROM_TERRITORIES, FROM_GOVERNMENTS, FROM_LEADERS = range(6, 12)
# Civbots earn from their cards too.
BOT_SOURCE = axis("bot_source", (*SOURCES, "cards"))
FROM_CARDS = 12

QUESTIONS = (
    *("civilization", "advisor_aside", "advisor_draw", "leader", "first_cube"),
    *("select", "next_card", "side", "window", "wonder", "exploit", "expand", "trade"),
    *("war_territory", "war_enemy", "queue", "ready", "destroy_wonder", "destroy_cube"),
)
ASK_CIVILIZATION, ASK_ASIDE, ASK_DRAW, ASK_LEADER, ASK_FIRST_CUBE = range(1, 6)
ASK_SELECT, ASK_NEXT, ASK_SIDE, ASK_WINDOW, ASK_WONDER, ASK_EXPLOIT, ASK_EXPAND, ASK_TRADE = range(6, 14)
ASK_WAR_TERRITORY, ASK_WAR_ENEMY, ASK_QUEUE, ASK_READY, ASK_DESTROY_WONDER, ASK_DESTROY_CUBE = range(14, 20)

STEPS = (
    *("choose_civilizations", "put_advisors_aside", "draw_advisors", "draft_leaders", "place_first_cubes"),
    *("place_civbots", "begin_turn", "begin_round", "select_cards", "resolve_humans", "resolve_next_card"),
    *("open_window", "use_action", "choose_side", "file_card", "file_advisor", "do_effects", "gain_levels"),
    *("take_wonders", "take_cards", "ready_wonders", "destroy_wonders", "destroy_cubes", "expand", "exploit"),
    *("act_civbots", "resolve_icon", "end_turn"),
)
CHOOSE_CIVILIZATIONS, PUT_ASIDE, DRAW_ADVISOR, DRAFT_LEADERS, PLACE_FIRST_CUBES = range(1, 6)
PLACE_CIVBOTS, BEGIN_TURN, BEGIN_ROUND, SELECT_CARDS, RESOLVE_HUMANS, RESOLVE_NEXT_CARD = range(6, 12)
OPEN_WINDOW, USE_ACTION, CHOOSE_SIDE, FILE_CARD, FILE_ADVISOR, DO_EFFECTS, GAIN_LEVELS = range(12, 19)
PICK_WONDERS, PICK_CARDS, PICK_READY, PICK_DESTROYED, PICK_CUBES, EXPAND_TO, EXPLOIT_FROM = range(19, 26)
ACT_CIVBOTS, RESOLVE_ICON, END_TURN = range(26, 29)

# Where an action card lies; a card that is selected in secret lies in the hand for everybody else.
CARD_PLACES = ("box", "aside", "hand", "table", "queue")
IN_BOX, ASIDE, IN_HAND, ON_TABLE, IN_QUEUE = range(len(CARD_PLACES))
# Where a wonder lies: 3 + seat with its owner.
WONDER_PLACES = ("deck", "row", "gone", *(f"seat_{number}" for number in range(1, MOST_CIVS + 1)))
IN_DECK, IN_ROW, GONE, FIRST_OWNER = range(4)
# HI-9.3: a new wonder waits until the window of the card that brought it is over.
WONDER_STATES = ("ready", "turned", "new")
READY, TURNED, NEW = range(len(WONDER_STATES))

OPTION_FIELDS = [
    code("civilization_rule", ("random", "chosen"), seen_by="everyone"),
    code("civbots_rule", ("usual", "0", "1", "2", "3", "4", "5"), seen_by="everyone"),
    *(code(f"civbot_{number}", BOT_LEVELS, seen_by="everyone") for number in range(1, BOT_PLACES + 1)),
    code("event_rule", ("off", "on"), seen_by="everyone"),
    code("leader_rule", ("by_era", "at_once"), seen_by="everyone"),
    code("placement_rule", ("turn_order", "reverse"), seen_by="everyone"),
    code("advisor_rule", ("drawn", "chosen"), seen_by="everyone"),
    code("cube_rule", ("standard", "expert"), seen_by="everyone"),
]

LAYOUT = Layout(
    [
        *OPTION_FIELDS,
        # Time
        count("turn", 0, TURNS, seen_by="everyone"),
        count("action_round", 0, 999, seen_by="everyone"),
        flag("revolution", seen_by="everyone"),
        code("outcome", ("open", "won", "lost"), seen_by="everyone"),  # of a solo game
        seat_of("order", slots(MOST_CIVS), seen_by="everyone"),
        # Civilizations: the humans by seat, then the Civbots
        count("bots", 0, BOT_PLACES, seen_by="everyone"),
        count("bot_level", 0, len(BOT_LEVELS) - 1, slots(BOT_PLACES), seen_by="everyone"),
        ident("civilization", CIVILIZATIONS, SEATS, seen_by="everyone", pooled=False),
        count("supply", 0, CUBES, CIV, seen_by="everyone"),
        count("used", 0, CUBES, CIV, seen_by="everyone"),
        count("reserve", 0, CUBES, CIV, seen_by="everyone"),
        count("tech", 0, LEVELS, CIV, seen_by="everyone"),
        count("mil", 0, LEVELS, CIV, seen_by="everyone"),
        count("points", -(2**15), 2**15 - 1, CIV, seen_by="everyone"),
        count("earned", -(2**15), 2**15 - 1, SEATS, SOURCE, seen_by="everyone"),
        # The map
        flag("cube", CIV, TERRITORY, seen_by="everyone"),
        ident("token", TOKENS, TERRITORY, seen_by="everyone"),
        ident("spare_token", TOKENS, slots(TOKENS_IN_BOX - TERRITORY_COUNT), seen_by="everyone"),
        # Action cards
        code("card_at", CARD_PLACES, SEATS, CARD, seen_by="everyone"),
        ident("queue", ACTION_CARDS, SEATS, slots(ACTION_COUNT), seen_by="everyone", pooled=False),
        count("queue_left", 0, ACTION_COUNT, SEATS, seen_by="everyone"),
        # HI-5.2: 1 + the number of the set chosen in secret, 0 before; nobody else learns even that it is chosen
        count("choice", 0, len(SETS), SEATS, seen_by="owner"),
        # Advisors: which of the own five
        ident("advisor_hand", OWN, SEATS, slots(ADVISORS_IN_SET), seen_by="owner"),
        ident("advisor_deck", OWN, SEATS, slots(ADVISORS_IN_SET), seen_by="owner"),
        ident("advisor_table", OWN, SEATS, slots(MOST_CARDS), seen_by="everyone"),
        ident("advisor_used", OWN, SEATS, slots(ADVISORS_IN_SET), seen_by="everyone"),
        # Wonders
        code("wonder_at", WONDER_PLACES, axis("wonder", WONDERS.names), seen_by="everyone"),
        code("wonder_state", WONDER_STATES, axis("wonder", WONDERS.names), seen_by="everyone"),
        count("wonders", 0, len(WONDERS.names), SEATS, seen_by="everyone"),
        count("new_wonders", 0, len(WONDERS.names), seen_by="everyone"),
        ident("row", WONDERS, slots(ROW_SPACES), seen_by="everyone", pooled=False),
        count("row_left", 0, ROW_SPACES, seen_by="everyone"),
        # Leaders
        ident("leader_box", LEADERS, ERA, slots(LEADERS_IN_ERA), seen_by="nobody"),
        ident("packet", LEADERS, SEATS, ERA, slots(LEADERS_IN_ERA), seen_by="owner"),
        ident("leader_kept", LEADERS, SEATS, ERA, seen_by="owner"),
        ident("leader", LEADERS, SEATS, ERA, seen_by="everyone"),
        ident("leader_gone", LEADERS, ERA, slots(LEADERS_IN_ERA), seen_by="everyone"),
        # Events
        ident("event_now", EVENTS_POOL, seen_by="everyone", pooled=False),
        ident("event_next", EVENTS_POOL, seen_by="everyone", pooled=False),
        flag("event_drawn", axis("event_card", EVENTS_POOL.names), seen_by="everyone"),
        # What is going on
        count("acting", 0, ACTION_COUNT, seen_by="everyone"),  # 1 + the action
        count("side", 0, 1, seen_by="everyone"),
        count("window", 0, ACTION_COUNT + 1, seen_by="everyone"),  # 1: no action was used, else 2 + the action
        count("due", 0, CUBES, seen_by="everyone"),
        flag("anywhere", seen_by="everyone"),
        ident("spared", WONDERS, seen_by="everyone", pooled=False),
        count("war_place", 0, TERRITORY_COUNT, seen_by="everyone"),
    ],
    SEATS,
    QUESTIONS,
    STEPS,
    (ACTION_CARDS, OWN, CIVILIZATIONS, TOKENS, WONDERS, LEADERS, EVENTS_POOL),
    agenda_depth=16,
)


def _select(cards: tuple[int, ...]) -> Verb:
    """HI-5.2: a set of cards is chosen at one go, so that nobody can count how many there are."""
    words = [CARD_WORDS[card] for card in cards]
    names = dict(zip(("card", "second", "third"), words, strict=False))
    return verb("select " + " ".join(words), text=f"select-{len(cards)}", **names)


ACTIONS = Actions(
    *(_select(cards) for cards in SETS),
    verb("resolve", thing("card", CARD_WORDS)),
    verb("basic"),
    verb("advanced"),
    verb("activate", thing("wonder", WONDERS.names)),
    verb("stop"),
    verb("take", thing("wonder", WONDERS.names)),
    verb("ready", thing("wonder", WONDERS.names)),
    verb("destroy", thing("wonder", WONDERS.names), text="destroy-wonder"),
    verb("destroy supply", text="destroy-supply"),
    verb("destroy used", text="destroy-used"),
    verb("recover used", text="recover-used"),
    verb("leave", thing("territory", TERRITORIES)),
    verb("expand", thing("territory", TERRITORIES)),
    verb("place", thing("territory", TERRITORIES)),
    verb("fight", thing("territory", TERRITORIES)),
    verb("attack", thing("civ", CIV.labels)),
    verb("trade", thing("civ", CIV.labels)),
    verb("recall", thing("card", ACTION_WORDS)),
    verb("pick", thing("leader", LEADERS.names)),
    verb("aside", thing("card", OWN_ADVISORS)),
    verb("draw", thing("card", OWN_ADVISORS)),
    verb("choose", thing("civilization", CIVILIZATIONS.names)),
)
SELECT = 0
RESOLVE = ACTIONS.first("resolve")
TAKE_BASIC = ACTIONS.first("basic")
TAKE_ADVANCED = ACTIONS.first("advanced")
ACTIVATE = ACTIONS.first("activate")
STOP = ACTIONS.first("stop")
TAKE = ACTIONS.first("take")
MAKE_READY = ACTIONS.first("ready")
DESTROY = ACTIONS.first("destroy")
DESTROY_SUPPLY = ACTIONS.first("destroy supply")
DESTROY_USED = ACTIONS.first("destroy used")
RECOVER_USED = ACTIONS.first("recover used")
LEAVE = ACTIONS.first("leave")
EXPAND = ACTIONS.first("expand")
PLACE = ACTIONS.first("place")
FIGHT = ACTIONS.first("fight")
ATTACK = ACTIONS.first("attack")
TRADE_WITH = ACTIONS.first("trade")
RECALL = ACTIONS.first("recall")
PICK = ACTIONS.first("pick")
PUT_AWAY = ACTIONS.first("aside")
DRAW = ACTIONS.first("draw")
CHOOSE = ACTIONS.first("choose")
ALL_ACTIONS = len(ACTIONS)

EVENTS = (
    event("takes_civilization", civilization=CIVILIZATIONS),
    event("bot_joins", bot=int, level=axis("level", BOT_LEVELS)),
    event("plays_at", place=int),
    event("token_lies", token=TOKENS, territory=TERRITORY),
    event("wonder_comes", wonder=WONDERS),
    event("row_swept", n=int),
    event("draws_advisor"),
    event("sees_advisor", advisor=ADVISORS, seen_by="owner"),
    event("deck_empty"),
    event("deck_turned", n=int),
    event("puts_aside", advisor=ADVISORS),
    event("passes_leaders"),
    event("keeps_leader", leader=LEADERS, seen_by="owner"),
    event("shows_leader", leader=LEADERS),
    event("places", territory=TERRITORY),
    event("bot_places", bot=int, territory=TERRITORY),
    event("turn_begins", turn=int, era=int, n=int),
    event("event_comes", event=EVENTS_POOL),
    event("round_begins", n=int),
    event("skips_round"),
    event("selects", n=int, seen_by="owner"),
    event("reveals_action", card=CARD),
    event("reveals_advisor", advisor=ADVISORS),
    event("plays_action", card=CARD),
    event("plays_advisor", advisor=ADVISORS),
    event("takes_side", side=SIDE),
    event("has_no_effect", card=CARD),
    event("cannot_pay_advisor", advisor=ADVISORS),
    event("event_strikes", event=EVENTS_POOL),
    event("cannot_meet_event", event=EVENTS_POOL, card=CARD),
    event("pays_cubes", n=int),
    event("recovers_cubes", n=int),
    event("takes_back", card=CARD),
    event("gets_card", card=CARD),
    event("reaches_technology", level=int, technology=TECHNOLOGIES),
    event("reaches_military", level=int),
    event("stays_on_level", track=TRACK),
    event("loses_military", level=int),
    event("scores", n=int, source=SOURCE),
    event("loses", n=int, source=SOURCE),
    event("takes_wonder", wonder=WONDERS),
    event("activates", wonder=WONDERS),
    event("readies", wonder=WONDERS),
    event("destroys_wonder", wonder=WONDERS),
    event("destroys_cube"),
    event("leaves", territory=TERRITORY),
    event("expands", territory=TERRITORY),
    event("trades", civ=CIV),
    event("attacks", civ=CIV, territory=TERRITORY),
    event("war_drawn", territory=TERRITORY),
    event("loses_cube", territory=TERRITORY),
    event("keeps_last_cube", territory=TERRITORY),
    event("eliminated"),
    event("bot_loses_cube", bot=int, territory=TERRITORY),
    event("bot_eliminated", bot=int),
    event("revolts"),
    event("bot_draws", bot=int, card=BOT_DECK),
    event("bot_technology", bot=int, level=int),
    event("bot_military", bot=int, level=int),
    event("bot_takes_wonder", bot=int, wonder=WONDERS),
    event("bot_expands", bot=int, territory=TERRITORY),
    event("bot_attacks", bot=int, civ=CIV, territory=TERRITORY),
    event("bot_scores", bot=int, n=int, source=BOT_SOURCE),
    event("bot_loses", bot=int, n=int, source=BOT_SOURCE),
    event("bot_loses_military", bot=int, level=int),
    event("actions_end"),
    event("adds_cube"),
    event("governed", government=GOVERNMENTS),
    event("wonders_upright"),
    event("leader_leaves", leader=LEADERS),
    event("solo_won"),
    event("solo_lost"),
    event("game_ends"),
)
# Each event's number.
E_TAKES_CIVILIZATION = 0
E_BOT_JOINS = 1
E_PLAYS_AT = 2
E_TOKEN_LIES = 3
E_WONDER_COMES = 4
E_ROW_SWEPT = 5
E_DRAWS_ADVISOR = 6
E_SEES_ADVISOR = 7
E_DECK_EMPTY = 8
E_DECK_TURNED = 9
E_PUTS_ASIDE = 10
E_PASSES_LEADERS = 11
E_KEEPS_LEADER = 12
E_SHOWS_LEADER = 13
E_PLACES = 14
E_BOT_PLACES = 15
E_TURN_BEGINS = 16
E_EVENT_COMES = 17
E_ROUND_BEGINS = 18
E_SKIPS_ROUND = 19
E_SELECTS = 20
E_REVEALS_ACTION = 21
E_REVEALS_ADVISOR = 22
E_PLAYS_ACTION = 23
E_PLAYS_ADVISOR = 24
E_TAKES_SIDE = 25
E_HAS_NO_EFFECT = 26
E_CANNOT_PAY_ADVISOR = 27
E_EVENT_STRIKES = 28
E_CANNOT_MEET_EVENT = 29
E_PAYS_CUBES = 30
E_RECOVERS_CUBES = 31
E_TAKES_BACK = 32
E_GETS_CARD = 33
E_REACHES_TECHNOLOGY = 34
E_REACHES_MILITARY = 35
E_STAYS_ON_LEVEL = 36
E_LOSES_MILITARY = 37
E_SCORES = 38
E_LOSES = 39
E_TAKES_WONDER = 40
E_ACTIVATES = 41
E_READIES = 42
E_DESTROYS_WONDER = 43
E_DESTROYS_CUBE = 44
E_LEAVES = 45
E_EXPANDS = 46
E_TRADES = 47
E_ATTACKS = 48
E_WAR_DRAWN = 49
E_LOSES_CUBE = 50
E_KEEPS_LAST_CUBE = 51
E_ELIMINATED = 52
E_BOT_LOSES_CUBE = 53
E_BOT_ELIMINATED = 54
E_REVOLTS = 55
E_BOT_DRAWS = 56
E_BOT_TECHNOLOGY = 57
E_BOT_MILITARY = 58
E_BOT_TAKES_WONDER = 59
E_BOT_EXPANDS = 60
E_BOT_ATTACKS = 61
E_BOT_SCORES = 62
E_BOT_LOSES = 63
E_BOT_LOSES_MILITARY = 64
E_ACTIONS_END = 65
E_ADDS_CUBE = 66
E_GOVERNED = 67
E_WONDERS_UPRIGHT = 68
E_LEADER_LEAVES = 69
E_SOLO_WON = 70
E_SOLO_LOST = 71
E_GAME_ENDS = 72

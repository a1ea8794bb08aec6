"""The position of Guns & Steel: its fields, decisions, questions, steps and events."""

from civitas.core.actions import Actions, number, thing, verb
from civitas.core.fields import Axis, Layout, axis, code, count, flag, ident, seat_of, slots
from civitas.core.notes import event
from civitas.games.guns_and_steel.tables import (
    ALL_RESOURCES,
    CARDS,
    ERA_POOLS,
    ERAS,
    FACES,
    FRAMES,
    MAX_PLAYERS,
    MODES,
    MOST_KINDS,
    MOST_STACK,
    MOST_STEPS,
    ORIGINS,
    PHYSICAL_CARDS,
    RESOURCES,
    SLOTS,
    WONDERS,
)

SEATS = Axis("seat", MAX_PLAYERS)
CARD = axis("card", CARDS.names)
WONDER = axis("wonder", WONDERS.names)
ERA = axis("era", ERAS)
RESOURCE = axis("resource", RESOURCES)
UNIT = axis("unit", (*RESOURCES[:5], "any"))
FRAME = slots(FRAMES)
NEW_WORLD, RENAISSANCE, COMBINED = range(len(MODES))
HANDS = ("open", "closed")
OPEN, CLOSED = range(len(HANDS))
PHASES = ("setup", "resource_phase", "technology_phase", "purchase_phase", "end_phase")
SETUP, RESOURCE_PHASE, TECHNOLOGY_PHASE, PURCHASE_PHASE, END_PHASE = range(len(PHASES))
# Where a card is, as seen by everyone. `unsure` (closed hands): in hand or resource side up, only its owner knows.
PLACES = ("away", "hand", "resource", "technology", "unsure")
AWAY, HAND, RESOURCE_UP, TECHNOLOGY_UP, UNSURE = range(len(PLACES))
WONDER_PLACES = ("box", "available", "seat_1", "seat_2", "seat_3", "seat_4")
IN_BOX, AVAILABLE, FIRST_OWNER = range(3)
PAYMENTS = ("nothing", "purchase", "cost", "loss", "tribute")
NO_PAYMENT, PURCHASE, EFFECT_COST, LOSS, TRIBUTE = range(len(PAYMENTS))
SECRET_BITS = 28
SOURCES = ("starter_cards", *ERAS, "wonders", "track")
WONDER_SOURCE, TRACK_SOURCE = 6, 7

QUESTIONS = (
    *("start_resource", "lay_resource", "lay_technology", "activate_laid"),
    *("buy", "pay_purchase", "pay_cost", "lose"),
    *("gain", "replenish", "play", "activate", "activate_of", "copy_of", "copy", "take_back"),
    *("react", "give_wonder", "take_wonder", "place_glory", "move_glory", "pick_up"),
)
ASK_START, ASK_RESOURCE, ASK_TECHNOLOGY, ASK_ACTIVATE_LAID = 1, 2, 3, 4
ASK_BUY, ASK_PAY_PURCHASE, ASK_PAY_COST, ASK_LOSE = 5, 6, 7, 8
ASK_GAIN, ASK_REPLENISH, ASK_PLAY, ASK_ACTIVATE, ASK_ACTIVATE_OF, ASK_COPY_OF, ASK_COPY, ASK_TAKE_BACK = range(9, 17)
ASK_REACT, ASK_GIVE_WONDER, ASK_TAKE_WONDER, ASK_PLACE_GLORY, ASK_MOVE_GLORY, ASK_PICK_UP = range(17, 23)

STEPS = (
    *("place_start_resource", "begin_turn", "lay_resource", "lay_technology", "offer_activation"),
    *("offer_purchase", "pay", "take_card", "end_phase", "pick_up", "take_resources", "end_turn"),
    *("resolve_card", "gain", "replenish", "play_cards", "activate_cards", "choose_to_activate", "choose_to_copy"),
    *("copy_resource", "take_back", "react", "compare_strength", "lose_resources", "give_wonder"),
    *("take_wonder", "place_glory"),
)
PLACE_START, BEGIN_TURN, LAY_RESOURCE, LAY_TECHNOLOGY, OFFER_ACTIVATION = 1, 2, 3, 4, 5
OFFER_PURCHASE, PAY, TAKE_CARD, ENTER_END_PHASE, PICK_UP, TAKE_RESOURCES, END_TURN = range(6, 13)
RESOLVE_CARD, GAIN_ONE, REPLENISH_ONE, PLAY_CARDS, ACTIVATE_CARDS, CHOOSE_TO_ACTIVATE, CHOOSE_TO_COPY = range(13, 20)
COPY_ONE, TAKE_BACK, REACT, COMPARE_STRENGTH, LOSE_RESOURCES, GIVE_WONDER, TAKE_WONDER, PLACE_GLORY = range(20, 28)

_ERA_FIELDS = tuple(zip(ERAS, ERA_POOLS, MOST_STACK, strict=True))

LAYOUT = Layout(
    [
        code("mode", MODES, seen_by="everyone"),
        code("hands", HANDS, seen_by="everyone"),
        count("round_number", 0, 1000, seen_by="everyone"),
        code("phase", PHASES, seen_by="everyone"),
        seat_of("first_player", seen_by="everyone"),
        seat_of("active", seen_by="everyone"),
        # The table
        ident("pyramid", CARDS, slots(SLOTS), seen_by="everyone", pooled=False),
        ident("stack_top", CARDS, ERA, seen_by="everyone", pooled=False),
        count("stack_left", 0, max(MOST_STACK), ERA, seen_by="everyone"),
        code("wonder", WONDER_PLACES, WONDER, seen_by="everyone"),
        # What lies below the top of a research stack nobody knows; every other card is listed as known.
        *(ident(f"stack_{era}", pool, slots(most), seen_by="nobody") for era, pool, most in _ERA_FIELDS),
        *(ident(f"known_{era}", pool, slots(pool.total), seen_by="everyone") for era, pool, _ in _ERA_FIELDS),
        # The players
        code("place", PLACES, SEATS, CARD, seen_by="everyone"),
        # Closed hands: the unsure cards that lie resource side up, a bit each; how many of each kind all may count.
        count("laid", 0, 2**SECRET_BITS - 1, SEATS, slots(2), seen_by="owner"),
        count("unsure_laid", 0, FACES, SEATS, slots(MOST_KINDS), seen_by="everyone"),
        count("hand_size", 0, FACES, SEATS, seen_by="everyone"),
        count("shown", 0, FACES, SEATS, RESOURCE, seen_by="everyone"),
        count("strength", 0, 2**15 - 1, SEATS, seen_by="everyone"),
        count("track", 0, 2**15 - 1, SEATS, seen_by="everyone"),
        count("glory", 0, 5, SEATS, ERA, seen_by="everyone"),
        # The turn
        count("temporary", 0, 127, RESOURCE, seen_by="everyone"),
        flag("activated", slots(PHYSICAL_CARDS), seen_by="everyone"),
        count("taken_back", 0, FACES, seen_by="everyone"),
        count("taken_back_vp", 0, 2**15 - 1, seen_by="everyone"),
        # Effects under way, the outermost first
        count("frames_left", 0, FRAMES, seen_by="everyone"),
        ident("frame_card", CARDS, FRAME, seen_by="everyone", pooled=False),
        seat_of("frame_owner", FRAME, seen_by="everyone"),
        count("frame_step", 0, MOST_STEPS, FRAME, seen_by="everyone"),
        seat_of("frame_chosen", FRAME, seen_by="everyone"),
        count("frame_defeated", 0, 15, FRAME, seen_by="everyone"),
        count("frame_undefeated", 0, 15, FRAME, seen_by="everyone"),
        count("laid_by", 0, FRAMES, CARD, seen_by="everyone"),
        # The open question
        ident("focus", CARDS, seen_by="everyone", pooled=False),
        count("wanted", 0, 127, seen_by="everyone"),
        count("among", 0, ALL_RESOURCES, seen_by="everyone"),
        code("origin", ORIGINS, seen_by="everyone"),
        count("discount", 0, 127, seen_by="everyone"),
        count("target", 0, len(WONDERS.names), seen_by="everyone"),
        # The payment under way
        code("paying", PAYMENTS, seen_by="everyone"),
        count("payable", 0, ALL_RESOURCES, seen_by="everyone"),
        ident("buying", CARDS, seen_by="everyone", pooled=False),
        count("due", 0, 127, UNIT, seen_by="everyone"),
        count("entered", 0, 127, RESOURCE, seen_by="everyone"),
        count("trial", 0, 127, RESOURCE, seen_by="everyone"),
    ],
    SEATS,
    QUESTIONS,
    STEPS,
    (CARDS, *ERA_POOLS),
    agenda_depth=24,
)

ACTIONS = Actions(
    verb("resource", thing("card", CARDS.names)),
    verb("technology", thing("card", CARDS.names)),
    verb("activate", thing("card", CARDS.names)),
    verb("deplete", thing("card", CARDS.names)),
    verb("replenish", thing("card", CARDS.names)),
    verb("retrieve", thing("card", CARDS.names)),
    verb("buy", thing("card", CARDS.names[:50])),
    verb("spend", thing("resource", RESOURCES)),
    verb("take", thing("resource", RESOURCES)),
    verb("opponent", number("opponent", 1, MAX_PLAYERS)),
    verb("wonder", thing("wonder", WONDERS.names)),
    verb("decline"),
    verb("pass"),
    verb("stop"),
    verb("refuse"),
)
RESOURCE_FIRST = ACTIONS.first("resource")
TECHNOLOGY_FIRST = ACTIONS.first("technology")
ACTIVATE_FIRST = ACTIONS.first("activate")
DEPLETE_FIRST = ACTIONS.first("deplete")
REPLENISH_FIRST = ACTIONS.first("replenish")
RETRIEVE_FIRST = ACTIONS.first("retrieve")
BUY_FIRST = ACTIONS.first("buy")
SPEND_FIRST = ACTIONS.first("spend")
TAKE_FIRST = ACTIONS.first("take")
OPPONENT_FIRST = ACTIONS.first("opponent")
WONDER_FIRST_ACTION = ACTIONS.first("wonder")
DECLINE = ACTIONS.first("decline")
PASS = ACTIONS.first("pass")
STOP = ACTIONS.first("stop")
REFUSE = ACTIONS.first("refuse")

EVENTS = (
    event("first_player"),
    event("chooses_wonder", wonder=WONDERS),
    event("round_begins", round=int),
    event("turn_begins"),
    event("lays_resource", card=CARDS),
    event("lays_some_resource", resource=RESOURCE, points=int),
    event("lays_which", card=CARDS, seen_by="owner"),
    event("lays_technology", card=CARDS),
    event("plays", card=CARDS),
    event("reacts_with", card=CARDS),
    event("activates", card=CARDS),
    event("declines", card=CARDS),
    event("depletes", card=CARDS),
    event("spends", resource=RESOURCE, n=int),
    event("replenishes", card=CARDS),
    event("gains", resource=RESOURCE, n=int),
    event("scores", n=int, total=int),
    event("loses_points", n=int, total=int),
    event("pays_points", n=int, total=int),
    event("is_chosen"),
    event("attacks", card=CARDS),
    event("is_defeated", strength=int, attack=int),
    event("holds", strength=int, attack=int),
    event("hands_over", wonder=WONDERS),
    event("receives", wonder=WONDERS),
    event("buys", card=CARDS),
    event("passes"),
    event("uncovers", card=CARDS),
    event("completes", wonder=WONDERS),
    event("places_marker", wonder=WONDERS, n=int, needed=int),
    event("moves_marker", wonder=WONDERS),
    event("refuses"),
    event("retrieves", card=CARDS),
    event("retrieves_some", resource=RESOURCE, points=int),
    event("retrieves_which", card=CARDS, seen_by="owner"),
    event("wastes", resource=RESOURCE, n=int),
    event("no_wonder_left"),
    event("no_space_card_left"),
    event("track_is_full", total=int),
    event("last_round"),
    event("game_ends"),
)
E_FIRST_PLAYER = 0
E_CHOOSES_WONDER = 1
E_ROUND_BEGINS = 2
E_TURN_BEGINS = 3
E_LAYS_RESOURCE = 4
E_LAYS_SOME_RESOURCE = 5
E_LAYS_WHICH = 6
E_LAYS_TECHNOLOGY = 7
E_PLAYS = 8
E_REACTS_WITH = 9
E_ACTIVATES = 10
E_DECLINES = 11
E_DEPLETES = 12
E_SPENDS = 13
E_REPLENISHES = 14
E_GAINS = 15
E_SCORES = 16
E_LOSES_POINTS = 17
E_PAYS_POINTS = 18
E_IS_CHOSEN = 19
E_ATTACKS = 20
E_IS_DEFEATED = 21
E_HOLDS = 22
E_HANDS_OVER = 23
E_RECEIVES = 24
E_BUYS = 25
E_PASSES = 26
E_UNCOVERS = 27
E_COMPLETES = 28
E_PLACES_MARKER = 29
E_MOVES_MARKER = 30
E_REFUSES = 31
E_RETRIEVES = 32
E_RETRIEVES_SOME = 33
E_RETRIEVES_WHICH = 34
E_WASTES = 35
E_NO_WONDER_LEFT = 36
E_NO_SPACE_CARD_LEFT = 37
E_TRACK_IS_FULL = 38
E_LAST_ROUND = 39
E_GAME_ENDS = 40

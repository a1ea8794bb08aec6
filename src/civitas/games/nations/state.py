"""The position of Nations: its fields, decisions, questions, steps and events.

Nothing lies face down in a known order: a deck is the set of cards that still lie in it (which everybody may know), and
what is drawn from it is decided by the generator at the moment of drawing. So the generator is the only secret.
"""

import numpy as np

from civitas.core.actions import Actions, thing, verb
from civitas.core.fields import Axis, Layout, axis, code, count, flag, ident, seat_of, slots
from civitas.core.notes import event
from civitas.games.nations.tables import (
    AGES,
    ALTERNATIVES,
    BOOKS,
    CARDS,
    CARDS_IN_AGE,
    COLUMNS,
    DIFFICULTIES,
    EVENT_CARDS,
    EVENT_POOL,
    GOODS,
    HEROES,
    IF,
    MAX_PLAYERS,
    MODS,
    NATIONS,
    ON,
    PLACES,
    POWERS,
    PROGRESS_CARDS,
    ROWS_OF_BOARD,
    SIDES,
    SOLO_TILES,
    TILES,
    WORK_SPACES,
)

SEATS = Axis("seat", MAX_PLAYERS)
GOOD = axis("good", GOODS)
PLACE = axis("place", PLACES)
NATION = axis("nation", NATIONS)
SIDE = axis("side", SIDES)
LEVEL = axis("level", DIFFICULTIES)
ALTERNATIVE = axis("alternative", ALTERNATIVES)
SECTIONS_OF_TRACK = ("food", "stability", "above")
FOOD_SECTION, STABILITY_SECTION, ABOVE = range(len(SECTIONS_OF_TRACK))
SECTION = axis("section", SECTIONS_OF_TRACK)
TRACK = axis("section", SECTIONS_OF_TRACK[:2])
# Where architects come from: the public ones, the board, a card on one of these places, or the supply (free).
HOMES = ("board", "advisor", "tower", *(f"wonder_{number}" for number in range(1, 7)))
HOME_BOARD, HOME_ADVISOR, HOME_TOWER, HOME_WONDER = range(4)
HOME = axis("home", HOMES)
SOURCES_OF_ARCHITECTS = ("public", "board", "advisor", "tower", "wonder", "supply")
FROM_PUBLIC, FROM_BOARD, FROM_ADVISOR, FROM_TOWER, FROM_WONDER, FROM_SUPPLY = range(len(SOURCES_OF_ARCHITECTS))
SOURCE = axis("source", SOURCES_OF_ARCHITECTS)
# Cards with a special action lie here.
ACTORS = ("advisor", "tower", *(f"wonder_{number}" for number in range(1, 7)))
ACTOR = axis("actor", ACTORS)
# What has to hold for an effect; the first word says that nothing has to.
CONDITION = axis("condition", IF[1:])
LOST = axis("lost", (*GOODS, "vp"))
LOST_VP = len(GOODS)
SPACES = tuple(f"r{row}c{column}" for row in range(1, ROWS_OF_BOARD + 1) for column in range(1, COLUMNS + 1))
SPACE = axis("space", SPACES)
SPACE_COUNT = len(SPACES)

SOURCES = ("victory_points", "colonies", "wonders", "workers", "resources")
FROM_VP, FROM_COLONIES, FROM_WONDERS, FROM_WORKERS, FROM_RESOURCES = range(len(SOURCES))

LEVELS_CHOICE = ("advanced", "basic", "all", "balanced")
ADVANCED_DECK, BASIC_DECK, WHOLE_DECK, BALANCED_DECK = range(len(LEVELS_CHOICE))
AGES_CHOICE = ("4", "3", "2", "1")
BOARDS_CHOICE = SIDES
DIFFICULTY_CHOICE = ("each", *DIFFICULTIES)
SWAPS_CHOICE = ("12", "6", "18", "24")
SWAPS = np.array([int(word) for word in SWAPS_CHOICE], np.int64)
EASIER_CHOICE = ("no", "yes")
TURN_END_CHOICE = ("asked", "automatic")

PHASES = ("setup", "maintenance", "actions", "production", "order", "war", "events", "famine", "age_end")
(
    SETUP_PHASE,
    MAINTENANCE_PHASE,
    ACTIONS_PHASE,
    PRODUCTION_PHASE,
    ORDER_PHASE,
    WAR_PHASE,
    EVENTS_PHASE,
    FAMINE_PHASE,
    AGE_END_PHASE,
) = range(len(PHASES))

# Where a Progress card or an event card is.
LIES = ("box", "deck", "board", "in_hand", "war", "nation", "removed")
IN_BOX, IN_DECK, ON_BOARD, IN_HAND, AT_WAR, AT_NATION, REMOVED_CARD = range(len(LIES))

QUESTIONS = (
    *("difficulty", "nation", "side", "covered_worker", "growth", "choose_event", "turn", "turn_end"),
    *("place_card", "place_advisor", "place_wonder", "give_up_colony", "battle", "golden", "golden_pay"),
    *("pick", "pay_pick", "deploy_free", "deploy_bought", "free_buy", "section", "give_worker"),
    *("return_section", "shortage", "production_pick", "spare", "may", "either", "undeploy_for", "hire_free"),
    *("swap_first", "swap_second"),
)
(
    ASK_DIFFICULTY,
    ASK_NATION,
    ASK_SIDE,
    ASK_COVERED_WORKER,
    ASK_GROWTH,
    ASK_CHOOSE_EVENT,
    ASK_TURN,
    ASK_TURN_END,
    ASK_PLACE_CARD,
    ASK_PLACE_ADVISOR,
    ASK_PLACE_WONDER,
    ASK_GIVE_UP_COLONY,
    ASK_BATTLE,
    ASK_GOLDEN,
    ASK_GOLDEN_PAY,
    ASK_PICK,
    ASK_PAY_PICK,
    ASK_DEPLOY_FREE,
    ASK_DEPLOY_BOUGHT,
    ASK_FREE_BUY,
    ASK_SECTION,
    ASK_GIVE_WORKER,
    ASK_RETURN_SECTION,
    ASK_SHORTAGE,
    ASK_PRODUCTION_PICK,
    ASK_SPARE,
    ASK_MAY,
    ASK_EITHER,
    ASK_UNDEPLOY_FOR,
    ASK_HIRE_FREE,
    ASK_SWAP_FIRST,
    ASK_SWAP_SECOND,
) = range(1, len(QUESTIONS) + 1)

STEPS = (
    *("choose_difficulty", "lay_out_board", "choose_nation", "choose_side", "take_board", "cover_worker"),
    *("begin_round", "grow", "reveal_event", "place_architects", "next_turn", "act", "finish_action"),
    *("use_card", "complete_wonder", "carry_out", "ask_targets", "take_workers", "return_worker", "put_back"),
    "move_together",
    *("meet_shortage", "deploy_free", "deploy_bought", "hire_free", "undeploy_for", "pick_good", "pay_picked"),
    *("lose_colony", "pay_golden", "buy_free", "swap_cards", "production", "pick_flow", "apply_production"),
    *("order_players", "wage_war", "face_war", "spare_loss", "end_war", "resolve_event", "judge_stability"),
    *("suffer_famine", "end_age", "end_round"),
)
(
    DO_CHOOSE_DIFFICULTY,
    DO_LAY_OUT_BOARD,
    DO_CHOOSE_NATION,
    DO_CHOOSE_SIDE,
    DO_TAKE_BOARD,
    DO_COVER_WORKER,
    DO_BEGIN_ROUND,
    DO_GROW,
    DO_REVEAL_EVENT,
    DO_PLACE_ARCHITECTS,
    DO_NEXT_TURN,
    DO_ACT,
    DO_FINISH_ACTION,
    DO_USE_CARD,
    DO_COMPLETE_WONDER,
    DO_CARRY_OUT,
    DO_ASK_TARGETS,
    DO_TAKE_WORKERS,
    DO_RETURN_WORKER,
    DO_PUT_BACK,
    DO_MOVE_TOGETHER,
    DO_MEET_SHORTAGE,
    DO_DEPLOY_FREE,
    DO_DEPLOY_BOUGHT,
    DO_HIRE_FREE,
    DO_UNDEPLOY_FOR,
    DO_PICK_GOOD,
    DO_PAY_PICKED,
    DO_LOSE_COLONY,
    DO_PAY_GOLDEN,
    DO_BUY_FREE,
    DO_SWAP_CARDS,
    DO_PRODUCTION,
    DO_PICK_FLOW,
    DO_APPLY_PRODUCTION,
    DO_ORDER_PLAYERS,
    DO_WAGE_WAR,
    DO_FACE_WAR,
    DO_SPARE_LOSS,
    DO_END_WAR,
    DO_RESOLVE_EVENT,
    DO_JUDGE_STABILITY,
    DO_SUFFER_FAMINE,
    DO_END_AGE,
    DO_END_ROUND,
) = range(1, len(STEPS) + 1)

MOST = 2**15 - 1

LAYOUT = Layout(
    [
        # Options
        code("levels", LEVELS_CHOICE, seen_by="everyone"),
        code("ages_played", AGES_CHOICE, seen_by="everyone"),
        code("boards_played", BOARDS_CHOICE, seen_by="everyone"),
        code("difficulty_played", DIFFICULTY_CHOICE, seen_by="everyone"),
        code("swaps_played", SWAPS_CHOICE, seen_by="everyone"),
        flag("easier", seen_by="everyone"),
        code("turn_end", TURN_END_CHOICE, seen_by="everyone"),
        # The round
        count("round_number", 0, 2 * AGES, seen_by="everyone"),
        code("phase", PHASES, seen_by="everyone"),
        seat_of("order", slots(MAX_PLAYERS), seen_by="everyone"),
        code("level", DIFFICULTIES, SEATS, seen_by="everyone"),
        code("nation", NATIONS, SEATS, seen_by="everyone"),
        count("side", 0, 1, SEATS, seen_by="everyone"),
        flag("nation_offered", NATION, seen_by="everyone"),
        count("board_number", 0, len(NATIONS), SEATS, seen_by="everyone"),
        # The nations
        count("goods", 0, MOST, SEATS, GOOD, seen_by="everyone"),
        count("vp", 0, MOST, SEATS, seen_by="everyone"),
        count("free_workers", 0, 13, SEATS, seen_by="everyone"),
        count("workers", 0, 13, SEATS, slots(WORK_SPACES), seen_by="everyone"),
        count("track", 0, 4, SEATS, TRACK, seen_by="everyone"),
        count("track_room", 0, 4, SEATS, TRACK, seen_by="everyone"),
        count("above_track", 0, 13, SEATS, seen_by="everyone"),
        ident("tableau", CARDS, SEATS, PLACE, seen_by="everyone", pooled=False),
        ident("site", CARDS, SEATS, seen_by="everyone", pooled=False),
        count("site_built", 0, 3, SEATS, seen_by="everyone"),
        count("private", 0, 9, SEATS, HOME, seen_by="everyone"),
        flag("used", SEATS, ACTOR, seen_by="everyone"),
        # What follows from the cards in play (NA-2.4)
        count("strength", -MOST, MOST, SEATS, seen_by="everyone"),
        count("stability", -MOST, MOST, SEATS, seen_by="everyone"),
        count("modifier", -99, 99, SEATS, axis("modifier", MODS), seen_by="everyone"),
        count("deploy_floor", 0, 9, SEATS, seen_by="everyone"),
        flag("power", SEATS, axis("power", POWERS), seen_by="everyone"),
        count("timings", 0, 2 ** len(ON) - 1, SEATS, seen_by="everyone"),  # when its cards have effects, as bits
        # What is remembered for a round (NA-4.4)
        count("pass_rank", 0, MAX_PLAYERS, SEATS, seen_by="everyone"),
        count("passed", 0, MAX_PLAYERS, seen_by="everyone"),
        flag("began_turn", SEATS, seen_by="everyone"),
        count("actions_left", 0, 9, seen_by="everyone"),
        count("golden_ages_bought", 0, 99, SEATS, seen_by="everyone"),
        count("colonies_bought", 0, 99, SEATS, seen_by="everyone"),
        count("conflicts_bought", 0, 99, SEATS, seen_by="everyone"),
        flag("ticked", SEATS, GOOD, seen_by="everyone"),
        flag("unstable", SEATS, seen_by="everyone"),
        count("weakened", 0, 99, SEATS, seen_by="everyone"),
        ident("war_card", CARDS, seen_by="everyone", pooled=False),
        flag("war_bought", seen_by="everyone"),
        seat_of("war_buyer", seen_by="everyone"),
        count("war_strength", 0, 40, seen_by="everyone"),
        count("war_lost", 0, MOST, SEATS, LOST, seen_by="everyone"),
        # The Progress Board, the decks and the events
        ident("space", CARDS, SPACE, seen_by="everyone", pooled=False),
        code("lies", LIES, slots(PROGRESS_CARDS), seen_by="everyone"),
        count("deck_left", 0, CARDS_IN_AGE, slots(AGES), seen_by="everyone"),
        count("swaps_left", 0, 36, slots(AGES), seen_by="everyone"),
        ident("event", EVENT_POOL, seen_by="everyone", pooled=False),
        ident("other_event", EVENT_POOL, seen_by="everyone", pooled=False),
        code("event_lies", LIES, slots(EVENT_CARDS), seen_by="everyone"),
        count("architects", 0, 9, seen_by="everyone"),
        # The solo game
        ident("tile", TILES, seen_by="everyone", pooled=False),
        ident("other_tile", TILES, seen_by="everyone", pooled=False),
        code("tile_lies", LIES, slots(SOLO_TILES), seen_by="everyone"),
        count("vo_strength", 0, MOST, seen_by="everyone"),
        count("vo_stability", -MOST, MOST, seen_by="everyone"),
        count("vo_books", 0, MOST, seen_by="everyone"),
        flag("vo_first", seen_by="everyone"),
        # What is going on; chosen in an event, carried out when all have chosen (NA-12.3)
        count("leaving", 0, 13, SEATS, slots(WORK_SPACES), seen_by="everyone"),
        count("returning", 0, 13, SEATS, SECTION, seen_by="everyone"),
        ident("in_hand", CARDS, seen_by="everyone", pooled=False),
        count("income", -MOST, MOST, SEATS, GOOD, seen_by="everyone"),
        count("loss", 0, MOST, GOOD, seen_by="everyone"),
    ],
    SEATS,
    QUESTIONS,
    STEPS,
    (CARDS, EVENT_POOL, TILES),
    agenda_depth=40,
)

SLOTS_OF_WORK = PLACES[:WORK_SPACES]
ACTIONS = Actions(
    verb("pass"),
    verb("buy", thing("space", SPACES)),
    verb("deploy", thing("place", SLOTS_OF_WORK)),
    verb("undeploy", thing("place", SLOTS_OF_WORK)),
    verb("hire", thing("source", SOURCES_OF_ARCHITECTS[:FROM_SUPPLY])),
    verb("use", thing("place", ACTORS)),
    verb("end turn", text="end-turn"),
    verb("done"),
    verb("decline"),
    verb("accept"),
    verb("place", thing("place", SLOTS_OF_WORK), text="place-card"),
    verb("give up", thing("place", PLACES[5:8]), text="give-up"),
    verb("build", thing("place", PLACES[8:14]), text="place-wonder"),
    verb("seat", thing("place", PLACES[14:]), text="place-advisor"),
    verb("worker", thing("section", SECTIONS_OF_TRACK), text="take-worker"),
    verb("return", thing("section", SECTIONS_OF_TRACK[:2]), text="return-worker"),
    verb("gain", thing("good", GOODS)),
    verb("pay", thing("good", GOODS)),
    verb("spare", thing("good", GOODS)),
    verb("golden goods", text="golden-goods"),
    verb("golden vp", text="golden-vp"),
    verb("choose", thing("alternative", ALTERNATIVES), text="choose-alternative"),
    verb("swap", thing("space", SPACES)),
    verb("keep", thing("drawn", ("first", "second")), text="keep-event"),
    verb("level", thing("level", DIFFICULTIES)),
    verb("nation", thing("nation", NATIONS)),
    verb("side", thing("side", SIDES)),
)
PASS = ACTIONS.first("pass")
BUY = ACTIONS.first("buy")
DEPLOY = ACTIONS.first("deploy")
UNDEPLOY = ACTIONS.first("undeploy")
HIRE = ACTIONS.first("hire")
USE = ACTIONS.first("use")
END_TURN = ACTIONS.first("end turn")
DONE = ACTIONS.first("done")
DECLINE = ACTIONS.first("decline")
ACCEPT = ACTIONS.first("accept")
PLACE_CARD = ACTIONS.first("place")
GIVE_UP = ACTIONS.first("give up")
PLACE_WONDER = ACTIONS.first("build")
PLACE_ADVISOR = ACTIONS.first("seat")
TAKE_WORKER = ACTIONS.first("worker")
RETURN_WORKER = ACTIONS.first("return")
GAIN = ACTIONS.first("gain")
PAY = ACTIONS.first("pay")
SPARE = ACTIONS.first("spare")
GOLDEN_GOODS = ACTIONS.first("golden goods")
GOLDEN_VP = ACTIONS.first("golden vp")
CHOOSE = ACTIONS.first("choose")
SWAP = ACTIONS.first("swap")
KEEP = ACTIONS.first("keep")
CHOOSE_LEVEL = ACTIONS.first("level")
CHOOSE_NATION = ACTIONS.first("nation")
CHOOSE_SIDE = ACTIONS.first("side")
ACTION_COUNT = len(ACTIONS)

# The decisions that can answer each question: one or two runs, each from its first to the one behind its last.
_ANSWERS = {
    ASK_DIFFICULTY: (CHOOSE_LEVEL, CHOOSE_NATION),
    ASK_NATION: (CHOOSE_NATION, CHOOSE_SIDE),
    ASK_SIDE: (CHOOSE_SIDE, ACTION_COUNT),
    ASK_COVERED_WORKER: (TAKE_WORKER, TAKE_WORKER + 2),
    ASK_GROWTH: (TAKE_WORKER, RETURN_WORKER, GAIN, GAIN + BOOKS),
    ASK_CHOOSE_EVENT: (KEEP, CHOOSE_LEVEL),
    ASK_TURN: (PASS, END_TURN),
    ASK_TURN_END: (UNDEPLOY, HIRE, END_TURN, DONE),
    ASK_PLACE_CARD: (PLACE_CARD, GIVE_UP),
    ASK_PLACE_ADVISOR: (PLACE_ADVISOR, TAKE_WORKER),
    ASK_PLACE_WONDER: (PLACE_WONDER, PLACE_ADVISOR),
    ASK_GIVE_UP_COLONY: (GIVE_UP, PLACE_WONDER),
    ASK_BATTLE: (GAIN, PAY),
    ASK_GOLDEN: (GOLDEN_GOODS, CHOOSE),
    ASK_GOLDEN_PAY: (PAY, SPARE),
    ASK_PICK: (GAIN, PAY),
    ASK_PAY_PICK: (PAY, SPARE),
    ASK_DEPLOY_FREE: (DEPLOY, HIRE, DONE, DECLINE),
    ASK_DEPLOY_BOUGHT: (UNDEPLOY, HIRE, DECLINE, PLACE_CARD),
    ASK_FREE_BUY: (BUY, DEPLOY),
    ASK_SECTION: (TAKE_WORKER, TAKE_WORKER + 2),
    ASK_GIVE_WORKER: (UNDEPLOY, HIRE),
    ASK_RETURN_SECTION: (RETURN_WORKER, GAIN),
    ASK_SHORTAGE: (PAY, PAY + BOOKS),
    ASK_PRODUCTION_PICK: (GAIN, PAY),
    ASK_SPARE: (SPARE, GOLDEN_GOODS),
    ASK_MAY: (DECLINE, PLACE_CARD),
    ASK_EITHER: (CHOOSE, SWAP),
    ASK_UNDEPLOY_FOR: (UNDEPLOY, HIRE, DONE, DECLINE),
    ASK_HIRE_FREE: (DECLINE, PLACE_CARD),
    ASK_SWAP_FIRST: (SWAP, KEEP),
    ASK_SWAP_SECOND: (SWAP, KEEP),
}
RUNS = np.array([(0, 0, 0, 0), *((*_ANSWERS[q], 0, 0)[:4] for q in range(1, len(QUESTIONS) + 1))], np.int64)

EVENTS = (
    event("order_set", place=int),
    event("takes_difficulty", level=LEVEL),
    event("draws_nation", nation=NATION),
    event("takes_board", nation=NATION, side=SIDE),
    event("covers_space", section=SECTION),
    event("round_begins", round=int, age=int),
    event("reveals_card", card=CARDS, row=int, column=int),
    event("discards_card", card=CARDS),
    event("slides_card", card=CARDS, column=int),
    event("grows", good=GOOD, n=int),
    event("takes_worker", section=SECTION),
    event("returns_worker", section=SECTION),
    event("no_worker_to_return"),
    event("reveals_event", card=EVENT_POOL),
    event("rejects_event", card=EVENT_POOL),
    event("reveals_tile", tile=TILES),
    event("rejects_tile", tile=TILES),
    event("opponent_stands", strength=int, stability=int, books=int),
    event("places_architects", n=int),
    event("skips_turn"),
    event("extra_actions", n=int),
    event("ends_turn"),
    event("passes", place=int),
    event("buys", card=CARDS, price=int),
    event("takes_free", card=CARDS),
    event("places", card=CARDS, place=PLACE),
    event("removes", card=CARDS, place=PLACE),
    event("must_go", card=CARDS, condition=CONDITION),
    event("loses_host", card=CARDS),
    event("removes_site", card=CARDS, architects=int),
    event("lays_war", card=CARDS, strength=int),
    event("fights_battle", card=CARDS, n=int),
    event("celebrates", card=CARDS, price=int),
    event("deploys", card=CARDS, price=int),
    event("undeploys", card=CARDS),
    event("will_leave", card=CARDS),
    event("will_return", section=SECTION),
    event("hires", source=SOURCE, price=int, built=int, needed=int),
    event("completes", card=CARDS),
    event("loses_architect", card=CARDS),
    event("uses", card=CARDS),
    event("swaps", one=CARDS, other=CARDS),
    event("gains", good=GOOD, n=int),
    event("pays", good=GOOD, n=int),
    event("loses", good=GOOD, n=int),
    event("gains_vp", n=int),
    event("loses_vp", n=int),
    event("lacks", good=GOOD, n=int),
    event("forgiven", n=int),
    event("revolts", n=int),
    event("effect_of", card=CARDS),
    event("goes_first"),
    event("goes_last"),
    event("order_stays"),
    event("defeated", n=int),
    event("safe_from_war"),
    event("spares", good=GOOD, n=int),
    event("war_ends", card=CARDS),
    event("event_acts", card=EVENT_POOL, half=int),
    event("accepts"),
    event("declines"),
    event("chooses", alternative=ALTERNATIVE),
    event("weakened", n=int),
    event("regains", n=int),
    event("rolls_die", face=int),
    event("column_removed", column=int),
    event("opponent_lays_war", card=CARDS, strength=int),
    event("opponent_changes", strength=int, stability=int, books=int),
    event("opponent_first"),
    event("famine", n=int),
    event("books_scored", n=int),
    event("age_ends", age=int),
    event("game_ends"),
    event("hall_of_fame", hero=HEROES, points=int),
)
(
    E_ORDER_SET,
    E_TAKES_DIFFICULTY,
    E_DRAWS_NATION,
    E_TAKES_BOARD,
    E_COVERS_SPACE,
    E_ROUND_BEGINS,
    E_REVEALS_CARD,
    E_DISCARDS_CARD,
    E_SLIDES_CARD,
    E_GROWS,
    E_TAKES_WORKER,
    E_RETURNS_WORKER,
    E_NO_WORKER_TO_RETURN,
    E_REVEALS_EVENT,
    E_REJECTS_EVENT,
    E_REVEALS_TILE,
    E_REJECTS_TILE,
    E_OPPONENT_STANDS,
    E_PLACES_ARCHITECTS,
    E_SKIPS_TURN,
    E_EXTRA_ACTIONS,
    E_ENDS_TURN,
    E_PASSES,
    E_BUYS,
    E_TAKES_FREE,
    E_PLACES,
    E_REMOVES,
    E_MUST_GO,
    E_LOSES_HOST,
    E_REMOVES_SITE,
    E_LAYS_WAR,
    E_FIGHTS_BATTLE,
    E_CELEBRATES,
    E_DEPLOYS,
    E_UNDEPLOYS,
    E_WILL_LEAVE,
    E_WILL_RETURN,
    E_HIRES,
    E_COMPLETES,
    E_LOSES_ARCHITECT,
    E_USES,
    E_SWAPS,
    E_GAINS,
    E_PAYS,
    E_LOSES,
    E_GAINS_VP,
    E_LOSES_VP,
    E_LACKS,
    E_FORGIVEN,
    E_REVOLTS,
    E_EFFECT_OF,
    E_GOES_FIRST,
    E_GOES_LAST,
    E_ORDER_STAYS,
    E_DEFEATED,
    E_SAFE_FROM_WAR,
    E_SPARES,
    E_WAR_ENDS,
    E_EVENT_ACTS,
    E_ACCEPTS,
    E_DECLINES,
    E_CHOOSES,
    E_WEAKENED,
    E_REGAINS,
    E_ROLLS_DIE,
    E_COLUMN_REMOVED,
    E_OPPONENT_LAYS_WAR,
    E_OPPONENT_CHANGES,
    E_OPPONENT_FIRST,
    E_FAMINE,
    E_BOOKS_SCORED,
    E_AGE_ENDS,
    E_GAME_ENDS,
    E_HALL_OF_FAME,
) = range(len(EVENTS))

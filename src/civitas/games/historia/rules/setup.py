"""HI-3: setup."""

from collections.abc import MutableSequence
from typing import Any

from civitas.core.agenda import ask, push
from civitas.core.chance import below, shuffle
from civitas.core.fields import NOTHING
from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.historia.rules.advisors import make_advisor_deck
from civitas.games.historia.rules.civbots import is_empty, put_cube, set_up_civbots
from civitas.games.historia.rules.end_of_turn import draw_event
from civitas.games.historia.rules.leaders import begin_draft, fill_leader_boxes
from civitas.games.historia.rules.wonders import lay_new_row
from civitas.games.historia.state import (
    ASIDE,
    ASK_CIVILIZATION,
    ASK_FIRST_CUBE,
    BEGIN_TURN,
    CHOOSE,
    CHOOSE_CIVILIZATIONS,
    E_PLACES,
    E_PLAYS_AT,
    E_TAKES_CIVILIZATION,
    E_TOKEN_LIES,
    GONE,
    IN_HAND,
    MIL_TRACK,
    PLACE,
    PLACE_CIVBOTS,
    PLACE_FIRST_CUBES,
    PUT_ASIDE,
    TECH_TRACK,
)
from civitas.games.historia.tables import (
    ACTION_COUNT,
    CIVBOTS_USUAL,
    CIVILIZATION_COUNT,
    COLOUR,
    COLOUR_COUNT,
    NO_MAJORITY,
    START_CUBES,
    START_LEVELS,
    STARTS_IN_HAND,
    TERRITORY_COUNT,
    TOKENS_IN_BOX,
    WONDER_MAJORITY,
    WONDERS_IN_BOX,
)

CHOSEN_CIVILIZATIONS = 1  # of the option
REVERSE = 1


@rule
def start(s: Any) -> None:
    s.bots = CIVBOTS_USUAL[s.players] if s.civbots_rule == 0 else s.civbots_rule - 1
    copy_bot_levels(s)
    if s.players == 1:
        remove_majority_wonders(s)
    lay_new_row(s, 0)
    for seat in range(s.players):
        give_cards_and_cubes(s, seat)
    draw_lots_for_order(s)
    lay_tokens(s)
    fill_leader_boxes(s)
    set_up_civbots(s)
    if s.event_rule == 1:
        s.event_next = draw_event(s)
    push(s, BEGIN_TURN, NOTHING)
    push(s, PLACE_CIVBOTS, NOTHING)
    push(s, PLACE_FIRST_CUBES, NOTHING, 0)
    begin_draft(s)
    push(s, PUT_ASIDE, NOTHING, 0)
    push(s, CHOOSE_CIVILIZATIONS, NOTHING, 0)


@rule
def copy_bot_levels(s: Any) -> None:
    s.bot_level[0] = s.civbot_1 if s.bots > 0 else 0
    s.bot_level[1] = s.civbot_2 if s.bots > 1 else 0
    s.bot_level[2] = s.civbot_3 if s.bots > 2 else 0
    s.bot_level[3] = s.civbot_4 if s.bots > 3 else 0
    s.bot_level[4] = s.civbot_5 if s.bots > 4 else 0


@rule
def remove_majority_wonders(s: Any) -> None:
    """HI-13.1."""
    for wonder in range(WONDERS_IN_BOX):
        if WONDER_MAJORITY[wonder] != NO_MAJORITY:
            s.wonder_at[wonder] = GONE


@rule
def give_cards_and_cubes(s: Any, seat: int) -> None:
    for action in range(ACTION_COUNT):  # HI-3.3
        s.card_at[seat, action] = IN_HAND if STARTS_IN_HAND[action] == 1 else ASIDE
    make_advisor_deck(s, seat)
    s.supply[seat] = START_CUBES[s.cube_rule, 0]  # HI-3.5
    s.used[seat] = START_CUBES[s.cube_rule, 1]
    s.reserve[seat] = START_CUBES[s.cube_rule, 2]
    s.tech[seat] = START_LEVELS[TECH_TRACK]
    s.mil[seat] = START_LEVELS[MIL_TRACK]


@rule
def draw_lots_for_order(s: Any) -> None:
    """HI-3.6."""
    for seat in range(s.players):
        s.order[seat] = seat
    shuffle(s.chance, s.order, s.players)
    for place in range(s.players):
        note(s, E_PLAYS_AT, s.order[place], place + 1)


@rule
def lay_tokens(s: Any) -> None:
    """HI-3.7: thirteen of the sixteen, each as likely anywhere."""
    dealt = 0
    for territory in range(TERRITORY_COUNT):
        token = nth_token(dealt, below(s.chance, TOKENS_IN_BOX - territory))
        dealt |= 1 << token
        s.token[territory] = token
        note(s, E_TOKEN_LIES, NOTHING, token, territory)
    for spare in range(TOKENS_IN_BOX - TERRITORY_COUNT):
        token = nth_token(dealt, 0)
        dealt |= 1 << token
        s.spare_token[spare] = token


@rule
def nth_token(dealt: int, place: int) -> int:
    """A token that is not dealt yet, counted from the lowest."""
    passed = 0
    for token in range(TOKENS_IN_BOX):
        if dealt >> token & 1 == 0:
            if passed == place:
                return token
            passed += 1
    return 0


# ---- HI-3.3: civilizations, at random or by choice


@rule
def choose_civilizations(s: Any, seat: int) -> None:
    if seat == s.players:
        return
    push(s, CHOOSE_CIVILIZATIONS, NOTHING, seat + 1)
    if s.civilization_rule == CHOSEN_CIVILIZATIONS:
        ask(s, seat, ASK_CIVILIZATION)
        return
    give_civilization(s, seat, random_civilization(s, below(s.chance, COLOUR_COUNT - seat)))


@rule
def random_civilization(s: Any, passed: int) -> int:
    """HI-3.3: every free colour is as likely, then every civilization of that colour (D-01)."""
    for colour in range(COLOUR_COUNT):
        civilizations = 0
        for civilization in range(CIVILIZATION_COUNT):
            if COLOUR[civilization] == colour and taken(s, civilization) == 0:
                civilizations += 1
        if civilizations == 0:
            continue
        if passed == 0:
            return nth_of_colour(colour, below(s.chance, civilizations))
        passed -= 1
    return 0


@rule
def nth_of_colour(colour: int, place: int) -> int:
    passed = 0
    for civilization in range(CIVILIZATION_COUNT):
        if COLOUR[civilization] == colour:
            if passed == place:
                return civilization
            passed += 1
    return 0


@rule
def taken(s: Any, civilization: int) -> int:
    """The rule that keeps a civilization from being chosen: nobody else has it, or its colour (D-01), or 0."""
    for seat in range(s.players):
        other = s.civilization[seat]
        if other != NOTHING and COLOUR[other] == COLOUR[civilization]:
            return 101
    return 0


@rule
def give_civilization(s: Any, seat: int, civilization: int) -> None:
    s.civilization[seat] = civilization
    note(s, E_TAKES_CIVILIZATION, seat, civilization)


@rule
def check_civilization(s: Any, action: int) -> int:
    civilization = action - CHOOSE
    return taken(s, civilization)


@rule
def legal_civilization(s: Any, out: MutableSequence[int]) -> int:
    listed = 0
    for action in range(CHOOSE, CHOOSE + CIVILIZATION_COUNT):
        if check_civilization(s, action) == 0:
            out[listed] = action
            listed += 1
    return listed


@rule
def decide_civilization(s: Any, seat: int, action: int) -> None:
    give_civilization(s, seat, action - CHOOSE)


# ---- HI-3.9: the first cubes


@rule
def place_first_cubes(s: Any, lap: int) -> None:
    """HI-15.2: in reverse order where the host has chosen so."""
    if lap == s.players:
        return
    push(s, PLACE_FIRST_CUBES, NOTHING, lap + 1)
    place = s.players - 1 - lap if s.placement_rule == REVERSE else lap
    ask(s, s.order[place], ASK_FIRST_CUBE)


@rule
def check_first_cube(s: Any, action: int) -> int:
    territory = action - PLACE
    return 0 if is_empty(s, territory) else 309


@rule
def legal_first_cube(s: Any, out: MutableSequence[int]) -> int:
    listed = 0
    for action in range(PLACE, PLACE + TERRITORY_COUNT):
        if check_first_cube(s, action) == 0:
            out[listed] = action
            listed += 1
    return listed


@rule
def decide_first_cube(s: Any, seat: int, action: int) -> None:
    put_cube(s, seat, action - PLACE)
    note(s, E_PLACES, seat, action - PLACE)

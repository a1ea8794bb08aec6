"""BH-2: setup."""

from typing import Any

from civitas.core.agenda import push
from civitas.core.chance import below, shuffle
from civitas.core.fields import NOTHING
from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.beyond_the_horizon.rules.lists import wait_for
from civitas.games.beyond_the_horizon.rules.movement import lay_tile
from civitas.games.beyond_the_horizon.rules.structures import fill_display
from civitas.games.beyond_the_horizon.rules.turn import SETS
from civitas.games.beyond_the_horizon.rules.units import put_on_map
from civitas.games.beyond_the_horizon.state import (
    ASK_GOVERNMENT,
    E_FIRST_PLAYER,
    E_ROUND_BEGINS,
    E_TAKES_GOVERNMENT,
    STEP_BEGIN_TURN,
    STEP_CHOOSE_GOVERNMENT,
    STEP_GOVERN,
)
from civitas.games.beyond_the_horizon.tables import (
    ANY_TRACK,
    CARDS_1,
    CARDS_4,
    COLUMNS_OF_PAWNS,
    CRADLE,
    CUBES_ON_TRACK,
    DECK_SIZE,
    DIRECTION,
    DISPLAY,
    FIRST_CARD_4,
    FIRST_HOME,
    FIRST_LEADER_SLOT,
    FIRST_SLOT_4,
    GOVERNMENT_CARDS,
    GOVERNMENT_MODIFIER,
    HOME_DIRECTION,
    LEADERS_OF_2,
    LEADERS_OF_4,
    MODIFIER_COUNT,
    SETTLER,
    SLOT_COUNT,
    SOLDIER,
    START,
    START_COLUMN,
    START_SETTLERS,
    START_SOLDIERS,
    STRUCTURE_LEVELS,
    STRUCTURES_BY_LEVEL,
    TERRITORIES,
    TOKENS_IN_SUPPLY,
)


@rule
def start(s: Any) -> None:
    s.round_number = 1
    # BH-2.12: at random, unless the host has chosen.
    s.first_player = s.first_choice - 1 if s.first_choice > 0 else below(s.chance, s.players)
    note(s, E_FIRST_PLAYER, s.first_player)
    lay_out_technologies(s)
    lay_out_leaders(s)
    choose_goals(s)
    lay_out_map(s)
    lay_out_structures(s)
    s.settle_supply = TOKENS_IN_SUPPLY[0]
    s.fortify_supply = TOKENS_IN_SUPPLY[1]
    for seat in range(s.players):
        give_starting_things(s, seat)
    offer_governments(s)
    last = (s.first_player + s.players - 1) % s.players
    push(s, STEP_CHOOSE_GOVERNMENT, last, 0)


@rule
def lay_out_technologies(s: Any) -> None:
    """BH-2.1 to BH-2.3; `candidate` serves as the place where cards are shuffled."""
    for card in range(CARDS_1):
        s.candidate[card] = card
    shuffle(s.chance, s.candidate, CARDS_1)
    for slot in range(FIRST_LEADER_SLOT):
        s.card[slot] = s.candidate[slot]
    for place in range(CARDS_4):
        s.candidate[place] = FIRST_CARD_4 + place
    shuffle(s.chance, s.candidate, CARDS_4)
    for slot in range(FIRST_SLOT_4, SLOT_COUNT):
        s.card[slot] = s.candidate[slot - FIRST_SLOT_4]
    for place in range(DECK_SIZE):
        s.candidate[place] = NOTHING
        s.deck_2[place] = FIRST_LEADER_SLOT + place
        s.deck_3[place] = FIRST_LEADER_SLOT + DECK_SIZE + place
    shuffle(s.chance, s.deck_2, DECK_SIZE)
    shuffle(s.chance, s.deck_3, DECK_SIZE)
    s.deck_2_left = DECK_SIZE
    s.deck_3_left = DECK_SIZE


@rule
def lay_out_leaders(s: Any) -> None:
    """BH-2.4: the first of each level lie on the slots, the others stay in the box."""
    for place in range(LEADERS_OF_2):
        s.hidden_2[place] = place
        s.hidden_3[place] = LEADERS_OF_2 + place
    for place in range(LEADERS_OF_4):
        s.hidden_4[place] = 2 * LEADERS_OF_2 + place
    shuffle(s.chance, s.hidden_2, LEADERS_OF_2)
    shuffle(s.chance, s.hidden_3, LEADERS_OF_2)
    shuffle(s.chance, s.hidden_4, LEADERS_OF_4)


@rule
def choose_goals(s: Any) -> None:
    for place in range(SETS):  # BH-2.5
        s.goal[place] = 3 * place + below(s.chance, 3)


@rule
def lay_out_map(s: Any) -> None:
    """BH-2.6 to BH-2.8: the cradle in the middle, the homes round it in turn order."""
    lay_tile(s, CRADLE, 0, 0)
    for turn in range(s.players):
        direction = HOME_DIRECTION[s.players, turn]
        home = FIRST_HOME + (s.first_player + turn) % s.players
        lay_tile(s, home, DIRECTION[direction, 0], DIRECTION[direction, 1])
    for tile in range(TERRITORIES):
        s.territories[tile] = tile
    shuffle(s.chance, s.territories, TERRITORIES)
    s.territories_left = TERRITORIES


@rule
def lay_out_structures(s: Any) -> None:
    """BH-2.9."""
    for place in range(STRUCTURES_BY_LEVEL):
        s.stack_1[place] = place
        s.stack_2[place] = STRUCTURES_BY_LEVEL + place
        s.stack_3[place] = 2 * STRUCTURES_BY_LEVEL + place
    shuffle(s.chance, s.stack_1, STRUCTURES_BY_LEVEL)
    shuffle(s.chance, s.stack_2, STRUCTURES_BY_LEVEL)
    shuffle(s.chance, s.stack_3, STRUCTURES_BY_LEVEL)
    for level in range(1, STRUCTURE_LEVELS + 1):
        s.stack_left[level - 1] = STRUCTURES_BY_LEVEL
        for place in range(DISPLAY):
            fill_display(s, level, place)


@rule
def give_starting_things(s: Any, seat: int) -> None:
    """BH-2.11."""
    for column in range(COLUMNS_OF_PAWNS):
        s.inactive[seat, column] = START_COLUMN[column]
    s.active[seat] = START[0]
    s.coins[seat] = START[1]
    for track in range(ANY_TRACK):
        s.cubes[seat, track] = CUBES_ON_TRACK
    for unit in range(len(START_SETTLERS) - 1):
        put_on_map(s, seat, SETTLER, START_SETTLERS[unit], FIRST_HOME + seat)
    for unit in range(len(START_SOLDIERS) - 1):
        put_on_map(s, seat, SOLDIER, START_SOLDIERS[unit], FIRST_HOME + seat)


# BH-2.13: governments.


@rule
def offer_governments(s: Any) -> None:
    for card in range(GOVERNMENT_CARDS):
        s.offered[card] = card
    shuffle(s.chance, s.offered, GOVERNMENT_CARDS)
    for place in range(GOVERNMENT_CARDS):
        if place < s.players:
            s.offered[place] = 2 * s.offered[place] + below(s.chance, 2)
        else:
            s.offered[place] = NOTHING


@rule
def choose_government(s: Any, seat: int, chosen: int) -> None:
    wait_for(s, STEP_GOVERN, seat, chosen, ASK_GOVERNMENT)


@rule
def check_government(s: Any, government: int) -> int:
    for place in range(GOVERNMENT_CARDS):
        if s.offered[place] == government:
            return 0
    return 213


@rule
def govern(s: Any, seat: int, chosen: int, government: int) -> None:
    s.government[seat] = government
    note(s, E_TAKES_GOVERNMENT, seat, government)
    for place in range(GOVERNMENT_CARDS):
        if s.offered[place] == government:
            s.offered[place] = NOTHING
    for what in range(MODIFIER_COUNT):
        s.modifier[seat, what] += GOVERNMENT_MODIFIER[government, what]
    if chosen + 1 < s.players:
        push(s, STEP_CHOOSE_GOVERNMENT, (seat + s.players - 1) % s.players, chosen + 1)
        return
    note(s, E_ROUND_BEGINS, NOTHING, 1)
    push(s, STEP_BEGIN_TURN, s.first_player)

"""SA-3: setup."""

from typing import Any

from civitas.core.agenda import push
from civitas.core.chance import below, shuffle
from civitas.core.fields import NOTHING
from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.stone_age.rules.new_round import reveal_cards
from civitas.games.stone_age.state import (
    E_FIRST_PLAYER,
    E_REVEALS_TILE,
    E_ROUND_BEGINS,
    PLACE_PEOPLE,
)
from civitas.games.stone_age.tables import (
    ALL_CARDS,
    ALL_TILES,
    CARDS_IN_BOX,
    STACKS,
    START,
    TILES_IN_BOX,
    TILES_IN_STACK,
)


@rule
def start(s: Any) -> None:
    give_starting_goods(s)
    choose_first_player(s)
    s.round_number = 1
    note(s, E_ROUND_BEGINS, s.first_player, 1)
    lay_out_cards(s)
    lay_out_buildings(s)
    push(s, PLACE_PEOPLE, s.first_player)


@rule
def give_starting_goods(s: Any) -> None:
    for seat in range(s.players):  # SA-3.3
        s.people[seat] = START[0]
        s.unplaced[seat] = START[0]
        s.food[seat] = START[1]
        s.food_track[seat] = START[2]


@rule
def choose_first_player(s: Any) -> None:
    # SA-3.4: at random, unless the host has chosen.
    s.first_player = s.first_choice - 1 if s.first_choice > 0 else below(s.chance, s.players)
    note(s, E_FIRST_PLAYER, s.first_player)


@rule
def lay_out_cards(s: Any) -> None:
    for card in range(CARDS_IN_BOX):  # SA-3.1
        s.deck[card] = ALL_CARDS[card]
    shuffle(s.chance, s.deck, CARDS_IN_BOX)
    s.deck_left = CARDS_IN_BOX
    reveal_cards(s, 0)


@rule
def lay_out_buildings(s: Any) -> None:
    # SA-3.2: all four stacks are made; those beyond the number of players stay unseen in the box.
    left = TILES_IN_BOX
    for stack in range(4):
        for height in range(TILES_IN_STACK):
            s.stack[stack, height] = ALL_TILES[stack * TILES_IN_STACK + height]
    while left > 1:
        left -= 1
        other = below(s.chance, left + 1)
        a, b = left // TILES_IN_STACK, left % TILES_IN_STACK
        c, d = other // TILES_IN_STACK, other % TILES_IN_STACK
        kept = s.stack[a, b]
        s.stack[a, b] = s.stack[c, d]
        s.stack[c, d] = kept
    for stack in range(4):
        s.stack_left[stack] = TILES_IN_STACK
    for stack in range(STACKS[s.players]):
        turn_up_tile(s, stack)


@rule
def turn_up_tile(s: Any, stack: int) -> None:
    """SA-12.4: the next tile of a stack, if there is one, lies face up; `stack_left` counts it too."""
    height = s.stack_left[stack]
    if height == 0:
        s.top_tile[stack] = NOTHING
        return
    s.top_tile[stack] = s.stack[stack, height - 1]
    s.stack[stack, height - 1] = NOTHING
    note(s, E_REVEALS_TILE, NOTHING, s.top_tile[stack], stack + 1)

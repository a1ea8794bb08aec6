"""NA-5: the Maintenance phase, and drawing from the decks."""

from typing import Any

from civitas.core.agenda import ask, push
from civitas.core.chance import below
from civitas.core.fields import NOTHING
from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.nations.rules.losing import gain
from civitas.games.nations.rules.population import check_section, take_worker
from civitas.games.nations.rules.settling import invite_architects, put_out_of_game
from civitas.games.nations.rules.solo import place_opponent, roll_for_opponent
from civitas.games.nations.rules.values import age_now, listens
from civitas.games.nations.state import (
    ACTIONS_PHASE,
    ADVANCED_DECK,
    ASK_CHOOSE_EVENT,
    ASK_GROWTH,
    BALANCED_DECK,
    DO_GROW,
    DO_NEXT_TURN,
    DO_PLACE_ARCHITECTS,
    DO_REVEAL_EVENT,
    E_DISCARDS_CARD,
    E_GROWS,
    E_PLACES_ARCHITECTS,
    E_REJECTS_EVENT,
    E_REJECTS_TILE,
    E_REVEALS_CARD,
    E_REVEALS_EVENT,
    E_REVEALS_TILE,
    E_ROUND_BEGINS,
    E_SLIDES_CARD,
    GAIN,
    IN_BOX,
    IN_DECK,
    KEEP,
    MAINTENANCE_PHASE,
    ON_BOARD,
    REMOVED_CARD,
    SPACE_COUNT,
    TAKE_WORKER,
    WHOLE_DECK,
)
from civitas.games.nations.tables import (
    ACTIVE_COLUMNS,
    AGE_CARDS,
    AGE_EVENTS,
    AGE_TILES,
    BASIC_CARDS,
    CARD_LEVEL,
    CARD_TYPE,
    CARDS_IN_AGE,
    CARRIERS,
    COLUMNS,
    EVENT_ARCHITECTS,
    EVENTS_IN_AGE,
    FIRST_WONDER,
    GROWTH,
    ON_REVEAL,
    PUBLIC_ARCHITECTS,
    ROWS_OF_BOARD,
    TILE_ARCHITECTS,
    TILES_IN_AGE,
    TYPES,
)

TYPE_COUNT = len(TYPES)


@rule
def begin_round(s: Any) -> None:
    s.phase = MAINTENANCE_PHASE
    s.round_number += 1  # NA-5.1
    note(s, E_ROUND_BEGINS, NOTHING, s.round_number, age_now(s))
    if s.round_number > 1:
        slide_cards(s)
        fill_board(s, age_now(s))
    push(s, DO_GROW, NOTHING, s.players - 1)


# ---- the Progress Board (NA-5.2)


@rule
def slide_cards(s: Any) -> None:
    """Rows 1 and 2 are removed, row 3 moves to row 1, to the left, in its order."""
    for space in range(2 * COLUMNS):
        if s.space[space] >= 0:
            note(s, E_DISCARDS_CARD, NOTHING, s.space[space])
            put_out_of_game(s, s.space[space])
            s.space[space] = NOTHING
    kept = 0
    for space in range(2 * COLUMNS, SPACE_COUNT):
        card = s.space[space]
        if card < 0:
            continue
        s.space[space] = NOTHING
        s.space[kept] = card
        kept += 1
        note(s, E_SLIDES_CARD, NOTHING, card, kept)


@rule
def fill_board(s: Any, age: int) -> None:
    for row in range(ROWS_OF_BOARD):
        for column in range(ACTIVE_COLUMNS[s.players]):
            if s.space[row * COLUMNS + column] < 0:
                lay_out_card(s, age, row, column)


@rule
def lay_out_card(s: Any, age: int, row: int, column: int) -> None:
    card = draw_card(s, age)
    if card < 0:
        return  # NA-5.4: an empty deck leaves the space empty
    s.lies[card] = ON_BOARD
    s.space[row * COLUMNS + column] = card
    note(s, E_REVEALS_CARD, NOTHING, card, row + 1, column + 1)


@rule
def draw_card(s: Any, age: int) -> int:
    """A random card of those that still lie in the deck of an age; nothing if there is none."""
    left = s.deck_left[age - 1]
    if left == 0:
        return NOTHING
    s.deck_left[age - 1] -= 1
    return draw_balanced(s, age, left) if s.levels == BALANCED_DECK else any_card_of_deck(s, age)


@rule
def any_card_of_deck(s: Any, age: int) -> int:
    """Cards of the age at random, until one is met that lies in the deck: all that do are equally likely."""
    card = AGE_CARDS[age - 1, below(s.chance, CARDS_IN_AGE)]
    while s.lies[card] != IN_DECK:
        card = AGE_CARDS[age - 1, below(s.chance, CARDS_IN_AGE)]
    return card


@rule
def is_such(s: Any, card: int, kind: int, lies: int) -> bool:
    return s.lies[card] == lies and CARD_TYPE[card] == kind


@rule
def cards_lying(s: Any, age: int, kind: int, lies: int) -> int:
    found = 0
    for number in range(CARDS_IN_AGE):
        if is_such(s, AGE_CARDS[age - 1, number], kind, lies):
            found += 1
    return found


@rule
def card_lying(s: Any, age: int, kind: int, lies: int, which: int) -> int:
    for number in range(CARDS_IN_AGE):
        card = AGE_CARDS[age - 1, number]
        if is_such(s, card, kind, lies):
            if which == 0:
                return card
            which -= 1
    return NOTHING


# The balanced deck (NA-16.4). Which cards were exchanged is decided one by one as they are drawn: every card left in
# the deck is as likely to be an exchanged one as any other, so the chances are those of exchanging them beforehand.


@rule
def draw_balanced(s: Any, age: int, left: int) -> int:
    kind = type_at(s, age, below(s.chance, left))
    if below(s.chance, left) < s.swaps_left[age - 1]:
        s.swaps_left[age - 1] -= 1
        spare = cards_lying(s, age, kind, IN_BOX)
        if spare > 0:
            return card_lying(s, age, kind, IN_BOX, below(s.chance, spare))
    return card_lying(s, age, kind, IN_DECK, below(s.chance, cards_lying(s, age, kind, IN_DECK)))


@rule
def undrawn(s: Any, age: int, kind: int) -> int:
    """Cards of a type that have still to come out of a balanced deck: as many as basic ones, less those drawn."""
    drawn = 0
    for number in range(CARDS_IN_AGE):
        card = AGE_CARDS[age - 1, number]
        if CARD_TYPE[card] == kind and s.lies[card] != IN_BOX and s.lies[card] != IN_DECK:
            drawn += 1
    return BASIC_CARDS[age - 1, kind] - drawn


@rule
def type_at(s: Any, age: int, which: int) -> int:
    for kind in range(TYPE_COUNT):
        many = undrawn(s, age, kind)
        if which < many:
            return kind
        which -= many
    return 0


@rule
def fill_decks(s: Any) -> None:
    """NA-16.1: the cards in use; levels: 0 basic, 1 advanced, 2 expert."""
    for age in range(1, 5):
        for number in range(CARDS_IN_AGE):
            card = AGE_CARDS[age - 1, number]
            if CARD_LEVEL[card] <= highest_level(s):
                s.lies[card] = IN_DECK
                s.deck_left[age - 1] += 1
        for number in range(EVENTS_IN_AGE):
            s.event_lies[AGE_EVENTS[age - 1, number]] = IN_BOX if s.players == 1 else IN_DECK
        for number in range(TILES_IN_AGE):
            s.tile_lies[AGE_TILES[age - 1, number]] = IN_DECK if s.players == 1 else IN_BOX


@rule
def highest_level(s: Any) -> int:
    if s.levels == ADVANCED_DECK:
        return 1
    return 2 if s.levels == WHOLE_DECK else 0


# ---- growth (NA-5.5)


@rule
def grow(s: Any, turn: int) -> None:
    if turn < 0:
        push(s, DO_REVEAL_EVENT, NOTHING)
        return
    push(s, DO_GROW, NOTHING, turn - 1)
    ask(s, s.order[turn], ASK_GROWTH)


@rule
def check_growth(s: Any, seat: int, action: int) -> int:
    return 0 if action >= GAIN else check_section(s, seat, action - TAKE_WORKER)


@rule
def decide_growth(s: Any, seat: int, action: int) -> None:
    if action < GAIN:
        take_worker(s, seat, action - TAKE_WORKER)
        return
    amount = GROWTH[s.level[seat]]
    note(s, E_GROWS, seat, action - GAIN, amount)
    gain(s, seat, action - GAIN, amount)


# ---- the new event (NA-5.6, NA-17.3)


@rule
def reveal_event(s: Any) -> None:
    push(s, DO_PLACE_ARCHITECTS, NOTHING)
    chooser = chooser_of_events(s)
    if s.players == 1:
        draw_tile(s)
        if chooser >= 0:
            s.other_tile = s.tile
            draw_tile(s)
    else:
        draw_event(s)
        if chooser >= 0:
            s.other_event = s.event
            draw_event(s)
    if chooser >= 0:
        put_first_drawn_first(s)
        ask(s, chooser, ASK_CHOOSE_EVENT)


@rule
def chooser_of_events(s: Any) -> int:
    """NA-18.59: the first in order with a card that lets him choose, or nobody."""
    for turn in range(s.players):
        seat = s.order[turn]
        if listens(s, seat, ON_REVEAL):
            return seat
    return NOTHING


@rule
def draw_event(s: Any) -> None:
    left = 0
    for number in range(EVENTS_IN_AGE):
        if s.event_lies[AGE_EVENTS[age_now(s) - 1, number]] == IN_DECK:
            left += 1
    which = below(s.chance, left)
    for number in range(EVENTS_IN_AGE):
        card = AGE_EVENTS[age_now(s) - 1, number]
        if s.event_lies[card] == IN_DECK:
            if which == 0:
                s.event = card
            which -= 1
    s.event_lies[s.event] = ON_BOARD
    note(s, E_REVEALS_EVENT, NOTHING, s.event)


@rule
def draw_tile(s: Any) -> None:
    left = 0
    for number in range(TILES_IN_AGE):
        if s.tile_lies[AGE_TILES[age_now(s) - 1, number]] == IN_DECK:
            left += 1
    which = below(s.chance, left)
    for number in range(TILES_IN_AGE):
        tile = AGE_TILES[age_now(s) - 1, number]
        if s.tile_lies[tile] == IN_DECK:
            if which == 0:
                s.tile = tile
            which -= 1
    s.tile_lies[s.tile] = ON_BOARD
    note(s, E_REVEALS_TILE, NOTHING, s.tile)


@rule
def put_first_drawn_first(s: Any) -> None:
    if s.players == 1:
        kept = s.tile
        s.tile = s.other_tile
        s.other_tile = kept
    else:
        kept = s.event
        s.event = s.other_event
        s.other_event = kept


@rule
def decide_event(s: Any, seat: int, action: int) -> None:
    if action > KEEP:
        put_first_drawn_first(s)
    if s.players == 1:
        s.tile_lies[s.other_tile] = REMOVED_CARD
        note(s, E_REJECTS_TILE, seat, s.other_tile)
        s.other_tile = NOTHING
    else:
        s.event_lies[s.other_event] = REMOVED_CARD
        note(s, E_REJECTS_EVENT, seat, s.other_event)
        s.other_event = NOTHING


# ---- architects (NA-5.7)


@rule
def place_architects(s: Any) -> None:
    if s.players == 1:
        place_opponent(s)
        s.architects = PUBLIC_ARCHITECTS[1] + TILE_ARCHITECTS[s.tile]
    else:
        s.architects = PUBLIC_ARCHITECTS[s.players] + EVENT_ARCHITECTS[s.event]
    note(s, E_PLACES_ARCHITECTS, NOTHING, s.architects)
    for seat in range(s.players):
        for place in range(FIRST_WONDER, CARRIERS):
            invite_architects(s, seat, place)
    s.phase = ACTIONS_PHASE
    push(s, DO_NEXT_TURN, NOTHING, s.players - 1)
    if s.vo_first == 1:
        roll_for_opponent(s)  # NA-17.5

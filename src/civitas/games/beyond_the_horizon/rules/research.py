"""BH-6: researching and discovering technologies, private technologies."""

from collections.abc import MutableSequence
from typing import Any

from civitas.core.agenda import push
from civitas.core.fields import NOTHING
from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.beyond_the_horizon.rules.lists import context, has_stage, resolve, wait_for
from civitas.games.beyond_the_horizon.state import (
    ASK_CARD,
    ASK_COLOUR,
    ASK_PRIVATE,
    ASK_SLOT,
    E_CHOOSES_COLOUR,
    E_DISCOVERS,
    E_KEEPS,
    E_LEARNS,
    E_LOOKS_AT,
    E_NO_CARD,
    E_RESEARCHES,
    E_REVEALS_CARD,
    STEP_DISCOVER,
    STEP_FINISH_RESEARCH,
    STEP_KEEP_CARD,
    STEP_MEET_LEADER,
    STEP_PLACE_CARD,
    STEP_PUT_SCHOLAR,
    STEP_REACT,
    STEP_REVEAL_CARDS,
)
from civitas.games.beyond_the_horizon.tables import (
    CARD_BONUS,
    CARD_LEVEL,
    CARD_MODIFIER,
    DECK_SIZE,
    EXACT,
    FIRST_LEADER_SLOT,
    IGNORE,
    LEVEL,
    LINKS,
    LINKS_NEEDED,
    MAIN_COLOUR,
    MODIFIER_COUNT,
    ON_RESEARCH2,
    ON_RESEARCH3,
    SHOWN_COLOURS,
    SLOT_COUNT,
    SLOT_LEVEL,
    TASK,
    THEOCRACY,
)

LINKED = 4


@rule
def is_researched_slot(s: Any, seat: int, slot: int) -> bool:
    """BH-6.10: a pending slot counts for nothing."""
    return s.scholar[seat, slot] == 1 and s.pending[slot] == 0


@rule
def slot_refusal(s: Any, seat: int, task: int, slot: int) -> int:
    """BH-6.1: the rule that keeps a seat from researching a slot by this task, or 0."""
    level = SLOT_LEVEL[slot]
    if s.scholar[seat, slot] == 1:
        return 602
    if level > TASK[task, LEVEL] or (TASK[task, EXACT] > 0 and level != TASK[task, EXACT]):
        return 601
    if s.pending[slot] == 1:
        return 610
    if TASK[task, IGNORE] == 1:
        return 0
    met = 0
    for place in range(LINKED):
        below = LINKS[slot, place]
        if below >= 0 and is_researched_slot(s, seat, below):
            met += 1
    return 0 if met >= LINKS_NEEDED[slot] else 601


@rule
def can_research(s: Any, seat: int, task: int) -> bool:
    for slot in range(SLOT_COUNT):
        if slot_refusal(s, seat, task, slot) == 0:
            return True
    return False


@rule
def research(s: Any, seat: int, task: int) -> None:
    wait_for(s, STEP_PUT_SCHOLAR, seat, task, ASK_SLOT)


@rule
def put_scholar(s: Any, seat: int, slot: int) -> None:
    """BH-6.2 to BH-6.4: the scholar; for the first one also the leader, the discovery, then the bonus."""
    s.active[seat] -= 1
    s.scholar[seat, slot] = 1
    note(s, E_RESEARCHES, seat, slot)
    push(s, STEP_FINISH_RESEARCH, seat, slot, has_stage(s, seat, THEOCRACY))
    if is_first_on(s, slot):
        s.pending[slot] = 1
        push(s, STEP_DISCOVER, seat, slot)
        push(s, STEP_MEET_LEADER, seat, slot)


@rule
def is_first_on(s: Any, slot: int) -> bool:
    if SLOT_LEVEL[slot] == 1:
        return False
    return s.leader[slot - FIRST_LEADER_SLOT] < 0 or s.card[slot] < 0


@rule
def finish_research(s: Any, seat: int, slot: int, theocracy: int) -> None:
    """BH-6.14: permanent effects, then the immediate bonus, then what reacts to it."""
    s.pending[slot] = 0
    card = s.card[slot]
    if card < 0:
        return
    if CARD_LEVEL[card] >= 2:
        push(s, STEP_REACT, seat, ON_RESEARCH2 if CARD_LEVEL[card] == 2 else ON_RESEARCH3, theocracy)
    learn(s, seat, card)


@rule
def learn(s: Any, seat: int, card: int) -> None:
    s.researched[seat, card] = 1
    for what in range(MODIFIER_COUNT):
        s.modifier[seat, what] += CARD_MODIFIER[card, what]
    note(s, E_LEARNS, seat, card)
    resolve(s, seat, CARD_BONUS[card])


# The decks: what was put to the bottom is known to all and lies in a queue below the deck.


@rule
def cards_in_deck(s: Any, level: int) -> int:
    if level == 2:
        return s.deck_2_left + s.under_2_left
    return s.deck_3_left + s.under_3_left


@rule
def turn_up_card(s: Any, level: int) -> int:
    """The top card of a deck, put to the bottom at once: only a chosen one will leave it."""
    return turn_up_2(s) if level == 2 else turn_up_3(s)


@rule
def turn_up_2(s: Any) -> int:
    if s.deck_2_left > 0:
        s.deck_2_left -= 1
        card = s.deck_2[s.deck_2_left]
        s.deck_2[s.deck_2_left] = NOTHING
    else:
        card = s.under_2[0]
        close_gap(s.under_2, 0, s.under_2_left)
        s.under_2_left -= 1
    s.under_2[s.under_2_left] = card
    s.under_2_left += 1
    return card


@rule
def turn_up_3(s: Any) -> int:
    if s.deck_3_left > 0:
        s.deck_3_left -= 1
        card = s.deck_3[s.deck_3_left]
        s.deck_3[s.deck_3_left] = NOTHING
    else:
        card = s.under_3[0]
        close_gap(s.under_3, 0, s.under_3_left)
        s.under_3_left -= 1
    s.under_3[s.under_3_left] = card
    s.under_3_left += 1
    return card


@rule
def close_gap(pile: MutableSequence[int], place: int, left: int) -> None:
    for height in range(place, left - 1):
        pile[height] = pile[height + 1]
    pile[left - 1] = NOTHING


@rule
def place_of(pile: MutableSequence[int], left: int, card: int) -> int:
    for place in range(left):
        if pile[place] == card:
            return place
    return 0


@rule
def take_from_bottom(s: Any, card: int) -> None:
    """The chosen card leaves its deck for good."""
    if CARD_LEVEL[card] == 2:
        close_gap(s.under_2, place_of(s.under_2, s.under_2_left, card), s.under_2_left)
        s.under_2_left -= 1
        s.gained_2[s.gained_2_left] = card
        s.gained_2_left += 1
    else:
        close_gap(s.under_3, place_of(s.under_3, s.under_3_left, card), s.under_3_left)
        s.under_3_left -= 1
        s.gained_3[s.gained_3_left] = card
        s.gained_3_left += 1


# Discovering: BH-6.5 to BH-6.9.


@rule
def discover(s: Any, seat: int, slot: int) -> None:
    if s.card[slot] >= 0:
        return
    if cards_in_deck(s, SLOT_LEVEL[slot]) == 0:
        note(s, E_NO_CARD, seat, slot)
        return
    wait_for(s, STEP_REVEAL_CARDS, seat, slot, ASK_COLOUR)


@rule
def colours_below(s: Any, slot: int) -> int:
    """BH-6.5, BH-6.9: the main colours of the linked lower cards, or all if none lies there, as bits."""
    bits = 0
    for place in range(LINKED):
        below = LINKS[slot, place]
        if below >= 0 and s.card[below] >= 0:
            bits |= MAIN_COLOUR[s.card[below]]
    return bits if bits > 0 else 15


@rule
def check_colour(s: Any, colour: int) -> int:
    return 0 if colours_below(s, context(s)) >> colour & 1 == 1 else 605


@rule
def reveal_cards(s: Any, seat: int, slot: int, colour: int) -> None:
    """BH-6.6: until two show the colour; BH-6.8: all of them if the deck runs out without one."""
    note(s, E_CHOOSES_COLOUR, seat, colour)
    level = SLOT_LEVEL[slot]
    matches = 0
    cards = cards_in_deck(s, level)
    revealed = 0
    for number in range(cards):
        card = turn_up_card(s, level)
        note(s, E_REVEALS_CARD, seat, card)
        revealed = number + 1
        if SHOWN_COLOURS[card] >> colour & 1 == 1:
            s.candidate[matches] = card
            matches += 1
        if matches == 2:
            break
    if matches == 0:
        make_all_candidates(s, level, revealed)
    wait_for(s, STEP_PLACE_CARD, seat, slot, ASK_CARD)


@rule
def make_all_candidates(s: Any, level: int, revealed: int) -> None:
    # The whole deck was revealed: it now lies in the queue of known cards.
    for place in range(revealed):
        s.candidate[place] = s.under_2[place] if level == 2 else s.under_3[place]


@rule
def is_candidate(s: Any, card: int) -> bool:
    for place in range(DECK_SIZE):
        if s.candidate[place] == card:
            return True
    return False


@rule
def check_card(s: Any, card: int) -> int:
    return 0 if is_candidate(s, card) else 607


@rule
def check_private(s: Any, card: int) -> int:
    return 0 if is_candidate(s, card) else 612


@rule
def clear_candidates(s: Any) -> None:
    for place in range(DECK_SIZE):
        s.candidate[place] = NOTHING


@rule
def place_card(s: Any, seat: int, slot: int, card: int) -> None:
    """BH-6.7."""
    clear_candidates(s)
    take_from_bottom(s, card)
    s.card[slot] = card
    note(s, E_DISCOVERS, seat, card, slot)


# BH-6.12: private technologies.


@rule
def look_at_cards(s: Any, seat: int, level: int, draw: int) -> None:
    for place in range(min(draw, cards_in_deck(s, level))):
        s.candidate[place] = turn_up_card(s, level)
        note(s, E_LOOKS_AT, seat, s.candidate[place])
    wait_for(s, STEP_KEEP_CARD, seat, level, ASK_PRIVATE)


@rule
def keep_card(s: Any, seat: int, card: int) -> None:
    clear_candidates(s)
    take_from_bottom(s, card)
    note(s, E_KEEPS, seat, card)
    learn(s, seat, card)

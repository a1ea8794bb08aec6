"""BH-4 and BH-5: the action pawn, the action spaces and what makes them available."""

from collections.abc import MutableSequence
from typing import Any

from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.beyond_the_horizon.rules.counting import counted
from civitas.games.beyond_the_horizon.rules.lists import resolve_action, wait_for
from civitas.games.beyond_the_horizon.rules.population import pay_coins
from civitas.games.beyond_the_horizon.rules.tasks import can_do, can_do_one, carry_out
from civitas.games.beyond_the_horizon.state import (
    ANSWER_SPACE,
    ASK_EXPANSION,
    ASK_SPACE,
    E_ACTS,
    E_PASSES_EXPANSION,
    E_USES,
    EXPANSION_PHASE,
    STEP_ACT,
    STEP_TAKE_WAY,
)
from civitas.games.beyond_the_horizon.tables import (
    ACTION_LIST,
    ACTION_NEEDS,
    ALTERNATIVES,
    BASIC_ACTIONS,
    BOARD_SPACE_EXISTS,
    BOARD_SURCHARGE,
    CARD_ACTION,
    CARD_SPACE_EXISTS,
    CARD_SURCHARGE,
    EXPANSION,
    FIRST_CARD_SPACE,
    MAY_STAY,
    ROOM_FOR_ALL,
    SPACES_OF_ACTION,
    SPACES_OF_CARD,
    TECHNOLOGIES_IN_BOX,
)


@rule
def space_exists(s: Any, space: int) -> bool:
    if space < FIRST_CARD_SPACE:
        return BOARD_SPACE_EXISTS[space, s.players] == 1
    return CARD_SPACE_EXISTS[space - FIRST_CARD_SPACE, s.players] == 1


@rule
def is_free(s: Any, seat: int, space: int) -> bool:
    """BH-4.2, BH-4.3: nobody else stands there, and the own pawn does not stay."""
    if s.pawn[seat] == space + 1 and (space >= FIRST_CARD_SPACE or MAY_STAY[space] == 0):
        return False
    if space < FIRST_CARD_SPACE and ROOM_FOR_ALL[space] == 1:
        return True
    for other in range(s.players):
        if other != seat and s.pawn[other] == space + 1:
            return False
    return True


@rule
def surcharge_of(space: int) -> int:
    return BOARD_SURCHARGE[space] if space < FIRST_CARD_SPACE else CARD_SURCHARGE[space - FIRST_CARD_SPACE]


@rule
def card_of(space: int) -> int:
    return (space - FIRST_CARD_SPACE) // SPACES_OF_CARD


@rule
def list_of(space: int) -> int:
    return ACTION_LIST[space // SPACES_OF_ACTION] if space < FIRST_CARD_SPACE else CARD_ACTION[card_of(space)]


@rule
def meets_needs(s: Any, seat: int, action: int) -> bool:
    """BH-5.3: one of the printed conditions holds, or none is printed."""
    for place in range(ALTERNATIVES):
        what = ACTION_NEEDS[action, place, 0]
        if what >= 0 and counted(s, seat, what) >= ACTION_NEEDS[action, place, 1]:
            return True
    return ACTION_NEEDS[action, 0, 0] < 0


@rule
def check_space(s: Any, space: int) -> int:
    """BH-4.2: the rule that keeps the player's pawn from a space, or 0."""
    seat = s.to_act
    if space >= FIRST_CARD_SPACE and s.researched[seat, card_of(space)] == 0:
        return 404
    if not space_exists(s, space):
        return 410
    if s.pawn[seat] == 0 and space >= BASIC_ACTIONS * SPACES_OF_ACTION:
        return 401
    if not is_free(s, seat, space):
        return 402
    coins = s.coins[seat] - surcharge_of(space)
    if coins < 0:
        return 406
    if space < FIRST_CARD_SPACE and not meets_needs(s, seat, space // SPACES_OF_ACTION):
        return 503
    return 0 if can_do_one(s, seat, list_of(space), coins) else 407


@rule
def list_spaces(s: Any, out: MutableSequence[int]) -> int:
    """The spaces that `check_space` allows; cards that the player has not researched are passed over at once."""
    seat = s.to_act
    listed = 0
    for space in range(FIRST_CARD_SPACE):
        if check_space(s, space) == 0:
            out[listed] = ANSWER_SPACE + space
            listed += 1
    for card in range(TECHNOLOGIES_IN_BOX):
        if s.researched[seat, card] == 0:
            continue
        for number in range(SPACES_OF_CARD):
            space = FIRST_CARD_SPACE + card * SPACES_OF_CARD + number
            if check_space(s, space) == 0:
                out[listed] = ANSWER_SPACE + space
                listed += 1
    return listed


@rule
def place_pawn(s: Any, seat: int) -> None:
    wait_for(s, STEP_ACT, seat, 0, ASK_SPACE)


@rule
def act(s: Any, seat: int, space: int) -> None:
    """BH-4.6: the surcharge before the action."""
    s.pawn[seat] = space + 1
    if space < FIRST_CARD_SPACE:
        note(s, E_ACTS, seat, space // SPACES_OF_ACTION, space % SPACES_OF_ACTION + 1)
    else:
        note(s, E_USES, seat, card_of(space), space % SPACES_OF_CARD + 1)
    pay_coins(s, seat, surcharge_of(space))
    resolve_action(s, seat, list_of(space))


# BH-15: the expansion phase is one of four ways, or none.


@rule
def expand(s: Any, seat: int) -> None:
    s.phase = EXPANSION_PHASE
    wait_for(s, STEP_TAKE_WAY, seat, 0, ASK_EXPANSION)


@rule
def check_way(s: Any, way: int) -> int:
    if way == 0 or can_do(s, s.to_act, EXPANSION[way], s.coins[s.to_act]):
        return 0
    if way <= 2:
        return 1501 if way == 1 else 1502
    return 1504 if way == 3 else 1505


@rule
def take_way(s: Any, seat: int, way: int) -> None:
    if way == 0:
        note(s, E_PASSES_EXPANSION, seat)
    else:
        carry_out(s, seat, EXPANSION[way])

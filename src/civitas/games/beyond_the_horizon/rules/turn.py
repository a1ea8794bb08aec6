"""BH-3: turns and rounds, BH-17: goals, BH-18: the end of the game."""

from typing import Any

from civitas.core.agenda import end_game, push
from civitas.core.fields import NOTHING
from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.beyond_the_horizon.rules.counting import counted
from civitas.games.beyond_the_horizon.rules.cubes import TO_GOAL, cubes_left, destination
from civitas.games.beyond_the_horizon.rules.lists import wait_for
from civitas.games.beyond_the_horizon.state import (
    ACTION_PHASE,
    ASK_GOAL,
    CLAIMED_FIRST,
    CLAIMED_LATER,
    E_CLAIMS_GOAL,
    E_CLAIMS_WITHOUT_CUBE,
    E_END_TRIGGERED,
    E_GAME_ENDS,
    E_ROUND_BEGINS,
    E_ROUND_LIMIT_REACHED,
    GOAL_PHASE,
    NOT_CLAIMED,
    STEP_BEGIN_TURN,
    STEP_CLAIM_GOAL,
    STEP_END_TURN,
    STEP_EXPAND,
    STEP_PLACE_PAWN,
    STEP_PRODUCE,
    STEP_SEEK_GOAL,
    STEP_TAKE_CUBE,
)
from civitas.games.beyond_the_horizon.tables import (
    ANY_TRACK,
    CLAIMS_TO_END,
    GOAL_FIRST_VP,
    GOAL_LATER_VP,
    GOAL_LEAST,
    GOAL_SETS,
    GOAL_WHAT,
    GOALS_IN_BOX,
    NONE,
)

SETS = len(GOAL_SETS)


@rule
def begin_turn(s: Any, seat: int) -> None:
    """BH-3.2: action, expansion, production, goal."""
    s.turn_of = seat
    s.phase = ACTION_PHASE
    for other in range(s.players):
        s.explored[other] = 0  # BH-3.3
    push(s, STEP_END_TURN, seat)
    push(s, STEP_SEEK_GOAL, seat)
    push(s, STEP_PRODUCE, seat)
    push(s, STEP_EXPAND, seat)
    push(s, STEP_PLACE_PAWN, seat)


@rule
def end_turn(s: Any, seat: int) -> None:
    """BH-3.1; BH-18.2: the last round is played to its end."""
    following = (seat + 1) % s.players
    if following == s.first_player:
        if s.round_number == s.last_round:
            finish(s)
            return
        if s.round_number == 60 << s.round_limit:  # a guard of the house, no rule of the game
            note(s, E_ROUND_LIMIT_REACHED, NOTHING)
            finish(s)
            return
        s.round_number += 1
        note(s, E_ROUND_BEGINS, NOTHING, s.round_number)
    push(s, STEP_BEGIN_TURN, following)


@rule
def finish(s: Any) -> None:
    end_game(s)
    note(s, E_GAME_ENDS, NOTHING)


# BH-17: goals.


@rule
def set_of(s: Any, goal: int) -> int:
    """The set in whose place a goal lies, or NONE."""
    for place in range(SETS):
        if s.goal[place] == goal:
            return place
    return NONE


@rule
def goal_refusal(s: Any, seat: int, goal: int) -> int:
    place = set_of(s, goal)
    if place < 0:
        return 1701
    if s.claimed[seat, place] != NOT_CLAIMED:
        return 1702
    return 0 if counted(s, seat, GOAL_WHAT[goal]) >= GOAL_LEAST[goal] else 1701


@rule
def seek_goal(s: Any, seat: int) -> None:
    """BH-17.1, BH-17.4: conditions are looked at once; a fulfilled goal must be claimed."""
    s.phase = GOAL_PHASE
    for goal in range(GOALS_IN_BOX):
        if goal_refusal(s, seat, goal) == 0:
            wait_for(s, STEP_CLAIM_GOAL, seat, 0, ASK_GOAL)
            return


@rule
def claim_goal(s: Any, seat: int, goal: int) -> None:
    place = set_of(s, goal)
    first = True
    for other in range(s.players):
        if s.claimed[other, place] != NOT_CLAIMED:
            first = False
    s.claimed[seat, place] = CLAIMED_FIRST if first else CLAIMED_LATER
    note(s, E_CLAIMS_GOAL, seat, goal, GOAL_FIRST_VP[goal] if first else GOAL_LATER_VP[goal])
    if cubes_left(s, seat) > 0:
        push(s, STEP_TAKE_CUBE, seat, ANY_TRACK, destination(TO_GOAL, place))
    else:
        s.cubeless[seat] += 1
        note(s, E_CLAIMS_WITHOUT_CUBE, seat, goal)
    s.claims += 1
    if s.last_round == 0 and s.claims >= CLAIMS_TO_END[s.players]:  # BH-18.1
        s.last_round = s.round_number + 1
        note(s, E_END_TRIGGERED, seat, s.last_round)

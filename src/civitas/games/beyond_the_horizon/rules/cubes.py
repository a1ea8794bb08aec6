"""BH-7: a cube leaves its track, lays a space bare, and goes to the investment track or marks something."""

from typing import Any

from civitas.core.agenda import push
from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.beyond_the_horizon.rules.lists import resolve, wait_for
from civitas.games.beyond_the_horizon.state import (
    ASK_TRACK,
    E_INVESTS,
    E_LACKS_CUBES,
    E_TAKES_CUBE,
    E_UNLOCKS_COINS,
    E_UNLOCKS_COLUMN,
    E_UNLOCKS_STAGE,
    STEP_INVEST,
    STEP_PLACE_INVESTED,
    STEP_TAKE_CHOSEN_CUBE,
    STEP_TAKE_CUBE,
)
from civitas.games.beyond_the_horizon.tables import (
    ANY_TRACK,
    CUBES_ON_TRACK,
    DESPOTISM_STAGE,
    INVESTMENT_LIST,
    INVESTMENT_MODIFIER,
    INVESTMENT_SPACES,
    MODIFIER_COUNT,
    MONARCHY,
    MONARCHY_STAGE,
    TRACK_COINS,
    TRACK_COLUMN,
    TRACK_LIST,
    TRACK_STAGE,
)

TO_INVESTMENT, TO_VILLAGE, TO_CITY, TO_LEFT, TO_RIGHT, TO_GOAL = range(6)
PLACES_OF_A_SORT = 32


@rule
def destination(sort: int, place: int) -> int:
    """Where a cube goes, in one number."""
    return sort * PLACES_OF_A_SORT + place


@rule
def cubes_left(s: Any, seat: int) -> int:
    left = 0
    for track in range(ANY_TRACK):
        left += s.cubes[seat, track]
    return left


@rule
def check_track(s: Any, track: int) -> int:
    return 0 if s.cubes[s.to_act, track] > 0 else 706


@rule
def invest(s: Any, seat: int, track: int, times: int) -> None:
    """BH-7.3: several cubes are invested one after another; without cubes nothing happens (BH-7.7)."""
    if times == 0:
        return
    if cubes_left(s, seat) == 0:
        note(s, E_LACKS_CUBES, seat)
        return
    if times > 1:
        push(s, STEP_INVEST, seat, track, times - 1)
    push(s, STEP_TAKE_CUBE, seat, track, destination(TO_INVESTMENT, 0))


@rule
def take_cube(s: Any, seat: int, track: int, to: int) -> None:
    """BH-7.6, BH-7.11: from the track named, or from one of the player's choice if it is empty."""
    if track != ANY_TRACK and s.cubes[seat, track] > 0:
        move_cube(s, seat, to, track)
    elif cubes_left(s, seat) > 0:
        wait_for(s, STEP_TAKE_CHOSEN_CUBE, seat, to, ASK_TRACK)


@rule
def move_cube(s: Any, seat: int, to: int, track: int) -> None:
    """BH-7.10: what is marked is marked at once; an invested cube waits for the bared space to be resolved."""
    s.cubes[seat, track] -= 1
    note(s, E_TAKES_CUBE, seat, track, s.cubes[seat, track])
    sort = to // PLACES_OF_A_SORT
    place = to % PLACES_OF_A_SORT
    if sort == TO_INVESTMENT:
        s.in_hand[seat] += 1
        push(s, STEP_PLACE_INVESTED, seat)
    elif sort == TO_VILLAGE:
        s.village[place] = seat
    elif sort == TO_CITY:
        s.city[place] = seat
    elif sort == TO_LEFT:
        s.left_builder[place] = seat
    elif sort == TO_RIGHT:
        s.right_builder[place] = seat
    bare_space(s, seat, track, CUBES_ON_TRACK - 1 - s.cubes[seat, track])


@rule
def bare_space(s: Any, seat: int, track: int, space: int) -> None:
    """BH-7.2: an immediate bonus, something for production, or a stage of the government."""
    if TRACK_COLUMN[track, space] >= 0:
        note(s, E_UNLOCKS_COLUMN, seat, TRACK_COLUMN[track, space])
    if TRACK_COINS[track, space] > 0:
        note(s, E_UNLOCKS_COINS, seat, TRACK_COINS[track, space])
    stage = TRACK_STAGE[track, space]
    if stage != DESPOTISM_STAGE:
        note(s, E_UNLOCKS_STAGE, seat, stage)
        if stage == MONARCHY_STAGE:
            resolve(s, seat, MONARCHY[s.government[seat]])
    resolve(s, seat, TRACK_LIST[track, space])


@rule
def place_invested(s: Any, seat: int) -> None:
    """BH-7.3, BH-7.4: the leftmost free space at this time, or to the right of the track."""
    s.in_hand[seat] -= 1
    place = s.invested[seat]
    s.invested[seat] += 1
    note(s, E_INVESTS, seat, place + 1)
    if place < INVESTMENT_SPACES:
        for what in range(MODIFIER_COUNT):
            s.modifier[seat, what] += INVESTMENT_MODIFIER[place, what]
        resolve(s, seat, INVESTMENT_LIST[place])

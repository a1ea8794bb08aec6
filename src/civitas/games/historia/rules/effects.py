"""The vocabulary of effects that cards, wonders, events and levels share (HI-6.8, HI-9.6, HI-14.3)."""

from collections.abc import MutableSequence
from typing import Any

from civitas.core.agenda import ask, push
from civitas.core.fields import NOTHING
from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.historia.rules.civs import pay_cubes, recover_cubes, score, wonders_of
from civitas.games.historia.rules.matrix import lose_military
from civitas.games.historia.rules.queue import revolt, take_oldest
from civitas.games.historia.state import (
    ASK_DESTROY_CUBE,
    DESTROY_SUPPLY,
    DESTROY_USED,
    DO_EFFECTS,
    DRAW_ADVISOR,
    E_DESTROYS_CUBE,
    EXPAND_TO,
    FROM_ADVISORS,
    FROM_EVENTS,
    FROM_LEVELS,
    FROM_WONDERS,
    GAIN_LEVELS,
    MIL_TRACK,
    PICK_CARDS,
    PICK_CUBES,
    PICK_DESTROYED,
    PICK_READY,
    PICK_WONDERS,
    TECH_TRACK,
)
from civitas.games.historia.tables import (
    DESTROY_CUBES,
    DESTROY_WONDERS,
    DRAW_ADVISORS,
    EFFECT,
    END,
    EVENT_DEMAND,
    GAIN_MIL,
    GAIN_TECH,
    GAIN_VP,
    LOSE_MIL,
    MOST_EFFECTS,
    PAY_CUBES,
    PAY_POINTS,
    PLACE_ANYWHERE,
    PLACE_NEAR,
    READY_WONDERS,
    RECOVER_CUBES,
    REVOLUTION_EFFECT,
    TAKE_CHOSEN,
    TAKE_OLDEST,
    TAKE_WONDERS,
    TECH_GIFT,
    WONDER_COST,
    WONDER_EFFECT,
)


@rule
def source_of(row: int) -> int:
    """What points of a list of effects are counted as."""
    if row < WONDER_COST:
        return FROM_ADVISORS
    if row < EVENT_DEMAND:
        return FROM_WONDERS
    return FROM_EVENTS if row < TECH_GIFT else FROM_LEVELS


@rule
def wonder_of(row: int) -> int:
    """The wonder whose cost a list is."""
    return row - WONDER_COST if WONDER_COST <= row < WONDER_EFFECT else NOTHING


@rule
def payable(s: Any, seat: int, row: int, wonder: int) -> bool:
    """HI-9.6: costs and demands are paid in full; a wonder never pays with itself."""
    for place in range(MOST_EFFECTS):
        word = EFFECT[row, place, 0]
        amount = EFFECT[row, place, 1]
        if word == PAY_CUBES and s.supply[seat] < amount:
            return False
        if word == DESTROY_CUBES and s.supply[seat] + s.used[seat] < amount:
            return False
        if word == PAY_POINTS and s.points[seat] < amount:
            return False
        if word == DESTROY_WONDERS and wonders_of(s, seat) - (0 if wonder == NOTHING else 1) < amount:
            return False
    return True


@rule
def do_effects(s: Any, seat: int, row: int, place: int) -> None:
    """One effect of a list after the other, each as far as possible."""
    word = EFFECT[row, place, 0]
    amount = EFFECT[row, place, 1]
    if word == END:
        return
    if EFFECT[row, place + 1, 0] != END:
        push(s, DO_EFFECTS, seat, row, place + 1)
    if word <= LOSE_MIL:
        change_levels_and_goods(s, seat, row, word, amount)
    else:
        change_cards_and_map(s, seat, row, word, amount)


@rule
def change_levels_and_goods(s: Any, seat: int, row: int, word: int, amount: int) -> None:
    if word == GAIN_VP:
        score(s, seat, amount, source_of(row))
    elif word == RECOVER_CUBES:
        recover_cubes(s, seat, amount)
    elif word == TAKE_OLDEST:
        take_oldest(s, seat, amount)
    elif word == TAKE_CHOSEN:
        push(s, PICK_CARDS, seat, amount)
    elif word == GAIN_TECH:
        push(s, GAIN_LEVELS, seat, amount, TECH_TRACK)
    elif word == GAIN_MIL:
        push(s, GAIN_LEVELS, seat, amount, MIL_TRACK)
    elif word == LOSE_MIL:
        lose_military(s, seat, amount)


@rule
def change_cards_and_map(s: Any, seat: int, row: int, word: int, amount: int) -> None:
    if word == TAKE_WONDERS:
        push(s, PICK_WONDERS, seat, amount)
    elif word == READY_WONDERS:
        push(s, PICK_READY, seat, amount)
    elif word == DESTROY_WONDERS:
        push(s, PICK_DESTROYED, seat, amount, wonder_of(row))
    elif word == DESTROY_CUBES:
        push(s, PICK_CUBES, seat, amount)
    elif word == PAY_CUBES:
        pay_cubes(s, seat, min(amount, s.supply[seat]))
    elif word == PLACE_NEAR:
        push(s, EXPAND_TO, seat, amount, 0)
    elif word == PLACE_ANYWHERE:
        push(s, EXPAND_TO, seat, amount, 1)
    elif word == DRAW_ADVISORS:
        push(s, DRAW_ADVISOR, seat, amount)
    elif word == REVOLUTION_EFFECT:
        revolt(s, seat)
    elif word == PAY_POINTS:
        score(s, seat, -amount, source_of(row))


# ---- DP-16: destroying cubes


@rule
def pick_cubes(s: Any, seat: int, cubes: int) -> None:
    if cubes == 0 or s.supply[seat] + s.used[seat] == 0:
        return
    s.due = cubes
    ask(s, seat, ASK_DESTROY_CUBE)


@rule
def check_destroy_cube(s: Any, action: int) -> int:
    cubes = s.supply[s.to_act] if action == DESTROY_SUPPLY else s.used[s.to_act]
    return 0 if cubes > 0 else 906


@rule
def legal_destroy_cube(s: Any, out: MutableSequence[int]) -> int:
    listed = 0
    for action in range(DESTROY_SUPPLY, DESTROY_USED + 1):
        if check_destroy_cube(s, action) == 0:
            out[listed] = action
            listed += 1
    return listed


@rule
def decide_destroy_cube(s: Any, seat: int, action: int) -> None:
    """HI-9.6: back to the reserve."""
    push(s, PICK_CUBES, seat, s.due - 1)
    s.due = 0
    if action == DESTROY_SUPPLY:
        s.supply[seat] -= 1
    else:
        s.used[seat] -= 1
    s.reserve[seat] += 1
    note(s, E_DESTROYS_CUBE, seat)

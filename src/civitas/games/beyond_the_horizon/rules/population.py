"""BH-8: pawns leave the leftmost column that has one and come back to the rightmost with a free place; coins."""

from typing import Any

from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.beyond_the_horizon.state import (
    E_EXHAUSTS,
    E_GAINS_COINS,
    E_GAINS_NOTHING,
    E_GAINS_PAWNS,
    E_PAWN_LEAVES,
    E_PAYS,
    MOST_COINS,
)
from civitas.games.beyond_the_horizon.tables import COLUMN_PLACES, COLUMNS_OF_PAWNS, NONE


@rule
def gain_coins(s: Any, seat: int, amount: int) -> None:
    s.coins[seat] = min(MOST_COINS, s.coins[seat] + amount)
    note(s, E_GAINS_COINS, seat, amount)


@rule
def pay_coins(s: Any, seat: int, amount: int) -> None:
    if amount > 0:
        s.coins[seat] -= amount
        note(s, E_PAYS, seat, amount)


@rule
def leftmost_column(s: Any, seat: int) -> int:
    """BH-8.1: the column that the next pawn leaves, unlocked or not; NONE if all are empty."""
    for column in range(COLUMNS_OF_PAWNS):
        if s.inactive[seat, column] > 0:
            return column
    return NONE


@rule
def free_column(s: Any, seat: int) -> int:
    """BH-8.2: the rightmost column with a free place, or NONE."""
    for column in range(COLUMNS_OF_PAWNS - 1, -1, -1):
        if s.inactive[seat, column] < COLUMN_PLACES[column]:
            return column
    return NONE


@rule
def gain_pawns(s: Any, seat: int, amount: int) -> None:
    """BH-14.6: as many as there are."""
    gained = 0
    for _ in range(amount):
        column = leftmost_column(s, seat)
        if column >= 0:
            s.inactive[seat, column] -= 1
            s.active[seat] += 1
            gained += 1
    if gained > 0:
        note(s, E_GAINS_PAWNS, seat, gained)
    else:
        note(s, E_GAINS_NOTHING, seat)


@rule
def lay_down_pawn(s: Any, seat: int) -> None:
    """BH-8.2: a pawn becomes inactive, or leaves the game if no column has a free place."""
    column = free_column(s, seat)
    if column >= 0:
        s.inactive[seat, column] += 1
        return
    s.gone[seat] += 1
    note(s, E_PAWN_LEAVES, seat)


@rule
def exhaust_active(s: Any, seat: int, amount: int) -> None:
    for _ in range(amount):
        s.active[seat] -= 1
        lay_down_pawn(s, seat)
    if amount > 0:
        note(s, E_EXHAUSTS, seat, amount)

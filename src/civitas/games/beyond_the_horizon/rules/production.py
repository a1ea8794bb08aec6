"""BH-16: the production phase."""

from typing import Any

from civitas.core.agenda import push
from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.beyond_the_horizon.rules.lists import has_stage, wait_for
from civitas.games.beyond_the_horizon.rules.population import free_column, gain_coins, leftmost_column
from civitas.games.beyond_the_horizon.rules.units import has_twin_before, kind_of, take_off_map
from civitas.games.beyond_the_horizon.state import (
    ASK_PRODUCTION,
    ASK_TRADE,
    ASK_TRADE_UNIT,
    BUY,
    DISMISS,
    E_BUYS_PAWN,
    E_DISMISSES,
    E_GAINS_PAWNS,
    E_PRODUCES,
    E_RETIRES,
    END,
    MOST_COINS,
    PRODUCE_COINS,
    PRODUCE_POPULATION,
    PRODUCTION_PHASE,
    RETIRE,
    STEP_DISMISS,
    STEP_REACT,
    STEP_TAKE_EXCHANGE,
    STEP_TAKE_PRODUCT,
    STEP_TRADE,
)
from civitas.games.beyond_the_horizon.tables import (
    ANY_TRACK,
    BASE_COINS,
    BASE_COLUMN,
    COLUMNS_OF_PAWNS,
    CUBES_ON_TRACK,
    M_POP_COIN,
    M_TRADE_PRICE,
    ON_PRODUCE_COINS,
    ON_PRODUCE_POP,
    THEOCRACY,
    TRACK_COINS,
    TRACK_COLUMN,
    TRADE_COINS,
    TRADE_PRICE,
    UNITS_OF_PLAYER,
)


@rule
def column_unlocked(s: Any, seat: int, column: int) -> bool:
    if BASE_COLUMN[column] == 1:
        return True
    for track in range(ANY_TRACK):
        for space in range(CUBES_ON_TRACK - s.cubes[seat, track]):
            if TRACK_COLUMN[track, space] == column:
                return True
    return False


@rule
def produce_pawns(s: Any, seat: int) -> None:
    """BH-16.2: one pawn from every unlocked column that has one."""
    theocracy = has_stage(s, seat, THEOCRACY)
    gained = 0
    for column in range(COLUMNS_OF_PAWNS):
        if s.inactive[seat, column] > 0 and column_unlocked(s, seat, column):
            s.inactive[seat, column] -= 1
            s.active[seat] += 1
            gained += 1
    note(s, E_GAINS_PAWNS, seat, gained)
    if s.modifier[seat, M_POP_COIN] > 0:
        gain_coins(s, seat, s.modifier[seat, M_POP_COIN])
    push(s, STEP_REACT, seat, ON_PRODUCE_POP, theocracy)


@rule
def coins_unlocked(s: Any, seat: int) -> int:
    coins = BASE_COINS[0]
    for track in range(ANY_TRACK):
        for space in range(CUBES_ON_TRACK - s.cubes[seat, track]):
            coins += TRACK_COINS[track, space]
    return coins


@rule
def produce_coins(s: Any, seat: int) -> None:
    """BH-16.3."""
    theocracy = has_stage(s, seat, THEOCRACY)
    gain_coins(s, seat, coins_unlocked(s, seat))
    push(s, STEP_REACT, seat, ON_PRODUCE_COINS, theocracy)


@rule
def produce(s: Any, seat: int) -> None:
    s.phase = PRODUCTION_PHASE
    wait_for(s, STEP_TAKE_PRODUCT, seat, 0, ASK_PRODUCTION)


@rule
def take_product(s: Any, seat: int, product: int) -> None:
    note(s, E_PRODUCES, seat, product)
    if product == PRODUCE_POPULATION:
        produce_pawns(s, seat)
    elif product == PRODUCE_COINS:
        produce_coins(s, seat)
    else:
        push(s, STEP_TRADE, seat)


# BH-16.4: exchanges.


@rule
def price_of_pawn(s: Any, seat: int) -> int:
    return max(0, TRADE_PRICE[0] + s.modifier[seat, M_TRADE_PRICE])


@rule
def check_trade(s: Any, exchange: int) -> int:
    seat = s.to_act
    if exchange == BUY:
        return 0 if s.coins[seat] >= price_of_pawn(s, seat) and leftmost_column(s, seat) >= 0 else 1604
    if exchange == DISMISS:
        return 0 if has_unit(s, seat) else 1604
    if exchange == RETIRE:
        return 0 if s.active[seat] > 0 and free_column(s, seat) >= 0 else 1604
    return 0


@rule
def has_unit(s: Any, seat: int) -> bool:
    for unit in range(UNITS_OF_PLAYER):
        if s.strength[seat, unit] > 0:
            return True
    return False


@rule
def trade(s: Any, seat: int) -> None:
    wait_for(s, STEP_TAKE_EXCHANGE, seat, 0, ASK_TRADE)


@rule
def take_exchange(s: Any, seat: int, exchange: int) -> None:
    if exchange == END:
        return
    push(s, STEP_TRADE, seat)
    if exchange == BUY:
        s.coins[seat] -= price_of_pawn(s, seat)
        s.inactive[seat, leftmost_column(s, seat)] -= 1
        s.active[seat] += 1
        note(s, E_BUYS_PAWN, seat, price_of_pawn(s, seat))
    elif exchange == DISMISS:
        wait_for(s, STEP_DISMISS, seat, 0, ASK_TRADE_UNIT)
    else:
        s.active[seat] -= 1
        s.inactive[seat, free_column(s, seat)] += 1
        s.coins[seat] = min(MOST_COINS, s.coins[seat] + TRADE_COINS[0])
        note(s, E_RETIRES, seat, TRADE_COINS[0])


@rule
def check_dismissed(s: Any, unit: int) -> int:
    if s.strength[s.to_act, unit] == 0:
        return 1604
    return 1108 if has_twin_before(s, s.to_act, unit) else 0


@rule
def dismiss(s: Any, seat: int, unit: int) -> None:
    """The token returns to the own supply, the pawn to the active ones."""
    note(s, E_DISMISSES, seat, kind_of(unit), s.strength[seat, unit], s.stands_on[seat, unit])
    take_off_map(s, seat, unit)
    s.active[seat] += 1

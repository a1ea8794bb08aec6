"""NA-17: the virtual opponent of the solo game."""

from typing import Any

from civitas.core.agenda import push
from civitas.core.chance import roll_die
from civitas.core.fields import NOTHING
from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.nations.rules.losing import gain_vp, lose_vp
from civitas.games.nations.rules.settling import put_out_of_game, settle_nations
from civitas.games.nations.rules.values import compared, opponent_value
from civitas.games.nations.state import (
    AT_WAR,
    DO_SUFFER_FAMINE,
    E_COLUMN_REMOVED,
    E_OPPONENT_CHANGES,
    E_OPPONENT_FIRST,
    E_OPPONENT_LAYS_WAR,
    E_OPPONENT_STANDS,
    E_ROLLS_DIE,
)
from civitas.games.nations.tables import (
    BOOKS,
    CARD_TYPE,
    COLUMNS,
    ROWS_OF_BOARD,
    STABILITY_VALUE,
    STRENGTH_VALUE,
    TILE_FACE,
    TILE_START,
    WAR,
)

FIRST_TILE_FACE = 5


@rule
def place_opponent(s: Any) -> None:
    """NA-17.3: strength and stability are set, books are added."""
    s.vo_strength = TILE_START[s.tile, 0]
    s.vo_stability = TILE_START[s.tile, 1]
    s.vo_books += TILE_START[s.tile, 2]
    note(s, E_OPPONENT_STANDS, NOTHING, s.vo_strength, s.vo_stability, s.vo_books)
    settle_nations(s)


@rule
def roll_for_opponent(s: Any) -> None:
    face = roll_die(s.chance)
    note(s, E_ROLLS_DIE, NOTHING, face)
    if face < FIRST_TILE_FACE:
        clear_column(s, face - 1)
    else:
        change_opponent(s, face - FIRST_TILE_FACE)


@rule
def clear_column(s: Any, column: int) -> None:
    """NA-17.7: all cards go; the cheapest War may become the opponent's."""
    found = 0
    for row in range(ROWS_OF_BOARD):
        space = row * COLUMNS + column
        card = s.space[space]
        if card < 0:
            continue
        found += 1
        s.space[space] = NOTHING
        if CARD_TYPE[card] == WAR and s.war_bought == 0:
            lay_opponents_war(s, card)
        else:
            put_out_of_game(s, card)
    if found > 0:
        note(s, E_COLUMN_REMOVED, NOTHING, column + 1)


@rule
def lay_opponents_war(s: Any, card: int) -> None:
    s.lies[card] = AT_WAR
    s.war_card = card
    s.war_bought = 1
    s.war_buyer = NOTHING
    s.war_strength = opponent_value(s, STRENGTH_VALUE)
    note(s, E_OPPONENT_LAYS_WAR, NOTHING, card, s.war_strength)


@rule
def change_opponent(s: Any, face: int) -> None:
    """NA-17.8: never below 0, but for stability."""
    s.vo_strength = max(0, s.vo_strength + TILE_FACE[s.tile, face, 0])
    s.vo_stability += TILE_FACE[s.tile, face, 1]
    s.vo_books = max(0, s.vo_books + TILE_FACE[s.tile, face, 2])
    note(s, E_OPPONENT_CHANGES, NOTHING, s.vo_strength, s.vo_stability, s.vo_books)
    settle_nations(s)


@rule
def order_against_opponent(s: Any) -> None:
    """NA-17.10: a tie keeps the old order."""
    own, other = compared(s, 0, STRENGTH_VALUE), opponent_value(s, STRENGTH_VALUE)
    if own == other:
        own, other = compared(s, 0, STABILITY_VALUE), opponent_value(s, STABILITY_VALUE)
    if own != other:
        s.vo_first = 1 if other > own else 0
    if s.vo_first == 1:
        note(s, E_OPPONENT_FIRST, NOTHING)


@rule
def judge_stability(s: Any) -> None:
    """NA-17.10, in place of the events."""
    push(s, DO_SUFFER_FAMINE, NOTHING)
    if compared(s, 0, STABILITY_VALUE) > opponent_value(s, STABILITY_VALUE):
        gain_vp(s, 0, 1)
    else:
        lose_vp(s, 0, 1)


@rule
def score_books_against_opponent(s: Any) -> None:
    if s.goods[0, BOOKS] > s.vo_books:
        gain_vp(s, 0, 3)

"""HI-8.8, HI-12.10, HI-13.2: wars and lost cubes."""

from typing import Any

from civitas.core.agenda import end_game
from civitas.core.fields import NOTHING
from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.historia.rules.civs import bot_number, is_human, score, territories_of
from civitas.games.historia.state import (
    E_ATTACKS,
    E_BOT_ATTACKS,
    E_BOT_ELIMINATED,
    E_BOT_LOSES_CUBE,
    E_ELIMINATED,
    E_GAME_ENDS,
    E_KEEPS_LAST_CUBE,
    E_LOSES_CUBE,
    E_SOLO_LOST,
    E_WAR_DRAWN,
    FROM_WARS,
)
from civitas.games.historia.tables import AMOUNT, WAR, WAR_VP

LOST = 2  # the outcome of a solo game


@rule
def wage_war(s: Any, attacker: int, enemy: int, territory: int, side: int) -> None:
    """A human's war: the higher military level wins, whoever attacked."""
    note(s, E_ATTACKS, attacker, enemy, territory)
    settle_war(s, attacker, enemy, territory, AMOUNT[WAR, side, WAR_VP])


@rule
def wage_bot_war(s: Any, attacker: int, enemy: int, territory: int, points: int) -> None:
    note(s, E_BOT_ATTACKS, NOTHING, bot_number(s, attacker), enemy, territory)
    settle_war(s, attacker, enemy, territory, points)


@rule
def settle_war(s: Any, attacker: int, enemy: int, territory: int, points: int) -> None:
    if s.mil[attacker] == s.mil[enemy]:
        note(s, E_WAR_DRAWN, NOTHING, territory)
    elif s.mil[attacker] > s.mil[enemy]:
        score(s, attacker, points, FROM_WARS)
        lose_cube(s, enemy, territory)
    else:
        score(s, enemy, points, FROM_WARS)
        lose_cube(s, attacker, territory)


@rule
def lose_cube(s: Any, civ: int, territory: int) -> None:
    """HI-8.8: to the used pool, except for the last cube of a human among humans."""
    is_last = territories_of(s, civ) == 1
    if is_last and is_human(s, civ) and s.players > 1:
        note(s, E_KEEPS_LAST_CUBE, civ, territory)
        return
    s.cube[civ, territory] = 0
    s.used[civ] += 1
    if is_human(s, civ):
        note(s, E_LOSES_CUBE, civ, territory)
    else:
        note(s, E_BOT_LOSES_CUBE, NOTHING, bot_number(s, civ), territory)
    if is_last:
        eliminate(s, civ)


@rule
def eliminate(s: Any, civ: int) -> None:
    """HI-12.12: an eliminated Civbot's cubes go out of play; HI-13.2: the lone human has lost."""
    if is_human(s, civ):
        note(s, E_ELIMINATED, civ)
        s.outcome = LOST
        note(s, E_SOLO_LOST, civ)
        end_game(s)
        note(s, E_GAME_ENDS, NOTHING)
        return
    s.supply[civ] = 0
    s.used[civ] = 0
    note(s, E_BOT_ELIMINATED, NOTHING, bot_number(s, civ))

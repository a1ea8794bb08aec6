"""HI-4 and HI-10: a turn begins, the icons of the time wheel end it."""

from typing import Any

from civitas.core.agenda import end_game, push
from civitas.core.chance import below
from civitas.core.fields import NOTHING
from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.historia.rules.civbots import act_civbots, share_missed_points
from civitas.games.historia.rules.civs import civ_count, recover_cubes, score, territories_of
from civitas.games.historia.rules.leaders import bring_new_leaders, coming_era, score_leaders
from civitas.games.historia.rules.queue import take_oldest
from civitas.games.historia.rules.wonders import drop_finished_era, lay_new_row, sweep_row, turn_all_upright
from civitas.games.historia.state import (
    BEGIN_ROUND,
    BEGIN_TURN,
    E_ADDS_CUBE,
    E_EVENT_COMES,
    E_GAME_ENDS,
    E_GOVERNED,
    E_PLAYS_AT,
    E_SOLO_LOST,
    E_SOLO_WON,
    E_TURN_BEGINS,
    E_WONDERS_UPRIGHT,
    END_TURN,
    FROM_GOVERNMENTS,
    FROM_TERRITORIES,
    RESOLVE_ICON,
)
from civitas.games.historia.tables import (
    ADD_CUBE,
    EVENTS_IN_BOX,
    GOVERNMENT,
    GOVERNMENT_CUBES,
    GOVERNMENT_VP,
    LEADER_BONUS,
    MATRIX,
    NEW_LEADERS,
    NEW_WONDERS,
    NO_ICON,
    RECOVER_CARDS,
    RECOVER_POWER,
    RECOVER_WONDERS,
    TERRITORY_BONUS,
    TERRITORY_COUNT,
    TOKEN_VP,
    TURN_ORDER,
    TURNS,
    TURNS_IN_ERA,
    WHEEL,
)

CARDS_RECOVERED = 2  # HI-10.5
WON, LOST = 1, 2  # outcomes of a solo game


@rule
def begin_turn(s: Any) -> None:
    s.turn += 1  # HI-10.14
    s.action_round = 0
    s.revolution = 0
    note(s, E_TURN_BEGINS, NOTHING, s.turn, (s.turn - 1) // TURNS_IN_ERA + 1, (s.turn - 1) % TURNS_IN_ERA + 1)
    if s.event_rule == 1:
        turn_up_event(s)
    push(s, BEGIN_ROUND, NOTHING)


@rule
def turn_up_event(s: Any) -> None:
    """HI-14.1: the next event, visible until now on the deck, is that of this turn."""
    s.event_now = s.event_next
    s.event_next = draw_event(s)
    note(s, E_EVENT_COMES, NOTHING, s.event_now)


@rule
def draw_event(s: Any) -> int:
    left = 0
    for event in range(EVENTS_IN_BOX):
        left += 1 - s.event_drawn[event]
    if left == 0:
        return NOTHING
    place = below(s.chance, left)
    for event in range(EVENTS_IN_BOX):
        if s.event_drawn[event] == 1:
            continue
        if place == 0:
            s.event_drawn[event] = 1
            return event
        place -= 1
    return NOTHING


@rule
def end_action_rounds(s: Any) -> None:
    """HI-12.6: the Civbots act, then come the icons."""
    act_civbots(s)
    if not s.over:
        push(s, RESOLVE_ICON, NOTHING, 0)


@rule
def resolve_icon(s: Any, place: int) -> None:
    icon = WHEEL[(s.turn - 1) % TURNS_IN_ERA, place]
    if icon == NO_ICON:
        push(s, END_TURN, NOTHING)
        return
    push(s, RESOLVE_ICON, NOTHING, place + 1)
    if icon == TERRITORY_BONUS:
        pay_territory_bonus(s)
    elif icon < TURN_ORDER:
        for seat in range(civ_count(s)):
            resolve_gray_icon(s, icon, seat)
    elif icon == LEADER_BONUS:
        share_missed_points(s, score_leaders(s))
    elif s.turn < TURNS:  # HI-10.13
        resolve_brown_icon(s, icon)


@rule
def resolve_gray_icon(s: Any, icon: int, civ: int) -> None:
    """Civbots take part in the government's points only (HI-12.13)."""
    if icon == GOVERNMENT:
        pay_government(s, civ)
    elif civ >= s.players:
        return
    elif icon == ADD_CUBE:
        add_cube(s, civ)
    elif icon == RECOVER_CARDS:
        take_oldest(s, civ, CARDS_RECOVERED)
    elif icon == RECOVER_WONDERS:
        if turn_all_upright(s, civ) > 0:
            note(s, E_WONDERS_UPRIGHT, civ)
    elif icon == RECOVER_POWER:
        recover_cubes(s, civ, territories_of(s, civ))


@rule
def add_cube(s: Any, seat: int) -> None:
    """HI-10.3."""
    if s.reserve[seat] > 0:
        s.reserve[seat] -= 1
        s.used[seat] += 1
        note(s, E_ADDS_CUBE, seat)


@rule
def pay_territory_bonus(s: Any) -> None:
    """HI-10.4: a territory pays the one civilization that is alone on it."""
    for territory in range(TERRITORY_COUNT):
        holder = NOTHING
        present = 0
        for civ in range(civ_count(s)):
            if s.cube[civ, territory] == 1:
                holder = civ
                present += 1
        if present == 1:
            score(s, holder, TOKEN_VP[s.token[territory]], FROM_TERRITORIES)


@rule
def pay_government(s: Any, civ: int) -> None:
    """HI-10.8."""
    if territories_of(s, civ) == 0:
        return
    government = MATRIX[s.tech[civ], s.mil[civ]] - 1
    if civ < s.players:
        note(s, E_GOVERNED, civ, government)
        recover_cubes(s, civ, GOVERNMENT_CUBES[government])
    score(s, civ, GOVERNMENT_VP[government], FROM_GOVERNMENTS)


@rule
def resolve_brown_icon(s: Any, icon: int) -> None:
    if icon == TURN_ORDER:
        set_turn_order(s)
    elif icon == NEW_WONDERS:
        sweep_row(s)
        drop_finished_era(s, coming_era(s))
        lay_new_row(s, coming_era(s))
    elif icon == NEW_LEADERS:
        bring_new_leaders(s)


@rule
def set_turn_order(s: Any) -> None:
    """HI-10.9: fewest points first; among equals who was later. HI-13.4: a lone human stays first."""
    if s.players == 1:
        return
    for place in range(s.players // 2):  # backwards, so that a stable sort puts the later one first
        other = s.players - 1 - place
        seat = s.order[place]
        s.order[place] = s.order[other]
        s.order[other] = seat
    for place in range(1, s.players):
        sink(s, place)
    for place in range(s.players):
        note(s, E_PLAYS_AT, s.order[place], place + 1)


@rule
def sink(s: Any, place: int) -> None:
    """Moves a seat forward past all that have more points."""
    seat = s.order[place]
    while place > 0 and s.points[s.order[place - 1]] > s.points[seat]:
        s.order[place] = s.order[place - 1]
        place -= 1
    s.order[place] = seat


@rule
def end_turn(s: Any) -> None:
    if s.turn < TURNS:
        push(s, BEGIN_TURN, NOTHING)
        return
    if s.players == 1:
        judge_solo_game(s)
    end_game(s)  # HI-2.1
    note(s, E_GAME_ENDS, NOTHING)


@rule
def judge_solo_game(s: Any) -> None:
    """HI-13.3: strictly more points than every surviving Civbot."""
    s.outcome = WON
    for civ in range(s.players, civ_count(s)):
        if territories_of(s, civ) > 0 and s.points[civ] >= s.points[0]:
            s.outcome = LOST
    if s.outcome == WON:
        note(s, E_SOLO_WON, 0)
    else:
        note(s, E_SOLO_LOST, 0)

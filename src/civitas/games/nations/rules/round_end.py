"""NA-11.11, NA-12.1, NA-13 and NA-4.4: events, famine, the end of an age and of the round."""

from typing import Any

from civitas.core.agenda import push
from civitas.core.fields import NOTHING
from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.nations.rules.effects import carry_out_later, fire
from civitas.games.nations.rules.losing import gain_vp, lose
from civitas.games.nations.rules.scoring import finish
from civitas.games.nations.rules.settling import settle_nations
from civitas.games.nations.rules.solo import score_books_against_opponent
from civitas.games.nations.rules.values import age_now
from civitas.games.nations.state import (
    ACTORS,
    AGE_END_PHASE,
    DO_BEGIN_ROUND,
    DO_END_AGE,
    DO_END_ROUND,
    DO_RESOLVE_EVENT,
    DO_SUFFER_FAMINE,
    E_AGE_ENDS,
    E_BOOKS_SCORED,
    E_EVENT_ACTS,
    E_FAMINE,
    FAMINE_PHASE,
    LOST_VP,
    REMOVED_CARD,
)
from civitas.games.nations.tables import (
    AGES,
    BOOKS,
    EVENT_FAMINE,
    EVENT_ROWS,
    KINDS_OF_GOODS,
    ON_AGE_END,
    TILE_FAMINE,
)

ACTOR_COUNT = len(ACTORS)


# ---- events


@rule
def resolve_event(s: Any, half: int) -> None:
    """NA-12.1, NA-12.2: the targets of the second are fixed after the first has been settled."""
    note(s, E_EVENT_ACTS, NOTHING, s.event, half + 1)
    if half == 0:
        push(s, DO_RESOLVE_EVENT, NOTHING, 1)
    else:
        push(s, DO_SUFFER_FAMINE, NOTHING)
        weaken(s, -1)
    carry_out_later(s, EVENT_ROWS[s.event, half, 0], EVENT_ROWS[s.event, half, 1], NOTHING)
    if half == 1:
        weaken(s, 1)


@rule
def weaken(s: Any, sign: int) -> None:
    """NA-18.50: strength given up counts while the targets of the second event are fixed, and nowhere else."""
    for seat in range(s.players):
        s.strength[seat] += sign * s.weakened[seat]
        if sign > 0:
            s.weakened[seat] = 0


# ---- famine (NA-13.1)


@rule
def suffer_famine(s: Any) -> None:
    s.phase = FAMINE_PHASE
    push(s, DO_END_AGE if s.round_number % 2 == 0 else DO_END_ROUND, NOTHING)
    amount = TILE_FAMINE[s.tile] if s.players == 1 else EVENT_FAMINE[s.event]
    note(s, E_FAMINE, NOTHING, amount)
    for turn in range(s.players):
        lose(s, s.order[turn], 0, amount, 0, 0)


# ---- the end of an age (NA-13.2)


@rule
def end_age(s: Any) -> None:
    s.phase = AGE_END_PHASE
    note(s, E_AGE_ENDS, NOTHING, age_now(s))
    if s.players == 1:
        score_books_against_opponent(s)
    else:
        score_books(s)
    push(s, DO_END_ROUND, NOTHING)
    for turn in range(s.players):
        fire(s, s.order[s.players - 1 - turn], ON_AGE_END)


@rule
def score_books(s: Any) -> None:
    for seat in range(s.players):
        fewer = 0
        for other in range(s.players):
            if s.goods[other, BOOKS] < s.goods[seat, BOOKS]:
                fewer += 1
        if fewer > 0:
            note(s, E_BOOKS_SCORED, seat, fewer)
        gain_vp(s, seat, fewer)


# ---- the end of the round (NA-4.4)


@rule
def end_round(s: Any) -> None:
    put_event_away(s)
    s.passed = 0
    s.actions_left = 0
    s.war_bought = 0
    s.war_buyer = NOTHING
    s.war_strength = 0
    for seat in range(s.players):
        forget_round(s, seat)
    settle_nations(s)
    if s.round_number == 2 * (AGES - s.ages_played):
        finish(s)
    else:
        push(s, DO_BEGIN_ROUND, NOTHING)


@rule
def put_event_away(s: Any) -> None:
    if s.event >= 0:
        s.event_lies[s.event] = REMOVED_CARD
        s.event = NOTHING
    if s.tile >= 0:
        s.tile_lies[s.tile] = REMOVED_CARD
        s.tile = NOTHING


@rule
def forget_round(s: Any, seat: int) -> None:
    s.pass_rank[seat] = 0
    s.began_turn[seat] = 0
    s.golden_ages_bought[seat] = 0
    s.colonies_bought[seat] = 0
    s.conflicts_bought[seat] = 0
    s.unstable[seat] = 0
    for good in range(KINDS_OF_GOODS):
        s.ticked[seat, good] = 0
    for what in range(LOST_VP + 1):
        s.war_lost[seat, what] = 0
    for actor in range(ACTOR_COUNT):
        s.used[seat, actor] = 0

"""HI-3.8, HI-10.11, HI-10.12, HI-11, HI-15.1: leaders, their draft and their bonus."""

from collections.abc import MutableSequence
from typing import Any

from civitas.core.agenda import ask, push
from civitas.core.chance import below
from civitas.core.fields import NOTHING
from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.historia.rules.civs import metric_of, score
from civitas.games.historia.state import (
    ASK_LEADER,
    DRAFT_LEADERS,
    E_KEEPS_LEADER,
    E_LEADER_LEAVES,
    E_PASSES_LEADERS,
    E_SHOWS_LEADER,
    FROM_LEADERS,
    PICK,
)
from civitas.games.historia.tables import (
    ERAS,
    LEADER_ERA,
    LEADER_LEAST,
    LEADER_METRIC,
    LEADER_VP,
    LEADERS_DEALT,
    LEADERS_IN_BOX,
    LEADERS_IN_ERA,
    TURNS_IN_ERA,
)

AT_ONCE = 1  # of the option
CONDITIONS = 2


@rule
def fill_leader_boxes(s: Any) -> None:
    # A shuffled deck is a set from which every draw is as likely, so no order is kept.
    for era in range(ERAS):
        place = 0
        for leader in range(LEADERS_IN_BOX):
            if LEADER_ERA[leader] == era:
                s.leader_box[era, place] = leader
                place += 1


@rule
def coming_era(s: Any) -> int:
    """The era of the next turn: the first during setup, the next one at the end of an era."""
    return s.turn // TURNS_IN_ERA


# ---- the draft


@rule
def picks_in_draft(s: Any) -> int:
    return ERAS * s.players if s.leader_rule == AT_ONCE else s.players


@rule
def drafter(s: Any, pick: int) -> int:
    """Who picks: HI-3.8 the last first, HI-10.12 the first first, HI-15.1 there, back and there again."""
    lap = pick // s.players
    place = pick % s.players
    if s.leader_rule == AT_ONCE:
        backwards = lap == 1
    else:
        backwards = coming_era(s) == 0
    return s.order[s.players - 1 - place] if backwards else s.order[place]


@rule
def draft_leaders(s: Any, pick: int) -> None:
    if pick == 0:
        deal_packet(s, drafter(s, 0))
    if pick == picks_in_draft(s):
        end_draft(s, drafter(s, pick - 1))
        return
    seat = drafter(s, pick)
    if pick > 0:
        pass_packet(s, drafter(s, pick - 1), seat)
    push(s, DRAFT_LEADERS, NOTHING, pick + 1)
    ask(s, seat, ASK_LEADER)


@rule
def deal_packet(s: Any, seat: int) -> None:
    for era in range(ERAS):
        if s.leader_rule == AT_ONCE or era == coming_era(s):
            for place in range(LEADERS_DEALT[s.players]):
                s.packet[seat, era, place] = draw_leader(s, era)


@rule
def draw_leader(s: Any, era: int) -> int:
    left = 0
    while left < LEADERS_IN_ERA and s.leader_box[era, left] != NOTHING:
        left += 1
    place = below(s.chance, left)
    leader = s.leader_box[era, place]
    s.leader_box[era, place] = s.leader_box[era, left - 1]
    s.leader_box[era, left - 1] = NOTHING
    return leader


@rule
def pass_packet(s: Any, giver: int, taker: int) -> None:
    if giver == taker:  # HI-15.1: the last one picks twice in a row
        return
    for era in range(ERAS):
        for place in range(LEADERS_IN_ERA):
            s.packet[taker, era, place] = s.packet[giver, era, place]
            s.packet[giver, era, place] = NOTHING
    note(s, E_PASSES_LEADERS, giver)


@rule
def place_in_packet(s: Any, seat: int, leader: int) -> int:
    for place in range(LEADERS_IN_ERA):
        if s.packet[seat, LEADER_ERA[leader], place] == leader:
            return place
    return NOTHING


@rule
def check_pick(s: Any, action: int) -> int:
    leader = action - PICK
    if place_in_packet(s, s.to_act, leader) == NOTHING:
        return 308
    return 0 if s.leader_kept[s.to_act, LEADER_ERA[leader]] == NOTHING else 1501


@rule
def legal_pick(s: Any, out: MutableSequence[int]) -> int:
    listed = 0
    for action in range(PICK, PICK + LEADERS_IN_BOX):
        if check_pick(s, action) == 0:
            out[listed] = action
            listed += 1
    return listed


@rule
def decide_pick(s: Any, seat: int, action: int) -> None:
    leader = action - PICK
    era = LEADER_ERA[leader]
    last = LEADERS_IN_ERA - 1
    for place in range(place_in_packet(s, seat, leader), last):
        s.packet[seat, era, place] = s.packet[seat, era, place + 1]
    s.packet[seat, era, last] = NOTHING
    s.leader_kept[seat, era] = leader
    note(s, E_KEEPS_LEADER, seat, leader)


@rule
def end_draft(s: Any, holder: int) -> None:
    """The rest goes back unseen; the leaders of the coming era are turned up (D-05)."""
    for era in range(ERAS):
        for place in range(LEADERS_IN_ERA):
            put_in_box(s, era, s.packet[holder, era, place])
            s.packet[holder, era, place] = NOTHING
    show_leaders(s)


@rule
def put_in_box(s: Any, era: int, leader: int) -> None:
    if leader == NOTHING:
        return
    place = 0
    while s.leader_box[era, place] != NOTHING:
        place += 1
    s.leader_box[era, place] = leader


@rule
def show_leaders(s: Any) -> None:
    era = coming_era(s)
    for place in range(s.players):
        seat = s.order[place]
        s.leader[seat, era] = s.leader_kept[seat, era]
        s.leader_kept[seat, era] = NOTHING
        note(s, E_SHOWS_LEADER, seat, s.leader[seat, era])


@rule
def begin_draft(s: Any) -> None:
    """HI-13.1: the lone human plays without leaders."""
    if LEADERS_DEALT[s.players] > 0:
        push(s, DRAFT_LEADERS, NOTHING, 0)


@rule
def bring_new_leaders(s: Any) -> None:
    """HI-10.12; HI-15.1: those drafted at once are turned up now."""
    if LEADERS_DEALT[s.players] == 0:
        return
    if s.leader_rule == AT_ONCE:
        show_leaders(s)
    else:
        begin_draft(s)


# ---- the bonus


@rule
def is_fulfilled(s: Any, seat: int, leader: int, condition: int) -> bool:
    return metric_of(s, seat, LEADER_METRIC[leader, condition]) >= LEADER_LEAST[leader, condition]


@rule
def score_leaders(s: Any) -> int:
    """HI-10.11: each fulfilled condition scores; returns what all humans missed (HI-12.13)."""
    era = (s.turn - 1) // TURNS_IN_ERA
    missed = 0
    for seat in range(s.players):
        leader = s.leader[seat, era]
        if leader == NOTHING:
            continue
        for condition in range(CONDITIONS):
            if is_fulfilled(s, seat, leader, condition):
                score(s, seat, LEADER_VP[leader, condition], FROM_LEADERS)
            else:
                missed += LEADER_VP[leader, condition]
        s.leader[seat, era] = NOTHING
        s.leader_gone[era, seat] = leader
        note(s, E_LEADER_LEAVES, seat, leader)
    return missed

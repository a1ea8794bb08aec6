"""BH-13: the leader who waits on a slot goes to the first player who researches it."""

from typing import Any

from civitas.core.agenda import push
from civitas.core.fields import NOTHING
from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.beyond_the_horizon.rules.lists import has_stage, resolve, wait_for
from civitas.games.beyond_the_horizon.state import (
    ASK_LEADER_OPTION,
    E_CHOOSES_OPTION,
    E_MEETS_LEADER,
    STEP_OFFER_OPTION,
    STEP_REACT,
    STEP_TAKE_OPTION,
)
from civitas.games.beyond_the_horizon.tables import (
    FIRST_LEADER_SLOT,
    FIRST_SLOT_3,
    FIRST_SLOT_4,
    LEADER_BONUS,
    LEADER_HAS_OPTIONS,
    ON_LEADER,
    OPTION_BONUS,
    SLOT_LEVEL,
    THEOCRACY,
)


@rule
def meet_leader(s: Any, seat: int, slot: int) -> None:
    """BH-13.2 to BH-13.4: the immediate effect, then the option, then what reacts to a leader."""
    place = slot - FIRST_LEADER_SLOT
    if s.leader[place] >= 0:
        return
    leader = turn_up_leader(s, slot)
    s.leader[place] = leader
    s.leader_owner[place] = seat
    note(s, E_MEETS_LEADER, seat, leader)
    push(s, STEP_REACT, seat, ON_LEADER, has_stage(s, seat, THEOCRACY))
    if LEADER_HAS_OPTIONS[leader] == 1:
        push(s, STEP_OFFER_OPTION, seat, place)
    resolve(s, seat, LEADER_BONUS[leader])


@rule
def turn_up_leader(s: Any, slot: int) -> int:
    level = SLOT_LEVEL[slot]
    if level == 2:
        place = slot - FIRST_LEADER_SLOT
        leader = s.hidden_2[place]
        s.hidden_2[place] = NOTHING
        s.known_2[place] = leader
    elif level == 3:
        place = slot - FIRST_SLOT_3
        leader = s.hidden_3[place]
        s.hidden_3[place] = NOTHING
        s.known_3[place] = leader
    else:
        place = slot - FIRST_SLOT_4
        leader = s.hidden_4[place]
        s.hidden_4[place] = NOTHING
        s.known_4[place] = leader
    return leader


@rule
def offer_option(s: Any, seat: int, place: int) -> None:
    wait_for(s, STEP_TAKE_OPTION, seat, place, ASK_LEADER_OPTION)


@rule
def take_option(s: Any, seat: int, place: int, option: int) -> None:
    """BH-13.3: exactly one option; its scoring will count for every player."""
    s.leader_option[place] = option + 1
    note(s, E_CHOOSES_OPTION, seat, option + 1, s.leader[place])
    resolve(s, seat, OPTION_BONUS[s.leader[place], option])

"""BH-14.1: lists of effects are put on the agenda and resolved left to right, depth first."""

from typing import Any

from civitas.core.agenda import ask, push
from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.beyond_the_horizon.state import E_REACTS, STEP_DO_TASKS, STEP_REACT
from civitas.games.beyond_the_horizon.tables import (
    CUBES_ON_TRACK,
    DESPOTISM_ABILITIES,
    DESPOTISM_DO,
    DESPOTISM_ON,
    DESPOTISM_STAGE,
    ON_RESEARCH2,
    ON_RESEARCH3,
    STAGE_AT,
    STAGE_TRACK,
    THEOCRACY,
    THEOCRACY_DO,
    THEOCRACY_ON,
)

IN_ACTION = 1  # BH-4.9: at least one task of this list has to be carried out
CARRIED_OUT = 2  # an earlier task of it has been
FLAGS = 4
ITS_TURN = 2  # Despotism is done, now Theocracy reacts


@rule
def resolve(s: Any, seat: int, first: int) -> None:
    """Puts a list of bonuses or rewards on the agenda; `first` is the place of its first task, or NONE."""
    if first >= 0:
        push(s, STEP_DO_TASKS, seat, first * FLAGS)


@rule
def resolve_action(s: Any, seat: int, first: int) -> None:
    """Puts the tasks of an action on the agenda (BH-4.7)."""
    if first >= 0:
        push(s, STEP_DO_TASKS, seat, first * FLAGS + IN_ACTION)


@rule
def wait_for(s: Any, step: int, seat: int, a: int, question: int) -> None:
    """Asks a question; the answer becomes the second number of the step that waits for it."""
    push(s, step, seat, a)
    ask(s, seat, question)


@rule
def context(s: Any) -> int:
    """What the open question is about: the first number of the step that waits for the answer."""
    return s.agenda_a[s.agenda_left - 1]


@rule
def has_stage(s: Any, seat: int, stage: int) -> int:
    """BH-7.9: 1 once the cubes that cover a stage of the government are gone; stages are never switched off."""
    gone = CUBES_ON_TRACK - s.cubes[seat, STAGE_TRACK[stage]]
    return 1 if gone >= STAGE_AT[stage] else 0


@rule
def react(s: Any, seat: int, event: int, theocracy: int) -> None:
    """BH-14.9: Despotism first and completely, then Theocracy if it was unlocked when the event began."""
    own = s.government[seat]
    if own < 0:
        return
    if theocracy == ITS_TURN:
        note(s, E_REACTS, seat, THEOCRACY)
        resolve(s, seat, THEOCRACY_DO[own])
        return
    if theocracy == 1 and reacts_to(THEOCRACY_ON[own], event):
        push(s, STEP_REACT, seat, event, ITS_TURN)
    told = False
    for ability in range(DESPOTISM_ABILITIES - 1, -1, -1):
        if reacts_to(DESPOTISM_ON[own, ability], event):
            if not told:
                note(s, E_REACTS, seat, DESPOTISM_STAGE)
            told = True
            resolve(s, seat, DESPOTISM_DO[own, ability])


@rule
def reacts_to(on: int, event: int) -> bool:
    # A technology of level III is one of level II or higher, too.
    return on == event or (on == ON_RESEARCH2 and event == ON_RESEARCH3)

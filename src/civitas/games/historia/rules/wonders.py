"""HI-9: wonders, their windows and what they cost; the row (HI-3.2, HI-8.3, HI-10.10)."""

from collections.abc import MutableSequence
from typing import Any

from civitas.core.agenda import ask, push
from civitas.core.chance import below
from civitas.core.fields import NOTHING
from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.historia.rules.civs import metric_of
from civitas.games.historia.rules.effects import payable
from civitas.games.historia.rules.matrix import push_effects
from civitas.games.historia.state import (
    ACTIVATE,
    ASK_DESTROY_WONDER,
    ASK_READY,
    ASK_WINDOW,
    ASK_WONDER,
    DESTROY,
    E_ACTIVATES,
    E_DESTROYS_WONDER,
    E_READIES,
    E_ROW_SWEPT,
    E_TAKES_WONDER,
    E_WONDER_COMES,
    FIRST_OWNER,
    GONE,
    IN_DECK,
    IN_ROW,
    MAKE_READY,
    NEW,
    OPEN_WINDOW,
    PICK_DESTROYED,
    PICK_READY,
    PICK_WONDERS,
    READY,
    STOP,
    TAKE,
    TURNED,
)
from civitas.games.historia.tables import (
    ANY_ACTION,
    NO_MAJORITY,
    ROW_SIZE,
    WONDER_COST,
    WONDER_EFFECT,
    WONDER_ERA,
    WONDER_MAJORITY,
    WONDER_REVIVES,
    WONDER_TRIGGER,
    WONDERS_IN_BOX,
)


@rule
def owns(s: Any, seat: int, wonder: int) -> bool:
    return s.wonder_at[wonder] == FIRST_OWNER + seat


# ---- the row


@rule
def lay_new_row(s: Any, era: int) -> None:
    """HI-3.2, HI-10.10: wonders of an era, two more than there are humans."""
    for _ in range(ROW_SIZE[s.players]):
        lay_wonder(s, era)


@rule
def lay_wonder(s: Any, era: int) -> None:
    # A shuffled deck is a set from which every draw is as likely.
    left = wonders_left(s, era)
    if left == 0:
        return
    wonder = nth_wonder_left(s, era, below(s.chance, left))
    s.wonder_at[wonder] = IN_ROW
    s.row[s.row_left] = wonder
    s.row_left += 1
    note(s, E_WONDER_COMES, NOTHING, wonder)


@rule
def wonders_left(s: Any, era: int) -> int:
    left = 0
    for wonder in range(WONDERS_IN_BOX):
        if s.wonder_at[wonder] == IN_DECK and WONDER_ERA[wonder] == era:
            left += 1
    return left


@rule
def nth_wonder_left(s: Any, era: int, place: int) -> int:
    passed = 0
    for wonder in range(WONDERS_IN_BOX):
        if s.wonder_at[wonder] == IN_DECK and WONDER_ERA[wonder] == era:
            if passed == place:
                return wonder
            passed += 1
    return NOTHING


@rule
def sweep_row(s: Any) -> None:
    """HI-9.8: what is swept from the row leaves the game."""
    if s.row_left > 0:
        note(s, E_ROW_SWEPT, NOTHING, s.row_left)
    while s.row_left > 0:
        remove_from_row(s, s.row_left - 1)


@rule
def remove_from_row(s: Any, place: int) -> int:
    """HI-8.3: the wonders that stay keep their order."""
    wonder = s.row[place]
    last = s.row_left - 1
    for later in range(place, last):
        s.row[later] = s.row[later + 1]
    s.row[last] = NOTHING
    s.row_left = last
    s.wonder_at[wonder] = GONE
    return wonder


@rule
def drop_finished_era(s: Any, era: int) -> None:
    """HI-10.10: the unused cards of the finished era leave the game."""
    for wonder in range(WONDERS_IN_BOX):
        if s.wonder_at[wonder] == IN_DECK and WONDER_ERA[wonder] < era:
            s.wonder_at[wonder] = GONE


# ---- DP-7: a wonder of the row


@rule
def pick_wonders(s: Any, seat: int, wonders: int) -> None:
    if wonders == 0 or s.row_left == 0:
        return
    s.due = wonders
    ask(s, seat, ASK_WONDER)


@rule
def check_take(s: Any, action: int) -> int:
    wonder = action - TAKE
    return 0 if s.wonder_at[wonder] == IN_ROW else 803


@rule
def legal_take(s: Any, out: MutableSequence[int]) -> int:
    listed = 0
    for action in range(TAKE, TAKE + WONDERS_IN_BOX):
        if check_take(s, action) == 0:
            out[listed] = action
            listed += 1
    return listed


@rule
def decide_take(s: Any, seat: int, action: int) -> None:
    push(s, PICK_WONDERS, seat, s.due - 1)
    s.due = 0
    place = 0
    while s.row[place] != action - TAKE:
        place += 1
    wonder = remove_from_row(s, place)
    s.wonder_at[wonder] = FIRST_OWNER + seat
    s.wonder_state[wonder] = NEW  # HI-9.3
    s.wonders[seat] += 1
    s.new_wonders += 1
    note(s, E_TAKES_WONDER, seat, wonder)


# ---- DP-6: the windows


@rule
def open_window(s: Any, seat: int, window: int) -> None:
    """HI-9.4: a window without an eligible wonder is skipped."""
    if s.wonders[seat] > s.new_wonders:
        for wonder in range(WONDERS_IN_BOX):
            if asleep(s, seat, wonder, window) == 0:
                s.window = window
                ask(s, seat, ASK_WINDOW)
                return
    close_window(s, seat)


@rule
def close_window(s: Any, seat: int) -> None:
    # HI-9.3: what this card brought may be used from the next card on.
    if s.new_wonders == 0:
        return
    s.new_wonders = 0
    for wonder in range(WONDERS_IN_BOX):
        if s.wonder_state[wonder] == NEW and owns(s, seat, wonder):
            s.wonder_state[wonder] = READY


@rule
def asleep(s: Any, seat: int, wonder: int, window: int) -> int:
    """The rule that keeps a seat from activating a wonder in a window, or 0."""
    if not owns(s, seat, wonder):
        return 901
    if s.wonder_state[wonder] == TURNED:
        return 902
    if s.wonder_state[wonder] == NEW:
        return 903
    if WONDER_TRIGGER[wonder] != ANY_ACTION and WONDER_TRIGGER[wonder] != window - 2:
        return 904
    if WONDER_MAJORITY[wonder] != NO_MAJORITY and not is_ahead(s, seat, WONDER_MAJORITY[wonder]):
        return 905
    return 0 if payable(s, seat, WONDER_COST + wonder, wonder) else 906


@rule
def is_ahead(s: Any, seat: int, metric: int) -> bool:
    """HI-9.5: strictly ahead of every other human; Civbots are ignored."""
    own = metric_of(s, seat, metric)
    for other in range(s.players):
        if other != seat and metric_of(s, other, metric) >= own:
            return False
    return True


@rule
def check_window(s: Any, action: int) -> int:
    if action == STOP:
        return 0
    wonder = action - ACTIVATE
    return asleep(s, s.to_act, wonder, s.window)


@rule
def legal_window(s: Any, out: MutableSequence[int]) -> int:
    listed = 0
    for wonder in range(WONDERS_IN_BOX):
        if asleep(s, s.to_act, wonder, s.window) == 0:
            out[listed] = ACTIVATE + wonder
            listed += 1
    out[listed] = STOP
    return listed + 1


@rule
def decide_window(s: Any, seat: int, action: int) -> None:
    window = s.window
    s.window = 0
    if action == STOP:
        close_window(s, seat)
        return
    wonder = action - ACTIVATE
    s.wonder_state[wonder] = TURNED  # HI-9.2
    note(s, E_ACTIVATES, seat, wonder)
    push(s, OPEN_WINDOW, seat, window)
    push_effects(s, seat, WONDER_EFFECT + wonder)
    push_effects(s, seat, WONDER_COST + wonder)


# ---- DP-14: turning wonders upright


@rule
def pick_ready(s: Any, seat: int, wonders: int) -> None:
    if wonders == 0:
        return
    for wonder in range(WONDERS_IN_BOX):
        if still(s, seat, wonder) == 0:
            s.due = wonders
            ask(s, seat, ASK_READY)
            return


@rule
def still(s: Any, seat: int, wonder: int) -> int:
    """The rule that keeps a wonder from being turned upright (HI-9.2), or 0."""
    if not owns(s, seat, wonder) or s.wonder_state[wonder] != TURNED or WONDER_REVIVES[wonder] == 1:
        return 902
    return 0


@rule
def check_ready(s: Any, action: int) -> int:
    wonder = action - MAKE_READY
    return still(s, s.to_act, wonder)


@rule
def legal_ready(s: Any, out: MutableSequence[int]) -> int:
    listed = 0
    for action in range(MAKE_READY, MAKE_READY + WONDERS_IN_BOX):
        if check_ready(s, action) == 0:
            out[listed] = action
            listed += 1
    return listed


@rule
def decide_ready(s: Any, seat: int, action: int) -> None:
    push(s, PICK_READY, seat, s.due - 1)
    s.due = 0
    s.wonder_state[action - MAKE_READY] = READY
    note(s, E_READIES, seat, action - MAKE_READY)


# ---- DP-15: destroying wonders


@rule
def pick_destroyed(s: Any, seat: int, wonders: int, spared: int) -> None:
    """`spared` is the wonder whose own cost this is: it never destroys itself (HI-9.6)."""
    if wonders == 0:
        return
    for wonder in range(WONDERS_IN_BOX):
        if wonder != spared and owns(s, seat, wonder):
            s.due = wonders
            s.spared = spared
            ask(s, seat, ASK_DESTROY_WONDER)
            return


@rule
def check_destroy(s: Any, action: int) -> int:
    wonder = action - DESTROY
    return 0 if owns(s, s.to_act, wonder) and wonder != s.spared else 906


@rule
def legal_destroy(s: Any, out: MutableSequence[int]) -> int:
    listed = 0
    for action in range(DESTROY, DESTROY + WONDERS_IN_BOX):
        if check_destroy(s, action) == 0:
            out[listed] = action
            listed += 1
    return listed


@rule
def decide_destroy(s: Any, seat: int, action: int) -> None:
    push(s, PICK_DESTROYED, seat, s.due - 1, s.spared)
    s.due = 0
    s.spared = NOTHING
    if s.wonder_state[action - DESTROY] == NEW:
        s.new_wonders -= 1
    s.wonders[seat] -= 1
    s.wonder_at[action - DESTROY] = GONE
    s.wonder_state[action - DESTROY] = READY
    note(s, E_DESTROYS_WONDER, seat, action - DESTROY)


@rule
def turn_all_upright(s: Any, seat: int) -> int:
    """HI-10.6; returns how many were turned."""
    upright = 0
    if s.wonders[seat] == 0:
        return upright
    for wonder in range(WONDERS_IN_BOX):
        if owns(s, seat, wonder) and s.wonder_state[wonder] == TURNED:
            s.wonder_state[wonder] = READY
            upright += 1
    return upright

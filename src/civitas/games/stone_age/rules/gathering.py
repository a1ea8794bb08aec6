"""SA-6 and SA-8: using people, gathering; SA-9.3: adding tools to a roll."""

from collections.abc import MutableSequence
from typing import Any

from civitas.core.agenda import ask, push
from civitas.core.chance import roll_die
from civitas.core.notes import add_to_note, note
from civitas.core.rules import rule
from civitas.games.stone_age.rules.gains import gain
from civitas.games.stone_age.state import (
    ADD_TOOLS,
    ASK_RESOLVE,
    ASK_TOOL,
    COLLECT_GOODS,
    E_ADDS_ONCE,
    E_ADDS_TOOL,
    E_RESOLVES,
    E_ROLLS,
    E_USES_ANY_TWO,
    FEED_TRIBE,
    HELD,
    OFFER_PURCHASE,
    RESOLVE,
    RETURN_PEOPLE,
    ROLL_DICE,
    ROLL_DONE,
    TAKE_ANY_TWO,
    TOOL_SPACES,
    USE_ANY_TWO,
    USE_ONCE,
    USE_PEOPLE,
    USE_TOOL,
    USED_UP,
)
from civitas.games.stone_age.tables import (
    ACTION_AMOUNT,
    ACTION_TARGET,
    ACTION_VERB,
    DIVISOR,
    GAIN,
    PLACES,
    ROLL_GAIN,
)

PLACE_COUNT = len(PLACES)
DICE_SHOWN = 10


# SA-6: each player in turn resolves all own people.


@rule
def use_people(s: Any, seat: int) -> None:
    for place in range(PLACE_COUNT):
        if s.placed[seat, place] > 0:
            push(s, USE_PEOPLE, seat)
            ask(s, seat, ASK_RESOLVE)
            return
    following = (seat + 1) % s.players
    push(s, FEED_TRIBE if following == s.first_player else USE_PEOPLE, following)


@rule
def legal_resolve(s: Any, out: MutableSequence[int]) -> int:
    listed = 0
    for place in range(PLACE_COUNT):
        if s.placed[s.to_act, place] > 0:
            out[listed] = RESOLVE + place
            listed += 1
    if s.any_two[s.to_act] == HELD:
        out[listed] = USE_ANY_TWO
        listed += 1
    return listed


@rule
def check_resolve(s: Any, action: int) -> int:
    if action == USE_ANY_TWO:
        return check_any_two(s)
    return 0 if s.placed[s.to_act, action - RESOLVE] > 0 else 602


@rule
def check_any_two(s: Any) -> int:
    return 0 if s.any_two[s.to_act] == HELD else 1110


@rule
def decide_resolve(s: Any, seat: int, action: int) -> None:
    if action == USE_ANY_TWO:
        use_any_two(s, seat)
        return
    place = action - RESOLVE
    note(s, E_RESOLVES, seat, place)
    push(s, RETURN_PEOPLE, seat, place)
    if ACTION_VERB[place] == GAIN:
        gain(s, seat, ACTION_TARGET[place], ACTION_AMOUNT[place])
    elif ACTION_VERB[place] == ROLL_GAIN:
        push(s, ROLL_DICE, seat, ACTION_TARGET[place], s.placed[seat, place])
    else:
        push(s, OFFER_PURCHASE, seat, place)


@rule
def use_any_two(s: Any, seat: int) -> None:
    s.any_two[seat] = USED_UP
    note(s, E_USES_ANY_TWO, seat)
    push(s, TAKE_ANY_TWO, seat, 2, 0)


@rule
def return_people(s: Any, seat: int, place: int) -> None:
    s.crowd[place] -= s.placed[seat, place]
    s.placed[seat, place] = 0  # SA-6.5; `unplaced` is counted anew when the next round begins


# SA-8.1: the roll, SA-8.2: the tools, SA-8.3: the yield.


@rule
def roll_dice(s: Any, seat: int, good: int, dice: int) -> None:
    note(s, E_ROLLS, seat, good)
    s.roll_for = good
    s.roll_total = 0
    for die in range(dice):
        face = roll_die(s.chance)
        s.dice[die] = face
        s.roll_total += face
        add_to_note(s, die + 1, face)
    push(s, COLLECT_GOODS, seat)
    push(s, ADD_TOOLS, seat)


@rule
def add_tools(s: Any, seat: int, cursor: int) -> None:
    s.cursor = cursor
    ask(s, seat, ASK_TOOL)


@rule
def check_tool(s: Any, action: int) -> int:
    """The cursor is the last tool chosen for this roll: 1 to 3 a space, 4 to 6 a one-use tool."""
    seat = s.to_act
    if action == ROLL_DONE:
        return 0
    if action >= USE_ONCE:
        once = action - USE_ONCE
        if s.once[seat, once] != HELD:
            return 905
        return 0 if TOOL_SPACES + 1 + once > s.cursor else 1702
    space = action - USE_TOOL
    if s.tools[seat, space] == 0 or s.tool_used[seat, space] == 1:
        return 904
    return 1702 if space + 1 <= s.cursor or has_twin_before(s, seat, space) else 0


@rule
def has_twin_before(s: Any, seat: int, space: int) -> bool:
    """SA-17.2: of equal unused tools only the one on the lowest space is offered."""
    for other in range(space):
        if s.tool_used[seat, other] == 0 and s.tools[seat, other] == s.tools[seat, space]:
            return True
    return False


@rule
def legal_tools(s: Any, out: MutableSequence[int]) -> int:
    listed = 0
    for action in range(USE_TOOL, ROLL_DONE + 1):
        if check_tool(s, action) == 0:
            out[listed] = action
            listed += 1
    return listed


@rule
def decide_tool(s: Any, seat: int, action: int) -> None:
    if action == ROLL_DONE:
        return
    if action >= USE_ONCE:
        once = action - USE_ONCE
        s.once[seat, once] = USED_UP
        s.roll_total += once + 2
        note(s, E_ADDS_ONCE, seat, once + 2, s.roll_total)
        push(s, ADD_TOOLS, seat, TOOL_SPACES + 1 + once)
        return
    space = action - USE_TOOL
    s.tool_used[seat, space] = 1
    s.roll_total += s.tools[seat, space]
    note(s, E_ADDS_TOOL, seat, s.tools[seat, space], s.roll_total)
    push(s, ADD_TOOLS, seat, space + 1)


@rule
def collect_goods(s: Any, seat: int) -> None:
    good = s.roll_for
    gain(s, seat, good, s.roll_total // DIVISOR[good])
    s.roll_total = 0
    s.roll_for = 0
    s.cursor = 0
    clear_dice(s)


@rule
def clear_dice(s: Any) -> None:
    for die in range(DICE_SHOWN):
        s.dice[die] = 0

"""SA-13: phase 3, feeding."""

from collections.abc import MutableSequence
from typing import Any

from civitas.core.agenda import ask, push
from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.stone_age.rules.buying import finish_payment
from civitas.games.stone_age.rules.gains import resources_of
from civitas.games.stone_age.rules.gathering import check_any_two, use_any_two
from civitas.games.stone_age.state import (
    ASK_FEED,
    BEGIN_NEXT_ROUND,
    E_FEEDS,
    E_LACKS_FOOD,
    E_STARVES,
    FEED,
    FEED_TRIBE,
    FEEDING,
    FINISH_FEEDING,
    FROM_HUNGER,
    HELD,
    MEET_SHORTAGE,
    PAY,
    STARVE,
    USE_ANY_TWO,
)
from civitas.games.stone_age.tables import HUNGER_POINTS


@rule
def feed_tribe(s: Any, seat: int) -> None:
    """SA-13.7: one tribe completely before the next one."""
    s.phase = FEEDING
    following = (seat + 1) % s.players
    push(s, BEGIN_NEXT_ROUND if following == s.first_player else FEED_TRIBE, following)
    s.food[seat] += s.food_track[seat]  # SA-13.2
    if s.food[seat] >= s.people[seat]:
        s.food[seat] -= s.people[seat]  # SA-13.4
        note(s, E_FEEDS, seat, s.people[seat])
        return
    shortage = s.people[seat] - s.food[seat]
    s.food[seat] = 0  # SA-13.5
    note(s, E_LACKS_FOOD, seat, shortage)
    push(s, MEET_SHORTAGE, seat, shortage)


@rule
def meet_shortage(s: Any, seat: int, shortage: int) -> None:
    s.due = shortage
    ask(s, seat, ASK_FEED)


@rule
def check_feed(s: Any, action: int) -> int:
    if action == USE_ANY_TWO:
        return check_any_two(s)
    if action == FEED:
        return 0 if resources_of(s, s.to_act) >= s.due else 1305
    return 0


@rule
def legal_feed(s: Any, out: MutableSequence[int]) -> int:
    listed = 0
    if s.any_two[s.to_act] == HELD:
        out[listed] = USE_ANY_TWO
        listed += 1
    if check_feed(s, FEED) == 0:
        out[listed] = FEED
        listed += 1
    out[listed] = STARVE
    return listed + 1


@rule
def decide_feed(s: Any, seat: int, action: int) -> None:
    shortage = s.due
    s.due = 0
    if action == USE_ANY_TWO:
        push(s, MEET_SHORTAGE, seat, shortage)
        use_any_two(s, seat)
    elif action == FEED:
        push(s, FINISH_FEEDING, seat)
        push(s, PAY, seat, shortage)
    else:
        starve(s, seat)


@rule
def starve(s: Any, seat: int) -> None:
    s.score[seat] += HUNGER_POINTS[0]
    s.earned[seat, FROM_HUNGER] += HUNGER_POINTS[0]
    note(s, E_STARVES, seat, -HUNGER_POINTS[0])


@rule
def finish_feeding(s: Any, seat: int) -> None:
    finish_payment(s, seat)

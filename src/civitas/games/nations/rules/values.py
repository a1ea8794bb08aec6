"""NA-2: strength and stability, comparing nations, most and least, and what conditions ask for."""

from typing import Any

from civitas.core.rules import rule
from civitas.games.nations.tables import (
    ADVISOR_PLACE,
    BUILDING,
    CARD_AGE,
    CARD_TYPE,
    CARDS_IN_ALL,
    EFFECT_LINE,
    EFFECT_START,
    FIRST_COLONY,
    FIRST_RANKS,
    FIRST_WONDER,
    FOOD,
    FOOD_VALUE,
    GOLDEN_VALUE,
    GROUP_MOST,
    GROUP_REST,
    GROUP_SECOND,
    GROUP_VALUE,
    IF_ABOVE_WAR,
    IF_ADVISOR_1_OR_2,
    IF_ADVISOR_2,
    IF_BOUGHT_COLONY,
    IF_COLONY_4,
    IF_LEAST_STABILITY,
    IF_LEAST_STRENGTH,
    IF_MILITARY_WORKER,
    IF_MOST_STABILITY,
    IF_MOST_STRENGTH,
    IF_MOST_WORKERS,
    IF_NONE,
    IF_PASSED_FIRST,
    IF_PASSED_LAST,
    LIMITS,
    MILITARY,
    PER_ADVISORS,
    PER_COLONIES_2,
    PER_COLONIES_3,
    PER_COLONIES_4,
    PER_COLONIES_BOUGHT,
    PER_CONFLICTS,
    PER_CURRENT_CARDS,
    PER_NONE,
    PLACE_COUNT,
    STABILITY_CAP,
    STABILITY_VALUE,
    STRENGTH_CAP,
    STRENGTH_VALUE,
    TOWER,
    WHO_ALL,
    WHO_BUYER,
    WHO_NOT_TARGETS,
    WHO_OTHERS,
    WHO_OWNER,
    WHO_PASSED_FIRST,
    WHO_PASSED_LAST,
    WIDTH,
    WORK_SPACES,
    WORKERS_VALUE,
)

LAST_AGE = 4
REVOLT = -1  # NA-2.6: all negative stabilities compare as this
BELOW_ALL = -2


@rule
def card_at(s: Any, seat: int, place: int) -> int:
    """The card that lies there; behind the places the nation's board carries effects, too."""
    if place == PLACE_COUNT:
        return CARDS_IN_ALL + s.board_number[seat]
    return s.tableau[seat, place]


@rule
def first_row(carrier: int, on: int) -> int:
    """The first effect row of a carrier for a timing."""
    return EFFECT_START[EFFECT_LINE[carrier], on]


@rule
def behind_rows(carrier: int, on: int) -> int:
    """The row behind the last of a carrier for a timing."""
    return EFFECT_START[EFFECT_LINE[carrier], on + 1]


@rule
def listens(s: Any, seat: int, on: int) -> bool:
    """Has any card of a nation in play an effect of this timing?"""
    return (s.timings[seat] >> on) & 1 == 1


@rule
def age_now(s: Any) -> int:
    return (s.round_number + 1) // 2  # NA-5.1


@rule
def solo(s: Any) -> bool:
    return s.players == 1


# ---- comparison values (NA-2.6)


@rule
def strength_of(s: Any, seat: int) -> int:
    return min(LIMITS[STRENGTH_CAP], s.strength[seat])


@rule
def stability_of(s: Any, seat: int) -> int:
    if s.stability[seat] < 0 or s.unstable[seat] == 1:
        return REVOLT
    return min(LIMITS[STABILITY_CAP], s.stability[seat])


@rule
def opponent_value(s: Any, value: int) -> int:
    """NA-17.6: what the virtual opponent shows."""
    if value == STRENGTH_VALUE:
        return min(LIMITS[STRENGTH_CAP], s.vo_strength)
    return REVOLT if s.vo_stability < 0 else min(LIMITS[STABILITY_CAP], s.vo_stability)


@rule
def compared(s: Any, seat: int, value: int) -> int:
    """What a nation shows when nations are compared; the seat behind the last is the virtual opponent."""
    if seat == s.players:
        return opponent_value(s, value)
    if value == STRENGTH_VALUE:
        return strength_of(s, seat)
    if value == STABILITY_VALUE:
        return stability_of(s, seat)
    if value == FOOD_VALUE:
        return s.goods[seat, FOOD]
    if value == WORKERS_VALUE:
        return workers_of(s, seat)
    if value == GOLDEN_VALUE:
        return s.golden_ages_bought[seat]
    return workers_on_buildings(s, seat, LAST_AGE)


@rule
def workers_of(s: Any, seat: int) -> int:
    """NA-2.13: free and deployed ones."""
    total = s.free_workers[seat]
    for place in range(WORK_SPACES):
        total += s.workers[seat, place]
    return total


@rule
def workers_on_type(s: Any, seat: int, kind: int) -> int:
    total = 0
    for place in range(WORK_SPACES):
        card = s.tableau[seat, place]
        if card >= 0 and CARD_TYPE[card] == kind:
            total += s.workers[seat, place]
    return total


@rule
def workers_on_buildings(s: Any, seat: int, age: int) -> int:
    total = 0
    for place in range(WORK_SPACES):
        card = s.tableau[seat, place]
        if card >= 0 and CARD_TYPE[card] == BUILDING and CARD_AGE[card] == age:
            total += s.workers[seat, place]
    return total


# ---- most and least (NA-2.8, NA-2.9, NA-15.2)


@rule
def contenders(s: Any, value: int) -> int:
    """All nations; the virtual opponent takes part in strength and stability only (NA-17.6)."""
    return 2 if s.players == 1 and value <= STABILITY_VALUE else s.players


@rule
def kth_highest(s: Any, value: int, rank: int) -> int:
    """The value at that rank, equal values counted one by one; below all where there are not so many."""
    taking_part = contenders(s, value)
    for seat in range(taking_part):
        own = compared(s, seat, value)
        higher = 0
        equal = 0
        for other in range(taking_part):
            theirs = compared(s, other, value)
            if theirs > own:
                higher += 1
            elif theirs == own:
                equal += 1
        if higher < rank <= higher + equal:
            return own
    return BELOW_ALL


@rule
def most(s: Any, value: int) -> int:
    """The nations that are most, as bits by seat."""
    width = WIDTH[s.players]
    line = kth_highest(s, value, width)
    # NA-2.8, NA-15.2: a tie across the line excludes all who stand on it.
    tied = kth_highest(s, value, width + 1) == line
    found = 0
    for seat in range(s.players):
        own = compared(s, seat, value)
        if (own > line or (own == line and not tied)) and can_be_most(value, own):
            found |= 1 << seat
    return found


@rule
def can_be_most(value: int, own: int) -> bool:
    """NA-2.10 for stability; golden ages and modern workers need at least one (NA-18.49, NA-18.56)."""
    if value == STABILITY_VALUE:
        return own != REVOLT
    return own > 0 or value <= WORKERS_VALUE


@rule
def least(s: Any, value: int) -> int:
    taking_part = contenders(s, value)
    if taking_part == 1:
        return 0  # NA-17.6: the solo player is never least where the opponent has nothing
    line = kth_highest(s, value, taking_part + 1 - WIDTH[s.players])
    found = 0
    for seat in range(s.players):
        if compared(s, seat, value) <= line:
            found |= 1 << seat
    return found


@rule
def is_in(seat: int, nations: int) -> bool:
    return (nations >> seat) & 1 == 1


@rule
def everybody(s: Any) -> int:
    return (1 << s.players) - 1


@rule
def passed_first(s: Any, seat: int) -> bool:
    """NA-6.4, NA-15.4; alone one always passes first and never last (NA-17.6)."""
    return s.players == 1 or 0 < s.pass_rank[seat] <= FIRST_RANKS[s.players]


@rule
def passed_last(s: Any, seat: int) -> bool:
    return s.players > 1 and s.pass_rank[seat] > s.players - FIRST_RANKS[s.players]


@rule
def nations_meant(s: Any, who: int, owner: int, buyer: int) -> int:
    """The nations that an effect names, as bits by seat (NA-2.11)."""
    if who == WHO_OWNER:
        return 1 << owner
    if who == WHO_BUYER:
        return 1 << buyer
    if who in (WHO_ALL, WHO_NOT_TARGETS):
        return everybody(s)
    if who == WHO_OTHERS:
        return everybody(s) & ~(1 << owner)
    if who in (WHO_PASSED_FIRST, WHO_PASSED_LAST):
        return those_who_passed(s, who)
    return group_meant(s, who)


@rule
def those_who_passed(s: Any, who: int) -> int:
    found = 0
    for seat in range(s.players):
        if (who == WHO_PASSED_FIRST and passed_first(s, seat)) or (who == WHO_PASSED_LAST and passed_last(s, seat)):
            found |= 1 << seat
    return found


@rule
def group_meant(s: Any, who: int) -> int:
    extreme = GROUP_MOST[who]
    found = most(s, GROUP_VALUE[who]) if extreme == 1 else least(s, GROUP_VALUE[who])
    if GROUP_SECOND[who] >= 0:
        found |= most(s, GROUP_SECOND[who])
    return everybody(s) & ~found if GROUP_REST[who] == 1 else found


# ---- conditions and multipliers


@rule
def holds(s: Any, seat: int, condition: int) -> bool:
    if condition == IF_NONE:
        return True
    if condition <= IF_MOST_WORKERS:
        return compares_so(s, seat, condition)
    if condition == IF_PASSED_FIRST:
        return passed_first(s, seat)
    if condition == IF_PASSED_LAST:
        return passed_last(s, seat)
    if condition == IF_BOUGHT_COLONY:
        return s.colonies_bought[seat] > 0
    if condition == IF_MILITARY_WORKER:
        return workers_on_type(s, seat, MILITARY) > 0
    if condition == IF_ABOVE_WAR:
        return s.war_bought == 1 and strength_of(s, seat) > s.war_strength
    return holds_on_board(s, seat, condition)


@rule
def compares_so(s: Any, seat: int, condition: int) -> bool:
    if condition == IF_MOST_STRENGTH:
        return is_in(seat, most(s, STRENGTH_VALUE))
    if condition == IF_LEAST_STRENGTH:
        return is_in(seat, least(s, STRENGTH_VALUE))
    if condition == IF_MOST_STABILITY:
        return is_in(seat, most(s, STABILITY_VALUE))
    if condition == IF_LEAST_STABILITY:
        return is_in(seat, least(s, STABILITY_VALUE))
    return is_in(seat, most(s, WORKERS_VALUE))


@rule
def holds_on_board(s: Any, seat: int, condition: int) -> bool:
    if condition == IF_ADVISOR_2:
        return advisors_of_ages(s, seat, 2, 2) > 0
    if condition == IF_ADVISOR_1_OR_2:
        return advisors_of_ages(s, seat, 1, 2) > 0
    if condition == IF_COLONY_4:
        return colonies_of_age(s, seat, LAST_AGE) > 0
    # IF_WAR_BY_ANOTHER
    return s.war_bought == 1 and s.war_buyer != seat


@rule
def advisors_of_ages(s: Any, seat: int, first: int, last: int) -> int:
    found = 0
    for place in range(ADVISOR_PLACE, TOWER + 1):
        card = s.tableau[seat, place]
        if card >= 0 and first <= CARD_AGE[card] <= last:
            found += 1
    return found


@rule
def colonies_of_age(s: Any, seat: int, age: int) -> int:
    found = 0
    for place in range(FIRST_COLONY, FIRST_WONDER):
        card = s.tableau[seat, place]
        if card >= 0 and CARD_AGE[card] == age:
            found += 1
    return found


@rule
def colonies_of(s: Any, seat: int) -> int:
    found = 0
    for place in range(FIRST_COLONY, FIRST_WONDER):
        if s.tableau[seat, place] >= 0:
            found += 1
    return found


@rule
def times(s: Any, seat: int, per: int) -> int:
    """How often an effect counts for a nation."""
    if per == PER_NONE:
        return 1
    if per == PER_ADVISORS:
        return advisors_of_ages(s, seat, 0, LAST_AGE)
    if per == PER_COLONIES_2:
        return colonies_of_age(s, seat, 2)
    if per == PER_COLONIES_3:
        return colonies_of_age(s, seat, 3)
    if per == PER_COLONIES_4:
        return colonies_of_age(s, seat, LAST_AGE)
    if per == PER_CURRENT_CARDS:
        return current_cards_of(s, seat)
    if per == PER_CONFLICTS:
        return s.conflicts_bought[seat]
    if per == PER_COLONIES_BOUGHT:
        return s.colonies_bought[seat]
    return workers_on_buildings(s, seat, LAST_AGE)


@rule
def current_cards_of(s: Any, seat: int) -> int:
    """NA-18.32: building and military cards of the current age, manned or not."""
    found = 0
    for place in range(WORK_SPACES):
        card = s.tableau[seat, place]
        if card >= 0 and CARD_AGE[card] == age_now(s):
            found += 1
    return found

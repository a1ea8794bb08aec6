"""What looks good to a sensible player: an evaluation for greedy and searching bots, in hundredths of a point."""

from typing import Any

from civitas.core.rules import rule
from civitas.games.stone_age.rules.buying import can_build
from civitas.games.stone_age.rules.gains import resources_of
from civitas.games.stone_age.rules.scoring import tools_of, total_points
from civitas.games.stone_age.state import FEEDING, HELD, PLACEMENT
from civitas.games.stone_age.tables import (
    CARD_COST,
    DIVISOR,
    FIELD,
    FIRST_BUILDING,
    FIRST_CARD,
    FOOD,
    GOLD,
    HUNT,
    HUT,
    RIVER,
    STACKS,
    TOOL_MAKER,
    VALUE,
)

PIP = 350  # the mean of a die, in hundredths
FOOD_WORTH = 90
CARD_WORTH = 550  # what an average card brings beyond the points it shows now
EXTRA_PERSON = 220  # a round
TOOL_PIP = 110  # a round
FIELD_STEP = 120  # a round


@rule
def evaluate(s: Any, seat: int) -> int:
    left = rounds_left(s)
    value = 100 * total_points(s, seat)
    if s.over:
        return value
    value += stock_worth(s, seat) + cards_worth(s, seat, left)
    value += left * EXTRA_PERSON * (s.people[seat] - 5)
    value += left * TOOL_PIP * tools_of(s, seat) + left * FIELD_STEP * s.food_track[seat]
    return value + pending_worth(s, seat, left) - hunger_risk(s, seat)


@rule
def rounds_left(s: Any) -> int:
    """A guess: the cards last three rounds for every ten, the shortest stack of buildings ends the game sooner."""
    left = s.deck_left * 3 // 10 + 1
    for stack in range(STACKS[s.players]):
        left = min(left, 2 * s.stack_left[stack])
    return left


@rule
def stock_worth(s: Any, seat: int) -> int:
    worth = 0
    for good in range(GOLD + 1):
        # Resources pile up faster than they can be spent: the tenth is worth little.
        units = min(s.stock[seat, good], 6)
        worth += units * unit_worth(good) + max(0, s.stock[seat, good] - 6) * 40
    if s.any_two[seat] == HELD:
        worth += 2 * unit_worth(GOLD)
    for value in range(3):
        if s.once[seat, value] == HELD:
            worth += 100 + 60 * value
    return worth


@rule
def unit_worth(good: int) -> int:
    """Cards take any resource, buildings pay by value: a resource is worth something of both."""
    return 60 + 60 * VALUE[good]


@rule
def cards_worth(s: Any, seat: int, left: int) -> int:
    cards = 0
    for place in range(s.bought_left):
        if s.buyer[place] == seat:
            cards += 1
    return cards * min(CARD_WORTH, 60 * left)


@rule
def pending_worth(s: Any, seat: int, left: int) -> int:
    """What people on the board will bring."""
    worth = 0
    for place in range(1, RIVER + 1):
        if s.placed[seat, place] > 0:
            worth += gathering_worth(s, seat, place)
    if s.placed[seat, TOOL_MAKER] > 0:
        worth += TOOL_PIP * left
    if s.placed[seat, HUT] > 0 and s.people[seat] < 10:
        worth += EXTRA_PERSON * left
    if s.placed[seat, FIELD] > 0 and s.food_track[seat] < 10:
        worth += FIELD_STEP * left
    if s.roll_total > 0 and s.to_act == seat:
        worth += roll_worth(s)
    return worth + purchases_worth(s, seat, left)


@rule
def gathering_worth(s: Any, seat: int, place: int) -> int:
    people = s.placed[seat, place]
    good = place - 1
    pips = people * PIP - 50 * (DIVISOR[good] - 1)
    return max(0, pips) * unit_worth(good) // (100 * DIVISOR[good])


@rule
def roll_worth(s: Any) -> int:
    """The roll on the table: whole units count, a remainder does not."""
    good = s.roll_for
    unit = FOOD_WORTH if good == FOOD else unit_worth(good)
    return s.roll_total // DIVISOR[good] * unit


@rule
def purchases_worth(s: Any, seat: int, left: int) -> int:
    worth = 0
    means = resources_of(s, seat) + expected_resources(s, seat)
    for space in range(4):
        if s.placed[seat, FIRST_CARD + space] == 0:
            continue
        cost = CARD_COST[FIRST_CARD + space]
        if means >= cost:
            worth += max(50, 900 - 220 * cost)
            means -= cost
    for stack in range(4):
        if s.placed[seat, FIRST_BUILDING + stack] == 0 or s.top_tile[stack] < 0:
            continue
        if can_build(s, seat, s.top_tile[stack]):
            worth += 500
        elif means >= 3:
            worth += 120
    return worth


@rule
def expected_resources(s: Any, seat: int) -> int:
    """How many resources people who stand at forest, clay pit, quarry and river may bring."""
    expected = 0
    for place in range(1, RIVER + 1):
        expected += s.placed[seat, place] * PIP // (100 * DIVISOR[place - 1])
    return expected


@rule
def hunger_risk(s: Any, seat: int) -> int:
    """What the next feeding may cost, food in hand worth something only as far as it is needed."""
    expected = s.placed[seat, HUNT] * PIP // (100 * DIVISOR[FOOD])
    need = s.people[seat]
    if s.placed[seat, HUT] > 0:
        need += 1
    have = s.food[seat] + s.food_track[seat] + expected
    surplus = have - need
    if s.phase == FEEDING:
        surplus = s.food[seat]
    if surplus >= 0:
        return -min(surplus, 6) * FOOD_WORTH
    return -surplus * (450 if s.phase != PLACEMENT or s.unplaced[seat] == 0 else 330)


@rule
def period(s: Any) -> int:
    return s.round_number

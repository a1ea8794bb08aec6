"""What looks good to a beginner: an evaluation for greedy and searching bots."""

from typing import Any

from civitas.core.rules import rule
from civitas.games.nations.rules.scoring import total_points
from civitas.games.nations.rules.settling import emptied, spared_upkeep
from civitas.games.nations.rules.values import card_at
from civitas.games.nations.state import FOOD_SECTION
from civitas.games.nations.tables import (
    AGES,
    BOOKS,
    CARRIERS,
    FLOW,
    FOOD,
    FOOD_UPKEEP,
    KINDS_OF_GOODS,
    LIMITS,
    SECTIONS,
    WORK_SPACES,
)


@rule
def evaluate(s: Any, seat: int) -> int:
    """Points now, goods in hand, and what comes in every round that is still to be played."""
    rounds = max(0, 2 * (AGES - s.ages_played) - s.round_number + 1)
    value = 100 * total_points(s, seat) + 14 * rounds * production_of(s, seat)
    for good in range(KINDS_OF_GOODS):
        value += 12 * min(s.goods[seat, good], 20)
    value += 8 * s.goods[seat, BOOKS] + 10 * min(s.strength[seat], 40)
    value += 12 * min(s.stability[seat], 15) if s.stability[seat] >= 0 else 60 * s.stability[seat]
    return value + worth_of_site(s, seat)


@rule
def worth_of_site(s: Any, seat: int) -> int:
    """A wonder is worth the more the nearer it is to completion."""
    if s.site[seat] < 0:
        return 0
    return 60 + 150 * s.site_built[seat] // SECTIONS[s.site[seat]]


@rule
def production_of(s: Any, seat: int) -> int:
    """All goods of one Production together; a lack of food weighs more."""
    total = 0
    food = -LIMITS[FOOD_UPKEEP] * emptied(s, seat, FOOD_SECTION)
    for place in range(CARRIERS):
        card = card_at(s, seat, place)
        if card < 0:
            continue
        many = s.workers[seat, place] if place < WORK_SPACES else 1
        for good in range(KINDS_OF_GOODS):
            if spared_upkeep(s, seat, place, card, FLOW[card, good]):
                continue
            if good == FOOD:
                food += many * FLOW[card, good]
            else:
                total += many * FLOW[card, good]
    return total + (food if food >= 0 else 2 * food)


@rule
def period(s: Any) -> int:
    return s.round_number

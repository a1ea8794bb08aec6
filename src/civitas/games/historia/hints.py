"""What looks good to a beginner: an evaluation for greedy and searching bots, in hundredths of a point."""

from typing import Any

from civitas.core.fields import NOTHING
from civitas.core.rules import rule
from civitas.games.historia.rules.actions import closed, has_partner
from civitas.games.historia.rules.civs import civ_count, territories_of, wonders_of
from civitas.games.historia.rules.leaders import is_fulfilled
from civitas.games.historia.rules.resolution import cards_on_table
from civitas.games.historia.state import IN_HAND
from civitas.games.historia.tables import (
    ACTION_COUNT,
    ADVANCED,
    ADVISORS_IN_SET,
    AMOUNT,
    ART,
    BASIC,
    CARD_COUNT,
    EXPANSION,
    EXPLOIT,
    FIRST_ADVISOR,
    GOVERNMENT_VP,
    LEADER_VP,
    MATRIX,
    MILITARY,
    PAY_CUBE,
    PER_WONDERS,
    RAID,
    REVOLUTION,
    SET_CARDS,
    SET_LENGTH,
    TECHNOLOGY,
    TERRITORY_COUNT,
    TOKEN_VP,
    TOURISM,
    TRADE,
    TURNS,
    TURNS_IN_ERA,
    WAR,
)

CUBE_IN_SUPPLY, CUBE_IN_POOL, CUBE_IN_RESERVE = 55, 25, 10
LEVEL = 40
ADVISOR_IN_HAND, CARD_IN_HAND = 90, 30


@rule
def evaluate(s: Any, seat: int) -> int:
    value = 100 * s.points[seat] + worth_of_cubes(s, seat) + worth_of_levels(s, seat)
    value += worth_of_map(s, seat) + worth_of_leader(s, seat) + worth_of_cards(s, seat)
    return value + 12 * turns_left(s) * wonders_of(s, seat) + worth_of_plan(s, seat)


@rule
def turns_left(s: Any) -> int:
    return TURNS + 1 - s.turn


@rule
def worth_of_cubes(s: Any, seat: int) -> int:
    if s.turn == TURNS:
        return 5 * s.supply[seat]
    return CUBE_IN_SUPPLY * s.supply[seat] + CUBE_IN_POOL * s.used[seat] + CUBE_IN_RESERVE * s.reserve[seat]


@rule
def worth_of_levels(s: Any, seat: int) -> int:
    """The government pays in every turn to come."""
    government = MATRIX[s.tech[seat], s.mil[seat]] - 1
    height = LEVEL * (s.tech[seat] + s.mil[seat]) * turns_left(s) // 4
    return height + 60 * turns_left(s) * GOVERNMENT_VP[government]


@rule
def worth_of_map(s: Any, seat: int) -> int:
    """Territories pay twice in an era to whoever is alone there."""
    value = 0
    for territory in range(TERRITORY_COUNT):
        if s.cube[seat, territory] == 0:
            continue
        rivals = 0
        for civ in range(civ_count(s)):
            if civ != seat:
                rivals += s.cube[civ, territory]
        points = TOKEN_VP[s.token[territory]]
        value += (40 * points if rivals == 0 else 15 * points) * turns_left(s) // 2 + 8 * turns_left(s)
    return value


@rule
def worth_of_leader(s: Any, seat: int) -> int:
    if s.turn == 0 or s.over:
        return 0
    leader = s.leader[seat, (s.turn - 1) // TURNS_IN_ERA]
    if leader == NOTHING:
        return 0
    value = 0
    for condition in range(2):
        if is_fulfilled(s, seat, leader, condition):
            value += 80 * LEADER_VP[leader, condition]
    return value


@rule
def worth_of_cards(s: Any, seat: int) -> int:
    if s.turn == TURNS and s.revolution == 1:
        return 0
    value = 0
    for action in range(ACTION_COUNT):
        if s.card_at[seat, action] == IN_HAND:
            value += CARD_IN_HAND
    for place in range(ADVISORS_IN_SET):
        if s.advisor_hand[seat, place] != NOTHING:
            value += ADVISOR_IN_HAND
    return value


# ---- what the cards chosen in secret, or still on the table, promise


@rule
def worth_of_plan(s: Any, seat: int) -> int:
    value = 0
    cubes = s.supply[seat]
    if s.choice[seat] > 0:
        number = s.choice[seat] - 1
        for place in range(SET_LENGTH[number]):
            card = SET_CARDS[number, place]
            value += promise(s, seat, card, cubes)
            cubes -= price(card)
        return value
    on_table = cards_on_table(s, seat)
    for card in range(CARD_COUNT):
        if on_table >> card & 1:
            value += promise(s, seat, card, cubes)
            cubes -= price(card)
    return value


@rule
def price(card: int) -> int:
    return AMOUNT[card, BASIC, PAY_CUBE] if card < FIRST_ADVISOR else 0


@rule
def promise(s: Any, seat: int, card: int, cubes: int) -> int:
    if card >= FIRST_ADVISOR:
        return 120
    if cubes < price(card) or (closed(s, seat, card, BASIC, 0) != 0 and closed(s, seat, card, ADVANCED, 0) != 0):
        # A partner may still appear, a weaker neighbour too; a card without effect is a card lost.
        return -60
    if card == REVOLUTION:
        return 70 if cards_in_hand(s, seat) < 4 else -40
    return promise_of_growth(s, seat, card) if card <= EXPLOIT else promise_of_contact(s, seat, card)


@rule
def promise_of_growth(s: Any, seat: int, card: int) -> int:
    if card == EXPLOIT:
        return 30 * min(s.used[seat], 3) - 20
    if card == ART:
        return 60 + 8 * turns_left(s)
    if card == TECHNOLOGY:
        return 90 + 12 * turns_left(s)
    return 80 + 10 * turns_left(s) if card == MILITARY else 0


@rule
def promise_of_contact(s: Any, seat: int, card: int) -> int:
    if card == EXPANSION:
        return 60 + 8 * turns_left(s)
    if card == TRADE:
        return 130 + 12 * turns_left(s) if has_partner(s, seat) else 0
    if card == RAID:
        return 130 + 20 * min(s.used[seat], 1)
    if card == TOURISM:
        return 100 * (wonders_of(s, seat) // AMOUNT[TOURISM, BASIC, PER_WONDERS])
    return promise_of_war(s, seat) if card == WAR else 0


@rule
def promise_of_war(s: Any, seat: int) -> int:
    """The best war that the shared territories offer."""
    best = -200
    for territory in range(TERRITORY_COUNT):
        if s.cube[seat, territory] == 0:
            continue
        for civ in range(civ_count(s)):
            if civ != seat and s.cube[civ, territory] == 1:
                best = max(best, 240 if s.mil[civ] < s.mil[seat] else 0 if s.mil[civ] == s.mil[seat] else -200)
    return best if territories_of(s, seat) > 0 else 0


@rule
def cards_in_hand(s: Any, seat: int) -> int:
    cards = 0
    for action in range(ACTION_COUNT):
        if s.card_at[seat, action] == IN_HAND:
            cards += 1
    return cards


@rule
def period(s: Any) -> int:
    return s.turn

"""HI-12: the Civbots; HI-14.6: what events do to them."""

from typing import Any

from civitas.core.chance import below
from civitas.core.fields import NOTHING
from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.historia.rules.civs import (
    bot_number,
    civ_count,
    expansions,
    is_human,
    score,
    territories_of,
)
from civitas.games.historia.rules.matrix import cell_above, level_of
from civitas.games.historia.rules.resolution import event_strikes
from civitas.games.historia.rules.war import wage_bot_war
from civitas.games.historia.rules.wonders import remove_from_row
from civitas.games.historia.state import (
    E_BOT_DRAWS,
    E_BOT_EXPANDS,
    E_BOT_JOINS,
    E_BOT_LOSES_MILITARY,
    E_BOT_MILITARY,
    E_BOT_PLACES,
    E_BOT_TAKES_WONDER,
    E_BOT_TECHNOLOGY,
    FROM_CARDS,
    FROM_EVENTS,
    FROM_LEADERS,
    MIL_TRACK,
    TECH_TRACK,
)
from civitas.games.historia.tables import (
    ADVANCED_FROM,
    ART,
    BOT_BEYOND_VP,
    BOT_CARD_ACTION,
    BOT_CARDS,
    BOT_CARDS_IN_BOX,
    BOT_CUBES,
    BOT_LEADER_CAP,
    BOT_LEVELS,
    BOT_RANK,
    BOT_VP,
    BOT_WAR_VP,
    EFFECT,
    END,
    EVENT_EFFECT,
    EXPANSION,
    GAIN_MIL,
    GAIN_TECH,
    GAIN_VP,
    LEVELS,
    LOSE_MIL,
    MATRIX,
    MILITARY,
    MOST_EFFECTS,
    START_LEVELS,
    TAKE_WONDERS,
    TECHNOLOGY,
    TERRITORY_COUNT,
    TOKEN_NUMBER,
    TURNS_IN_ERA,
    WAR,
)

HIGHEST_RANK = len(BOT_LEVELS)


@rule
def set_up_civbots(s: Any) -> None:
    """HI-12.2, HI-12.3."""
    for bot in range(s.bots):
        civ = s.players + bot
        s.supply[civ] = BOT_CUBES[0]
        s.tech[civ] = START_LEVELS[TECH_TRACK]
        s.mil[civ] = START_LEVELS[MIL_TRACK]
        note(s, E_BOT_JOINS, NOTHING, bot + 1, s.bot_level[bot])


@rule
def bot_in_order(s: Any, place: int) -> int:
    """HI-12.6: the highest level acts first, equals from left to right."""
    passed = 0
    for lower in range(HIGHEST_RANK):
        for bot in range(s.bots):
            if BOT_RANK[s.bot_level[bot]] == HIGHEST_RANK - lower:
                if passed == place:
                    return s.players + bot
                passed += 1
    return NOTHING


@rule
def number_on(s: Any, territory: int) -> int:
    return TOKEN_NUMBER[s.token[territory]]


@rule
def is_empty(s: Any, territory: int) -> bool:
    for civ in range(civ_count(s)):
        if s.cube[civ, territory] == 1:
            return False
    return True


@rule
def place_civbots(s: Any) -> None:
    """HI-12.4: each on the empty territory with the highest number."""
    for place in range(s.bots):
        civ = bot_in_order(s, place)
        best = NOTHING
        for territory in range(TERRITORY_COUNT):
            if is_empty(s, territory) and (best == NOTHING or number_on(s, territory) > number_on(s, best)):
                best = territory
        put_cube(s, civ, best)
        note(s, E_BOT_PLACES, NOTHING, bot_number(s, civ), best)


@rule
def put_cube(s: Any, civ: int, territory: int) -> None:
    s.supply[civ] -= 1
    s.cube[civ, territory] = 1


# ---- HI-12.6: their cards


@rule
def act_civbots(s: Any) -> None:
    for place in range(s.bots):
        civ = bot_in_order(s, place)
        if territories_of(s, civ) > 0:
            play_bot_cards(s, civ)
        if s.over:
            return


@rule
def play_bot_cards(s: Any, civ: int) -> None:
    """One card at a time from the six; afterwards all are shuffled again, so no order is kept."""
    drawn = 0
    for taken in range(BOT_CARDS[s.bot_level[civ - s.players]]):
        card = nth_undrawn(drawn, below(s.chance, BOT_CARDS_IN_BOX - taken))
        drawn |= 1 << card
        note(s, E_BOT_DRAWS, NOTHING, bot_number(s, civ), card)
        for place in range(2):
            if BOT_CARD_ACTION[card, place] >= 0:
                do_bot_action(s, civ, BOT_CARD_ACTION[card, place])
            if s.over or territories_of(s, civ) == 0:
                return


@rule
def nth_undrawn(drawn: int, place: int) -> int:
    passed = 0
    for card in range(BOT_CARDS_IN_BOX):
        if drawn >> card & 1 == 0:
            if passed == place:
                return card
            passed += 1
    return 0


@rule
def do_bot_action(s: Any, civ: int, action: int) -> None:
    if action == EXPANSION:
        bot_expansion(s, civ)
    elif action == WAR:
        bot_war(s, civ)
    else:
        suffer_event(s, civ, action)
        if action == ART:
            take_last_wonder(s, civ)
            score(s, civ, BOT_VP[ART], FROM_CARDS)
        elif action == TECHNOLOGY:
            bot_development(s, civ, TECH_TRACK, BOT_VP[TECHNOLOGY])
        elif action == MILITARY:
            bot_development(s, civ, MIL_TRACK, BOT_VP[MILITARY])


@rule
def bot_development(s: Any, civ: int, track: int, points: int) -> None:
    """HI-12.7, HI-12.8: a level and its point; the other track where the band blocks."""
    if level_of(s, civ, track) == LEVELS:
        score(s, civ, BOT_BEYOND_VP[0], FROM_CARDS)
        return
    if cell_above(s, civ, track) != 0:
        raise_bot(s, civ, track)
    elif cell_above(s, civ, 1 - track) != 0:
        raise_bot(s, civ, 1 - track)
    score(s, civ, points, FROM_CARDS)


@rule
def raise_bot(s: Any, civ: int, track: int) -> None:
    if track == TECH_TRACK:
        s.tech[civ] += 1
        note(s, E_BOT_TECHNOLOGY, NOTHING, bot_number(s, civ), s.tech[civ])
    else:
        s.mil[civ] += 1
        note(s, E_BOT_MILITARY, NOTHING, bot_number(s, civ), s.mil[civ])


@rule
def take_last_wonder(s: Any, civ: int) -> None:
    """HI-12.9: the right-most wonder of the row, if any, leaves the game."""
    if s.row_left > 0:
        wonder = remove_from_row(s, s.row_left - 1)
        note(s, E_BOT_TAKES_WONDER, NOTHING, bot_number(s, civ), wonder)


# ---- HI-12.11: expansion


@rule
def is_available(s: Any, civ: int, territory: int) -> bool:
    """Empty, or held only by weaker civilizations (D-19)."""
    for other in range(civ_count(s)):
        if s.cube[other, territory] == 1 and s.mil[other] >= s.mil[civ]:
            return False
    return True


@rule
def expansion_target(s: Any, civ: int) -> int:
    best = NOTHING
    best_rank = 0
    near = expansions(s, civ, 0)
    for territory in range(TERRITORY_COUNT):
        if near >> territory & 1 == 0:
            continue
        rank = number_on(s, territory) + (1000 if is_available(s, civ, territory) else 0)
        if best == NOTHING or rank > best_rank:
            best = territory
            best_rank = rank
    return best


@rule
def bot_expansion(s: Any, civ: int) -> None:
    if s.supply[civ] == 0:
        return
    territory = expansion_target(s, civ)
    if territory == NOTHING:
        return
    suffer_event(s, civ, EXPANSION)
    put_cube(s, civ, territory)
    note(s, E_BOT_EXPANDS, NOTHING, bot_number(s, civ), territory)
    score(s, civ, BOT_VP[EXPANSION], FROM_CARDS)


# ---- HI-12.10: war


@rule
def war_place(s: Any, civ: int, other: int) -> int:
    """The territory with the highest number that two civilizations share."""
    best = NOTHING
    for territory in range(TERRITORY_COUNT):
        if s.cube[civ, territory] == 0 or s.cube[other, territory] == 0:
            continue
        if best == NOTHING or number_on(s, territory) > number_on(s, best):
            best = territory
    return best


@rule
def civ_in_order(s: Any, place: int) -> int:
    """D-45: the humans in turn order, then the Civbots as they act."""
    return s.order[place] if place < s.players else bot_in_order(s, place - s.players)


@rule
def war_target(s: Any, civ: int) -> int:
    """Of those that can be beaten the one with most points; among equals the first in order."""
    target = NOTHING
    for place in range(civ_count(s)):
        other = civ_in_order(s, place)
        if other == civ or s.mil[other] >= s.mil[civ] or war_place(s, civ, other) == NOTHING:
            continue
        if target == NOTHING or s.points[other] > s.points[target]:
            target = other
    return target


@rule
def bot_war(s: Any, civ: int) -> None:
    enemy = war_target(s, civ)
    if enemy == NOTHING:
        return
    territory = war_place(s, civ, enemy)
    suffer_event(s, civ, WAR)
    nuclear = 1 if s.tech[civ] >= ADVANCED_FROM[WAR] else 0
    wage_bot_war(s, civ, enemy, territory, BOT_WAR_VP[nuclear])


# ---- HI-14.6: points, levels and wonders only, and no demands


@rule
def suffer_event(s: Any, civ: int, action: int) -> None:
    if not event_strikes(s, action):
        return
    row = EVENT_EFFECT + s.event_now
    for place in range(MOST_EFFECTS):
        word = EFFECT[row, place, 0]
        if word == END:
            return
        suffer_effect(s, civ, word, EFFECT[row, place, 1])


@rule
def suffer_effect(s: Any, civ: int, word: int, amount: int) -> None:
    if word == GAIN_VP:
        score(s, civ, amount, FROM_EVENTS)
        return
    for _ in range(amount):
        if word == GAIN_TECH:
            raise_by_event(s, civ, TECH_TRACK)
        elif word == GAIN_MIL:
            raise_by_event(s, civ, MIL_TRACK)
        elif word == LOSE_MIL:
            lower_bot(s, civ)
        elif word == TAKE_WONDERS:
            take_last_wonder(s, civ)


@rule
def raise_by_event(s: Any, civ: int, track: int) -> None:
    """HI-7.2, HI-7.3: as for everybody, blocked by the band and worth points beyond the last level."""
    if level_of(s, civ, track) == LEVELS:
        score(s, civ, BOT_BEYOND_VP[0], FROM_EVENTS)
    elif cell_above(s, civ, track) != 0:
        raise_bot(s, civ, track)


@rule
def lower_bot(s: Any, civ: int) -> None:
    if s.mil[civ] > 1 and MATRIX[s.tech[civ], s.mil[civ] - 1] != 0:
        s.mil[civ] -= 1
        note(s, E_BOT_LOSES_MILITARY, NOTHING, bot_number(s, civ), s.mil[civ])


# ---- HI-12.13: the leaders' points that the humans missed


@rule
def share_missed_points(s: Any, missed: int) -> None:
    surviving = 0
    for civ in range(s.players, civ_count(s)):
        if territories_of(s, civ) > 0:
            surviving += 1
    if surviving == 0:
        return
    share = min(missed // surviving, BOT_LEADER_CAP[(s.turn - 1) // TURNS_IN_ERA])
    for civ in range(s.players, civ_count(s)):
        if territories_of(s, civ) > 0 and not is_human(s, civ):
            score(s, civ, share, FROM_LEADERS)

"""HI-8: the ten actions."""

from collections.abc import MutableSequence
from typing import Any

from civitas.core.agenda import ask, push
from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.historia.rules.civs import (
    battlefields,
    civ_count,
    expansions,
    is_adjacent,
    map_of,
    pay_cubes,
    reach_of,
    recover_cubes,
    score,
    wonders_of,
)
from civitas.games.historia.rules.matrix import can_rise
from civitas.games.historia.rules.queue import file_card, revolt
from civitas.games.historia.rules.war import wage_war
from civitas.games.historia.state import (
    ASK_EXPAND,
    ASK_EXPLOIT,
    ASK_TRADE,
    ASK_WAR_ENEMY,
    ASK_WAR_TERRITORY,
    ATTACK,
    E_EXPANDS,
    E_LEAVES,
    E_TAKES_SIDE,
    E_TRADES,
    EXPAND,
    EXPAND_TO,
    EXPLOIT_FROM,
    FIGHT,
    FROM_EXPLOITS,
    FROM_RAIDS,
    FROM_TOURISM,
    FROM_TRADE,
    GAIN_LEVELS,
    LEAVE,
    MIL_TRACK,
    PICK_WONDERS,
    RECOVER_USED,
    STOP,
    TECH_TRACK,
    TRADE_WITH,
)
from civitas.games.historia.tables import (
    ADVANCED,
    ADVANCED_FROM,
    AMOUNT,
    ART,
    CUBE,
    EXPANSION,
    EXPLOIT,
    LEVELS,
    MIL,
    MILITARY,
    MOST_CIVS,
    PARTNER_VP,
    PAY_CUBE,
    PAY_VP,
    PER_WONDERS,
    RAID,
    RECOVER,
    REVOLUTION,
    TECH,
    TECHNOLOGY,
    TERRITORY_COUNT,
    TOKEN_VP,
    TOURISM,
    TRADE,
    VP,
    WAR,
    WONDER,
)
from civitas.games.historia.tables import (
    EXPAND as PLACED_CUBES,
)


@rule
def closed(s: Any, seat: int, action: int, side: int, freely: int) -> int:
    """The rule that keeps a side of an action from being carried out, or 0; `freely` is 1 for an advisor's."""
    if side == ADVANCED and ADVANCED_FROM[action] > LEVELS:
        return 604
    if side == ADVANCED and freely == 0 and s.tech[seat] < ADVANCED_FROM[action]:
        return 604
    if s.supply[seat] < AMOUNT[action, side, PAY_CUBE]:
        return 606
    if s.points[seat] < AMOUNT[action, side, PAY_VP]:
        return 204
    if action <= ART:
        return futile_growth(s, seat, action)
    return futile_move(s, seat, action, side)


@rule
def futile_growth(s: Any, seat: int, action: int) -> int:
    if action == MILITARY:
        return 0 if can_rise(s, seat, MIL_TRACK) else 801
    if action == TECHNOLOGY:
        return 0 if can_rise(s, seat, TECH_TRACK) else 802
    return 0 if s.row_left > 0 else 803


@rule
def futile_move(s: Any, seat: int, action: int, side: int) -> int:
    if action == EXPANSION:
        at_hand = s.supply[seat] + min(s.used[seat], AMOUNT[action, side, CUBE])
        return 0 if at_hand > 0 and expansions(s, seat, 0) != 0 else 805
    if action == TRADE:
        return 0 if can_rise(s, seat, TECH_TRACK) and has_partner(s, seat) else 806
    if action == RAID:
        return 0 if has_victim(s, seat) else 807
    if action == WAR:
        return 0 if battlefields(s, seat) != 0 else 808
    return 0


@rule
def carry_out(s: Any, seat: int, action: int, side: int) -> None:
    note(s, E_TAKES_SIDE, seat, side)
    pay_cubes(s, seat, AMOUNT[action, side, PAY_CUBE])
    if action == MILITARY:
        push(s, GAIN_LEVELS, seat, AMOUNT[action, side, MIL], MIL_TRACK)
    elif action == TECHNOLOGY:
        push(s, GAIN_LEVELS, seat, AMOUNT[action, side, TECH], TECH_TRACK)
    elif action == ART:
        push(s, PICK_WONDERS, seat, AMOUNT[action, side, WONDER])
    elif action == EXPLOIT:
        score(s, seat, -AMOUNT[action, side, PAY_VP], FROM_EXPLOITS)
        push(s, EXPLOIT_FROM, seat, AMOUNT[action, side, RECOVER])
    elif action == EXPANSION:
        recover_cubes(s, seat, AMOUNT[action, side, CUBE])
        push(s, EXPAND_TO, seat, AMOUNT[action, side, PLACED_CUBES], 0)
    else:
        deal_with_others(s, seat, action, side)


@rule
def deal_with_others(s: Any, seat: int, action: int, side: int) -> None:
    if action == TRADE:
        s.side = side
        ask(s, seat, ASK_TRADE)
    elif action == RAID:
        recover_cubes(s, seat, AMOUNT[action, side, CUBE])
        score(s, seat, AMOUNT[action, side, VP], FROM_RAIDS)
    elif action == WAR:
        s.side = side
        ask(s, seat, ASK_WAR_TERRITORY)
    elif action == TOURISM:
        score(s, seat, wonders_of(s, seat) // AMOUNT[action, side, PER_WONDERS], FROM_TOURISM)
    elif action == REVOLUTION:
        file_card(s, seat, REVOLUTION)  # HI-8.10: before it takes anything back
        revolt(s, seat)


# ---- HI-8.4: Exploit


@rule
def exploit_from(s: Any, seat: int, cubes: int) -> None:
    if cubes == 0:
        return
    s.due = cubes
    ask(s, seat, ASK_EXPLOIT)


@rule
def check_exploit(s: Any, action: int) -> int:
    seat = s.to_act
    if action == STOP:
        return 0
    if action == RECOVER_USED:
        return 0 if s.used[seat] > 0 else 804
    territory = action - LEAVE
    return 0 if may_leave(s, seat) >> territory & 1 else 804


@rule
def may_leave(s: Any, seat: int) -> int:
    """The territories that a cube may be taken from: not the last one (D-11)."""
    own = map_of(s, seat)
    return 0 if own & (own - 1) == 0 else own


@rule
def legal_exploit(s: Any, out: MutableSequence[int]) -> int:
    out[0] = STOP
    listed = 1
    if s.used[s.to_act] > 0:
        out[1] = RECOVER_USED
        listed = 2
    bits = may_leave(s, s.to_act)
    for territory in range(TERRITORY_COUNT):
        if bits >> territory & 1:
            out[listed] = LEAVE + territory
            listed += 1
    return listed


@rule
def decide_exploit(s: Any, seat: int, action: int) -> None:
    cubes = s.due
    s.due = 0
    if action == STOP:
        return
    push(s, EXPLOIT_FROM, seat, cubes - 1)
    if action == RECOVER_USED:
        recover_cubes(s, seat, 1)
        return
    territory = action - LEAVE
    s.cube[seat, territory] = 0
    s.supply[seat] += 1
    note(s, E_LEAVES, seat, territory)
    score(s, seat, -TOKEN_VP[s.token[territory]], FROM_EXPLOITS)


# ---- HI-8.5: Expansion


@rule
def expand_to(s: Any, seat: int, cubes: int, anywhere: int) -> None:
    if cubes == 0 or s.supply[seat] == 0 or expansions(s, seat, anywhere) == 0:
        return
    s.due = cubes
    s.anywhere = anywhere
    ask(s, seat, ASK_EXPAND)


@rule
def check_expand(s: Any, action: int) -> int:
    territory = action - EXPAND
    return 0 if expansions(s, s.to_act, s.anywhere) >> territory & 1 else 805


@rule
def legal_expand(s: Any, out: MutableSequence[int]) -> int:
    return list_territories(expansions(s, s.to_act, s.anywhere), EXPAND, out)


@rule
def list_territories(bits: int, first: int, out: MutableSequence[int]) -> int:
    listed = 0
    for territory in range(TERRITORY_COUNT):
        if bits >> territory & 1:
            out[listed] = first + territory
            listed += 1
    return listed


@rule
def decide_expand(s: Any, seat: int, action: int) -> None:
    push(s, EXPAND_TO, seat, s.due - 1, s.anywhere)
    s.due = 0
    s.anywhere = 0
    s.supply[seat] -= 1
    s.cube[seat, action - EXPAND] = 1
    note(s, E_EXPANDS, seat, action - EXPAND)


# ---- HI-8.6: Trade


@rule
def is_partner(s: Any, seat: int, civ: int) -> bool:
    return civ < civ_count(s) and s.tech[civ] > s.tech[seat] and is_adjacent(s, seat, civ)


@rule
def has_partner(s: Any, seat: int) -> bool:
    reach = reach_of(s, seat)
    for civ in range(civ_count(s)):
        if s.tech[civ] > s.tech[seat] and map_of(s, civ) & reach != 0:
            return True
    return False


@rule
def check_trade(s: Any, action: int) -> int:
    partner = action - TRADE_WITH
    return 0 if is_partner(s, s.to_act, partner) else 806


@rule
def legal_trade(s: Any, out: MutableSequence[int]) -> int:
    listed = 0
    for action in range(TRADE_WITH, TRADE_WITH + MOST_CIVS):
        if check_trade(s, action) == 0:
            out[listed] = action
            listed += 1
    return listed


@rule
def decide_trade(s: Any, seat: int, action: int) -> None:
    partner = action - TRADE_WITH
    side = s.side
    s.side = 0
    note(s, E_TRADES, seat, partner)
    score(s, partner, AMOUNT[TRADE, side, PARTNER_VP], FROM_TRADE)
    push(s, GAIN_LEVELS, seat, AMOUNT[TRADE, side, TECH], TECH_TRACK)


# ---- HI-8.7: Raid


@rule
def has_victim(s: Any, seat: int) -> bool:
    reach = reach_of(s, seat)
    for civ in range(civ_count(s)):
        if s.mil[civ] < s.mil[seat] and map_of(s, civ) & reach != 0:
            return True
    return False


# ---- HI-8.8: War


@rule
def check_war_territory(s: Any, action: int) -> int:
    territory = action - FIGHT
    return 0 if battlefields(s, s.to_act) >> territory & 1 else 808


@rule
def legal_war_territory(s: Any, out: MutableSequence[int]) -> int:
    return list_territories(battlefields(s, s.to_act), FIGHT, out)


@rule
def decide_war_territory(s: Any, seat: int, action: int) -> None:
    s.war_place = action - FIGHT
    ask(s, seat, ASK_WAR_ENEMY)


@rule
def check_war_enemy(s: Any, action: int) -> int:
    enemy = action - ATTACK
    return 0 if enemy != s.to_act and s.cube[enemy, s.war_place] == 1 else 808


@rule
def legal_war_enemy(s: Any, out: MutableSequence[int]) -> int:
    listed = 0
    for action in range(ATTACK, ATTACK + MOST_CIVS):
        if check_war_enemy(s, action) == 0:
            out[listed] = action
            listed += 1
    return listed


@rule
def decide_war_enemy(s: Any, seat: int, action: int) -> None:
    territory = s.war_place
    side = s.side
    s.war_place = 0
    s.side = 0
    wage_war(s, seat, action - ATTACK, territory, side)

"""The conservation laws of Beyond the Horizon that a single position can show (numbered as in the specification)."""

from typing import Any

import numpy as np

from civitas.games.beyond_the_horizon.state import ASK_STEP, ASK_TRACK, NOT_CLAIMED
from civitas.games.beyond_the_horizon.tables import (
    BAND,
    BANDS,
    CARD_LEVEL,
    CARD_MODIFIER,
    COLUMN_PLACES,
    CRADLE,
    CUBES_OF_PLAYER,
    EXPLORATIONS,
    FIRST_CARD_SPACE,
    FIRST_HOME,
    FIRST_LEADER_SLOT,
    GOVERNMENT_MODIFIER,
    INVESTMENT_MODIFIER,
    KINDS,
    LINKS,
    M_EXPLORE,
    PAWNS_OF_PLAYER,
    ROOM_FOR_ALL,
    SLOT_LEVEL,
    STRUCTURES_BY_LEVEL,
    TERRITORIES,
    TOKENS_IN_SUPPLY,
    TOKENS_OF_BAND,
    UNITS_OF_A_KIND,
)


def broken_invariants(s: Any) -> list[str]:
    """The laws that a position (a structured scalar) breaks, by number."""
    laws = {
        "INV-1": _pawns_hold,
        "INV-2": _cubes_hold,
        "INV-3": _columns_hold,
        "INV-4": _tokens_hold,
        "INV-5": _settle_and_fortify_tokens_hold,
        "INV-6": _structures_hold,
        "INV-7": _technologies_hold,
        "INV-8": _leaders_hold,
        "INV-9": _the_map_holds,
        "INV-10": _tiles_have_one_use,
        "INV-11": _pawns_stand_apart,
        "INV-12": _scholars_hold,
        "INV-13": _claims_hold,
        "INV-15": _explorations_hold,
        "INV-16": _nobody_rests_on_a_foreign_home,
        "INV-19": _units_stand_on_tiles,
        "modifiers": _modifiers_hold,
    }
    return [name for name, holds in laws.items() if not holds(s)]


def _seats(s: Any, field: str) -> Any:
    return s[field][: s["players"]].astype(np.int64)


def _count(s: Any, field: str, seat: int) -> int:
    return int((s[field] == seat).sum())


def _pawns_hold(s: Any) -> bool:
    inactive = _seats(s, "inactive")
    units = (_seats(s, "strength") > 0).sum(axis=1)
    gone = _seats(s, "gone")
    total = inactive.sum(axis=1) + _seats(s, "active") + units + _seats(s, "scholar").sum(axis=1) + gone
    return bool((total == PAWNS_OF_PLAYER).all())


def _cubes_hold(s: Any) -> bool:
    for seat in range(s["players"]):
        away = int(s["in_hand"][seat]) + int(s["invested"][seat])
        away += sum(_count(s, field, seat) for field in ("village", "city", "left_builder", "right_builder"))
        claims = int((s["claimed"][seat] != NOT_CLAIMED).sum()) - int(s["cubeless"][seat])
        missing = CUBES_OF_PLAYER - int(s["cubes"][seat].sum()) - away - claims
        # A goal is claimed before its player chooses the track of the cube that marks it.
        if missing not in (0, -1 if s["asked"] == ASK_TRACK and s["to_act"] == seat else 0):
            return False
    return True


def _columns_hold(s: Any) -> bool:
    return bool((_seats(s, "inactive") <= COLUMN_PLACES).all())


def _tokens_hold(s: Any) -> bool:
    for seat in range(s["players"]):
        for kind in range(len(KINDS)):
            own = s["strength"][seat, kind * UNITS_OF_A_KIND : (kind + 1) * UNITS_OF_A_KIND]
            bands = np.bincount(BAND[kind][own[own > 0]], minlength=BANDS)
            if (bands > TOKENS_OF_BAND[kind]).any():
                return False
    return True


def _settle_and_fortify_tokens_hold(s: Any) -> bool:
    settle = int(s["settle_supply"]) + int(_seats(s, "settle_tokens").sum())
    fortify = int(s["fortify_supply"]) + int(_seats(s, "fortify_tokens").sum())
    return [settle, fortify] == TOKENS_IN_SUPPLY.tolist()


def _structures_hold(s: Any) -> bool:
    for level in range(3):
        own = range(level * STRUCTURES_BY_LEVEL, (level + 1) * STRUCTURES_BY_LEVEL)
        shown = [int(n) for n in s["display"][level] if n >= 0]
        held = [n for n in own if s["holder"][n] >= 0]
        built = [int(n) for n in s["covered_by"] if n in own]
        left = int(s["stack_left"][level])
        if sorted(shown + held + built) != sorted({int(n) for n in s[f"shown_{level + 1}"] if n >= 0}):
            return False
        if len(shown + held + built) + left != STRUCTURES_BY_LEVEL or (left > 0 and len(shown) < 3):
            return False
    return True


def _technologies_hold(s: Any) -> bool:
    placed = [int(card) for card in s["card"] if card >= 0]
    if len(placed) != len(set(placed)) or (CARD_LEVEL[placed] == 4).sum() != 3:
        return False
    known = _seats(s, "researched").any(axis=0)
    for level in (2, 3):
        gained = {int(card) for card in s[f"gained_{level}"] if card >= 0}
        out = {card for card in placed if CARD_LEVEL[card] == level}
        if not out <= gained or any(CARD_LEVEL[card] != level for card in gained):
            return False
        private = {int(card) for card in np.flatnonzero(known) if CARD_LEVEL[card] == level}
        if not private <= gained:
            return False
    return True


def _leaders_hold(s: Any) -> bool:
    visited = _seats(s, "scholar").any(axis=0)[FIRST_LEADER_SLOT:]
    taken = s["leader"] >= 0
    settled = s["pending"][FIRST_LEADER_SLOT:] == 0
    owned = s["leader_owner"] >= 0
    return bool(((visited == taken) | ~settled).all() and (owned == taken).all())


def _the_map_holds(s: Any) -> bool:
    explored = [int(tile) for tile in s["explored_tiles"] if tile >= 0]
    lying = np.flatnonzero(s["on_map"][:TERRITORIES])
    on_the_way = len(explored) - len(lying)  # a tile whose bonus is being gained
    if int(s["territories_left"]) + len(explored) != TERRITORIES or on_the_way not in (0, 1):
        return False
    if not set(lying.tolist()) <= set(explored):
        return False
    return _reachable(s) == set(np.flatnonzero(s["on_map"]).tolist())


def _reachable(s: Any) -> set[int]:
    found, waiting = {CRADLE}, [CRADLE]
    while waiting:
        for other in s["beside"][waiting.pop()].tolist():
            if other >= 0 and other not in found:
                found.add(other)
                waiting.append(other)
    return found


def _tiles_have_one_use(s: Any) -> bool:
    village, city = s["village"] >= 0, s["city"] >= 0
    covered, left, right = s["covered_by"] >= 0, s["left_builder"], s["right_builder"]
    apart = not (covered & village).any() and not (city & ~village).any()
    second = right >= 0
    return bool(apart and not (second & (left < 0)).any() and not (second & (left == right)).any())


def _pawns_stand_apart(s: Any) -> bool:
    spaces = [int(space) - 1 for space in _seats(s, "pawn") if space > 0]
    alone = [space for space in spaces if space >= FIRST_CARD_SPACE or ROOM_FOR_ALL[space] == 0]
    return len(alone) == len(set(alone))


def _scholars_hold(s: Any) -> bool:
    """A scholar has taught its card, unless the slot is still pending; level I needs nothing below."""
    for seat in range(s["players"]):
        for slot in np.flatnonzero(s["scholar"][seat]):
            card = s["card"][slot]
            finished = s["pending"][slot] == 0 and card >= 0
            if finished and not s["researched"][seat, card]:
                return False
            if SLOT_LEVEL[slot] > 1 and (LINKS[slot] < 0).all():
                return False
    return True


def _claims_hold(s: Any) -> bool:
    claimed = _seats(s, "claimed") != NOT_CLAIMED
    first = (_seats(s, "claimed") == 1).sum(axis=0)
    without = _seats(s, "cubeless")
    return bool(claimed.sum() == s["claims"] and (first <= 1).all() and (without <= claimed.sum(axis=1)).all())


def _explorations_hold(s: Any) -> bool:
    limit = EXPLORATIONS[0] + _seats(s, "modifier")[:, M_EXPLORE]
    return bool((_seats(s, "explored") <= limit).all())


def _nobody_rests_on_a_foreign_home(s: Any) -> bool:
    resting = 0
    for seat in range(s["players"]):
        for tile in s["stands_on"][seat][s["strength"][seat] > 0].tolist():
            foreign = tile >= FIRST_HOME and tile != FIRST_HOME + seat and s["covered_by"][tile] < 0
            resting += int(foreign)
    # One unit may be on its way across while its next step is asked for.
    return resting == 0 or (resting == 1 and s["asked"] in (ASK_STEP, 0))


def _units_stand_on_tiles(s: Any) -> bool:
    there = _seats(s, "strength") > 0
    stands_on = _seats(s, "stands_on")
    if ((stands_on >= 0) != there).any():
        return False
    return bool((s["on_map"][stands_on[there]] == 1).all())


def _modifiers_hold(s: Any) -> bool:
    """The modifiers are kept as sums; they have to agree with what they come from."""
    for seat in range(s["players"]):
        sums = CARD_MODIFIER[s["researched"][seat] == 1].sum(axis=0)
        sums = sums + INVESTMENT_MODIFIER[: min(int(s["invested"][seat]), len(INVESTMENT_MODIFIER))].sum(axis=0)
        if s["government"][seat] >= 0:
            sums = sums + GOVERNMENT_MODIFIER[s["government"][seat]]
        if (sums != s["modifier"][seat]).any():
            return False
    return True

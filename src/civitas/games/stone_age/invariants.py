"""The conservation laws of Stone Age that a single position can show (with the numbers of the specification)."""

from typing import Any

import numpy as np

from civitas.games.stone_age.state import FEEDING, NOT_HELD, PLACEMENT
from civitas.games.stone_age.tables import (
    FIELD,
    FIRST_CARD,
    FOREST,
    HUT,
    RIVER,
    STACKS,
    TILES_IN_STACK,
    TOOL_MAKER,
    VILLAGE_LIMIT,
)


def broken_invariants(s: Any) -> list[str]:
    """The laws that a position (a structured scalar) breaks, by number."""
    laws = {
        "INV-2": _stacks_hold,
        "INV-3": _people_hold,
        "INV-4": _tools_hold,
        "INV-6": _places_hold,
        "INV-7": _nobody_is_out_while_feeding,
        "INV-9": _stored_cards_hold,
        "INV-12": _tools_rest_in_placement,
        "INV-16": _one_extra_card,
    }
    return [name for name, holds in laws.items() if not holds(s)]


def _seats(s: Any, field: str) -> Any:
    return s[field][: s["players"]]


def _stacks_hold(s: Any) -> bool:
    in_play = STACKS[s["players"]]
    return s["stack_left"][:in_play].sum() + s["built_left"] == TILES_IN_STACK * in_play


def _people_hold(s: Any) -> bool:
    people = _seats(s, "people")
    away = _seats(s, "placed").sum(axis=1)
    if s["phase"] == PLACEMENT and not s["over"] and (away + _seats(s, "unplaced") != people).any():
        return False
    return bool((people >= 5).all() and (away <= people).all())


def _tools_hold(s: Any) -> bool:
    tools = _seats(s, "tools")
    return bool((tools.max(axis=1) - tools.min(axis=1) <= 1).all())


def _places_hold(s: Any) -> bool:
    there = _seats(s, "placed")
    crowd = there.sum(axis=0)
    present = (there > 0).sum(axis=0)
    gathering = slice(FOREST, RIVER + 1)
    village = slice(TOOL_MAKER, FIELD + 1)
    players_limit = {2: 1, 3: 2, 4: 4}[int(s["players"])]
    return bool(
        (crowd == s["crowd"]).all()
        and (crowd[FIRST_CARD:] <= 1).all()
        and max(crowd[TOOL_MAKER], crowd[FIELD]) <= 1
        and crowd[HUT] in (0, 2)
        and present[HUT] <= 1
        and (crowd[gathering] <= 7).all()
        and (present[gathering] <= players_limit).all()
        and (crowd[village] > 0).sum() <= VILLAGE_LIMIT[s["players"]]
    )


def _nobody_is_out_while_feeding(s: Any) -> bool:
    return s["phase"] != FEEDING or not s["placed"].any()


def _stored_cards_hold(s: Any) -> bool:
    once = (_seats(s, "once") != NOT_HELD).sum(axis=0)
    return bool((once <= 1).all() and (_seats(s, "any_two") != NOT_HELD).sum() <= 1)


def _tools_rest_in_placement(s: Any) -> bool:
    return s["phase"] != PLACEMENT or not np.any(s["tool_used"])


def _one_extra_card(s: Any) -> bool:
    return (_seats(s, "extra") >= 0).sum() <= 1

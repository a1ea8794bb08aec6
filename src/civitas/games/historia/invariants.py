"""The laws of Historia that a single position can show (their numbers are the rules specification's)."""

from typing import Any

import numpy as np

from civitas.core.fields import NOTHING
from civitas.games.historia.state import (
    ASIDE,
    FIRST_OWNER,
    IN_BOX,
    IN_DECK,
    IN_QUEUE,
    IN_ROW,
    NEW,
    READY,
)
from civitas.games.historia.tables import (
    AVAILABLE_FROM,
    BOT_CUBES,
    CUBES,
    LEADERS_DEALT,
    MATRIX,
    ROW_SIZE,
    TURNS_IN_ERA,
    WONDER_ERA,
    WONDER_MAJORITY,
)

BEFORE_THE_FIRST_TURN = 0


def broken_invariants(s: Any) -> list[str]:
    """The laws that a position (a structured scalar) breaks, by number."""
    laws = {
        "INV-1": _cubes_hold,
        "INV-2": _everybody_is_on_the_map,
        "INV-3": _action_cards_hold,
        "INV-4": _decks_are_face_down,
        "INV-5": _wonders_hold,
        "INV-6": _row_holds,
        "INV-7": _markers_stand_in_the_band,
        "INV-8": _points_add_up,
        "INV-9": _queues_hold,
        "INV-11": _leaders_hold,
        "INV-13": _order_holds,
    }
    return [name for name, holds in laws.items() if not holds(s)]


def _humans(s: Any, field: str) -> Any:
    return s[field][: s["players"]].astype(np.int64)


def _bots(s: Any, field: str) -> Any:
    return s[field][s["players"] : s["players"] + s["bots"]].astype(np.int64)


def _cubes_hold(s: Any) -> bool:
    humans = _humans(s, "supply") + _humans(s, "used") + _humans(s, "reserve") + _humans(s, "cube").sum(axis=1)
    on_map = _bots(s, "cube").sum(axis=1)
    bots = _bots(s, "supply") + _bots(s, "used") + on_map
    out = (on_map == 0) & (bots == 0)
    return bool((humans == CUBES).all() and ((bots == BOT_CUBES[0]) | out).all())


def _everybody_is_on_the_map(s: Any) -> bool:
    if s["turn"] == BEFORE_THE_FIRST_TURN or (s["over"] and s["players"] == 1):
        return True
    return bool((_humans(s, "cube").sum(axis=1) >= 1).all())


def _action_cards_hold(s: Any) -> bool:
    places = _humans(s, "card_at")
    for seat in range(int(s["players"])):
        for action in np.flatnonzero(places[seat] == ASIDE):
            if s["tech"][seat] >= AVAILABLE_FROM[action]:
                return False
    return bool((places != IN_BOX).all())


def _decks_are_face_down(s: Any) -> bool:
    used = (_humans(s, "advisor_used") != NOTHING).sum(axis=1)
    down = (_humans(s, "advisor_deck") != NOTHING).sum(axis=1)
    return bool(((used == 0) | (down > 0)).all())


def _wonders_hold(s: Any) -> bool:
    at, state = s["wonder_at"], s["wonder_state"]
    row = s["row"][: s["row_left"]].astype(np.int64)
    solo = s["players"] == 1
    left = at != IN_DECK
    return bool(
        sorted(row) == np.flatnonzero(at == IN_ROW).tolist()
        and (at < FIRST_OWNER + s["players"]).all()
        and (state[at < FIRST_OWNER] == READY).all()
        and (not solo or left[WONDER_MAJORITY >= 0].all())
        and (s["asked"] == 0 or (state == NEW).sum() == 0 or s["turn"] > 0)
        and (state == NEW).sum() == s["new_wonders"]
        and all((at == FIRST_OWNER + seat).sum() == s["wonders"][seat] for seat in range(s["players"]))
    )


def _row_holds(s: Any) -> bool:
    row = s["row"][: s["row_left"]].astype(np.int64)
    return bool(s["row_left"] <= ROW_SIZE[s["players"]] and len(set(WONDER_ERA[row])) <= 1)


def _markers_stand_in_the_band(s: Any) -> bool:
    civs = int(s["players"]) + int(s["bots"])
    tech, mil = s["tech"][:civs].astype(np.int64), s["mil"][:civs].astype(np.int64)
    return bool((MATRIX[tech, mil] > 0).all())


def _points_add_up(s: Any) -> bool:
    return bool((_humans(s, "earned").sum(axis=1) == _humans(s, "points")).all())


def _queues_hold(s: Any) -> bool:
    for seat in range(int(s["players"])):
        queue = s["queue"][seat][: s["queue_left"][seat]]
        if sorted(queue.tolist()) != np.flatnonzero(s["card_at"][seat] == IN_QUEUE).tolist():
            return False
    return True


def _leaders_hold(s: Any) -> bool:
    shown = (_humans(s, "leader") != NOTHING).sum(axis=1)
    if LEADERS_DEALT[s["players"]] == 0:
        return not shown.any()
    if s["turn"] == BEFORE_THE_FIRST_TURN or s["over"] or not _humans(s, "card_at")[0].any():
        return bool((shown <= 1).all())
    between = s["turn"] % TURNS_IN_ERA == 0 and (_humans(s, "packet") != NOTHING).any()
    return bool((shown == (0 if between else 1)).all())


def _order_holds(s: Any) -> bool:
    return sorted(_humans(s, "order").tolist()) == list(range(int(s["players"])))

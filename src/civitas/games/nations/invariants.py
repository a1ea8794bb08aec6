"""The conservation laws of Nations that a single position can show (the law numbers are the rules specification's)."""

from typing import Any

import numpy as np

from civitas.games.nations.state import (
    AT_NATION,
    AT_WAR,
    BALANCED_DECK,
    IN_BOX,
    IN_DECK,
    IN_HAND,
    LIES,
    ON_BOARD,
)
from civitas.games.nations.tables import (
    ADVISOR_PLACE,
    CARD_AGE,
    CARD_LEVEL,
    CARD_TYPE,
    COLONY_ROOM,
    FIRST_COLONY,
    FIRST_WONDER,
    FLOW,
    LIMITS,
    MILITARY,
    PROGRESS_CARDS,
    SECTIONS,
    STABILITY,
    STRENGTH,
    TOWER,
    WONDER_ROOM,
    WORK_ROOM,
    WORK_SPACES,
    WORKERS_OF_NATION,
)


def broken_invariants(s: Any) -> list[str]:
    """The laws that a position (a structured scalar) breaks, by number."""
    laws = {
        "INV-1": _workers_hold,
        "INV-2": _cards_hold,
        "INV-3": _events_hold,
        "INV-4": _stocks_hold,
        "INV-5": _strength_and_stability_hold,
        "INV-6": _one_war,
        "INV-7": _places_hold,
        "INV-8": _architects_hold,
        "INV-9": _order_holds,
        "INV-13": _opponent_holds,
        "NA-4.4": _round_is_clean,
    }
    return [name for name, holds in laws.items() if not holds(s)]


def _seats(s: Any, field: str) -> Any:
    return s[field][: s["players"]].astype(np.int64)


def _with_board(s: Any) -> Any:
    """The nations that have taken their boards."""
    return _seats(s, "track_room").sum(axis=1) > 0


def _workers_hold(s: Any) -> bool:
    everyone = _seats(s, "free_workers") + _seats(s, "workers").sum(axis=1) + _seats(s, "track").sum(axis=1)
    everyone = everyone + _seats(s, "above_track")
    return bool((everyone == LIMITS[WORKERS_OF_NATION])[_with_board(s)].all())


def _cards_hold(s: Any) -> bool:
    """Each Progress card is where its status says, and nowhere else; a deck holds as many as its level says."""
    lies = s["lies"].astype(np.int64)
    cells = {
        ON_BOARD: s["space"].ravel(),
        IN_HAND: np.atleast_1d(s["in_hand"]),
        AT_WAR: np.atleast_1d(s["war_card"]),
        AT_NATION: np.concatenate([_seats(s, "tableau").ravel(), _seats(s, "site")]),
    }
    for status, cell in cells.items():
        there = np.sort(cell[(cell >= 0) & (cell < PROGRESS_CARDS)])
        if not np.array_equal(there, np.flatnonzero(lies == status)):
            return False
    return _decks_hold(s, lies)


def _decks_hold(s: Any, lies: Any) -> bool:
    ages, levels = CARD_AGE[:PROGRESS_CARDS], CARD_LEVEL[:PROGRESS_CARDS]
    if s["levels"] == BALANCED_DECK:
        drawn = (lies != IN_DECK) & (lies != IN_BOX)
        return all(s["deck_left"][age - 1] == 36 - (drawn & (ages == age)).sum() for age in range(1, 5))
    if any(s["deck_left"][age - 1] != ((lies == IN_DECK) & (ages == age)).sum() for age in range(1, 5)):
        return False
    highest = (1, 0, 2)[s["levels"]]
    return bool(((lies == IN_BOX) == (levels > highest)).all())


def _events_hold(s: Any) -> bool:
    statuses = s["tile_lies"] if s["players"] == 1 else s["event_lies"]
    shown = [value for value in (s["event"], s["other_event"], s["tile"], s["other_tile"]) if value >= 0]
    per_age = len(statuses) // 4
    if sorted(shown) != np.flatnonzero(statuses == ON_BOARD).tolist():
        return False
    drawn = [int((statuses[per_age * age : per_age * (age + 1)] != IN_DECK).sum()) for age in range(4)]
    return all(count <= 4 for count in drawn) and len(LIES) > statuses.max()


def _stocks_hold(s: Any) -> bool:
    full = (_seats(s, "track") <= _seats(s, "track_room")).all()
    return bool(full and (_seats(s, "strength") >= 0).all())


def _strength_and_stability_hold(s: Any) -> bool:
    """NA-2.4 counted anew, but for effects of cards that change stability, which are read off the modifiers."""
    for seat in range(s["players"]):
        strength, stability = _sums(s, seat)
        if strength != s["strength"][seat] or stability != s["stability"][seat]:
            return False
    return True


def _sums(s: Any, seat: int) -> tuple[int, int]:
    board = int(s["board_number"][seat])
    strength, stability = int(STRENGTH[len(CARD_AGE) + board]), int(s["modifier"][seat][-1])
    for place, card in enumerate(s["tableau"][seat]):
        if card < 0:
            continue
        many = int(s["workers"][seat][place]) if place < WORK_SPACES else 1
        strength += many * int(STRENGTH[card])
        spared = CARD_TYPE[card] == MILITARY and s["power"][seat][0] == 1 and STABILITY[card] < 0
        stability += 0 if spared else many * int(STABILITY[card])
    emptied = int(s["track_room"][seat][1]) - int(s["track"][seat][1])
    return strength, stability - 3 * emptied


def _one_war(s: Any) -> bool:
    return bool(0 <= s["war_strength"] <= 40 and (s["war_card"] < 0 or s["war_bought"]))


def _places_hold(s: Any) -> bool:
    for seat in np.flatnonzero(_with_board(s)):
        board = int(s["board_number"][seat])
        here = s["tableau"][seat]
        if (here[:WORK_SPACES] >= 0).sum() != WORK_ROOM[board] and s["in_hand"] < 0:
            return False  # INV-7: in the base game no building or military space is ever empty
        if (here[FIRST_COLONY:FIRST_WONDER] >= 0).sum() > COLONY_ROOM[board]:
            return False
        if (here[FIRST_WONDER:ADVISOR_PLACE] >= 0).sum() > WONDER_ROOM[board]:
            return False
        if here[TOWER] >= 0 and not s["power"][seat][1]:
            return False
    return True


def _architects_hold(s: Any) -> bool:
    """Wonders under construction; a finished one waits for its place on the agenda."""
    for seat in range(s["players"]):
        card = int(s["site"][seat])
        if (card < 0 and s["site_built"][seat] > 0) or (card >= 0 and s["site_built"][seat] > SECTIONS[card]):
            return False
    return True


def _order_holds(s: Any) -> bool:
    order = sorted(s["order"][: s["players"]].tolist())
    return order == list(range(s["players"])) and bool((s["order"][s["players"] :] < 0).all())


def _opponent_holds(s: Any) -> bool:
    return bool(s["vo_strength"] >= 0 and s["vo_books"] >= 0 and (s["players"] == 1 or s["vo_books"] == 0))


def _round_is_clean(s: Any) -> bool:
    """Nothing of a production or a war loss is left over once it is over."""
    return not (s["asked"] == 0 and s["over"] and (np.any(s["income"]) or np.any(s["loss"]))) and len(FLOW) > 0

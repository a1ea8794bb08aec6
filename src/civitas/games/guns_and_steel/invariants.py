"""The conservation laws of Guns & Steel that one position can show, by their numbers in the rules specification."""

from typing import Any

import numpy as np

from civitas.core.fields import NOTHING
from civitas.core.game import find_game
from civitas.games.guns_and_steel.state import (
    AVAILABLE,
    AWAY,
    CLOSED,
    FIRST_OWNER,
    HAND,
    IN_BOX,
    NEW_WORLD,
    NO_PAYMENT,
    RESOURCE_PHASE,
    RESOURCE_UP,
    SECRET_BITS,
    TECHNOLOGY_UP,
    UNSURE,
)
from civitas.games.guns_and_steel.tables import (
    CIVILIZATIONS,
    ERAS,
    GLORY_MARKERS,
    MOST_KINDS,
    RESOURCES,
)


def _played(name: str) -> Any:
    """A table of the content that is played with."""
    return find_game("guns_and_steel").played[name]


def broken_invariants(s: Any) -> list[str]:
    """The laws that a position (a structured scalar) breaks, by number."""
    laws = {
        "INV-1": _starters_stay,
        "INV-2": _cards_hold,
        "INV-3": _pyramid_and_stacks_hold,
        "INV-4": _wonders_hold,
        "INV-5": _markers_hold,
        "INV-6": _new_world_has_no_track,
        "INV-7": _turns_begin_clean,
        "INV-10": _counts_hold,
        "INV-14": _frames_hold,
        "GS-13.5": _payments_hold,
        "GS-D18": _secrets_hold,
    }
    return [name for name, holds in laws.items() if not holds(s)]


def _seats(s: Any, field: str) -> Any:
    return s[field][: s["players"]]


def _true_places(s: Any) -> Any:
    """Every card's true place, the secret ones included."""
    places = _seats(s, "place").astype(np.int64)
    for seat, card in zip(*np.nonzero(places == UNSURE), strict=True):
        bit = int(s["laid"][seat, card // SECRET_BITS]) >> (card % SECRET_BITS) & 1
        places[seat, card] = RESOURCE_UP if bit else HAND
    return places


def _starters_stay(s: Any) -> bool:
    return bool((_seats(s, "place")[:, CIVILIZATIONS:] != AWAY).all() and not s["place"][s["players"] :].any())


def _plays_along(s: Any) -> Any:
    in_sets = (_played("MODE_SETS")[s["mode"]] >> _played("SET_OF")[:CIVILIZATIONS]) & 1 == 1
    return in_sets & ((s["players"] > 2) | (_played("REMOVED_2P")[:CIVILIZATIONS] == 0))


def _hidden_in_stacks(s: Any) -> list[int]:
    return [int(card) for era in ERAS for card in s[f"stack_{era}"] if card != NOTHING]


def _cards_hold(s: Any) -> bool:
    """Every card of the sets in play lies in one place, every other in the box."""
    lies = (_seats(s, "place")[:, :CIVILIZATIONS] != AWAY).sum(axis=0)
    for card in (*s["pyramid"], *s["stack_top"], *_hidden_in_stacks(s)):
        if card != NOTHING:
            lies[card] += 1
    return bool((lies == _plays_along(s)).all())


def _pyramid_and_stacks_hold(s: Any) -> bool:
    setting = s["mode"], s["players"]
    rows = [0] * len(ERAS)
    for slot, card in enumerate(s["pyramid"]):
        if card != NOTHING:
            rows[_played("ERA_OF")[card]] += 1
            if _played("SLOT_ROW")[_played("SHAPE")[setting], slot] != _played("ERA_OF")[card]:
                return False
    return all(rows[era] <= _played("ROW_LENGTH")[setting][era] and _stack_holds(s, era) for era in range(len(ERAS)))


def _stack_holds(s: Any, era: int) -> bool:
    left = int(s["stack_left"][era])
    filled = [place != NOTHING for place in s[f"stack_{ERAS[era]}"]]
    return (
        left <= _played("STACK_SIZE")[s["mode"], s["players"], era]
        and filled == [height < left - 1 for height in range(len(filled))]
        and (s["stack_top"][era] != NOTHING) == (left > 0)
    )


def _wonders_hold(s: Any) -> bool:
    in_play = np.nonzero(s["wonder"] != IN_BOX)[0]
    eras = sorted(int(_played("WONDER_ERA")[wonder]) for wonder in in_play)
    right_set = all(_played("WONDER_SET")[wonder] == _played("MODE_WONDER_SET")[s["mode"]] for wonder in in_play)
    owned_by_players = bool((s["wonder"] < FIRST_OWNER + s["players"]).all())
    return eras == list(range(len(ERAS))) and right_set and owned_by_players


def _markers_hold(s: Any) -> bool:
    for wonder in np.nonzero(s["wonder"] != IN_BOX)[0]:
        most = max(_played("WONDER_MARKERS")[wonder] - 1, 0) if s["wonder"][wonder] == AVAILABLE else 0
        if (s["glory"][:, _played("WONDER_ERA")[wonder]] > most).any():
            return False
    return bool((s["glory"].sum(axis=1) <= _played("CONSTANT")[GLORY_MARKERS]).all())


def _new_world_has_no_track(s: Any) -> bool:
    return s["mode"] != NEW_WORLD or not (s["track"].any() or s["glory"].any())


def _turns_begin_clean(s: Any) -> bool:
    if not s["over"] and s["phase"] != RESOURCE_PHASE:
        return True
    return not any(np.any(s[field]) for field in ("temporary", "activated", "taken_back", "frames_left"))


def _counts_hold(s: Any) -> bool:
    places = _true_places(s)
    strength = ((places == TECHNOLOGY_UP) * _played("STRENGTH_OF")).sum(axis=1)
    hands = (places == HAND).sum(axis=1)
    shown = [((places == RESOURCE_UP) & (kind == _played("RESOURCE_OF"))).sum(axis=1) for kind in range(len(RESOURCES))]
    return bool(
        (strength == _seats(s, "strength")).all()
        and (hands == _seats(s, "hand_size")).all()
        and (np.stack(shown, axis=1) == _seats(s, "shown")).all()
    )


def _frames_hold(s: Any) -> bool:
    """What is being resolved has been activated, each physical card once."""
    left = int(s["frames_left"])
    if (s["frame_card"][left:] != NOTHING).any() or (s["laid_by"] > left).any():
        return False
    cards = set(zip(s["frame_card"][:left].tolist(), s["frame_owner"][:left].tolist(), strict=True))
    return len(cards) == left <= int(s["activated"].sum())


def _payments_hold(s: Any) -> bool:
    rests = s["paying"] == NO_PAYMENT
    return not s["trial"].any() and not (rests and (s["due"].any() or s["entered"].any() or s["payable"]))


def _secrets_hold(s: Any) -> bool:
    """Unsure cards only with closed hands; of each kind some lie on the table and some are in hand."""
    places = _seats(s, "place")
    if s["hands"] != CLOSED:
        return not ((places == UNSURE).any() or s["laid"].any() or s["unsure_laid"].any())
    true = _true_places(s)
    for seat in range(s["players"]):
        for kind in range(MOST_KINDS):
            unsure = (places[seat] == UNSURE) & (kind == _played("KIND_OF"))
            laid = int((unsure & (true[seat] == RESOURCE_UP)).sum())
            if laid != s["unsure_laid"][seat, kind] or (unsure.any() and not 0 < laid < unsure.sum()):
                return False
    return sum(bin(int(word)).count("1") for word in s["laid"].ravel()) == int(s["unsure_laid"].sum())

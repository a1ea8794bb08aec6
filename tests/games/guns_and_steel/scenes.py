"""Positions of Guns & Steel from a few words: who holds what, what lies in the pyramid, which step comes next."""

from collections.abc import Mapping, Sequence
from typing import Any

import civitas
from civitas.core.engine import engine_of
from civitas.core.match import Match
from civitas.games.guns_and_steel import GAME
from civitas.games.guns_and_steel.state import LAYOUT
from civitas.games.guns_and_steel.tables import (
    CARDS,
    CIVILIZATIONS,
    ERA_OF,
    ERAS,
    FACES,
    MODE_SETS,
    MODE_WONDER_SET,
    MODES,
    REMOVED_2P,
    RESOURCE_OF,
    RESOURCES,
    ROW_START,
    SET_OF,
    SHAPE,
    SLOTS,
    STRENGTH_OF,
    WONDER_ERA,
    WONDER_SET,
    WONDERS,
)

SLUG = "guns_and_steel"
Seat = Mapping[str, Sequence[str]]
DEPTH = LAYOUT.fields["agenda_step"].axes[0].size


def card(name: str) -> int:
    return CARDS.names.index(name)


def scene(
    seats: Sequence[Seat],
    mode: str = "new_world",
    rows: Mapping[str, Sequence[str | None]] | None = None,
    tops: Mapping[str, str] | None = None,
    wonders: Mapping[str, str] | None = None,
    steps: Sequence[tuple[str, int]] = (("begin_turn", 0),),
    hands: str = "open",
    **fields: Any,
) -> Match:
    """A match that goes on with the last of `steps`; cards that are named nowhere are in the last seat's hand.

    Each of `seats` names cards in `hand`, `resource` and `technology`; starter cards not named are in hand.
    """
    players = len(seats)
    shape = SHAPE[MODES.index(mode), players]
    pyramid: list[str | None] = [None] * SLOTS
    # Without a Space card the game would be over (GS-11.1).
    for era, row in {"space": [_space_card(mode)], **(rows or {})}.items():
        first = ROW_START[shape, ERAS.index(era)]
        pyramid[first : first + len(row)] = row
    places = [_places(seat) for seat in seats]
    lying = {*filter(None, pyramid), *(tops or {}).values(), *(name for own in places for name in own)}
    for number in range(CIVILIZATIONS):
        if _in_play(number, mode, players) and CARDS.names[number] not in lying:
            places[-1][CARDS.names[number]] = "hand"
    plain: dict[str, Any] = {
        "pyramid": pyramid,
        "stack_top": {era: (tops or {}).get(era) for era in ERAS},
        "stack_left": {era: int(era in (tops or {})) for era in ERAS},
        "wonder": _wonders(mode, wonders or {}),
        "place": [{name: own.get(name, "away") for name in CARDS.names} for own in places],
        "hand_size": [sum(place == "hand" for place in own.values()) for own in places],
        "strength": [_strength(own) for own in places],
        "shown": [_shown(own) for own in places],
        "active": 0,
        "first_player": 0,
        "agenda_left": len(steps),
        "agenda_step": [step for step, _ in steps] + ["nothing"] * (DEPTH - len(steps)),
        "agenda_seat": [seat for _, seat in steps] + [None] * (DEPTH - len(steps)),
        **fields,
    }
    for era in ERAS:
        plain[f"stack_{era}"] = [None] * LAYOUT.fields[f"stack_{era}"].axes[0].size
        plain[f"known_{era}"] = [CARDS.names[n] for n in range(CIVILIZATIONS) if ERA_OF[n] == ERAS.index(era)]
    return civitas.position(SLUG, plain, players=players, mode=mode, hands=hands)


def _space_card(mode: str) -> str:
    return "nuclear_submarine" if mode == "new_world" else "stealth_bomber"


def _in_play(number: int, mode: str, players: int) -> bool:
    chosen = MODE_SETS[MODES.index(mode)] >> SET_OF[number] & 1
    return bool(chosen and (players > 2 or not REMOVED_2P[number]))


def _places(seat: Seat) -> dict[str, str]:
    own = {CARDS.names[number]: "hand" for number in range(CIVILIZATIONS, FACES)}
    for place, names in seat.items():
        own |= dict.fromkeys(names, place)
    return own


def _strength(own: Mapping[str, str]) -> int:
    return sum(int(STRENGTH_OF[card(name)]) for name, place in own.items() if place == "technology")


def _shown(own: Mapping[str, str]) -> dict[str, int]:
    shown = dict.fromkeys(RESOURCES, 0)
    for name, place in own.items():
        if place == "resource":
            shown[RESOURCES[RESOURCE_OF[card(name)]]] += 1
    return shown


def _wonders(mode: str, named: Mapping[str, str]) -> dict[str, str]:
    """One wonder for each Era: the one that is named, else the first of its pair, available."""
    chosen = dict.fromkeys(WONDERS.names, "box")
    for era in range(len(ERAS)):
        pair = [w for w in range(len(WONDERS.names)) if WONDER_ERA[w] == era]
        pair = [w for w in pair if WONDER_SET[w] == MODE_WONDER_SET[MODES.index(mode)]]
        names = [WONDERS.names[w] for w in pair]
        wonder = next((name for name in names if name in named), names[0])
        chosen[wonder] = named.get(wonder, "available")
    return chosen


def own(match: Match, seat: int, place: str) -> set[str]:
    """The cards of a seat that lie in a place."""
    places: Mapping[str, str] = match.position()["place"][seat]
    return {name for name, lies in places.items() if lies == place}


def seen(match: Match, field: str) -> Any:
    return match.position()[field]


def legal(match: Match) -> set[str]:
    return {action.name for action in match.legal()}


def asks(match: Match) -> str:
    assert match.asks is not None
    return match.asks.name


def refusal(match: Match, decision: str) -> str:
    """The number of the rule that forbids a decision."""
    rule = match.check(decision)
    assert rule is not None
    return rule.number


def ask_rule(match: Match, function: Any, *numbers: int) -> int:
    """What a rule says about the position of a match."""
    return int(engine_of(GAME, "python").bind(function)(engine_of(GAME, "python").open(match._records), *numbers))

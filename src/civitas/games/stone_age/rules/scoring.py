"""SA-16: final scoring."""

from collections.abc import MutableSequence
from typing import Any

from civitas.core.agenda import end_game
from civitas.core.fields import NOTHING
from civitas.core.notes import note
from civitas.core.rules import rule
from civitas.games.stone_age.state import (
    CULTURE_SOURCE,
    E_GAME_ENDS,
    E_SHOWS_EXTRA,
    FARMERS_SOURCE,
    FROM_HUNGER,
    HELD,
    RESOURCES_SOURCE,
    SOURCES,
    TOOL_SPACES,
)
from civitas.games.stone_age.tables import (
    BOTTOM_AMOUNT,
    BOTTOM_TARGET,
    BOTTOM_VERB,
    CULTURE,
    CULTURE_POINTS,
    END_POINTS,
    GOLD,
    MULTIPLY,
    SYMBOLS,
)

SOURCE_COUNT = len(SOURCES)
SYMBOL_COUNT = len(SYMBOLS)


@rule
def score_finally(s: Any) -> None:
    for seat in range(s.players):
        show_extra_card(s, seat)
        s.score[seat] = total_points(s, seat)
    end_game(s)
    note(s, E_GAME_ENDS, NOTHING)


@rule
def show_extra_card(s: Any, seat: int) -> None:
    """The extra card is a secret until now; from now on it lies with the others."""
    card = s.extra[seat]
    if card < 0:
        return
    s.extra[seat] = NOTHING
    s.bought[s.bought_left] = card
    s.buyer[s.bought_left] = seat
    s.bought_left += 1
    note(s, E_SHOWS_EXTRA, seat, card)


@rule
def tally(s: Any, seat: int, out: MutableSequence[int]) -> None:
    for source in range(SOURCE_COUNT):
        out[source] = s.earned[seat, source] if source <= FROM_HUNGER else 0
    out[CULTURE_SOURCE] = culture_points(s, seat)
    for character in range(4):
        points = characters_of(s, seat, character) * factor_of(s, seat, character)
        out[FARMERS_SOURCE + character] = points
    out[RESOURCES_SOURCE] = leftover_points(s, seat)


@rule
def total_points(s: Any, seat: int) -> int:
    total = culture_points(s, seat) + leftover_points(s, seat)
    for source in range(FROM_HUNGER + 1):
        total += s.earned[seat, source]
    for character in range(4):
        total += characters_of(s, seat, character) * factor_of(s, seat, character)
    return total


@rule
def bottom_counts(card: int, word: int, target: int) -> int:
    """How often a card's bottom part shows a symbol or character; no card shows nothing."""
    if card < 0 or BOTTOM_VERB[card] != word or BOTTOM_TARGET[card] != target:
        return 0
    return BOTTOM_AMOUNT[card]


@rule
def shown(s: Any, seat: int, word: int, target: int) -> int:
    """How often a seat's cards, its extra card included, show a symbol or character."""
    total = bottom_counts(s.extra[seat], word, target)
    for place in range(s.bought_left):
        if s.buyer[place] == seat:
            total += bottom_counts(s.bought[place], word, target)
    return total


@rule
def culture_points(s: Any, seat: int) -> int:
    """SA-16.1: at most two sets of different symbols."""
    first_set = 0
    second_set = 0
    for symbol in range(SYMBOL_COUNT):
        copies = shown(s, seat, CULTURE, symbol)
        if copies >= 1:
            first_set += 1
        if copies >= 2:
            second_set += 1
    return CULTURE_POINTS[first_set] + CULTURE_POINTS[second_set]


@rule
def characters_of(s: Any, seat: int, character: int) -> int:
    return shown(s, seat, MULTIPLY, character)


@rule
def factor_of(s: Any, seat: int, character: int) -> int:
    """SA-16.2: food track, tools, buildings, people."""
    if character == 0:
        return s.food_track[seat]
    if character == 1:
        return tools_of(s, seat)
    if character == 2:
        return buildings_of(s, seat)
    return s.people[seat]


@rule
def tools_of(s: Any, seat: int) -> int:
    total = 0
    for space in range(TOOL_SPACES):
        total += s.tools[seat, space]
    return total


@rule
def buildings_of(s: Any, seat: int) -> int:
    total = 0
    for place in range(s.built_left):
        if s.builder[place] == seat:
            total += 1
    return total


@rule
def leftover_points(s: Any, seat: int) -> int:
    """SA-16.3: an unused any-two card counts as two resources."""
    total = 2 * END_POINTS[0] if s.any_two[seat] == HELD else 0
    for good in range(GOLD + 1):
        total += s.stock[seat, good] * END_POINTS[good]
    return total


@rule
def tie_break(s: Any, seat: int) -> int:
    """SA-16.4."""
    return s.food_track[seat] + tools_of(s, seat) + s.people[seat]

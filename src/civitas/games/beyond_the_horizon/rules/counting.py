"""What conditions and scorings count of a player's things."""

from typing import Any

from civitas.core.rules import rule
from civitas.games.beyond_the_horizon.tables import (
    C_CITY,
    C_COLOURS,
    C_FOOD_REMOVED,
    C_INVESTED,
    C_LEADER,
    C_MAP_TILE,
    C_STRUCTURE,
    C_TECH2,
    C_TECH2PLUS,
    C_TECH3,
    C_TECH4,
    C_VILLAGE,
    CARD_LEVEL,
    COLOURS,
    CUBES_ON_TRACK,
    LEADER_SLOTS,
    MAIN_COLOUR,
    TECHNOLOGIES_IN_BOX,
    TILES_IN_BOX,
)

COLOUR_COUNT = len(COLOURS)


@rule
def counted(s: Any, seat: int, what: int) -> int:
    if what <= C_TECH4:
        return technologies_of(s, seat, what)
    if what == C_COLOURS:
        return colours_with_three(s, seat)
    if what == C_LEADER:
        return leaders_of(s, seat)
    if what <= C_MAP_TILE:
        return on_the_map(s, seat, what)
    if what == C_INVESTED:
        return s.invested[seat]
    return CUBES_ON_TRACK - s.cubes[seat, what - C_FOOD_REMOVED]


@rule
def technologies_of(s: Any, seat: int, what: int) -> int:
    """Private ones included; cards of pending slots are not researched yet (BH-6.10)."""
    total = 0
    for card in range(TECHNOLOGIES_IN_BOX):
        if s.researched[seat, card] == 1 and level_counts(CARD_LEVEL[card], what):
            total += 1
    return total


@rule
def level_counts(level: int, what: int) -> bool:
    if what == C_TECH2:
        return level == 2
    if what == C_TECH2PLUS:
        return level >= 2
    if what == C_TECH3:
        return level == 3
    return level == 4 if what == C_TECH4 else True


@rule
def colours_with_three(s: Any, seat: int) -> int:
    """Main colours only; level IV counts for all four."""
    colours = 0
    for colour in range(COLOUR_COUNT):
        cards = 0
        for card in range(TECHNOLOGIES_IN_BOX):
            if s.researched[seat, card] == 1 and MAIN_COLOUR[card] >> colour & 1 == 1:
                cards += 1
        if cards >= 3:
            colours += 1
    return colours


@rule
def leaders_of(s: Any, seat: int) -> int:
    total = 0
    for place in range(LEADER_SLOTS):
        if s.leader_owner[place] == seat:
            total += 1
    return total


@rule
def on_the_map(s: Any, seat: int, what: int) -> int:
    total = 0
    for tile in range(TILES_IN_BOX):
        village = 1 if s.village[tile] == seat else 0
        city = 1 if s.city[tile] == seat else 0
        structure = 1 if s.left_builder[tile] == seat or s.right_builder[tile] == seat else 0
        if what == C_VILLAGE:
            total += village
        elif what == C_CITY:
            total += city
        elif what == C_STRUCTURE:
            total += structure
        elif village + city + structure > 0:
            total += 1
    return total

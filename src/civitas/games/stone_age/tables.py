"""The content as integer tables, the form in which the rules read it."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from civitas.core.content import Content, Entry, played_content

FOLDER = Path(__file__).parent
MAX_PLAYERS = 4
RESOURCES = ("wood", "brick", "stone", "gold")
GOODS = (*RESOURCES, "food", "vp", "tool", "food_track", "person")
WOOD, BRICK, STONE, GOLD, FOOD, POINTS, TOOL, FOOD_TRACK, PERSON = range(len(GOODS))
PLACES = (
    *("hunt", "forest", "clay_pit", "quarry", "river"),
    *("tool_maker", "hut", "field"),
    *(f"card_{number}" for number in range(1, 5)),
    *(f"building_{number}" for number in range(1, 5)),
)
HUNT, FOREST, CLAY_PIT, QUARRY, RIVER, TOOL_MAKER, HUT, FIELD, FIRST_CARD = range(9)
FIRST_BUILDING = FIRST_CARD + 4
VERBS = ("gain", "roll_gain", "dice_draft", "draw_card", "store_tool", "store_resources", "buy_card", "buy_building")
GAIN, ROLL_GAIN, DICE_DRAFT, DRAW_CARD, STORE_TOOL, STORE_RESOURCES, BUY_CARD, BUY_BUILDING = range(len(VERBS))
BOTTOMS = ("culture", "multiply")
CULTURE, MULTIPLY = range(len(BOTTOMS))
SYMBOLS = ("medicine", "art", "music", "writing", "time", "pottery", "transport", "weaving")
CHARACTERS = ("farmer", "tool_maker", "builder", "shaman")
TILE_KINDS = ("fixed", "choice", "open")
FIXED, CHOICE, OPEN = range(len(TILE_KINDS))
CARDS_IN_BOX, TILES_IN_BOX, TILES_IN_STACK, CARD_SPACES = 36, 28, 7, 4

Table = Any  # an int64 array: one index gives an integer from a list, two from a grid


def compile_tables(content: Content) -> dict[str, Table]:
    """All tables of a content folder, checked."""
    cards, tiles = content.pool("card", CARDS_IN_BOX), content.pool("tile", TILES_IN_BOX)
    tables = {
        "ALL_CARDS": _deck(cards.copies),
        "ALL_TILES": _deck(tiles.copies),
        **_cards(content["card"]),
        **_tiles(content["tile"], content["resource"]),
        **_places(content["location"]),
        **_player_counts(content["player_count"]),
    }
    resources = _by_id(content["resource"], (*RESOURCES, "food"))
    tables["DIVISOR"] = _column([entry.whole("divisor", 1, 60) for entry in resources])
    tables["VALUE"] = _column([entry.whole("value", 0, 60) for entry in resources])
    tables["END_POINTS"] = _column([entry.whole("end_vp", 0, 60) for entry in resources])
    faces = sorted(content["face"], key=lambda entry: entry.whole("face", 1, 6))
    tables["DRAFT_TARGET"] = _column([0, *(face.part("reward").word("target", GOODS) for face in faces)])
    tables["DRAFT_AMOUNT"] = _column([0, *(face.part("reward").whole("amount", 1, 9) for face in faces)])
    start = content["start"][0]
    tables["START"] = _column([start.whole(key, 0, 99) for key in ("people", "food", "food_track")])
    points = {entry["id"]: entry.whole("points", -99, 99) for entry in content["fixed"]}
    tables["HUNGER_POINTS"] = _column([points["starvation"]])
    tables["CULTURE_POINTS"] = _column(content["culture_set"][0]["points"])
    return tables


def _column(values: Sequence[int]) -> Table:
    return np.array(values, dtype=np.int64)


def _deck(copies: Sequence[int]) -> Table:
    """Every copy of every design, in file order."""
    return _column([design for design, number in enumerate(copies) for _ in range(number)])


def _by_id(entries: Sequence[Entry], ids: Sequence[str]) -> list[Entry]:
    known = {entry["id"]: entry for entry in entries}
    missing = [name for name in ids if name not in known]
    if missing:
        raise entries[0].wrong(f"no entry has the id {missing[0]!r}")
    return [known[name] for name in ids]


def _cards(cards: Sequence[Entry]) -> dict[str, Table]:
    tops = [card.part("top") for card in cards]
    bottoms = [card.part("bottom") for card in cards]
    return {
        "TOP_VERB": _column([top.word("verb", VERBS[:BUY_CARD]) for top in tops]),
        "TOP_TARGET": _column([_target(top) for top in tops]),
        "TOP_AMOUNT": _column([top.whole("amount", 0, 9) for top in tops]),
        "BOTTOM_VERB": _column([bottom.word("verb", BOTTOMS) for bottom in bottoms]),
        "BOTTOM_TARGET": _column([_bottom_target(bottom) for bottom in bottoms]),
        "BOTTOM_AMOUNT": _column([bottom.whole("amount", 1, 3) for bottom in bottoms]),
    }


def _target(part: Entry) -> int:
    if VERBS[part.word("verb", VERBS)] in ("gain", "roll_gain"):
        return part.word("target", GOODS)
    return -1


def _bottom_target(bottom: Entry) -> int:
    return bottom.word("target", SYMBOLS if bottom["verb"] == "culture" else CHARACTERS)


def _tiles(tiles: Sequence[Entry], resources: Sequence[Entry]) -> dict[str, Table]:
    values = [entry.whole("value", 0, 60) for entry in _by_id(resources, RESOURCES)]
    costs = [[tile.part("cost").whole(name, 0, 9) for name in RESOURCES] for tile in tiles]
    for tile, cost in zip(tiles, costs, strict=True):
        printed = sum(value * units for value, units in zip(values, cost, strict=True))
        if tile["kind"] == "fixed" and tile.whole("vp", 0, 99) != printed:
            raise tile.wrong(f"vp = {tile['vp']}, but its cost is worth {printed}")
    return {
        "TILE_KIND": _column([tile.word("kind", TILE_KINDS) for tile in tiles]),
        "TILE_COST": np.array(costs, dtype=np.int64),
        "TILE_MOST": _column([tile.whole("max_total", 1, 9) for tile in tiles]),
        "TILE_KINDS_PAID": _column([tile.whole("distinct_kinds", 0, 4) for tile in tiles]),
    }


def _places(entries: Sequence[Entry]) -> dict[str, Table]:
    places = _by_id(entries, PLACES)
    limits = [place.get("player_limit", [1, 1, 1]) for place in places]
    actions = [place.part("action") for place in places]
    unlimited = 99
    return {
        "RINGS": _column([_or(place.whole("rings", -1, 9), unlimited) for place in places]),
        "FEWEST_PEOPLE": _column([place.whole("min_people", 1, 9) for place in places]),
        "MOST_PEOPLE": _column([_or(place.whole("max_people", -1, 9), 10) for place in places]),
        "PLAYER_LIMIT": np.array([[_or(n, unlimited) for n in limit] for limit in limits], dtype=np.int64),
        "ACTION_VERB": _column([action.word("verb", VERBS) for action in actions]),
        "ACTION_TARGET": _column([_target(action) for action in actions]),
        "ACTION_AMOUNT": _column([action.get("amount", 0) for action in actions]),
        "CARD_COST": _column([action.get("cost", 0) for action in actions]),
    }


def _or(value: int, unlimited: int) -> int:
    return unlimited if value == -1 else value


def _player_counts(entries: Sequence[Entry]) -> dict[str, Table]:
    rows = _by_id(entries, ("players_2", "players_3", "players_4"))
    return {
        "STACKS": _column([0, 0, *(row.whole("building_stacks", 1, 4) for row in rows)]),
        "VILLAGE_LIMIT": _column([0, 0, *(row.whole("village_limit", 1, 3) for row in rows)]),
    }


CONTENT = played_content(FOLDER)
CARDS = CONTENT.pool("card", CARDS_IN_BOX)
TILES = CONTENT.pool("tile", TILES_IN_BOX)
TABLES = compile_tables(CONTENT)

# What the rules name. A match with other content gets the same rules bound to that content's tables.
TOP_VERB = TABLES["TOP_VERB"]
TOP_TARGET = TABLES["TOP_TARGET"]
TOP_AMOUNT = TABLES["TOP_AMOUNT"]
BOTTOM_VERB = TABLES["BOTTOM_VERB"]
BOTTOM_TARGET = TABLES["BOTTOM_TARGET"]
BOTTOM_AMOUNT = TABLES["BOTTOM_AMOUNT"]
TILE_KIND = TABLES["TILE_KIND"]
TILE_COST = TABLES["TILE_COST"]
TILE_MOST = TABLES["TILE_MOST"]
TILE_KINDS_PAID = TABLES["TILE_KINDS_PAID"]
RINGS = TABLES["RINGS"]
FEWEST_PEOPLE = TABLES["FEWEST_PEOPLE"]
MOST_PEOPLE = TABLES["MOST_PEOPLE"]
PLAYER_LIMIT = TABLES["PLAYER_LIMIT"]
ACTION_VERB = TABLES["ACTION_VERB"]
ACTION_TARGET = TABLES["ACTION_TARGET"]
ACTION_AMOUNT = TABLES["ACTION_AMOUNT"]
CARD_COST = TABLES["CARD_COST"]
STACKS = TABLES["STACKS"]
VILLAGE_LIMIT = TABLES["VILLAGE_LIMIT"]
DIVISOR = TABLES["DIVISOR"]
VALUE = TABLES["VALUE"]
END_POINTS = TABLES["END_POINTS"]
DRAFT_TARGET = TABLES["DRAFT_TARGET"]
DRAFT_AMOUNT = TABLES["DRAFT_AMOUNT"]
START = TABLES["START"]
HUNGER_POINTS = TABLES["HUNGER_POINTS"]
CULTURE_POINTS = TABLES["CULTURE_POINTS"]
ALL_CARDS = TABLES["ALL_CARDS"]
ALL_TILES = TABLES["ALL_TILES"]

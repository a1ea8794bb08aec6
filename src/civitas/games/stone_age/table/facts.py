"""What lies on the table, read once from the view: tribes, who stands where, the last roll."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from civitas.games.stone_age.state import ONCE_VALUES
from civitas.games.stone_age.table import words
from civitas.games.stone_age.tables import (
    CARDS,
    CHARACTERS,
    CULTURE_POINTS,
    DIVISOR,
    GOODS,
    PLACES,
    RESOURCES,
    STACKS,
    SYMBOLS,
    TILES,
)
from civitas.web.table_contract import Seen, Told

GATHERING = {"hunt": "food", "forest": "wood", "clay_pit": "brick", "quarry": "stone", "river": "gold"}
VILLAGE = {"field": "food_track", "hut": "person", "tool_maker": "tool"}
CARD_PLACES = PLACES[8:12]
BUILDING_PLACES = PLACES[12:]
ROOM = {"field": 1, "hut": 2, "tool_maker": 1}
RINGS = 7


@dataclass(frozen=True)
class Tribe:
    """All that lies before one seat."""

    seat: int
    name: str
    mine: bool
    people: int
    stock: tuple[int, ...]  # wood, brick, stone, gold
    food: int
    food_track: int
    tools: tuple[int, ...]
    used: tuple[bool, ...]
    once: tuple[str, ...]  # for each value: not_held, held, used
    any_two: str
    cards: tuple[int, ...]
    extra: str  # "", "hidden", or the id of the card that only its owner knows
    tiles: tuple[int, ...]

    @property
    def resources(self) -> int:
        return sum(self.stock)

    @property
    def known_cards(self) -> tuple[int, ...]:
        """The cards whose lower halves the viewer can count."""
        return (*self.cards, CARDS.names.index(self.extra)) if self.extra in CARDS.names else self.cards

    @property
    def card_count(self) -> int:
        return len(self.cards) + bool(self.extra)

    @property
    def symbols(self) -> tuple[int, ...]:
        """How often each culture symbol is owned."""
        owned = [words.bottom_target(card) for card in self.known_cards if words.is_culture(card)]
        return tuple(owned.count(symbol) for symbol in SYMBOLS)

    @property
    def characters(self) -> tuple[int, ...]:
        cards = [card for card in self.known_cards if not words.is_culture(card)]
        return tuple(
            sum(words.bottom_amount(card) for card in cards if words.bottom_target(card) == character)
            for character in CHARACTERS
        )

    @property
    def factors(self) -> tuple[int, ...]:
        """What farmers, tool makers, builders and shamans are multiplied by."""
        return (self.food_track, sum(self.tools), len(self.tiles), self.people)


def culture_points(symbols: Sequence[int]) -> int:
    first, second = sum(n > 0 for n in symbols), sum(n > 1 for n in symbols)
    return int(CULTURE_POINTS[first] + CULTURE_POINTS[second])


def worth_of_card(tribe: Tribe, card: int) -> int:
    """What the lower half of a further card would score if the game ended now."""
    word = words.bottom_target(card)
    if not words.is_culture(card):
        return words.bottom_amount(card) * tribe.factors[CHARACTERS.index(word)]
    more = list(tribe.symbols)
    more[SYMBOLS.index(word)] += 1
    return culture_points(more) - culture_points(tribe.symbols)


@dataclass(frozen=True)
class Roll:
    """Dice that lie on the table, or lay there last."""

    seat: int
    name: str  # the good they were rolled for; "" for a draft
    dice: tuple[int, ...]
    total: int
    key: str  # changes with every roll

    @property
    def divisor(self) -> int:
        return int(DIVISOR[GOODS.index(self.name)]) if self.name else 0


@dataclass(frozen=True)
class Facts:
    """Everything the parts of the table share."""

    seen: Seen
    tribes: tuple[Tribe, ...]
    standing: Mapping[str, Mapping[int, tuple[int, ...]]]  # place -> seat -> the numbers of its people
    home: Mapping[int, tuple[int, ...]]
    asked: int | None  # who is asked
    question: str
    changes: Mapping[tuple[int, str], int] = field(default_factory=dict[tuple[int, str], int])

    @property
    def lang(self) -> str:
        return self.seen.lang

    @property
    def position(self) -> Mapping[str, Any]:
        return self.seen.position

    @property
    def mine(self) -> Tribe | None:
        """The viewer's own tribe."""
        return None if self.seen.viewer is None else self.tribes[self.seen.viewer]

    @property
    def deciding(self) -> Tribe | None:
        """The viewer's tribe while the viewer is asked."""
        return self.mine if self.seen.legal else None

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(tribe.name for tribe in self.tribes)

    @property
    def stacks(self) -> int:
        return int(STACKS[len(self.tribes)])

    @property
    def buying(self) -> str:
        """The place whose card or tile is being bought, or nothing."""
        return PLACES[self.position["buying"]] if self.position["buying"] else ""

    def can(self, decision: str) -> bool:
        return self.seen.can(decision) is not None


def read(seen: Seen) -> Facts:
    """The facts of a view."""
    tribes = tuple(_tribe(seen, seat) for seat in range(len(seen.chairs)))
    standing, home = _people(seen, tribes)
    over = seen.view["over"]
    return Facts(
        seen, tribes, standing, home, None if over else seen.view["to_act"], seen.view["asks"] or "", _changes(seen)
    )


def _tribe(seen: Seen, seat: int) -> Tribe:
    position = seen.position
    cards = zip(position["bought"], position["buyer"], strict=True)
    tiles = zip(position["built"], position["builder"], strict=True)
    return Tribe(
        seat,
        seen.chairs[seat].name,
        seen.chairs[seat].mine,
        position["people"][seat],
        tuple(position["stock"][seat][name] for name in RESOURCES),
        position["food"][seat],
        position["food_track"][seat],
        tuple(position["tools"][seat]),
        tuple(position["tool_used"][seat]),
        tuple(position["once"][seat]),
        position["any_two"][seat],
        tuple(CARDS.names.index(card) for card, buyer in cards if card and buyer == seat),
        position["extra"][seat] or "",
        tuple(TILES.names.index(tile) for tile, builder in tiles if tile and builder == seat),
    )


# ---- who stands where: every person keeps a number for the round, so that it travels from place to place


def _people(
    seen: Seen, tribes: Sequence[Tribe]
) -> tuple[dict[str, dict[int, tuple[int, ...]]], dict[int, tuple[int, ...]]]:
    standing: dict[str, dict[int, tuple[int, ...]]] = {place: {} for place in PLACES}
    home: dict[int, tuple[int, ...]] = {}
    told = _placements(seen)
    for tribe in tribes:
        free = list(range(tribe.people))
        placed = {place: n for place, n in seen.position["placed"][tribe.seat].items() if n}
        for place, n in sorted(placed.items(), key=lambda one: (tribe.seat, one[0]) not in told):
            numbers = told.get((tribe.seat, place), ())
            if len(numbers) != n or not set(numbers) <= set(free):
                numbers = tuple(free[:n])
            free = [number for number in free if number not in numbers]
            standing[place][tribe.seat] = numbers
        home[tribe.seat] = tuple(free)
    return standing, home


def _placements(seen: Seen) -> dict[tuple[int, str], tuple[int, ...]]:
    """The people that each placement of this round sent, as the log tells it."""
    sent: dict[int, int] = {}
    found: dict[tuple[int, str], tuple[int, ...]] = {}
    for told in _this_round(seen.told):
        if told.event == "places" and told.seat is not None:
            start, n = sent.get(told.seat, 0), told.values["people"]
            found[told.seat, told.values["place"]] = tuple(range(start, start + n))
            sent[told.seat] = start + n
    return found


def _this_round(told: Sequence[Told]) -> Sequence[Told]:
    for back in range(len(told) - 1, -1, -1):
        if told[back].event == "round_begins":
            return told[back:]
    return ()


# ---- what just happened


def _changes(seen: Seen) -> dict[tuple[int, str], int]:
    """How much of each good came or went since the viewer's last decision."""
    found: dict[tuple[int, str], int] = {}
    for told in seen.told:
        if not told.fresh or told.seat is None:
            continue
        if told.event in ("gains", "pays"):
            key, sign = (told.seat, told.values["good"]), 1 if told.event == "gains" else -1
            found[key] = found.get(key, 0) + sign * told.values["n"]
    return found


def roll_on_table(facts: Facts) -> Roll | None:
    """The dice that are being settled, else the last ones of this round."""
    position, seen = facts.position, facts.seen
    last = next((told for told in reversed(_this_round(seen.told)) if told.event in ("rolls", "rolls_draft")), None)
    lying = tuple(face for face in position["dice"] if face)
    key = str(last.decision) if last else "0"
    if facts.question == "draft" and facts.asked is not None:
        return Roll(facts.asked, "", lying, 0, key)
    if lying and position["roll_total"] and facts.asked is not None:
        return Roll(facts.asked, position["roll_for"], lying, position["roll_total"], key)
    if last is None or last.seat is None:
        return None
    dice = tuple(last.values["dice"])
    name = last.values["good"] if last.event == "rolls" else ""
    return Roll(last.seat, name, dice, _total_of(seen, last, dice), key)


def _total_of(seen: Seen, roll: Told, dice: Sequence[int]) -> int:
    """The total of a roll with the tools that were added to it."""
    total = sum(dice)
    after = False
    for told in seen.told:
        if told is roll:
            after = True
        elif after and told.event in ("adds_tool", "adds_once"):
            total = told.values["total"]
        elif after and told.event in ("rolls", "gains", "gains_nothing"):
            break
    return total


@lru_cache(maxsize=200)
def expected(dice: int, divisor: int) -> tuple[int, int, int]:
    """The least, the most and ten times the average that so many dice bring."""
    ways = {0: 1}
    for _ in range(dice):
        ways = {
            total: sum(ways.get(total - face, 0) for face in range(1, 7)) for total in range(max(ways) + 7) if total
        }
    mean = sum(total // divisor * n for total, n in ways.items()) * 10 / 6**dice
    return dice // divisor, 6 * dice // divisor, round(mean)


def held_once(tribe: Tribe) -> list[int]:
    """The values of the one-use tools that are ready."""
    return [value for value, state in zip(ONCE_VALUES, tribe.once, strict=True) if state == "held"]

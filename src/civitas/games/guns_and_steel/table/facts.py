"""What lies on the table, read once from the view: everybody's cards, the pyramid, the last attack."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from civitas.games.guns_and_steel.state import FIRST_OWNER, SECRET_BITS, WONDER_PLACES
from civitas.games.guns_and_steel.table import words
from civitas.games.guns_and_steel.tables import CARDS, CIVILIZATIONS, ERAS, MODES, PLAIN, RESOURCES, SLOTS, WONDERS
from civitas.web.table_contract import Seen, Told

NUMBER_OF = {name: number for number, name in enumerate(CARDS.names)}
WONDER_OF = {name: number for number, name in enumerate(WONDERS.names)}


@dataclass(frozen=True)
class Nation:
    """All that lies before one seat."""

    seat: int
    name: str
    mine: bool
    hand: tuple[int, ...]
    resources: tuple[int, ...]
    technologies: tuple[int, ...]
    unsure: tuple[int, ...]  # closed hands: in hand or resource side up
    unsure_laid: tuple[tuple[str, int], ...]  # of those, how many of each resource lie on the table
    wonders: tuple[int, ...]
    hand_size: int
    strength: int
    track: int
    glory: tuple[int, ...]  # markers by Era
    shown: tuple[int, ...]  # resource cards by resource

    @property
    def points(self) -> int:
        return sum(words.points_of(card) for card in (*self.hand, *self.resources, *self.technologies, *self.unsure))


@dataclass(frozen=True)
class Slot:
    """A card of the pyramid, with the cards that it rests on."""

    card: int
    slot: int
    era: int
    place: int  # in its row
    chain: tuple[int, ...]  # the slots of all linked cards


@dataclass(frozen=True)
class Defender:
    """One of the attacked."""

    seat: int
    strength: int
    reactions: tuple[int, ...]  # cards laid or turned in answer
    outcome: str  # "", waiting, reacting, defeated, holds
    lost: tuple[int, ...] = ()
    given: tuple[int, ...] = ()


@dataclass(frozen=True)
class Battle:
    """The attack under way, or the last one."""

    attacker: int
    card: int
    strength: int
    defenders: tuple[Defender, ...]
    settled: bool
    key: int  # the decision it began with


@dataclass(frozen=True)
class Facts:
    """Everything the parts of the table share."""

    seen: Seen
    nations: tuple[Nation, ...]
    pyramid: tuple[Slot, ...]
    tops: tuple[tuple[int, int], ...]  # by Era: the top of the research stack (-1: none) and how many are left
    wonders: tuple[int, ...]  # the wonders beside the pyramid
    asked: int | None
    question: str
    battle: Battle | None
    changes: Mapping[int, int] = field(default_factory=dict[int, int])  # seat -> points on the track since one's turn

    @property
    def lang(self) -> str:
        return self.seen.lang

    @property
    def position(self) -> Mapping[str, Any]:
        return self.seen.position

    @property
    def mine(self) -> Nation | None:
        return None if self.seen.viewer is None else self.nations[self.seen.viewer]

    @property
    def deciding(self) -> Nation | None:
        """The viewer's nation while the viewer is asked."""
        return self.mine if self.seen.legal else None

    @property
    def active(self) -> int | None:
        return self.position["active"]

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(nation.name for nation in self.nations)

    @property
    def mode(self) -> str:
        return self.position["mode"]

    @property
    def has_track(self) -> bool:
        return bool(words.TABLES["USES_MARKERS"][MODES.index(self.mode)])

    @property
    def temporary(self) -> tuple[int, ...]:
        return tuple(self.position["temporary"][name] for name in RESOURCES)

    @property
    def buying(self) -> int | None:
        name = self.position["buying"]
        return None if name is None else NUMBER_OF[name]

    @property
    def resolving(self) -> tuple[int, ...]:
        """The cards whose effects are under way, the outermost first."""
        names = self.position["frame_card"][: self.position["frames_left"]]
        return tuple(NUMBER_OF[name] for name in names)

    @cached_property
    def by_card(self) -> Mapping[str, str]:
        """The legal decisions that concern one card, by `place card`: `hand knight` -> `technology knight`."""
        found: dict[str, str] = {}
        for action in self.seen.legal:
            verb, _, name = action.name.partition(" ")
            found[f"{_WHERE.get(verb, verb)} {name}"] = action.name
        return found

    def can(self, decision: str) -> bool:
        return self.seen.can(decision) is not None

    def surcharge(self, slot: Slot) -> int:
        return max(len(slot.chain) - self.position["discount"], 0)

    def stack_surcharge(self, era: int) -> int:
        """GS-7.4: every pyramid card of an earlier Era."""
        return max(sum(slot.era < era for slot in self.pyramid) - self.position["discount"], 0)


# Where the card lies that a verb concerns.
_WHERE = {
    "resource": "hand",
    "technology": "hand",
    "activate": "technology",
    "deplete": "resource",
    "replenish": "technology",
    "retrieve": "retrieve",
    "buy": "sale",
}


def read(seen: Seen) -> Facts:
    """The facts of a view."""
    over = seen.view["over"]
    position = seen.position
    return Facts(
        seen,
        tuple(_nation(seen, seat) for seat in range(len(seen.chairs))),
        _pyramid(position),
        tuple((_number(position["stack_top"][era]), position["stack_left"][era]) for era in ERAS),
        tuple(number for name, number in WONDER_OF.items() if position["wonder"][name] == "available"),
        None if over else seen.view["to_act"],
        seen.view["asks"] or "",
        _battle(seen),
        _changes(seen),
    )


def _number(name: str | None) -> int:
    return -1 if name is None else NUMBER_OF[name]


def _nation(seen: Seen, seat: int) -> Nation:
    position = seen.position
    lying: dict[str, list[int]] = {"hand": [], "resource": [], "technology": [], "unsure": []}
    for name, place in position["place"][seat].items():
        if place != "away":
            lying[_true_place(seen, seat, NUMBER_OF[name], place)].append(NUMBER_OF[name])
    owned = WONDER_PLACES[FIRST_OWNER + seat]
    return Nation(
        seat,
        seen.chairs[seat].name,
        seen.chairs[seat].mine,
        tuple(lying["hand"]),
        tuple(lying["resource"]),
        tuple(lying["technology"]),
        tuple(lying["unsure"]),
        _unsure_laid(position, seat, lying["unsure"], lying["resource"]),
        tuple(number for name, number in WONDER_OF.items() if position["wonder"][name] == owned),
        position["hand_size"][seat],
        position["strength"][seat],
        position["track"][seat],
        tuple(position["glory"][seat][era] for era in ERAS),
        tuple(position["shown"][seat][name] for name in RESOURCES),
    )


def _true_place(seen: Seen, seat: int, card: int, place: str) -> str:
    """With closed hands only the owner knows where an unsure card is."""
    if place != "unsure" or seat != seen.viewer:
        return place
    word = seen.position["laid"][seat][card // SECRET_BITS]
    return "resource" if word >> (card % SECRET_BITS) & 1 else "hand"


def _unsure_laid(
    position: Mapping[str, Any], seat: int, unsure: Sequence[int], known: Sequence[int]
) -> tuple[tuple[str, int], ...]:
    """How many resource cards lie there whose other side nobody but the owner can tell."""
    if not unsure:
        return ()
    found: list[tuple[str, int]] = []
    for name in RESOURCES:
        n = position["shown"][seat][name] - sum(words.resource_of(card) == name for card in known)
        if n:
            found.append((name, n))
    return tuple(found)


def _pyramid(position: Mapping[str, Any]) -> tuple[Slot, ...]:
    """The cards that are left, from the bottom row up."""
    mode, players = MODES.index(position["mode"]), position["players"]
    shape = words.TABLES["SHAPE"][mode, players]
    filled = [name is not None for name in position["pyramid"]]
    found: list[Slot] = []
    for slot, name in enumerate(position["pyramid"]):
        if name is None:
            continue
        era = int(words.TABLES["SLOT_ROW"][shape, slot])
        place = slot - int(words.TABLES["ROW_START"][shape, era])
        found.append(Slot(NUMBER_OF[name], slot, era, place, _chain(int(shape), slot, filled)))
    return tuple(found)


def _chain(shape: int, slot: int, filled: Sequence[bool]) -> tuple[int, ...]:
    """GS-7.3: the slots of the cards below, as far as cards lie on cards."""
    below = words.TABLES["SLOTS_BELOW"][shape]
    reached, chain = int(below[slot]), []
    for other in range(slot - 1, -1, -1):
        if reached >> other & 1 and filled[other]:
            chain.append(other)
            reached |= int(below[other])
    return tuple(chain)


def row_lengths(facts: Facts) -> tuple[int, ...]:
    return tuple(int(n) for n in words.TABLES["ROW_LENGTH"][MODES.index(facts.mode), len(facts.nations)])


def price_units(card: int, links: int) -> tuple[int, ...]:
    """A demand by unit: food to oil, then any type."""
    costs = [int(n) for n in words.TABLES["COST"][card][:PLAIN]]
    return (*costs, links)


# ---- what just happened


def _changes(seen: Seen) -> dict[int, int]:
    found: dict[int, int] = {}
    signs = {"scores": 1, "loses_points": -1, "pays_points": -1}
    for told in seen.told:
        if told.fresh and told.seat is not None and told.event in signs:
            found[told.seat] = found.get(told.seat, 0) + signs[told.event] * told.values["n"]
    return found


def _battle(seen: Seen) -> Battle | None:
    """The last attack of this turn or of the turn before."""
    began = next((i for i in range(len(seen.told) - 1, -1, -1) if seen.told[i].event == "attacks"), None)
    if began is None:
        return None
    after = seen.told[began + 1 :]
    if sum(told.event == "turn_begins" for told in after) > 1:
        return None
    opening = seen.told[began]
    attacker = opening.seat or 0
    count = len(seen.chairs)
    order = [(attacker + distance) % count for distance in range(1, count)]
    settled = any(told.event in ("is_defeated", "holds") for told in after)
    return Battle(
        attacker,
        NUMBER_OF[opening.values["card"]],
        _strength(seen, attacker, after),
        tuple(_defender(seen, seat, after, order) for seat in order),
        settled,
        opening.decision,
    )


def _strength(seen: Seen, attacker: int, after: Sequence[Told]) -> int:
    for told in after:
        if told.event in ("is_defeated", "holds"):
            return told.values["attack"]
    return seen.position["strength"][attacker]


def _defender(seen: Seen, seat: int, after: Sequence[Told], order: Sequence[int]) -> Defender:
    result = next((i for i, t in enumerate(after) if t.event in ("is_defeated", "holds") and t.seat == seat), None)
    before = after if result is None else after[:result]
    answers = [t for t in before if t.seat == seat and t.event in ("reacts_with", "depletes")]
    reactions = tuple(NUMBER_OF[t.values["card"]] for t in answers)
    if result is None:
        return Defender(seat, seen.position["strength"][seat], reactions, _waiting(seen, seat, order))
    own = [t for t in _same_attack(after[result:]) if t.seat == seat]
    lost = tuple(NUMBER_OF[t.values["card"]] for t in own if t.event == "depletes")
    given = tuple(WONDER_OF[t.values["wonder"]] for t in own if t.event == "hands_over")
    outcome = "defeated" if after[result].event == "is_defeated" else "holds"
    return Defender(seat, after[result].values["strength"], reactions, outcome, lost, given)


def _same_attack(after: Sequence[Told]) -> Sequence[Told]:
    """What follows an outcome, up to the buying, which depletes cards too."""
    for i, told in enumerate(after):
        if told.event in ("buys", "passes", "turn_begins"):
            return after[:i]
    return after


def _waiting(seen: Seen, seat: int, order: Sequence[int]) -> str:
    """Where a defender stands in the order of reactions."""
    asked = seen.view["to_act"]
    if seen.view["asks"] != "react" or asked not in order:
        return "done"
    if seat == asked:
        return "reacting"
    return "done" if order.index(seat) < order.index(asked) else "waiting"


def is_civilization(card: int) -> bool:
    return card < CIVILIZATIONS


LAST_SLOT = SLOTS - 1

"""Positions of Beyond the Horizon, set up piece by piece, that keep every pawn, cube and card accounted for."""

from typing import Any

import civitas
from civitas.core.errors import IllegalDecision
from civitas.core.match import Match
from civitas.games.beyond_the_horizon.tables import (
    CARD_LEVEL,
    CARD_MODIFIER,
    CARDS,
    DIRECTION,
    FIRST_LEADER_SLOT,
    FIRST_SLOT_3,
    LEADERS,
    MODIFIERS,
    SLOTS,
    TILES,
)

SLUG = "beyond_the_horizon"
DIRECTIONS = ("east", "south_east", "south_west", "west", "north_west", "north_east")
HOMES = ("home_1", "home_2", "home_3", "home_4")
PHASES = ("end_turn", "seek_goal", "produce", "expand", "place_pawn")
PURPLE, GREEN = 0, 1
KINDS = ("settler", "soldier")


class Table:
    """A game after its setup, in which seat 0 plays first; governments are the first ones offered."""

    def __init__(self, players: int = 2, seed: int = 1, government: str = "") -> None:
        match = civitas.new(SLUG, players=players, seed=seed, first="1")
        while match.asks and match.asks.name == "government":
            match.play(match.legal()[0])
        self.plain: dict[str, Any] = match.position()
        self.players = players
        for seat in range(players):
            self.govern(seat, government or "government_2a")

    def govern(self, seat: int, government: str) -> "Table":
        """Gives a seat a government that changes no figure, or the one named."""
        self.plain["government"][seat] = government
        for what in MODIFIERS:
            self.plain["modifier"][seat][what] = 0
        return self

    # ---- pawns, coins, cubes

    def coins(self, seat: int, n: int) -> "Table":
        self.plain["coins"][seat] = n
        return self

    def active(self, seat: int, n: int) -> "Table":
        while self.plain["active"][seat] < n:
            self._pawn(seat)
            self.plain["active"][seat] += 1
        while self.plain["active"][seat] > n:
            self.plain["active"][seat] -= 1
            self._lay_down(seat)
        return self

    def _pawn(self, seat: int) -> None:
        columns = self.plain["inactive"][seat]
        letter = next(letter for letter in columns if columns[letter] > 0)
        columns[letter] -= 1

    def _lay_down(self, seat: int) -> None:
        columns = self.plain["inactive"][seat]
        places = {"a": 6, "b": 5, "c": 4, "d": 3, "e": 2}
        letter = next(letter for letter in reversed(columns) if columns[letter] < places[letter])
        columns[letter] += 1

    def cube(self, seat: int, track: str) -> None:
        self.plain["cubes"][seat][track] -= 1

    def structure(self, seat: int, name: str) -> "Table":
        """Puts a structure into a seat's own supply, from the stack or the display."""
        for level in (1, 2, 3):
            self._take_structure(level, name)
        self.plain["holder"][name] = seat
        return self

    def _take_structure(self, level: int, name: str) -> None:
        stack, shown = self.plain[f"stack_{level}"], self.plain[f"shown_{level}"]
        display = self.plain["display"][f"level_{level}"]
        if name in stack:
            # The top one changes places with it, and comes out.
            left = self.plain["stack_left"][f"level_{level}"]
            place = stack.index(name)
            stack[place], stack[left - 1] = stack[left - 1], None
            shown[8 - left] = name
            self.plain["stack_left"][f"level_{level}"] = left - 1
        elif name in display:
            place = display.index(name)
            left = self.plain["stack_left"][f"level_{level}"]
            fresh = stack[left - 1]
            stack[left - 1] = None
            shown[8 - left] = fresh
            display[place] = fresh
            self.plain["stack_left"][f"level_{level}"] = left - 1

    # ---- the map

    def no_units(self, seat: int) -> "Table":
        """Takes a seat's units off the map; their pawns become active."""
        for unit in self.plain["strength"][seat]:
            if self.plain["strength"][seat][unit] > 0:
                self.plain["strength"][seat][unit] = 0
                self.plain["stands_on"][seat][unit] = None
                self.plain["active"][seat] += 1
        return self

    def unit(self, seat: int, kind: str, strength: int, tile: str) -> "Table":
        own = self.plain["strength"][seat]
        unit = next(f"{kind}_{n}" for n in range(1, 9) if own[f"{kind}_{n}"] == 0)
        own[unit] = strength
        self.plain["stands_on"][seat][unit] = tile
        self._pawn(seat)
        return self

    def tile(self, name: str, q: int, r: int) -> "Table":
        """Explores a territory that lies in the stack."""
        stack, left = self.plain["territories"], self.plain["territories_left"]
        place = stack.index(name)
        stack[place], stack[left - 1] = stack[left - 1], None
        self.plain["explored_tiles"][24 - left] = name
        self.plain["territories_left"] = left - 1
        self.plain["on_map"][name] = True
        self.plain["tile_q"][name], self.plain["tile_r"][name] = q, r
        for number, direction in enumerate(DIRECTIONS):
            dq, dr = DIRECTION[number]
            other = self.at(q + dq, r + dr)
            if other:
                self.plain["beside"][name][direction] = other
                self.plain["beside"][other][DIRECTIONS[(number + 3) % 6]] = name
        return self

    def at(self, q: int, r: int) -> str:
        for tile in TILES.names:
            here = (self.plain["tile_q"][tile], self.plain["tile_r"][tile])
            if self.plain["on_map"][tile] and here == (q, r):
                return tile
        return ""

    def village(self, seat: int, tile: str, track: str) -> "Table":
        self.plain["village"][tile] = seat
        self.cube(seat, track)
        return self

    def city(self, seat: int, tile: str, track: str) -> "Table":
        self.plain["city"][tile] = seat
        self.cube(seat, track)
        return self

    def built(self, seat: int, structure: str, tile: str, track: str) -> "Table":
        self.structure(seat, structure)
        self.plain["holder"][structure] = None
        self.plain["covered_by"][tile] = structure
        self.plain["left_builder"][tile] = seat
        self.cube(seat, track)
        return self

    # ---- technologies

    def scholar(self, seat: int, slot: str, card: str = "") -> "Table":
        """A technology that a seat has researched; the card of a slot of level II or III is put there."""
        level = int(slot[1])
        if level in (2, 3) and self.plain["card"][slot] is None:
            self._put_card(slot, level, card)
        if level >= 2:
            self._leader(seat, slot, level)
        known = self.plain["card"][slot]
        self.plain["scholar"][seat][slot] = True
        self.plain["researched"][seat][known] = True
        for number, what in enumerate(MODIFIERS):
            self.plain["modifier"][seat][what] += int(CARD_MODIFIER[CARDS.names.index(known), number])
        self._pawn(seat)
        return self

    def _put_card(self, slot: str, level: int, card: str) -> None:
        deck, left = self.plain[f"deck_{level}"], self.plain[f"deck_{level}_left"]
        place = deck.index(card)
        deck[place], deck[left - 1] = deck[left - 1], None
        self.plain[f"deck_{level}_left"] = left - 1
        gained = self.plain[f"gained_{level}_left"]
        self.plain[f"gained_{level}"][gained] = card
        self.plain[f"gained_{level}_left"] = gained + 1
        self.plain["card"][slot] = card

    def _leader(self, seat: int, slot: str, level: int) -> None:
        place = SLOTS.index(slot) - {2: FIRST_LEADER_SLOT, 3: FIRST_SLOT_3, 4: 16}[level]
        if self.plain["leader"][slot] is None:
            leader = self.plain[f"hidden_{level}"][place]
            self.plain[f"hidden_{level}"][place] = None
            self.plain[f"known_{level}"][place] = leader
            self.plain["leader"][slot] = leader
            self.plain["leader_owner"][slot] = seat

    def leader(self, slot: str, name: str) -> "Table":
        """Lets a certain leader wait on a slot."""
        level = int(slot[1])
        place = SLOTS.index(slot) - {2: FIRST_LEADER_SLOT, 3: FIRST_SLOT_3, 4: 16}[level]
        hidden = self.plain[f"hidden_{level}"]
        other = hidden.index(name)
        hidden[place], hidden[other] = hidden[other], hidden[place]
        assert name in LEADERS.names
        return self

    def deck(self, level: int, *top: str) -> "Table":
        """Orders a deck: these cards come first."""
        left = self.plain[f"deck_{level}_left"]
        cards = self.plain[f"deck_{level}"][:left]
        assert all(CARD_LEVEL[CARDS.names.index(card)] == level for card in top)
        rest = [card for card in cards if card not in top]
        self.plain[f"deck_{level}"][:left] = [*rest, *reversed(top)]
        return self

    # ---- whose turn

    def turn(self, seat: int, phase: str = "place_pawn") -> Match:
        """The match in a phase of a seat's turn: place_pawn, expand, produce or seek_goal."""
        steps = PHASES[: PHASES.index(phase) + 1]
        depth = len(self.plain["agenda_step"])
        blank = depth - len(steps)
        self.plain["turn_of"] = seat
        self.plain["asked"], self.plain["to_act"] = "nothing", None
        self.plain["agenda_left"] = len(steps)
        self.plain["agenda_step"] = [*steps, *["nothing"] * blank]
        self.plain["agenda_seat"] = [*[seat] * len(steps), *[None] * blank]
        self.plain["agenda_a"] = [0] * depth
        self.plain["agenda_b"] = [0] * depth
        return civitas.position(SLUG, self.plain, players=self.players)


def whole_map() -> Table:
    """Four players and all tiles: each new one touches two others, as the rules want it."""
    table = Table(4)
    while table.plain["territories_left"]:
        taken = [(table.plain["tile_q"][name], table.plain["tile_r"][name])
                 for name, there in table.plain["on_map"].items() if there]  # fmt: skip
        beside = [(q + int(dq), r + int(dr)) for q, r in taken for dq, dr in DIRECTION]
        free = (spot for spot in set(beside) - set(taken) if beside.count(spot) >= 2)
        spots = sorted(free, key=lambda spot: (abs(spot[0]) + abs(spot[1]), spot))
        table.tile(table.plain["territories"][table.plain["territories_left"] - 1], *spots[0])
    return table


def play(match: Match, *decisions: str) -> Match:
    for decision in decisions:
        match.play(decision)
    return match


def answers(match: Match) -> list[str]:
    return [action.name for action in match.legal()]


def question(match: Match) -> tuple[str, int | None]:
    return (match.asks.name if match.asks else "", match.to_act)


def refusal(match: Match, decision: str) -> str:
    """The rule that forbids a decision; trying it changes nothing."""
    before = match.bytes()
    try:
        match.play(decision)
    except IllegalDecision as error:
        assert match.bytes() == before
        return error.rule
    raise AssertionError(f"{decision} was allowed")


def cell(match: Match, field: str, *places: Any) -> Any:
    value = match.position()[field]
    for place in places:
        value = value[place]
    return value

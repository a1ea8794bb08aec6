"""Positions of Stone Age to test rules from: a fresh table on which people, goods, cards and tiles are moved about.

Every move keeps the box complete: a card or tile that comes to one place leaves another.
"""

from functools import cache
from typing import Any, Self

import civitas
from civitas.core.chance import WORDS, next_word, roll_die, seed_generator
from civitas.core.match import Match

RESOURCES = ("wood", "brick", "stone", "gold")
GATHERING = ("forest", "clay_pit", "quarry", "river")
VILLAGE = ("tool_maker", "hut", "field")
ONCE_CARDS = ("yellow_tool_maker2_once2", "yellow_tool_maker1_once3", "yellow_tool_maker1_once4")
ANY_TWO = "green_medicine_any2"
EXTRA = "green_writing_card"
WAITING_PLACES = ("hunt", "card_4", "building_2", "card_3")
LAST_ROUND = 100


class Table:
    """A table at the start of a match, seat 0 first; say what differs, then from where play goes on."""

    def __init__(self, players: int = 4) -> None:
        self.players = players
        self.plain: dict[str, Any] = civitas.new("stone_age", players, seed=1, first="1").position()

    # ---- tribes

    def has(self, seat: int, *, tools: tuple[int, ...] = (), used: tuple[bool, ...] = (), **amounts: int) -> Self:
        """What a tribe has: wood, brick, stone, gold, food, food_track, people, tools and which of them are used."""
        for name, amount in amounts.items():
            if name in RESOURCES:
                self.plain["stock"][seat][name] = amount
            else:
                self.plain[name][seat] = amount
        if tools:
            self.plain["tools"][seat] = list(tools)
        if used:
            self.plain["tool_used"][seat] = list(used)
        return self._count_people(seat)

    def scored(self, seat: int, **earned: int) -> Self:
        """Points scored so far, from `buildings`, `cards` and `hunger`."""
        self.plain["earned"][seat].update(earned)
        self.plain["score"][seat] = sum(self.plain["earned"][seat].values())
        return self

    def stand(self, seat: int, **places: int) -> Self:
        """People on the board; the tribe grows to as many as that takes."""
        for place, people in places.items():
            self.plain["placed"][seat][place] = people
            self.plain["crowd"][place] = sum(placed[place] for placed in self.plain["placed"])
        return self._count_people(seat)

    def _count_people(self, seat: int) -> Self:
        away = sum(self.plain["placed"][seat].values())
        people = max(self.plain["people"][seat], away)
        self.plain["people"][seat] = people
        self.plain["unplaced"][seat] = people - away
        return self

    # ---- cards

    def card_on(self, space: int, design: str) -> Self:
        """Lays a card on a space; the one that lay there goes under the deck."""
        spaces = self.plain["space"]
        if spaces[space - 1] != design:
            self._take_from_deck(design)
            if spaces[space - 1] is not None:
                self._put_into_deck(0, spaces[space - 1])
            spaces[space - 1] = design
        return self

    def buys_from(self, seat: int, *spaces: int) -> Self:
        """The cards of some spaces were bought this round."""
        for space in spaces:
            self._keep(seat, self.plain["space"][space - 1], True)
            self.plain["space"][space - 1] = None
        return self

    def keeps(self, seat: int, *designs: str, used: bool = False) -> Self:
        """Cards bought earlier; one-use tools and the any-two card are still there, or used."""
        for design in designs:
            self._take_from_deck(design)
            self._keep(seat, design, used)
        return self

    def hides(self, seat: int, design: str) -> Self:
        """An extra card, and the card that brought it."""
        self.keeps(seat, EXTRA)
        self._take_from_deck(design)
        self.plain["extra"][seat] = design
        return self

    def deck_begins(self, *designs: str) -> Self:
        """The next cards to be drawn, in that order."""
        for design in reversed(designs):
            self._take_from_deck(design)
            self._put_into_deck(self.plain["deck_left"], design)
        return self

    def deck_holds(self, left: int) -> Self:
        """Shortens the deck from below; what is missing was bought by the last seat long ago."""
        while self.plain["deck_left"] > left:
            self._keep(self.players - 1, self._out_of_deck(0), True)
        return self

    def _take_from_deck(self, design: str) -> None:
        deck, spaces = self.plain["deck"], self.plain["space"]
        if design not in deck:
            space = spaces.index(design)
            deck[0], spaces[space] = spaces[space], deck[0]
        self._out_of_deck(deck.index(design))

    def _out_of_deck(self, place: int) -> str:
        design: str = self.plain["deck"].pop(place)
        self.plain["deck"].append(None)
        self.plain["deck_left"] -= 1
        return design

    def _put_into_deck(self, place: int, design: str) -> None:
        self.plain["deck"].insert(place, design)
        self.plain["deck"].pop()
        self.plain["deck_left"] += 1

    def _keep(self, seat: int, design: str, used: bool) -> None:
        place = self.plain["bought_left"]
        self.plain["bought"][place] = design
        self.plain["buyer"][place] = seat
        self.plain["bought_left"] += 1
        if design in ONCE_CARDS:
            self.plain["once"][seat][ONCE_CARDS.index(design)] = "used" if used else "held"
        elif design == ANY_TWO:
            self.plain["any_two"][seat] = "used" if used else "held"

    # ---- buildings

    def tile_on(self, stack: int, design: str) -> Self:
        """Lays a tile face up on a stack; it changes places with the one that lay there."""
        if self.plain["top_tile"][stack - 1] != design:
            self._swap_tile(design, self.plain["top_tile"], stack - 1)
        return self

    def tile_below(self, stack: int, design: str) -> Self:
        """Lays a tile right below the top one of a stack."""
        under = self.plain["stack_left"][stack - 1] - 2
        if self.plain["stack"][stack - 1][under] != design:
            self._swap_tile(design, self.plain["stack"][stack - 1], under)
        return self

    def tiles_left(self, stack: int, left: int) -> Self:
        """Shortens a stack; what is missing was built by the last seat long ago."""
        while self.plain["stack_left"][stack - 1] > left:
            self._build(self.players - 1, stack - 1)
        return self

    def owns(self, seat: int, *designs: str) -> Self:
        """Tiles built earlier, from whatever stack is the highest."""
        heights = self.plain["stack_left"]
        for design in designs:
            stack = max(range(self.players), key=lambda stack: heights[stack])
            self.tile_below(stack + 1, design)
            self._build(seat, stack)
        return self

    def _swap_tile(self, design: str, cells: list[str], place: int) -> None:
        for others in (*self.plain["stack"], self.plain["top_tile"]):
            if design in others:
                other = others.index(design)
                others[other], cells[place] = cells[place], others[other]
                return
        raise ValueError(f"no {design} is left in the stacks")

    def _build(self, seat: int, stack: int) -> None:
        place = self.plain["built_left"]
        under = self.plain["stack_left"][stack] - 2
        self.plain["built"][place] = self.plain["stack"][stack][under]
        self.plain["stack"][stack][under] = None
        self.plain["builder"][place] = seat
        self.plain["built_left"] += 1
        self.plain["stack_left"][stack] -= 1

    # ---- chance

    def rolls(self, *faces: int) -> Self:
        """What the next dice show."""
        self.plain["chance"] = list(luck_for(faces))
        return self

    # ---- from where play goes on

    def placing(self, seat: int = 0) -> Match:
        """Phase 1, a seat's turn."""
        return self._go_on("placement", "place_people", seat)

    def acting(self, seat: int = 0) -> Match:
        """Phase 2, the turn of the first player; the next seat has two places and so a question of its own."""
        self.plain["first_player"] = seat
        following = (seat + 1) % self.players
        if not any(self.plain["placed"][following].values()):
            free = [place for place in WAITING_PLACES if place == "hunt" or self.plain["crowd"][place] == 0]
            self.stand(following, **dict.fromkeys(free[:2], 1))
        return self._go_on("actions", "use_people", seat)

    def feeding(self, seat: int = 0) -> Match:
        """Phase 3, with everybody at home; the seat is the first player."""
        self.plain["first_player"] = seat
        return self._go_on("feeding", "feed_tribe", seat)

    def after_feeding(self) -> Match:
        """The end of a round."""
        return self._go_on("feeding", "begin_next_round", self.plain["first_player"])

    def ended(self) -> Match:
        """The end of the last round."""
        self.plain["round_number"] = LAST_ROUND
        return self.after_feeding()

    def _go_on(self, phase: str, step: str, seat: int) -> Match:
        nothing_open = {"asked": "nothing", "to_act": None}
        agenda = {"agenda_left": 1, "agenda_step": [step], "agenda_seat": [seat], "agenda_a": [0], "agenda_b": [0]}
        plain = {**self.plain, **nothing_open, **agenda, "phase": phase}
        return civitas.position("stone_age", plain, players=self.players, first="1")


@cache
def luck_for(faces: tuple[int, ...]) -> tuple[int, ...]:
    """A state of the generator from which dice show these faces."""
    luck = [0] * WORDS
    seed_generator(luck, 7, 7, 7)
    while True:
        ahead = list(luck)
        if all(roll_die(ahead) == face for face in faces):
            return tuple(luck)
        next_word(luck)


# ---- looking at a match


def answers(match: Match) -> list[str]:
    """The names of the legal decisions."""
    return [action.name for action in match.legal()]


def question(match: Match) -> tuple[str, int | None]:
    """What is asked, and whom."""
    return ("" if match.asks is None else match.asks.name), match.to_act


def refusal(match: Match, decision: str) -> str:
    """The number of the rule that forbids a decision, or nothing."""
    rule = match.check(decision)
    return "" if rule is None else rule.number


def cell(match: Match, name: str, *place: Any) -> Any:
    """One value of the position: `cell(match, "stock", 0, "wood")`."""
    value = match.position()[name]
    for step in place:
        value = value[step]
    return value


def stock(match: Match, seat: int) -> tuple[int, ...]:
    """A seat's wood, brick, stone and gold."""
    return tuple(match.position()["stock"][seat].values())


def cards_of(match: Match, seat: int) -> list[str]:
    """The cards that a seat has bought."""
    position = match.position()
    pairs = zip(position["bought"], position["buyer"], strict=True)
    return [design for design, buyer in pairs if buyer == seat]


def tiles_of(match: Match, seat: int) -> list[str]:
    """The tiles that a seat has built."""
    position = match.position()
    pairs = zip(position["built"], position["builder"], strict=True)
    return [design for design, builder in pairs if builder == seat]


def noted(match: Match, event: str) -> list[tuple[int, ...]]:
    """Every note of an event: the seat, then its numbers without the list at the end."""
    events = match.game.events
    found = [note for note in match.notes if events[note.event].name == event]
    return [(note.seat, *note.numbers[: len(events[note.event].numbers)]) for note in found]


def dice_noted(match: Match, event: str = "rolls") -> list[list[int]]:
    """The dice of every roll."""
    events = match.game.events
    found = [note for note in match.notes if events[note.event].name == event]
    return [[face for face in note.numbers[len(events[note.event].numbers) :] if face] for note in found]


def play(match: Match, *decisions: str) -> Match:
    for decision in decisions:
        match.play(decision)
    return match


def outcomes(match: Match, asked: str) -> list[Match]:
    """The matches after every sequence of answers to a question that is asked again and again."""
    if question(match)[0] != asked:
        return [match]
    found: list[Match] = []
    for action in match.legal():
        branch = match.copy()
        branch.play(action)
        found += outcomes(branch, asked)
    return found

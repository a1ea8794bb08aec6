"""Positions of Historia to test rules from: a table after the setup on which cubes, cards and levels are moved about.

Every move keeps the box complete: nine cubes a colour, ten action cards and five advisors a hand, every wonder once.
"""

from typing import Any, Self

import civitas
from civitas.core.match import Match
from civitas.games.historia.state import EVENTS, ROW_SPACES, STEPS
from civitas.games.historia.tables import ACTION_WORDS, CONTENT, OWN_ADVISORS, TERRITORIES

CUBES = 9
BOT_CUBES = 8
UNLOCKED = {"war": 2, "tourism": 12}
TOKENS = [entry["id"] for entry in CONTENT["territory_token"]]
ADVISORS = {entry["id"]: entry["civilization"] for entry in CONTENT["advisor"]}
STEP_SLOTS = 16


class Table:
    """A table at the start of turn 1; say what differs, then from where play goes on."""

    def __init__(self, players: int = 3, turn: int = 1, **options: object) -> None:
        self.players = players
        self.options = {"civbots": "usual" if players == 1 else "0", **options}
        match = civitas.new("historia", players, seed=3, **self.options)
        while match.asks is None or match.asks.name != "select":
            match.play(match.legal()[0])
        self.plain: dict[str, Any] = match.position()
        self.bots = self.plain["bots"]
        self.order(*range(players))
        for seat in range(players):
            self.at(seat, TERRITORIES[seat])
        for bot in range(self.bots):
            self.at(players + bot, TERRITORIES[players + bot])
        self.row()
        self._lead(turn)

    # ---- civilizations

    def order(self, *seats: int) -> Self:
        self.plain["order"] = [*seats, *[None] * (6 - len(seats))]
        return self

    def at(self, civ: int, *territories: str) -> Self:
        """Where the cubes of a civilization stand."""
        places = self.plain["cube"][f"civ_{civ + 1}"]
        for territory in TERRITORIES:
            places[territory] = territory in territories
        return self._count_cubes(civ)

    def cubes(self, civ: int, supply: int, used: int = 0) -> Self:
        self._of(civ, "supply", supply)
        self._of(civ, "used", used)
        return self._count_cubes(civ)

    def _count_cubes(self, civ: int) -> Self:
        name = f"civ_{civ + 1}"
        on_map = sum(self.plain["cube"][name].values())
        if civ < self.players:
            left = CUBES - self.plain["supply"][name] - self.plain["used"][name] - on_map
            self._of(civ, "reserve", left)
        else:
            self._of(civ, "supply", BOT_CUBES - on_map - self.plain["used"][name] if on_map else 0)
        return self

    def _of(self, civ: int, field: str, value: int) -> None:
        self.plain[field][f"civ_{civ + 1}"] = value

    def levels(self, civ: int, tech: int, mil: int) -> Self:
        """The levels, and the cards that they have brought."""
        self._of(civ, "tech", tech)
        self._of(civ, "mil", mil)
        for action, level in UNLOCKED.items():
            if civ < self.players and tech >= level and self.plain["card_at"][civ][action] == "aside":
                self.plain["card_at"][civ][action] = "hand"
        return self

    def points(self, civ: int, points: int) -> Self:
        self._of(civ, "points", points)
        if civ < self.players:
            self.plain["earned"][civ] = {**dict.fromkeys(self.plain["earned"][civ], 0), "levels": points}
        return self

    # ---- cards

    def queue(self, seat: int, *actions: str) -> Self:
        """The queue, oldest card first; what lay there is in hand."""
        for action in ACTION_WORDS:
            if self.plain["card_at"][seat][action] == "queue":
                self.plain["card_at"][seat][action] = "hand"
        for action in actions:
            self.plain["card_at"][seat][action] = "queue"
        self.plain["queue"][seat] = [*actions, *[None] * (len(ACTION_WORDS) - len(actions))]
        self.plain["queue_left"][seat] = len(actions)
        return self

    def reveal(self, seat: int, *cards: str) -> Self:
        """Cards on the table, revealed and not yet resolved; an advisor is called by name."""
        for card in cards:
            if card in ADVISORS:
                self._advisor_on_table(seat, card)
            else:
                self.plain["card_at"][seat][card] = "table"
        return self

    def _advisor_on_table(self, seat: int, advisor: str) -> None:
        own = self.holds(seat, advisor).plain["advisor_hand"][seat]
        place = OWN_ADVISORS[_place_in_set(advisor)]
        own.remove(place)
        own.append(None)
        table = self.plain["advisor_table"][seat]
        table[table.index(None)] = place

    def holds(self, seat: int, *advisors: str) -> Self:
        """The advisors in hand, whose civilization becomes the seat's; the others lie face down in the deck."""
        self.plain["civilization"][seat] = ADVISORS[advisors[0]]
        hand = [OWN_ADVISORS[_place_in_set(advisor)] for advisor in advisors]
        deck = [own for own in OWN_ADVISORS if own not in hand]
        self.plain["advisor_hand"][seat] = [*hand, *[None] * (5 - len(hand))]
        self.plain["advisor_deck"][seat] = [*deck, *[None] * (5 - len(deck))]
        return self

    def owns(self, seat: int, *wonders: str, turned: tuple[str, ...] = ()) -> Self:
        for wonder in wonders:
            self._take_from_row(wonder)
            self.plain["wonder_at"][wonder] = f"seat_{seat + 1}"
            self.plain["wonders"][seat] += 1
            self.plain["wonder_state"][wonder] = "turned" if wonder in turned else "ready"
        return self

    def row(self, *wonders: str) -> Self:
        """The wonder row; what lay there is back in its deck."""
        for wonder in self.plain["row"]:
            if wonder is not None:
                self.plain["wonder_at"][wonder] = "deck"
        for wonder in wonders:
            self.plain["wonder_at"][wonder] = "row"
        self.plain["row"] = [*wonders, *[None] * (ROW_SPACES - len(wonders))]
        self.plain["row_left"] = len(wonders)
        return self

    def _take_from_row(self, wonder: str) -> None:
        if wonder in self.plain["row"]:
            self.row(*(one for one in self.plain["row"] if one not in (None, wonder)))

    def tokens(self, **numbers: int) -> Self:
        """Which tokens lie on some territories; on the others lie the lowest that are left."""
        left = [number for number in range(1, len(TOKENS) + 1) if number not in numbers.values()]
        for territory in TERRITORIES:
            number = numbers[territory] if territory in numbers else left.pop(0)
            self.plain["token"][territory] = f"token_{number}"
        self.plain["spare_token"] = [f"token_{number}" for number in left]
        return self

    def leaves_map(self, *civs: int) -> Self:
        """Civilizations that have not placed yet."""
        for civ in civs:
            self.at(civ)
            if civ >= self.players:
                self._of(civ, "supply", BOT_CUBES)
        return self

    def leader(self, seat: int, leader: str) -> Self:
        """A face-up leader of the current era; whoever had that leader takes this seat's."""
        era = f"era_{(self.plain['turn'] - 1) // 4 + 1}"
        mine = self.plain["leader"][seat][era]
        box = self.plain["leader_box"][era]
        if leader in box:
            box[box.index(leader)] = mine
        else:
            holder = next(one for one in self.plain["leader"] if one[era] == leader)
            holder[era] = mine
        self.plain["leader"][seat][era] = leader
        return self

    def event(self, event: str) -> Self:
        self.plain["event_now"] = event
        return self

    def _lead(self, turn: int) -> None:
        """Goes to a turn: the leaders of its era lie before the seats, those of the eras before are gone."""
        self.plain["turn"] = turn
        if self.players == 1:
            return
        for later in range(2, (turn - 1) // 4 + 2):
            era, past = f"era_{later}", f"era_{later - 1}"
            box = self.plain["leader_box"][era]
            for seat in range(self.players):
                gone = self.plain["leader_gone"][past]
                gone[seat] = self.plain["leader"][seat][past]
                self.plain["leader"][seat][past] = None
                taken = len([one for one in box if one is not None]) - 1
                self.plain["leader"][seat][era], box[taken] = box[taken], None

    # ---- from where play goes on

    def selecting(self) -> Match:
        """A round begins."""
        return self._go_on(("begin_round", None, 0))

    def resolving(self) -> Match:
        """All cards on the table are resolved in turn order, then the round is over."""
        return self._go_on(("resolve_humans", None, 0))

    def ending(self) -> Match:
        """The Civbots act, and the turn ends."""
        return self._go_on(("act_civbots", None, 0))

    def icons(self) -> Match:
        """The turn ends without any acts of Civbots."""
        return self._go_on(("resolve_icon", None, 0))

    def placing(self, lap: int = 0) -> Match:
        """The first cubes are placed; those that stand on the map stay there."""
        self.plain["turn"] = 0
        for era, box in self.plain["leader_box"].items():
            for one in self.plain["leader"]:
                if one[era] is not None:
                    box[box.index(None)], one[era] = one[era], None
        return self._go_on(("begin_turn", None, 0), ("place_civbots", None, 0), ("place_first_cubes", None, lap))

    def _go_on(self, *steps: tuple[str, int | None, int]) -> Match:
        """The last step is done first."""
        empty = STEP_SLOTS - len(steps)
        assert all(step in STEPS for step, _, _ in steps)
        self.plain["agenda_left"] = len(steps)
        self.plain["agenda_step"] = [*(step for step, _, _ in steps), *["nothing"] * empty]
        self.plain["agenda_seat"] = [*(seat for _, seat, _ in steps), *[None] * empty]
        self.plain["agenda_a"] = [*(a for _, _, a in steps), *[0] * empty]
        self.plain["agenda_b"] = [0] * STEP_SLOTS
        plain = {name: value for name, value in self.plain.items() if name not in ("asked", "to_act")}
        return civitas.position("historia", plain, players=self.players, seed=1, **self.options)


def _place_in_set(advisor: str) -> int:
    members = [one for one, civilization in ADVISORS.items() if civilization == ADVISORS[advisor]]
    return members.index(advisor)


# ---- what a match shows


def play(match: Match, *decisions: str) -> Match:
    for decision in decisions:
        match.play(decision)
    return match


def answers(match: Match) -> list[str]:
    return [action.name for action in match.legal()]


def question(match: Match) -> tuple[str, int] | None:
    asked, seat = match.asks, match.to_act
    return None if asked is None or seat is None else (asked.name, seat)


def refusal(match: Match, decision: str) -> str:
    rule = match.check(decision)
    return "" if rule is None else rule.number


def of(match: Match, civ: int, field: str) -> Any:
    """A field of one civilization."""
    values = match.position()[field]
    return values[f"civ_{civ + 1}"] if isinstance(values, dict) else values[civ]


def cubes(match: Match, civ: int) -> tuple[int, int, int]:
    """Supply, used pool and map."""
    return of(match, civ, "supply"), of(match, civ, "used"), len(places(match, civ))


def places(match: Match, civ: int) -> set[str]:
    return {territory for territory, stands in of(match, civ, "cube").items() if stands}


def levels(match: Match, civ: int) -> tuple[int, int]:
    return of(match, civ, "tech"), of(match, civ, "mil")


def queue(match: Match, seat: int) -> list[str]:
    return [card for card in of(match, seat, "queue") if card is not None]


def hand(match: Match, seat: int) -> set[str]:
    return {card for card, place in of(match, seat, "card_at").items() if place == "hand"}


def wonders(match: Match, seat: int) -> set[str]:
    return {wonder for wonder, place in match.position()["wonder_at"].items() if place == f"seat_{seat + 1}"}


def order(match: Match) -> list[int]:
    return [seat for seat in match.position()["order"] if seat is not None]


def noted(match: Match, event: str) -> list[tuple[int, tuple[int, ...]]]:
    """The notes of one kind of event: seat and numbers."""
    return [(note.seat, note.numbers) for note in match.notes if EVENTS[note.event].name == event]


def sets_of(match: Match) -> set[frozenset[str]]:
    """The sets of cards that may be selected."""
    return {frozenset(name.split()[1:]) for name in answers(match) if name.startswith("select ")}

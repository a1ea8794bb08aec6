"""Positions of Nations to test rules from: a table after the setup on which goods, workers and cards are moved about.

Every change keeps the box complete: thirteen workers a nation, each card in one place. What follows from the cards in
play (strength, stability, modifiers) is counted by the game's own rule.
"""

from typing import Any, Self

import civitas
from civitas.core.engine import engine_of
from civitas.core.match import Match
from civitas.games.nations import GAME
from civitas.games.nations.rules.resolution import count_income
from civitas.games.nations.rules.settling import recompute
from civitas.games.nations.state import EVENTS, LAYOUT, STEPS
from civitas.games.nations.tables import AGES, CARD_AGE, CARDS, EVENT_POOL, GOODS, NATIONS, PROGRESS_CARDS, TILES

SLUG = "nations"
DEPTH = 40
WORKERS = 13
PAUSE_EVENT = "evt_ecological_collapse"  # asks everybody before anything happens, so that play stops there
QUIET_EVENT = "evt_rigveda"  # famine 2; nothing happens without wars, battles and a nation with most food


class Table:
    """A table in the Action phase of round 1, seat 0 first; say what differs, then from where play goes on."""

    def __init__(self, players: int = 2, **options: object) -> None:
        self.players = players
        self.options = {"levels": "all", "difficulty": "prince", **options}
        match = civitas.new(SLUG, players, seed=11, **self.options)
        while match.asks is None or match.asks.name != "turn":
            match.play(match.legal()[-1])
        self.plain: dict[str, Any] = match.position()
        self.order(*range(players))
        for seat in range(players):
            self.goods(seat, gold=10, food=10, stone=10, books=10)
        if players > 1:
            self.event(QUIET_EVENT)
        self.board()

    # ---- the nations

    def order(self, *seats: int) -> Self:
        self.plain["order"] = [*seats, *[None] * (5 - len(seats))]
        return self

    def goods(self, seat: int, vp: int | None = None, **amounts: int) -> Self:
        self.plain["goods"][seat] |= amounts
        if vp is not None:
            self.plain["vp"][seat] = vp
        return self

    def works(self, seat: int, place: int, card: str, workers: int = 0) -> Self:
        """A building or military card with workers on it, who come from the free ones."""
        self._lay(seat, f"work_{place}", card)
        self.plain["workers"][seat][place - 1] = workers
        return self._count_workers(seat)

    def mans(self, seat: int, place: int, workers: int) -> Self:
        """Workers on the card that is there."""
        self.plain["workers"][seat][place - 1] = workers
        return self._count_workers(seat)

    def track(self, seat: int, food: int = 4, stability: int = 4, above: int = 0) -> Self:
        """The workers on the population track; the rest are free."""
        self.plain["track"][seat] = {"food": food, "stability": stability}
        self.plain["above_track"][seat] = above
        return self._count_workers(seat)

    def _count_workers(self, seat: int) -> Self:
        on_track = sum(self.plain["track"][seat].values()) + self.plain["above_track"][seat]
        self.plain["free_workers"][seat] = WORKERS - on_track - sum(self.plain["workers"][seat])
        assert self.plain["free_workers"][seat] >= 0
        return self

    def owns(self, seat: int, place: str, card: str) -> Self:
        """A colony, wonder or advisor in play, with its private architects."""
        return self._lay(seat, place, card)

    def architects(self, seat: int, **homes: int) -> Self:
        self.plain["private"][seat] |= homes
        return self

    def builds(self, seat: int, card: str, built: int = 0) -> Self:
        self._move(card, "nation")
        self.plain["site"][seat] = card
        self.plain["site_built"][seat] = built
        return self

    def _lay(self, seat: int, place: str, card: str) -> Self:
        old = self.plain["tableau"][seat][place]
        if old is not None:
            self._move(old, "removed")
        self._move(card, "nation")
        self.plain["tableau"][seat][place] = card
        return self

    def set(self, **fields: Any) -> Self:
        self.plain |= fields
        return self

    def of(self, seat: int, **fields: Any) -> Self:
        """Values of fields that every nation has one of."""
        for name, value in fields.items():
            self.plain[name][seat] = value
        return self

    # ---- the boards in the middle

    def board(self, **spaces: str | None) -> Self:
        """The Progress Board holds these cards and no others."""
        for space, card in self.plain["space"].items():
            if card is not None:
                self._move(card, "removed")
                self.plain["space"][space] = None
        for space, card in spaces.items():
            assert card is not None
            self._move(card, "board")
            self.plain["space"][space] = card
        return self

    def age(self, age: int, second: bool = False) -> Self:
        """The first or the second round of an age."""
        self.plain["round_number"] = 2 * age if second else 2 * age - 1
        return self

    def event(self, event: str | None) -> Self:
        if self.plain["event"] is not None:
            self.plain["event_lies"][EVENT_POOL.names.index(self.plain["event"])] = "deck"
        self.plain["event"] = event
        if event is not None:
            self.plain["event_lies"][EVENT_POOL.names.index(event)] = "board"
        return self

    def tile(self, tile: str) -> Self:
        self.plain["tile_lies"][TILES.names.index(self.plain["tile"])] = "deck"
        self.plain["tile"] = tile
        self.plain["tile_lies"][TILES.names.index(tile)] = "board"
        return self

    def war(self, card: str, strength: int, buyer: int | None) -> Self:
        self._move(card, "war")
        return self.set(war_card=card, war_bought=True, war_buyer=buyer, war_strength=strength)

    def all_passed(self, *seats: int) -> Self:
        """Everybody has passed, in this order (in the player order if none is given)."""
        for place, seat in enumerate(seats or range(self.players), 1):
            self.plain["pass_rank"][seat] = place
        return self.set(passed=self.players, actions_left=0)

    def _move(self, card: str, lies: str) -> None:
        number = CARDS.names.index(card)
        if number >= PROGRESS_CARDS:
            return
        for space, there in self.plain["space"].items():
            if there == card:
                self.plain["space"][space] = None
        self.plain["lies"][number] = lies

    # ---- from where play goes on

    def turn(self, seat: int = 0) -> Match:
        """The seat is on turn and has not begun it yet."""
        at = self.plain["order"].index(seat)
        return self.at(("next_turn", None, (at - 1) % self.players))

    def production(self) -> Match:
        if not self.plain["passed"]:
            self.all_passed()
        return self.at(("production", None, 0))

    def events(self, half: int = 0) -> Match:
        return self.set(phase="events").at(("resolve_event", None, half))

    def maintenance(self) -> Match:
        """The round ends and the next one begins."""
        return self.at(("end_round", None, 0))

    def at(self, *steps: tuple[str, int | None, int]) -> Match:
        """Goes on with these steps, the last one first."""
        empty = DEPTH - len(steps)
        assert all(step in STEPS for step, _, _ in steps)
        self.set(
            agenda_left=len(steps),
            agenda_step=[*(step for step, _, _ in steps), *["nothing"] * empty],
            agenda_seat=[*(seat for _, seat, _ in steps), *[None] * empty],
            agenda_a=[*(a for _, _, a in steps), *[0] * empty],
            agenda_b=[0] * DEPTH,
        )
        return civitas.position(SLUG, self._settled(), players=self.players, seed=1, **self.options)

    def _settled(self) -> dict[str, Any]:
        lies = self.plain["lies"]
        for age in range(1, AGES + 1):
            left = sum(one == "deck" and CARD_AGE[number] == age for number, one in enumerate(lies))
            self.plain["deck_left"][age - 1] = left
        plain = {name: value for name, value in self.plain.items() if name not in ("asked", "to_act")}
        engine = engine_of(GAME, "python")
        records = engine.blank(1)
        LAYOUT.fill(records[0], plain)
        engine.bind(recompute)(engine.open(records))
        settled = LAYOUT.dump(records[0], players=self.players)
        return {name: settled[name] for name in plain}


def side_b(nation: str, players: int = 2) -> Table:
    """A table at which seat 0 leads a nation with its B side; the others play side A."""
    for seed in range(99):
        match = civitas.new(SLUG, players, seed=seed, boards="b", difficulty="prince", levels="all")
        others = [name for name in NATIONS if f"nation {name}" in answers(match)]
        if nation in others and match.position()["order"][0] == 0:
            break
    table = Table(players, boards="b")
    table.plain = _choose_boards(match, nation).position()
    table.order(*range(players))
    if players > 1:
        table.event(QUIET_EVENT)
    return table.board()


def _choose_boards(match: Match, nation: str) -> Match:
    """Seat 0, first in order, chooses last: the others leave its nation alone."""
    while match.asks is None or match.asks.name != "turn":
        possible = [name for name in answers(match) if name != f"nation {nation}"]
        mine = match.to_act == 0 and match.asks is not None and match.asks.name == "side"
        match.play("side b" if mine else possible[0] if possible else f"nation {nation}")
    return match


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


def seen(match: Match, field: str, seat: int | None = None) -> Any:
    value = match.position()[field]
    return value if seat is None else value[seat]


def stock(match: Match, seat: int = 0) -> tuple[int, ...]:
    """Gold, food, stone, books."""
    return tuple(seen(match, "goods", seat)[good] for good in GOODS)


def noted(match: Match, event: str, seat: int | None = None) -> list[tuple[int, ...]]:
    """The numbers of the notes of one kind, of one seat if one is given."""
    found = [note for note in match.notes if EVENTS[note.event].name == event and seat in (None, note.seat)]
    return [note.numbers[: len(EVENTS[note.event].numbers)] for note in found]


def moved(match: Match, event: str, seat: int = 0) -> dict[str, int]:
    """How much of each good a nation gained, paid or lost."""
    found: dict[str, int] = {}
    for good, n in noted(match, event, seat):
        found[GOODS[good]] = found.get(GOODS[good], 0) + n
    return found


def order(match: Match) -> list[int]:
    return [seat for seat in seen(match, "order") if seat is not None]


def ask_rule(match: Match, function: Any, *numbers: int) -> int:
    """What a rule says about the position of a match."""
    engine = engine_of(GAME, "python")
    return int(engine.bind(function)(engine.open(match._records), *numbers))


def carry_out(match: Match, function: Any, *numbers: int) -> None:
    """A rule acts on the position of a match."""
    engine = engine_of(GAME, "python")
    engine.bind(function)(engine.open(match._records), *numbers)


def income(match: Match, seat: int = 0) -> dict[str, int]:
    """What the next Production brings, if nothing changes."""
    copy = match.copy()
    engine = engine_of(GAME, "python")
    engine.bind(count_income)(engine.open(copy._records), seat)
    return seen(copy, "income", seat)


def showing(field: str, *values: int) -> Match:
    """Five nations that show these values."""
    match = Table(5).turn()
    match._records[field][0][:] = values
    return match


def seats_in(bits: int) -> set[int]:
    return {seat for seat in range(5) if bits >> seat & 1}

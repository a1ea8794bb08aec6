"""What the search bot thinks of a match: everybody's chances over the decisions, better ideas, the costliest mistakes.

Each decision is judged from the view of the seat that made it: what it could not know is not held against it, and
the dice that came afterwards are not either.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from civitas.bots import Budget, Recipe, Thought, search
from civitas.bots.recipes import USUAL
from civitas.core.errors import BadOption, CivitasError
from civitas.core.game import Game
from civitas.core.match import Action, Match

# A match has hundreds of decisions, so each gets little; those that seem to have cost most are thought over again.
FIRST_LOOK = Budget(iterations=200)
TWICE = 12  # so many decisions are looked at a second time
LONGER = 6  # and so many times as long
# At first as the bot looks, with an eye for alternatives; the second time without its prejudices: what it would never
# do is tried as often as the rest, so that it is known what that costs.
AT_FIRST: Recipe = replace(USUAL, explore=0.1)
EVENLY: Recipe = replace(USUAL, explore=0.3, warmth=1e9)
HARDLY = 2  # a decision that was tried so often counts with half of what it seems to cost
BEST_SHOWN = 3
A_MISTAKE = 0.02  # of the chance to win
MISTAKES_SHOWN = 8


@dataclass(frozen=True)
class Idea:
    """One thing that could be decided: the chance to win of who decides, and how often it was tried."""

    action: int
    win: float
    visits: int


@dataclass(frozen=True)
class Look:
    """One decision of a match, looked at: `number` decisions had been made before it."""

    number: int
    seat: int
    win: tuple[float, ...]  # everybody's chance to win, if this seat goes on well
    played: Idea | None  # None: not decided yet
    best: tuple[Idea, ...]
    lost: float  # of the chance to win, against the best idea
    cost: float  # the same, as far as it can be trusted
    iterations: int

    @property
    def is_mistake(self) -> bool:
        return self.cost >= A_MISTAKE


def look_at(
    match: Match, played: int | None, budget: Budget = FIRST_LOOK, seed: int = 0, recipe: Recipe = AT_FIRST
) -> Look:
    """Thinks about the open question of a match, and about how it was answered."""
    seat = match.to_act
    if seat is None:
        raise BadOption("the match is over; there is nothing to think about")
    thoughts = search(match, seat, budget, seed, recipe=recipe)
    ideas = [_idea(one, seat) for one in thoughts.options if one.visits]
    chosen = None if played is None else thoughts.of(played)
    done = None if chosen is None else _idea(chosen, seat)
    lost = 0.0 if done is None else max(0.0, thoughts.best.win[seat] - done.win)
    return Look(
        len(match.decisions),
        seat,
        thoughts.win,
        done,
        tuple(ideas[:BEST_SHOWN]),
        lost,
        0.0 if done is None else lost * done.visits / (done.visits + HARDLY),
        thoughts.iterations,
    )


def _idea(thought: Thought, seat: int) -> Idea:
    return Idea(thought.action, thought.win[seat], thought.visits)


class Analysis:
    """A match that is being looked at, decision by decision; it can be shown at any time."""

    def __init__(self, match: Match, budget: Budget = FIRST_LOOK, seats: Sequence[int] | None = None) -> None:
        if match.engine.backend != "native":
            match = _compiled(match)
        self.match = match
        self.budget = budget
        self.looks: dict[int, Look] = {}
        self.wanted = [number for number, seat in enumerate(_deciders(match)) if seats is None or seat in seats]
        if not match.over and (seats is None or match.to_act in seats):
            self.wanted.append(len(match.decisions))
        self.again: list[int] = []  # what is looked at a second time

    @property
    def steps(self) -> int:
        """How many looks the whole analysis takes."""
        return len(self.wanted) + min(TWICE, len(self.wanted))

    @property
    def done(self) -> int:
        return sum(number in self.looks for number in self.wanted) + len(self.again)

    @property
    def complete(self) -> bool:
        return self.done >= self.steps or (len(self.looks) >= len(self.wanted) and not self._doubtful())

    def run(self, tell: Callable[["Analysis"], bool] = lambda analysis: True) -> None:
        """Looks at everything; `tell` is called after each look and stops it by saying no."""
        for number, match in self._moments():
            self.looks[number] = self._look(match, number, self.budget, AT_FIRST)
            if not tell(self):
                return
        longer = Budget(self.budget.iterations * LONGER, self.budget.seconds)
        for _ in range(TWICE):
            doubtful = self._doubtful()
            if not doubtful:
                return
            number = doubtful[0]
            first, second = self.looks[number], self._look(self.match.at(number), number, longer, EVENLY)
            # Both looks are rough, each in its own way: what they agree on is believed.
            self.looks[number] = replace(second, win=first.win, cost=min(first.lost, second.cost))
            self.again.append(number)
            if not tell(self):
                return

    def _moments(self) -> Iterator[tuple[int, Match]]:
        """The match before each decision that is wanted and was not looked at."""
        walk = self.match.at(0)
        wanted = set(self.wanted) - set(self.looks)
        for number in range(len(self.match.decisions) + 1):
            if number in wanted:
                yield number, walk
            if number < len(self.match.decisions):
                walk.play(self.match.decisions[number])

    def _look(self, match: Match, number: int, budget: Budget, recipe: Recipe) -> Look:
        decisions = self.match.decisions
        return look_at(match, decisions[number] if number < len(decisions) else None, budget, number, recipe)

    def _doubtful(self) -> list[int]:
        """The seeming mistakes that were looked at only once, the costliest first."""
        once = [look for look in list(self.looks.values()) if look.is_mistake and look.number not in self.again]
        return [look.number for look in sorted(once, key=lambda look: (-look.cost, look.number))]

    # ---- what it shows

    def curve(self) -> list[Look]:
        """All looks in the order of the decisions."""
        return [self.looks[number] for number in sorted(self.looks)]

    def mistakes(self, seat: int | None = None) -> list[Look]:
        """What cost most: first of what was looked at twice, unless that is not done yet."""
        # A copy made at once: pages look while a thread goes on adding.
        found = [look for look in list(self.looks.values()) if look.is_mistake and seat in (None, look.seat)]
        sure = [look for look in found if look.number in self.again]
        return sorted(sure if self.complete else found, key=lambda look: (-look.cost, look.number))[:MISTAKES_SHOWN]


def _deciders(match: Match) -> list[int]:
    walk = match.at(0)
    seats: list[int] = []
    for decision in match.decisions:
        seats.append(walk.to_act or 0)
        walk.play(decision)
    return seats


def _compiled(match: Match) -> Match:
    """The same match on the native backend: interpreted, a search would see next to nothing."""
    again = Match(
        match.game, match.players, match.options, match.seed, match.names, backend="native", start=match.start_from
    )
    if again.engine.backend != "native":
        raise BadOption("an analysis cannot run interpreted; unset CIVITAS_BACKEND")
    for decision in match.decisions:
        again.play(decision)
    return again


# ---- in words


def words_of(game: Game, action: int, lang: str) -> str:
    """A decision in words, or its notation where a game has none for it."""
    try:
        return Action(game, action).text(lang)
    except CivitasError:
        return game.actions.name(action)


def as_data(analysis: Analysis, lang: str = "en") -> dict[str, Any]:
    """The whole analysis as plain data."""
    match = analysis.match
    return {
        "game": match.game.slug,
        "players": match.players,
        "names": list(match.names),
        "over": match.over,
        "decisions": len(match.decisions),
        "analysed": len(analysis.looks),
        "complete": analysis.complete,
        "places": match.ranking() if match.over else None,
        "looks": [_look_data(match.game, look, lang) for look in analysis.curve()],
        "mistakes": [_look_data(match.game, look, lang) for look in analysis.mistakes()],
    }


def _look_data(game: Game, look: Look, lang: str) -> dict[str, Any]:
    return {
        "decision": look.number + 1,
        "seat": look.seat,
        "win": [round(chance, 4) for chance in look.win],
        "played": None if look.played is None else _idea_data(game, look.played, lang),
        "best": [_idea_data(game, idea, lang) for idea in look.best],
        "cost": round(look.cost, 4),
        "iterations": look.iterations,
    }


def _idea_data(game: Game, idea: Idea, lang: str) -> dict[str, Any]:
    name, words = game.actions.name(idea.action), words_of(game, idea.action, lang)
    return {"name": name, "text": words, "win": round(idea.win, 4), "visits": idea.visits}

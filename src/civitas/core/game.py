"""The contract that a game fulfils, as one object, and the registry of all games that are installed."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from numpy.typing import NDArray

from civitas.core import contract
from civitas.core.actions import Actions
from civitas.core.content import Content, load_content, misread, pack_for, same_components
from civitas.core.errors import BadOption, CivitasError, UnknownGame
from civitas.core.fields import Layout
from civitas.core.notes import Event
from civitas.core.text import Texts

GROUP = "civitas.games"
Tables = Mapping[str, NDArray[Any]]


@dataclass(frozen=True)
class Question:
    """A decision point; a ceremonial one is asked even when it has one answer.

    A sealed one is asked of several seats that answer at once and in secret: no answer changes what another may be.
    """

    name: str
    ceremonial: bool = False
    sealed: bool = False


@dataclass(frozen=True)
class Option:
    """A choice made before the game; `field` of the position holds the number of the chosen value."""

    name: str
    values: tuple[str, ...]
    field: str

    @property
    def default(self) -> str:
        return self.values[0]

    def number(self, value: object) -> int:
        if str(value) not in self.values:
            raise BadOption(f"option {self.name}={value!r} is none of {', '.join(self.values)}")
        return self.values.index(str(value))


@dataclass(frozen=True)
class Rules:
    """The functions of a game, each marked @rule; `contract` says what each has to do."""

    start: Callable[..., None]
    run: Callable[..., None]
    decide: Callable[..., None]
    check: Callable[..., int]
    legal: Callable[..., int]
    tally: Callable[..., None]
    tie_break: Callable[..., int]
    evaluate: Callable[..., int]
    shortlist: Callable[..., int] = contract.shortlist
    deal_secrets: Callable[..., None] = contract.deal_secrets
    period: Callable[..., int] = contract.period


@dataclass(frozen=True, eq=False, repr=False)
class Game:
    """Everything the house needs to know of a game."""

    slug: str
    abbreviation: str  # of its rules: SA in SA-11.7
    rules_version: int
    players: tuple[int, int]
    length: tuple[int, int]  # minutes
    layout: Layout
    actions: Actions
    questions: tuple[Question, ...]
    steps: tuple[str, ...]
    events: tuple[Event, ...]
    sources: tuple[str, ...]  # of points
    rules: Rules
    decision_bound: int
    folder: Path
    tables: Tables  # of the content that was played with on import, the very arrays the rules name
    compile_tables: Callable[[Content], Tables]
    options: tuple[Option, ...] = ()
    invariants: Callable[[Any], list[str]] = field(default=lambda position: [])
    refuse: Callable[[int, Mapping[str, str]], str] = field(default=lambda players, options: "")

    def __repr__(self) -> str:
        return f"<Game {self.slug}>"

    def name(self, lang: str = "en") -> str:
        """The game's name in a language."""
        return self.texts.format(lang, "name")

    @cached_property
    def texts(self) -> Texts:
        return Texts(self.folder / "text")

    @cached_property
    def official(self) -> Content:
        """What the game comes with."""
        return load_content(self.folder / "content")

    @cached_property
    def content(self) -> Content:
        """What is played with: the pack that CIVITAS_CONTENT names, if it is for this game, else the official one."""
        folder = pack_for(self.slug)
        return self.official if folder is None else check_pack(self, folder)

    @cached_property
    def played(self) -> Tables:
        """The tables of what is played with: what a page or a bot outside the rules reads."""
        official = self.content.digest == self.official.digest
        return self.tables if official else self.compile_tables(self.content)

    def question(self, number: int) -> Question:
        return self.questions[number - 1]

    def rule_name(self, number: int) -> str:
        """1107 is SA-11.7."""
        return f"{self.abbreviation}-{number // 100}.{number % 100}"

    def filled(self, given: Mapping[str, object]) -> dict[str, str]:
        """Options with defaults for those not given."""
        return {one.name: one.values[one.number(given.get(one.name, one.default))] for one in self.options}

    def choose(self, players: object, given: Mapping[str, object]) -> dict[str, str]:
        """The options of a match, checked, with defaults filled in."""
        fewest, most = self.players
        if isinstance(players, bool) or not isinstance(players, int) or not fewest <= players <= most:
            raise BadOption(f"{self.slug} is for {fewest} to {most} players, not {players!r}")
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                takes = ", ".join(known) or "no options"
                raise BadOption(f"{self.slug} has no option {name!r}; it takes {takes}")
        chosen = self.filled(given)
        refusal = self.refuse(players, chosen)
        if refusal:
            raise BadOption(refusal)
        return chosen


# What a game's own code runs into when it reads content that nobody expected.
UNREADABLE = (TypeError, ValueError, KeyError, IndexError, AttributeError, OverflowError)


def check_pack(game: Game, folder: Path) -> Content:
    """A content folder for a game, refused with file and line unless the game can be played with it."""
    content = load_content(folder)
    try:
        for pool in game.layout.pools.values():
            same_components(content[pool.kind], pool)
        game.compile_tables(content)
    except CivitasError:
        raise
    except UNREADABLE as error:
        raise misread(error) from None
    return content


@cache
def _installed() -> dict[str, Any]:
    return {point.name: point for point in entry_points(group=GROUP)}


@cache
def find_game(slug: str) -> Game:
    """The game of that name; its room is imported only now."""
    point = _installed().get(slug)
    if point is None:
        raise UnknownGame(f"no game is called {slug!r}; installed are {', '.join(sorted(_installed()))}")
    game = _load(point, slug)
    if not isinstance(game, Game):
        raise UnknownGame(f"entry point {point.value} gives no Game")
    return game


def _load(point: Any, slug: str) -> Any:
    try:
        return point.load()
    except UNREADABLE as error:
        if pack_for(slug) is None:
            raise
        raise misread(error) from None


def all_games() -> list[Game]:
    return [find_game(slug) for slug in _installed()]

"""Verbs with arguments <-> flat integers <-> readable notation, both ways."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product

from civitas.core.errors import UnknownDecision


@dataclass(frozen=True)
class Argument:
    """One argument of a verb: its name, the words it may be, and whether the words name things on the table."""

    name: str
    words: tuple[str, ...]
    target: bool = False


def number(name: str, first: int, last: int) -> Argument:
    """A number, such as how many people go to a place."""
    return Argument(name, tuple(str(value) for value in range(first, last + 1)))


def thing(name: str, words: Sequence[str]) -> Argument:
    """Something that lies on the table and can be pointed at."""
    return Argument(name, tuple(words), target=True)


@dataclass(frozen=True)
class Verb:
    """A group of decisions that share their words: `place forest` with 1 to 7 people is one verb."""

    text: str  # the text's id
    words: str  # how the notation starts
    arguments: tuple[Argument, ...] = ()
    fixed: tuple[tuple[str, str], ...] = ()  # things that the words themselves name


def verb(words: str, *arguments: Argument, text: str = "", **fixed: str) -> Verb:
    return Verb(text or words.split()[0], words, arguments, tuple(fixed.items()))


@dataclass(frozen=True)
class Spelling:
    """What a decision's number stands for."""

    name: str
    verb: Verb
    values: tuple[str, ...]

    @property
    def targets(self) -> tuple[str, ...]:
        """The things on the table that the decision concerns."""
        pairs = zip(self.verb.arguments, self.values, strict=True)
        return tuple(word for _, word in self.verb.fixed) + tuple(value for one, value in pairs if one.target)

    @property
    def words(self) -> dict[str, str]:
        """Every argument by name, the fixed ones included."""
        named = {one.name: value for one, value in zip(self.verb.arguments, self.values, strict=True)}
        return {**dict(self.verb.fixed), **named}


class Actions:
    """All decisions of a game, numbered from 0 in the order of their verbs."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs = verbs
        self.spellings: list[Spelling] = []
        self._first: dict[str, int] = {}
        for one in verbs:
            self._first[one.words] = len(self.spellings)
            for values in product(*(argument.words for argument in one.arguments)):
                self.spellings.append(Spelling(" ".join((one.words, *values)), one, values))
        self._numbers = {spelling.name: i for i, spelling in enumerate(self.spellings)}
        if len(self._numbers) != len(self.spellings):
            raise ValueError("two decisions have one name")

    def __len__(self) -> int:
        return len(self.spellings)

    def first(self, words: str) -> int:
        """The number of a verb's first decision."""
        return self._first[words]

    def name(self, action: int) -> str:
        if not 0 <= action < len(self.spellings):
            raise UnknownDecision(f"decision {action} does not exist; they run from 0 to {len(self.spellings) - 1}")
        return self.spellings[action].name

    def parse(self, name: str) -> int:
        """The number of a decision from its name; spaces and case do not matter."""
        found = self._numbers.get(" ".join(name.split()).lower())
        if found is None:
            raise UnknownDecision(f"no decision is called {name!r}; for example {self._nearest(name)!r} is one")
        return found

    def _nearest(self, name: str) -> str:
        from difflib import get_close_matches

        close = get_close_matches(name.lower(), self._numbers, n=1, cutoff=0.0)
        return close[0] if close else self.spellings[0].name

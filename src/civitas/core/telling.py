"""Puts decisions, questions, notes and rules into words of either language."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from civitas.core.content import Content
from civitas.core.errors import CivitasError
from civitas.core.fields import HIDDEN, NOTHING, Axis, Pool
from civitas.core.game import Game

QUOTES = {"en": "\u201c", "pl": "\u201e"}


class Note(NamedTuple):
    """Something that happened: after which decision, which event, to whom, and its numbers."""

    decision: int
    event: int
    seat: int
    numbers: tuple[int, ...]


class Tale:
    """A game's words in one language."""

    def __init__(self, game: Game, lang: str, names: Sequence[str] = (), content: Content | None = None) -> None:
        self.game = game
        self.lang = lang
        self._names = names
        self._content = content or game.content

    def who(self, seat: int) -> str:
        if seat == NOTHING:
            return ""
        return self._names[seat] if self._names else self._text("seat-name", {"seat": seat + 1})

    def action(self, number: int) -> str:
        return _action_text(self.game.slug, self.lang, number)

    def prompt(self, question: str, values: Mapping[str, int]) -> str:
        return self._text(f"prompt-{_dashes(question)}", values)

    def rule(self, number: str) -> str:
        message = f"rule-{number.replace('.', '-')}"
        if not self.game.texts.has(self.lang, message):
            raise CivitasError(f"{self.game.slug} has no rule {number!r}; they are called like {self._example_rule()}")
        return self._text(message, {})

    def _example_rule(self) -> str:
        return f"{self.game.abbreviation}-1.1"

    def note(self, note: Note) -> str:
        """A note as a sentence."""
        return self._text(f"event-{_dashes(self.game.events[note.event].name)}", self._note_values(note))

    def _note_values(self, note: Note) -> dict[str, Any]:
        event = self.game.events[note.event]
        plain = [value for (_, meaning), value in zip(event.numbers, note.numbers, strict=False) if meaning is int]
        values: dict[str, Any] = {"who": self.who(note.seat)}
        for (name, meaning), number in zip(event.numbers, note.numbers, strict=False):
            values |= self._meaning(name, meaning, number, plain[0] if plain else 0)
        if event.many:
            further = [number for number in note.numbers[len(event.numbers) :] if number]
            values |= {event.many: " + ".join(map(str, further)), "total": sum(further), "count": len(further)}
        return values

    def _meaning(self, name: str, meaning: Any, number: int, amount: int) -> dict[str, Any]:
        if isinstance(meaning, Pool):
            return {name: self.component(meaning.kind, number)}
        if isinstance(meaning, Axis) and meaning.seats_first and self._names:
            return {name: self._seat_or_other(meaning.name, number), f"{name}_id": meaning.labels[number]}
        if isinstance(meaning, Axis):
            return self.label(meaning.name, meaning.labels[number], name, amount)
        return {name: number}

    def _seat_or_other(self, axis: str, number: int) -> str:
        """A player by name; whoever comes behind the players by number, counted from 1."""
        others = number - len(self._names)
        return self._names[number] if others < 0 else self._text(f"{_dashes(axis)}-other", {"n": others + 1})

    def component(self, kind: str, number: int) -> str:
        if number in (NOTHING, HIDDEN):
            return "–"
        return self._content.name_of(kind, number, self.lang)

    def label(self, axis: str, word: str, name: str, amount: int = 1) -> dict[str, Any]:
        """A word such as `forest`, in all its forms: `place`, `place_in` ..., and as it is: `place_id`."""
        message = f"{_dashes(axis)}-{_dashes(word)}"
        values: dict[str, Any] = {name: self._text(message, {"n": amount}), f"{name}_id": word}
        renamed = self._renamed(axis, word)
        if renamed:
            values[name] = self._quoted(renamed) if values[name][:1] in QUOTES.values() else renamed
            return values | {f"{name}_{form}": values[name] for form in self.game.texts.forms(self.lang, message)}
        for form in self.game.texts.forms(self.lang, message):
            values[f"{name}_{form}"] = self._text(f"{message}.{form}", {"n": amount})
        return values

    def _renamed(self, axis: str, word: str) -> str:
        """What a content pack calls a component that the game's texts call by another name; "" if nothing is new."""
        official = self.game.official
        if self._content.digest == official.digest or axis not in official.kinds():
            return ""
        for old, new in zip(official[axis], self._content[axis], strict=False):
            if old["id"] == word:
                name = new[f"name_{self.lang}"]
                return "" if name == old[f"name_{self.lang}"] else name
        return ""

    def _quoted(self, name: str) -> str:
        return f"{QUOTES[self.lang]}{name}\u201d"

    def _text(self, message: str, values: Mapping[str, Any]) -> str:
        return self.game.texts.format(self.lang, message, values)


@lru_cache(maxsize=20_000)
def _action_text(slug: str, lang: str, number: int) -> str:
    from civitas.core.game import find_game

    game = find_game(slug)
    tale = Tale(game, lang)
    spelling = game.actions.spellings[number]
    values: dict[str, Any] = {}
    for name, word in spelling.words.items():
        values |= {name: int(word)} if word.isdigit() else tale.label(name, word, name)
    return game.texts.format(lang, f"action-{_dashes(spelling.verb.text)}", values)


def _dashes(word: str) -> str:
    return word.replace("_", "-")

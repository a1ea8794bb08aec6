"""Every game says everything it can say, in both languages, in whole sentences."""

from __future__ import annotations

import ast
import inspect
import random
import textwrap
from collections.abc import Iterator
from pathlib import Path
from types import FunctionType
from typing import TypeVar

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import civitas
from civitas.core.fields import Axis, Pool
from civitas.core.game import Game, find_game
from civitas.core.match import Match
from civitas.core.notes import Event
from civitas.core.rules import is_rule
from civitas.core.telling import Note, Tale
from civitas.core.text import LANGUAGES
from tests.conftest import SLUGS

Node = TypeVar("Node", bound=fluent.BaseNode)

GAMES = [find_game(slug) for slug in SLUGS]
# One of every plural category of either language, and none at all.
NUMBERS = (0, 1, 2, 5, 12, 22)
PLURALS = {"en": {"one", "other"}, "pl": {"one", "few", "many"}}

games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
langs = pytest.mark.parametrize("lang", LANGUAGES)


# ---- the files


@games
@langs
def test_files_parse_and_say_nothing_twice(game: Game, lang: str) -> None:
    names: list[str] = []
    for path in files(game, lang):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, fluent.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, fluent.Message):
                names.append(entry.id.name)
    assert sorted(set(names)) == sorted(names)


@games
def test_both_languages_have_the_same_messages(game: Game) -> None:
    english, polish = messages(game, "en"), messages(game, "pl")
    assert set(english) == set(polish)
    for name, message in english.items():
        assert (message.value is None) == (polish[name].value is None), name


@games
def test_no_text_is_left_untranslated(game: Game) -> None:
    polish = dict(patterns(messages(game, "pl")))
    for name, pattern in patterns(messages(game, "en")):
        words = written(pattern)
        if name in polish and any(letter.isalpha() for letter in words):
            assert words != written(polish[name]), f"{name} reads the same in both languages: {words!r}"


@games
def test_components_have_a_name_in_both_languages(game: Game) -> None:
    for pool in game.layout.pools.values():
        for number, component in enumerate(pool.names):
            english, polish = (game.content.name_of(pool.kind, number, lang) for lang in LANGUAGES)
            same = game.content[pool.kind][number].get("same_name", False)  # a person is called the same everywhere
            assert english.strip() and polish.strip() and (english == polish) == same, component


@games
@langs
def test_plurals_are_complete(game: Game, lang: str) -> None:
    """A text that tells one from many names every category its language has."""
    for name, pattern in patterns(messages(game, lang)):
        for choice in choices(pattern):
            keys = {key.name for key in (one.key for one in choice.variants) if isinstance(key, fluent.Identifier)}
            if keys & {"one", "few", "many"}:
                assert keys == PLURALS[lang], f"{name}: {sorted(keys)}"


@games
@langs
def test_every_message_formats_with_any_number(game: Game, lang: str) -> None:
    everything = messages(game, lang)
    variables = {one.id.name for message in everything.values() for one in nodes(message, fluent.VariableReference)}
    for name, message in everything.items():
        for form in [name] * (message.value is not None) + [f"{name}.{one.id.name}" for one in message.attributes]:
            for number in NUMBERS:
                assert_reads_well(game.texts.format(lang, form, dict.fromkeys(variables, number)), form)


# ---- what a match may say


@games
@langs
def test_a_game_introduces_itself_and_its_seats(game: Game, lang: str) -> None:
    assert_reads_well(game.name(lang), "name")
    assert_reads_well(game.texts.format(lang, "pitch"), "pitch")
    for seat in range(game.players[1]):
        assert str(seat + 1) in Tale(game, lang).who(seat)


@games
@langs
def test_every_decision_has_its_own_words(game: Game, lang: str) -> None:
    texts = [Tale(game, lang).action(number) for number in range(len(game.actions))]
    for number, text in enumerate(texts):
        assert_reads_well(text, game.actions.name(number))
    for first in game.actions.verbs:
        # Two decisions of one verb stand beside each other, so they may not look alike.
        alike = [texts[i] for i, spelling in enumerate(game.actions.spellings) if spelling.verb is first]
        assert len(set(alike)) == len(alike), first.words


@games
@langs
def test_every_question_has_a_prompt(game: Game, lang: str) -> None:
    values = scalars(game)
    for question in game.questions:
        assert_reads_well(Tale(game, lang).prompt(question.name, values), question.name)
        for name, field in game.layout.fields.items():
            for number in {*NUMBERS, *range(field.low, min(field.high, field.low + 20) + 1)} if name in values else ():
                assert_reads_well(Tale(game, lang).prompt(question.name, {**values, name: number}), question.name)


@games
@langs
def test_every_event_reads_as_a_sentence(game: Game, lang: str) -> None:
    tale = Tale(game, lang)
    for number, event in enumerate(game.events):
        for values in samples(event):
            text = tale.note(Note(0, number, 0, values))
            assert_reads_well(text, event.name)
            assert text.endswith((".", "!", "?")), text


@games
@langs
def test_every_word_of_an_axis_has_a_label(game: Game, lang: str) -> None:
    for axis, word in sorted(words_to_label(game)):
        for number in NUMBERS:
            for text in Tale(game, lang).label(axis, word, "word", number).values():
                assert_reads_well(text, f"{axis} {word}")


@games
@langs
def test_sources_and_options_have_labels(game: Game, lang: str) -> None:
    wanted = [f"source-{source}" for source in game.sources]
    for option in game.options:
        wanted += [f"option-{option.name}", *(f"option-{option.name}-{value}" for value in option.values)]
    for message in wanted:
        assert_reads_well(game.texts.format(lang, message.replace("_", "-")), message)


@games
@langs
def test_every_rule_that_forbids_something_has_a_text(game: Game, lang: str) -> None:
    numbers = rules_returned_by(game.rules.check)
    assert numbers
    for number in numbers:
        assert Tale(game, lang).rule(game.rule_name(number)).strip()


@games
@pytest.mark.parametrize("seed", [1, 2])
def test_a_match_can_be_told_to_everybody(game: Game, seed: int) -> None:
    match = play_at_random(game, game.players[seed % 2], seed)
    for lang in LANGUAGES:
        for viewer in (None, *range(match.players)):
            for line in match.log(viewer, lang):
                assert_reads_well(line, "log")


def play_at_random(game: Game, players: int, seed: int) -> Match:
    """A random match that also asks, at every decision, for the words of the question and of every refusal."""
    luck = random.Random(seed)
    match = civitas.new(game.slug, players=players, seed=seed)
    while not match.over:
        asked = match.asks
        assert asked is not None
        for lang in LANGUAGES:
            assert_reads_well(asked.text(lang), asked.name)
        refusal = match.check(luck.randrange(len(game.actions)))
        for lang in LANGUAGES:
            assert refusal is None or refusal.text(lang).strip()
        match.play(luck.choice(match.legal()))
    return match


# ---- helpers


def assert_reads_well(text: str, what: str) -> None:
    """Nothing is missing: an argument left empty shows as a gap, one left out as braces."""
    assert text and text == text.strip() and "  " not in text and not set("{}$") & set(text), f"{what}: {text!r}"


def files(game: Game, lang: str) -> list[Path]:
    folder = game.folder / "text"
    return [folder / f"{lang}.ftl", *sorted(folder.glob(f"*.{lang}.ftl"))]


def messages(game: Game, lang: str) -> dict[str, fluent.Message]:
    found: dict[str, fluent.Message] = {}
    for path in files(game, lang):
        body = FluentParser().parse(path.read_text(encoding="utf-8")).body
        found |= {entry.id.name: entry for entry in body if isinstance(entry, fluent.Message)}
    return found


def patterns(found: dict[str, fluent.Message]) -> Iterator[tuple[str, fluent.Pattern]]:
    """The text of every message and of every one of its attributes."""
    for name, message in found.items():
        if message.value is not None:
            yield name, message.value
        for attribute in message.attributes:
            yield f"{name}.{attribute.id.name}", attribute.value


def nodes(tree: object, kind: type[Node]) -> Iterator[Node]:
    if isinstance(tree, kind):
        yield tree
    below = tree if isinstance(tree, list) else vars(tree).values() if isinstance(tree, fluent.BaseNode) else ()
    for one in below:
        yield from nodes(one, kind)


def choices(pattern: fluent.Pattern) -> Iterator[fluent.SelectExpression]:
    return nodes(pattern, fluent.SelectExpression)


def written(pattern: fluent.Pattern) -> str:
    """The words of a text itself, without its arguments."""
    return " ".join(element.value for element in nodes(pattern, fluent.TextElement))


def scalars(game: Game) -> dict[str, int]:
    asked = civitas.new(game.slug, seed=0).asks
    assert asked is not None
    return dict(asked.values)


def samples(event: Event) -> Iterator[tuple[int, ...]]:
    """Numbers of an event: each of them in turn with all it may be, and lists of one, two and five."""
    first = tuple(possible(meaning)[0] for _, meaning in event.numbers)
    lists = [(3,), (3, 4), (1, 2, 3, 4, 5)] if event.many else [()]
    for further in lists:
        yield (*first, *further)
        for place, (_, meaning) in enumerate(event.numbers):
            for value in possible(meaning):
                yield (*first[:place], value, *first[place + 1 :], *further)


def possible(meaning: object) -> tuple[int, ...]:
    if isinstance(meaning, Axis):
        return tuple(range(len(meaning.labels)))
    if isinstance(meaning, Pool):
        return tuple(range(len(meaning.names)))
    return NUMBERS[1:]


def words_to_label(game: Game) -> set[tuple[str, str]]:
    """Every word of the position's axes, of the decisions' arguments and of the events' numbers."""
    axes = [axis for field in game.layout.fields.values() for axis in field.axes]
    axes += [meaning for event in game.events for _, meaning in event.numbers if isinstance(meaning, Axis)]
    spoken = [pair for spelling in game.actions.spellings for pair in spelling.words.items()]
    return {(axis.name, word) for axis in axes for word in axis.labels} | {
        (name, word) for name, word in spoken if not word.isdigit()
    }


def rules_returned_by(check: object) -> set[int]:
    """The numbers of rules that `check`, and every rule it calls, may return."""
    found: set[int] = set()
    waiting, known = [check], [check]
    while waiting:
        function = waiting.pop()
        assert isinstance(function, FunctionType)
        tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
        for statement in ast.walk(tree):
            if isinstance(statement, ast.Return) and statement.value is not None:
                found |= {number for number in constants(statement.value, function) if number >= 100}
        called = [function.__globals__.get(name) for name in function.__code__.co_names]
        fresh = [one for one in called if is_rule(one) and one not in known]
        waiting += fresh
        known += fresh
    return found


def constants(expression: ast.expr, function: FunctionType) -> Iterator[int]:
    for node in ast.walk(expression):
        value = None
        if isinstance(node, ast.Constant):
            value = node.value
        elif isinstance(node, ast.Name):
            value = function.__globals__.get(node.id)
        if isinstance(value, int) and not isinstance(value, bool):
            yield value

"""Both languages' texts, read only when somebody wants to read them."""

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from civitas.core.errors import CivitasError

LANGUAGES = ("en", "pl")
KEPT = 20_000  # formatted texts: a table says the same things again and again
Key = tuple[str, str, tuple[Any, ...]]


class Texts:
    """The Fluent files of one folder: `en.ftl`, `pl.ftl`, and `*.en.ftl`, `*.pl.ftl` beside them."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._formatted: dict[Key, str] = {}
        self._named: dict[tuple[str, str], tuple[str, ...]] = {}

    @cached_property
    def _bundles(self) -> dict[str, Any]:
        return {lang: self._load(lang) for lang in LANGUAGES}

    def _load(self, lang: str) -> Any:
        from fluent.runtime import FluentBundle, FluentResource

        # Isolation marks are for text that mixes directions; here they would only end up in files and searches.
        bundle = FluentBundle([lang], use_isolating=False)
        paths = [self._folder / f"{lang}.ftl", *sorted(self._folder.glob(f"*.{lang}.ftl"))]
        for path in paths:
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
        return bundle

    def has(self, lang: str, message: str) -> bool:
        name, _, attribute = message.partition(".")
        bundle = self._bundle(lang)
        if not bundle.has_message(name):
            return False
        found = bundle.get_message(name)
        return attribute in found.attributes if attribute else found.value is not None

    def format(self, lang: str, message: str, values: Mapping[str, Any] | None = None) -> str:
        """A text in a language; `name.attribute` is one form of a message."""
        given = values or {}
        # A question comes with every number of the position, of which its text names few or none.
        told = tuple(given.get(name) for name in self._names_in(lang, message))
        key = (lang, message, told)
        found = self._formatted.get(key)
        if found is None:
            found = self._format(lang, message, given)
            if all(type(value) in (int, str) for value in told):
                if len(self._formatted) >= KEPT:
                    self._formatted.clear()
                self._formatted[key] = found
        return found

    def _format(self, lang: str, message: str, values: Mapping[str, Any]) -> str:
        bundle = self._bundle(lang)
        text, problems = bundle.format_pattern(self._pattern(lang, message), dict(values))
        if problems:
            raise CivitasError(f"{self._folder}: text {message!r} in {lang}: {problems[0]}")
        return text

    def _pattern(self, lang: str, message: str) -> Any:
        if not self.has(lang, message):
            raise CivitasError(f"{self._folder}: no text {message!r} in {lang}")
        name, _, attribute = message.partition(".")
        found = self._bundle(lang).get_message(name)
        return found.attributes[attribute] if attribute else found.value

    def _names_in(self, lang: str, message: str) -> tuple[str, ...]:
        """The names of the values that a text uses, those of the texts in it included."""
        key = (lang, message)
        if key not in self._named:
            bundle = self._bundle(lang)
            self._named[key] = tuple(sorted(_variables(self._pattern(lang, message), bundle, set())))
        return self._named[key]

    def names(self, lang: str) -> list[str]:
        """The ids of all messages, in the order of the files."""
        return list(self._bundle(lang)._messages)

    def forms(self, lang: str, message: str) -> list[str]:
        """The names of a message's attributes: its cases, a short form, a hint."""
        return list(self._bundle(lang).get_message(message).attributes)

    def _bundle(self, lang: str) -> Any:
        if lang not in LANGUAGES:
            raise CivitasError(f"language {lang!r} is none of {', '.join(LANGUAGES)}")
        return self._bundles[lang]


def _variables(node: Any, bundle: Any, been: set[str]) -> set[str]:
    from fluent.syntax import ast

    if isinstance(node, list | tuple):
        return set().union(*(_variables(one, bundle, been) for one in node))
    if not isinstance(node, ast.BaseNode):
        return set()
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    found: set[str] = set()
    if isinstance(node, ast.MessageReference) and node.id.name not in been:
        been.add(node.id.name)
        found = _variables(bundle._messages[node.id.name], bundle, been) if node.id.name in bundle._messages else found
    inner = [getattr(node, name) for name in vars(node) if name not in ("span", "id")]
    return found | _variables(inner, bundle, been)

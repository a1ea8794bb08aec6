"""Both languages' texts, read only when somebody wants to read them."""

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from civitas.core.errors import CivitasError

LANGUAGES = ("en", "pl")


class Texts:
    """The Fluent files of one folder: `en.ftl`, `pl.ftl`, and `*.en.ftl`, `*.pl.ftl` beside them."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

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
        name, _, attribute = message.partition(".")
        bundle = self._bundle(lang)
        if not self.has(lang, message):
            raise CivitasError(f"{self._folder}: no text {message!r} in {lang}")
        found = bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        text, problems = bundle.format_pattern(pattern, dict(values or {}))
        if problems:
            raise CivitasError(f"{self._folder}: text {message!r} in {lang}: {problems[0]}")
        return text

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

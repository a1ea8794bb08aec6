"""The words of the frame: the same in both languages, none missing, none left over."""

import re
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from civitas.web.words import preferred

WEB = Path(__file__).parents[2] / "src" / "civitas" / "web"
# Parts of ids that are put together where they are used.
FAMILIES = ("state-", "kind-", "about-", "axis-", "problem-", "no-undo-", "amounts-", "no-advice-")


def _messages(lang: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for path in sorted((WEB / "text").glob("*.ftl")):
        if path.stem in (lang, f"{path.stem.partition('.')[0]}.{lang}"):
            source = path.read_text(encoding="utf-8")
            body = FluentParser().parse(source).body
            messages = (entry for entry in body if isinstance(entry, Message))
            found |= {entry.id.name: source[entry.span.start : entry.span.end] for entry in messages}
    return found


def test_both_languages_have_the_same_words_with_the_same_values() -> None:
    english, polish = _messages("en"), _messages("pl")
    assert list(english) == list(polish)
    for name, text in english.items():
        assert set(re.findall(r"\$\w+", text)) == set(re.findall(r"\$\w+", polish[name])), name


def test_every_word_that_is_said_exists_and_every_word_is_said() -> None:
    sources = "\n".join(path.read_text(encoding="utf-8") for path in WEB.rglob("*.py"))
    said = set(re.findall(r"""say\(\s*(?:lang,\s*|seen\.lang,\s*)?"([a-z-]+)"(?=[,)])""", sources))
    known = _messages("en")
    assert not {word for word in said if word not in known and not word.endswith("-")}
    unsaid = {word for word in known if f'"{word}"' not in sources and not word.startswith(FAMILIES)}
    assert not unsaid


def test_the_language_is_the_browsers_first_choice_that_we_speak() -> None:
    assert preferred("pl-PL,pl;q=0.9,en;q=0.8") == "pl"
    assert preferred("de, en;q=0.5, pl;q=0.4") == "en"
    assert preferred("fr") == preferred("") == preferred(";;q=x,,") == "en"

"""What a page says, to the eye and to the ear: its texts without markup, for tests of its languages."""

import re
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "src" / "civitas"
SPOKEN = (
    "aria-label",
    "data-tip",
    "data-why",
    "data-copied",
    "data-notice",
    "data-announce",
    "title",
    "placeholder",
    "alt",
)
SILENT = ("script", "style", "code")
VOID = ("input", "link", "meta", "use", "img", "br", "hr")
# Words of English that are none of Polish, and that hardly a sentence does without.
ENGLISH = re.compile(
    r"\b(?:the|of|and|your|with|for|from|is|are|not|you|has|have|this|that|all|each|player|turn|card|gets|takes|"
    r"choose|points?|round|rule|others?|their|more|when|which|without|nobody|place|two|into|after|before)\b",
    re.IGNORECASE,
)
HOLE = re.compile(r"\{|\}|\$[a-z]|\w_\w")
NUMBER = re.compile(r"[\W\d]*(?:[xIVX]*|[A-Z]{2}-)[\W\d]*")  # figures, signs, Roman numerals, numbers of rules


class _Reader(HTMLParser):
    """Collects texts; what is marked as being in another language is left out."""

    def __init__(self, lang: str) -> None:
        super().__init__()
        self.found: set[str] = set()
        self._lang = lang
        self._open: list[bool] = []  # of every open element: is it read?

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = dict(attrs)
        foreign = (named.get("lang") or self._lang) != self._lang
        read = not foreign and tag not in SILENT and all(self._open[-1:])
        if read:
            self.found |= {text for name in SPOKEN if (text := (named.get(name) or "").strip())}
        if tag not in VOID:
            self._open.append(read)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            self._open.pop()

    def handle_data(self, data: str) -> None:
        if data.strip() and all(self._open[-1:]):
            self.found.add(" ".join(data.split()))


def texts(markup: str, lang: str) -> set[str]:
    reader = _Reader(lang)
    reader.feed(markup)
    return reader.found


def raw_keys(found: set[str]) -> set[str]:
    """Texts that look like the id of a message, or like one with a hole in it."""
    return {text for text in found if HOLE.search(text) or text in _message_ids()}


@cache
def _message_ids() -> frozenset[str]:
    """The ids of all messages that are no plain words."""
    files = [path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.ftl")]
    return frozenset(name for text in files for name in re.findall(r"^([a-z]\w*-[\w-]+) =", text, re.MULTILINE))


def foreign(polish: set[str], english: set[str], known: set[str]) -> set[str]:
    """What a Polish page says in English: words of that language, or the very texts of the English page.

    `known` are names that are the same in both languages.
    """
    unknown = {text for text in polish if not _is_made_of(text, known)}
    return {text for text in unknown if ENGLISH.search(text)} | (unknown & english)


def _is_made_of(text: str, known: set[str]) -> bool:
    if text in known or len(text) == 1:
        return True
    for name in known:
        text = text.replace(name, "")
    return bool(NUMBER.fullmatch(text))

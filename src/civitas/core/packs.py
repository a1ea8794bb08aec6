"""What a content pack says about itself: the meaning of every field, written at the head of each exported file."""

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from civitas.core.errors import BadContent

FIELDS_FILE = "fields.toml"  # of a game: what its fields mean, by kind of entry
WORDS = "words"  # and what the words inside them mean
WIDTH = 120
# The fields that entries of every game share.
COMMON = {
    "id": "its name in matches and links; a pack keeps it",
    "name_en": "its English name, as the page shows it",
    "name_pl": "its Polish name",
    "same_name": "for people: true where both languages have the same name",
    "count": "how many of it the box holds; a pack keeps it",
    "source": "where its values come from; reconstructed and designed: our design, as the page says too",
    "known": "the fields that the source supports; the others are our design",
    "note": "for people: what is to be said about it",
}


def field_meanings(game: Path) -> Mapping[str, Mapping[str, str]]:
    """What the fields of a game's content mean, by kind of entry."""
    path = game / FIELDS_FILE
    if not path.exists():
        return {}
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise BadContent(f"{path}: {error}") from None


def explained(text: str, meanings: Mapping[str, Mapping[str, str]]) -> str:
    """A content file with a comment on every field that occurs in it."""
    lines: list[str] = ["# WHAT THE FIELDS MEAN"]
    inner: set[str] = set()
    for kind, entries in tomllib.loads(text).items():
        own = meanings.get(kind, {})
        present = {key for entry in entries for key in entry}
        lines += [
            "#",
            f"# [[{kind}]]",
            *_told({key: own.get(key) or COMMON.get(key, "") for key in _order(own, present)}),
        ]
        inner |= {word for entry in entries for value in entry.values() for word in words_in(value)}
    words = {key: meaning for key, meaning in meanings.get(WORDS, {}).items() if key in inner}
    if words:
        lines += ["#", "# The words inside these:", *_told(words)]
    return "\n".join([*lines, "", text])


def _order(own: Mapping[str, str], present: set[str]) -> list[str]:
    """What is known of a kind in its order, and what all share around it."""
    shared = [key for key in COMMON if key in present and key not in own]
    first = [key for key in shared if key in ("id", "name_en", "name_pl", "same_name", "count")]
    named = [key for key in own if key in present]
    return [*first, *named, *sorted(present - set(named) - set(shared)), *(key for key in shared if key not in first)]


def words_in(value: Any) -> Iterator[str]:
    """The keys of the tables inside a value."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield key
            yield from words_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from words_in(part)


def _told(meanings: Mapping[str, str]) -> Iterator[str]:
    wide = max(map(len, meanings), default=0)
    for key, meaning in meanings.items():
        line = f"#   {key.ljust(wide)} "
        for word in meaning.split():
            if len(line) + len(word) >= WIDTH:
                yield line
                line = f"#   {' ' * wide} "
            line += f" {word}"
        yield line

"""TOML -> validated tables: what lies in a game's box, with both languages' names and an honest source."""

import hashlib
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from civitas.core.errors import BadContent
from civitas.core.fields import Pool

_COMMON = frozenset({"id", "name_en", "name_pl", "source"})


@dataclass(frozen=True)
class Entry:
    """One component, with the place in the files where it stands."""

    values: Mapping[str, Any]
    where: str

    def __getitem__(self, key: str) -> Any:
        return self.values[key]

    def get(self, key: str, default: Any = None) -> Any:
        return self.values.get(key, default)

    def wrong(self, problem: str) -> BadContent:
        return BadContent(f"{self.where}: {problem}")

    def whole(self, key: str, low: int, high: int) -> int:
        """A whole number of this entry, refused outside its bounds."""
        value = self.values.get(key)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.wrong(f"{key} has to be a whole number, not {value!r}")
        if not low <= value <= high:
            raise self.wrong(f"{key} = {value} has to lie between {low} and {high}")
        return value

    def word(self, key: str, words: Sequence[str]) -> int:
        """The place of this entry's word in a list of words."""
        value = self.values.get(key)
        if value not in words:
            raise self.wrong(f"{key} = {value!r} is none of {', '.join(words)}")
        return words.index(value)

    def part(self, key: str) -> "Entry":
        """A table inside this entry, such as a card's top part."""
        inner = self.values.get(key)
        if not isinstance(inner, dict):
            raise self.wrong(f"{key} has to be a table such as {{ verb = ... }}")
        return Entry(inner, f"{self.where}, {key}")


class Content:
    """All entries of a content folder, by kind (`[[card]]` is a card)."""

    def __init__(self, entries: Mapping[str, list[Entry]], name: str, digest: str) -> None:
        self._entries = entries
        self.name = name
        self.digest = digest

    def __getitem__(self, kind: str) -> list[Entry]:
        if kind not in self._entries:
            raise BadContent(f"content {self.name}: no [[{kind}]] in any file")
        return self._entries[kind]

    def kinds(self) -> list[str]:
        return list(self._entries)

    def pool(self, kind: str, total: int, limit: int = 512) -> Pool:
        """The components of a kind, refused unless the box holds exactly `total` of them."""
        entries = self[kind]
        copies = tuple(entry.whole("count", 1, limit) for entry in entries)
        if sum(copies) != total:
            raise BadContent(f"content {self.name}: {sum(copies)} {kind}s in all, the game has {total}")
        return Pool(kind, tuple(entry["id"] for entry in entries), copies)

    def name_of(self, kind: str, number: int, lang: str) -> str:
        return self[kind][number][f"name_{lang}"]


PACK_FILE = "pack.toml"


def pack_game(folder: Path) -> str:
    """The game that a content pack is for."""
    return str(_pack(folder).get("game", ""))


def _pack(folder: Path) -> Mapping[str, Any]:
    path = folder / PACK_FILE
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError:
        raise BadContent(f"{folder} is no content pack: it has no {PACK_FILE}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadContent(f"{path}: {error}") from None


def load_content(folder: Path) -> Content:
    """Reads and checks every TOML file of a folder; a pack has a name, what the house ships is official."""
    name = str(_pack(folder).get("name", folder.name)) if (folder / PACK_FILE).exists() else "official"
    paths = sorted(path for path in folder.glob("*.toml") if path.name != PACK_FILE)
    if not paths:
        raise BadContent(f"{folder}: no content files (*.toml) here")
    digest = hashlib.sha256()
    entries: dict[str, list[Entry]] = {}
    for path in paths:
        raw = path.read_bytes()
        digest.update(path.name.encode() + raw)
        for kind, entry in _read(path, raw.decode()):
            entries.setdefault(kind, []).append(entry)
    for kind, listed in entries.items():
        _refuse_twins(kind, listed)
    return Content(entries, name, digest.hexdigest())


def _read(path: Path, text: str) -> Iterator[tuple[str, Entry]]:
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadContent(f"{path.name}: {error}") from None
    for kind, listed in tables.items():
        if not isinstance(listed, list):
            raise BadContent(f"{path.name}: {kind} has to be a list of entries, [[{kind}]]")
        lines = _lines_of(kind, text)
        for values, line in zip(listed, lines, strict=True):
            entry = Entry(values, f"{path.name}:{line}")
            _refuse_incomplete(entry)
            yield kind, entry


def _lines_of(kind: str, text: str) -> list[int]:
    heading = re.compile(rf"^\s*\[\[\s*{re.escape(kind)}\s*\]\]")
    return [number for number, line in enumerate(text.splitlines(), 1) if heading.match(line)]


def _refuse_incomplete(entry: Entry) -> None:
    for key in sorted(_COMMON):
        value = entry.get(key)
        if not isinstance(value, str) or not value.strip():
            raise entry.wrong(f"{key} is missing or empty")


def _refuse_twins(kind: str, entries: Sequence[Entry]) -> None:
    seen: dict[str, str] = {}
    for entry in entries:
        if entry["id"] in seen:
            raise entry.wrong(f"{kind} {entry['id']!r} stands already at {seen[entry['id']]}")
        seen[entry["id"]] = entry.where

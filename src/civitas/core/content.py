"""TOML -> validated tables: what lies in a game's box, with both languages' names and an honest source."""

import hashlib
import json
import os
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
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
    lines: Mapping[str, int] = field(default_factory=dict[str, int], compare=False)  # where its fields stand
    inner: Mapping[str, list[int]] = field(
        default_factory=dict[str, list[int]], compare=False
    )  # and the items of lists

    def __getitem__(self, key: str) -> Any:
        if key not in self.values:
            raise self.wrong(f"{key} is missing")
        _trail[:] = [(self, key)]
        return self.values[key]

    def get(self, key: str, default: Any = None) -> Any:
        _trail[:] = [(self, key)]
        return self.values.get(key, default)

    def wrong(self, problem: str, key: str = "") -> BadContent:
        """What is wrong, with the line of the field if one is named, else of the entry."""
        return BadContent(f"{self.at(key)}: {problem}")

    def at(self, key: str) -> str:
        file, _, rest = self.where.partition(":")
        return f"{file}:{self.lines[key]}{rest.lstrip('0123456789')}" if key in self.lines else self.where

    def whole(self, key: str, low: int, high: int) -> int:
        """A whole number of this entry, refused outside its bounds."""
        value = self.values.get(key)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.wrong(f"{key} has to be a whole number, not {value!r}", key)
        if not low <= value <= high:
            raise self.wrong(f"{key} = {value} has to lie between {low} and {high}", key)
        return value

    def word(self, key: str, words: Sequence[str]) -> int:
        """The place of this entry's word in a list of words."""
        value = self.values.get(key)
        if value not in words:
            raise self.wrong(f"{key} = {value!r} is none of {', '.join(words)}", key)
        return words.index(value)

    def part(self, key: str) -> "Entry":
        """A table inside this entry, such as a card's top part."""
        inner = self.values.get(key)
        if not isinstance(inner, dict):
            raise self.wrong(f"{key} has to be a table such as {{ verb = ... }}", key)
        return Entry(inner, f"{self.at(key)}, {key}")

    def items(self, key: str, most: int) -> "list[Entry]":
        """The tables of a list such as a card's effects, each with the line where it stands."""
        listed: Any = self.values.get(key)
        if not isinstance(listed, list) or not 1 <= len(listed) <= most:
            raise self.wrong(f"{key} has to be a list of 1 to {most} tables", key)
        return [self._item(key, number, values, len(listed)) for number, values in enumerate(listed, 1)]

    def _item(self, key: str, number: int, values: Any, size: int) -> "Entry":
        if not isinstance(values, dict):
            raise self.wrong(f"{key} has to be a list of tables such as {{ verb = ... }}, not of {values!r}", key)
        lines = self.inner.get(key, [])
        file = self.where.partition(":")[0]
        where = f"{file}:{lines[number - 1]}" if len(lines) == size else self.at(key)
        return Entry(values, f"{where}, {key} {number}")

    @property
    def ours(self) -> bool:
        """Was it designed here, for want of a public source? Who owns the box writes another `source`."""
        return str(self.values.get("source", "")).startswith(("reconstructed", "designed"))


# The field that was read last: where something is wrong that nobody expected.
_trail: list[tuple[Entry, str]] = []


def misread(error: Exception) -> BadContent:
    """What to say of content that a game could not make sense of: the place that it had come to."""
    if not _trail:
        return BadContent(f"the content cannot be read: {error}")
    entry, key = _trail[0]
    return entry.wrong(f"{key} = {entry.values.get(key)!r} cannot be read here ({error})", key)


class Content:
    """All entries of a content folder, by kind (`[[card]]` is a card)."""

    def __init__(self, entries: Mapping[str, list[Entry]], name: str, digest: str) -> None:
        self._entries = entries
        self.name = name
        self.digest = digest
        self.box: Content | None = None  # of a pack that is played with: what the house ships

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
        if self.box is not None:
            same_components(entries, self.box.pool(kind, total, limit))
        if sum(copies) != total:
            raise BadContent(f"content {self.name}: {sum(copies)} {kind}s in all, the game has {total}")
        return Pool(kind, tuple(entry["id"] for entry in entries), copies)

    @property
    def label(self) -> str:
        """The name and the hash by which a match knows what it was played with."""
        return f"{self.name} {self.digest[:16]}"

    def name_of(self, kind: str, number: int, lang: str) -> str:
        return self[kind][number][f"name_{lang}"]


def same_components(entries: Sequence[Entry], pool: Pool) -> None:
    """Names, costs and effects may change; which components there are, and how many, is part of the position."""
    for entry, name, copies in zip(entries, pool.names, pool.copies, strict=False):
        elsewhere = copies == 0 and pool.part_of != ""
        if entry["id"] != name or (entry.get("count", copies) != copies and not elsewhere):
            key = "count" if entry["id"] == name else "id"
            raise entry.wrong(
                f"the game has {copies} x {name!r} here; a pack changes components, not which there are", key
            )
    if len(entries) != len(pool.names):
        raise entries[-1].wrong(f"{len(entries)} entries of {pool.kind}; the game has {len(pool.names)}")


PACK_FILE = "pack.toml"


LONGEST_NAME = 40


def pack_game(folder: Path) -> str:
    """The game that a content pack is for."""
    game = _pack(folder).get("game")
    if not isinstance(game, str) or not game:
        raise BadContent(f'{folder / PACK_FILE}: game = "..." is missing; it says which game the pack is for')
    return game


def _pack_name(folder: Path) -> str:
    name = _pack(folder).get("name", folder.name)
    if not isinstance(name, str) or not 1 <= len(name.strip()) <= LONGEST_NAME or not name.isprintable():
        raise BadContent(f"{folder / PACK_FILE}: name has to be 1 to {LONGEST_NAME} letters in one line, not {name!r}")
    return name.strip()


def _pack(folder: Path) -> Mapping[str, Any]:
    path = folder / PACK_FILE
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError:
        raise BadContent(f"{folder} is no content pack: it has no {PACK_FILE}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadContent(f"{path}: {error}") from None


def pack_for(slug: str) -> Path | None:
    """The content pack that CIVITAS_CONTENT names, if it is for this game."""
    folder = os.environ.get("CIVITAS_CONTENT")
    return Path(folder) if folder and pack_game(Path(folder)) == slug else None


def played_content(room: Path) -> Content:
    """What a game's modules read when they are imported: the pack that is played with, else what the house ships.

    The page, the hints and the rules all take their numbers from here, so they never differ.
    """
    box, pack = load_content(room / "content"), pack_for(room.name)
    if pack is None:
        return box
    content = load_content(pack)
    content.box = box
    return content


def load_content(folder: Path) -> Content:
    """Reads and checks every TOML file of a folder; a pack has a name, what the house ships is official."""
    name = _pack_name(folder) if (folder / PACK_FILE).exists() else "official"
    paths = sorted(path for path in folder.glob("*.toml") if path.name != PACK_FILE)
    if not paths:
        raise BadContent(f"{folder}: no content files (*.toml) here")
    digest = hashlib.sha256()
    entries: dict[str, list[Entry]] = {}
    for path in paths:
        for kind, entry in _read(path):
            entries.setdefault(kind, []).append(entry)
            # What is said, not how it is written: a comment makes no other content.
            digest.update(f"{path.name} {kind} {_canonical(entry)}\n".encode())
    for kind, listed in entries.items():
        _refuse_twins(kind, listed)
    return Content(entries, name, digest.hexdigest())


def _canonical(entry: Entry) -> str:
    return json.dumps(entry.values, sort_keys=True, default=str)


def _read(path: Path) -> Iterator[tuple[str, Entry]]:
    try:
        text = path.read_text(encoding="utf-8")
        tables = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as error:
        raise BadContent(f"{path.name}: {error}") from None
    for kind, listed in tables.items():
        if not isinstance(listed, list):
            raise BadContent(f"{path.name}: {kind} has to be a list of entries, [[{kind}]]")
        lines = _lines_of(kind, text)
        if len(lines) != len(listed):
            raise BadContent(f"{path.name}: write every {kind} as an entry of its own, below [[{kind}]]")
        for values, line in zip(listed, lines, strict=True):
            entry = Entry(values, f"{path.name}:{line}", _lines_of_fields(text, line), _lines_of_items(text, line))
            _refuse_incomplete(entry)
            yield kind, entry


def _lines_of(kind: str, text: str) -> list[int]:
    heading = re.compile(rf"^\s*\[\[\s*{re.escape(kind)}\s*\]\]")
    return [number for number, line in enumerate(text.splitlines(), 1) if heading.match(line)]


def _lines_of_fields(text: str, heading: int) -> dict[str, int]:
    """Where the fields of the entry below a heading stand."""
    found: dict[str, int] = {}
    for number, line in enumerate(text.splitlines()[heading:], heading + 1):
        if line.startswith("["):
            break
        if key := re.match(r"([A-Za-z0-9_-]+)\s*=", line):
            found.setdefault(key[1], number)
    return found


def _lines_of_items(text: str, heading: int) -> dict[str, list[int]]:
    """Where the tables stand that a list holds one a line."""
    found: dict[str, list[int]] = {}
    key = ""
    for number, line in enumerate(text.splitlines()[heading:], heading + 1):
        if line.startswith("["):
            break
        if begun := re.match(r"([A-Za-z0-9_-]+)\s*=", line):
            key = begun[1]
        elif key and re.match(r"\s+\{", line):
            found.setdefault(key, []).append(number)
    return found


def _refuse_incomplete(entry: Entry) -> None:
    for key in sorted(_COMMON):
        value = entry.get(key)
        if not isinstance(value, str) or not value.strip():
            raise entry.wrong(f"{key} is missing or empty", key)


def _refuse_twins(kind: str, entries: Sequence[Entry]) -> None:
    seen: dict[str, str] = {}
    for entry in entries:
        if entry["id"] in seen:
            raise entry.wrong(f"{kind} {entry['id']!r} stands already at {seen[entry['id']]}")
        seen[entry["id"]] = entry.where

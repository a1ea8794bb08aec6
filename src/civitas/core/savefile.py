"""Matches as readable files: headings, then decisions in notation, with hashes that say where a replay goes astray.

civitas match 1
game: stone_age
...
decisions: 3
1 0 place forest 3
2 1 place hut
3 0 place river 2
= 9f86d081884c7d65
end 4ce1f2a0
"""

import hashlib
import json
import os
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from civitas.core.errors import BadFile, CivitasError
from civitas.core.game import Game, find_game
from civitas.core.match import Match
from civitas.core.promise import commitment

FIRST_LINE = "civitas match 1"
HASH_EVERY = 20
_LIMIT = 8 * 1024 * 1024


@dataclass(frozen=True)
class Transcript:
    """What a match file tells: a match that was recorded while it was played need not be played again to be saved."""

    game: Game
    content: str
    players: int
    options: Mapping[str, str]
    seed: int
    names: Sequence[str]
    decisions: Sequence[int]
    seats: Sequence[int]  # who made each decision
    hashes: Mapping[int, str]  # of the position after so many decisions
    totals: Sequence[int] = ()  # of a finished match
    places: Sequence[int] = ()
    start_from: Mapping[str, Any] | None = None
    nonce: str = ""

    def text(self) -> str:
        lines = [FIRST_LINE, *self._headings(), f"decisions: {len(self.decisions)}", *self._decision_lines()]
        body = "".join(f"{line}\n" for line in lines)
        return f"{body}end {_seal(body)}\n"

    def _headings(self) -> list[str]:
        lines = [
            f"game: {self.game.slug}",
            f"rules: {self.game.rules_version}",
            f"content: {self.content}",
            f"players: {self.players}",
            *(f"option {name}: {value}" for name, value in self.options.items()),
            f"seed: {self.seed}",
            *([f"nonce: {self.nonce}", f"commitment: {commitment(self.seed, self.nonce)}"] if self.nonce else []),
            *(f"name {seat}: {name}" for seat, name in enumerate(self.names)),
        ]
        if self.start_from is not None:
            lines.append(f"position: {json.dumps(self.start_from, ensure_ascii=False)}")
        if self.places:
            lines.append(f"result: {' '.join(map(str, self.totals))} places {' '.join(map(str, self.places))}")
        return lines

    def _decision_lines(self) -> list[str]:
        lines: list[str] = []
        name = self.game.actions.name
        for number, (decision, seat) in enumerate(zip(self.decisions, self.seats, strict=True), 1):
            lines.append(f"{number} {seat} {name(decision)}")
            if is_hashed(number, len(self.decisions)):
                lines.append(f"= {self.hashes[number]}")
        return lines


def is_hashed(number: int, decisions: int) -> bool:
    """Does a match file of so many decisions carry the hash of the position after this one?"""
    return number % HASH_EVERY == 0 or number == decisions


def write_match(match: Match, path: Path) -> None:
    """Writes a match; the file is complete or, on a full disk, not touched at all."""
    write_text(match_text(match), path)


def write_text(text: str, path: Path) -> None:
    """Writes a file whole or not at all."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with draft.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise BadFile(f"{path} could not be written: {error.strerror}") from error


def match_text(match: Match) -> str:
    return transcript_of(match).text()


def transcript_of(match: Match) -> Transcript:
    """Plays a match once more and writes down who decided, and the hashes."""
    replay = match.at(0)
    seats: list[int] = []
    hashes: dict[int, str] = {}
    for number, decision in enumerate(match.decisions, 1):
        seats.append(replay.to_act or 0)
        replay.play(decision)
        if is_hashed(number, len(match.decisions)):
            hashes[number] = replay.hash()
    return Transcript(
        match.game,
        match.engine.content.label,
        match.players,
        match.options,
        match.seed,
        match.names,
        match.decisions,
        seats,
        hashes,
        [score.total for score in match.scores()] if match.over else (),
        match.ranking() if match.over else (),
        match.start_from,
        match.nonce,
    )


def _seal(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()[:16]


# ---- reading


def read_match(path: Path) -> Match:
    """Loads a match and replays it; whatever is wrong with the file is told with its line."""
    try:
        if path.stat().st_size > _LIMIT:
            raise BadFile(f"{path.name}: larger than {_LIMIT // 2**20} MiB, this is no match file")
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadFile(f"{path} could not be read: {error.strerror}") from error
    except UnicodeDecodeError:
        raise BadFile(f"{path.name}: not a text file in UTF-8") from None
    return parse_match(text, path.name)


def parse_match(text: str, name: str = "match") -> Match:
    return _Reader(text, name).match()


class _Reader:
    """Goes through the lines of a match file and knows where it is."""

    def __init__(self, text: str, name: str) -> None:
        self._name = name
        self._text = text
        self._lines = text.split("\n")
        self._at = 0

    def wrong(self, problem: str) -> BadFile:
        return BadFile(f"{self._name}, line {self._at}: {problem}")

    def match(self) -> Match:
        if self._next() != FIRST_LINE:
            raise self.wrong(f"a match file starts with {FIRST_LINE!r}")
        headings, positions = self._headings()
        match = self._empty_match(headings, positions)
        self._replay(match, self._whole(headings, "decisions"))
        self._check_end(match, headings)
        return match

    def _next(self) -> str:
        if self._at >= len(self._lines) or (self._at == len(self._lines) - 1 and not self._lines[self._at]):
            self._at += 1
            raise self.wrong("the file ends too early; a part of it is missing")
        self._at += 1
        return self._lines[self._at - 1]

    def _headings(self) -> tuple[dict[str, str], dict[str, int]]:
        found: dict[str, str] = {}
        lines: dict[str, int] = {}
        while "decisions" not in found:
            key, colon, value = self._next().partition(": ")
            if not colon or not re.fullmatch(r"[a-z]+( [a-z0-9_]+)?", key):
                raise self.wrong("a heading such as 'players: 4' is expected here")
            if key in found:
                raise self.wrong(f"{key!r} stands here a second time")
            found[key] = value
            lines[key] = self._at
        return found, lines

    def _need(self, headings: dict[str, str], key: str) -> str:
        if key not in headings:
            raise self.wrong(f"the heading {key!r} is missing")
        return headings[key]

    def _whole(self, headings: dict[str, str], key: str) -> int:
        value = self._need(headings, key)
        if not re.fullmatch(r"[0-9]{1,20}", value):
            raise self.wrong(f"{key} has to be a whole number, not {value!r}")
        return int(value)

    def _empty_match(self, headings: dict[str, str], lines: dict[str, int]) -> Match:
        here, self._at = self._at, lines.get("game", self._at)
        try:
            game = find_game(self._need(headings, "game"))
            self._check_versions(game, headings, lines)
            self._check_promise(headings, lines)
            options = {key.split()[1]: value for key, value in headings.items() if key.startswith("option ")}
            names = [headings[key] for key in sorted(headings) if key.startswith("name ")]
            match = Match(
                game,
                self._whole(headings, "players"),
                options,
                self._whole(headings, "seed"),
                names,
                start=self._position(headings),
                nonce=headings.get("nonce", ""),
            )
        except BadFile:
            raise
        except CivitasError as error:
            raise self.wrong(str(error)) from None
        self._at = here
        return match

    def _check_versions(self, game: Game, headings: dict[str, str], lines: dict[str, int]) -> None:
        self._at = lines.get("rules", self._at)
        version = self._whole(headings, "rules")
        if version != game.rules_version:
            raise self.wrong(f"made by rules version {version} of {game.slug}; this is version {game.rules_version}")
        self._at = lines.get("content", self._at)
        content = game.content.label
        if self._need(headings, "content") != content:
            raise self.wrong(
                f"played with other content ({headings['content']}), while {content} is loaded; "
                "set CIVITAS_CONTENT, or --content, to the pack that it was played with"
            )

    def _check_promise(self, headings: dict[str, str], lines: dict[str, int]) -> None:
        if "nonce" not in headings and "commitment" not in headings:
            return
        here, self._at = self._at, lines.get("commitment", self._at)
        opened = commitment(self._whole(headings, "seed"), self._need(headings, "nonce"))
        if self._need(headings, "commitment") != opened:
            raise self.wrong(f"the seed is not the one that was promised: its hash is {opened}")
        self._at = here

    def _position(self, headings: dict[str, str]) -> dict[str, Any] | None:
        if "position" not in headings:
            return None
        try:
            found = json.loads(headings["position"])
        except ValueError:
            found = None
        if not isinstance(found, dict):
            raise self.wrong("the position is not a JSON object")
        return found

    def _replay(self, match: Match, decisions: int) -> None:
        for number in range(1, decisions + 1):
            self._play_line(match, number)
            if is_hashed(number, decisions):
                self._check_hash(match)

    def _play_line(self, match: Match, number: int) -> None:
        line = self._next()
        found = re.fullmatch(r"([0-9]+) ([0-9]+) (.+)", line)
        if found is None or int(found[1]) != number:
            raise self.wrong(f"decision {number} is expected here, not {line[:60]!r}")
        if match.to_act != int(found[2]):
            raise self.wrong(f"seat {found[2]} decides here, but it is seat {match.to_act}'s turn")
        try:
            match.play(found[3])
        except CivitasError as error:
            raise self.wrong(str(error)) from None

    def _check_hash(self, match: Match) -> None:
        line = self._next()
        if line != f"= {match.hash()}":
            raise self.wrong(
                f"the replay has gone astray before here: {line[:40]!r}, but the position is {match.hash()}"
            )

    def _check_end(self, match: Match, headings: dict[str, str]) -> None:
        body = "".join(f"{line}\n" for line in self._lines[: self._at])
        line = self._next()
        if line != f"end {_seal(body)}":
            raise self.wrong(f"the file was changed after it was written: its seal should be 'end {_seal(body)}'")
        if any(self._lines[self._at :][:-1]) or self._lines[-1]:
            self._at += 1
            raise self.wrong("nothing may follow after the end")
        if match.over != ("result" in headings):
            raise self.wrong("the heading 'result' does not fit: a finished match has one, a running match none")

"""An arena on disk: what is played, every result as a line, every match as a file. Killed at any moment, it goes on.

DIR/arena.json         what is played
DIR/results.jsonl      a line a match, written when its file is complete
DIR/matches/*.civitas  the matches
"""

import contextlib
import json
import os
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import IO, Any

from civitas.bots import read_bot
from civitas.core.errors import BadFile, BadOption
from civitas.core.savefile import write_text
from civitas.lab.playing import Played, Setting, Thinking
from civitas.lab.schedule import Job

FORMAT = "civitas arena 1"
HEADER, RESULTS, MATCHES = "arena.json", "results.jsonl", "matches"

Line = dict[str, Any]


def header_of(setting: Setting, content: str, seed: int) -> dict[str, Any]:
    """What has to be the same when an arena goes on."""
    return {
        "format": FORMAT,
        "game": setting.game.slug,
        "rules": setting.game.rules_version,
        "content": content,
        "players": setting.players,
        "options": setting.options,
        "bots": list(setting.bots),
        # A level whose recipe was changed is another bot.
        "recipes": [asdict(read_bot(bot)) for bot in setting.bots],
        "seed": seed,
    }


def line_of(played: Played) -> Line:
    """One match as a line of the record."""
    job, transcript = played.job, played.transcript
    thinking = {bot: [round(one.seconds, 6), one.decisions] for bot, one in sorted(played.thinking.items())}
    return {
        "match": job.number,
        "block": job.block,
        "lineup": job.lineup,
        "seed": job.seed,
        "bots": list(job.bots),
        "scores": list(transcript.totals),
        "places": list(transcript.places),
        "decisions": len(transcript.decisions),
        "thinking": thinking,
    }


def thinking_in(line: Line) -> dict[int, Thinking]:
    return {int(bot): Thinking(*spent) for bot, spent in line["thinking"].items()}


class Record:
    """The folder of an arena, opened to go on with it."""

    def __init__(self, folder: Path, header: dict[str, Any]) -> None:
        self._folder = folder
        self._results = folder / RESULTS
        self._matches = folder / MATCHES
        try:
            self._matches.mkdir(parents=True, exist_ok=True)
            self._check_header(header)
            self.lines = self._read()
            self._file: IO[str] = self._results.open("a", encoding="utf-8", newline="\n")
        except OSError as error:
            raise BadOption(f"--out {folder}: {error.strerror}") from error

    def _check_header(self, header: dict[str, Any]) -> None:
        path = self._folder / HEADER
        if not path.exists():
            if self._results.exists():
                raise BadFile(f"{self._folder} has results but no {HEADER}; name another folder")
            write_text(json.dumps(header, indent=1, ensure_ascii=False) + "\n", path)
            return
        try:
            found = json.loads(path.read_text(encoding="utf-8"))
        except ValueError:
            raise BadFile(f"{path} is damaged; name another folder, or delete this one") from None
        for name, value in header.items():
            if found.get(name) != value:
                raise BadOption(
                    f"--out {self._folder} holds another arena: its {name} is {found.get(name)!r}, not {value!r}; "
                    "name another folder, or give what was given there"
                )

    def _read(self) -> list[Line]:
        """All whole lines; what a killed process left of a last one is cut off."""
        if not self._results.exists():
            return []
        whole: dict[int, Line] = {}
        kept = 0
        data = self._results.read_bytes()
        for number, raw in enumerate(data.splitlines(keepends=True), 1):
            line = _parsed(raw)
            if line is None:
                if kept + len(raw) < len(data):
                    raise BadFile(f"{self._results}, line {number} is damaged; delete it and the arena goes on")
                break
            whole[line["match"]] = line
            kept += len(raw)
        if kept < len(data):
            os.truncate(self._results, kept)
        return [whole[number] for number in sorted(whole)]

    def write(self, played: Sequence[Played]) -> None:
        """Match files first, then the record: a match that is recorded has its file."""
        try:
            for one in played:
                self._write_match(one)
            self._file.writelines(f"{json.dumps(line_of(one))}\n" for one in played)
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as error:
            raise BadFile(f"{self._folder} could not be written: {error.strerror}") from error

    def _write_match(self, played: Played) -> None:
        # Not synchronized one by one: a file that a power cut damages is found by its seal.
        path = self.match_file(played.job)
        draft = path.with_suffix(".draft")
        draft.write_text(played.transcript.text(), encoding="utf-8", newline="\n")
        draft.replace(path)

    def match_file(self, job: Job) -> Path:
        return self._matches / f"{job.number:06}.civitas"

    def close(self) -> None:
        with contextlib.suppress(OSError):
            self._file.close()


def _parsed(raw: bytes) -> Line | None:
    if not raw.endswith(b"\n"):
        return None
    try:
        line = json.loads(raw)
    except ValueError:
        return None
    return line if isinstance(line, dict) and "match" in line else None

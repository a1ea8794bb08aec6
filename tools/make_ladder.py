"""Plays the ladder of every game with `civitas arena` and writes docs/ladder.md.

python tools/make_ladder.py DIR [--minutes M] [--threads T] [--game SLUG ...]

Everything is kept in DIR, so it can be stopped at any time and goes on there; with more minutes every table is played
further. Only what was played is written.
"""

import argparse
import datetime
import os
import subprocess
import sys
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from civitas.lab.arena import make_arena
from civitas.lab.report import markdown, report

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "ladder.md"
GAMES = ("stone_age", "guns_and_steel", "historia", "nations", "beyond_the_horizon")
NAMES = {
    "stone_age": "Stone Age",
    "guns_and_steel": "Guns & Steel",
    "historia": "Historia",
    "nations": "Nations",
    "beyond_the_horizon": "Beyond the Horizon",
}
MOST_COMMON = {"stone_age": 4, "guns_and_steel": 4, "historia": 4, "nations": 3, "beyond_the_horizon": 4}
BOTS = "random,greedy,novice,search:300"
PASSES = (12, 24, 48, 96, 192, 384)  # matches at least, from pass to pass


@dataclass(frozen=True)
class Rung:
    """One arena of the ladder."""

    game: str
    players: int

    @property
    def folder(self) -> str:
        return f"{self.game}-{self.players}"


def rungs(games: list[str]) -> list[Rung]:
    return [Rung(game, players) for game in games for players in (2, MOST_COMMON[game])]


def play(rung: Rung, games: int, folder: Path, threads: int, until: float) -> bool:
    """Plays a rung up to so many matches; False if the time ran out."""
    words = [sys.executable, "-m", "civitas", "arena", rung.game, "--bots", BOTS, "--players", str(rung.players)]
    words += ["--games", str(games), "--threads", str(threads), "--out", str(folder / rung.folder), "--json"]
    running = subprocess.Popen(words, stdout=subprocess.DEVNULL)
    try:
        return running.wait(max(1.0, until - time.monotonic())) == 0
    except subprocess.TimeoutExpired:
        running.kill()  # it loses the match under way and nothing else
        running.wait()
        return False


def play_all(folder: Path, games: list[str], threads: int, minutes: float) -> None:
    until = time.monotonic() + 60 * minutes
    for matches in PASSES:
        for rung in rungs(games):
            if time.monotonic() > until:
                return
            play(rung, matches, folder, threads, until)


# ---- the page


def page(folder: Path, games: list[str]) -> str:
    parts = [head()]
    for game in games:
        found = [(rung, played) for rung in rungs([game]) if (played := result(folder, rung)) is not None]
        if found:
            parts.append(f"## {NAMES[game]}")
        for rung, played in found:
            parts += [f"{rung.players} players, {played['matches']:,} matches:", markdown(played)]
    return "\n\n".join(parts) + "\n"


def result(folder: Path, rung: Rung) -> dict[str, Any] | None:
    """What was played of a rung: deals that everybody has played in every seat."""
    if not (folder / rung.folder / "results.jsonl").exists():
        return None
    arena = make_arena(rung.game, BOTS.split(","), PASSES[-1], rung.players, out=folder / rung.folder)
    if arena.record is not None:
        arena.record.close()
    whole = Counter(line["block"] for line in arena.lines)
    arena.lines = [line for line in arena.lines if whole[line["block"]] == rung.players]
    return report(arena) if arena.lines else None


HEAD = """# The ladder

How strong the bots are, game by game: what `civitas arena` printed, put together by `tools/make_ladder.py`.
{machine}, Python {python}, {date}.

Every bot sat in every seat of every deal equally often. *Wins* is the share of the win for each seat (a shared win is
split), so equal bots win 50 % at two seats and 25 % at four. *95 %* is its interval: Wilson's, with the number of
independent matches that the spread between deals amounts to. *Rank* is the mean place, *margin* the points ahead of
the best other seat, *rating* openskill's Plackett-Luce with two standard deviations. *Stronger with* is how
probable it is that the first of two bots is the stronger one. Few matches give wide intervals: read those, not the
middle.

`random` chooses at random, `greedy` looks one decision ahead, `novice` searches 30 iterations, `search:300` is the
recipe of `apprentice`, `master` and `grandmaster` with 300 iterations and no clock: the machine did other work beside,
and what those levels reach in their 0.3, 0.75 and 3 s would have told more of that work than of them."""


def head() -> str:
    python = f"{sys.version_info.major}.{sys.version_info.minor}"
    return HEAD.format(machine=machine(), python=python, date=datetime.date.today().isoformat())


def machine() -> str:
    import platform

    return f"{os.cpu_count()} cores {platform.machine()}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--game", action="append", choices=GAMES)
    given: Any = parser.parse_args()
    games = given.game or list(GAMES)
    given.folder.mkdir(parents=True, exist_ok=True)
    if given.minutes > 0:
        play_all(given.folder, games, given.threads, given.minutes)
    PAGE.write_text(page(given.folder, games), encoding="utf-8")
    print(f"{PAGE} written")


if __name__ == "__main__":
    main()

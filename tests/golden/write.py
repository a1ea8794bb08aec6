"""Writes the golden files anew: `make golden`."""

import sys
from pathlib import Path

import civitas
from tests.golden.counts import golden_counts
from tests.golden.playthroughs import file_name, playthrough, setups

FOLDER = Path(__file__).parent


def write(slugs: list[str]) -> None:
    for game in civitas.games():
        if slugs and game.slug not in slugs:
            continue
        folder = FOLDER / game.slug
        folder.mkdir(exist_ok=True)
        rows = "".join(f"{count.row()}\n" for count in golden_counts(game))
        (folder / "counts.txt").write_text(rows)
        for players, options in setups(game):
            (folder / file_name(players, options)).write_text(playthrough(game, players, options))


if __name__ == "__main__":
    write(sys.argv[1:])

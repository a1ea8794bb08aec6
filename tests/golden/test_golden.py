"""The golden files hold: a changed count or playthrough is a changed rule."""

from collections.abc import Mapping

import pytest

from civitas.core.game import Game, find_game
from civitas.core.match import Match
from tests.conftest import SLUGS, wander
from tests.golden.counts import Count, divide, golden_counts
from tests.golden.playthroughs import file_name, playthrough, setups
from tests.golden.write import FOLDER

GAMES = [find_game(slug) for slug in SLUGS]


@pytest.mark.parametrize("game", GAMES, ids=SLUGS)
def test_golden_counts(game: Game) -> None:
    wanted = (FOLDER / game.slug / "counts.txt").read_text().splitlines()
    for count, row in zip(golden_counts(game), wanted, strict=True):
        assert count.row() == row, f"golden: {row}\nfound:  {count.row()}\ndivide: {_divide(game, count)}"


def _divide(game: Game, count: Count) -> dict[str, int]:
    options = dict(pair.split("=") for pair in count.options.split() if pair != "-")
    match = Match(game, count.players, options, count.seed)
    for _ in wander(match, count.seed, count.decisions):
        pass
    return divide(match, count.depth)


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [(game, *setup) for game in GAMES for setup in setups(game)],
    ids=[f"{game.slug}-{file_name(*setup)[:-4]}" for game in GAMES for setup in setups(game)],
)
def test_golden_playthroughs(game: Game, players: int, options: Mapping[str, str]) -> None:
    found = playthrough(game, players, options).splitlines()
    wanted = (FOLDER / game.slug / file_name(players, options)).read_text().splitlines()
    for number, (new, old) in enumerate(zip(found, wanted, strict=False), 1):
        assert new == old, f"line {number}"
    assert len(found) == len(wanted)

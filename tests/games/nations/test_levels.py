"""NA-16.1, NA-15.1: the laws for every expertise level and every number of players it allows."""

import numpy as np
import pytest

from civitas import sim
from civitas.games.nations import GAME
from civitas.games.nations.invariants import broken_invariants
from civitas.games.nations.state import LEVELS_CHOICE

SETUPS = [
    (players, levels)
    for levels in LEVELS_CHOICE
    for players in range(1, 6)
    if not GAME.refuse(players, {"levels": levels})
]


def test_five_players_may_use_two_levels_only() -> None:
    """NA-15.1."""
    assert {levels for players, levels in SETUPS if players == 5} == {"advanced", "all"}
    assert len(SETUPS) == 18


@pytest.mark.parametrize(("players", "levels"), SETUPS)
def test_interpreted_and_native_play_the_same_games(players: int, levels: str) -> None:
    """Random games to the end on both sides of the board: equal bytes, equal points, nothing lost."""
    for boards in ("a", "b"):
        batches = [
            sim.Batch("nations", players, games=1, seed=players, backend=backend, levels=levels, boards=boards)  # type: ignore[arg-type]
            for backend in ("python", "native")
        ]
        counts = [batch.play_out().tolist() for batch in batches]
        assert counts[0] == counts[1]
        assert batches[0].rows().tobytes() == batches[1].rows().tobytes()
        assert batches[0].points().tolist() == batches[1].points().tolist()


@pytest.mark.parametrize(("players", "levels"), SETUPS)
def test_a_finished_game_is_sound(players: int, levels: str) -> None:
    """The conservation laws at the end of some games (after every decision: the laws of the house)."""
    batch = sim.Batch("nations", players, games=4, seed=7 * players, backend="native", levels=levels)  # type: ignore[arg-type]
    batch.play_out()
    rows = batch.rows().view(GAME.layout.dtype).reshape(-1)
    for row in rows:
        assert broken_invariants(row) == []
        assert GAME.layout.violations(row) == []
    assert (np.asarray(batch.points()) >= 0).all()

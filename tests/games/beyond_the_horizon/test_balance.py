"""What `balance` prints is measured, and a handful of games between greedy players looks as the documentation says."""

from civitas.games.beyond_the_horizon.state import ROUNDS
from tests.games.beyond_the_horizon.balance import measured

GAMES = 12


def test_greedy_players_end_their_games_by_the_rules() -> None:
    """No game runs into the guard of the house, and every source of points pays somebody."""
    report = measured(2, GAMES)
    assert report.games == GAMES and sum(report.dealt.values()) == 3 * GAMES
    assert max(report.rounds) < ROUNDS[0]
    assert all(report.points[source] > 0 for source in report.points)
    for thing in ("level 4", "leaders", "villages", "cities", "structures", "theocracy", "democracy"):
        assert report.counts[thing] > 0, thing
    assert sum(report.totals) == sum(report.points.values())
    assert f"2 players, {GAMES} games" in "\n".join(report.lines())

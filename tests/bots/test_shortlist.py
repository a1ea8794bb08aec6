"""A search thinks only of what the game's shortlist keeps."""

from civitas.bots import search
from civitas.core.contract import worth_a_thought
from civitas.core.game import find_game
from civitas.core.match import Match
from tests.conftest import wander


def test_a_search_looks_at_a_few_payments_only() -> None:
    """GS: hundreds of mixtures pay a price; three of them are thought about."""
    match = Match(find_game("guns_and_steel"), 2, {"mode": "combined"}, 3)
    listed = match.engine.answers()
    shortened = 0
    for now in wander(match, 3, 400):
        seat = now.to_act
        kept = int(now.engine.bind(worth_a_thought)(now._s, listed))
        if kept == len(now.legal_ids()) or seat is None:
            continue
        thoughts = search(now, seat, 3 * kept, seed=1)
        assert {one.action for one in thoughts.options} == set(listed[:kept].tolist())
        assert sum(one.visits for one in thoughts.options) == thoughts.iterations
        shortened += 1
        if shortened == 3:
            return
    raise AssertionError("no price was asked for")

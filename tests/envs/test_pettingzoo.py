"""The PettingZoo door passes PettingZoo's own tests, and tells a seat no more than its view."""

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from civitas import sim
from civitas.core.game import find_game
from civitas.core.observation import features, observation_table
from civitas.envs.pettingzoo import env
from tests.conftest import SLUGS, wander


@pytest.mark.filterwarnings("ignore")
def test_it_passes_the_tests_of_pettingzoo() -> None:
    api_test(env("stone_age", players=3), num_cycles=200, verbose_progress=False)
    seed_test(lambda: env("stone_age", players=2), num_cycles=50)


def test_rewards_follow_the_ranking() -> None:
    game = env("stone_age", players=4)
    game.reset(seed=4)
    while not all(game.terminations.values()):
        mask = game.observe(game.agent_selection)["action_mask"]
        game.step(int(np.flatnonzero(mask)[-1]))
    assert max(game.rewards.values()) == 1.0
    assert min(game.rewards.values()) >= -1.0


@pytest.mark.parametrize("slug", SLUGS)
def test_an_observer_is_seat_0_and_numbers_mean_what_they_say(slug: str) -> None:
    game = find_game(slug)
    players = game.players[1]
    batch = sim.Batch(slug, players, games=1, seed=3, backend="python")
    for _ in range(60):
        batch.step(batch.legal()[:, 0])
    names = [feature.name for feature in features(game.layout)]
    for seat in range(players):
        seen = batch.observe(np.array([seat]))[0]
        for feature, value in zip(features(game.layout), seen, strict=True):
            assert feature.low <= value <= feature.high or value == -2, feature
        assert seen[names.index("to_act")] == (int(batch.to_act[0]) - seat) % players
    assert observation_table(game.layout, players, 0).shape[0] == len(names)


@pytest.mark.parametrize("slug", SLUGS)
def test_equal_views_give_equal_observations(slug: str) -> None:
    from civitas.core import view
    from civitas.core.engine import engine_of
    from civitas.core.match import Match

    game = find_game(slug)
    match = Match(game, game.players[1], {}, 9)
    for _ in wander(match, 9, 120):
        pass
    batch = sim.Batch(slug, match.players, games=1, backend="python")
    for seat in range(match.players):
        batch.rows()[0] = match.row()
        before = batch.observe(np.array([seat]))
        redealt = match.redacted(seat).view(np.uint8).reshape(-1)
        deal = engine_of(game, "python").bind(view.deal_row)
        deal(redealt, seat, np.array([1, 2, 3, 4]), np.zeros(view.BAG_SIZE, np.int64))
        batch.rows()[0] = redealt
        assert (batch.observe(np.array([seat])) == before).all()

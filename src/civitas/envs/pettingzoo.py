"""Every game as a PettingZoo environment: seats are agents, the one to act is selected, masks name what is legal."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from civitas.sim import Batch


def env(slug: str, players: int | None = None, **options: object) -> Any:
    """A game as an agent-environment cycle, with PettingZoo's usual safety nets around it."""
    return wrappers.OrderEnforcingWrapper(GameEnv(slug, players, **options))


class GameEnv(AECEnv[str, Any, Any]):
    """One game; rewards come at the end: 1 for the first place, -1 for the last, evenly between."""

    def __init__(self, slug: str, players: int | None = None, **options: object) -> None:
        super().__init__()
        self._slug, self._options = slug, options
        batch = Batch(slug, players, games=1, **options)  # type: ignore[arg-type]
        self._players = batch.players
        self.metadata = {"name": f"{slug}_v{batch.game.rules_version}", "is_parallelizable": False, "render_modes": []}
        self.possible_agents = [f"seat_{seat}" for seat in range(self._players)]
        self.render_mode = None
        low = np.array([feature.low for feature in batch.features], np.int32)
        high = np.array([feature.high for feature in batch.features], np.int32)
        actions = len(batch.game.actions)
        seen = spaces.Dict(
            {"observation": spaces.Box(low, high, dtype=np.int32), "action_mask": spaces.MultiBinary(actions)}
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._random = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random = np.random.default_rng(seed)
        number = int(self._random.integers(2**62))
        self._batch = Batch(self._slug, self._players, games=1, seed=number, **self._options)  # type: ignore[arg-type]
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[int(self._batch.to_act[0])]

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        seat = self.possible_agents.index(agent)
        asked = int(self._batch.to_act[0]) == seat
        mask = self._batch.legal_mask()[0] if asked else np.zeros(len(self._batch.game.actions), np.bool_)
        return {"observation": self._batch.observe(np.array([seat]))[0], "action_mask": mask.astype(np.int8)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._batch.step(np.array([action]))
        if self._batch.over[0]:
            self._finish()
        else:
            self.agent_selection = self.possible_agents[int(self._batch.to_act[0])]
        self._accumulate_rewards()

    def _finish(self) -> None:
        places = self._batch.ranks()[0]
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = 1.0 - 2.0 * float(places[seat] - 1) / max(1, self._players - 1)
        self.terminations = dict.fromkeys(self.agents, True)

    def render(self) -> None:
        """Nothing to render: `civitas play` and `Match.log` show games."""

    def close(self) -> None:
        """Nothing is held open."""

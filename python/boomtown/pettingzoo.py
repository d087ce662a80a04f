"""Environments for several learners, as PettingZoo defines them.

`env` asks one seat after the other (AEC); `parallel_env` steps all at once, and whoever is not asked has the one action `WAIT`.
"""

from __future__ import annotations

import functools
from typing import Any, Mapping, Optional

import numpy as np

from . import new, options_of, spec
from ._boomtown import BoomtownError
from .actions import action_number
from .drawing import draw

try:
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers
except ImportError as error:  # pragma: no cover - depends on what is installed
    raise ImportError("boomtown.pettingzoo needs PettingZoo: pip install 'boomtown[pettingzoo]'") from error

RENDER_MODES = ["human", "ansi", "rgb_array"]


def observation_space(game: str, actions: int) -> spaces.Dict:
    """What an agent sees: the channels of the game as whole numbers, and which actions are legal."""
    channels = spec(game)["channels"]
    sizes = [int(np.prod(channel["shape"])) for channel in channels]
    low = np.concatenate([np.full(size, c["least"], np.int16) for size, c in zip(sizes, channels)])
    high = np.concatenate([np.full(size, c["most"], np.int16) for size, c in zip(sizes, channels)])
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (actions,), dtype=np.int8),
        }
    )


class _Table:
    """What both kinds of environment share."""

    def __init__(
        self,
        game: str,
        players: Optional[int] = None,
        variants: Any = None,
        options: Optional[Mapping[str, Any]] = None,
        reward: str = "place",
        render_mode: Optional[str] = None,
    ) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BoomtownError(f"there is no render mode '{render_mode}': take one of {', '.join(RENDER_MODES)}")
        self.game = game
        self.players = players
        self.options = options_of(variants, options)
        self.reward = reward
        self.render_mode = render_mode
        self.state_ = new(game, players, 0, options=self.options)
        self.count: int = spec(game)["actions"]
        #: Scripted opponents are part of the game.
        self.seats = self.state_.players
        self.random, _ = seeding.np_random(None)

    def begin(self, seed: Optional[int]) -> None:
        if seed is not None:
            self.random, _ = seeding.np_random(seed)
        self.state_ = new(self.game, self.players, int(self.random.integers(2**63)), options=self.options)

    def observe(self, seat: int, extra: int = 0) -> dict[str, Any]:
        mask = np.zeros(self.count + extra, dtype=np.int8)
        if seat in self.state_.deciders():
            mask[self.state_.legal(seat)] = 1
        elif extra:
            mask[-1] = 1
        return {"observation": self.state_.observe(seat), "action_mask": mask}

    def render(self) -> Any:
        if self.render_mode == "rgb_array":
            return draw(self.state_)
        if self.render_mode == "ansi":
            return self.state_.render()
        if self.render_mode == "human":
            print(self.state_.render())
        return None


class BoomtownAEC(AECEnv):
    """One seat after the other: see `env`."""

    metadata = {"render_modes": RENDER_MODES, "name": "boomtown_v1", "is_parallelizable": False, "render_fps": 2}

    def __init__(self, game: str, **settings: Any) -> None:
        super().__init__()
        self.table = _Table(game, **settings)
        self.render_mode = self.table.render_mode
        self.possible_agents = [f"player_{seat}" for seat in self.table.seats]
        self._space = observation_space(game, self.table.count)
        self.metadata = {**self.metadata, "name": f"boomtown_{game.replace('-', '_')}_v1"}

    @functools.lru_cache(maxsize=None)
    def observation_space(self, agent: str) -> spaces.Space:
        return self._space

    @functools.lru_cache(maxsize=None)
    def action_space(self, agent: str) -> spaces.Space:
        return spaces.Discrete(self.table.count)

    def reset(self, seed: Optional[int] = None, options: Optional[dict] = None) -> None:
        self.table.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos: dict[str, dict] = {agent: {} for agent in self.agents}
        self.agent_selection = f"player_{self.table.state_.turn}"

    def observe(self, agent: str) -> dict[str, Any]:
        return self.table.observe(self.possible_agents.index(agent))

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        state = self.table.state_
        number = action_number(action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        state.play(self.possible_agents.index(agent), number)
        if state.over:
            paid = state.returns(self.table.reward)
            for seat, name in zip(self.table.seats, self.possible_agents):
                self.rewards[name] = float(paid[seat])
                self.terminations[name] = True
                self.infos[name] = {"points": state.points[seat]}
        else:
            self.agent_selection = f"player_{state.turn}"
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        return self.table.render()

    def close(self) -> None:
        pass


class BoomtownParallel(ParallelEnv):
    """All at once: see `parallel_env`."""

    metadata = {"render_modes": RENDER_MODES, "name": "boomtown_parallel_v1", "render_fps": 2}

    def __init__(self, game: str, **settings: Any) -> None:
        self.table = _Table(game, **settings)
        self.render_mode = self.table.render_mode
        self.possible_agents = [f"player_{seat}" for seat in self.table.seats]
        self._space = observation_space(game, self.table.count + 1)
        self.metadata = {**self.metadata, "name": f"boomtown_{game.replace('-', '_')}_v1"}
        #: What agents do who are not asked.
        self.wait = self.table.count

    @functools.lru_cache(maxsize=None)
    def observation_space(self, agent: str) -> spaces.Space:
        return self._space

    @functools.lru_cache(maxsize=None)
    def action_space(self, agent: str) -> spaces.Space:
        return spaces.Discrete(self.table.count + 1)

    def _observations(self) -> dict[str, Any]:
        return {agent: self.table.observe(seat, extra=1) for agent, seat in zip(self.possible_agents, self.table.seats)}

    def reset(self, seed: Optional[int] = None, options: Optional[dict] = None) -> tuple[dict, dict]:
        self.table.begin(seed)
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[dict, dict, dict, dict, dict]:
        """Everybody who is asked decides at once. What is not legal, or became so by the decision of a seat before as in a race for the same
        place, is left out: `infos` say "illegal", and that seat is asked again with the next step."""
        if not self.agents:
            # The game is over: nobody acts, and nobody is paid again.
            return {}, {}, {}, {}, {}
        state = self.table.state_
        asked = state.deciders()
        # All of them before the first is carried out: an error leaves the game as it was.
        numbers = {}
        for agent, seat in zip(self.possible_agents, self.table.seats):
            if seat in asked:
                if agent not in actions:
                    raise BoomtownError(f"{agent} is asked: give an action for it, one that its mask shows")
                numbers[agent] = action_number(actions[agent])
        refused = set()
        for agent, seat in zip(self.possible_agents, self.table.seats):
            if seat not in asked:
                continue
            if numbers[agent] in state.legal(seat):
                state.play(seat, numbers[agent])
            else:
                refused.add(agent)
        over = state.over
        paid = state.returns(self.table.reward)
        agents = self.agents
        rewards = {agent: float(paid[seat]) for agent, seat in zip(self.possible_agents, self.table.seats)}
        ends = {agent: over for agent in agents}
        points = state.points
        infos: dict[str, dict[str, Any]] = {}
        for agent, seat in zip(self.possible_agents, self.table.seats):
            infos[agent] = {"points": points[seat], "illegal": agent in refused}
        seen = self._observations()
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return seen, rewards, ends, {agent: False for agent in agents}, infos

    def render(self) -> Any:
        return self.table.render()

    def close(self) -> None:
        pass


def raw_env(game: str = "circle-wagons", **settings: Any) -> BoomtownAEC:
    """The environment without wrappers: an action that is not legal raises `IllegalActionError` and changes nothing."""
    return BoomtownAEC(game, **settings)


def env(game: str = "circle-wagons", **settings: Any) -> AECEnv:
    """One seat after the other. `settings`: players, variants, options, reward ("place", "lead"), render_mode.

    Wrapped as the classic games of PettingZoo are: whoever takes an action that is not legal loses 1, the others get nothing, and the game ends.
    `raw_env` refuses such an action instead.

    >>> table = env("circle-wagons")
    >>> table.reset(seed=1)
    >>> observation, reward, end, cut, info = table.last()
    >>> int(observation["action_mask"].sum())
    15
    """
    wrapped: AECEnv = wrappers.TerminateIllegalWrapper(raw_env(game, **settings), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


def parallel_env(game: str = "circle-wagons", **settings: Any) -> ParallelEnv:
    """All at once: with the settings of `env`. Whoever is not asked has one action, the last one.

    >>> table = parallel_env("carson-cards", players=4)
    >>> observations, infos = table.reset(seed=1)
    >>> [int(seen["action_mask"].sum()) for seen in observations.values()]
    [9, 9, 9, 9]
    """
    return BoomtownParallel(game, **settings)

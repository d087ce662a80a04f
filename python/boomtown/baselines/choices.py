"""A few good choices instead of thousands of actions: an environment in which any stock learner gets somewhere in minutes.

Each legal action is tried in a world that fits what the seat sees, whatever is hidden in truth, and a greedy bot plays on for a few decisions. The choices are the actions that lead to the best points, the best
first; the learner sees what each of them leads to and says which it takes. Taking the first one every time is a fair player; to be better one has to
know when not to.
"""

from __future__ import annotations

from typing import Any, Optional

import numpy as np
from gymnasium import spaces

from .. import State, bot
from ..actions import action_number
from ..gymnasium import BoomtownEnv
from .match import imagined

#: What the learner sees of a choice.
SIGNS = 6


class ChoicesEnv(BoomtownEnv):
    """As `BoomtownEnv`, with `choices` actions: the first is what looks best at once.

    >>> env = ChoicesEnv("circle-wagons", choices=4, opponents="greedy")
    >>> observation, info = env.reset(seed=1)
    >>> observation.shape, int(info["action_mask"].sum())
    ((27,), 4)
    """

    def __init__(self, game: str = "circle-wagons", choices: int = 8, ahead: int = 3, tried: int = 24, **settings: Any) -> None:
        super().__init__(game, **settings)
        self.choices = choices
        self.ahead = ahead
        self.tried = tried
        self.action_space = spaces.Discrete(choices)
        self.observation_space = spaces.Box(-1.0, 1.0, (choices * SIGNS + 3,), dtype=np.float32)
        self._bot_greedy = bot("greedy")
        self._numbers: list[int] = []
        self._signs = np.zeros((choices, SIGNS), dtype=np.float32)

    def _lead(self, state: State) -> tuple[float, float]:
        points = state.points
        rivals = [one for seat, one in enumerate(points) if seat != self.seat]
        return float(points[self.seat]), float(max(rivals))

    def _look(self) -> None:
        """Tries the actions: first by what they bring at once, then the best of them a few decisions further."""
        seat = self.seat
        world = imagined(self.state, seat)
        own, rival = self._lead(world)
        tried = []
        for number in self.state.legal(seat):
            after = world.clone()
            after.play(seat, number)
            points, against = self._lead(after)
            tried.append((points - against, number, after))
        tried.sort(key=lambda one: (-one[0], one[1]))
        looked = []
        for at_once, number, after in tried[: self.tried]:
            steps = 0
            while steps < self.ahead and not after.over:
                turn = after.turn
                assert turn is not None, "somebody is asked as long as the game is not over"
                after.play(turn, self._bot_greedy.choose(after, turn))
                steps += 1
            points, against = self._lead(after)
            looked.append((points - against, number, at_once, points, against, float(after.turn == seat)))
        looked.sort(key=lambda one: (-one[0], one[1]))
        looked = looked[: self.choices]
        self._numbers = [number for _, number, *_ in looked]
        self._signs[:] = 0
        best = looked[0][0] if looked else 0.0
        for row, (lead, _, at_once, points, against, again) in enumerate(looked):
            signs = (1.0, (lead - best) / 10, (points - own) / 10, (against - rival) / 10, (at_once - own + rival) / 10, again)
            self._signs[row] = np.clip(signs, -1, 1)

    def reset(self, *, seed: Optional[int] = None, options: Optional[dict] = None) -> tuple[np.ndarray, dict]:
        self._bot_greedy = bot("greedy", seed=seed or 0)
        return super().reset(seed=seed, options=options)

    def _observe(self) -> np.ndarray:
        if self.state.over or self.seat not in self.state.deciders():
            self._numbers = []
            self._signs[:] = 0
        else:
            self._look()
        own, rival = self._lead(self.state if self.state.over else imagined(self.state, self.seat))
        left = len(self.state.history) / 100
        rest = np.clip([(own - rival) / 30, left, len(self._numbers) / self.choices], -1, 1)
        return np.concatenate([self._signs.ravel(), rest]).astype(np.float32)

    def action_masks(self) -> np.ndarray:
        mask = np.zeros(self.choices, dtype=bool)
        mask[: len(self._numbers)] = True
        return mask

    def sample(self) -> int:
        return int(self.np_random.integers(max(1, len(self._numbers))))

    def step(self, action: Any) -> tuple[np.ndarray, float, bool, bool, dict]:
        index = action_number(action)
        if not 0 <= index < len(self._numbers):
            return self._observe(), -1.0, True, False, {**self._info(), "illegal": True}
        return super().step(self._numbers[index])

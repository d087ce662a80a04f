"""A stock learner: MaskablePPO of sb3-contrib, as it comes from PyPI, in the Gymnasium environments.

Nothing is prepared for it but the mask: it sees the observation of `docs/observations.md` and says the number of an action, or with `choices` it takes one of
the few that `ChoicesEnv` offers. It is paid what its lead in points grows by, which Stable-Baselines3 scales by itself.
"""

from __future__ import annotations

import math
from typing import Any, Callable

from ..gymnasium import BoomtownEnv
from .choices import ChoicesEnv

try:
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.callbacks import BaseCallback
    from stable_baselines3.common.vec_env import DummyVecEnv, VecNormalize
except ImportError as error:  # pragma: no cover - depends on what is installed
    raise ImportError("this baseline needs Stable-Baselines3 and PyTorch: pip install 'boomtown[stock]'") from error

#: Games of tests begin with these seeds, which training does not meet.
TEST_SEED = 900_000


def evaluate(model: Any, game: str, opponent: str, games: int, choices: bool = False) -> float:
    """The share of what could be won when it takes what it thinks best: the same deals from every seat."""
    won = 0.0
    env = _env(game, choices, opponents=opponent, seat=0)
    seats = env.state.players
    for index in range(games):
        env.seat_wanted = env.seat = seats[index % len(seats)]
        seen, info = env.reset(seed=TEST_SEED + index // len(seats))
        end, reward = False, 0.0
        while not end:
            action, _ = model.predict(seen, action_masks=info["action_mask"], deterministic=True)
            seen, reward, end, _, info = env.step(action)
        won += (reward + 1) / 2
    return won / games


def interval(share: float, games: int) -> tuple[float, float]:
    """The 95% interval of a share of so many games (Wilson).

    >>> [round(end, 3) for end in interval(0.8, 10)]
    [0.49, 0.943]
    """
    z = 1.959964
    scale = 1 + z * z / games
    centre = share + z * z / (2 * games)
    reach = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (centre - reach) / scale, (centre + reach) / scale


def _env(game: str, choices: bool, **settings: Any) -> BoomtownEnv:
    return ChoicesEnv(game, **settings) if choices else BoomtownEnv(game, **settings)


class _Tests(BaseCallback):
    """Counts games, and tests after so many decisions."""

    def __init__(self, every: int, test: Callable[[int], None]) -> None:
        super().__init__()
        self.every, self.test = every, test
        self.games, self.next = 0, every

    def _on_step(self) -> bool:
        self.games += int(self.locals["dones"].sum())
        return True

    def _on_rollout_end(self) -> None:
        # What was learned from this roll-out comes after it; the test sees all the roll-outs before.
        if self.num_timesteps >= self.next:
            self.next += self.every
            self.test(self.games)


def train(
    game: str = "circle-wagons",
    opponent: str = "greedy",
    steps: int = 200_000,
    seed: int = 1,
    test_games: int = 100,
    tests: int = 6,
    choices: bool = False,
    tell: Callable[[str], None] = print,
) -> tuple[Any, list[dict[str, float]]]:
    """Learns for so many decisions of its own on one thread; says on the way how it does in games of their own."""
    torch.set_num_threads(1)
    # PyTorch would look through the probabilities of thousands of actions at every step for mistakes that cannot be there.
    torch.distributions.Distribution.set_default_validate_args(False)
    # Where a decision takes long and there are few of them, it learns from fewer at a time.
    envs, batch = (4, 64) if choices else (16, 512)
    makers: list[Callable[[], Any]] = [lambda: _env(game, choices, opponents=opponent, seat=None, reward="gain") for _ in range(envs)]
    env = VecNormalize(DummyVecEnv(makers), norm_obs=False, gamma=1.0)
    model = MaskablePPO(
        "MlpPolicy",
        env,
        learning_rate=1e-3,
        n_steps=128,
        batch_size=batch,
        n_epochs=4,
        gamma=1.0,
        ent_coef=0.01,
        seed=seed,
        device="cpu",
    )
    curve: list[dict[str, float]] = []

    def test(played: int, games: int = test_games) -> None:
        share = evaluate(model, game, opponent, games, choices)
        low, high = interval(share, games)
        curve.append({"games": played, "share": share, "low": low, "high": high})
        tell(f"{played} games: {share:.1%} against {opponent} (95%: {low:.1%} to {high:.1%}, {games} games)")

    test(0)
    counted = _Tests(max(1, steps // tests), test)
    model.learn(steps, callback=counted)
    # The last word is by more games than those on the way.
    test(counted.games, 4 * test_games)
    return model, curve

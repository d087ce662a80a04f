"""Linear temporal differences: the value of a state is a weighted sum of its observation.

The learner plays against itself. It imagines what the seat that decides cannot see, looks at the state after each legal action there, and takes the one
with the highest value; now and then it takes any. After each decision the weights move so that the value before comes nearer to the value after, or to the end.
"""

from __future__ import annotations

from typing import Any, Callable, Optional

import numpy as np

from .. import State, new, spec
from .match import Chooser, imagined, match, of_bot


class LinearValue:
    """The value of a state for a seat: what the game pays by place, from −1 to 1, squashed."""

    def __init__(self, game: str) -> None:
        details = spec(game)
        sizes = [int(np.prod(channel["shape"])) for channel in details["channels"]]
        scales = [max(-channel["least"], channel["most"]) for channel in details["channels"]]
        self.factors = np.repeat(1.0 / np.array(scales, dtype=np.float64), sizes)
        # What points say is worth more than what can be reckoned from many small numbers.
        points = next(c["first"] for c in details["channels"] if c["name"] == "points")
        self.factors[points : points + 2] *= 10.0
        # It begins without an opinion: every action looks the same, and it takes the first.
        self.weights = np.zeros(len(self.factors) + 1)

    def features(self, state: State, seat: int) -> np.ndarray:
        """What the value is a sum of."""
        return np.append(state.observe(seat) * self.factors, 1.0)

    def of(self, features: np.ndarray) -> Any:
        """The value."""
        return np.tanh(features @ self.weights)

    def best(self, state: State, seat: int) -> tuple[int, np.ndarray]:
        """The legal action with the best state after it, with that state."""
        numbers = state.legal(seat)
        # Nothing is tried on the state itself: it knows what the seat does not.
        world = imagined(state, seat)
        rows = []
        for number in numbers:
            after = world.clone()
            after.play(seat, number)
            rows.append(self.features(after, seat))
        seen = np.array(rows)
        values = seen @ self.weights
        chosen = int(np.argmax(values))
        return numbers[chosen], seen[chosen]

    def chooser(self) -> Chooser:
        """It as somebody who chooses."""
        return lambda state, seat: self.best(state, seat)[0]


def train(
    game: str = "circle-wagons",
    games: int = 400,
    rate: float = 0.01,
    explore: float = 0.05,
    seed: int = 1,
    players: Optional[int] = None,
    every: int = 100,
    test_games: int = 60,
    opponent: str = "greedy",
    tell: Callable[[str], None] = print,
) -> tuple[LinearValue, list[dict[str, float]]]:
    """Learns, and says how it did against an opponent on the way."""
    chance = np.random.default_rng(seed)
    value = LinearValue(game)
    curve: list[dict[str, float]] = []

    def test(played: int) -> None:
        share = match(value.chooser(), of_bot(opponent), test_games, game, players, seed=900_000)
        curve.append({"games": played, "share": share})
        tell(f"{played} games: {share:.1%} against {opponent}")

    test(0)
    for index in range(1, games + 1):
        state = new(game, players, int(chance.integers(2**62)))
        last: dict[int, np.ndarray] = {}
        while (turn := state.turn) is not None:
            if chance.random() < explore:
                number = int(chance.choice(state.legal(turn)))
                after = imagined(state, turn)
                after.play(turn, number)
                seen = value.features(after, turn)
            else:
                number, seen = value.best(state, turn)
            if turn in last:
                _learn(value, last[turn], float(value.of(seen)), rate)
            last[turn] = seen
            state.play(turn, number)
        for seat, seen in last.items():
            _learn(value, seen, state.returns()[seat], rate)
        if index % every == 0:
            test(index)
    return value, curve


def _learn(value: LinearValue, seen: np.ndarray, target: float, rate: float) -> None:
    said = float(value.of(seen))
    value.weights += rate * (target - said) * (1 - said**2) * seen

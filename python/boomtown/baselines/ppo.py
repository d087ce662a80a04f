"""Proximal policy optimisation in plain NumPy: two layers, a head for the actions, a head for the value.

It learns in `ChoicesEnv` against a bot. Nothing in it knows the games.
"""

from __future__ import annotations

from typing import Any, Callable

import numpy as np

from .choices import ChoicesEnv


class Net:
    """Two layers of tanh, with a head for the actions and one for the value; Adam."""

    def __init__(self, inputs: int, actions: int, hidden: int, chance: np.random.Generator) -> None:
        def layer(rows: int, columns: int, gain: float) -> np.ndarray:
            return chance.normal(0, gain / np.sqrt(rows), (rows, columns))

        self.parts = {
            "w1": layer(inputs, hidden, 1.0), "b1": np.zeros(hidden),
            "w2": layer(hidden, hidden, 1.0), "b2": np.zeros(hidden),
            "wp": layer(hidden, actions, 0.01), "bp": np.zeros(actions),
            "wv": layer(hidden, 1, 1.0), "bv": np.zeros(1),
        }  # fmt: skip
        self.first = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.second = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.steps = 0

    def forward(self, seen: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, np.ndarray, tuple[np.ndarray, np.ndarray]]:
        """The probabilities of the actions and the values; and what the way back needs."""
        p = self.parts
        h1 = np.tanh(seen @ p["w1"] + p["b1"])
        h2 = np.tanh(h1 @ p["w2"] + p["b2"])
        logits = np.where(masks, h2 @ p["wp"] + p["bp"], -1e9)
        logits -= logits.max(axis=1, keepdims=True)
        weights = np.exp(logits)
        return weights / weights.sum(axis=1, keepdims=True), (h2 @ p["wv"] + p["bv"])[:, 0], (h1, h2)

    def learn(self, seen: np.ndarray, hidden: tuple[np.ndarray, np.ndarray], logits: np.ndarray, values: np.ndarray, rate: float) -> None:
        """A step of Adam down the gradients of the logits and values."""
        p, (h1, h2) = self.parts, hidden
        d2 = (logits @ p["wp"].T + values[:, None] @ p["wv"].T) * (1 - h2**2)
        d1 = (d2 @ p["w2"].T) * (1 - h1**2)
        slopes = {
            "wp": h2.T @ logits, "bp": logits.sum(0), "wv": h2.T @ values[:, None], "bv": values.sum(0, keepdims=True),
            "w2": h1.T @ d2, "b2": d2.sum(0), "w1": seen.T @ d1, "b1": d1.sum(0),
        }  # fmt: skip
        norm = np.sqrt(sum(float((slope**2).sum()) for slope in slopes.values()))
        shrink = min(1.0, 0.5 / (norm + 1e-8))
        self.steps += 1
        for name, slope in slopes.items():
            slope = slope * shrink
            self.first[name] = 0.9 * self.first[name] + 0.1 * slope
            self.second[name] = 0.999 * self.second[name] + 0.001 * slope**2
            mean = self.first[name] / (1 - 0.9**self.steps)
            spread = self.second[name] / (1 - 0.999**self.steps)
            p[name] -= rate * mean / (np.sqrt(spread) + 1e-8)


def train(
    game: str = "circle-wagons",
    opponent: str = "greedy",
    games: int = 400,
    batch: int = 512,
    epochs: int = 6,
    rate: float = 1e-3,
    hidden: int = 64,
    clip: float = 0.2,
    decay: float = 0.95,
    entropy: float = 0.01,
    seed: int = 1,
    test_games: int = 60,
    tell: Callable[[str], None] = print,
) -> tuple[Net, list[dict[str, float]]]:
    """Learns until so many games are played; says after each batch how it did against the opponent in games of their own."""
    chance = np.random.default_rng(seed)
    env = ChoicesEnv(game, opponents=opponent, seat=None)
    curve: list[dict[str, float]] = []
    played, seen, info = 0, *env.reset(seed=seed)
    net = Net(len(seen), env.choices, hidden, chance)

    def test() -> None:
        share = evaluate(net, game, opponent, test_games)
        curve.append({"games": played, "share": share})
        tell(f"{played} games: {share:.1%} against {opponent}")

    test()
    while played < games:
        rows: dict[str, list[Any]] = {name: [] for name in ("seen", "mask", "action", "log", "value", "reward", "end")}
        for _ in range(batch):
            mask = info["action_mask"]
            odds, value, _ = net.forward(seen[None], mask[None])
            action = int(chance.choice(env.choices, p=odds[0] / odds[0].sum()))
            following, reward, end, _, info = env.step(action)
            for name, one in zip(rows, (seen, mask, action, np.log(odds[0, action] + 1e-12), value[0], reward, end)):
                rows[name].append(one)
            seen = following
            if end:
                played += 1
                seen, info = env.reset()
        _, last, _ = net.forward(seen[None], info["action_mask"][None])
        _improve(net, rows, float(last[0]), epochs, rate, clip, decay, entropy, chance)
        test()
    return net, curve


def _improve(
    net: Net,
    rows: dict[str, list[Any]],
    last: float,
    epochs: int,
    rate: float,
    clip: float,
    decay: float,
    entropy: float,
    chance: np.random.Generator,
) -> None:
    """Generalised advantages, then some epochs over the batch."""
    seen, masks = np.array(rows["seen"], dtype=np.float64), np.array(rows["mask"])
    actions, logs, values = np.array(rows["action"]), np.array(rows["log"]), np.array(rows["value"])
    rewards, ends = np.array(rows["reward"]), np.array(rows["end"])
    gains = np.zeros(len(rewards))
    running, following = 0.0, last
    for index in reversed(range(len(rewards))):
        goes_on = 0.0 if ends[index] else 1.0
        running = rewards[index] + following * goes_on - values[index] + decay * goes_on * running
        following = values[index]
        gains[index] = running
    targets = gains + values
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    for _ in range(epochs):
        for part in np.array_split(chance.permutation(len(gains)), max(1, len(gains) // 128)):
            odds, guess, hidden = net.forward(seen[part], masks[part])
            taken = np.zeros_like(odds)
            taken[np.arange(len(part)), actions[part]] = 1.0
            log = np.log((odds * taken).sum(1) + 1e-12)
            ratio = np.exp(log - logs[part])
            # Where the ratio has gone too far in the good direction, nothing pulls any more.
            open_ = np.where(gains[part] > 0, ratio < 1 + clip, ratio > 1 - clip)
            pull = -(gains[part] * ratio * open_)[:, None] * (taken - odds)
            spread = np.log(odds + 1e-12)
            pull += entropy * odds * (spread - (odds * spread).sum(1, keepdims=True))
            net.learn(seen[part], hidden, pull / len(part), (guess - targets[part]) / len(part), rate)


def evaluate(net: Net, game: str, opponent: str, games: int) -> float:
    """The share of what could be won when it takes what it thinks best."""
    env = ChoicesEnv(game, opponents=opponent, seat=0)
    seats = env.state.players
    won = 0.0
    for index in range(games):
        env.seat_wanted = env.seat = seats[index % len(seats)]
        seen, info = env.reset(seed=900_000 + index // len(seats))
        end, reward = False, 0.0
        while not end:
            odds, _, _ = net.forward(seen[None], info["action_mask"][None])
            seen, reward, end, _, info = env.step(int(np.argmax(odds[0])))
        won += (reward + 1) / 2
    return won / games

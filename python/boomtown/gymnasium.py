"""One learner against bots, as Gymnasium defines an environment."""

from __future__ import annotations

from typing import Any, Mapping, Optional, Union

import numpy as np

from . import bot as make_bot
from . import new, options_of, spec
from ._boomtown import BoomtownError
from .actions import action_number
from .drawing import draw

try:
    import gymnasium
    from gymnasium import spaces
except ImportError as error:  # pragma: no cover - depends on what is installed
    raise ImportError("boomtown.gymnasium needs Gymnasium: pip install 'boomtown[gymnasium]'") from error


class BoomtownEnv(gymnasium.Env):
    """One learner at a seat, bots at the others.

    An observation is a row of float32, each number of the channels divided by its bound. `action_masks()` says which actions are legal, under the
    name that maskable learners look for; `info["action_mask"]` is the same. An action that is not legal is not carried out: it ends the game with the reward −1,
    so that learners without masks can learn too. `reward` says what is paid: at the end by "place" or by "lead" as `State.returns` does, or with "gain" after
    every decision what the lead in points has grown by since the one before, which adds up to the lead.

    >>> env = BoomtownEnv("circle-wagons", opponents="random")
    >>> observation, info = env.reset(seed=1)
    >>> bool(env.action_masks()[env.sample()])
    True
    """

    metadata = {"render_modes": ["human", "ansi", "rgb_array"], "render_fps": 2}

    def __init__(
        self,
        game: str = "circle-wagons",
        players: Optional[int] = None,
        seat: Optional[int] = 0,
        opponents: Union[str, Mapping[str, Any]] = "greedy",
        variants: Any = None,
        options: Optional[Mapping[str, Any]] = None,
        reward: str = "place",
        render_mode: Optional[str] = None,
    ) -> None:
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise BoomtownError(f"there is no render mode '{render_mode}'")
        self.game = game
        self.players = players
        self.options = options_of(variants, options)
        self.reward = reward
        self.render_mode = render_mode
        self.opponents = {"name": opponents, "positions": 200} if isinstance(opponents, str) else dict(opponents)
        #: The learner's seat; None takes another one for each game.
        self.seat_wanted = seat
        details = spec(game)
        sizes = [int(np.prod(channel["shape"])) for channel in details["channels"]]
        scales = [max(-channel["least"], channel["most"]) for channel in details["channels"]]
        self._factors = np.repeat(1.0 / np.array(scales, dtype=np.float32), sizes)
        self.observation_space = spaces.Box(-1.0, 1.0, (details["observation_size"],), dtype=np.float32)
        self.action_space = spaces.Discrete(details["actions"])
        self.state = new(game, players, 0, options=self.options)
        if reward != "gain":
            self.state.returns(reward)  # says so if there is no such reward
        if seat is not None and seat not in self.state.players:
            raise BoomtownError(f"nobody plays seat {seat}: take one of {', '.join(map(str, self.state.players))}")
        self.seat = seat or 0
        self._bot = make_bot(**self.opponents)

    def reset(self, *, seed: Optional[int] = None, options: Optional[dict] = None) -> tuple[np.ndarray, dict]:
        super().reset(seed=seed)
        self.state = new(self.game, self.players, int(self.np_random.integers(2**63)), options=self.options)
        if self.seat_wanted is None:
            self.seat = int(self.np_random.choice(self.state.players))
        self._bot = make_bot(**{**self.opponents, "seed": int(self.np_random.integers(2**63))})
        self._let_others_play()
        return self._observe(), self._info()

    def _let_others_play(self) -> None:
        """The others decide until the learner is asked or the game is over. Where choices are simultaneous, the learner decides first."""
        state = self.state
        while not state.over and self.seat not in state.deciders():
            turn = state.turn
            assert turn is not None, "somebody is asked as long as the game is not over"
            state.play(turn, self._bot.choose(state, turn))

    def _lead_now(self) -> float:
        """The points ahead of the best rival, as they stand."""
        points = self.state.points
        return float(points[self.seat] - max(one for seat, one in enumerate(points) if seat != self.seat))

    def _observe(self) -> np.ndarray:
        return self.state.observe(self.seat) * self._factors

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "points": self.state.points, "seat": self.seat}

    def action_masks(self) -> np.ndarray:
        """Which actions are legal."""
        return self.state.mask(self.seat)

    def sample(self) -> int:
        """A legal action, each equally likely."""
        legal = self.state.legal(self.seat)
        return int(legal[self.np_random.integers(len(legal))])

    def step(self, action: Any) -> tuple[np.ndarray, float, bool, bool, dict]:
        number = action_number(action)
        if number not in self.state.legal(self.seat):
            return self._observe(), -1.0, True, False, {**self._info(), "illegal": True}
        before = self._lead_now() if self.reward == "gain" else 0.0
        self.state.play(self.seat, number)
        self._let_others_play()
        over = self.state.over
        if self.reward == "gain":
            paid = self._lead_now() - before
        else:
            paid = float(self.state.returns(self.reward)[self.seat]) if over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._observe(), paid, over, False, self._info()

    def render(self) -> Any:
        if self.render_mode == "rgb_array":
            return draw(self.state, self.seat)
        if self.render_mode == "ansi":
            return self.state.render(self.seat)
        if self.render_mode == "human":
            print(self.state.render(self.seat))
        return None


def register() -> None:
    """Makes `gymnasium.make("Boomtown/circle-wagons-v1")` and the others known."""
    from . import games

    for game in games():
        name = f"Boomtown/{game}-v1"
        if name not in gymnasium.registry:
            gymnasium.register(id=name, entry_point="boomtown.gymnasium:BoomtownEnv", kwargs={"game": game})

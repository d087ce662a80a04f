"""The games for the algorithms of OpenSpiel, if that package is there.

`import boomtown.openspiel` registers `python_boomtown_circle_wagons`, `python_boomtown_carson_cards` and `python_boomtown_carson_city`; after that
`pyspiel.load_game("python_boomtown_circle_wagons")` works as for any other game. Chance is sampled inside of the decisions; where choices are
simultaneous the seats are asked one after the other, and no information state tells what another chose.
"""

from __future__ import annotations

from typing import Any, Optional

import numpy as np

from . import games, new, spec

try:
    import pyspiel
except ImportError as error:  # pragma: no cover - depends on what is installed
    raise ImportError("boomtown.openspiel needs OpenSpiel: pip install open_spiel") from error

#: No game lasts longer: with Kit Carson players could take cowboys back for a long time.
LONGEST = 4000


def _short_name(game: str) -> str:
    return "python_boomtown_" + game.replace("-", "_")


def _type(game: str) -> Any:
    return pyspiel.GameType(
        short_name=_short_name(game),
        long_name=f"Boomtown: {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=6,
        min_num_players=2,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 0, "seed": 0},
    )


class BoomtownGame(pyspiel.Game):
    """A game of Boomtown as OpenSpiel sees it. `players` and `seed` are parameters; seed 0 takes another one for each new game."""

    def __init__(self, game: str, params: Optional[dict[str, Any]] = None) -> None:
        params = dict(params or {})
        self.name = game
        self.wanted = int(params.get("players", 0)) or None
        self.seed = int(params.get("seed", 0))
        self.seats = new(game, self.wanted).seats
        self.details = spec(game)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.details["actions"],
            max_chance_outcomes=0,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_type(game), info, params)

    def new_initial_state(self) -> BoomtownState:
        return BoomtownState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
        return _Observer(self)

    def observation_tensor_shape(self) -> list[int]:
        return [self.details["observation_size"]]


class BoomtownState(pyspiel.State):
    """A state of such a game."""

    _drawn = np.random.default_rng()

    def __init__(self, game: BoomtownGame) -> None:
        super().__init__(game)
        seed = game.seed or int(self._drawn.integers(1, 2**63))
        self.inner = new(game.name, game.wanted, seed)

    def current_player(self) -> int:
        turn = self.inner.turn
        return pyspiel.PlayerId.TERMINAL if turn is None else turn

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.inner.legal(player))

    def _apply_action(self, action: int) -> None:
        turn = self.inner.turn
        assert turn is not None, "no action is applied once the game is over"
        self.inner.play(turn, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.inner.action_text(action, player)

    def is_terminal(self) -> bool:
        return self.inner.over

    def returns(self) -> list[float]:
        return [float(paid) for paid in self.inner.returns()]

    def observation_tensor(self, player: int) -> list[float]:
        return [float(number) for number in self.inner.observe(player)]

    def observation_string(self, player: int) -> str:
        return self.inner.render(player, sentences=True)

    def __str__(self) -> str:
        return self.inner.render(sentences=True) or repr(self.inner)


class _Observer:
    """Writes what a player sees, for OpenSpiel's algorithms in Python."""

    def __init__(self, game: BoomtownGame) -> None:
        self.tensor = np.zeros(game.details["observation_size"], np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: BoomtownState, player: int) -> None:
        self.tensor[:] = state.inner.observe(player)

    def string_from(self, state: BoomtownState, player: int) -> str:
        return state.observation_string(player)


def _register(game: str) -> None:
    class Registered(BoomtownGame):
        def __init__(self, params: Optional[dict[str, Any]] = None) -> None:
            super().__init__(game, params)

    pyspiel.register_game(_type(game), Registered)


for _game in games():
    if _short_name(_game) not in pyspiel.registered_names():
        _register(_game)

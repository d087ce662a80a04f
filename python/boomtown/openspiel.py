"""The games for the algorithms of OpenSpiel, if that package is there.

`import boomtown.openspiel` registers `python_boomtown_circle_wagons`, `python_boomtown_carson_cards` and `python_boomtown_carson_city`; after that
`pyspiel.load_game("python_boomtown_circle_wagons")` works as for any other game.

- **Chance** is explicit: the set-up and every decision that takes dice are followed by chance nodes, one for each roll, each side equally likely. A state
  holds no dice, so that a copy of it knows no more of the future than the rules do. With the parameter `seed` the set-up is that of the seed
  and the game begins with the first decision.
- **Secrets** stay secret to algorithms that ask: `resample_from_infostate` draws what a player cannot know anew, for IS-MCTS and its kin. Plain
  MCTS on a game with secrets looks into them, here as anywhere in OpenSpiel.
- **Simultaneous** choices (sealed bids) are asked one after the other, and nobody's observation tells what another chose: the form that
  `pyspiel.convert_to_turn_based` gives a simultaneous game, which sequential algorithms can play.
"""

from __future__ import annotations

import json
from typing import Any, Optional

import numpy as np
import numpy.typing as npt

from . import State, games, new, options_of, spec

try:
    import pyspiel
except ImportError as error:  # pragma: no cover - depends on what is installed
    raise ImportError("boomtown.openspiel needs OpenSpiel: pip install 'boomtown[openspiel]'") from error

#: No game lasts longer: with Kit Carson players could take cowboys back for a long time.
LONGEST = 4000
#: No roll has more sides, and no game more rolls.
MOST_SIDES = 128
MOST_ROLLS = 4000
#: Games in which everybody sees everything.
OPEN = {"circle-wagons"}


def _short_name(game: str) -> str:
    return "python_boomtown_" + game.replace("-", "_")


def _type(game: str) -> Any:
    kinds = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=_short_name(game),
        long_name=f"Boomtown: {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.PERFECT_INFORMATION if game in OPEN else kinds.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=6,
        min_num_players=2,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 0, "seed": 0, "variants": ""},
    )


class BoomtownGame(pyspiel.Game):
    """A game of Boomtown as OpenSpiel sees it. `players`, `seed` and `variants` (names with + between them, such as "horses+river") are parameters; with
    seed 0 the set-up is left to chance nodes."""

    def __init__(self, game: str, params: Optional[dict[str, Any]] = None) -> None:
        params = dict(params or {})
        self.name = game
        self.wanted = int(params.get("players", 0)) or None
        self.seed = int(params.get("seed", 0))
        variants = str(params.get("variants", ""))
        self.options = options_of(variants.split("+") if variants else None)
        self.seats = new(game, self.wanted, options=self.options).seats
        self.details = spec(game)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.details["actions"],
            max_chance_outcomes=MOST_SIDES,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_type(game), info, params)

    def new_initial_state(self) -> BoomtownState:
        return BoomtownState(self)

    def max_chance_nodes_in_history(self) -> int:
        return MOST_ROLLS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
        return _Observer(self)

    def observation_tensor_shape(self) -> list[int]:
        return [self.details["observation_size"]]


class BoomtownState(pyspiel.State):
    """A state of such a game: in a set-up that is not complete, between decisions, or amid the rolls of one."""

    def __init__(self, game: BoomtownGame) -> None:
        super().__init__(game)
        self._name, self._wanted, self._options = game.name, game.wanted, game.options
        #: Nothing as long as the set-up is not complete.
        self._inner: Optional[State] = new(game.name, game.wanted, game.seed, options=game.options) if game.seed else None
        #: The decision whose dice are being rolled, what they have shown, and how many sides the next one has.
        self._decided: Optional[tuple[int, int]] = None
        self._rolls: list[int] = []
        self._sides: Optional[int] = None
        if self._inner is None:
            self._go_on()

    @property
    def inner(self) -> State:
        """The state of the game, amid rolls that before the decision. There is none before the set-up is complete."""
        if self._inner is None:
            raise pyspiel.SpielError("the set-up is not complete: apply outcomes of chance first")
        return self._inner

    def _go_on(self) -> None:
        """Goes on with a set-up or a decision until the dice are asked, or carries it out when it has all its rolls."""
        while (sides := self._next_roll()) == 1:
            self._rolls.append(0)
        self._sides = sides
        if sides is not None:
            return
        if self._decided is None:
            self._inner = State.begin(self._name, self._options, self._wanted, 0, self._rolls)
        else:
            self.inner.play(*self._decided, rolls=self._rolls or None)
        self._decided, self._rolls = None, []

    def _next_roll(self) -> Optional[int]:
        if self._decided is None:
            return State.next_setup_roll(self._name, self._options, self._wanted, self._rolls)
        return self.inner.next_roll(*self._decided, rolls=self._rolls)

    def current_player(self) -> int:
        if self._sides is not None:
            return int(pyspiel.PlayerId.CHANCE)
        turn = self.inner.turn
        return int(pyspiel.PlayerId.TERMINAL) if turn is None else turn

    def chance_outcomes(self) -> list[tuple[int, float]]:
        sides = self._sides or 1
        return [(side, 1.0 / sides) for side in range(sides)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.inner.legal(player))

    def _apply_action(self, action: int) -> None:
        if self._sides is not None:
            self._rolls.append(int(action))
        else:
            turn = self.inner.turn
            assert turn is not None, "no action is applied once the game is over"
            self._decided = (turn, int(action))
        self._go_on()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"roll {action}"
        return self.inner.action_text(action, player)

    def is_terminal(self) -> bool:
        return self._sides is None and self.inner.over

    def returns(self) -> list[float]:
        if self._inner is None:
            return [0.0] * self.get_game().num_players()
        return [float(paid) for paid in self._inner.returns()]

    def seen(self, player: int) -> npt.NDArray[np.int16]:
        """What a player sees as numbers; nothing but noughts before the set-up is complete."""
        if self._inner is None:
            return np.zeros(self.get_game().observation_tensor_shape(), np.int16)
        return self._inner.observe(player)

    def observation_tensor(self, player: Optional[int] = None) -> list[float]:
        return [float(number) for number in self.seen(self.current_player() if player is None else player)]

    def observation_string(self, player: Optional[int] = None) -> str:
        """What a player may know, complete, as JSON; without a player the one who decides."""
        if self._inner is None:
            return "{}"
        seen = self._inner.view(self.current_player() if player is None else player)
        return json.dumps(seen, separators=(",", ":"), sort_keys=True)

    def resample_from_infostate(self, player: int, sampler: Any) -> BoomtownState:
        """A state that looks the same to a player, with what it cannot know drawn anew. Its history is still that of the real game."""
        world: BoomtownState = self.clone()
        world._inner = self.inner.imagine(player, int(sampler() * 2**53))
        return world

    def __str__(self) -> str:
        if self._inner is None:
            return f"set-up, rolls {self._rolls}"
        said = self._inner.render(sentences=True) or repr(self._inner)
        return said if self._decided is None else f"{said}\n{self._decided}, rolls {self._rolls}"


class _Observer:
    """Writes what a player sees, for OpenSpiel's algorithms in Python."""

    def __init__(self, game: BoomtownGame) -> None:
        self.tensor = np.zeros(game.details["observation_size"], np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: BoomtownState, player: int) -> None:
        self.tensor[:] = state.seen(player)

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

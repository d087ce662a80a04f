"""Many games stepped at once in native code."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Any, Mapping, Optional, Sequence, Union

import numpy as np
import numpy.typing as npt

from ._boomtown import BoomtownError, NativeLanes, State, spec
from .actions import action_numbers


@dataclass
class Arrays:
    """What a step writes, one row for each game."""

    #: What the seat that decides next sees: whole numbers (int16), or scaled to −1 to 1 (float32).
    observations: Any
    #: Which actions are legal (bool).
    masks: Any
    #: What was paid to each seat by a game that ended (float32).
    rewards: Any
    #: Which games ended (bool). One that ended has begun anew: its observation and mask are those of the new game.
    ends: Any
    #: Which seat decides next (int32).
    seats: Any
    #: The points of each seat of a game that ended (int32).
    points: Any
    #: How many decisions of learners a game had that ended (int32).
    lengths: Any

    def _native(self) -> tuple[Any, ...]:
        fields = (self.observations, self.masks, self.rewards, self.ends, self.seats, self.points, self.lengths)
        return tuple(_as_numpy(field) for field in fields)


def _as_numpy(array: Any) -> Any:
    """The same memory as an array of NumPy: PyTorch, JAX and others hand it over by DLPack."""
    if isinstance(array, np.ndarray):
        return array
    if hasattr(array, "numpy"):
        return array.numpy()
    if hasattr(array, "__dlpack__"):
        return _from_dlpack(array)
    raise BoomtownError(f"an array of NumPy, or one that speaks DLPack, is needed, not {type(array).__name__}")


def _from_dlpack(array: Any) -> Any:
    shared = np.from_dlpack(array)
    if not shared.flags.writeable and np.lib.NumpyVersion(np.__version__) < "2.1.0":
        raise BoomtownError(f"writing into memory handed over by DLPack needs NumPy 2.1 or newer; this is {np.__version__}")
    return shared


#: Who decides for a seat: the name of a bot, or the name with milliseconds ("ms") or positions ("positions") to think.
Opponent = Union[str, Mapping[str, Any]]


class VecEnv:
    """`n` games that are stepped at once, each by one decision, on all cores and without the interpreter lock.

    Every game asks one seat at a time (`arrays.seats`); where choices are simultaneous they are asked one after the other, and none sees what
    another chose. A game that ends pays `rewards` and begins anew. `threads` are as many as there are cores if nothing is said, and never more than games.

    >>> import numpy as np
    >>> env = VecEnv("circle-wagons", 4, seed=1)
    >>> arrays = env.reset()
    >>> arrays.observations.shape == (4, env.observation_size), arrays.masks.shape == (4, env.action_count)
    (True, True)
    >>> arrays = env.step(env.sample())
    >>> bool(arrays.masks.any(axis=1).all())
    True

    Results can be written straight into memory of one's own, such as a slice of a buffer for a whole roll-out:

    >>> mine = env.allocate("float32")
    >>> env.step(env.sample(), mine) is mine
    True
    """

    def __init__(
        self,
        game: str,
        n: int,
        players: Optional[int] = None,
        seed: int = 0,
        variants: Any = None,
        options: Optional[Mapping[str, Any]] = None,
        threads: Optional[int] = None,
        reward: str = "place",
        dtype: str = "int16",
        opponents: Union[None, Opponent, Mapping[int, Opponent], Sequence[Optional[Opponent]]] = None,
    ) -> None:
        from . import new, options_of

        self.game = game
        self.n = n
        self.spec = spec(game)
        self.observation_size: int = self.spec["observation_size"]
        self.action_count: int = self.spec["actions"]
        if n < 1:
            raise BoomtownError("there must be at least one game")
        chosen = options_of(variants, options)
        self.seats: int = new(game, players, 0, options=chosen).seats
        # Before the games: more than fits into memory is refused by NumPy with a MemoryError, not by the system with a killed process.
        self.arrays = self.allocate(dtype)
        self._lanes = NativeLanes(
            game,
            chosen,
            players,
            n,
            seed,
            threads if threads is not None else os.cpu_count() or 1,
            reward,
            _seated(opponents, self.seats),
        )
        self._actions = np.zeros(n, dtype=np.int64)

    def allocate(self, dtype: str = "int16") -> Arrays:
        """New arrays of the right sizes; observations of "int16", or scaled ones of "float32"."""
        if dtype not in ("int16", "float32"):
            raise BoomtownError(f"observations are int16 or float32, not {dtype}")
        return Arrays(
            np.zeros((self.n, self.observation_size), dtype=dtype),
            np.zeros((self.n, self.action_count), dtype=bool),
            np.zeros((self.n, self.seats), dtype=np.float32),
            np.zeros(self.n, dtype=bool),
            np.zeros(self.n, dtype=np.int32),
            np.zeros((self.n, self.seats), dtype=np.int32),
            np.zeros(self.n, dtype=np.int32),
        )

    def reset(self, out: Optional[Arrays] = None) -> Arrays:
        """What the games show now. They begin with the environment, and anew by themselves."""
        arrays = out or self.arrays
        self._lanes.look(arrays._native())
        return arrays

    def step(self, actions: Any, out: Optional[Arrays] = None) -> Arrays:
        """Carries out a decision in every game: the number of an action for each.

        Raises IllegalActionError if one of them is not legal, BoomtownError if one is not a whole number; then no game has changed.
        """
        arrays = out or self.arrays
        numbers = action_numbers(actions if isinstance(actions, (list, tuple)) else _as_numpy(actions))
        self._lanes.step(numbers, arrays._native())
        return arrays

    def sample(self) -> npt.NDArray[np.int64]:
        """A legal action for each game, each equally likely. The array is used again by the next call."""
        self._lanes.sample(self._actions)
        return self._actions

    def state(self, game: int, seed: int = 0) -> State:
        """A copy of one of the games, to look at."""
        return self._lanes.state(game, seed)


def _seated(opponents: Any, seats: int) -> list[tuple[int, str, Optional[float], Optional[int]]]:
    """Opponents by seat. One for all means everybody but the first seat."""
    if opponents is None:
        return []
    if isinstance(opponents, str) or (isinstance(opponents, Mapping) and "name" in opponents):
        opponents = {seat: opponents for seat in range(1, seats)}
    elif not isinstance(opponents, Mapping):
        opponents = {seat: one for seat, one in enumerate(opponents) if one is not None}
    seated: list[tuple[int, str, Optional[float], Optional[int]]] = []
    for seat, one in opponents.items():
        if isinstance(one, str):
            # Plain bots do not think; the others think alike on every machine if nothing else is said.
            seated.append((seat, one, None, 200))
        else:
            ms, positions = one.get("ms"), one.get("positions")
            seated.append((seat, one["name"], ms, 200 if ms is None and positions is None else positions))
    return seated

"""Who beats whom: anything that chooses, at every seat in turn."""

from __future__ import annotations

from typing import Callable, Optional, Union

from .. import State, bot, new

#: Chooses for a seat that is asked: the number of an action, or its text.
Chooser = Callable[[State, int], Union[int, str]]


def of_bot(name: str, positions: int = 200, seed: int = 0) -> Chooser:
    """A bot as somebody who chooses."""
    mind = bot(name, positions=positions, seed=seed)
    return lambda state, seat: mind.choose(state, seat)


def imagined(state: State, seat: int) -> State:
    """A state that looks to a seat as this one does, with what is hidden from it drawn by chance: what a learner may try its actions on.

    >>> state = new("circle-wagons", seed=1)
    >>> imagined(state, 0).view(0) == state.view(0)
    True
    """
    return state.imagine(seat, len(state.history))


def match(
    first: Chooser, second: Chooser, games: int, game: str = "circle-wagons", players: Optional[int] = None, seed: int = 1
) -> float:
    """The share of what could be won by `first`: it holds one seat, each in turn, and `second` all others. 0.5 is as good as the others.

    >>> round(match(of_bot("greedy"), of_bot("random"), 6))
    1
    """
    won = 0.0
    for index in range(games):
        # The same game is played from every seat before the next one begins.
        seats = new(game, players, 0).players
        own = seats[index % len(seats)]
        state = new(game, players, seed + index // len(seats))
        while (turn := state.turn) is not None:
            state.play(turn, (first if turn == own else second)(state, turn))
        won += (state.returns()[own] + 1) / 2
    return won / games

"""Three Wild West town-building games for research.

>>> import boomtown
>>> boomtown.games()
['circle-wagons', 'carson-cards', 'carson-city']
>>> state = boomtown.new("circle-wagons", seed=1)
>>> state.deciders()
[1]
>>> state.legal_texts()[:2] == [state.action_text(number) for number in state.legal()[:2]]
True
>>> while not state.over:
...     state.play(state.turn, state.legal()[0])
>>> sum(state.returns())
0.0

Seats are counted from 0, as indices; texts, records and views count them from 1, as people do.
"""

from __future__ import annotations

from typing import Any, Mapping, Optional, Sequence, Union

from ._boomtown import (
    Bot,
    BoomtownError,
    IllegalActionError,
    State,
    __version__,
    bots,
    games,
    spec,
)
from .vector import VecEnv

__all__ = [
    "Bot",
    "BoomtownError",
    "IllegalActionError",
    "State",
    "VecEnv",
    "__version__",
    "bot",
    "bots",
    "from_position",
    "from_record",
    "from_view",
    "games",
    "new",
    "options_of",
    "spec",
]

Variants = Union[None, str, Sequence[str], Mapping[str, Any]]


def options_of(variants: Variants = None, options: Optional[Mapping[str, Any]] = None) -> dict[str, Any]:
    """The options of a game from names of variants, or from a mapping of options.

    >>> options_of(["horses", "river"])
    {'horses': True, 'river': 'printed'}
    >>> options_of({"edition": 2015})
    {'edition': 2015}
    """
    if options is not None and not isinstance(options, Mapping):
        raise BoomtownError(f"options are given by name, as in {{'players': 4}}, not as {options!r}")
    all_options: dict[str, Any] = dict(options or {})
    if variants is None:
        return all_options
    if isinstance(variants, Mapping):
        all_options.update(variants)
        return all_options
    names = [variants] if isinstance(variants, str) else variants
    if not isinstance(names, Sequence) or not all(isinstance(name, str) for name in names):
        raise BoomtownError(f"variants are names, as in ['horses', 'river'], or options by name, not {variants!r}")
    for name in names:
        key = name.replace("-", "_")
        # The river is the one variant that is not just switched on: the printed one is meant.
        all_options[key] = "printed" if key == "river" else True
    return all_options


def new(
    game: str,
    players: Optional[int] = None,
    seed: int = 0,
    variants: Variants = None,
    options: Optional[Mapping[str, Any]] = None,
) -> State:
    """Sets a game up.

    `variants` are names ("horses"), or options by name; `options` are all options of the game as records spell them. The same seed gives the same
    game for the same decisions.

    >>> state = new("carson-city", players=4, seed=1, variants=["horses"])
    >>> state.seats, state.options["horses"]
    (4, True)
    >>> new("chess")
    Traceback (most recent call last):
    boomtown.BoomtownError: there is no game 'chess': take one of circle-wagons, carson-cards, carson-city
    """
    return State.begin(game, options_of(variants, options), players, seed)


def from_position(game: str, position: Mapping[str, Any], seed: int = 0) -> State:
    """Begins with a position, as `State.position` gives it.

    >>> state = new("circle-wagons", seed=3)
    >>> from_position("circle-wagons", state.position()) == state
    True
    """
    return State.from_position(game, position, seed)


def from_view(game: str, view: Mapping[str, Any], seed: int = 0) -> State:
    """Begins with a state that has this view, as `State.view` gives it for a seat and as a server tells it to a bot. What the seat cannot know is made up.

    >>> state = new("carson-cards", players=3, seed=3)
    >>> from_view("carson-cards", state.view(1)).view(1) == state.view(1)
    True
    """
    return State.from_view(game, view, seed)


def from_record(record: str, seed: int = 0) -> State:
    """Takes a record up again, as `State.record` gives it or any tool of Boomtown writes it.

    >>> state = new("circle-wagons", seed=3)
    >>> state.play(1, "start 5" if "start 5" in state.legal_texts() else state.legal()[0])
    >>> from_record(state.record()).history == state.history
    True
    """
    return State.from_record(record, seed)


def bot(name: str, ms: Optional[float] = None, positions: Optional[int] = None, seed: int = 0) -> Bot:
    """A player that thinks for `ms` milliseconds, or looks at so many `positions`: then it decides the same on every machine.

    >>> state = new("circle-wagons", seed=1)
    >>> bot("deputy", positions=200).choose(state) in state.legal()
    True
    """
    return Bot(name, ms, positions, seed)

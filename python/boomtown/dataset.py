"""Games of bots as a data set.

    python -m boomtown.dataset write wagons.jsonl.gz --game circle-wagons --games 1000 --bots deputy deputy
    python -m boomtown.dataset show wagons.jsonl.gz

A line for each game: options, seed, the numbers of the actions in their order and the points. The dice follow from the seed, so that a line of some
hundred bytes is the whole game; `load` gives it back as states, decision by decision.
"""

from __future__ import annotations

import argparse
import gzip
import json
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Iterator, Optional, Sequence, Union

from . import BoomtownError, State, bot, new, spec


@dataclass
class PlayedGame:
    """One game of a data set."""

    game: str
    options: dict[str, Any]
    seed: int
    bots: list[str]
    #: Numbers of actions, or texts for the few that have none.
    actions: list[Union[int, str]]
    points: list[int]

    def states(self) -> Iterator[tuple[State, int, Union[int, str]]]:
        """Every state with the seat that decided and what it decided. The state is the same object all the time: clone what you keep."""
        state = new(self.game, seed=self.seed, options=self.options)
        for action in self.actions:
            turn = state.turn
            assert turn is not None, "a game of a data set has no decisions after its end"
            yield state, turn, action
            state.play(turn, action)

    def final(self) -> State:
        """The game at its end, with its record."""
        state = new(self.game, seed=self.seed, options=self.options)
        for action in self.actions:
            assert state.turn is not None, "a game of a data set has no decisions after its end"
            state.play(state.turn, action)
        return state


def play(game: str, seed: int, names: Sequence[str], positions: int, players: Optional[int] = None) -> PlayedGame:
    """Lets bots play a game. They look at so many positions for each decision, so that the same seed gives the same game everywhere.

    >>> one = play("circle-wagons", 7, ["greedy", "random"], 50)
    >>> one.final().points == one.points
    True
    """
    state = new(game, players, seed)
    options = state.options
    # Whoever sits first changes with the seed, so that no bot has the better seat.
    seated = [names[(seat + seed) % len(names)] for seat in range(state.seats)]
    minds = [bot(name, positions=positions, seed=seed * 8 + seat) for seat, name in enumerate(seated)]
    actions: list[Union[int, str]] = []
    while (turn := state.turn) is not None:
        action = minds[turn].choose(state, turn)
        state.play(turn, action)
        actions.append(action)
    return PlayedGame(game, options, seed, seated, actions, state.points)


def write(
    path: str,
    game: str,
    games: int,
    names: Sequence[str] = ("deputy",),
    positions: int = 200,
    players: Optional[int] = None,
    first_seed: int = 1,
    threads: int = 2,
) -> None:
    """Lets bots play games on several threads and writes them, compressed."""
    details = spec(game)
    head = {"boomtown": 1, "game": game, "numbering": details["numbering_version"], "rules": details["rules"], "positions": positions}
    with gzip.open(path, "wt", encoding="utf-8") as file, ThreadPoolExecutor(threads) as pool:
        file.write(json.dumps(head) + "\n")
        seeds = range(first_seed, first_seed + games)
        for played in pool.map(lambda seed: play(game, seed, names, positions, players), seeds):
            line = {
                "options": played.options,
                "seed": played.seed,
                "bots": played.bots,
                "actions": played.actions,
                "points": played.points,
            }
            file.write(json.dumps(line, separators=(",", ":")) + "\n")


def load(path: str) -> Iterator[PlayedGame]:
    """The games of a data set, one after the other."""
    with gzip.open(path, "rt", encoding="utf-8") as file:
        head = json.loads(next(file))
        now = spec(head["game"])
        for name, version in (("numbering", now["numbering_version"]), ("rules", now["rules"])):
            if head[name] != version:
                raise BoomtownError(
                    f"{path} was written with {name} {head[name]}, and this package has {version}: write it anew, or take the package of that time"
                )
        for line in file:
            yield PlayedGame(head["game"], **json.loads(line))


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m boomtown.dataset", description="Games of bots as a data set.")
    commands = parser.add_subparsers(dest="command", required=True)
    writing = commands.add_parser("write", help="let bots play and write their games")
    writing.add_argument("path")
    writing.add_argument("--game", default="circle-wagons")
    writing.add_argument("--games", type=int, default=1000)
    writing.add_argument("--players", type=int)
    writing.add_argument("--bots", nargs="+", default=["deputy"])
    writing.add_argument("--positions", type=int, default=200)
    writing.add_argument("--seed", type=int, default=1)
    writing.add_argument("--threads", type=int, default=2)
    showing = commands.add_parser("show", help="say what is in a data set")
    showing.add_argument("path")
    chosen = parser.parse_args()
    if chosen.command == "write":
        write(
            chosen.path, chosen.game, chosen.games, chosen.bots, chosen.positions, chosen.players, chosen.seed, chosen.threads
        )
        return
    count = decisions = 0
    wins: dict[str, float] = {}
    for played in load(chosen.path):
        count += 1
        decisions += len(played.actions)
        best = max(played.points)
        winners = [name for name, points in zip(played.bots, played.points) if points == best]
        for name in winners:
            wins[name] = wins.get(name, 0.0) + 1 / len(winners)
    print(f"{count} games, {decisions} decisions, wins: {wins}")


if __name__ == "__main__":
    main()

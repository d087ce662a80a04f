"""Games of bots as a data set.

    python -m boomtown.dataset write wagons.jsonl.gz --game circle-wagons --games 1000 --bots deputy deputy
    python -m boomtown.dataset write wagons --game circle-wagons --games 100000 --bots deputy
    python -m boomtown.dataset show wagons

A name that ends in `.gz` is one file. Anything else is a folder of shards with an index (`index.json`) that names each with its games, its size, its
SHA-256 and that of its lines before compression (`lines_sha256`), which the same command gives on every machine; writing that was broken off goes on where
it was.

A line for each game: options, seed, the numbers of the actions in their order and the points. The dice follow from the seed, so that a line of some
hundred bytes is the whole game; `load` gives it back as states, decision by decision.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import json
import os
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Callable, Iterator, Optional, Sequence, Union

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
) -> str:
    """Lets bots play games on several threads and writes them, compressed. Returns the SHA-256 of the lines before compression."""
    details = spec(game)
    lines = hashlib.sha256()
    head = {"boomtown": 1, "game": game, "numbering": details["numbering_version"], "rules": details["rules"], "positions": positions}
    # Neither the time nor the name is written into the file, so that the same games make the same file.
    with open(path, "wb") as raw, gzip.GzipFile("", "wb", fileobj=raw, mtime=0) as file, ThreadPoolExecutor(threads) as pool:

        def put(line: dict[str, Any], **form: Any) -> None:
            encoded = (json.dumps(line, **form) + "\n").encode()
            lines.update(encoded)
            file.write(encoded)

        put(head)
        seeds = range(first_seed, first_seed + games)
        for played in pool.map(lambda seed: play(game, seed, names, positions, players), seeds):
            line = {
                "options": played.options,
                "seed": played.seed,
                "bots": played.bots,
                "actions": played.actions,
                "points": played.points,
            }
            put(line, separators=(",", ":"))
    return lines.hexdigest()


def _sha256(path: str) -> str:
    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


def _index(folder: str) -> Optional[dict[str, Any]]:
    try:
        with open(os.path.join(folder, "index.json"), encoding="utf-8") as file:
            found: dict[str, Any] = json.load(file)
            return found
    except FileNotFoundError:
        return None


def write_shards(
    folder: str,
    game: str,
    games: int,
    names: Sequence[str] = ("deputy",),
    positions: int = 200,
    players: Optional[int] = None,
    first_seed: int = 1,
    threads: int = 2,
    shard: int = 5000,
    tell: Callable[[str], None] = print,
) -> None:
    """Lets bots play many games and writes them as shards with an index. What an index names already is not played again."""
    os.makedirs(folder, exist_ok=True)
    details = spec(game)
    head: dict[str, Any] = {
        "boomtown": 1,
        "game": game,
        "numbering": details["numbering_version"],
        "rules": details["rules"],
        "positions": positions,
        "bots": list(names),
        "players": players,
        "first_seed": first_seed,
        "shard": shard,
    }
    index = _index(folder) or {**head, "games": 0, "shards": []}
    for key, value in head.items():
        if index[key] != value:
            raise BoomtownError(f"{folder} holds a data set with {key} {index[key]}, not {value}: choose another folder")
    while index["games"] < games:
        count = min(shard, games - index["games"])
        name = f"games-{len(index['shards']):05}.jsonl.gz"
        path = os.path.join(folder, name)
        lines = write(path + ".part", game, count, names, positions, players, first_seed + index["games"], threads)
        os.replace(path + ".part", path)
        size = os.path.getsize(path)
        index["shards"].append({"file": name, "games": count, "bytes": size, "sha256": _sha256(path), "lines_sha256": lines})
        index["games"] += count
        with open(os.path.join(folder, "index.json.part"), "w", encoding="utf-8") as file:
            json.dump(index, file, indent=1)
        os.replace(os.path.join(folder, "index.json.part"), os.path.join(folder, "index.json"))
        tell(f"{index['games']} of {games} games, {sum(one['bytes'] for one in index['shards'])} bytes")


def load(path: str, check: bool = True) -> Iterator[PlayedGame]:
    """The games of a data set, one after the other: of one file, or of all shards of a folder, each compared with its checksum unless `check` is off."""
    if not os.path.isdir(path):
        yield from _load_file(path)
        return
    index = _index(path)
    if index is None:
        raise BoomtownError(f"{path} has no index.json: it is no data set, or its writing was broken off before the first shard")
    for shard in index["shards"]:
        file = os.path.join(path, shard["file"])
        if check and _sha256(file) != shard["sha256"]:
            raise BoomtownError(f"{file} is not what the index says: fetch or write it again")
        yield from _load_file(file)


def _load_file(path: str) -> Iterator[PlayedGame]:
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
        wanted = (chosen.game, chosen.games, chosen.bots, chosen.positions, chosen.players, chosen.seed, chosen.threads)
        if chosen.path.endswith(".gz"):
            write(chosen.path, *wanted)
        else:
            write_shards(chosen.path, *wanted)
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

"""The commands of the baselines."""

from __future__ import annotations

import argparse
import json
from typing import Any

from .match import match, of_bot
from .plot import svg


def _keep(path: str, name: str, settings: dict[str, Any], curve: list[dict[str, float]]) -> None:
    with open(path, "w", encoding="utf-8") as file:
        json.dump({"name": name, "settings": settings, "curve": curve}, file, indent=1)
        file.write("\n")


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m boomtown.baselines", description="Baselines, each by one command.")
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("match", help="every bot against every other")
    playing.add_argument("--bots", nargs="+", default=["random", "greedy", "cowhand", "deputy"])
    playing.add_argument("--games", type=int, default=40)
    playing.add_argument("--positions", type=int, default=200)
    for name in ("td", "ppo"):
        learning = commands.add_parser(name, help=f"learns by {name.upper()} and keeps the learning curve")
        learning.add_argument("--games", type=int, default=400)
        learning.add_argument("--test-games", type=int, default=60)
        learning.add_argument("--opponent", default="greedy")
        learning.add_argument("--out", default=f"{name}.json")
    stock = commands.add_parser("stock", help="learns by the MaskablePPO of sb3-contrib, if it is installed, and keeps the learning curve")
    stock.add_argument("--steps", type=int, default=120_000)
    stock.add_argument("--test-games", type=int, default=100)
    stock.add_argument("--opponent", default="greedy")
    stock.add_argument("--choices", action="store_true", help="choose among a few good actions instead of all numbers")
    stock.add_argument("--out", default="stock.json")
    for command in commands.choices.values():
        command.add_argument("--game", default="circle-wagons")
        command.add_argument("--seed", type=int, default=1)
    drawing = commands.add_parser("plot", help="draws learning curves")
    drawing.add_argument("curves", nargs="+")
    drawing.add_argument("--out", default="curves.svg")
    chosen = parser.parse_args()
    if chosen.command == "match":
        for first in chosen.bots:
            shares = []
            for second in chosen.bots:
                minds = of_bot(first, chosen.positions, 1), of_bot(second, chosen.positions, 2)
                shares.append(match(*minds, chosen.games, chosen.game, seed=chosen.seed))
            print(f"{first:12}" + "".join(f"{share:8.1%}" for share in shares), flush=True)
    elif chosen.command == "plot":
        curves = []
        for path in chosen.curves:
            with open(path, encoding="utf-8") as file:
                curves.append(json.load(file))
        with open(chosen.out, "w", encoding="utf-8") as file:
            file.write(svg(curves))
    elif chosen.command == "stock":
        from . import stock as learner

        settings = {"game": chosen.game, "steps": chosen.steps, "test_games": chosen.test_games, "seed": chosen.seed}
        settings.update(opponent=chosen.opponent, choices=chosen.choices)
        _, curve = learner.train(**settings)
        among = " among choices" if chosen.choices else ""
        _keep(chosen.out, f"MaskablePPO{among} against {chosen.opponent}, seed {chosen.seed}", settings, curve)
    else:
        settings = {"game": chosen.game, "games": chosen.games, "test_games": chosen.test_games, "seed": chosen.seed}
        settings["opponent"] = chosen.opponent
        if chosen.command == "td":
            from . import td

            _, curve = td.train(**settings)
        else:
            from . import ppo

            _, curve = ppo.train(**settings)
        _keep(chosen.out, f"{chosen.command.upper()} against {chosen.opponent}", settings, curve)


if __name__ == "__main__":
    main()

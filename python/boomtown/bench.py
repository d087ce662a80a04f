"""How fast it is: `python -m boomtown.bench --json`.

Random legal actions with full observations through `VecEnv`, single calls on one state, and, where they are installed, games of OpenSpiel and
PettingZoo in the same run.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from typing import Any, Callable, Optional

from . import VecEnv, __version__, new


#: Time on the wall, or with --processor-time that of this process: fair on a busy machine, as long as one thread does the work.
_clock: Callable[[], float] = time.perf_counter


def vectorised(game: str, seconds: float, n: int, threads: int, players: Optional[int], dtype: str) -> float:
    """Decisions a second with random legal actions, masks and observations of every decision."""
    env = VecEnv(game, n, players=players, seed=1, threads=threads, dtype=dtype)
    env.reset()
    for _ in range(20):
        env.step(env.sample())
    steps, start = 0, _clock()
    while (spent := _clock() - start) < seconds:
        for _ in range(20):
            env.step(env.sample())
        steps += 20
    return steps * n / spent


def single(game: str, seconds: float, players: Optional[int], observe: bool) -> float:
    """Decisions a second on one state: `turn`, `legal` and `play` for each, with the observation too if wanted."""
    chance = random.Random(1)
    decisions, seed, start = 0, 0, _clock()
    while (spent := _clock() - start) < seconds:
        seed += 1
        state = new(game, players, seed)
        while (turn := state.turn) is not None:
            if observe:
                state.observe(turn)
            legal = state.legal(turn)
            state.play(turn, legal[int(chance.random() * len(legal))])
            decisions += 1
    return decisions / spent


def calls(game: str, seconds: float, players: Optional[int], call: str) -> float:
    """Calls a second of one method on one state in the middle of a game."""
    state = new(game, players, 1)
    for _ in range(20):
        turn = state.turn
        if turn is not None:
            state.play(turn, state.legal(turn)[0])
    method: Callable[[], Any] = getattr(state, call)
    done, start = 0, _clock()
    while (spent := _clock() - start) < seconds:
        for _ in range(500):
            method()
        done += 500
    return done / spent


def open_spiel(name: str, seconds: float) -> Optional[float]:
    """Decisions a second of a game of OpenSpiel, random legal actions with the observation of every decision."""
    try:
        import pyspiel
    except ImportError:
        return None
    chance = random.Random(1)
    game = pyspiel.load_game(name)
    decisions, start = 0, _clock()
    while (spent := _clock() - start) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes())
                state.apply_action(chance.choices(outcomes, weights)[0])
                continue
            player = state.current_player()
            if game.get_type().provides_observation_tensor:
                state.observation_tensor(player)
            state.apply_action(chance.choice(state.legal_actions()))
            decisions += 1
    return decisions / spent


def petting_zoo(module: str, seconds: float) -> Optional[float]:
    """Decisions a second of a classic game of PettingZoo, random legal actions."""
    try:
        import importlib

        import numpy as np

        env = importlib.import_module(module).env()
    except Exception:  # what such a game needs is often not installed
        return None
    chance = np.random.default_rng(1)
    decisions, seed, start = 0, 0, _clock()
    while (spent := _clock() - start) < seconds:
        seed += 1
        env.reset(seed=seed)
        for agent in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
            else:
                env.step(int(chance.choice(np.flatnonzero(observation["action_mask"]))))
                decisions += 1
    return decisions / spent


def measure(seconds: float, n: int) -> dict[str, Any]:
    """All figures, in decisions or calls a second."""
    tables: list[tuple[str, Optional[int]]] = [("circle-wagons", None), ("carson-city", 4), ("carson-cards", 4)]
    clock = "processor" if _clock is time.process_time else "wall"
    figures: dict[str, Any] = {"version": __version__, "games_at_once": n, "clock": clock}
    for game, players in tables:
        figures[game] = {
            "vec_one_core": vectorised(game, seconds, n, 1, players, "int16"),
            "vec_one_core_float32": vectorised(game, seconds, n, 1, players, "float32"),
            "vec_two_threads": vectorised(game, seconds, n, 2, players, "int16"),
            "state_decisions": single(game, seconds, players, False),
            "state_decisions_observed": single(game, seconds, players, True),
            "state_legal": calls(game, seconds, players, "legal"),
            "state_clone": calls(game, seconds, players, "clone"),
            "state_observe": calls(game, seconds, players, "observe"),
        }
    others = {f"open_spiel {name}": open_spiel(name, seconds) for name in ("tic_tac_toe", "backgammon", "chess", "go")}
    classics = ("tictactoe_v3", "connect_four_v3")
    others.update({f"pettingzoo {name}": petting_zoo(f"pettingzoo.classic.{name}", seconds) for name in classics})
    figures["others"] = {name: figure for name, figure in others.items() if figure is not None}
    # Whoever misses one of them knows what to install: open_spiel, or pettingzoo with what its classic games need (pygame).
    figures["not_installed"] = [name for name, figure in others.items() if figure is None]
    return figures


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m boomtown.bench", description=__doc__)
    parser.add_argument("--json", action="store_true", help="write JSON and nothing else")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each figure is measured")
    parser.add_argument("--processor-time", action="store_true", help="count the time of the processor, not that on the wall")
    parser.add_argument("--games", type=int, default=64, help="how many games are stepped at once")
    chosen = parser.parse_args()
    if chosen.processor_time:
        global _clock
        _clock = time.process_time
    figures = measure(chosen.seconds, chosen.games)
    if chosen.json:
        print(json.dumps(figures, indent=2))
        return
    for part, values in figures.items():
        if isinstance(values, dict):
            print(part)
            for name, figure in values.items():
                print(f"  {name:28} {figure:14,.0f} /s")
    if figures["not_installed"]:
        print("not installed (pip install open_spiel pettingzoo pygame): " + ", ".join(figures["not_installed"]))


if __name__ == "__main__":
    main()

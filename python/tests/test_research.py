"""Baselines, data sets, the adapter for OpenSpiel, the bench and the docstrings."""

import doctest
import importlib
import json
import subprocess
import sys

import boomtown
import numpy as np
import pytest
from boomtown import dataset
from boomtown.baselines import match, plot, ppo, td


@pytest.mark.parametrize(
    "name",
    ["boomtown", "boomtown.vector", "boomtown.drawing", "boomtown.pettingzoo", "boomtown.gymnasium", "boomtown.dataset"]
    + ["boomtown.baselines.match", "boomtown.baselines.choices"],
)
def test_the_examples_in_the_docstrings_run(name):
    module = importlib.import_module(name)
    result = doctest.testmod(module, optionflags=doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL)
    assert result.attempted > 0 and result.failed == 0


def test_every_public_thing_has_a_docstring():
    for name in boomtown.__all__:
        thing = getattr(boomtown, name)
        assert name.startswith("__") or thing.__doc__, name
    for name in dir(boomtown.State):
        assert name.startswith("_") or getattr(boomtown.State, name).__doc__, name


def test_the_stubs_name_what_there_is():
    from pathlib import Path

    stubs = (Path(boomtown.__file__).parent / "_boomtown.pyi").read_text()
    for name in dir(boomtown.State):
        assert name.startswith("_") or f"def {name}(" in stubs, name
    assert (Path(boomtown.__file__).parent / "py.typed").exists()


def test_a_data_set_comes_back_as_it_was_played(tmp_path):
    path = str(tmp_path / "games.jsonl.gz")
    dataset.write(path, "circle-wagons", 6, ["greedy", "random"], positions=20)
    games = list(dataset.load(path))
    assert [game.seed for game in games] == [1, 2, 3, 4, 5, 6]
    assert games[0].bots != games[1].bots, "the bots take turns at the seats"
    for game in games:
        assert game.final().points == game.points
        assert sum(1 for _ in game.states()) == len(game.actions)


def test_linear_td_learns_weights_and_tells_its_curve():
    value, curve = td.train(games=20, every=10, test_games=4, tell=lambda line: None)
    assert value.weights.any() and np.isfinite(value.weights).all()
    assert [point["games"] for point in curve] == [0, 10, 20]
    assert all(0 <= point["share"] <= 1 for point in curve)


def test_ppo_makes_its_steps_and_tells_its_curve():
    net, curve = ppo.train(games=4, batch=64, test_games=2, tell=lambda line: None)
    assert net.steps > 0 and len(curve) >= 2
    assert all(0 <= point["share"] <= 1 for point in curve)
    assert plot.svg([{"name": "one", "curve": curve}]).startswith("<svg")


def test_the_greedy_bot_beats_the_random_one():
    assert match.match(match.of_bot("greedy"), match.of_bot("random"), 10) > 0.8


def test_the_bench_writes_figures():
    done = subprocess.run(
        [sys.executable, "-m", "boomtown.bench", "--json", "--seconds", "0.05", "--games", "8"],
        capture_output=True,
        text=True,
        check=True,
    )
    figures = json.loads(done.stdout)
    assert figures["carson-city"]["vec_one_core"] > 0 and figures["circle-wagons"]["state_clone"] > 0


def test_openspiel_plays_the_games_where_it_is_installed():
    pyspiel = pytest.importorskip("pyspiel")
    importlib.import_module("boomtown.openspiel")
    import numpy as np

    for name in ("circle_wagons", "carson_cards", "carson_city"):
        game = pyspiel.load_game(f"python_boomtown_{name}", {"seed": 3})
        state = game.new_initial_state()
        chance = np.random.default_rng(1)
        while not state.is_terminal():
            legal = state.legal_actions()
            assert legal == sorted(legal) and len(state.observation_tensor(state.current_player())) > 100
            state.apply_action(int(chance.choice(legal)))
        assert abs(sum(state.returns())) < 1e-6
        assert len(state.clone().history()) == len(state.history())

"""Baselines, data sets, the bench and the docstrings."""

import doctest
import gzip
import hashlib
import importlib
import json
import pkgutil
import subprocess
import sys

import boomtown
import numpy as np
import pytest
from boomtown import dataset
from boomtown.baselines import match, plot, ppo, td


MODULES = ["boomtown"] + [module.name for module in pkgutil.walk_packages(boomtown.__path__, "boomtown.")]


@pytest.mark.parametrize("name", [name for name in MODULES if not name.endswith(("__main__", "._boomtown"))])
def test_the_examples_in_the_docstrings_run(name):
    try:
        module = importlib.import_module(name)
    except ImportError as error:
        pytest.skip(str(error))
    assert doctest.testmod(module, optionflags=doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL).failed == 0


def test_every_module_that_people_import_has_an_example_in_its_docstrings():
    for name in ("", ".actions", ".vector", ".drawing", ".pettingzoo", ".gymnasium", ".dataset", ".baselines.match", ".baselines.choices"):
        module = importlib.import_module("boomtown" + name)
        assert any(test.examples for test in doctest.DocTestFinder().find(module)), name


def test_every_public_thing_has_a_docstring():
    for name in boomtown.__all__:
        thing = getattr(boomtown, name)
        assert name.startswith("__") or thing.__doc__, name
    for name in dir(boomtown.State):
        assert name.startswith("_") or getattr(boomtown.State, name).__doc__, name


def test_what_is_tested_is_what_a_wheel_installs():
    from importlib import metadata

    assert metadata.version("boomtown") == boomtown.__version__
    files = {str(file) for file in metadata.files("boomtown") or []}
    assert {"boomtown/_boomtown.abi3.so", "boomtown/py.typed", "boomtown/drawing/wagons.py"} <= files
    assert any("extra == 'openspiel'" in one or 'extra == "openspiel"' in one for one in metadata.requires("boomtown") or [])


def test_a_data_set_comes_back_as_it_was_played(tmp_path):
    path = str(tmp_path / "games.jsonl.gz")
    dataset.write(path, "circle-wagons", 6, ["greedy", "random"], positions=20)
    games = list(dataset.load(path))
    assert [game.seed for game in games] == [1, 2, 3, 4, 5, 6]
    assert games[0].bots != games[1].bots, "the bots take turns at the seats"
    for game in games:
        assert game.final().points == game.points
        assert sum(1 for _ in game.states()) == len(game.actions)


def test_a_data_set_of_shards_goes_on_where_it_was_broken_off_and_is_checked(tmp_path):
    folder = str(tmp_path / "set")
    settings = dict(names=["greedy", "random"], positions=20, shard=4, tell=lambda line: None)
    dataset.write_shards(folder, "circle-wagons", 4, **settings)
    first = (tmp_path / "set" / "games-00000.jsonl.gz").stat().st_mtime_ns
    dataset.write_shards(folder, "circle-wagons", 10, **settings)
    assert (tmp_path / "set" / "games-00000.jsonl.gz").stat().st_mtime_ns == first, "what is there is not played again"
    index = json.loads((tmp_path / "set" / "index.json").read_text())
    assert [shard["games"] for shard in index["shards"]] == [4, 4, 2]
    games = list(dataset.load(folder))
    assert [game.seed for game in games] == list(range(1, 11))
    assert games[9].final().points == games[9].points
    with pytest.raises(boomtown.BoomtownError, match="holds a data set with positions 20, not 30"):
        dataset.write_shards(folder, "circle-wagons", 12, ["greedy", "random"], positions=30, shard=4)
    broken = tmp_path / "set" / index["shards"][1]["file"]
    broken.write_bytes(broken.read_bytes()[:-1])
    with pytest.raises(boomtown.BoomtownError, match="not what the index says"):
        list(dataset.load(folder))


def test_the_same_command_writes_the_same_data_set_again(tmp_path):
    settings = dict(names=["greedy", "random"], positions=20, shard=2, tell=lambda line: None)
    found = []
    for threads, folder in ((1, tmp_path / "one"), (2, tmp_path / "two")):
        dataset.write_shards(str(folder), "circle-wagons", 4, threads=threads, **settings)
        index = (folder / "index.json").read_text()
        for shard in json.loads(index)["shards"]:
            lines = gzip.decompress((folder / shard["file"]).read_bytes())
            assert hashlib.sha256(lines).hexdigest() == shard["lines_sha256"]
        found.append(index)
    assert found[0] == found[1], "neither the time, the folder nor the number of threads shows"


def test_the_data_sets_in_the_repository_load_and_replay():
    from pathlib import Path

    folder = Path(__file__).parents[2] / "docs" / "data"
    sizes = {"circle-wagons": 100_000, "carson-cards": 1000, "carson-city": 1000}
    assert {found.name for found in folder.iterdir() if found.is_dir()} == set(sizes)
    assert sum(file.stat().st_size for file in folder.rglob("*") if file.is_file()) < 5_000_000
    for name, size in sizes.items():
        # Every line is read and every shard compared with its checksum; some of the games are played again.
        seeds = set()
        for number, game in enumerate(dataset.load(str(folder / name))):
            seeds.add(game.seed)
            assert game.game == name
            if number % (size // 20) == 0:
                assert game.final().over and game.final().points == game.points
        assert len(seeds) == size


def test_a_learner_decides_by_what_its_seat_sees():
    value = td.LinearValue("carson-cards")
    value.weights = np.random.default_rng(1).normal(size=len(value.weights))
    differed = 0
    for seed in range(20):
        state = boomtown.new("carson-cards", 3, seed)
        first, second = state.deciders()[:2]
        # Two worlds that the second seat cannot tell apart: the first one has bid this or that.
        low, high = state.clone(), state.clone()
        bids = state.legal(first)
        low.play(first, bids[0])
        high.play(first, bids[-1])
        assert low.view(second) == high.view(second)
        assert value.best(low, second)[0] == value.best(high, second)[0]
        differed += low.position() != high.position()
    assert differed == 20, "what is hidden differs"


@pytest.mark.parametrize("game", ["circle-wagons", "carson-cards", "carson-city"])
def test_the_example_of_a_bot_answers_what_a_server_asks(game):
    from pathlib import Path

    example = Path(__file__).parents[2] / "docs" / "examples" / "package_bot.py"
    state = boomtown.new(game, seed=4)
    with subprocess.Popen([sys.executable, example], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdin and program.stdout
        for number in range(12):
            seat = state.turn
            if seat is None:
                break
            question = {"id": number, "do": "choose", "game": game, "seat": seat + 1, "view": state.view(seat)}
            question.update(actions=state.legal_texts(seat), ms=20, seed=number)
            program.stdin.write(json.dumps(question) + "\n")
            program.stdin.flush()
            answer = json.loads(program.stdout.readline())
            assert answer["id"] == number and answer["action"] in question["actions"]
            state.play(seat, answer["action"])
        program.stdin.close()


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

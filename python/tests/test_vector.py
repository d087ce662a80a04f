"""Many games at once."""

import gc
import threading

import boomtown
import numpy as np
import pytest


def rss():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * 4096


@pytest.mark.parametrize("game", boomtown.games())
def test_a_step_shows_what_the_states_show(game):
    env = boomtown.VecEnv(game, 3, seed=5, threads=2)
    arrays = env.reset()
    for _ in range(60):
        for index in range(3):
            state = env.state(index)
            assert arrays.seats[index] == state.turn
            assert np.array_equal(arrays.observations[index], state.observe())
            assert np.array_equal(arrays.masks[index], state.mask())
        arrays = env.step(env.sample())


def test_games_end_pay_and_begin_anew():
    env = boomtown.VecEnv("circle-wagons", 8, seed=1, reward="lead")
    env.reset()
    ended = 0
    while ended < 20:
        arrays = env.step(env.sample())
        for index in np.flatnonzero(arrays.ends):
            ended += 1
            own, other = arrays.points[index]
            assert arrays.rewards[index].tolist() == [own - other, other - own]
            assert arrays.lengths[index] > 16
            assert env.state(int(index)).position()["towns"] == [[], []]
        going = ~arrays.ends
        assert not arrays.rewards[going].any() and not arrays.lengths[going].any()


def test_scaled_observations_are_whole_ones_divided_by_their_bounds():
    whole, scaled = (boomtown.VecEnv("carson-city", 2, players=3, seed=2, dtype=dtype) for dtype in ("int16", "float32"))
    channels = whole.spec["channels"]
    bounds = np.concatenate([np.full(int(np.prod(c["shape"])), max(-c["least"], c["most"])) for c in channels])
    one, other = whole.reset(), scaled.reset()
    for _ in range(50):
        assert np.allclose(one.observations / bounds, other.observations, atol=1e-6)
        actions = whole.sample().copy()
        one, other = whole.step(actions), scaled.step(actions)


def test_results_are_written_into_arrays_of_the_caller():
    env = boomtown.VecEnv("circle-wagons", 4, seed=1)
    roll_out = [env.allocate() for _ in range(5)]
    env.reset(roll_out[0])
    for before, after in zip(roll_out, roll_out[1:]):
        assert env.step(env.sample(), after) is after
        assert not np.array_equal(before.observations, after.observations)

    class Shared:
        """What another library hands over by DLPack."""

        def __init__(self, array):
            self.array = array

        def __dlpack__(self, **settings):
            return self.array.__dlpack__(**settings)

        def __dlpack_device__(self):
            return self.array.__dlpack_device__()

    own = env.allocate("float32")
    memory, own.observations = own.observations, Shared(own.observations)
    if np.lib.NumpyVersion(np.__version__) >= "2.1.0":
        env.step(env.sample(), own)
        assert memory.any()
    else:
        with pytest.raises(boomtown.BoomtownError, match="needs NumPy 2.1"):
            env.step(env.sample(), own)


def test_illegal_actions_and_wrong_arrays_are_refused_and_nothing_changes():
    env = boomtown.VecEnv("circle-wagons", 3, seed=1)
    before = env.reset().observations.copy()
    good = env.sample().copy()
    fractions = [good + 0.5, good.astype(float), [1.7, 0, 0], [float("nan")] * 3, good.astype(bool), ["0"] * 3, [0, [1], 2]]
    for bad in ([0, 0], [10**9, 0, 0], [-1, -1, -1], good + 5000, good.astype(np.uint64) + 2**63, [2**70, 0, 0], *fractions):
        with pytest.raises(boomtown.BoomtownError):
            env.step(bad)
    for name, wrong in (
        ("observations", np.zeros((3, env.observation_size), np.float64)),
        ("masks", np.zeros((3, 5), bool)),
        ("rewards", np.zeros((2, 3), np.float32).T),
        ("ends", [False] * 3),
    ):
        arrays = env.allocate()
        setattr(arrays, name, wrong)
        with pytest.raises(boomtown.BoomtownError):
            env.step(good, arrays)
    locked = env.allocate()
    locked.observations.flags.writeable = False
    with pytest.raises(boomtown.BoomtownError):
        env.step(good, locked)
    assert np.array_equal(env.reset().observations, before)


@pytest.mark.parametrize(
    "settings, said",
    [
        ({"n": 0}, "at least one game"),
        ({"n": -1}, "at least one game"),
        ({"seed": -1}, "out of range"),
        ({"threads": -1}, "out of range"),
        ({"dtype": "int8"}, "int16 or float32"),
        ({"reward": "luck"}, "reward"),
        ({"opponents": "oracle"}, "oracle"),
        ({"opponents": {5: "greedy"}}, "there is no seat 5"),
        ({"opponents": ["greedy", "greedy"]}, "leave a seat free"),
        ({"players": 9}, ""),
    ],
)
def test_settings_that_make_no_sense_are_refused(settings, said):
    with pytest.raises(boomtown.BoomtownError) as caught:
        boomtown.VecEnv("circle-wagons", **{"n": 2, **settings})
    assert said in str(caught.value)


def test_more_games_than_fit_into_memory_and_more_threads_than_games_end_no_process():
    with pytest.raises(MemoryError):
        boomtown.VecEnv("circle-wagons", 10**12)
    env = boomtown.VecEnv("circle-wagons", 2, threads=10**9)
    env.reset()
    assert env.step(env.sample()).masks.any()


def test_opponents_hold_their_seats():
    env = boomtown.VecEnv("circle-wagons", 4, seed=1, opponents="greedy")
    env.reset()
    for _ in range(60):
        assert not env.step(env.sample()).seats.any()


def test_two_threads_of_python_step_their_own_games_at_once():
    def run(seed, into):
        env = boomtown.VecEnv("carson-city", 16, players=4, seed=seed, threads=1)
        env.reset()
        for _ in range(200):
            env.step(env.sample())
        into[seed] = env.arrays.observations.copy()

    alone, together = {}, {}
    for seed in (1, 2):
        run(seed, alone)
    threads = [threading.Thread(target=run, args=(seed, together)) for seed in (1, 2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all(np.array_equal(alone[seed], together[seed]) for seed in (1, 2))


def test_a_million_steps_leave_no_memory_behind():
    env = boomtown.VecEnv("circle-wagons", 500, seed=1)
    env.reset()
    for _ in range(200):
        env.step(env.sample())
    gc.collect()
    before = rss()
    for _ in range(2000):
        env.step(env.sample())
    gc.collect()
    # A leak of 16 bytes a decision would be 16 MB.
    assert rss() - before < 8_000_000


def test_a_hundred_thousand_calls_on_states_leave_no_memory_behind():
    def some(games):
        for seed in range(games):
            state = boomtown.new("circle-wagons", seed=seed)
            while state.turn is not None:
                legal = state.legal()
                state.clone().play(state.turn, legal[-1])
                state.observe()
                state.play(state.turn, legal[seed % len(legal)])

    some(100)
    gc.collect()
    before = rss()
    some(600)
    gc.collect()
    assert rss() - before < 8_000_000

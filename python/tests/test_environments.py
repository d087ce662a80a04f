"""The suites of PettingZoo and Gymnasium, and what they do not look at."""

import warnings

import boomtown
import gymnasium
import numpy as np
import pytest
from boomtown import gymnasium as ours
from boomtown import pettingzoo as zoo
from boomtown.baselines.choices import ChoicesEnv
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

TABLES = [
    ("circle-wagons", {}),
    ("carson-cards", {"players": 4}),
    ("carson-city", {"players": 3}),
    ("carson-city", {"players": 2, "variants": ["kit-carson", "might-is-right", "new-beginning"]}),
]
IDS = [f"{game}-{len(settings)}" for game, settings in TABLES]


@pytest.mark.parametrize("game, settings", TABLES, ids=IDS)
def test_the_environments_pass_the_suite_of_pettingzoo(game, settings):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(zoo.env(game, **settings), num_cycles=300)
        parallel_api_test(zoo.parallel_env(game, **settings), num_cycles=100)
        seed_test(lambda: zoo.env(game, **settings), num_cycles=40)
        parallel_seed_test(lambda: zoo.parallel_env(game, **settings), num_cycles=20)
        render_test(lambda **render: zoo.env(game, **settings, **render))


@pytest.mark.parametrize("game, settings", TABLES, ids=IDS)
def test_the_environment_for_one_passes_the_check_of_gymnasium(game, settings):
    ours.register()
    # Made by name: the check of how it draws makes others of the same kind.
    env = gymnasium.make(f"Boomtown/{game}-v1", opponents="random", **settings)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(env.unwrapped)
    for mode in ("ansi", "rgb_array"):
        drawn = ours.BoomtownEnv(game, opponents="random", render_mode=mode, **settings)
        drawn.reset(seed=1)
        picture = drawn.render()
        assert isinstance(picture, str) if mode == "ansi" else picture.dtype == np.uint8


@pytest.mark.parametrize(
    "game, settings, scripted",
    [
        ("carson-cards", {"players": 2}, 3),
        ("circle-wagons", {"options": {"solo": "gold-fever"}}, 1),
        ("carson-city", {"options": {"solo": "urban"}}, 1),
    ],
)
def test_a_learner_sits_where_somebody_plays(game, settings, scripted):
    env = ours.BoomtownEnv(game, seat=None, opponents="random", **settings)
    seats = set()
    for seed in range(12):
        _, info = env.reset(seed=seed)
        assert info["action_mask"].any(), "it is asked"
        seats.add(env.seat)
    assert seats == set(env.state.players)
    for seat in (scripted, 9, -1):
        with pytest.raises(boomtown.BoomtownError, match=f"nobody plays seat {seat}"):
            ours.BoomtownEnv(game, seat=seat, **settings)


def test_a_game_of_the_parallel_environment_comes_to_its_end():
    env = zoo.parallel_env("carson-cards", players=4)
    seen, _ = env.reset(seed=3)
    chance = np.random.default_rng(1)
    total = dict.fromkeys(env.possible_agents, 0.0)
    while env.agents:
        actions = {agent: int(chance.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in env.agents}
        seen, rewards, _, _, _ = env.step(actions)
        for agent, reward in rewards.items():
            total[agent] += reward
    assert abs(sum(total.values())) < 1e-6 and any(total.values())
    assert env.step({}) == ({}, {}, {}, {}, {}), "nobody is paid twice"


def test_the_parallel_environment_leaves_out_what_is_not_legal():
    env = zoo.parallel_env("carson-cards", players=4)
    seen, _ = env.reset(seed=3)
    actions = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in env.agents}
    actions["player_2"] = env.wait
    seen, _, _, _, infos = env.step(actions)
    assert [infos[agent]["illegal"] for agent in env.agents] == [False, False, True, False]
    assert seen["player_2"]["action_mask"].sum() == 9, "it is asked again"


def test_an_illegal_action_ends_the_game_and_the_raw_environment_refuses_it():
    env = zoo.env("circle-wagons")
    env.reset(seed=3)
    loser = env.agent_selection
    illegal = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    env.step(illegal)
    paid = {}
    for agent in env.agent_iter():
        _, reward, ended, cut, _ = env.last()
        assert ended or cut
        paid[agent] = reward
        env.step(None)
    assert paid == {agent: -1.0 if agent == loser else 0.0 for agent in env.possible_agents} and not env.agents
    env.reset(seed=4)
    assert env.last()[0]["action_mask"].any(), "the next game begins as any other"

    raw = zoo.raw_env("circle-wagons")
    raw.reset(seed=3)
    before = raw.table.state_.clone()
    with pytest.raises(boomtown.IllegalActionError):
        raw.step(illegal)
    assert raw.table.state_ == before and not any(raw.terminations.values())


def test_a_learner_that_ignores_the_mask_loses_and_nothing_breaks():
    env = ours.BoomtownEnv("circle-wagons")
    env.reset(seed=1)
    illegal = int(np.flatnonzero(~env.action_masks())[0])
    _, reward, end, _, info = env.step(illegal)
    assert (reward, end, info["illegal"]) == (-1.0, True, True)


def test_an_action_that_is_not_a_whole_number_is_refused_and_nothing_is_played():
    env = ours.BoomtownEnv("circle-wagons")
    env.reset(seed=1)
    asked = zoo.raw_env("circle-wagons")
    asked.reset(seed=1)
    together = zoo.parallel_env("carson-cards", players=4)
    together.reset(seed=1)
    choices = ChoicesEnv("circle-wagons")
    choices.reset(seed=1)
    for bad in (1.0, True, None, "1", np.array([1, 2])):
        before = env.state.clone(), asked.table.state_.clone(), together.table.state_.clone(), choices.state.clone()
        with pytest.raises(boomtown.BoomtownError, match="whole number"):
            env.step(bad)
        with pytest.raises(boomtown.BoomtownError, match="whole number"):
            asked.step(bad)
        with pytest.raises(boomtown.BoomtownError, match="whole number"):
            together.step({agent: 0 for agent in together.agents[:3]} | {together.agents[3]: bad})
        with pytest.raises(boomtown.BoomtownError, match="whole number"):
            choices.step(bad)
        assert before == (env.state, asked.table.state_, together.table.state_, choices.state)
    with pytest.raises(boomtown.BoomtownError, match="player_3 is asked"):
        together.step({agent: 0 for agent in together.agents[:3]})
    assert choices.step(-1)[1:3] == (-1.0, True), "there is no such choice"
    env.step(np.int64(np.flatnonzero(env.action_masks())[0]))


def test_gains_add_up_to_the_lead():
    env = ours.BoomtownEnv("circle-wagons", reward="gain", opponents="greedy")
    env.reset(seed=5)
    points = env.state.points
    total, end, paid = float(points[0] - points[1]), False, []
    while not end:
        _, reward, end, _, info = env.step(env.sample())
        paid.append(reward)
    points = info["points"]
    assert total + sum(paid) == points[0] - points[1] and sum(reward != 0 for reward in paid) > 3
    with pytest.raises(boomtown.BoomtownError, match="no reward"):
        ours.BoomtownEnv("circle-wagons", reward="gold")


def test_the_environments_are_known_to_gymnasium_by_name():
    ours.register()
    env = gymnasium.make("Boomtown/circle-wagons-v1", opponents="greedy")
    _, info = env.reset(seed=1)
    assert info["action_mask"].any()


def test_an_unknown_render_mode_is_refused():
    for make in (zoo.env, zoo.parallel_env, ours.BoomtownEnv):
        with pytest.raises(boomtown.BoomtownError, match="render mode"):
            make("circle-wagons", render_mode="hologram")


def test_pictures_show_the_board_and_change_with_it():
    from boomtown.drawing import draw

    for game in boomtown.games():
        state = boomtown.new(game, seed=1)
        before = draw(state)
        for _ in range(12):
            state.play(state.turn, state.legal()[-1])
        after = draw(state)
        assert before.shape[2] == 3 and len(np.unique(after.reshape(-1, 3), axis=0)) > 3
        assert before.shape != after.shape or not np.array_equal(before, after)


def shows(picture, colour):
    """How many dots of a picture have just this colour."""
    return int((picture == np.array(colour, dtype=np.uint8)).all(axis=2).sum())


def test_the_towns_of_the_wagons_are_drawn_cell_by_cell():
    from boomtown.drawing import draw
    from boomtown.drawing.colours import GROUNDS

    # Card 3 shows water three times and snow once: nothing else lies there.
    scoring = ["badlands", "cool-water", "the-herd"]
    town = [{"card": 3, "column": 0, "row": 0, "turned": False}]
    position = {"scoring": scoring, "circle": [], "turn": 1, "towns": [town, []]}
    picture = draw(boomtown.from_position("circle-wagons", position))
    water, snow = shows(picture, GROUNDS["water"]), shows(picture, GROUNDS["snow"])
    assert water > 2 * snow > 1000 and shows(picture, GROUNDS["leaf"]) == 0
    assert boomtown.spec("circle-wagons")["cards"][2] == ["water mine", "water beer", "snow wagon", "water gun"]


def test_the_cities_of_the_card_game_are_drawn_cell_by_cell():
    from boomtown.drawing import draw
    from boomtown.drawing.colours import GROUNDS, SEATS

    cards = boomtown.spec("carson-cards")["cards"]
    assert len(cards) == 96 and cards[14] == ["empty", "empty", "mine", "mountain"]
    state = boomtown.new("carson-cards", players=2, seed=1)
    chance = np.random.default_rng(2)
    # The two people build cities, the virtual players do not; an empty one is left out of the view.
    while not all(player.get("city") for player in state.view()["table"]["players"][:2]):
        state.play(state.turn, int(chance.choice(state.legal())))
    # Between the row above and what is written below there is nothing but cities.
    cities = draw(state)[120:420]
    assert shows(cities, GROUNDS["bare"]) > 1000
    assert all(shows(cities, SEATS[seat]) > 40 for seat in (0, 1)), "the card that each laid last is framed"


@pytest.mark.parametrize("language", ["en", "de", "nl", "fr"])
def test_every_state_can_be_drawn_and_pictures_keep_their_size(language):
    from boomtown.drawing import draw

    variants = ["horses", "river", "outlaws", "kit-carson", "new-beginning", "might-is-right"]
    tables = [("circle-wagons", {}), ("circle-wagons", {"options": {"solo": "gold-fever"}}), ("carson-city", {"players": 3, "variants": variants})]
    tables += [("carson-cards", {"players": players}) for players in (2, 5)]
    chance = np.random.default_rng(1)
    for game, settings in tables:
        state = boomtown.new(game, seed=5, **settings)
        for step in range(600):
            if step % 40 == 0:
                assert draw(state, state.turn, language).shape == (600, 960, 3)
            if state.turn is None:
                break
            state.play(state.turn, int(chance.choice(state.legal())))
        assert draw(state, None, language).shape == (600, 960, 3)


def test_the_map_of_carson_city_shows_whose_land_it_is():
    from boomtown.drawing import draw
    from boomtown.drawing.colours import SEATS

    state = boomtown.new("carson-city", players=2, seed=1)
    chance = np.random.default_rng(2)
    while not any(player["parcels"] for player in state.view()["position"]["players"]):
        state.play(state.turn, int(chance.choice(state.legal())))
    owner = next(seat for seat, player in enumerate(state.view()["position"]["players"]) if player["parcels"])
    # The upper left part of the map: beside it the players are written in their colours too.
    assert shows(draw(state)[:, :560], SEATS[owner]) > 40

"""One state: what it says, what it takes, what it refuses."""

import copy
import json
import pickle
from pathlib import Path

import boomtown
import numpy as np
import pytest

WALKS = Path(__file__).parents[2] / "crates" / "observe" / "tests" / "walks.json"


def play_out(state, seed=1):
    chance = np.random.default_rng(seed)
    while state.turn is not None:
        state.play(state.turn, int(chance.choice(state.legal())))
    return state


@pytest.mark.parametrize("walk", json.loads(WALKS.read_text()), ids=lambda walk: f"{walk['game']}-{walk['seed']}")
def test_the_package_takes_the_same_steps_as_the_native_engine(walk):
    state = boomtown.new(walk["game"], seed=walk["seed"], options=walk["options"])
    assert boomtown.spec(walk["game"])["numbering_version"] == walk["numbering"]
    for step, number in enumerate(walk["taken"]):
        legal = state.legal()
        assert legal[(step * 7 + walk["seed"] * 3) % len(legal)] == number
        state.play(state.turn, number)
    assert state.points == walk["points"]
    assert state.position() == walk["position"]


@pytest.mark.parametrize("game", boomtown.games())
def test_a_record_and_a_position_come_back(game):
    state = play_out(boomtown.new(game, seed=4))
    assert state.over and state.legal() == [] and state.deciders() == []
    for form in ("text", "json"):
        again = boomtown.from_record(state.record(form))
        assert again == state and again.history == state.history
    assert boomtown.from_position(game, state.position()) == state
    assert pickle.loads(pickle.dumps(state)) == state
    places = [one["place"] for one in state.standings()]
    assert sorted(places)[0] == 1 and abs(sum(state.returns())) < 1e-6


@pytest.mark.parametrize("game", boomtown.games())
def test_an_action_is_the_same_as_number_text_and_data(game):
    state = boomtown.new(game, seed=2)
    seat = state.turn
    number, text, data = state.legal(seat)[1], state.legal_texts(seat)[1], state.legal_data(seat)[1]
    assert state.action_text(number, seat) == text and state.action_number(text, seat) == number
    after = []
    for action in (number, text, data, np.int64(number)):
        one = state.clone()
        one.play(seat, action)
        after.append(one)
    assert after[0] == after[1] == after[2] == after[3] and after[0] != state


def test_simultaneous_choices_are_asked_at_once_and_stay_secret():
    state = boomtown.new("carson-cards", players=3, seed=1, options={"fill": 4})
    assert state.deciders() == [0, 1, 2]
    one, other = state.clone(), state.clone()
    one.play(2, "bid 9")
    other.play(2, "bid 1")
    assert one != other and one.deciders() == [0, 1]
    assert np.array_equal(one.observe(0), other.observe(0))
    assert not np.array_equal(one.observe(2), other.observe(2))
    assert one.view(0) == other.view(0)


def test_what_is_imagined_looks_the_same_to_the_seat():
    state = boomtown.new("carson-city", players=3, seed=5, variants=["might-is-right", "new-beginning"])
    worlds = [state.imagine(0, seed) for seed in range(5)]
    assert all(np.array_equal(world.observe(0), state.observe(0)) for world in worlds)
    assert any(world != state for world in worlds), "something is hidden"


def test_chance_is_told_and_can_be_chosen():
    state = boomtown.new("carson-city", players=2, seed=1)
    chance = np.random.default_rng(3)
    seen = 0
    while (turn := state.turn) is not None and seen < 3:
        number = int(chance.choice(state.legal()))
        try:
            outcomes = state.outcomes(turn, number, most=300)
        except boomtown.BoomtownError:
            outcomes = []
        if len(outcomes) > 1:
            seen += 1
            assert abs(sum(odds for odds, _ in outcomes) - 1) < 1e-9
            after = state.clone()
            after.play(turn, number, rolls=outcomes[-1][1])
            assert [value for value, _ in after.chance] == outcomes[-1][1]
        state.play(turn, number)
    assert seen == 3


def test_a_copy_goes_its_own_way():
    state = boomtown.new("carson-city", players=4, seed=1)
    for other in (state.clone(), copy.copy(state), copy.deepcopy(state)):
        other.play(other.turn, other.legal()[0])
        assert other != state and len(other.history) == 1 and state.history == []


def test_observations_can_be_written_into_given_memory():
    state = boomtown.new("carson-city", players=4, seed=1)
    size = boomtown.spec("carson-city")["observation_size"]
    room = np.full(size, -1, np.int16)
    assert state.observe(2, room) is room and np.array_equal(room, state.observe(2))
    for wrong in (np.zeros(size, np.float64), np.zeros(size - 1, np.int16), np.zeros((size, 2), np.int16)[:, 0]):
        with pytest.raises(boomtown.BoomtownError, match="out"):
            state.observe(2, wrong)
    assert state.mask().sum() == len(state.legal())


def test_who_plays_is_told_apart_from_scripted_seats():
    assert boomtown.new("carson-city", players=3).players == [0, 1, 2]
    assert boomtown.new("carson-cards", players=2).players == [0, 1] and boomtown.new("carson-cards", players=2).seats == 4
    for game, solo in (("circle-wagons", "gold-fever"), ("carson-city", "urban")):
        state = boomtown.new(game, options={"solo": solo}, seed=1)
        assert state.players == [0]
        assert boomtown.from_position(game, state.position()).players == [0]


def test_bots_decide_by_themselves_and_alike_with_the_same_budget():
    state = boomtown.new("carson-city", players=2, seed=1)
    for name in boomtown.bots():
        chosen = [boomtown.bot(name, positions=40, seed=3).choose(state) for _ in range(2)]
        assert chosen[0] == chosen[1] and chosen[0] in state.legal(), name
    thoughts = boomtown.bot("cowhand", positions=40).think(state)
    assert thoughts[0][0] in state.legal_texts() and isinstance(thoughts[0][1], float)
    assert boomtown.bot("marshal", ms=5).choose(state) in state.legal()


@pytest.mark.parametrize(
    "work, said",
    [
        (lambda s: boomtown.new("chess"), "there is no game 'chess'"),
        (lambda s: boomtown.new("carson-city", players=9), ""),
        (lambda s: boomtown.new("carson-city", variants=["flying-saucers"]), "flying_saucers"),
        (lambda s: boomtown.new("carson-city", options={"players": "many"}), ""),
        (lambda s: boomtown.new("carson-city", players=-2), "-2 is out of range"),
        (lambda s: boomtown.new("carson-city", seed=-1), "-1 is out of range"),
        (lambda s: boomtown.new("carson-city", variants=[None]), "variants are names"),
        (lambda s: boomtown.new("carson-city", variants=7), "variants are names"),
        (lambda s: boomtown.new("carson-city", options="horses"), "options are given by name"),
        (lambda s: boomtown.bot("deputy", positions=-1), "out of range"),
        (lambda s: s.play(0, "take 7"), ""),
        (lambda s: s.play(1, "fly away"), "is not an action"),
        (lambda s: s.play(1, 10**6), "no action has the number"),
        (lambda s: s.play(1, -1), "is no action"),
        (lambda s: s.play(1, 2.5), "is no action"),
        (lambda s: s.play(1, None), "is no action"),
        (lambda s: s.play(1, True), "is no action"),
        (lambda s: s.play(-1, 0), "-1 is out of range"),
        (lambda s: s.play(2**70, 0), "out of range"),
        (lambda s: s.play(1, s.legal()[0], rolls=[-1]), "out of range"),
        (lambda s: s.outcomes(1, s.legal()[0], most=2**40), "next_roll"),
        (lambda s: s.view(-1), "-1 is out of range"),
        (lambda s: s.action_text(2**40), "out of range"),
        (lambda s: s.reseed(-1), "-1 is out of range"),
        (lambda s: s.imagine(0, 2**64), "out of range"),
        (lambda s: s.play(1, {"take": 99}), ""),
        (lambda s: s.play(7, 0), "there is no seat 7"),
        (lambda s: s.play(1, s.legal()[0], rolls=[1, 2]), "rolls"),
        (lambda s: s.observe(2), "there is no seat 2"),
        (lambda s: s.view(9), "there is no seat 9"),
        (lambda s: s.render(language="xx"), "language"),
        (lambda s: s.returns("luck"), "reward"),
        (lambda s: s.record("pdf"), "form"),
        (lambda s: boomtown.bot("oracle"), "there is no bot 'oracle'"),
        (lambda s: boomtown.bot("marshal", ms=1, positions=1), "not both"),
        (lambda s: boomtown.bot("marshal", ms=-1), "no time"),
        (lambda s: boomtown.bot("greedy").choose(s, 0), "a seat that is asked"),
        (lambda s: boomtown.from_position("circle-wagons", {"circle": [1, 1]}), ""),
        (lambda s: boomtown.from_position("circle-wagons", []), ""),
        (lambda s: boomtown.from_record("not a record"), ""),
        (lambda s: boomtown.spec("go"), "there is no game 'go'"),
    ],
)
def test_bad_input_raises_a_clear_exception_and_changes_nothing(work, said):
    state = boomtown.new("circle-wagons", seed=1)
    before = state.clone()
    with pytest.raises(boomtown.BoomtownError) as caught:
        work(state)
    assert said in str(caught.value) and len(str(caught.value)) > 10
    assert state == before


def test_what_is_not_even_of_the_right_kind_is_a_type_error():
    state = boomtown.new("circle-wagons", seed=1)
    for work in (lambda: state.play("first", 1), lambda: boomtown.new(7), lambda: boomtown.new("circle-wagons", seed="x")):
        with pytest.raises(TypeError):
            work()


def test_any_position_is_read_or_refused():
    good = boomtown.new("carson-city", players=2, seed=3).position()
    chance = np.random.default_rng(1)
    for _ in range(300):
        bad = json.loads(json.dumps(good))
        spot = bad
        while isinstance(spot, (dict, list)) and spot:
            key = chance.choice(list(spot)) if isinstance(spot, dict) else int(chance.integers(len(spot)))
            if not isinstance(spot[key], (dict, list)) or chance.random() < 0.3:
                spot[key] = [None, -1, 99999, "x", [], {}, True][int(chance.integers(7))]
                break
            spot = spot[key]
        try:
            boomtown.from_position("carson-city", bad)
        except boomtown.BoomtownError:
            pass


def test_a_state_can_be_looked_at_in_four_languages():
    state = boomtown.new("carson-cards", seed=1)
    said = {state.render(0, language, sentences=True) for language in ("en", "de", "nl", "fr")}
    assert len(said) == 4
    assert state.render() and state.pictures()

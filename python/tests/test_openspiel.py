"""The adapter for OpenSpiel, with OpenSpiel's own tests and searches."""

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this Python")

import boomtown.openspiel  # noqa: E402, F401 - it registers the games
from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

NAMES = ["circle_wagons", "carson_cards", "carson_city"]


def load(name, **settings):
    return pyspiel.load_game(f"python_boomtown_{name}", settings)


def play_out(state, chance, until=None):
    """Plays at random to the end, or until a state is as wanted."""
    while not state.is_terminal() and not (until and until(state)):
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes())
            assert len(outcomes) <= state.get_game().max_chance_outcomes() and abs(sum(odds) - 1) < 1e-9
            state.apply_action(int(chance.choice(outcomes, p=odds)))
        else:
            state.apply_action(int(chance.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("name", NAMES)
def test_the_games_pass_the_random_simulations_of_openspiel(name):
    """Copies, histories, serialised states, returns, observations: what OpenSpiel itself checks at every step."""
    settings = {} if name == "circle_wagons" else {"players": 2}
    pyspiel.random_sim_test(load(name, **settings), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_a_history_is_the_whole_game(name):
    game = load(name)
    state = play_out(game.new_initial_state(), np.random.default_rng(1))
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert again.inner == state.inner and again.returns() == state.returns()
    assert abs(sum(state.returns())) < 1e-6


def test_a_seed_gives_one_set_up_and_no_seed_leaves_it_to_chance():
    assert load("circle_wagons", seed=3).new_initial_state().current_player() == 1
    states = [play_out(load("circle_wagons").new_initial_state(), np.random.default_rng(seed), lambda s: not s.is_chance_node()) for seed in (1, 2)]
    assert states[0].inner != states[1].inner
    assert load("circle_wagons", seed=3).new_initial_state().inner == boomtown.new("circle-wagons", seed=3)


def test_variants_are_a_parameter():
    game = load("carson_city", players=2, variants="horses+river")
    state = play_out(game.new_initial_state(), np.random.default_rng(2), lambda s: not s.is_chance_node())
    assert state.inner.options["horses"] is True and state.inner.options["river"] == "printed"
    again = pyspiel.load_game(str(game)).new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert again.inner == state.inner
    with pytest.raises(boomtown.BoomtownError, match="flying"):
        load("carson_city", variants="flying-saucers")


def test_a_copy_does_not_know_how_the_dice_will_fall():
    chance = np.random.default_rng(4)
    state = load("carson_city", players=3, seed=5).new_initial_state()
    play_out(state, chance, lambda s: s.is_chance_node())
    assert state.is_chance_node(), "a duel, or a new round"
    sides = [side for side, _ in state.chance_outcomes()]
    after = []
    for side in sides:
        copy = state.clone()
        copy.apply_action(side)
        after.append(play_out(copy, np.random.default_rng(7), lambda s: not s.is_chance_node()))
    assert len(sides) > 1 and len({one.observation_string(0) for one in after}) > 1, "every side can come up in a copy"
    assert state.is_chance_node() and state.chance_outcomes()[0][1] == 1 / len(sides)


def test_what_is_resampled_looks_the_same_to_the_player_and_hides_other_things():
    state = load("carson_cards", players=3, seed=2).new_initial_state()
    first = state.current_player()
    state.apply_action(state.legal_actions()[-1])
    second = state.current_player()
    assert second != first, "everybody bids at once; they are asked one after the other"
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    worlds = [state.resample_from_infostate(second, sampler) for _ in range(30)]
    assert {world.observation_string(second) for world in worlds} == {state.observation_string(second)}
    assert {world.current_player() for world in worlds} == {second}
    assert len({world.observation_string(first) for world in worlds}) > 3, "what the first one bid is drawn anew"


def test_mcts_of_openspiel_plays_a_whole_game_of_the_wagons_and_beats_chance():
    won = 0.0
    for seat in (0, 1):
        game = load("circle_wagons", seed=11)
        chance = np.random.RandomState(seat)
        bot = mcts.MCTSBot(game, 1.4, 12, mcts.RandomRolloutEvaluator(1, chance), solve=False, random_state=chance)
        state = game.new_initial_state()
        while not state.is_terminal():
            action = bot.step(state) if state.current_player() == seat else int(chance.choice(state.legal_actions()))
            state.apply_action(action)
        won += state.returns()[seat]
    assert won > 0


def test_is_mcts_of_openspiel_plays_a_whole_game_with_sealed_bids():
    game = load("carson_cards", players=2, seed=3)
    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, chance),
        uct_c=1.4,
        max_simulations=6,
        random_state=chance,
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(chance.choice([side for side, _ in state.chance_outcomes()])))
        elif state.current_player() == 0:
            state.apply_action(int(bot.step(state)))
        else:
            state.apply_action(int(chance.choice(state.legal_actions())))
    assert abs(sum(state.returns())) < 1e-6

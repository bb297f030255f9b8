"""The games in OpenSpiel pass OpenSpiel's own test of games."""

from __future__ import annotations

import pickle
import unittest
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest

import nivelo.env.open_spiel
from nivelo.engine.errors import OptionError
from nivelo.engine.view import view
from support.env.expected_observation import expected

GAMES = [
    "nivelo",
    "nivelo(game=level8-99,players=6,max_decisions=150)",
    "nivelo(game=level8-101,players=3,side=one two one,mix=master-all,max_decisions=150)",
    "nivelo(game=level8-master,side=two,max_decisions=150)",
    "nivelo(game=level8-board,players=4,max_decisions=150)",
    "nivelo(game=niveldoce,players=8,wish_draw=up_to,draw_two_last=draws,max_decisions=150)",
]


def dealt(game: Any, seed: int = 0) -> Any:
    state = game.new_initial_state()
    for number in Random(seed).randbytes(4):
        state.apply_action(number)
    return state


def play(state: Any, decisions: int, seed: int = 0) -> None:
    random = Random(seed)
    for _ in range(decisions):
        if not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))


@pytest.mark.slow_pure
@pytest.mark.parametrize("name", GAMES)
def test_it_passes_the_test_that_openspiel_has_for_its_games(name: str) -> None:
    from open_spiel.python.tests.games_sim_test import GamesSimTest

    GamesSimTest().sim_game(pyspiel.load_game(name))


@pytest.mark.parametrize("name", GAMES[1:])
def test_it_passes_the_api_test(name: str) -> None:
    """OpenSpiel's own, for games whose tree is too large to be walked."""
    from open_spiel.integration_tests.api_test import EnforceAPIOnPartialTreeBase

    game = pyspiel.load_game(name)
    trial = type("Trial", (EnforceAPIOnPartialTreeBase,), {"game": game, "game_name": "nivelo"})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(trial).run(result)
    assert result.testsRun >= 5
    assert [*result.errors, *result.failures, *result.skipped] == []


@pytest.mark.parametrize("name", GAMES[1:])
def test_it_passes_the_random_simulation_test(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_the_name_loads_the_game_that_is_meant() -> None:
    game = pyspiel.load_game("nivelo", {"game": "niveldoce", "players": 3, "wish_draw": "up_to"})
    assert game.num_players() == 3
    assert game.num_distinct_actions() == game.rules.num_moves
    assert game.rules.name == "niveldoce"
    assert game.rules.settings["wish_draw"] == "up_to"
    assert pyspiel.load_game(str(game)).rules.settings == game.rules.settings


def test_chance_deals_and_then_has_no_more_say() -> None:
    game = pyspiel.load_game("nivelo")
    state = game.new_initial_state()
    for number in (7, 0, 255, 1):
        assert state.is_chance_node()
        outcomes = state.chance_outcomes()
        assert len(outcomes) == game.max_chance_outcomes() == 256
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        assert state.observation_string(0) == "not dealt yet"
        assert not any(state.observation_tensor(0))
        state.apply_action(number)
    play(state, 200)
    assert not state.is_chance_node()
    assert str(dealt(game, 1)) != str(dealt(game, 2))
    assert str(dealt(game, 1)) == str(dealt(game, 1))


@pytest.mark.parametrize("name", GAMES)
def test_players_observe_what_their_seat_may_know(name: str) -> None:
    game = pyspiel.load_game(name)
    state = dealt(game)
    play(state, 100)
    for player in range(game.num_players()):
        seen = view(state.position, player)
        assert np.array_equal(state.observation_tensor(player), expected(seen))
        hand = game.rules.deck.hand_text(seen.hand)
        assert f"hand: {hand}" in state.observation_string(player)


def test_legal_actions_are_those_of_the_player_to_act_in_order() -> None:
    state = dealt(pyspiel.load_game("nivelo(players=3)"))
    play(state, 60)
    legal = state.legal_actions()
    assert legal == sorted(state.position.legal_ids())
    assert legal
    others = [player for player in range(3) if player != state.current_player()]
    assert all(state.legal_actions(player) == [] for player in others)
    texts = [state.action_to_string(action) for action in legal]
    assert texts == [state.position.game.move(action).text for action in legal]


def test_clones_and_pickles_go_on_alike_and_apart() -> None:
    state = dealt(pyspiel.load_game("nivelo(game=level8-board,players=3)"))
    play(state, 150)
    before = str(state)
    for twin in (state.clone(), pickle.loads(pickle.dumps(state))):
        play(twin, 50, seed=3)
        assert str(state) == before
        again = state.clone()
        play(again, 50, seed=3)
        assert str(again) == str(twin)
        assert again.position.game is state.position.game


def test_the_winner_gets_one_and_the_others_share_the_loss() -> None:
    game = pyspiel.load_game("nivelo(game=level8-99,players=3,max_turns_per_round=20)")
    state = dealt(game)
    random = Random(1)
    while not state.is_terminal():
        actions = state.legal_actions()
        texts = [state.action_to_string(action) for action in actions]
        lay_out = actions[texts.index("lay-out")] if "lay-out" in texts else None
        state.apply_action(random.choice(actions) if lay_out is None else lay_out)
    winner = int(state.position.winner)
    assert state.returns() == [1.0 if q == winner else -0.5 for q in range(3)]


def test_a_game_that_is_cut_off_has_no_winner() -> None:
    state = dealt(pyspiel.load_game("nivelo(max_decisions=10)"))
    play(state, 50)
    assert state.is_terminal()
    assert state.returns() == [0.0, 0.0]
    assert len(state.history()) == 14


def observed(state: Any, player: int, public: bool, private: Any) -> Any:
    wanted = pyspiel.IIGObservationType(public, False, private)
    observer = state.get_game().make_py_observer(wanted)
    observer.set_from(state, player)
    return observer


@pytest.mark.parametrize("name", GAMES)
def test_what_everyone_knows_and_what_a_player_alone_knows_make_all_of_it(name: str) -> None:
    state = dealt(pyspiel.load_game(name))
    play(state, 100)
    for player in range(state.num_players()):
        public = observed(state, player, True, pyspiel.PrivateInfoType.NONE)
        own = observed(state, player, False, pyspiel.PrivateInfoType.SINGLE_PLAYER)
        nothing = observed(state, player, False, pyspiel.PrivateInfoType.NONE)
        assert np.array_equal(public.tensor + own.tensor, state.observation_tensor(player))
        assert not public.dict["hand"].any()
        assert not nothing.tensor.any()
        assert nothing.string_from(state, player) == ""
        seen = view(state.position, player)
        assert own.dict["hand"].sum() == len(seen.hand)
        hand = f"hand: {seen.game.deck.hand_text(seen.hand)}"
        assert hand in own.string_from(state, player)
        assert hand not in public.string_from(state, player)


def test_observers_that_are_not_offered_are_refused() -> None:
    game = pyspiel.load_game("nivelo")
    with pytest.raises(OptionError, match="env/observer"):
        game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    all_hands = pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(OptionError, match="env/observer"):
        game.make_py_observer(all_hands)
    with pytest.raises(OptionError, match="env/observer"):
        game.make_py_observer(None, {"colour": 1})
    assert isinstance(game.make_py_observer(), nivelo.env.open_spiel.SpielObserver)

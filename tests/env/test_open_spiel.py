"""The games in OpenSpiel pass OpenSpiel's own test of games."""

from __future__ import annotations

import pickle
import unittest
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest

import nivelo.env.open_spiel  # noqa: F401 - registers the games
from nivelo.engine.errors import IllegalMoveError, OptionError
from nivelo.engine.view import view
from nivelo.env.spiel.observers import SpielObserver
from support.env.expected_observation import expected

GAMES = [
    "nivelo",
    "nivelo(game=level8-99,players=6,max_decisions=150)",
    "nivelo(game=level8-101,players=3,side=one two one,mix=master-all,max_decisions=150)",
    "nivelo(game=level8-master,side=two,max_decisions=150)",
    "nivelo(game=level8-board,players=4,max_decisions=150)",
    "nivelo(game=niveldoce,players=8,wish_draw=up_to,draw_two_last=draws,max_decisions=150)",
]


def let_chance_decide(state: Any, random: Random) -> None:
    """As long as it is asked."""
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(outcomes, chances)[0])


def dealt(game: Any, seed: int = 0) -> Any:
    state = game.new_initial_state()
    let_chance_decide(state, Random(seed))
    return state


def play(state: Any, decisions: int, seed: int = 0) -> None:
    random = Random(seed)
    for _ in range(decisions):
        if not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
            let_chance_decide(state, random)


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


def test_chance_deals_card_by_card_and_by_what_is_left() -> None:
    game = pyspiel.load_game("nivelo(players=3)")
    state = game.new_initial_state()
    assert [state.action_to_string(seat) for seat, _ in state.chance_outcomes()] == [
        "dealer:0",
        "dealer:1",
        "dealer:2",
    ]
    assert state.observation_string(0) == "not dealt yet"
    assert not any(state.observation_tensor(0))
    state.apply_action(2)
    deck = game.rules.deck
    left = [int(deck.count[face]) for face in range(int(deck.faces))]
    random = Random(1)
    dealt_to_first = []
    for card in range(31):  # ten for each seat from the dealer's left, and one turned up
        outcomes = state.chance_outcomes()
        assert outcomes == [(face, n / sum(left)) for face, n in enumerate(left) if n]
        face = random.choice(outcomes)[0]
        assert state.action_to_string(face) == f"card:{deck.text[face]}"
        if card < 30 and card % 3 == 0:
            dealt_to_first.append(face)
        left[face] -= 1
        state.apply_action(face)
    assert state.current_player() == 0
    assert state.position.hands[0].faces() == sorted(dealt_to_first)
    assert game.max_chance_outcomes() == deck.faces


def test_a_draw_is_chance_and_a_clone_does_not_carry_it() -> None:
    state = dealt(pyspiel.load_game("nivelo"))
    draw = next(a for a in state.legal_actions() if state.action_to_string(a) == "draw")
    player = state.current_player()
    drawn = set()
    for seed in range(20):
        twin = state.clone()
        twin.apply_action(draw)
        assert twin.is_chance_node()
        let_chance_decide(twin, Random(seed))
        drawn.add(tuple(twin.position.hands[player].faces()))
    assert len(drawn) > 10


def test_dice_are_chance_and_the_first_dealer_can_be_named() -> None:
    state = pyspiel.load_game("nivelo(game=level8-board,dealer=1)").new_initial_state()
    while not str(state.action_to_string(state.legal_actions()[0])).startswith("die:"):
        assert state.is_chance_node()
        state.apply_action(state.legal_actions()[0])
    assert state.chance_outcomes() == [(pips, pytest.approx(1 / 6)) for pips in range(6)]
    state.apply_action(5)
    assert state.action_to_string(2) == "die:3"
    state.apply_action(2)
    assert state.current_player() == 0
    assert list(state.position.dice) == [6, 3]


def test_what_chance_or_a_player_cannot_do_is_refused() -> None:
    state = pyspiel.load_game("nivelo").new_initial_state()
    with pytest.raises(IllegalMoveError, match="env/chance: chance cannot decide 2 now"):
        state.apply_action(2)
    state = dealt(pyspiel.load_game("nivelo"))
    illegal = next(a for a in range(961) if a not in state.legal_actions())
    with pytest.raises(IllegalMoveError, match="move/illegal"):
        state.apply_action(illegal)


@pytest.mark.parametrize("name", GAMES)
def test_an_information_state_tells_what_the_seat_was_told_and_no_more(name: str) -> None:
    state = dealt(pyspiel.load_game(name))
    play(state, 100, seed=2)
    random = Random(3)
    for player in range(state.num_players()):
        text = state.information_state_string(player)
        tensor = state.information_state_tensor(player)
        for _ in range(3):
            twin = state.resample_from_infostate(player, random.random)
            assert twin.information_state_string(player) == text
            assert twin.information_state_tensor(player) == tensor
            if not state.is_terminal():
                assert twin.legal_actions(player) == state.legal_actions(player)
            mine, others = view(state.position, player), view(twin.position, player)
            assert mine.fields() == others.fields()


@pytest.mark.parametrize("name", [GAMES[0], GAMES[2], GAMES[3], GAMES[5]])
def test_a_resampled_state_has_other_hidden_cards_and_a_history_of_its_own(name: str) -> None:
    game = pyspiel.load_game(name)
    state = dealt(game)
    play(state, 40, seed=5)
    player = state.current_player()
    random = Random(1)
    hands = set()
    for _ in range(10):
        twin = state.resample_from_infostate(player, random.random)
        hands.add(str([list(hand.faces()) for hand in twin.position.hands]))
        again = game.new_initial_state()
        for action in twin.history():
            again.apply_action(action)
        assert str(again) == str(twin)
        for other in range(game.num_players()):
            information = again.information_state_string(other)
            assert information == twin.information_state_string(other)
    assert len(hands) > 8


def test_resampling_is_fair_to_what_cannot_be_seen() -> None:
    """A card of which nothing is known is as often in the other hand as its share of the rest."""
    state = dealt(pyspiel.load_game("nivelo(game=level8-99)"))
    player = state.current_player()
    deck = state.position.game.deck
    random = Random(1)
    jokers = [
        sum(deck.is_joker(face) for face in twin.position.hands[1 - player].faces())
        for twin in (state.resample_from_infostate(player, random.random) for _ in range(300))
    ]
    seen = [*state.position.hands[player].faces(), *state.position.piles[0].faces()]
    seen += state.position.piles[1].faces()
    all_jokers = sum(int(deck.count[f]) for f in range(int(deck.faces)) if deck.is_joker(f))
    hidden = all_jokers - sum(deck.is_joker(face) for face in seen)
    expected_jokers = 10 * hidden / (int(deck.size) - len(seen))
    assert abs(sum(jokers) / 300 - expected_jokers) < 0.3


def test_ismcts_plays() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    state = dealt(pyspiel.load_game("nivelo(game=small/run,max_decisions=40)"))
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        uct_c=1.4,
        max_simulations=20,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        random_state=np.random.RandomState(1),
    )
    for _ in range(3):
        if not state.is_terminal():
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
            let_chance_decide(state, Random(1))


@pytest.mark.slow_pure
def test_outcome_sampling_mccfr_runs_on_a_whole_game() -> None:
    from open_spiel.python.algorithms import outcome_sampling_mccfr

    game = pyspiel.load_game("nivelo(game=level8-99,max_decisions=60)")
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(3):
        solver.iteration()
    state = dealt(game)
    chances = solver.average_policy().action_probabilities(state)
    assert set(chances) == set(state.legal_actions())


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
        let_chance_decide(state, random)
    winner = int(state.position.winner)
    assert state.returns() == [1.0 if q == winner else -0.5 for q in range(3)]


def test_a_game_that_is_cut_off_has_no_winner() -> None:
    state = dealt(pyspiel.load_game("nivelo(max_decisions=10)"))
    play(state, 50)
    assert state.is_terminal()
    assert state.returns() == [0.0, 0.0]
    assert len([step for step in state.full_history() if step.player >= 0]) == 10


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
        assert not public.pieces["hand"].any()
        assert not nothing.tensor.any()
        assert nothing.string_from(state, player) == ""
        seen = view(state.position, player)
        assert own.pieces["hand"].sum() == len(seen.hand)
        hand = f"hand: {seen.game.deck.hand_text(seen.hand)}"
        assert hand in own.string_from(state, player)
        assert hand not in public.string_from(state, player)


def test_observers_that_are_not_offered_are_refused() -> None:
    game = pyspiel.load_game("nivelo")
    public = pyspiel.IIGObservationType(True, True, pyspiel.PrivateInfoType.NONE)
    with pytest.raises(OptionError, match="env/observer"):
        game.make_py_observer(public)
    all_hands = pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(OptionError, match="env/observer"):
        game.make_py_observer(all_hands)
    with pytest.raises(OptionError, match="env/observer"):
        game.make_py_observer(None, {"colour": 1})
    assert isinstance(game.make_py_observer(), SpielObserver)

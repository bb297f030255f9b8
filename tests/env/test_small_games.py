"""Small games that are solved exactly, with values that anyone can compare theirs with."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import pyspiel
import pytest

import nivelo.env.open_spiel  # noqa: F401 - registers the games
from nivelo.engine.errors import OptionError
from nivelo.engine.view import view
from nivelo.env.small import SMALL, small_game
from nivelo.games import load

# Trees of thousands of states: too slow interpreted.
pytestmark = pytest.mark.slow_pure


def all_states(name: str) -> list[Any]:
    """Every state in which a player decides."""
    states, left = [], [pyspiel.load_game(name).new_initial_state()]
    while left:
        state = left.pop()
        if state.is_terminal():
            continue
        if not state.is_chance_node():
            states.append(state)
        left += [state.child(action) for action in state.legal_actions()]
    return states


@pytest.mark.parametrize("name", SMALL)
def test_every_small_game_can_be_loaded(name: str) -> None:
    assert load(small_game(name), players=2).name == f"small-{name}"
    assert pyspiel.load_game(f"nivelo(game=small/{name})").num_players() == 2
    with pytest.raises(OptionError, match="env/small: there is no small game 'chess'"):
        small_game("chess")


@pytest.mark.parametrize("name", SMALL)
def test_an_information_state_is_all_that_the_player_may_know_and_remembers_it(name: str) -> None:
    """In the whole tree: states that look alike are alike, and their pasts looked alike too."""
    alike: dict[str, list[Any]] = defaultdict(list)
    for state in all_states(f"nivelo(game=small/{name},max_turns=1,dealer=0)"):
        alike[state.information_state_string()].append(state)
    assert max(len(states) for states in alike.values()) > 1
    for states in alike.values():
        first = states[0]
        player = first.current_player()
        for state in states:
            assert state.current_player() == player
            assert state.legal_actions() == first.legal_actions()
            seen = view(state.position, player).fields()
            assert seen == view(first.position, player).fields()
            own = [step.action for step in state.full_history() if step.player == player]
            assert own == [s.action for s in first.full_history() if s.player == player]
    tensors = {tuple(states[0].information_state_tensor()) for states in alike.values()}
    assert len(tensors) == len(alike)


@pytest.mark.parametrize(("game", "turns", "lead"), [("pair", 2, 13 / 15), ("joker", 1, 2 / 3)])
def test_a_small_game_has_the_value_that_is_published(game: str, turns: int, lead: float) -> None:
    """So far is ahead whoever begins; docs/env.md has more values."""
    name = f"nivelo(game=small/{game},max_turns={turns},dealer=0)"
    tree = pyspiel.convert_to_cached_tree(pyspiel.load_game(name))
    solver = pyspiel.CFRPlusSolver(tree)
    for _ in range(100):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    assert pyspiel.exploitability(tree, policy) < 0.001
    value = pyspiel.expected_returns(tree.new_initial_state(), policy, -1, True)
    assert value == pytest.approx([-lead, lead], abs=0.001)

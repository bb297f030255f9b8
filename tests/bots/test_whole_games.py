"""Greedy bots play every game to its end, in as many turns as people would have patience for."""

from __future__ import annotations

import pytest

from nivelo.games import BUILT_IN, read_game
from nivelo.lab.studies.simulate import simulate

# Trials: with the sources interpreted and measured for coverage they would take minutes.
pytestmark = pytest.mark.slow_pure


@pytest.mark.parametrize("name", BUILT_IN)
def test_four_greedy_bots_finish_every_game_in_a_human_number_of_turns(name: str) -> None:
    summary = simulate(name, 4, bots=["greedy"], games=2, seed=1)
    assert (summary.finished, summary.cut_rounds) == (2, 0)
    assert summary.turns_mean / summary.rounds_mean < 4 * 12


@pytest.mark.parametrize("name", BUILT_IN)
@pytest.mark.slow_pure
def test_as_many_as_can_play_finish_too(name: str) -> None:
    file = read_game(name)
    for side in file.sides:
        for mix in ("none", *file.mixes):
            summary = simulate(name, file.most_players, side, mix, bots=["greedy"], games=2, seed=1)
            assert summary.finished == 2


@pytest.mark.parametrize("name", BUILT_IN)
@pytest.mark.slow_pure
def test_greedy_beats_random_nearly_always(name: str) -> None:
    summary = simulate(name, 2, bots=["greedy", "random"], games=30, seed=1)
    assert summary.wins["greedy"] >= 29

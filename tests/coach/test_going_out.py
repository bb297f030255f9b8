"""The coach sees when a round can be ended, and how."""

from __future__ import annotations

import pytest

from nivelo.coach.going_out import GoingOut, going_out
from nivelo.engine.state import State
from nivelo.engine.view import view
from nivelo.games import BUILT_IN
from support.engine.greedy_games import greedy_game
from support.engine.scenario import Scenario
from support.engine.ways_out import FEW, can_end, has_ended


def played(state: State, way: GoingOut) -> State:
    after = state.clone()
    if way.take:
        after.play(after.game.moves.by_text[way.take])
        while after.decision_name == "taking":  # the board may bring more cards than one
            after.play(after.legal_moves()[0])
    if way.layout:
        after.lay_out_groups(way.layout)
    for text in way.moves:
        after.play(after.game.moves.by_text[text.lower()])
    return after


@pytest.mark.slow_pure
@pytest.mark.parametrize("name", BUILT_IN)
def test_the_way_out_ends_the_round_and_none_is_overlooked(name: str) -> None:
    ways = tried = 0
    for seed in range(3):
        for state in greedy_game(name, seed, players=3):
            seat = int(state.to_act)
            way = going_out(view(state, seat))
            if way is not None:
                ways += 1
                assert has_ended(played(state, way), state), way
            elif state.decision_name == "playing" and state.laid_out[seat]:
                if state.hands[seat].n <= FEW:
                    tried += 1
                    assert not can_end(state, state)
    assert ways > 0
    assert tried > 0


@pytest.mark.parametrize(
    ("level", "hand", "top", "wins"),
    [
        (8, "R1 B1 G1 P1 R3 R5 R7 R9 Y12 P13", "Y1", True),
        (7, "R2 B2 G2 R5 B5 G5 R8 B8 Y12", "G8", False),
    ],
)
def test_a_card_that_completes_the_last_level_wins_though_another_must_follow(
    level: int, hand: str, top: str, wins: bool
) -> None:
    """On a field that brings two cards the second one is in the way only of going out."""
    table = Scenario("level8-board").level(1, level).pile(1, "").pile(2, top)
    table.hand(1, hand).take(1)
    way = going_out(view(table.state, 0))
    assert way is not None
    assert way.wins
    table.state.todo = 2
    way = going_out(view(table.state, 0))
    assert (way is not None and way.wins) is wins

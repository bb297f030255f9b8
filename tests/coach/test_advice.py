"""Advice is made of what the seat may know, and a gain is told with how sure it is."""

from __future__ import annotations

from random import Random

import pytest

from nivelo.coach.advice import advice
from nivelo.coach.hints import hint
from nivelo.coach.opinions import Gain, Opinions, mean_and_error
from nivelo.engine.cards.cards import hand_of
from nivelo.engine.errors import IllegalMoveError
from nivelo.engine.groups.groups import Group
from nivelo.engine.state import State
from nivelo.engine.view import view
from nivelo.games import BUILT_IN
from support.engine.greedy_games import greedy_positions
from support.engine.secrecy import redealt

pytestmark = pytest.mark.slow_pure


def plain(layout: list[Group]) -> list[list[int]]:
    return [group.placed.faces() for group in layout]


def advice_texts(state: State, seat: int) -> tuple[object, ...]:
    """Advice as values that can be compared."""
    advised = advice(view(state, seat), tried=1)
    way = advised.going_out
    out = None if way is None else (way.take, plain(way.layout), way.moves)
    return advised.chances, advised.takes, advised.discards, out, advised.choice, advised.opinions


@pytest.mark.parametrize("name", BUILT_IN)
def test_hidden_cards_make_no_difference_to_advice(name: str) -> None:
    random = Random(1)
    for state in greedy_positions(name, 6, 17, 5):
        for seat in range(int(state.game.players)):
            assert advice_texts(redealt(state, seat, random), seat) == advice_texts(state, seat)


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_proposed_layout_is_one_of_those_that_the_solver_lists(name: str) -> None:
    proposed = 0
    for state in greedy_positions(name, 3, 1, 400):
        seat = int(state.to_act)
        seen = view(state, seat)
        layout = plain(hint(seen).layout)
        if layout:
            proposed += 1
            level = state.game.level(seat, state.level[seat])
            hand = hand_of(seen.hand + seen.opened[seat])
            listed = state.game.finder.layouts(hand, level, 10_000, spare=seen.spare_needed)
            assert layout in [plain(each) for each in listed]
    assert proposed > 0


def test_the_choice_comes_first_and_is_compared_with_the_move_in_mind() -> None:
    """That none is surely ahead of it, `test_choosing.py` tries with figures of every kind."""
    compared = 0
    for state in greedy_positions("level8-101", 7, 1, 30):
        seen = view(state, int(state.to_act))
        if state.decision_name != "playing" or len(seen.legal) < 2:
            continue
        compared += 1
        asked = seen.legal[-1].text
        advised = advice(seen, asked, tried=1)
        moves = [each.move for each in advised.opinions]
        assert moves[0] == advised.choice
        assert set(moves) <= {move.text for move in seen.legal}
        lags = [each.lag for each in advised.opinions]
        assert lags[1:] == sorted(lags[1:])
        for each in advised.opinions:
            assert 0 <= each.chance <= 1
            assert each.behind is not None
            assert each.behind.low <= each.lag <= each.behind.high
        assert advised.gain == advised.opinions[moves.index(asked)].behind
        assert advised.gain is not None
        assert advice(seen, asked, tried=1).opinions == advised.opinions
    assert compared > 5


def test_a_move_that_is_not_possible_is_refused() -> None:
    (state,) = greedy_positions("level8-99", 1, 1, 1)
    with pytest.raises(IllegalMoveError, match="'-R7' is not possible now"):
        advice(view(state, int(state.to_act)), "-R7", tried=1)


def test_who_is_not_to_act_has_nothing_to_choose() -> None:
    (state,) = greedy_positions("niveldoce", 1, 1, 1)
    advised = advice(view(state, 1 - int(state.to_act)), tried=1)
    assert [*advised.opinions, *advised.takes, *advised.discards] == []
    assert advised.choice == ""
    assert advised.going_out is None
    assert len(advised.chances) == 3


def test_a_gain_is_sure_if_it_is_far_from_nothing_in_all_times() -> None:
    weighed = Opinions.__new__(Opinions)
    weighed.by_move = {
        "a": [0.61, 0.5, 0.7, 0.55, 0.66, 0.4, 0.8, 0.6],
        "b": [0.51, 0.41, 0.6, 0.44, 0.56, 0.3, 0.71, 0.5],
        "c": [0.2, 0.9, 0.3, 0.8, 0.1, 0.95, 0.6, 0.5],
    }
    sure, doubtful = weighed.gain("a", "b"), weighed.gain("a", "c")
    assert sure.value == pytest.approx(0.09875)
    assert sure.is_sure
    assert doubtful.value == pytest.approx(0.05875)
    assert not doubtful.is_sure
    assert weighed.gain("a", "a") == Gain(0.0, 0.0, 0.0)
    assert mean_and_error([1.0, 3.0]) == (2.0, 1.0)

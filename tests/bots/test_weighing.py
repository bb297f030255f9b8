"""What moves come to: chances to win, all found in the same sampled deals."""

from __future__ import annotations

from random import Random

import pytest

from nivelo.bots import make_bot
from nivelo.bots.weighing import weigh
from nivelo.engine.random.fairness import seed_from_int
from nivelo.engine.state import State, new_state
from nivelo.engine.view import view
from nivelo.games import BUILT_IN, load
from support.engine.secrecy import other_stream, redealt


def position(name: str, decisions: int, seed: int = 1) -> State:
    """So many decisions into a game of greedy bots, or a little later: where there is a choice."""
    state = new_state(load(name, 3), seed_from_int(seed))
    bots = [make_bot("greedy", seat) for seat in range(3)]
    while state.decisions < decisions or len(state.legal_moves()) < 2:
        seat = int(state.to_act)
        state.play(bots[seat].choose(view(state, seat)))
    return state


@pytest.mark.parametrize("name", BUILT_IN)
@pytest.mark.parametrize("decisions", [0, 31, 74])
def test_the_best_move_comes_first_and_all_are_legal_chances(name: str, decisions: int) -> None:
    state = position(name, decisions)
    seen = view(state, int(state.to_act))
    moves = weigh(seen, seed=4, work=6)
    assert len(moves) > 1
    assert {weighed.move for weighed in moves} <= set(seen.legal)
    assert [w.chance for w in moves] == sorted((w.chance for w in moves), reverse=True)
    assert all(0 <= w.chance <= 1 and 0 <= w.error < 1 for w in moves)
    assert weigh(seen, seed=4, work=6) == moves


def test_every_move_that_is_named_is_weighed_once() -> None:
    state = position("level8-101", 1)
    seen = view(state, int(state.to_act))
    assert seen.decision_name == "playing"
    moves = weigh(seen, work=4, also=[*seen.legal, seen.legal[0]])
    assert sorted(w.move.text for w in moves) == sorted(move.text for move in seen.legal)


def test_more_work_makes_the_error_smaller() -> None:
    state = position("level8-99", 1)
    seen = view(state, int(state.to_act))
    few, many = weigh(seen, work=4), weigh(seen, work=40)
    assert max(w.error for w in many) < max(w.error for w in few)


def test_who_is_not_to_act_has_nothing_to_weigh() -> None:
    state = position("level8-99", 0)
    assert weigh(view(state, (int(state.to_act) + 1) % 3)) == []


@pytest.mark.slow_pure
@pytest.mark.parametrize("name", BUILT_IN)
def test_hidden_cards_make_no_difference_to_the_chances(name: str) -> None:
    state = position(name, 40)
    seat = int(state.to_act)
    random = Random(3)
    other = redealt(other_stream(state, random), seat, random)
    assert weigh(view(state, seat), 1, 4) == weigh(view(other, seat), 1, 4)

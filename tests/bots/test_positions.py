"""Positions of all five games in which one move is clearly right."""

from __future__ import annotations

import pytest

from nivelo.bots.weighing import weigh
from nivelo.coach.going_out import going_out
from nivelo.coach.opinions import Opinions, legal_move
from nivelo.engine.view import view
from nivelo.games import BUILT_IN
from support.bots.positions import Solved, all_positions, choice

POSITIONS = all_positions()
SEEDS = 3
LEAST = 60
# It never takes a card only to keep it from another.
GREEDY_MISSES = {
    "take the card that the next one would go out with",
    "take the red seven away",
}

every = pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)


def test_all_games_have_positions_and_each_has_its_own_name() -> None:
    assert {position.game for position in POSITIONS} == set(BUILT_IN)
    assert len({position.name for position in POSITIONS}) == len(POSITIONS) >= LEAST


@pytest.mark.slow_pure
@every
def test_the_strong_bot_finds_the_right_move(position: Solved) -> None:
    assert {choice(position, "strong", seed) for seed in range(SEEDS)} <= set(position.right)


@pytest.mark.slow_pure
@pytest.mark.parametrize("name", sorted(GREEDY_MISSES))
def test_what_matters_in_few_deals_is_not_given_up_too_soon(name: str) -> None:
    """A card kept from another makes no difference in most deals, at times in none of the first."""
    position = next(each for each in POSITIONS if each.name == name)
    assert {choice(position, "strong", seed) for seed in range(50)} <= set(position.right)


def test_which_greedy_does_not_find() -> None:
    missed = {p.name for p in POSITIONS if choice(p, "greedy") not in p.right}
    assert missed == GREEDY_MISSES


@pytest.mark.slow_pure
@every
def test_what_wins_is_weighed_as_certain_and_nothing_above_it(position: Solved) -> None:
    """The coach's opinions, and so the review, never contradict what is exact."""
    seen = view(position.table().state, 0)
    way = going_out(seen)
    if way is None or not way.wins:
        return
    first = way.take or ("lay-out" if way.layout else way.moves[0])
    assert first in position.right
    winning = legal_move(seen, first)
    for each in weigh(seen, work=8, also=[winning]):
        if each.move is winning:
            assert (each.chance, each.error) == (1.0, 0.0)
    other = next(move for move in seen.legal if move.text not in position.right)
    assert Opinions(seen, [winning, other], 0, 4).gain(other.text, first).value <= 0

"""Random game files: none that is accepted has a position that takes more than its budget.

tests/long/game_files.py tries as many as one likes.
"""

from __future__ import annotations

from random import Random

import pytest

from nivelo.engine.cards.cards import cards_of
from nivelo.engine.errors import GameFileError
from nivelo.engine.groups.levels import parse_level
from nivelo.engine.groups.solver import ENDLESS, Solver
from nivelo.games.decks import DeckPlan, build_deck
from nivelo.games.files import read_game_text
from nivelo.server.security.complexity import BUDGET
from support.server.generated.random_game_files import COLOURS, random_game_file, worst_steps

# As short as it can be: reading it took more than a minute, and everybody waited.
FREEZING = """\
id = "x"
players = [2, 2]
hand = 30
[deck]
values = 8
colours = ["amber", "blue", "cyan", "red", "emerald", "fuchsia", "green", "heather"]
[levels]
one = [{ groups = ["set 11", "points 28"] }]
"""


@pytest.mark.slow_pure
@pytest.mark.parametrize("seed", range(4))
def test_no_file_that_is_accepted_takes_more_than_its_budget(seed: int) -> None:
    random = Random(seed)
    worst = [worst_steps(random_game_file(random), f"{seed} {n}", 1) for n in range(40)]
    assert sum(steps > 0 for steps in worst) > 4
    assert max(worst) <= BUDGET


def test_a_level_that_no_deck_can_meet_is_refused_after_a_few_steps() -> None:
    with pytest.raises(GameFileError) as refused:
        read_game_text(FREEZING, "a test")
    assert "the cards of the deck can form" in refused.value.text
    deck = build_deck(DeckPlan(8, COLOURS, (), (), 1, (), ()))
    solver = Solver(deck)
    level = parse_level(["set 11", "points 28"], deck)
    whole = cards_of(list(range(int(deck.coloured))))
    solver.allow(100)
    assert not solver.has_level(whole, level)
    assert not solver.is_spent()


def test_choosing_points_is_counted_and_given_up() -> None:
    deck = build_deck(DeckPlan(24, COLOURS, (), (), 1, (), ()))
    solver = Solver(deck)
    level = parse_level(["points 60", "colour 5", "colour 5", "run 8"], deck)
    hand = cards_of(Random(1).sample(range(int(deck.coloured)), 31))
    assert solver.effort(hand, level, 1000) == 1000
    solver.allow(1000)
    solver.missing(hand, level)
    assert solver.is_spent()
    solver.allow(ENDLESS)
    assert not solver.is_spent()

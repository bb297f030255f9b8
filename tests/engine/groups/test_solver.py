"""The solver is exact: it equals plain exhaustive search, on hands made to mislead it too.

tests/long/solver_check.py makes the same comparison with as many hands as one likes.
"""

from __future__ import annotations

from random import Random

import pytest

from nivelo.engine.cards.cards import hand_of, no_cards
from nivelo.games import load
from nivelo.games.decks import DeckPlan, build_deck
from support.solver.exhaustive_search import Oracle
from support.solver.solver_levels import (
    MEDLEYS,
    TriedLevel,
    levels_of_games,
    random_level,
    random_level_of,
    tried_level,
)
from support.solver.solver_trials import Trial, trials

# Trials: with the sources interpreted and measured for coverage they would take minutes.
pytestmark = pytest.mark.slow_pure

LEVELS = levels_of_games()
DECKS = list(dict.fromkeys(tried.name for tried in LEVELS))


def disagreements(random: Random, levels: list[TriedLevel], hands: int, helps: bool) -> list[str]:
    """What the solver says otherwise than the search, over so many hands for each level."""
    faults: list[str] = []
    for trial in trials(random, levels, hands):
        faults += trial.disagreements(helps)
    return faults


@pytest.mark.parametrize("deck", DECKS)
def test_missing_cards_and_layouts_equal_search_at_every_level_of_a_game(deck: str) -> None:
    levels = [tried for tried in LEVELS if tried.name == deck]
    assert disagreements(Random(deck), levels, 21, False) == []


@pytest.mark.parametrize("deck", DECKS)
def test_helping_cards_equal_search_at_every_level_of_a_game(deck: str) -> None:
    levels = [tried for tried in LEVELS if tried.name == deck]
    assert disagreements(Random(f"helps {deck}"), levels, 2, True) == []


@pytest.mark.parametrize("words", MEDLEYS, ids=", ".join)
def test_missing_cards_equal_search_for_groups_that_compete(words: tuple[str, ...]) -> None:
    random = Random(" ".join(words))
    levels = [random_level_of(random, words) for _ in range(4)]
    assert disagreements(random, levels, 7, False) == []


@pytest.mark.parametrize("seed", range(4))
def test_missing_cards_equal_search_for_own_decks_and_levels(seed: int) -> None:
    random = Random(seed)
    levels = [random_level(random) for _ in range(25)]
    assert disagreements(random, levels, 7, False) == []


@pytest.mark.parametrize("points", [30, 31, 32, 33, 45, 60])
def test_many_points_are_added_up_as_search_does(points: int) -> None:
    # Compiled, sums are bits of one number: none of them may be lost.
    deck = load("niveldoce").deck
    asked = [(f"points {points}",), (f"points {points} one colour", "animals 1")]
    levels = [tried_level("niveldoce", deck, groups) for groups in asked]
    assert disagreements(Random(points), levels, 21, False) == []


def test_hands_with_more_than_thirty_cards_of_one_value_are_counted_as_search_does() -> None:
    plan = DeckPlan(3, tuple("abcdefgh"), (), (), 4, ((1, 3, 4),), ())
    tried = tried_level("own", build_deck(plan), ("set 6", "set 5", "run 3"))
    oracle = Oracle(tried.deck, tried.groups)
    ones, twos = list(range(8)) * 4, list(range(8, 16)) * 4
    for hand in (ones, ones[:31], [*ones, *twos], [*ones[:30], *twos[:31]], [*ones, *twos, 16]):
        assert Trial(tried, oracle, "doubles", hand).disagreements(False) == []


@pytest.mark.parametrize(
    "groups",
    [
        ("set 2", "set 2", "set 2", "set 2"),
        ("set 3", "set 3", "set 3"),
        ("colour run 3", "set 2", "set 2"),
        ("set 2 of elements", "set 2 of elements"),
        ("set 3 of numbers", "set 3 of numbers"),
    ],
    ids=", ".join,
)
def test_equal_sets_share_jokers_of_several_ranges_as_search_does(groups: tuple[str, ...]) -> None:
    jokers = ((1, 2, 3), (4, 6, 3), (1, 7, 1))
    deck = build_deck(DeckPlan(7, ("red", "blue", "green"), ("air", "fire"), (), 1, jokers, ()))
    levels = [tried_level("own", deck, groups)]
    assert disagreements(Random(" ".join(groups)), levels, 140, False) == []


def test_helping_cards_equal_search_for_own_decks_and_levels() -> None:
    random = Random(10)
    levels = [random_level(random) for _ in range(40)]
    assert disagreements(random, levels, 1, True) == []


def test_a_card_more_brings_a_hand_closer_by_one_at_most_and_never_further_away() -> None:
    random = Random(20)
    for trial in trials(random, [*LEVELS, *(random_level(random) for _ in LEVELS)], 3):
        tried = trial.tried
        solver, level = tried.solver, tried.level
        before = solver.missing(hand_of(trial.hand), level)
        left = [
            f for f in range(int(tried.deck.faces)) if trial.hand.count(f) < tried.deck.count[f]
        ]
        more = solver.missing(hand_of([*trial.hand, random.choice(left)]), level)
        assert before - 1 <= more <= before, trial


@pytest.mark.parametrize("tried", LEVELS, ids=lambda tried: f"{tried.name}: {tried.level.text}")
def test_an_empty_hand_lacks_every_card_of_the_level(tried: TriedLevel) -> None:
    # Two cards are the fewest for 24 points, and one for 12.
    points = sum(int(text.split()[1]) // 12 for text in tried.groups if text.startswith("points"))
    assert tried.solver.missing(no_cards(), tried.level) == tried.level.slots + points


def test_special_cards_never_count() -> None:
    game = load("niveldoce")
    specials = [int(face) for face in range(int(game.deck.first_special), int(game.deck.faces))]
    for level in game.levels[0]:
        nothing = game.solver.missing(no_cards(), level)
        assert game.solver.missing(hand_of(specials), level) == nothing


def test_a_card_that_the_hand_has_all_of_does_not_help() -> None:
    game = load("level8-101")
    hand = hand_of(game.deck.parse_hand("R4 R5 R6 B9 G12"))
    helps = game.solver.helps(hand, game.levels[0][6])
    assert {"R7", "G9", "J"} <= {game.deck.text[face] for face in helps}
    assert [game.deck.text[face] for face in hand.faces() if face in helps] == []


def test_the_missing_cards_of_many_hands_are_added_up() -> None:
    game = load("level8-101")
    level = game.levels[0][0]
    hands = [hand_of(game.deck.parse_hand(text)) for text in ("", "R1 R2 R3", "R1 R2 R3 B7 B9 J")]
    assert game.solver.total_missing(hands, level) == 6 + 3 + 0

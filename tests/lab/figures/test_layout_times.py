"""How long a level takes, from rounds of which many end too early."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from nivelo.lab.figures.layout_times import laid_out_by, median_turns, turns_to_lay_out
from nivelo.lab.running.sums import LevelSums


def from_games(games: list[list[tuple[int, bool]]]) -> LevelSums:
    """Each game is the tries of its seats: own turns, and whether the level was laid out."""
    sums = LevelSums()
    for tries in games:
        for turns, laid_out in tries:
            (sums.laid_out if laid_out else sums.not_yet)[turns] += 1
        sums.add_game(sum(turns for turns, _ in tries), sum(laid_out for _, laid_out in tries))
    return sums


def test_turns_of_rounds_that_ended_too_early_count_too() -> None:
    sums = from_games([[(2, True), (3, False)], [(4, True), (3, True)]])
    turns = turns_to_lay_out(sums, 2)
    assert turns is not None
    assert turns.value == (2 + 3 + 4 + 3) / 3
    assert turns.low < turns.value < turns.high


def test_a_level_that_nobody_laid_out_has_no_figure() -> None:
    sums = from_games([[(30, False), (30, False)]])
    assert turns_to_lay_out(sums, 1) is None
    assert median_turns(sums) is None
    assert turns_to_lay_out(LevelSums(), 0) is None


def test_equal_games_leave_no_doubt() -> None:
    turns = turns_to_lay_out(from_games([[(4, True), (2, True)]] * 10), 10)
    assert turns is not None
    assert (turns.value, turns.low, turns.high) == (3, 3, 3)


def test_seats_of_one_game_that_share_their_luck_make_the_interval_wider() -> None:
    shared = turns_to_lay_out(from_games([[(2, True)] * 2, [(6, True)] * 2] * 20), 40)
    mixed = turns_to_lay_out(from_games([[(2, True), (6, True)]] * 40), 40)
    assert shared is not None
    assert mixed is not None
    assert shared.value == mixed.value
    assert shared.high - shared.low > mixed.high - mixed.low


def played(chance: random.Random) -> list[tuple[int, bool]]:
    """Two seats that lay out in each turn with a chance of one in five; rounds end at random."""
    end = chance.randint(1, 12)
    tries = []
    for _ in range(2):
        needed = next(turn for turn in range(1, 1000) if chance.random() < 0.2)
        tries.append((min(needed, end), needed <= end))
    return tries


def test_the_interval_holds_the_truth_about_as_often_as_it_says() -> None:
    chance = random.Random(5)
    held = 0
    for _ in range(300):
        turns = turns_to_lay_out(from_games([played(chance) for _ in range(150)]), 150)
        assert turns is not None
        held += turns.low <= 5 <= turns.high
    assert 0.90 <= held / 300 <= 0.99


def shares(sums: LevelSums) -> list[float]:
    """By which turn how many have laid out, without bounds."""
    turns, curve = zip(*laid_out_by(sums), strict=True)
    assert list(turns) == list(range(1, len(turns) + 1))
    return [share.value for share in curve]


def test_who_has_laid_out_by_which_turn_by_hand() -> None:
    # Of ten, two lay out in turn 1, one round ends after turn 1, three of seven in turn 2.
    sums = LevelSums(laid_out=Counter({1: 2, 2: 3}), not_yet=Counter({1: 1, 2: 4}))
    assert shares(sums) == pytest.approx([0.2, 1 - 0.8 * 4 / 7])
    assert median_turns(sums) == 2


def test_a_seat_whose_round_ended_before_its_first_turn_says_nothing() -> None:
    sums = LevelSums(laid_out=Counter({1: 1, 3: 1}), not_yet=Counter({0: 50}))
    assert shares(sums) == [0.5, 0.5, 1.0]


def test_bands_hold_the_truth_about_as_often_as_they_say_and_stay_within_bounds() -> None:
    chance = random.Random(8)
    held = 0
    for _ in range(300):
        curve = dict(laid_out_by(from_games([played(chance)[:1] for _ in range(200)])))
        held += curve[4].low <= 1 - 0.8**4 <= curve[4].high
        assert all(0 <= share.low <= share.value <= share.high <= 1 for share in curve.values())
    assert 0.90 <= held / 300 <= 0.99

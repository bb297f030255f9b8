"""Fixed strengths that explain all games at once."""

from __future__ import annotations

import random
from math import log

import pytest

from nivelo.lab.figures.bootstrap import Resamples
from nivelo.lab.figures.bradley_terry import POINTS, TableResult, bradley_terry, strengths
from nivelo.lab.running.sums import DEAL_FIGURES, Sums


def table(wins: list[int]) -> Sums:
    """One game of each deal, won by the first bot or not."""
    sums = Sums([0, 0], [0, 0], [0, 0])
    for deal, won in enumerate(wins):
        figures = dict.fromkeys(DEAL_FIGURES, 0)
        figures |= {"games": 1, "finished": 1, "wins_of_the_bot": won}
        sums.blocks[deal] = list(figures.values())
    return sums


def test_odds_of_three_to_one_are_so_many_points() -> None:
    fitted = strengths(["a", "b"], [TableResult("a", "b", 2, 30_000, 40_000)])
    assert log(fitted["a"] / fitted["b"]) * POINTS == pytest.approx(190.8, abs=0.1)


def test_at_a_table_of_four_par_is_one_in_four() -> None:
    equal = strengths(["a", "b"], [TableResult("a", "b", 4, 250, 1000)])
    assert equal["a"] == pytest.approx(equal["b"])
    better = strengths(["a", "b"], [TableResult("a", "b", 4, 50_000, 100_000)])
    assert better["a"] / better["b"] == pytest.approx(3, rel=1e-3), "as strong as all three"


def test_strengths_are_recovered_from_games_that_they_made() -> None:
    true = {"a": 4.0, "b": 2.0, "c": 0.5}
    chance = random.Random(3)
    pairs = [("a", "b", 2), ("b", "c", 2), ("a", "c", 2)]
    played = [
        table([int(chance.random() < true[x] / (true[x] + true[y])) for _ in range(900)])
        for x, y, _ in pairs
    ]
    fitted = bradley_terry(list(true), pairs, Resamples(played, draws=60), anchor="c")
    for name, strength in true.items():
        expected = POINTS * log(strength / true["c"])
        assert fitted[name].value == pytest.approx(expected, abs=60)
        assert fitted[name].estimate().low - 25 < expected < fitted[name].estimate().high + 25
    assert fitted["c"].value == fitted["c"].error == 0, "the anchor"


def test_whoever_wins_everything_is_strong_but_not_infinitely() -> None:
    fitted = strengths(["a", "b"], [TableResult("a", "b", 2, 100, 100)])
    assert 100 < fitted["a"] / fitted["b"] < 1000


def test_the_order_of_the_games_does_not_matter() -> None:
    pairs = [("a", "b", 2)]
    one = bradley_terry(["a", "b"], pairs, Resamples([table([1, 1, 1, 0])], draws=5))
    other = bradley_terry(["a", "b"], pairs, Resamples([table([0, 1, 1, 1])], draws=5))
    assert one["a"].value == pytest.approx(other["a"].value)

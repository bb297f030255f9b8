from __future__ import annotations

import pytest

from nivelo.lab.figures.intervals import Estimate, mean, quantile, wilson


@pytest.mark.parametrize(
    ("hits", "trials", "low", "high"),
    # Worked out by hand from Wilson's formula, to four places.
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (1, 1000, 0.0002, 0.0056),
    ],
)
def test_wilsons_interval(hits: int, trials: int, low: float, high: float) -> None:
    share = wilson(hits, trials)
    assert share.value == hits / trials
    assert share.low == pytest.approx(low, abs=5e-5)
    assert share.high == pytest.approx(high, abs=5e-5)


def test_the_share_is_never_outside_its_interval() -> None:
    for trials in (1, 2, 3, 7, 100, 12345):
        for hits in {0, 1, trials // 2, trials - 1, trials}:
            share = wilson(hits, trials)
            assert 0 <= share.low <= share.value <= share.high <= 1


@pytest.mark.parametrize(("hits", "trials"), [(0, 0), (-1, 5), (6, 5)])
def test_an_impossible_sample_is_refused(hits: int, trials: int) -> None:
    with pytest.raises(ValueError, match="interval/sample"):
        wilson(hits, trials)


def test_the_mean_has_the_interval_of_its_standard_error() -> None:
    estimate = mean({1: 40, 2: 20, 3: 40})
    # Variance 80 / 99, so the error of the mean of a hundred is 0.0899.
    assert estimate.value == 2
    assert estimate.high - estimate.value == pytest.approx(1.96 * 0.0899, rel=1e-3)
    assert estimate.value - estimate.low == pytest.approx(estimate.high - estimate.value)


def test_one_game_has_a_mean_without_bounds_and_none_has_no_mean() -> None:
    assert mean({7: 1}) == Estimate(7, 7, 7)
    with pytest.raises(ValueError, match="mean of nothing"):
        mean({})
    with pytest.raises(ValueError, match="quantile of nothing"):
        quantile({}, 0.5)


def test_quantiles_are_figures_that_occurred() -> None:
    counts = {10: 1, 20: 8, 30: 1}
    assert [quantile(counts, share) for share in (0.0, 0.1, 0.11, 0.9, 0.91, 1.0)] == [
        *(10, 10, 20, 20, 30, 30)
    ]

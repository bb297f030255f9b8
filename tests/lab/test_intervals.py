from __future__ import annotations

import pytest

from nivelo.lab.intervals import wilson


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

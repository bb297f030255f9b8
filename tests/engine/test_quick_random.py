"""The quick generator of bots and simulations: the same everywhere, even, and well seeded."""

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nivelo.engine.random.quick_random import QuickRandom


def plain_words(seed: int, n: int) -> list[int]:
    """sfc32 as its author describes it: 20 words are dropped after seeding."""
    a, b, c = ((seed // 2**shift) % 2**32 for shift in (0, 32, 64))
    words = []
    for counter in range(1, n + 21):
        words.append((a + b + counter) % 2**32)
        turned = c * 2**21
        a = b ^ (b // 2**9)
        b = (c * 9) % 2**32
        c = (turned % 2**32 + turned // 2**32 + words[-1]) % 2**32
    return words[20:]


@given(st.integers(-(2**100), 2**100))
def test_words_equal_the_plain_ones(seed: int) -> None:
    quick = QuickRandom(seed)
    assert [quick.word() for _ in range(30)] == plain_words(seed, 30)


def test_a_number_below_n_is_the_upper_word_of_the_product() -> None:
    quick = QuickRandom(5)
    words = plain_words(5, 4)
    limits = [1, 6, 101, 2**31]
    drawn = [quick.below(n) for n in limits]
    assert drawn == [w * n // 2**32 for w, n in zip(words, limits, strict=True)]


@pytest.mark.parametrize("n", [0, -3, 2**31 + 1])
def test_below_refuses_numbers_out_of_range(n: int) -> None:
    with pytest.raises(ValueError, match=f"quick_random/below_range: {n} "):
        QuickRandom(0).below(n)


@pytest.mark.parametrize("step", [1, 2**32, 2**64])
def test_neighbouring_seeds_differ_in_half_of_their_first_bits(step: int) -> None:
    firsts = [int(QuickRandom(k * step).word()) for k in range(2_001)]
    different = sum((one ^ other).bit_count() for one, other in pairwise(firsts))
    assert different / 2_000 == pytest.approx(16, abs=0.3)


def test_first_numbers_of_neighbouring_seeds_are_equally_frequent() -> None:
    counts = Counter(QuickRandom(seed).below(10) for seed in range(10_000))
    assert sum((counts[k] - 1_000) ** 2 / 1_000 for k in range(10)) < 27.9  # 1 in 1,000 exceeds


def test_numbers_of_one_seed_are_equally_frequent() -> None:
    quick = QuickRandom(1)
    counts = Counter(quick.below(10) for _ in range(10_000))
    assert sum((counts[k] - 1_000) ** 2 / 1_000 for k in range(10)) < 27.9

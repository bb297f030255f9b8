"""A small fast generator for bots and simulation. Never for deals: those use `Stream`."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF  # all bits of one 32-bit word
WARM_UP: Final = 20
MOST_BELOW: Final = 1 << 31


@final
class QuickRandom:
    """Chris Doty-Humphrey's sfc32: four words of state, only additions, shifts and xor.

    It uses the lowest 96 bits of the seed, negative seeds as two's complement; twenty steps mix
    them, so nearby seeds give unrelated numbers. Predictable from its output: not for deals or
    secrets.

    >>> dice = QuickRandom(2024)
    >>> [1 + dice.below(6) for _ in range(8)]
    [5, 1, 2, 1, 4, 1, 5, 3]
    """

    def __init__(self, seed: int) -> None:
        self.a: i64 = seed & WORD
        self.b: i64 = (seed >> 32) & WORD
        self.c: i64 = (seed >> 64) & WORD
        self.counter: i64 = 1  # visits every word, so the period is at least 2**32
        for _ in range(WARM_UP):
            self.word()

    def word(self) -> i64:
        """The next word, 0 to 2**32 - 1."""
        b = self.b
        c = self.c
        word = (self.a + b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = (((c << 21) | (c >> 11)) + word) & WORD
        return word

    def stir(self, number: i64) -> None:
        """Mix in a number: the sequence continues differently for each."""
        self.a = (self.a + number) & WORD
        for _ in range(WARM_UP):
            self.word()

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, for n from 1 to 2**31.

        Uses one word; the bias is less than one in 2**32, which is negligible.
        """
        if n < 1 or n > MOST_BELOW:
            raise ValueError(f"quick_random/below_range: {n} is not between 1 and {MOST_BELOW}")
        return (self.word() * n) >> 32

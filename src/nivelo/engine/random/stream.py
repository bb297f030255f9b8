"""The random stream of a game: ChaCha20 as numbers, shuffles and dice.

The same seed gives the same words on every machine, compiled or not, and word number k can be
computed without the words before it. docs/fairness.md specifies all of it, with test vectors.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

SEED_BYTES: Final = 32
WORD: Final = 0xFFFFFFFF  # all bits of one 32-bit word
MOST_WORDS: Final = 1 << 36  # the RFC's block counter has 32 bits
MOST_BELOW: Final = 1 << 16
NO_BLOCK: Final = 1 << 62  # no position leads to this block

# "expand 32-byte k" as four words (RFC 8439, 2.3).
C0: Final = 0x61707865
C1: Final = 0x3320646E
C2: Final = 0x79622D32
C3: Final = 0x6B206574


def chacha20_block(
    key: vec[i64], counter: i64, nonce0: i64 = 0, nonce1: i64 = 0, nonce2: i64 = 0
) -> vec[i64]:
    """The ChaCha20 block function of RFC 8439: 8 key words and 3 nonce words to 16 words.

    The quarter rounds are unrolled, for speed. Only values about to be shifted right are reduced to
    32 bits; all others stay below 2**54, so compiled (wrapping) and plain Python arithmetic agree.
    """
    m: i64 = WORD
    x0: i64 = C0
    x1: i64 = C1
    x2: i64 = C2
    x3: i64 = C3
    x4: i64 = key[0]
    x5: i64 = key[1]
    x6: i64 = key[2]
    x7: i64 = key[3]
    x8: i64 = key[4]
    x9: i64 = key[5]
    x10: i64 = key[6]
    x11: i64 = key[7]
    x12: i64 = counter
    x13: i64 = nonce0
    x14: i64 = nonce1
    x15: i64 = nonce2
    for _ in range(10):
        # Columns.
        x0 += x4
        x12 = (x12 ^ x0) & m
        x12 = x12 << 16 | x12 >> 16
        x8 += x12
        x4 = (x4 ^ x8) & m
        x4 = x4 << 12 | x4 >> 20
        x0 += x4
        x12 = (x12 ^ x0) & m
        x12 = x12 << 8 | x12 >> 24
        x8 += x12
        x4 = (x4 ^ x8) & m
        x4 = x4 << 7 | x4 >> 25
        x1 += x5
        x13 = (x13 ^ x1) & m
        x13 = x13 << 16 | x13 >> 16
        x9 += x13
        x5 = (x5 ^ x9) & m
        x5 = x5 << 12 | x5 >> 20
        x1 += x5
        x13 = (x13 ^ x1) & m
        x13 = x13 << 8 | x13 >> 24
        x9 += x13
        x5 = (x5 ^ x9) & m
        x5 = x5 << 7 | x5 >> 25
        x2 += x6
        x14 = (x14 ^ x2) & m
        x14 = x14 << 16 | x14 >> 16
        x10 += x14
        x6 = (x6 ^ x10) & m
        x6 = x6 << 12 | x6 >> 20
        x2 += x6
        x14 = (x14 ^ x2) & m
        x14 = x14 << 8 | x14 >> 24
        x10 += x14
        x6 = (x6 ^ x10) & m
        x6 = x6 << 7 | x6 >> 25
        x3 += x7
        x15 = (x15 ^ x3) & m
        x15 = x15 << 16 | x15 >> 16
        x11 += x15
        x7 = (x7 ^ x11) & m
        x7 = x7 << 12 | x7 >> 20
        x3 += x7
        x15 = (x15 ^ x3) & m
        x15 = x15 << 8 | x15 >> 24
        x11 += x15
        x7 = (x7 ^ x11) & m
        x7 = x7 << 7 | x7 >> 25
        # Diagonals.
        x0 += x5
        x15 = (x15 ^ x0) & m
        x15 = x15 << 16 | x15 >> 16
        x10 += x15
        x5 = (x5 ^ x10) & m
        x5 = x5 << 12 | x5 >> 20
        x0 += x5
        x15 = (x15 ^ x0) & m
        x15 = x15 << 8 | x15 >> 24
        x10 += x15
        x5 = (x5 ^ x10) & m
        x5 = x5 << 7 | x5 >> 25
        x1 += x6
        x12 = (x12 ^ x1) & m
        x12 = x12 << 16 | x12 >> 16
        x11 += x12
        x6 = (x6 ^ x11) & m
        x6 = x6 << 12 | x6 >> 20
        x1 += x6
        x12 = (x12 ^ x1) & m
        x12 = x12 << 8 | x12 >> 24
        x11 += x12
        x6 = (x6 ^ x11) & m
        x6 = x6 << 7 | x6 >> 25
        x2 += x7
        x13 = (x13 ^ x2) & m
        x13 = x13 << 16 | x13 >> 16
        x8 += x13
        x7 = (x7 ^ x8) & m
        x7 = x7 << 12 | x7 >> 20
        x2 += x7
        x13 = (x13 ^ x2) & m
        x13 = x13 << 8 | x13 >> 24
        x8 += x13
        x7 = (x7 ^ x8) & m
        x7 = x7 << 7 | x7 >> 25
        x3 += x4
        x14 = (x14 ^ x3) & m
        x14 = x14 << 16 | x14 >> 16
        x9 += x14
        x4 = (x4 ^ x9) & m
        x4 = x4 << 12 | x4 >> 20
        x3 += x4
        x14 = (x14 ^ x3) & m
        x14 = x14 << 8 | x14 >> 24
        x9 += x14
        x4 = (x4 ^ x9) & m
        x4 = x4 << 7 | x4 >> 25
    return vec[i64](
        [
            (x0 + C0) & m,
            (x1 + C1) & m,
            (x2 + C2) & m,
            (x3 + C3) & m,
            (x4 + key[0]) & m,
            (x5 + key[1]) & m,
            (x6 + key[2]) & m,
            (x7 + key[3]) & m,
            (x8 + key[4]) & m,
            (x9 + key[5]) & m,
            (x10 + key[6]) & m,
            (x11 + key[7]) & m,
            (x12 + counter) & m,
            (x13 + nonce0) & m,
            (x14 + nonce1) & m,
            (x15 + nonce2) & m,
        ]
    )


def key_words(seed: bytes) -> vec[i64]:
    """The 32 bytes of a seed as eight little-endian words."""
    if len(seed) != SEED_BYTES:
        # Only the first bytes are quoted: a seed passed as hex text must not end up in a log.
        dots = "..." if len(seed) > 8 else ""
        raise ValueError(
            f"stream/seed_length: {seed[:8]!r}{dots} has {len(seed)} bytes, not {SEED_BYTES}"
        )
    return vec[i64](
        [int.from_bytes(seed[4 * i : 4 * i + 4], "little") for i in range(SEED_BYTES // 4)]
    )


@final
class Stream:
    """A game's random words, in sequence.

    `position` counts the words used so far; with the seed it is the whole state, and setting it
    moves back or ahead. `clone` copies only references: key and block are never changed in place.

    >>> stream = Stream(bytes(32))
    >>> hex(stream.word()), stream.position
    ('0xade0b876', 1)
    >>> Stream(bytes(32), position=1).word() == stream.word()
    True
    """

    def __init__(self, seed: bytes, position: i64 = 0, source: Stream | None = None) -> None:
        """Start at `position`; `source` is only for `clone`, and replaces the other arguments."""
        if source is not None:
            self.key: vec[i64] = source.key
            self.position: i64 = source.position
            self._block: vec[i64] = source._block
            self._counter: i64 = source._counter  # the block that `_block` holds
            return
        self.key = key_words(seed)
        check_position(position, MOST_WORDS)
        self.position = position
        self._block = vec[i64]()
        self._counter = NO_BLOCK

    def word(self) -> i64:
        """The next word, 0 to 2**32 - 1."""
        position = self.position
        counter = position >> 4
        if counter != self._counter:
            check_position(position, MOST_WORDS - 1)
            self._block = chacha20_block(self.key, counter)
            self._counter = counter
        self.position = position + 1
        return self._block[position & 15]

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, exactly uniform, for n from 1 to 2**16.

        Lemire's method: the upper word of word * n, drawing again while the lower word is less than
        2**32 mod n. It uses one word, rarely more, even if n is 1.
        """
        if n < 1 or n > MOST_BELOW:
            raise ValueError(f"stream/below_range: {n} is not between 1 and {MOST_BELOW}")
        product = self.word() * n
        if product & WORD < n:  # 2**32 mod n is less than n, so usually no division is needed
            threshold = (WORD + 1) % n
            while product & WORD < threshold:
                product = self.word() * n
        return product >> 32

    def die(self) -> i64:
        """One roll of a die, 1 to 6."""
        return 1 + self.below(6)

    def shuffle(self, cards: vec[i64], n: i64) -> None:
        """Shuffle the first n cards in place: Fisher-Yates, from the top (n - 1) down.

        Each card from the top to the second lowest is swapped with one at or below it.
        """
        if n < 0 or n > len(cards) or n > MOST_BELOW:
            raise ValueError(f"stream/shuffle_range: cannot shuffle {n} of {len(cards)} cards")
        i: i64
        for i in range(n - 1, 0, -1):
            j = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card

    def clone(self) -> Stream:
        """An independent stream at the same position."""
        return Stream(b"", 0, self)


def check_position(position: i64, last: i64) -> None:
    """Refuse a position before the first or after the last word."""
    if position < 0 or position > last:
        raise ValueError(f"stream/position_range: {position} is not between 0 and {last}")

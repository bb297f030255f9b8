"""The random stream: ChaCha20 as RFC 8439 has it, and fair numbers, dice and shuffles from it."""

import struct
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count, islice, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from nivelo.engine.random.stream import MOST_BELOW, MOST_WORDS, Stream, chacha20_block, key_words

SEED = bytes(range(100, 132))
seeds = st.binary(min_size=32, max_size=32)

# RFC 8439: section or appendix, key, block counter, nonce, keystream block.
RFC_BLOCKS = [
    (
        "2.3.2",
        "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
        1,
        "000000090000004a00000000",
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
        "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e",
    ),
    (
        "A.1 #1",
        "00" * 32,
        0,
        "00" * 12,
        "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
        "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586",
    ),
    (
        "A.1 #2",
        "00" * 32,
        1,
        "00" * 12,
        "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
        "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f",
    ),
    (
        "A.1 #3",
        "00" * 31 + "01",
        1,
        "00" * 12,
        "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"
        "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0",
    ),
    (
        "A.1 #4",
        "00ff" + "00" * 30,
        2,
        "00" * 12,
        "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca"
        "13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096",
    ),
    (
        "A.1 #5",
        "00" * 32,
        0,
        "00" * 11 + "02",
        "c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7"
        "8a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d",
    ),
]


def plain_block(key: bytes, counter: int, nonce: bytes) -> list[int]:
    """ChaCha20 as the RFC's text describes it, without regard to speed."""
    start = list(
        struct.unpack("<16I", b"expand 32-byte k" + key + struct.pack("<I", counter) + nonce)
    )
    x = list(start)

    def mix(a: int, b: int, d: int, bits: int) -> None:
        x[a] = (x[a] + x[b]) % 2**32
        turned = (x[d] ^ x[a]) * 2**bits
        x[d] = turned % 2**32 + turned // 2**32

    for _ in range(10):
        for shift in (0, 1):  # columns, then diagonals
            for i in range(4):
                a, b, c, d = (4 * row + (i + shift * row) % 4 for row in range(4))
                mix(a, b, d, 16)
                mix(c, d, b, 12)
                mix(a, b, d, 8)
                mix(c, d, b, 7)
    return [(new + old) % 2**32 for new, old in zip(x, start, strict=True)]


def plain_words(seed: bytes, position: int = 0) -> Iterator[int]:
    """The words of the stream from a position on."""
    blocks = (plain_block(seed, counter, bytes(12)) for counter in count(position // 16))
    return islice((word for block in blocks for word in block), position % 16, None)


def plain_below(words: Iterator[int], n: int) -> int:
    """The first product whose lower word is not refused."""
    return next(w * n // 2**32 for w in words if w * n % 2**32 >= 2**32 % n)


def plain_shuffle(words: Iterator[int], cards: list[int]) -> list[int]:
    """Draw the top card from all, the next from the rest, and so on."""
    rest = list(cards)
    drawn = []
    while len(rest) > 1:
        j = plain_below(words, len(rest))
        drawn.append(rest[j])
        rest[j] = rest[-1]
        rest.pop()
    return rest + drawn[::-1]


def deck(n: int) -> vec[i64]:
    return vec[i64](list(range(n)))


def chi_square(counts: Counter[int], outcomes: int) -> float:
    expected = counts.total() / outcomes
    return sum((counts[k] - expected) ** 2 for k in range(outcomes)) / expected


def assert_even(counts: Counter[int], outcomes: int) -> None:
    """All outcomes and no others, and a chi-square that only one fair source in 1,000 exceeds."""
    assert set(counts) == set(range(outcomes))
    free = outcomes - 1
    # Wilson and Hilferty: the cube root of chi-square is nearly normal; 3.09 is its 0.999 quantile.
    limit = free * (1 - 2 / (9 * free) + 3.09 * (2 / (9 * free)) ** 0.5) ** 3
    assert chi_square(counts, outcomes) < limit


@pytest.mark.parametrize(("key", "counter", "nonce", "keystream"), [b[1:] for b in RFC_BLOCKS])
def test_blocks_are_those_of_the_rfc(key: str, counter: int, nonce: str, keystream: str) -> None:
    n0, n1, n2 = struct.unpack("<3I", bytes.fromhex(nonce))
    block = chacha20_block(key_words(bytes.fromhex(key)), counter, n0, n1, n2)
    assert struct.pack("<16I", *block).hex() == keystream


@pytest.mark.parametrize(("key", "counter", "nonce", "keystream"), [b[1:] for b in RFC_BLOCKS])
def test_the_plain_block_of_this_test_is_the_rfc_s_too(
    key: str, counter: int, nonce: str, keystream: str
) -> None:
    block = plain_block(bytes.fromhex(key), counter, bytes.fromhex(nonce))
    assert struct.pack("<16I", *block).hex() == keystream


@given(seeds, st.integers(0, 2**32 - 1))
def test_every_block_equals_the_plain_one(seed: bytes, counter: int) -> None:
    assert list(chacha20_block(key_words(seed), counter)) == plain_block(seed, counter, bytes(12))


def test_the_extreme_block_equals_the_plain_one() -> None:
    seed = b"\xff" * 32
    nonce = b"\xff" * 12
    block = chacha20_block(key_words(seed), 2**32 - 1, 2**32 - 1, 2**32 - 1, 2**32 - 1)
    assert list(block) == plain_block(seed, 2**32 - 1, nonce)


@given(seeds, st.integers(0, 100))
def test_a_stream_opened_anywhere_goes_on_as_the_one_read_from_the_start(
    seed: bytes, position: int
) -> None:
    sequential = Stream(seed)
    for _ in range(position):
        sequential.word()
    opened = Stream(seed, position)
    assert opened.position == sequential.position == position
    words = [opened.word() for _ in range(20)]
    assert words == [sequential.word() for _ in range(20)]
    assert words == list(islice(plain_words(seed, position), 20))


def test_the_position_can_be_set_back_and_ahead() -> None:
    stream = Stream(SEED)
    words = [stream.word() for _ in range(50)]
    for position in (49, 0, 17, 16, 15, 31, 32, 5):
        stream.position = position
        assert stream.word() == words[position]


def test_the_stream_ends_where_the_counter_ends() -> None:
    stream = Stream(SEED, MOST_WORDS - 1)
    assert stream.word() == plain_block(SEED, 2**32 - 1, bytes(12))[15]
    assert stream.position == MOST_WORDS
    for _ in range(2):
        with pytest.raises(ValueError, match=f"stream/position_range: {MOST_WORDS} "):
            stream.word()
    assert Stream(SEED, MOST_WORDS).position == MOST_WORDS


@pytest.mark.parametrize("position", [-1, -16, -17, MOST_WORDS + 1])
def test_a_position_outside_the_stream_is_refused_with_its_number(position: int) -> None:
    with pytest.raises(ValueError, match=f"stream/position_range: {position} "):
        Stream(SEED, position)
    stream = Stream(SEED)
    stream.position = position
    with pytest.raises(ValueError, match=f"stream/position_range: {position} "):
        stream.word()


def test_a_seed_of_the_wrong_length_is_refused_and_quoted() -> None:
    with pytest.raises(ValueError, match=r"stream/seed_length: b'abc' has 3 bytes, not 32"):
        Stream(b"abc")
    with pytest.raises(ValueError, match=r"stream/seed_length: b'' has 0 bytes"):
        Stream(b"")


def test_the_refusal_of_a_long_seed_shows_only_its_beginning() -> None:
    with pytest.raises(ValueError, match=r"b'01234567'\.\.\. has 64 bytes") as refusal:
        Stream(b"0123456789abcdef" * 4)
    assert "89ab" not in str(refusal.value)


@pytest.mark.parametrize("n", [1, 2, 3, 6, 101, 209, 60000, 65175, MOST_BELOW])
def test_numbers_below_n_equal_the_plain_ones(n: int) -> None:
    stream = Stream(SEED)
    words = plain_words(SEED)
    assert [stream.below(n) for _ in range(200)] == [plain_below(words, n) for _ in range(200)]


# Found by search in this seed's stream: words whose product with n has a small lower word.
@pytest.mark.parametrize(
    ("n", "position", "lower", "used"),
    [(60000, 3591, 30528, 2), (60000, 331898, 55488, 1), (65536, 11326, 0, 1)],
    ids=["less than 2**32 mod n: drawn again", "less than n only: kept", "equal to it: kept"],
)
def test_a_word_is_refused_exactly_if_its_lower_product_is_less_than_the_remainder(
    n: int, position: int, lower: int, used: int
) -> None:
    assert next(plain_words(SEED, position)) * n % 2**32 == lower
    assert (lower < 2**32 % n) == (used == 2)
    stream = Stream(SEED, position)
    words = plain_words(SEED, position)
    assert stream.below(n) == plain_below(words, n)
    assert stream.position == position + used
    assert stream.word() == next(words)


def test_below_one_uses_a_word() -> None:
    stream = Stream(SEED)
    assert stream.below(1) == 0
    assert stream.position == 1


@pytest.mark.parametrize("n", [0, -1, MOST_BELOW + 1])
def test_below_refuses_numbers_out_of_range_and_uses_no_word(n: int) -> None:
    stream = Stream(SEED)
    with pytest.raises(ValueError, match=f"stream/below_range: {n} "):
        stream.below(n)
    assert stream.position == 0


@pytest.mark.parametrize("n", [2, 3, 7, 101])
def test_numbers_below_n_are_equally_frequent(n: int) -> None:
    stream = Stream(SEED)
    assert_even(Counter(stream.below(n) for _ in range(20_000)), n)


def test_the_die_shows_one_to_six_equally_often() -> None:
    stream = Stream(SEED)
    assert_even(Counter(stream.die() - 1 for _ in range(20_000)), 6)


def test_the_die_is_one_more_than_a_number_below_six() -> None:
    rolls = Stream(SEED)
    numbers = Stream(SEED)
    assert [rolls.die() for _ in range(100)] == [1 + numbers.below(6) for _ in range(100)]


@given(seeds, st.integers(0, 40), st.integers(0, 120))
def test_a_shuffle_equals_the_plain_one(seed: bytes, position: int, n: int) -> None:
    stream = Stream(seed, position)
    cards = deck(n)
    stream.shuffle(cards, n)
    words = plain_words(seed, position)
    assert list(cards) == plain_shuffle(words, list(range(n)))
    assert stream.word() == next(words)


@given(st.lists(st.integers(0, 208), max_size=60), st.integers(0, 5))
def test_a_shuffle_keeps_the_cards_and_leaves_those_above_n_alone(
    cards: list[int], above: int
) -> None:
    shuffled = vec[i64](cards)
    n = max(len(cards) - above, 0)
    Stream(SEED).shuffle(shuffled, n)
    assert sorted(list(shuffled)[:n]) == sorted(cards[:n])
    assert list(shuffled)[n:] == cards[n:]


def test_all_orders_of_four_cards_are_equally_frequent() -> None:
    stream = Stream(SEED)
    number = {order: k for k, order in enumerate(permutations(range(4)))}
    counts: Counter[int] = Counter()
    for _ in range(6_000):
        cards = deck(4)
        stream.shuffle(cards, 4)
        a, b, c, d = cards
        counts[number[a, b, c, d]] += 1
    assert_even(counts, 24)


@pytest.mark.parametrize("n", [-1, 6])
def test_a_shuffle_of_more_cards_than_there_are_is_refused_and_changes_nothing(n: int) -> None:
    stream = Stream(SEED)
    cards = deck(5)
    with pytest.raises(ValueError, match=f"stream/shuffle_range: cannot shuffle {n} of 5 cards"):
        stream.shuffle(cards, n)
    assert list(cards) == list(range(5))
    assert stream.position == 0


@pytest.mark.parametrize("used", [0, 1, 15, 16, 17])
def test_a_clone_goes_on_by_itself(used: int) -> None:
    words = list(islice(plain_words(SEED), 100))
    first = Stream(SEED)
    for _ in range(used):
        first.word()
    second = first.clone()
    assert second.position == used
    assert [first.word() for _ in range(40)] == words[used : used + 40]
    assert [second.word() for _ in range(20)] == words[used : used + 20]
    assert [first.word() for _ in range(20)] == words[used + 40 : used + 60]
    assert second.word() == words[used + 20]


@pytest.mark.parametrize(
    "draw",
    [Stream.word, Stream.die, lambda stream: stream.below(101)],
    ids=["word", "die", "below"],
)
def test_seed_and_position_are_the_whole_state(draw: Callable[[Stream], int]) -> None:
    stream = Stream(SEED)
    for _ in range(30):
        restored = Stream(SEED, stream.position)
        assert draw(stream) == draw(restored)

"""Commit and reveal, seeds, and every number that docs/fairness.md states."""

import hashlib
import hmac
import re
import runpy
import struct
import tomllib
from pathlib import Path
from typing import Any
from unicodedata import normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from nivelo.engine.random.fairness import (
    commitment,
    game_seed,
    seed_from_int,
    seed_from_text,
    verify_commitment,
)
from nivelo.engine.random.stream import Stream

DOC = (Path(__file__).parents[2] / "docs" / "fairness.md").read_text(encoding="utf-8")
SECRET = bytes(range(32))
words = st.lists(st.text(max_size=6), max_size=5)


def in_doc(language: str) -> str:
    """The one block of this language in the document."""
    (block,) = re.findall(rf"^```{language}\n(.*?)^```$", DOC, re.DOTALL | re.MULTILINE)
    return str(block)


VECTORS: dict[str, Any] = tomllib.loads(in_doc("toml"))
SEED = bytes.fromhex(VECTORS["seed"]["seed"])


def test_the_document_s_commitment() -> None:
    secret = bytes.fromhex(VECTORS["commit"]["secret"])
    assert commitment(secret) == VECTORS["commit"]["commitment"]
    assert verify_commitment(secret, VECTORS["commit"]["commitment"])


def test_the_document_s_seed() -> None:
    secret = bytes.fromhex(VECTORS["commit"]["secret"])
    message = bytes.fromhex(VECTORS["seed"]["message"])
    assert hmac.new(secret, message, hashlib.sha256).digest() == SEED
    assert game_seed(secret, VECTORS["seed"]["words"]) == SEED


@pytest.mark.parametrize("vector", VECTORS["stream"])
def test_the_document_s_words(vector: dict[str, Any]) -> None:
    stream = Stream(SEED, vector["position"])
    assert [f"{stream.word():08x}" for _ in vector["words"]] == vector["words"]


@pytest.mark.parametrize("vector", VECTORS["below"])
def test_the_document_s_numbers_below_n(vector: dict[str, Any]) -> None:
    stream = Stream(SEED, vector["position"])
    assert stream.below(vector["n"]) == vector["result"]
    assert stream.position == vector["after"]


@pytest.mark.parametrize("vector", VECTORS["shuffle"])
def test_the_document_s_shuffles(vector: dict[str, Any]) -> None:
    n = len(vector["cards"])
    stream = Stream(SEED, vector["position"])
    cards = vec[i64](list(range(n)))
    stream.shuffle(cards, n)
    assert list(cards) == vector["cards"]
    assert stream.position == vector["after"]


@pytest.mark.parametrize("vector", VECTORS["dice"])
def test_the_document_s_dice(vector: dict[str, Any]) -> None:
    stream = Stream(SEED, vector["position"])
    assert [stream.die() for _ in vector["rolls"]] == vector["rolls"]
    assert stream.position == vector["after"]


@pytest.mark.parametrize("vector", VECTORS["named"])
def test_the_document_s_named_seeds(vector: dict[str, Any]) -> None:
    assert seed_from_text(vector["text"]).hex() == vector["seed"]


@pytest.mark.parametrize("vector", VECTORS["shuffle"])
def test_the_document_s_program_shuffles_alike(vector: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "program.py"
    file.write_text(in_doc("python"), encoding="utf-8")
    shuffled = runpy.run_path(str(file))["shuffled"]
    stream = Stream(SEED, vector["position"])
    n = len(vector["cards"])
    keystream = struct.pack(f"<{n + 4}I", *[stream.word() for _ in range(n + 4)])
    assert shuffled(keystream, list(range(n))) == vector["cards"]


def test_the_document_s_openssl_command_uses_the_seed_of_the_vectors() -> None:
    assert f"-K {SEED.hex()} " in in_doc("sh")


def test_the_commitment_is_the_sha_256_of_the_secret() -> None:
    assert commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()


def test_another_secret_does_not_keep_the_promise() -> None:
    promise = commitment(SECRET)
    assert not verify_commitment(bytes(32), promise)
    assert not verify_commitment(SECRET, promise[:-1])
    assert not verify_commitment(SECRET, "")
    assert not verify_commitment(SECRET, "½" * 64)


def test_a_pasted_commitment_may_be_in_capitals_with_blanks_around() -> None:
    assert verify_commitment(SECRET, f" {commitment(SECRET).upper()}\n")


def test_a_secret_of_the_wrong_length_never_keeps_a_promise() -> None:
    short = b"guessable"
    assert not verify_commitment(short, hashlib.sha256(short).hexdigest())


@pytest.mark.parametrize("secret", [b"", b"guessable", bytes(33)])
def test_a_secret_of_the_wrong_length_is_refused_and_not_shown(secret: bytes) -> None:
    with pytest.raises(ValueError, match=f"secret_length: .* {len(secret)} bytes") as refusal:
        commitment(secret)
    assert "guessable" not in str(refusal.value)
    with pytest.raises(ValueError, match=f"secret_length: .* {len(secret)} bytes") as refusal:
        game_seed(secret, [])
    assert "guessable" not in str(refusal.value)


def seen(words: list[str]) -> list[str]:
    """The words as they count: in composed form."""
    return [normalize("NFC", word) for word in words]


@given(words, words)
def test_different_words_give_different_seeds(one: list[str], other: list[str]) -> None:
    same_words = seen(one) == seen(other)
    assert (game_seed(SECRET, one) == game_seed(SECRET, other)) == same_words


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (["ab", "c"], ["a", "bc"]),
        (["a", "b"], ["b", "a"]),
        (["a"], ["a", ""]),
        (["", "a"], ["a", ""]),
        ([], [""]),
        (["a\0\0\0\1b"], ["a", "b"]),
        (["Papaya"], ["papaya"]),
    ],
)
def test_order_and_borders_of_words_matter(one: list[str], other: list[str]) -> None:
    assert game_seed(SECRET, one) != game_seed(SECRET, other)


def test_the_secret_matters() -> None:
    assert game_seed(SECRET, ["a"]) != game_seed(bytes(32), ["a"])


def test_words_that_look_alike_are_alike() -> None:
    assert game_seed(SECRET, ["Gru\u0308n"]) == game_seed(SECRET, ["Gr\u00fcn"])
    assert seed_from_text("Gru\u0308n") == seed_from_text("Gr\u00fcn")


def test_half_a_character_is_refused_and_quoted() -> None:
    with pytest.raises(ValueError, match=r"fairness/not_unicode: '\\ud83d' "):
        game_seed(SECRET, ["\ud83d"])
    with pytest.raises(ValueError, match=r"fairness/not_unicode: '\\ud83d' "):
        seed_from_text("\ud83d")


@given(st.integers())
def test_the_seed_of_a_number_is_the_seed_of_its_decimal_text(n: int) -> None:
    assert seed_from_int(n) == seed_from_text(str(n))
    assert len(seed_from_int(n)) == 32


def test_named_seeds_are_no_game_seeds() -> None:
    assert seed_from_text("") != hashlib.sha256(b"").digest()
    assert len({seed_from_int(n) for n in range(-500, 500)}) == 1000

"""Seeds that nobody chose alone: commit, add words, reveal, verify. See docs/fairness.md.

Nothing here draws random bytes or reads a clock; the caller supplies the secret.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import Final
from unicodedata import normalize

SECRET_BYTES: Final = 32
GAME_DOMAIN: Final = b"nivelo seed 1"
TEXT_DOMAIN: Final = b"nivelo text seed 1"


def commitment(secret: bytes) -> str:
    """What the server publishes before the first deal: SHA-256 of its secret, in hex.

    >>> commitment(bytes(32))[:16]
    '66687aadf862bd77'
    """
    check_secret(secret)
    return hashlib.sha256(secret).hexdigest()


def verify_commitment(secret: bytes, commitment: str) -> bool:
    """Does the revealed secret have 32 bytes and the promised SHA-256?

    Upper case and spaces around the hex digits are accepted, as people paste them.
    """
    if len(secret) != SECRET_BYTES:
        return False
    return hashlib.sha256(secret).hexdigest() == commitment.strip().lower()


def game_seed(secret: bytes, words: Sequence[str]) -> bytes:
    """The seed of a game from the server's secret and one word per seat, in seat order.

    HMAC-SHA256 of the words, each prefixed with its length, so that no two lists of words collide.
    A seat without a word has the empty word.

    >>> game_seed(bytes(32), ["ab", ""]) == game_seed(bytes(32), ["a", "b"])
    False
    """
    check_secret(secret)
    message = GAME_DOMAIN
    for word in words:
        text = text_bytes(word)
        message += len(text).to_bytes(4, "big") + text
    return hmac.new(secret, message, hashlib.sha256).digest()


def seed_from_text(text: str) -> bytes:
    """A named seed, for simulations and the command line: anyone who knows the name knows it."""
    return hashlib.sha256(TEXT_DOMAIN + text_bytes(text)).digest()


def seed_from_int(n: int) -> bytes:
    """A numbered seed: the same as the seed of the number's decimal text.

    >>> seed_from_int(7) == seed_from_text("7")
    True
    """
    return seed_from_text(str(n))


def text_bytes(text: str) -> bytes:
    """The text as UTF-8 in Unicode NFC: equal on screen means equal bytes."""
    try:
        return normalize("NFC", text).encode("utf-8")
    except UnicodeEncodeError:
        raise ValueError(f"fairness/not_unicode: {text!r} cannot be written as UTF-8") from None


def check_secret(secret: bytes) -> None:
    """Refuse a secret of the wrong length; it is not quoted, because errors end up in logs."""
    if len(secret) != SECRET_BYTES:
        raise ValueError(
            f"fairness/secret_length: the secret has {len(secret)} bytes, not {SECRET_BYTES}"
        )

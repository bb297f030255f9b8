"""Ids, codes and tokens: random, and easy to put into links and to type."""

from __future__ import annotations

import hashlib
import re
import secrets

TOKEN_BYTES = 32
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # without characters that are easily confused
CODE_LENGTH = 6
ID_BYTES = 9
ID = re.compile(r"[A-Za-z0-9_-]{1,16}")  # of a table, or its code: the only valid ones
MOST_QUOTED = 20


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def token_hash(token: str) -> bytes:
    """Only this is stored. A token is random and long, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).digest()


def new_id() -> str:
    return secrets.token_urlsafe(ID_BYTES)


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))

"""Bytes as browsers write them: URL-safe base64 without padding."""

from __future__ import annotations

import base64
import binascii


def to_text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_text(text: str) -> bytes | None:
    """The bytes, or None if the text is malformed."""
    try:
        data = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        return None
    return data if to_text(data) == text.rstrip("=") else None

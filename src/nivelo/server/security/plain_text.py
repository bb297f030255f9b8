"""What people type: kept as text, made fit to be shown on one line."""

from __future__ import annotations

import unicodedata

from nivelo.server.errors import ServerError

# Controls, surrogates, private and unassigned characters, and marks that turn the writing round.
UNWANTED = ("Cc", "Cs", "Co", "Cn", "Zl", "Zp")
TURNS_ROUND = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def one_line(text: str, most: int, code: str) -> str:
    """The text without line breaks, controls and blanks around it; refused if nothing is left."""
    normal = unicodedata.normalize("NFC", text)
    kept = "".join(
        " " if mark.isspace() else mark
        for mark in normal
        if mark.isspace() or not (unicodedata.category(mark) in UNWANTED or mark in TURNS_ROUND)
    )
    line = " ".join(kept.split())
    if not line:
        raise ServerError(code, "there is nothing to be read in it")
    if len(line) > most:
        raise ServerError(code, f"{len(line)} characters, at most {most} are allowed")
    return line

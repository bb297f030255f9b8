"""User input: kept as plain text, fit to be shown on one line."""

from __future__ import annotations

import unicodedata

from nivelo.server.errors import ServerError

# Invisible characters, useful only to impersonate someone or to look empty. Two joiners stay: emoji
# and some scripts need them.
JOINERS = frozenset("\u200c\u200d")
BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U00016fe4\U0001d159")

# Control, surrogate, private-use and unassigned characters, line breaks, and formats: those change
# the text direction or have no width.
UNWANTED = ("Cc", "Cs", "Co", "Cn", "Zl", "Zp", "Cf")

VISIBLE = "LNPS"  # letters, numbers, punctuation, symbols: a mark alone has no base


def is_wanted(mark: str) -> bool:
    if mark in JOINERS:
        return True
    return unicodedata.category(mark) not in UNWANTED and mark not in BLANKS


def one_line(text: str, most: int, code: str) -> str:
    """The text without line breaks, controls and surrounding spaces; refused if nothing is left."""
    kept = "".join(
        " " if mark.isspace() else mark for mark in text if mark.isspace() or is_wanted(mark)
    )
    line = unicodedata.normalize("NFC", " ".join(kept.split()))
    if not any(unicodedata.category(mark)[0] in VISIBLE for mark in line):
        raise ServerError(code, "there is nothing to be read in it")
    if len(line) > most:
        raise ServerError(code, f"{len(line)} characters, at most {most} are allowed")
    return line

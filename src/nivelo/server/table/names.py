"""Names at a table: no two look the same."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from itertools import count

from nivelo.server.protocol.commands import MOST_NAME

# They choose among the forms of a letter or an emoji, and are not seen where it has only one.
VARIATIONS = frozenset(
    chr(mark)
    for first, last in ((0xFE00, 0xFE0F), (0xE0100, 0xE01EF), (0x180B, 0x180F))
    for mark in range(first, last + 1)
)


def looks(name: str) -> str:
    """A key that is equal for names that are hard to tell apart: by case, width or invisible
    characters.
    """
    folded = unicodedata.normalize("NFKC", name).casefold()
    return "".join(
        mark
        for mark in folded
        if unicodedata.category(mark) not in ("Cf", "Zs") and mark not in VARIATIONS
    )


def distinct_name(name: str, others: Iterable[str]) -> str:
    """The name, with a number if someone else has the same: Ann, then Ann 2."""
    taken = {looks(other) for other in others}
    if looks(name) not in taken:
        return name
    for number in count(2):
        ending = f" {number}"
        numbered = name[: MOST_NAME - len(ending)].rstrip() + ending
        if looks(numbered) not in taken:
            return numbered
    raise AssertionError("there are more numbers than seats")

"""What processes tell one another: which tables have moved on, and who is connected where.

A notice holds no card and no word: whoever gets one reads the entries from the database.
"""

from __future__ import annotations

from msgspec import Struct


class Attention(Struct, frozen=True):
    """How a person looks at a table, in all of their windows together."""

    visible: bool
    pace: float  # the share of the table's pace that suffices
    seen_end: int = 0  # which end of a round they have looked at long enough: when it came


class Notice(Struct, frozen=True):
    """From a process to all others."""

    sender: str
    moved: dict[str, int] = {}  # tables and their last entry
    table: str = ""  # where presence changed
    people: list[int] = []  # who is connected there to the sender
    watching: int = 0  # and how many look on without a seat
    attention: dict[int, Attention] = {}  # how those of them look who sit there and say so
    asks: bool = False  # the sender has just read the table: who else is connected there?

    @property
    def has_readers(self) -> bool:
        """Is anybody connected there to the sender?"""
        return bool(self.people or self.watching)

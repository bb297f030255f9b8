"""What processes tell each other: which tables have changed, and who is connected where.

A notice contains no cards and no chat: its receiver reads the entries from the database.
"""

from __future__ import annotations

from msgspec import Struct


class Attention(Struct, frozen=True):
    """How a person looks at a table, over all their windows."""

    visible: bool
    pace: float  # the fraction of the table's pace that they accept
    seen_end: int = 0  # the round end they have finished looking at, by its time


class Notice(Struct, frozen=True):
    """From one process to all others."""

    sender: str
    moved: dict[str, int] = {}  # tables and their last entry
    table: str = ""  # tables where presence changed
    people: list[int] = []  # who is connected to the sender
    watching: int = 0  # and how many are watching without a seat
    attention: dict[int, Attention] = {}  # the attention of those seated people who report it
    asks: bool = False  # the sender has just loaded the table: who else is connected to it?

    @property
    def has_readers(self) -> bool:
        """Is anyone connected to the sender?"""
        return bool(self.people or self.watching)

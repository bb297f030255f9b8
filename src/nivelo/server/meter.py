"""Counters and timings of play, for monitoring."""

from __future__ import annotations


class Meter:
    """Counts nothing. A server uses that of `metrics`; in a browser nobody reads it."""

    def moved(self, kind: str) -> None:
        """A move was stored: an entry of this kind."""

    def move_took(self, seconds: float) -> None:
        """The time from reading a person's move until it is stored and broadcast."""

    def bot_thought(self, bot: str, seconds: float) -> None:
        """A bot with this name computed a move."""

    def committed(self, entries: int, seconds: float) -> None:
        """This many entries shared a commit."""

    def refused(self, code: str) -> None:
        """Something was refused, or failed."""

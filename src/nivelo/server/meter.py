"""What is counted and timed while tables are played, for whoever wants to know."""

from __future__ import annotations


class Meter:
    """Counts nothing. A server's meter is that of `metrics`; in a browser nobody asks."""

    def moved(self, kind: str) -> None:
        """A move was stored: an entry of this kind."""

    def move_took(self, seconds: float) -> None:
        """From a person's move being read to its being stored and told."""

    def bot_thought(self, bot: str, seconds: float) -> None:
        """A bot of this name thought about a move."""

    def committed(self, entries: int, seconds: float) -> None:
        """So many entries shared a commit."""

    def refused(self, code: str) -> None:
        """Something was refused, or failed."""

"""Names of the seats, and sentences about them."""

from __future__ import annotations

from collections.abc import Sequence

IRREGULAR = {"are": "is", "have": "has", "pass": "passes"}
BOT_NAMES = ("Ada", "Bo", "Cleo", "Dag", "Edda", "Finn", "Gil", "Hana")


class Names:
    """The name of each seat; one of them may be the reader, addressed as "you"."""

    def __init__(self, names: Sequence[str], reader: int = -1) -> None:
        self.names = list(names)
        self.reader = reader

    def name(self, seat: int) -> str:
        return "you" if seat == self.reader else self.names[seat]

    def whose(self, seat: int) -> str:
        return "your" if seat == self.reader else f"{self.names[seat]}'s"

    def does(self, seat: int, verb: str) -> str:
        """``You lay out``, ``Ada lays out``."""
        if seat == self.reader:
            return f"You {verb}"
        first, blank, rest = verb.partition(" ")
        return f"{self.names[seat]} {IRREGULAR.get(first, first + 's')}{blank}{rest}"


def numbered(players: int) -> list[str]:
    """Names for unnamed seats."""
    return [f"Seat {seat + 1}" for seat in range(players)]

"""People, as tables know them."""

from __future__ import annotations


class Person:
    """Who is asking: a number that never leaves the server, and a name."""

    def __init__(self, number: int, name: str) -> None:
        self.number = number
        self.name = name

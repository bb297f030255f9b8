"""A stack of cards, the one container of the engine's hot path."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

NO_CARD: Final = -1
SPARE: Final = 4  # room that a copy has for more cards


def numbers(n: int, fill: int = 0) -> vec[i64]:
    """A column of n equal numbers."""
    return vec[i64]([fill] * n)


@final
@mypyc_attr(acyclic=True)  # there are many, and Python need not look for cycles among them
class Cards:
    """Cards in a row, as face numbers; the top is the last one.

    Piles use `push` and `pop`; hands are kept sorted by `add`, so that a hand says nothing
    about the order in which its cards came.
    """

    def __init__(self, card: vec[i64], n: i64) -> None:
        self.card: vec[i64] = card
        self.n: i64 = n

    def make_room(self) -> None:
        """Double the room; called when the stack is full."""
        old = self.card
        card = numbers(2 * int(self.n) + 8)
        i: i64
        for i in range(self.n):
            card[i] = old[i]
        self.card = card

    def push(self, face: i64) -> None:
        if self.n == len(self.card):
            self.make_room()
        self.card[self.n] = face
        self.n += 1

    def pop(self) -> i64:
        self.n -= 1
        return self.card[self.n]

    def top(self) -> i64:
        """The top card, or NO_CARD."""
        if self.n == 0:
            return NO_CARD
        return self.card[self.n - 1]

    def push_under(self, face: i64) -> None:
        """Put a card below all others."""
        self.insert(0, face)

    def insert(self, at: i64, face: i64) -> None:
        """Put a card where `at` others are below it."""
        if self.n == len(self.card):
            self.make_room()
        card = self.card
        i = self.n
        while i > at:
            card[i] = card[i - 1]
            i -= 1
        card[at] = face
        self.n += 1

    def add(self, face: i64) -> None:
        """Add to a sorted hand."""
        if self.n == len(self.card):
            self.make_room()
        card = self.card
        i = self.n
        while i > 0 and card[i - 1] > face:
            card[i] = card[i - 1]
            i -= 1
        card[i] = face
        self.n += 1

    def remove(self, face: i64) -> bool:
        """Take out one card of this face; the others close up. False if there is none."""
        card = self.card
        i: i64 = 0
        n = self.n
        while i < n and card[i] != face:
            i += 1
        if i == n:
            return False
        n -= 1
        while i < n:
            card[i] = card[i + 1]
            i += 1
        self.n = n
        return True

    def count(self, face: i64) -> i64:
        n: i64 = 0
        i: i64
        for i in range(self.n):
            if self.card[i] == face:
                n += 1
        return n

    def has(self, face: i64) -> bool:
        i: i64
        for i in range(self.n):
            if self.card[i] == face:
                return True
        return False

    def clone(self) -> Cards:
        return Cards(self.card[: self.n + SPARE], self.n)

    def copy_from(self, other: Cards) -> None:
        """Hold the same cards as another stack."""
        if other.n > len(self.card):
            self.card = other.card[: other.n + SPARE]
        i: i64
        for i in range(other.n):
            self.card[i] = other.card[i]
        self.n = other.n

    def faces(self) -> list[int]:
        """The cards as plain numbers, bottom first."""
        faces: list[int] = []
        i: i64
        for i in range(self.n):
            faces.append(self.card[i])
        return faces


def no_cards(room: int = 0) -> Cards:
    """An empty stack; it grows when it must, so the room only saves that."""
    return Cards(numbers(room), 0)


def cards_of(faces: list[int]) -> Cards:
    """A stack of these cards, the last on top."""
    stack = no_cards(len(faces) + SPARE)
    for face in faces:
        stack.push(face)
    return stack


def hand_of(faces: list[int]) -> Cards:
    """A sorted hand of these cards."""
    return cards_of(sorted(faces))

"""A stack of cards, the only container on the engine's hot path."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

NO_CARD: Final = -1
SPARE: Final = 4  # spare capacity of a copy


def numbers(n: int, fill: int = 0) -> vec[i64]:
    """An array of n equal numbers."""
    return vec[i64]([fill] * n)


@final
@mypyc_attr(acyclic=True)  # there are many, and the garbage collector need not track them
class Cards:
    """A stack of cards, as face numbers; the top is the last one.

    Piles use `push` and `pop`; hands are kept sorted by `add`, so that a hand does not reveal the
    order in which its cards came.

    A clone shares the cards until either changes: most stacks of a copied position never do. Code
    that writes to `card` directly must call `own` first.
    """

    def __init__(self, card: vec[i64], n: i64) -> None:
        self.card: vec[i64] = card
        self.n: i64 = n
        self.room: i64 = len(card)  # capacity; 0 if the cards are shared and must not be changed

    def make_room(self, more: i64 = 1) -> None:
        """Make the cards its own, with room for more."""
        old = self.card
        card = old[: self.n + SPARE]
        if len(card) < self.n + more:
            card = numbers(2 * int(self.n) + int(more) + 7)
            i: i64
            for i in range(self.n):
                card[i] = old[i]
        self.card = card
        self.room = len(card)

    def own(self) -> None:
        """Make sure that no clone shares the cards: they are about to be changed in place."""
        if self.room == 0:
            self.make_room()

    def push(self, face: i64) -> None:
        if self.n >= self.room:
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
        """Insert a card with `at` cards below it."""
        if self.n >= self.room:
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
        if self.n >= self.room:
            self.make_room()
        card = self.card
        i = self.n
        while i > 0 and card[i - 1] > face:
            card[i] = card[i - 1]
            i -= 1
        card[i] = face
        self.n += 1

    def remove(self, face: i64) -> bool:
        """Remove one card of this face; False if there is none."""
        card = self.card
        i: i64 = 0
        n = self.n
        while i < n and card[i] != face:
            i += 1
        if i == n:
            return False
        if self.room == 0:
            self.make_room()
            card = self.card
        n -= 1
        while i < n:
            card[i] = card[i + 1]
            i += 1
        self.n = n
        return True

    def push_each(self, hand: Cards, first: i64, end: i64) -> i64:
        """Push `first` plus the face for each face below `end` in a sorted hand.

        Returns the position in the hand where the others begin.
        """
        if self.n + hand.n > self.room:
            self.make_room(hand.n)
        card = self.card
        faces = hand.card
        n = self.n
        last: i64 = -1
        i: i64 = 0
        while i < hand.n:
            face = faces[i]
            if face >= end:
                break
            if face != last:
                last = face
                card[n] = first + face
                n += 1
            i += 1
        self.n = n
        return i

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
        """An independent copy."""
        copy = Cards(self.card, self.n)
        copy.room = 0
        self.room = 0
        return copy

    def snapshot(self) -> Cards:
        """A permanent copy of the current cards: it shares nothing."""
        return Cards(self.card[: self.n], self.n)

    def copy_from(self, other: Cards) -> None:
        """Hold the same cards as another stack."""
        if other.n > self.room:
            self.card = other.card[: other.n + SPARE]
            self.room = len(self.card)
        mine = self.card
        theirs = other.card
        i: i64
        for i in range(other.n):
            mine[i] = theirs[i]
        self.n = other.n

    def faces(self) -> list[int]:
        """The cards as plain numbers, bottom first."""
        faces: list[int] = []
        i: i64
        for i in range(self.n):
            faces.append(self.card[i])
        return faces


def no_cards(room: int = 0) -> Cards:
    """An empty stack; it grows as needed, so `room` is only an optimization."""
    return Cards(vec[i64]() if room == 0 else numbers(room), 0)


def cards_of(faces: list[int]) -> Cards:
    """A stack of these cards, the last on top."""
    stack = no_cards(len(faces) + SPARE)
    for face in faces:
        stack.push(face)
    return stack


def hand_of(faces: list[int]) -> Cards:
    """A sorted hand of these cards."""
    return cards_of(sorted(faces))

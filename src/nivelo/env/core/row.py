"""One row of cells, updated in place: only changes are written."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from nivelo.engine.cards.cards import Cards
from nivelo.engine.groups.groups import Group, face_at
from nivelo.env.core.columns import Layout

MOST: Final = 255  # maximum value of a cell
NOWHERE: Final = -1


@final
class Row:
    """Remembers its contents, compares them with the new ones, and writes the difference.

    Every update must make the same calls in the same order: the k-th stack of cards is compared
    with the k-th of the last time, whatever position and seat that was.
    """

    def __init__(self, cells: vec[u8], base: i64, columns: Layout) -> None:
        self.cells: vec[u8] = cells
        self.base: i64 = base  # the row's first cell
        self.columns = columns
        self.room: i64 = columns.cards
        self.shown: vec[i16] = vec[i16]([0] * int(columns.stacks * columns.cards))
        self.sizes: vec[i64] = vec[i64]([0] * int(columns.stacks))
        self.chosen: vec[i64] = vec[i64]([NOWHERE] * int(columns.choices))
        self.groups: list[Group] = []
        self.stack: i64 = 0
        self.choice: i64 = 0

    def begin(self) -> None:
        self.stack = 0
        self.choice = 0

    def number(self, column: i64, n: i64) -> None:
        """A number, clipped to the maximum value of a cell."""
        if column < 0:
            return
        if n > MOST:
            n = MOST
        elif n < 0:
            n = 0
        self.cells[self.base + column] = u8(n)

    def one_of(self, column: i64, n: i64) -> None:
        """One-hot: the n-th column from here on is 1, the others 0; all are 0 if there is none."""
        if column < 0:
            return
        at: i64 = NOWHERE
        if n >= 0:
            at = self.base + column + n
        k = self.choice
        self.choice = k + 1
        if self.chosen[k] != at:
            self.choose(k, at)

    def choose(self, k: i64, at: i64) -> None:
        before = self.chosen[k]
        self.chosen[k] = at
        if before >= 0:
            self.cells[before] = 0
        if at >= 0:
            self.cells[at] = 1

    def tops(self, column: i64, step: i64, stacks: list[Cards]) -> None:
        """The top card of each stack is 1; the next stack's columns are this much further on."""
        first = column
        for cards in stacks:
            self.one_of(first, cards.top())
            first += step

    def heights(self, column: i64, stacks: list[Cards]) -> None:
        """The number of cards in each stack."""
        if column < 0:
            return
        at = self.base + column
        cells = self.cells
        for cards in stacks:
            n = cards.n
            if n > MOST:
                n = MOST
            cells[at] = u8(n)
            at += 1

    def cards(self, column: i64, cards: Cards) -> None:
        """Cards counted by face; face 0 has this column."""
        k = self.stack
        self.stack = k + 1
        if cards.n > 0 or self.sizes[k] > 0:
            self.compare(self.base + column, cards, k)

    def stacks(self, column: i64, step: i64, stacks: list[Cards]) -> None:
        """The same for several stacks; the next one's columns are this much further on."""
        k = self.stack
        first = self.base + column
        for cards in stacks:
            if cards.n > 0 or self.sizes[k] > 0:
                self.compare(first, cards, k)
            first += step
            k += 1
        self.stack = k

    def compare(self, first: i64, cards: Cards, k: i64) -> None:
        """Find the first position where the k-th stack differs from the row's contents."""
        shown = self.shown
        card = cards.card
        n = cards.n
        before = self.sizes[k]
        at = k * self.room
        end = at + n
        if before < n:
            end = at + before
        i: i64 = 0
        while at < end and card[i] == i64(shown[at]):
            at += 1
            i += 1
        if i < n or i < before:
            self.recount(first, cards, k, i)

    def recount(self, first: i64, cards: Cards, k: i64, same: i64) -> None:
        """Count the cards of the k-th stack, which are unchanged up to a position."""
        cells = self.cells
        shown = self.shown
        card = cards.card
        at = k * self.room
        i: i64
        for i in range(same, self.sizes[k]):
            cells[first + i64(shown[at + i])] -= 1
        for i in range(same, cards.n):
            cells[first + card[i]] += 1
            shown[at + i] = i16(card[i])
        self.sizes[k] = cards.n

    def table(self, groups: list[Group]) -> None:
        """The groups on the table. Groups are immutable, so the same object is the same group."""
        if self.columns.groups < 0 and self.columns.table < 0:
            return
        shown = self.groups
        n: i64 = len(groups)
        before: i64 = len(shown)
        if n == 0 and before == 0:
            return
        changed = n != before
        i: i64
        for i in range(max(n, before)):
            if i < n and i < before and groups[i] is shown[i]:
                continue
            changed = True
            if i < before:
                self.write_group(shown[i], i, 0)
            if i < n:
                self.write_group(groups[i], i, 1)
        if changed:
            self.groups = groups[:]

    def write_group(self, group: Group, place: i64, there: u8) -> None:
        """Write a group at its place, or remove it."""
        columns = self.columns
        cells = self.cells
        placed = group.placed
        i: i64
        if columns.groups >= 0:
            first = self.base + columns.groups + place * columns.group_width
            cells[first + group.kind] = there
            cells[first + columns.group_owner + group.owner] = there
            if group.low >= 0:
                cells[first + columns.group_low + group.low] = there
            if group.high >= 0:
                cells[first + columns.group_high + group.high] = there
            if group.colour >= 0:
                cells[first + columns.group_colour + group.colour] = there
            if group.pictures != 0:
                for i in range(columns.values, columns.kinds):
                    if (group.pictures >> i) & 1 == 1:
                        cells[first + columns.group_pictures + i - columns.values] = there
            cells[first + columns.group_size] = 0
            if there == 1:
                self.number(first + columns.group_size - self.base, placed.n)
        if columns.table >= 0:
            face_0 = self.base + columns.table
            for i in range(placed.n):
                if there == 1:
                    cells[face_0 + face_at(placed.card[i])] += 1
                else:
                    cells[face_0 + face_at(placed.card[i])] -= 1

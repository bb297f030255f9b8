"""The columns that an observation has of a position, and how they are written.

Written by scripts/write_fields.py from scripts/fields.py; do not edit.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from nivelo.engine.cards.cards import Cards
from nivelo.engine.model.game import Game
from nivelo.engine.state import State
from nivelo.env.core.columns import Layout
from nivelo.env.core.derived import draft_faces, write_kept_seen
from nivelo.env.core.row import Row


@final
class Columns(Layout):
    """Where each section begins in the observations of a game, or -1."""

    def __init__(self, game: Game, wanted: list[str] | None = None) -> None:
        super().__init__(game, wanted)
        self.seat: i64 = self.add("seat", (int(self.players),))
        self.own_level: i64 = self.add("own_level", (int(self.level_count),))
        self.own_laid_out: i64 = self.add("own_laid_out", (1,))
        self.hand: i64 = self.add("hand", (int(self.faces),))
        self.kept: i64 = self.add("kept", (int(self.faces),), self.keeps)
        self.decision: i64 = self.add("decision", (int(self.decisions),))
        self.to_act: i64 = self.add("to_act", (int(self.players),))
        self.turn: i64 = self.add("turn", (int(self.players),))
        self.dealer: i64 = self.add("dealer", (int(self.players),))
        self.round: i64 = self.add("round", (1,))
        self.turns: i64 = self.add("turns", (1,))
        self.todo: i64 = self.add("todo", (1,))
        self.done: i64 = self.add("done", (1,))
        self.direction: i64 = self.add("direction", (1,), self.reverses)
        self.beside: i64 = self.add("beside", (1,), self.reverses)
        self.thrown: i64 = self.add("thrown", (1,), self.knocks)
        self.knocker: i64 = self.add("knocker", (int(self.players),), self.knocks)
        self.levels: i64 = self.add("levels", (int(self.players), int(self.level_count)))
        self.laid_out: i64 = self.add("laid_out", (int(self.players),))
        self.hand_sizes: i64 = self.add("hand_sizes", (int(self.players),))
        self.kept_sizes: i64 = self.add("kept_sizes", (int(self.players),), self.keeps)
        self.known: i64 = self.add("known", (int(self.players), int(self.faces)))
        self.opened: i64 = self.add("opened", (int(self.players), int(self.faces)), self.opens)
        self.kept_seen: i64 = self.add(
            "kept_seen", (int(self.players), int(self.jokers)), self.keeps_openly
        )
        self.front: i64 = self.add(
            "front", (int(self.players), int(self.specials)), self.has_specials
        )
        self.draw_size: i64 = self.add("draw_size", (1,))
        self.under: i64 = self.add("under", (int(self.specials),), self.has_specials)
        self.tops: i64 = self.add("tops", (int(self.pile_count), int(self.faces)))
        self.piles: i64 = self.add("piles", (int(self.pile_count), int(self.faces)))
        self.stock: i64 = self.add("stock", (1,), self.jokers_apart)
        self.towers: i64 = self.add("towers", (int(self.players), int(self.fields)), self.board)
        self.dice: i64 = self.add("dice", (2, int(self.pips)), self.board)
        self.again: i64 = self.add("again", (1,), self.board)
        self.must_steal: i64 = self.add("must_steal", (1,), self.board)
        self.asked: i64 = self.add("asked", (int(self.askable),), self.board)
        self.groups = self.add("groups", (int(self.group_count), int(self.group_width)))
        self.table = self.add("table", (int(self.faces),))
        self.draft: i64 = self.add("draft", (int(self.faces),))
        self.draft_groups: i64 = self.add("draft_groups", (1,))
        self.draft_anchor: i64 = self.add("draft_anchor", (int(self.anchors),))
        self.choices = 11 + 2 * self.players + 1 * self.pile_count
        self.stacks = 4 + 4 * self.players + 1 * self.pile_count
        self.check_wanted(game)


def write_fields(row: Row, columns: Columns, state: State, seat: i64, scratch: Cards) -> None:
    """What this seat may know now; always in the same order, as a row needs it."""
    q: i64
    row.one_of(columns.seat, seat)
    row.one_of(columns.own_level, state.level[seat] - 1)
    row.number(columns.own_laid_out, state.laid_out[seat])
    if columns.hand >= 0:
        row.cards(columns.hand, state.hands[seat])
    if columns.kept >= 0:
        row.cards(columns.kept, state.kept[seat])
    row.one_of(columns.decision, state.decision)
    row.one_of(columns.to_act, state.to_act)
    row.one_of(columns.turn, state.turn)
    row.one_of(columns.dealer, state.dealer)
    row.number(columns.round, state.round)
    row.number(columns.turns, state.turns)
    row.number(columns.todo, state.todo)
    row.number(columns.done, state.done)
    row.number(columns.direction, state.direction)
    row.number(columns.beside, state.beside)
    row.number(columns.thrown, state.thrown)
    row.one_of(columns.knocker, state.knocker)
    if columns.levels >= 0:
        for q in range(columns.players):
            row.one_of(columns.levels + q * columns.level_count, state.level[q] - 1)
    if columns.laid_out >= 0:
        for q in range(columns.players):
            row.number(columns.laid_out + q, state.laid_out[q])
    row.heights(columns.hand_sizes, state.hands)
    row.heights(columns.kept_sizes, state.kept)
    if columns.known >= 0:
        row.stacks(columns.known, columns.faces, state.known)
    if columns.opened >= 0:
        row.stacks(columns.opened, columns.faces, state.opened)
    if columns.kept_seen >= 0:
        for q in range(columns.players):
            write_kept_seen(row, columns.kept_seen, columns, state, q, scratch)
    if columns.front >= 0:
        row.stacks(columns.front - columns.first_special, columns.specials, state.front)
    row.number(columns.draw_size, state.draw_pile.n)
    if columns.under >= 0:
        row.cards(columns.under - columns.first_special, state.under)
    if columns.tops >= 0:
        row.tops(columns.tops, columns.faces, state.piles)
    if columns.piles >= 0:
        row.stacks(columns.piles, columns.faces, state.piles)
    row.number(columns.stock, state.stock)
    if columns.towers >= 0:
        for q in range(columns.players):
            row.one_of(columns.towers + q * columns.fields, state.towers[q])
    if columns.dice >= 0:
        for q in range(2):
            row.one_of(columns.dice + q * columns.pips, state.dice[q] - 1)
    row.number(columns.again, 1 if state.again else 0)
    row.number(columns.must_steal, 1 if state.must_steal else 0)
    row.one_of(columns.asked, state.asked)
    row.table(state.groups)
    if columns.draft >= 0:
        row.cards(columns.draft, draft_faces(state, scratch))
    row.number(columns.draft_groups, len(state.draft))
    row.one_of(columns.draft_anchor, state.draft_anchor)

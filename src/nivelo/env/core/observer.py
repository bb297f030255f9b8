"""Writes what a seat may know into columns, as fast as it goes.

It reads the position itself, because making a `View` takes longer than many decisions; the tests
compare what it writes with the view, and let all that is hidden differ.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from nivelo.engine.cards.cards import no_cards
from nivelo.engine.groups.groups import face_at
from nivelo.engine.model.game import Game
from nivelo.engine.state import State
from nivelo.env.core.columns import PIPS, Columns
from nivelo.env.core.row import Row


@final
class Observer:
    """Writes observations of one game; one for each row-writer, with scratch space."""

    def __init__(self, game: Game, wanted: list[str] | None = None) -> None:
        self.columns = Columns(game, wanted)
        self.some = no_cards()  # scratch space

    def write(self, row: Row, state: State, seat: i64) -> None:
        """What this seat may know now."""
        columns = self.columns
        row.begin()
        row.one_of(columns.seat, seat)
        row.one_of(columns.own_level, state.level[seat] - 1)
        row.number(columns.own_laid_out, state.laid_out[seat])
        if columns.hand >= 0:
            row.cards(columns.hand, state.hands[seat])
        if columns.kept >= 0:
            row.cards(columns.kept, state.kept[seat])
        self.write_progress(row, state)
        self.write_seats(row, state)
        self.write_piles(row, state)
        if state.game.board:
            self.write_board(row, state)
        if columns.groups >= 0 or columns.table >= 0:
            row.table(state.groups)
        self.write_draft(row, state)

    def write_progress(self, row: Row, state: State) -> None:
        """What is awaited of whom, and how far it is."""
        columns = self.columns
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

    def write_seats(self, row: Row, state: State) -> None:
        """What everyone knows of each seat."""
        columns = self.columns
        q: i64
        if columns.level >= 0:
            for q in range(columns.players):
                row.one_of(columns.level + q * columns.levels, state.level[q] - 1)
        if columns.laid_out >= 0:
            for q in range(columns.players):
                row.number(columns.laid_out + q, state.laid_out[q])
        row.heights(columns.hand_sizes, state.hands)
        if columns.known >= 0:
            row.stacks(columns.known, columns.faces, state.known)
        if columns.opened >= 0:
            row.stacks(columns.opened, columns.faces, state.opened)
        row.heights(columns.kept_sizes, state.kept)
        if columns.kept_seen >= 0:
            for q in range(columns.players):
                self.write_kept_seen(row, state, q)
        if columns.front >= 0:
            row.stacks(columns.front - columns.first_special, columns.specials, state.front)

    def write_kept_seen(self, row: Row, state: State, seat: i64) -> None:
        """A joker of the board looks the same on both sides."""
        columns = self.columns
        kept = state.kept[seat]
        jokers = self.some
        jokers.n = 0
        i: i64
        for i in range(kept.n):
            if state.game.deck.is_joker(kept.card[i]):
                jokers.push(kept.card[i])
        row.cards(columns.kept_seen + seat * columns.jokers - columns.first_joker, jokers)

    def write_piles(self, row: Row, state: State) -> None:
        """The draw pile is a number; what was discarded everyone has seen."""
        columns = self.columns
        row.number(columns.draw_size, state.draw_pile.n)
        if columns.under >= 0:
            row.cards(columns.under - columns.first_special, state.under)
        if columns.tops >= 0:
            row.tops(columns.tops, columns.faces, state.piles)
        if columns.piles >= 0:
            row.stacks(columns.piles, columns.faces, state.piles)

    def write_board(self, row: Row, state: State) -> None:
        columns = self.columns
        row.number(columns.stock, state.stock)
        q: i64
        if columns.towers >= 0:
            for q in range(columns.players):
                row.one_of(columns.towers + q * columns.fields, state.towers[q])
        if columns.dice >= 0:
            for q in range(2):
                row.one_of(columns.dice + q * PIPS, state.dice[q] - 1)
        row.number(columns.again, 1 if state.again else 0)
        row.number(columns.must_steal, 1 if state.must_steal else 0)
        row.one_of(columns.asked, state.asked)

    def write_draft(self, row: Row, state: State) -> None:
        """A layout in the making: who begins one has to finish it, so all see it."""
        columns = self.columns
        row.one_of(columns.draft_anchor, state.draft_anchor)
        groups: i64 = len(state.draft)
        row.number(columns.draft_groups, groups)
        if columns.draft < 0:
            return
        faces = self.some
        faces.n = 0
        i: i64
        if groups > 0:
            for group in state.draft:
                for i in range(group.placed.n):
                    faces.push(face_at(group.placed.card[i]))
        for i in range(state.draft_cards.n):
            faces.push(face_at(state.draft_cards.card[i]))
        row.cards(columns.draft, faces)

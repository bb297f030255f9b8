"""Observed values computed from several fields, or from part of one."""

from __future__ import annotations

from mypy_extensions import i64

from nivelo.engine.cards.cards import Cards
from nivelo.engine.groups.groups import face_at
from nivelo.engine.state import State
from nivelo.env.core.columns import Layout
from nivelo.env.core.row import Row


def write_kept_seen(
    row: Row, column: i64, layout: Layout, state: State, seat: i64, scratch: Cards
) -> None:
    """The jokers kept by a seat of the board: they look the same on both sides."""
    kept = state.kept[seat]
    scratch.n = 0
    i: i64
    for i in range(kept.n):
        if state.game.deck.is_joker(kept.card[i]):
            scratch.push(kept.card[i])
    row.cards(column + seat * layout.jokers - layout.first_joker, scratch)


def draft_faces(state: State, scratch: Cards) -> Cards:
    """A draft: the seat that begins one has to finish it, so everyone sees it."""
    scratch.n = 0
    i: i64
    if len(state.draft) > 0:
        for group in state.draft:
            for i in range(group.placed.n):
                scratch.push(face_at(group.placed.card[i]))
    for i in range(state.draft_cards.n):
        scratch.push(face_at(state.draft_cards.card[i]))
    return scratch

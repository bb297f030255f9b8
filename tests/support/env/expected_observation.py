"""What an observation must hold, worked out from the view alone and slowly."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nivelo.engine.groups.groups import face_at
from nivelo.engine.groups.levels import GROUP_KINDS
from nivelo.engine.model.game import Game
from nivelo.engine.view import View
from nivelo.env.columns import ColumnNames

Table = NDArray[np.int64]


def expected(view: View) -> Table:
    """The whole row for a view."""
    columns = columns_of(view.game)
    row = [-1] * columns.width
    stated = statements(view)
    for name, where in columns.items():
        # What is not put otherwise is a number, as the view has it.
        values = numbers(stated[name] if name in stated else getattr(view, name))
        assert len(values) == where.stop - where.start, name
        row[where] = values
    return np.minimum(row, 255)


@lru_cache
def columns_of(game: Game) -> ColumnNames:
    return ColumnNames(game)


def numbers(value: Any) -> list[int]:
    """A number, or rows of numbers one after another."""
    if not isinstance(value, list):
        return [value]
    if value and isinstance(value[0], list):
        return [number for row in value for number in numbers(row)]
    return value


def statements(view: View) -> dict[str, Any]:
    """The columns that any game has, by their names."""
    game, deck = view.game, view.game.deck
    seats, faces = int(game.players), int(deck.faces)
    levels, specials = int(game.last_level) + 1, int(deck.first_special)
    drafted = [code for group in view.draft for code in group.placed.faces()] + view.draft_cards
    anchors = anchors_of(game)
    return {
        "seat": one_of(seats, view.seat),
        "own_level": one_of(levels, view.levels[view.seat] - 1),
        "own_laid_out": view.laid_out[view.seat],
        "hand": count(faces, view.hand),
        "kept": count(faces, view.kept),
        "decision": one_of(18, view.decision),
        "to_act": one_of(seats, view.to_act),
        "turn": one_of(seats, view.turn),
        "dealer": one_of(seats, view.dealer),
        "round": view.round,
        "turns": view.turns,
        "todo": view.todo,
        "done": view.done,
        "direction": view.direction == 1,
        "beside": view.beside,
        "thrown": view.thrown,
        "knocker": one_of(seats, view.knocker),
        "levels": [one_of(levels, level - 1) for level in view.levels],
        "laid_out": view.laid_out,
        "hand_sizes": view.hand_sizes,
        "kept_sizes": view.kept_sizes,
        "known": [count(faces, cards) for cards in view.known],
        "opened": [count(faces, cards) for cards in view.opened],
        "kept_seen": [
            count(faces, cards)[int(deck.first_joker) : specials] for cards in view.kept_seen
        ],
        "front": [count(faces, cards)[specials:] for cards in view.front],
        "draw_size": view.draw_size,
        "under": count(faces, view.under)[specials:],
        "tops": [count(faces, pile[-1:]) for pile in view.piles],
        "piles": [count(faces, pile) for pile in view.piles],
        "stock": view.stock,
        "towers": [one_of(int(game.fields), field) for field in view.towers],
        "dice": [one_of(6, pips - 1) for pips in view.dice],
        "again": view.again,
        "must_steal": view.must_steal,
        "asked": one_of(int(deck.values + deck.colours), view.asked),
        "groups": groups(view),
        "table": count(faces, [face_at(c) for g in view.groups for c in g.placed.faces()]),
        "draft": count(faces, [face_at(code) for code in drafted]),
        "draft_groups": len(view.draft),
        "draft_anchor": one_of(anchors, view.draft_anchor),
    }


@lru_cache(maxsize=1)  # for all positions of a game
def anchors_of(game: Game) -> int:
    return sum(move.kind_name == "anchor" for move in game.moves.moves)


def groups(view: View) -> list[list[int]]:
    """Each place for a group: kind, owner, ends, colour, pictures and number of cards."""
    game, deck = view.game, view.game.deck
    values, kinds = int(deck.values), int(deck.kinds)
    rows = []
    for group in view.groups:
        pictures = [int(group.pictures) >> kind & 1 for kind in range(values, kinds)]
        rows.append(
            [
                *one_of(len(GROUP_KINDS), int(group.kind)),
                *one_of(int(game.players), int(group.owner)),
                *one_of(kinds, int(group.low)),
                *one_of(kinds, int(group.high)),
                *one_of(int(deck.colours), int(group.colour)),
                *pictures,
                int(group.placed.n),
            ]
        )
    width = len(GROUP_KINDS) + int(game.players) + kinds + kinds + int(deck.colours)
    empty = [0] * (width + kinds - values + 1)
    return rows + [empty] * (int(game.moves.groups) - len(rows))


def one_of(n: int, which: int) -> list[int]:
    return [int(i == which) for i in range(n)]


def count(n: int, cards: Iterable[int]) -> list[int]:
    counts = [0] * n
    for card in cards:
        counts[card] += 1
    return counts

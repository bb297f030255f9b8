"""What a player of an OpenSpiel state may know, as tensors and as text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from nivelo.engine import events
from nivelo.engine.cards.deck import Deck
from nivelo.engine.model.decisions import DECISIONS
from nivelo.engine.model.game import Game
from nivelo.engine.view import SPECTATOR, redact, view
from nivelo.env.arrays import window
from nivelo.env.columns import ColumnNames
from nivelo.env.core.chance_game import HistoryItem
from nivelo.env.core.observed_game import ObservedGame
from nivelo.env.text import table_text

if TYPE_CHECKING:
    from nivelo.env.open_spiel import SpielState

OWN: Final = ("hand", "kept")  # columns that only the player knows
EVENTS: Final = tuple(
    word for name, word in vars(events).items() if name.isupper() and isinstance(word, str)
)
KINDS: Final = {word: place for place, word in enumerate((*DECISIONS, *EVENTS))}


class SpielObserver:
    """What a player may know now.

    Without public information (`public`) or private information (`own`) the columns are the same,
    and those left out are 0. `pieces` are the columns by name; to OpenSpiel the tensor is one
    piece, because it copies pieces one by one.
    """

    def __init__(self, game: Game, public: bool = True, own: bool = True) -> None:
        self._table = ObservedGame(game)
        self._cells: NDArray[np.uint8] = window(self._table.cells)
        self._public = public
        self._own = own
        self.tensor: NDArray[np.float32] = np.zeros(len(self._cells), np.float32)
        self.dict = {"observation": self.tensor}
        self.pieces = ColumnNames(game).split(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        position = state.table.state
        if position is None:
            self.tensor.fill(0)
            return
        self._table.begin(position)
        self._table.look(player)
        self.tensor[: len(self._cells)] = self._cells
        if self._own and self._public:
            return
        for name, columns in self.pieces.items():
            if not (self._own if name in OWN else self._public):
                columns.fill(0)

    def string_from(self, state: SpielState, player: int) -> str:
        position = state.table.state
        if position is None:
            return "not dealt yet"
        if self._public:
            return table_text(view(position, player if self._own else SPECTATOR))
        return hand_text(state, player) if self._own else ""


def hand_text(state: SpielState, player: int) -> str:
    """The cards that only a player knows."""
    position = state.table.state
    if position is None:
        return ""
    seen = view(position, player)
    text = position.game.deck.hand_text
    return f"hand: {text(seen.hand)}" + (f"; kept: {text(seen.kept)}" if seen.kept else "")


class InformationObserver(SpielObserver):
    """Everything a player has been told since the game began, and its hand.

    The text has all of it, so it distinguishes any two information states. The tensor has what the
    player may know now and the last items it was told, the latest first: for each the kind (a
    decision or an event), the seat, the cards, the place, and for a move its number.
    """

    def __init__(self, game: Game, recall: int) -> None:
        super().__init__(game)
        self._recall = recall
        self._deck: Deck = game.deck
        now = len(self.tensor)
        self._kinds = len(KINDS)
        self._seats = int(game.players) + 1
        width = self._kinds + self._seats + int(game.deck.faces) + 2
        self.tensor = np.zeros(now + recall * width, np.float32)
        self.dict = {"information_state": self.tensor}
        self.pieces = ColumnNames(game).split(self.tensor[:now])
        self.pieces["told"] = self.tensor[now:].reshape(recall, width)

    def set_from(self, state: SpielState, player: int) -> None:
        super().set_from(state, player)
        rows = self.pieces["told"]
        rows.fill(0)
        table = state.table
        if self._recall:
            for row, item in zip(rows, reversed(table.history[-self._recall :]), strict=False):
                self._write(row, item, player, table.knows_move(item, player))

    def _write(self, row: NDArray[Any], item: HistoryItem, player: int, knows_move: bool) -> None:
        event = item.event
        row[self._kinds + item.seat + 1] = 1
        if event is None:
            row[item.decision] = 1
            row[-1] = item.move + 1 if knows_move else 0
            return
        seen = redact(event, player)
        row[KINDS[seen.what]] = 1
        for face in seen.cards:
            if face >= 0:
                row[self._kinds + self._seats + face] += 1
        row[-2] = seen.place + 1

    def string_from(self, state: SpielState, player: int) -> str:
        return f"{player}: {state.table.history_of(player)}{hand_text(state, player)}"

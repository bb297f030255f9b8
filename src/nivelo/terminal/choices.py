"""The legal moves as a numbered list that is easy to scan."""

from __future__ import annotations

from rich.text import Text

from nivelo.engine.groups.groups import Group
from nivelo.engine.model import moves as kinds
from nivelo.engine.model.moves import Move
from nivelo.engine.view import View
from nivelo.terminal.cards import CardPainter
from nivelo.terminal.events import asked_text
from nivelo.terminal.moves import MoveWords
from nivelo.terminal.names import Names

IN_A_ROW = {
    kinds.CARD: "",
    kinds.DISCARD: "discard ",
    kinds.ASK: "ask for ",  # and whom first, if there are two sides to ask
    kinds.COUNT: "draw ",
}
"""Kinds of moves with many entries: they share lines, and their word appears once."""


def in_order(legal: list[Move]) -> list[Move]:
    """The moves in numbered order: by kind, with questions to one side together."""
    return sorted(legal, key=lambda m: (int(m.kind), int(m.extra) if m.kind == kinds.ASK else 0))


class Choices:
    """Draws the choices of views."""

    def __init__(self, names: Names, painter: CardPainter) -> None:
        self.names = names
        self.painter = painter

    def lines(
        self, view: View, shown: list[Move], proposal: list[Group], width: int = 80
    ) -> list[Text]:
        """One line for each move, or for many of a kind; a layout is shown in full."""
        words = MoveWords(view, self.names, self.painter)
        lines: list[Text] = []
        last: str | None = None
        for number, move in enumerate(shown, 1):
            label = Text(f"{number:3} ", style="bold")
            row = self.row(move, view)
            if row is not None:
                entry = label.append_text(self.short(move, view))
                if row != last:
                    lines.append(Text("  " + row))
                elif lines[-1].cell_len + entry.cell_len + 1 > width:
                    lines.append(Text("  " + " " * len(row)))
                lines[-1].append_text(entry).append(" ")
            else:
                text = words.say(move)
                if move.kind == kinds.LAY_OUT and proposal:
                    text.append(": ").append_text(self.layout(proposal))
                lines.append(Text("  ").append_text(label).append_text(text))
            last = row
        return lines

    def row(self, move: Move, view: View) -> str | None:
        """The word shared by the moves of a row; None for a move with its own line."""
        if move.kind == kinds.ASK and view.game.players > 2:
            return f"to the {'left' if move.extra == 0 else 'right'}, ask for "
        return IN_A_ROW.get(int(move.kind))

    def layout(self, groups: list[Group]) -> Text:
        """A layout as a person would type it."""
        shown = Text(" | ").join(self.painter.group(group) for group in groups)
        return Text("[").append_text(shown).append("]")

    def short(self, move: Move, view: View) -> Text:
        """A move of a row, without the shared word."""
        if move.card >= 0:
            return self.painter.card(int(move.card))
        if move.kind == kinds.ASK:
            colour = int(move.place) - int(view.game.deck.values)
            text = asked_text(view.game, int(move.place))
            return Text(text) if colour < 0 else self.painter.in_colour(move.text[4], colour)
        return Text(str(move.place))

"""The legal moves as a numbered list that a person can take in at a glance."""

from __future__ import annotations

from rich.text import Text

from nivelo.engine import moves as kinds
from nivelo.engine.groups import Group
from nivelo.engine.moves import Move
from nivelo.engine.view import View
from nivelo.terminal.cards import CardPainter
from nivelo.terminal.moves import MoveWords
from nivelo.terminal.names import Names

IN_A_ROW = {
    kinds.CARD: "",
    kinds.DISCARD: "discard ",
    kinds.ASK: "ask for ",
    kinds.COUNT: "draw ",
}
"""Kinds of moves of which there are many: they share lines, and their word is said once."""


class Choices:
    """Draws the choices of views."""

    def __init__(self, names: Names, painter: CardPainter) -> None:
        self.names = names
        self.painter = painter

    def lines(
        self, view: View, shown: list[Move], proposal: list[Group], width: int = 80
    ) -> list[Text]:
        """One line for each move, or for many of a kind; a layout shows what it would be."""
        words = MoveWords(view, self.names, self.painter)
        found: list[Text] = []
        kind = -1
        for number, move in enumerate(shown, 1):
            label = Text(f"{number:3} ", style="bold")
            if move.kind in IN_A_ROW:
                entry = label.append_text(self.short(move, view))
                if move.kind != kind:
                    found.append(Text("  " + IN_A_ROW[int(move.kind)]))
                elif found[-1].cell_len + entry.cell_len + 1 > width:
                    found.append(Text("  " + " " * len(IN_A_ROW[int(move.kind)])))
                found[-1].append_text(entry).append(" ")
            else:
                text = words.say(move)
                if move.kind == kinds.LAY_OUT and proposal:
                    text.append(": ").append_text(self.layout(proposal))
                found.append(Text("  ").append_text(label).append_text(text))
            kind = int(move.kind)
        return found

    def layout(self, groups: list[Group]) -> Text:
        """A layout as a person could type it."""
        shown = Text(" | ").join(self.painter.group(group) for group in groups)
        return Text("[").append_text(shown).append("]")

    def short(self, move: Move, view: View) -> Text:
        """A move of a row without the word that they share."""
        if move.card >= 0:
            return self.painter.card(int(move.card))
        if move.kind == kinds.ASK:
            _, what, side = move.text.split(":")
            deck = view.game.deck
            colour = int(move.place) - int(deck.values)
            text = Text(what) if colour < 0 else self.painter.in_colour(what, colour)
            return text.append(f" {side}" if view.game.players > 2 else "")
        return Text(str(move.place))

"""The table as one seat sees it."""

from __future__ import annotations

from itertools import groupby

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from nivelo.engine.groups.levels import Level
from nivelo.engine.model.moves import ACTIONS
from nivelo.engine.model.position import KEEPING
from nivelo.engine.view import View
from nivelo.terminal.cards import CardPainter
from nivelo.terminal.names import Names

LAST_DISCARDS = 3
MANY = 3  # this many equal groups of a level are merged


class TablePicture:
    """Draws views of one game."""

    def __init__(self, names: Names, painter: CardPainter) -> None:
        self.names = names
        self.painter = painter

    def draw(self, view: View) -> RenderableType:
        lines: list[RenderableType] = [self.head(view), self.seats(view)]
        if view.game.board:
            lines += [self.track(view)]
        if view.groups:
            lines += [Text("On the table:", style="bold"), self.groups(view)]
        return Lines(*lines)

    def head(self, view: View) -> Text:
        """The round and the cards in the middle."""
        parts = [f"Round {view.round}", f"draw pile: {view.draw_size} cards"]
        if view.under:
            parts.append(f"face up under it: {view.game.deck.hand_text(view.under)}")
        if view.game.rules.jokers_apart:
            parts.append(f"jokers in the middle: {view.stock}")
        if view.direction < 0:
            parts.append("play runs counter-clockwise")
        head = Text(" · ".join(parts), style="bold")
        if view.game.rules.common_pile:
            head.append("\nDiscard pile: ").append_text(self.pile(view.piles[0]))
        return head

    def pile(self, pile: list[int]) -> Text:
        """The top card, then those below it."""
        if not pile:
            return Text("empty", style="dim")
        text = self.painter.row(pile[-1:])
        if len(pile) > 1:
            shown = pile[-1 - LAST_DISCARDS : -1][::-1]
            more = f" +{len(pile) - 1 - len(shown)}" if len(pile) - 1 > len(shown) else ""
            text.append(" < ", style="dim")
            text.append_text(self.painter.row(shown)).append(more, style="dim")
        return text

    def seats(self, view: View) -> Table:
        table = Table(box=None, padding=(0, 2, 0, 0))
        table.add_column("")
        table.add_column("level")
        table.add_column("hand", justify="right")
        if not view.game.rules.common_pile:
            table.add_column("discard pile")
        seen = [self.seen(view, seat) for seat in range(view.game.players)]
        if any(seen):
            table.add_column("seen")
        for seat, text in enumerate(seen):
            cells = [*self.seat(view, seat), *([text] if any(seen) else [])]
            table.add_row(*cells, style="bold" if seat == view.to_act else "")
        return table

    def seat(self, view: View, seat: int) -> list[RenderableType]:
        mark = ">" if seat == view.to_act else " "
        cells: list[RenderableType] = [
            Text(f"{mark} {seat + 1} {self.names.name(seat)}"),
            self.level(view, seat),
            Text(str(view.hand_sizes[seat])),
        ]
        if not view.game.rules.common_pile:
            cells.append(self.pile(view.piles[seat]))
        return cells

    def level(self, view: View, seat: int) -> Text:
        number = view.levels[seat]
        if number > view.game.last_level:
            return Text("through", style="green")
        text = Text(f"{number}: {level_in_short(view.game.level(seat, number))}")
        # While cards are being kept, the levels are already those of the next round.
        if view.laid_out[seat] and view.decision != KEEPING:
            text.append(" laid out", style="green")
        return text

    def seen(self, view: View, seat: int) -> Text:
        """Public information about a seat's cards: in front of it, opened, and taken openly."""
        parts = []
        for what, cards in (
            ("in front:", view.front[seat]),
            ("open:", view.opened[seat]),
            ("in hand:", view.known[seat] if seat != view.seat else []),
        ):
            if cards:
                parts.append(Text.assemble((f"{what} ", "dim"), self.painter.row(cards)))
        return Text("  ").join(parts)

    def track(self, view: View) -> Text:
        """The fields of the board in order, with the seats on them."""
        text = Text("Board: ", style="bold")
        for field, action in enumerate(view.game.track):
            who = [q + 1 for q, at in enumerate(view.towers) if at == field]
            label = f"{field + 1}:{ACTIONS[int(action)]}"
            if who:
                label += "".join(f"[{q}]" for q in who)
            text.append(label, style="bold reverse" if who else "not bold").append(" ")
        return text

    def groups(self, view: View) -> Table:
        table = Table(box=None, show_header=False, padding=(0, 1, 0, 0))
        for i, group in enumerate(view.groups):
            owner = self.names.whose(int(group.owner))
            table.add_row(
                Text(f"  {i + 1}", style="bold"),
                Text(f"{owner} {group.kind_name}", style="dim"),
                self.painter.group(group),
            )
        return table


def level_in_short(level: Level) -> str:
    """The groups of a level; many equal ones as ``4 x set 2``, so that a seat fits on its line."""
    parts: list[str] = []
    for text, equal in groupby(spec.text for spec in level.specs):
        count = len(list(equal))
        parts += [f"{count} x {text}"] if count >= MANY else [text] * count
    return ", ".join(parts)

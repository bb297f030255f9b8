"""The table as an SVG picture, as seen by one seat. Each colour has its own shape."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from itertools import cycle
from typing import Final

from nivelo.engine.cards.deck import Deck
from nivelo.engine.groups.groups import Group, colour_at, face_at, placed_text
from nivelo.engine.view import View
from nivelo.env.text import awaited, of_seat

WIDTH: Final = 960
MARGIN: Final = 16
CARD: Final = (46, 62)
GAP: Final = 6
LINE: Final = 24

# The shapes are drawn around (0, 0) and fit into a circle of radius 8.
SHAPES: Final = {
    "circle": '<circle r="7"/>',
    "triangle": '<path d="M0-8 7 6H-7Z"/>',
    "square": '<path d="M-6-6H6V6H-6Z"/>',
    "diamond": '<path d="M0-8 7 0 0 8-7 0Z"/>',
    "star": '<path d="M0-8 2-2H8L3 2 5 8 0 4-5 8-3 2-8-2H-2Z"/>',
    "cross": '<path d="M-2-7H2V-2H7V2H2V7H-2V2H-7V-2H-2Z"/>',
    "drop": '<path d="M0-8C4-2 6 0 6 3A6 5 0 0 1-6 3C-6 0-4-2 0-8Z"/>',
    "hexagon": '<path d="M-4-7H4L8 0 4 7H-4L-8 0Z"/>',
}
LOOKS: Final = {
    "red": ("circle", "#c62828"),
    "orange": ("triangle", "#c25700"),
    "yellow": ("square", "#8d6e00"),
    "green": ("diamond", "#2e7d32"),
    "blue": ("star", "#1565c0"),
    "purple": ("cross", "#7b1fa2"),
}
SPARE_HUES: Final = ("#00695c", "#455a64", "#6d4c41", "#ad1457", "#283593", "#33691e", "#bf360c")
PLAIN: Final = "#37474f"


class Picture:
    """Draws line by line, from top to bottom."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.looks = looks_of(deck.colour_names)
        self.parts: list[str] = []
        self.y = MARGIN

    def text(self, words: str, bold: bool = False) -> None:
        weight = ' font-weight="bold"' if bold else ""
        self.y += LINE
        self.parts.append(f'<text x="{MARGIN}" y="{self.y - 8}"{weight}>{escape(words)}</text>')

    def row(self, cards: Iterable[tuple[str, int]]) -> None:
        """Cards side by side: the text on each, and its colour or -1."""
        width, height = CARD
        x = MARGIN
        for text, colour in cards:
            if x + width > WIDTH - MARGIN:
                x, self.y = MARGIN, self.y + height + GAP
            self.parts.append(self.card(text, colour, x, self.y))
            x += width + GAP
        self.y += height + GAP

    def card(self, text: str, colour: int, x: int, y: int) -> str:
        width, height = CARD
        shape, ink = self.looks[colour] if colour >= 0 else ("", PLAIN)
        size = 15 if len(text) < 5 else 9
        drawn = f'<g transform="translate({width // 2} 45)">{SHAPES[shape]}</g>' if shape else ""
        return (
            f'<g transform="translate({x} {y})" fill="{ink}">'
            f'<rect width="{width}" height="{height}" rx="6" fill="#fff" stroke="{ink}"/>'
            f'<text x="{width // 2}" y="25" font-size="{size}" text-anchor="middle">'
            f"{escape(text)}</text>{drawn}</g>"
        )

    def faces(self, faces: Iterable[int]) -> None:
        deck = self.deck
        self.row((deck.text[face], int(deck.colour[face])) for face in faces)

    def group(self, group: Group) -> None:
        """The cards of a group; a joker has the colour that it stands for."""
        deck = self.deck
        codes = group.placed.faces()
        colours = [max(int(deck.colour[face_at(code)]), int(colour_at(code))) for code in codes]
        self.row(
            (placed_text(code, group.kind, deck), colour)
            for code, colour in zip(codes, colours, strict=True)
        )

    def drawn(self, title: str) -> str:
        height = self.y + MARGIN
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
            f'width="{WIDTH}" height="{height}" font-family="sans-serif" font-size="15" role="img">'
            f"<title>{escape(title)}</title>"
            f'<rect width="{WIDTH}" height="{height}" fill="#f1f8e9"/>{"".join(self.parts)}</svg>'
        )


def table_svg(view: View, hands: Sequence[Sequence[int]] | None = None) -> str:
    """A picture of the table; with `hands` every hand is shown, else only the reader's own."""
    picture = Picture(view.game.deck)
    title = f"{view.game.title}, round {view.round}: {awaited(view)}"
    picture.text(title, bold=True)
    tops = [pile[-1] for pile in view.piles if pile]
    picture.text(f"draw pile: {view.draw_size} cards; on top of the discard piles:")
    picture.faces(tops)
    for seat in range(len(view.levels)):
        picture.text(f"seat {seat + 1}: {', '.join(of_seat(view, seat))}", seat == view.to_act)
        if hands is not None and hands[seat]:
            picture.faces(hands[seat])
    for number, group in enumerate(view.groups):
        picture.text(f"group {number + 1}, {group.kind_name} of seat {group.owner + 1}")
        picture.group(group)
    if hands is None and view.hand:
        picture.text(f"hand of seat {view.seat + 1}")
        picture.faces(view.hand)
    return picture.drawn(title)


def looks_of(colours: Sequence[str]) -> list[tuple[str, str]]:
    """A distinct shape and a hue for each colour, including those that the five games lack."""
    taken = [LOOKS[name.lower()][0] for name in colours if name.lower() in LOOKS]
    shapes = (shape for shape in SHAPES if shape not in taken)
    hues = cycle(SPARE_HUES)
    return [LOOKS.get(name.lower()) or (next(shapes), next(hues)) for name in colours]

"""Cards as coloured text. Each colour has its own shape and letter, so colour is never required."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from nivelo.engine.cards.deck import Deck
from nivelo.engine.groups.groups import Group, colour_at, face_at, placed_text

LOOKS = {
    "red": ("●", "color(196)"),
    "orange": ("▲", "color(208)"),
    "yellow": ("■", "color(178)"),
    "green": ("◆", "color(34)"),
    "blue": ("★", "color(33)"),
    "purple": ("✚", "color(134)"),
}
"""Shape and hue of the colours of the five games; neither too light nor too dark to read."""
OTHER_LOOKS = (
    ("♣", "color(37)"),
    ("♠", "color(245)"),
    ("♥", "color(137)"),
    ("♦", "color(168)"),
)
SPARE_LOOKS = (*OTHER_LOOKS, *LOOKS.values())
JOKER = "bold reverse"
SPECIAL = "bold cyan"


class CardPainter:
    """Paints the cards of one deck; without shapes if the terminal cannot show them."""

    def __init__(self, deck: Deck, encoding: str = "utf-8") -> None:
        self.deck = deck
        self.shapes = can_encode("".join(shape for shape, _ in SPARE_LOOKS), encoding)
        self.looks = looks_of(deck.colour_names)

    def in_colour(self, text: str, colour: int) -> Text:
        """Text in a colour: its shape, then the text, in its hue."""
        shape, style = self.looks[colour]
        return Text(shape + text if self.shapes else text, style=style)

    def card(self, face: int) -> Text:
        if face < 0:
            return Text("a card")
        deck = self.deck
        if face < deck.coloured:
            return self.in_colour(deck.text[face], int(deck.colour[face]))
        return Text(deck.text[face], style=JOKER if deck.is_joker(face) else SPECIAL)

    def row(self, faces: Iterable[int], gap: str = " ") -> Text:
        return Text(gap).join(self.card(face) for face in faces)

    def group(self, group: Group) -> Text:
        """The cards of a group; jokers with their meaning."""
        return Text(" ").join(self.placed(code, group) for code in group.placed.faces())

    def placed(self, code: int, group: Group) -> Text:
        face, colour = int(face_at(code)), int(colour_at(code))
        if face < self.deck.coloured:
            return self.card(face)
        text = placed_text(code, group.kind, self.deck)
        return self.in_colour(text, colour) if colour >= 0 else Text(text, style=JOKER)

    def by_value(self, faces: Iterable[int]) -> list[int]:
        """Sorted by value, then colour; jokers and specials last: the order of the faces."""
        return sorted(faces)

    def by_colour(self, faces: Iterable[int]) -> list[int]:
        """Sorted by colour, then value; jokers and specials last."""
        coloured, colour = self.deck.coloured, self.deck.colour
        return sorted(faces, key=lambda f: (int(colour[f]) if f < coloured else 99, f))


def looks_of(colours: list[str]) -> list[tuple[str, str]]:
    """A shape and a hue for each colour, including colours that the five games lack."""
    taken = [LOOKS[name.lower()] for name in colours if name.lower() in LOOKS]
    spare = (look for look in SPARE_LOOKS if look not in taken)
    return [LOOKS.get(name.lower()) or next(spare) for name in colours]


def can_encode(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True

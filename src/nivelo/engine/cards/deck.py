"""The cards of a game, and their notation.

A *face* is what is printed on a card; cards with equal faces are interchangeable. Faces are
numbered: first the coloured ones, by kind (numbers 1, 2, …, then elements, then animals) and
colour, then the jokers, then the specials.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from nivelo.engine.cards.cards import Cards, cards_of
from nivelo.engine.cards.specials import SPECIALS, special_card
from nivelo.engine.errors import NotationError

MOST_KINDS: Final = 30
MOST_COLOURS: Final = 8
WORD: Final = 62  # usable bits of a number


@final
class Jokers:
    """A number of equal jokers for the values low to high (1 to the highest: for any card)."""

    def __init__(self, low: int, high: int, count: int) -> None:
        self.low = low
        self.high = high
        self.count = count


@final
class Deck:
    """The faces of a game, the number of cards of each, and their notation.

    A full joker also stands for pictures. Joker ranges are either full or do not overlap; the
    solver relies on it.
    """

    def __init__(
        self,
        values: int,
        colours: list[str],
        copies: int,
        elements: list[str],
        animals: list[str],
        jokers: list[Jokers],
        specials: list[tuple[int, int]],
    ) -> None:
        self.values: i64 = values
        self.elements: i64 = len(elements)
        self.kinds: i64 = values + len(elements) + len(animals)
        self.colours: i64 = len(colours)
        self.copies: i64 = copies
        self.abreast: i64 = WORD // max(1, values)  # colours whose values fit in one number
        self.colour_names = colours
        self.picture_names = elements + animals
        self.kind_names = [str(value + 1) for value in range(values)] + elements + animals
        self.jokers = jokers
        self.coloured: i64 = self.kinds * self.colours
        self.first_joker: i64 = self.coloured
        self.first_special: i64 = self.coloured + len(jokers)
        self.faces: i64 = self.first_special + len(specials)

        kind: list[int] = []
        colour: list[int] = []
        special: list[int] = []
        traits: list[int] = []
        count: list[int] = []
        text: list[str] = []
        for k, kind_name in enumerate(self.kind_names):
            for c, colour_name in enumerate(colours):
                kind.append(k)
                colour.append(c)
                special.append(0)
                traits.append(0)
                count.append(copies)
                text.append(colour_name[0].upper() + kind_name)
        for joker in jokers:
            kind.append(-1)
            colour.append(-1)
            special.append(0)
            traits.append(0)
            count.append(joker.count)
            full = joker.low == 1 and joker.high == values
            text.append("J" if full else f"J{joker.low}-{joker.high}")
        for number, cards in specials:
            kind.append(-1)
            colour.append(-1)
            special.append(number)
            traits.append(special_card(number).traits)
            count.append(cards)
            text.append(special_card(number).name)
        self.kind: vec[i64] = vec[i64](kind)  # of each face: value or picture, else -1
        self.colour: vec[i64] = vec[i64](colour)  # of each face, else -1
        self.special: vec[i64] = vec[i64](special)  # of each face, else 0
        self.traits: vec[i64] = vec[i64](traits)  # of each face that is special, else 0
        self.count: vec[i64] = vec[i64](count)  # number of cards of each face
        self.size: i64 = sum(count)
        pack = [face for face, cards in enumerate(count) for _ in range(cards)]
        self.pack: Cards = cards_of(pack)  # all cards, sorted; never changed
        self.text = text
        self.face_of: dict[str, int] = {t.lower(): f for f, t in enumerate(text)}
        face_with = [-1] * (len(SPECIALS) + 1)
        for face, number in enumerate(special):
            if number > 0:
                face_with[number] = face
        self.face_with: vec[i64] = vec[i64](face_with)  # the face of each special, or -1

        # Jokers by class: class 0, 1, … for ranges that do not overlap, and a separate class for
        # kinds covered by no range; full jokers have no class.
        ranges = [j for j in jokers if not (j.low == 1 and j.high == values)]
        class_of = [len(ranges)] * self.kinds
        joker_class = []
        for joker in jokers:
            if joker.low == 1 and joker.high == values:
                joker_class.append(-1)
                continue
            joker_class.append(ranges.index(joker))
            for k in range(joker.low - 1, joker.high):
                class_of[k] = ranges.index(joker)
        self.classes: i64 = len(ranges) + 1
        self.class_of: vec[i64] = vec[i64](class_of)
        self.class_mask: vec[i64] = vec[i64](
            [
                sum(1 << k for k in range(self.kinds) if class_of[k] == r)
                for r in range(len(ranges) + 1)
            ]
        )
        self.joker_class: vec[i64] = vec[i64](joker_class)
        self.joker_low: vec[i64] = vec[i64]([j.low - 1 for j in jokers])
        self.joker_high: vec[i64] = vec[i64]([j.high - 1 for j in jokers])
        self.joker_full: vec[i64] = vec[i64]([1 if c < 0 else 0 for c in joker_class])

    def is_joker(self, face: i64) -> bool:
        return self.first_joker <= face < self.first_special

    def leads_to(self, decision: str) -> bool:
        """Does this decision follow a special card of the deck?"""
        return any(
            self.face_with[each.number] >= 0 and decision in each.leads_to for each in SPECIALS
        )

    def joker_fits(self, face: i64, kind: i64) -> bool:
        """May this joker stand for a card of this kind? Kind -1 (any card of a colour): yes."""
        j = face - self.first_joker
        if kind < 0 or self.joker_full[j] == 1:
            return True
        return self.joker_low[j] <= kind <= self.joker_high[j]

    def fits(self, face: i64, kind: i64, colour: i64) -> bool:
        """May this card go where this kind (or -1, any) and colour (or -1, any) is required?"""
        if face < self.coloured:
            return (kind < 0 or self.kind[face] == kind) and (
                colour < 0 or self.colour[face] == colour
            )
        return face < self.first_special and self.joker_fits(face, kind)

    def kind_text(self, kind: int) -> str:
        return self.kind_names[kind]

    def parse(self, text: str) -> int:
        """The face with this notation: ``R7``, ``Bair``, ``J``, ``J6-10``, ``skip``."""
        face = self.face_of.get(text.strip().lower(), -1)
        if face < 0:
            raise NotationError("card/unknown", f"there is no card {text!r} in this game")
        return face

    def parse_hand(self, text: str) -> list[int]:
        """Faces separated by spaces or commas, sorted; no more copies of any than the deck has."""
        faces = sorted(self.parse(word) for word in text.replace(",", " ").split())
        for face in faces:
            if faces.count(face) > self.count[face]:
                raise NotationError(
                    "card/too_many", f"{text!r} has more of {self.text[face]} than the deck"
                )
        return faces

    def hand_text(self, faces: list[int]) -> str:
        return " ".join(self.text[face] for face in faces)

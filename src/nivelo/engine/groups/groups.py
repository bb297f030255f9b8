"""Groups on the table, and what may be laid off on them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from nivelo.engine.cards.cards import Cards, cards_of
from nivelo.engine.cards.deck import Deck
from nivelo.engine.groups.levels import COLOUR, COLOUR_RUN, GROUP_KINDS, POINTS, RUN, SET

# A card on the table with its meaning, as one number.
FACE_BITS: Final = 10  # below the face: the kind, and below it the colour
KIND_BITS: Final = 4
MEANING: Final = (1 << FACE_BITS) - 1
COLOUR_MEANT: Final = (1 << KIND_BITS) - 1


def place(face: i64, kind: i64, colour: i64) -> i64:
    """A card with its meaning (-1 where it does not matter) as one number."""
    return (face << FACE_BITS) + ((kind + 1) << KIND_BITS) + colour + 1


def face_at(placed: i64) -> i64:
    return placed >> FACE_BITS


def kind_at(placed: i64) -> i64:
    return ((placed & MEANING) >> KIND_BITS) - 1


def colour_at(placed: i64) -> i64:
    return (placed & COLOUR_MEANT) - 1


@final
class Group:
    """An immutable group on the table; a lay-off makes a new one.

    `low` and `high` are the ends of a run, `low` the value or picture of a set, `colour` the colour
    of a colour group or colour run, `pictures` the mask of its pictures.
    """

    def __init__(
        self, owner: i64, kind: i64, placed: Cards, low: i64, high: i64, colour: i64, pictures: i64
    ) -> None:
        self.owner: i64 = owner
        self.kind: i64 = kind
        self.placed: Cards = placed
        self.low: i64 = low
        self.high: i64 = high
        self.colour: i64 = colour
        self.pictures: i64 = pictures

    def with_card(self, placed: i64, low_end: bool) -> Group:
        """The group with one more card, at its low end or after the last."""
        cards = self.placed.clone()
        low = self.low
        high = self.high
        if low_end:
            cards.push_under(placed)
        else:
            cards.push(placed)
        if self.kind == RUN or self.kind == COLOUR_RUN:
            k = kind_at(placed)
            if 0 <= k < low:
                low = k
            if k > high:
                high = k
        return Group(self.owner, self.kind, cards, low, high, self.colour, self.pictures)

    def owned_by(self, seat: i64) -> Group:
        return Group(seat, self.kind, self.placed, self.low, self.high, self.colour, self.pictures)

    def is_full(self, deck: Deck) -> bool:
        """Ruling B10: a run of all values, or as many cards as a set or colour naturally has."""
        if self.kind == RUN or self.kind == COLOUR_RUN:
            return self.low == 0 and self.high == deck.values - 1
        if self.kind == SET:
            return self.placed.n >= deck.colours * deck.copies
        if self.kind == COLOUR:
            return self.placed.n >= deck.kinds * deck.copies
        return True

    @property
    def kind_name(self) -> str:
        return GROUP_KINDS[int(self.kind)]


def new_group(kind: i64, placed: list[int], deck: Deck) -> Group:
    """A group of these cards with their meanings, in the given order."""
    return group_of(kind, cards_of(placed), deck)


def group_of(kind: i64, placed: Cards, deck: Deck) -> Group:
    """The same, taking ownership of the cards."""
    low: i64 = -1
    high: i64 = -1
    colour: i64 = -1
    pictures: i64 = 0
    first = placed.card[0]
    if kind == RUN or kind == COLOUR_RUN:
        low = kind_at(first)
        high = kind_at(placed.top())
    elif kind == SET:
        low = kind_at(first)
    if kind == COLOUR or kind == COLOUR_RUN:
        colour = colour_at(first)
    i: i64
    for i in range(placed.n):
        k = kind_at(placed.card[i])
        if k >= deck.values:
            pictures |= 1 << k
    return Group(-1, kind, placed, low, high, colour, pictures)


def natural_fits(group: Group, kind: i64, colour: i64, values: i64) -> bool:
    """May a natural card of this kind and colour be laid off on the group?"""
    what = group.kind
    if what == RUN:
        # The values are followed by the pictures, which are never in a run.
        return kind < values and (kind == group.low - 1 or kind == group.high + 1)
    if what == SET:
        return kind == group.low
    if what == COLOUR:
        return colour == group.colour
    if what == COLOUR_RUN:
        if colour != group.colour or kind >= values:
            return False
        return kind == group.low - 1 or kind == group.high + 1
    if what == POINTS:
        return False
    return (group.pictures >> kind) & 1 == 1


def group_text(group: Group, deck: Deck) -> str:
    """The cards of a group in notation: ``R4 J=5 B6``."""
    return " ".join(placed_text(code, group.kind, deck) for code in group.placed.faces())


def placed_text(placed: i64, kind: i64, deck: Deck) -> str:
    """One card of a group; jokers with their meaning."""
    face = face_at(placed)
    text = deck.text[face]
    if face < deck.coloured:
        return text
    k = kind_at(placed)
    c = colour_at(placed)
    letter = deck.colour_names[c][0].upper() if c >= 0 else ""
    meaning = deck.kind_text(k) if k >= 0 else ""
    return f"{text}={letter}{meaning}" if letter or meaning else text


def group_data(group: Group) -> dict[str, object]:
    """A group as plain values; each card with its meaning, as one number."""
    return {
        "owner": int(group.owner),
        "kind": group.kind_name,
        "placed": group.placed.faces(),
        "low": int(group.low),
        "high": int(group.high),
        "colour": int(group.colour),
        "pictures": int(group.pictures),
    }

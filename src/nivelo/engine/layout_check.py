"""Checking a whole layout that a person sent: cards to groups, and what each joker stands for."""

from __future__ import annotations

from typing import final

from nivelo.engine.cards import Cards
from nivelo.engine.deck import Deck
from nivelo.engine.errors import LayoutError
from nivelo.engine.groups import Group
from nivelo.engine.levels import Level


@final
class Claim:
    """One card of a layout; for a joker the value or picture and the colour it stands for.

    -1 says nothing: then it must be clear from the other cards.
    """

    def __init__(self, face: int, kind: int = -1, colour: int = -1) -> None:
        self.face = face
        self.kind = kind
        self.colour = colour


def check_layout(deck: Deck, hand: Cards, level: Level, claims: list[list[Claim]]) -> list[Group]:
    """The groups of a layout in the level's order, or LayoutError with what does not fit."""
    raise LayoutError("lay_out/unknown", f"{len(claims)} groups for {level.text}")

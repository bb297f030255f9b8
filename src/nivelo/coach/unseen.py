"""How many cards of each face a seat has not seen: in the draw pile or in other hands."""

from __future__ import annotations

from collections import Counter

from nivelo.engine.cards.specials import DIRECTION, KNOCK
from nivelo.engine.groups.groups import face_at
from nivelo.engine.view import View


def unseen(view: View) -> list[int]:
    """For each face of the deck, how many cards this seat cannot locate."""
    deck = view.game.deck
    seen: Counter[int] = Counter(view.hand + view.kept + view.under)
    for cards in (*view.piles, *view.front, *view.opened):
        seen.update(cards)
    for group in view.groups:
        seen.update(int(face_at(code)) for code in group.placed.faces())
    for seat, known in enumerate(view.known):
        if seat != view.seat:
            # A card of a draft may be one that was seen before.
            seen.update(Counter(known) | draft_of(view, seat))
    seen[int(deck.face_with[DIRECTION])] += view.beside
    seen[int(deck.face_with[KNOCK])] += view.thrown
    seen[int(deck.first_joker)] += view.stock
    return [int(deck.count[face]) - seen[face] for face in range(int(deck.faces))]


def draft_of(view: View, seat: int) -> Counter[int]:
    """The cards that a seat has put down for its draft; it still holds them."""
    if seat != view.turn:
        return Counter()
    codes = [code for group in view.draft for code in group.placed.faces()] + view.draft_cards
    return Counter(int(face_at(code)) for code in codes)

"""How many cards of each face a seat has not seen: they are in the draw pile or in hands."""

from __future__ import annotations

from nivelo.engine.deck import DIRECTION, KNOCK
from nivelo.engine.groups import face_at
from nivelo.engine.view import View


def unseen(view: View) -> list[int]:
    """Of each face of the deck, how many cards this seat cannot place."""
    deck = view.game.deck
    left = [int(n) for n in deck.count]
    open_cards = [view.hand, view.kept, view.under, *view.piles, *view.front, *view.opened]
    for seat in range(len(view.levels)):
        if seat != view.seat:
            open_cards += [view.known[seat], view.kept_seen[seat]]
    for group in view.groups:
        open_cards.append([int(face_at(code)) for code in group.placed.faces()])
    for cards in open_cards:
        for face in cards:
            left[face] -= 1
    if view.beside:
        left[int(deck.face_with[DIRECTION])] -= view.beside
    if view.thrown:
        left[int(deck.face_with[KNOCK])] -= view.thrown
    if view.stock:
        left[int(deck.first_joker)] -= view.stock
    return left

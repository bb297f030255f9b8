"""Which cards would bring a hand closer to a level, in short form."""

from __future__ import annotations

from nivelo.engine.cards.cards import Cards
from nivelo.engine.model.game import Game


def in_short(game: Game, hand: Cards, faces: list[int]) -> list[str]:
    """Faces for people: one word for all unseen cards of a value, and for those of a colour."""
    deck = game.deck
    helpful = set(faces)
    left = set(faces)
    texts = []
    unseen = [f for f in range(deck.coloured) if hand.count(f) < deck.count[f]]
    for column, name in ((deck.kind, deck.kind_text), (deck.colour, deck.colour_names.__getitem__)):
        by_name: dict[str, set[int]] = {}
        for face in unseen:
            by_name.setdefault(name(int(column[face])), set()).add(face)
        for text, all_of_it in by_name.items():
            if len(all_of_it & left) > 1 and all_of_it <= helpful:
                texts.append(f"any {text}")
                left -= all_of_it
    return texts + [deck.text[face] for face in sorted(left)]

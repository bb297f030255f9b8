"""A dealer who knows nothing of the engine but the random stream (docs/fairness.md)."""

from __future__ import annotations

from nivelo.engine.cards.deck import Deck
from nivelo.engine.random.stream import Stream


def deal(
    deck: Deck, stream: Stream, dealer: int, kept: list[list[int]], size: int
) -> tuple[list[list[int]], int, list[int]]:
    """The hands, the card turned up, and the draw pile with its top last. Seats count from 0.

    Cards that were kept stay in their hands; everyone else's are shuffled and dealt one by one
    from the dealer's left, passing over hands that have their size.
    """
    cards = [face for face in range(int(deck.faces)) for _ in range(int(deck.count[face]))]
    hands = [list(hand) for hand in kept]
    for hand in hands:
        for face in hand:
            cards.remove(face)
    for i in range(len(cards) - 1, 0, -1):
        j = int(stream.below(i + 1))
        cards[i], cards[j] = cards[j], cards[i]
    for _ in range(size):
        for place in range(1, len(hands) + 1):
            hand = hands[(dealer + place) % len(hands)]
            if len(hand) < size:
                hand.append(cards.pop())
    return [sorted(hand) for hand in hands], cards.pop(), cards

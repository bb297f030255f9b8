"""A plain check of whole layouts, to compare the engine's with: it tries every possible group."""

from __future__ import annotations

from itertools import combinations

from nivelo.engine.cards.deck import Deck
from nivelo.engine.groups.layout_check import Claim

ANY = -1
Slot = tuple[int, int]  # the kind and the colour that a place asks for, or ANY


def is_layout(
    deck: Deck, hand: list[int], groups: tuple[str, ...], claims: list[list[Claim]]
) -> bool:
    """Is this a layout of the level, leaving a card, and clear as to every joker?"""
    cards = [claim.face for group in claims for claim in group]
    return (
        len(claims) == len(groups)
        and all(0 <= face < deck.faces for face in cards)
        and all(cards.count(face) <= hand.count(face) for face in cards)
        and len(cards) < len(hand)
        and all(is_sensible(deck, claim) for group in claims for claim in group)
        and all(is_group(deck, text, group) for text, group in zip(groups, claims, strict=True))
    )


def is_sensible(deck: Deck, claim: Claim) -> bool:
    """Does it say only what there is, and of a card that is no joker only what is printed?"""
    if not -1 <= claim.kind < deck.kinds or not -1 <= claim.colour < deck.colours:
        return False
    if claim.face >= deck.coloured:
        return claim.face < deck.first_special
    return claim.kind in (ANY, deck.kind[claim.face]) and claim.colour in (
        ANY,
        deck.colour[claim.face],
    )


def is_group(deck: Deck, text: str, claims: list[Claim]) -> bool:
    """Is there exactly one such group that these cards can be?"""
    if text.startswith("points"):
        return is_points(deck, text, claims)
    fitting = [slots for slots in possible_groups(deck, text) if can_fill(deck, slots, claims)]
    return len(fitting) == 1


def possible_groups(deck: Deck, text: str) -> list[list[Slot]]:
    """Every group that the words of a level allow."""
    values, elements = int(deck.values), int(deck.elements)
    first_animal = values + elements
    words = text.split()
    n = int(next(word for word in words if word.isdecimal()))
    kinds = {
        "numbers": range(values),
        "elements": range(values, first_animal),
        "animals": range(first_animal, int(deck.kinds)),
    }.get(words[-1], range(int(deck.kinds)))
    colours = range(int(deck.colours))
    runs = [range(low, low + n) for low in range(values - n + 1)]
    if text.startswith("run"):
        return [[(kind, ANY) for kind in run] for run in runs]
    if text.startswith("colour run"):
        return [[(kind, colour) for kind in run] for run in runs for colour in colours]
    if text.startswith("colour"):
        return [[(ANY, colour)] * n for colour in colours]
    if text.startswith("set"):
        return [[(kind, ANY)] * n for kind in kinds]
    if text.startswith("element+animal"):
        pairs = combinations(range(elements), n)
        return [
            [(kind, ANY) for e in some for kind in (values + e, first_animal + e)] for some in pairs
        ]
    first = values if text.startswith("elements") else first_animal
    return [
        [(kind, ANY) for kind in some] for some in combinations(range(first, first + elements), n)
    ]


def can_fill(deck: Deck, slots: list[Slot], claims: list[Claim]) -> bool:
    """Can every card have a place of its own, and every place a card?"""
    if len(slots) != len(claims):
        return False
    held_by: dict[int, int] = {}

    def find_place(card: int, tried: set[int]) -> bool:
        for place, slot in enumerate(slots):
            if place in tried or not fits(deck, claims[card], slot):
                continue
            tried.add(place)
            if place not in held_by or find_place(held_by[place], tried):
                held_by[place] = card
                return True
        return False

    return all(find_place(card, set()) for card in range(len(claims)))


def fits(deck: Deck, claim: Claim, slot: Slot) -> bool:
    kind, colour = slot
    face = claim.face
    if face < deck.coloured:
        return kind in (ANY, deck.kind[face]) and colour in (ANY, deck.colour[face])
    if kind != ANY:
        joker = deck.jokers[face - int(deck.first_joker)]
        full = joker.low == 1 and joker.high == deck.values
        if claim.kind not in (ANY, kind) or not (full or joker.low <= kind + 1 <= joker.high):
            return False
    return colour == ANY or claim.colour in (ANY, colour)


def is_points(deck: Deck, text: str, claims: list[Claim]) -> bool:
    """Do the values add up, for some values of the jokers that declare none?"""
    sums = {0}
    colours = set()
    for claim in claims:
        joker = claim.face >= deck.coloured
        kind = claim.kind if joker else int(deck.kind[claim.face])
        colours.add(claim.colour if joker else int(deck.colour[claim.face]))
        if kind >= deck.values:
            return False
        worth = range(1, int(deck.values) + 1) if kind == ANY else (kind + 1,)
        sums = {total + n for total in sums for n in worth}
    one_colour = len(colours - {ANY}) <= 1 or not text.endswith("one colour")
    return bool(claims) and one_colour and int(text.split()[1]) in sums

"""Checking a whole layout sent by a player: the cards of each group, and the meanings of jokers."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from nivelo.engine.cards.cards import Cards
from nivelo.engine.cards.deck import Deck
from nivelo.engine.errors import LayoutError
from nivelo.engine.groups.groups import Group, colour_at, face_at, kind_at, new_group, place
from nivelo.engine.groups.levels import (
    COLOUR,
    COLOUR_RUN,
    PAIRS,
    PICTURES,
    POINTS,
    RUN,
    SET,
    GroupSpec,
    Level,
)


@final
class Claim:
    """One card of a layout; for a joker, the value or picture and the colour it stands for.

    -1 leaves it open: then the other cards must determine it.
    """

    def __init__(self, face: int, kind: int = -1, colour: int = -1) -> None:
        self.face = face
        self.kind = kind
        self.colour = colour


def claim_of(placed: int) -> Claim:
    """A card of a group as a complete claim."""
    return Claim(int(face_at(placed)), int(kind_at(placed)), int(colour_at(placed)))


def claims_of(groups: list[Group]) -> list[list[Claim]]:
    """The claims that lead to exactly these groups."""
    return [[claim_of(code) for code in group.placed.faces()] for group in groups]


def claim_text(claim: Claim, deck: Deck) -> str:
    """One card in notation: ``R4``, and for a joker ``J``, ``J=5``, ``J=R`` or ``J=R5``."""
    text = deck.text[claim.face]
    if claim.face < deck.coloured or (claim.kind < 0 and claim.colour < 0):
        return text
    letter = deck.colour_names[claim.colour][0].upper() if claim.colour >= 0 else ""
    return f"{text}={letter}{deck.kind_text(claim.kind) if claim.kind >= 0 else ''}"


def check_layout(
    deck: Deck, hand: Cards, level: Level, claims: list[list[Claim]], spare: i64 = 1
) -> list[Group]:
    """The groups of a layout in the level's order, or LayoutError with what does not fit.

    `spare` cards must remain: one to discard, or none if the layout ends the round or game (G22).
    """
    groups = len(claims)
    if groups != level.n:
        # No part of the level (S-17), and nothing beyond it (S-18).
        raise LayoutError("lay_out/groups", f"{groups} groups for the {level.n} of {level.text}")
    check_cards(deck, hand, claims)
    laid: list[Group] = []
    for i in range(groups):
        laid.append(check_group(deck, level.specs[i], claims[i]))
    if sum(len(group) for group in claims) + spare > hand.n:
        # The hand is emptied only by a discard (S-50).
        raise LayoutError("lay_out/last_card", f"all {hand.n} cards laid out, none to discard")
    return laid


def check_cards(deck: Deck, hand: Cards, claims: list[list[Claim]]) -> None:
    """Each card is in the hand, may be in a group, and has a possible meaning."""
    used: dict[int, int] = {}
    for group in claims:
        for claim in group:
            face = claim.face
            if not 0 <= face < deck.faces:
                raise LayoutError("lay_out/not_in_hand", f"there is no card {face} in this game")
            if face >= deck.first_special:
                raise LayoutError("lay_out/special", f"{deck.text[face]} is never part of a group")
            check_meaning(deck, claim)
            used[face] = used.get(face, 0) + 1
    for face, n in used.items():
        if n > hand.count(face):
            held = f"{n} times {deck.text[face]}, but the hand has {hand.count(face)}"
            raise LayoutError("lay_out/not_in_hand", held)


def check_meaning(deck: Deck, claim: Claim) -> None:
    """The meaning exists, and a card that is not a joker means itself or has none."""
    text = deck.text[claim.face]
    if not -1 <= claim.kind < deck.kinds or not -1 <= claim.colour < deck.colours:
        raise LayoutError(
            "lay_out/joker_range",
            f"{text} for kind {claim.kind} and colour {claim.colour}, which are not in this game",
        )
    if claim.face < deck.coloured:
        if claim.kind not in (-1, deck.kind[claim.face]) or claim.colour not in (
            -1,
            deck.colour[claim.face],
        ):
            raise LayoutError("lay_out/not_a_joker", f"{text} stands for nothing but itself")


def check_group(deck: Deck, spec: GroupSpec, claims: list[Claim]) -> Group:
    """The group made of these cards, if it is the required one."""
    if spec.kind == POINTS:
        return new_group(POINTS, count_points(deck, spec, claims), deck)
    if len(claims) < spec.slots:
        raise LayoutError("lay_out/too_short", f"{quote(deck, spec, claims)}, {spec.slots} cards")
    if len(claims) > spec.slots:
        raise LayoutError("lay_out/too_long", f"{quote(deck, spec, claims)}, {spec.slots} cards")
    fillings = fillings_of(deck, spec, claims, True)
    if len(fillings) == 0:
        raise misfit(deck, spec, claims)
    if len(fillings) > 1:
        raise LayoutError(
            "lay_out/joker_unclear",
            f"{quote(deck, spec, claims)}: say what the joker stands for, as in J=5, J=R or J=R5",
        )
    return new_group(spec.kind, fillings[0], deck)


def quote(deck: Deck, spec: GroupSpec, claims: list[Claim]) -> str:
    cards = " ".join([claim_text(claim, deck) for claim in claims])
    return f"{cards or 'nothing'} for {spec.text}"


def fillings_of(deck: Deck, spec: GroupSpec, claims: list[Claim], ranges: bool) -> list[list[int]]:
    """The group for each anchor that the cards and their claims allow.

    Fillings differ in where a run lies, or in the value, pictures or colour of a group; the order
    of two different jokers in a run makes no difference.
    """
    fillings: list[list[int]] = []
    for anchor in range(spec.anchors):
        placed = fill(deck, spec, anchor, claims, ranges)
        if len(placed) > 0:
            fillings.append(placed)
    return fillings


def fill(deck: Deck, spec: GroupSpec, anchor: i64, claims: list[Claim], ranges: bool) -> list[int]:
    """The cards placed as this anchor requires; None if they do not fit."""
    colour = spec.colour[anchor]
    places = Places(deck, spec.mask[anchor], spec.kind != SET, ranges)
    undeclared: list[int] = []
    for claim in claims:
        face = claim.face
        joker = face >= deck.coloured
        kind: i64 = claim.kind if joker else deck.kind[face]
        shown: i64 = claim.colour if joker else deck.colour[face]
        if colour >= 0 and shown >= 0 and shown != colour:
            return []
        if spec.kind == COLOUR:
            # Neither the value nor a joker's range matters here.
            places.placed.append(place(face, -1 if joker else kind, colour))
        elif kind < 0:
            undeclared.append(face)
        elif not places.put(face, kind, colour if joker else shown):
            return []
    # Ranges do not overlap: once the range jokers are placed, full ones can fill any other place.
    undeclared.sort(key=lambda face: int(deck.joker_full[face - deck.first_joker]))
    for face in undeclared:
        if not places.put_lowest(face, colour):
            return []
    placed = places.placed
    if spec.kind == SET or spec.kind == COLOUR:
        placed.sort()
    else:
        placed.sort(key=lambda code: int(kind_at(code)))
    return placed


@final
class Places:
    """The places of a group by kind, and the cards placed there."""

    def __init__(self, deck: Deck, mask: i64, one_each: bool, ranges: bool) -> None:
        self.deck = deck
        self.free: i64 = mask  # kinds that still accept a card
        self.one_each = one_each
        self.ranges = ranges  # do the ranges of jokers matter?
        self.placed: list[int] = []

    def put(self, face: i64, kind: i64, colour: i64) -> bool:
        """Place a card; False if there is no place for it."""
        if (self.free >> kind) & 1 == 0:
            return False
        if self.ranges and face >= self.deck.coloured and not self.deck.joker_fits(face, kind):
            return False
        if self.one_each:
            self.free &= ~(1 << kind)
        self.placed.append(place(face, kind, colour))
        return True

    def put_lowest(self, face: i64, colour: i64) -> bool:
        """Place a joker in the lowest place that it fits."""
        kind: i64
        for kind in range(self.deck.kinds):
            if self.put(face, kind, colour):
                return True
        return False


def misfit(deck: Deck, spec: GroupSpec, claims: list[Claim]) -> LayoutError:
    """What is wrong with cards that do not form such a group."""
    text = quote(deck, spec, claims)
    if len(fillings_of(deck, spec, claims, False)) > 0:
        return LayoutError("lay_out/joker_range", f"{text}: a joker is out of its range")
    if spec.kind == COLOUR or (spec.kind == COLOUR_RUN and not one_colour(deck, claims)):
        return LayoutError("lay_out/not_one_colour", f"{text}: not of one colour")
    if spec.kind == RUN or spec.kind == COLOUR_RUN:
        return LayoutError("lay_out/not_a_run", f"{text}: the values do not follow one another")
    if spec.kind == SET:
        return LayoutError("lay_out/not_a_set", f"{text}: not of one value or picture")
    if spec.kind == PICTURES:
        return LayoutError("lay_out/not_pictures", f"{text}: not so many different ones")
    assert spec.kind == PAIRS
    return LayoutError("lay_out/not_matching", f"{text}: not each element with its animal")


def one_colour(deck: Deck, claims: list[Claim]) -> bool:
    """Can all cards and claims have one colour?"""
    shown: set[int] = set()
    for claim in claims:
        shown.add(claim.colour if claim.face >= deck.coloured else int(deck.colour[claim.face]))
    return len(shown - {-1}) <= 1


def count_points(deck: Deck, spec: GroupSpec, claims: list[Claim]) -> list[int]:
    """Number cards and jokers with exactly this many points, highest first, jokers last.

    Jokers without a meaning count as much as possible, the first ones most. Nothing is ever laid
    off on points (N24), so a joker has no colour there even if one colour is required.
    """
    text = quote(deck, spec, claims)
    if len(claims) == 0:
        raise LayoutError("lay_out/too_short", f"{text}, at least one card")
    if spec.colour[0] >= 0 and not one_colour(deck, claims):
        raise LayoutError("lay_out/not_one_colour", f"{text}: not of one colour")
    naturals: list[int] = []
    worth: list[int] = []  # of each joker
    undeclared = 0
    left = int(spec.size)
    for claim in claims:
        joker = claim.face >= deck.coloured
        kind = claim.kind if joker else int(deck.kind[claim.face])
        if kind >= deck.values:
            raise LayoutError("lay_out/points", f"{text}: pictures have no points")
        if kind < 0:
            undeclared += 1
        elif joker:
            worth.append(kind + 1)
        else:
            naturals.append(place(claim.face, kind, deck.colour[claim.face]))
        left -= kind + 1
    if not undeclared <= left <= undeclared * deck.values:
        points = f"{spec.size - left} points"
        if undeclared > 0:
            points += f" and {undeclared} jokers of 1 to {deck.values}"
        raise LayoutError("lay_out/points", f"{text}: {points}")
    while undeclared > 0:
        undeclared -= 1
        worth.append(min(int(deck.values), left - undeclared))
        left -= worth[-1]
    naturals.sort(reverse=True)
    worth.sort(reverse=True)
    return naturals + [place(deck.first_joker, n - 1, -1) for n in worth]

"""Groups longer than the level asks for, which people lay out at once (S-19)."""

from __future__ import annotations

from itertools import combinations
from typing import Final, final

from nivelo.engine.cards.deck import Deck
from nivelo.engine.errors import LayoutError
from nivelo.engine.groups.groups import Group, face_at, kind_at, place
from nivelo.engine.groups.layout_check import Claim, check_cards, check_group, claim_of, misfit
from nivelo.engine.groups.levels import COLOUR_RUN, PAIRS, PICTURES, POINTS, RUN, GroupSpec
from nivelo.engine.model.moves import AS_GROUP, FIRST_PICTURE, HIGH_END, Move
from nivelo.engine.model.position import PLAYING
from nivelo.engine.rules.laying_out import level_of, spare_needed
from nivelo.engine.state import State

MOST_CARDS: Final = 99  # of a group, in the words of a level


@final
class SplitLayout:
    """A layout as it is played: exactly what the level asks for, followed by lay-offs."""

    def __init__(
        self, claims: list[list[Claim]], groups: list[Group], lay_offs: list[Move]
    ) -> None:
        self.claims = claims  # of the exact layout; if it was split, every joker has a meaning
        self.groups = groups  # the same, checked: for `State.lay_out_checked`
        self.lay_offs = lay_offs  # not played if laying out ends the round or the game


def split_longer(state: State, claims: list[list[Claim]]) -> SplitLayout:
    """Check a layout once, and split off whatever exceeds the level.

    An invalid layout raises LayoutError, as in `State.check_layout`.
    """
    deck = state.game.deck
    hand = state.hands[state.turn]
    moves = state.game.moves
    if state.decision != PLAYING:
        raise LayoutError("lay_out/not_now", f"seat {state.to_act + 1} is {state.decision_name}")
    specs = level_of(state, state.turn).specs
    both = range(min(len(specs), len(claims)))
    if not any(is_longer(specs[i], claims[i], deck) for i in both):
        return SplitLayout(claims, state.check_layout(claims), [])
    check_cards(deck, hand, claims)
    exact: list[list[Claim]] = []
    lay_offs: list[Move] = []
    for i in range(len(claims)):
        group = claims[i]
        if i >= len(specs) or not is_longer(specs[i], group, deck):
            exact.append(group)
            continue
        spec = specs[i]
        placed = placed_in_order(deck, spec, group)
        exact.append([claim_of(code) for code in placed[: spec.slots]])
        for code in placed[spec.slots :]:
            number = moves.lay_off(len(state.groups) + i, face_at(code), meaning(deck, spec, code))
            lay_offs.append(moves.moves[number])
    groups = state.check_layout(exact)
    if sum(len(group) for group in claims) + spare_needed(state, state.turn) > hand.n:
        raise LayoutError("lay_out/last_card", f"all {hand.n} cards laid down, none to discard")
    return SplitLayout(exact, groups, lay_offs)


def is_longer(spec: GroupSpec, group: list[Claim], deck: Deck) -> bool:
    """Is the group longer, and of a kind that takes lay-offs card by card?"""
    if not spec.slots < len(group) <= MOST_CARDS:
        return False
    if spec.kind == RUN or spec.kind == COLOUR_RUN:
        return len(group) <= deck.values
    return spec.kind != POINTS  # nothing is laid off on points (N24)


def placed_in_order(deck: Deck, spec: GroupSpec, group: list[Claim]) -> list[int]:
    """The cards with their meanings: first those of the exact group, then the others."""
    if spec.kind != PICTURES and spec.kind != PAIRS:
        return check_group(deck, longer(spec, len(group), deck), group).placed.faces()
    for first in combinations(range(len(group)), int(spec.slots)):
        try:
            core = check_group(deck, spec, [group[i] for i in first])
        except LayoutError:
            continue  # other cards of it may form the group
        rest = [group[i] for i in range(len(group)) if i not in first]
        kinds = [
            claim.kind if claim.face >= deck.coloured else deck.kind[claim.face] for claim in rest
        ]
        if all(kind >= 0 and (core.pictures >> kind) & 1 == 1 for kind in kinds):
            placed = [int(place(c.face, k, c.colour)) for c, k in zip(rest, kinds, strict=True)]
            return core.placed.faces() + placed
    raise misfit(deck, spec, group)


def meaning(deck: Deck, spec: GroupSpec, code: int) -> int:
    """The meaning of this card as a lay-off: for a joker an end of a run, or a picture."""
    if face_at(code) < deck.coloured:
        return AS_GROUP
    if spec.kind == RUN or spec.kind == COLOUR_RUN:
        return HIGH_END
    if spec.kind == PICTURES or spec.kind == PAIRS:
        return int(FIRST_PICTURE + kind_at(code) - deck.values)
    return AS_GROUP


def longer(spec: GroupSpec, cards: int, deck: Deck) -> GroupSpec:
    """The same kind of group with more cards."""
    return GroupSpec(spec.text.replace(str(spec.size), str(cards), 1), deck)

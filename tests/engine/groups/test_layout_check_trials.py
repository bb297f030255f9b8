"""The check of whole layouts agrees with the solver and with a plain check, on many of them."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from nivelo.engine.cards.cards import hand_of
from nivelo.engine.errors import LayoutError
from nivelo.engine.groups.groups import Group
from nivelo.engine.groups.layout_check import Claim, check_layout, claims_of
from support.solver.plain_layouts import is_layout
from support.solver.solver_hands import Dealer
from support.solver.solver_levels import TriedLevel, levels_of_games, random_level

# Trials: with the sources interpreted and measured for coverage they would take minutes.
pytestmark = pytest.mark.slow_pure

CODES = {
    "lay_out/groups",
    "lay_out/joker_range",
    "lay_out/joker_unclear",
    "lay_out/last_card",
    "lay_out/not_a_joker",
    "lay_out/not_a_run",
    "lay_out/not_a_set",
    "lay_out/not_in_hand",
    "lay_out/not_matching",
    "lay_out/not_one_colour",
    "lay_out/not_pictures",
    "lay_out/points",
    "lay_out/special",
    "lay_out/too_long",
    "lay_out/too_short",
}


def placed(groups: list[Group]) -> list[list[int]]:
    return [group.placed.faces() for group in groups]


@pytest.mark.parametrize("tried", levels_of_games(), ids=lambda t: f"{t.name}: {t.level.text}")
def test_every_layout_of_the_solver_is_accepted_as_it_is(tried: TriedLevel) -> None:
    dealer = Dealer(tried, Random(tried.level.text))
    seen = 0
    for _ in range(6):
        hand = hand_of(dealer.layout())
        for layout in tried.finder.layouts(hand, tried.level, 20):
            seen += 1
            claims = claims_of(layout)
            for group in claims:
                dealer.random.shuffle(group)
            checked = check_layout(tried.deck, hand, tried.level, claims)
            assert placed(checked) == placed(layout)
            assert [int(group.kind) for group in checked] == [
                int(spec.kind) for spec in tried.level.specs
            ]
    assert seen > 0


def mutate(tried: TriedLevel, random: Random, hand: list[int], claims: list[list[Claim]]) -> None:
    """Change a layout a little: often into none, sometimes into another one."""
    deck = tried.deck
    group = random.choice(claims)
    i = random.randrange(len(group)) if group else 0
    change = random.randrange(10)
    if change == 0:
        claims.append([Claim(random.choice(hand))])
    elif change == 1:
        claims.remove(group)
    elif change == 2 or not group:
        group.append(Claim(random.choice(hand)))
    elif change == 3:
        del group[i]
    elif change == 4:
        group[i] = Claim(random.choice(hand))
    elif change == 5:
        other = random.choice([some for some in claims if some])
        j = random.randrange(len(other))
        group[i], other[j] = other[j], group[i]
    elif change == 6:
        group[i] = Claim(random.randrange(int(deck.faces)))
    elif change == 7:
        group[i] = Claim(group[i].face, random.randrange(-1, int(deck.kinds)), group[i].colour)
    elif change == 8:
        group[i] = Claim(group[i].face, group[i].kind, random.randrange(-1, int(deck.colours)))
    else:
        jokers = [face for face in hand if deck.is_joker(face)]
        if jokers:
            group[i] = Claim(random.choice(jokers))


def forget(deck_coloured: int, random: Random, claims: list[list[Claim]]) -> list[list[Claim]]:
    """The same cards, with less said of the jokers."""
    chance = random.choice((0.0, 0.3, 1.0))

    def say_less(claim: Claim) -> Claim:
        if claim.face < deck_coloured:
            return Claim(claim.face)
        kind = -1 if random.random() < chance else claim.kind
        return Claim(claim.face, kind, -1 if random.random() < chance else claim.colour)

    return [[say_less(claim) for claim in group] for group in claims]


def changed_layouts(tried: TriedLevel, random: Random) -> list[tuple[list[int], list[list[Claim]]]]:
    dealer = Dealer(tried, random)
    changed = []
    for _ in range(4):
        hand = sorted(dealer.layout())
        for layout in tried.finder.layouts(hand_of(hand), tried.level, 3):
            for changes in (0, 0, 1, 1, 2):
                claims = forget(int(tried.deck.coloured), random, claims_of(layout))
                for _ in range(changes):
                    if claims:
                        mutate(tried, random, hand, claims)
                used = sorted(claim.face for group in claims for claim in group)
                changed.append((used if random.random() < 0.1 else hand, claims))
    return changed


def outcome(tried: TriedLevel, hand: list[int], claims: list[list[Claim]]) -> str:
    """The code of the error, or "" if the layout is accepted; then it says all that it means."""
    try:
        groups = check_layout(tried.deck, hand_of(hand), tried.level, claims)
    except LayoutError as error:
        return error.code
    again = check_layout(tried.deck, hand_of(hand), tried.level, claims_of(groups))
    assert placed(again) == placed(groups)
    return ""


def test_changed_layouts_are_accepted_exactly_when_a_plain_check_accepts_them() -> None:
    random = Random(8)
    outcomes: Counter[str] = Counter()
    for tried in levels_of_games() + [random_level(random) for _ in range(150)]:
        for hand, claims in changed_layouts(tried, random):
            code = outcome(tried, hand, claims)
            outcomes[code] += 1
            accepted = is_layout(tried.deck, hand, tried.groups, claims)
            plain = [[(c.face, c.kind, c.colour) for c in group] for group in claims]
            assert (code == "") == accepted, (tried.name, tried.groups, hand, plain, code)
    assert set(outcomes) == CODES | {""}, "a code that never comes up is not tested"
    assert outcomes[""] > 1000

"""Trials of solver and layout finder: hands for levels, and where exhaustive search disagrees."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from nivelo.engine.cards.cards import hand_of
from nivelo.engine.groups.groups import Group, colour_at, face_at, kind_at
from nivelo.engine.groups.levels import POINTS
from support.solver.card_by_card import table_for, ways_to_lay_out
from support.solver.exhaustive_search import Laid, Layout, Oracle, TooManyError
from support.solver.solver_hands import Dealer, ways_to_deal
from support.solver.solver_levels import TriedLevel, levels_of_games, random_level

ALL = 1_000_000


@dataclass(frozen=True)
class Trial:
    """A hand of some kind for a level; the hand is a list of faces in any order."""

    tried: TriedLevel
    oracle: Oracle
    kind: str
    hand: list[int]

    def __str__(self) -> str:
        deck = self.tried.deck
        jokers = [(j.low, j.high) for j in deck.jokers]
        return (
            f"{self.tried.name}: {int(deck.values)} values, {int(deck.colours)} colours, "
            f"{int(deck.copies)} copies, {int(deck.elements)} elements, jokers {jokers}; "
            f"{', '.join(self.tried.groups)}; hand ({self.kind}): "
            f"{deck.hand_text(sorted(self.hand)) or 'none'}"
        )

    def disagreements(self, with_helps: bool) -> list[str]:
        """What the solver says otherwise than the search, in words."""
        tried, oracle = self.tried, self.oracle
        hand = hand_of(self.hand)
        faults = []
        missing = int(tried.solver.missing(hand, tried.level))
        expected = oracle.missing(self.hand)
        if missing != expected:
            faults.append(f"missing {missing}, not {expected}: {self}")
        can = tried.finder.can_lay_out(hand, tried.level)
        if can != oracle.can_lay_out(self.hand):
            faults.append(f"can_lay_out {can}: {self}")
        if with_helps:
            helps = list(tried.solver.helps(hand, tried.level))
            better = oracle.helps(self.hand)
            if helps != better:
                text = tried.deck.hand_text
                faults.append(f"helps {text(helps)}, not {text(better)}: {self}")
        if hand.faces() != sorted(self.hand):
            faults.append(f"the hand was changed: {self}")
        return faults

    def layouts(self, most_steps: int) -> set[Layout] | None:
        """All layouts that the search finds, or None if they are too many to list."""
        try:
            return self.oracle.layouts(self.hand, most_steps)
        except TooManyError:
            return None

    def layout_disagreements(self, expected: set[Layout]) -> list[str]:
        """How the layouts that the finder lists differ from those of the search, in words."""
        tried = self.tried
        listed = tried.finder.layouts(hand_of(self.hand), tried.level, ALL)
        layouts = [plain_layout(tried, groups) for groups in listed]
        faults = []
        if len(set(layouts)) < len(layouts):
            faults.append(f"a layout is listed twice: {self}")
        if set(layouts) != expected:
            faults.append(f"{len(layouts)} layouts, not {len(expected)}: {self}")
        return faults

    def path_disagreements(self, expected: set[Layout]) -> list[str]:
        """How the layouts that are reached card by card differ from those of the search."""
        ways = ways_to_lay_out(table_for(self.tried), self.hand)
        reached = {plain_layout(self.tried, groups) for groups in ways}
        if reached == expected:
            return []
        return [f"{len(reached)} layouts card by card, not {len(expected)}: {self}"]


def plain_layout(tried: TriedLevel, groups: list[Group]) -> Layout:
    """A layout as the search writes it: sorted, and jokers of points without their points."""
    coloured = int(tried.deck.coloured)
    laid: list[tuple[str, tuple[Laid, ...]]] = []
    for text, group in zip(tried.groups, groups, strict=True):
        cards = []
        for code in group.placed.faces():
            face, kind, colour = int(face_at(code)), int(kind_at(code)), int(colour_at(code))
            hidden = group.kind == POINTS and face >= coloured
            cards.append((face, -1 if hidden else kind, colour))
        laid.append((text, tuple(sorted(cards))))
    return tuple(sorted(laid))


def trials(random: Random, levels: list[TriedLevel], hands_each: int) -> Iterator[Trial]:
    """So many hands for each level, of all kinds in turn."""
    for tried in levels:
        dealer = Dealer(tried, random)
        deals = list(ways_to_deal(dealer).items())
        for i in range(hands_each):
            kind, deal = deals[i % len(deals)]
            yield Trial(tried, dealer.oracle, kind, deal())


def endless_trials(random: Random, hands_each: int) -> Iterator[Trial]:
    """Trials for ever: all levels of the games and as many random ones, again and again."""
    games = levels_of_games()
    while True:
        own = [random_level(random) for _ in games]
        yield from trials(random, [*games, *own], hands_each)

"""The finder lists every layout once, and laying out card by card reaches just these."""

from __future__ import annotations

from collections import Counter
from functools import cache
from math import factorial, prod
from random import Random

import pytest

from nivelo.engine.cards.cards import hand_of
from nivelo.engine.groups.groups import Group, face_at, kind_at
from nivelo.engine.groups.layout_check import check_layout, claims_of
from nivelo.engine.groups.levels import POINTS
from nivelo.games import load
from support.solver.exhaustive_search import Layout
from support.solver.solver_levels import MEDLEYS, TriedLevel, levels_of_games, random_level_of
from support.solver.solver_trials import ALL, Trial, plain_layout, trials

# Trials: with the sources interpreted and measured for coverage they would take minutes.
pytestmark = pytest.mark.slow_pure

MOST_STEPS = 400
MOST_CARDS = 11  # of a level with groups that compete
MOST_WAYS = 72  # to lay out card by card
LEVELS = levels_of_games()
DECKS = list(dict.fromkeys(tried.name for tried in LEVELS))


class Listing:
    """What the finder lists for a hand, in order, and what the search finds."""

    def __init__(self, trial: Trial, expected: set[Layout]) -> None:
        self.trial = trial
        self.expected = expected
        self.tried = trial.tried
        self.hand = hand_of(trial.hand)
        self.coloured = int(self.tried.deck.coloured)
        self.groups = self.tried.finder.layouts(self.hand, self.tried.level, ALL)
        self.layouts = self.plain(self.groups)

    def plain(self, layouts: list[list[Group]]) -> list[Layout]:
        return [plain_layout(self.tried, groups) for groups in layouts]

    def jokers(self, layout: Layout) -> int:
        return sum(1 for _, cards in layout for card in cards if card[0] >= self.coloured)


def listings(random: Random, levels: list[TriedLevel], hands: int) -> list[Listing]:
    """Hands that hold the level, or nearly, and do so in a number of ways that can be listed."""
    cases = []
    for trial in trials(random, levels, hands):
        if len(trial.hand) <= 14 and trial.oracle.missing(trial.hand, 2) < 2:
            expected = trial.layouts(MOST_STEPS)
            if expected is not None:
                cases.append(Listing(trial, expected))
    return cases


@cache
def listings_of(deck: str) -> list[Listing]:
    """The same for all levels of a game."""
    return listings(Random(deck), [tried for tried in LEVELS if tried.name == deck], 7)


@cache
def listings_for(words: tuple[str, ...]) -> list[Listing]:
    """The same for levels of groups that compete, until ten hands have several layouts."""
    random = Random(" ".join(words))
    cases: list[Listing] = []
    while sum(1 for case in cases if len(case.expected) > 1) < 10:
        cases += listings(random, [random_level_of(random, words, MOST_CARDS)], 7)
    return cases


def check_all(cases: list[Listing]) -> None:
    """Every layout is found, once, and what is asked for in part is a part of it."""
    for case in cases:
        hand, level, finder = case.hand, case.tried.level, case.tried.finder
        assert len(set(case.layouts)) == len(case.layouts), case.trial
        assert set(case.layouts) == case.expected, case.trial
        assert finder.can_lay_out(hand, level) == (len(case.expected) > 0), case.trial
        for limit in (0, 1, 2, 7):
            first = case.plain(finder.layouts(hand, level, limit))
            assert first == case.layouts[:limit], case.trial
    # Were there none with several layouts, nothing would have been shown.
    assert sum(1 for case in cases if len(case.expected) > 1) >= 5


@pytest.mark.parametrize("deck", DECKS)
def test_every_layout_is_found_once_at_every_level_of_a_game(deck: str) -> None:
    check_all(listings_of(deck))


@pytest.mark.parametrize("words", MEDLEYS, ids=", ".join)
def test_every_layout_is_found_once_for_groups_that_compete(words: tuple[str, ...]) -> None:
    check_all(listings_for(words))


@pytest.mark.parametrize("deck", DECKS)
def test_thrifty_layouts_are_those_with_the_fewest_jokers(deck: str) -> None:
    saved = 0
    for case in listings_of(deck):
        hand, level, finder = case.hand, case.tried.level, case.tried.finder
        jokers = [case.jokers(layout) for layout in case.expected]
        fewest = {layout for layout in case.expected if case.jokers(layout) == min(jokers)}
        assert set(case.plain(finder.thrifty_layouts(hand, level, ALL))) == fewest, case.trial
        assert len(finder.thrifty_layouts(hand, level, 1)) == min(1, len(fewest)), case.trial
        saved += len(fewest) < len(case.expected)
    assert saved >= 3


def test_no_layouts_are_found_where_none_are_wanted() -> None:
    game = load("level8-101", 2)
    words = ["r1", "r2", "r3", "b5", "b6", "b7", "g9"]
    hand = hand_of([game.deck.face_of[word] for word in words])
    level = game.levels[0][0]
    assert game.finder.can_lay_out(hand, level)
    assert game.finder.thrifty_layouts(hand, level, 0) == []
    assert game.finder.layouts(hand, level, 0) == []


@pytest.mark.parametrize("deck", DECKS)
def test_layouts_with_few_jokers_are_those_that_use_no_more(deck: str) -> None:
    for case in listings_of(deck)[::3]:
        for jokers in range(4):
            few = case.tried.finder.layouts(case.hand, case.tried.level, ALL, jokers)
            allowed = [layout for layout in case.layouts if case.jokers(layout) <= jokers]
            assert case.plain(few) == allowed, case.trial


@pytest.mark.parametrize("deck", DECKS)
def test_every_layout_found_may_be_laid_out_and_leaves_a_card(deck: str) -> None:
    for case in listings_of(deck)[::3]:
        tried = case.tried
        for groups, layout in zip(case.groups, case.layouts, strict=True):
            used = [face for _, cards in layout for face, _, _ in cards]
            assert len(used) < len(case.trial.hand), case.trial
            checked = check_layout(tried.deck, case.hand, tried.level, claims_of(groups))
            assert case.plain([checked]) == [layout], case.trial


@pytest.mark.parametrize(
    "words", [words for words in MEDLEYS if "points" in " ".join(words)], ids=", ".join
)
def test_points_add_up_with_as_few_jokers_as_will_do(words: tuple[str, ...]) -> None:
    for case in listings_for(words):
        values = int(case.tried.deck.values)
        asked = next(int(spec.size) for spec in case.tried.level.specs if spec.kind == POINTS)
        for group in [g for groups in case.groups for g in groups if g.kind == POINTS]:
            cards = group.placed.faces()
            counted = [int(kind_at(code)) + 1 for code in cards]
            assert sum(counted) == asked, case.trial
            assert all(1 <= points <= values for points in counted), case.trial
            pairs = zip(counted, cards, strict=True)
            jokers = [points for points, code in pairs if face_at(code) >= case.coloured]
            assert not jokers or sum(jokers) > values * (len(jokers) - 1), case.trial


def check_card_by_card(cases: list[Listing]) -> None:
    """Laying out move by move reaches the layouts of the search and nothing else."""
    reached = 0
    for case in cases:
        # Groups with the same words can be laid out in any order.
        orders = prod(factorial(n) for n in Counter(case.tried.groups).values())
        if orders * len(case.expected) <= MOST_WAYS:
            assert case.trial.path_disagreements(case.expected) == []
            reached += len(case.expected)
    assert reached >= 3


@pytest.mark.parametrize("deck", DECKS)
def test_card_by_card_leads_to_all_layouts_and_to_no_dead_end(deck: str) -> None:
    check_card_by_card(listings_of(deck))


@pytest.mark.parametrize("words", MEDLEYS, ids=", ".join)
def test_card_by_card_leads_to_all_layouts_of_groups_that_compete(words: tuple[str, ...]) -> None:
    check_card_by_card(listings_for(words))


@pytest.mark.parametrize("game", ["level8-99", "level8-101", "niveldoce"])
def test_a_layout_may_use_the_whole_hand_just_where_it_could_with_a_card_more(game: str) -> None:
    """A special card is in no group: with one in the hand there is always something to discard."""
    deck = load(game, players=2).deck
    special = int(deck.first_special)
    exact = 0
    for tried in [tried for tried in LEVELS if tried.name == game]:
        for trial in trials(Random(tried.level.text), [tried], 12):
            hand = trial.hand[: int(tried.level.slots) + 1]
            for cards in (hand, hand[:-1]):
                with_more = tried.finder.layouts(hand_of([*cards, special]), tried.level, 20)
                alone = tried.finder.layouts(hand_of(cards), tried.level, 20, spare=0)
                plain = [plain_layout(tried, groups) for groups in alone]
                assert plain == [plain_layout(tried, groups) for groups in with_more]
                exact += any(sum(int(g.placed.n) for g in groups) == len(cards) for groups in alone)
    assert exact > 5

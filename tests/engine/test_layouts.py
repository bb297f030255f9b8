"""The finder lists every layout once, and laying out card by card reaches just these."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from hands import Dealer
from nivelo.engine.cards import hand_of
from nivelo.engine.groups import Group, face_at, kind_at
from nivelo.engine.layout_check import check_layout, claims_of
from nivelo.engine.levels import POINTS
from nivelo.engine.position import LAYING_OUT
from nivelo.engine.state import State
from nivelo.games import load
from oracle import Layout
from scenario import Scenario
from solver_trials import ALL, Trial, plain_layout, trials
from tried_levels import MEDLEYS, TriedLevel, levels_of_games, random_level_of

MOST_STEPS = 400
MOST_CARDS = 10  # of a level with groups that compete
LEVELS = levels_of_games()
DECKS = list(dict.fromkeys(tried.name for tried in LEVELS))


class Found:
    """What the finder lists for a hand, in order, and what the search finds."""

    def __init__(self, trial: Trial, expected: set[Layout]) -> None:
        self.trial = trial
        self.expected = expected
        self.tried = trial.tried
        self.hand = hand_of(trial.hand)
        self.coloured = int(self.tried.deck.coloured)
        self.groups = self.tried.finder.layouts(self.hand, self.tried.level, ALL)
        self.layouts = self.plain(self.groups)

    def plain(self, found: list[list[Group]]) -> list[Layout]:
        return [plain_layout(self.tried, groups) for groups in found]

    def jokers(self, layout: Layout) -> int:
        return sum(1 for _, cards in layout for card in cards if card[0] >= self.coloured)


def found(random: Random, levels: list[TriedLevel], hands: int) -> list[Found]:
    """Hands that hold the level, or nearly, and do so in a number of ways that can be listed."""
    cases = []
    for trial in trials(random, levels, hands):
        if len(trial.hand) <= 14 and trial.oracle.missing(trial.hand, 2) < 2:
            expected = trial.layouts(MOST_STEPS)
            if expected is not None:
                cases.append(Found(trial, expected))
    return cases


@cache
def found_at(deck: str) -> list[Found]:
    """The same for all levels of a game."""
    return found(Random(deck), [tried for tried in LEVELS if tried.name == deck], 7)


@cache
def found_for(words: tuple[str, ...]) -> list[Found]:
    """The same for levels of groups that compete, until ten hands have several layouts."""
    random = Random(" ".join(words))
    cases: list[Found] = []
    while sum(1 for case in cases if len(case.expected) > 1) < 10:
        cases += found(random, [random_level_of(random, words, MOST_CARDS)], 7)
    return cases


def check_all(cases: list[Found]) -> None:
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
    check_all(found_at(deck))


@pytest.mark.parametrize("words", MEDLEYS, ids=", ".join)
def test_every_layout_is_found_once_for_groups_that_compete(words: tuple[str, ...]) -> None:
    check_all(found_for(words))


@pytest.mark.parametrize("deck", DECKS)
def test_thrifty_layouts_are_those_with_the_fewest_jokers(deck: str) -> None:
    saved = 0
    for case in found_at(deck):
        hand, level, finder = case.hand, case.tried.level, case.tried.finder
        jokers = [case.jokers(layout) for layout in case.expected]
        fewest = {layout for layout in case.expected if case.jokers(layout) == min(jokers)}
        assert set(case.plain(finder.thrifty_layouts(hand, level, ALL))) == fewest, case.trial
        assert len(finder.thrifty_layouts(hand, level, 1)) == min(1, len(fewest)), case.trial
        saved += len(fewest) < len(case.expected)
    assert saved >= 3


@pytest.mark.parametrize("deck", DECKS)
def test_layouts_with_few_jokers_are_those_that_use_no_more(deck: str) -> None:
    for case in found_at(deck)[::3]:
        for jokers in range(4):
            few = case.tried.finder.layouts(case.hand, case.tried.level, ALL, jokers)
            allowed = [layout for layout in case.layouts if case.jokers(layout) <= jokers]
            assert case.plain(few) == allowed, case.trial


@pytest.mark.parametrize("deck", DECKS)
def test_every_layout_found_may_be_laid_out_and_leaves_a_card(deck: str) -> None:
    for case in found_at(deck)[::3]:
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
    for case in found_for(words):
        values = int(case.tried.deck.values)
        asked = next(int(ask.size) for ask in case.tried.level.asks if ask.kind == POINTS)
        for group in [g for groups in case.groups for g in groups if g.kind == POINTS]:
            cards = group.placed.faces()
            counted = [int(kind_at(code)) + 1 for code in cards]
            assert sum(counted) == asked, case.trial
            assert all(1 <= points <= values for points in counted), case.trial
            pairs = zip(counted, cards, strict=True)
            jokers = [points for points, code in pairs if face_at(code) >= case.coloured]
            assert not jokers or sum(jokers) > values * (len(jokers) - 1), case.trial


def drafts(state: State) -> Iterator[list[Group]]:
    """The groups on the table after every way to go on laying out, card by card."""
    if state.decision != LAYING_OUT:
        yield state.groups
        return
    moves = state.legal_moves()
    assert moves, "a layout in the making can always be completed"
    for move in moves:
        after = state.clone()
        after.play(move)
        yield from drafts(after)


def check_card_by_card(table: Scenario, tried: TriedLevel, number: int, random: Random) -> int:
    """Lay out some hands card by card in every way; gives how many layouts were reached."""
    dealer = Dealer(tried, random)
    reached = 0
    for deal in (dealer.layout, dealer.near_miss, dealer.many_jokers):
        hand = deal()
        expected = Trial(tried, dealer.oracle, "", hand).layouts(100)
        if expected is None:
            continue
        table.hand(1, table.deck.hand_text(hand)).level(1, number).playing(1)
        assert ("lay-out" in table.legal()) == (len(expected) > 0)
        if expected:
            state = table.state.clone()
            state.play(table.game.moves.by_text["lay-out"])
            paths = {plain_layout(tried, groups) for groups in drafts(state)}
            assert paths == expected, table.deck.hand_text(hand)
            reached += len(paths)
    return reached


@pytest.mark.parametrize(
    ("game", "side", "mix"),
    [
        ("level8-99", "one", "none"),
        ("level8-101", "two", "none"),
        ("level8-101", "one", "master-all"),
        ("level8-101", "two", "master-specials"),
        ("level8-master", "one", "none"),
        ("level8-master", "two", "none"),
        ("level8-board", "two", "none"),
        ("niveldoce", "one", "none"),
    ],
)
def test_card_by_card_leads_to_all_layouts_and_to_no_dead_end(
    game: str, side: str, mix: str
) -> None:
    random = Random(f"{game} {side} {mix}")
    table = Scenario(game, side=side, mix=mix)
    played = load(game, side=side, mix=mix)
    reached = 0
    for number, level in enumerate(played.levels[0], 1):
        groups = tuple(ask.text for ask in level.asks)
        tried = TriedLevel(game, played.deck, groups, level, played.solver, played.finder)
        reached += sum(check_card_by_card(table, tried, number, random) for _ in range(3))
    assert reached >= 100


@pytest.mark.parametrize(
    ("game", "groups"),
    [
        ("level8-101", ("colour 3", "colour 3", "set 2")),
        ("level8-101", ("colour run 3", "colour 3")),
        ("level8-master", ("run 3", "run 3", "run 3")),
        ("level8-master", ("colour 3", "colour run 2", "set 2")),
        ("niveldoce", ("points 9", "colour run 3")),
        ("niveldoce", ("set 2", "points 15 one colour")),
        ("niveldoce", ("points 10", "set 2", "set 2 of numbers")),
        ("niveldoce", ("set 2", "set 2 of elements", "elements 2")),
        ("niveldoce", ("element+animal 2", "animals 1", "colour 2")),
    ],
)
def test_card_by_card_leads_to_all_layouts_of_groups_that_compete(
    game: str, groups: tuple[str, ...]
) -> None:
    random = Random(" ".join(groups))
    table = Scenario(game, asks=groups)
    played = table.game
    level = played.levels[0][0]
    tried = TriedLevel(game, played.deck, groups, level, played.solver, played.finder)
    assert sum(check_card_by_card(table, tried, 1, random) for _ in range(15)) >= 15

"""Odds of fresh hands, compared with what can be counted exactly."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from nivelo.engine.cards.cards import hand_of
from nivelo.engine.model.game import Game
from nivelo.engine.random.fairness import seed_from_int
from nivelo.engine.random.stream import Stream
from nivelo.engine.sampling.fresh_hands import FreshHands, dealt_cards
from nivelo.games import load, read_game_text
from nivelo.lab.studies.odds import level_odds

SMALL = """\
id = "tiny"
players = [2, 2]
hand = 4

[deck]
values = 4
colours = ["red", "blue"]
jokers = [{ count = 2 }]
specials = { skip = 1 }

[levels]
one = [{ groups = ["set 2", "set 2"] }, { groups = ["run 4"] }, { groups = ["colour 3"] }]
"""


def small_game() -> Game:
    return load(read_game_text(SMALL, "tiny.toml"))


def exact_shares(game: Game) -> list[float]:
    """Every hand there is, each as likely as any other."""
    hands = [hand_of(list(some)) for some in combinations(dealt_cards(game).faces(), 4)]
    return [
        sum(game.solver.missing(hand, level) == 0 for hand in hands) / len(hands)
        for level in game.levels[0]
    ]


def test_the_odds_are_those_of_all_hands() -> None:
    game = small_game()
    for row, exact in zip(level_odds(game, 5000, 1), exact_shares(game), strict=True):
        assert 0.05 < exact < 0.95
        assert row.share.low < exact < row.share.high


def test_the_odds_depend_on_the_seed_only() -> None:
    counts = [[row.contained for row in level_odds(small_game(), 1500, s)] for s in (1, 1, 2)]
    assert counts[0] == counts[1] != counts[2]


def test_progress_adds_up() -> None:
    reported: list[int] = []
    level_odds(small_game(), 2500, 1, reported.append)
    assert reported == [1000, 1000, 500]


def test_hands_are_dealt_without_putting_back_and_all_cards_are_equally_likely() -> None:
    game = small_game()
    dealer = FreshHands(game, [], Stream(seed_from_int(1)))
    seen: Counter[int] = Counter()
    for _ in range(2000):
        dealer.deal()
        hand = dealer.hand.faces()
        assert len(hand) == 4
        for face, cards in Counter(hand).items():
            assert cards <= game.deck.count[face]
        seen.update(hand)
    per_card = {face: cards / game.deck.count[face] for face, cards in seen.items()}
    assert set(per_card) == set(range(game.deck.faces))
    # 2000 hands of 4 of 11 cards: 727 of each, give or take five standard deviations of 22.
    assert all(617 < cards < 837 for cards in per_card.values())


def test_jokers_that_lie_apart_are_not_dealt() -> None:
    board = load("level8-board")
    assert dealt_cards(board).n == 90
    assert dealt_cards(load("level8-101")).n == 101
    assert dealt_cards(load("level8-101", mix="master-all")).n == 209

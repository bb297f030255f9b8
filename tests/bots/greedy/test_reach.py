"""The quick look leaves out no card that helps, and what the bot counts is what the solver says."""

from __future__ import annotations

from random import Random

import pytest

from nivelo.bots.greedy.outlook import Outlook
from nivelo.bots.greedy.reach import Reach
from nivelo.bots.greedy.scratch import Scratch
from nivelo.engine.cards.cards import hand_of
from nivelo.engine.model.game import Game
from nivelo.engine.random.fairness import seed_from_int
from nivelo.engine.random.quick_random import QuickRandom
from nivelo.engine.state import new_state
from nivelo.engine.view import view
from nivelo.games import BUILT_IN, load

# Trials: with the sources interpreted and measured for coverage they would take minutes.
pytestmark = pytest.mark.slow_pure

GAMES = [load(name, 2, side) for name in BUILT_IN for side in ("one",)]
GAMES += [load("level8-101", 2, "two", "master-all"), load("level8-master", 2, "two")]


def some_hand(game: Game, random: Random) -> list[int]:
    deck = game.deck
    cards = [face for face in range(int(deck.faces)) for _ in range(deck.count[face])]
    return random.sample(cards, random.randint(3, 12))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_card_that_helps_is_within_reach(game: Game) -> None:
    random = Random(8)
    reach = Reach(game.deck)
    left_out = 0
    for level in game.levels[0]:
        for _ in range(6):
            hand = hand_of(some_hand(game, random))
            helps = game.solver.helps(hand, level)
            if not helps:
                continue
            reach.look(hand, level, game.solver.missing(hand, level))
            assert all(reach.has(face) for face in helps)
            left_out += sum(not reach.has(face) for face in range(int(game.deck.coloured)))
    assert left_out > 0


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_outs_are_the_unseen_cards_that_the_solver_says_help(game: Game) -> None:
    state = new_state(game, seed_from_int(8))
    scratch = Scratch(game, QuickRandom(1))
    for number in range(1, int(game.last_level) + 1):
        state.level[0] = number
        level = game.level(0, number)
        outlook = Outlook(view(state, 0), scratch)
        seen = state.hands[0].faces() + [face for pile in state.piles for face in pile.faces()]
        unseen = [int(count) for count in game.deck.count]
        for face in seen:
            unseen[face] -= 1
        if game.rules.jokers_apart:
            unseen[game.deck.first_joker] = 0
        helps = game.solver.helps(state.hands[0], level)
        assert outlook.missing == game.solver.missing(state.hands[0], level)
        assert outlook.outs() == sum(unseen[face] for face in helps)
        if outlook.missing > 0:
            # The solver does not name cards that the hand has all of.
            flags = outlook.helping()
            left = [int(n) - state.hands[0].count(face) for face, n in enumerate(game.deck.count)]
            assert [face for face, n in enumerate(left) if n > 0 and flags[face] == 1] == helps

"""Play in thought: what is remembered of hands is exact, and haste changes no choice."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from nivelo.bots.greedy.board import chances_of
from nivelo.bots.greedy.outlook import Outlook
from nivelo.bots.greedy.scratch import Scratch
from nivelo.bots.rollout.hand_memory import HandMemory
from nivelo.bots.rollout.holding import JOKER
from nivelo.bots.rollout.playing import parting_worth
from nivelo.bots.rollout.quick import Quick
from nivelo.engine.cards.cards import hand_of
from nivelo.engine.model.game import Game
from nivelo.engine.model.moves import CARD, FREE
from nivelo.engine.model.position import ASKING, CHOOSING, MOVING, PLAYING
from nivelo.engine.random.quick_random import QuickRandom
from nivelo.engine.view import view
from nivelo.games import BUILT_IN, load
from support.engine.greedy_games import greedy_game, greedy_positions
from support.engine.positions import found_at

# Trials: with the sources interpreted and measured for coverage they would take minutes.
pytestmark = pytest.mark.slow_pure

GAMES = [load(name, 2) for name in BUILT_IN] + [load("level8-master", 2, "two")]
ALL_OF_IT = 1_000_000


def some_hand(game: Game, random: Random) -> list[int]:
    deck = game.deck
    cards = [face for face in range(int(deck.faces)) for _ in range(deck.count[face])]
    return sorted(random.sample(cards, random.randint(8, 12)))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_is_remembered_of_a_hand_is_what_the_solver_says(game: Game) -> None:
    """Twice the same hands: first they are looked at, then remembered."""
    memory = HandMemory(game)
    for _ in range(2):
        random = Random(5)
        for number, level in enumerate(game.levels[0], 1):
            for _ in range(20):
                faces = some_hand(game, random)
                hand = hand_of(faces)
                key = memory.key(hand, level, 0, number)
                missing = memory.missing(hand, level, key)
                assert missing == game.solver.missing(hand, level)
                more = random.randrange(int(game.deck.first_special))
                remembered = memory.with_card(hand, level, key, more, missing)
                assert remembered == game.solver.missing(hand_of([*faces, more]), level)
                i = random.randrange(len(faces))
                remembered = memory.without(hand, level, key, i, missing)
                assert remembered == game.solver.missing(hand_of(faces[:i] + faces[i + 1 :]), level)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_colours_are_told_apart_only_where_they_matter(game: Game) -> None:
    memory = HandMemory(game)
    colours = int(game.deck.colours)
    for number, level in enumerate(game.levels[0], 1):
        first = memory.key(hand_of([0, colours]), level, 0, number)
        other = memory.key(hand_of([1, colours]), level, 0, number)
        assert (first == other) is not level.has_colours


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_card_that_is_worth_least_is_thrown_in_thought(name: str) -> None:
    """A worth is counted only as far as it can still be the least; the least it must be."""
    checked = 0
    for state in greedy_positions(name, 8, 1, 600):
        seat = int(state.to_act)
        hand = state.hands[seat].faces()
        if (
            state.decision != PLAYING
            or state.laid_out[seat]
            or max(hand) >= state.game.deck.first_special
        ):
            continue
        quick = Quick(state.game)
        quick.holding.look(state, seat)
        if quick.holding.missing == 0:
            continue
        quick.holding.weigh(state)
        worth = {face: quick.holding.worth(state, face, ALL_OF_IT) for face in hand}
        quick.act(state)
        thrown = set(worth) - set(state.hands[seat].faces())
        if not thrown:  # there is another one of it
            continue
        assert worth[thrown.pop()] == min(worth.values())
        checked += 1
    assert checked > 10


@pytest.mark.parametrize("decision", ["exchanging", "giving", "opening", "swapping", "wishing"])
def test_it_parts_with_a_card_that_is_worth_least_in_thought(decision: str) -> None:
    state = found_at()[decision].clone()
    seat = int(state.to_act)
    quick = Quick(state.game)
    quick.holding.look(state, seat)
    quick.holding.weigh(state)
    cards = {int(move.card) for move in state.legal_moves() if move.kind == CARD}
    worth = {face: parting_worth(state, quick.holding, face, ALL_OF_IT) for face in cards}
    before = Counter(state.hands[seat].faces())
    quick.act(state)
    gone = list((before - Counter(state.hands[seat].faces())).elements())
    if gone:
        assert worth[gone[0]] == min(worth.values())
    else:
        assert min(worth.values()) >= JOKER - 1


@pytest.mark.parametrize("players", [2, 4])
def test_the_board_is_judged_in_thought_as_greedy_judges_it(players: int) -> None:
    """Else the players of a rollout lose to `greedy`, and a search trusts in bad play."""
    seen = Counter[int]()
    laid_out = 0
    for seed in range(4):
        for state in greedy_game("level8-board", seed, players):
            if state.decision not in (MOVING, CHOOSING, ASKING):
                continue
            seat = int(state.to_act)
            looking = view(state, seat)
            outlook = Outlook(looking, Scratch(state.game, QuickRandom(1)))
            greedy = chances_of(looking, outlook)
            quick = Quick(state.game).board.look(state)
            for what in range(int(greedy.questions)):
                assert quick.of_asking_for(what) == greedy.of_asking_for(what)
            for action in range(FREE + 1):
                assert quick.of_action(action) == greedy.of_action(action)
            seen[int(state.decision)] += 1
            laid_out += state.laid_out[seat]
    assert min(seen[MOVING], seen[CHOOSING], seen[ASKING], laid_out) > 5

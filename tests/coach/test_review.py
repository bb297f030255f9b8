"""A review looks at every decision quickly, at the costly ones again, and marks what is sure."""

from __future__ import annotations

import pytest

from nivelo.bots import make_bot
from nivelo.coach.opinions import Gain, Opinion
from nivelo.coach.review import (
    COSTLY,
    DEEP,
    MOST_DEEP,
    QUICK,
    Choice,
    Question,
    Review,
    Verdict,
    choices,
    judge,
    view_before,
)
from nivelo.engine.groups.groups import group_text
from nivelo.engine.random.fairness import seed_from_int
from nivelo.engine.records.keyframes import Keyframes
from nivelo.engine.state import State, new_state
from nivelo.engine.view import view
from nivelo.games import load


def choice(number: int) -> Choice:
    return Choice(number, 1, "playing", [""], "-R1")


def verdict(question: Question, cost: float, reach: float) -> Verdict:
    """As if the move made had cost so much, give or take."""
    gain = Gain(cost, cost - reach, cost + reach)
    best = Opinion(question.best or "-R2", 0.5 + cost, 0.1)
    return Verdict(question.choice, best, Opinion("-R1", 0.5, 0.1), gain)


def test_all_decisions_are_looked_at_and_the_costly_ones_again() -> None:
    review = Review([choice(number) for number in range(1, 51)])
    asked: list[Question] = []
    while (question := review.next()) is not None:
        asked.append(question)
        assert len(asked) <= review.total
        costs = question.choice.number / 1000
        review.answer(verdict(question, costs, 0.5 if question.deals == QUICK else 0.02))
    quick, deep = asked[:50], asked[50:]
    assert [each.choice.number for each in quick] == list(range(1, 51))
    assert {(each.deals, each.best) for each in quick} == {(QUICK, "")}
    # The most expensive first, and those only that the quick look found costly.
    assert [each.choice.number for each in deep] == list(range(50, 50 - MOST_DEEP, -1))
    assert {(each.deals, each.best) for each in deep} == {(DEEP, "-R2")}
    assert not {each.seed for each in quick} & {each.seed for each in deep}
    assert (review.done, review.total) == (50 + MOST_DEEP, 50 + MOST_DEEP)
    assert [each.choice.number for each in review.marked] == list(range(50, 50 - MOST_DEEP, -1))


def test_what_may_be_chance_is_not_called_a_mistake() -> None:
    review = Review([choice(1), choice(2), choice(3)])
    for cost in (0.2, 0.2, COSTLY / 2):
        review.answer(verdict(Question(choice(1), 1, QUICK), cost, 0.01))
    # Of the two that looked costly one is not so sure any more, and one is.
    assert len(review.doubtful) == 2
    review.answer(verdict(Question(choice(1), 1, DEEP, "-R2"), 0.1, 0.11))
    review.answer(verdict(Question(choice(2), 2, DEEP, "-R2"), 0.1, 0.09))
    assert review.next() is None
    assert [each.choice.number for each in review.marked] == [2]
    assert [each.choice.number for each in review.perhaps] == [1]


def test_a_game_without_decisions_has_nothing_to_review() -> None:
    review = Review([])
    assert review.next() is None
    assert (review.done, review.total, review.marked) == (0, 0, [])


def game(name: str) -> tuple[State, list[str]]:
    """A game of a bot that plays at random against a greedy one, and its moves."""
    first = new_state(load(name, 2, max_turns_per_round=40), seed_from_int(4))
    state = first.clone()
    bots = [make_bot("random", 1), make_bot("greedy", 2)]
    moves: list[str] = []
    while not state.is_over and len(moves) < 120:
        move = bots[int(state.to_act)].choose(view(state, int(state.to_act)))
        moves.append(move.text)
        state.play(move)
    return first, moves


@pytest.mark.parametrize("name", ["level8-101", "niveldoce"])
def test_choices_are_the_own_decisions_with_alternatives(name: str) -> None:
    first, moves = game(name)
    decisions = list(choices(first.clone(), 0, moves))
    played = Keyframes(first, moves)
    assert len(decisions) > 20
    for each in decisions:
        assert each.made == moves[each.number - 1]
        seen = view_before(played, 0, each.number)
        assert len(seen.legal) > 1
        assert each.made in [move.text for move in seen.legal]
        assert each.decision == seen.decision_name != "laying_out"
        assert each.tops == [first.game.deck.text[p[-1]] if p else "" for p in seen.piles]


def test_a_whole_layout_is_the_decision_to_lay_out() -> None:
    state = new_state(load("level8-99", 2), seed_from_int(4))
    bots = [make_bot("greedy", 1), make_bot("greedy", 2)]
    first, moves = state.clone(), []
    while not any(state.laid_out):
        seat = int(state.to_act)
        move = bots[seat].choose(view(state, seat))
        if move.text == "lay-out":
            text = "[" + " | ".join(group_cards(state)) + "]"
            moves.append(text)
            state.lay_out_groups(state.layouts(1)[0])
        else:
            moves.append(move.text)
            state.play(move)
    laid = [each for each in choices(first, seat, moves) if each.number == len(moves)]
    assert [each.made for each in laid] == ["lay-out"]


def group_cards(state: State) -> list[str]:
    return [group_text(group, state.game.deck) for group in state.layouts(1)[0]]


@pytest.mark.slow_pure
def test_a_blunder_is_found_and_a_good_move_is_none() -> None:
    """Who has level 8 complete lays it out and wins; to discard instead is a blunder."""
    state = new_state(load("level8-99", 2), seed_from_int(9))
    seat = int(state.to_act)
    state.level[seat] = state.level[1 - seat] = 8
    deck = state.game.deck
    # Level 8 asks for a pair, a triple and four of a kind.
    wanted = deck.parse_hand("R2 B2 R5 B5 G5 R9 B9 G9 Y9 R1")
    for face in wanted:
        swap_in(state, seat, face)
    state.play(state.game.moves.by_text["draw"])
    assert state.decision_name == "playing"
    seen = view(state, seat)
    assert "lay-out" in [move.text for move in seen.legal]
    blunder = judge(seen, Question(Choice(1, 1, "playing", [], "-R9"), 1, 150))
    assert blunder.best.move == "lay-out"
    assert blunder.best.chance == 1
    assert blunder.gain.is_sure
    good = judge(seen, Question(Choice(1, 1, "playing", [], "lay-out"), 1, 2))
    assert good.gain == Gain(0.0, 0.0, 0.0)


def swap_in(state: State, seat: int, face: int) -> None:
    """Let a hand have a card, in exchange for one that it does not want."""
    places = [state.draw_pile, state.hands[1 - seat], *state.piles]
    hand = state.hands[seat]
    wanted = ("R2", "B2", "R5", "B5", "G5", "R9", "B9", "G9", "Y9", "R1")
    if hand.has(face):
        return
    gone = next(f for f in hand.faces() if state.game.deck.text[f] not in wanted)
    home = next(place for place in places if place.has(face))
    home.remove(face)
    hand.remove(gone)
    home.push(gone)
    hand.add(face)

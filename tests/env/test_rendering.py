"""Tables as text and as pictures, showing what the seat sees."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from nivelo.engine.random.fairness import seed_from_int
from nivelo.engine.random.quick_random import QuickRandom
from nivelo.engine.sampling.playout import play_randomly
from nivelo.engine.state import State, new_state
from nivelo.engine.view import view
from nivelo.env import aec_v0
from nivelo.env.svg import SHAPES, looks_of, table_svg
from nivelo.env.text import table_text
from nivelo.games import BUILT_IN, load

NAMESPACE = "{http://www.w3.org/2000/svg}"


def position(game: str, decisions: int) -> State:
    state = new_state(load(game, 3), seed_from_int(2))
    play_randomly(state, QuickRandom(2), decisions)
    return state


def words(svg: str) -> list[str]:
    return [text.text or "" for text in ElementTree.fromstring(svg).iter(f"{NAMESPACE}text")]


@pytest.mark.parametrize("game", BUILT_IN)
def test_text_tells_what_the_seat_sees_and_may_do(game: str) -> None:
    state = position(game, 120)
    seat = int(state.to_act)
    seen = view(state, seat)
    text = table_text(seen)
    deck = state.game.deck
    assert f"seat {seat + 1} is {state.decision_name.replace('_', ' ')}" in text
    assert f"hand: {deck.hand_text(seen.hand)}\n" in text
    assert f"moves: {' '.join(move.text for move in seen.legal)}\n" in text
    for other in range(3):
        if other != seat:
            assert deck.hand_text(state.hands[other].faces()) not in text


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_picture_has_the_own_cards_and_those_on_the_table(game: str) -> None:
    state = position(game, 150)
    seen = view(state, int(state.to_act))
    labels = words(table_svg(seen))
    deck = state.game.deck
    assert labels[0].startswith(f"{state.game.title}, round")
    for face in [*seen.hand, *(pile[-1] for pile in seen.piles if pile)]:
        assert deck.text[face] in labels
    drawn = sum(len(group.placed.faces()) for group in seen.groups)
    drawn += len(seen.hand) + sum(bool(pile) for pile in seen.piles)
    picture = ElementTree.fromstring(table_svg(seen))
    assert len(list(picture.iter(f"{NAMESPACE}rect"))) == drawn + 1  # the table itself


def test_all_hands_are_shown_only_if_asked_for() -> None:
    env = aec_v0.env(players=3, render_mode="ansi")
    open_env = aec_v0.env(players=3, render_mode="ansi", open_hands=True)
    pictures = aec_v0.env(players=3, render_mode="svg", open_hands=True)
    for one in (env, open_env, pictures):
        one.reset(seed=1)
    deck = env.game.deck
    hands = [deck.hand_text(hand.faces()) for hand in env.position.hands]
    text, open_text, svg = env.render(), open_env.render(), pictures.render()
    assert text is not None
    assert open_text is not None
    assert svg is not None
    assert sum(hand in text for hand in hands) == 1
    assert all(hand in open_text for hand in hands)
    assert len(words(svg)) > 30


def test_what_is_written_in_a_picture_is_escaped() -> None:
    state = position("level8-99", 10)
    state.game.title = "<Level & 8>"
    assert words(table_svg(view(state, 0)))[0].startswith("<Level & 8>")


def test_every_colour_has_a_shape_of_its_own() -> None:
    colours = ["red", "orange", "green", "white", "black", "pink", "Blue", "x"]
    shapes = [shape for shape, _ in looks_of(colours)]
    assert len(set(shapes)) == len(colours)
    assert set(shapes) <= set(SHAPES)
    assert looks_of(["red"])[0] == looks_of(["blue", "red"])[1]


def test_the_end_of_a_game_is_told() -> None:
    state = new_state(load("level8-99", 2, max_turns_per_round=20), seed_from_int(3))
    play_randomly(state, QuickRandom(3))
    assert f"seat {state.winner + 1} has won" in table_text(view(state, 0))

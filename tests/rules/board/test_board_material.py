"""The board game's cards, levels and track, and how a game is set up."""

from __future__ import annotations

from collections import Counter

import pytest

from nivelo.engine.errors import OptionError
from nivelo.engine.model.moves import ACTIONS
from nivelo.engine.random.fairness import seed_from_int
from nivelo.engine.state import State, new_state
from nivelo.engine.view import view
from nivelo.games import load
from support.docs.proves import proves
from support.engine.scenario import Scenario

PLAYERS = (2, 3, 4, 5, 6)


def dealt(players: int, seed: int = 5) -> State:
    return new_state(load("level8-board", players), seed_from_int(seed), 0)


def track_in_words() -> list[str]:
    return [ACTIONS[int(action)] for action in load("level8-board", 2).track]


@proves("BO-1")
def test_there_are_90_number_cards_and_8_jokers() -> None:
    deck = load("level8-board", 2).deck
    cards = {deck.text[face]: int(deck.count[face]) for face in range(int(deck.faces))}
    numbers = {f"{colour}{value}": 1 for colour in "ROYGBP" for value in range(1, 16)}
    assert cards == {**numbers, "J": 8}


@proves("BO-2")
@pytest.mark.parametrize("players", PLAYERS)
def test_two_to_six_seats_play_with_ten_cards_each(players: int) -> None:
    assert [int(hand.n) for hand in dealt(players).hands] == [10] * players


@proves("BO-2")
@pytest.mark.parametrize("players", [1, 7])
def test_neither_one_seat_nor_seven_can_play(players: int) -> None:
    with pytest.raises(OptionError) as caught:
        load("level8-board", players)
    assert caught.value.code == "game/players"


@proves("BO-3")
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("players", PLAYERS)
def test_jokers_lie_in_the_middle_and_only_number_cards_are_dealt(players: int, seed: int) -> None:
    state = dealt(players, seed)
    assert state.stock == 8
    everywhere = [*state.hands, *state.piles, state.draw_pile]
    faces = [face for cards in everywhere for face in cards.faces()]
    assert not any(state.game.deck.is_joker(face) for face in faces)
    assert sorted(faces) == list(range(90))


@proves("BO-4")
def test_how_many_jokers_each_seat_holds_is_open_to_all() -> None:
    table = Scenario("level8-board").hand(2, "R4 J B9 J").hand(3, "J P2").hand(1, "R1 R2")
    table.lands_on(1, 8)  # a joker field
    joker = table.deck.parse("J")
    for onlooker in (-1, 0, 1, 2):
        seen = view(table.state, onlooker).known
        assert [cards.count(joker) for cards in seen] == [1, 2, 1]
        assert seen == [[joker], [joker, joker], [joker]], "number cards stay hidden"


@proves("BO-4")
def test_a_joker_that_leaves_the_hand_is_no_longer_counted_there() -> None:
    table = Scenario("level8-board").hand(2, "R4 J B9 J").playing(2).play("-J")
    assert table.known_text(2) == "J"


@proves("BO-5")
def test_the_one_star_and_the_two_star_card_have_eight_levels_each() -> None:
    one, two = load("level8-board", 2, ["one", "two"]).levels
    assert [level.text for level in one] == [
        "set 3, run 3",
        "set 2, set 2, set 3",
        "run 4, colour 4",
        "run 6, set 2",
        "set 3, colour 5",
        "run 9",
        "set 3, set 3, set 3",
        "set 5, colour 4",
    ]
    assert [level.text for level in two] == [
        "set 3, run 5",
        "set 2, set 3, set 3",
        "run 8",
        "set 4, run 4",
        "colour 7",
        "set 4, colour 5",
        "colour 8",
        "set 5, set 4",
    ]


@proves("BO-5")
def test_adults_may_play_two_stars_while_children_play_one() -> None:
    table = Scenario("level8-board", side=["one", "two", "one"])
    for seat in (1, 2):
        table.hand(seat, "R4 B4 G4 R7 B8 O9 P13")
    assert "lay-out" in table.playing(1).legal(), "a triple and a run of three: level 1, one star"
    assert "lay-out" not in table.playing(2).legal(), "two stars ask for a run of five"
    table.hand(2, "R4 B4 G4 R7 B8 O9 P10 P11 R1")
    assert "lay-out" in table.playing(2).legal()


@proves("BO-6")
def test_the_track_is_a_ring_of_28_fields_with_nine_kinds_of_actions() -> None:
    assert track_in_words() == [
        *("free", "+1", "exchange", "+2", "ask", "+1", "everyone"),
        *("joker", "+1", "again", "open3", "+1", "+2", "exchange"),
        *("free", "+1", "ask", "joker", "+1", "everyone", "+2"),
        *("again", "+1", "open3", "ask", "+2", "joker", "exchange"),
    ]
    assert len(track_in_words()) == 28
    assert set(track_in_words()) == set(ACTIONS)
    assert len(ACTIONS) == 9


@proves("BO-7")
def test_three_fields_are_joker_fields() -> None:
    assert Counter(track_in_words())["joker"] == 3


@proves("BO-8")
@pytest.mark.parametrize("players", PLAYERS)
def test_all_towers_stand_together_on_the_start_field_when_the_game_begins(players: int) -> None:
    assert [int(field) for field in dealt(players).towers] == [0] * players


@proves("BO-9", "B1")
def test_the_start_field_is_a_free_choice_field_and_one_of_the_28() -> None:
    assert track_in_words()[0] == "free"
    table = Scenario("level8-board", players=2).tower(1, 26).tower(2, 12).rolls(1, 3, 5)
    assert table.legal() == {"field1", "field3"}, "26, 27, 28, 1: it is counted"
    assert table.play("field1").decision == "choosing"


@proves("BO-11")
@pytest.mark.parametrize("dealer", [1, 2, 3])
def test_the_dealers_pile_begins_with_the_card_turned_up_and_the_others_are_empty(
    dealer: int,
) -> None:
    table = Scenario("level8-board", dealer=dealer)
    assert [int(pile.n) for pile in table.state.piles] == [
        1 if seat == dealer else 0 for seat in (1, 2, 3)
    ]


@proves("BO-11")
def test_each_seat_discards_on_its_own_pile() -> None:
    table = Scenario("level8-board").hand(2, "R4 B9").pile(1, "O1").pile(2, "").pile(3, "G3")
    table.playing(2).play("-R4")
    assert [table.pile_text(seat) for seat in (1, 2, 3)] == ["O1", "R4", "G3"]

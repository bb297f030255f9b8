"""NivelDoce: the cards, the seats, the one discard pile, and the card that begins it."""

from __future__ import annotations

from collections import Counter

import pytest

from nivelo.engine.errors import OptionError
from nivelo.engine.random.fairness import seed_from_int
from nivelo.engine.rules.rounds import turn_up
from nivelo.engine.state import new_state
from nivelo.games import load
from support.docs.proves import proves
from support.engine.scenario import Scenario

COLOURS = "RYGB"
ELEMENTS = ("air", "fire", "water", "earth")
ANIMALS = ("eagle", "phoenix", "fish", "snake")


def all_cards() -> Counter[str]:
    deck = load("niveldoce").deck
    return Counter({deck.text[face]: int(deck.count[face]) for face in range(deck.faces)})


@proves("ND-1")
def test_there_are_112_cards() -> None:
    assert all_cards().total() == 112
    assert load("niveldoce").deck.size == 112


@proves("ND-1")
def test_every_value_element_and_animal_is_there_once_in_each_of_four_colours() -> None:
    cards = all_cards()
    printed = [*(str(value) for value in range(1, 13)), *ELEMENTS, *ANIMALS]
    plain = [colour + what for what in printed for colour in COLOURS]
    assert {card: cards.pop(card) for card in plain} == dict.fromkeys(plain, 1)
    assert cards == {
        "J": 8,
        "stopper": 8,
        "wish": 4,
        "knock": 4,
        "direction": 4,
        "draw-two": 4,
    }


@proves("ND-2")
@pytest.mark.parametrize("element", ELEMENTS)
def test_each_element_matches_one_animal_and_no_other(element: str) -> None:
    fitting = [
        animal
        for animal in ANIMALS
        if "lay-out"
        in Scenario("niveldoce")
        .hand(1, f"R3 Y4 G5 B6 R{element} B{animal} knock")
        .playing(1)
        .legal()
    ]
    assert fitting == [ANIMALS[ELEMENTS.index(element)]]


@proves("ND-3", "N11", "S-3")
@pytest.mark.parametrize("players", range(2, 9))
def test_two_to_eight_seats_are_dealt_twelve_cards_each(players: int) -> None:
    state = Scenario("niveldoce", players).state
    assert [int(hand.n) for hand in state.hands] == [12] * players
    assert state.draw_pile.n == 112 - 12 * players - 1


@proves("ND-3", "N11")
@pytest.mark.parametrize("players", [1, 9])
def test_one_seat_or_nine_seats_are_refused(players: int) -> None:
    with pytest.raises(OptionError, match=f"2 to 8 players, not {players}"):
        load("niveldoce", players)


@proves("ND-4")
def test_all_seats_discard_on_the_same_pile() -> None:
    table = Scenario("niveldoce", players=2).pile(1, "R1").draw_pile("G1 G2 G3 G4")
    table.hand(1, "R5 R6").hand(2, "B5 B6")
    table.take(1).play("draw", "-R5", "draw", "-B6")
    assert table.pile_text(1) == "R1 R5 B6"
    assert len(table.state.piles) == 1


@proves("ND-4", "ND-6")
def test_there_is_only_one_discard_pile_to_take_from() -> None:
    table = Scenario("niveldoce", players=4).hand(1, "R5 R6").take(1)
    assert table.legal() == {"draw", "pile"}


@proves("ND-5", "S-4")
def test_the_discard_pile_always_begins_with_a_number_element_or_animal() -> None:
    game = load("niveldoce", players=8)
    for number in range(60):
        state = new_state(game, seed_from_int(number))
        assert state.piles[0].n == 1
        assert state.piles[0].top() < game.deck.coloured


@proves("ND-5")
@pytest.mark.parametrize("turned_up", ["R7", "Yfire", "Bsnake"])
def test_a_plain_card_stays_where_it_is_turned_up(turned_up: str) -> None:
    table = Scenario("niveldoce").pile(1, "").draw_pile(f"{turned_up} R1 stopper")
    turn_up(table.state)
    assert table.pile_text(1) == turned_up
    assert table.deck.hand_text(table.state.draw_pile.faces()) == "stopper R1"


@proves("ND-5")
@pytest.mark.parametrize("special", ["J", "stopper", "wish", "knock", "direction", "draw-two"])
def test_a_special_or_joker_turned_up_goes_back_and_the_next_card_is_tried(special: str) -> None:
    table = Scenario("niveldoce").pile(1, "").draw_pile(f"{special} J R5 B6 G7 stopper")
    turn_up(table.state)
    turned_up = table.pile_text(1)
    assert turned_up in ("R5", "B6", "G7")
    rest = table.deck.hand_text(table.state.draw_pile.faces()).split()
    assert Counter([*rest, turned_up]) == Counter([special, "J", "R5", "B6", "G7", "stopper"])


@proves("ND-5")
def test_a_special_goes_back_at_a_random_place() -> None:
    places = set()
    for seed in range(40):
        table = Scenario("niveldoce", seed=seed).pile(1, "").draw_pile("wish R1 R2 R3")
        turn_up(table.state)
        rest = table.deck.hand_text(table.state.draw_pile.faces()).split()
        places.add(rest.index("wish"))
    assert places == {0, 1, 2}


@proves("ND-5")
def test_with_no_plain_card_left_in_the_draw_pile_the_discard_pile_begins_empty() -> None:
    table = Scenario("niveldoce", players=8).pile(1, "").draw_pile("J stopper wish")
    turn_up(table.state)
    assert table.pile_text(1) == ""
    assert table.state.draw_pile.n == 3

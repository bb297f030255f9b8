"""Level 8: cards, seats, levels and piles (docs/rules/level8.md, L-1 to L-12)."""

from __future__ import annotations

from itertools import count

import pytest

from nivelo.engine.errors import OptionError
from nivelo.engine.random.fairness import seed_from_int
from nivelo.engine.state import new_state
from nivelo.games import load
from support.docs.proves import proves
from support.engine.scenario import Scenario

EDITIONS = ["level8-99", "level8-101"]

ONE_STAR = [
    "run 3, run 3",
    "set 2, set 2, set 2, set 2",
    "run 3, colour 4",
    "run 6, set 2",
    "run 7",
    "set 2, set 3, set 3",
    "set 3, colour 5",
    "set 2, set 3, set 4",
]
TWO_STARS = [
    "run 4, set 2, set 2",
    "run 4, run 4",
    "set 3, run 5",
    "run 5, run 4",
    "set 4, run 4",
    "colour 7",
    "set 4, set 4",
    "colour 8",
]


def counts(game: str, mix: str = "none") -> dict[str, int]:
    """How many cards of each face there are."""
    deck = load(game, 2, mix=mix).deck
    return {deck.text[face]: int(deck.count[face]) for face in range(int(deck.faces))}


def number_cards(copies: int) -> dict[str, int]:
    return {f"{colour}{value}": copies for value in range(1, 16) for colour in "ROYGBP"}


# Cards and seats


@proves("L-1")
def test_level8_99_has_90_numbers_6_jokers_and_3_skips() -> None:
    assert counts("level8-99") == number_cards(1) | {"J": 6, "skip": 3}
    assert load("level8-99", 2).deck.size == 99


@proves("L-2")
def test_level8_101_has_90_numbers_7_jokers_and_4_skips() -> None:
    assert counts("level8-101") == number_cards(1) | {"J": 7, "skip": 4}
    assert load("level8-101", 2).deck.size == 101


@proves("L-1", "L-2")
@pytest.mark.parametrize(("game", "cards"), [("level8-99", 99), ("level8-101", 101)])
def test_all_cards_of_the_deck_are_in_play(game: str, cards: int) -> None:
    s = Scenario(game, players=6)
    places = [*s.state.hands, *s.state.piles, s.state.draw_pile]
    lying = sorted(face for place in places for face in place.faces())
    assert len(lying) == cards
    assert lying == sorted(
        face for face in range(int(s.deck.faces)) for _ in range(int(s.deck.count[face]))
    )


@proves("L-3")
@pytest.mark.parametrize("game", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_seats_play_with_10_cards_each(game: str, players: int) -> None:
    assert [hand.n for hand in Scenario(game, players).state.hands] == [10] * players


@proves("L-3")
@pytest.mark.parametrize("game", EDITIONS)
@pytest.mark.parametrize("players", [0, 1, 7])
def test_fewer_than_two_or_more_than_six_seats_are_refused(game: str, players: int) -> None:
    with pytest.raises(OptionError, match=rf"for 2 to 6 players, not {players}"):
        load(game, players)


@proves("L-4")
@pytest.mark.parametrize("game", [*EDITIONS, "level8-master"])
def test_colours_can_be_told_apart_without_seeing_them_as_colours(game: str) -> None:
    """Here by a letter of its own in every card's name; a table draws a shape by it."""
    deck = load(game, 2).deck
    letters = {name[0].upper() for name in deck.colour_names}
    assert len(deck.colour_names) == len(letters) == 6
    for face in range(int(deck.coloured)):
        assert deck.text[face][0] == deck.colour_names[deck.colour[face]][0].upper()


# Levels and sides


@proves("L-5")
def test_level8_99_has_the_one_star_list_of_eight_levels() -> None:
    assert [level.text for level in load("level8-99", 2).levels[0]] == ONE_STAR
    with pytest.raises(OptionError, match="level8-99 has no side 'two', only one"):
        load("level8-99", 2, side="two")


@proves("L-6")
def test_level8_101_has_a_one_star_and_a_two_star_side_of_eight_levels() -> None:
    assert [level.text for level in load("level8-101", 2, side="one").levels[1]] == ONE_STAR
    assert [level.text for level in load("level8-101", 2, side="two").levels[1]] == TWO_STARS


@proves("L-7")
def test_seats_at_one_table_may_play_different_sides() -> None:
    s = Scenario(players=3, side=["one", "two", "one"])
    assert [side[0].text for side in s.game.levels] == [ONE_STAR[0], TWO_STARS[0], ONE_STAR[0]]
    # Two runs of three are level 1 for seat 1 and not for seat 2, a run and two pairs the reverse.
    for hand, first, second in [
        ("R1 O2 Y3 G7 B8 P9 P15", True, False),
        ("R1 O2 Y3 B4 P9 R9 B12 R12 P15", False, True),
    ]:
        s.hand(1, hand).playing(1)
        assert ("lay-out" in s.legal()) is first
        s.hand(2, hand).playing(2)
        assert ("lay-out" in s.legal()) is second


@proves("L-7")
def test_a_side_must_be_chosen_for_each_seat() -> None:
    with pytest.raises(OptionError, match="not one side for each of 3 players"):
        load("level8-101", 3, side=["one", "two"])


@proves("L-7")
def test_a_seat_keeps_its_side_from_level_to_level() -> None:
    s = Scenario(players=2, side=["two", "one"]).hand(1, "R9").group(1, "set 2", "R1 O1")
    s.playing(1).play("-R9")
    assert s.levels() == [3, 1]
    s.hand(1, "R1 O1 Y1 R3 R4 R5 R6 R7 P15").playing(1)  # set 3, run 5
    assert "lay-out" in s.legal()


# Piles


@proves("L-8")
def test_each_seat_has_a_discard_pile_of_its_own() -> None:
    s = Scenario(players=3, dealer=3)
    for seat in (1, 2, 3):
        s.pile(seat, "").hand(seat, f"R{seat} O{seat}").playing(seat).play(f"-R{seat}")
    assert [s.pile_text(seat) for seat in (1, 2, 3)] == ["R1", "R2", "R3"]


@proves("L-9")
@pytest.mark.parametrize("game", [*EDITIONS, "level8-master"])
@pytest.mark.parametrize("dealer", [1, 2, 3])
def test_the_card_turned_up_begins_the_dealers_pile(game: str, dealer: int) -> None:
    s = Scenario(game, players=3, dealer=dealer)
    sizes = [int(pile.n) for pile in s.state.piles]
    assert sizes == [1 if seat == dealer else 0 for seat in (1, 2, 3)]


@proves("L-10", "G17")
@pytest.mark.parametrize(
    ("game", "card"),
    [
        ("level8-99", "J"),
        ("level8-99", "skip"),
        ("level8-101", "J"),
        ("level8-101", "skip"),
        ("level8-master", "J1-5"),
        ("level8-master", "take"),
        ("level8-master", "swap"),
        ("level8-master", "keep"),
    ],
)
def test_a_joker_or_special_turned_up_stays_and_does_nothing(game: str, card: str) -> None:
    rules = load(game, 3)
    face = rules.deck.parse(card)
    turned_up = (new_state(rules, seed_from_int(seed), 0).piles[0].top() for seed in count())
    s = Scenario(
        game, players=3, dealer=1, seed=next(i for i, f in enumerate(turned_up) if f == face)
    )
    assert s.pile_text(1) == card
    assert (s.to_act, s.decision) == (2, "taking")  # nobody is skipped, nothing is taken
    assert [s.front_text(seat) for seat in (1, 2, 3)] == ["", "", ""]
    assert s.under_text() == ""
    assert s.legal() == {"draw", "pile1"}  # and it may be taken


@proves("L-11")
@pytest.mark.parametrize("game", [*EDITIONS, "level8-master"])
@pytest.mark.parametrize(
    ("move", "card"), [("draw", "G9"), ("pile1", "B1"), ("pile2", "B2"), ("pile3", "B3")]
)
def test_the_top_of_the_draw_pile_or_of_any_discard_pile_may_be_taken(
    game: str, move: str, card: str
) -> None:
    s = Scenario(game).hand(1, "R1").draw_pile("G9 G8")
    s.pile(1, "O1 B1").pile(2, "B2").pile(3, "O3 B3").turn(1)
    assert s.legal() == {"draw", "pile1", "pile2", "pile3"}
    s.play(move)
    assert s.hand_text(1) == f"R1 {card}"


@proves("L-11")
def test_an_empty_discard_pile_cannot_be_taken_from() -> None:
    s = Scenario().pile(1, "").pile(2, "B2").pile(3, "").turn(1)
    assert s.legal() == {"draw", "pile2"}


@proves("L-12", "G7")
@pytest.mark.parametrize("game", EDITIONS)
@pytest.mark.parametrize("card", ["R5", "J", "skip"])
def test_any_card_may_be_discarded_on_the_own_pile(game: str, card: str) -> None:
    s = Scenario(game, dealer=3).hand(1, f"{card} B15").pile(1, "B1").playing(1)
    assert {"-B15", f"-{card}"} <= s.legal()
    s.play(f"-{card}")
    assert s.pile_text(1) == f"B1 {card}"
    assert s.hand_text(1) == "B15"


@proves("L-12", "G7")
def test_a_skip_discarded_on_the_own_pile_does_nothing() -> None:
    s = Scenario(dealer=3).hand(1, "skip B15").playing(1).play("-skip")
    assert (s.to_act, s.decision) == (2, "taking")
    assert [s.front_text(seat) for seat in (1, 2, 3)] == ["", "", ""]
    assert s.under_text() == ""

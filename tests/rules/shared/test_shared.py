"""What the five games share: the round and the turn (docs/rules/shared.md, S-1 to S-15)."""

from __future__ import annotations

import pytest

from nivelo.engine.errors import OptionError
from nivelo.engine.random.fairness import seed_from_int
from nivelo.engine.random.stream import Stream
from nivelo.engine.state import new_state
from nivelo.games import load
from support.docs.proves import proves
from support.engine.scenario import Scenario
from support.engine.second_dealer import deal

GAMES = ["level8-99", "level8-101", "level8-master", "level8-board", "niveldoce"]
# On the board step 1 is a roll of dice, of which docs/rules/board.md speaks.
CARD_GAMES = ["level8-99", "level8-101", "level8-master", "niveldoce"]


# The round


@proves("S-1")
@pytest.mark.parametrize("game", GAMES)
def test_every_seat_begins_the_game_at_level_1(game: str) -> None:
    s = Scenario(game, players=4)
    assert s.levels() == [1, 1, 1, 1]
    assert s.state.round == 1


@proves("S-1")
def test_a_game_is_a_series_of_rounds() -> None:
    s = Scenario(players=2).hand(1, "R1").group(1, "run 3", "O1 O2 O3").playing(1).play("-R1")
    assert s.state.round == 2
    assert not s.state.is_over


@proves("S-2")
def test_a_seat_plays_for_its_own_level_only() -> None:
    # Two runs of three are level 1, four pairs are level 2.
    runs = "R1 O2 Y3 R7 O8 Y9 B15"
    assert "lay-out" in Scenario().hand(1, runs).level(1, 1).playing(1).legal()
    assert "lay-out" not in Scenario().hand(1, runs).level(1, 2).playing(1).legal()
    pairs = "R1 O1 R4 O4 R7 O7 R11 O11 B15"
    assert "lay-out" not in Scenario().hand(1, pairs).level(1, 1).playing(1).legal()
    assert "lay-out" in Scenario().hand(1, pairs).level(1, 2).playing(1).legal()


@proves("S-2")
def test_only_the_bonus_skips_a_level() -> None:
    for game, bonus in [("level8-101", 2), ("level8-board", 2), ("niveldoce", 1)]:
        s = Scenario(game, players=3).hand(1, "R1").hand(2, "R2 R3")
        s.group(1, "run 3", "B1 B2 B3").group(2, "run 3", "G1 G2 G3").playing(1).play("-R1")
        assert s.levels() == [1 + bonus, 2, 1]


@proves("S-3")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 3, 6])
def test_each_seat_is_dealt_a_hand(game: str, players: int) -> None:
    s = Scenario(game, players)
    cards = 12 if game == "niveldoce" else 10
    assert [hand.n for hand in s.state.hands] == [cards] * players


@proves("S-3", "S-4")
@pytest.mark.parametrize("game", ["level8-99", "level8-101", "level8-master"])
@pytest.mark.parametrize("dealer", [1, 3])
def test_the_dealer_shuffles_and_deals_one_card_at_a_time_around_the_table(
    game: str, dealer: int
) -> None:
    s = Scenario(game, players=3, seed=42, dealer=dealer)
    stream = Stream(seed_from_int(42))
    stream.below(3)  # which would have been the dealer (G19)
    hands, turned_up, draw_pile = deal(s.deck, stream, dealer - 1, [[], [], []], 10)
    assert [hand.faces() for hand in s.state.hands] == hands
    assert s.state.piles[dealer - 1].faces() == [turned_up]
    assert s.state.draw_pile.faces() == draw_pile


@proves("S-3")
def test_each_round_is_shuffled_anew() -> None:
    s = Scenario(players=2, seed=5)
    first = s.hand_text(2)
    s.hand(1, "R1").group(1, "run 3", "O1 O2 O3").playing(1).play("-R1")
    assert s.state.round == 2
    assert s.hand_text(2) != first
    assert Scenario(players=2, seed=6).hand_text(2) != first


@proves("S-4")
@pytest.mark.parametrize("game", GAMES)
def test_the_cards_left_are_the_draw_pile_and_its_top_is_turned_up(game: str) -> None:
    s = Scenario(game, players=3)
    dealt = 3 * (12 if game == "niveldoce" else 10)
    apart = 8 if game == "level8-board" else 0
    assert s.state.draw_pile.n == s.deck.size - apart - dealt - 1
    assert sum(int(pile.n) for pile in s.state.piles) == 1


@proves("S-5")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("dealer", "first"), [(1, 2), (2, 3), (3, 1)])
def test_the_seat_on_the_dealers_left_has_the_first_turn(
    game: str, dealer: int, first: int
) -> None:
    assert Scenario(game, players=3, dealer=dealer).to_act == first


@proves("S-6")
@pytest.mark.parametrize("game", CARD_GAMES)
def test_turns_pass_clockwise(game: str) -> None:
    s = Scenario(game, players=3, dealer=1)
    for seat in (1, 2, 3):
        s.hand(seat, "R1 R2 R3 R4 R5 R6 R7 R8")
    s.draw_pile("B1 B2 B3 B4 B5 B6 B7 B8")
    turns = []
    for value in (1, 1, 1, 2, 2, 2, 3):
        turns.append(s.to_act)
        s.play("draw", f"-R{value}")
        while s.decision == "knocking":
            s.play("pass")
    assert turns == [2, 3, 1, 2, 3, 1, 2]


@proves("S-7", "G19")
def test_the_first_dealer_is_drawn_from_the_random_stream() -> None:
    game = load("level8-101", 3)
    dealers = [int(new_state(game, seed_from_int(seed)).dealer) for seed in range(40)]
    assert set(dealers) == {0, 1, 2}
    assert dealers == [int(Stream(seed_from_int(seed)).below(3)) for seed in range(40)]


@proves("S-7", "G19")
def test_the_host_may_name_the_first_dealer() -> None:
    game = load("level8-101", 3)
    for dealer in range(3):
        assert new_state(game, seed_from_int(1), dealer).dealer == dealer
    # The named dealer deals the cards that the drawn one would have dealt.
    drawn, named = (new_state(game, seed_from_int(1), dealer) for dealer in (-1, 0))
    assert drawn.draw_pile.faces() == named.draw_pile.faces()


@proves("S-7")
@pytest.mark.parametrize("dealer", [3, -2])
def test_a_dealer_who_is_not_at_the_table_is_refused(dealer: int) -> None:
    with pytest.raises(OptionError, match=r"game/dealer: .*3 players"):
        new_state(load("level8-101", 3), seed_from_int(1), dealer)


# The turn


@proves("S-8", "S-9")
@pytest.mark.parametrize("game", CARD_GAMES)
def test_a_turn_begins_with_a_take_and_with_nothing_else(game: str) -> None:
    s = Scenario(game).hand(1, "R1 R2 R3 B4 B5 B6 R7").turn(1)
    assert s.decision == "taking"
    assert s.refuses("lay-out", "-R1")
    piles = {"pile"} if game == "niveldoce" else {"pile1"}
    assert s.legal() == {"draw"} | piles


@proves("S-8", "S-9")
def test_a_seat_takes_one_card_and_no_second() -> None:
    s = Scenario().hand(1, "R1 R2").pile(2, "B9").turn(1).play("draw")
    assert s.state.hands[0].n == 3
    assert s.decision == "playing"
    assert s.refuses("draw", "pile2")


@proves("S-8")
def test_nothing_follows_the_discard() -> None:
    s = Scenario(dealer=3).hand(1, "R1 R3 R9 B15").group(1, "run 3", "O1 O2 O3").playing(1)
    assert "R1@1" not in s.legal()
    s.hand(1, "R4 B15 R9").play("-B15")
    assert s.to_act == 2
    assert s.refuses("R4@1", "-R9")


@proves("S-10")
def test_only_the_top_card_of_a_pile_can_be_taken() -> None:
    s = Scenario().hand(1, "R1").pile(2, "B1 B2 B3").draw_pile("G1 G2 G3").take(1)
    assert s.legal() >= {"draw", "pile2"}
    s.play("pile2")
    assert s.hand_text(1) == "R1 B3"
    s.take(1).play("draw")
    assert s.hand_text(1) == "R1 G1 B3"


@proves("S-11")
def test_the_card_under_a_taken_top_becomes_the_top() -> None:
    s = Scenario().hand(1, "R1").pile(2, "B1 B2 B3").take(1).play("pile2")
    assert s.pile_text(2) == "B1 B2"
    s.take(1).play("pile2")
    assert s.hand_text(1) == "R1 B2 B3"


@proves("S-11", "G20")
def test_the_only_card_of_a_discard_pile_may_be_taken_and_leaves_it_empty() -> None:
    s = Scenario().hand(1, "R1").pile(2, "B3").take(1).play("pile2")
    assert s.pile_text(2) == ""
    assert s.take(1).refuses("pile2")


@proves("S-12", "G6", "L-18")
@pytest.mark.parametrize(
    ("game", "card"),
    [
        ("level8-101", "J"),
        ("level8-101", "skip"),
        ("level8-master", "J6-10"),
        ("level8-master", "take"),
        ("level8-master", "swap"),
        ("level8-master", "keep"),
    ],
)
def test_a_joker_or_special_on_top_of_a_discard_pile_may_be_taken(game: str, card: str) -> None:
    s = Scenario(game).hand(1, "R1").pile(3, f"R5 {card}").turn(1).play("pile3")
    assert s.hand_text(1) == f"R1 {card}"
    assert s.pile_text(3) == "R5"
    assert s.decision == "playing"  # taking it had no effect


@proves("S-13")
def test_a_seat_that_could_lay_out_or_lay_off_may_leave_it() -> None:
    s = Scenario(dealer=3).hand(1, "R1 R2 R3 R7 R8 R9 B15").playing(1)
    assert "lay-out" in s.legal()
    s.play("-B15")
    assert (s.to_act, s.state.laid_out[0]) == (2, 0)

    s = Scenario(dealer=3).hand(1, "R4 B15").group(1, "run 3", "O1 O2 O3").playing(1)
    assert "R4@1" in s.legal()
    s.play("-B15")
    assert (s.to_act, s.hand_text(1)) == (2, "R4")


@proves("S-14")
@pytest.mark.parametrize("game", ["level8-99", "level8-101", "level8-master"])
def test_one_card_is_discarded_face_up_and_the_discard_is_a_must(game: str) -> None:
    s = Scenario(game).hand(1, "R1 R2 R3").pile(1, "B9").playing(1)
    assert s.legal() == {"-R1", "-R2", "-R3"}  # no way to end the turn without one of these
    s.play("-R2")
    assert s.hand_text(1) == "R1 R3"
    assert s.pile_text(1) == "B9 R2"
    assert s.events_of("discarded") == [(1, "R2", -1)]
    assert s.to_act == 2


@proves("S-15")
def test_the_card_just_taken_may_be_discarded() -> None:
    s = Scenario().hand(1, "R1").pile(2, "B3").draw_pile("G7 G8").turn(1)
    s.play("pile2", "-B3")
    assert (s.hand_text(1), s.pile_text(1).split()[-1]) == ("R1", "B3")
    s.turn(1).play("draw", "-G7")
    assert (s.hand_text(1), s.pile_text(1).split()[-1]) == ("R1", "G7")

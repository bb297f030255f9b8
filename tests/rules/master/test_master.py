"""Level 8 Master: cards, seats, levels, what it has from Level 8 (docs/rules/master.md, MA-1 to
MA-5), and what holds for all its special cards (MA-17 to MA-21)."""

from __future__ import annotations

from collections import Counter

import pytest

from nivelo.engine.errors import OptionError
from nivelo.games import load
from support.docs.proves import proves
from support.engine.scenario import Scenario

ONE_STAR = [
    "set 2, set 2, set 2, set 2",
    "colour run 3, set 2, set 2",
    "set 2, set 3, set 3",
    "run 7",
    "colour run 3, colour 5",
    "run 8",
    "colour run 4, set 3",
    "colour run 4, colour run 4",
]
TWO_STARS = [
    "colour run 3, colour 4",
    "colour run 3, run 5",
    "colour 7",
    "colour run 4, run 4",
    "set 3, set 3, set 3",
    "set 4, colour run 4",
    "colour run 5, set 3",
    "colour run 5, set 4",
]
SPECIALS = ["take", "swap", "keep"]


def master(players: int = 3, side: str = "one", dealer: int = 3) -> Scenario:
    return Scenario("level8-master", players, side, dealer=dealer)


@proves("MA-1", "MA-10")
def test_there_are_108_cards() -> None:
    deck = load("level8-master", 2).deck
    numbers = {f"{colour}{value}": 1 for value in range(1, 16) for colour in "ROYGBP"}
    jokers = {"J1-5": 3, "J6-10": 3, "J11-15": 3}
    specials = {"take": 2, "swap": 3, "keep": 4}
    counts = {deck.text[face]: deck.count[face] for face in range(int(deck.faces))}
    assert counts == numbers | jokers | specials
    assert deck.size == 108


@proves("MA-1")
def test_all_cards_of_the_deck_are_in_play() -> None:
    s = master(6)
    places = [*s.state.hands, *s.state.piles, s.state.draw_pile]
    lying = Counter(face for place in places for face in place.faces())
    assert lying == {face: s.deck.count[face] for face in range(int(s.deck.faces))}


@proves("MA-2")
@pytest.mark.parametrize("card", ["skip", "j"])
def test_there_are_no_skips_and_no_plain_jokers(card: str) -> None:
    assert card in Scenario("level8-101").deck.face_of
    assert card not in master().deck.face_of


@proves("MA-3")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_seats_play_with_10_cards_each(players: int) -> None:
    s = Scenario("level8-master", players)
    assert [hand.n for hand in s.state.hands] == [10] * players


@proves("MA-3")
@pytest.mark.parametrize("players", [1, 7])
def test_fewer_than_two_or_more_than_six_seats_are_refused(players: int) -> None:
    with pytest.raises(OptionError, match=rf"for 2 to 6 players, not {players}"):
        load("level8-master", players)


@proves("MA-4")
def test_there_is_a_one_star_and_a_two_star_list_of_eight_levels() -> None:
    for side, levels in (("one", ONE_STAR), ("two", TWO_STARS)):
        assert [level.text for level in load("level8-master", 2, side).levels[0]] == levels


@proves("MA-4")
def test_each_seat_plays_the_side_chosen_for_it() -> None:
    s = Scenario("level8-master", players=3, side=["two", "one", "two"])
    assert [side[0].text for side in s.game.levels] == [TWO_STARS[0], ONE_STAR[0], TWO_STARS[0]]
    pairs = "R1 O1 R3 O3 R5 O5 R7 O7 P15"
    for seat, able in ((1, False), (2, True), (3, False)):
        s.hand(seat, pairs).playing(seat)
        assert ("lay-out" in s.legal()) is able


@proves("MA-5")
def test_piles_and_takes_are_those_of_level_8() -> None:
    s = master().hand(1, "R1").draw_pile("G9 G8").pile(1, "B1").pile(2, "B2").pile(3, "B3").turn(1)
    assert s.legal() == {"draw", "pile1", "pile2", "pile3"}
    s.play("pile3", "-R1")
    assert [s.pile_text(seat) for seat in (1, 2, 3)] == ["B1 R1", "B2", ""]


@proves("MA-5")
def test_the_bonus_the_next_dealer_and_both_ways_to_win_are_those_of_level_8() -> None:
    s = master(dealer=3).hand(1, "R9").level(1, 4).group(1, "set 2", "R1 O1")
    s.level(2, 2).group(2, "set 2", "R2 O2").playing(1).play("-R9")
    assert s.levels() == [6, 3, 1]
    assert s.state.dealer == 0
    won = master().hand(1, "R9").level(1, 7).group(1, "set 2", "R1 O1").playing(1).play("-R9")
    assert won.state.winner == 0
    won = master().hand(1, "R1 R2 R3 R4 O4 O5 O6 O7 B9 B15").level(1, 8).playing(1).lay_out()
    assert won.state.winner == 0


@proves("MA-5", "MA-21", "M2")
@pytest.mark.parametrize("special", ["take", "swap"])
def test_a_face_up_take_or_swap_card_that_comes_to_the_top_renews_the_pile(special: str) -> None:
    s = master().hand(1, "R1 R2").draw_pile("G9").under(special)
    s.pile(1, "B1 B2").pile(2, "P1").pile(3, "").turn(1).play("draw")
    assert sorted(s.draw_text().split()) == ["B1", special]
    assert s.under_text() == ""
    assert [s.pile_text(seat) for seat in (1, 2, 3)] == ["B2", "P1", ""]


@proves("MA-21", "M2", "G12")
def test_a_swap_card_slid_under_an_empty_pile_may_be_drawn_for_the_swap() -> None:
    s = master().hand(1, "swap R1 R2").draw_pile("").pile(1, "").pile(2, "").pile(3, "")
    s.playing(1).play("swap!", "R1", "done")
    assert s.hand_text(1) == "R2 swap"
    assert s.pile_text(1) == "R1"


# What holds for all special cards


@proves("MA-17")
@pytest.mark.parametrize("special", SPECIALS)
def test_a_special_is_played_in_step_3_only(special: str) -> None:
    s = master().hand(1, f"{special} R1 R2").turn(1)
    assert s.refuses(f"{special}!")
    s.play("draw")
    assert f"{special}!" in s.legal()


@proves("MA-17", "MA-18")
@pytest.mark.parametrize("special", SPECIALS)
def test_a_special_takes_the_place_of_the_discard_and_ends_the_turn(special: str) -> None:
    s = master().hand(1, f"{special} {special} R1 R2").hand(2, "O1").hand(3, "P1").pile(1, "B1")
    s.playing(1).play(f"{special}!")
    if special == "take":
        s.play("O1", "P1", "done")
    elif special == "swap":
        s.play("done")
    assert (s.to_act, s.decision) == (2, "taking")  # no second special, no discard
    assert s.pile_text(1) == "B1"
    assert s.hand_text(1) == f"R1 R2 {special}"


@proves("MA-17")
@pytest.mark.parametrize("special", SPECIALS)
def test_a_special_may_be_played_after_laying_out_and_laying_off(special: str) -> None:
    s = master().hand(1, f"{special} R5 R9 R11").group(1, "set 2", "O5 B5").playing(1).play("R5@1")
    assert f"{special}!" in s.legal()


@proves("MA-19", "M1")
@pytest.mark.parametrize("special", SPECIALS)
def test_a_special_may_be_discarded_like_any_other_card_without_effect(special: str) -> None:
    s = master().hand(1, f"{special} R1").pile(1, "B1").playing(1)
    assert {f"-{special}", f"{special}!"} <= s.legal()
    s.play(f"-{special}")
    assert s.pile_text(1) == f"B1 {special}"
    assert (s.under_text(), s.front_text(1), s.hand_text(1)) == ("", "", "R1")
    assert (s.to_act, s.decision) == (2, "taking")


@proves("MA-20")
@pytest.mark.parametrize("special", SPECIALS)
def test_a_special_as_the_last_card_ends_the_round_without_effect(special: str) -> None:
    s = master(dealer=1).hand(1, special).level(1, 2).group(1, "set 2", "R1 O1").playing(1)
    assert s.legal() == {f"-{special}"}
    s.play(f"-{special}")
    assert s.state.round == 2
    assert s.levels() == [4, 1, 1]
    assert not {"opened", "stole", "put_down", "played"} & set(s.events())

"""Mixes of Level 8 with Level 8 Master (docs/rules/level8.md, L-37 to L-42; ruling M7)."""

from __future__ import annotations

from collections import Counter

import pytest

from nivelo.engine.errors import OptionError
from nivelo.games import load
from support.docs.proves import proves
from support.engine.scenario import Scenario

MIXES = ["master-specials", "master-all"]
HAND = "O1 O2 O3 O4 O5 O6 O7 O8 O9 O10"


def counts(mix: str) -> dict[str, int]:
    deck = load("level8-101", 2, mix=mix).deck
    return {deck.text[face]: int(deck.count[face]) for face in range(int(deck.faces))}


def number_cards(copies: int) -> dict[str, int]:
    return {f"{colour}{value}": copies for value in range(1, 16) for colour in "ROYGBP"}


@proves("L-37")
def test_master_specials_adds_the_nine_special_cards_of_master() -> None:
    specials = {"take": 2, "swap": 3, "keep": 4}
    assert counts("master-specials") == number_cards(1) | {"J": 7, "skip": 4} | specials
    assert load("level8-101", 2, mix="master-specials").deck.size == 110


@proves("L-38")
def test_master_all_adds_all_108_cards_of_master() -> None:
    jokers = {"J": 7, "J1-5": 3, "J6-10": 3, "J11-15": 3}
    specials = {"skip": 4, "take": 2, "swap": 3, "keep": 4}
    assert counts("master-all") == number_cards(2) | jokers | specials
    assert load("level8-101", 2, mix="master-all").deck.size == 209


@proves("L-37", "L-38")
@pytest.mark.parametrize(("mix", "cards"), [("master-specials", 110), ("master-all", 209)])
def test_all_cards_of_a_mix_are_in_play(mix: str, cards: int) -> None:
    s = Scenario(players=6, mix=mix)
    places = [*s.state.hands, *s.state.piles, s.state.draw_pile]
    lying = Counter(face for place in places for face in place.faces())
    assert lying == {face: s.deck.count[face] for face in range(int(s.deck.faces))}
    assert lying.total() == cards


@proves("L-37")
@pytest.mark.parametrize("game", ["level8-99", "level8-master", "level8-board", "niveldoce"])
def test_no_other_game_has_mixes(game: str) -> None:
    with pytest.raises(OptionError, match="has no mix 'master-all', only none"):
        load(game, 2, mix="master-all")


@proves("L-39")
def test_the_two_copies_of_a_card_may_serve_in_one_set() -> None:
    s = Scenario(mix="master-all", asks=("set 4",)).hand(1, "R5 R5 O5 O5 B15").playing(1)
    assert "lay-out" in s.legal()
    s.lay_out_as("R5 R5 O5 O5")
    assert s.group_texts() == ["R5 R5 O5 O5"]


@proves("L-39")
def test_the_two_copies_of_a_card_may_serve_in_one_colour() -> None:
    s = Scenario(mix="master-all", asks=("colour 4",)).hand(1, "R5 R5 R9 R9 B15").playing(1)
    assert "lay-out" in s.legal()
    s.lay_out_as("R5 R5 R9 R9")
    assert s.group_texts() == ["R5 R5 R9 R9"]


@proves("L-39", "S-20")
def test_they_are_two_cards_and_not_one_that_serves_twice() -> None:
    s = Scenario(mix="master-all", asks=("set 4",)).hand(1, "R5 R5 O5 B14 B15").playing(1)
    assert s.refuses("lay-out")
    assert s.layout_error("R5 R5 O5 O5") == "lay_out/not_in_hand"
    # In a run a second copy of a value is of no use, in a second run it is.
    s = Scenario(mix="master-all", asks=("run 3", "run 3")).hand(1, "R5 R5 R6 R6 R7 R7 B15")
    assert "lay-out" in s.playing(1).legal()


@proves("L-39", "S-38")
def test_the_second_copy_may_be_laid_off_on_the_first() -> None:
    s = Scenario(mix="master-all").hand(1, "R5 B15").group(1, "set 2", "R5 O5").playing(1)
    assert "R5@1" in s.legal()


@proves("L-40", "M7")
@pytest.mark.parametrize("mix", MIXES)
@pytest.mark.parametrize("side", ["one", "two"])
def test_the_levels_of_a_mix_are_those_of_the_101_card_edition(mix: str, side: str) -> None:
    mixed, plain = (load("level8-101", 2, side=side, mix=m).levels[0] for m in (mix, "none"))
    assert [level.text for level in mixed] == [level.text for level in plain]


def ended(mix: str, side: str, level: int, keeps: str, laid_out: bool = False) -> Scenario:
    """Seat 1 has ended the round; seat 2 is asked what it keeps, if anything."""
    s = Scenario(players=2, side=side, mix=mix, dealer=1).level(2, level).front(2, keeps)
    s.hand(1, "R9").hand(2, HAND).group(1, "set 2", "R1 G1")
    if laid_out:
        s.group(2, "set 2", "B1 B2")
    return s.playing(1).play("-R9")


@proves("L-40", "L-41", "M7")
@pytest.mark.parametrize("mix", MIXES)
@pytest.mark.parametrize(
    ("side", "level", "keeps", "cards"),
    [
        ("two", 5, "", 4),
        ("two", 5, "keep", 7),
        ("two", 8, "keep keep", 10),
        ("two", 4, "", 0),
        ("two", 4, "keep", 3),
        ("one", 5, "", 0),
        ("one", 8, "keep", 3),
        ("one", 1, "keep keep", 6),
    ],
)
def test_keep_cards_add_to_what_the_side_allows(
    mix: str, side: str, level: int, keeps: str, cards: int
) -> None:
    s = ended(mix, side, level, keeps)
    kept = 0
    while s.decision == "keeping":
        s.play(HAND.split()[kept])
        kept += 1
    assert kept == cards


@proves("L-41", "M6", "M7")
@pytest.mark.parametrize("side", ["one", "two"])
def test_a_keep_card_is_void_for_a_seat_that_has_laid_out(side: str) -> None:
    assert ended("master-specials", side, 6, "keep keep", laid_out=True).decision == "taking"


@proves("L-42")
@pytest.mark.parametrize("mix", MIXES)
def test_the_special_cards_act_as_in_master(mix: str) -> None:
    s = Scenario(players=3, mix=mix, dealer=3).hand(1, "take swap keep skip R1").playing(1)
    assert {"take!", "swap!", "keep!", "skip>2", "-take", "-swap", "-keep", "-skip"} <= s.legal()
    s.play("keep!")
    assert (s.front_text(1), s.to_act) == ("keep", 2)
    s.hand(1, "take R1").hand(2, "O1 O2 O3").hand(3, "P1").playing(1).play("take!")
    assert (s.to_act, s.decision) == (2, "opening")
    s.play("O1", "O2", "O3", "P1", "P1<3")
    assert s.hand_text(1) == "R1 P1"
    s.hand(1, "swap R1 R2").draw_pile("G8 G9").playing(1).play("swap!", "R1", "done")
    assert s.hand_text(1) == "R2 G8"


@proves("L-42", "L-16", "MA-36")
def test_a_seat_that_sits_out_slides_away_its_skip_and_not_its_keep_cards() -> None:
    s = Scenario(players=2, mix="master-specials", dealer=2).hand(1, "skip R1").hand(2, "O1 O2")
    s.front(2, "keep keep").playing(1).play("skip>2")
    assert s.to_act == 1
    assert (s.front_text(2), s.under_text()) == ("keep keep", "skip")


@proves("L-42", "MA-23")
def test_a_seat_with_a_skip_in_front_of_it_opens_cards_for_a_take_card_too() -> None:
    s = Scenario(players=3, mix="master-specials", dealer=3).hand(1, "take R1").hand(2, "O1")
    s.hand(3, "P1").front(2, "skip").playing(1).play("take!")
    assert (s.to_act, s.decision) == (2, "opening")
    s.play("O1", "P1", "done")
    assert s.to_act == 3  # and then sits out


@proves("L-42", "M2")
@pytest.mark.parametrize("mix", MIXES)
def test_face_up_take_and_swap_cards_count_like_skips(mix: str) -> None:
    s = Scenario(mix=mix).hand(1, "R1 R2").draw_pile("G9").under("take skip swap")
    s.pile(1, "B1 B2").pile(2, "").pile(3, "").turn(1).play("draw")
    assert sorted(s.draw_text().split()) == ["B1", "skip", "swap", "take"]
    assert s.under_text() == ""


@proves("L-42", "G21")
def test_both_kinds_of_joker_are_in_play_and_only_range_jokers_have_a_range() -> None:
    s = Scenario(mix="master-all", asks=("set 3",)).hand(1, "R9 O9 J B15").playing(1)
    assert "lay-out" in s.legal()
    s.hand(1, "R9 O9 J1-5 B15")
    assert s.refuses("lay-out")
    s.hand(1, "R9 O9 J6-10 B15")
    assert "lay-out" in s.legal()
    s = Scenario(mix="master-all").hand(1, "J J1-5 B15").group(1, "run 3", "R6 R7 R8").playing(1)
    assert {m for m in s.legal() if "@" in m} == {"J@1-", "J@1+", "J1-5@1-"}

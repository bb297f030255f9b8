"""The bot `greedy` on the board: fields, actions, questions, exchanges."""

from __future__ import annotations

from support.bots.greedy_choice import choices, plays_on
from support.engine.scenario import Scenario

# Level 1, one star: a triple and a run of three. Fields are counted from 1, the start field:
# 2 is +1, 3 exchange, 4 +2, 5 ask, 7 everyone, 8 joker, 10 again, 11 open three, 15 free choice.

NEEDS_TWO = "R1 R2 B7 G7 O10 P10 Y13 O15 P4 B12"


def test_it_goes_for_a_joker() -> None:
    table = Scenario("level8-board", 2).hand(1, NEEDS_TWO).tower(1, 6).tower(2, 20)
    assert choices(table.rolls(1, 1, 2)) == {"field8"}


def test_without_jokers_in_the_middle_a_joker_field_is_one_card() -> None:
    table = Scenario("level8-board", 2).hand(1, NEEDS_TWO).tower(1, 6).tower(2, 20)
    table.jokers_in_middle(0).pile(1, "").pile(2, "")
    assert choices(table.rolls(1, 2, 4)) == {"field10"}


def test_more_cards_are_better_before_the_layout() -> None:
    table = Scenario("level8-board", 2).hand(1, NEEDS_TWO).tower(1, 2).tower(2, 20)
    table.pile(1, "").pile(2, "")
    assert choices(table.rolls(1, 2, 4)) == {"field4"}  # two cards rather than one


def test_after_the_layout_a_second_card_is_a_burden() -> None:
    table = Scenario("level8-board", 2).tower(1, 2).tower(2, 20).pile(1, "").pile(2, "")
    table.group(1, "set 3", "R7 B7 G7").hand(1, "R1 R9 P4")
    assert choices(table.rolls(1, 2, 4)) == {"field6"}


def test_a_free_choice_is_the_joker_that_completes_the_level() -> None:
    table = Scenario("level8-board", 2).hand(1, "R1 R2 R3 B7 G7 O12 P10").tower(2, 20)
    table.pile(1, "").pile(2, "").lands_on(1, 15)
    assert table.decision == "choosing"
    assert choices(table) == {"action:joker"}


def test_far_from_the_level_a_free_choice_brings_many_new_cards() -> None:
    table = Scenario("level8-board", 2, asks=("run 9",)).tower(2, 20).lands_on(1, 15)
    table.hand(1, "R1 B1 G1 R2 B2 G2 R3 B3 G3 P3")
    assert choices(table) == {"action:exchange"}


def test_everyone_draws_when_it_hurts_one_who_is_nearly_out() -> None:
    table = Scenario("level8-board", 3).hand(1, NEEDS_TWO).tower(1, 2).tower(2, 20).tower(3, 21)
    table.pile(1, "").pile(2, "").pile(3, "")
    assert choices(table.rolls(1, 5, 4)) == {"field6"}  # one card
    table.group(2, "set 3", "R9 B9 G9").hand(2, "R14").group(3, "set 3", "Y9 O9 P9").hand(3, "B14")
    assert choices(table) == {"field7"}


def test_it_asks_for_a_value_that_helps() -> None:
    table = Scenario("level8-board", 3).hand(1, "R1 R2 R3 B7 G7 O12 P10").tower(2, 20)
    table.lands_on(1, 5)
    assert choices(table, 20) == {"ask:7:left", "ask:7:right"}


def test_it_asks_for_a_colour_when_the_level_needs_one() -> None:
    table = Scenario("level8-board", 2, asks=("colour 7",)).tower(2, 20)
    table.hand(1, "R1 R2 R3 R7 R9 R12 P10").lands_on(1, 5)
    assert choices(table) == {"ask:R:left"}


def test_it_asks_for_a_card_that_it_saw_another_take() -> None:
    table = Scenario("level8-board", 2).hand(1, "R1 R2 R3 B7 G7 O10 P10").tower(2, 20)
    table.lands_on(1, 5)
    table.state.known[1].add(table.deck.parse("Y10"))
    assert choices(table, 20) == {"ask:10:left"}


def test_it_gives_the_card_that_it_needs_least() -> None:
    table = Scenario("level8-board", 2, asks=("colour 5",)).tower(2, 20)
    table.hand(2, "R1 R4 R6 R7 B7 G8 O9 P15").lands_on(1, 5)
    table.play("ask:7:left")
    assert table.decision == "giving"
    assert choices(table) == {"B7"}


def test_of_three_opened_cards_one_must_be_taken_and_best_one_that_helps() -> None:
    table = Scenario("level8-board", 2).tower(2, 20).hand(2, "R9 B14 O7")
    table.hand(1, "R1 R2 R3 B7 G7 P10").lands_on(1, 11).play("R9", "B14", "O7")
    assert choices(table) == {"O7<2"}


def test_if_no_opened_card_helps_it_takes_one_that_may_be_laid_off_soon() -> None:
    table = Scenario("level8-board", 2).tower(2, 20).hand(2, "R9 B13 O6")
    table.group(1, "run 3", "R1 R2 R3").hand(1, "P15 O11").lands_on(1, 11)
    assert choices(table.play("R9", "B13", "O6")) == {"O6<2"}


def test_it_exchanges_cards_that_it_does_not_need() -> None:
    table = Scenario("level8-board", 2).tower(2, 20).hand(1, "R1 R2 R3 B7 G7 J P10 Y13 O15")
    assert set(plays_on(table.lands_on(1, 3), "exchanging")) == {"P10", "Y13", "O15"}


def test_one_card_must_be_exchanged_even_if_all_are_needed() -> None:
    table = Scenario("level8-board", 2, asks=("run 5", "set 2")).tower(2, 20)
    table.hand(1, "R1 R2 R3 R4 B9").lands_on(1, 3)
    made = plays_on(table, "exchanging")
    assert len(made) == 2
    assert made[-1] == "done"


def test_if_all_groups_are_full_it_discards_two() -> None:
    table = Scenario("level8-board", 2).group(1, "set 3", "R7 B7 G7 O7 P7 Y7")
    table.hand(1, "R1 R9 P4").playing(1)
    assert len(plays_on(table, "playing")) == 1
    made = plays_on(table, "second_discard")
    assert len(made) == 1
    assert made[0].startswith("-")


def test_jokers_may_be_kept_for_the_next_round() -> None:
    table = Scenario("level8-board", 2).group(2, "set 3", "R7 B7 G7").hand(2, "Y15")
    table.hand(1, "R1 B4 G9 P9 O9 J R13").playing(2).play("-Y15")
    assert set(plays_on(table, "keeping")) == {"J", "G9", "P9", "O9"}

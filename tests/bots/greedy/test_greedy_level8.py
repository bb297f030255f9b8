"""The bot `greedy` at a table of Level 8: taking, laying out, laying off, discarding, skips."""

from __future__ import annotations

from support.bots.greedy_choice import choices, plays_on
from support.engine.scenario import Scenario

# Level 1 of the 101-card edition, one star: two runs of three.


def test_it_takes_the_top_card_that_brings_its_level_closer() -> None:
    table = Scenario(players=3).hand(1, "R1 R2 B7 B8 G10 G12 P4 P14 Y15 O15")
    table.pile(1, "B15").pile(2, "Y6").pile(3, "B12")
    assert choices(table.take(1)) == {"pile2"}


def test_it_takes_the_card_that_leaves_more_to_help() -> None:
    # Either makes one run; with the joker in hand, more cards make the other.
    table = Scenario(players=2).hand(1, "R1 R2 B7 B8 R9 P4 P13 Y15 O15 G15")
    table.pile(1, "R3").pile(2, "J")
    assert choices(table.take(1)) == {"pile2"}


def test_it_draws_when_no_top_card_helps() -> None:
    table = Scenario(players=2).hand(1, "R1 R2 R3 B7 B8 G12 P5 P14 Y15 O15")
    table.pile(1, "B15").pile(2, "skip")
    assert choices(table.take(1)) == {"draw"}


def test_it_takes_what_can_be_laid_off_once_it_has_laid_out() -> None:
    table = Scenario(players=2).group(1, "run 3", "R4 R5 R6").group(2, "run 3", "B4 B5 B6")
    table.hand(1, "R9 B10 B14").pile(1, "R11").pile(2, "G8 G3")
    assert choices(table.take(1)) == {"pile2"}


def test_it_takes_the_card_that_lets_others_follow() -> None:
    table = Scenario(players=2).group(1, "run 3", "R4 R5 R6").group(2, "run 3", "B4 B5 B6")
    table.hand(1, "R8 B9 B14").pile(1, "R3").pile(2, "G7")
    assert choices(table.take(1)) == {"pile2"}


def test_a_range_joker_that_fits_nowhere_is_left_lying() -> None:
    table = Scenario("level8-master", 2, asks=("run 3", "set 2"))
    table.group(1, "run 3", "R9 R10 R11").group(1, "set 2", "B14 Y14").hand(1, "R1 B2")
    assert choices(table.pile(1, "").pile(2, "J1-5").take(1)) == {"draw"}
    assert choices(table.pile(2, "J6-10").take(1)) == {"pile2"}


def test_with_nothing_to_draw_it_takes_what_is_there() -> None:
    table = Scenario(players=2).hand(1, "R1 R2 R3 B7").draw_pile("").pile(1, "").pile(2, "B15")
    assert choices(table.take(1)) == {"pile2"}


def test_it_lays_out_when_it_can() -> None:
    table = Scenario(players=2).hand(1, "R1 R2 R3 B7 B8 B9 Y15").playing(1)
    assert choices(table) == {"lay-out"}


def test_it_lays_out_card_by_card_what_leaves_most_to_be_laid_off() -> None:
    # On 2-3-4 either one can be laid off; after 1-2-3 the other one would be left over.
    table = Scenario(players=2).hand(1, "R1 B1 R2 R3 R4 B8 B9 B10").playing(1)
    plays_on(table.play("lay-out"), "laying_out")
    assert table.group_texts() == ["R2 R3 R4", "B8 B9 B10"]


def test_it_spares_its_jokers_when_it_lays_out() -> None:
    table = Scenario(players=2).hand(1, "R1 R2 R3 B7 B8 B9 J J").playing(1)
    plays_on(table.play("lay-out"), "laying_out")
    assert table.group_texts() == ["R1 R2 R3", "B7 B8 B9"]


def test_it_goes_on_with_a_layout_that_another_began() -> None:
    table = Scenario(players=2, asks=("run 3", "colour 4"))
    table.hand(1, "R1 R2 R3 R4 R5 R6 R7 R8 B2").playing(1)
    table.play("lay-out", "way2", "B2", "R3", "R4")
    plays_on(table, "laying_out")
    assert table.group_texts()[0] == "B2 R3 R4"
    assert table.decision == "playing"


def test_it_lays_off_all_it_can_but_the_last_card() -> None:
    table = Scenario(players=2).group(1, "run 3", "R4 R5 R6").group(2, "run 3", "B4 B5 B6")
    table.hand(1, "R7 G3 J Y8").playing(1)
    made = plays_on(table, "playing")
    assert len(made) == 4
    assert made[-1].startswith("-")
    assert table.state.round == 2


def test_a_joker_is_laid_off_where_others_can_follow() -> None:
    table = Scenario(players=2).group(1, "run 3", "R4 R5 R6").group(2, "set 3", "R1 B1 G1")
    table.hand(1, "G8 R10 Y15 J").playing(1)
    assert choices(table) == {"J@1+"}


def test_natural_cards_are_laid_off_before_jokers() -> None:
    table = Scenario(players=2).group(1, "run 3", "R4 R5 R6").hand(1, "G7 G14 Y15 J").playing(1)
    assert choices(table) == {"G7@1"}


def test_it_discards_what_helps_least() -> None:
    # One run is there, 7-8 is nearly another: only the fifteen is of no use.
    table = Scenario(players=2).hand(1, "R1 R2 R3 B7 B8 Y15").playing(1)
    assert choices(table) == {"-Y15"}


def test_among_cards_that_it_does_not_need_it_keeps_those_that_more_cards_would_help() -> None:
    # 7-8 waits for 6 and 9, 14-15 only for 13; the second run needs one of them.
    table = Scenario(players=2).hand(1, "R1 R2 R3 B7 B8 Y14 O15").playing(1)
    assert choices(table) <= {"-Y14", "-O15"}


def test_it_does_not_discard_a_joker_before_the_layout() -> None:
    table = Scenario(players=2).hand(1, "J J R1 R2 R4 R5 R6 B9").playing(1)
    assert choices(table) == {"lay-out"}
    table = Scenario(players=2, asks=("colour 7",)).hand(1, "J J R1 B2 G3 Y4 P5 O6").playing(1)
    assert "-J" not in choices(table, 30)


def test_it_does_not_feed_a_seat_that_has_laid_out() -> None:
    table = Scenario(players=3).group(3, "run 3", "R12 R13 R14").group(3, "run 3", "B4 B5 B6")
    table.hand(1, "R1 R2 R3 B9 B10 Y15 O13").playing(1)
    assert choices(table) == {"-O13"}


def test_a_skip_goes_to_the_seat_that_has_laid_out() -> None:
    table = Scenario(players=4).group(3, "run 3", "R12 R13 R14")
    table.hand(1, "R1 R2 B9 B10 Y15 skip").playing(1)
    assert choices(table) == {"skip>3"}


def test_a_skip_goes_to_the_highest_level_or_else_to_the_next_seat() -> None:
    table = Scenario(players=4).hand(1, "R1 R2 B9 B10 Y15 skip").playing(1)
    assert choices(table) == {"skip>2"}
    assert choices(table.level(4, 6)) == {"skip>4"}


def test_the_last_card_is_discarded_whatever_it_is() -> None:
    table = Scenario(players=2).group(1, "run 3", "R4 R5 R6").hand(1, "skip").playing(1)
    assert choices(table) == {"-skip"}


def test_it_keeps_the_cards_that_leave_least_missing() -> None:
    # Two stars, level 5: three triples. Four cards may be kept.
    table = Scenario(players=2, side="two").level(1, 5).level(2, 5).group(2, "set 3", "R1 B1 G1")
    table.hand(1, "R2 B2 G2 O7 Y7 P9 P11 J R14 B15").hand(2, "Y15").playing(2)
    table.play("-Y15")
    kept = plays_on(table, "keeping")
    assert sorted(kept) == ["B2", "G2", "J", "R2"]


def test_it_keeps_no_card_that_the_level_has_no_use_for() -> None:
    # A run of eight: of 1-2-2-2 one of each value is of use.
    table = Scenario(players=2, side="two", asks=("run 8",)).level(1, 5).level(2, 5)
    table.group(2, "run 8", "R1 R2 R3 R4 R5 R6 R7 R8")
    table.hand(1, "R1 B2 G2 O2").hand(2, "Y15").playing(2).play("-Y15")
    kept = plays_on(table, "keeping")
    assert len(kept) == 3
    assert kept[0] == "R1"
    assert kept[-1] == "done"

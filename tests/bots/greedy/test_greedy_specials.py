"""The bot `greedy` with the special cards of Level 8 Master and NivelDoce."""

from __future__ import annotations

from nivelo.bots import make_bot
from nivelo.engine.view import view
from support.bots.greedy_choice import choices, plays_on
from support.engine.scenario import Scenario

# Level 1 of Master, one star: four pairs. Level 1 of NivelDoce: a run of four, and an element
# with its animal.

TWO_PAIRS = "R1 B1 G5 O5 P9 Y11 R13"


# Level 8 Master


def test_take_and_swap_are_played_rather_than_thrown_away() -> None:
    table = Scenario("level8-master", 3).hand(1, TWO_PAIRS + " take").playing(1)
    assert choices(table) == {"take!"}
    table = Scenario("level8-master", 3).hand(1, TWO_PAIRS + " swap").playing(1)
    assert choices(table) == {"swap!"}


def test_keep_is_laid_down_before_the_layout() -> None:
    table = Scenario("level8-master", 3).hand(1, TWO_PAIRS + " keep").playing(1)
    assert choices(table) == {"keep!"}


def test_it_opens_cards_that_it_does_not_need() -> None:
    table = Scenario("level8-master", 2).hand(2, "R1 B1 G5 O5 P9 J6-10 Y11 R13 B15 G3")
    table.hand(1, TWO_PAIRS + " take").playing(1).play("take!")
    made = plays_on(table, "opening")
    assert len(made) == 3
    assert set(made) <= {"Y11", "R13", "B15", "G3"}


def test_of_the_opened_cards_it_takes_one_that_helps() -> None:
    table = Scenario("level8-master", 2).hand(2, "O3 G11 O15").hand(1, TWO_PAIRS + " take")
    table.playing(1).play("take!", "O3", "G11", "O15")
    assert choices(table) == {"G11<2"}


def test_it_takes_none_of_the_opened_cards_when_none_helps_or_it_has_laid_out() -> None:
    table = Scenario("level8-master", 2).hand(2, "O3 G4 O15").hand(1, TWO_PAIRS + " take")
    assert choices(table.playing(1).play("take!", "O3", "G4", "O15")) == {"done"}
    table = Scenario("level8-master", 2).group(1, "set 2", "R7 B7").hand(2, "O7 G7 P7")
    table.hand(1, "R1 R3 take").playing(1).play("take!", "O7", "G7", "P7")
    assert choices(table) == {"done"}


def test_it_swaps_cards_that_it_does_not_need() -> None:
    table = Scenario("level8-master", 2).hand(1, TWO_PAIRS + " G3 B15 keep swap").playing(1)
    made = plays_on(table.play("swap!"), "swapping")
    assert len(made) == 3
    assert set(made) <= {"P9", "Y11", "R13", "G3", "B15"}


def test_it_swaps_no_more_than_it_can_spare() -> None:
    table = Scenario("level8-master", 2).hand(1, "R1 B1 G5 O5 P9 Y9 R13 B15 swap").playing(1)
    assert plays_on(table.play("swap!"), "swapping")[-1] == "done"


# NivelDoce

NEAR = "R4 B5 G6 Y10 Rair Gfish"  # a seven or a three, and an eagle or water, are missing


def test_a_stopper_goes_to_the_seat_with_the_fewest_cards_that_has_laid_out() -> None:
    table = Scenario("niveldoce", 4).hand(1, NEAR + " stopper")
    table.group(2, "run 4", "R1 R2 R3 R4").group(4, "run 4", "B1 B2 B3 B4")
    table.hand(2, "R11 R12 B12").hand(4, "Y12 Y1").playing(1)
    assert choices(table) == {"stopper>4"}


def test_a_draw_two_brings_cards_before_the_layout() -> None:
    table = Scenario("niveldoce", 3).hand(1, NEAR + " draw-two").playing(1)
    assert choices(table) == {"draw-two!"}


def test_a_draw_two_goes_to_a_seat_that_is_nearly_out() -> None:
    table = Scenario("niveldoce", 4).hand(1, NEAR + " draw-two")
    table.group(2, "run 4", "R1 R2 R3 R4").group(3, "run 4", "B1 B2 B3 B4")
    table.hand(2, "R11 R12").hand(3, "Y12").playing(1)
    assert choices(table) == {"draw-two>3"}


def test_with_many_seats_a_draw_two_is_held_so_that_not_all_are_stuck() -> None:
    table = Scenario("niveldoce", 5).group(1, "run 4", "B1 B2 B3 B4").hand(1, "Rair draw-two")
    table.group(2, "run 4", "R1 R2 R3 R4").hand(2, "R11").playing(1)
    assert choices(table) == {"-Rair"}


def test_who_has_laid_out_does_not_draw_two_but_ends_the_round_with_it() -> None:
    table = Scenario("niveldoce", 3).group(1, "run 4", "R1 R2 R3 R4").hand(1, "Rair draw-two")
    assert choices(table.playing(1)) == {"-Rair"}
    assert choices(table.play("-Rair").hand(1, "draw-two").playing(1)) <= {
        "draw-two>2",
        "draw-two>3",
    }


def test_a_draw_two_that_would_not_end_the_round_is_played_before() -> None:
    table = Scenario("niveldoce", 3, draw_two_last="draws").group(1, "run 4", "R1 R2 R3 R4")
    table.hand(1, "Rair draw-two").playing(1)
    assert all(text.startswith("draw-two>") for text in choices(table))


def test_play_is_turned_round_to_keep_a_seat_waiting_that_is_nearly_out() -> None:
    table = Scenario("niveldoce", 4).hand(1, NEAR + " direction")
    table.group(2, "run 4", "R1 R2 R3 R4").hand(2, "R11").playing(1)
    assert choices(table) == {"direction!"}
    table = Scenario("niveldoce", 4).hand(1, NEAR + " direction")
    table.group(4, "run 4", "R1 R2 R3 R4").hand(4, "R11").playing(1)
    assert "direction!" not in choices(table)


def test_a_wish_exchanges_what_is_not_needed() -> None:
    table = Scenario("niveldoce", 3).hand(1, NEAR + " R1 Y12 stopper wish").pile(1, "Y1").take(1)
    assert choices(table) == {"wish!"}
    made = plays_on(table.play("wish!"), "wishing")
    assert {"R1", "Y12"} <= set(made)
    assert made[-1] == "done"
    assert not {"R4", "B5", "G6", "stopper"} & set(made)


def test_no_wish_when_the_top_card_completes_the_level() -> None:
    table = Scenario("niveldoce", 3).hand(1, "R4 B5 G6 Rair Yeagle R1 Y12 wish").pile(1, "Y7")
    assert choices(table.take(1)) == {"pile"}


def test_who_has_laid_out_wishes_everything_away_with_stoppers_below() -> None:
    table = Scenario("niveldoce", 3).group(1, "run 4", "R1 R2 R3 R4").pile(1, "Y12")
    table.hand(1, "Rair stopper knock Gfish wish").take(1)
    assert choices(table) == {"wish!"}
    made = plays_on(table.play("wish!"), "wishing")
    assert set(made) == {"Rair", "stopper", "knock", "Gfish"}
    assert made[-1] != "stopper"


def test_for_a_wish_it_draws_many_cards_before_the_layout_and_few_after() -> None:
    table = Scenario("niveldoce", 3, wish_draw="up_to").hand(1, NEAR + " R1 Y12 wish").pile(1, "Y1")
    plays_on(table.take(1).play("wish!"), "wishing")
    assert choices(table) == {f"draw{table.state.done}"}
    table = Scenario("niveldoce", 3, wish_draw="up_to").group(1, "run 4", "R1 R2 R3 R4")
    table.pile(1, "Y12").hand(1, "Rair knock Gfish wish").take(1)
    plays_on(table.play("wish!"), "wishing")
    assert choices(table) == {"draw1"}


def knocking(top: str, hand: str) -> Scenario:
    """Seat 1 discards a card; seat 3 may knock for it."""
    table = Scenario("niveldoce", 3).hand(3, hand + " knock").hand(1, top + " R12").playing(1)
    return table.play(f"-{top}")


def test_it_knocks_only_for_a_card_that_helps() -> None:
    assert choices(knocking("Y7", NEAR)) == {"knock!"}
    assert choices(knocking("Y12", NEAR)) == {"pass"}


def test_after_the_layout_it_knocks_for_what_can_be_laid_off() -> None:
    for top, answer in (("Y5", "knock!"), ("Y7", "pass")):
        table = Scenario("niveldoce", 3).group(3, "run 4", "R1 R2 R3 R4").hand(3, "Y9 knock")
        table.hand(1, f"{top} R12").playing(1).play(f"-{top}")
        assert choices(table) == {answer}


def test_a_card_that_was_knocked_for_is_taken_if_it_helps_and_else_left() -> None:
    assert choices(knocking("Y7", NEAR).hand(2, NEAR).play("knock!")) == {"pile"}
    assert choices(knocking("Y7", NEAR).hand(2, "R1 R2 R3 B4 Bair").play("knock!")) == {"leave"}


def test_a_card_is_not_left_to_a_seat_that_is_nearly_out() -> None:
    table = Scenario("niveldoce", 3).group(3, "run 4", "R1 R2 R3 R4").hand(3, "knock")
    table.hand(2, "R8 R9 R10 R11 Bair").hand(1, "Y5 R12").playing(1).play("-Y5", "knock!")
    assert choices(table) == {"pile"}


def test_wish_and_knock_are_not_thrown_away_while_they_may_be_of_use() -> None:
    table = Scenario("niveldoce", 3).hand(1, "R4 B5 Y10 Rair wish knock").playing(1)
    assert choices(table) == {"-Y10"}


# Rounds that drag on


def test_when_a_round_drags_on_it_lets_go_of_cards_that_it_does_not_need() -> None:
    table = Scenario("niveldoce", 8).hand(1, "R4 B5 G6 Y6 Rair Gfish").playing(1)
    table.state.turns = 61
    assert choices(table, 40) == {"-G6", "-Y6", "-Rair", "-Gfish"}


def test_when_a_round_drags_on_no_special_fills_the_hand_that_wants_a_level() -> None:
    """Eight stoppers held back for ever left no room for a level, and the round had no end."""
    table = Scenario("niveldoce", 8).hand(1, "R4 B5 G6 Y6 Rair Gfish stopper knock").playing(1)
    table.state.turns = 61
    assert all(text.startswith("stopper>") for text in choices(table))
    table.hand(1, "R4 B5 G6 Y6 Rair Gfish knock")
    assert choices(table) == {"-knock"}


def test_when_a_round_is_hopeless_it_lets_go_of_any_card() -> None:
    table = Scenario("niveldoce", 8).hand(1, "R4 B5 G6 Rair J").playing(1)
    table.state.turns = 121
    seen = view(table.state, 0)
    chosen = {make_bot("greedy", seed).choose(seen).text for seed in range(80)}
    assert chosen == {"-R4", "-B5", "-G6", "-Rair", "-J"}

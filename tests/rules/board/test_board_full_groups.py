"""The board game's full groups: jokers still fit, and two cards may be discarded."""

from __future__ import annotations

import pytest

from nivelo.engine.errors import IllegalMoveError
from support.docs.proves import proves
from support.engine.scenario import Scenario

RUN = "R1 O2 Y3 G4 B5 P6 R7 O8 Y9 G10 B11 P12 R13 O14 Y15"
RUN_WITH_JOKERS = "R1 J=2 Y3 G4 B5 P6 J=7 O8 Y9 G10 B11 P12 R13 O14 J=15"
JOKERS_AT_BOTH_ENDS = "J=1 O2 Y3 G4 B5 P6 R7 O8 Y9 G10 B11 P12 R13 O14 J=15"
SIX = "R11 O11 Y11 G11 B11 P11"
SIX_WITH_JOKERS = "R11 J=11 Y11 G11 J=11 P11"
FIFTEEN = " ".join(f"R{value}" for value in range(1, 16))
FIFTEEN_WITH_JOKERS = " ".join(f"R{value}" for value in range(1, 13)) + " J=R J=R J=R"


def table_with(ask: str, cards: str, hand: str = "G2 P9 J") -> Scenario:
    """Seat 1 has laid out this group, which is all that lies on the table."""
    return Scenario("level8-board").hand(1, hand).group(1, ask, cards).playing(1)


def may_discard_two(table: Scenario) -> bool:
    return table.play("-P9").decision == "second_discard"


@proves("BO-51", "BO-55", "B10")
@pytest.mark.parametrize(
    ("ask", "cards"),
    [
        ("run 9", RUN),
        ("run 9", RUN_WITH_JOKERS),
        ("run 9", JOKERS_AT_BOTH_ENDS),
        ("set 3", SIX),
        ("set 3", SIX_WITH_JOKERS),
        ("set 3", "J=11 J=11 J=11 J=11 J=11 J=11"),
        ("set 3", SIX_WITH_JOKERS + " B11"),
        ("colour 5", FIFTEEN),
        ("colour 5", FIFTEEN_WITH_JOKERS),
        ("colour 5", FIFTEEN_WITH_JOKERS + " R14"),
    ],
)
def test_a_group_is_full_with_all_its_cards_jokers_counted(ask: str, cards: str) -> None:
    assert may_discard_two(table_with(ask, cards))


@proves("BO-51", "BO-55", "B10")
@pytest.mark.parametrize(
    ("ask", "cards"),
    [
        ("run 9", "R1 O2 Y3 G4 B5 P6 R7 O8 Y9 G10 B11 P12 R13 O14"),
        ("run 9", "O2 Y3 G4 B5 P6 R7 O8 Y9 G10 B11 P12 R13 O14 Y15"),
        ("run 9", "J=2 Y3 G4 B5 P6 R7 O8 Y9 G10 B11 P12 R13 O14 J=15"),
        ("set 3", "R11 O11 Y11 G11 B11"),
        ("set 3", "R11 J=11 Y11 G11 J=11"),
        ("colour 5", " ".join(f"R{value}" for value in range(1, 15))),
        ("colour 5", " ".join(f"R{value}" for value in range(2, 14)) + " J=R J=R"),
    ],
)
def test_a_group_that_lacks_one_card_is_not_full(ask: str, cards: str) -> None:
    assert not may_discard_two(table_with(ask, cards))


@proves("BO-52", "E-18")
@pytest.mark.parametrize(
    ("ask", "cards"),
    [
        ("run 9", RUN),
        ("run 9", RUN_WITH_JOKERS),
        ("set 3", SIX),
        ("set 3", SIX_WITH_JOKERS),
        ("colour 5", FIFTEEN),
        ("colour 5", FIFTEEN_WITH_JOKERS),
    ],
)
def test_a_joker_may_be_laid_off_on_a_full_group_again_and_again(ask: str, cards: str) -> None:
    table = table_with(ask, cards, "J J G2")
    for jokers in (1, 2):
        table.play("J@1")
        assert table.state.groups[0].placed.n == len(cards.split()) + jokers
    assert table.hand_text(1) == "G2"


@proves("BO-53")
@pytest.mark.parametrize("cards", [RUN, RUN_WITH_JOKERS])
def test_a_joker_on_a_full_run_stands_for_no_value_and_the_run_stays_full(cards: str) -> None:
    table = table_with("run 9", cards, "J P9 G2")
    assert table.legal() == {"J@1", "-J", "-P9", "-G2"}, "neither end is named, nothing else fits"
    table.play("J@1")
    assert table.group_texts()[0].endswith(" J")
    assert table.legal() == {"-P9", "-G2"}
    assert may_discard_two(table)


@proves("BO-53", "BO-52")
def test_a_joker_on_a_run_that_is_not_full_says_its_end_as_ever() -> None:
    table = table_with("run 9", "O2 Y3 G4 B5 P6 R7 O8 Y9 G10 B11 P12 R13 O14 Y15", "J J P9 G2")
    assert "J@1" not in table.legal()
    assert "J@1-" in table.legal()
    assert "J@1+" not in table.legal()
    table.play("J@1-", "J@1")
    assert table.group_texts()[0].split()[0] == "J=1"
    assert table.group_texts()[0].split()[-1] == "J"


@proves("BO-52", "BO-53", "G3")
def test_in_the_card_game_a_full_run_takes_no_joker() -> None:
    table = Scenario("level8-101").hand(1, "J P9 G2").group(1, "run 7", RUN).playing(1)
    assert table.legal() == {"-J", "-P9", "-G2"}
    table.play("-P9")
    assert table.to_act == 2, "nor are two cards discarded there"


@proves("BO-54", "B10")
def test_a_number_card_may_join_a_set_or_colour_that_is_full_through_jokers() -> None:
    assert "B11@1" in table_with("set 3", SIX_WITH_JOKERS, "B11 P9").legal()
    assert "R13@1" in table_with("colour 5", FIFTEEN_WITH_JOKERS, "R13 P9").legal()
    table = table_with("set 3", SIX_WITH_JOKERS, "B11 O11 P9 G2").play("B11@1", "O11@1")
    assert table.state.groups[0].placed.n == 8
    assert may_discard_two(table)


@proves("BO-54")
def test_a_number_card_does_not_join_a_run_that_is_full_through_jokers() -> None:
    assert table_with("run 9", JOKERS_AT_BOTH_ENDS, "R1 P9").legal() == {"-R1", "-P9"}


@proves("BO-55", "B11", "E-18")
def test_two_cards_may_be_discarded_when_every_group_is_full() -> None:
    table = table_with("set 3", SIX, "G2 P9 R3 J").group(2, "run 9", RUN).playing(1).play("-P9")
    assert (table.to_act, table.decision) == (1, "second_discard")
    assert table.legal() == {"-G2", "-R3", "-J", "done"}
    table.play("-G2")
    assert table.pile_text(1).endswith("P9 G2")
    assert (table.to_act, table.decision) == (2, "moving"), "two and no more"


@proves("BO-55", "E-18")
def test_one_group_that_is_not_full_forbids_it() -> None:
    table = table_with("set 3", SIX).group(2, "run 9", RUN).group(3, "set 3", "R5 O5 Y5")
    assert not may_discard_two(table.playing(1))


@proves("BO-55")
def test_a_seat_that_has_not_laid_out_discards_one_card_only() -> None:
    table = Scenario("level8-board").group(2, "set 3", SIX).hand(1, "G2 P9 J").playing(1)
    table.play("-P9")
    assert (table.to_act, table.decision) == (2, "moving")


@proves("BO-55")
def test_with_no_group_on_the_table_one_card_is_discarded() -> None:
    table = Scenario("level8-board").hand(1, "G2 P9 J").playing(1).play("-P9")
    assert table.to_act == 2


@proves("BO-55")
def test_a_seat_that_has_laid_out_may_do_it_on_the_full_groups_of_others() -> None:
    table = table_with("set 3", SIX_WITH_JOKERS).group(2, "colour 5", FIFTEEN).playing(1)
    assert may_discard_two(table)


@proves("BO-55", "B11")
def test_it_is_tested_when_discarding_begins() -> None:
    table = table_with("set 3", "R11 O11 Y11 G11 B11", "P11 G2 P9 R3").play("P11@1", "-P9")
    assert table.decision == "second_discard", "the lay-off of this turn made the set full"
    with pytest.raises(IllegalMoveError):
        table.hand(1, "J G2").play("J@1")


@proves("BO-56", "B11")
def test_the_second_card_is_the_seats_choice() -> None:
    table = table_with("set 3", SIX).play("-P9", "done")
    assert (table.to_act, table.decision) == (2, "moving")
    assert table.hand_text(1) == "G2 J"
    assert table.pile_text(1).endswith("P9")


@proves("BO-56", "B11")
@pytest.mark.parametrize("order", [["-G2", "-P9"], ["-P9", "-G2"]])
def test_the_two_cards_may_be_the_last_in_any_order_and_then_the_round_ends(
    order: list[str],
) -> None:
    table = table_with("set 3", SIX, "G2 P9").play(*order)
    assert table.events_of("discarded") == [(1, card[1:], -1) for card in order]
    assert table.events_of("round_ended") == [(1, "", -1)]
    assert table.levels() == [3, 1, 1]


@proves("BO-56", "BO-57")
def test_a_single_last_card_ends_the_round_at_once() -> None:
    table = table_with("set 3", SIX, "G2").play("-G2")
    assert table.events_of("round_ended") == [(1, "", -1)]


@proves("BO-56")
def test_the_last_but_one_card_alone_does_not_end_the_round() -> None:
    table = table_with("set 3", SIX, "G2 P9").play("-G2", "done")
    assert table.events_of("round_ended") == []
    assert table.hand_text(1) == "P9"

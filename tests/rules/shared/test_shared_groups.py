"""What the five games share: the groups (docs/rules/shared.md, S-24 to S-30)."""

from __future__ import annotations

import pytest

from nivelo.engine.errors import NotationError
from nivelo.engine.groups.levels import parse_level
from support.docs.proves import proves
from support.engine.scenario import Scenario


def holds(asked: str, cards: str, game: str = "level8-101") -> bool:
    """May these cards be laid out as this group? A person's layout and the solver must agree."""
    spare = "stopper" if game == "niveldoce" else "skip"
    s = Scenario(game, asks=(asked,)).hand(1, f"{cards} {spare}").playing(1)
    accepted = s.layout_error(cards) == ""
    assert ("lay-out" in s.legal()) is accepted, cards
    return accepted


@proves("S-24")
@pytest.mark.parametrize(
    "cards", ["R4 O5 Y6", "R4 R5 R6", "R8 O9 Y10 G11", "R1 O2 Y3", "R13 O14 Y15", "R6 R7 O8 R9 R10"]
)
def test_a_run_is_of_values_that_follow_one_another_in_any_colours(cards: str) -> None:
    assert holds(f"run {len(cards.split())}", cards)


@proves("S-24")
@pytest.mark.parametrize("cards", ["R4 O5 Y7", "R4 O4 Y5", "R4 O6 Y8", "R4 O5 Y5", "R4 R4 R4"])
def test_values_with_a_gap_or_a_double_are_no_run(cards: str) -> None:
    assert not holds("run 3", cards)


@proves("S-25")
@pytest.mark.parametrize("cards", ["R14 O15 Y1", "R15 O1 Y2", "R1 O15 Y14"])
def test_a_run_does_not_step_from_the_highest_value_to_1(cards: str) -> None:
    assert not holds("run 3", cards)


@proves("S-25")
def test_in_niveldoce_a_run_does_not_step_from_12_to_1() -> None:
    assert holds("run 3", "R10 R11 R12", "niveldoce")
    assert not holds("run 3", "R11 R12 R1", "niveldoce")
    assert not holds("run 3", "R12 R1 R2", "niveldoce")


@proves("S-26")
def test_a_plain_run_has_at_least_three_cards() -> None:
    deck = Scenario().deck
    assert parse_level(["run 3"], deck).slots == 3
    with pytest.raises(NotationError, match="'run 2': the shortest is 3"):
        parse_level(["run 2"], deck)


@proves("S-26")
@pytest.mark.parametrize(
    "game", ["level8-99", "level8-101", "level8-master", "level8-board", "niveldoce"]
)
def test_no_level_of_any_game_asks_for_a_run_of_two(game: str) -> None:
    sides = ["one"] if game in ("level8-99", "niveldoce") else ["one", "two"]
    levels = [level for side in sides for level in Scenario(game, side=side).game.levels[0]]
    runs = [spec for level in levels for spec in level.specs if spec.text.startswith("run ")]
    assert runs
    assert min(int(spec.size) for spec in runs) >= 3


@proves("S-27")
@pytest.mark.parametrize("cards", ["R4 O4", "R4 O4 Y4", "R11 Y11 B11 P11"])
def test_a_set_is_of_one_value_in_any_colours(cards: str) -> None:
    assert holds(f"set {len(cards.split())}", cards)


@proves("S-27")
@pytest.mark.parametrize("cards", ["R4 O5", "R4 R5", "R1 O15"])
def test_different_values_are_no_set(cards: str) -> None:
    assert not holds("set 2", cards)


@proves("S-28")
def test_two_sets_of_one_level_may_have_the_same_value() -> None:
    s = Scenario(asks=("set 2", "set 2", "set 3")).hand(1, "R6 O6 Y6 G6 R9 O9 Y9 B15").playing(1)
    assert s.layout_error("R6 O6", "Y6 G6", "R9 O9 Y9") == ""
    assert "lay-out" in s.legal()
    # But a card serves one of them only: three sixes are no two pairs.
    s = Scenario(asks=("set 2", "set 2")).hand(1, "R6 O6 Y6 B15 P14").playing(1)
    assert s.refuses("lay-out")


@proves("S-29")
@pytest.mark.parametrize("cards", ["R7 R2 R9", "B12 B7 B4 B8", "G1 G15"])
def test_a_colour_is_of_one_colour_with_any_values(cards: str) -> None:
    assert holds(f"colour {len(cards.split())}", cards)


@proves("S-29")
@pytest.mark.parametrize("cards", ["R7 R2 B9", "R7 O7 Y7", "R1 R2 O3"])
def test_cards_of_different_colours_are_no_colour(cards: str) -> None:
    assert not holds("colour 3", cards)


@proves("S-30", "S-44")
@pytest.mark.parametrize("asked", ["run 3", "set 3", "colour 3"])
def test_a_skip_is_never_part_of_a_group(asked: str) -> None:
    s = Scenario(asks=(asked,)).hand(1, "R4 skip skip B15").playing(1)
    assert s.refuses("lay-out")
    assert s.layout_error("R4 skip skip") == "lay_out/special"


@proves("S-30")
@pytest.mark.parametrize("special", ["take", "swap", "keep"])
@pytest.mark.parametrize("asked", ["run 3", "set 3", "colour 3", "colour run 3"])
def test_the_specials_of_master_are_never_part_of_a_group(special: str, asked: str) -> None:
    s = Scenario("level8-master", asks=(asked,)).hand(1, f"R4 J1-5 {special} B15").playing(1)
    assert s.refuses("lay-out")
    assert s.layout_error(f"R4 J1-5 {special}") == "lay_out/special"
    # With a second joker in the place of the special it holds.
    s.hand(1, "R4 J1-5 J1-5 B15")
    assert "lay-out" in s.legal()


@proves("S-30")
def test_a_special_cannot_be_laid_off() -> None:
    s = Scenario().hand(1, "skip R1 B15").group(1, "colour 4", "R2 R3 R4 R5").playing(1)
    assert s.legal() == {"R1@1", "-R1", "-B15", "-skip", "skip>2", "skip>3"}

"""NivelDoce: the twelve levels, each with layouts that hold and layouts that do not."""

from __future__ import annotations

import pytest

from nivelo.engine.errors import LayoutError
from support.docs.proves import proves
from support.engine.scenario import Scenario

# One layout of each level, in the order of its groups.
LAYOUTS = {
    1: ("R3 Y4 G5 B6", "Rearth Bsnake"),
    2: ("R1 Y2 G3 B4 R5 Y6 G7", "R8 R4"),
    3: ("R3 Y4 G5", "R9 Y9 G9 B9", "Reagle Bfish"),
    4: ("R1 R5 R7 R9 R11 R12 Rair Rfish",),
    5: ("R1 Y2 G3 B4 R5", "R9 Y9", "Rair Bwater"),
    6: ("R12 Y8 G4", "Reagle Bfish", "Rfire Bearth"),
    7: ("R1 Y2 G3 B4", "Y7 Y9 Y12 Yair Ysnake"),
    8: ("R5 Y5 G5 B5", "R7 Y7 G7", "Reagle Beagle"),
    9: ("R1 Y2 G3 B4 R5 Y6", "Rair Bwater Yeagle Gfish"),
    10: ("R1 Y2 G3 B4 R5", "G7 G9 G12 Gair"),
    11: ("R5 Y5 G5 B5", "Rair Bair", "Rfish Bfish"),
    12: ("R1 Y2 G3 B4", "R9 Y9 G9", "Rsnake Bsnake"),
}

# Hands from which a level cannot be laid out although they are large enough, how many cards are
# missing, and why.
SHORT_OF = [
    (1, "R3 Y4 G5 B7 Rearth Bsnake", 1, "the run has a gap"),
    (1, "R3 Y3 G4 B5 Rearth Bsnake", 1, "a value counts once in a run"),
    (1, "R3 Y4 G5 B6 Rearth Beagle", 1, "the animal does not match"),
    (1, "R3 Y4 G5 B6 Rearth Bearth", 1, "two elements are no pair"),
    (1, "R3 Y4 G5 B6 Rsnake Bsnake", 1, "two animals are no pair"),
    (2, "R1 Y2 G3 B4 R5 Y6 B8 R12", 1, "the run has a gap"),
    (2, "R1 Y2 G3 B4 R5 Y6 G7 R8 Y4", 1, "the points are of two colours"),
    (2, "R1 Y2 G3 B4 R5 Y6 G7 R8 R3", 1, "eleven points"),
    (2, "R1 Y2 G3 B4 R5 Y6 G7 R8 R6", 1, "fourteen points"),
    (3, "R3 Y4 G5 R9 Y9 G9 B10 Reagle Bfish", 1, "three nines"),
    (3, "R3 Y4 G6 R9 Y9 G9 B9 Reagle Bfish", 1, "the run has a gap"),
    (3, "R3 Y4 G5 R9 Y9 G9 B9 Reagle Beagle", 1, "twice the same animal"),
    (3, "R3 Y4 G5 R9 Y9 G9 B9 Rair Bfire", 2, "elements are no animals"),
    (4, "R1 R5 R7 R9 R11 R12 Rair Yfish", 1, "one card is yellow"),
    (4, "R1 Y5 G7 B9 R11 Y12 Gair Bfish", 6, "four colours"),
    (5, "R1 Y2 G3 B4 R6 R9 Y9 Rair Bwater", 1, "the run has a gap"),
    (5, "R1 Y2 G3 B4 R5 R9 Y10 Rair Bwater", 1, "no pair"),
    (5, "R1 Y2 G3 B4 R5 R9 Y9 Rair Bair", 1, "twice the same element"),
    (5, "R1 Y2 G3 B4 R5 R9 Y9 Reagle Bfish", 2, "animals are no elements"),
    (6, "R12 Y8 G3 Reagle Bfish Rfire Bearth", 1, "twenty-three points"),
    (6, "R12 Y8 G5 Reagle Bfish Rfire Bearth", 1, "twenty-five points"),
    (6, "R12 Y8 G4 Reagle Beagle Rfire Bearth", 1, "twice the same animal"),
    (6, "R12 Y8 G4 Reagle Bfish Rfire Bfire", 1, "twice the same element"),
    (6, "R12 Y8 G4 Reagle Bfish Rsnake Bphoenix", 2, "four animals"),
    (7, "R1 Y2 G3 B4 Y7 Y9 Y12 Yair Bsnake", 1, "one card is blue"),
    (7, "R1 Y2 G3 B5 Y7 Y9 Y12 Yair Ysnake", 1, "the run has a gap"),
    (7, "R1 Y2 G3 B4 Y7 Y9 Y12 Yair", 1, "the yellow 2 cannot serve both"),
    (8, "R5 Y5 G5 R7 Y7 G7 Reagle Beagle Geagle", 1, "three triples"),
    (8, "R5 Y5 G5 B5 R7 Y7 Reagle Beagle R1", 1, "no triple"),
    (8, "R5 Y5 G5 B5 R7 Y7 G7 Rair Beagle", 1, "air and eagle are not equal"),
    (9, "R1 Y2 G3 B4 R5 Y6 Rair Bair Yeagle Geagle", 2, "twice the same element"),
    (9, "R1 Y2 G3 B4 R5 Y6 Rair Bwater Yeagle Gsnake", 1, "one animal does not match"),
    (9, "R1 Y2 G3 B4 R5 Y6 Rair Bwater Yeagle Geagle", 1, "twice the same animal"),
    (9, "R1 Y2 G3 B4 R5 Y7 Rair Bwater Yeagle Gfish", 1, "the run has a gap"),
    (10, "R1 Y2 G3 B4 R5 G7 G9 G12 Bair", 1, "one card is blue"),
    (10, "R1 Y2 G3 B4 R6 G7 G9 G12 Gair", 1, "the run has a gap"),
    (10, "R1 Y2 G3 B4 R5 G7 G9 G12", 1, "the green 3 cannot serve both"),
    (11, "Reagle Yeagle Geagle Beagle Rair Bair Rfish Bfish", 4, "the four must be numbers"),
    (11, "R5 Y5 G5 B5 Rair Bfire Rfish Bfish", 1, "two different elements"),
    (11, "R5 Y5 G5 B5 Rair Bair Rfish Bsnake", 1, "two different animals"),
    (11, "R5 Y5 G5 B5 Rair Bair Rfire Bfire", 2, "two pairs of elements"),
    (11, "R5 Y5 G5 B5 Reagle Beagle Rfish Bfish", 2, "two pairs of animals"),
    (11, "R5 Y5 G5 B5 Rair Bair R7 Y7", 2, "the third must be of animals"),
    (12, "R1 Y2 G3 B5 R9 Y9 G9 Rsnake Bsnake", 1, "the run has a gap"),
    (12, "R1 Y2 G3 B4 R9 Y9 G8 Rsnake Bsnake", 1, "no triple"),
    (12, "R1 Y2 G3 B4 R9 Y9 G9 Rsnake Bfish", 1, "no pair"),
]


def at_level(level: int, hand: str) -> Scenario:
    """A seat at this level that has taken its card."""
    return Scenario("niveldoce").level(1, level).hand(1, hand).playing(1)


@proves("ND-10")
def test_there_are_twelve_levels_and_they_are_the_same_for_every_seat() -> None:
    game = Scenario("niveldoce", players=8).game
    assert game.last_level == 12
    for seat in range(8):
        assert [game.level(seat, n).text for n in range(1, 13)] == [
            "run 4, element+animal 1",
            "run 7, points 12 one colour",
            "run 3, set 4, animals 2",
            "colour 8",
            "run 5, set 2, elements 2",
            "points 24, animals 2, elements 2",
            "run 4, colour 5",
            "set 4, set 3, set 2",
            "run 6, element+animal 2",
            "run 5, colour 4",
            "set 4 of numbers, set 2 of elements, set 2 of animals",
            "run 4, set 3, set 2",
        ]


@proves("ND-10", "S-17")
@pytest.mark.parametrize("level", LAYOUTS)
def test_each_level_is_laid_out_with_exactly_the_cards_it_asks_for(level: int) -> None:
    groups = LAYOUTS[level]
    table = at_level(level, f"{' '.join(groups)} knock")
    assert "lay-out" in table.legal()
    table.lay_out()
    laid = [set(group.split()) for group in table.group_texts()]
    assert laid == [set(group.split()) for group in groups]
    assert table.hand_text(1) == "knock"


@proves("ND-10", "S-17", "S-19")
@pytest.mark.parametrize("level", LAYOUTS)
def test_each_level_is_accepted_as_a_person_lays_it_out(level: int) -> None:
    groups = LAYOUTS[level]
    table = at_level(level, f"{' '.join(groups)} knock").lay_out_as(*groups)
    laid = [set(group.split()) for group in table.group_texts()]
    assert laid == [set(group.split()) for group in groups]
    assert table.hand_text(1) == "knock"


@proves("ND-10", "S-17")
@pytest.mark.parametrize("level", LAYOUTS)
def test_no_card_of_a_level_can_be_missing(level: int) -> None:
    cards = " ".join(LAYOUTS[level]).split()
    for i in range(len(cards)):
        others = [*cards[:i], *cards[i + 1 :]]
        assert "lay-out" not in at_level(level, " ".join([*others, "knock", "knock"])).legal()


@proves("ND-10", "ND-24")
@pytest.mark.parametrize("level", LAYOUTS)
def test_a_joker_can_take_the_place_of_any_card_of_a_level(level: int) -> None:
    cards = " ".join(LAYOUTS[level]).split()
    for i in range(len(cards)):
        others = [*cards[:i], *cards[i + 1 :]]
        table = at_level(level, " ".join([*others, "J", "knock"]))
        assert "lay-out" in table.legal()
        assert "J" not in table.lay_out().hand_text(1).split()


@proves("ND-24", "S-44")
@pytest.mark.parametrize("special", ["stopper", "wish", "knock", "direction", "draw-two"])
@pytest.mark.parametrize("level", LAYOUTS)
def test_no_special_takes_the_place_of_a_card_of_a_level(level: int, special: str) -> None:
    cards = " ".join(LAYOUTS[level]).split()
    for i in range(len(cards)):
        hand = [*cards[:i], special, *cards[i + 1 :], special]
        assert "lay-out" not in at_level(level, " ".join(hand)).legal()


@proves("ND-10", "S-50", "G22")
@pytest.mark.parametrize("level", [level for level in LAYOUTS if level < 12])
def test_a_layout_must_leave_a_card_to_discard(level: int) -> None:
    groups = LAYOUTS[level]
    table = at_level(level, " ".join(groups))
    assert "lay-out" not in table.legal()
    with pytest.raises(LayoutError):
        table.lay_out_as(*groups)


@proves("ND-10", "G22")
def test_the_layout_of_level_12_wins_and_may_use_the_whole_hand() -> None:
    table = at_level(12, " ".join(LAYOUTS[12]))
    table.lay_out_as(*LAYOUTS[12])
    assert table.state.is_over


@proves("ND-10", "S-17")
@pytest.mark.parametrize("level", [n for n in LAYOUTS if len(LAYOUTS[n]) > 1])
def test_a_part_of_a_level_is_refused(level: int) -> None:
    groups = LAYOUTS[level]
    for i in range(len(groups)):
        table = at_level(level, f"{' '.join(groups)} knock")
        with pytest.raises(LayoutError):
            table.lay_out_as(*groups[:i], *groups[i + 1 :])
        assert table.group_texts() == []
        assert table.state.hands[0].n == len(" ".join(groups).split()) + 1


@proves("ND-10")
@pytest.mark.parametrize(("level", "hand", "missing", "why"), SHORT_OF)
def test_a_hand_that_does_not_hold_the_level_cannot_lay_it_out(
    level: int, hand: str, missing: int, why: str
) -> None:
    table = at_level(level, f"{hand} knock knock {'J ' * (missing - 1)}")
    assert "lay-out" not in table.legal(), why
    assert table.state.layouts(1) == [], why


@proves("ND-10", "ND-24")
@pytest.mark.parametrize(("level", "hand", "missing", "why"), SHORT_OF)
def test_jokers_make_up_for_what_is_missing(level: int, hand: str, missing: int, why: str) -> None:
    table = at_level(level, f"{hand} knock {'J ' * missing}")
    assert "lay-out" in table.legal(), why


@proves("S-2", "ND-10")
@pytest.mark.parametrize("level", range(1, 12))
def test_a_seat_cannot_lay_out_another_level_than_its_own(level: int) -> None:
    other = LAYOUTS[level + 1]
    table = at_level(level, f"{' '.join(other)} knock")
    with pytest.raises(LayoutError):
        table.lay_out_as(*other)

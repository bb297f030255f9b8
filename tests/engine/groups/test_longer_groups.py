"""A group that is longer than the level asks for counts as the layout and lay-offs (S-19)."""

from __future__ import annotations

import pytest

from nivelo.engine.errors import LayoutError
from nivelo.engine.groups.layout_check import Claim
from nivelo.engine.records.longer_groups import split_longer
from support.engine.scenario import Scenario


def table(game: str, asks: str, hand: str, mix: str = "none") -> Scenario:
    return Scenario(game, mix=mix, asks=tuple(asks.split(", "))).hand(1, hand).playing(1)


def claims(s: Scenario, *groups: str) -> list[list[Claim]]:
    return [[s.claim(card) for card in group.split()] for group in groups]


def lay_out(s: Scenario, *groups: str) -> list[str]:
    """Lay it all out; the lay-offs that were made after the exact layout."""
    layout = split_longer(s.state, claims(s, *groups))
    s.state.lay_out(layout.claims)
    for move in layout.lay_offs:
        s.state.play(move)
    return [move.text for move in layout.lay_offs]


def code(s: Scenario, *groups: str) -> str:
    with pytest.raises(LayoutError) as caught:
        split_longer(s.state, claims(s, *groups))
    return caught.value.code


def test_a_longer_run_goes_on_at_its_high_end() -> None:
    s = table("level8-101", "run 3, set 2", "R4 B5 R6 B7 J R9 B9 R15")
    assert lay_out(s, "B7 R4 J=8 R6 B5", "R9 B9") == ["B7@1", "J@1+"]
    assert s.group_texts() == ["R4 B5 R6 B7 J=8", "R9 B9"]
    assert s.hand_text(1) == "R15"


def test_a_longer_run_may_make_a_joker_clear() -> None:
    s = table("level8-101", "run 3", "R4 B5 J R7 R15")
    assert lay_out(s, "R4 B5 J R7") == ["R7@1"]
    assert s.group_texts() == ["R4 B5 J=6 R7"]


def test_longer_sets_colours_and_colour_runs_are_split_likewise() -> None:
    s = table("level8-101", "set 2, colour 2", "R9 B9 G9 J R1 R2 R3 J R15")
    assert lay_out(s, "J R9 B9 G9", "R1 R2 R3 J") == ["B9@1", "J@1", "R3@2", "J@2"]
    assert s.group_texts() == ["R9 G9 B9 J=9", "R1 R2 R3 J=R"]
    s = table("level8-master", "colour run 2", "R4 R5 J6-10 R7 R15")
    assert lay_out(s, "R4 R5 J6-10 R7") == ["J6-10@1+", "R7@1"]
    assert s.group_texts() == ["R4 R5 J6-10=R6 R7"]


def test_groups_of_others_come_first_on_the_table() -> None:
    s = table("level8-101", "set 2", "R9 B9 G9 R15").group(2, "set 2", "R3 B3")
    assert lay_out(s, "R9 B9 G9") == ["B9@2"]


def test_an_exact_layout_stays_as_it_is() -> None:
    s = table("level8-101", "run 3, set 2", "R4 B5 R6 R9 B9 R15")
    assert lay_out(s, "R4 B5 R6", "R9 B9") == []
    assert s.group_texts() == ["R4 B5 R6", "R9 B9"]


def test_what_is_no_such_group_is_refused() -> None:
    assert code(table("level8-101", "run 3", "R4 B5 R6 R8 R15"), "R4 B5 R6 R8") == (
        "lay_out/not_a_run"
    )
    assert code(table("level8-101", "run 3", "R4 B5 R6 J R15"), "R4 B5 R6 J") == (
        "lay_out/joker_unclear"
    )
    assert code(table("level8-101", "run 3, run 3", "R4 B5 R6 R7 R15"), "R4 B5 R6 R7") == (
        "lay_out/groups"
    )
    assert code(table("level8-101", "run 3", "R4 B5 R6 R15"), "R4 B5 R6", "R15") == "lay_out/groups"
    assert code(table("level8-101", "run 3", "R4 B5 R6 R9"), "R4 B5 R6 R7") == "lay_out/not_in_hand"
    values = " ".join(f"R{n}" for n in range(1, 16))
    assert code(table("level8-101", "run 3", f"{values} J B1"), f"{values} J") == "lay_out/too_long"


def test_pictures_and_matching_pairs_take_more_of_what_lies_there() -> None:
    s = table("niveldoce", "elements 2", "Rair Gair Bfire J R1")
    assert lay_out(s, "Rair Gair J=fire Bfire") == ["Gair@1", "Bfire@1"]
    s = table("niveldoce", "elements 2", "Rair Gair Bfire J R1")
    assert lay_out(s, "Rair Bfire Gair J=fire") == ["Gair@1", "J=fire@1"]
    assert s.hand_text(1) == "R1"
    s = table("niveldoce", "elements 2", "Rair Bfire Gwater R1")
    assert code(s, "Rair Bfire Gwater") == "lay_out/not_pictures"


def test_points_are_not_made_longer() -> None:
    assert code(table("niveldoce", "points 12", "R5 B7 G1 R2"), "R5 B7 G1") == "lay_out/points"


def test_the_last_card_stays_for_the_discard() -> None:
    s = table("level8-101", "run 3", "R4 B5 R6 R7")
    assert code(s, "R4 B5 R6 R7") == "lay_out/last_card"


def test_only_the_seat_that_plays_can_lay_out() -> None:
    s = table("level8-101", "run 3", "R4 B5 R6 R7 R15").take(1)
    assert code(s, "R4 B5 R6 R7") == "lay_out/not_now"
    s = table("level8-101", "run 3", "R4 B5 R6 R7 R15").group(1, "run 3", "R9 R10 R11")
    assert code(s, "R4 B5 R6 R7") == "lay_out/already"

"""`nivelo solve`: how far a hand is from a level."""

from __future__ import annotations

from support.cli.command_result import Nivelo


def test_a_hand_that_lays_out_its_level(nivelo: Nivelo) -> None:
    answer = nivelo("solve", "level8-101", "1", "R1 B2 G3 R7 B8 O9 P15", "--json").json
    assert answer["groups"] == ["run 3", "run 3"]
    assert answer["can_lay_out"] is True
    assert answer["missing"] == 0
    assert answer["layouts"] == [["R1 B2 G3", "R7 B8 O9"]]
    assert answer["helps"] == []


def test_a_hand_that_lacks_a_card(nivelo: Nivelo) -> None:
    answer = nivelo("solve", "level8-101", "1", "R1,B2,G3 R7 B8 P15", "--json").json
    assert (answer["can_lay_out"], answer["missing"], answer["layouts"]) == (False, 1, [])
    assert set(answer["helps"]) == {"J"} | {f"{c}{v}" for c in "ROYGBP" for v in (6, 9)}


def test_cards_that_the_hand_holds_already_do_not_help(nivelo: Nivelo) -> None:
    answer = nivelo("solve", "level8-101", "8", "R1 O1 B1 R2 O2 R3", "--json").json
    assert not {"R1", "O1", "B1", "R2", "O2", "R3"} & set(answer["helps"])
    assert {"Y1", "Y2", "Y3"} <= set(answer["helps"])


def test_layouts_that_save_jokers_come_first_and_are_limited(nivelo: Nivelo) -> None:
    words = ["solve", "level8-101", "1", "R1 B2 G3 R7 B8 O9 P15 J", "--json", "--limit"]
    assert nivelo(*words, "1").json["layouts"] == [["R1 B2 G3", "R7 B8 O9"]]
    many = nivelo(*words, "5").json["layouts"]
    assert len(many) == 5
    assert "J" not in " ".join(many[0])
    assert nivelo(*words, "0").json["layouts"] == []


def test_a_last_card_must_be_left_to_discard(nivelo: Nivelo) -> None:
    words = ["solve", "level8-99", "1", "R1 B2 G3 R7 B8 O9"]
    answer = nivelo(*words, "--json").json
    assert (answer["can_lay_out"], answer["missing"]) == (False, 0)
    assert "no card would be left to discard" in nivelo(*words).out


def test_sides_and_mixes_count(nivelo: Nivelo) -> None:
    words = ["solve", "level8-101", "4", "R1 R2 R3 R4 R5 R6 R7 R8 J6-10 R15", "--json"]
    assert nivelo(*words, "--side", "two", "--mix", "master-all").json["can_lay_out"] is True
    assert nivelo(*words).code == 2


def test_people_are_told_in_words(nivelo: Nivelo) -> None:
    text = nivelo("solve", "level8-101", "3", "R1 B2 G3 R7 B8 R12 G13 B15").out
    assert "Level 3: run 3, colour 4" in text
    assert "2 cards are missing." in text
    assert "any red" in text
    text = nivelo("solve", "level8-101", "1", "R1 B2 G3 R7 B8 J R15", "--limit", "1").out
    assert "Can be laid out." in text
    assert "There may be more layouts" in text


def test_an_own_game(nivelo: Nivelo, own_game: str) -> None:
    answer = nivelo("solve", own_game, "2", "R1 R1 T2 J T4", "--json").json
    assert answer["can_lay_out"] is True
    assert ["R1 R1", "T2 J=2"] in answer["layouts"]

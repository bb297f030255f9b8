"""The first sentence of a study answers what its reader came to ask."""

from __future__ import annotations

from nivelo.lab.figures.intervals import Estimate
from nivelo.lab.output.answers import beginning, changes, evening, listed, side_answers
from nivelo.lab.output.findings import Row, spread


def level(number: int, turns: float | None, step: str = "rises") -> Row:
    known = None if turns is None else Estimate(turns, turns - 0.5, turns + 0.5)
    return {
        "level": number,
        "groups": "run 4",
        "tries": 100,
        "step": step if number > 1 else "",
        **spread("turns", known),
    }


def effect(variant: str, figure: str, difference: float, sure: bool) -> Row:
    bounds = spread("difference", Estimate(difference, difference - 1, difference + 1))
    return {"variant": variant, "figure": figure, **bounds, "sure": sure}


def test_whoever_begins_is_favoured_only_if_the_interval_says_so() -> None:
    assert beginning(Estimate(0.30, 0.27, 0.33), 0.25).startswith(
        "Whoever begins the first round is favoured: that seat wins 30.0% of the games"
    )
    assert "at a disadvantage" in beginning(Estimate(0.20, 0.17, 0.23), 0.25)
    unclear = beginning(Estimate(0.27, 0.23, 0.31), 0.25)
    assert unclear.startswith("Nobody is seen to be favoured")
    assert "an advantage of up to 6.0 points and a disadvantage of up to 2.0." in unclear
    assert "No game came to its end" in beginning(None, 0.25)


def test_a_level_is_too_hard_if_it_takes_twice_the_turns_of_the_middle_one() -> None:
    hard = list(side_answers([level(1, 3), level(2, 4), level(3, 12)]))
    assert hard[0].startswith("One level is much harder than the others: level 3 (run 4)")
    assert hard[1] == "Every level is harder than the one before."
    two = list(side_answers([*(level(n, 3) for n in range(1, 5)), level(5, 8), level(6, 9)]))
    assert two[0].startswith("Levels 5 and 6 are much harder than the others: of them level 6")
    even = list(side_answers([level(1, 3), level(2, 5), level(3, 4, "falls")]))
    assert even[0].startswith("No level stands out: even the hardest, level 2")
    assert even[1] == "Easier than the one before: level 3."


def test_a_level_that_nobody_lays_out_comes_first() -> None:
    text = list(side_answers([level(1, 3), level(2, None, "unclear")]))
    assert text[0] == "Level 2 was never laid out, in 100 tries."
    text = list(side_answers([level(1, None), level(2, None, "unclear")]))
    assert text == ["Levels 1 and 2 were never laid out, in 200 tries."]


def test_an_evening_is_told_in_minutes_and_says_what_it_assumes() -> None:
    row: Row = {"turns_median": 60, "turns_of_nine_in_ten": 90, "rounds": 5.5}
    text = evening(row | {"games": 10, "finished": 10})
    assert "20 and 30 minutes, if a turn takes 20 seconds." in text
    assert "3 games came to no end." in evening(row | {"games": 10, "finished": 7})


def test_only_what_is_sure_is_told_of_the_rules() -> None:
    effects = [
        effect("bonus = 1", "turns", 40.0, True),
        effect("bonus = 1", "wins_of_the_first", 0.17, False),
        effect("win = round", "turns", 17.0, False),
    ]
    text = changes(effects)
    assert text.startswith("Of 3 comparisons with other rules, Holm's method leaves 1 ")
    assert "bonus = 1 (+40.0 turns)" in text
    assert "win = round" not in text
    assert "begins" not in text
    assert "none that chance would not explain" in changes(effects[1:])


def test_words_are_listed_as_in_a_sentence() -> None:
    assert listed(["a"]) == "a"
    assert listed(["a", "b"]) == "a and b"

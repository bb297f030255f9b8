"""Why to go to a field of the board, and what to ask for."""

from __future__ import annotations

from nivelo.coach.opinions import legal_move
from nivelo.coach.reason import Reason
from nivelo.coach.reasons import reason_for
from nivelo.engine.view import view
from support.engine.scenario import Scenario

PLUS_ONE, EXCHANGE, PLUS_TWO, ASK, EVERYONE, OPEN_THREE = 2, 3, 4, 5, 7, 11
HAND = "R3 O3 Y3 R7 R11 Y12 B1 B14 O5 G8"  # level 8: a set of five, four of one colour
FULL = 1, "set 6", "Y5 R5 O5 G5 B5 P5"


def table(hand: str = HAND, level: int = 8, tops: tuple[str, str] = ("G15", "P15")) -> Scenario:
    made = Scenario("level8-board", 2).level(1, level).hand(1, hand).jokers_in_middle(4)
    return made.pile(1, tops[0]).pile(2, tops[1]).tower(2, 20)


def why(made: Scenario, *fields: int) -> list[str]:
    """The reasons for each of these fields, which the dice leave a choice between."""
    start = (fields[0] - 2) % int(made.game.fields) + 1
    made.tower(1, start).rolls(1, *(field - start for field in fields))
    return [code(made, f"field{field}") for field in fields]


def code(made: Scenario, move: str) -> str:
    seen = view(made.state, 0)
    reason = reason_for(seen, legal_move(seen, move))
    return "" if reason is None else reason.code


def test_the_field_that_is_most_likely_to_help_is_said_to_be_so() -> None:
    assert why(table(), EXCHANGE, EVERYONE) == ["likeliest", ""]
    assert why(table(tops=("B3", "P15")), PLUS_ONE, EXCHANGE) == ["top-helps", "exchanges"]


def test_two_cards_are_taken_and_one_of_three_is_chosen() -> None:
    made = table(tops=("B3", "P15"))
    assert why(made, PLUS_TWO, EVERYONE) == ["top-helps", ""]
    assert why(table(), EXCHANGE, PLUS_TWO) == ["likeliest", "takes-two"]
    assert why(table(), 10, OPEN_THREE)[1] in ("likeliest", "may-take")


def test_two_fields_may_do_the_same() -> None:
    assert why(table(), 9, 12) == ["same-action", "same-action"]


def test_whoever_has_laid_out_may_want_few_cards_and_other_ones() -> None:
    made = table("R1 O2", 7).group(*FULL)
    assert why(made, EXCHANGE, ASK)[0] in ("likeliest", "exchanges-misfits")
    assert code(made.tower(1, 1).rolls(1, 1, 3), "field2") in ("likeliest", "one-card")
    assert code(made, "field4") != "one-card"


def test_a_question_is_for_a_card_that_somebody_was_seen_taking() -> None:
    made = table().lands_on(1, ASK)
    assert (code(made, "ask:B:left"), code(made, "ask:1:left")) == ("likeliest", "")
    made.hand(2, "B3 O9")
    made.state.known[1].push(made.deck.parse("B3"))
    made.state.legal_known = False
    seen = view(made.state, 0)
    assert reason_for(seen, legal_move(seen, "ask:3:left")) == Reason("has-one", 1)
    assert code(made, "ask:9:left") == ""

"""Cards kept for the next round: what the level needs, and as much of it as may be kept."""

from __future__ import annotations

from nivelo.coach.opinions import legal_move
from nivelo.coach.reasons import reason_for
from nivelo.engine.view import view
from support.engine.scenario import Scenario


def keeping(level: int, hand: str) -> Scenario:
    """Another seat has ended the round, and this one may keep four cards."""
    table = Scenario("level8-board", 2, dealer=2).level(1, level).hand(1, hand)
    table.group(2, "run 3", "R4 R5 R6").hand(2, "G9").playing(2).play("-G9")
    assert (table.to_act, table.decision) == (1, "keeping")
    return table


def why(table: Scenario, move: str) -> str:
    seen = view(table.state, int(table.state.to_act))
    reason = reason_for(seen, legal_move(seen, move))
    return "" if reason is None else reason.code


def test_one_of_two_equal_cards_is_kept_for_what_it_does_with_the_others() -> None:
    # A run of nine: either three will do.
    table = keeping(6, "R1 R2 R3 B3 B15")
    assert [why(table, card) for card in ("R2", "B3", "B15")] == ["needed", "keeps-most", ""]
    assert why(table, "done") == ""


def test_a_card_is_not_needed_beside_an_equal_one_that_is_kept() -> None:
    table = keeping(6, "R5 B5 G5")
    assert why(table, "R5") == "keeps-most"
    table.play("R5")
    assert (why(table, "B5"), why(table, "done")) == ("", "none-needed")


def test_a_joker_is_kept_because_the_level_needs_it() -> None:
    assert why(keeping(6, "R1 R3 J B3"), "J") == "needed"

"""Rulings for all games (docs/rules/rulings.md): what the chapters of the rules do not show yet."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from nivelo.engine.errors import OptionError
from nivelo.engine.records.longer_groups import split_longer
from nivelo.games import load
from support.docs.proves import proves
from support.engine.scenario import Scenario


def play_turn(s: Scenario) -> None:
    """A seat draws a card and discards it."""
    s.play("draw")
    card = s.events_of("drew")[-1][1]
    s.play(f"-{card}")


@proves("G6", "G13")
def test_cards_in_front_of_a_seat_are_no_pile_to_take_from() -> None:
    s = Scenario(mix="master-specials").front(1, "keep").front(3, "skip keep").turn(1)
    s.pile(1, "").pile(2, "").pile(3, "")
    assert s.legal() == {"draw"}


@proves("G7")
def test_a_skip_may_be_discarded_without_effect_but_a_stopper_may_not() -> None:
    skip = Scenario("level8-101").hand(1, "skip R1 R2").playing(1)
    assert "-skip" in skip.legal()
    stopper = Scenario("niveldoce").hand(1, "stopper R1 R2").playing(1)
    assert stopper.refuses("-stopper")
    assert {"stopper>2", "stopper>3"} <= stopper.legal()


@proves("G9")
def test_no_rule_ends_a_round_that_nobody_ends() -> None:
    s = Scenario(players=2, dealer=2).hand(1, "R1").hand(2, "R2")
    for _ in range(500):
        play_turn(s)
    assert (s.state.round, s.state.turns) == (1, 501)


@proves("G9")
@pytest.mark.parametrize("turns", [1, 7, 30])
def test_with_the_option_a_round_ends_after_so_many_turns(turns: int) -> None:
    s = Scenario(players=3, dealer=3, max_turns_per_round=turns)
    for seat in (1, 2, 3):
        s.hand(seat, f"R{seat}")
    for turn in range(1, turns + 1):
        assert (s.state.round, s.state.turns) == (1, turn)
        play_turn(s)
    assert s.state.round == 2
    assert s.events_of("round_ended") == [(0, "", -1)]


@proves("G9")
def test_when_nobody_has_ended_a_round_those_who_laid_out_move_up_one() -> None:
    s = Scenario(players=3, dealer=3, max_turns_per_round=1).level(1, 2).level(2, 7).level(3, 4)
    s.group(1, "set 2", "R1 O1").group(2, "set 2", "R2 O2")
    play_turn(s)
    assert s.levels() == [3, 8, 4]
    assert not s.state.is_over  # level 7 and no bonus: that is level 8, not a win
    assert s.state.dealer == 0  # the left neighbour of seat 3


@proves("G9", "G10")
def test_after_such_a_round_too_cards_may_be_kept() -> None:
    s = Scenario(players=2, dealer=2, side="two", max_turns_per_round=1).level(2, 6)
    play_turn(s)
    assert (s.to_act, s.decision) == (2, "keeping")


@proves("G9")
@pytest.mark.parametrize("turns", [-1, "many"])
def test_a_limit_that_is_no_number_of_turns_is_refused(turns: int | str) -> None:
    with pytest.raises(OptionError, match="is not a number of turns"):
        load("level8-101", 2, max_turns_per_round=turns)


@proves("G11")
def test_lay_offs_before_the_layout_are_refused_and_after_it_come_in_any_order() -> None:
    def table() -> Scenario:
        s = Scenario(dealer=3).group(2, "run 3", "R4 R5 R6").group(2, "run 3", "O4 O5 O6")
        return s.hand(1, "Y1 Y2 Y3 G7 G8 G9 P3 P7 B15").playing(1)

    assert table().refuses("P3@1", "P7@1")
    for order in (["P3@1", "P7@2"], ["P7@2", "P3@1"]):
        s = table().lay_out_as("Y1 Y2 Y3", "G7 G8 G9").play(*order)
        assert s.group_texts()[:2] == ["P3 R4 R5 R6", "O4 O5 O6 P7"]


@proves("G13")
def test_renewal_leaves_the_direction_card_beside_the_pile_alone() -> None:
    s = Scenario("niveldoce").counter_clockwise().hand(1, "R1 R2").draw_pile("G9")
    s.pile(1, "B1 B2 B3").turn(1).play("draw")
    assert sorted(s.draw_text().split()) == ["B1", "B2"]
    assert s.state.beside == 1


@proves("G14")
def test_nothing_pending_carries_over_into_the_next_round() -> None:
    s = Scenario("niveldoce", players=3, dealer=1).counter_clockwise().front(3, "stopper")
    s.hand(1, "R9").group(1, "set 2", "R1 B1").playing(1).play("-R9")
    assert s.state.round == 2
    assert (s.state.beside, s.state.direction) == (0, 1)
    assert (s.to_act, s.decision) == (3, "taking")


@proves("G18")
def test_a_last_card_discarded_without_a_layout_ends_the_round_and_wins_no_level() -> None:
    # The take was skipped, since there is no card anywhere; seat 1 held one card only.
    s = Scenario(dealer=3).level(1, 3).hand(1, "R9").draw_pile("").pile(1, "").pile(2, "")
    s.pile(3, "").group(2, "run 3", "O1 O2 O3").turn(1)
    assert s.decision == "playing"
    s.play("-R9")
    assert s.state.round == 2
    assert s.levels() == [3, 2, 1]


@proves("G18")
def test_at_level_7_too_a_hand_emptied_without_a_layout_wins_nothing() -> None:
    s = Scenario(dealer=3).level(1, 7).hand(1, "R9").draw_pile("").pile(1, "").pile(2, "")
    s.pile(3, "").turn(1).play("-R9")
    assert not s.state.is_over
    assert s.levels()[0] == 7


@proves("G18")
@pytest.mark.parametrize("empty", [lambda s: s.draw_pile(""), lambda s: s.draw_pile("B7 B8 B9")])
def test_only_dropped_draws_can_empty_a_hand_that_swaps(
    empty: Callable[[Scenario], Scenario],
) -> None:
    s = Scenario("level8-master", dealer=3).hand(1, "swap R1").pile(1, "").pile(2, "").pile(3, "")
    s.playing(1).play("swap!")
    empty(s.under("")).play("R1")
    assert s.state.round == (2 if s.events_of("drew") == [] else 1)


@proves("G20")
@pytest.mark.parametrize("game", ["level8-99", "level8-101", "level8-master", "niveldoce"])
def test_the_only_card_of_a_pile_may_be_taken(game: str) -> None:
    s = Scenario(game).hand(1, "R1").pile(1, "R5").turn(1)
    s.play("pile" if game == "niveldoce" else "pile1")
    assert s.pile_text(1) == ""
    assert s.hand_text(1) == "R1 R5"


WHOLE = ("level8-99", "level8-101", "level8-master", "level8-board", "niveldoce")


@proves("G22", "S-50")
@pytest.mark.parametrize("game", WHOLE)
def test_a_layout_of_the_last_level_may_use_the_whole_hand(game: str) -> None:
    s = Scenario(game, asks=("run 3",)).hand(1, "R1 R2 R3")
    s.level(1, int(s.game.last_level)).playing(1)
    assert "lay-out" in s.legal()
    assert [len(layout) for layout in s.state.layouts(5)] == [1]
    at_once = s.state.clone()
    s.play("lay-out")
    while not s.state.is_over:
        s.play(min(s.legal()))
    assert s.state.winner == 0
    at_once.lay_out_groups(at_once.layouts(1)[0])
    assert at_once.winner == 0


@proves("G22", "S-50")
@pytest.mark.parametrize("game", WHOLE)
def test_before_the_last_level_a_layout_must_leave_a_card(game: str) -> None:
    s = Scenario(game, asks=("run 3",)).hand(1, "R1 R2 R3")
    s.level(1, int(s.game.last_level) - 1).playing(1)
    assert s.refuses("lay-out")
    assert s.layout_error("R1 R2 R3") == "lay_out/last_card"


@proves("G22", "N23")
def test_who_lays_out_last_in_niveldoce_may_use_the_whole_hand() -> None:
    def table() -> Scenario:
        s = Scenario("niveldoce", asks=("run 3",)).hand(1, "R1 R2 R3")
        return s.group(2, "run 3", "B4 B5 B6")

    waiting = table().playing(1)
    assert waiting.refuses("lay-out")
    last = table().group(3, "run 3", "G4 G5 G6").playing(1)
    assert "lay-out" in last.legal()
    last.lay_out_as("R1 R2 R3")
    assert last.state.round == 2
    assert [int(level) for level in last.state.level] == [2, 2, 2]


@proves("G22")
def test_in_the_level_8_family_laying_out_last_does_not_end_the_round() -> None:
    s = Scenario(asks=("run 3",)).hand(1, "R1 R2 R3")
    s.group(2, "run 3", "B4 B5 B6").group(3, "run 3", "G4 G5 G6").playing(1)
    assert s.refuses("lay-out")


@proves("G22", "S-19")
def test_longer_groups_too_may_use_the_whole_hand_where_the_layout_wins() -> None:
    s = Scenario(asks=("run 3",)).hand(1, "R1 R2 R3 R4")
    s.level(1, int(s.game.last_level)).playing(1)
    layout = split_longer(s.state, [[s.claim(card) for card in ("R1", "R2", "R3", "R4")]])
    s.state.lay_out(layout.claims)
    assert s.state.winner == 0


@proves("G23")
@pytest.mark.parametrize("game", ["level8-99", "level8-101", "niveldoce"])
def test_a_joker_may_join_a_set_or_colour_that_holds_every_natural_card(game: str) -> None:
    s = Scenario(game).hand(1, "J R1")
    deck = s.deck
    colours = [name[0].upper() for name in deck.colour_names]
    fives = [f"{c}5" for c in colours for _ in range(int(deck.copies))]
    s.group(1, "set 3", " ".join(fives)).playing(1)
    assert "J@1" in s.legal()


@proves("G23")
@pytest.mark.parametrize("game", ["level8-99", "level8-101", "niveldoce"])
def test_a_joker_joins_no_run_of_all_values(game: str) -> None:
    s = Scenario(game).hand(1, "J R1")
    run = " ".join(f"R{n}" for n in range(1, int(s.deck.values) + 1))
    s.group(1, "run 3", run).playing(1)
    assert not any("@1" in move for move in s.legal())

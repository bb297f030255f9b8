"""Rounds end: nobody holds for ever what others need, and a dead round is played out."""

from __future__ import annotations

import pytest

from nivelo.bots import Bot, make_bot
from nivelo.bots.greedy.scratch import Scratch
from nivelo.bots.greedy.stalling import is_dead, is_out_of_reach
from nivelo.bots.strong import StrongBot
from nivelo.engine.cards.cards import cards_of
from nivelo.engine.groups.groups import face_at
from nivelo.engine.random.quick_random import QuickRandom
from nivelo.engine.view import View, view
from nivelo.lab.studies.simulate import simulate
from support.engine.scenario import Scenario

LATE = 600  # turns of rounds that had no end when stoppers were held back
ENOUGH = 600  # turns in which such a round must be over


def fill_draw_pile(table: Scenario) -> Scenario:
    """Every card that lies nowhere else."""
    state, deck = table.state, table.deck
    left = [face for face in range(int(deck.faces)) for _ in range(int(deck.count[face]))]
    for cards in (*state.hands, *state.piles):
        for face in cards.faces():
            left.remove(face)
    for group in state.groups:
        for placed in group.placed.faces():
            left.remove(int(face_at(placed)))
    state.draw_pile = cards_of(left[::2] + left[1::2])
    state.legal_known = False
    return table


def hoarder() -> Scenario:
    """Three wait for one whose hand is full of stoppers, though the level is in reach."""
    table = Scenario("niveldoce", 4).pile(1, "Yearth G7")
    for seat in range(1, 5):
        table.level(seat, 4)
    table.group(2, "colour 8", "R2 R6 R7 Rfish Rsnake J=R J=R J=R R12")
    table.group(3, "colour 8", "R1 R3 R4 R5 Rair Rearth Rphoenix J=R R11")
    table.group(4, "colour 8", "R9 R10 Rfire Rwater Reagle J=R J=R J=R J=R R8")
    table.hand(1, "Y4 B5 Y7 B11 B12 Bair Ysnake" + 7 * " stopper")
    table.hand(2, "direction wish knock knock").hand(3, "draw-two draw-two draw-two")
    return fill_draw_pile(table.hand(4, "Y5 G11 Bfire Gfish draw-two"))


def dead() -> Scenario:
    """All jokers and all numbers but two ones lie on the table, and neither fits there."""
    table = Scenario("niveldoce", 6).pile(1, "Rfish Gfish Beagle Bfish")
    runs = [
        ("B1 B2 R3 J=4 J=5 J=6 G7 B8 B9 R10 Y11", "B12"),
        ("J=1 Y2 G3 Y4 R5 R6 B7 G8", "Y12"),
        ("B4 Y5 Y6 J=7 R8 Y9 J=10 R11", "J=12"),
        ("G1 R2 Y3 R4 B5 B6 Y7 Y8 R9 Y10 B11", "G10 G2"),
        ("B3 G4 G5 G6 R7 J=8 G9 B10 G11 R12", "G12"),
    ]
    for seat, (run, points) in enumerate(runs, 2):
        table.level(seat, 2).group(seat, "run 7", run).group(seat, "points 12", points)
    table.level(1, 3).hand(1, "Yair Rfire Bearth Ysnake draw-two wish" + 8 * " stopper")
    table.hand(2, "draw-two direction knock").hand(3, "draw-two knock").hand(5, "wish wish")
    table.hand(4, "R1 Y1 Gearth Geagle Rsnake direction knock knock").hand(6, "draw-two")
    return fill_draw_pile(table)


def dead_board() -> Scenario:
    """Both have laid out the same colour, and no card of it nor a joker is left."""
    table = Scenario("level8-board", 2).pile(1, "R7").pile(2, "B5")
    table.group(1, "colour 8", "O3 O4 O6 O7 O9 O14 J=O J=O J=O O13 O12")
    table.group(2, "colour 8", "O1 O2 O11 O15 J=O J=O J=O J=O J=O O10 O8 O5")
    table.hand(1, "R1 Y1 B1 P1 R2 R3 B3 R4").hand(2, "G1 Y2 G2 B2 P2 Y3 G3 P3 Y4 Y5")
    table.state.stock = 0
    return fill_draw_pile(table)


def seen_by(table: Scenario, seat: int) -> View:
    return view(table.state, seat - 1)


def begin(table: Scenario) -> Scenario:
    table.state.turns = LATE
    return table.take(1)


def turns_to_the_end(table: Scenario, name: str) -> int:
    """How many turns the round still takes."""
    state = begin(table).state
    round_, turns = state.round, state.all_turns
    bots: list[Bot] = [
        StrongBot(seat, 4, 2000) if name == "strong" else make_bot(name, seat)
        for seat in range(int(table.game.players))
    ]
    while state.round == round_ and not state.is_over and state.all_turns - turns <= ENOUGH:
        seat = int(state.to_act)
        state.play(bots[seat].choose(view(state, seat)))
    return int(state.all_turns - turns)


@pytest.mark.slow_pure
@pytest.mark.parametrize("bot", ["greedy", "strong"])
def test_a_hand_full_of_stoppers_does_not_hold_up_the_round_for_ever(bot: str) -> None:
    assert turns_to_the_end(hoarder(), bot) <= ENOUGH


@pytest.mark.slow_pure
@pytest.mark.parametrize("bot", ["greedy", "strong"])
def test_a_dead_round_is_played_to_its_end(bot: str) -> None:
    assert turns_to_the_end(dead(), bot) <= ENOUGH


@pytest.mark.slow_pure
@pytest.mark.parametrize("bot", ["greedy", "strong"])
def test_a_dead_round_of_the_board_is_played_to_its_end(bot: str) -> None:
    table = dead_board()
    assert is_dead_at(table, LATE)
    assert turns_to_the_end(table, bot) <= ENOUGH


def is_dead_at(table: Scenario, turns: int) -> bool:
    table.state.turns = turns
    seen = seen_by(table, 1)
    return is_dead(seen, Scratch(seen.game, QuickRandom(0)).solver)


def test_a_round_is_dead_if_nothing_fits_and_the_level_is_out_of_reach() -> None:
    table = begin(dead())
    table.state.turns = 100
    seen = seen_by(table, 1)
    solver = Scratch(seen.game, QuickRandom(0)).solver
    assert is_out_of_reach(seen, 0, solver)
    assert is_dead(seen, solver)
    table.state.turns = 60
    assert not is_dead(seen_by(table, 1), solver)
    table = begin(hoarder())
    table.state.turns = 100
    assert not is_out_of_reach(seen_by(table, 1), 0, solver)
    assert not is_dead(seen_by(table, 1), solver)


@pytest.mark.slow_pure
@pytest.mark.parametrize("players", [4, 6, 8])
def test_games_of_many_greedy_seats_end_without_a_cut(players: int) -> None:
    summary = simulate("niveldoce", players, bots=["greedy"], games=4, seed=3)
    assert (summary.finished, summary.cut_rounds) == (4, 0)

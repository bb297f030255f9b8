"""Rounds end: nobody holds for ever what others need, and a dead round is played out."""

from __future__ import annotations

from pathlib import Path
from runpy import run_path

import pytest

from nivelo.bots import Bot, make_bot
from nivelo.bots.greedy.scratch import Scratch
from nivelo.bots.greedy.stalling import is_dead, is_out_of_reach
from nivelo.bots.strong import StrongBot
from nivelo.engine.random.quick_random import QuickRandom
from nivelo.engine.view import View, view
from nivelo.games import load
from nivelo.lab.running.plans import make_plan
from nivelo.lab.running.play import play_game
from nivelo.lab.studies.simulate import simulate
from support.engine.dead_rounds import dead_board, dead_master, dead_niveldoce, fill_draw_pile
from support.engine.scenario import Scenario

ROUNDS_END = Path(__file__).resolve().parents[3] / "benchmarks" / "rounds_end.py"
LATE = 600  # turns of rounds that had no end when stoppers were held back
ENOUGH = 600  # turns in which such a round must be over
MANY = 6000  # turns that no round takes, even beside a player without aims


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
    while state.round == round_ and not state.is_over and state.all_turns - turns <= 2 * ENOUGH:
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
    assert turns_to_the_end(dead_niveldoce(), bot) <= ENOUGH


@pytest.mark.slow_pure
@pytest.mark.parametrize("bot", ["greedy", "strong"])
def test_a_dead_round_of_the_board_is_played_to_its_end(bot: str) -> None:
    table = dead_board()
    assert is_dead_at(table, LATE)
    assert turns_to_the_end(table, bot) <= 2 * ENOUGH


@pytest.mark.slow_pure
@pytest.mark.parametrize("bot", ["greedy", "strong"])
def test_in_master_take_cards_bring_all_cards_into_the_hands_until_one_has_nothing_to_take(
    bot: str,
) -> None:
    table = dead_master()
    assert is_dead_at(table, LATE)
    assert turns_to_the_end(table, bot) <= 2 * ENOUGH


def is_dead_at(table: Scenario, turns: int) -> bool:
    table.state.turns = turns
    seen = seen_by(table, 1)
    return is_dead(seen, Scratch(seen.game, QuickRandom(0)).solver)


def test_a_round_is_dead_if_nothing_fits_and_the_level_is_out_of_reach() -> None:
    table = begin(dead_niveldoce())
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
@pytest.mark.parametrize(
    ("players", "mix", "index"),
    [
        (3, "fresh,random", 0),  # made again for every decision it did the same every time
        (3, "fresh,random", 23),
        (6, "hard,beginner", 73),  # two seats turned the direction to and fro
    ],
)
def test_games_end_in_which_a_round_had_no_end(players: int, mix: str, index: int) -> None:
    """Found by the benchmark, which played them as they are played here."""
    benchmark = run_path(str(ROUNDS_END))
    names = tuple(mix.split(","))
    state = benchmark["deal"](load("niveldoce", players, dead_round="ends"), names, index)
    bots = benchmark["seat_bots"](names, players, index)
    assert benchmark["play"](state, bots, MANY, benchmark["Played"]())


@pytest.mark.slow_pure
def test_a_game_against_a_player_without_aims_ends_in_the_laboratory() -> None:
    plan = make_plan("niveldoce", 2, "one", "none", {}, ["greedy", "random"], 0)
    outcome = play_game(plan, plan.load(), 15, 100_000)
    assert outcome.winner >= 0


@pytest.mark.slow_pure
@pytest.mark.parametrize("players", [4, 6, 8])
def test_games_of_many_greedy_seats_end_without_a_cut(players: int) -> None:
    options = {"dead_round": "goes_on"}
    summary = simulate("niveldoce", players, options=options, bots=["greedy"], games=4, seed=3)
    assert (summary.finished, summary.cut_rounds) == (4, 0)

"""Simulation: many games between bots in one set-up, and their results."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from nivelo import engine_mode
from nivelo.lab.running.executors import executor
from nivelo.lab.running.plans import Plan, make_plan
from nivelo.lab.running.runs import run
from nivelo.lab.running.sums import Sums


@dataclass(frozen=True)
class Simulation:
    """The results of a simulation; everything up to the checksum depends only on the arguments.

    A win counts for the bot in the winning seat, and for the seat. Games stopped after a number of
    rounds count in the means but have no winner.
    """

    game: str
    players: int
    bots: tuple[str, ...]  # one for each seat of the first game
    games: int
    finished: int
    wins: dict[str, int]  # of each bot, by name; equal names counted together
    seat_wins: tuple[int, ...]  # of each seat, whichever bot sat there
    rounds_mean: float
    turns_mean: float
    decisions: int
    rounds: int
    cut_rounds: int  # that nobody ended: dead, or ended by max_turns_per_round
    checksum: str
    seconds: float
    decisions_per_second: float
    compiled: bool


def simulate(
    game: str | Path,
    players: int = 2,
    side: str | Sequence[str] = "one",
    mix: str = "none",
    options: Mapping[str, str | int] | None = None,
    bots: Sequence[str] = ("hard",),
    games: int = 100,
    seed: int = 0,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Simulation:
    """Let bots play games against each other; the same for the same seed, whatever `jobs` is.

    If there are fewer bots than players they are repeated in turn. Every deal is played in each
    different seating of the bots; sides stay where they are. Each game depends only on the seed and
    its number. `jobs` is the number of processes. `progress` is called with the number of newly
    finished games.

    >>> result = simulate("level8-99", bots=["random"], games=3, seed=7)
    >>> result.games, result.finished, sum(result.wins.values())
    (3, 3, 3)
    """
    plan = make_plan(game, players, side, mix, options or {}, bots, seed)
    start = perf_counter()
    with executor(jobs) as hands:
        (sums,) = run([plan], games, hands, progress=progress or (lambda done: None))
    return simulation_of(plan, sums, perf_counter() - start)


def simulation_of(plan: Plan, sums: Sums, seconds: float) -> Simulation:
    wins = dict.fromkeys(plan.bots, 0)
    for name, count in zip(plan.bots, sums.bots, strict=True):
        wins[name] += count
    rounds = sum(number * games for number, games in sums.rounds.items())
    turns = sum(number * games for number, games in sums.turns.items())
    return Simulation(
        game=plan.file.id,
        players=plan.players,
        bots=plan.bots,
        games=sums.games,
        finished=sums.finished,
        wins=wins,
        seat_wins=tuple(sums.seats),
        rounds_mean=rounds / sums.games,
        turns_mean=turns / sums.games,
        decisions=sums.decisions,
        rounds=rounds,
        cut_rounds=sums.cut_rounds,
        checksum=f"{sums.checksum:064x}",
        seconds=seconds,
        decisions_per_second=sums.decisions / seconds,
        compiled=engine_mode() == "compiled",
    )

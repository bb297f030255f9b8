"""Playing one game of a plan, and its outcome."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import NamedTuple

from nivelo.bots import make_bot
from nivelo.engine.errors import NiveloError
from nivelo.engine.model.game import Game
from nivelo.engine.random.quick_random import QuickRandom
from nivelo.engine.sampling.playout import play_seats_randomly
from nivelo.engine.sampling.round_stats import RoundStats
from nivelo.engine.state import State, new_state
from nivelo.engine.view import view
from nivelo.lab.running.plans import Plan

MOST_DECISIONS = 5_000_000
"""Beyond this a game counts as endless, which is an error: a level may be out of everyone's reach.
Games of `random` take some hundred thousand at most.
"""


class Try(NamedTuple):
    """One seat in one round: its level, and its own turns until it laid out or the round ended."""

    seat: int
    level: int
    turns: int
    laid_out: bool


@dataclass(frozen=True)
class Outcome:
    """The outcome of one game."""

    winner: int  # a seat, or -1
    first: int  # the seat that began the first round
    levels: tuple[int, ...]
    rounds: int
    turns: int
    cut_rounds: int
    decisions: int
    words: int  # number of words used from the random stream
    round_turns: tuple[int, ...]  # of the rounds that ended
    noted: tuple[int, ...]  # level, turns and layout of each seat in each of them

    def digest(self, index: int) -> int:
        """A number that would differ for any other game, and for any other figure of this one."""
        return int.from_bytes(sha256(f"{index} {self!r}".encode()).digest(), "big")

    def tries(self) -> Iterator[Try]:
        players = len(self.levels)
        noted = iter(self.noted)
        for i, level in enumerate(noted):
            yield Try(i % players, level, next(noted), next(noted) == 1)

    def places(self) -> list[int]:
        """For each seat, how many did better: the winner, and those at higher levels."""
        places = []
        for seat, level in enumerate(self.levels):
            better = sum(other > level for other in self.levels)
            if self.winner >= 0 and self.levels[self.winner] <= level:
                better += 1
            places.append(0 if seat == self.winner else better)
        return places


def play_game(plan: Plan, game: Game, index: int, most: int = MOST_DECISIONS) -> Outcome:
    """One game; its deals and its bots' random choices depend only on the plan and its index."""
    state = new_state(game, plan.deal_seed(index))
    first = (int(state.dealer) + 1) % plan.players
    names = plan.seated(index)
    seeds = [plan.bot_seed(index, seat) for seat in range(plan.players)]
    stats = RoundStats(state)
    if set(names) == {"random"}:
        randoms = [QuickRandom(seed) for seed in seeds]
        play_seats_randomly(state, randoms, stats, most, plan.rounds)
    else:
        play_bots(state, names, seeds, stats, most, plan.rounds)
    if state.decisions >= most and not state.is_over:
        raise NiveloError(
            "simulate/endless",
            f"game {index} of {plan.file.id!r} with {', '.join(names)} is in turn {state.turns} "
            f"of round {state.round} after {most} decisions: it does not seem to end",
        )
    return outcome_of(state, first, stats)


def play_bots(
    state: State, names: list[str], seeds: list[int], stats: RoundStats, most: int, rounds: int = 0
) -> None:
    """Play to the end, for this many decisions, or for this many rounds unless 0."""
    bots = [make_bot(name, seed) for name, seed in zip(names, seeds, strict=True)]
    while not state.is_over and state.decisions < most and (not rounds or state.round <= rounds):
        seat = int(state.to_act)
        stats.before(state)
        state.play(bots[seat].choose(view(state, seat)))
        stats.after(state)


def outcome_of(state: State, first: int, stats: RoundStats) -> Outcome:
    """The outcome of a game, by round."""
    return Outcome(
        int(state.winner),
        first,
        tuple(int(level) for level in state.level),
        int(state.round),
        int(state.all_turns - stats.cut),  # the turn that cut a round short was not played
        int(stats.cut),
        int(state.decisions),
        int(state.stream.position),
        tuple(stats.round_turns),
        tuple(stats.tries),
    )

"""Simulation: many games between bots, and what came of them."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from time import perf_counter

from nivelo import engine_mode
from nivelo.bots import make_bot
from nivelo.engine.errors import NiveloError
from nivelo.engine.fairness import seed_from_text
from nivelo.engine.game import Game
from nivelo.engine.playout import play_seats_randomly, was_cut_short
from nivelo.engine.quick_random import QuickRandom
from nivelo.engine.state import State, new_state
from nivelo.engine.view import view
from nivelo.games import GameFile, load, read_game
from nivelo.lab.workers import deaf_to_interrupts, workers

MAX_TURNS_PER_ROUND = 300
"""Where a round is cut short if the options do not say otherwise (G9).

Rounds between greedy bots that last so long do not end at all: nothing more can be laid off.
"""

MOST_DECISIONS = 5_000_000
"""Where a game is given up as not finished: some levels are out of reach for some bots."""

CHUNK = 256
"""At most so many games at a time for a process; progress is reported as often."""

CHUNKS_PER_JOB = 16
"""At least so many chunks for a process if there are games enough, so that none waits long."""


@dataclass(frozen=True)
class Simulation:
    """The figures of a simulation; all up to the checksum depend only on what was asked for.

    A win is counted for the bot that sat in the winning seat, and for the seat. Games that were
    given up after `MOST_DECISIONS` count in the means but have no winner.
    """

    game: str
    players: int
    bots: tuple[str, ...]  # one for each seat of the first game
    games: int
    finished: int
    wins: dict[str, int]  # of each bot, by name; equal names counted together
    seat_wins: tuple[int, ...]  # of each seat, whoever sat there
    rounds_mean: float
    turns_mean: float
    decisions: int
    rounds: int
    cut_rounds: int  # ended by max_turns_per_round
    checksum: str
    seconds: float
    decisions_per_second: float
    compiled: bool


@dataclass(frozen=True)
class Outcome:
    """What came of one game."""

    winner: int  # a seat, or -1
    levels: tuple[int, ...]
    rounds: int
    turns: int
    cut_rounds: int
    decisions: int
    words: int  # of the random stream that were used

    def digest(self) -> bytes:
        return sha256(repr(self).encode()).digest()


@dataclass(frozen=True)
class Plan:
    """What is to be simulated, complete and ready to be sent to another process."""

    file: GameFile
    players: int
    side: str | tuple[str, ...]
    mix: str
    options: dict[str, str | int]
    bots: tuple[str, ...]
    seed: int

    def load(self) -> Game:
        return load(self.file, self.players, self.side, self.mix, **self.options)

    def seated(self, index: int) -> list[str]:
        """The bots of a game seat by seat: each sits one seat further on than before."""
        return [self.bots[(seat - index) % self.players] for seat in range(self.players)]


def simulate(
    game: str | Path,
    players: int = 2,
    side: str | Sequence[str] = "one",
    mix: str = "none",
    options: Mapping[str, str | int] | None = None,
    bots: Sequence[str] = ("greedy",),
    games: int = 100,
    seed: int = 0,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Simulation:
    """Let bots play games against each other; the same for the same seed, whatever `jobs` is.

    Fewer bots than players are repeated in turn. From game to game every bot moves one seat on;
    sides stay where they are. Each game's deals and chances come from the seed and its number.
    `jobs` is the number of processes. `progress` is told how many more games are done.

    >>> result = simulate("level8-99", bots=["random"], games=3, seed=7)
    >>> result.games, result.finished, sum(result.wins.values())
    (3, 3, 3)
    """
    plan = make_plan(game, players, side, mix, options or {}, bots, seed)
    for name, number in (("games", games), ("jobs", jobs)):
        if number < 1:
            raise NiveloError("simulate/number", f"{name}={number} is not at least 1")
    start = perf_counter()
    tally = Tally(plan)
    for outcome in play_games(plan, games, jobs, progress or (lambda done: None)):
        tally.add(outcome)
    return tally.simulation(perf_counter() - start)


def make_plan(
    game: str | Path,
    players: int,
    side: str | Sequence[str],
    mix: str,
    options: Mapping[str, str | int],
    bots: Sequence[str],
    seed: int,
) -> Plan:
    """The plan, if all of it makes sense; else the error that says what does not."""
    for name in bots:
        make_bot(name)
    if not 1 <= len(bots) <= players:
        raise NiveloError("simulate/bots", f"{len(bots)} bots cannot play {players} seats")
    plan = Plan(
        read_game(game),
        players,
        side if isinstance(side, str) else tuple(side),
        mix,
        {"max_turns_per_round": MAX_TURNS_PER_ROUND, **options},
        tuple(bots[i % len(bots)] for i in range(players)),
        seed,
    )
    plan.load()
    return plan


def play_games(
    plan: Plan, games: int, jobs: int, progress: Callable[[int], None]
) -> Iterator[Outcome]:
    """The outcomes of all games in their order."""
    size = min(CHUNK, max(1, games // (CHUNKS_PER_JOB * jobs)))
    chunks = [range(first, min(first + size, games)) for first in range(0, games, size)]
    if jobs == 1:
        game = plan.load()
        for chunk in chunks:
            for index in chunk:
                yield play_game(plan, game, index)
            progress(len(chunk))
        return
    with workers(min(jobs, len(chunks))) as pool:
        with deaf_to_interrupts():
            waiting = deque(pool.submit(play_chunk, plan, chunk) for chunk in chunks)
        while waiting:
            # Taken off one by one: the outcomes of a million games need not be kept.
            outcomes = waiting.popleft().result()
            yield from outcomes
            progress(len(outcomes))


def play_chunk(plan: Plan, chunk: range) -> list[Outcome]:
    """Some of the games, in another process."""
    game = plan.load()
    return [play_game(plan, game, index) for index in chunk]


def play_game(plan: Plan, game: Game, index: int) -> Outcome:
    """One game; its deals and its bots' chances depend on the seed and its index alone."""
    names = plan.seated(index)
    state = new_state(game, seed_from_text(f"simulate {plan.seed} {index}"))
    seeds = [bot_seed(plan.seed, index, seat) for seat in range(plan.players)]
    if set(names) == {"random"}:
        randoms = [QuickRandom(seed) for seed in seeds]
        cut = play_seats_randomly(state, randoms, MOST_DECISIONS)
    else:
        cut = play_bots(state, names, seeds, MOST_DECISIONS)
    return outcome_of(state, cut)


def outcome_of(state: State, cut: int) -> Outcome:
    """What came of a game in which so many rounds were cut short."""
    return Outcome(
        int(state.winner),
        tuple(int(level) for level in state.level),
        int(state.round),
        int(state.all_turns) - cut,  # the turn that cut a round short was not played
        cut,
        int(state.decisions),
        int(state.stream.position),
    )


def bot_seed(seed: int, index: int, seat: int) -> int:
    """What a bot draws its chances from; unrelated to the seed of the deals."""
    return int.from_bytes(seed_from_text(f"bot {seed} {index} {seat}")[:12], "big")


def play_bots(state: State, names: list[str], seeds: list[int], most: int) -> int:
    """Play to the end, or to so many decisions; the number of rounds that were cut short."""
    bots = [make_bot(name, seed) for name, seed in zip(names, seeds, strict=True)]
    cut = 0
    while not state.is_over and state.decisions < most:
        turns, rounds = state.all_turns, state.round
        seat = int(state.to_act)
        state.play(bots[seat].choose(view(state, seat)))
        cut += was_cut_short(state, turns, rounds)
    return cut


class Tally:
    """Adds up the outcomes of a simulation, in the order of the games."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.games = self.rounds = self.turns = self.decisions = self.cut_rounds = 0
        self.wins = dict.fromkeys(plan.bots, 0)
        self.seat_wins = [0] * plan.players
        self.checksum = sha256()

    def add(self, outcome: Outcome) -> None:
        if outcome.winner >= 0:
            self.wins[self.plan.seated(self.games)[outcome.winner]] += 1
            self.seat_wins[outcome.winner] += 1
        self.games += 1
        self.rounds += outcome.rounds
        self.turns += outcome.turns
        self.decisions += outcome.decisions
        self.cut_rounds += outcome.cut_rounds
        self.checksum.update(outcome.digest())

    def simulation(self, seconds: float) -> Simulation:
        return Simulation(
            game=self.plan.file.id,
            players=self.plan.players,
            bots=self.plan.bots,
            games=self.games,
            finished=sum(self.seat_wins),
            wins=self.wins,
            seat_wins=tuple(self.seat_wins),
            rounds_mean=self.rounds / self.games,
            turns_mean=self.turns / self.games,
            decisions=self.decisions,
            rounds=self.rounds,
            cut_rounds=self.cut_rounds,
            checksum=self.checksum.hexdigest(),
            seconds=seconds,
            decisions_per_second=self.decisions / seconds,
            compiled=engine_mode() == "compiled",
        )

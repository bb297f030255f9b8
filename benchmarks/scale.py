"""What a million games cost, and how that grows with workers. Run it with ``make scale``.

Each set-up is played in rounds, by one worker and by more in turns, always the same games, so that
a busy moment of the machine hits all. The middle round counts. Costs are processor time, which says
the same on a busy machine; how many times as fast more workers are is seen on an idle one only.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass
from statistics import median
from time import perf_counter, process_time

from rich.console import Console
from rich.table import Table

from nivelo import engine_mode
from nivelo.games import BUILT_IN
from nivelo.lab.running.chunks import Chunk, Done, play_chunk
from nivelo.lab.running.executors import Executor, executor
from nivelo.lab.running.plans import Plan, make_plan
from nivelo.lab.running.runs import run

MILLION = 1_000_000
RAY_STORE = 100 * 2**20


@dataclass(frozen=True)
class Figure:
    """One set-up by one executor: seconds for the same games in each round.

    `seconds` have passed, `played` is the processor time of the workers, `busy` that of the one who
    hands out the work and adds it up.
    """

    game: str
    players: int
    bot: str
    executor: str
    games: int
    seconds: list[float]
    played: list[float]
    busy: list[float]
    checksum: str

    @property
    def games_per_second(self) -> float:
        return self.games / median(self.seconds)

    @property
    def cost(self) -> float:
        """Processor seconds of a game."""
        return median(self.played) / self.games


class Timed:
    """A executor whose processor time is added up."""

    def __init__(self, executor: Executor) -> None:
        self.executor = executor
        self.played = 0.0

    @property
    def size(self) -> int:
        return self.executor.size

    def take(self, plan: Plan, chunk: Chunk) -> None:
        self.executor.take(plan, chunk)

    def next_done(self) -> Done:
        done = self.executor.next_done()
        self.played += done.seconds
        return done


def main() -> int:
    parser = argparse.ArgumentParser(prog="scale", description=__doc__)
    parser.add_argument("games", nargs="*", default=list(BUILT_IN), help="(all five)")
    parser.add_argument("--bots", default="hard,random", help="each at all seats (hard,random)")
    parser.add_argument("--players", type=int, default=4, help="seats (4)")
    parser.add_argument("--workers", default="1,2", help="numbers of processes (1,2)")
    parser.add_argument("--ray", type=int, default=0, help="also a local Ray of so many processors")
    parser.add_argument("--rounds", type=int, default=5, help="rounds; the middle one counts (5)")
    parser.add_argument("--seconds", type=float, default=4, help="of one worker in a round (4)")
    parser.add_argument("--json", action="store_true", help="for machines")
    args = parser.parse_args()
    sizes = [int(word) for word in args.workers.split(",")]
    figures: list[Figure] = []
    with ExitStack() as stack:
        executors: dict[str, Executor] = {str(n): stack.enter_context(executor(n)) for n in sizes}
        if args.ray:
            executors[f"Ray {args.ray}"] = stack.enter_context(local_ray(args.ray))
        for game in args.games:
            for bot in args.bots.split(","):
                plan = make_plan(game, args.players, "one", "none", {}, [bot], 0)
                measured = measure(plan, executors, args.rounds, args.seconds)
                figures += measured
                if not args.json:
                    print(line(measured), file=sys.stderr, flush=True)
    if args.json:
        data = {"machine": machine(), "figures": [asdict(figure) for figure in figures]}
        print(json.dumps(data, indent=1))
        return 0
    Console(highlight=False).print(table(figures, list(executors)))
    print(json.dumps(machine()))
    return 0


@contextmanager
def local_ray(processors: int) -> Iterator[Executor]:
    import ray

    ray.init(
        num_cpus=processors,
        object_store_memory=RAY_STORE,
        include_dashboard=False,
        log_to_driver=False,
        logging_level="ERROR",
    )
    with executor(ray="auto") as hands:
        yield hands
    ray.shutdown()


def measure(
    plan: Plan, executors: dict[str, Executor], rounds: int, seconds: float
) -> list[Figure]:
    games = enough(plan, seconds)
    taken: dict[str, list[float]] = {name: [] for name in executors}
    played: dict[str, list[float]] = {name: [] for name in executors}
    busy: dict[str, list[float]] = {name: [] for name in executors}
    checksums: dict[str, str] = {}
    for hands in executors.values():
        run([plan], 8, hands)  # everyone has started and loaded what it needs
    for _ in range(rounds):
        for name, hands in executors.items():
            timed = Timed(hands)
            start, own = perf_counter(), process_time()
            (sums,) = run([plan], games, timed)
            taken[name].append(perf_counter() - start)
            played[name].append(timed.played)
            busy[name].append(process_time() - own)
            checksums[name] = f"{sums.checksum:064x}"
    if len(set(checksums.values())) > 1:
        raise SystemExit(f"different results by different executors: {checksums}")
    return [
        Figure(
            plan.file.id,
            plan.players,
            plan.bots[0],
            name,
            games,
            taken[name],
            played[name],
            busy[name],
            checksums[name],
        )
        for name in executors
    ]


def enough(plan: Plan, seconds: float) -> int:
    """So many games take one worker about so long."""
    games = 1
    while True:
        done = play_chunk(plan, Chunk(0, 0, games))
        if done.seconds > 0.2 or games >= MILLION:
            return max(20, int(games * seconds / done.seconds))
        games *= 2


def ratio(figure: Figure, base: Figure) -> list[float]:
    """How many times as fast, round by round."""
    return [one / many for one, many in zip(base.seconds, figure.seconds, strict=True)]


def machine() -> dict[str, object]:
    return {
        "engine": engine_mode(),
        "python": platform.python_version(),
        "processors": os.cpu_count(),
        "load": [round(load, 2) for load in os.getloadavg()],
    }


def line(figures: list[Figure]) -> str:
    speeds = ", ".join(f"{figure.executor}: {figure.games_per_second:,.1f}/s" for figure in figures)
    return f"{figures[0].game} {figures[0].bot} ({figures[0].games:,} games): {speeds}"


def table(figures: list[Figure], executors: list[str]) -> Table:
    """Costs by one worker, then for more: how many times as fast, and what the work costs there."""
    made = Table(box=None, title="ms: processor time of a game; overhead: that of handing out")
    made.add_column("", no_wrap=True)
    made.add_column("ms", justify="right")
    made.add_column("million,\nhours", justify="right")
    for name in executors[1:]:
        made.add_column(f"{name} workers,\ntimes as fast", justify="right", no_wrap=True)
        made.add_column("ms", justify="right")
        made.add_column("over-\nhead", justify="right")
    for i in range(0, len(figures), len(executors)):
        base, *others = figures[i : i + len(executors)]
        cells = [f"{1000 * base.cost:.2f}", f"{MILLION * base.cost / 3600:.2f}"]
        for figure in others:
            ratios = ratio(figure, base)
            cells.append(f"{median(ratios):.2f} ({min(ratios):.2f}–{max(ratios):.2f})")
            cells.append(f"{1000 * figure.cost:.2f}")
            cells.append(f"{median(figure.busy) / median(figure.played):.1%}")
        made.add_row(f"{base.game}, {base.bot}", *cells)
    return made


if __name__ == "__main__":
    sys.exit(main())

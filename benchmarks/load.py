"""Tables of four players on a server: how many moves a second, and how long each takes.

python benchmarks/load.py --all          the whole table, in a few minutes
python benchmarks/load.py --tables 50    one case; see --help

Server, database and clients run on this machine as processes of their own, over loopback. A move
counts when the server has acknowledged it, which it does after the commit. Its time runs from
sending it until another player of the table has the update.
"""

from __future__ import annotations

import argparse
import dataclasses
import platform
import signal
import subprocess
import sys
import traceback
from dataclasses import dataclass
from pathlib import Path

from load_test.client import Result
from load_test.place import Place, Used
from msgspec import json
from rich.console import Console
from rich.table import Table

import nivelo
from nivelo.games import BUILT_IN

HERE = Path(__file__).resolve().parent
DATABASES = ("sqlite", "postgresql")
AS_FAST = 50  # tables whose players do not think
THINKING = 200
HELD = 1000
HELD_THOUGHT = 5.0
WIDTH = 120
PATIENCE = 30  # seconds for a client that says no more to end


@dataclass(frozen=True)
class Case:
    """One load: how many tables on which server, and how long players think (seconds)."""

    database: str
    processes: int
    tables: int
    thought: float
    workers: bool = False  # are the processes those of one server, at which people meet?

    def __str__(self) -> str:
        return f"{self.database}, {self.processes} server processes, {self.tables} tables"


@dataclass(frozen=True)
class Figures:
    """What a load came to. Times in milliseconds, processor in cores, memory in megabytes."""

    moves: float  # a second
    p50: float
    p95: float
    p99: float
    longest: float
    server: float
    beside: float
    client: float
    memory: float
    disk: float  # bytes for an entry, SQLite compacted
    refusals: dict[str, int]
    over: int
    lost: int

    @property
    def milliseconds(self) -> float:
        """Processor time of the servers for a move."""
        return 1000 * self.server / self.moves if self.moves else 0.0


def all_cases() -> list[Case]:
    cases: list[Case] = []
    for database in DATABASES:
        for processes in (1, 2):
            cases.append(Case(database, processes, AS_FAST, 0))
            cases.append(Case(database, processes, THINKING, 1))
        cases.append(Case(database, 2, AS_FAST, 0, workers=True))
        cases.append(Case(database, 1, HELD, HELD_THOUGHT))
    return cases


def measure(case: Case, args: argparse.Namespace) -> Figures:
    with Place(case.database, case.processes, args.profile, case.workers) as place:
        clients = start_clients(case, place.ports, args)
        try:
            expect(clients, "ready")
            tell(clients)
            expect(clients, "begin")
            place.profile_signal(signal.SIGUSR1)
            before = place.used()
            expect(clients, "end")
            place.profile_signal(signal.SIGUSR2)
            after = place.used()
            tell(clients)
            results = [json.decode(read_line(client), type=Result) for client in clients]
            disk = place.disk()
        finally:
            for client in clients:
                client.kill()
                client.wait()
    return figures(results, before, after, disk)


def start_clients(
    case: Case, ports: list[int], args: argparse.Namespace
) -> list[subprocess.Popen[str]]:
    clients: list[subprocess.Popen[str]] = []
    for number in range(args.clients):
        tables = len(range(number, case.tables, args.clients))
        command = [sys.executable, "-m", "load_test.client", "--tables", str(tables)]
        command += ["--thought", str(case.thought), "--seconds", str(args.seconds)]
        command += ["--warm-up", str(args.warm_up), "--games", *args.game]
        command += ["--ports", *map(str, ports)]
        pipe = subprocess.PIPE
        clients.append(subprocess.Popen(command, cwd=HERE, stdin=pipe, stdout=pipe, text=True))
    return clients


def read_line(client: subprocess.Popen[str]) -> str:
    assert client.stdout is not None
    line = client.stdout.readline()
    if not line.endswith("\n"):  # it ended before it had said all
        raise RuntimeError(f"a client has failed with code {client.wait(PATIENCE)}")
    return line


def expect(clients: list[subprocess.Popen[str]], word: str) -> None:
    for client in clients:
        assert read_line(client).strip() == word


def tell(clients: list[subprocess.Popen[str]]) -> None:
    for client in clients:
        assert client.stdin is not None
        client.stdin.write("go\n")
        client.stdin.flush()


def figures(results: list[Result], before: Used, after: Used, disk: float) -> Figures:
    delays = sorted(delay for result in results for delay in result.delays)
    seconds = results[0].seconds
    refusals: dict[str, int] = {}
    for result in results:
        for code, n in result.refusals.items():
            refusals[code] = refusals.get(code, 0) + n
    return Figures(
        moves=sum(result.moves / result.seconds for result in results),
        p50=percentile(delays, 50),
        p95=percentile(delays, 95),
        p99=percentile(delays, 99),
        longest=percentile(delays, 100),
        server=(after.server - before.server) / seconds,
        beside=(after.beside - before.beside) / seconds,
        client=sum(result.processor for result in results),
        memory=after.memory,
        disk=disk,
        refusals=refusals,
        over=sum(result.over for result in results),
        lost=sum(result.lost for result in results),
    )


def percentile(ordered: list[float], percent: float) -> float:
    """The value that so many percent do not exceed; 0 if there is none at all."""
    if not ordered:
        return 0.0
    return ordered[max(0, -(-int(len(ordered) * percent) // 100) - 1)]


def show(console: Console, results: list[tuple[Case, Figures]]) -> None:
    table = Table(box=None)
    for head in ("database", "processes", "tables", "thought"):
        table.add_column(head)
    heads = ("moves/s", "p50 ms", "p95", "p99", "longest", "server", "ms/move", "beside", "client")
    for head in (*heads, "MB", "bytes"):
        table.add_column(head, justify="right")
    for case, f in results:
        thought = f"{case.thought:g} s" if case.thought else "none"
        times = [f"{value:,.1f}" for value in (f.p50, f.p95, f.p99, f.longest)]
        use = [f"{value:.2f}" for value in (f.server, f.milliseconds, f.beside, f.client)]
        processes = f"{case.processes} workers" if case.workers else str(case.processes)
        start = [case.database, processes, str(case.tables), thought]
        table.add_row(*start, f"{f.moves:,.0f}", *times, *use, f"{f.memory:,.0f}", f"{f.disk:.0f}")
    console.print(table)


def remarks(case: Case, f: Figures) -> list[str]:
    """What makes a figure doubtful."""
    doubts: list[str] = []
    if f.refusals:
        doubts.append(f"refused: {f.refusals}")
    if f.over:
        doubts.append(f"{f.over} tables have ended their game")
    if f.lost:
        doubts.append(f"{f.lost} connections were lost")
    return [f"{case}: {line}" for line in doubts]


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="load", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--all", action="store_true", help="all cases, one after the other")
    parser.add_argument("--database", choices=DATABASES, default="sqlite")
    parser.add_argument("--processes", type=int, default=1, help="server processes (1)")
    parser.add_argument("--workers", action="store_true", help="they are of one server")
    parser.add_argument("--tables", type=int, default=AS_FAST, help=f"({AS_FAST})")
    parser.add_argument("--thought", type=float, default=0, help="seconds before a move (0)")
    parser.add_argument("--clients", type=int, default=1, help="client processes (1)")
    parser.add_argument("--seconds", type=float, default=10, help="that are measured (10)")
    parser.add_argument("--warm-up", type=float, default=2, help="seconds before that (2)")
    parser.add_argument("--game", nargs="+", choices=BUILT_IN, default=list(BUILT_IN))
    parser.add_argument("--profile", default="", help="write a profile of one server to this file")
    parser.add_argument("--json", action="store_true", help="for machines")
    return parser.parse_args()


def main() -> int:
    args = arguments()
    cases = [Case(args.database, args.processes, args.tables, args.thought, args.workers)]
    if args.all:
        cases = all_cases()
    console = Console(highlight=False, width=WIDTH)
    results: list[tuple[Case, Figures]] = []
    doubts: list[str] = []
    failed = False
    for case in cases:
        print(case, file=sys.stderr)
        try:
            results.append((case, measure(case, args)))
        except FileNotFoundError as error:
            doubts.append(f"{case} is left out: {error}")
        except Exception as error:
            # What was measured before, perhaps for minutes, is shown all the same.
            traceback.print_exc()
            doubts.append(f"{case} has failed: {error!r}")
            failed = True
        else:
            doubts += remarks(*results[-1])
    if args.json:
        rows = [dataclasses.asdict(case) | dataclasses.asdict(f) for case, f in results]
        mode = nivelo.engine_mode()
        print(json.encode({"engine": mode, "rows": rows, "doubts": doubts}).decode())
        return int(failed)
    console.print(
        f"Python {platform.python_version()}, engine {nivelo.engine_mode()}; four players at a "
        f"table, games {', '.join(args.game)}; {args.seconds:g} s measured."
    )
    console.print("Server, beside it (database, channels) and client in cores; memory of servers;")
    console.print("bytes of a compacted SQLite file for each entry of a table.")
    show(console, results)
    for line in doubts:
        console.print(line, style="yellow", markup=False)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())

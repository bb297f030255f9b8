"""Play very many random games of each kind to their end, with the invariants watched.

python tests/long/soak.py --games 10000 --jobs 2

Games are spread over sides, mixes, options and numbers of players; game number N is the same
game every time. What is done is noted in a file, so that a run that was broken off goes on where
it was; other sources start it anew. The exit code is 1 if anything did not hold. Some games are
watched at every decision, the others are played inside the engine and looked at now and then.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
import traceback
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass, field
from itertools import islice
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import nivelo
from nivelo._mode import fingerprint
from nivelo.games import BUILT_IN
from support.engine.random_games import Chances, Hurried, Tally, Watched
from support.engine.setups import Setup, setups

AT_ONCE = 20  # games that a process plays before it reports
ENDLESS = 3_000_000  # decisions after which a game counts as one that does not end
CHANCES = Chances(1.0, view=0.004, step=0.02, refusals=0.004, clone=0.002, restore=0.002)
CLOSELY = 100  # every so many games one is watched at every decision
GAP = 150  # decisions between two looks at the others, on an average
TURNS = (25, 75)  # of each seat in a round, before it ends by ruling G9
SHOWN = 10  # failures that are printed

POSITION = """positions looked at: cards conserved; exactly one decision of one seat pending,
  with legal moves out of the fixed list, none twice; hands sorted, known cards in them, no seat
  without cards; groups are what the levels ask for; levels in range, never falling; at most one
  stopper each; the draw pile renewed whenever it can be; a joker on the board seen by all
at the end of every game: the same moves replay to the same position"""


@dataclass
class Portion:
    """Some games of one kind that were played, and what did not hold in them."""

    game: str
    first: int
    tally: Tally = field(default_factory=Tally)
    seconds: float = 0.0
    failures: list[str] = field(default_factory=list)


def play_portion(name: str, first: int, games: int) -> Portion:
    ways = list(setups(name))
    portion = Portion(name, first)
    start = time.perf_counter()
    for number in range(first, first + games):
        setup = ways[number % len(ways)]
        each = TURNS[number // len(ways) % len(TURNS)]
        play_one(portion, setup, number, each * setup.players)
    portion.seconds = time.perf_counter() - start
    return portion


def play_one(portion: Portion, setup: Setup, number: int, turns: int) -> None:
    game = setup.load(turns)
    played: Watched | Hurried = Hurried(game, number, GAP, ENDLESS)
    if number % CLOSELY == 0:
        played = Watched(game, number, CHANCES, ENDLESS)
    try:
        portion.tally.add(played.play())
        assert played.state.is_over, f"no end after {ENDLESS} decisions"
    except Exception:  # whatever goes wrong is what this program looks for
        place = f"{setup}, game {number}, decision {len(played.steps)}"
        again = f"--game {portion.game} --first {number} --games 1"
        portion.failures.append(f"{place} (again: {again})\n{traceback.format_exc()}")


class Notes:
    """What has been played so far, in a file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.sources = fingerprint()
        self.portions: dict[str, Portion] = {}

    def read(self) -> str:
        """Take up an earlier run of the same sources; gives what was found, in words."""
        if not self.path.exists():
            return "from the beginning"
        data = json.loads(self.path.read_text(encoding="utf-8"))
        if data["sources"] != self.sources:
            return "from the beginning: the earlier run was of other sources"
        for key, values in data["portions"].items():
            tally = Tally(**values.pop("tally"))
            self.portions[key] = Portion(tally=tally, **values)
        return f"going on: {sum(p.tally.games for p in self.portions.values())} games are done"

    def add(self, key: str, portion: Portion) -> None:
        self.portions[key] = portion
        data = {
            "sources": self.sources,
            "portions": {key: asdict(portion) for key, portion in self.portions.items()},
        }
        self.path.parent.mkdir(parents=True, exist_ok=True)
        beside = self.path.with_suffix(".new")
        beside.write_text(json.dumps(data), encoding="utf-8")
        beside.replace(self.path)

    def of_game(self, name: str) -> tuple[Tally, float]:
        tally, seconds = Tally(), 0.0
        for portion in self.portions.values():
            if portion.game == name:
                tally.add(portion.tally)
                seconds += portion.seconds
        return tally, seconds

    @property
    def failures(self) -> list[str]:
        return [text for portion in self.portions.values() for text in portion.failures]


def run(names: list[str], first: int, games: int, jobs: int, notes: Notes) -> None:
    """Play all portions that are not noted yet, a few at a time, and say how far it is."""
    todo = [
        (name, number, min(AT_ONCE, first + games - number))
        for number in range(first, first + games, AT_ONCE)
        for name in names
        if f"{name} {number} {min(AT_ONCE, first + games - number)}" not in notes.portions
    ]
    left = iter(todo)
    done, reported, start = 0, 0.0, time.perf_counter()
    with ProcessPoolExecutor(max_workers=jobs) as pool:
        running: dict[Future[Portion], str] = {}
        while True:
            for name, number, n in islice(left, 2 * jobs - len(running)):
                future = pool.submit(play_portion, name, number, n)
                running[future] = f"{name} {number} {n}"
            if not running:
                return
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                notes.add(running.pop(future), future.result())
                done += 1
            now = time.perf_counter()
            if now - reported > 20 or not running:
                reported = now
                rest = (now - start) / done * (len(todo) - done)
                print(
                    f"{sum(p.tally.games for p in notes.portions.values())} games, "
                    f"{len(notes.failures)} failures, {rest / 60:.0f} min left",
                    flush=True,
                )


def table(names: list[str], notes: Notes) -> str:
    heads = [
        "games",
        "finished",
        "rounds",
        "decisions",
        "positions",
        "views",
        "steps",
        "refusals",
        "clones",
        "restores",
        "replays",
    ]
    lines = ["  ".join(["game".ljust(14), *(head.rjust(10) for head in heads), "   seconds"])]
    kinds: dict[str, int] = {}
    for name in names:
        tally, seconds = notes.of_game(name)
        cells = [f"{getattr(tally, head):10}" for head in heads]
        lines.append("  ".join([name.ljust(14), *cells, f"{seconds:10.0f}"]))
        for kind, n in tally.kinds.items():
            kinds[kind] = kinds.get(kind, 0) + n
    counts = [f"{kind} {n}" for kind, n in sorted(kinds.items(), key=lambda pair: -pair[1])]
    chances = (
        f"every {CLOSELY}th game: the position at every decision; by chance per decision views of "
        f"all seats {CHANCES.view},\n  one move in two positions that look alike {CHANCES.step}, "
        f"other moves refused {CHANCES.refusals}, clone {CHANCES.clone},\n  export and restore "
        f"{CHANCES.restore}; at the end the record as text replays to the same position\n"
        f"the others: the position about every {GAP}th decision, one view and an export at every "
        "twentieth of these"
    )
    return "\n".join([*lines, "", "decisions: " + ", ".join(counts), "", POSITION, chances])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=10_000, help="of each kind")
    parser.add_argument("--game", action="append", choices=BUILT_IN, help="only this one")
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--notes", type=Path, default=Path("build/soak.json"), help="progress")
    parser.add_argument("--fresh", action="store_true", help="forget an earlier run")
    args = parser.parse_args()
    notes = Notes(args.notes)
    start = "from the beginning" if args.fresh else notes.read()
    print(f"engine {nivelo.engine_mode()}, {start}", flush=True)
    names = args.game or list(BUILT_IN)
    run(names, args.first, args.games, args.jobs, notes)
    print(table(names, notes))
    for text in notes.failures[:SHOWN]:
        print(f"\n{text}")
    print(f"\n{len(notes.failures)} failures" if notes.failures else "\nall held")
    return 1 if notes.failures else 0


if __name__ == "__main__":
    sys.exit(main())

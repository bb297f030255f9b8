"""Compare `nivelo bench` of two trees in turns and keep the best of each: machines are noisy.

python benchmarks/side_by_side.py ../nivelo-before . --rounds 5
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path


def bench(tree: Path, milliseconds: int) -> dict[str, float]:
    """All figures of one run, by game and figure."""
    words = ["bench", "--json", f"--milliseconds={milliseconds}"]
    env = {**os.environ, "PYTHONPATH": str(tree / "src")}
    command = [sys.executable, "-m", "nivelo.cli", *words]
    answer = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    return {
        f"{row['game']} {name}": figure
        for row in json.loads(answer.stdout)["games"]
        for name, figure in row.items()
        if name not in ("game", "players")
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("before", type=Path)
    parser.add_argument("after", type=Path)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--milliseconds", type=int, default=300)
    chosen = parser.parse_args()
    best: list[dict[str, float]] = [{}, {}]
    for _ in range(chosen.rounds):
        for mine, tree in zip(best, (chosen.before, chosen.after), strict=True):
            for name, figure in bench(tree.resolve(), chosen.milliseconds).items():
                mine[name] = max(mine.get(name, 0.0), figure)
    for name, before in best[0].items():
        after = best[1][name]
        print(f"{name:32} {before:14,.0f} {after:14,.0f} {after / before:8.2f}")


if __name__ == "__main__":
    main()

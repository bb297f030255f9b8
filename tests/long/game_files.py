"""Have very many random game files judged, and those that are accepted tried at length.

python tests/long/game_files.py --files 100000 --seed 1
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import nivelo
from nivelo.server.security.complexity import BUDGET
from support.server.generated.random_game_files import random_game_file, worst_steps

ROUNDS = 3  # of hard hands, others than those by which a file is accepted
SHOWN = 10


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--files", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    random = Random(chosen.seed)
    accepted = above = worst = 0
    slowest = 0.0
    for number in range(1, chosen.files + 1):
        text = random_game_file(random)
        began = time.monotonic()
        steps = worst_steps(text, f"{chosen.seed} {number}", ROUNDS)
        slowest = max(slowest, time.monotonic() - began)
        accepted += steps > 0
        worst = max(worst, steps)
        if steps > BUDGET:
            above += 1
            if above <= SHOWN:
                print(f"{steps} steps:\n{text}")
        if number % 100 == 0 or number == chosen.files:
            sys.stderr.write(f"\r{number} files, {accepted} accepted, {above} above the budget ")
            sys.stderr.flush()
    sys.stderr.write("\n")
    print(f"engine {nivelo.engine_mode()}, seed {chosen.seed}")
    print(f"files: {chosen.files}, accepted: {accepted}, worst: {worst} steps of {BUDGET}")
    print(f"slowest file: {slowest:.2f} s; above the budget: {above}")
    return 1 if above else 0


if __name__ == "__main__":
    sys.exit(main())

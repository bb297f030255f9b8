"""Solve the small games with OpenSpiel's CFR+ and print how exploitable the average is.

python benchmarks/solve_small.py --turns 3 --iterations 1000
"""

from __future__ import annotations

import argparse
import time

import pyspiel

import nivelo.env.open_spiel  # noqa: F401 - registers the games
from nivelo.env.small import SMALL


def solve(name: str, turns: int, iterations: int) -> None:
    """The tree is walked once in Python, then solved from OpenSpiel's copy of it."""
    parameters = f"game=small/{name},max_turns={turns},dealer=0"
    begun = time.process_time()
    game = pyspiel.convert_to_cached_tree(pyspiel.load_game(f"nivelo({parameters})"))
    solver = pyspiel.CFRPlusSolver(game)
    done, look = 0, 1
    while done < iterations:
        solver.evaluate_and_update_policy()
        done += 1
        if done == look or done == iterations:
            policy = solver.average_policy()
            exploitable = pyspiel.exploitability(game, policy)
            value = pyspiel.expected_returns(game.new_initial_state(), policy, -1, True)[0]
            seconds = time.process_time() - begun
            progress = f"{name} turns {turns} iterations {done:5} exploitability {exploitable:.6f}"
            print(f"{progress} value {value:+.6f} ({seconds:.1f} s)", flush=True)
            look *= 10


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", default=list(SMALL), choices=SMALL)
    parser.add_argument("--turns", type=int, default=3, help="after which nobody wins")
    parser.add_argument("--iterations", type=int, default=1000)
    args = parser.parse_args()
    for name in args.games:
        solve(name, args.turns, args.iterations)


if __name__ == "__main__":
    main()

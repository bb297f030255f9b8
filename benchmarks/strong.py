"""How long the bot `strong` thinks: processor time of decisions with a choice, in milliseconds.

python benchmarks/strong.py    two, four and most seats of every game, at its first, middle and last
                               level; two minutes
"""

from __future__ import annotations

import argparse
import statistics
import time

from nivelo.bots import make_bot
from nivelo.engine.model.game import Game
from nivelo.engine.random.fairness import seed_from_int
from nivelo.engine.state import new_state
from nivelo.engine.view import view
from nivelo.games import BUILT_IN, load, read_game


def times(game: Game, level: int, decisions: int) -> list[float]:
    """Of so many decisions of `strong`, in all seats, with everyone at this level at first."""
    players = int(game.players)
    milliseconds: list[float] = []
    seed = 0
    while len(milliseconds) < decisions:
        seed += 1
        state = new_state(game, seed_from_int(seed))
        for seat in range(players):
            state.level[seat] = level
        bots = [make_bot("strong", seat) for seat in range(players)]
        while len(milliseconds) < decisions and not state.is_over:
            seat = int(state.to_act)
            seen = view(state, seat)
            start = time.process_time()
            move = bots[seat].choose(seen)
            if len(seen.legal) > 1:
                milliseconds.append(1000 * (time.process_time() - start))
            state.play(move)
    return milliseconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--decisions", type=int, default=40, help="at each of three levels")
    given = parser.parse_args()
    for name in BUILT_IN:
        for players in sorted({2, 4, read_game(name).most_players}):
            game = load(name, players)
            last = int(game.last_level)
            took = [
                each
                for level in (1, last // 2, last)
                for each in times(game, level, given.decisions)
            ]
            mean, longest = statistics.mean(took), max(took)
            print(
                f"{name:14} {players} seats: mean {mean:4.0f}, longest {longest:4.0f}", flush=True
            )


if __name__ == "__main__":
    main()

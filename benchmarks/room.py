"""How much can be gained over `greedy`, and what part of that does `strong` take?

python benchmarks/room.py level8-101                     two seats, 100 deals
python benchmarks/room.py level8-101 --seats 4 --deals 300

The most that can be gained is what a bot wins that is shown all hands, though not the order of the
draw pile: it searches as `strong` does, but knows the deal. It exists here only: bots get views,
and nothing at a table can make such a one. Each deal is played once in every seat against `greedy`,
by both bots. What was played is kept in build/room, so it can be broken off and continued. A figure
of the room is the lead over par (one game in as many as there are seats); the interval of the part
that `strong` takes is bootstrapped by deal.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from random import Random
from typing import Final

from nivelo.bots import Bot, make_bot
from nivelo.bots.strong import DEALS, EFFORT, StrongBot
from nivelo.engine.model.game import Game
from nivelo.engine.random.fairness import seed_from_text
from nivelo.engine.state import State, new_state
from nivelo.engine.view import View, view
from nivelo.games import BUILT_IN, UNATTENDED, load
from nivelo.lab.figures.intervals import wilson

KEPT: Final = Path("build") / "room"
DRAWS: Final = 2000

Wins = list[list[int]]
"""How many of the games of each deal were won, by `strong` and with all hands shown."""


def open_view(state: State, seat: int) -> View:
    """A seat's view to which all hands are known; which cards come next is not."""
    seen = view(state, seat)
    seen.known = [
        seen.known[q] if q == seat else hand.faces() for q, hand in enumerate(state.hands)
    ]
    return seen


def play(game: Game, deal: int, seat: int, shown: bool) -> bool:
    """Does the bot in this seat win, all others being `greedy`?"""
    state = new_state(game, seed_from_text(f"room {deal}"))
    players = int(game.players)
    bots: list[Bot] = [make_bot("greedy", 1000 * deal + q) for q in range(players)]
    # Whoever knows the hands has nothing to believe about them.
    searcher = StrongBot(1000 * deal + seat, DEALS, EFFORT, remembers=not shown)
    bots[seat] = searcher
    while not state.is_over:
        now = int(state.to_act)
        seen = open_view(state, now) if shown and now == seat else view(state, now)
        state.play(bots[now].choose(seen))
    return int(state.winner) == seat


def carry_on(name: str, side: str, players: int, deals: int) -> Wins:
    path = KEPT / f"{name}-{side}-{players}.json"
    wins: Wins = json.loads(path.read_text()) if path.exists() else []
    game = load(name, players, side, "none", **UNATTENDED)
    path.parent.mkdir(parents=True, exist_ok=True)
    while len(wins) < deals:
        deal = len(wins)
        wins.append(
            [
                sum(play(game, deal, seat, shown) for seat in range(players))
                for shown in (False, True)
            ]
        )
        partly = path.with_suffix(".part")
        partly.write_text(json.dumps(wins))
        partly.replace(path)
    return wins[:deals]


def part_taken(wins: Wins) -> float:
    """What `strong` gains over par, which is a win a deal, as a part of what all hands gain."""
    strong, shown = (sum(each[i] for each in wins) - len(wins) for i in range(2))
    return strong / shown if shown > 0 else float("nan")


def bounds(wins: Wins) -> tuple[float, float]:
    random = Random(1)
    draws = sorted(part_taken(random.choices(wins, k=len(wins))) for _ in range(DRAWS))
    return draws[DRAWS // 40], draws[-1 - DRAWS // 40]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game", choices=BUILT_IN)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--side", default="one")
    parser.add_argument("--deals", type=int, default=100)
    chosen = parser.parse_args()
    players = chosen.seats
    wins = carry_on(chosen.game, chosen.side, players, chosen.deals)
    games = len(wins) * players
    for i, who in enumerate(("strong", "strong, shown all hands")):
        share = wilson(sum(each[i] for each in wins), games)
        print(
            f"{who:24} {share.value:6.1%} ({share.low:.1%} – {share.high:.1%}) of {games:,} games"
        )
    low, high = bounds(wins)
    print(f"part of the room taken   {part_taken(wins):6.0%} ({low:.0%} – {high:.0%})")


if __name__ == "__main__":
    main()

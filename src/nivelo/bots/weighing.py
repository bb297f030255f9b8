"""The value of each move: the chance to win the game after it, as estimated by the bot `strong`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from nivelo.bots.greedy.greedy import GreedyBot
from nivelo.bots.search.candidates import candidates
from nivelo.bots.search.search import Search
from nivelo.engine.model.moves import Move
from nivelo.engine.random.quick_random import QuickRandom
from nivelo.engine.view import View

DEFAULT: Final = 100
"""Sampled deals in which the moves are tried."""
MOST: Final = 20  # discards


@dataclass(frozen=True)
class Weighed:
    """A move, the chance to win the game after it, and the standard error of that chance."""

    move: Move
    chance: float
    error: float


def weigh(
    view: View, seed: int = 0, work: int = DEFAULT, also: Sequence[Move] = ()
) -> list[Weighed]:
    """The moves worth comparing, and those named in `also`, best first.

    All are tried on the same `work` sampled deals, so their differences are more certain than their
    errors suggest. Hidden information plays no part.
    """
    if not view.legal:
        return []
    random = QuickRandom(seed)
    search = Search(view.game, random)
    first = GreedyBot(int(random.word())).choose(view)
    moves = candidates(view, search.scratch, first, MOST)
    moves += [move for move in dict.fromkeys(also) if move not in moves]
    return tried(search, view, moves, work)


def compare(view: View, moves: Sequence[Move], seed: int = 0, work: int = DEFAULT) -> list[Weighed]:
    """Exactly these moves, weighed likewise, best first."""
    return tried(Search(view.game, QuickRandom(seed)), view, list(moves), work)


def tried(search: Search, view: View, moves: list[Move], work: int) -> list[Weighed]:
    search.try_all(view, moves, work)
    weights = [Weighed(move, search.chance(i), search.error(i)) for i, move in enumerate(moves)]
    return sorted(weights, key=lambda weighed: -weighed.chance)

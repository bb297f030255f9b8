"""What to learn from: decisions of bots' games, and how each legal move of them would have ended.

A move is tried in sampled deals that agree with the view and played out by quick players, as the
bot `strong` does it; all moves of a decision in the same deals. Few deals say little about one
decision, but the network learns from very many.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from nivelo import Game, make_bot, new_state, view
from nivelo.bots.neural.bot import NeuralBot
from nivelo.bots.neural.features import Array, Features, Seen
from nivelo.bots.neural.network import Network
from nivelo.bots.search.search import Search
from nivelo.engine.model.decisions import LAYING_OUT
from nivelo.engine.random.fairness import seed_from_text
from nivelo.engine.random.quick_random import QuickRandom


@dataclass
class Label:
    """A decision as the network sees it, and the chance to win the game after each move."""

    seen: Seen
    chances: Array
    favourite: int  # the move that `greedy` makes


class Labeller:
    """Plays games between the learner and `greedy` and labels some of their decisions."""

    def __init__(self, game: Game, seed: str, deals: int, part: float = 0.4) -> None:
        self.game = game
        self.seed = seed
        self.deals = deals
        self.part = part  # of all decisions with a choice
        self.features = Features(game)

    def labels(self, network: Network | None, number: int) -> Iterator[Label]:
        """The labels of one game; its number and the network decide everything about it.

        Without a network `greedy` plays all seats. Now and then any move is made, so that the
        learner sees positions that neither would lead to.
        """
        name = f"{self.seed} {number}"
        random = np.random.default_rng(list(seed_from_text(name)[:16]))
        search = Search(self.game, QuickRandom(int(random.integers(1 << 60))))
        state = new_state(self.game, seed_from_text(name))
        players = int(self.game.players)
        greedy = [make_bot("greedy", int(random.integers(1 << 60))) for _ in range(players)]
        learner = NeuralBot(0, network)
        learners = [network is not None and random.random() < 0.6 for _ in range(players)]
        while not state.is_over:
            seat = int(state.to_act)
            seen = view(state, seat)
            legal = seen.legal
            if len(legal) == 1:
                state.play(legal[0])
                continue
            favourite = greedy[seat].choose(seen)
            if seen.decision != LAYING_OUT and random.random() < self.part:
                search.try_all(seen, legal, self.deals)
                chances = np.array([search.chance(i) for i in range(len(legal))], np.float32)
                at = next(i for i, move in enumerate(legal) if move.id == favourite.id)
                yield Label(self.features.see(seen), chances, at)
            move = learner.choose(seen) if learners[seat] else favourite
            if random.random() < 0.03:
                move = legal[int(random.integers(len(legal)))]
            state.play(move)

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

EVERYTHING = 0.1  # so often all moves are tried
CLOSE = 3  # and otherwise so many
SURE = 0.95  # what the network is so sure of
SKIPPED = 0.8  # is left out so often


@dataclass
class Label:
    """A decision as the network sees it, and the chance to win the game after each move."""

    seen: Seen
    chances: Array
    favourite: int  # the move that `greedy` makes


def worth_trying(
    network: Network | None, seen: Seen, favourite: int, random: np.random.Generator
) -> list[int]:
    """Which moves of a decision to try; none if it is not worth the time.

    Once a network knows the worst moves, it is asked which ones are close: those and what `greedy`
    would do are tried, and seldom anything where it is sure. Now and then all moves are tried.
    """
    if network is None or random.random() < EVERYTHING:
        return list(range(len(seen.kind)))
    scores = network.scores(seen)
    shares = np.exp(scores - scores.max())
    if shares.max() > SURE * shares.sum() and random.random() < SKIPPED:
        return []
    best = [int(i) for i in np.argsort(-scores)[:CLOSE]]
    return best if favourite in best else [*best, favourite]


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
                at = next(i for i, move in enumerate(legal) if move.id == favourite.id)
                features = self.features.see(seen, favourite)
                chosen = worth_trying(network, features, at, random)
                if len(chosen) > 1:
                    search.try_all(seen, [legal[i] for i in chosen], self.deals)
                    chances = [search.chance(i) for i in range(len(chosen))]
                    shown = features.of_moves(chosen)
                    yield Label(shown, np.array(chances, np.float32), chosen.index(at))
            move = learner.choose(seen) if learners[seat] else favourite
            if random.random() < 0.03:
                move = legal[int(random.integers(len(legal)))]
            state.play(move)

"""The bot `neural`: plays like `greedy`, except where a trained network sees a better move."""

from __future__ import annotations

from typing import Final

from nivelo.bots.greedy.going_out.finding import find_exit
from nivelo.bots.greedy.greedy import GreedyBot
from nivelo.bots.greedy.scratch import Scratch
from nivelo.bots.greedy.stalling import is_dead, is_stalling
from nivelo.bots.neural.features import Features
from nivelo.bots.neural.network import Network
from nivelo.bots.neural.network_files import network_for
from nivelo.bots.search.candidates import candidates
from nivelo.engine.errors import NiveloError
from nivelo.engine.model.game import Game
from nivelo.engine.model.moves import DISCARD, LAY_OUT, Move
from nivelo.engine.view import View

COMPARED: Final = (LAY_OUT, DISCARD)
MOST: Final = 4  # discards that are compared with the favourite


def worth_comparing(view: View, scratch: Scratch, favourite: Move) -> list[Move]:
    """`greedy`'s move, and the moves that may be better.

    Only when it would lay out or discard: elsewhere labels have shown little to gain. If the seat
    can end the round, or it drags on or is dead, `greedy`'s move stands.
    """
    if favourite.kind not in COMPARED or is_stalling(view):
        return [favourite]
    ending = find_exit(view, scratch.finder, scratch.way_out)
    if ending is not None or is_dead(view, scratch.solver):
        return [favourite]
    return candidates(view, scratch, favourite, MOST)


class LearnedGame:
    """The network for one game."""

    def __init__(self, game: Game, network: Network) -> None:
        self.game = game
        self.network = network
        self.features = Features(game)

    def better(self, view: View, favourite: Move) -> Move:
        """The move to play instead of `greedy`'s, or that move."""
        if not self.network.departs:
            return favourite
        moves = worth_comparing(view, self.features.scratch, favourite)
        if len(moves) == 1:
            return favourite
        return moves[self.network.best(self.features.see(view, moves))]


class NeuralBot:
    """Plays the five games with the weights of this package; a custom game has none."""

    def __init__(self, seed: int = 0, network: Network | None = None) -> None:
        self.given = network  # plays the games that it fits; else the package's weights do
        self.greedy = GreedyBot(seed)
        self.learned: LearnedGame | None = None

    def choose(self, view: View) -> Move:
        if len(view.legal) == 1:
            return view.legal[0]
        learned = self.learned
        if learned is None or learned.game is not view.game:
            network = self.given
            if network is None or not network.fits(view.game):
                network = network_for(view.game)
            if network is None:
                what = f"{view.game.name!r} with these cards"
                raise NiveloError("bot/weights", f"`neural` has not learned {what}")
            learned = self.learned = LearnedGame(view.game, network)
        return learned.better(view, self.greedy.choose(view))

"""A bot's own scratch space and random generator."""

from __future__ import annotations

from typing import final

from nivelo.bots.greedy.going_out.way_out import WayOut
from nivelo.bots.greedy.reach import Reach
from nivelo.engine.groups.layouts import LayoutFinder
from nivelo.engine.groups.solver import Solver
from nivelo.engine.model.game import Game
from nivelo.engine.random.quick_random import QuickRandom


@final
class Scratch:
    """For one game; its solver is not the game's, so no data of a hand is left there."""

    def __init__(self, game: Game, random: QuickRandom) -> None:
        self.game = game
        self.random = random
        self.solver = Solver(game.deck)
        self.finder = LayoutFinder(game.deck, self.solver)
        self.reach = Reach(game.deck)
        self.way_out = WayOut(game)

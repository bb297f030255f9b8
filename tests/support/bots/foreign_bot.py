"""A bot that answers with a move of another game."""

from nivelo.engine.model.moves import Move
from nivelo.engine.view import View
from nivelo.games import load


class ForeignBot:
    def __init__(self, seed: int) -> None:
        self.move = load("level8-99", players=2).moves.moves[0]

    def choose(self, view: View) -> Move:
        return self.move

"""python-chess: random moves until the game is over."""

from __future__ import annotations

import random

from contest import Chunk, Contestant

DECISIONS = 200


def start() -> Chunk:
    import chess

    chance = random.Random(1)
    board = chess.Board()

    def chunk() -> int:
        for _ in range(DECISIONS):
            if board.is_game_over():
                board.reset()
            moves = list(board.legal_moves)
            board.push(moves[int(chance.random() * len(moves))])
        return DECISIONS

    return chunk


def contestants() -> list[Contestant]:
    return [Contestant("python-chess", "Python", start)]

"""Our games: in the engine's own loop, and move by move from Python."""

from __future__ import annotations

from functools import partial

from contest import Chunk, Contestant

from nivelo.games import BUILT_IN, load
from nivelo.lab.studies.speed import EnginePlay, MovePlay, NumberPlay

PLAYERS = 4
FIRST = "level8-101"
WAYS: dict[str, type[EnginePlay | MovePlay | NumberPlay]] = {
    "engine loop": EnginePlay,
    "Python, moves": MovePlay,
    "Python, numbers": NumberPlay,
}


def start(game: str, play: type[EnginePlay | MovePlay | NumberPlay]) -> Chunk:
    return play(load(game, PLAYERS)).chunk


def contestants() -> list[Contestant]:
    games = [FIRST, *(game for game in BUILT_IN if game != FIRST)]
    return [
        Contestant(f"nivelo {game}", how, partial(start, game, play), ours=True)
        for game in games
        for how, play in WAYS.items()
    ]

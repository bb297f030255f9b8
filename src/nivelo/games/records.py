"""Replaying and verifying records, of the five games and of custom games."""

from __future__ import annotations

from collections.abc import Iterator

from nivelo.engine.errors import NiveloError, NotationError
from nivelo.engine.model.game import Game
from nivelo.engine.records import replay as engine_replay
from nivelo.engine.records.records import Record
from nivelo.engine.records.replay import FAILED, PASSED, Check, Report, Step
from nivelo.engine.state import State
from nivelo.games.files import BUILT_IN, read_game, read_game_text
from nivelo.games.setup import load


def game_of(record: Record) -> Game:
    """The game of a record, set up as the record says."""
    if record.description:
        file = read_game_text(record.description, f"the record's {record.game}")
        if file.id != record.game:
            raise NotationError("record/game", f"{file.id!r} is described, not {record.game!r}")
    elif record.game in BUILT_IN:
        file = read_game(record.game)
    else:
        raise NotationError("record/game", f"{record.game!r} is not described in the record")
    return load(file, record.players, record.sides, record.mix, **record.options)


def replay(record: Record) -> Iterator[Step]:
    """Every move of a record, and the position after it."""
    return engine_replay.replay(record, game_of(record))


def final_state(record: Record) -> State:
    """The position after the last move of a record."""
    return engine_replay.final_state(record, game_of(record))


def verify(record: Record) -> Report:
    """Check a record: game, secret and seed, every move, the result."""
    try:
        game = game_of(record)
    except NiveloError as error:
        return Report([Check("game", FAILED, str(error))])
    report = engine_replay.verify(record, game)
    return Report([Check("game", PASSED, f"{game.title}, {game.players} players"), *report.checks])

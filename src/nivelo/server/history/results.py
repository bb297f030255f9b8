"""The result of a finished game, and the game itself from its entries."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from nivelo.engine.records.records import Record
from nivelo.server.protocol.setup import Setup
from nivelo.server.table import entries
from nivelo.server.table.entries import MOVES, NO_SEAT, UNDONE, Entry
from nivelo.server.table.match import Match
from nivelo.server.table.table import Table

PERSON: Final = "person"
BOT: Final = "bot"
TIMED_MOVE: Final = "time_up"  # part of the wire format, as kinds of entries are of the database
LAST_SEQ: Final = 2**31 - 1

HOST: Final = "host"  # called the round off

MADE_BY: Final = {
    entries.MOVE: PERSON,
    entries.BOT_MOVE: BOT,
    entries.TIMED_MOVE: TIMED_MOVE,
    entries.CALLED_OFF: HOST,
}
# Entries that do not affect the setup of the next game.
PLAY_AND_TALK: Final = (
    *MOVES,
    UNDONE,
    entries.CHAT,
    entries.REACTION,
    entries.MUTED,
    entries.UNMUTED,
)


class Score(Struct, frozen=True):
    """A seat's result. `level` is the level it had reached, one past the last if it passed all.

    A seat with a person and a bot had a stand-in when the game ended.
    """

    name: str
    person: bool
    bot: str  # empty if no bot played it at the end
    level: int
    won: bool


class Result(Struct, frozen=True):
    """A finished game. Times are milliseconds since 1970; `you` is the reader's seat or -1."""

    table: str
    number: int
    game: str
    title: str
    started_at: int
    ended_at: int
    rounds: int
    turns: int
    finished: bool  # there is a winner; else the host ended it
    you: int
    seats: list[Score]


class Made(Struct, frozen=True):
    """A move that stands: its time and seat, and whether a person made it."""

    at: int
    seat: int
    by: str
    text: str


class Played:
    """A finished game. Its match is at the first deal."""

    def __init__(self, match: Match, setup: Setup, names: list[str], made: list[Made]) -> None:
        self.match = match
        self.setup = setup
        self.names = names
        self.made = made
        match.moves = [move.text for move in made]

    def record(self) -> Record:
        return self.match.record(self.names)


def setting_up(finished: Result, settings: list[Entry]) -> tuple[Table, int]:
    """The table as it was when a game began, and the entry that began the next game.

    `settings` are its entries other than moves and chat: earlier games are not replayed.
    """
    table = Table(finished.table, "", settings[0])
    later = iter(settings[1:])
    for entry in later:
        table.apply(entry)
        if entry.kind == entries.STARTED and table.number == finished.number:
            break
    until = next((entry.seq for entry in later if entry.kind == entries.REMATCH), LAST_SEQ)
    return table, until


def played_game(finished: Result, table: Table, moves: list[Entry]) -> Played:
    """The game that began at this table, from its moves and undos."""
    assert table.match is not None
    names = [score.name or f"{seat + 1}" for seat, score in enumerate(finished.seats)]
    return Played(table.match, table.with_sides(), names, standing(moves))


def result(row: Any, scores: list[Any], person: int) -> Result:
    mine = (score.seat for score in scores if person and score.person_id == person)
    return Result(
        table=row.table_id,
        number=row.number,
        game=row.game,
        title=row.title,
        started_at=row.started_at,
        ended_at=row.ended_at,
        rounds=row.rounds,
        turns=row.turns,
        finished=row.finished,
        you=next(mine, NO_SEAT),
        seats=[Score(s.name, s.person_id is not None, s.bot, s.level, bool(s.won)) for s in scores],
    )


def standing(moves: list[Entry]) -> list[Made]:
    """The moves that were not undone."""
    made: list[Made] = []
    for entry in moves:
        if entry.kind == UNDONE:
            made.pop()
        else:
            made.append(Made(entry.at, entry.seat, MADE_BY[entry.kind], entry.body))
    return made

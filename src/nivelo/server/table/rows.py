"""Rows derived from the entries of a table, for looking up tables, people and results."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, json

from nivelo.engine.cards.specials import KNOCK
from nivelo.server.protocol.setup import MOST_TITLE, game_of
from nivelo.server.table import entries
from nivelo.server.table.entries import MOVES, Entry
from nivelo.server.table.statuses import OVER
from nivelo.server.table.table import Table

CHANGES_SITTERS = (
    entries.CREATED,
    entries.SAT,
    entries.LEFT,
    entries.TRANSFERRED,
    entries.RETURNED,
    entries.STARTED,
)

Row = dict[str, Any]


class TableRow(Struct, frozen=True):
    """A table, as shown in lists."""

    id: str
    code: str
    status: str
    game: str
    title: str
    seats: int
    free: int
    names: str
    changed_at: int
    your_turn: bool
    left: bool = False  # the person has left it and may take their seat back


class CustomGameRow(Struct, frozen=True):
    """A custom game as stored."""

    id: str
    person: int
    title: str
    description: str
    changed_at: int


class Rows(Struct, frozen=True):
    """The changes of an entry to those rows; None where it changes nothing."""

    created: Row | None = None  # the row of a new table
    table: Row | None = None  # changed columns
    sitters: list[Row] | None = None  # everyone who sits at the table now
    result: Row | None = None  # of a game that has just ended
    scores: list[Row] = []


def rows_of(table: Table, entry: Entry) -> Rows | None:
    """The rows for an entry that has just been applied; a plain move needs none."""
    ended = table.status == OVER and (entry.kind in MOVES or entry.kind == entries.ENDED)
    if entry.kind in MOVES and not ended:
        return None
    if entry.kind in (entries.CHAT, entries.REACTION, entries.UNDONE):
        return None
    is_new = entry.kind == entries.CREATED
    return Rows(
        created=new_table_row(table) if is_new else None,
        table=None if is_new else table_row(table),
        sitters=sitter_rows(table) if entry.kind in CHANGES_SITTERS else None,
        result=result_row(table, entry) if ended else None,
        scores=score_rows(table) if ended else [],
    )


def new_table_row(table: Table) -> Row:
    return {"id": table.id, "code": table.code, "created_at": table.created_at, **table_row(table)}


def table_row(table: Table) -> Row:
    bots = any(seat.bot is not None for seat in table.seats)
    game = game_of(table.setup, [seat.side for seat in table.seats])
    knocks = game.deck.face_with[KNOCK] >= 0
    return {
        "status": table.status,
        "game": table.setup.game,
        "title": game.title[:MOST_TITLE],
        "seats": len(table.seats),
        "free": sum(seat.is_free for seat in table.seats),
        "names": json.encode([seat.name for seat in table.seats]).decode(),
        # A table that everyone has left is not listed; anyone with its link may still sit down.
        "listed": table.setup.listed and table.host != 0,
        "automatic": bots or table.setup.timer > 0 or knocks,
        "changed_at": table.changed_at,
    }


def sitter_rows(table: Table) -> list[Row]:
    """Everyone who sits at a table, and those who left it in this game and may come back."""
    seats = {seat.person: number for number, seat in enumerate(table.seats) if seat.person}
    for seat in table.seats:
        if seat.former and seat.may_come_back and seat.former not in seats:
            seats[seat.former] = left_seat(table.seat_left_by(seat.former))
    return [
        {"table_id": table.id, "person_id": person, "seat": seat} for person, seat in seats.items()
    ]


def left_seat(seat: int) -> int:
    """The seat number in the row of a person who left: a number below zero."""
    return -1 - seat


def result_row(table: Table, entry: Entry) -> Row:
    match = table.match
    assert match is not None
    return {
        "table_id": table.id,
        "number": table.number,
        "game": match.game.name,
        "title": match.game.title[:MOST_TITLE],
        "started_at": match.started_at,
        "ended_at": entry.at,
        "rounds": int(match.state.round),
        "turns": int(match.state.all_turns),
        "finished": match.state.is_over,
    }


def score_rows(table: Table) -> list[Row]:
    match = table.match
    assert match is not None
    state = match.state
    return [
        {
            "table_id": table.id,
            "number": table.number,
            "seat": number,
            "person_id": seat.person or None,
            "name": seat.name,
            "bot": "" if seat.bot is None else seat.bot.name,
            "level": int(state.level[number]),
            "won": state.is_over and state.winner == number,
        }
        for number, seat in enumerate(table.seats)
    ]

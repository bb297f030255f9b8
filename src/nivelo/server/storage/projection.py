"""What is written beside an entry so that tables, people and results can be found."""

from __future__ import annotations

from typing import Any

from msgspec import json
from sqlalchemy import Executable, delete, insert, update

from nivelo.engine.cards.specials import KNOCK
from nivelo.server.protocol.setup import game_of
from nivelo.server.storage import schema
from nivelo.server.table import entries
from nivelo.server.table.entries import MOVES, Entry
from nivelo.server.table.table import OVER, Table

MOST_TITLE = 100
CHANGES_SITTERS = (
    entries.CREATED,
    entries.SAT,
    entries.LEFT,
    entries.TRANSFERRED,
    entries.RETURNED,
    entries.STARTED,
)


def table_row(table: Table) -> dict[str, Any]:
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
        # A table that all have left is not offered; anyone with its link may still sit down.
        "listed": table.setup.listed and table.host != 0,
        "automatic": bots or table.setup.timer > 0 or knocks,
        "changed_at": table.changed_at,
    }


def new_table(table: Table) -> list[Executable]:
    """The rows of a table that has just been created."""
    row = {"id": table.id, "code": table.code, "created_at": table.created_at, **table_row(table)}
    return [insert(schema.tables).values(row)]


def projection_rows(table: Table, entry: Entry) -> list[Executable]:
    """What belongs to an entry that has just been applied; a plain move needs nothing more."""
    ended = table.status == OVER and (entry.kind in MOVES or entry.kind == entries.ENDED)
    if entry.kind in MOVES and not ended:
        return []
    if entry.kind in (entries.CHAT, entries.REACTION, entries.UNDONE):
        return []
    statements: list[Executable] = []
    if entry.kind != entries.CREATED:
        statements.append(
            update(schema.tables).where(schema.tables.c.id == table.id).values(table_row(table))
        )
    if entry.kind in CHANGES_SITTERS:
        statements.extend(sitter_rows(table))
    if ended:
        statements.extend(result_rows(table, entry))
    return statements


def sitter_rows(table: Table) -> list[Executable]:
    sitters = schema.sitters
    rows = [
        {"table_id": table.id, "person_id": seat.person, "seat": number}
        for number, seat in enumerate(table.seats)
        if seat.person
    ]
    statements: list[Executable] = [delete(sitters).where(sitters.c.table_id == table.id)]
    if rows:
        statements.append(insert(sitters).values(rows))
    return statements


def result_rows(table: Table, entry: Entry) -> list[Executable]:
    match = table.match
    assert match is not None
    state = match.state
    key = {"table_id": table.id, "number": table.number}
    result = {
        **key,
        "game": match.game.name,
        "title": match.game.title[:MOST_TITLE],
        "started_at": match.started_at,
        "ended_at": entry.at,
        "rounds": int(state.round),
        "turns": int(state.all_turns),
        "finished": state.is_over,
    }
    scores = [
        {
            **key,
            "seat": number,
            "person_id": seat.person or None,
            "name": seat.name,
            "bot": "" if seat.bot is None else seat.bot.name,
            "level": int(state.level[number]),
            "won": state.is_over and state.winner == number,
        }
        for number, seat in enumerate(table.seats)
    ]
    return [insert(schema.results).values(result), insert(schema.scores).values(scores)]

"""Which changes share a commit: nobody waits for a heap of those that take long."""

from __future__ import annotations

from typing import cast

import pytest

from nivelo.server.meter import Meter
from nivelo.server.storage.changes import Change, Commits
from nivelo.server.storage.writer import MOST_AT_ONCE, MOST_WITH_ROWS, Writer
from nivelo.server.table.entries import Entry
from nivelo.server.table.rows import Rows

ROWS = cast("Rows", object())


def change(table: str, rows: Rows | None = None) -> Change:
    return Change(table, Entry(1, 0, "chat", 0, ""), rows)


@pytest.mark.anyio
async def test_a_move_does_not_wait_for_a_heap_of_changes_that_take_long() -> None:
    writer = Writer(cast("Commits", None), lambda _: None, Meter())
    crowd = [change(f"table {n}", ROWS) for n in range(3 * MOST_WITH_ROWS)]
    move = change("another table")
    writer.waiting = [*crowd, move]
    assert writer.next_batch() == [*crowd[:MOST_WITH_ROWS], move]
    assert writer.next_batch() == crowd[MOST_WITH_ROWS : 2 * MOST_WITH_ROWS]
    assert writer.next_batch() == crowd[2 * MOST_WITH_ROWS :]
    assert not writer.waiting


@pytest.mark.anyio
async def test_moves_share_a_commit_up_to_a_number() -> None:
    writer = Writer(cast("Commits", None), lambda _: None, Meter())
    moves = [change(f"table {n}") for n in range(MOST_AT_ONCE + 3)]
    writer.waiting = moves
    assert writer.next_batch() == moves[:MOST_AT_ONCE]
    assert writer.next_batch() == moves[MOST_AT_ONCE:]

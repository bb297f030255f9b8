"""Tables with many entries: read piece by piece, so that others are answered meanwhile."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import event

from nivelo.client import Account
from nivelo.server.storage import store
from support.server.running_server import Running

pytestmark = [pytest.mark.anyio, pytest.mark.slow_pure]


@pytest.mark.parametrize(("at_once", "pieces"), [(1, 9), (3, 3), (4, 3), (8, 2), (9, 1)])
async def test_a_table_is_read_piece_by_piece(
    server: Running, monkeypatch: pytest.MonkeyPatch, at_once: int, pieces: int
) -> None:
    async with Account(server.url, "Ann") as ann:
        table = await ann.create_table({"seats": 2})
        for number in range(7):
            await ann.do(table, "chat", text=f"line {number}")
    whole = await server.entries(table)
    assert [entry.seq for entry in whole] == list(range(1, 9))
    asked = 0

    def count(*question: Any) -> None:
        nonlocal asked
        asked += "FROM entries" in question[2] and table in question[3]

    monkeypatch.setattr(store, "ENTRIES_AT_ONCE", at_once)
    engine = server.service.engine.sync_engine
    event.listen(engine, "before_cursor_execute", count)
    try:
        assert await server.entries(table) == whole
    finally:
        event.remove(engine, "before_cursor_execute", count)
    assert asked == pieces
    assert await server.ask(server.service.store.entries_after(table, 5)) == whole[5:]

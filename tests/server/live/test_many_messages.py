"""The short form of `tests/long/messages.py`, and that it would notice what it looks for."""

from __future__ import annotations

from random import Random

import pytest

from nivelo.engine.events import Event
from nivelo.games import BUILT_IN
from nivelo.server.table import decide, observation
from support.server.database_rows import everything_stored
from support.server.generated.conversations import count_checked
from support.server.generated.forbidden import STATUSES, Intruders
from support.server.running_server import Running

pytestmark = [pytest.mark.anyio, pytest.mark.slow_pure]

MOVES = 40
REFUSED = 200


@pytest.mark.parametrize("game", BUILT_IN)
async def test_messages_of_random_games_tell_nobody_too_much(
    sqlite_server: Running, game: str
) -> None:
    service = sqlite_server.service
    checked = await sqlite_server.ask(count_checked(service, Random(game), game, MOVES))
    assert checked > MOVES


async def test_a_leak_would_be_noticed(
    sqlite_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    def leak(event: Event, seat: int) -> Event:
        return event

    monkeypatch.setattr(observation, "redact", leak)
    service = sqlite_server.service
    with pytest.raises(AssertionError):
        await sqlite_server.ask(count_checked(service, Random(1), "level8-101", MOVES))


async def refuse_many(server: Running, status: str) -> None:
    intruders = Intruders(server.service, Random(status), "niveldoce", status)
    await server.ask(intruders.come())
    before = await everything_stored(server)

    async def send_all() -> None:
        for number in range(REFUSED):
            await intruders.send_one(number)

    try:
        await server.ask(send_all())
        assert await everything_stored(server) == before
    finally:
        intruders.close()


@pytest.mark.parametrize("status", STATUSES)
async def test_what_is_malformed_or_forbidden_changes_nothing(
    sqlite_server: Running, status: str
) -> None:
    await refuse_many(sqlite_server, status)


def whoever(*_: object) -> int:
    """Stands for a check of somebody's right, and finds everything right."""
    return 0


RIGHTS = [
    ("open", "must_be_host"),
    ("open", "own_seat"),
    ("playing", "must_be_host"),
    ("playing", "must_act"),
    ("playing", "own_seat"),
    ("over", "must_be_host"),
    ("over", "own_seat"),
]


@pytest.mark.parametrize(("status", "right"), RIGHTS)
async def test_a_right_that_is_not_checked_would_be_noticed(
    sqlite_server: Running, monkeypatch: pytest.MonkeyPatch, status: str, right: str
) -> None:
    monkeypatch.setattr(decide, right, whoever)
    with pytest.raises(AssertionError):
        await refuse_many(sqlite_server, status)

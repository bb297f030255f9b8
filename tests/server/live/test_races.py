"""The short form of `tests/long/races.py`: many people at one table at once."""

from __future__ import annotations

import pytest

from nivelo.server.live import deputies
from support.server.people_at_tables import Company, table_of, until
from support.server.races.places import ServersHere, Troubles
from support.server.races.round import play_round
from support.server.races.verdict import Course, check_said
from support.server.running_server import Running

pytestmark = [pytest.mark.anyio, pytest.mark.slow_pure, pytest.mark.any_database]

SCENES = 12


async def test_whatever_people_do_at_once_a_table_remains_one(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deputies, "AWAY_SECONDS", 0.3)
    with Troubles() as troubles:
        done = await play_round(ServersHere([server], troubles), 5, SCENES)
    assert done.commands > SCENES


async def test_the_referee_knows_for_whom_a_private_line_is(company: Company) -> None:
    """A seat that its own person hands on goes with what it may read; that of a bot does not."""
    ann, ben, zoe, cleo = await company.people("Ann", "Ben", "Zoe", "Cleo")
    host, guest = await company.table(
        ann, ben, seats=3, bots={2: {"name": "easy"}}, spectators=False
    )
    await guest.do("chat", text="between us")
    (line,) = (await until(host, lambda now: bool(now["said"])))["said"]
    for maker, seat, taker in ((ben, 1, zoe), (ann, 2, cleo)):
        link = await maker.post(f"/tables/{table_of(host)}/seats/{seat}/recovery")
        await taker.post("/tables/recover", {"token": link["token"]})
    course = Course(await company.server.entries(table_of(host)), table_of(host))
    store, seq = company.server.service.store, len(course.stored)
    may_read = []
    for person in (ann, ben, zoe, cleo):
        window = await company.window(person, table_of(host))
        found = await company.server.ask(store.find_person(person.cookie))
        assert found is not None
        if window.now["said"]:
            check_said(line, found.number, seq, course)
            may_read.append(found.name)
        else:
            with pytest.raises(AssertionError, match="was not for"):
                check_said(line, found.number, seq, course)
    assert may_read == ["Ann", "Zoe"]

"""Something else is stored between what a person asks and what they are told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from nivelo.server.storage.changes import Change
from nivelo.server.table import entries
from nivelo.server.table.entries import Entry
from nivelo.server.table.people import Person
from support.server.people_at_tables import Company, table_of, together, until
from support.server.running_server import Running

pytestmark = [pytest.mark.anyio, pytest.mark.slow_pure, pytest.mark.any_database]

LONGER = """\
id = "longer"
title = "Any two of a kind"
players = [2, 2]
hand = 8

[deck]
values = 3
colours = ["red", "teal"]
copies = 4

[levels]
one = [{ groups = ["set 2"] }, { groups = ["set 3"] }]
"""


def slip_in(
    server: Running,
    monkeypatch: pytest.MonkeyPatch,
    when: Callable[[Entry], bool],
    other: Entry,
    first: bool,
) -> None:
    """Let another process store an entry of its own just before, or just after, one of ours."""
    writer = server.service.hub.writer
    store, waiting = writer.store, [other]

    async def put(change: Change, entry: Entry) -> None:
        after = 0 if first else 1
        numbered = Entry(change.entry.seq + after, change.entry.at, entry.kind, entry.seat)
        await store(Change(change.table_id, numbered))

    async def both(change: Change) -> None:
        meant = bool(waiting) and when(change.entry)
        if meant and first:
            await put(change, waiting.pop())
        await store(change)
        if meant and not first:
            await put(change, waiting.pop())

    monkeypatch.setattr(writer, "store", both)


async def test_a_layout_that_stands_is_not_refused_because_nothing_more_can_be_laid_off(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    (ann,) = await company.people("Ann")
    (host,) = await company.table(ann, description=LONGER, dealer=1, pace=10_000)
    await host.do("start")
    await host.move("draw")
    hand = host.now["own"]["hand"]
    alike = max(([card for card in hand if card[1:] == value] for value in "123"), key=len)

    def is_layout(entry: Entry) -> bool:
        return entry.kind == entries.MOVE and entry.body.startswith("[")

    slip_in(company.server, monkeypatch, is_layout, Entry(0, 0, entries.PAUSED), first=False)
    done = await host.move(f"[{' '.join(alike[:3])}]")
    assert done["type"] == "ack"
    await until(host, lambda now: bool(now["table"]["status"] == "paused"))
    assert [len(group["cards"]) for group in host.now["open"]["groups"]] == [2]


async def test_who_leaves_while_being_renamed_has_the_new_name(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await company.people("Ann", "Ben")
    _, guest = await company.table(*people)
    left = Entry(0, 0, entries.LEFT, 1)
    slip_in(
        company.server, monkeypatch, lambda entry: entry.kind == entries.NAMED, left, first=True
    )
    assert await people[1].post("/me", {"name": "Bob"}) == {"name": "Bob"}
    await until(guest, lambda now: bool(now["you"] == -1))


async def test_who_is_renamed_while_sitting_down_sits_there_by_the_new_name(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = await company.people("Ann", "Ben")
    (host,) = await company.table(ann)
    guest = await company.window(ben, table_of(host))
    store = company.server.service.store
    read, is_first = store.person, [True]

    async def person(number: int) -> Person:
        found = await read(number)
        if is_first:
            is_first.clear()
            await store.rename(Person(number, "Bob"))  # by another window, at this very moment
        return found

    monkeypatch.setattr(store, "person", person)
    await guest.do("sit")
    await together(host, guest)
    await until(host, lambda now: bool(now["table"]["seats"][1]["name"] == "Bob"))


async def test_of_two_names_at_once_the_one_that_is_kept_is_shown(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await company.people("Ann", "Ben")
    host, _ = await company.table(*people)
    store = company.server.service.store
    tables_of, second_is_done = store.tables_of, asyncio.Event()
    names: list[str] = []

    async def late_tables_of(person: Person, unfinished: bool) -> list[str]:
        names.append(person.name)
        if len(names) == 2:  # it is kept, and about to be told
            while not second_is_done.is_set():  # it belongs to another loop
                await asyncio.sleep(0.01)
        return await tables_of(person, unfinished)

    monkeypatch.setattr(store, "tables_of", late_tables_of)
    first: asyncio.Task[Any] = asyncio.create_task(people[1].post("/me", {"name": "Bob"}))
    while len(names) < 2:
        await asyncio.sleep(0.01)
    await people[1].post("/me", {"name": "Bea"})
    second_is_done.set()
    await first
    stored = await company.server.stored(table_of(host))
    kept = (await people[1].get("/me"))["name"]
    assert (stored.seats[1].name, kept) == ("Bea", "Bea")

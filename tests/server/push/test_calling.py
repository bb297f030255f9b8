"""People who are away are called to their turn at a slow table: once, and never with a card."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from nivelo.client import Account, Seat
from nivelo.server.live.room import Room
from nivelo.server.push import notifier
from nivelo.server.push.base64_text import from_text
from nivelo.server.push.notifier import Notifier, Turn
from nivelo.server.push.sender import Sender
from nivelo.server.storage.push import PushStore
from nivelo.server.thinking.fair_queue import FairPlaces
from support.server.people_at_tables import Company, together, until
from support.server.postgres import Postgres
from support.server.push_service import Browser, PushService, push_service
from support.server.running_server import Running, running

pytestmark = [pytest.mark.anyio, pytest.mark.slow_pure]

DAY = 86_400


def hurried(server: Running) -> Running:
    """A server that calls at once, and tries again at once."""
    push = server.service.push
    assert push is not None
    push.notifier.quiet_seconds = 0.0
    push.notifier.sender.waits = (0.0, 0.01, 0.01)
    return server


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def calling(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    settings = {}
    if request.param == "postgres":
        settings["database"] = request.getfixturevalue("postgres").new_database()
    data = tmp_path_factory.mktemp("calling")
    contact = "mailto:cards@example.org"
    with running(data, push_loopback=True, push_contact=contact, **settings) as server:
        yield hurried(server)


@pytest.fixture
async def service() -> AsyncIterator[PushService]:
    async with push_service() as service:
        yield service


@pytest.fixture
async def company(calling: Running, known_secrets: None) -> AsyncIterator[Company]:
    async with AsyncExitStack() as stack:
        yield Company(calling, stack)


def plain(legal: list[str]) -> str:
    """Draw a card or discard one: so no round comes to its end."""
    return next(move for move in legal if move == "draw" or move.startswith("-"))


async def take_turn(window: Seat) -> None:
    while window.is_my_turn:
        await window.move(plain(window.now["own"]["legal"]))


class Evening:
    """Ann is at the table; Bo has a device and goes away before the game begins."""

    def __init__(self, ann: Account, bo: Account, window: Seat, device: Browser) -> None:
        self.ann = ann
        self.bo = bo
        self.window = window
        self.device = device

    @property
    def table(self) -> str:
        return str(self.window.now["table"]["id"])

    async def pass_turn(self) -> None:
        await take_turn(self.window)

    async def bo_plays(self) -> None:
        """Bo plays a turn over HTTP, without a connection."""
        while True:
            now = await self.bo.get(f"/tables/{self.table}")
            if not now["own"]["legal"]:
                break
            move = plain(now["own"]["legal"])
            await self.bo.do(self.table, "move", at=now["position"], move=move)
        last = now["seq"]
        while self.window.now["seq"] < last:
            await self.window.receive()


async def evening(company: Company, service: PushService, **setup: object) -> Evening:
    ann, bo = await company.people("Ann", "Bo")
    device = Browser(service, "bo")
    await bo.post("/push", device.subscription("de"))
    chosen = {"timer": DAY, "dealer": 1, **setup}  # so Ann begins
    window, other = await company.table(ann, bo, bots=None, **chosen)
    await other.close()
    await until(window, lambda now: now["present"] == [0])
    await window.do("start")
    assert window.is_my_turn
    return Evening(ann, bo, window, device)


async def test_somebody_who_is_away_is_called_to_their_turn(
    company: Company, service: PushService
) -> None:
    at = await evening(company, service)
    await at.pass_turn()
    message = await service.message(1)
    assert at.device.read(message) == {
        "type": "turn",
        "table": at.table,
        "title": "Du bist dran",
        "body": "A small game, mit Ann",
        "language": "de",
    }
    key, claims = message.signed_by()
    assert key == (await at.bo.get("/push"))["key"]
    assert claims["aud"] == service.url
    assert claims["sub"] == "mailto:cards@example.org"
    assert DAY - 600 < int(message.headers["ttl"]) <= DAY
    # The push service knows neither the table's link nor its code.
    sent = repr((message.path, message.headers)).encode() + message.body
    assert at.table.encode() not in sent
    assert at.window.now["table"]["code"].encode() not in sent
    assert len(from_text(message.headers["topic"]) or b"") == 16


async def test_one_of_the_five_games_is_named_in_the_language_of_the_reader(
    company: Company, service: PushService
) -> None:
    at = await evening(company, service, description="", game="level8-101")
    await at.pass_turn()
    read = at.device.read(await service.message(1))
    assert read["body"] == "Level 8 (101 Karten), mit Ann"


async def test_nobody_is_called_twice_to_the_same_turn_nor_while_they_look(
    company: Company, service: PushService
) -> None:
    at = await evening(company, service)
    await at.pass_turn()
    await service.message(1)
    # A pause, and a word: the turn is still the same.
    await at.ann.do(at.table, "chat", text="Bo?")
    await at.ann.do(at.table, "pause", on=True)
    await at.ann.do(at.table, "pause", on=False)
    await at.bo_plays()
    looking = await company.window(at.bo, at.table)
    await at.pass_turn()
    await together(at.window, looking)
    await take_turn(looking)
    await together(at.window, looking)
    await looking.close()
    await until(at.window, lambda now: 1 not in now["present"])
    await at.pass_turn()
    await service.message(2)
    await at.bo_plays()
    await at.pass_turn()
    await service.message(3)
    assert len(service.messages) == 3


async def test_at_a_quick_table_nobody_is_called(company: Company, service: PushService) -> None:
    quick = await evening(company, service, timer=120)
    await quick.pass_turn()
    await quick.bo_plays()
    slow = await evening(company, service)
    await slow.pass_turn()
    assert slow.device.read(await service.message(1))["table"] == slow.table


async def test_a_device_that_is_gone_is_forgotten(company: Company, service: PushService) -> None:
    at = await evening(company, service)
    tablet = Browser(service, "tablet")
    await at.bo.post("/push", tablet.subscription("nl"))
    service.statuses = [410, 201]
    await at.pass_turn()
    await service.message(2)
    await at.bo_plays()
    while (await at.bo.get("/push"))["devices"] == 2:
        await asyncio.sleep(0.01)
    await at.pass_turn()
    await service.message(3)
    assert (await at.bo.get("/push"))["devices"] == 1
    assert sorted(len(service.to(each)) for each in (at.device, tablet)) == [1, 2]


async def test_what_is_not_taken_is_tried_again_but_not_for_ever(
    company: Company, service: PushService
) -> None:
    at = await evening(company, service)
    service.statuses = [503, 429, 201]
    await at.pass_turn()
    await service.message(3)
    await at.bo_plays()
    service.statuses = [500] * 10
    await at.pass_turn()
    await service.message(6)
    await at.bo_plays()
    service.statuses = [413, 201]  # it will not change its mind
    await at.pass_turn()
    await service.message(7)
    await at.bo_plays()
    await at.pass_turn()
    await service.message(8)
    assert [at.device.read(each)["type"] for each in service.messages] == ["turn"] * 8
    assert (await at.bo.get("/push"))["devices"] == 1


async def test_whoever_is_called_too_often_is_not_called(
    company: Company, service: PushService
) -> None:
    at = await evening(company, service)
    push = company.server.service.push
    assert push is not None
    person = await company.server.ask(company.server.service.store.find_person(at.bo.cookie))
    assert person is not None
    while push.notifier.per_person.take_from(str(person.number)):
        continue
    await at.pass_turn()
    await at.bo_plays()
    other = await evening(company, service)
    await other.pass_turn()
    assert other.device.read(await service.message(1))["table"] == other.table


async def test_of_two_servers_one_calls(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.new_database()
    with (
        running(tmp_path / "one", database=database, push_loopback=True) as one,
        running(tmp_path / "two", database=database, push_loopback=True) as two,
    ):
        hurried(one)
        hurried(two)
        async with push_service() as service, AsyncExitStack() as stack:
            here, there = Company(one, stack), Company(two, stack)
            at = await evening(here, service)
            # Somebody looks on at the other one, so that it has the table, too.
            stranger = await there.stranger(at.table)
            await at.pass_turn()
            await together(at.window, stranger)
            await service.message(1)
            turn = (await one.stored(at.table)).match
            assert turn is not None
            for server in (one, two):
                store = PushStore(server.service.store)
                bo = await server.ask(server.service.store.find_person(at.bo.cookie))
                assert bo is not None
                number = int(turn.state.all_turns)
                assert not await server.ask(store.claim(at.table, bo.number, 1, number))
                assert not await server.ask(store.claim(at.table, bo.number, 1, number - 1))
            # Bo looks at the other server: then nobody calls.
            looking = await there.window(at.bo, at.table)
            await take_turn(looking)
            await together(at.window, looking)
            await at.pass_turn()
            await together(at.window, looking)
            await take_turn(looking)
            await together(at.window, looking)
            await looking.close()
            await until(at.window, lambda now: 1 not in now["present"])
            await at.pass_turn()
            await service.message(2)
            assert len(service.messages) == 2


async def test_a_call_that_a_crash_prevented_is_made_after_the_start(tmp_path: Path) -> None:
    async with push_service() as service:
        with running(tmp_path, push_loopback=True) as server:
            push = server.service.push
            assert push is not None
            push.notifier.quiet_seconds = 3600.0
            async with AsyncExitStack() as stack:
                at = await evening(Company(server, stack), service)
                await at.pass_turn()
        assert service.messages == []
        with running(tmp_path, push_loopback=True) as server:
            hurried(server)
            await server.ask(server.service.rooms.get(at.table))
            read = at.device.read(await service.message(1))
            assert read["table"] == at.table


async def test_who_has_many_to_be_called_keeps_no_others_from_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    turns = count()
    monkeypatch.setattr(notifier, "turn_of", lambda _: Turn(f"table {next(turns)}", 1, 1, 1))
    calls = Notifier(cast("PushStore", None), cast("Sender", None))
    crowd, other = (
        cast("Room", SimpleNamespace(network=n, table=None)) for n in ("crowd", "other")
    )
    for _ in range(2 * notifier.MOST_OF_NETWORK):
        calls.look(crowd)
    calls.look(other)
    assert calls.calling == {"crowd": notifier.MOST_OF_NETWORK, "other": 1}
    for task in calls.tasks:
        task.cancel()
    await asyncio.wait(calls.tasks)
    assert not calls.calling


async def test_push_services_that_never_answer_delay_only_whoever_named_them() -> None:
    places, done = FairPlaces(1), []

    async def send(network: str) -> None:
        await places.acquire(0, (network, "a table"))
        done.append(network)
        await asyncio.sleep(0)
        places.release()

    await asyncio.gather(*(send("crowd") for _ in range(9)), send("other"))
    assert done.index("other") == 2

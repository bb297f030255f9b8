"""Who is called on which devices: asked for, changed, taken back, and bounded."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from nivelo.client import Account, RefusedError
from nivelo.server.clock import wall
from nivelo.server.push.base64_text import from_text, to_text
from nivelo.server.storage.prune import DAY, prune
from nivelo.server.storage.push import MOST_DEVICES, PushStore, Subscription
from support.server.people_at_tables import Company
from support.server.push_service import Browser, PushService
from support.server.running_server import Running, running

pytestmark = [pytest.mark.anyio, pytest.mark.slow_pure]


def browser(name: str) -> dict[str, Any]:
    """A subscription at a push service that exists nowhere."""
    service = PushService()
    service.url = "https://push.example.org"
    return Browser(service, name).subscription("fr")


async def stored(server: Running, person: Account) -> list[Subscription]:
    """What the database holds for a person."""
    found = await server.ask(server.service.store.find_person(person.cookie))
    assert found is not None
    return await server.ask(PushStore(server.service.store).of_person(found.number))


async def test_nobody_is_called_who_has_not_asked_for_it(company: Company) -> None:
    ann = await company.person("Ann")
    told = await ann.get("/push")
    assert told["devices"] == 0
    point = from_text(told["key"])
    assert point is not None
    assert len(point) == 65
    assert await stored(company.server, ann) == []


async def test_a_device_is_kept_until_it_is_removed(company: Company) -> None:
    ann, bo = await company.people("Ann", "Bo")
    phone, laptop = browser("phone"), browser("laptop")
    assert (await ann.post("/push", phone))["devices"] == 1
    assert (await ann.post("/push", laptop))["devices"] == 2
    assert (await ann.post("/push", {**phone, "language": "de-AT"}))["devices"] == 2
    kept = {each.endpoint: each for each in await stored(company.server, ann)}
    assert kept[phone["endpoint"]].language == "de"
    assert kept[laptop["endpoint"]].language == "fr"
    assert kept[phone["endpoint"]].public_key == from_text(phone["keys"]["p256dh"])
    # Another person cannot take it away.
    await bo.post("/push/remove", {"endpoint": phone["endpoint"]})
    assert (await ann.get("/push"))["devices"] == 2
    assert (await ann.post("/push/remove", {"endpoint": phone["endpoint"]}))["devices"] == 1
    assert (await ann.http.delete("/push")).status_code == 204
    assert await stored(company.server, ann) == []


async def test_a_device_belongs_to_whoever_used_it_last(company: Company) -> None:
    ann, bo = await company.people("Ann", "Bo")
    shared = browser("shared")
    await ann.post("/push", shared)
    await bo.post("/push", shared)
    assert (await ann.get("/push"))["devices"] == 0
    assert (await bo.get("/push"))["devices"] == 1


async def test_one_device_too_many_replaces_the_oldest(company: Company) -> None:
    ann = await company.person("Ann")
    for number in range(MOST_DEVICES + 2):
        told = await ann.post("/push", browser(f"device{number}"))
        assert told["devices"] == min(number + 1, MOST_DEVICES)
    kept = {each.endpoint.rpartition("/")[2] for each in await stored(company.server, ann)}
    assert "device11" in kept


@pytest.mark.parametrize(
    ("part", "value", "code"),
    [
        ("endpoint", "http://push.example.org/1", "push/endpoint"),
        ("endpoint", "https://10.0.0.7/1", "push/endpoint"),
        ("endpoint", "https://127.0.0.1/1", "push/endpoint"),
        ("endpoint", f"https://{'x' * 64}.org/1", "push/endpoint"),
        ("endpoint", "https://push..example.org/1", "push/endpoint"),
        ("p256dh", to_text(b"\4" + bytes(64)), "push/keys"),
        ("p256dh", "what?", "push/keys"),
        ("auth", to_text(bytes(15)), "push/keys"),
        ("auth", "ÄÄÄÄ", "push/keys"),
    ],
)
async def test_what_is_no_subscription_is_refused(
    company: Company, part: str, value: str, code: str
) -> None:
    ann = await company.person("Ann")
    wrong = browser("wrong")
    (wrong if part == "endpoint" else wrong["keys"])[part] = value
    with pytest.raises(RefusedError, match=code):
        await ann.post("/push", wrong)
    assert (await ann.get("/push"))["devices"] == 0


async def test_whoever_has_no_name_cannot_be_called(company: Company) -> None:
    nobody = Account(company.server.url, "")
    with pytest.raises(RefusedError, match="person/unknown"):
        await nobody.post("/push", browser("nobody"))
    assert (await nobody.get("/push"))["devices"] == 0
    await nobody.http.aclose()


async def test_the_key_lasts_and_all_servers_of_a_database_have_the_same(tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        with running(tmp_path) as server:
            async with Account(server.url, "Ann") as ann:
                keys.append((await ann.get("/push"))["key"])
    assert keys[0] == keys[1]


async def test_an_operator_can_do_without(tmp_path: Path) -> None:
    with running(tmp_path, push=False) as server:
        async with Account(server.url, "Ann") as ann:
            assert await ann.get("/push") == {"key": None, "devices": 0}
            with pytest.raises(RefusedError, match="push/off"):
                await ann.post("/push", browser("phone"))


async def test_a_server_without_the_libraries_calls_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for name in ("nivelo.server.push.service", "nivelo.server.push.encryption"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.setitem(sys.modules, "http_ece", None)
    with running(tmp_path) as server:
        async with Account(server.url, "Ann") as ann:
            assert (await ann.get("/push"))["key"] is None
    assert "nobody is called" in caplog.text


async def test_subscriptions_go_with_their_people(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        async with Account(server.url, "Ann") as ann:
            await ann.post("/push", browser("phone"))
            assert len(await stored(server, ann)) == 1
            pruned = await prune(server.settings.database_text(), wall() + DAY)
            assert pruned.people == 1
            assert (await ann.get("/me"))["name"] is None
            assert await server.ask(PushStore(server.service.store).of_person(1)) == []

"""Heaps of requests, of whatever kind: whoever sends them waits, and nobody else does."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from nivelo.client import Account
from nivelo.server.api import openapi
from nivelo.server.security import limits
from nivelo.server.security.limits import Spacing
from nivelo.server.service import LONGEST_PACE
from support.server.raw_socket import raw_socket
from support.server.running_server import Running, running

pytestmark = [pytest.mark.anyio, pytest.mark.slow_pure]

BURST = 10
CROWD = {"x-forwarded-for": "192.0.2.7"}
PAGES = ("/", "/no/such/page", "/web/x/none.js", "/api/docs", "/metrics", "/api/me")


class Time:
    now = 100.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Time:
    """By which limits are kept; it stands still, however slow this computer is."""
    clock = Time()
    monkeypatch.setattr(limits, "time", clock)
    return clock


@pytest.fixture
async def paced(tmp_path: Path) -> AsyncIterator[Running]:
    with running(tmp_path, requests_per_minute=3) as server:  # of any kind, one in a second
        yield server


async def seconds_of(client: httpx.AsyncClient, path: str, **headers: str) -> float:
    began = time.monotonic()
    await client.get(path, headers=headers)
    return time.monotonic() - began


async def test_heaps_of_requests_of_any_kind_wait_and_those_of_others_do_not(
    clock: Time, paced: Running
) -> None:
    async with httpx.AsyncClient(base_url=paced.url) as client:
        for number in range(BURST + 1):
            await client.get(PAGES[number % len(PAGES)], headers=CROWD)
        assert await seconds_of(client, "/", **CROWD) > 0.9
        assert await seconds_of(client, "/api/me", **CROWD) > 1.9
        assert await seconds_of(client, "/") < 0.9
        assert await seconds_of(client, "/health/live", **CROWD) < 0.9


@pytest.fixture
def crowded(paced: Running, monkeypatch: pytest.MonkeyPatch) -> Running:
    """So many requests wait already that no more may."""
    monkeypatch.setattr(paced.service.paces, "wait", lambda _: LONGEST_PACE)
    return paced


async def test_of_requests_that_wait_no_more_are_held_than_connections_may_have(
    crowded: Running,
) -> None:
    async with httpx.AsyncClient(base_url=crowded.url) as client:
        answer = await client.get("/")
        assert (answer.status_code, answer.json()["code"]) == (429, "rate/requests")
        assert answer.headers["connection"] == "close"
        assert (await client.get("/health/ready")).status_code == 200


async def test_a_websocket_that_would_have_to_wait_is_refused(
    paced: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Account(paced.url, "Ann") as ann:
        table = await ann.create_table({"seats": 2})
        monkeypatch.setattr(paced.service.paces, "wait", lambda _: 0.1)
        with pytest.raises(InvalidStatus):
            async with raw_socket(paced.url, table, ann.cookie):
                pass


async def test_the_description_of_the_api_is_made_once(
    paced: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = 0
    described = openapi.described

    def count(generated: dict[str, Any]) -> dict[str, Any]:
        nonlocal made
        made += 1
        return described(generated)

    monkeypatch.setattr(openapi, "described", count)
    async with httpx.AsyncClient(base_url=paced.url) as client:
        for path in ("/api/docs", "/api/docs/openapi.json"):
            answers = [await client.get(path) for _ in range(2)]
            assert answers[0].content == answers[1].content
    assert made == 2


def test_moments_that_were_let_pass_may_be_taken_in_a_burst(clock: Time) -> None:
    spacing = Spacing(10, 1, burst=2)
    waits = [spacing.wait("one") for _ in range(5)]
    assert waits == pytest.approx([0, 0, 0, 0.1, 0.2])
    assert spacing.wait("two") == 0
    clock.now += 1000
    assert [spacing.wait("one") for _ in range(4)] == pytest.approx([0, 0, 0, 0.1])

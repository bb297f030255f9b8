"""How many may come from one address, or from one network of IPv6."""

from __future__ import annotations

import asyncio
import logging
import socket
from pathlib import Path

import httpx
import pytest

from nivelo.client import Account
from nivelo.server import service
from nivelo.server.security.address_network import network_of
from nivelo.server.security.connection_counts import Places
from nivelo.server.security.limits import Buckets
from support.server.raw_socket import raw_socket
from support.server.running_server import running

HELD = 6


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("local", "local"),
    ],
)
def test_limits_count_an_address_or_a_64_of_ipv6(address: str, network: str) -> None:
    assert network_of(address) == network


def test_who_has_a_whole_network_has_one_bucket() -> None:
    tables = Buckets(2, 0)
    taken = [tables.take(f"2001:db8::{n}") for n in range(1, 5)]
    assert taken == [True, True, False, False]
    assert tables.take("2001:db8:0:1::1")


def test_refusals_are_logged_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    places = Places(1)
    with caplog.at_level(logging.WARNING):
        assert [places.enter("192.0.2.7") for _ in range(4)] == [True, False, False, False]
    assert len(caplog.records) == 1
    places.leave("192.0.2.7")
    assert places.counts == {}


def test_one_address_does_not_lock_out_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """127.0.0.2 opens connections and does nothing; 127.0.0.1 is somebody else."""
    monkeypatch.setattr(service, "REQUESTS_AT_ONCE", HELD)
    with running(tmp_path, connections_per_address=0, proxies="") as server:
        idle = []
        for _ in range(3 * HELD):
            idler = socket.create_connection(
                ("127.0.0.1", server.port), timeout=30, source_address=("127.0.0.2", 0)
            )
            idle.append(idler)
        ended = [idler for idler in idle[HELD:] if is_ended(idler)]
        assert len(ended) == 2 * HELD
        assert server.service.connections.counts == {"127.0.0.2": HELD}
        assert httpx.get(f"{server.url}/health/live").status_code == 200
        for idler in idle:
            idler.close()
        while server.service.connections.counts.get("127.0.0.2"):
            httpx.get(f"{server.url}/health/live")


def is_ended(connection: socket.socket) -> bool:
    try:
        return connection.recv(1) == b""
    except ConnectionResetError:
        return True


@pytest.mark.anyio
async def test_of_many_windows_at_once_no_more_are_let_in_than_may_be(tmp_path: Path) -> None:
    with running(tmp_path, connections_per_address=5) as server:
        async with Account(server.url, "Ann") as ann:
            table = await ann.create_table({"seats": 2})
            windows = [raw_socket(server.url, table, ann.cookie) for _ in range(15)]
            opened = await asyncio.gather(*(window.__aenter__() for window in windows))
            kinds = [window.heard[0]["type"] for window in opened]
            assert (kinds.count("hello"), kinds.count("error")) == (5, 10)
            for window in windows:
                await window.__aexit__(None, None, None)

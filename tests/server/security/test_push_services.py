"""Messages go to push services on the public network, wherever a subscription would send them."""

from __future__ import annotations

import asyncio
import socket
from typing import Any

import httpcore
import pytest

from nivelo.server.errors import ServerError
from nivelo.server.push.network import PrivateAddressError, PublicNetwork
from nivelo.server.security.push_services import check_endpoint, is_public

GOOD = [
    "https://fcm.googleapis.com/fcm/send/dGVzdA:APA91b",
    "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
    "https://web.push.apple.com:443/QHx?x=1",
]
BAD = [
    "http://push.example.org/1",
    "https://push.example.org:8443/1",
    "https://push.example.org:99999/1",
    "https://localhost/1",
    "https://intranet/1",
    "https://127.0.0.1/1",
    "https://127.1/1",
    "https://2130706433/1",
    "https://push.0x7f000001/1",
    "https://[::1]/1",
    "https://10.0.0.7/1",
    "https://8.8.8.8/1",
    "https://ann:secret@push.example.org/1",
    "https://push.example.org/1#2",
    "https://push.example.org/1\r\nX: 1",
    "https://püsh.example.org/1",
    "file:///etc/passwd",
    "gopher://push.example.org/",
    "https://",
    "//push.example.org/1",
    "",
    "https://push.example.org/" + "x" * 1000,
]


@pytest.mark.parametrize("address", GOOD)
def test_a_push_service_has_a_public_name_and_https(address: str) -> None:
    assert check_endpoint(address) == address


@pytest.mark.parametrize("address", BAD)
def test_nothing_else_is_one(address: str) -> None:
    with pytest.raises(ServerError, match="push/endpoint"):
        check_endpoint(address)


def test_a_service_on_this_computer_is_for_tests_only() -> None:
    address = "http://127.0.0.1:9000/1"
    assert check_endpoint(address, loopback=True) == address
    with pytest.raises(ServerError, match="push/endpoint"):
        check_endpoint(address)
    with pytest.raises(ServerError, match="push/endpoint"):
        check_endpoint("http://10.0.0.7:9000/1", loopback=True)


@pytest.mark.parametrize("address", ["8.8.8.8", "142.250.185.138", "2a00:1450:4001:80b::200a"])
def test_public_addresses(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.0.0.7",
        "172.16.1.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "255.255.255.255",
        "::1",
        "::",
        "fe80::1%eth0",
        "fec0::1",
        "fd00::1",
        "ff02::1",
        "::ffff:10.0.0.7",
        "2002:a00:7::1",
        "64:ff9b::a00:7",
    ],
)
def test_addresses_of_this_computer_and_of_private_networks_are_not_public(address: str) -> None:
    assert not is_public(address)


def leading_to(*addresses: str) -> Any:
    """A name service that knows every name, and where it leads."""

    async def getaddrinfo(*_: object, **__: object) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (each, 443)) for each in addresses]

    return getaddrinfo


@pytest.mark.anyio
@pytest.mark.parametrize("others", [(), ("8.8.8.8",)])
async def test_a_name_that_leads_into_a_private_network_is_not_connected_to(
    monkeypatch: pytest.MonkeyPatch, others: tuple[str, ...]
) -> None:
    async with await asyncio.start_server(lambda _, writer: writer.close(), "127.0.0.1", 0) as one:
        port = one.sockets[0].getsockname()[1]
        loop = asyncio.get_running_loop()
        monkeypatch.setattr(loop, "getaddrinfo", leading_to(*others, "127.0.0.1"))
        with pytest.raises(PrivateAddressError):
            await PublicNetwork(loopback=False).connect_tcp("push.example.org", port)


@pytest.mark.anyio
async def test_a_name_that_cannot_be_one_is_not_connected_to() -> None:
    with pytest.raises(httpcore.ConnectError):
        await PublicNetwork(loopback=False).connect_tcp(f"{'x' * 64}.org", 443)


@pytest.mark.anyio
async def test_the_address_that_was_checked_is_the_one_that_is_connected_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    connected: list[str] = []

    async def connect(_: object, host: str, *__: object) -> None:
        connected.append(host)

    monkeypatch.setattr(httpcore.AnyIOBackend, "connect_tcp", connect)
    loop = asyncio.get_running_loop()
    monkeypatch.setattr(loop, "getaddrinfo", leading_to("8.8.4.4", "8.8.8.8"))
    await PublicNetwork(loopback=False).connect_tcp("push.example.org", 443)
    assert connected == ["8.8.4.4"]

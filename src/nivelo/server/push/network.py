"""Connections to push services: to public addresses only, even if DNS changes."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterable

import httpcore
from httpcore import SOCKET_OPTION

from nivelo.server.security.push_services import LOOPBACK, is_public


class PublicNetwork(httpcore.AnyIOBackend):
    """Resolves a name once, checks the address, and connects to that very address.

    A name that is checked first and resolved again to connect could point elsewhere by then.
    """

    def __init__(self, loopback: bool) -> None:
        super().__init__()
        self.loopback = loopback

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        address = await self.address_of(host, port)
        return await super().connect_tcp(address, port, timeout, local_address, socket_options)

    async def address_of(self, host: str, port: int) -> str:
        """The first address of a host, if all of them are public: a mix is suspicious."""
        if self.loopback and host in LOOPBACK:
            return "127.0.0.1" if host == "localhost" else host
        loop = asyncio.get_running_loop()
        try:
            known = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError) as error:
            raise httpcore.ConnectError(f"the name is not known: {error}") from error
        addresses = [str(each[4][0]) for each in known]
        if not addresses or not all(is_public(address) for address in addresses):
            raise PrivateAddressError("the name does not lead to public addresses")
        return addresses[0]


class PrivateAddressError(httpcore.ConnectError):
    """The connection would go to a network that is not public."""

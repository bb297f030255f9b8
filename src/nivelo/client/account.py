"""A program's account on a server: a name, tables, seats."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from ssl import SSLContext
from types import TracebackType
from typing import Any

import httpx

from nivelo.client.errors import RefusedError
from nivelo.client.seat import Seat


def certificates() -> SSLContext:
    """The trusted certificates."""
    return read_certificates(*(os.environ.get(name) for name in ("SSL_CERT_FILE", "SSL_CERT_DIR")))


@cache
def read_certificates(_file: str | None, _folder: str | None) -> SSLContext:
    """Loading them is the slowest part of creating an account; httpx's two clients share them."""
    return httpx.create_ssl_context()


class Account:
    """A named person on a server. Use it with `async with`.

    Pass the `cookie` of an earlier session to be the same person again.
    """

    def __init__(self, url: str, name: str, cookie: str = "") -> None:
        self.url = url.rstrip("/")
        self.name = name
        cookies = {"nivelo": cookie} if cookie else None
        self.http = httpx.AsyncClient(
            base_url=f"{self.url}/api", cookies=cookies, timeout=30, verify=certificates()
        )

    async def __aenter__(self) -> Account:
        await self.post("/me", {"name": self.name})
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        """The token that identifies this person in later sessions: keep it like a password."""
        return self.http.cookies.get("nivelo") or ""

    async def get(self, path: str) -> Any:
        return answer(await self.http.get(path))

    async def post(self, path: str, data: object = None) -> Any:
        return answer(await self.http.post(path, json=data))

    async def create_table(
        self, setup: Mapping[str, object], bots: Mapping[int, object] | None = None
    ) -> str:
        """Create a table, sit at seat 0, and return its id."""
        bots_by_seat = {str(seat): bot for seat, bot in (bots or {}).items()}
        made = await self.post("/tables", {"setup": dict(setup), "bots": bots_by_seat})
        return str(made["id"])

    async def find_table(self, code: str) -> str:
        """The id of the table with a short code."""
        return str((await self.get(f"/tables/code/{code}"))["id"])

    async def do(self, table: str, kind: str, **fields: object) -> dict[str, Any]:
        """Send one command to a table over HTTP; for many, sit down with `seat`."""
        done: dict[str, Any] = await self.post(
            f"/tables/{table}/commands", {"type": kind, **fields}
        )
        return done

    def seat(self, table: str) -> Seat:
        """A connection to a table, for playing or watching; use it with `async with`."""
        path = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
        return Seat(path, self.cookie)


def answer(response: httpx.Response) -> Any:
    """The server's answer; an error response is raised."""
    data = response.json()
    if response.is_error:
        raise RefusedError(data["code"], data["text"])
    return data

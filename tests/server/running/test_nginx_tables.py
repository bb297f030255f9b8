"""nginx sends all people of one table to one server, as docs/serving.md shows."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest

from nivelo.client import Account
from support.docs.code_blocks import code_block, replaced
from support.server.free_ports import free_port
from support.server.nginx import NGINX, running_nginx
from support.server.people_at_tables import TIMEOUT
from support.server.postgres import Postgres
from support.server.running_server import Running, running

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.slow_pure,
    pytest.mark.skipif(not NGINX, reason="nginx is not installed"),
]

SERVER = """
map $http_upgrade $connection_upgrade {{ default upgrade; '' ''; }}
server {{
    listen 127.0.0.1:{port};
    location / {{
        proxy_pass http://nivelo;
        proxy_http_version 1.1;
        proxy_set_header Host $http_host;
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        proxy_set_header Upgrade $http_upgrade;
        proxy_set_header Connection $connection_upgrade;
    }}
}}
"""
TABLES = 6  # at least; more if all of these are at one server
MOST_TABLES = 60  # so many are at one server once in 2^59 times


class Site:
    """Two servers on one database, and the address of the nginx before them."""

    def __init__(self, url: str, servers: list[Running]) -> None:
        self.url = url
        self.servers = servers

    def readers(self, table: str) -> list[int]:
        """How many are connected to a table, at each server."""
        rooms = [server.service.hub.rooms.held.get(table) for server in self.servers]
        return [0 if room is None else len(room.subscribers) for room in rooms]


@pytest.fixture
async def site(postgres: Postgres, tmp_path: Path) -> AsyncIterator[Site]:
    database, port = postgres.new_database(), free_port()
    folder = tmp_path / "nginx"
    folder.mkdir()
    with (
        running(tmp_path / "one", database=database) as one,
        running(tmp_path / "two", database=database) as two,
    ):
        upstream = code_block("serving.md", "conf")
        upstream = replaced(upstream, "127.0.0.1:8088", f"127.0.0.1:{one.port}")
        upstream = replaced(upstream, "127.0.0.1:8089", f"127.0.0.1:{two.port}")
        with running_nginx(folder, upstream + SERVER.format(port=port)):
            url = f"http://127.0.0.1:{port}"
            async with httpx.AsyncClient() as client, asyncio.timeout(TIMEOUT):
                while True:
                    try:
                        assert (await client.get(f"{url}/health/ready")).status_code == 200
                        break
                    except httpx.TransportError:
                        await asyncio.sleep(0.05)
            yield Site(url, [one, two])


async def test_people_of_one_table_meet_at_one_server(site: Site) -> None:
    async with (
        Account(site.url, "Ann") as ann,
        Account(site.url, "Ben") as ben,
        AsyncExitStack() as stack,
    ):
        places: set[tuple[int, ...]] = set()
        for made in range(MOST_TABLES):
            if made >= TABLES and len(places) == 2:
                break
            table = await ann.create_table({"seats": 2})
            await stack.enter_async_context(ann.seat(table))
            guest = await stack.enter_async_context(ben.seat(table))
            await guest.do("sit")
            places.add(tuple(site.readers(table)))
        assert places == {(0, 2), (2, 0)}


async def test_the_tables_of_a_server_that_is_away_go_to_the_other(site: Site) -> None:
    async with Account(site.url, "Ann") as ann:
        tables: dict[tuple[int, ...], str] = {}
        for _ in range(MOST_TABLES):
            table = await ann.create_table({"seats": 2})
            async with ann.seat(table):
                tables[tuple(site.readers(table))] = table
            if len(tables) == 2:
                break
        assert set(tables) == {(0, 1), (1, 0)}, "all tables at one server"
        site.servers[0].stop()
        for table in tables.values():
            async with ann.seat(table) as seat:
                await seat.do("chat", text="here I am")
                assert site.readers(table) == [0, 1]

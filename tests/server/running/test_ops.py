"""Health, readiness and metrics, for those who run a server."""

from __future__ import annotations

import asyncio
import re
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from prometheus_client import REGISTRY
from prometheus_client.parser import text_string_to_metric_families

from nivelo.client import Account, RefusedError
from nivelo.server import metrics
from nivelo.server.security.connection_counts import is_among
from support.server.finished_games import play_small, small_table
from support.server.postgres import Postgres
from support.server.running_server import Running, running
from support.server.serve_process import serving

pytestmark = pytest.mark.slow_pure  # the same in both modes

SERVING = Path(__file__).resolve().parents[3] / "docs" / "serving.md"

Numbers = dict[tuple[str, tuple[tuple[str, str], ...]], float]


def numbers(url: str) -> Numbers:
    """All samples that a server gives, by name and labels."""
    answer = httpx.get(f"{url}/metrics")
    assert answer.status_code == 200
    return parsed(answer.text)


def parsed(text: str) -> Numbers:
    return {
        (sample.name, tuple(sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


class Growth:
    """By how much numbers have grown since."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.before = numbers(url)

    def __call__(self, name: str, **labels: str) -> float:
        key = (name, tuple(sorted(labels.items())))
        return numbers(self.url).get(key, 0.0) - self.before.get(key, 0.0)


# Health


def test_a_server_that_runs_is_live_and_ready(server: Running) -> None:
    for name in ("live", "ready"):
        answer = httpx.get(f"{server.url}/health/{name}")
        assert (answer.status_code, answer.json()) == (200, {"status": name})
        assert answer.headers["cache-control"] == "no-store"


def test_without_its_database_a_server_lives_but_is_not_ready(
    tmp_path: Path, postgres: Postgres
) -> None:
    database = postgres.new_database()
    name = urlsplit(database).path[1:]
    with running(tmp_path, database=database) as server:
        postgres.server.psql(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false;")
        postgres.server.psql(
            f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}';"
        )
        ready = httpx.get(f"{server.url}/health/ready", timeout=30)
        assert (ready.status_code, ready.json()["code"]) == (503, "server/storage")
        assert httpx.get(f"{server.url}/health/live").status_code == 200
        postgres.server.psql(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true;")
        assert httpx.get(f"{server.url}/health/ready", timeout=30).status_code == 200


def test_a_server_that_stops_is_no_longer_ready(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        server.service.ready = False
        ready = httpx.get(f"{server.url}/health/ready")
        assert (ready.status_code, ready.json()["code"]) == (503, "server/stopping")


# Metrics


class Counted:
    """A server in a process of its own: what others do is not counted in."""

    def __init__(self, folder: Path, url: str) -> None:
        self.folder = folder
        self.url = url

    def kinds(self, table: str) -> list[str]:
        """Of the entries of a table."""
        with closing(sqlite3.connect(self.folder / "nivelo.sqlite3")) as database:
            rows = database.execute("SELECT kind FROM entries WHERE table_id = ?", (table,))
            return [row[0] for row in rows]


@pytest.fixture(scope="module")
def counted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Counted]:
    folder = tmp_path_factory.mktemp("counted")
    with serving(folder) as server:
        yield Counted(folder, server.url)


@pytest.mark.anyio
async def test_what_happens_at_a_table_is_counted(counted: Counted) -> None:
    growth = Growth(counted.url)
    async with Account(counted.url, "Ann") as ann:
        table = await small_table(ann)
        await play_small(ann, table)
    kinds = counted.kinds(table)
    assert growth("nivelo_moves_total", by="person") == kinds.count("move") > 0
    assert growth("nivelo_moves_total", by="bot") == kinds.count("bot_move") > 0
    assert growth("nivelo_moves_total", by="clock") == 0
    assert growth("nivelo_move_seconds_count") == kinds.count("move")
    assert growth("nivelo_bot_seconds_count", bot="greedy") >= kinds.count("bot_move")
    assert growth("nivelo_commit_entries_sum") == len(kinds)
    commits = growth("nivelo_commit_entries_count")
    assert 0 < commits <= len(kinds)
    assert growth("nivelo_commit_seconds_count") == commits
    assert growth("nivelo_commit_seconds_sum") > 0


@pytest.mark.anyio
async def test_connections_and_tables_in_memory_are_counted(counted: Counted) -> None:
    before = numbers(counted.url)["nivelo_tables", ()]
    async with Account(counted.url, "Ann") as ann:
        for count in (1, 2):
            table = await small_table(ann)
            assert numbers(counted.url)["nivelo_tables", ()] == before + count
        async with ann.seat(table), ann.seat(table):
            assert numbers(counted.url)["nivelo_connections", ()] == 2


@pytest.mark.anyio
async def test_requests_are_counted_by_their_route_and_errors_by_their_code(
    counted: Counted,
) -> None:
    growth = Growth(counted.url)
    async with Account(counted.url, "Ann") as ann:
        table = await small_table(ann)
        await ann.get(f"/tables/{table}")
        with pytest.raises(RefusedError):
            await ann.get("/tables/nowhere")
        with pytest.raises(RefusedError):
            await ann.get("/there/is/no/such/thing")
        async with ann.seat(table) as seat:
            with pytest.raises(RefusedError):
                await seat.do("move", at=1, move="draw")
    route = {"method": "GET", "path": "/api/tables/{table_id}"}
    assert growth("nivelo_http_requests_total", status="200", **route) == 1
    assert growth("nivelo_http_requests_total", status="404", **route) == 1
    assert growth("nivelo_http_request_seconds_count", **route) == 2
    assert growth("nivelo_errors_total", code="table/unknown") == 1
    assert growth("nivelo_errors_total", code="request/unknown") == 1
    assert growth("nivelo_errors_total", code="table/open") == 1


@pytest.mark.anyio
async def test_whoever_goes_away_in_the_middle_of_a_request_is_no_failure(
    counted: Counted, caplog: pytest.LogCaptureFixture
) -> None:
    growth = Growth(counted.url)
    host, port = counted.url.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port))) as connection:
        connection.sendall(
            b"POST /api/me HTTP/1.1\r\nHost: localhost\r\n"
            b"Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"
        )
        await asyncio.sleep(0.1)  # for the request to be begun
    route = {"method": "POST", "path": "/api/me"}
    async with asyncio.timeout(20):
        while not growth("nivelo_http_requests_total", status="400", **route):
            await asyncio.sleep(0.05)
    assert growth("nivelo_http_requests_total", status="500", **route) == 0
    assert "a request failed" not in caplog.messages


@pytest.mark.anyio
async def test_metrics_name_no_person_and_no_table(counted: Counted) -> None:
    async with Account(counted.url, "Scheherazade") as someone:
        table = await small_table(someone)
        await play_small(someone, table)
        text = httpx.get(f"{counted.url}/metrics", params={"secret": "sesame"}).text
        for secret in (table, someone.cookie, "Scheherazade", "sesame", "127.0.0.1"):
            assert secret not in text


@pytest.mark.parametrize(
    ("address", "allowed", "may"),
    [
        ("127.0.0.1", "127.0.0.1,::1", True),
        ("::1", "127.0.0.1,::1", True),
        ("::ffff:127.0.0.1", "127.0.0.1", True),
        ("192.168.0.7", "127.0.0.1,::1", False),
        ("192.168.0.7", "10.0.0.0/8, 192.168.0.0/16", True),
        ("2001:db8::1", "*", True),
        ("203.0.113.9", "*", True),
        ("127.0.0.1", "", False),
        ("local", "*", False),
        ("not an address", "*", False),
    ],
)
def test_only_the_addresses_that_are_named_may_read_metrics(
    address: str, allowed: str, may: bool
) -> None:
    assert is_among(address, allowed) is may


def test_who_may_not_read_metrics_gets_a_code(tmp_path: Path) -> None:
    with running(tmp_path, metrics="10.0.0.0/8") as server:
        answer = httpx.get(f"{server.url}/metrics")
        assert (answer.status_code, answer.json()["code"]) == (403, "metrics/address")


def test_every_metric_is_documented() -> None:
    ours = {
        family.name + ("_total" if family.type == "counter" else "")
        for family in REGISTRY.collect()
        if family.name.startswith("nivelo_")
    }
    rows = re.findall(r"^\| `(nivelo_\w+)` \|", SERVING.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(rows) == sorted(ours)


# Several processes


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(metrics.FOLDER, str(tmp_path))
    return tmp_path


COUNT = """
import sys
from nivelo.server import metrics
metrics.MOVES_BY["move"].inc(int(sys.argv[1]))
metrics.CONNECTIONS.set(int(sys.argv[1]))
metrics.ServerMeter().committed(2, 0.01)
if sys.argv[2] == "dies":
    sys.exit()
print(metrics.text().decode())
"""


def count(moves: int, then: str) -> str:
    return subprocess.run(
        [sys.executable, "-c", COUNT, str(moves), then],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    ).stdout


def test_processes_add_up_what_they_count(folder: Path) -> None:
    count(3, "dies")
    samples = parsed(count(4, "tells"))
    assert samples["nivelo_moves_total", (("by", "person"),)] == 7
    assert samples["nivelo_commit_entries_sum", ()] == 4
    # Whoever has ended has no connections any more.
    assert samples["nivelo_connections", ()] == 4

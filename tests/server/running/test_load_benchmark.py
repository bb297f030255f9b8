"""`benchmarks/load.py`: people at real tables of a real server, measured."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import psutil
import pytest

import nivelo

ROOT = Path(__file__).resolve().parents[3]
REFUSAL = b"HTTP/1.1 503 Service Unavailable\r\n\r\n"


@pytest.mark.slow_pure
def test_every_move_is_taken_and_measured() -> None:
    words = ["--tables", "5", "--seconds", "2", "--warm-up", "0.1", "--json"]
    place = ["--database", "postgresql", "--processes", "2"]
    done = subprocess.run(
        [sys.executable, "benchmarks/load.py", *place, *words],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert report["engine"] == nivelo.engine_mode()
    assert report["doubts"] == []  # no move refused, no connection lost
    (row,) = report["rows"]
    assert row["moves"] > 0
    assert 0 < row["p50"] <= row["p95"] <= row["p99"] <= row["longest"]
    assert row["memory"] > 0


@pytest.fixture
def benchmarks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its modules, as `python benchmarks/load.py` imports them."""
    monkeypatch.syspath_prepend(str(ROOT / "benchmarks"))


SAYS_MUCH = """
import asyncio, uvloop
from load_test.client import say
uvloop.run(asyncio.sleep(0))
say("x" * 300_000)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no uvloop")
def test_what_a_client_has_measured_comes_whole_through_a_pipe() -> None:
    """Also if there is no room in it for all, because nobody reads at that moment."""
    client = subprocess.Popen(
        [sys.executable, "-c", SAYS_MUCH],
        cwd=ROOT / "benchmarks",
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
    )
    while cpu_seconds(client.pid) != cpu_seconds(client.pid, later=0.5):
        pass  # until it waits, or has ended
    said, _ = client.communicate(timeout=60)
    assert len(said) == 300_001


def cpu_seconds(pid: int, later: float = 0.0) -> float:
    time.sleep(later)
    times = psutil.Process(pid).cpu_times()
    return float(times.user + times.system)


def test_if_one_case_fails_the_others_are_shown(
    benchmarks: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import load

    figures = load.Figures(100, 1, 2, 3, 4, 0.5, 0, 0.5, 90, 60, {}, 0, 0)

    def measure(case: Any, _: object) -> Any:
        if case.database == "postgresql":
            raise psutil.NoSuchProcess(1)
        return figures

    monkeypatch.setattr(load, "measure", measure)
    monkeypatch.setattr(sys, "argv", ["load", "--all", "--json"])
    assert load.main() == 1
    shown = capsys.readouterr()
    report = json.loads(shown.out)
    assert {row["database"] for row in report["rows"]} == {"sqlite"}
    assert report["doubts"]
    assert all("NoSuchProcess" in doubt for doubt in report["doubts"])
    assert "Traceback" in shown.err


def test_half_a_result_is_none(benchmarks: None) -> None:
    import load

    command = [sys.executable, "-c", "print('{', end='', flush=True); raise SystemExit(3)"]
    with (
        subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as client,
        pytest.raises(RuntimeError, match="failed with code 3"),
    ):
        load.read_line(client)


def test_a_process_that_has_ended_uses_nothing_more(benchmarks: None) -> None:
    from load_test import place

    with subprocess.Popen(
        [sys.executable, "-c", "input()"], stdin=subprocess.PIPE, stderr=subprocess.DEVNULL
    ) as process:
        known = psutil.Process(process.pid)
        assert place.memory([known]) > 0
    assert (place.family(known), place.processor([known]), place.memory([known])) == ([], 0.0, 0)


def test_disk_is_counted_for_each_entry_without_what_was_deleted(
    benchmarks: None, tmp_path: Path
) -> None:
    from load_test.place import Place

    place = Place("sqlite", 1)
    place.folder = tmp_path
    (tmp_path / "data").mkdir()
    with closing(sqlite3.connect(tmp_path / "data" / "nivelo.sqlite3")) as database, database:
        database.execute("CREATE TABLE entries (body TEXT)")
        database.executemany("INSERT INTO entries VALUES (?)", [("x" * 200,)] * 1000)
        database.execute("DELETE FROM entries WHERE rowid > 500")
    assert 200 < place.disk() < 250


@pytest.mark.anyio
@pytest.mark.parametrize("last_words", [b"", REFUSAL])
async def test_nobody_waits_for_a_connection_that_is_lost(
    benchmarks: None, last_words: bytes
) -> None:
    from load_test.client import Load, LoadTable, Player

    async def hang_up(_: object, writer: asyncio.StreamWriter) -> None:
        writer.write(last_words)
        writer.close()

    async with await asyncio.start_server(hang_up, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        player = Player(LoadTable(Load(0)), f"127.0.0.1:{port}", "/", "")
        await player.load.loop.create_connection(lambda: player, "127.0.0.1", port)
        with pytest.raises(ConnectionError, match="503" if last_words else "lost"):
            await player.greeted

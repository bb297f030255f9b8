"""Logs: readable by people or machines, and without any secret."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from nivelo.client import Account, RefusedError
from nivelo.server.logs import JsonFormatter, TextFormatter, configure_logging
from nivelo.server.settings import Settings
from support.server.finished_games import Shown, small_table
from support.server.serve_process import serving

pytestmark = pytest.mark.slow_pure  # the same in both modes


def record(text: str = "it happened", **extra: Any) -> logging.LogRecord:
    log_record = logging.LogRecord(
        "nivelo.server.live.hub", logging.WARNING, __file__, 1, text, (), None
    )
    log_record.created = 1_700_000_000.5
    log_record.process = 42
    vars(log_record).update(extra)
    return log_record


def with_error(failed: logging.LogRecord) -> logging.LogRecord:
    try:
        raise ValueError("broken")
    except ValueError:
        failed.exc_info = sys.exc_info()
    return failed


# Forms


def test_people_read_one_line() -> None:
    assert TextFormatter().format(record(table="abc", entries=3)) == (
        "2023-11-14T22:13:20.500+00:00 warning nivelo.server.live.hub: it happened "
        "table='abc' entries=3"
    )


def test_a_line_break_does_not_begin_what_looks_like_another_line() -> None:
    line = TextFormatter().format(record("a\nb\r", path="/x\n2023-11-14 error forged"))
    assert "\n" not in line
    assert "\r" not in line


def test_machines_read_one_json_object() -> None:
    line = json.loads(JsonFormatter().format(record("a\nb", table="abc", where=Path("/x"))))
    assert line == {
        "time": "2023-11-14T22:13:20.500+00:00",
        "level": "warning",
        "logger": "nivelo.server.live.hub",
        "text": "a\nb",
        "process": 42,
        "table": "abc",
        "where": "/x",
    }


def test_errors_come_with_their_traceback() -> None:
    text = TextFormatter().format(with_error(record()))
    assert text.splitlines()[-1] == "ValueError: broken"
    line = json.loads(JsonFormatter().format(with_error(record())))
    assert line["error"].endswith("ValueError: broken")


@pytest.fixture
def logging_restored() -> Iterator[None]:
    root = logging.getLogger()
    names = ("nivelo", "uvicorn.error", "uvicorn.access", "uvicorn.asgi")
    levels = {name: logging.getLogger(name).level for name in names}
    handlers, level = root.handlers, root.level
    yield
    logging.captureWarnings(False)
    root.handlers = handlers
    root.setLevel(level)
    for name in names:
        logging.getLogger(name).setLevel(levels[name])


@pytest.mark.usefixtures("logging_restored")
@pytest.mark.parametrize(("level", "shown"), [("debug", 4), ("info", 3), ("error", 1)])
def test_the_level_is_that_of_our_own_logs(
    capsys: pytest.CaptureFixture[str], level: str, shown: int
) -> None:
    configure_logging(Settings(log_level=level, log_format="json"))
    for number in (logging.DEBUG, logging.INFO, logging.WARNING, logging.ERROR):
        logging.getLogger("nivelo.server.live.hub").log(number, "ours")
        logging.getLogger("sqlalchemy.engine").log(number, "theirs")
    lines = [json.loads(line)["text"] for line in capsys.readouterr().err.splitlines()]
    assert lines.count("ours") == shown
    assert lines.count("theirs") == 2


# Secrets

CHAT = "meet me at the old mill"
NAME = "Scheherazade"
QUERY = "open-sesame"


async def live(url: str) -> list[str]:
    """Do what leaves traces, good and bad; gives what must not be found in any log."""
    secrets = [CHAT, NAME, QUERY]
    async with Account(url, NAME) as host, Account(url, "Other") as other:
        secrets += [host.cookie, other.cookie]
        table = await small_table(host, spectators=False)
        link = await host.post(f"/tables/{table}/seats/0/recovery")
        secrets.append(link["token"])
        await host.http.get(f"/tables/{table}", params={"token": QUERY})
        await host.http.get("/nowhere", params={"token": QUERY})
        await host.http.post("/tables/recover", json={"token": QUERY})
        async with host.seat(table) as seat:
            shown = Shown(seat)
            await shown.do("chat", text=CHAT)
            await shown.do("start")
            for text in ("[R1 R2 R3]", QUERY):
                with pytest.raises(RefusedError):
                    await seat.do("move", at=seat.now["position"], move=text)
            for _ in range(5):
                while not seat.is_my_turn and seat.now["table"]["status"] == "playing":
                    await seat.receive()
                if not seat.is_my_turn:
                    break  # the bots were quick
                hint = (await shown.do("hint"))["hint"]["suggestion"]
                await shown.do("move", at=seat.now["position"], move=hint)
            assert seat.socket is not None
            await seat.socket.send(f'{{"type": "{QUERY}", broken')
            await seat.receive()
        seat = host.seat(table)
        seat.path += f"?token={QUERY}&x="
        await seat.connect()
        await seat.close()
        with pytest.raises(RefusedError):
            await other.seat(table).connect()
    return secrets


@pytest.mark.parametrize("form", ["text", "json"])
def test_no_log_holds_a_secret_however_much_is_logged(tmp_path: Path, form: str) -> None:
    with serving(tmp_path, "--log-level=debug", f"--log-format={form}") as server:
        secrets = asyncio.run(live(server.url))
        httpx.get(server.url, headers={"cookie": f"nivelo={QUERY}"}, params={"q": QUERY})
    log = server.log()
    assert "/api/tables/{table_id}" in log
    assert "the server has stopped" in log
    assert [secret for secret in secrets if secret in log] == []
    assert "Traceback" not in log


def test_a_failure_is_logged_without_what_was_sent(tmp_path: Path) -> None:
    """The database breaks under the server: the error is logged, its values are not."""
    with serving(tmp_path, "--log-format=json") as server:

        async def fail() -> list[str]:
            async with Account(server.url, NAME) as host:
                table = await small_table(host)
                with closing(sqlite3.connect(tmp_path / "nivelo.sqlite3")) as database:
                    database.execute("DROP TABLE entries")
                answer = await host.http.post(
                    f"/tables/{table}/commands", json={"type": "chat", "text": CHAT}
                )
                assert (answer.status_code, answer.json()["code"]) == (503, "server/storage")
                assert CHAT not in answer.text
                return [host.cookie, CHAT]

        secrets = asyncio.run(fail())
    log = server.log()
    assert "no such table: entries" in log
    assert [secret for secret in secrets if secret in log] == []

"""A database in which much has happened, its export, and what its people see of it."""

from __future__ import annotations

import asyncio
import io
import json
from pathlib import Path
from typing import Any

import pytest

from nivelo.cli import main
from nivelo.client import Account
from nivelo.server.storage.transfer.export_lines import LineWriter, decoder
from support.server.finished_games import SMALL, SMALL_SETUP, play_small, small_table
from support.server.running_server import running

Lines = list[dict[str, Any]]


class Source:
    """A database in which much has happened, and what its people saw at the end."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.cookies: dict[str, str] = {}
        self.finished = ""
        self.going_on = ""
        self.link = ""  # moves Ann's seat to another device
        self.seen: dict[str, Any] = {}

    async def fill(self, url: str) -> None:
        async with (
            Account(url, "Ann") as ann,
            Account(url, "Ben") as ben,
            Account(url, "Ben") as bens_phone,
            Account(url, "Cleo") as cleo,
        ):
            owl = {"sign": "owl", "colour": "teal"}
            await ann.post("/me", {"name": "Ann", "avatar": owl})
            self.finished = await small_table(ann)
            await play_small(ann, self.finished)
            await ben.post("/own-games", {"description": SMALL})
            self.going_on = await ann.create_table(SMALL_SETUP)
            await ben.do(self.going_on, "sit", seat=1)
            link = await ben.post(f"/tables/{self.going_on}/seats/1/recovery")
            await bens_phone.post("/tables/recover", {"token": link["token"]})
            await bens_phone.do(self.going_on, "ready")
            await ann.do(self.going_on, "start")
            await bens_phone.do(self.going_on, "chat", text="Hallo 🂡")
            mine = await ann.post(f"/tables/{self.going_on}/seats/0/recovery")
            self.link = mine["token"]
            who = {"ann": ann, "bens_phone": bens_phone, "cleo": cleo}
            self.cookies = {name: account.cookie for name, account in who.items()}
            self.seen = await what_they_see(self, url)


async def what_they_see(source: Source, url: str) -> dict[str, Any]:
    """All that people get to see of the tables, by name."""
    shown: dict[str, Any] = {}
    for name, cookie in source.cookies.items():
        # Who does not say their name changes nothing.
        account = Account(url, name, cookie)
        for table in (source.finished, source.going_on):
            seen = await account.get(f"/tables/{table}")
            seen.pop("clock")
            shown[f"{name} {table}"] = seen
        record = await account.http.get(f"/tables/{source.finished}/games/1/record")
        shown[f"{name} record"] = record.text
        shown[f"{name} history"] = await account.get("/history")
        shown[f"{name} themselves"] = await account.get("/me")
        mine = await account.get("/tables/mine")
        shown[f"{name} tables"] = sorted((row["id"], row["your_turn"]) for row in mine)
        shown[f"{name} own games"] = await account.get("/own-games")
        await account.http.aclose()
    return shown


@pytest.fixture(scope="session")
def source(tmp_path_factory: pytest.TempPathFactory) -> Source:
    filled = Source(tmp_path_factory.mktemp("source"))
    with running(filled.folder) as server:
        asyncio.run(filled.fill(server.url))
    return filled


@pytest.fixture(scope="session")
def exported(source: Source) -> Path:
    path = source.folder / "all.jsonl"
    assert main(["export", str(path), "--data", str(source.folder)]) == 0
    return path


def lines_of(path: Path) -> Lines:
    return [json.loads(line) for line in path.read_bytes().splitlines()]


def write_lines(path: Path, lines: Lines) -> None:
    """A file with these lines and the right end."""
    out = io.BytesIO()
    writer = LineWriter(out)
    for line in lines:
        writer.write(decoder.decode(json.dumps(line)))
    writer.end()
    path.write_bytes(out.getvalue())


def without_ends(path: Path) -> Lines:
    return lines_of(path)[1:-1]

"""Everything that leaves the server before a game is over, held against what may be known."""

from __future__ import annotations

import json
import logging
from base64 import b64encode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from nivelo.client import Account, RefusedError, Seat
from nivelo.engine.random.fairness import game_seed
from nivelo.games import BUILT_IN
from nivelo.server.logs import JsonFormatter, TextFormatter
from nivelo.server.storage.database import writing
from nivelo.server.table import decide
from nivelo.server.table.ids import token_hash
from nivelo.server.table.table import Table
from support.server.allowed_messages import Recorded, Truth
from support.server.clients_in_step import Party
from support.server.people_at_tables import Company, actor
from support.server.postgres import Postgres
from support.server.running_server import Running, running

pytestmark = [pytest.mark.anyio, pytest.mark.slow_pure]

FIRST_PERSON = 7_000_000_000  # a number that is found in no message by chance
MOVES = 120


class Kept(logging.Handler):
    """Keeps every line as it would be written."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if not record.name.startswith(("httpx", "httpcore", "websockets.client")):
            self.lines += [JsonFormatter().format(record), TextFormatter().format(record)]


@pytest.fixture
def log() -> Iterator[Kept]:
    """All that the server writes at level debug, as `configure_logging` sets it."""
    kept, ours = Kept(), logging.getLogger("nivelo")
    level = ours.level
    ours.setLevel(logging.DEBUG)
    logging.getLogger().addHandler(kept)
    yield kept
    logging.getLogger().removeHandler(kept)
    ours.setLevel(level)


async def with_large_numbers(server: Running) -> None:
    """Let people have numbers that cannot be mistaken for anything else."""
    if server.service.engine.dialect.name == "postgresql":
        statement = (
            "SELECT setval(pg_get_serial_sequence('people', 'id'), "
            f"GREATEST({FIRST_PERSON}, (SELECT max(id) FROM people)))"
        )
    else:
        statement = (
            "INSERT OR IGNORE INTO people (id, token_hash, name, created_at) "
            f"VALUES ({FIRST_PERSON}, x'00', 'nobody', 0)"
        )

    async def execute() -> None:
        async with writing(server.service.engine) as connection:
            await connection.execute(text(statement))

    await server.ask(execute())


def written(secret: bytes) -> list[str]:
    """The ways in which bytes could be written."""
    plain = [b64encode(secret).decode(), urlsafe_b64encode(secret).decode()]
    return [secret.hex(), repr(secret)[2:-1], *plain, *(word.rstrip("=") for word in plain)]


class Secrets:
    """What may not be found anywhere: the seed and its secret, tokens, people's numbers."""

    def __init__(self, table: Table, party: Party) -> None:
        self.hidden = written(table.secret)
        if table.match is not None:
            self.hidden += written(game_seed(table.secret, table.match.words))
        for person in party.people:
            self.hidden += [person.cookie, *written(token_hash(person.cookie))]
        self.hidden += [str(seat.person) for seat in table.seats if seat.person]
        assert all(len(word) >= 10 for word in self.hidden)

    def check(self, text: str, where: str) -> None:
        for word in self.hidden:
            assert word not in text, f"{word} in {where}"


async def misbehave(window: Seat, random: Random) -> None:
    """Ask for what is refused, to see what the refusals say."""
    deck = ["R1", "G5", "B12", "J", "P2", "skip", "knock", "R3@1", "-G7", "stopper>1"]
    at = window.now["position"]
    tries: list[tuple[str, dict[str, Any]]] = [
        ("move", {"at": at, "move": random.choice(deck)}),
        ("move", {"at": at, "move": f"[{' '.join(random.sample(deck[:5], 3))}]"}),
        ("check", {"layout": f"[{' '.join(random.choices(deck[:5], k=4))} | R4 R5 J=6]"}),
        ("answer", {"at": at, "move": random.choice(["pass", "knock!"])}),
        ("undo", {"at": at - 1}),
        ("hint", {}),
        ("coach", {}),
        ("start", {}),
        ("chat", {"text": "hm"}),
    ]
    kind, fields = random.choice(tries)
    with suppress(RefusedError):
        await window.do(kind, **fields)


async def scan_http(party: Party, secrets: Secrets) -> int:
    """Read all that can be read over HTTP, as everybody; gives how much was looked at."""
    server = party.company.server
    looked = 0
    async with httpx.AsyncClient() as nobody:
        schema = (await nobody.get(f"{server.url}/api/docs/openapi.json")).json()
        readers = [nobody, party.people[0].http, party.people[-1].http]
        fill = {"table_id": party.table, "seat": "0", "number": "1", "game_id": "none"}
        fill["code"] = party.windows[0].now["table"]["code"]
        for path, operations in schema["paths"].items():
            if "get" not in operations:
                continue
            for name, value in fill.items():
                path = path.replace(f"{{{name}}}", value)
            assert "{" not in path, f"{path} is not looked at"
            for reader in readers:
                answer = await reader.get(f"{server.url}{path}")
                assert answer.status_code < 500
                secrets.check(answer.text, path)
                secrets.check(str(answer.headers), f"headers of {path}")
                if "/games/1" in path:
                    assert answer.json()["code"] == "history/not_over"
                looked += 1
        metrics = await nobody.get(f"{server.url}/metrics")
        assert metrics.status_code == 200
        secrets.check(metrics.text, "metrics")
    return looked


@pytest.mark.parametrize("game", BUILT_IN)
async def test_nothing_is_told_that_its_reader_may_not_know(
    company: Company, log: Kept, game: str
) -> None:
    await with_large_numbers(company.server)
    company.kind = Recorded
    random = Random(game)
    party = Party(company, random)
    await party.sit_down(3, 1, game=game, description="", knock_seconds=60)
    await party.windows[1].do("word", word="a word")
    await party.start()
    while party.moves < MOVES and party.windows[0].now["table"]["status"] == "playing":
        mover = actor(party.windows)
        if mover is None:
            await party.windows[0].receive()
        else:
            if random.random() < 0.3:
                await misbehave(random.choice(party.windows), random)
                await party.look()
                if actor(party.windows) is not mover:
                    continue  # it was allowed, as an answer to a question that was asked
            if random.random() < 0.05:
                await party.come_back()
            await party.step(mover)
            party.moves += 1
        await party.look()
    await party.windows[2].do("mute", seat=1)
    await party.windows[1].do("chat", text="not for everyone")
    await party.windows[0].do("pause")
    await party.look()

    server = company.server
    table = await server.stored(party.table)
    secrets = Secrets(table, party)
    assert await scan_http(party, secrets) > 30

    code = party.windows[0].now["table"]["code"]
    stored = await server.entries(party.table)
    truth = Truth(stored, code, [-1, 0, 1, 2], party.table)
    checked = 0
    for window in party.all_windows:
        assert isinstance(window, Recorded)
        seq = 0
        # Seats were taken after the windows were opened: those messages are a spectator's.
        for sent, message in window.heard:
            reader = window.now["you"]
            if message.get("seq", seq) < seated_at(stored, reader):
                reader = -1
            secrets.check(json.dumps(message), "a message")
            seq = truth.check(sent, message, reader, seq)
            checked += 1
    assert checked > MOVES
    for line in log.lines:
        secrets.check(line, "a log line")
    assert log.lines


def seated_at(stored: list[Any], seat: int) -> int:
    if seat <= 0:
        return 0
    return next(int(entry.seq) for entry in stored if entry.kind == "sat" and entry.seat == seat)


async def test_a_database_that_fails_does_not_write_secrets_to_the_log(
    tmp_path: Path, postgres: Postgres, log: Kept, known_secrets: None
) -> None:
    for database in ("", postgres.new_database()):
        with running(tmp_path / (database and "postgres"), database=database) as server:
            await fail_to_store(server, log)


async def fail_to_store(server: Running, log: Kept) -> None:
    async def rename(old: str, new: str) -> None:
        async with writing(server.service.engine) as connection:
            await connection.execute(text(f"ALTER TABLE {old} RENAME TO {new}"))

    async with Account(server.url, "Ann") as ann:
        await server.ask(rename("entries", "hidden"))
        secret = decide.new_secret()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(decide, "new_secret", lambda: secret)
            with pytest.raises(RefusedError) as refusal:
                await ann.create_table({"seats": 2})
        assert refusal.value.code == "server/storage"
        assert secret not in refusal.value.text
        assert any("could not be stored" in line for line in log.lines)
        assert not any(secret in line or ann.cookie in line for line in log.lines)
        await server.ask(rename("hidden", "entries"))
        await ann.create_table({"seats": 2})

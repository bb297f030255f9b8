"""Databases of every form come to the newest one, with what is in them.

`tests/released` holds, for every form that the database has had, what a server of that time
stored: a migration needs such a file before it.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier
from typing import Any, TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import (
    Boolean,
    Connection,
    Engine,
    LargeBinary,
    MetaData,
    create_engine,
    func,
    insert,
    inspect,
    select,
    text,
)

from nivelo.server.storage.database import (
    database_url,
    migrate,
    migrations_config,
    open_engine,
    open_sync_engine,
    upgrade,
    writing,
)
from nivelo.server.storage.schema import metadata
from nivelo.server.table.entries import Entry
from nivelo.server.table.table import Table
from support.server.postgres import Postgres
from support.server.running_server import running

pytestmark = pytest.mark.slow_pure

T = TypeVar("T")

RELEASED = Path(__file__).parents[2] / "released"
PROCESSES = 3
MIGRATE = """
import asyncio, pathlib, sys, time
from nivelo.server.storage.database import database_url, migrate, open_engine

async def main():
    engine = open_engine(database_url(sys.argv[1]))
    pathlib.Path(sys.argv[2]).touch()
    while not pathlib.Path(sys.argv[3]).exists():
        time.sleep(0.001)
    await migrate(engine)
    await engine.dispose()

asyncio.run(main())
"""


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()


def on(address: str, work: Callable[[Connection], T]) -> T:
    """Do something in one transaction on a database."""

    async def connect() -> T:
        engine = open_engine(database_url(address))
        try:
            async with writing(engine) as connection:
                answer: T = await connection.run_sync(work)
                return answer
        finally:
            await engine.dispose()

    return asyncio.run(connect())


def migrated(address: str) -> None:
    async def connect() -> None:
        engine = open_engine(database_url(address))
        try:
            await migrate(engine)
        finally:
            await engine.dispose()

    asyncio.run(connect())


def revisions() -> list[str]:
    """All forms of the database, the first one first."""
    with create_engine("sqlite://").connect() as connection:
        script = ScriptDirectory.from_config(migrations_config(connection))
    return [each.revision for each in script.walk_revisions()][::-1]


def described(connection: Connection) -> dict[str, Any]:
    """The form of a database, in words that can be compared."""
    inspector = inspect(connection)
    tables: dict[str, Any] = {}
    for name in inspector.get_table_names():
        if name == "alembic_version":
            continue
        columns = [{**each, "type": repr(each["type"])} for each in inspector.get_columns(name)]
        tables[name] = {
            "columns": {each["name"]: each for each in columns},
            "key": inspector.get_pk_constraint(name),
            "foreign": by_name(inspector.get_foreign_keys(name)),
            "unique": by_name(inspector.get_unique_constraints(name)),
            "indexes": by_name(inspector.get_indexes(name)),
            "options": inspector.get_table_options(name),
        }
    return tables


def by_name(items: list[Any]) -> dict[str, Any]:
    return {each["name"]: each for each in items}


def test_a_new_database_is_what_the_schema_says(address: str, tmp_path: Path) -> None:
    migrated(address)

    def differences(connection: Connection) -> list[Any]:
        context = MigrationContext.configure(connection, opts={"compare_server_default": True})
        return list(compare_metadata(context, metadata))

    assert on(address, differences) == []


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_migrations_make_the_very_tables_of_the_schema(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    if kind == "sqlite":
        addresses = [f"sqlite:///{tmp_path / name}" for name in ("one.sqlite3", "two.sqlite3")]
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        addresses = [postgres.new_database(), postgres.new_database()]
    migrated(addresses[0])
    on(addresses[1], metadata.create_all)
    assert on(addresses[0], described) == on(addresses[1], described)
    assert set(on(addresses[0], described)) == set(metadata.tables)


def test_every_form_has_a_file_of_what_was_stored_then() -> None:
    assert [path.stem for path in sorted(RELEASED.glob("*.json"))] == revisions()


def fill(connection: Connection, rows: dict[str, list[dict[str, Any]]]) -> None:
    """Store rows in tables as they are now."""
    tables = MetaData()
    tables.reflect(connection)
    for table in tables.sorted_tables:
        if rows.get(table.name):
            values = [
                {name: value_of(table.c[name].type, value) for name, value in row.items()}
                for row in rows[table.name]
            ]
            connection.execute(insert(table), values)
    if connection.dialect.name == "postgresql":
        highest = "SELECT setval(pg_get_serial_sequence('people', 'id'), max(id)) FROM people"
        connection.execute(text(highest))


def value_of(kind: object, value: Any) -> Any:
    if isinstance(kind, LargeBinary):
        return bytes.fromhex(value)
    return bool(value) if isinstance(kind, Boolean) else value


@pytest.mark.parametrize("revision", revisions())
def test_what_was_stored_in_an_older_form_is_kept(
    address: str, revision: str, tmp_path: Path
) -> None:
    rows = json.loads((RELEASED / f"{revision}.json").read_text(encoding="utf-8"))
    on(address, lambda connection: upgrade(connection, revision))
    on(address, lambda connection: fill(connection, rows))
    migrated(address)

    def counted(connection: Connection) -> dict[str, int]:
        return {
            name: connection.scalar(select(func.count()).select_from(metadata.tables[name])) or 0
            for name in rows
        }

    assert on(address, counted) == {name: len(table_rows) for name, table_rows in rows.items()}
    # And a server goes on with every table.
    with running(tmp_path, database=address) as server:
        for row in rows["tables"]:
            table = server.call(server.service.store.load(row["id"]))
            assert table.status == row["status"]
            assert [seat.name for seat in table.seats] == json.loads(row["names"])
            last = max(each["seq"] for each in rows["entries"] if each["table_id"] == row["id"])
            assert table.seq >= last
            assert server.call(server.service.store.table_with_code(row["code"])) == row["id"]


def test_whose_turn_it_is_was_not_stored_before(address: str) -> None:
    """Of the tables under way it is found out once, of all others there is nothing to say."""
    rows = json.loads((RELEASED / "0001.json").read_text(encoding="utf-8"))
    on(address, lambda connection: upgrade(connection, "0001"))
    on(address, lambda connection: fill(connection, rows))
    migrated(address)
    awaited: dict[str, int] = {}
    for row in rows["tables"]:
        of_table = [each for each in rows["entries"] if each["table_id"] == row["id"]]
        entries = [Entry(e["seq"], e["at"], e["kind"], e["seat"], e["body"]) for e in of_table]
        table = Table(row["id"], row["code"], entries[0])
        for entry in entries[1:]:
            table.apply(entry)
        if table.awaited:
            awaited[row["id"]] = table.awaited
    turns = metadata.tables["turns"]

    def stored(connection: Connection) -> dict[str, int]:
        return {row.table_id: row.person_id for row in connection.execute(select(turns))}

    assert awaited
    assert on(address, stored) == awaited


def test_a_table_that_cannot_be_read_does_not_stop_a_migration(address: str) -> None:
    rows = json.loads((RELEASED / "0001.json").read_text(encoding="utf-8"))
    broken = next(row["id"] for row in rows["tables"] if row["status"] == "playing")
    rows["entries"] = [each for each in rows["entries"] if each["table_id"] != broken]
    on(address, lambda connection: upgrade(connection, "0001"))
    on(address, lambda connection: fill(connection, rows))
    migrated(address)
    turns = metadata.tables["turns"]
    tables_kept = on(address, lambda connection: set(connection.scalars(select(turns.c.table_id))))
    assert tables_kept
    assert broken not in tables_kept


def test_several_processes_migrate_at_once(address: str, tmp_path: Path) -> None:
    go = tmp_path / "go"
    ready = [tmp_path / f"ready{number}" for number in range(PROCESSES)]
    started = [
        subprocess.Popen(
            [sys.executable, "-c", MIGRATE, address, str(path), str(go)],
            stderr=subprocess.PIPE,
            text=True,
        )
        for path in ready
    ]
    try:
        while not all(path.exists() for path in ready):
            assert all(process.poll() is None for process in started)
        go.touch()
        for process in started:
            _, errors = process.communicate(timeout=60)
            assert process.returncode == 0, errors
    finally:
        for process in started:
            process.kill()
            process.communicate()
    assert set(on(address, described)) == set(metadata.tables)


def test_a_new_file_is_opened_by_several_at_once(tmp_path: Path) -> None:
    with ThreadPoolExecutor(max_workers=4) as threads:
        for number in range(30):
            url = database_url(str(tmp_path / f"{number}.sqlite3"))
            engines = [open_sync_engine(url) for _ in range(4)]
            together = Barrier(4)

            def mode(engine: Engine, together: Barrier = together) -> str | None:
                together.wait()
                with engine.connect() as connection:
                    return connection.exec_driver_sql("PRAGMA journal_mode").scalar()

            assert list(threads.map(mode, engines)) == ["wal"] * 4
            for engine in engines:
                engine.dispose()


def test_a_database_that_is_up_to_date_is_left_alone(address: str) -> None:
    migrated(address)
    rows = json.loads((RELEASED / f"{revisions()[-1]}.json").read_text(encoding="utf-8"))
    on(address, lambda connection: fill(connection, rows))
    before = on(address, described)
    migrated(address)
    assert on(address, described) == before
    count = select(func.count()).select_from(metadata.tables["entries"])
    assert on(address, lambda connection: connection.scalar(count)) == len(rows["entries"])

"""`nivelo export` and `nivelo import`: tables move between databases, whole or not at all."""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from nivelo.client import Account
from nivelo.server.storage import schema
from nivelo.server.storage.transfer.export_file import EXPORTED
from nivelo.server.storage.transfer.import_ import Imported
from support.cli.command_result import Nivelo
from support.server.exported_tables import (
    Source,
    lines_of,
    what_they_see,
    without_ends,
    write_lines,
)
from support.server.finished_games import SMALL_SETUP, Shown, play_out, small_table
from support.server.postgres import Postgres
from support.server.running_server import running

pytestmark = pytest.mark.slow_pure  # the same in both modes


@pytest.fixture(params=["sqlite", "postgres"])
def target(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database that is not there yet, or empty."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'target.sqlite3'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()


async def strangers(url: str) -> None:
    """Other people, so that numbers of people are different there."""
    for name in ("Xenia", "Yves"):
        async with Account(url, name) as account:
            await small_table(account)


# What is moved


def test_every_part_of_the_database_is_moved_but_what_runs_now() -> None:
    moved = {part.name for part in EXPORTED}
    # Whose turn it is follows from the entries; how people look is in their lines; subscriptions
    # are of use with this key only.
    left = {"avatars", "push_subscriptions", "server_secrets", "servers", "summons", "turns"}
    assert set(schema.metadata.tables) - moved == left


def test_the_file_says_what_is_in_it(nivelo: Nivelo, source: Source, tmp_path: Path) -> None:
    path = tmp_path / "all.jsonl"
    done = nivelo("export", str(path), "--data", str(source.folder), "--json").json
    lines = lines_of(path)
    assert [line["is"] for line in lines].count("table") == done["tables"] == 2
    assert [line["is"] for line in lines].count("person") == done["people"] == 4
    assert done["own_games"] == 1
    assert lines[0]["is"] == "nivelo-export"
    assert lines[-1]["is"] == "end"
    before = path.read_bytes().splitlines(keepends=True)[:-1]
    assert lines[-1]["sha256"] == hashlib.sha256(b"".join(before)).hexdigest()
    assert lines[-1]["lines"] == len(before)


def test_the_file_holds_seeds_so_only_its_owner_can_read_it(exported: Path) -> None:
    assert exported.stat().st_mode & 0o777 == 0o600


def test_people_find_their_tables_again_in_another_database(
    nivelo: Nivelo, source: Source, exported: Path, target: str, tmp_path: Path
) -> None:
    with running(tmp_path, database=target) as server:
        asyncio.run(strangers(server.url))
    done = nivelo("import", str(exported), "--database", target, "--json").json
    assert (done["tables"], done["people"], done["own_games"]) == (2, 4, 1)
    with running(tmp_path, database=target) as server:
        assert asyncio.run(what_they_see(source, server.url)) == source.seen
        asyncio.run(go_on(source, server.url))


async def go_on(source: Source, url: str) -> None:
    """Ann takes her seat to a new device; they play the game to its end."""
    async with (
        Account(url, "Ann") as anns_phone,
        Account(url, "Ben", source.cookies["bens_phone"]) as ben,
    ):
        await anns_phone.post("/tables/recover", {"token": source.link})
        await ben.do(source.going_on, "leave")  # a bot takes over
        async with anns_phone.seat(source.going_on) as seat:
            await play_out(Shown(seat))
        assert (await anns_phone.get("/history"))["total"] == 1


def test_a_link_to_the_seat_of_a_bot_is_the_hosts_in_another_database_too(
    nivelo: Nivelo, target: str, tmp_path: Path
) -> None:
    path, folders = tmp_path / "all.jsonl", (tmp_path / "one", tmp_path / "two")
    with running(folders[0]) as server:
        table, link = asyncio.run(linked_bot(server.url))
    with running(folders[1], database=target) as server:
        asyncio.run(strangers(server.url))
    nivelo("export", str(path), "--data", str(folders[0]))
    nivelo("import", str(path), "--database", target)
    with running(folders[1], database=target) as server:
        assert asyncio.run(taken_by_link(server.url, link)) == table


async def linked_bot(url: str) -> tuple[str, str]:
    """A table, and a link to the seat of its bot."""
    async with Account(url, "Ann") as ann:
        table = await ann.create_table(SMALL_SETUP, {1: {"name": "easy"}})
        return table, (await ann.post(f"/tables/{table}/seats/1/recovery"))["token"]


async def taken_by_link(url: str, link: str) -> object:
    async with Account(url, "Cleo") as cleo:
        return (await cleo.post("/tables/recover", {"token": link}))["id"]


def test_databases_of_both_kinds_give_the_same_export(
    nivelo: Nivelo, exported: Path, tmp_path: Path, postgres: Postgres
) -> None:
    first = exported
    for number, database in enumerate(
        (f"sqlite:///{tmp_path}/1", postgres.new_database(), f"sqlite:///{tmp_path}/2")
    ):
        nivelo("import", str(first), "--database", database)
        again = tmp_path / f"{number}.jsonl"
        nivelo("export", str(again), "--database", database)
        # In the first, people are numbered as they came; from then on as they stand in the file.
        if number:
            assert without_ends(again) == without_ends(first)
        first = again


def test_one_table_can_be_moved_by_its_id_or_code(
    nivelo: Nivelo, source: Source, exported: Path, tmp_path: Path
) -> None:
    table = next(
        line
        for line in lines_of(exported)
        if line["is"] == "table" and line["rows"]["tables"][0][0] == source.going_on
    )
    code = table["rows"]["tables"][0][1]
    for name in (source.going_on, code, code.lower()):
        path = tmp_path / f"only-{name}.jsonl"
        done = nivelo("export", str(path), "--data", str(source.folder), "--table", name)
        assert done.code == 0, done.err
        # Ann, Ben and his phone; Cleo sits elsewhere.
        assert [line["is"] for line in without_ends(path)] == ["person"] * 3 + ["table"]
        assert without_ends(path)[-1] == table
        assert nivelo("import", str(path), "--database", str(tmp_path / name)).code == 0


def test_an_export_may_flow_from_one_database_into_another(source: Source, tmp_path: Path) -> None:
    words = [sys.executable, "-m", "nivelo.cli"]
    environment = {k: v for k, v in os.environ.items() if not k.startswith("COV")}
    writing = subprocess.Popen(
        [*words, "export", "-", "--data", str(source.folder)],
        stdout=subprocess.PIPE,
        env=environment,
    )
    reading = subprocess.run(
        [*words, "import", "-", "--database", str(tmp_path / "target"), "--json"],
        stdin=writing.stdout,
        capture_output=True,
        env=environment,
        check=True,
        timeout=120,
    )
    assert writing.wait(60) == 0
    assert writing.stdout is not None
    writing.stdout.close()
    assert json.loads(reading.stdout)["tables"] == 2


# Again, and beside what is there


def test_the_same_file_a_second_time_changes_nothing(
    nivelo: Nivelo, exported: Path, target: str, tmp_path: Path
) -> None:
    nivelo("import", str(exported), "--database", target)
    before, after = tmp_path / "before", tmp_path / "after"
    nivelo("export", str(before), "--database", target)
    done = nivelo("import", str(exported), "--database", target, "--json").json
    nivelo("export", str(after), "--database", target)
    assert Imported(**done) == Imported(tables_there=2, people_there=4, own_games_there=1)
    assert without_ends(before) == without_ends(after)


def test_it_can_be_read_into_the_database_that_it_came_from(
    nivelo: Nivelo, source: Source, exported: Path, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.sqlite3"
    shutil.copy(source.folder / "nivelo.sqlite3", copy)
    done = nivelo("import", str(exported), "--database", str(copy), "--json").json
    assert (done["tables"], done["tables_there"], done["people"]) == (0, 2, 0)


def test_a_table_whose_code_is_taken_gets_a_new_one(
    nivelo: Nivelo, exported: Path, tmp_path: Path
) -> None:
    lines = lines_of(exported)[:-1]
    for line in lines:
        if line["is"] == "table":
            line["rows"]["tables"][0][0] = other = line["rows"]["tables"][0][0][::-1]
            for part in ("entries", "sitters", "results", "scores"):
                for row in line["rows"][part]:
                    row[0] = other
            line["rows"]["recoveries"] = []
    lines = [line for line in lines if line["is"] != "own-game"]
    write_lines(tmp_path / "others", lines)
    database = str(tmp_path / "target")
    nivelo("import", str(exported), "--database", database)
    done = nivelo("import", str(tmp_path / "others"), "--database", database)
    assert "2 tables have a new short code" in done.out
    nivelo("export", str(tmp_path / "both"), "--database", database)
    tables = [line for line in lines_of(tmp_path / "both") if line["is"] == "table"]
    assert len({table["rows"]["tables"][0][1] for table in tables}) == len(tables) == 4


def test_a_table_that_has_gone_on_differently_is_refused(
    nivelo: Nivelo, source: Source, exported: Path, tmp_path: Path
) -> None:
    database = str(tmp_path / "target")
    nivelo("import", str(exported), "--database", database)
    with running(tmp_path, database=database) as server:

        async def say_more() -> None:
            async with Account(server.url, "Ann", source.cookies["ann"]) as ann:
                await ann.do(source.going_on, "chat", text="still there?")

        asyncio.run(say_more())
    done = nivelo("import", str(exported), "--database", database)
    assert done.code == 2
    assert done.err.startswith("nivelo: import/table_differs: ")
    assert source.going_on in done.err


def test_a_game_of_ones_own_that_was_changed_since_is_refused(
    nivelo: Nivelo, exported: Path, tmp_path: Path
) -> None:
    database = str(tmp_path / "target")
    nivelo("import", str(exported), "--database", database)
    lines = lines_of(exported)[:-1]
    lines[-1]["row"][2] = "Another title"
    write_lines(tmp_path / "changed", lines)
    done = nivelo("import", str(tmp_path / "changed"), "--database", database)
    assert done.err.startswith("nivelo: import/own_game_differs: ")


# What is asked wrongly


def test_a_database_that_is_not_there_is_not_made_by_an_export(
    nivelo: Nivelo, tmp_path: Path
) -> None:
    done = nivelo("export", str(tmp_path / "out"), "--database", str(tmp_path / "none"))
    assert done.code == 2
    assert done.err.startswith("nivelo: database/missing: ")
    assert list(tmp_path.iterdir()) == []


def test_a_database_of_another_form_is_not_exported(nivelo: Nivelo, tmp_path: Path) -> None:
    (tmp_path / "empty").write_bytes(b"")
    done = nivelo("export", str(tmp_path / "out"), "--database", str(tmp_path / "empty"))
    assert done.err.startswith("nivelo: database/form: it has the form None")
    assert not (tmp_path / "out").exists()


def test_a_file_that_is_no_database_is_said_to_be_none(nivelo: Nivelo, tmp_path: Path) -> None:
    (tmp_path / "text").write_text("This is a letter, and no database. " * 100)
    for command in ("export", "import"):
        file = tmp_path / "out"
        if command == "import":
            file.write_text("")
        done = nivelo(command, str(file), "--database", str(tmp_path / "text"))
        assert done.code == 2
        assert done.err.startswith("nivelo: database/failed: ")


def test_a_table_that_is_not_there_is_named(nivelo: Nivelo, source: Source, tmp_path: Path) -> None:
    path = tmp_path / "out"
    done = nivelo("export", str(path), "--data", str(source.folder), "--table", "NOWHERE")
    assert done.err == "nivelo: export/unknown: there is no table 'NOWHERE'\n"
    assert not path.exists()


def test_files_that_cannot_be_used_are_named(
    nivelo: Nivelo, source: Source, exported: Path, tmp_path: Path
) -> None:
    data = ("--data", str(source.folder))
    before = exported.read_bytes()
    assert nivelo("export", str(exported), *data).err.startswith("nivelo: file/exists: ")
    assert exported.read_bytes() == before
    nowhere = str(tmp_path / "nowhere" / "file")
    assert nivelo("export", nowhere, *data).err.startswith("nivelo: file/unwritable: ")
    target = ("--database", str(tmp_path / "target"))
    assert nivelo("import", nowhere, *target).err.startswith("nivelo: file/unreadable: ")
    assert nivelo("import", str(tmp_path), *target).err.startswith("nivelo: file/unreadable: ")

"""docs/protocol.md and its schema say what the server does, all of it and nothing else."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator

from nivelo.client import Account
from nivelo.engine import events
from nivelo.engine.model.position import DECISIONS
from nivelo.server.protocol.commands import REACTIONS
from nivelo.server.protocol.schema import protocol_schema, schema_text
from nivelo.server.table.match import TAKEN_BACK
from nivelo.server.table.statuses import BOT_SITS_IN, CAME_BACK, LEFT_TABLE
from support.docs.error_codes import codes
from support.docs.protocol_page import PAGE, ROOT, rows, section, words
from support.server.finished_games import GREEDY, SMALL_SETUP
from support.server.running_server import Running

pytestmark = pytest.mark.slow_pure


def part(name: str) -> list[str]:
    """The fields of a part, such as `own`: of the table after the line that begins with it."""
    text = re.search(rf"\n`{name}`: .*?\n\n(\|.*?)\n\n", section("### The parts"), re.DOTALL)
    assert text is not None, name
    return [word for row in rows(text[1]) for word in words(row[0])]


def struct_fields(name: str) -> set[str]:
    return set(protocol_schema()["$defs"][name]["properties"]) - {"type"}


def by_type(name: str) -> dict[str, str]:
    """The names of the types of commands or messages by the word in their `type`."""
    mapping = protocol_schema()["$defs"][name]["discriminator"]["mapping"]
    return {tag: ref.rpartition("/")[2] for tag, ref in mapping.items()}


# The schema


def test_the_schema_is_current() -> None:
    written = (ROOT / "docs" / "protocol-schema.json").read_text(encoding="utf-8")
    assert written == schema_text(), (
        "run: python -m nivelo.server.protocol.schema docs/protocol-schema.json"
    )


def validator(name: str, closed: bool) -> Draft202012Validator:
    """Accepts commands or messages; if it is closed, without fields that the schema lacks."""
    schema = protocol_schema()
    if closed:
        for each in schema["$defs"].values():
            if "properties" in each:
                each["additionalProperties"] = False
    return Draft202012Validator({**schema, "anyOf": [{"$ref": f"#/$defs/{name}"}]})


def problems(message: object) -> list[str]:
    return [problem.message for problem in MESSAGES.iter_errors(message)]


MESSAGES = validator("Message", closed=True)


@pytest.mark.anyio
async def test_every_message_of_a_real_game_fits_the_schema(server: Running) -> None:
    seen: set[str] = set()

    def check(message: dict[str, Any]) -> None:
        seen.add(message["type"])
        assert problems(message) == [], message

    async with Account(server.url, "Ann") as ann:
        table = await ann.create_table({**SMALL_SETUP, "timer": 60}, {1: GREEDY})
        async with ann.seat(table) as seat:
            check(seat.now)
            for kind, fields in (
                ("ping", {}),
                ("undo", {"at": 0}),
                ("chat", {"text": "hello"}),
                ("react", {"reaction": "wow"}),
                ("mute", {"seat": 1}),
                ("start", {}),
                ("hint", {}),
                ("coach", {}),
                ("bot", {"seat": 0, "bot": GREEDY}),
            ):
                number = await seat.send(kind, **fields)
                message: dict[str, Any] = {}
                while message.get("id") != number:
                    message = await seat.receive()
                    check(message)
            while seat.now["table"]["status"] != "over":
                check(await seat.receive())
            await seat.send("rematch")
            while seat.now["table"]["status"] == "over":
                check(await seat.receive())
        check(await ann.get(f"/tables/{table}"))
    assert seen >= {"hello", "update", "presence", "ack", "hinted", "coached", "error", "pong"}


@pytest.mark.parametrize("name", ["level8-99", "level8-master", "level8-board", "niveldoce"])
@pytest.mark.anyio
async def test_a_table_of_every_game_fits_the_schema(sqlite_server: Running, name: str) -> None:
    async with Account(sqlite_server.url, "Ann") as ann:
        table = await ann.create_table({"game": name, "seats": 3})
        await ann.do(table, "start")
        message = await ann.get(f"/tables/{table}")
        assert message["open"] is not None
        assert problems(message) == []


def test_the_schema_refuses_what_the_server_would_refuse() -> None:
    commands = validator("Command", closed=False)
    assert commands.is_valid({"type": "move", "at": 3, "move": "draw"})
    assert not commands.is_valid({"type": "move", "move": "draw"})
    assert not commands.is_valid({"type": "move", "at": 3, "move": "draw", "more": 1})
    assert not commands.is_valid({"type": "fly"})
    assert not commands.is_valid({"type": "mute", "seat": 8})


# The page


def test_the_page_names_every_command_with_its_fields() -> None:
    documented = {words(row[0])[0]: set(words(row[1])) for row in rows(section("### Commands"))}
    assert documented == {
        tag: struct_fields(name) - {"id"} for tag, name in by_type("Command").items()
    }


def test_the_page_names_every_message_with_its_fields() -> None:
    documented = {words(row[0])[0]: set(words(row[1])) for row in rows(section("### Messages"))}
    assert documented == {tag: struct_fields(name) for tag, name in by_type("Message").items()}


@pytest.mark.parametrize(
    ("name", "struct"),
    [("table", "TableInfo"), ("setup", "Setup"), ("open", "Open"), ("own", "Own")],
)
def test_the_page_explains_every_field_of_the_parts(name: str, struct: str) -> None:
    documented = part(name)
    assert len(documented) == len(set(documented))
    assert set(documented) == struct_fields(struct)


def test_the_page_gives_the_defaults_of_a_setup() -> None:
    defaults = protocol_schema()["$defs"]["Setup"]["properties"]
    text = re.search(r"\n`setup`: .*?\n\n(\|.*?)\n\n", section("### The parts"), re.DOTALL)
    assert text is not None
    for row in rows(text[1]):
        for name, documented in zip(words(row[0]), row[1].split(", "), strict=True):
            default = {"sides": ["one"], "bot": "hard"}.get(name, defaults[name].get("default"))
            shown = default if isinstance(default, str) else json.dumps(default)
            assert documented.strip("`") == shown, name


def test_the_page_names_every_decision_reaction_and_event() -> None:
    documented = next(row for row in rows(section("### The parts")) if "`decision`" in row[0])
    assert set(words(documented[1])) == set(DECISIONS)
    documented = next(row for row in rows(section("### Commands")) if row[0] == "`react`")
    assert tuple(words(documented[2])) == REACTIONS
    table = section("### The parts").partition("| `what` |")[2]
    named = [word for row in rows("| `what` |" + table) for word in words(row[0])]
    happening = {
        value for value in vars(events).values() if isinstance(value, str) and value.isidentifier()
    }
    happening &= {vars(events)[name] for name in vars(events) if name.isupper()}
    assert len(named) == len(set(named))
    assert set(named) == happening | {TAKEN_BACK, LEFT_TABLE, BOT_SITS_IN, CAME_BACK}


def test_the_page_lists_every_code_that_the_sources_know() -> None:
    named = [word for row in rows(section("## Codes")) for word in words(row[0])]
    assert sorted(named) == sorted(codes())


def test_the_page_gives_the_status_that_a_code_is_sent_with() -> None:
    known = codes()
    tables = section("## Codes").split("**Of the library")[0]
    checked = 0
    for row in rows(tables):
        if len(row) == 3:
            documented = {int(number) for number in re.findall(r"\d{3}", row[1])}
            for code in words(row[0]):
                if known[code] and code != "request/since":
                    checked += 1
                    assert known[code] <= documented, code
    assert checked > 30


def test_the_page_shows_the_example_bot_as_it_is() -> None:
    example = (ROOT / "examples" / "simple_bot.py").read_text(encoding="utf-8")
    assert f"```python\n{example}```" in PAGE


def test_the_links_of_the_page_lead_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", PAGE):
        assert (ROOT / "docs" / target).exists(), target
    headings = {
        re.sub(r"[^\w -]", "", title).strip().lower().replace(" ", "-")
        for title in re.findall(r"^#+ (.*)$", PAGE, re.MULTILINE)
    }
    assert set(re.findall(r"\]\(#([^)]+)\)", PAGE)) <= headings

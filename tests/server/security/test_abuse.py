"""Messages as they should not be: always an answer with a code, never a change."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from nivelo.client import Account, Seat
from nivelo.server.table import entries
from support.server.database_rows import everything_stored
from support.server.generated.random_commands import nonsense
from support.server.people_at_tables import Company, actor, can, play_on, table_of, together, until
from support.server.raw_socket import RawSocket, raw_socket

pytestmark = [pytest.mark.anyio, pytest.mark.slow_pure]

DEEP = "[" * 20_000
LONG = "9" * 20_000

MALFORMED = [
    "",
    " ",
    "hello",
    "null",
    "1",
    '"chat"',
    "[]",
    "{}",
    "{",
    '{"type":}',
    '{"type":null}',
    '{"type":"dance"}',
    '{"type":"CHAT","text":"x"}',
    '{"type":"chat"}',
    '{"type":"chat","text":7}',
    '{"type":"chat","text":["x"]}',
    '{"type":"chat","text":"x","more":1}',
    '{"type":"chat","text":"\\ud800"}',
    '{"type":"chat","text":"' + "x" * 301 + '"}',
    '{"type":"chat","text":"x","id":-1}',
    '{"type":"chat","text":"x","id":1.5}',
    '{"type":"chat","text":"x","id":"1"}',
    '{"type":"chat","text":"x","id":' + LONG + "}",
    '{"type":"chat","text":"x","id":1e400}',
    '{"type":"chat","text":"x","id":' + DEEP,
    '{"id":' + DEEP + ',"type":"chat"}',
    DEEP,
    '{"type":"change","setup":{"options":' + '{"a":' * 5000 + "}" * 5000 + "}}",
    '{"type":"move"}',
    '{"type":"move","at":1}',
    '{"type":"move","at":-1,"move":"draw"}',
    '{"type":"move","at":1e3,"move":"draw"}',
    '{"type":"move","at":99999999999999999999,"move":"draw"}',
    '{"type":"move","at":1,"move":""}',
    '{"type":"move","at":1,"move":"' + "R1 " * 300 + '"}',
    '{"type":"sit","seat":8}',
    '{"type":"sit","seat":-2}',
    '{"type":"ready","on":1}',
    '{"type":"bot","seat":0,"bot":{"name":"greedy","strength":0}}',
    '{"type":"change","setup":{"seats":1}}',
    '{"type":"ping","type":"chat","text":"x"}',
    "\x00",
    '{"type":"chat","text":"x"}{"type":"chat","text":"x"}',
]


async def two_playing(company: Company) -> tuple[list[Account], list[Seat]]:
    people = await company.people("Ann", "Ben")
    windows = await company.table(*people)
    await windows[0].do("start")
    await together(*windows)
    return people, windows


async def test_what_is_no_command_is_answered_with_a_code_and_changes_nothing(
    company: Company,
) -> None:
    (ann, _), windows = await two_playing(company)
    before = await everything_stored(company.server)
    async with raw_socket(company.server.url, table_of(windows[0]), ann.cookie) as socket:
        for message in MALFORMED:
            answer = await socket.ask(message)
            assert answer["type"] == "error", message[:80]
            assert answer["code"] in ("message/json", "message/invalid"), message[:80]
        for frame in (b"", b"\x00\xff", b'{"type":"chat","text":"x"}'):
            answer = await socket.ask(frame)
            assert (answer["type"], answer["code"]) == ("error", "message/binary")
        # The same connection still works.
        answer = await socket.ask('{"type":"ping","id":5}')
        assert (answer["type"], answer["id"]) == ("pong", 5)
    assert await everything_stored(company.server) == before


async def test_the_same_over_http(company: Company) -> None:
    (ann, _), windows = await two_playing(company)
    before = await everything_stored(company.server)
    path = f"/tables/{table_of(windows[0])}/commands"
    for message in [*(text.encode() for text in MALFORMED), b"\xff\xfe", b"\xef\xbb\xbf{}"]:
        answer = await ann.http.post(
            path, content=message, headers={"content-type": "application/json"}
        )
        assert answer.status_code == 400, message[:80]
        assert answer.json()["code"] == "request/invalid"
    assert await everything_stored(company.server) == before


async def test_the_number_of_a_message_comes_back_whenever_it_can_be_read(
    company: Company,
) -> None:
    (ann, _), windows = await two_playing(company)
    async with raw_socket(company.server.url, table_of(windows[0]), ann.cookie) as socket:
        for message, number in (
            ('{"type":"dance","id":7}', 7),
            ('{"type":"chat","id":8}', 8),
            ('{"type":"chat","id":"8"}', 0),
            ('{"type":"chat","id":-8}', 0),
            ('{"type":"undo","at":0,"id":9007199254740992}', 2**53),
            ("{", 0),
        ):
            assert (await socket.ask(message))["id"] == number


async def test_a_message_that_is_too_large_ends_its_connection_only(company: Company) -> None:
    (ann, _), windows = await two_playing(company)
    table = table_of(windows[0])
    before = await everything_stored(company.server)
    async with raw_socket(company.server.url, table, ann.cookie) as socket:
        await socket.connection.send('{"type":"chat","text":"' + "x" * 70_000 + '"}')
        assert await socket.closed() == 1009
    answer = await ann.http.post(f"/tables/{table}/commands", content=b"[" + b" " * 70_000 + b"]")
    assert (answer.status_code, answer.json()["code"]) == (413, "request/too_large")
    assert await everything_stored(company.server) == before
    await windows[0].do("chat", text="still here")


async def test_strangers_and_other_people_change_nothing(company: Company) -> None:
    _, windows = await two_playing(company)
    table = table_of(windows[0])
    (zoe,) = await company.people("Zoe")
    mover = await play_on(windows, can("draw"))
    at = mover.now["position"]
    commands: list[dict[str, Any]] = [
        {"type": "move", "at": at, "move": "draw"},
        {"type": "answer", "at": at, "move": "pass"},
        {"type": "undo", "at": at},
        {"type": "check", "layout": "[R1 R2 R3]"},
        {"type": "hint"},
        {"type": "coach"},
        {"type": "sit"},
        {"type": "leave"},
        {"type": "ready"},
        {"type": "pick", "side": "two"},
        {"type": "word", "word": "w"},
        {"type": "bot", "seat": 1},
        {"type": "return", "seat": 1},
        {"type": "remove", "seat": 1},
        {"type": "change", "setup": {"seats": 2}},
        {"type": "start"},
        {"type": "pause"},
        {"type": "end"},
        {"type": "rematch"},
        {"type": "chat", "text": "hello"},
        {"type": "react", "reaction": "wow"},
        {"type": "mute", "seat": 0},
    ]
    before = await everything_stored(company.server)
    for cookie, codes in (
        ("", {"person/unknown"}),
        ("x" * 43, {"person/unknown"}),
        (zoe.cookie, {"seat/none", "table/not_host", "table/playing"}),
    ):
        async with raw_socket(company.server.url, table, cookie) as socket:
            for command in commands:
                answer = await socket.ask(json.dumps(command))
                assert answer["type"] == "error"
                assert answer["code"] in codes, command
    for command in commands:
        posted = await zoe.http.post(f"/tables/{table}/commands", json=command)
        assert posted.status_code in (403, 409), command
    assert await everything_stored(company.server) == before


async def test_a_move_sent_many_times_at_once_is_made_once(company: Company) -> None:
    people, windows = await two_playing(company)
    table = table_of(windows[0])
    for _ in range(3):
        mover = await play_on(windows, can("draw"))
        person = people[mover.now["you"]]
        at = mover.now["position"]
        command = json.dumps({"type": "move", "at": at, "move": "draw"})
        async with (
            raw_socket(company.server.url, table, person.cookie) as one,
            raw_socket(company.server.url, table, person.cookie) as two,
        ):

            async def many(socket: RawSocket, command: str = command) -> list[str]:
                for _ in range(10):
                    await socket.connection.send(command)
                answers = [await socket.answer() for _ in range(10)]
                return [str(each.get("code", each["type"])) for each in answers]

            async def posted(person: Account = person, command: str = command) -> list[str]:
                answer = await person.http.post(f"/tables/{table}/commands", content=command)
                message = answer.json()
                return [str(message.get("code") or message["type"])]

            outcomes = await asyncio.gather(many(one), many(two), posted(), posted())
        assert Counter(code for each in outcomes for code in each) == {"ack": 1, "move/stale": 21}
        await until(mover, lambda now, at=at: bool(now["position"] > at))  # type: ignore[misc]
        await together(*windows)
        stored = await company.server.entries(table)
        assert [entry.body for entry in stored if entry.seq > at] == ["draw"]
        await play_on(windows, lambda window, seat=mover.now["you"]: window.now["you"] != seat)  # type: ignore[misc]


async def test_moves_in_the_wrong_order_are_refused(company: Company) -> None:
    """All sent at once: the later ones first, with positions that were not yet seen."""
    people, windows = await two_playing(company)
    table = table_of(windows[0])
    mover = await play_on(windows, can("draw"))
    at, hand = mover.now["position"], mover.now["own"]["hand"]
    sent = [
        {"type": "move", "at": at + 1, "move": f"-{hand[0]}"},
        {"type": "undo", "at": at + 2},
        {"type": "move", "at": at, "move": f"-{hand[0]}"},
        {"type": "move", "at": at, "move": "draw"},
        {"type": "move", "at": at, "move": f"-{hand[0]}"},
        {"type": "move", "at": at + 1, "move": f"-{hand[0]}"},
        {"type": "move", "at": at + 1, "move": f"-{hand[0]}"},
    ]
    async with raw_socket(company.server.url, table, people[mover.now["you"]].cookie) as socket:
        for command in sent:
            await socket.connection.send(json.dumps(command))
        answers = [await socket.answer() for _ in sent]
    assert [each.get("code", each["type"]) for each in answers] == [
        "move/stale",
        "move/stale",
        "move/illegal",
        "ack",
        "move/stale",
        "ack",
        "move/stale",
    ]
    bodies = [entry.body for entry in await company.server.entries(table) if entry.seq > at]
    assert bodies == ["draw", f"-{hand[0]}"]


async def test_who_hangs_up_at_once_has_moved_or_has_not_and_the_others_know(
    company: Company,
) -> None:
    people, windows = await two_playing(company)
    table = table_of(windows[0])
    random = Random(7)
    for _ in range(25):
        mover = actor(windows)
        if mover is None:
            break
        other = windows[1 - mover.now["you"]]
        at, cookie = mover.now["position"], people[mover.now["you"]].cookie
        move = random.choice(mover.now["own"]["legal"])
        command = json.dumps({"type": "move", "at": at, "move": move})
        async with raw_socket(company.server.url, table, cookie) as socket:
            await socket.connection.send(command)
            if random.random() < 0.5:
                await asyncio.sleep(0)
            socket.connection.transport.abort()
        # Whether it arrived or not, this is an answer to where the table stands.
        await other.do("chat", text="and?")
        await together(*windows)
        last = [e for e in await company.server.entries(table) if e.kind == entries.MOVE]
        moved = bool(last) and last[-1].seq > at
        assert (other.now["position"] > at) == moved
        if not moved:
            await mover.move(move)
            await together(*windows)


async def test_random_nonsense_never_brings_the_server_to_a_mistake(company: Company) -> None:
    people, windows = await two_playing(company)
    table = table_of(windows[0])
    random = Random(11)
    made = 0
    async with raw_socket(company.server.url, table, people[0].cookie) as socket:
        for number in range(300):
            message = json.dumps(nonsense(random, number))
            answer = await socket.ask(message)
            assert answer.get("code") != "server/error", message
            assert answer["type"] != "bye", message
            made += answer["type"] != "error"
    stored = await company.server.stored(table)
    assert stored.seq == (await company.server.entries(table))[-1].seq
    assert made > 5
    await windows[0].do("chat", text="enough")

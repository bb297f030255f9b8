"""Whether a crowd's table is as it must be: rights, seats, what everybody was sent and sees."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from copy import deepcopy
from typing import Any

from nivelo.engine.view import view
from nivelo.server.live.rooms import Rooms
from nivelo.server.table.entries import CHAT, REACTION, Entry
from nivelo.server.table.names import looks
from nivelo.server.table.table import Table, table_from
from support.server.allowed_messages import about, event, open_to_all, own
from support.server.generated.random_tables import all_of
from support.server.races.crowd import Crowd, Line, Someone
from support.server.races.sketch import NOBODY, Sketch, check_right

CACHES = ("checked", "lay_offs")  # of a match: what was looked at last, not what happened
SETTLED = 0.15  # seconds without anything new
PATIENCE = 20.0

Stored = Callable[[], Awaitable[list[Entry]]]


class Course:
    """All that happened, entry by entry: a sketch, the table, and what was to be seen."""

    def __init__(self, stored: list[Entry], table_id: str) -> None:
        self.stored = stored
        self.everybody: set[int] = set()
        self.sketches: dict[int, Sketch] = {0: Sketch()}
        self.seen: dict[tuple[int, int], dict[str, Any]] = {}
        self.events: dict[tuple[int, int], list[dict[str, Any]]] = {}
        self.table = table = Table(table_id, "CODE", stored[0])
        sketch = Sketch()
        for entry in stored:
            assert entry.seq == len(self.sketches), f"entry {entry.seq} is out of order"
            was_over = table.status == "over"
            happened = table.apply(entry) if entry.seq > 1 else []
            sketch = deepcopy(sketch)
            sketch.apply(entry, table.status == "over" and not was_over)
            self.sketches[entry.seq] = sketch
            self.compare(sketch, entry)
            match = table.match
            for reader in range(-1, len(table.seats)):
                key = (entry.seq, reader)
                self.seen[key] = {
                    "position": table.decision_seq,
                    "open": open_to_all(view(match.state, -1)) if match else None,
                    "own": own(view(match.state, reader), table) if match and reader >= 0 else None,
                }
                if match:
                    self.events[key] = [event(each, reader, match.game.deck) for each in happened]

    def compare(self, sketch: Sketch, entry: Entry) -> None:
        table = self.table
        told = [seat.person for seat in table.seats], table.host, table.deputy, table.status
        worked_out = [place.person for place in sketch.places], *vars(sketch).values()
        assert told == (worked_out[0], sketch.host, sketch.deputy, sketch.status), entry
        names = Counter(looks(seat.name) for seat in table.seats if seat.person)
        assert max(names.values(), default=1) == 1, f"two are called the same: {names} at {entry}"

    def seat_at(self, person: int, seq: int) -> int:
        return self.sketches[seq].seat_of(person) if person else -1


async def settled(crowd: Crowd, stored: Stored) -> list[Entry]:
    """All entries, when nothing more happens."""
    await crowd.finish()
    async with asyncio.timeout(PATIENCE):
        entries = await stored()
        while True:
            await asyncio.sleep(SETTLED)
            again = await stored()
            if len(again) == len(entries):
                return entries
            entries = again


async def judge(crowd: Crowd, stored: Stored) -> Course:
    """Fail if anything was done, told or left as it must not be."""
    course = Course(await settled(crowd, stored), crowd.table)
    course.everybody = {someone.number for someone in crowd.people}
    check_obeyed(crowd, course)
    assert not crowd.faults, crowd.faults
    for someone in crowd.people:
        for line in [*someone.lines, *someone.closed]:
            check_heard(line, course)
    await check_present(crowd, course)
    return course


def check_obeyed(crowd: Crowd, course: Course) -> None:
    by_entry: dict[int, object] = {}
    for someone, sent, seq in crowd.obeyed():
        entry = course.stored[seq - 1]
        assert seq not in by_entry, f"{entry} was promised twice: {by_entry[seq]}, {sent}"
        by_entry[seq] = sent
        try:
            check_right(course.sketches[seq - 1], someone.number, sent, entry)
        except AssertionError as error:
            raise AssertionError(f"{sent} as {entry}: {error}") from error


def check_heard(line: Line, course: Course) -> None:
    """Nobody was sent what their seat may not see at that moment."""
    past = 0
    for message in line.heard:
        if message["type"] in ("hello", "update"):
            assert message["seq"] >= past, f"sent back from {past} to {message['seq']}"
            past = message["seq"]
            check_message(message, line.who.number, course)


def check_message(message: dict[str, Any], person: int, course: Course) -> None:
    """All that a hello or an update tells is so, and for its reader."""
    seq = message["seq"]
    seat = course.seat_at(person, seq)
    seen = course.seen[seq, seat]
    for part in ("open", "own", "position"):
        if part in message:
            assert message[part] == seen[part], f"{part} at {seq} for seat {seat}"
    if message.get("you") is not None:
        assert message["you"] == seat
    allowed = (
        [each for n in range(seq, 0, -1) for each in course.events.get((n, seat), [])]
        if message.get("events")
        else []
    )
    assert all(each in allowed for each in message.get("events", []))
    lines = message.get("said") or []
    for said in lines if isinstance(lines, list) else [lines]:
        check_said(said, person, seq, course)


def check_said(said: dict[str, Any], person: int, seq: int, course: Course) -> None:
    """Somebody was sent a line, after some entry: it is for all, or they have sat there since."""
    entry = course.stored[said["seq"] - 1]
    assert entry.kind in (CHAT, REACTION)
    assert said["text"] == entry.body
    if course.sketches[said["seq"]].private:
        seat = course.seat_at(person, seq)
        since = course.sketches[seq].places[seat].since if seat >= 0 else seq
        assert since < said["seq"], f"{said} was not for {person}"


async def check_present(crowd: Crowd, course: Course) -> None:
    """Everybody sees the same table, who is there, and one who acts as host."""
    give_up = asyncio.get_running_loop().time() + 4.0
    while True:
        wrong = [each for someone in crowd.people for each in differences(crowd, someone, course)]
        if not wrong or asyncio.get_running_loop().time() > give_up:
            break
        await asyncio.sleep(0.05)
    assert not wrong, wrong


def differences(crowd: Crowd, someone: Someone, course: Course) -> list[str]:
    table, last = course.table, course.sketches[len(course.stored)]
    numbers = {each.number for each in crowd.people if each.open_lines} - {0}
    present = [n for n, place in enumerate(last.places) if place.person in numbers]
    wrong = []
    for line in someone.open_lines:
        now, told = line.now, about(table)
        told["host"] = table.seat_of(table.deputy or table.host)
        del told["code"]
        if now["seq"] > len(course.stored):
            continue
        for part, value in told.items():
            if now["table"][part] != value:
                wrong.append(f"{part} is {value}, not {now['table'][part]}")
        if now["present"] != present:
            wrong.append(f"present are {present}, not {now['present']}")
        if present and last.host and told["host"] not in present:
            wrong.append(f"of {present} nobody acts as host, but {told['host']}")
    return wrong


async def check_memory(rooms: Rooms, course: Course) -> None:
    """What a server has in memory is what can be read: all that was judged, and what came since.

    To be run by the server itself, which may play on meanwhile.
    """
    room = rooms.held.get(course.table.id)
    if room is None:
        return
    async with room.lock:
        await rooms.renew(room)
        held = room.table
        assert held.seq >= len(course.stored), "the server is behind"
        stored = await rooms.store.entries_after(held.id, 0)
        same_in_memory(held, await table_from(held.id, held.code, stored[: held.seq]))


def same_in_memory(held: Table, read: Table) -> None:
    """A table that was played is the one that is read again."""
    one, two = all_of(held), all_of(read)
    for each in (one, two):
        del each["code"], each["one_device"]
        if each["match"]:
            each["match"] = {k: v for k, v in each["match"].items() if k not in CACHES}
    for part, value in two.items():
        if part == "match" and value:
            for name, inner in value.items():
                if name != "game":
                    assert one[part][name] == inner, f"{name} of the match differs"
        else:
            assert one[part] == value, f"{part} differs"


def nobody_left(course: Course) -> bool:
    return course.sketches[len(course.stored)].host == NOBODY

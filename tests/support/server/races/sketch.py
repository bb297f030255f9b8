"""A table as its entries tell it, worked out a second time: who sits where, and who may do what.

It shares no code with `decide` and `applying`. Only the game itself, of which a sketch knows
nothing, is asked whether it is over.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from msgspec import json

from nivelo.server.table.entries import Entry

NOBODY = 0
REMOVED_MILLISECONDS = 600_000


@dataclass
class Place:
    """One seat: its person, whether a bot plays it, and who left it in this game.

    What was said `since` that entry is for its person, also on another device to which they
    hand the seat on.
    """

    person: int = NOBODY
    bot: bool = False
    former: int = NOBODY
    may_return: bool = False
    ready: bool = False
    since: int = 0

    @property
    def is_free(self) -> bool:
        return self.person == NOBODY and not self.bot


@dataclass
class Sketch:
    """Seats, host and status, after some entry."""

    places: list[Place] = field(default_factory=list)
    host: int = NOBODY
    deputy: int = NOBODY
    status: str = "open"
    removed: dict[int, int] = field(default_factory=dict)
    private: bool = False
    changed: int = 0  # the last entry with which the host has set the table up differently

    def seat_of(self, person: int) -> int:
        seats = [n for n, place in enumerate(self.places) if place.person == person]
        assert len(seats) < 2, f"{person} sits on {seats}"
        return seats[0] if seats else -1

    def hosts(self) -> set[int]:
        return {self.host, self.deputy} - {NOBODY}

    def people(self) -> list[int]:
        return [place.person for place in self.places if place.person != NOBODY]

    def apply(self, entry: Entry, is_over: bool) -> None:
        """`is_over`: has this entry ended the game by its rules?"""
        own = getattr(self, f"on_{entry.kind}", None)
        if own is not None:
            own(entry)
        if is_over:
            self.status = "over"
        self.check()

    def check(self) -> None:
        """What is never otherwise."""
        people = self.people()
        assert len(people) == len(set(people)), f"somebody sits twice: {people}"
        assert bool(people) == (self.host != NOBODY), f"host {self.host} of {people}"
        assert {self.host, self.deputy} <= {NOBODY, *people}, "the host is gone"

    def on_created(self, entry: Entry) -> None:
        made = json.decode(entry.body)
        self.places = [Place() for _ in range(made["setup"]["seats"])]
        self.places[0].person = self.host = made["host"]["person"]
        self.private = not made["setup"].get("spectators", True)
        for seat in made["bots"]:
            self.places[int(seat)].bot = True

    def on_sat(self, entry: Entry) -> None:
        person = json.decode(entry.body)["person"]
        ready = self.status != "open" and self.places[entry.seat].ready
        self.places[entry.seat] = Place(person, ready=ready, since=entry.seq)
        self.host = self.host or person

    def on_left(self, entry: Entry) -> None:
        gone = self.places[entry.seat].person
        assert gone != NOBODY, "nobody sat there"
        by_choice = entry.body != ""
        if self.status == "open":
            self.places[entry.seat] = Place()
        else:
            self.places[entry.seat] = Place(NOBODY, True, gone, by_choice, True)
        if not by_choice:
            self.removed[gone] = entry.at
        if self.host == gone:
            self.host = self.deputy or (self.people() or [NOBODY])[0]
        if self.deputy in (gone, self.host):
            self.deputy = NOBODY

    def on_transferred(self, entry: Entry) -> None:
        place, person = self.places[entry.seat], json.decode(entry.body)["person"]
        if self.host == place.person:
            self.host = person
        if self.deputy == place.person != NOBODY:
            self.deputy = person
        if place.person == NOBODY:  # the host hands on the seat of a bot, to somebody else
            place.since = entry.seq
        place.person, place.bot, place.former = person, False, NOBODY

    def on_ready(self, entry: Entry) -> None:
        self.places[entry.seat].ready = entry.body == "1"

    def on_bot(self, entry: Entry) -> None:
        self.places[entry.seat].bot = True

    def on_given_back(self, entry: Entry) -> None:
        place = self.places[entry.seat]
        if place.person == NOBODY:
            place.person, place.former, place.since = place.former, NOBODY, entry.seq
        place.bot = False

    def on_changed(self, entry: Entry) -> None:
        setup = json.decode(entry.body)
        self.changed = entry.seq
        seats = setup["seats"]
        self.private = not setup.get("spectators", True)
        assert not any(place.person for place in self.places[seats:])
        self.places = [*self.places, *(Place() for _ in range(seats))][:seats]

    def on_started(self, entry: Entry) -> None:
        if entry.body:
            self.places = [place for place in self.places if not place.is_free]
        for place in self.places:
            place.bot = place.bot or place.person == NOBODY
        self.status = "playing"

    def on_paused(self, entry: Entry) -> None:
        self.status = "paused"

    def on_resumed(self, entry: Entry) -> None:
        self.status = "playing"

    def on_ended(self, entry: Entry) -> None:
        self.status = "over"

    def on_rematch(self, entry: Entry) -> None:
        self.status = "open"
        for place in self.places:
            place.former, place.may_return, place.ready = NOBODY, False, place.bot

    def on_deputy(self, entry: Entry) -> None:
        self.deputy = NOBODY if entry.seat < 0 else self.places[entry.seat].person


def check_right(before: Sketch, person: int, sent: dict[str, Any], entry: Entry) -> None:
    """Fail if a command was obeyed that its sender had no right to at that moment."""
    kind, mine = sent["type"], before.seat_of(person)
    is_host = person in before.hosts()
    seat = sent.get("seat", -1)
    status = before.status
    if kind == "sit":
        assert json.decode(entry.body)["person"] == person
        assert mine < 0, "sits already"
        place = before.places[entry.seat]
        assert place.person == NOBODY, "somebody sits there"
        if status == "open":
            at = before.removed.get(person)
            assert at is None or entry.at - at >= REMOVED_MILLISECONDS
        else:
            assert status in ("playing", "paused")
            assert (place.former, place.may_return) == (person, True)
        return
    if kind in ("leave", "ready", "word", "chat", "react", "mute", "move", "answer", "undo"):
        assert entry.seat == mine >= 0, f"{kind} of seat {entry.seat} by who sits on {mine}"
    else:
        assert is_host or (kind in ("pick", "return") and seat in (-1, mine)), "not the host"
    statuses = {
        **dict.fromkeys(("ready", "pick", "word", "change", "start"), ("open",)),
        **dict.fromkeys(("move", "answer", "undo", "calloff"), ("playing",)),
        "pause": ("playing",) if sent.get("on", True) else ("paused",),
        "end": ("playing", "paused"),
        "rematch": ("over",),
        "bot": ("open", "playing", "paused"),
    }
    assert status in statuses.get(kind, (status,)), f"{kind} while {status}"
    if kind in ("bot", "return", "remove"):
        assert entry.seat == seat
    if kind in ("move", "answer", "undo"):
        assert not before.places[mine].bot, "a bot plays"
    if kind == "ready" and sent.get("at"):
        assert sent["at"] >= before.changed, "ready for what they have not seen"
    if kind == "remove":
        assert before.places[seat].person not in (NOBODY, person)
    if kind == "return":
        assert before.places[seat].bot
    if kind == "start":
        others = [place for place in before.places if place.person not in (NOBODY, person)]
        assert all(place.ready or place.person == before.host for place in others), "not ready"

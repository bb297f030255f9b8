"""Whole conversations with a server in its own process, without sockets, and what was said."""

from __future__ import annotations

import asyncio
import secrets
from random import Random
from typing import Any

from msgspec import json

from nivelo.games import read_game
from nivelo.server.answers.conversation import enter, handle
from nivelo.server.clock import now
from nivelo.server.live.room import Room
from nivelo.server.live.subscriber import Subscriber
from nivelo.server.protocol.setup import BotChoice, Setup
from nivelo.server.service import Service
from nivelo.server.table.people import Person
from support.server.allowed_messages import Truth

ADDRESS = "192.0.2.1"
A_MOMENT = 0.001  # seconds in which a bot may move

CARDS = ["R1", "G5", "B12", "J", "P2", "skip", "knock", "R3@1", "-G7", "stopper>1"]


class Window:
    """One connection, and all that came over it with what was sent before."""

    def __init__(self, service: Service, room: Room, person: Person | None) -> None:
        self.service = service
        self.room = room
        self.sent: dict[str, Any] = {}
        self.heard: list[tuple[dict[str, Any], bytes]] = []
        self.subscriber = Subscriber(person, self.send, self.write_now)

    def write_now(self, text: bytes) -> bool:
        self.heard.append((self.sent, text))
        return True

    async def send(self, text: str) -> None:
        raise AssertionError(f"it was written at once: {text}")

    async def open(self) -> Window:
        await enter(self.service, self.room, self.subscriber, ADDRESS, -1)
        return self

    def close(self) -> None:
        self.service.presence.part(self.room, self.subscriber)

    async def say(self, text: str) -> None:
        await handle(self.service, self.room, self.subscriber, ADDRESS, text)

    async def do(self, kind: str, **fields: object) -> None:
        self.sent = {"type": kind, **fields}
        await self.say(json.encode(self.sent).decode())

    @property
    def seat(self) -> int:
        return self.room.seat_of(self.subscriber)


async def new_person(service: Service, name: str) -> Person:
    return await service.store.add_person(secrets.token_urlsafe(32), name, now())


class Gathering:
    """A table with people on its first seats, a bot on the last or none, and somebody watching."""

    def __init__(self, service: Service, random: Random) -> None:
        self.service = service
        self.random = random
        self.windows: list[Window] = []

    async def sit_down(self, setup: Setup, bots: int) -> None:
        seats = range(setup.seats - bots, setup.seats)
        people = [await new_person(self.service, f"P{n}") for n in range(setup.seats - bots)]
        chosen = {seat: BotChoice("greedy") for seat in seats}
        self.room = await self.service.rooms.create(people[0], setup, chosen)
        for seat, person in enumerate(people):
            window = await Window(self.service, self.room, person).open()
            if seat:
                await window.do("sit")
                window.heard.clear()  # until then it was a spectator's
                await window.do("ready")
            self.windows.append(window)
        self.watcher = await Window(self.service, self.room, None).open()

    def close(self) -> None:
        for window in [*self.windows, self.watcher]:
            window.close()

    @property
    def is_playing(self) -> bool:
        return self.room.table.status == "playing"

    def mover(self) -> Window | None:
        """The window of the person to act; None if that is a bot's seat."""
        match = self.room.table.match
        assert match is not None
        seat = int(match.state.to_act)
        return self.windows[seat] if seat < len(self.windows) else None

    async def step(self) -> None:
        """One legal move of whoever is to act."""
        window, match = self.mover(), self.room.table.match
        if window is None or match is None:
            await asyncio.sleep(A_MOMENT)
            return
        seq = self.room.table.decision_seq
        if match.undo and self.random.random() < 0.1:
            await window.do("undo", at=seq)
            return
        move = self.random.choice(match.state.legal_moves()).text
        await window.do("move", at=seq, move=move)

    async def misbehave(self) -> None:
        """Something that is mostly refused, to see what refusals say."""
        random, at = self.random, self.room.table.decision_seq
        tries: list[tuple[str, dict[str, Any]]] = [
            ("move", {"at": at, "move": random.choice(CARDS)}),
            ("move", {"at": at, "move": f"[{' '.join(random.sample(CARDS[:5], 3))}]"}),
            ("check", {"layout": f"[{' '.join(random.choices(CARDS[:5], k=4))} | R4 R5 J=6]"}),
            ("undo", {"at": at - 1}),
            ("hint", {}),
            ("start", {}),
            ("chat", {"text": "hm"}),
            ("mute", {"seat": random.randrange(len(self.windows)), "on": random.random() < 0.5}),
        ]
        kind, fields = random.choice(tries)
        await random.choice(self.windows).do(kind, **fields)


def setup_for(random: Random, game: str) -> tuple[Setup, int]:
    """A table of a game, and how many bots sit at it."""
    file = read_game(game)
    seats = random.randint(max(2, file.least_players), file.most_players)
    setup = Setup(
        game=game,
        seats=seats,
        sides=[random.choice(file.sides) for _ in range(seats)],
        mix=random.choice(["none", *file.mixes]),
        knock_seconds=60,
        pace=0,
    )
    return setup, random.choice([0, 1]) if seats > 2 else 0


async def play(service: Service, random: Random, game: str, moves: int) -> Gathering:
    """Random people play so many decisions of a game, and ask for what they may not have."""
    gathering = Gathering(service, random)
    setup, bots = setup_for(random, game)
    await gathering.sit_down(setup, bots)
    await gathering.windows[0].do("start")
    for _ in range(moves):
        if not gathering.is_playing:
            break
        if random.random() < 0.3:
            await gathering.misbehave()
        await gathering.step()
    await gathering.windows[0].do("pause")
    gathering.close()
    return gathering


def check_messages(gathering: Gathering, truth: Truth) -> int:
    """Fail if a message says what its reader may not know; returns how many were checked."""
    checked = 0
    for window in [*gathering.windows, gathering.watcher]:
        seq = 0
        for sent, text in window.heard:
            seq = truth.check(sent, json.decode(text), window.seat, seq)
            checked += 1
    return checked


async def count_checked(service: Service, random: Random, game: str, moves: int) -> int:
    """Play a while and check every message; returns how many there were."""
    gathering = await play(service, random, game, moves)
    table = gathering.room.table
    stored = await service.store.entries_after(table.id, 0)
    readers = list(range(-1, len(gathering.windows)))
    return check_messages(gathering, Truth(stored, table.code, readers, table.id))

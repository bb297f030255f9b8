"""What people do at the same moment: each scene is one of the races that a table must stand."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

from support.server.races.crowd import Crowd, Someone

Acts = list[Awaitable[None]]
A_MOMENT = 0.05  # seconds


class Director:
    """Lets the people of a crowd do things at once, one scene after the other."""

    def __init__(self, crowd: Crowd, random: Random, setup: dict[str, object]) -> None:
        self.crowd = crowd
        self.random = random
        self.setup = setup
        self.scenes: list[Callable[[], Acts]] = [
            self.same_seat,
            self.gather,
            self.gather,
            self.start,
            self.start,
            self.host_goes,
            self.remove,
            self.stand_in,
            self.rematch,
            self.house,
            self.talk,
            self.change,
            self.play,
            self.play,
            self.play,
            self.connections,
            self.names,
            self.hand_on,
            self.anything,
        ]

    async def scene(self) -> None:
        """Everybody acts in any order; some of it twice, some of it late."""
        acts = self.random.choice(self.scenes)()
        self.random.shuffle(acts)
        await asyncio.gather(*(self.late(act) for act in acts))
        if self.random.random() < 0.5:
            await asyncio.sleep(self.random.random() * A_MOMENT)
        if self.random.random() < 0.2:
            await self.crowd.finish()

    async def late(self, act: Awaitable[None]) -> None:
        if self.random.random() < 0.4:
            await asyncio.sleep(self.random.random() * A_MOMENT)
        await act

    # Who is meant

    @property
    def now(self) -> dict[str, Any]:
        """What the best informed person sees."""
        seen = [someone.now for someone in self.crowd.people if someone.now]
        return max(seen, key=lambda now: now["seq"]) if seen else {}

    def seats(self) -> int:
        return len(self.now["table"]["seats"]) if self.now else 2

    def seat(self) -> int:
        return self.random.randrange(self.seats())

    def anyone(self) -> Someone:
        return self.random.choice(self.crowd.people)

    def some(self) -> list[Someone]:
        return self.random.sample(self.crowd.people, self.random.randint(2, len(self.crowd.people)))

    def on(self, seat: int) -> Someone:
        """Whoever sees themselves on a seat, or anyone."""
        found = [each for each in self.crowd.people if each.now and each.now["you"] == seat]
        return found[0] if found else self.anyone()

    def host(self) -> Someone:
        return self.on(self.now["table"]["host"]) if self.now else self.anyone()

    def do(self, someone: Someone, kind: str, **fields: object) -> Acts:
        """A command, now and then sent twice."""
        times = 2 if self.random.random() < 0.15 else 1
        return [self.crowd.fire(someone, kind, **fields) for _ in range(times)]

    # The scenes

    def same_seat(self) -> Acts:
        seat, acts = self.random.choice([-1, self.seat()]), []
        for each in self.crowd.people:
            acts += self.do(each, "sit", seat=seat)
        return acts

    def gather(self) -> Acts:
        acts = []
        for each in self.crowd.people:
            if each.now.get("you", -1) < 0:
                acts += self.do(each, "sit")
            else:
                acts += self.do(each, "ready", at=each.now["seq"])
        return acts

    def start(self) -> Acts:
        acts = self.do(self.host(), "start", fill=self.random.random() < 0.6)
        for each in self.some():
            kind = self.random.choice(["ready", "ready", "ready", "leave", "sit", "start"])
            acts += self.do(each, kind)
        if self.random.random() < 0.3:
            acts += self.do(self.anyone(), "ready", on=False)
        return acts

    def host_goes(self) -> Acts:
        host = self.host()
        acts = self.do(host, "leave")
        for each in self.some():
            acts += self.hosting(each)
        return acts + self.do(host, "sit")

    def hosting(self, someone: Someone) -> Acts:
        """Something that only the host may do."""
        kind = self.random.choice(["start", "pause", "resume", "end", "rematch", "remove", "bot"])
        if kind == "resume":
            return self.do(someone, "pause", on=False)
        if kind in ("remove", "bot"):
            return self.do(someone, kind, seat=self.seat())
        return self.do(someone, kind)

    def remove(self) -> Acts:
        seat = self.seat()
        gone = self.on(seat)
        acts = self.do(self.host(), "remove", seat=seat) + self.do(gone, "leave")
        for kind in self.random.sample(["sit", "chat", "return", "ready"], 2):
            fields: dict[str, dict[str, object]] = {
                "chat": {"text": "me?"},
                "return": {"seat": seat},
            }
            acts += self.do(gone, kind, **fields.get(kind, {}))
        return acts + self.do(self.anyone(), "sit", seat=seat)

    def stand_in(self) -> Acts:
        seat = self.seat()
        person, host, acts = self.on(seat), self.host(), []
        for kind in self.random.sample(["bot", "return", "leave", "sit", "own", "moves"], 4):
            if kind in ("bot", "return"):
                acts += self.do(host, kind, seat=seat)
            elif kind == "own":
                acts += self.do(person, "return", seat=seat)
            elif kind == "moves":
                acts += self.move(person)
            else:
                acts += self.do(person, kind)
        return acts

    def rematch(self) -> Acts:
        acts = []
        for each in self.some():
            acts += self.do(each, self.random.choice(["rematch", "rematch", "sit", "leave"]))
        if self.random.random() < 0.5:
            private = {**self.setup, "spectators": self.random.random() < 0.5}
            acts += self.do(self.host(), "change", setup=private)
        return acts

    def house(self) -> Acts:
        acts = self.hosting(self.host())
        for each in self.some():
            acts += self.hosting(each)
        return acts

    def talk(self) -> Acts:
        acts = []
        for each in self.some():
            acts += self.do(each, "chat", text=f"line {self.random.randrange(1000)}")
            acts += self.do(each, "mute", seat=self.seat(), on=self.random.random() < 0.6)
            acts += self.do(each, "react", reaction="wow")
        return acts

    def change(self) -> Acts:
        seats = self.random.choice([2, 3, 4])
        setup = {**self.setup, "seats": seats, "spectators": self.random.random() < 0.7}
        acts = self.do(self.host(), "change", setup=setup)
        for each in self.some():
            acts += self.do(each, self.random.choice(["sit", "ready", "leave", "word"]))
        return acts

    def move(self, someone: Someone) -> Acts:
        now = someone.now
        at = now.get("position", 0)
        own = now.get("own")
        if not own:
            return self.do(someone, "hint")
        if now["open"]["decision"] == "knocking" and self.random.random() < 0.7:
            return self.do(someone, "answer", at=at, move=self.random.choice(["pass", "knock!"]))
        if own["undo"] and self.random.random() < 0.3:
            return self.do(someone, "undo", at=at)
        if not own["legal"]:
            return self.do(someone, "undo", at=at)
        best = [move for move in own["legal"] if move == "lay-out" or "@" in move]
        return self.do(someone, "move", at=at, move=self.random.choice(best or own["legal"]))

    def play(self) -> Acts:
        acts: Acts = [self.play_on(each) for each in self.crowd.people]
        if self.random.random() < 0.3:
            acts += self.hosting(self.host())
        if self.random.random() < 0.2:
            acts += self.do(self.host(), "calloff")
        return acts

    async def play_on(self, someone: Someone) -> None:
        for _ in range(self.random.randint(1, 12)):
            if someone.now.get("own"):
                for act in self.move(someone):
                    await act
            await asyncio.sleep(0.01)

    def connections(self) -> Acts:
        acts: Acts = []
        for each in self.some():
            acts.append(self.come_and_go(each))
        return acts + self.hosting(self.anyone())

    async def come_and_go(self, someone: Someone) -> None:
        if someone.open_lines and self.random.random() < 0.5:
            await self.crowd.hang_up(someone)
            await asyncio.sleep(self.random.random() * 3 * A_MOMENT)
        if len(someone.open_lines) < 3:
            await self.crowd.connect(someone)

    def names(self) -> Acts:
        acts: Acts = []
        for each in self.some():
            acts.append(self.rename(each))
            acts += self.do(each, self.random.choice(["sit", "leave", "ready"]))
        return acts

    async def rename(self, someone: Someone) -> None:
        name = self.random.choice(["Ann", "Ben", "Cleo", "Dan"])
        await self.crowd.post(someone, "/me", {"name": name})

    def hand_on(self) -> Acts:
        seat = self.seat()
        maker = self.random.choice([self.host(), self.on(seat)])
        takers = self.random.sample(self.crowd.people, 2)
        acts: Acts = [self.recover(maker, seat, takers)]
        return acts + self.do(self.on(seat), self.random.choice(["leave", "sit", "ready"]))

    async def recover(self, maker: Someone, seat: int, takers: list[Someone]) -> None:
        """Two at once use the link to a seat."""
        path = f"/tables/{self.crowd.table}/seats/{seat}/recovery"
        made = await self.crowd.post(maker, path, {})
        if "token" in made:
            body = {"token": made["token"]}
            await asyncio.gather(*(self.crowd.post(t, "/tables/recover", body) for t in takers))

    def anything(self) -> Acts:
        acts: Acts = []
        for _ in range(10):
            person, seat = self.anyone(), self.seat()
            kind = self.random.choice(["sit", "leave", "ready", "return", "bot", "remove", "start"])
            more = {"seat": seat} if kind in ("sit", "return", "bot", "remove") else {}
            acts += self.do(person, kind, **more)
        return acts

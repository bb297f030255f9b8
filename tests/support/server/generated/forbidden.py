"""Messages and requests that must be refused: malformed, or of somebody who has no right."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec import json

from nivelo.server.service import Service
from support.server.generated.conversations import Gathering, Window, new_person, setup_for
from support.server.generated.random_commands import FIELDS, VALUES, nonsense

HARMLESS = ("error", "pong", "update", "hello", "presence")
HOSTS = ("start", "change", "remove", "pause", "end", "calloff", "rematch")
PIECES = ['{"', "}", "[", "]", ",", ":", "null", "1e999", "\\ud800", "\x00", "type", "ä", '"']


class Intruders:
    """A table at play, one at it who is neither host nor to act, an outsider and a stranger."""

    def __init__(self, service: Service, random: Random, game: str) -> None:
        self.service = service
        self.random = random
        self.game = game
        self.gathering = Gathering(service, random)

    async def come(self) -> None:
        setup, _ = setup_for(self.random, self.game)
        await self.gathering.sit_down(setup, 0)
        room = self.gathering.room
        outsider = await new_person(self.service, "Out")
        await self.gathering.windows[0].do("start")
        self.outside = [
            await Window(self.service, room, outsider).open(),
            await Window(self.service, room, None).open(),
        ]

    def close(self) -> None:
        self.gathering.close()
        for window in self.outside:
            window.close()

    def seated(self) -> Window:
        """Somebody who may not act now, and is not the host."""
        match = self.gathering.room.table.match
        assert match is not None
        windows = self.gathering.windows
        others = [w for n, w in enumerate(windows) if n and n != match.state.to_act]
        return self.random.choice(others) if others else self.outside[0]

    async def send_one(self, number: int) -> None:
        """Send one; fails unless it is refused, in words of ours and for a reason."""
        random = self.random
        refused = True
        if random.random() < 0.4:
            window, text = random.choice([self.seated(), *self.outside]), malformed(random, number)
        elif random.random() < 0.5:
            window, text = self.seated(), json.encode(forbidden(random, number)).decode()
        else:  # some of it is right by chance, such as a ping
            refused = False
            window = random.choice(self.outside)
            text = json.encode(nonsense(random, number)).decode()
        window.heard.clear()
        await window.say(text)
        answers = [json.decode(answer) for _, answer in window.heard]
        for message in answers:
            assert message["type"] in HARMLESS, (text, message)
            assert not str(message.get("code", "")).startswith("server/"), (text, message)
        if refused:
            assert any(message["type"] == "error" for message in answers), (text, answers)


def forbidden(random: Random, number: int) -> dict[str, Any]:
    """What only the host may do, or whoever is to act."""
    kind = random.choice([*HOSTS, "move", "move", "undo", "sit", "start", "word", "pick", "ready"])
    fields: dict[str, Any] = {}
    if kind in ("move", "undo"):
        fields["at"] = random.choice([0, 1, 5, 2**40])
    if kind == "move":
        fields["move"] = random.choice(["draw", "-R1", "pass", "[R1 R2 R3]", "knock!", "", "R3@1"])
    if kind == "remove":
        fields["seat"] = random.randrange(8)
    if kind == "change":
        fields["setup"] = {"seats": random.randrange(10)}
    if kind == "word":
        fields["word"] = "x"
    if kind == "pick":
        fields["side"] = random.choice(["one", "two"])
    return {"type": kind, "id": number, **fields}


def malformed(random: Random, number: int) -> str:
    """A command with something wrong in it: cut off, changed, nested, or of other types.

    It is named after none that exists, so that none is right by chance.
    """
    command: dict[str, Any] = nonsense(random, number)
    command["type"] = random.choice(["", "Move", "dance", None, 7, ["move"], {"type": "move"}])
    command[random.choice(FIELDS)] = random.choice([*VALUES, [[[]]], {"a": {"b": []}}, -1.5, 1e300])
    text = json.encode(command).decode()
    for _ in range(random.randrange(4)):
        at = random.randrange(len(text) + 1)
        way = random.randrange(3)
        if way == 0:
            text = text[:at]
        elif way == 1:
            text = text[:at] + random.choice(PIECES) + text[at:]
        else:
            text = text[:at] + text[at + random.randrange(9) :]
    return text


PATHS = (
    "/me",
    "/tables",
    "/tables/{table}",
    "/tables/{table}/commands",
    "/tables/{table}/seats/{n}/recovery",
    "/tables/{table}/games/{n}",
    "/tables/{table}/games/{n}/replay?start={n}",
    "/tables/recover",
    "/tables/code/{n}",
    "/games/check",
    "/games/parse",
    "/own-games/{n}",
    "/statistics/{n}",
)


def bad_request(random: Random, table: str, number: int) -> tuple[str, str, bytes]:
    """Method, path and body of a request that nobody without a name may make, or that is wrong."""
    path = random.choice(PATHS)
    n = random.choice(["0", "1", "-1", "x", "%00", "9" * 30, "%F0%9F%82%A1", ""])
    path = path.format(table=random.choice([table, "nobody", "%2e%2e"]), n=n)
    method = random.choice(["POST", "POST", "PUT", "DELETE", "PATCH"])
    return method, path, malformed(random, number).encode(errors="replace")

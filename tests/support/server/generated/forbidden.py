"""Messages and requests that must be refused: malformed, or of somebody who has no right."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec import json

from nivelo.bots import make_bot
from nivelo.engine.view import view
from nivelo.server.service import Service
from support.server.generated.conversations import Gathering, Window, new_person, setup_for
from support.server.generated.random_commands import FIELDS, VALUES, nonsense

HARMLESS = ("error", "pong", "update", "hello", "presence")
STATUSES = ("open", "playing", "over")
MOST_STEPS = 500  # until somebody lays out
NOT_HOST = {"table/not_host"}
NOT_SEATED = {"seat/none"}
NOT_TO_ACT = {"move/not_your_turn", "undo/nothing"}
UNKNOWN = {"person/unknown"}
PIECES = ['{"', "}", "[", "]", ",", ":", "null", "1e999", "\\ud800", "\x00", "type", "ä", '"']


class Intruders:
    """A table, one at it who is neither host nor to act, an outsider and a stranger."""

    def __init__(self, service: Service, random: Random, game: str, status: str) -> None:
        self.service = service
        self.random = random
        self.game = game
        self.status = status
        self.gathering = Gathering(service, random)

    async def come(self) -> None:
        setup, _ = setup_for(self.random, self.game)
        await self.gathering.sit_down(setup, 0)
        self.setup = setup
        room = self.gathering.room
        person = await new_person(self.service, "Out")
        self.outsider = await Window(self.service, room, person).open()
        self.stranger = await Window(self.service, room, None).open()
        if self.status != "open":
            await self.gathering.windows[0].do("start")
            await self.play_until_undo()
        if self.status == "over":
            await self.gathering.windows[0].do("end")
        assert room.table.status == self.status

    async def play_until_undo(self) -> None:
        """Play on until there is something that can be taken back."""
        bot = make_bot("greedy", self.random.randrange(1 << 30))
        table = self.gathering.room.table
        for _ in range(MOST_STEPS):
            match, window = table.match, self.gathering.mover()
            assert match is not None
            assert window is not None
            if match.undo:
                return
            move = bot.choose(view(match.state, window.seat)).text
            await window.do("move", at=table.decision_seq, move=move)
        raise AssertionError("nobody has laid out")

    def close(self) -> None:
        self.gathering.close()
        self.outsider.close()
        self.stranger.close()

    def seated(self) -> Window | None:
        """Somebody who may not act now, and is not the host; with two seats there may be none."""
        match = self.gathering.room.table.match
        windows = self.gathering.windows
        to_act = match.state.to_act if match is not None and self.status == "playing" else -1
        others = [window for seat, window in enumerate(windows) if seat and seat != to_act]
        return self.random.choice(others) if others else None

    def anyone(self) -> Window:
        return self.random.choice([self.seated() or self.outsider, self.outsider, self.stranger])

    async def send_one(self, number: int) -> None:
        """Send one; fails unless it is refused, in words of ours and for the right reason."""
        random = self.random
        if random.random() < 0.4:
            await self.send(self.anyone(), malformed(random, number))
        elif random.random() < 0.5:
            window = self.anyone()
            command, codes = self.forbidden(window)
            await self.send(window, json.encode({**command, "id": number}).decode(), codes)
        else:  # some of it is right by chance, such as a ping
            window = random.choice([self.outsider, self.stranger])
            text = json.encode(nonsense(random, number)).decode()
            await self.send(window, text, may_be_done=True)

    async def send(
        self, window: Window, text: str, codes: set[str] | None = None, may_be_done: bool = False
    ) -> None:
        window.heard.clear()
        await window.say(text)
        answers = [json.decode(answer) for _, answer in window.heard]
        for message in answers:
            assert message["type"] in HARMLESS, (text, message)
            assert not str(message.get("code", "")).startswith("server/"), (text, message)
        errors = {message["code"] for message in answers if message["type"] == "error"}
        assert errors or may_be_done, (text, answers)
        assert codes is None or errors <= codes, (text, answers)

    def forbidden(self, window: Window) -> tuple[dict[str, Any], set[str]]:
        """What only others may do, and the codes of which one must refuse it.

        Nothing else is wrong with it: those who have the right could do it now.
        """
        random, room = self.random, self.gathering.room
        other = {
            "seat": random.choice([n for n in range(len(room.table.seats)) if n != window.seat])
        }
        of_host: list[dict[str, Any]] = [{"type": "remove", **other}]
        of_players: list[dict[str, Any]] = [
            {"type": "chat", "text": "hm"},
            {"type": "mute", **other},
        ]
        of_mover: list[dict[str, Any]] = []
        if self.status == "open":
            of_host += [{"type": "start"}, {"type": "change", "setup": self.setup}]
            of_host.append({"type": "pick", "side": self.setup.sides[other["seat"]], **other})
            of_players += [{"type": "ready"}, {"type": "word", "word": "x"}]
        elif self.status == "playing":
            bot = {"type": "bot", "bot": {"name": "greedy"}, **other}
            of_host += [{"type": "pause"}, {"type": "end"}, bot]
            of_players.append({"type": "hint"})
            of_mover = self.moves()
        else:
            of_host.append({"type": "rematch"})
        if window.subscriber.person is None:
            return random.choice([*of_host, *of_players, *of_mover]), UNKNOWN
        if window.seat < 0 and random.random() < 0.5:
            return random.choice([*of_players, *of_mover]), NOT_SEATED
        if of_mover and window.seat >= 0 and random.random() < 0.5:
            return random.choice(of_mover), NOT_TO_ACT
        return random.choice(of_host), NOT_HOST

    def moves(self) -> list[dict[str, Any]]:
        """What whoever is to act can do now."""
        table = self.gathering.room.table
        assert table.match is not None
        seq, move = table.decision_seq, self.random.choice(table.match.state.legal_moves())
        moves = [{"type": "move", "at": seq, "move": move.text}]
        return [*moves, {"type": "undo", "at": seq}]


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

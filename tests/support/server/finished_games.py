"""Games played to their end through the public protocol, for the tests of what comes after."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from nivelo.client import Account, Seat

# Over within a few rounds: two colours, three easy levels.
SMALL = """\
id = "small"
title = "A small game"
players = [2, 3]
hand = 5
bonus = 1

[deck]
values = 5
colours = ["red", "teal"]
copies = 2
jokers = [{ count = 2 }]

[levels]
one = [{ groups = ["run 3"] }, { groups = ["set 2", "set 2"] }, { groups = ["colour 4"] }]
"""

# Bots that wait for each other's cards would never end a round of such a small deck.
SMALL_SETUP: dict[str, object] = {
    "description": SMALL,
    "seats": 2,
    "pace": 0,
    "options": {"max_turns_per_round": "60"},
}
GREEDY = {"name": "greedy"}
RANDOM = {"name": "random"}


async def small_table(host: Account, *, bot: dict[str, str] = GREEDY, **setup: object) -> str:
    """A table for two of the small game, with a bot on seat 1."""
    return await host.create_table({**SMALL_SETUP, **setup}, {1: bot})


class Shown:
    """What a connection was shown, by position: the table, its own part, and every event."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.opens: dict[int, Any] = {}
        self.owns: dict[int, Any] = {}
        self.events: dict[int, Any] = {}
        self.note(seat.now)

    def note(self, message: dict[str, Any]) -> None:
        if message["type"] in ("hello", "update") and message.get("open"):
            position = message["position"]
            self.opens[position] = deepcopy(message["open"])
            self.owns[position] = deepcopy(message.get("own"))
            self.events[position] = deepcopy(message.get("events", []))

    async def do(self, kind: str, **fields: object) -> dict[str, Any]:
        """As `Seat.do`, noting all that comes before the answer."""
        number = await self.seat.send(kind, **fields)
        while True:
            message = await self.seat.receive()
            self.note(message)
            if message.get("id") == number:
                assert message["type"] != "error", message
                return message

    async def until_over(self) -> None:
        while self.seat.now["table"]["status"] != "over":
            self.note(await self.seat.receive())


async def play_out(shown: Shown, undo: int = 0) -> None:
    """Move as a hint says until the game is over, and so many times take a move back first."""
    seat = shown.seat
    while seat.now["table"]["status"] != "over":
        if not seat.is_my_turn:
            shown.note(await seat.receive())
            continue
        if undo and seat.now["own"]["undo"]:
            await shown.do("undo", at=seat.now["position"])
            undo -= 1
        hint = (await shown.do("hint"))["hint"]
        await shown.do("move", at=seat.now["position"], move=hint["suggestion"])
    assert undo == 0, "too few moves could be taken back"


async def play_small(host: Account, table: str) -> None:
    """Start the game of a table and play it to its end."""
    async with host.seat(table) as seat:
        shown = Shown(seat)
        await shown.do("start")
        await play_out(shown)

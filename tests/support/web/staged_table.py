"""A table that looks as a test wants it: what the server sends is changed on its way to the page.

Positions that a game rarely reaches, such as eight people who have all laid out, need no long game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec import json
from playwright.sync_api import Page, WebSocketRoute

from support.web.kept_pages import stand_between

Message = dict[str, Any]

# A long run with a joker in it, and something else.
GROUPS = {
    "niveldoce": (
        ("run", ["G6", "J=R7", "R8", "R9", "B10", "R11", "G12"]),
        ("elements", ["Gair", "Geagle", "J=Rair", "Yeagle"]),
    ),
    "level8-board": (
        ("run", ["R5", "J=6", "O7", "Y8", "P9", "J=10", "Y11"]),
        ("set", ["R2", "O2", "Y2", "P2"]),
    ),
    "level8-master": (
        ("set", ["B2", "P2", "G2"]),
        ("set", ["O6", "J6-10=P6", "G6"]),
        ("set", ["O8", "G8"]),
        ("set", ["G12", "P12"]),
    ),
}

# To which others have laid off.
LONG_GROUPS = {
    "niveldoce": (
        ("run", ["G3", "R4", "Y5", "G6", "J=R7", "R8", "R9", "B10", "R11", "G12"]),
        ("set", ["R4", "Y4", "B4", "G4", "J=G4"]),
        ("set", ["R11", "B11"]),
    ),
    "level8-board": (
        ("run", ["R3", "B4", "R5", "J=6", "O7", "Y8", "P9", "J=10", "Y11", "P12"]),
        ("set", ["R2", "O2", "Y2", "P2", "B2"]),
    ),
}


def all_have_laid_out(
    message: Message, groups_of: Mapping[str, Iterable[tuple[str, list[str]]]] = GROUPS
) -> None:
    """Everyone has groups on the table, and it is ours to play a card."""
    you, seats = message["you"], len(message["open"]["levels"])
    groups = groups_of[message["table"]["setup"]["game"]]
    message["open"] |= {
        "groups": [
            {"owner": seat, "kind": kind, "cards": cards}
            for seat in range(seats)
            for kind, cards in groups
        ],
        "laid_out": [True] * seats,
        "to_act": you,
        "turn": you,
        "decision": "playing",
        "turns": 9,
    }


class StagedTable:
    """Stands between the page and its server; `show` sends the page another position."""

    def __init__(self, page: Page, stage: Callable[[Message], None]) -> None:
        """Change with `stage` the first message, which has all of the table."""
        self.stage = stage
        self.now: Message = {}
        self.sockets: list[WebSocketRoute] = []
        stand_between(page, self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        self.sockets.append(socket)

        def heard(text: str | bytes) -> None:
            message = json.decode(text)
            if message.get("type") == "hello":
                self.stage(message)
                self.now = message
            socket.send(json.encode(message).decode())

        server.on_message(heard)

    def show(self, events: list[Message], **changes: Message) -> None:
        """Tell the page that something has happened: `open` and `own` change as said."""
        self.now["seq"] += 1
        self.now["position"] += 1
        for part, change in changes.items():
            self.now[part] |= change
        update = {
            "type": "update",
            "seq": self.now["seq"],
            "position": self.now["position"],
            "open": self.now["open"],
            "own": self.now["own"],
            "events": events,
        }
        self.sockets[-1].send(json.encode(update).decode())

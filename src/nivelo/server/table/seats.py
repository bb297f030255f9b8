"""A place at a table, and the names of bots."""

from __future__ import annotations

from typing import Final

from nivelo.server.protocol.avatars import NO_AVATAR, Avatar
from nivelo.server.protocol.setup import BotChoice

# Bots have people's names from many places; none refers to a real person.
BOT_PEOPLE: Final = ("Alma", "Bruno", "Carla", "Dario", "Edda", "Felix", "Greta", "Hugo", "Ines")


class Seat:
    """A place at the table: free, a person's, a bot's, or a person's with a bot standing in."""

    def __init__(self, side: str) -> None:
        self.person = 0  # 0: nobody
        self.name = ""
        self.avatar: Avatar = NO_AVATAR
        self.bot: BotChoice | None = None
        self.ready = False
        self.side = side
        self.word = ""
        self.muted: set[int] = set()
        self.wins = 0  # games at this table
        self.since = 0  # the entry with which its person sat down
        self.former = 0  # who left it in this game, if anyone
        self.may_come_back = False  # they left by choice: they were not removed

    @property
    def is_free(self) -> bool:
        return self.person == 0 and self.bot is None

    def clear(self) -> None:
        self.person = 0
        self.name = ""
        self.avatar = NO_AVATAR
        self.bot = None
        self.ready = False
        self.word = ""
        self.muted = set()
        self.wins = 0
        self.forget_former()

    def forget_former(self) -> None:
        self.former = 0
        self.may_come_back = False

"""What happens at a table, as it is stored: one entry after another, never changed.

A table is the fold of its entries: seats, settings, every move and all chat. The kinds are stable,
because old tables must stay readable for ever.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct, json

from nivelo.server.protocol.avatars import NO_AVATAR, Avatar
from nivelo.server.protocol.setup import BotChoice, Setup

CREATED: Final = "created"
SAT: Final = "sat"  # a person sits down; body: Sitter
LEFT: Final = "left"  # the seat's person leaves, or the host removes them; body: BY_CHOICE or empty
NAMED: Final = "named"  # body: the new name
AVATAR: Final = "avatar"  # the avatar of the seat's person; body: Avatar
TRANSFERRED: Final = "transferred"  # the seat is transferred to another device; body: Sitter
READY: Final = "ready"  # body: 1 or 0
PICKED: Final = "side"  # body: the side of the level card
WORD: Final = "word"  # body: the seat's word for the seed
BOT: Final = "bot"  # a bot plays the seat, or stands in for its person; body: BotChoice
RETURNED: Final = "given_back"  # the stand-in leaves; without a person the seat is free, or in a
# game belongs again to the person who left
CHANGED: Final = "changed"  # the host changed the setup; body: Setup
STARTED: Final = "started"  # body: UNFILLED, or empty if bots take the free seats
MOVE: Final = "move"  # a move of the seat's person; body: the move's text
BOT_MOVE: Final = "bot_move"  # a move of the seat's bot
TIMED_MOVE: Final = "timed_move"  # a move made for a person whose time was up
CALLED_OFF: Final = "called_off"  # the host ends the round; body: CALL_OFF, as in a record
UNDONE: Final = "undone"  # the last move is taken back
PAUSED: Final = "paused"
RESUMED: Final = "resumed"
ENDED: Final = "ended"  # the host ended the game before it was over
REMATCH: Final = "rematch"  # another game with the same people; body: Rematch
CHAT: Final = "chat"  # body: the text
REACTION: Final = "reaction"  # body: its name
DEPUTY: Final = "deputy"  # the seat acts as host while the host is away; no seat: nobody
MUTED: Final = "muted"  # the seat mutes another; body: that seat
UNMUTED: Final = "unmuted"

MOVES: Final = (MOVE, BOT_MOVE, TIMED_MOVE, CALLED_OFF)
BY_ITSELF: Final = (BOT_MOVE, TIMED_MOVE, DEPUTY)  # made by the server

NO_SEAT: Final = -1
BY_CHOICE: Final = "by_choice"  # of people who left: they may come back
UNFILLED: Final = "unfilled"  # free seats were removed


class Entry(Struct, frozen=True):
    """One thing that happened: its time (milliseconds since 1970), kind and seat."""

    seq: int
    at: int
    kind: str
    seat: int = NO_SEAT
    body: str = ""


class Sitter(Struct, frozen=True, omit_defaults=True):
    """Who sits down: the person's number and name, and their avatar if they have chosen one."""

    person: int
    name: str
    avatar: Avatar = NO_AVATAR


class Created(Struct, frozen=True):
    """The start of a table: its setup, its host, the bots' seats, the secret of its first game."""

    setup: Setup
    host: Sitter
    bots: dict[int, BotChoice]
    secret: str


class Rematch(Struct, frozen=True):
    """What a new game at the same table needs."""

    secret: str


def body(value: Struct) -> str:
    return json.encode(value).decode()

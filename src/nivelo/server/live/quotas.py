"""What one person and one address may ask of tables, over all their connections together.

The limit of a connection alone is no limit: an address may have two hundred of them.
"""

from __future__ import annotations

from nivelo.server.errors import TooManyError
from nivelo.server.protocol import commands
from nivelo.server.security.limits import Buckets, Spacing
from nivelo.server.settings import Settings

PEOPLE_AT_AN_ADDRESS = 10  # so many may use all that is allowed to one: a family, a class
BURST_SECONDS = 3
LONGEST_PAUSE = 1.0  # seconds: so late it may be noticed that a connection is gone
READERS_FOR_ONE = 4  # to send something to so many costs as much as to do it

SEATS_COST = 4  # more than a move: people are looked up, and where they sit is written as well

SEATS = (commands.Sit, commands.Leave, commands.Return, commands.Remove)
SPEAKS = (commands.Chat, commands.React)
ASKS = (commands.Ping, commands.Hint, commands.Coach, commands.Check)  # nobody else is told


class Shares:
    """So much in a minute for a person, and ten times as much for an address."""

    def __init__(self, per_minute: float) -> None:
        self.people = Buckets(per_minute, per_minute / 60)
        every = per_minute * PEOPLE_AT_AN_ADDRESS
        self.addresses = Buckets(every, every / 60)

    def take(self, address: str, person: int) -> bool:
        return self.people.take_from(str(person)) and self.addresses.take(address)


class Quotas:
    """All that is counted for tables."""

    def __init__(self, settings: Settings) -> None:
        rate = settings.messages_per_address
        self.messages = Buckets(rate * BURST_SECONDS, rate)
        # To refuse a message costs as much as to obey it: the next one is read later.
        self.refusals = Spacing(rate, LONGEST_PAUSE)
        self.hints = Shares(settings.hints_per_minute)
        self.chat = Shares(settings.chat_per_minute)

    def check_introduction(self, address: str, tables: int) -> None:
        """Refuse another name or look if that is told at too many tables."""
        if not self.messages.take(address, min(tables, int(self.messages.size))):
            raise TooManyError("rate/messages", "too many changes of a name, wait a moment")

    def check(self, address: str, person: int, command: commands.Command, readers: int) -> None:
        """Refuse a command that is one too many; `readers` are told of it."""
        if isinstance(command, commands.Hint) and not self.hints.take(address, person):
            raise TooManyError("rate/hints", "too many hints, wait a moment")
        if isinstance(command, SPEAKS) and not self.chat.take(address, person):
            raise TooManyError("rate/chat", "too much chat, wait a moment")
        if not isinstance(command, ASKS):
            more = readers // READERS_FOR_ONE + SEATS_COST * isinstance(command, SEATS)
            if more and not self.messages.take(address, more):
                raise TooManyError("rate/messages", "too many messages, wait a moment")

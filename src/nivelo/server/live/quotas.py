"""What one person and one address may do at tables, over all their connections.

A limit per connection is not enough: an address may have two hundred of them.
"""

from __future__ import annotations

from nivelo.server.errors import TooManyError
from nivelo.server.protocol import commands
from nivelo.server.security.limits import Buckets, Spacing
from nivelo.server.settings import Settings

PEOPLE_AT_AN_ADDRESS = 10  # people who may use their full quota from one address: a family, a class
BURST_SECONDS = 3
LONGEST_PAUSE = 1.0  # seconds: the delay before a lost connection is noticed
READERS_FOR_ONE = 4  # sending something to so many costs as much as carrying it out

SEATS_COST = 4  # more than a move: people are looked up and other rows are written

SEATS = (commands.Sit, commands.Leave, commands.Return, commands.Remove)
SPEAKS = (commands.Chat, commands.React)
ASKS = (commands.Ping, commands.Hint, commands.Coach, commands.Check)  # nobody else receives it


class Shares:
    """A quota per minute for a person, and ten times as much for an address."""

    def __init__(self, per_minute: float) -> None:
        self.people = Buckets(per_minute, per_minute / 60)
        every = per_minute * PEOPLE_AT_AN_ADDRESS
        self.addresses = Buckets(every, every / 60)

    def take(self, address: str, person: int) -> bool:
        return self.people.take_from(str(person)) and self.addresses.take(address)


class Quotas:
    """All quotas at tables."""

    def __init__(self, settings: Settings) -> None:
        rate = settings.messages_per_address
        self.messages = Buckets(rate * BURST_SECONDS, rate)
        # Refusing a message costs as much as carrying it out, so the next one is read later.
        self.refusals = Spacing(rate, LONGEST_PAUSE)
        self.hints = Shares(settings.hints_per_minute)
        self.chat = Shares(settings.chat_per_minute)

    def check_introduction(self, address: str, tables: int) -> None:
        """Refuse a new name or avatar if that would be sent to too many tables."""
        if not self.messages.take(address, min(tables, int(self.messages.size))):
            raise TooManyError("rate/messages", "too many changes of a name, wait a moment")

    def check(self, address: str, person: int, command: commands.Command, readers: int) -> None:
        """Refuse a command over the limit; it will be broadcast to `readers`."""
        if isinstance(command, commands.Hint) and not self.hints.take(address, person):
            raise TooManyError("rate/hints", "too many hints, wait a moment")
        if isinstance(command, SPEAKS) and not self.chat.take(address, person):
            raise TooManyError("rate/chat", "too much chat, wait a moment")
        if not isinstance(command, ASKS):
            more = readers // READERS_FOR_ONE + SEATS_COST * isinstance(command, SEATS)
            if more and not self.messages.take(address, more):
                raise TooManyError("rate/messages", "too many messages, wait a moment")

"""A client of the table server, for bots and other programs. See docs/protocol.md."""

from nivelo.client.account import Account
from nivelo.client.errors import RefusedError
from nivelo.client.seat import Seat

__all__ = ["Account", "RefusedError", "Seat"]

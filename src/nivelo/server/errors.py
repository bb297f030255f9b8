"""Errors of the server: they have a stable code, like all others, and an HTTP status."""

from __future__ import annotations

from nivelo.engine.errors import NiveloError


class ServerError(NiveloError):
    """The server refuses something; nothing has changed."""

    status = 400


class UnknownError(ServerError):
    """It does not exist, or not for this person."""

    status = 404


class ForbiddenError(ServerError):
    """This person may not do that."""

    status = 403


class ConflictError(ServerError):
    """It is not possible in the current state of the table, but may be later."""

    status = 409


class StaleError(ConflictError):
    """The sender has not seen the latest changes; look again."""


class TooManyError(ServerError):
    """Too much, too large or too often."""

    status = 429


class StorageError(ServerError):
    """The database did not respond; try again."""

    status = 503


class OverloadedError(ServerError):
    """Slow work was not done in time, or its worker died; try again."""

    status = 503

    def __init__(self) -> None:
        super().__init__("server/overloaded", "the server is too busy for that, try again")


class DamagedError(ServerError):
    """The stored entries of a table cannot be read; all other tables can."""

    status = 500

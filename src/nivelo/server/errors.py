"""Errors of the server: like all others they have a stable code, and also an HTTP status."""

from __future__ import annotations

from nivelo.engine.errors import NiveloError


class ServerError(NiveloError):
    """Something that the server does not do; nothing has changed."""

    status = 400


class UnknownError(ServerError):
    """There is no such thing, or not for this person."""

    status = 404


class ForbiddenError(ServerError):
    """This person may not do that."""

    status = 403


class ConflictError(ServerError):
    """It cannot be done in this state of the table; another moment it may."""

    status = 409


class StaleError(ConflictError):
    """The sender had not yet seen what happened last; look again."""


class TooManyError(ServerError):
    """Too much, too large or too often."""

    status = 429


class StorageError(ServerError):
    """The database did not answer; what was sent may be sent again."""

    status = 503


class OverloadedError(ServerError):
    """Slow work was not done in time, or its worker died; it may be asked for again."""

    status = 503

    def __init__(self) -> None:
        super().__init__("server/overloaded", "the server is too busy for that, try again")


class DamagedError(ServerError):
    """What is stored of a table cannot be read; all other tables can."""

    status = 500

"""What can go wrong between a program and the server."""

from __future__ import annotations

from nivelo.engine.errors import NiveloError


class RefusedError(NiveloError):
    """The server did not do what it was asked; the code says why, and nothing has changed."""


class ClosedError(NiveloError):
    """The server has closed the connection for good."""

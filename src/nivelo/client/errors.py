"""Errors between a program and the server."""

from __future__ import annotations

from nivelo.engine.errors import NiveloError


class RefusedError(NiveloError):
    """The server refused a request; the code says why, and nothing has changed."""


class ClosedError(NiveloError):
    """The server has closed the connection for good."""

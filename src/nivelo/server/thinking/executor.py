"""Runs slow work for the server."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

from nivelo.server.errors import OverloadedError

T = TypeVar("T")
Who = tuple[str, str]  # the client's network, and the table


class WorkTimeoutError(OverloadedError):
    """The work took too long; its worker was killed."""


class Executor(Protocol):
    """Runs slow work; `ProcessPool` does so in worker processes."""

    async def run(
        self,
        work: Callable[..., T],
        *arguments: object,
        seconds: float,
        rank: int = 0,
        who: Who = ("", ""),
    ) -> T: ...

    def close(self) -> None: ...

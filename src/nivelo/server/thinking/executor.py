"""What runs slow work for the server."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

from nivelo.server.errors import OverloadedError

T = TypeVar("T")
Who = tuple[str, str]  # from which network, and for which table


class WorkTimeoutError(OverloadedError):
    """The work took longer than it may; its worker was ended."""


class Executor(Protocol):
    """Runs slow work; `ProcessPool` does so in processes of its own."""

    async def run(
        self,
        work: Callable[..., T],
        *arguments: object,
        seconds: float,
        rank: int = 0,
        who: Who = ("", ""),
    ) -> T: ...

    def close(self) -> None: ...

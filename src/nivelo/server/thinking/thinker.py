"""Whoever thinks about questions that take long."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

T = TypeVar("T")
Who = tuple[str, str]  # from which network, and for which table


class OverdueError(Exception):
    """The question took longer than it may; its process was ended."""


class Thinker(Protocol):
    """Thinks about questions; `ProcessPool` does so in processes of its own."""

    async def ask(
        self,
        work: Callable[..., T],
        *question: object,
        seconds: float,
        rank: int = 0,
        who: Who = ("", ""),
    ) -> T: ...

    def close(self) -> None: ...

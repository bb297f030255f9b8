"""What some commands need and not everyone has installed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from nivelo.engine.errors import NiveloError


@contextmanager
def need(extra: str) -> Iterator[None]:
    """Around imports: what is missing is said in one line, with what to do about it."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "nivelo":
            raise
        raise NiveloError(
            "install/missing",
            f"this needs {error.name!r}, which is not installed: pip install 'nivelo[{extra}]'",
        ) from error

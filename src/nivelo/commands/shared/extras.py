"""Optional dependencies of some commands."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from nivelo.engine.errors import NiveloError


@contextmanager
def need(extra: str) -> Iterator[None]:
    """Wraps imports: reports what is missing in one line, and how to install it."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "nivelo":
            raise
        raise NiveloError(
            "install/missing",
            f"this needs {error.name!r}, which is not installed: pip install 'nivelo[{extra}]'",
        ) from error

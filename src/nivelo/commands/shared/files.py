"""Reading and writing files named by the user: failures are one clear line."""

from __future__ import annotations

from pathlib import Path

from nivelo.engine.errors import NiveloError


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise NiveloError("file/unreadable", f"{str(path)!r}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise NiveloError("file/not_text", f"{str(path)!r} is not UTF-8 text") from error


def write_text(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise NiveloError("file/unwritable", f"{str(path)!r}: {error.strerror}") from error

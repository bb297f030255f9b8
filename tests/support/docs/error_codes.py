"""All error codes of the sources, found where they are written, and the statuses they go with."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import nivelo
from nivelo.server import errors
from nivelo.server.table.statuses import OPEN, OVER, PAUSED, PLAYING

PACKAGE = Path(nivelo.__file__).parent
PARTS = ("engine", "games", "bots", "coach", "server", "client")
# A code stands by itself, or at the beginning of the text of a plain ValueError.
CODE = re.compile(r"([a-z_]+/[a-z_]+)(?:: |$)")
MEDIA_TYPES = ("application/", "audio/", "font/", "image/", "text/")
# The only code that is put together: what a table is when something cannot be done.
PUT_TOGETHER = {"table/": (OPEN, PLAYING, PAUSED, OVER)}


def codes() -> dict[str, set[int]]:
    """Every code, with the HTTP statuses of the server's errors that are raised with it."""
    by_code: dict[str, set[int]] = {}
    for part in PARTS:
        for source in sorted((PACKAGE / part).rglob("*.py")):
            for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
                for code in codes_in(node):
                    by_code.setdefault(code, set())
                if isinstance(node, ast.Call) and node.args:
                    for code in codes_in(node.args[0]):
                        by_code.setdefault(code, set()).update(statuses(node))
    return by_code


def codes_in(node: ast.AST) -> list[str]:
    if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
        start = str(node.values[0].value)
        if start in PUT_TOGETHER:
            return [start + end for end in PUT_TOGETHER[start]]
    if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
        return []
    match = CODE.match(node.value)
    if match is None or node.value.startswith(MEDIA_TYPES):
        return []
    return [match[1]]


def statuses(call: ast.Call) -> set[int]:
    """The status of the server's error that is made by this call, if it is one."""
    name = call.func.id if isinstance(call.func, ast.Name) else ""
    kind = getattr(errors, name, None)
    return (
        {kind.status} if isinstance(kind, type) and issubclass(kind, errors.ServerError) else set()
    )

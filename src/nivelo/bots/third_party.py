"""Third-party bots: ``package.module:Class``, or the name of an installed bot.

Naming a module imports it, and so runs its code. That is intended on a command line and in a
program. Clients of a server name bots too, so they are limited to `bot_names`: the bots of this
package, those the operator has installed, and those the operator has named.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, Final

from nivelo.engine.errors import NiveloError

GROUP: Final = "nivelo.bots"
VARIABLE: Final = "NIVELO_BOTS"
SPEC: Final = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*:[^\W\d]\w*")
NAME: Final = re.compile(r"[a-z][a-z0-9_-]{0,39}")


@cache
def installed_bots() -> dict[str, str]:
    """The bots of installed packages: the name and target of each entry point."""
    return {point.name: point.value for point in entry_points(group=GROUP)}


def named_bots(text: str) -> dict[str, str]:
    """Bots with the names given in a setting: ``clever=package.module:Class,…``."""
    specs: dict[str, str] = {}
    for word in text.split(","):
        name, _, spec = word.strip().partition("=")
        if name:
            specs[name.strip()] = spec.strip()
    return specs


def third_party_bots(environment: Mapping[str, str] = os.environ) -> dict[str, str]:
    """All bots known by name in this process that are not part of this package."""
    return installed_bots() | named_bots(environment.get(VARIABLE, ""))


def check_names(bots: Mapping[str, str], taken: tuple[str, ...]) -> None:
    """Refuse names that clients could not use, or that would hide a bot of this package."""
    for name, spec in bots.items():
        if not NAME.fullmatch(name) or name in taken:
            raise NiveloError(
                "bot/name",
                f"{name!r} cannot name a bot: small letters, digits, '-' and '_', "
                f"and none of {', '.join(taken)}",
            )
        if not SPEC.fullmatch(spec):
            raise NiveloError("bot/name", f"{name}={spec!r} does not name a package.module:Class")


def load_bot(spec: str) -> Callable[[int], Any]:
    """The bot's constructor: a class, or any function that takes a seed."""
    module, _, name = spec.partition(":")
    try:
        factory = getattr(import_module(module), name)
    except ImportError as error:
        raise NiveloError("bot/import", f"{spec!r} cannot be imported: {error}") from error
    except AttributeError as error:
        raise NiveloError("bot/import", f"{spec!r}: {error}") from error
    if not callable(factory) or (isinstance(factory, type) and not hasattr(factory, "choose")):
        raise NiveloError("bot/class", f"{spec!r} is no class with a method choose(view)")
    maker: Callable[[int], Any] = factory
    return maker

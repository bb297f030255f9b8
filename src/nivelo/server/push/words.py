"""The text of a message in its reader's language, from the texts of the pages."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import Final

LANGUAGES: Final = ("de", "en", "es", "fr", "nl")
FALLBACK: Final = "en"
TITLE: Final = "push-title"
BODY: Final = "push-body"
ALONE: Final = "push-body-alone"
KEYS: Final = (TITLE, BODY, ALONE)
MOST_NAMES: Final = 100  # characters

MESSAGE: Final = re.compile(r"^([a-z0-9-]+) = (.+)$", re.MULTILINE)
VARIABLE: Final = re.compile(r"\{ \$([a-z]+) \}")


def known_language(language: str) -> str:
    """The language, if there are texts in it; `pt-BR` and the like count as `pt`."""
    first = language.lower().partition("-")[0]
    return first if first in LANGUAGES else FALLBACK


@cache
def texts(language: str, file: str) -> dict[str, str]:
    """The single-line messages of a file; no others are needed here."""
    folder = resources.files("nivelo").joinpath("web", "texts", language)
    return dict(MESSAGE.findall(folder.joinpath(f"{file}.ftl").read_text(encoding="utf-8")))


def say(language: str, key: str, **values: str) -> str:
    return VARIABLE.sub(lambda found: values[found[1]], texts(language, "push")[key])


def game_title(language: str, game: str) -> str:
    """One of the five games by its name in this language."""
    return texts(language, "setup")[f"game-{game}"]


def turn_words(language: str, game: str, others: list[str]) -> tuple[str, str]:
    """Title and body of a message about a turn."""
    names = ", ".join(others)
    if len(names) > MOST_NAMES:
        names = names[:MOST_NAMES].rstrip(", ") + "…"
    if not names:
        return say(language, TITLE), say(language, ALONE, game=game)
    return say(language, TITLE), say(language, BODY, game=game, names=names)

"""Texts: the same keys in all languages, all of them used, none missing."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import nivelo
from nivelo.bots import BOT_NAMES
from nivelo.coach.reasons import REASONS
from nivelo.engine.groups.levels import GROUP_KINDS
from nivelo.games import BUILT_IN
from nivelo.server.protocol.commands import REACTIONS
from nivelo.server.push.words import KEYS as SENT
from nivelo.server.push.words import LANGUAGES as SPOKEN
from nivelo.server.push.words import game_title, texts, turn_words

WEB = Path(nivelo.__file__).parent / "web"
LANGUAGES = ("de", "en", "es", "fr", "nl")
FILES = sorted(path.name for path in (WEB / "texts" / "en").glob("*.ftl"))

ASKED_FOR = re.compile(r"""\b(?:text|rich|hasText)\(\s*["']([a-z0-9-]+)["']""")
# Keys that are put together from data: the beginning is in the sources, the end is the data's.
MADE_UP = re.compile(r"""`([a-z][a-z0-9-]*-)\$\{""")


@cache
def entries(language: str, file: str) -> dict[str, ast.Message]:
    """The messages of a file by their key; what is no message is a mistake in it."""
    resource = FluentParser().parse((WEB / "texts" / language / file).read_text(encoding="utf-8"))
    messages: dict[str, ast.Message] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in messages, f"{language}/{file}: {entry.id.name} twice"
            messages[entry.id.name] = entry
    return messages


def variables(message: ast.Message) -> set[str]:
    """What a message needs to be told."""
    names: set[str] = set()

    def look(node: object) -> None:
        if isinstance(node, ast.VariableReference):
            names.add(node.id.name)
        if isinstance(node, ast.BaseNode):
            for value in vars(node).values():
                look(value)
        elif isinstance(node, list):
            for each in node:
                look(each)

    look(message)
    return names


@cache
def sources() -> str:
    files = [p for p in sorted(WEB.rglob("*.js")) if "vendor" not in p.parts]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def all_keys() -> set[str]:
    return {key for file in FILES for key in entries("en", file)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    assert sorted(path.name for path in (WEB / "texts" / language).iterdir()) == FILES


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_keys(language: str, file: str) -> None:
    assert sorted(entries(language, file)) == sorted(entries("en", file))


# Arguments beyond the English ones: in some languages a colour agrees with what it colours.
EXTRA_ARGUMENTS = {"card-picture": {"picture"}}


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_translation_asks_for_what_the_english_text_does_not_know(
    language: str, file: str
) -> None:
    for key, message in entries(language, file).items():
        known = variables(entries("en", file)[key]) | EXTRA_ARGUMENTS.get(key, set())
        assert variables(message) <= known, key


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "de"])
def test_only_german_has_a_space_before_an_ellipsis(language: str) -> None:
    for file in FILES:
        assert " …" not in (WEB / "texts" / language / file).read_text(encoding="utf-8"), file


# Here a line could break and begin with a mark: the space has to be one that does not break, in
# Spanish U+00A0, in French the narrow U+202F.
CAN_BREAK = {"es": re.compile(" %"), "fr": re.compile("[ \u00a0][:;!?»%]|«[ \u00a0]")}


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", CAN_BREAK)
def test_marks_stay_with_their_words(language: str, file: str) -> None:
    lines = (WEB / "texts" / language / file).read_text(encoding="utf-8").splitlines()
    texts = [line for line in lines if not line.startswith("#")]
    assert not [line for line in texts if CAN_BREAK[language].search(line)]


def test_no_key_is_in_two_files() -> None:
    keys = [key for file in FILES for key in entries("en", file)]
    assert len(keys) == len(set(keys))


def test_every_text_that_is_asked_for_is_there() -> None:
    assert set(ASKED_FOR.findall(sources())) <= all_keys()


# What the engine and the server name, and the page puts into words.
NAMED = {
    "group": GROUP_KINDS,
    "reaction": REACTIONS,
    "game": tuple(BUILT_IN),
    "line": tuple(BUILT_IN),
    "bot": BOT_NAMES,
    "why": REASONS,
    "send": ("opening", "swapping", "exchanging", "wishing", "keeping"),
}


@pytest.mark.parametrize(("kind", "name"), [(k, n) for k, names in NAMED.items() for n in names])
def test_whatever_the_game_can_name_has_its_words(kind: str, name: str) -> None:
    assert f"{kind}-{name.replace(' ', '-').replace('_', '-')}" in all_keys()


def test_every_text_is_used() -> None:
    text = sources()
    beginnings = tuple(set(MADE_UP.findall(text)))
    unused = {
        key for key in all_keys() if f'"{key}"' not in text and not key.startswith(beginnings)
    }
    assert not unused - set(SENT)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_server_reads_its_own_texts_in_every_language(language: str) -> None:
    """It knows plain lines only, and no more of Fluent."""
    game = game_title(language, "niveldoce")
    assert game == "NivelDoce"
    title, body = turn_words(language, game, ["Ann", "Bo"])
    assert title == texts(language, "push")["push-title"]
    assert "{" not in title + body
    assert body.startswith("NivelDoce, ")
    assert body.endswith(" Ann, Bo")
    assert turn_words(language, game, [])[1] == "NivelDoce"
    assert set(SENT) <= set(entries(language, "push.ftl"))
    assert language in SPOKEN


def plain_text(language: str, file: str, key: str) -> str:
    """The words of a message that needs to be told nothing."""
    pattern = entries(language, file)[key].value
    assert pattern is not None
    parts = [each for each in pattern.elements if isinstance(each, ast.TextElement)]
    assert len(parts) == len(pattern.elements)
    return "".join(str(each.value) for each in parts)


LESSON = [("home.ftl", "learn"), ("table.ftl", "first-round"), ("rules.ftl", "rules-tutorial")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lesson_has_one_name(language: str) -> None:
    name = plain_text(language, "tutorial.ftl", "tut-title")
    assert [plain_text(language, *where) for where in LESSON] == [name] * len(LESSON)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_game_names_its_bots_as_the_scale_does(language: str) -> None:
    bot = plain_text(language, "setup.ftl", "bot-beginner")
    assert bot in plain_text(language, "tutorial.ftl", "tut-play-note")

"""A TOML text is read within bounds, whoever wrote it."""

from __future__ import annotations

import tomllib

import pytest

from nivelo.engine.errors import GameFileError
from nivelo.games import parse_description

LONG = "a." * 9990 + "a"  # reading this key takes seconds


@pytest.mark.parametrize(
    "text",
    [
        f"{LONG} = 1",
        f"[{LONG}]",
        f"[[ {LONG} ]]",
        f"x = {{ {LONG} = 1 }}",
        f"x = [{{ {LONG} = 1 }}]",
        LONG.replace(".", " \t. ") + " = 1",
        LONG.replace("a", '"a"') + " = 1",
        LONG.replace("a", "'a'") + " = 1",
        # What looks like the end of a string, or its beginning, and is none.
        f'x = """\\"""\n"""\n{LONG} = 1\ny = """"""',
        f"x = '''\"'''\n{LONG} = 1\ny = '\"'",
        f'# "\n{LONG} = 1 # "',
        f'x = "\\""\n{LONG} = 1 # "',
    ],
)
def test_a_key_of_thousands_of_parts_is_refused_unread(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tomllib, "loads", None)
    with pytest.raises(GameFileError, match="game/toml: a text: a key has more than 8 parts"):
        parse_description(text, "a text")


@pytest.mark.parametrize(
    "text",
    [
        "a.b.c.d.e.f.g.h = 1",
        f'title = "{LONG}"',
        f"title = '{LONG}'",
        f'title = """\n{LONG}\n\\"""{LONG}"""',
        f"title = '''\n{LONG}'''",
        f"# {LONG}\ntitle = 'x'",
        "x = [1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5, 9.5, 10.5]",
    ],
)
def test_dots_elsewhere_are_no_parts_of_a_key(text: str) -> None:
    assert parse_description(text, "a text") == tomllib.loads(text)


@pytest.mark.parametrize("number", ["0x" + "f" * 15_000, "0b1" + "0" * 64, "-" + "9" * 19])
def test_a_number_of_more_than_64_bits_is_refused(number: str) -> None:
    with pytest.raises(GameFileError, match="a whole number has more than 64 bits"):
        parse_description(f"x = [{{ y = {number} }}]", "a text")


def test_the_largest_numbers_of_toml_are_read() -> None:
    text = "x = [9223372036854775807, -9223372036854775808]"
    assert parse_description(text, "a text") == {"x": [2**63 - 1, -(2**63)]}

"""What people type is kept as text that fits on one line."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nivelo.server.errors import ServerError
from nivelo.server.security.plain_text import is_wanted, one_line

# A name of these would be nobody's.
INVISIBLE = [
    "\u200b",
    "\u200d\u200c",
    "\u2800",
    "\u3164",
    "\u115f\u1160",
    "\u034f",
    "\ufe0f",
    "\u0301",
]


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Ann", "Ann"),
        ("  Ann \t and\r\nBen ", "Ann and Ben"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),  # text stays text
        ("e\u0301", "é"),
        ("\u202eevil\u202c", "evil"),
        ("a\x00b\x1bc", "abc"),
        ("zero\u200bwidth 👩‍👧", "zerowidth 👩‍👧"),  # joiners make families
        ("A\u00adn\ufeffn\u2060", "Ann"),
        ("A\U0001d159nn\U00016fe4", "Ann"),
        ("日本\u3000語", "日本 語"),
    ],
)
def test_a_text_is_made_fit_for_one_line(typed: str, kept: str) -> None:
    assert one_line(typed, 100, "name/text") == kept


@pytest.mark.parametrize(
    "typed", ["", " ", "\n\t", "\u202e", "\x00", "\ud800", "\u2028", *INVISIBLE]
)
def test_nothing_to_read_is_refused(typed: str) -> None:
    with pytest.raises(ServerError) as refusal:
        one_line(typed, 100, "name/text")
    assert refusal.value.code == "name/text"


def test_too_much_is_refused_and_counted_as_it_is_shown() -> None:
    assert one_line(" " * 50 + "a" * 24, 24, "name/text") == "a" * 24
    with pytest.raises(ServerError) as refusal:
        one_line("a" * 25, 24, "name/text")
    assert "25" in refusal.value.text


@given(st.text(st.characters(), max_size=60))
def test_what_is_kept_is_one_line_without_controls(typed: str) -> None:
    try:
        kept = one_line(typed, 60, "name/text")
    except ServerError:
        return
    assert kept == kept.strip()
    assert len(kept.splitlines()) == 1
    assert all(is_wanted(mark) for mark in kept)
    assert one_line(kept, 60, "name/text") == kept
    kept.encode()

"""The fields of a position are declared once, and everything else follows from that."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from nivelo.engine.export.export import digest, export_state
from nivelo.engine.random.fairness import seed_from_int
from nivelo.engine.state import new_state
from nivelo.engine.view import view
from nivelo.env.columns import ColumnNames
from nivelo.games import BUILT_IN, load
from nivelo.server.protocol.open_fields import Open

ROOT = Path(__file__).resolve().parents[2]
# These belong to the object, not to the position.
NOT_DECLARED = {"game", "stream", "log", "legal", "legal_known", "chance", "shared"}
HEAD = {"format", "game", "settings", "seed", "position"}
END_OF_FIELDS = "\n)\n\n# Views and messages"

TRIAL = """
    Field("bids", NUMBER, "3", "a trial", most="9", late=True),
    Field("raised", FLAG, "False", late=True),
    Field("shown", CARDS, "no_cards()", lies=True, late=True),
    Field("aside", STACKS, "[no_cards() for _ in range(n)]", lies=True, late=True),
    Field("secret", NUMBER, "4", seen=NOBODY, most="9", late=True),
"""
FOLLOWS = """
from nivelo import engine_mode
from nivelo.engine.cards.cards import cards_of
from nivelo.engine.errors import ExportError
from nivelo.engine.export.export import digest, export_state, restore_state
from nivelo.engine.random.fairness import seed_from_int
from nivelo.engine.random.quick_random import QuickRandom
from nivelo.engine.sampling.determinize import determinize
from nivelo.engine.state import new_state
from nivelo.engine.view import view
from nivelo.env.columns import ColumnNames
from nivelo.env.core.observed_game import ObservedGame
from nivelo.games import load
from nivelo.server.protocol.open_fields import Open, open_part

assert engine_mode() == "interpreted"
game = load("level8-101", players=3)
state = new_state(game, seed_from_int(1))
assert (state.bids, state.raised, state.secret) == (3, False, 4)
as_of_old = export_state(state)
assert restore_state(game, as_of_old).secret == 4
print(digest(state))
state.bids, state.raised, state.secret = 7, True, 8
shown, one, two = (int(state.draw_pile.pop()) for _ in range(3))
state.shown = cards_of([shown])
state.aside[1] = cards_of([one, two])

copy = state.clone()
copy.aside[1].push(0)
copy.shown.push(0)
assert (copy.bids, copy.raised, copy.secret) == (7, True, 8)
assert state.shown.faces() == [shown]
assert state.aside[1].faces() == [one, two]

seen = view(state, 0)
assert (seen.bids, seen.raised, seen.shown, seen.aside) == (7, True, [shown], [[], [one, two], []])
assert not hasattr(seen, "secret")
assert list(seen.fields())[-5:] == ["bids", "raised", "shown", "aside", "legal"]

guess = determinize(seen, QuickRandom(1))
assert (guess.bids, guess.raised, guess.secret) == (7, True, 4)
assert guess.aside[1].faces() == [one, two]
assert view(guess, 0) == seen
assert guess.draw_pile.n == state.draw_pile.n
restore_state(game, export_state(guess))  # which counts the cards

data = export_state(state)
assert list(data)[: len(as_of_old)] == list(as_of_old)
assert (data["bids"], data["raised"], data["secret"]) == (7, True, 8)
assert (data["shown"], data["aside"]) == ([shown], [[], [one, two], []])
assert export_state(restore_state(game, data)) == data
for key, wrong in (("bids", 10), ("raised", 1), ("shown", [-1]), ("aside", [])):
    try:
        restore_state(game, {**data, key: wrong})
    except ExportError as error:
        assert key in str(error), error
    else:
        raise AssertionError(key)

sent = open_part(seen)
assert Open.__struct_fields__[-4:] == ("bids", "raised", "shown", "aside")
assert (sent.bids, sent.raised, sent.shown) == (7, True, [game.deck.text[shown]])
assert sent.aside == [[], [game.deck.text[one], game.deck.text[two]], []]

watched = ObservedGame(game)
watched.begin(state)
watched.look(0)
row = [int(cell) for cell in watched.cells]
columns = ColumnNames(game)
assert row[columns["bids"]] == [7]
assert row[columns["raised"]] == [1]
assert [face for face, n in enumerate(row[columns["shown"]]) if n] == [shown]
aside, faces = row[columns["aside"]], int(game.deck.faces)
faces_aside = [face for face, n in enumerate(aside) for _ in range(n)]
assert faces_aside == sorted([faces + one, faces + two])
assert "secret" not in list(columns)
print("all follow")
"""


@pytest.fixture(scope="module")
def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("write_fields", ROOT / "scripts/write_fields.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def declared(script: ModuleType) -> ModuleType:
    """The declaration, to be changed at will."""
    declaration = script.declaration()
    assert isinstance(declaration, ModuleType)
    return declaration


def test_what_follows_from_the_declaration_is_up_to_date(script: ModuleType) -> None:
    """If this fails: python scripts/write_fields.py."""
    assert script.stale() == []


def test_the_check_notices_a_file_that_does_not_follow(script: ModuleType, tmp_path: Path) -> None:
    for name in (script.DECLARATION, *script.FILES):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    assert script.stale(tmp_path) == []
    for name in script.FILES:
        (tmp_path / name).unlink()
        assert script.stale(tmp_path) == [name]
        (tmp_path / name).write_text("", encoding="utf-8")
        assert script.stale(tmp_path) == [name]
        shutil.copy(ROOT / name, tmp_path / name)


@pytest.mark.parametrize("name", BUILT_IN)
def test_nothing_has_fields_that_are_not_declared(
    name: str, script: ModuleType, declared: ModuleType
) -> None:
    state = new_state(load(name, 2), seed_from_int(1))
    own = {
        key
        for key in dir(state)
        if not key.startswith("_") and not callable(getattr(state, key)) and not is_property(key)
    }
    assert own == {field.name for field in declared.FIELDS} | NOT_DECLARED
    exported = {field.stored for field in declared.FIELDS if field.exported and not field.late}
    assert set(export_state(state)) == exported | HEAD
    shown = script.shown(declared)
    assert list(view(state, 0).fields()) == ["seat", *(each.name for each in shown), "legal"]
    assert Open.__struct_fields__ == tuple(each.name for each in shown if each.wire)
    sections = {column.name for column in script.columns(declared)}
    assert set(ColumnNames(state.game)) <= sections


def is_property(name: str) -> bool:
    return name in ("is_over", "decision_name")


def test_every_declared_section_is_in_the_observations_of_some_game(
    script: ModuleType, declared: ModuleType
) -> None:
    sections = {section for name in BUILT_IN for section in ColumnNames(load(name, 2))}
    assert sections == {column.name for column in script.columns(declared)}


def test_whoever_may_see_a_field_sees_it_and_nobody_else(declared: ModuleType) -> None:
    """Hidden are: hands, the draw pile, and what only the engine has to remember."""
    hidden = {field.name for field in declared.FIELDS if field.seen != declared.EVERYONE}
    assert hidden == {"hands", "draw_pile", "kept", "took_top", "at_least"}


def test_a_new_field_is_followed_everywhere(script: ModuleType, tmp_path: Path) -> None:
    """Fields of several kinds, written into a copy of the sources, work in all of them.

    Exports and digests of positions in which they are as they start do not change by it.
    """
    shutil.copytree(
        ROOT / "src" / "nivelo",
        tmp_path / "src" / "nivelo",
        ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "web", "_compiled_from"),
    )
    file = tmp_path / script.DECLARATION
    file.parent.mkdir()
    text = (ROOT / script.DECLARATION).read_text(encoding="utf-8")
    assert text.count(END_OF_FIELDS) == 1
    file.write_text(text.replace(END_OF_FIELDS, TRIAL + END_OF_FIELDS[1:]), encoding="utf-8")
    for name, written in script.texts(script.declaration(tmp_path)).items():
        (tmp_path / name).write_text(written, encoding="utf-8")
    env = {**os.environ, "PYTHONPATH": str(tmp_path / "src"), "NIVELO_PURE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", FOLLOWS], env=env, capture_output=True, text=True, check=False
    )
    as_of_old = digest(new_state(load("level8-101", players=3), seed_from_int(1)))
    assert done.stdout == f"{as_of_old}\nall follow\n", done.stderr


def test_a_field_that_goes_is_gone_everywhere(script: ModuleType, declared: Any) -> None:
    declared.FIELDS = tuple(field for field in declared.FIELDS if field.name != "must_steal")
    with pytest.raises(SystemExit, match="must_steal"):
        script.texts(declared)
    declared.SEEN_ORDER = tuple(name for name in declared.SEEN_ORDER if name != "must_steal")
    with pytest.raises(SystemExit, match="must_steal"):
        script.texts(declared)
    declared.COLUMN_ORDER = tuple(name for name in declared.COLUMN_ORDER if name != "must_steal")
    before = {name: (ROOT / name).read_text(encoding="utf-8") for name in script.FILES}
    for name, text in script.texts(declared).items():
        assert "must_steal" in before[name]
        assert "must_steal" not in text
        without = [line for line in before[name].splitlines() if "must_steal" not in line]
        assert text.splitlines() == without


def test_a_field_that_does_not_say_what_an_observation_has_of_it_is_refused(
    declared: ModuleType,
) -> None:
    with pytest.raises(ValueError, match="dials: say which columns"):
        declared.Field("dials", declared.NUMBERS, "numbers(n)")

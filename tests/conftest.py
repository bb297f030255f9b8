"""Settings for all tests, and what several of them need."""

from __future__ import annotations

import io
import signal
from pathlib import Path

import pytest
from hypothesis import settings

from nivelo.bots import make_bot
from nivelo.cli import main
from nivelo.engine.random.fairness import seed_from_int
from nivelo.engine.records.record_text import write
from nivelo.engine.records.recorder import Recorder
from nivelo.engine.records.records import new_record
from nivelo.engine.state import new_state
from nivelo.engine.view import view
from nivelo.games import load
from support.cli.command_result import Done, Nivelo
from support.session.memory import use_memory

use_memory()

pytest_plugins = [
    "support.session.garbage",
    "support.session.leftover_processes",
    "support.session.second_try",
    "support.bots.lazy_bot",
    "support.server.running_server",
    "support.server.people_at_tables",
    "support.server.exported_tables",
]

# No deadline: the engine may run interpreted, on a busy machine. The same examples every time: a
# test passes or fails for the same reason on every machine; tests/long/ looks further.
settings.register_profile("nivelo", deadline=None, derandomize=True)
settings.load_profile("nivelo")

# A shell lets jobs in the background ignore interrupts, and the children of tests would inherit it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


# Each takes a minute or so by itself: they come first, so that nobody waits for them at the end.
LONG = ("tests/test_packaging.py", "tests/test_contributing.py")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: not item.nodeid.startswith(LONG))


@pytest.fixture
def nivelo(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Nivelo:
    """The command, called in this process."""
    monkeypatch.setenv("COLUMNS", "100")

    def run(*words: str, stdin: str = "") -> Done:
        monkeypatch.setattr("sys.stdin", io.StringIO(stdin))
        try:
            code = main(words)
        except SystemExit as end:
            code = int(end.code or 0)
        captured = capsys.readouterr()
        return Done(code, captured.out, captured.err)

    return run


OWN_GAME = """\
id = "small"
title = "A small [game]"
players = [2, 3]
hand = 5

[deck]
values = 5
colours = ["red", "teal"]
copies = 2
jokers = [{ count = 2 }]

[levels]
one = [{ groups = ["run 3"] }, { groups = ["set 2", "set 2"] }]
"""


@pytest.fixture
def own_game(tmp_path: Path) -> str:
    path = tmp_path / "small.toml"
    path.write_text(OWN_GAME, encoding="utf-8")
    return str(path)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a short game between greedy bots, in which cards are kept."""
    game = load("level8-board", 2)
    seed = seed_from_int(4)
    fresh = new_record(game, seed)
    fresh.names = ["Ann", "Ben"]
    recorder = Recorder(new_state(game, seed), fresh)
    bots = [make_bot("greedy", seat) for seat in range(2)]
    while recorder.state.round < 3 and not recorder.state.is_over:
        seat = int(recorder.state.to_act)
        recorder.play(bots[seat].choose(view(recorder.state, seat)))
    path = tmp_path / "game.nivelo"
    path.write_text(write(recorder.record()), encoding="utf-8")
    return path

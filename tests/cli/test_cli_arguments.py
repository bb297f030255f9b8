"""What is asked wrongly gets exit code 2 and one clear line; nothing ends in a traceback."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import nivelo as package
from support.cli.command_result import Nivelo

COMMAND = [sys.executable, "-m", "nivelo.cli"]
COMMANDS = (
    *("serve", "play", "games", "simulate", "solve", "odds", "bench", "replay", "verify"),
    *("export", "import"),
)

WRONG = {
    "no command": [],
    "unknown command": ["shuffle"],
    "unknown argument": ["games", "--colour"],
    "no game": ["simulate"],
    "unknown game": ["simulate", "level9"],
    "no such file": ["odds", "nowhere/own.toml"],
    "players in words": ["simulate", "level8-101", "--players", "four"],
    "too many players": ["simulate", "level8-101", "--players", "7"],
    "one player": ["play", "level8-101", "--players", "1"],
    "unknown side": ["odds", "level8-101", "--side", "three"],
    "side of another game": ["odds", "niveldoce", "--side", "two"],
    "sides for too few": ["simulate", "level8-101", "--side", "one,two"],
    "no side between commas": ["simulate", "level8-101", "--side", "one,,two"],
    "unknown mix": ["odds", "level8-99", "--mix", "master-all"],
    "unknown bot": ["simulate", "level8-101", "--bots", "clever"],
    "too many bots": ["simulate", "level8-101", "--players", "2", "--bots", "random,random,greedy"],
    "too many bots at the table": [
        "play",
        "level8-101",
        "--players",
        "2",
        "--bots",
        "random,greedy",
    ],
    "no games": ["simulate", "level8-101", "--games", "0"],
    "negative seed": ["simulate", "level8-101", "--seed", "-1"],
    "option without value": ["simulate", "level8-101", "--option", "max_turns_per_round"],
    "unknown option": ["simulate", "level8-101", "--option", "wish_draw=exact"],
    "option out of range": ["simulate", "niveldoce", "--option", "wish_draw=none"],
    "level in words": ["solve", "level8-101", "one", "R1"],
    "no such level": ["solve", "level8-101", "9", "R1"],
    "no such card": ["solve", "level8-101", "1", "R16"],
    "card twice": ["solve", "level8-101", "1", "R1 R1"],
    "no hand": ["solve", "level8-101", "1"],
    "no trials": ["odds", "level8-101", "--trials", "0"],
    "bench of nothing": ["bench", "level9"],
    "no such record": ["replay", "nowhere.nivelo"],
    "no such record to verify": ["verify", "nowhere.nivelo"],
    "a folder as record": ["verify", "."],
    "record that cannot be written": ["play", "level8-99", "--record", "nowhere/game.nivelo"],
}


@pytest.mark.parametrize("words", WRONG.values(), ids=WRONG.keys())
def test_a_wrong_argument_is_exit_code_2_and_one_line(nivelo: Nivelo, words: list[str]) -> None:
    done = nivelo(*words)
    assert done.code == 2
    assert done.out == ""
    assert done.err.startswith("nivelo: ")
    assert done.err.count("\n") == 1


def test_an_error_of_the_engine_keeps_its_code(nivelo: Nivelo) -> None:
    assert nivelo("solve", "level8-101", "1", "R16").err == (
        "nivelo: card/unknown: there is no card 'R16' in this game\n"
    )


def test_a_wrong_own_game_is_named_with_its_key(nivelo: Nivelo, tmp_path: Path) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text('id = "wrong"\nplayers = [2, 4]\nhand = "ten"\n')
    done = nivelo("odds", str(path))
    assert (done.code, done.err.count("\n")) == (2, 1)
    assert "wrong.toml: hand: expected a number" in done.err


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(nivelo: Nivelo, command: str) -> None:
    done = nivelo(command, "--help")
    assert done.code == 0
    assert "--json" in done.out
    assert command in nivelo("--help").out


def test_the_usual_number_of_seats_is_said(nivelo: Nivelo) -> None:
    assert "number of seats (3, or what the game allows)" in nivelo("play", "--help").out
    assert "number of seats (4, or what the game allows)" in nivelo("simulate", "--help").out


def test_the_version_says_which_engine_is_loaded(nivelo: Nivelo) -> None:
    done = nivelo("--version")
    assert done.out.startswith(f"nivelo {package.__version__}, engine {package.engine_mode()}")
    version = nivelo("--version", "--json").json
    assert version["version"] == package.__version__
    assert version["compiled"] == (package.engine_mode() == "compiled")
    assert version["stale"] == package.stale_sources()


def test_a_stale_engine_is_said_by_the_version(
    nivelo: Nivelo, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nivelo.commands.version.engine_mode", lambda: "compiled")
    monkeypatch.setattr("nivelo.commands.version.stale_sources", lambda: ["engine/view.py"])
    assert "stale (run `make build`): engine/view.py changed since" in nivelo("--version").out


def test_why_nothing_was_compiled_is_said_by_the_version(
    nivelo: Nivelo, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nivelo.commands.version.engine_mode", lambda: "interpreted")
    monkeypatch.setattr("nivelo.commands.version.stale_sources", list)
    monkeypatch.setattr("nivelo.commands.version.why_not_compiled", lambda: "no C compiler")
    assert "engine interpreted (not compiled: no C compiler), " in nivelo("--version").out
    assert nivelo("--version", "--json").json["not_compiled_because"] == "no C compiler"


def test_json_may_stand_before_or_after_the_command(nivelo: Nivelo) -> None:
    assert nivelo("--json", "games").json == nivelo("games", "--json").json


# The real command, in a process of its own


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *words], capture_output=True, text=True, check=False, timeout=120
    )


def test_the_real_command_ends_with_these_codes() -> None:
    assert run("--version").returncode == 0
    wrong = run("odds", "level9")
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert wrong.stderr.startswith("nivelo: game/unknown: there is no game 'level9'")


@pytest.mark.parametrize("words", [["play", "--help"], ["play", "level8-101"], ["games"]])
def test_a_terminal_without_our_signs_is_no_error(words: list[str]) -> None:
    done = subprocess.run(
        [*COMMAND, *words],
        capture_output=True,
        stdin=subprocess.DEVNULL,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        check=False,
        timeout=120,
    )
    assert done.returncode == (1 if "level8-101" in words else 0)
    assert b"Traceback" not in done.stderr
    assert done.stdout.isascii()


def test_nobody_reading_on_is_no_error() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        [*COMMAND, "games"], stdout=writer, stderr=subprocess.PIPE, check=False, timeout=120
    )
    os.close(writer)
    assert (done.returncode, done.stderr) == (141, b"")
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        [*COMMAND, "games", "--json"], stdout=writer, stderr=subprocess.PIPE, check=False
    )
    os.close(writer)
    assert (done.returncode, done.stderr) == (141, b"")


def test_an_interrupt_ends_quietly(nivelo: Nivelo, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("nivelo.commands.odds.level_odds", interrupted)
    done = nivelo("odds", "level8-101")
    assert (done.code, done.out, done.err) == (130, "", "")


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="no /proc to look at")
def test_an_interrupt_ends_the_worker_processes_quietly_too() -> None:
    words = ["simulate", "niveldoce", "--bots", "greedy", "--games", "100000", "--jobs", "2"]
    process = subprocess.Popen(
        [*COMMAND, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    try:
        # The command, two workers, and Python's own process that watches over them.
        for _ in range(600):
            time.sleep(0.1)
            if len(processes_of(process.pid)) >= 4:
                break
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
        assert (process.returncode, out, err) == (130, b"", b"")
        for _ in range(100):
            if not processes_of(process.pid):
                break
            time.sleep(0.1)  # the system may need a moment to clear them away
        assert processes_of(process.pid) == []
    finally:
        if processes_of(process.pid):
            os.killpg(process.pid, signal.SIGKILL)


def processes_of(group: int) -> list[str]:
    """The processes of a group that are still alive."""
    alive = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            text = stat.read_text()
        except (FileNotFoundError, ProcessLookupError):
            continue
        state, _, member = text.rpartition(") ")[2].split()[:3]
        if int(member) == group and state != "Z":
            alive.append(text)
    return alive

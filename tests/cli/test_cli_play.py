"""`nivelo play`: a game in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from nivelo.engine.records.record_text import parse
from support.cli.command_result import Nivelo

QUIT = "quit\ny\n"


def test_a_game_is_asked_for_if_none_is_named(nivelo: Nivelo) -> None:
    done = nivelo("play", stdin=f"six\n6\n2\n{QUIT}")
    assert done.code == 0
    assert "1  Level 8 (99 cards)" in done.out
    assert "Type a number from 1 to 5." in done.out
    assert "Level 8 (101 cards): you and Ada, Bo." in done.out
    assert "Good-bye." in done.out


def test_the_input_may_end(nivelo: Nivelo) -> None:
    for words in ([], ["level8-101", "--seed", "a"]):
        done = nivelo("play", *words)
        assert done.code == 1
        assert done.err == "nivelo: the input ended before the game was over\n"
    assert done.out.endswith("> \nTo play these deals again: --seed a\n")


def test_an_interrupt_leaves_the_record_and_says_the_seed(
    nivelo: Nivelo, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def interrupted(*args: object, **how: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("rich.console.Console.input", interrupted)
    path = tmp_path / "game.nivelo"
    done = nivelo("play", "level8-101", "--seed", "a", "--record", str(path))
    assert (done.code, done.err) == (130, "")
    assert done.out.endswith("To play these deals again: --seed a\n")
    assert nivelo("verify", str(path)).code == 0


def test_quitting_is_asked_for_again(nivelo: Nivelo) -> None:
    done = nivelo("play", "level8-101", "--seed", "a", stdin=f"quit\nn\ndraw\n{QUIT}")
    assert done.code == 0
    assert "You draw " in done.out
    assert done.out.count("Leave the game? (y/n)") == 2


def test_the_same_seed_gives_the_same_deals(nivelo: Nivelo) -> None:
    words = ["play", "level8-101", "--players", "4"]
    first = nivelo(*words, "--seed", "a rainy day", stdin=QUIT).out
    assert "--seed 'a rainy day'" in first
    assert nivelo(*words, "--seed", "a rainy day", stdin=QUIT).out == first
    assert nivelo(*words, stdin=QUIT).out != first


def test_words_at_the_table(nivelo: Nivelo) -> None:
    words = ["help", "hint", "layouts", "layout 1", "levels", "sort", "table", ""]
    no_moves = ["fly", "99", "0", "keep!", "-R1", "save"]
    output = nivelo(
        "play",
        "level8-101",
        "--seed",
        "a",
        stdin="\n".join([*words, *no_moves, QUIT]),
    ).out
    assert "Answer with the number of a choice" in output
    assert "A careful bot would choose " in output
    assert "Your level lacks " in output
    assert output.count("here is nothing that you could lay out now") == 2
    assert ">  1  run 3, run 3" in output
    assert "   8  set 2, set 3, set 4" in output
    assert "'fly' is no move" in output
    assert "there is no choice 99" in output
    assert "there is no choice 0" in output
    assert "'keep!' is no move" in output  # there is no such card in this game
    assert "you have no R1" in output
    assert "name a file" in output


def test_the_record_is_saved_when_asked_for_and_at_the_end(nivelo: Nivelo, tmp_path: Path) -> None:
    saved, final = tmp_path / "saved.nivelo", tmp_path / "final.nivelo"
    done = nivelo(
        "play",
        "level8-101",
        "--name",
        "Ann",
        "--record",
        str(final),
        stdin=f"draw\nsave {saved}\nsave {tmp_path}\n1\n{QUIT}",
    )
    assert done.code == 0
    assert f"{str(tmp_path)!r}: Is a directory" in done.out
    for path in (saved, final):
        assert nivelo("verify", str(path)).code == 0
    record = parse(final.read_text())
    assert record.names == ["Ann", "Ada", "Bo"]
    assert record.result.startswith("unfinished")
    moves = [word for line in record.lines for word in line.words if word.seat == 0]
    assert [word.text for word in moves][:1] == ["draw"]
    assert len(moves) == 2


def test_machines_get_the_result_and_people_the_table_on_stderr(nivelo: Nivelo) -> None:
    done = nivelo("play", "level8-99", "--seed", "a", "--json", stdin=f"draw\n{QUIT}")
    assert done.json["finished"] is False
    assert done.json["winner"] is None
    assert "Your hand: " in done.err


def test_an_own_game_can_be_played_and_its_record_replayed(
    nivelo: Nivelo, own_game: str, tmp_path: Path
) -> None:
    path = tmp_path / "own.nivelo"
    done = nivelo("play", own_game, "--record", str(path), stdin=f"1\n1\n1\n1\n{QUIT}")
    assert done.code == 0, done.err
    Path(own_game).unlink()
    assert nivelo("verify", str(path)).code == 0
    assert "A small [game]" in nivelo("replay", str(path)).out

"""`nivelo play`: a game in the terminal."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from called import Nivelo
from rich.console import Console

from nivelo.bots import make_bot
from nivelo.engine.errors import NiveloError
from nivelo.engine.fairness import seed_from_int
from nivelo.engine.quick_random import QuickRandom
from nivelo.engine.record_text import parse, write
from nivelo.engine.recorder import Recorder
from nivelo.engine.records import new_record
from nivelo.engine.state import new_state
from nivelo.engine.view import view
from nivelo.games import BUILT_IN, load
from nivelo.games.records import verify
from nivelo.terminal.names import Names
from nivelo.terminal.session import LeftTheTableError, Session
from scenario import Scenario

QUIT = "quit\ny\n"


def test_a_game_is_asked_for_if_none_is_named(nivelo: Nivelo) -> None:
    done = nivelo("play", stdin=f"six\n6\n2\n{QUIT}")
    assert done.code == 0
    assert "1  Level 8 (99 cards)" in done.out
    assert "Type a number from 1 to 5." in done.out
    assert "Level 8 (101 cards): you and Ada, Bo." in done.out
    assert "Good-bye." in done.out


def test_the_input_may_end(nivelo: Nivelo) -> None:
    for words in ([], ["level8-101"]):
        done = nivelo("play", *words)
        assert done.code == 1
        assert done.err == "nivelo: the input ended before the game was over\n"


def test_quitting_is_asked_for_again(nivelo: Nivelo) -> None:
    done = nivelo("play", "level8-101", "--seed", "a", stdin=f"quit\nn\ndraw\n{QUIT}")
    assert done.code == 0
    assert "You draw " in done.out
    assert done.out.count("Leave the game? (y/n)") == 2


def test_the_same_seed_gives_the_same_deals(nivelo: Nivelo) -> None:
    words = ["play", "level8-101", "--players", "4"]
    first = nivelo(*words, "--seed", "a rainy day", stdin=QUIT).out
    assert "--seed a rainy day" in first
    assert nivelo(*words, "--seed", "a rainy day", stdin=QUIT).out == first
    assert nivelo(*words, stdin=QUIT).out != first


def test_words_at_the_table(nivelo: Nivelo) -> None:
    said = nivelo(
        "play",
        "level8-101",
        "--seed",
        "a",
        stdin=f"help\nhint\nlayouts\nsort\ntable\n\nfly\n99\n0\nkeep!\n-R1\nsave\n{QUIT}",
    ).out
    assert "Answer with the number of a choice" in said
    assert "A careful bot would: " in said
    assert "Your level lacks " in said
    assert "nothing that you could lay out now" in said
    assert "'fly' is no move" in said
    assert "there is no choice 99" in said
    assert "there is no choice 0" in said
    assert "'keep!' is no move" in said  # there is no such card in this game
    assert "'-R1' is not allowed now" in said
    assert "name a file" in said


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


# A session in which every answer is given by the test


class Answered(Session):
    """A person whose answers are chosen at random from the list, with a word now and then."""

    answers = 0
    person = QuickRandom(1)

    def read(self, prompt: str = "> ") -> str:
        self.answers += 1
        if self.answers > 120:
            return "y" if "Leave" in prompt else "quit"
        if self.answers % 10 == 0:
            return ("hint", "table", "sort", "layouts", "help", "")[self.answers // 10 % 6]
        seen = view(self.state, self.seat)
        if self.answers % 3 == 0:
            return make_bot("greedy").choose(seen).text
        return str(1 + self.person.below(len(seen.legal)))


def session_of(
    kind: type[Session], recorder: Recorder, names: Names
) -> tuple[Session, io.StringIO]:
    said = io.StringIO()
    console = Console(file=said, markup=False, highlight=False, width=100)
    players = int(recorder.state.game.players)
    bots = {seat: make_bot("random", seat) for seat in range(1, players)}
    return kind(recorder, names, bots, console, lambda path: None), said


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("game", BUILT_IN)
def test_any_game_can_be_played_by_numbers_and_words(game: str, seed: int) -> None:
    rules = load(game, 3, max_turns_per_round=25)
    record = new_record(rules, seed_from_int(seed))
    recorder = Recorder(new_state(rules, record.seed), record)
    session, said = session_of(Answered, recorder, Names(["Ann", "Ada", "Bo"], reader=0))
    try:
        session.run()
    except LeftTheTableError:
        assert not recorder.state.is_over
    assert "Your hand: " in said.getvalue()
    assert verify(parse(write(recorder.record()))).ok


class Scripted(Session):
    """A person whose answers are known beforehand."""

    script: list[str]

    def read(self, prompt: str = "> ") -> str:
        if not self.script:
            raise EOFError
        return self.script.pop(0)


def play_script(table: Scenario, *answers: str) -> str:
    """What the person of seat 1 is told while giving these answers."""
    record = new_record(table.game, seed_from_int(1))
    session, said = session_of(
        Scripted, Recorder(table.state, record), Names(["Ann", "Ada", "Bo"], reader=0)
    )
    assert isinstance(session, Scripted)
    session.script = list(answers)
    with pytest.raises(EOFError):
        session.run()
    return said.getvalue()


def at_level_1() -> Scenario:
    return Scenario(players=3).hand(1, "R1 B2 G3 R4 R7 B8 O9 J P15").playing(1)


def test_the_proposed_layout_is_laid_out_by_its_number() -> None:
    table = at_level_1()
    said = play_script(table, "1")
    assert "1 lay out your level: [●R1 ★B2 ◆G3 | ●R7 ★B8 ▲O9]" in said
    assert table.group_texts() == ["R1 B2 G3", "R7 B8 O9"]


def test_a_layout_of_ones_own_is_laid_out_as_it_was_typed() -> None:
    table = at_level_1()
    play_script(table, "[r7 b8 o9 | B2 J=3 R4]")
    assert table.group_texts() == ["R7 B8 O9", "B2 J=3 R4"]


def test_a_longer_group_is_a_layout_and_lay_offs() -> None:
    table = at_level_1()
    said = play_script(table, "[R1 B2 G3 R4 | R7 B8 O9]")
    assert table.group_texts() == ["R1 B2 G3 R4", "R7 B8 O9"]
    assert "You lay off ●R4 on group 1." in said


def test_a_layout_that_does_not_fit_changes_nothing() -> None:
    table = at_level_1()
    before = table.hand_text(1)
    said = play_script(table, "[R1 B2 G3]", "[R1 B2 R4 | R7 B8 O9]", "[R1", "[R1 B2 G99 | R7]")
    assert "put | between the groups" in said
    assert "no card 'G99'" in said
    assert table.hand_text(1) == before
    assert table.group_texts() == []


def test_a_bare_card_is_a_discard_and_a_lay_off_names_its_group() -> None:
    table = Scenario(players=3).group(1, "run 3", "R4 R5 R6").hand(1, "B3 B7 G12 P1").playing(1)
    said = play_script(table, "B3@1", "p1")
    assert "You lay off ★B3 on group 1." in said
    assert "You discard ✚P1." in said
    assert table.group_texts()[0] == "B3 R4 R5 R6"


def test_a_seat_that_cannot_knock_is_not_bothered() -> None:
    table = Scenario("niveldoce", players=3).hand(1, "R1 R2").hand(2, "R3 R4 R5").playing(2)
    table.hand(3, "R6 R7").play("-R3")
    said = play_script(table)
    assert "do you knock" not in said
    table = Scenario("niveldoce", players=3).hand(1, "R1 knock").hand(2, "R3 R4 R5").playing(2)
    table.hand(3, "R6 R7").play("-R3")
    assert "Ada puts R3 on the pile: do you knock for it?" in play_script(table)


def test_others_cards_are_never_shown() -> None:
    table = Scenario(players=3).hand(1, "R1 R2 R3").hand(2, "P13 P14 P15").draw_pile("G15 G14 G13")
    said = play_script(table.turn(1), "table", "hint", "layouts", "help", "sort")
    for card in ("P13", "P14", "P15", "G13", "G14", "G15"):
        assert card not in said.replace("any", "")


def test_saving_that_fails_does_not_end_the_game() -> None:
    def refuse(path: str) -> None:
        raise NiveloError("file/unwritable", f"{path} is full")

    table = at_level_1()
    record = new_record(table.game, seed_from_int(1))
    session, said = session_of(
        Scripted, Recorder(table.state, record), Names(["Ann", "Ada", "Bo"], reader=0)
    )
    assert isinstance(session, Scripted)
    session.script = ["save disk"]
    session.save = refuse
    with pytest.raises(EOFError):
        session.run()
    assert "disk is full" in said.getvalue()

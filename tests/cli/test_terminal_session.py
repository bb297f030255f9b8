"""A session at the terminal in which every answer is given by the test."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from nivelo.bots import make_bot
from nivelo.engine.errors import NiveloError
from nivelo.engine.model.moves import Move
from nivelo.engine.random.fairness import seed_from_int
from nivelo.engine.random.quick_random import QuickRandom
from nivelo.engine.records.record_text import parse, write
from nivelo.engine.records.recorder import Recorder
from nivelo.engine.records.records import new_record
from nivelo.engine.state import new_state
from nivelo.engine.view import View, view
from nivelo.games import BUILT_IN, load
from nivelo.games.records import verify
from nivelo.terminal.answers import HELP
from nivelo.terminal.names import Names
from nivelo.terminal.session import LeftTheTableError, Session
from support.engine.scenario import Scenario

# Trials: with the sources interpreted and measured for coverage they would take minutes.
pytestmark = pytest.mark.slow_pure


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
    output = io.StringIO()
    console = Console(file=output, markup=False, highlight=False, width=100)
    players = int(recorder.state.game.players)
    bots = {seat: make_bot("random", seat) for seat in range(1, players)}
    return kind(recorder, names, bots, console, lambda path: None), output


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("game", BUILT_IN)
def test_any_game_can_be_played_by_numbers_and_words(game: str, seed: int) -> None:
    rules = load(game, 3, max_turns_per_round=25)
    record = new_record(rules, seed_from_int(seed))
    recorder = Recorder(new_state(rules, record.seed), record)
    session, output = session_of(Answered, recorder, Names(["Ann", "Ada", "Bo"], reader=0))
    try:
        session.run()
    except LeftTheTableError:
        assert not recorder.state.is_over
    assert "Your hand: " in output.getvalue()
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
    session, output = session_of(
        Scripted, Recorder(table.state, record), Names(["Ann", "Ada", "Bo"], reader=0)
    )
    assert isinstance(session, Scripted)
    session.script = list(answers)
    with pytest.raises(EOFError):
        session.run()
    return output.getvalue()


def at_level_1() -> Scenario:
    return Scenario(players=3).hand(1, "R1 B2 G3 R4 R7 B8 O9 J P15").playing(1)


def test_the_proposed_layout_is_laid_out_by_its_number() -> None:
    table = at_level_1()
    output = play_script(table, "1")
    assert "1 lay out your level: [●R1 ★B2 ◆G3 | ●R7 ★B8 ▲O9]" in output
    assert table.group_texts() == ["R1 B2 G3", "R7 B8 O9"]


def test_the_words_lay_out_do_the_same() -> None:
    table = at_level_1()
    play_script(table, "lay out")
    assert table.group_texts() == ["R1 B2 G3", "R7 B8 O9"]


def test_a_listed_layout_is_laid_out_by_its_number_in_that_list() -> None:
    table = at_level_1()
    output = play_script(table, "layouts", "layout 99", "layout two", "layout 2")
    assert "layout 1  [●R1 ★B2 ◆G3 | ●R7 ★B8 ▲O9]" in output
    assert "there is no layout 99, only 1 to " in output
    assert "there is no layout two" in output
    second = output.split("layout 2  [")[1].split("]")[0]
    shapes = str.maketrans("", "", "●▲■◆★✚")
    assert " | ".join(table.group_texts()) == second.translate(shapes)


def test_a_hint_names_the_number_of_the_choice() -> None:
    output = play_script(at_level_1(), "hint")
    assert "A careful bot would choose 1: lay out your level." in output


def test_a_layout_of_ones_own_is_laid_out_as_it_was_typed() -> None:
    table = at_level_1()
    play_script(table, "[r7 b8 o9 | B2 J=3 R4]")
    assert table.group_texts() == ["R7 B8 O9", "B2 J=3 R4"]


def test_a_longer_group_is_a_layout_and_lay_offs() -> None:
    table = at_level_1()
    output = play_script(table, "[R1 B2 G3 R4 | R7 B8 O9]")
    assert table.group_texts() == ["R1 B2 G3 R4", "R7 B8 O9"]
    assert "You lay off ●R4 on group 1." in output


def test_a_layout_that_does_not_fit_changes_nothing() -> None:
    table = at_level_1()
    before = table.hand_text(1)
    output = play_script(table, "[R1 B2 G3]", "[R1 B2 R4 | R7 B8 O9]", "[R1", "[R1 B2 G99 | R7]")
    assert "put | between the groups" in output
    assert "no card 'G99'" in output
    assert table.hand_text(1) == before
    assert table.group_texts() == []


def test_a_bare_card_is_a_discard_and_a_lay_off_names_its_group() -> None:
    table = Scenario(players=3).group(1, "run 3", "R4 R5 R6").hand(1, "B3 B7 G12 P1").playing(1)
    output = play_script(table, "B3@1", "p1")
    assert "You lay off ★B3 on group 1." in output
    assert "You discard ✚P1." in output
    assert table.group_texts()[0] == "B3 R4 R5 R6"


def test_a_move_that_is_refused_says_why() -> None:
    table = Scenario(players=3).group(1, "run 3", "R4 R5 R6").hand(1, "B3 B7 G12").playing(1)
    output = play_script(table, "P1", "G12@1", "G12@2", "draw", "B3@1", "B7@1", "G12@1")
    assert "you have no P1" in output
    assert "G12 does not fit on group 1" in output
    assert "there is no group 2" in output
    assert "'draw' is not allowed now" in output
    assert "the last card of a hand can only be discarded" in output
    table = Scenario(players=3).group(2, "run 3", "R4 R5 R6").hand(1, "B3 B7 G12").playing(1)
    assert "lay out your level before you lay off cards" in play_script(table, "B3@1")


def test_a_joker_on_a_run_must_say_at_which_end() -> None:
    table = Scenario(players=3).group(1, "run 3", "R4 R5 R6").hand(1, "J B7 G12").playing(1)
    output = play_script(table, "J@1", "J@1-")
    assert "say how: J@1- or J@1+" in output
    assert table.group_texts() == ["J=3 R4 R5 R6"]


def test_the_moves_in_the_help_are_moves() -> None:
    moves = {text for name in BUILT_IN for text in load(name, 3).moves.by_text}
    for text in ("draw", "pile2", "-R7", "R7", "R7@3", "J@3-", "J@3+", "skip>2", "keep!"):
        assert text in HELP
        assert text.lower() in moves


class Told:
    """A bot that plays what it is told to."""

    def __init__(self, *moves: str) -> None:
        self.moves = list(moves)

    def choose(self, view: View) -> Move:
        return view.game.moves.by_text[self.moves.pop(0).lower()]


def test_what_a_bot_does_with_several_cards_is_one_sentence() -> None:
    table = Scenario("level8-master", players=3).hand(1, "O1 O2").hand(2, "swap R1 R2 R3 R4")
    table.hand(3, "G8 G9").draw_pile("P1 P2 P3 P4 P5 P6").playing(2)
    record = new_record(table.game, seed_from_int(1))
    session, output = session_of(
        Scripted, Recorder(table.state, record), Names(["Ann", "Ada", "Bo"], reader=0)
    )
    assert isinstance(session, Scripted)
    session.script = []
    session.bots = {1: Told("swap!", "R1", "R2", "R3"), 2: Told("draw", "-G8")}
    with pytest.raises(EOFError):
        session.run()
    assert output.getvalue().startswith(
        "Ada plays swap.\nAda puts down ●R1 ●R2 ●R3.\nAda draws 3 cards.\n"
        "Bo draws a card.\nBo discards ◆G8.\n"
    )


def test_a_layout_that_ends_the_round_is_still_told_with_its_cards() -> None:
    table = Scenario("niveldoce", players=3).group(2, "run 3", "R4 R5 R6").hand(2, "R8 R9")
    table.group(3, "run 3", "Y4 Y5 Y6").hand(3, "Y8 Y9")
    table.hand(1, "G1 G2 G3 G4 Gair Geagle B9").playing(1)
    output = play_script(table, "1")
    assert "You lay out ◆G1 ◆G2 ◆G3 ◆G4.\n" in output
    assert "The round is over.\n" in output


def test_a_seat_that_cannot_knock_is_not_bothered() -> None:
    table = Scenario("niveldoce", players=3).hand(1, "R1 R2").hand(2, "R3 R4 R5").playing(2)
    table.hand(3, "R6 R7").play("-R3")
    output = play_script(table)
    assert "do you knock" not in output
    table = Scenario("niveldoce", players=3).hand(1, "R1 knock").hand(2, "R3 R4 R5").playing(2)
    table.hand(3, "R6 R7").play("-R3")
    assert "Ada puts R3 on the pile: do you knock for it?" in play_script(table)


def test_others_cards_are_never_shown() -> None:
    table = Scenario(players=3).hand(1, "R1 R2 R3").hand(2, "P13 P14 P15").draw_pile("G15 G14 G13")
    output = play_script(table.turn(1), "table", "hint", "layouts", "help", "sort")
    for card in ("P13", "P14", "P15", "G13", "G14", "G15"):
        assert card not in output.replace("any", "")


def test_saving_that_fails_does_not_end_the_game() -> None:
    def refuse(path: str) -> None:
        raise NiveloError("file/unwritable", f"{path} is full")

    table = at_level_1()
    record = new_record(table.game, seed_from_int(1))
    session, output = session_of(
        Scripted, Recorder(table.state, record), Names(["Ann", "Ada", "Bo"], reader=0)
    )
    assert isinstance(session, Scripted)
    session.script = ["save disk"]
    session.save = refuse
    with pytest.raises(EOFError):
        session.run()
    assert "disk is full" in output.getvalue()

"""What can be taken back: laying out and laying off, until something is revealed."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from nivelo.engine.errors import NiveloError
from nivelo.engine.export.export import export_state
from nivelo.engine.groups.layout_check import claims_of
from nivelo.engine.random.fairness import seed_from_int
from nivelo.engine.records.notation import layout_text, parse_layout, parse_move
from nivelo.engine.records.record_text import parse, write
from nivelo.games import BUILT_IN, load, read_game
from nivelo.games.records import verify
from nivelo.server.table.match import Match


def random_match(name: str, random: Random) -> Match:
    file = read_game(name)
    seats = random.randint(file.least_players, min(4, file.most_players))
    game = load(name, seats, random.choice(file.sides))
    return Match(game, random.randbytes(32), [""] * seats, 1000)


def choose(match: Match, random: Random) -> str:
    """A random move; layouts and lay-offs whenever there are any."""
    legal = match.state.legal_moves()
    texts = [move.text for move in legal]
    if "lay-out" in texts and random.random() < 0.5:
        return layout_text(claims_of(match.state.layouts(1)[0]), match.game.deck)
    wanted = [text for text in texts if text == "lay-out" or "@" in text]
    return random.choice(wanted or texts)


@pytest.mark.parametrize("game", BUILT_IN)
def test_only_layouts_and_lay_offs_are_taken_back_and_leave_no_trace(game: str) -> None:
    random = Random(game)
    undone = 0
    for _ in range(4):
        match = random_match(game, random)
        before = [(export_state(match.state), list(match.moves))]
        for _ in range(150):
            if match.state.is_over:
                break
            text = choose(match, random)
            seat, decision = match.state.to_act, match.state.decision_name
            laid = text.startswith("[") or "@" in text or text == "lay-out"
            may = decision == "laying_out" or (decision == "playing" and laid)
            match.play(match.check(text), 1000)
            if match.undo:
                assert may
                assert match.state.to_act == seat
                before.append((export_state(match.state), list(match.moves)))
            else:
                before = [(export_state(match.state), list(match.moves))]
            assert len(match.undo) == len(before) - 1
            while match.undo and random.random() < 0.2:
                match.take_back(1000)
                before.pop()
                assert (export_state(match.state), match.moves) == before[-1]
                undone += 1
    assert undone > 5


def ready_to_lay_out(seed: int) -> Match:
    """A match of two in which the seat to act can lay out its level and has cards to lay off."""
    match = Match(load("level8-101", 2), seed_from_int(seed), ["", ""], 1000)
    random = Random(seed)
    while "lay-out" not in [move.text for move in match.state.legal_moves()]:
        match.play(random.choice(match.state.legal_moves()).text, 1000)
    return match


def lay_out(match: Match) -> None:
    match.play(layout_text(claims_of(match.state.layouts(1)[0]), match.game.deck), 1000)


def test_what_has_been_drawn_cannot_be_put_back() -> None:
    match = ready_to_lay_out(1)
    assert match.moves[-1] in ("draw", "pile1", "pile2")
    assert match.undo == []


def test_a_discard_ends_the_turn_and_stands() -> None:
    match = ready_to_lay_out(1)
    lay_out(match)
    assert len(match.undo) == 1
    discard = next(m.text for m in match.state.legal_moves() if m.text.startswith("-"))
    match.play(discard, 1000)
    assert match.undo == []


def test_a_card_with_an_effect_stands_also_if_the_turn_goes_on() -> None:
    """Taking one of three opened cards shows cards that nobody had seen."""
    for seed in range(400):
        match = Match(load("level8-master", 2), seed_from_int(seed), ["", ""], 1000)
        random = Random(seed)
        for _ in range(60):
            legal = [move.text for move in match.state.legal_moves()]
            if "lay-out" in legal:
                lay_out(match)
                assert match.undo
                special = [t for t in map(str, match.state.legal_moves()) if t.endswith("!")]
                if special:
                    match.play(special[0], 1000)
                    assert match.undo == []
                    return
                break
            match.play(random.choice(legal), 1000)
    raise AssertionError("nobody could lay out and then play a special card")


def test_the_clock_of_a_turn_goes_on_when_something_is_taken_back() -> None:
    match = ready_to_lay_out(2)
    until = match.deadline(60, 5)
    match.play("lay-out", 5000)
    match.take_back(9000)
    assert match.moved_at == 9000
    assert match.deadline(60, 5) == until


def test_the_record_has_only_the_moves_that_stand() -> None:
    match = ready_to_lay_out(3)
    stood = list(match.moves)
    lay_out(match)
    match.take_back(1000)
    match.play("lay-out", 1000)
    match.take_back(1000)
    assert match.moves == stood
    lay_out(match)
    text = write(match.record(["Ann", "Ben"]))
    report = verify(parse(text))
    assert report.ok


def test_a_text_is_parsed_once_and_a_layout_checked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    def counted(text: str, *rest: Any) -> Any:
        read.append(text)
        return parse_layout(text, *rest) if text.startswith("[") else parse_move(text, *rest)

    monkeypatch.setattr("nivelo.server.table.match.parse_layout", counted)
    monkeypatch.setattr("nivelo.server.table.match.parse_move", counted)
    random = Random(7)
    match = random_match("level8-101", random)
    made: list[str] = []
    while not any(text.startswith("[") for text in made):
        text = choose(match, random)
        match.play(match.check(text), 1000)
        made.append(text)
    assert read == made


def test_what_was_checked_in_another_position_is_read_again() -> None:
    match = random_match("level8-101", Random(7))
    first = match.state.legal_moves()[0].text
    match.check(first)
    match.play(match.state.legal_moves()[-1].text, 1000)
    with pytest.raises(NiveloError):
        match.play(first, 1000)

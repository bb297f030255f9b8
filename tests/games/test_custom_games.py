"""Games of one's own, played: what their files say is what happens at the table."""

from __future__ import annotations

from pathlib import Path

import pytest

from nivelo.games import load, read_game_text
from support.engine.custom_game import JOKERS, changed, example, with_line
from support.engine.random_games import Chances, Watched
from support.engine.scenario import Scenario

EVERY_CARD = """
    id = "every-card"
    players = [2, 5]
    hand = 7
    discard_pile = "common"
    start_card = "plain"
    round_ends = "out or all laid out"
    [deck]
    values = 9
    colours = ["red", "green", "blue"]
    copies = 2
    elements = ["sun"]
    animals = ["owl"]
    jokers = [{ count = 3 }]
    [deck.specials]
    skip = 2
    take = 2
    swap = 2
    keep = 2
    stopper = 2
    draw-two = 2
    direction = 2
    wish = 2
    knock = 2
    [keep]
    cards = 7
    [levels]
    one = [
      { groups = ["element+animal 1", "set 2 of numbers"] },
      { groups = ["points 20 one colour"] },
      { groups = ["colour 3", "colour 3"] },
    ]
"""
BOARD_WITH_SPECIALS = """
    id = "windmill"
    players = [2, 8]
    hand = 5
    bonus = 3
    win = "round"
    [deck]
    values = 8
    colours = ["red", "green", "blue", "white"]
    copies = 2
    jokers = [{ count = 5, range = [2, 7] }]
    specials = { skip = 2, take = 2, swap = 2, keep = 2 }
    [board]
    track = [
      "+1", "open3", "exchange", "+2", "ask", "joker", "everyone", "again",
      "free", "free", "free", "free", "free", "free", "free", "free",
    ]
    [levels]
    one = [{ groups = ["run 3"] }, { groups = ["set 3"] }, { groups = ["colour run 3"] }]
    two = [{ groups = ["run 4"] }, { groups = ["set 4"] }, { groups = ["colour run 4"] }]
"""
SMALLEST = """
    id = "smallest"
    players = [2, 2]
    hand = 2
    bonus = 1
    [deck]
    values = 3
    colours = ["x"]
    copies = 2
    [levels]
    one = [{ groups = ["set 2"] }]
"""


def table(tmp_path: Path, text: str, players: int = 3) -> Scenario:
    path = tmp_path / "own.toml"
    path.write_text(text, encoding="utf-8")
    return Scenario(str(path), players)


@pytest.mark.parametrize(
    ("text", "mix"),
    [
        (example(), "none"),
        (example(), "long"),
        (EVERY_CARD, "none"),
        (BOARD_WITH_SPECIALS, "none"),
        (SMALLEST, "none"),
    ],
)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_random_games_keep_to_the_invariants(text: str, mix: str, seed: int) -> None:
    file = read_game_text(text, "own.toml")
    for players in sorted({file.least_players, file.most_players}):
        sides = [file.sides[(seat + seed) % len(file.sides)] for seat in range(players)]
        game = load(file, players, sides, mix, max_turns_per_round=40)
        chances = Chances(view=0.02, step=0.02, refusals=0.01, clone=0.01, restore=0.01)
        tally = Watched(game, seed, chances, most=300).play()
        assert tally.replays == 1


def test_a_seat_that_has_laid_out_the_last_level_wins_when_the_round_ends(tmp_path: Path) -> None:
    own = table(tmp_path, example()).level(1, 4).hand(1, "R1 G2 B3 W4 R7 R8 R9 B12").playing(1)
    own.lay_out()
    assert own.decision == "playing", "the example has win = 'round'"
    own.play("-B12")
    assert own.decision == "over"
    assert own.state.winner == 0


def test_it_wins_even_if_another_ends_the_round(tmp_path: Path) -> None:
    own = table(tmp_path, example()).level(1, 4).group(1, "run 4", "R1 G2 B3 W4").hand(1, "R9 R8")
    own.group(2, "set 3", "R5 G5 B5").hand(2, "W1").playing(2).play("-W1")
    assert own.state.is_over
    assert own.state.winner == 0


def test_of_several_winners_the_one_that_ended_the_round_wins(tmp_path: Path) -> None:
    own = table(tmp_path, example())
    for seat in (1, 2, 3):
        own.level(seat, 4).group(seat, "run 4", "R1 G2 B3 W4").hand(seat, "R9 R8")
    own.hand(3, "W1").playing(3).play("-W1")
    assert own.state.winner == 2


@pytest.mark.parametrize(
    ("hands", "winner"), [(("R9", "R8 R7"), 1), (("R9 R8", "R7"), 2), (("R9 R8", "R7 R6"), 2)]
)
def test_else_the_one_with_fewest_cards_then_the_first_from_the_dealers_left(
    tmp_path: Path, hands: tuple[str, str], winner: int
) -> None:
    own = table(tmp_path, example())  # seat 1 deals, seat 2 is on its left
    for seat, hand in zip((1, 2), hands, strict=True):
        own.level(seat, 4).group(seat, "run 4", "R1 G2 B3 W4").hand(seat, hand)
    own.group(3, "set 3", "R5 G5 B5").hand(3, "W1").playing(3).play("-W1")
    assert own.state.winner + 1 == winner


def test_a_bonus_may_carry_past_the_last_level(tmp_path: Path) -> None:
    own = table(tmp_path, example()).level(1, 3).group(1, "colour 5", "R1 R2 R3 R4 R5")
    own.hand(1, "W1").playing(1).play("-W1")
    assert own.state.winner == 0


@pytest.mark.parametrize(("bonus", "level"), [(1, 2), (2, 3), (3, 4)])
def test_the_bonus_is_what_the_file_says(tmp_path: Path, bonus: int, level: int) -> None:
    own = table(tmp_path, with_line(f"bonus = {bonus}")).group(1, "set 3", "R5 G5 B5")
    own.group(2, "set 3", "R6 G6 B6").hand(1, "W1").playing(1).play("-W1")
    assert own.levels() == [level, 2, 1]


def test_a_level_laid_out_wins_at_once_by_default(tmp_path: Path) -> None:
    own = table(tmp_path, changed('win = "round"', "")).level(1, 4)
    own.hand(1, "R1 G2 B3 W4 R7 R8 R9 B12").playing(1).lay_out()
    assert own.state.winner == 0


def test_the_keep_rule_is_what_the_file_says(tmp_path: Path) -> None:
    text = changed('levels = [3, 4]\nsides = ["two"]', "levels = [2, 3]")
    own = table(tmp_path, text, 4).hand(1, "W1").group(1, "set 3", "R5 G5 B5")
    for seat, level in ((2, 1), (3, 2), (4, 3)):
        own.level(seat, level).hand(seat, "R9 R8 R7 R6 R1")
    own.playing(1).play("-W1")
    assert own.to_act == 3, "seat 2 is at level 1"
    own.play("R9", "R8", "R7")
    assert own.to_act == 4, "three cards and no more"
    own.play("done")
    assert own.state.round == 2
    assert [hand.n for hand in own.state.hands] == [8, 8, 8, 8]


def test_the_round_may_end_when_everyone_has_laid_out(tmp_path: Path) -> None:
    own = table(tmp_path, with_line('round_ends = "out or all laid out"'), 2)
    own.group(2, "set 3", "R6 G6 B6").hand(1, "R5 G5 B5 W7 R7 W1 W2").playing(1).lay_out()
    assert own.events_of("round_ended") == [(0, "", -1)]
    assert own.levels() == [2, 2]


def test_jokers_with_a_range_stand_for_those_values_only(tmp_path: Path) -> None:
    own = table(tmp_path, example()).group(1, "run 4", "R5 G6 B7 W8").hand(1, "J J1-6 W1")
    assert own.playing(1).legal() == {"J@1-", "J@1+", "J1-6@1-", "-J", "-J1-6", "-W1"}


def test_a_full_joker_may_be_a_picture(tmp_path: Path) -> None:
    own = table(tmp_path, EVERY_CARD, 2).hand(1, "Rsun J R4 G4 B9").playing(1).lay_out()
    assert own.group_texts() == ["Rsun J=owl", "R4 G4"]


def test_more_copies_may_lie_in_one_set(tmp_path: Path) -> None:
    text = changed(JOKERS, "copies = 2").replace('["colour 5"]', '["set 8"]')
    own = table(tmp_path, text).level(1, 3).hand(1, "R4 R4 G4 G4 B4 B4 W4 W4 R1").playing(1)
    own.lay_out()
    assert own.group_texts() == ["R4 R4 G4 G4 B4 B4 W4 W4"]


def test_jokers_of_two_kinds_in_one_set_never_lead_to_a_dead_end(tmp_path: Path) -> None:
    own = table(tmp_path, example(), 2).hand(1, "G1 W2 G10 W10 G11 J J1-6").playing(1)
    own.play("lay-out", "way1", "G1")
    assert own.legal() == {"J"}, "jokers come in one order, and J1-6 first would leave no way on"
    own.play("J", "J1-6", "way10", "G10", "W10")
    assert own.group_texts() == ["G1 J=1 J1-6=1", "G10 W10"]

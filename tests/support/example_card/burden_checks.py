"""The card *burden* in all that reads the table of special cards.

Run by tests/test_contributing.py in a copy of the sources that has the card.
"""

from __future__ import annotations

import json
import random
import subprocess
from pathlib import Path

import pytest

import nivelo
from nivelo.bots import make_bot
from nivelo.engine.errors import GameFileError
from nivelo.engine.export.export import export_state, restore_state
from nivelo.engine.model.game import Game
from nivelo.engine.random.fairness import seed_from_int
from nivelo.engine.records.record_text import parse, write
from nivelo.engine.records.recorder import Recorder
from nivelo.engine.records.records import new_record
from nivelo.engine.records.replay import final_state
from nivelo.engine.state import State, new_state
from nivelo.engine.view import view
from nivelo.env import aec_v0
from nivelo.games import load, read_game_text
from nivelo.server.answers.games import custom_game_info
from nivelo.terminal.cards import CardPainter
from nivelo.terminal.moves import MoveWords
from nivelo.terminal.names import Names

WEB = Path(nivelo.__file__).parent / "web"
GAME = """
id = "burdened"
title = "Burdened"
players = [2, 4]
hand = 8

[deck]
values = 10
colours = ["red", "green", "blue"]
copies = 2
jokers = [{ count = 4 }]
specials = { skip = 4, burden = 10 }

[levels]
one = [{ groups = ["set 3"] }, { groups = ["run 4"] }]
"""


def game(players: int = 3) -> Game:
    return load(read_game_text(GAME, "burdened.toml"), players, max_turns_per_round=120)


def with_burden_to_play() -> State:
    """A position in which a burden may be played."""
    pick = random.Random(4)
    state = new_state(game(), seed_from_int(1))
    while not any(move.text.startswith("burden>") for move in state.legal_moves()):
        state.play(pick.choice(state.legal_moves()))
    return state


def test_it_is_played_at_another_seat_which_draws() -> None:
    state = with_burden_to_play()
    seat = int(state.to_act)
    legal = [move.text for move in state.legal_moves()]
    targets = [f"burden>{other + 1}" for other in range(3) if other != seat]
    assert [text for text in legal if text.startswith("burden")] == targets
    assert "-burden" in legal
    assert "burden!" not in state.game.moves.by_text
    target = (seat + 1) % 3
    held, held_there = state.hands[seat].n, state.hands[target].n
    state.play(state.game.moves.by_text[f"burden>{target + 1}"])
    assert state.hands[seat].n == held - 1
    assert state.hands[target].n >= held_there + 1  # and one more if it has begun its turn
    assert state.under.has(state.game.deck.parse("burden"))


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_bots_play_it_and_records_tell_it(name: str) -> None:
    state = new_state(game(2), seed_from_int(6))
    recorder = Recorder(state, new_record(state.game, seed_from_int(6)))
    bots = [make_bot(name, seed) for seed in (1, 2)]
    while not state.is_over and state.decisions < 300:
        seat = int(state.to_act)
        recorder.play(bots[seat].choose(view(state, seat)))
    text = write(recorder.record())
    assert "burden>" in text
    again = final_state(parse(text), state.game)
    # A layout is written as a whole and counts as one decision when it is replayed.
    assert export_state(again) | {"decisions": 0} == export_state(state) | {"decisions": 0}


def test_a_bot_that_plays_its_moves_out_weighs_it() -> None:
    state = with_burden_to_play()
    seen = view(state, int(state.to_act))
    assert make_bot("strong:6", 1).choose(seen) in seen.legal


def test_positions_are_exported_and_restored() -> None:
    state = with_burden_to_play()
    again = restore_state(state.game, export_state(state))
    assert export_state(again) == export_state(state)


def test_the_terminal_and_the_server_name_it() -> None:
    state = with_burden_to_play()
    seen = view(state, int(state.to_act))
    names = Names(["Ada", "Bo", "Cleo"], reader=int(state.to_act))
    words = MoveWords(seen, names, CardPainter(state.game.deck))
    sentences = {words.say(move).plain for move in seen.legal if move.text.startswith("burden>")}
    assert all("burden in front of" in line for line in sentences)
    cards = custom_game_info(GAME).cards["none"]
    assert [(card.text, card.count) for card in cards if card.kind == "special"] == [
        ("skip", 4),
        ("burden", 10),
    ]


def test_files_read_it_strictly() -> None:
    with pytest.raises(GameFileError, match=r"deck\.specials\.burden"):
        read_game_text(GAME.replace("burden = 10", "burden = 0"), "burdened.toml")


def test_the_environment_plays_it(tmp_path: Path) -> None:
    file = tmp_path / "burdened.toml"
    file.write_text(GAME, encoding="utf-8")
    env = aec_v0.env(str(file), players=2)
    env.reset(seed=3)
    bot = make_bot("greedy", 1)
    for _ in range(200):
        _, _, ended, cut, _ = env.last()
        if ended or cut:
            break
        env.step(int(bot.choose(env.unwrapped.view()).id))


def test_the_pages_draw_it() -> None:
    script = f"""
      import {{ face }} from "{(WEB / "cards/faces.js").as_uri()}";
      import {{ PICTURES }} from "{(WEB / "cards/pictures.js").as_uri()}";
      import {{ SPECIALS }} from "{(WEB / "cards/specials.js").as_uri()}";
      const deck = {{ colours: ["red"], values: 9, elements: [], animals: [] }};
      const card = face("burden", deck);
      const row = SPECIALS.find((special) => special.name === "burden");
      console.log(JSON.stringify([card.kind, Boolean(PICTURES[card.picture]), row]));
    """
    run = subprocess.run(
        ["node", "--input-type=module"], input=script, capture_output=True, text=True, check=True
    )
    row = {
        "name": "burden",
        "rules": "rules-burden",
        "commonPile": False,
        "stops": False,
        "onWish": True,
    }
    assert json.loads(run.stdout) == ["special", True, row]

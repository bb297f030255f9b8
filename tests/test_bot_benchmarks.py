"""Benchmarks of the bots: do rounds end, and how much more could be won?"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from runpy import run_path

import pytest

from nivelo.bots.search.search import ALIKE, BETTER, GIVEN_UP, Search
from nivelo.bots.strong import DEALS, EFFORT, StrongBot
from nivelo.engine.random.fairness import seed_from_int
from nivelo.engine.random.quick_random import QuickRandom
from nivelo.engine.sampling.determinize import determinize
from nivelo.engine.state import new_state
from nivelo.engine.view import view
from nivelo.games import BUILT_IN, load

BENCHMARKS = Path(__file__).resolve().parent.parent / "benchmarks"

pytestmark = pytest.mark.slow_pure


def run(folder: Path, script: str, *words: str) -> str:
    """What a benchmark says, which keeps what it played in this folder."""
    command = [sys.executable, str(BENCHMARKS / script), *words]
    done = subprocess.run(
        command, cwd=folder, capture_output=True, text=True, check=True, timeout=300
    )
    return done.stdout


def test_games_whose_rounds_end_are_counted_and_continued(tmp_path: Path) -> None:
    words = ["level8-99", "--seats", "2", "--mixes", "hard,random"]
    assert "3 games, 0 without an end" in run(tmp_path, "rounds_end.py", *words, "--games", "3")
    kept = tmp_path / "build" / "rounds-end" / "ends-level8-99-one-2-hard+random.json"
    assert json.loads(kept.read_text())["games"] == 3
    kept.write_text(kept.read_text().replace('"endless": []', '"endless": [1]'))
    assert "5 games, 1 without an end" in run(tmp_path, "rounds_end.py", *words, "--games", "5")
    assert "0 without" in run(tmp_path, "rounds_end.py", *words, "--games", "2", "--again")


def test_a_round_that_is_too_long_is_reported(tmp_path: Path) -> None:
    words = ["level8-99", "--seats", "2", "--mixes", "hard", "--games", "1", "--turns", "2"]
    told = run(tmp_path, "rounds_end.py", *words)
    assert "no end: ends-level8-99-one-2-hard game 0, round 1" in told
    assert "1 games, 1 without an end" in told


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_bot_that_is_shown_all_hands_imagines_no_others(game: str) -> None:
    open_view = run_path(str(BENCHMARKS / "room.py"))["open_view"]
    state = new_state(load(game, 3), seed_from_int(5))
    seat = int(state.to_act)
    for seed in range(5):
        imagined = determinize(open_view(state, seat), QuickRandom(seed))
        assert [hand.faces() for hand in imagined.hands] == [hand.faces() for hand in state.hands]
        assert sorted(imagined.draw_pile.faces()) == sorted(state.draw_pile.faces())
    assert imagined.draw_pile.faces() != state.draw_pile.faces()


def test_the_room_is_played_in_all_seats(tmp_path: Path) -> None:
    told = run(tmp_path, "room.py", "level8-99", "--deals", "1")
    assert told.count("of 2 games") == 2
    assert "part of the room taken" in told


def test_rules_for_the_end_of_a_search_are_compared_as_the_search_applies_them() -> None:
    """A rule chooses what the search itself chooses from the same deals."""
    stopping = run_path(str(BENCHMARKS / "stopping.py"))
    game = load("level8-99", 2)
    rule = stopping["Rule"](DEALS, EFFORT, GIVEN_UP, BETTER, ALIKE)
    compared = 0
    for seed in range(4):
        state = new_state(game, seed_from_int(seed))
        bot = StrongBot(seed, deals=16)
        while compared < 3 * (seed + 1) and not state.is_over:
            seen = view(state, int(state.to_act))
            move = bot.choose(seen)
            moves, greedy = stopping["moves_of"](seen, bot)
            if len(moves) > 1:
                tried = stopping["try_all"](
                    seen, Search(game, QuickRandom(seed)), moves, greedy, DEALS
                )
                chosen, _ = stopping["chosen_by"](rule, tried)
                search = Search(game, QuickRandom(seed))
                assert search.best(seen, moves, DEALS, EFFORT) == chosen
                compared += 1
            state.play(move)
    assert compared == 12

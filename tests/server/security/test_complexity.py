"""Games that would make every table of a server wait are refused; all others are not."""

from __future__ import annotations

import pytest

from nivelo.client import Account, RefusedError
from nivelo.engine.errors import OptionError
from nivelo.engine.model.game import Game
from nivelo.engine.random.fairness import seed_from_text
from nivelo.engine.random.stream import Stream
from nivelo.engine.sampling.fresh_hands import FreshHands
from nivelo.games import BUILT_IN, load, read_game
from nivelo.games.files import read_game_text
from nivelo.server.security.complexity import HANDS, MOST_STEPS, check_complexity, steps_of
from support.server.finished_games import SMALL
from support.server.running_server import Running

COLOURS = ["amber", "blue", "cyan", "red", "emerald", "fuchsia", "green", "heather"]


def wide_game(groups: list[str]) -> str:
    """A game of 192 cards and more, with one level of these groups."""
    quoted = ", ".join(f'"{group}"' for group in groups)
    return f"""\
id = "wide"
players = [2, 2]
hand = 30
[deck]
values = 24
colours = [{", ".join(f'"{colour}"' for colour in COLOURS)}]
copies = 1
jokers = [{{ count = 10 }}]
[levels]
one = [{{ groups = [{quoted}] }}]
"""


HEAVY = wide_game(["colour run 5"] * 6)


def game_of(description: str) -> Game:
    return load(read_game_text(description, "a test"), 2)


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_levels_of_the_five_games_take_a_hundredth_of_what_is_allowed(name: str) -> None:
    file = read_game(name)
    for side in file.sides:
        for mix in ("none", *file.mixes):
            game = load(file, file.least_players, side, mix)
            check_complexity(game)
            most = max(steps_of(game, level) for level in game.levels[0])
            assert most < HANDS * MOST_STEPS / 50


@pytest.mark.parametrize("groups", [["set 5"] * 6, ["run 5", "run 4"], ["colour 8", "set 6"]])
def test_large_but_simple_levels_are_welcome(groups: list[str]) -> None:
    check_complexity(game_of(wide_game(groups)))


@pytest.mark.parametrize("groups", [["colour run 5"] * 6, ["points 60", "colour 5", "colour 5"]])
def test_levels_that_can_be_met_in_too_many_ways_are_refused(groups: list[str]) -> None:
    with pytest.raises(OptionError) as refused:
        check_complexity(game_of(wide_game(groups)))
    assert refused.value.code == "game/too_hard"
    assert groups[0] in refused.value.text


HIDDEN = (
    (
        'hand = 30\n[deck]\nvalues = 10\ncolours = ["heather", "green", "cyan", "emerald"]\n'
        "copies = 4\njokers = [{ count = 5 }]",
        ["points 59 one colour", "run 10", "set 9 of numbers"],
    ),
    (
        'hand = 30\n[deck]\nvalues = 3\ncolours = ["blue", "cyan", "heather", "red"]\n'
        'elements = ["air", "fire", "water", "earth"]\n'
        'animals = ["eagle", "phoenix", "fish", "snake"]\ncopies = 1\njokers = [{ count = 19 }]',
        ["elements 1", "points 48", "element+animal 1", "set 9"],
    ),
    (
        'hand = 20\n[deck]\nvalues = 15\ncolours = ["fuchsia", "amber", "heather", "emerald"]\n'
        'elements = ["air", "fire"]\nanimals = ["eagle", "phoenix"]\ncopies = 4',
        ["colour 4", "animals 1", "colour 10", "points 31 one colour"],
    ),
)


@pytest.mark.parametrize(("deck", "groups"), HIDDEN)
def test_levels_that_are_hard_with_few_hands_only_are_refused(deck: str, groups: list[str]) -> None:
    rows = ", ".join(f'"{group}"' for group in groups)
    text = f'id = "rare"\nplayers = [2, 2]\n{deck}\n[levels]\none = [{{ groups = [{rows}] }}]\n'
    with pytest.raises(OptionError) as refused:
        check_complexity(game_of(text))
    assert refused.value.code == "game/too_hard"


def test_a_search_that_was_given_up_leaves_the_solver_as_it_was() -> None:
    game = game_of(wide_game(["run 5", "colour run 3", "set 4"]))
    level = game.levels[0][0]
    fresh = FreshHands(game, [level], Stream(seed_from_text("given up")))
    for _ in range(20):
        fresh.deal()
        right = game.solver.missing(fresh.hand, level)
        assert game.solver.effort(fresh.hand, level, 3) == 3
        assert game.solver.missing(fresh.hand, level) == right


@pytest.mark.anyio
async def test_no_table_is_opened_and_nothing_saved_with_such_a_game(
    sqlite_server: Running,
) -> None:
    async with Account(sqlite_server.url, "Ann") as ann:
        with pytest.raises(RefusedError) as refused:
            await ann.create_table({"description": HEAVY, "seats": 2})
        assert refused.value.code == "game/too_hard"
        for path in ("/games/check", "/own-games"):
            with pytest.raises(RefusedError) as refused:
                await ann.post(path, {"description": HEAVY})
            assert refused.value.code == "game/too_hard"
        await ann.create_table({"description": SMALL, "seats": 2})

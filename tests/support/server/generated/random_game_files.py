"""Game files as somebody might write who wants to hold up a server: large, lopsided, contrived."""

from __future__ import annotations

from random import Random

from nivelo.engine.errors import NiveloError
from nivelo.games import load
from nivelo.server.protocol.setup import custom_game_file
from nivelo.server.security.complexity import BUDGET, check_complexity, worst_of

COLOURS = ("amber", "blue", "cyan", "red", "emerald", "fuchsia", "green", "heather")
ELEMENTS = ("air", "fire", "water", "earth")
ANIMALS = ("eagle", "phoenix", "fish", "snake")
GROUPS = (
    "run {}",
    "colour run {}",
    "set {}",
    "set {} of numbers",
    "colour {}",
    "points {}",
    "points {} one colour",
    "elements {}",
    "animals {}",
    "element+animal {}",
)


def random_level(random: Random, hand: int, values: int, pictures: int) -> list[str]:
    """Groups that a hand has room for; whether the deck has the cards is another question."""
    groups = []
    room = hand
    for _ in range(random.choice((1, 2, 2, 3, 4, 6))):
        text = random.choice(GROUPS if pictures else GROUPS[:7])
        if text.startswith("points"):
            size = random.randint(1, min(60, values * room))
            room -= -(-size // values)
        elif pictures and text in GROUPS[7:]:
            size = random.randint(1, pictures)
            room -= 2 * size if "+" in text else size
        else:
            size = random.randint(2, max(3, min(room, 11)))
            room -= size
        if room < 0:
            break
        groups.append(text.format(size))
        if room == 0:
            break
    return groups or ["set 2"]


def random_game_file(random: Random) -> str:
    """A game of one level or two with few or many cards; many are refused, for many reasons."""
    colours = random.sample(COLOURS, random.randint(1, 8))
    pictures = random.choice((0, 0, 2, 4))
    values = random.randint(3, 24)
    jokers = random.choice(
        (
            "",
            f"jokers = [{{ count = {random.randint(1, 30)} }}]",
            f"jokers = [{{ count = {random.randint(1, 9)}, range = [1, {values // 2 + 1}] }}]",
        )
    )
    hand = random.choice((7, 10, 14, 20, 30))
    levels = [random_level(random, hand, values, pictures) for _ in range(random.randint(1, 2))]
    rows = ", ".join(f"{{ groups = {groups} }}" for groups in levels)
    return f"""\
id = "random"
players = [2, 2]
hand = {hand}
[deck]
values = {values}
colours = {list(colours)}
elements = {list(ELEMENTS[:pictures])}
animals = {list(ANIMALS[:pictures])}
copies = {random.randint(1, 4)}
{jokers}
[levels]
one = [{rows}]
"""


def worst_steps(text: str, seed: str, rounds: int) -> int:
    """The most steps for a question about a game that is accepted; 0 if it is refused."""
    try:
        file = custom_game_file(text)
        game = load(file, 2)
        check_complexity(game)
    except NiveloError:
        return 0
    return max(worst_of(game, level, seed, rounds, 2 * BUDGET) for level in game.levels[0])

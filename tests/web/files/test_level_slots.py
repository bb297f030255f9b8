"""Slots of a level stay empty where the solver says that cards are missing, nowhere else."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import pytest

from nivelo.engine.cards.cards import hand_of
from nivelo.engine.model.game import Game
from nivelo.games import BUILT_IN, load

GAME = Path(__file__).resolve().parents[3] / "src" / "nivelo" / "web" / "game"
HANDS = 6  # of each level

COUNT = f"""
import {{ readFileSync }} from "node:fs";
import {{ bestMatch }} from "{GAME.as_uri()}/best_match.js";
import {{ parseAsk }} from "{GAME.as_uri()}/levels.js";
const {{ deck, hands }} = JSON.parse(readFileSync(0, "utf8"));
const empty = hands.map(({{ hand, asks }}) =>
  bestMatch(hand, asks.map(parseAsk), deck).flatMap((group) => group.cards).filter((card) => !card)
    .length);
console.log(JSON.stringify(empty));
"""


def random_hands(game: Game, random: Random) -> list[dict[str, Any]]:
    """Hands for each level of both sides, dealt from the deck, with what is missing."""
    deck = game.deck
    cards = [face for face in range(int(deck.faces)) for _ in range(int(deck.count[face]))]
    hands = []
    for seat in range(int(game.players)):
        for number in range(1, int(game.last_level) + 1):
            level = game.level(seat, number)
            for _ in range(HANDS):
                hand = random.sample(cards, random.randint(3, 14))
                hands.append(
                    {
                        "hand": [deck.text[face] for face in hand],
                        "asks": [ask.text for ask in level.specs],
                        "missing": int(game.solver.missing(hand_of(hand), level)),
                    }
                )
    return hands


@pytest.mark.parametrize("name", BUILT_IN)
def test_as_many_slots_stay_empty_as_cards_are_missing(name: str) -> None:
    two_sides = name not in ("level8-99", "niveldoce")
    game = load(name, 2, ["one", "two" if two_sides else "one"])
    hands = random_hands(game, Random(5))
    deck = {
        "colours": list(game.deck.colour_names),
        "values": int(game.deck.values),
        "elements": game.deck.picture_names[: int(game.deck.elements)],
        "animals": game.deck.picture_names[int(game.deck.elements) :],
    }
    counted = subprocess.run(
        ["node", "--input-type=module", "--eval", COUNT],
        input=json.dumps({"deck": deck, "hands": hands}),
        capture_output=True,
        text=True,
        check=True,
    )
    empty = json.loads(counted.stdout)
    wrong = [(each, n) for each, n in zip(hands, empty, strict=True) if each["missing"] != n]
    assert not wrong

"""The slots of a level are filled as the engine would: as few empty, and as few jokers."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import pytest

from nivelo.engine.cards.cards import hand_of
from nivelo.engine.groups.groups import face_at
from nivelo.engine.groups.levels import Level
from nivelo.engine.model.game import Game
from nivelo.games import BUILT_IN, load

GAME = Path(__file__).resolve().parents[3] / "src" / "nivelo" / "web" / "game"
HANDS = 6  # of each level

COUNT = f"""
import {{ readFileSync }} from "node:fs";
import {{ bestMatch }} from "{GAME.as_uri()}/best_match.js";
import {{ parseAsk }} from "{GAME.as_uri()}/levels.js";
const {{ deck, hands }} = JSON.parse(readFileSync(0, "utf8"));
const counted = hands.map(({{ hand, asks }}) => {{
  const cards = bestMatch(hand, asks.map(parseAsk), deck).flatMap((group) => group.cards);
  return [cards.filter((card) => !card).length, cards.filter((card) => /^J/.test(card)).length];
}});
console.log(JSON.stringify(counted));
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
                        "jokers": fewest_jokers(game, hand, level),
                    }
                )
    return hands


def fewest_jokers(game: Game, hand: list[int], level: Level) -> int | None:
    """With how many jokers the level can be laid out from a hand; None if it cannot be."""
    for layout in game.finder.thrifty_layouts(hand_of(hand), level, 1, spare=0):
        faces = [face_at(placed) for group in layout for placed in group.placed.faces()]
        return sum(face >= game.deck.coloured for face in faces)
    return None


@pytest.mark.parametrize("name", BUILT_IN)
def test_slots_are_filled_as_far_as_possible_and_with_the_fewest_jokers(name: str) -> None:
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
    both = list(zip(hands, json.loads(counted.stdout), strict=True))
    assert not [(each, empty) for each, (empty, _) in both if each["missing"] != empty]
    complete = [(each, jokers) for each, (_, jokers) in both if each["jokers"] is not None]
    assert not [(each, jokers) for each, jokers in complete if each["jokers"] != jokers]
    assert complete

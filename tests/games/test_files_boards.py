"""Wrong boards are refused, with the key and what was expected there."""

from __future__ import annotations

import pytest

from nivelo.games import load, read_game_text
from support.engine.custom_game import JOKERS, PICTURES, changed, refusal, with_table

FIELDS = ", ".join(['"+1"', '"joker"', '"free"', '"ask"'] * 5)
BOARD = f"[board]\ntrack = [{FIELDS}]"


def board_game(track: str = BOARD) -> str:
    return changed(JOKERS, "jokers = [{ count = 4 }]") + track


def test_a_board_game_is_read() -> None:
    file = read_game_text(board_game(), "x.toml")
    assert len(file.track) == 20
    assert load(file, 4).board


WRONG_BOARDS = [
    (board_game("[board]"), "board.track: expected a list of texts, not nothing"),
    (
        board_game('[board]\ntrack = ["start"]'),
        "board.track: expected fields of +1, +2, again, exc",
    ),
    (board_game('[board]\ntrack = ["+1"]'), "board.track: expected 16 to 100 fields, not 1 fields"),
    (
        board_game(f"[board]\ntrack = [{', '.join([FIELDS] * 6)}]"),
        "board.track: expected 16 to 100",
    ),
    (
        board_game('[board]\ntrack = ["+1", "+1", "ask", ' + '"free", ' * 20 + "]"),
        "board.track: expected at least 4 fields other than 'free', not 3 of them",
    ),
    (board_game(BOARD + "\nsource = 3"), "board.source: expected a text, not 3"),
    (board_game(BOARD + "\nround = true"), "board.round: expected one of the keys source, track"),
    (with_table(BOARD), "deck.jokers: expected one kind of joker for a board, not 2 kinds"),
    (changed(JOKERS, "") + BOARD, "deck.jokers: expected one kind of joker for a board, not 0"),
    (
        'discard_pile = "common"\n' + board_game(),
        "discard_pile: expected 'personal' piles, which a board needs, not 'common'",
    ),
    (
        board_game().replace("[deck]", "[deck]\n" + PICTURES),
        "deck.elements: expected none in a game with a board",
    ),
    (
        board_game().replace("copies = 1", "jokers = [{ count = 2, range = [2, 3] }]"),
        "deck.jokers: expected one kind of joker for a board, not 2 kinds",
    ),
]


@pytest.mark.parametrize(("text", "error"), WRONG_BOARDS)
def test_a_wrong_board_is_refused(text: str, error: str) -> None:
    assert refusal(text).startswith(error)


def test_on_a_board_the_jokers_are_not_among_the_cards_to_deal_from() -> None:
    # 48 numbers and 5 specials are 53 cards, which is enough for 4 hands of 12, but not of 13.
    text = board_game().replace("count = 4", "count = 60").replace("[mixes.long]", "[mixes.more]")
    assert read_game_text(text.replace("hand = 8", "hand = 12"), "x.toml").hand == 12
    refused = refusal(text.replace("hand = 8", "hand = 13"))
    assert refused == (
        "players: expected 54 cards or more to deal from for 4 hands of 13, not a deck of 53 cards"
    )

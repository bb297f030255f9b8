"""Cards, hands, moves and layouts are written in one way each, and read again."""

from __future__ import annotations

from random import Random

import pytest

from nivelo.engine.cards.cards import hand_of
from nivelo.engine.errors import NotationError
from nivelo.engine.groups.groups import group_text
from nivelo.engine.groups.layout_check import Claim, check_layout, claims_of
from nivelo.engine.model.game import Game
from nivelo.engine.records.notation import layout_text, parse_claim, parse_layout, parse_move
from nivelo.games import BUILT_IN, load, read_game
from support.solver.solver_hands import Dealer
from support.solver.solver_levels import TriedLevel, levels_of_games


def games() -> list[Game]:
    setups = []
    for name in BUILT_IN:
        file = read_game(name)
        for mix in ("none", *file.mixes):
            setups += [load(name, n, mix=mix) for n in (file.least_players, file.most_players)]
    return setups


@pytest.mark.parametrize("game", games(), ids=lambda game: f"{game!r} {game.settings['mix']}")
def test_every_move_of_a_game_is_written_differently_and_read_again(game: Game) -> None:
    texts = [move.text for move in game.moves.moves]
    assert len({text.lower() for text in texts}) == len(texts)
    for move in game.moves.moves:
        assert parse_move(move.text, game) is move
        assert parse_move(f" {move.text.upper()} ", game) is move
        assert not set(move.text) & set(" \t\n{}[];|"), "what separates moves in a record"
        assert not move.text.endswith(":"), "what names a seat in a record"


@pytest.mark.parametrize("game", games(), ids=lambda game: f"{game!r} {game.settings['mix']}")
def test_every_card_of_a_game_is_written_differently_and_read_again(game: Game) -> None:
    deck = game.deck
    assert len({text.lower() for text in deck.text}) == deck.faces
    for face in range(deck.faces):
        assert deck.parse(deck.text[face]) == face
    hand = [face for face in range(deck.faces) for _ in range(deck.count[face])]
    assert deck.parse_hand(deck.hand_text(hand)) == hand


def test_moves_are_written_as_the_notation_page_says() -> None:
    game = load("level8-101", 3, mix="master-specials")
    for text in ("draw", "pile2", "-R7", "R7@3", "J@3", "J@3-", "J@3+", "skip>2", "take!", "R7<2"):
        assert parse_move(text, game).text == text
    game = load("niveldoce", 3)
    for text in ("pile", "wish!", "knock!", "pass", "leave", "J=air@2", "draw-two!", "draw-two>3"):
        assert parse_move(text, game).text == text
    game = load("level8-board", 3)
    for text in ("field8", "action:joker", "ask:7:left", "ask:R:right", "done"):
        assert parse_move(text, game).text == text


@pytest.mark.parametrize("text", ["", "R16@1", "-X3", "pile4", "skip>4", "J@3*", "[R4]", "draw 2"])
def test_what_is_no_move_is_refused_and_quoted(text: str) -> None:
    with pytest.raises(NotationError, match="move/unknown") as caught:
        parse_move(text, load("level8-101", 3))
    assert repr(text) in str(caught.value)


@pytest.mark.parametrize(
    ("text", "kind", "colour"),
    [
        ("J", -1, -1),
        ("J=5", 4, -1),
        ("J=12", 11, -1),
        ("J=R", -1, 0),
        ("J=B12", 11, 3),
        ("J=earth", 15, -1),
        ("J=Gearth", 15, 2),
        ("j=gEARTH", 15, 2),
        ("J=Rsnake", 19, 0),
    ],
)
def test_a_joker_is_written_with_what_it_stands_for(text: str, kind: int, colour: int) -> None:
    deck = load("niveldoce").deck
    claim = parse_claim(text, deck)
    assert (claim.face, claim.kind, claim.colour) == (deck.parse("J"), kind, colour)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("X5", "card/unknown"),
        ("=5", "card/unknown"),
        ("R5=6", "card/no_joker"),
        ("skip=6", "card/no_joker"),
        ("J=", "card/meaning"),
        ("J=0", "card/meaning"),
        ("J=16", "card/meaning"),
        ("J=05", "card/meaning"),
        ("J=X5", "card/meaning"),
        ("J=R16", "card/meaning"),
        ("J=RR", "card/meaning"),
        ("J=5=6", "card/meaning"),
    ],
)
def test_what_no_card_stands_for_is_refused(text: str, code: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_claim(text, load("level8-101").deck)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "layout/brackets"),
        ("R4 B5", "layout/brackets"),
        ("[R4 B5", "layout/brackets"),
        ("R4 B5]", "layout/brackets"),
        ("[]", "layout/empty"),
        ("[R4 B5 |]", "layout/empty"),
        ("[R4 | | B5]", "layout/empty"),
        ("[R4 [B5]", "card/unknown"),
        ("[R4, B5]", "card/unknown"),
    ],
)
def test_what_is_no_layout_is_refused(text: str, code: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_layout(text, load("level8-101").deck)
    assert caught.value.code == code


def as_tuples(claims: list[list[Claim]]) -> list[list[tuple[int, int, int]]]:
    return [[(claim.face, claim.kind, claim.colour) for claim in group] for group in claims]


@pytest.mark.parametrize("tried", levels_of_games(), ids=lambda t: f"{t.name}: {t.level.text}")
def test_every_layout_is_read_as_it_was_written(tried: TriedLevel) -> None:
    dealer = Dealer(tried, Random(tried.level.text))
    hand = hand_of(dealer.layout())
    while not tried.finder.can_lay_out(hand, tried.level):
        hand = hand_of(dealer.layout())
    for layout in tried.finder.layouts(hand, tried.level, 20):
        text = layout_text(claims_of(layout), tried.deck)
        assert text == "[" + " | ".join(group_text(group, tried.deck) for group in layout) + "]"
        again = check_layout(tried.deck, hand, tried.level, parse_layout(text, tried.deck))
        assert as_tuples(claims_of(again)) == as_tuples(claims_of(layout))

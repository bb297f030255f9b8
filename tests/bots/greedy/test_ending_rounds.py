"""A bot that can end the round in this turn sees it and does it."""

from __future__ import annotations

from random import Random

import pytest

from nivelo.bots import make_bot
from nivelo.coach.going_out import going_out
from nivelo.engine.cards.cards import hand_of
from nivelo.engine.model.moves import EXCHANGE, FREE, PLUS_TWO
from nivelo.engine.state import State
from nivelo.engine.view import view
from support.engine.scenario import Scenario
from support.engine.ways_out import can_end, has_ended

BOTS = ("hard", "expert")


def goes_out(table: Scenario, bot: str, seed: int) -> bool:
    """Does this bot, to act as seat 1, end the round in this turn?"""
    before = table.state.clone()
    player = make_bot(bot, seed)
    while table.state.to_act == 0 and not has_ended(table.state, before):
        if table.state.all_turns != before.all_turns:
            return False
        table.state.play(player.choose(view(table.state, 0)))
    return has_ended(table.state, before)


def goes_out_in_every_way(state: State) -> bool:
    """Try every layout card by card, then every order of lay-offs and every discard."""
    waiting = [state.clone()]
    waiting[0].play(state.game.moves.by_text["lay-out"])
    while waiting:
        reached = waiting.pop()
        if has_ended(reached, state):
            return True
        if reached.decision_name != "laying_out":
            if can_end(reached, state):
                return True
            continue
        for move in reached.legal_moves():
            following = reached.clone()
            following.play(move)
            waiting.append(following)
    return False


@pytest.mark.slow_pure
@pytest.mark.parametrize("ask", ["set 3", "run 3", "colour 3", "set 2 + set 2"])
def test_no_layout_with_which_the_others_go_out_is_overlooked(ask: str) -> None:
    """Also where more jokers lie in the level than it would need."""
    random = Random(ask)
    found = {True: 0, False: 0}
    for _ in range(60):
        table = Scenario(asks=tuple(ask.split(" + ")))
        table.group(2, "run 3", "R4 R5 R6").group(3, "set 3", "R9 G9 B9")
        plain = [face for face in range(int(table.deck.coloured)) if random.random() < 0.5]
        jokers = [int(table.deck.first_joker)] * random.choice((1, 2, 2))
        hand = hand_of(jokers + random.sample(plain, 6 - len(jokers)))
        table.hand(1, table.deck.hand_text(hand.faces())).playing(1)
        if "lay-out" not in table.legal():
            continue
        way = going_out(view(table.state, 0))
        expected = goes_out_in_every_way(table.state)
        assert (way is not None) is expected, table.hand_text(1)
        if expected:
            assert goes_out(table, "hard", 1)
        found[expected] += 1
    assert min(found.values()) > 0


@pytest.mark.slow_pure
@pytest.mark.parametrize("bot", BOTS)
def test_the_joker_is_laid_where_the_rest_goes_out(bot: str) -> None:
    """Four nines need no joker, but then the pair of queens could not go."""
    table = Scenario(players=2, asks=("set 3",)).level(1, 3).level(2, 3)
    table.group(2, "set 3", "R9 G9 B9").hand(1, "R2 G2 B2 J J R9 Y9 B12").playing(1)
    assert goes_out(table, bot, 1)


def board(hand: str, piles: tuple[str, str], action: int) -> Scenario:
    """A seat that has laid out may reach a field of this action."""
    table = Scenario("level8-board", 2).level(1, 5).level(2, 5).group(1, "run 3", "R4 B5 G6")
    table.pile(1, piles[0]).pile(2, piles[1]).hand(1, hand).hand(2, "R1 B2 G9 Y12 O14")
    return near(table, action)


def near(table: Scenario, action: int) -> Scenario:
    fields = [field for field, each in enumerate(table.game.track, 1) if each == action]
    before = (fields[0] - 2) % int(table.game.fields) + 1
    return table.tower(1, before).rolls(1, 1, 2)


@pytest.mark.slow_pure
@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("piles", [("B7", "P8"), ("R1", "B7 P8"), ("P8 B7", "")])
def test_two_open_cards_are_taken_where_both_can_go(bot: str, piles: tuple[str, str]) -> None:
    assert goes_out(board("Y12", piles, PLUS_TWO), bot, 1)


@pytest.mark.slow_pure
@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("top", ["B7", "P3"])
def test_free_choice_takes_the_card_that_ends_the_round(bot: str, top: str) -> None:
    assert goes_out(board("Y12", ("R1", top), FREE), bot, 1)


@pytest.mark.slow_pure
@pytest.mark.parametrize("bot", BOTS)
def test_what_a_complete_last_level_can_spare_is_exchanged(bot: str) -> None:
    """Five of a kind and four of a colour win, whatever comes for the card put down."""
    table = Scenario("level8-board", 2).level(1, 8).level(2, 8)
    table.hand(1, "R3 B3 G3 Y3 P3 R7 R9 R10 R12 B13").hand(2, "R1 B2 G9 Y12 O14")
    assert goes_out(near(table, EXCHANGE), bot, 1)

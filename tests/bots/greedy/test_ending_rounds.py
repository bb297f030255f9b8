"""A bot that can end the round in this turn sees it and does it, whatever is hidden."""

from __future__ import annotations

from random import Random

import pytest

from nivelo.bots import make_bot
from nivelo.bots.greedy.going_out.finding import find_exit
from nivelo.coach.endings import fresh_scratch
from nivelo.coach.going_out import going_out
from nivelo.engine.cards.cards import cards_of, hand_of
from nivelo.engine.model.moves import (
    AGAIN,
    ASK_AROUND,
    EVERYONE,
    EXCHANGE,
    FREE,
    JOKER,
    OPEN_THREE,
    PLUS_ONE,
    PLUS_TWO,
)
from nivelo.engine.state import State
from nivelo.engine.view import view
from nivelo.games import BUILT_IN
from support.engine.greedy_games import greedy_game
from support.engine.scenario import Scenario
from support.engine.secrecy import redealt
from support.engine.ways_out import can_lay_out_and_end, has_ended

BOTS = ("hard", "expert")
DEALS = 6

pytestmark = pytest.mark.slow_pure
both = pytest.mark.parametrize("bot", BOTS)


def sees_an_end(state: State) -> bool:
    seen = view(state, int(state.to_act))
    scratch = fresh_scratch(seen)
    return find_exit(seen, scratch.finder, scratch.way_out) is not None


def goes_out(state: State, bot: str, seed: int) -> bool:
    """Does this bot end the round in this turn, or in the one that an answer begins?

    The others give and show what comes first.
    """
    before = state.clone()
    seat = int(state.to_act)
    player = make_bot(bot, seed)
    turn = -1
    while not has_ended(state, before):
        if state.turn == seat and turn < 0:
            turn = int(state.turns)
        if turn >= 0 and (state.turn != seat or state.turns != turn):
            return False
        if state.to_act == seat:
            state.play(player.choose(view(state, seat)))
        else:
            state.play(state.legal_moves()[0])
    return True


def always_goes_out(table: Scenario, bot: str) -> bool:
    """Does it see the end, and reach it whatever cards are hidden?"""
    seat = int(table.state.to_act)
    deals = [redealt(table.state, seat, Random(seed)) for seed in range(DEALS)]
    return sees_an_end(table.state) and all(
        goes_out(state, bot, seed) for seed, state in enumerate(deals)
    )


@pytest.mark.parametrize("name", BUILT_IN)
def test_an_end_that_is_seen_is_reached_whatever_is_hidden(name: str) -> None:
    """Also with few cards left, as near the end of a round."""
    random = Random(name)
    seen = 0
    for seed in range(4):
        for state in greedy_game(name, seed, players=3):
            seat = int(state.to_act)
            if state.decision_name == "laying_out" or len(state.legal_moves()) < 2:
                continue
            position = state.clone()
            if state.laid_out[seat] and state.hands[seat].n > 2 and state.turn == seat:
                faces = state.hands[seat].faces()
                random.shuffle(faces)
                left = random.randint(1, 2)
                position.unshare()
                position.hands[seat] = hand_of(faces[:left])
                position.draw_pile = cards_of(faces[left:] + position.draw_pile.faces())
                position.legal_known = False
            if sees_an_end(position):
                seen += 1
                deal = redealt(position, seat, random)
                assert goes_out(deal, "hard", seed), position.decision_name
    assert seen > 50


@pytest.mark.parametrize("ask", ["set 3", "run 3", "colour 3", "set 2 + set 2"])
@pytest.mark.parametrize("game", ["level8-101", "level8-board", "level8-master"])
def test_no_layout_with_which_the_others_go_out_is_overlooked(game: str, ask: str) -> None:
    """Also where more jokers lie in the level than it would need."""
    random = Random(game + ask)
    found = {True: 0, False: 0}
    for _ in range(40):
        table = Scenario(game, asks=tuple(ask.split(" + ")))
        table.group(2, "run 3", "R4 R5 R6").group(3, "set 3", "R9 G9 B9")
        plain = [face for face in range(int(table.deck.coloured)) if random.random() < 0.5]
        jokers = [int(table.deck.first_joker)] * random.choice((1, 2, 2))
        hand = hand_of(jokers + random.sample(plain, 6 - len(jokers)))
        table.hand(1, table.deck.hand_text(hand.faces())).playing(1)
        if "lay-out" not in table.legal():
            continue
        way = going_out(view(table.state, 0))
        expected = can_lay_out_and_end(table.state)
        assert (way is not None) is expected, table.hand_text(1)
        if expected:
            assert goes_out(table.state, "hard", 1)
        found[expected] += 1
    assert min(found.values()) > 0


@both
def test_the_joker_is_laid_where_the_rest_goes_out(bot: str) -> None:
    """Three twos need no joker, but then the pair of nines could not go."""
    table = Scenario(players=2, asks=("set 3",)).level(1, 3).level(2, 3)
    table.group(2, "set 3", "R9 G9 B9").hand(1, "R2 G2 B2 J J R9 Y9 B12").playing(1)
    assert always_goes_out(table, bot)


def board(hand: str, piles: tuple[str, str], action: int) -> Scenario:
    """A seat that has laid out may reach a field of this action."""
    table = Scenario("level8-board", 2).level(1, 5).level(2, 5).group(1, "run 3", "R4 B5 G6")
    table.pile(1, piles[0]).pile(2, piles[1]).hand(1, hand).hand(2, "R1 B2 G9 Y12 O14")
    return near(table, action)


def near(table: Scenario, action: int) -> Scenario:
    """One step before the first field of this action, with a one and a two on the dice."""
    fields = [field for field, each in enumerate(table.game.track, 1) if each == action]
    before = (fields[0] - 2) % int(table.game.fields) + 1
    return table.tower(1, before).rolls(1, 1, 2)


@both
@pytest.mark.parametrize("piles", [("B7", "P8"), ("R1", "B7 P8"), ("P8 B7", "")])
def test_two_open_cards_are_taken_where_both_can_go(bot: str, piles: tuple[str, str]) -> None:
    assert always_goes_out(board("Y12", piles, PLUS_TWO), bot)


@both
@pytest.mark.parametrize("action", [PLUS_ONE, AGAIN, JOKER, FREE])
@pytest.mark.parametrize("top", ["B7", "P3"])
def test_a_field_brings_the_card_that_ends_the_round(bot: str, action: int, top: str) -> None:
    table = board("Y12", ("R1", top), action)
    assert always_goes_out(table.jokers_in_middle(0), bot)


@both
def test_a_field_brings_the_joker_that_ends_the_round(bot: str) -> None:
    assert always_goes_out(board("Y12", ("R1", "R2"), JOKER), bot)


@both
def test_free_choice_leads_to_no_field_with_a_tower_on_it(bot: str) -> None:
    """The only field of a joker is taken (B8); another action brings the card."""
    table = board("Y12", ("R1", "B7"), FREE)
    jokers = [field for field, each in enumerate(table.game.track, 1) if each == JOKER]
    assert always_goes_out(table.tower(2, jokers[0]), bot)


@both
@pytest.mark.parametrize("action", [EVERYONE, OPEN_THREE, ASK_AROUND, PLUS_ONE])
def test_whoever_can_lay_off_all_cards_discards_whatever_comes(bot: str, action: int) -> None:
    assert always_goes_out(board("B7 P8", ("R1", "R2"), action), bot)


@both
def test_what_lies_on_a_pile_as_well_can_be_asked_for(bot: str) -> None:
    """Whoever has a seven must give it; if nobody has, it is taken."""
    assert always_goes_out(board("Y12", ("R1", "B7"), ASK_AROUND), bot)


@both
def test_what_a_complete_last_level_can_spare_is_exchanged(bot: str) -> None:
    """Five of a kind and four of a colour win, whatever comes for the card put down."""
    table = Scenario("level8-board", 2).level(1, 8).level(2, 8)
    table.hand(1, "R3 B3 G3 Y3 P3 R7 R9 R10 R12 B13").hand(2, "R1 B2 G9 Y12 O14")
    assert always_goes_out(near(table, EXCHANGE), bot)


@both
@pytest.mark.parametrize("level", [3, 7])
def test_the_second_discard_ends_the_round(bot: str, level: int) -> None:
    """Where all groups are full, two cards may be discarded (B11)."""
    table = Scenario("level8-board", 2).level(1, level).level(2, 3)
    table.group(1, "set 6", "R9 G9 B9 O9 Y9 P9").group(2, "set 6", "R2 G2 B2 O2 Y2 P2")
    table.pile(1, "O3").pile(2, "Y4").hand(1, "R5 G6").hand(2, "R1 B3 G11 Y12 O14").playing(1)
    assert always_goes_out(table, bot)
    table.play("-R5")
    assert table.decision == "second_discard"
    assert always_goes_out(table, bot)


@both
def test_the_card_that_was_knocked_for_is_taken_to_end_the_round(bot: str) -> None:
    table = Scenario("niveldoce", 3).level(1, 7).level(2, 3).level(3, 3).counter_clockwise()
    table.hand(1, "R1 G2 B3 Y4 R6 R7 R8 R9 Rfire G12").hand(2, "B1 G9 Y12 R3 R5 Y10 G5")
    table.hand(3, "knock B2 Y9").pile(1, "B8").playing(2).play("-R5")
    while table.decision == "knocking":
        table.play("knock!" if table.to_act == 3 else "pass")
    assert (table.decision, table.to_act) == ("answering", 1)
    assert always_goes_out(table, bot)

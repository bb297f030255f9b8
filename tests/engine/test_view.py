"""Secrecy: a seat sees all that it may know, and nothing else."""

from __future__ import annotations

import json
from random import Random

import pytest

import nivelo
from nivelo.engine.cards.cards import Cards
from nivelo.engine.errors import NiveloError
from nivelo.engine.events import HIDDEN, Event
from nivelo.engine.model.game import Game
from nivelo.engine.model.moves import OPEN_THREE
from nivelo.engine.model.position import Position
from nivelo.engine.random.fairness import seed_from_int
from nivelo.engine.random.quick_random import QuickRandom
from nivelo.engine.random.stream import Stream
from nivelo.engine.sampling.playout import play_randomly
from nivelo.engine.state import State, new_state
from nivelo.engine.view import SPECTATOR, redact, view
from nivelo.games import BUILT_IN, load
from support.engine.random_games import Chances, Watched
from support.engine.scenario import Scenario
from support.engine.secrecy import check_view, reachable, redealt
from support.engine.setups import EVERY_SETUP, Setup

COMPILED = nivelo.engine_mode() == "compiled"
ALWAYS = Chances(view=1.0, step=1.0)


@pytest.mark.parametrize("setup", EVERY_SETUP, ids=str)
def test_what_is_hidden_from_a_seat_does_not_change_its_view(setup: Setup) -> None:
    for number in range(2 if COMPILED else 1):
        # Rounds of a few turns, so that cards are kept and dealt again too.
        turns = (3, 20)[number % 2] * setup.players
        tally = Watched(setup.load(turns), number, ALWAYS, 100 if COMPILED else 60).play()
        assert tally.views == (setup.players + 1) * tally.decisions


def positions(name: str, players: int = 3) -> list[State]:
    """Positions of all sorts from one game."""
    game = load(name, players, max_turns_per_round=20)
    state, random = new_state(game, seed_from_int(5)), QuickRandom(5)
    states = []
    for _ in range(60):
        play_randomly(state, random, 7)
        states.append(state.clone())
    return states


@pytest.mark.parametrize("name", BUILT_IN)
def test_everything_of_a_view_is_in_its_fields_as_plain_values(name: str) -> None:
    for state in positions(name):
        seen = view(state, int(state.to_act))
        fields = seen.fields()
        attributes = {key for key in dir(seen) if not key.startswith("_")}
        worked_out = {"game", "fields", "seen", "decision_name", "spare_needed"}
        assert set(fields) == attributes - worked_out
        assert json.loads(json.dumps(fields)) == fields


@pytest.mark.parametrize("name", BUILT_IN)
def test_nothing_hidden_can_be_reached_from_a_view(name: str) -> None:
    """Not the position, nor its stream; and no hand in the scratch space of the game's solver."""
    random = Random(name)
    for state in positions(name):
        for seat in range(SPECTATOR, 3):
            reached = [what_is_reached(s, seat) for s in (state, redealt(state, seat, random))]
            assert reached[0] == reached[1]


def what_is_reached(state: State, seat: int) -> dict[str, int]:
    state.legal_moves()  # fills the scratch space
    state.layouts()
    seen = view(state, seat)
    things: list[tuple[str, object]] = []
    for key in dir(seen):
        if key != "game" and not key.startswith("__"):
            things += reachable(getattr(seen, key), key)
    for path, thing in things:
        assert not isinstance(thing, (Position, Stream)), path
        assert not isinstance(thing, Cards) or path.endswith(".placed"), path
    for tool in (seen.game.solver, seen.game.finder, seen.game.drafts):
        for key in dir(tool):
            if key not in ("deck", "solver", "drafts") and not key.startswith("__"):
                things += reachable(getattr(tool, key), f"{type(tool).__name__}.{key}")
    return {path: thing for path, thing in things if isinstance(thing, int)}


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_game_holds_no_position(name: str) -> None:
    game = load(name, 3)
    kinds = {type(getattr(game, key)).__name__ for key in dir(game) if not key.startswith("__")}
    assert not kinds & {"State", "Position", "Stream", "View"}


def test_views_of_different_seats_positions_and_games_differ() -> None:
    game = load("level8-101", 3)
    state = new_state(game, seed_from_int(1))
    assert view(state, 0) == view(state, 0)
    assert hash(view(state, 0)) == hash(view(state, 0))
    assert view(state, 0) != view(state, 1)
    assert view(state, 0) != view(new_state(game, seed_from_int(2)), 0)
    assert view(state, 0) != view(new_state(load("level8-101", 3), seed_from_int(1)), 0)
    assert view(state, 0) != "a view"


@pytest.mark.parametrize("seat", [-2, 3, 99])
def test_there_is_no_view_from_a_seat_that_is_not_there(seat: int) -> None:
    state = new_state(load("level8-101", 3), seed_from_int(1))
    with pytest.raises(NiveloError, match=f"view/seat: there is no seat {seat} among 3"):
        view(state, seat)


def test_a_view_does_not_change_when_play_goes_on() -> None:
    state = new_state(load("niveldoce", 4), seed_from_int(3))
    seen = view(state, 2)
    before = json.dumps(seen.fields())
    play_randomly(state, QuickRandom(1), 300)
    assert json.dumps(seen.fields()) == before


def test_a_view_names_the_decision() -> None:
    assert view(Scenario().hand(1, "R1 R2").playing(1).state).decision_name == "playing"


def logged_game(name: str) -> tuple[Game, list[Event]]:
    game = load(name, 3, max_turns_per_round=30)
    state = new_state(game, seed_from_int(9))
    state.log = []
    play_randomly(state, QuickRandom(9), 2000)
    return game, state.log


@pytest.mark.parametrize("name", BUILT_IN)
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2])
def test_the_log_of_a_game_hides_the_cards_of_others(name: str, seat: int) -> None:
    game, log = logged_game(name)
    hidden = 0
    for event in log:
        shown = redact(event, seat)
        assert (shown.what, shown.seat, shown.place) == (event.what, event.seat, event.place)
        assert len(shown.cards) == len(event.cards)
        if event.what in ("dealt", "drew") and event.seat != seat:
            assert set(shown.cards) <= {HIDDEN}
            hidden += len(shown.cards)
        elif event.what != "kept":
            assert shown.cards == event.cards
    assert hidden > 30 * game.players, "little was played"


def test_kept_cards_are_only_counted_for_others() -> None:
    table = Scenario("level8-101", side="two").level(2, 5).hand(1, "R9").hand(2, "R1 R2 R3 R4 R5")
    table.group(1, "set 3", "G1 B1 Y1").hand(3, "P1").playing(1).play("-R9", "R2", "R4")
    assert (table.to_act, table.decision) == (2, "keeping")
    mine, theirs = view(table.state, 1), view(table.state, 0)
    assert table.deck.hand_text(mine.kept) == "R2 R4"
    assert theirs.kept == []
    assert theirs.kept_sizes == [0, 2, 0]
    assert theirs.kept_seen == [[], [], []]
    kept = [event for event in table.log if event.what == "kept"]
    assert [redact(event, 0).cards for event in kept] == [[HIDDEN], [HIDDEN]]
    assert [redact(event, 1).cards for event in kept] == [event.cards for event in kept]


def test_that_a_card_all_have_seen_is_kept_is_hidden() -> None:
    """Whether it is among the kept ones is the seat's own secret (G10)."""
    views = []
    for kept in ("R2", "R4"):
        table = Scenario("level8-101", side="two").level(2, 5).hand(1, "R9").hand(2, "R1 R2 R4")
        table.group(1, "set 3", "G1 B1 Y1").hand(3, "P1").playing(1)
        table.state.known[1].add(table.deck.parse("R4"))  # taken openly before
        table.play("-R9", kept)
        views.append(view(table.state, 0).fields())
    assert views[0] == views[1]


def test_a_joker_of_the_board_is_seen_when_it_is_kept() -> None:
    table = Scenario("level8-board").hand(1, "P9").hand(2, "B1 B2 J").hand(3, "R4 G7 J J B9")
    table.group(1, "set 3", "R5 O5 Y5").group(2, "run 3", "R7 B8 O9").playing(1)
    table.play("-P9", "J", "R4")
    joker = table.deck.parse("J")
    for seat in (SPECTATOR, 0, 1, 2):
        seen = view(table.state, seat)
        assert seen.kept_seen == [[], [], [joker]]
        assert seen.kept_sizes == [0, 0, 2]
        assert seen.known[2].count(joker) == 2
        shown = [redact(event, seat).cards for event in table.log if event.what == "kept"]
        assert shown == [[joker], [table.deck.parse("R4") if seat == 2 else HIDDEN]]


def test_that_a_seat_is_asked_to_take_does_not_tell_that_it_holds_a_wish() -> None:
    """Nothing is left to take; who holds no wish goes on without taking (G4)."""
    views = []
    for hand in ("R5 wish", "R5 R6"):
        table = Scenario("niveldoce").hand(1, hand).pile(1, "").draw_pile("").take(1)
        views.append(view(table.state, 1).fields())
        assert table.legal() == ({"wish!", "pass"} if "wish" in hand else {"pass"})
    assert views[0] == views[1]


def test_that_a_seat_is_asked_to_knock_does_not_tell_that_it_holds_a_knock() -> None:
    views = []
    for hand in ("R5 knock", "R5 R6"):
        table = Scenario("niveldoce").hand(1, "B1 B2").hand(3, hand).playing(1).play("-B1")
        assert (table.to_act, table.decision) == (3, "knocking")
        views.append(view(table.state, 1).fields())
    assert views[0] == views[1]


def test_a_layout_in_the_making_is_open_to_all() -> None:
    table = Scenario("level8-101").hand(1, "R1 R2 R3 B4 B5 B6 G9").playing(1)
    table.play("lay-out", "way1", "R1")
    seen = view(table.state, 1)
    assert len(seen.draft_cards) == 1
    assert seen.draft_anchor == 0
    assert seen.hand_sizes[0] == 7, "it is laid out when it is whole"


def test_who_robs_must_take_a_card_on_the_board_only() -> None:
    board = Scenario("level8-board")
    board.lands_on(1, board.game.rules.track.index(OPEN_THREE) + 1)
    assert view(board.state).must_steal
    master = Scenario("level8-master").hand(1, "take R5").playing(1).play("take!")
    assert not view(master.state).must_steal


def test_redealing_changes_what_is_hidden_and_nothing_else() -> None:
    """The property tests above would prove nothing if it did not."""
    random = Random(1)
    state = positions("level8-master")[30]
    other = redealt(state, 0, random)
    assert other.hands[0].faces() == state.hands[0].faces()
    assert other.hands[1].faces() != state.hands[1].faces()
    assert other.draw_pile.faces() != state.draw_pile.faces()
    assert [pile.faces() for pile in other.piles] == [pile.faces() for pile in state.piles]
    check_view(state, 0, random)
    assert view(state, 1) != view(other, 1)

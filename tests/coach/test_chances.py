"""The coach's chances are those of the model that docs/coach.md describes, played out plainly."""

from __future__ import annotations

from math import sqrt
from random import Random

import pytest

from nivelo.coach.chances import Chance, chances, discards, takes
from nivelo.coach.unseen import unseen
from nivelo.engine.cards.cards import hand_of
from nivelo.engine.groups.levels import Level
from nivelo.engine.state import State
from nivelo.engine.view import View, view
from nivelo.games import BUILT_IN
from support.engine.greedy_games import greedy_positions
from support.engine.scenario import Scenario

TRIALS = 300

pytestmark = pytest.mark.slow_pure


class PlainPlayer:
    """Takes unseen cards and discards well, with nothing but the solver and lists."""

    def __init__(self, seen: View) -> None:
        self.game = seen.game
        self.level: Level = seen.game.level(seen.seat, seen.levels[seen.seat])
        self.hand = list(seen.hand)
        left = unseen(seen)
        self.pool = [face for face in range(len(left)) for _ in range(left[face])]

    def missing(self, hand: list[int]) -> int:
        return int(self.game.solver.missing(hand_of(hand), self.level))

    def is_complete(self, hand: list[int]) -> bool:
        return bool(self.game.finder.can_lay_out(hand_of(hand), self.level))

    def helping(self, hand: list[int], pool: list[int]) -> int:
        now = self.missing(hand)
        lessens = {face: self.missing([*hand, face]) < now for face in set(pool)}
        return sum(lessens[face] for face in pool)

    def discard(self, hand: list[int], pool: list[int]) -> list[int]:
        """Fewest missing, then most unseen that help, then the first of the sorted hand."""
        rests = [without(hand, face) for face in sorted(set(hand))]
        fewest = min(map(self.missing, rests))
        rests = [rest for rest in rests if self.missing(rest) == fewest]
        return rests[0] if len(rests) == 1 else max(rests, key=lambda r: self.helping(r, pool))

    def needs(self, turns: int, random: Random) -> int:
        """In which of so many turns the level is complete; one more if in none."""
        pool, hand = self.pool[:], self.hand
        random.shuffle(pool)
        for turn in range(1, turns + 1):
            hand = [*hand, pool.pop()]
            if self.is_complete(hand):
                return turn
            if turn < turns:
                hand = self.discard(hand, pool)
        return turns + 1


def without(hand: list[int], face: int) -> list[int]:
    rest = list(hand)
    rest.remove(face)
    return rest


def waiting(name: str, seed: int, most: int) -> list[View]:
    """Views of seats that are about to take one card, and lack three at most.

    They may not take from the piles: what lies open is no matter of chance.
    """
    views = []
    for state in greedy_positions(name, seed, 3, 60):
        seen = view(state, int(state.to_act))
        takes_one = state.decision_name == "taking" and seen.todo <= 1
        if takes_one and not seen.laid_out[seen.seat]:
            seen.legal = [move for move in seen.legal if move.kind_name != "pile"]
            if 1 <= PlainPlayer(seen).missing(seen.hand) <= 3:
                views.append(seen)
    return views[:: max(1, len(views) // most)][:most]


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_chances_are_what_playing_the_model_out_shows(name: str) -> None:
    random = Random(name)
    for seen in waiting(name, 5, 4):
        player = PlainPlayer(seen)
        needed = [player.needs(3, random) for _ in range(TRIALS)]
        for chance in chances(seen):
            share = sum(turns <= chance.turns for turns in needed) / TRIALS
            assert fits(chance, share), f"{chance}, played out {share}"


def fits(chance: Chance, share: float) -> bool:
    """Is the share of trials where it may be, 999 times of 1000, the coach's own bounds added?"""
    reach = 3.3 * sqrt(max(chance.value * (1 - chance.value), 1 / TRIALS) / TRIALS)
    return chance.low - reach <= share <= chance.high + reach


@pytest.mark.parametrize("name", BUILT_IN)
def test_two_turns_are_counted_exactly_and_no_discards_would_do_better(name: str) -> None:
    for seen in waiting(name, 8, 2):
        player = PlainPlayer(seen)
        counted = best_of_two(player)
        assert chances(seen)[1].value == pytest.approx(counted, abs=1e-12)


def best_of_two(player: PlainPlayer) -> float:
    """Every first card, the best of all discards for each, every second card."""
    total = 0.0
    for face in set(player.pool):
        rest = without(player.pool, face)
        hand = [*player.hand, face]
        chance = 1.0
        if not player.is_complete(hand):
            chance = max(share_of(player, without(hand, gone), rest) for gone in set(hand))
        total += player.pool.count(face) * chance
    return total / len(player.pool)


def share_of(player: PlainPlayer, hand: list[int], pool: list[int]) -> float:
    if player.missing(hand) > 1:
        return 0.0
    completes = {face: player.is_complete([*hand, face]) for face in set(pool)}
    return sum(completes[face] for face in pool) / len(pool)


@pytest.mark.parametrize("name", BUILT_IN)
def test_one_turn_is_the_share_of_the_unseen_cards_that_complete_the_level(name: str) -> None:
    for seen in waiting(name, 2, 6):
        player = PlainPlayer(seen)
        share = share_of(player, seen.hand, player.pool)
        odds = chances(seen)
        assert [each.turns for each in odds] == [1, 2, 3]
        assert odds[0] == Chance(1, odds[0].value, odds[0].value, odds[0].value, exact=True)
        assert odds[0].value == pytest.approx(share, abs=1e-12)
        assert odds[0].value <= odds[1].value <= odds[2].high


@pytest.mark.parametrize("name", BUILT_IN)
def test_takes_and_discards_do_to_the_level_what_the_solver_says(name: str) -> None:
    seen_takes = seen_discards = 0
    for state in greedy_positions(name, 4, 3, 100):
        seen = view(state, int(state.to_act))
        if seen.laid_out[seen.seat] or state.decision_name not in ("taking", "playing"):
            continue
        player = PlainPlayer(seen)
        for effect in takes(seen):
            seen_takes += 1
            hand = after_take(state, seen, player, effect.move)
            assert effect.missing == player.missing(hand)
            assert effect.helping == player.helping(hand, player.pool)
        for effect in discards(seen):
            seen_discards += 1
            move = state.game.moves.by_text[effect.move.lower()]
            assert any(move is each for each in seen.legal)
            rest = without(seen.hand, int(move.card))
            assert effect.missing == player.missing(rest)
            assert effect.helping == player.helping(rest, player.pool)
    assert seen_takes > 5
    assert seen_discards > 10


def after_take(state: State, seen: View, player: PlainPlayer, text: str) -> list[int]:
    """The hand that discards well after a take; of an unknown card, the hand as it is."""
    move = state.game.moves.by_text[text]
    if text == "draw":
        return seen.hand
    hand = [*seen.hand, seen.piles[int(move.place)][-1]]
    return hand if player.is_complete(hand) else player.discard(hand, player.pool)


def test_who_has_laid_out_has_no_level_to_complete() -> None:
    for state in greedy_positions("level8-99", 1, 1, 400):
        seat = int(state.to_act)
        if state.laid_out[seat]:
            seen = view(state, seat)
            assert (chances(seen), takes(seen), discards(seen)) == ([], [], [])
            return
    pytest.fail("nobody has laid out")


def complete_but_for_a_top() -> Scenario:
    """Level 2 of Level 8, four pairs: the fourth lies open on a pile."""
    table = Scenario("level8-99", 2).level(1, 2).hand(1, "R1 B1 R2 B2 R3 B3 R9 B12 G15 Y13")
    return table.pile(1, "O7").pile(2, "G9").take(1)


def test_a_card_that_lies_open_and_completes_the_level_makes_it_certain() -> None:
    seen = view(complete_but_for_a_top().state, 0)
    assert [each.value for each in chances(seen)] == [1.0, 1.0, 1.0]


def test_a_card_that_lies_open_and_helps_saves_a_turn_of_luck() -> None:
    table = complete_but_for_a_top().hand(1, "R1 B1 R2 B2 R3 B4 R9 B12 G15 Y13")
    table.state.legal_known = False
    with_top = chances(view(table.state, 0))
    without = chances(view(table.pile(2, "").state, 0))
    assert with_top[0].value == without[0].value == 0
    assert with_top[1].value > without[1].value
    assert with_top[2].value > without[2].value


def test_what_lies_open_counts_only_for_the_one_who_may_take_it_now() -> None:
    table = complete_but_for_a_top()
    assert chances(view(table.take(2).state, 0))[0].value < 1


FREE, PLUS_ONE, EXCHANGE, PLUS_TWO, LAST_JOKER = 1, 2, 3, 4, 27


def on_the_board(hand: str, tops: tuple[str, str], jokers: int = 4) -> Scenario:
    """Level 8 of the board: a set of five and four of one colour."""
    table = Scenario("level8-board", 2).level(1, 8).hand(1, hand).jokers_in_middle(jokers)
    return table.pile(1, tops[0]).pile(2, tops[1]).tower(2, 11)


ONE_MISSING = "R3 O3 Y3 G3 R7 R11 R12 R13 G13 P14"
TWO_MISSING = "R3 O3 Y3 G3 R7 R11 Y12 R13 G13 P14"


def this_turn(table: Scenario) -> float:
    odds = chances(view(table.state, 0))
    assert odds[0].value <= odds[1].value <= odds[2].high
    return odds[0].value


def going(table: Scenario, *fields: int) -> Scenario:
    """The dice bring the tower to one of these fields, from the one before the first."""
    start = (fields[0] - 2) % int(table.game.fields) + 1
    steps = [(field - start) % int(table.game.fields) for field in fields]
    return table.tower(1, start).rolls(1, steps[0], steps[-1])


def test_a_field_that_is_reached_may_bring_an_open_card() -> None:
    table = on_the_board(ONE_MISSING, ("B3", "P15"))
    assert this_turn(going(table, PLUS_ONE, EXCHANGE)) == 1
    assert 0 < this_turn(going(table, EXCHANGE, EXCHANGE + 2)) < 1
    assert this_turn(going(table.pile(1, "G15"), PLUS_ONE, EXCHANGE)) < 1


def test_an_open_card_counts_where_the_tower_can_be_brought_to_it() -> None:
    table = on_the_board(ONE_MISSING, ("B3", "P15"), 0)
    assert this_turn(going(table, FREE)) == 1
    assert this_turn(table.play("field1")) == 1
    assert table.decision == "choosing"


@pytest.mark.parametrize(("jokers", "certain"), [(3, True), (0, False)])
def test_a_joker_field_brings_a_joker_if_one_is_left(jokers: int, certain: bool) -> None:
    table = on_the_board(ONE_MISSING, ("G15", "P15"), jokers)
    assert (this_turn(going(table, LAST_JOKER, LAST_JOKER + 1)) == 1) is certain
    assert (this_turn(going(table, FREE)) == 1) is certain


def test_free_choice_brings_no_joker_if_all_its_fields_are_taken() -> None:
    towers = (8, 18, 27)
    table = Scenario("level8-board", 4).level(1, 8).hand(1, ONE_MISSING).jokers_in_middle(3)
    for seat in range(1, 5):
        table.pile(seat, "G15")
    for seat, field in enumerate(towers, 2):
        table.tower(seat, field)
    assert this_turn(going(table, FREE)) < 1
    assert this_turn(going(table.tower(4, 11), FREE)) == 1


@pytest.mark.parametrize("tops", [("P15 B3", "R1"), ("R1 B3", "G15"), ("B3 R1", "G15")])
def test_two_cards_may_both_lie_open(tops: tuple[str, str]) -> None:
    table = on_the_board(TWO_MISSING, tops)
    assert this_turn(going(table, PLUS_ONE, EXCHANGE)) == 0
    assert this_turn(going(table, PLUS_TWO, EXCHANGE)) == 1
    assert this_turn(table.play("field4")) == 1
    assert (table.decision, int(table.state.todo)) == ("taking", 2)


def test_one_of_two_cards_may_lie_open_and_the_other_be_drawn() -> None:
    table = going(on_the_board(TWO_MISSING, ("P15 B3", "G15")), PLUS_TWO, EXCHANGE)
    seen = view(table.state, 0)
    player = PlainPlayer(seen)
    drawn = share_of(player, [*seen.hand, table.deck.parse("B3")], player.pool)
    assert 0 < drawn < 1
    assert this_turn(table) == pytest.approx(drawn, abs=1e-12)

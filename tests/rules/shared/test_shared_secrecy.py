"""What the five games share: who knows what (docs/rules/shared.md, S-57 to S-60)."""

from __future__ import annotations

import pytest

from nivelo.engine.events import HIDDEN
from nivelo.engine.view import SPECTATOR, redact, view
from support.docs.proves import proves
from support.engine.scenario import Scenario


def two_tables(game: str = "level8-101", mix: str = "none") -> tuple[Scenario, Scenario]:
    """The same table twice; a test then lays cards differently on the second one."""
    first, second = Scenario(game, mix=mix, dealer=3), Scenario(game, mix=mix, dealer=3)
    second.game = second.state.game = first.game  # views of different games are never equal
    return first, second


@proves("S-57")
@pytest.mark.parametrize("owner", [1, 2, 3])
def test_a_hand_is_known_only_to_its_own_seat(owner: int) -> None:
    one, other = two_tables()
    for table, hand in ((one, "O1 O2 O3 O4"), (other, "P1 P2 J skip")):
        for seat in (1, 2, 3):
            table.hand(seat, "R1 R2 R3")
        table.hand(owner, hand).turn(1)
    for seat in {0, 1, 2, SPECTATOR} - {owner - 1}:
        assert view(one.state, seat) == view(other.state, seat)
    assert view(one.state, owner - 1) != view(other.state, owner - 1)
    assert one.deck.hand_text(view(one.state, owner - 1).hand) == "O1 O2 O3 O4"
    assert view(one.state).hand == []


@proves("S-57")
def test_how_many_cards_a_hand_holds_is_open_to_all() -> None:
    s = Scenario().hand(1, "R1 R2 R3").hand(2, "O1 O2 O3 O4").hand(3, "J")
    for seat in (0, 1, 2, SPECTATOR):
        assert view(s.state, seat).hand_sizes == [3, 4, 1]


@proves("S-57")
def test_the_legal_moves_are_shown_to_the_seat_to_act_only() -> None:
    s = Scenario().hand(1, "R1 R2 R3").playing(1)
    assert {move.text for move in view(s.state, 0).legal} == {"-R1", "-R2", "-R3"}
    assert view(s.state, 1).legal == view(s.state, SPECTATOR).legal == []


@proves("S-58")
def test_the_order_of_the_draw_pile_is_known_to_nobody() -> None:
    one, other = two_tables()
    one.draw_pile("R1 R2 R3 J skip")
    other.draw_pile("skip P1 P2 P3 O4")
    for seat in (0, 1, 2, SPECTATOR):
        assert view(one.state, seat) == view(other.state, seat)
        assert view(one.state, seat).draw_size == 5


@proves("S-59")
def test_what_lies_open_is_open_to_all() -> None:
    s = Scenario(mix="master-specials").level(1, 4).level(2, 2).level(3, 7)
    s.pile(1, "B1 B2").pile(2, "").pile(3, "skip").front(1, "keep keep").front(2, "skip")
    s.group(2, "run 3", "O1 J=2 O3").under("swap").turn(3)
    text = s.deck.hand_text
    for seat in (0, 1, 2, SPECTATOR):
        seen = view(s.state, seat)
        assert [text(pile[-1:]) for pile in seen.piles] == ["B2", "", "skip"]
        assert [text(front) for front in seen.front] == ["keep keep", "skip", ""]
        assert [group.placed.n for group in seen.groups] == [3]
        assert seen.levels == [4, 2, 7]
        assert seen.laid_out == [False, True, False]
        assert text(seen.under) == "swap"


@proves("S-59", "S-42")
def test_what_a_joker_stands_for_is_open_to_all() -> None:
    one, other = two_tables()
    one.group(2, "run 3", "J=1 O2 O3")
    other.group(2, "run 3", "O2 O3 J=4")
    assert view(one.state) != view(other.state)


@proves("S-60")
def test_a_card_from_the_draw_pile_is_seen_by_the_taker_only() -> None:
    one, other = two_tables()
    for table, top in ((one, "G7"), (other, "J")):
        table.hand(1, "R1 R2").draw_pile(f"{top} G8 G9").turn(1).play("draw")
    for seat in (1, 2, SPECTATOR):
        assert view(one.state, seat) == view(other.state, seat)
    assert view(one.state, 0) != view(other.state, 0)
    drew = next(event for event in one.log if event.what == "drew")
    assert redact(drew, 0).cards == [one.deck.parse("G7")]
    assert redact(drew, 1).cards == redact(drew).cards == [HIDDEN]


@proves("S-60")
def test_a_card_from_a_discard_pile_has_been_seen_by_all() -> None:
    s = Scenario(dealer=3).hand(1, "R1 R2").pile(2, "G7").turn(1).play("pile2")
    for seat in (0, 1, 2, SPECTATOR):
        assert s.deck.hand_text(view(s.state, seat).known[0]) == "G7"
        took = next(event for event in s.log if event.what == "took")
        assert redact(took, seat).cards == [s.deck.parse("G7")]
    s.play("-G7")
    assert view(s.state).known[0] == []


@proves("S-60")
def test_a_card_seen_by_all_stays_known_until_it_may_have_left_the_hand() -> None:
    # Seat 1 holds a joker that nobody saw and takes another one openly.
    s = Scenario(dealer=3).hand(1, "J R2 R3").pile(2, "J").turn(1).play("pile2", "-R2")
    assert s.known_text(1) == "J"
    s.hand(2, "O1 O2").hand(3, "O3 O4")
    s.play("draw", "-O1", "draw", "-O3", "draw", "-J")
    assert s.known_text(1) == ""  # it may have been the joker that all had seen


@proves("S-57", "S-3")
@pytest.mark.parametrize(
    "game", ["level8-99", "level8-101", "level8-master", "level8-board", "niveldoce"]
)
def test_the_log_tells_each_seat_its_own_hand_only(game: str) -> None:
    s = Scenario(game).hand(1, "R9").group(1, "set 3", "R1 B1 G1").playing(1)
    if game == "level8-board":
        s.hand(2, "").hand(3, "")  # nothing to keep there
    s.play("-R9")
    dealt = [event for event in s.log if event.what == "dealt"]
    assert [event.seat for event in dealt] == [0, 1, 2]
    for event in dealt:
        assert redact(event, event.seat).cards == s.state.hands[event.seat].faces()
        for seat in {0, 1, 2, SPECTATOR} - {event.seat}:
            assert set(redact(event, seat).cards) == {HIDDEN}

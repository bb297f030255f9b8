"""Dead rounds (G24): nothing off the table fits there, and nobody can lay out any more."""

from __future__ import annotations

from nivelo.engine.cards.cards import cards_of
from nivelo.engine.groups.groups import face_at
from support.engine.scenario import Scenario


def fill_draw_pile(table: Scenario) -> Scenario:
    """Every card that lies nowhere else."""
    state, deck = table.state, table.deck
    left = [face for face in range(int(deck.faces)) for _ in range(int(deck.count[face]))]
    for cards in (*state.hands, *state.piles):
        for face in cards.faces():
            left.remove(face)
    for group in state.groups:
        for placed in group.placed.faces():
            left.remove(int(face_at(placed)))
    state.draw_pile = cards_of(left[::2] + left[1::2])
    state.legal_known = False
    return table


def dead_niveldoce(dead_round: str = "goes_on") -> Scenario:
    """All jokers and all numbers but two ones lie on the table, and neither fits there."""
    table = Scenario("niveldoce", 6, dead_round=dead_round).pile(1, "Rfish Gfish Beagle Bfish")
    runs = [
        ("B1 B2 R3 J=4 J=5 J=6 G7 B8 B9 R10 Y11", "B12"),
        ("J=1 Y2 G3 Y4 R5 R6 B7 G8", "Y12"),
        ("B4 Y5 Y6 J=7 R8 Y9 J=10 R11", "J=12"),
        ("G1 R2 Y3 R4 B5 B6 Y7 Y8 R9 Y10 B11", "G10 G2"),
        ("B3 G4 G5 G6 R7 J=8 G9 B10 G11 R12", "G12"),
    ]
    for seat, (run, points) in enumerate(runs, 2):
        table.level(seat, 2).group(seat, "run 7", run).group(seat, "points 12", points)
    table.level(1, 3).hand(1, "Yair Rfire Bearth Ysnake draw-two wish" + 8 * " stopper")
    table.hand(2, "draw-two direction knock").hand(3, "draw-two knock").hand(5, "wish wish")
    table.hand(4, "R1 Y1 Gearth Geagle Rsnake direction knock knock").hand(6, "draw-two")
    return fill_draw_pile(table)


def dead_board(dead_round: str = "goes_on") -> Scenario:
    """Both have laid out the same colour, and no card of it nor a joker is left."""
    table = Scenario("level8-board", 2, dead_round=dead_round).pile(1, "R7").pile(2, "B5")
    table.group(1, "colour 8", "O3 O4 O6 O7 O9 O14 J=O J=O J=O O13 O12")
    table.group(2, "colour 8", "O1 O2 O11 O15 J=O J=O J=O J=O J=O O10 O8 O5")
    table.hand(1, "R1 Y1 B1 P1 R2 R3 B3 R4").hand(2, "G1 Y2 G2 B2 P2 Y3 G3 P3 Y4 Y5")
    table.state.stock = 0
    return fill_draw_pile(table)


def dead_master(dead_round: str = "goes_on") -> Scenario:
    """All ones and all jokers that could be a one lie on the table, and most cards in hands."""
    table = Scenario("level8-master", 3, dead_round=dead_round)
    table.group(1, "set 2", "R1 O1 J1-5=1").group(2, "set 2", "Y1 G1 J1-5=1")
    table.group(3, "set 2", "B1 P1 J1-5=1").pile(1, "R2").pile(2, "O2").pile(3, "Y2")
    table.hand(1, hand_of_values("ROY", 4, 11) + " take")
    table.hand(2, hand_of_values("GBP", 4, 12)).hand(3, hand_of_values("ROY", 13, 15) + " swap")
    return fill_draw_pile(table)


def hand_of_values(colours: str, low: int, high: int) -> str:
    return " ".join(f"{colour}{value}" for value in range(low, high + 1) for colour in colours)

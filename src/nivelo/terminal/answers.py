"""Parsing input: a number from the list, a move, a whole layout, or a command word."""

from __future__ import annotations

from nivelo.engine.errors import NotationError
from nivelo.engine.model.moves import LAY_OFF, STEAL, Move
from nivelo.engine.model.position import PLAYING
from nivelo.engine.view import View

HELP = """\
Answer with the number of a choice, or with the move itself:
  draw, pile2      take from the draw pile, or from seat 2's discard pile
  R7 or -R7        discard R7, or pick R7 where cards are picked
  R7@3             lay off R7 on group 3; J@3-, J@3+: a joker at an end of a run
  skip>2, keep!    lay a card in front of seat 2; play a card that needs no seat
  [R3 B4 J=5 | …]  lay out your level in your own way, its groups in their order;
                   say what a joker is if it is not clear: J=5, J=R or J=R5
Words:
  hint             what a careful bot would do, and what your level lacks
  layouts          ways to lay out your level; then `layout 2` is the second of them
  levels           all levels of your side
  sort             your hand by colour, or again by value
  table            the whole table again
  save FILE        write the record of the game so far
  quit             leave the game
The rules are in docs/rules of the project; `nivelo games GAME` lists all levels."""


def find_move(text: str, view: View, shown: list[Move]) -> Move:
    """The move the person means, if it is one of those shown; else NotationError."""
    if text.isdecimal():
        number = int(text)
        if 1 <= number <= len(shown):
            return shown[number - 1]
        raise NotationError("move/number", f"there is no choice {text}, only 1 to {len(shown)}")
    by_text = view.game.moves.by_text
    # A bare card is a pick, or a discard if there is nothing to pick.
    for notation in (text, f"-{text}", text.replace(" ", "-")):
        move = by_text.get(notation.lower())
        if move is not None and move in shown:
            return move
    meant = by_text.get(text.lower())
    if meant is not None:
        raise NotationError("move/illegal", why_not(text, meant, view))
    raise NotationError("move/unknown", f"{text!r} is no move; `help` says what is")


def why_not(text: str, move: Move, view: View) -> str:
    """Why a move of this game is not legal now."""
    card = view.game.deck.text[move.card] if move.card >= 0 else ""
    if card and move.kind != STEAL and move.card not in view.hand:
        return f"you have no {card}"
    if move.kind == LAY_OFF and view.decision == PLAYING:
        if not view.laid_out[view.seat]:
            return "lay out your level before you lay off cards"
        if move.place >= len(view.groups):
            return f"there is no group {move.place + 1}"
        if len(view.hand) == 1:
            return "the last card of a hand can only be discarded"
        same = [m.text for m in view.legal if (m.card, m.place) == (move.card, move.place)]
        if same:
            return f"say how: {' or '.join(same)}"
        return f"{card} does not fit on group {move.place + 1}"
    return f"{text!r} is not allowed now"

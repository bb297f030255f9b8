"""Restoring a position from exported data, strictly: a position of this game, or an error."""

from __future__ import annotations

from typing import Final

from nivelo.engine.cards.specials import DIRECTION, KNOCK, SPECIALS
from nivelo.engine.errors import ExportError
from nivelo.engine.export.reading import Entries
from nivelo.engine.export.stored_fields import read_fields
from nivelo.engine.groups.groups import face_at
from nivelo.engine.model.game import Game
from nivelo.engine.model.position import (
    ANSWERING,
    ASKING,
    CHOOSING,
    DECISIONS,
    EXCHANGING,
    GIVING,
    KEEPING,
    KNOCKING,
    LAYING_OUT,
    MOVING,
    NOBODY,
    OPENING,
    OVER,
    SECOND_DISCARD,
    STEALING,
    Position,
)
from nivelo.engine.model.position_fields import lying
from nivelo.engine.random.stream import MOST_WORDS, SEED_BYTES, Stream
from nivelo.engine.rules.laying_out import level_of
from nivelo.engine.state import State

FORMAT: Final = 1

OUT_OF_TURN: Final = (GIVING, OPENING, KNOCKING, ANSWERING, KEEPING)
ONLY_ON_A_BOARD: Final = (SECOND_DISCARD, MOVING, CHOOSING, EXCHANGING, ASKING, GIVING)
ALSO_ON_A_BOARD: Final = (OPENING, STEALING)
# Levels let seats keep cards too.
OF_SPECIALS: Final = [
    number
    for number, name in enumerate(DECISIONS)
    if number != KEEPING and any(name in special.leads_to for special in SPECIALS)
]


def restore_state(game: Game, data: object) -> State:
    """The position that was exported from this game; it continues exactly as the old one would.

    Invalid data raises ExportError, which names the key. Like a clone, it has no log.
    """
    given = Entries(data)
    given.number("format", FORMAT, FORMAT)
    check_game(game, given)
    state = State(game, read_stream(given))
    read_fields(state, given)
    given.nothing_else()
    check_cards(state)
    check_known(state)
    check_decision(state)
    check_draft(state)
    if state.decision != OVER and not state.legal_ids():
        raise ExportError("export/decision", f"nothing is legal for {state.decision_name!r}")
    return state


def check_game(game: Game, given: Entries) -> None:
    name = given.text("game")
    settings = given.take("settings")
    if name != game.name or settings != game.settings:
        raise ExportError(
            "export/game",
            f"game: {name!r} with {settings} is not {game.name!r} with {game.settings}",
        )


def read_stream(given: Entries) -> Stream:
    text = given.text("seed")
    digits = all(letter in "0123456789abcdef" for letter in text)
    if len(text) != 2 * SEED_BYTES or not digits:
        # Not quoted: a seed is a secret, even a mistyped one.
        raise ExportError("export/seed", f"seed: not {2 * SEED_BYTES} hex digits in lower case")
    return Stream(bytes.fromhex(text), given.number("position", 0, MOST_WORDS))


def check_cards(p: Position) -> None:
    """Every card of the deck is in exactly one place."""
    deck = p.game.deck
    counted = [0] * int(deck.faces)
    for cards in lying(p):
        for face in cards.faces():
            counted[face] += 1
    for group in p.groups:
        for code in group.placed.faces():
            counted[face_at(code)] += 1
    if p.beside > 0:
        counted[deck.face_with[DIRECTION]] += p.beside
    if p.thrown > 0:
        counted[deck.face_with[KNOCK]] += p.thrown
    if p.stock > 0:
        counted[deck.first_joker] += p.stock
    for face, n in enumerate(counted):
        if n != deck.count[face]:
            raise ExportError(
                "export/cards",
                f"hands and table: {n} of {deck.text[face]}, not {deck.count[face]}",
            )


def check_known(p: Position) -> None:
    """Cards that everyone saw go to a hand are still there, or among the cards it keeps."""
    for q in range(p.game.players):
        left = p.hands[q].faces() + p.kept[q].faces()
        for face in p.known[q].faces():
            if face not in left:
                raise ExportError(
                    "export/known", f"known[{q}]: {p.game.deck.text[face]} is not there"
                )
            left.remove(face)


def check_decision(p: Position) -> None:
    """Does the game have this decision, and does everything that belongs to it match?"""
    game = p.game
    decision = p.decision
    over = decision == OVER
    if over != (p.winner != NOBODY):
        raise ExportError("export/winner", f"winner: {p.winner} while it is {name_of(p)}")
    if over != (p.to_act == NOBODY) or not (over or decision in OUT_OF_TURN or p.to_act == p.turn):
        raise ExportError("export/to_act", f"to_act: {p.to_act} while it is {name_of(p)}")
    if p.direction == 0:
        raise ExportError("export/range", "direction: 0 is neither 1 nor -1")
    for q in range(game.players):
        if p.level[q] > game.last_level and not over:
            raise ExportError("export/level", f"level[{q}]: {p.level[q]} while nobody has won")
    known = True
    if decision in ONLY_ON_A_BOARD:
        known = game.board
    elif decision in OF_SPECIALS and not (game.board and decision in ALSO_ON_A_BOARD):
        known = game.deck.leads_to(DECISIONS[int(decision)])
    if not known:
        raise ExportError("export/decision", f"decision: {game.name} has no {name_of(p)}")
    answering = decision == ANSWERING
    if answering != (p.thrown > 0) or answering != (p.knocker != NOBODY):
        raise ExportError("export/knock", f"thrown, knocker: do not fit {name_of(p)}")
    if answering and p.piles[0].n == 0:
        raise ExportError("export/knock", "piles: nothing to knock for")
    if decision == GIVING and p.asked < 0:
        raise ExportError("export/range", "asked: -1 while it is 'giving'")


def name_of(p: Position) -> str:
    return repr(DECISIONS[int(p.decision)])


def check_draft(p: Position) -> None:
    """A draft follows the level so far, with cards of the hand."""
    if p.decision != LAYING_OUT:
        if p.draft or p.draft_anchor >= 0 or p.draft_cards.n > 0:
            raise ExportError("export/draft", f"draft: not empty while it is {name_of(p)}")
        return
    level = level_of(p, p.turn)
    kinds = [int(group.kind) for group in p.draft]
    if p.laid_out[p.turn] == 1 or len(kinds) >= level.n:
        raise ExportError("export/draft", f"draft: nothing is left to lay out of {level.text}")
    if kinds != [int(spec.kind) for spec in level.specs[: len(kinds)]]:
        raise ExportError("export/draft", f"draft: does not follow {level.text}")
    spec = level.specs[len(kinds)]
    if p.draft_anchor >= spec.anchors or (p.draft_anchor < 0 and p.draft_cards.n > 0):
        raise ExportError("export/draft", f"draft_anchor: {p.draft_anchor} is none of {spec.text}")
    left = p.hands[p.turn].faces()
    for cards in [group.placed for group in p.draft] + [p.draft_cards]:
        for code in cards.faces():
            face = int(face_at(code))
            if face not in left:
                raise ExportError(
                    "export/draft", f"draft: {p.game.deck.text[face]} is not in the hand"
                )
            left.remove(face)

"""The fields of a position as an export holds them, and read from it again.

Written by scripts/write_fields.py from scripts/fields.py; do not edit.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from nivelo.engine.cards.cards import cards_of
from nivelo.engine.cards.specials import DIRECTION, KNOCK
from nivelo.engine.export.reading import MOST, Entries
from nivelo.engine.export.reading_cards import (
    has_special,
    read_group,
    read_hands,
    read_placed,
    read_stacks,
)
from nivelo.engine.groups.groups import group_data
from nivelo.engine.model.decisions import DECISIONS, NOBODY
from nivelo.engine.model.position import Position


def stored_fields(p: Position) -> dict[str, object]:
    """All fields as plain values; cards are faces, in their order."""
    return {
        "level": [int(n) for n in p.level],
        "laid_out": [n == 1 for n in p.laid_out],
        "hands": [c.faces() for c in p.hands],
        "piles": [c.faces() for c in p.piles],
        "draw_pile": p.draw_pile.faces(),
        "under": p.under.faces(),
        "front": [c.faces() for c in p.front],
        "opened": [c.faces() for c in p.opened],
        "known": [c.faces() for c in p.known],
        "kept": [c.faces() for c in p.kept],
        "beside": int(p.beside),
        "thrown": int(p.thrown),
        "stock": int(p.stock),
        "towers": [int(n) for n in p.towers],
        "groups": [group_data(g) for g in p.groups],
        "dealer": int(p.dealer),
        "seat": int(p.turn),
        "direction": int(p.direction),
        "round": int(p.round),
        "turns": int(p.turns),
        "all_turns": int(p.all_turns),
        "decisions": int(p.decisions),
        "winner": int(p.winner),
        "decision": DECISIONS[int(p.decision)],
        "to_act": int(p.to_act),
        "todo": int(p.todo),
        "done": int(p.done),
        "dice": [int(n) for n in p.dice],
        "again": p.again,
        "asked": int(p.asked),
        "must_steal": p.must_steal,
        "took_top": p.took_top,
        "ender": int(p.ender),
        "knocker": int(p.knocker),
        "draft": [group_data(g) for g in p.draft],
        "draft_anchor": int(p.draft_anchor),
        "draft_cards": p.draft_cards.faces(),
    }


def read_fields(p: Position, given: Entries) -> None:
    """Fill a position from an export, each field within its own range."""
    game = p.game
    last_seat = int(game.players) - 1
    last_face = int(game.deck.faces) - 1
    p.level = vec[i64](given.numbers("level", last_seat + 1, 1, int(game.last_level) + 1))
    p.laid_out = vec[i64]([int(flag) for flag in given.flags("laid_out", last_seat + 1)])
    p.hands = read_hands(game, given, "hands")
    p.piles = read_stacks(game, given, "piles", len(p.piles))
    p.draw_pile = cards_of(given.numbers("draw_pile", -1, 0, last_face))
    p.under = cards_of(given.numbers("under", -1, 0, last_face))
    p.front = read_stacks(game, given, "front", last_seat + 1)
    p.opened = read_hands(game, given, "opened")
    p.known = read_hands(game, given, "known")
    p.kept = read_hands(game, given, "kept")
    p.beside = given.number("beside", 0, 1 if has_special(game, DIRECTION) else 0)
    p.thrown = given.number("thrown", 0, 1 if has_special(game, KNOCK) else 0)
    p.stock = given.number("stock", 0, int(game.deck.size) if game.rules.jokers_apart else 0)
    p.towers = vec[i64](given.numbers("towers", last_seat + 1, 0, max(0, int(game.fields) - 1)))
    p.groups = [read_group(game, group, 0) for group in given.tables("groups")]
    p.dealer = given.number("dealer", 0, last_seat)
    p.turn = given.number("seat", 0, last_seat)
    p.direction = given.number("direction", -1, 1)
    p.round = given.number("round", 1, MOST)
    p.turns = given.number("turns", 0, MOST)
    p.all_turns = given.number("all_turns", 0, MOST)
    p.decisions = given.number("decisions", 0, MOST)
    p.winner = given.number("winner", NOBODY, last_seat)
    p.decision = given.choice("decision", DECISIONS)
    p.to_act = given.number("to_act", NOBODY, last_seat)
    p.todo = given.number("todo", 0, int(game.deck.size))
    p.done = given.number("done", 0, int(game.deck.size))
    p.dice = vec[i64](given.numbers("dice", 2, 0, 6))
    p.again = given.flag("again")
    p.asked = given.number("asked", -1, int(game.deck.values + game.deck.colours) - 1)
    p.must_steal = given.flag("must_steal")
    p.took_top = given.flag("took_top")
    p.ender = given.number("ender", NOBODY, last_seat)
    p.knocker = given.number("knocker", NOBODY, last_seat)
    p.draft = [read_group(game, group, NOBODY) for group in given.tables("draft")]
    p.draft_anchor = given.number("draft_anchor", -1, MOST)
    p.draft_cards = read_placed(game, given, "draft_cards")

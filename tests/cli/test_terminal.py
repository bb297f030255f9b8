"""The table as text: every event, decision and move has its words, every colour its shape."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from nivelo.engine import events as happening
from nivelo.engine.events import HIDDEN, Event
from nivelo.engine.fairness import seed_from_int
from nivelo.engine.playout import play_randomly
from nivelo.engine.quick_random import QuickRandom
from nivelo.engine.state import new_state
from nivelo.engine.view import redact, view
from nivelo.games import BUILT_IN, load
from nivelo.terminal.cards import LOOKS, CardPainter, looks_of
from nivelo.terminal.choices import Choices
from nivelo.terminal.events import Teller, together
from nivelo.terminal.moves import MoveWords, what_is_asked
from nivelo.terminal.names import Names, numbered
from nivelo.terminal.table import TablePicture

EVENTS = sorted(
    word for name, word in vars(happening).items() if name.isupper() and isinstance(word, str)
)


def teller(game: str = "level8-board", reader: int = 0) -> Teller:
    rules = load(game, 3)
    return Teller(rules, Names(["Ann", "Ada", "Bo"], reader), CardPainter(rules.deck))


def test_there_are_events_to_tell() -> None:
    assert {"drew", "won", "laid_out"} <= set(EVENTS)


@pytest.mark.parametrize("what", EVENTS)
def test_every_event_has_a_sentence(what: str) -> None:
    for seat in (0, 1):
        text = teller().tell(Event(what, seat, [4], 1)).plain
        assert text[0].isupper()
        assert text[-1] in ".!"


def test_sentences_of_the_reader_and_of_others() -> None:
    tell = teller().tell
    assert tell(Event("drew", 0, [0], -1, True)).plain == "You draw ●R1."
    assert tell(Event("drew", 1, [HIDDEN], -1, True)).plain == "Ada draws a card."
    assert tell(Event("took", 1, [0], 0)).plain == "Ada takes ●R1 from your pile."
    assert tell(Event("had_none", 2, [], 3)).plain == "Bo has none."
    assert tell(Event("asked", 0, [], 16)).plain == "You ask for an orange card."
    assert tell(Event("asked", 1, [], 7)).plain == "Ada asks for an 8."
    assert tell(Event("round_ended", -1, [])).plain == "The round is over."
    assert tell(Event("moved_up", 1, [], 9)).plain == "Ada passes the last level."


def test_cards_one_after_the_other_are_told_together() -> None:
    drew = [Event("drew", 1, [HIDDEN], -1, True) for _ in range(3)]
    other = Event("drew", 2, [HIDDEN], -1, True)
    told = together([*drew, other, Event("discarded", 2, [1]), Event("discarded", 2, [2])])
    assert [(event.seat, len(event.cards)) for event in told] == [(1, 3), (2, 1), (2, 1), (2, 1)]
    assert teller().tell_all(drew)[0].plain == "Ada draws 3 cards."


@pytest.mark.parametrize("game", BUILT_IN)
@pytest.mark.parametrize("players", [2, 5])
def test_every_position_and_every_legal_move_can_be_shown(game: str, players: int) -> None:
    rules = load(game, players, max_turns_per_round=30)
    state = new_state(rules, seed_from_int(players))
    random = QuickRandom(players)
    names = Names(numbered(players))
    painter = CardPainter(rules.deck)
    picture, told = TablePicture(names, painter), Teller(rules, names, painter)
    choices = Choices(names, painter)
    console = Console(file=io.StringIO(), markup=False, width=100)
    log: list[Event] = []
    state.log = log
    decisions = set()
    for i in range(400):
        if state.is_over:
            break
        seen = view(state, int(state.to_act))
        decisions.add(seen.decision_name)
        words = MoveWords(seen, names, painter)
        if seen.decision_name != "laying_out":  # made as a whole at a terminal
            assert all(words.say(move).plain for move in seen.legal)
            lines = choices.lines(seen, seen.legal, [])
            assert sum(line.plain.count(f"{n} ") > 0 for n in (1,) for line in lines) > 0
        assert what_is_asked(seen, names)[-1] in ".?"
        if i % 20 == 0:
            console.print(picture.draw(view(state)))
        play_randomly(state, random, 1)
        for sentence in told.tell_all([redact(event, 0) for event in log], state.groups):
            assert sentence.plain
        log.clear()
    assert len(decisions) > 2


def test_each_colour_has_its_own_shape_and_hue_everywhere() -> None:
    shapes = {shape for shape, _ in LOOKS.values()}
    assert len(shapes) == len(LOOKS)
    assert looks_of(["red", "yellow"]) == [LOOKS["red"], LOOKS["yellow"]]
    eight = looks_of(["teal", "red", "black", "white", "pink", "mint", "Yellow", "gold"])
    assert len(set(eight)) == 8
    assert eight[1] == LOOKS["red"]


def test_where_shapes_cannot_be_shown_letters_are_enough() -> None:
    deck = load("level8-101").deck
    painter = CardPainter(deck, "ascii")
    assert painter.row(deck.parse_hand("R1 B2 J skip")).plain == "R1 B2 J skip"
    assert CardPainter(deck, "no such encoding").card(0).plain == "R1"


def test_hands_are_sorted_by_value_or_by_colour() -> None:
    deck = load("level8-101").deck
    painter = CardPainter(deck, "ascii")
    hand = deck.parse_hand("B1 R9 skip O3 J R2")
    assert deck.hand_text(painter.by_value(hand)) == "B1 R2 O3 R9 J skip"
    assert deck.hand_text(painter.by_colour(hand)) == "R2 R9 O3 B1 J skip"

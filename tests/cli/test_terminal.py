"""The table as text: every event, decision and move has its words, every colour its shape."""

from __future__ import annotations

import io

import pytest
from rich.color import Color
from rich.console import Console

from nivelo.engine import events as happening
from nivelo.engine.events import HIDDEN, Event
from nivelo.engine.model import moves as kinds
from nivelo.engine.random.fairness import seed_from_int
from nivelo.engine.random.quick_random import QuickRandom
from nivelo.engine.sampling.playout import play_randomly
from nivelo.engine.state import new_state
from nivelo.engine.view import redact, view
from nivelo.games import BUILT_IN, load
from nivelo.terminal.cards import LOOKS, OTHER_LOOKS, CardPainter, looks_of
from nivelo.terminal.choices import Choices, in_order
from nivelo.terminal.events import Teller, together
from nivelo.terminal.moves import MoveWords, what_is_asked
from nivelo.terminal.names import Names, numbered
from nivelo.terminal.table import TablePicture, level_in_short
from support.engine.scenario import Scenario

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
    assert tell(Event("took", 1, [0], 1)).plain == "Ada takes ●R1 from their own pile."
    assert tell(Event("laid_out", 1, [0, 1], 0)).plain == "Ada lays out ●R1 ▲O1."
    assert tell(Event("had_none", 2, [], 3)).plain == "Bo has none."
    assert tell(Event("asked", 0, [], 16)).plain == "You ask for an orange card."
    assert tell(Event("asked", 1, [], 7)).plain == "Ada asks for an 8."
    assert tell(Event("round_ended", -1, [])).plain == "The round is over."
    assert tell(Event("moved_up", 1, [], 9)).plain == "Ada passes the last level."


def test_cards_one_after_the_other_are_told_together() -> None:
    drew = [Event("drew", 1, [HIDDEN], -1, True) for _ in range(3)]
    other = Event("drew", 2, [HIDDEN], -1, True)
    events = together([*drew, other, Event("discarded", 2, [1]), Event("discarded", 2, [2])])
    assert [(event.seat, len(event.cards)) for event in events] == [(1, 3), (2, 1), (2, 1), (2, 1)]
    assert teller().tell_all(drew)[0].plain == "Ada draws 3 cards."


@pytest.mark.parametrize("game", BUILT_IN)
@pytest.mark.parametrize("players", [2, 5])
def test_every_position_and_every_legal_move_can_be_shown(game: str, players: int) -> None:
    rules = load(game, players, max_turns_per_round=30)
    state = new_state(rules, seed_from_int(players))
    random = QuickRandom(players)
    names = Names(numbered(players))
    painter = CardPainter(rules.deck)
    picture, sentences = TablePicture(names, painter), Teller(rules, names, painter)
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
        for sentence in sentences.tell_all([redact(event, 0) for event in log], state.groups):
            assert sentence.plain
        log.clear()
    assert len(decisions) > 2


def drawn(table: Scenario, seat: int = 0) -> str:
    output = io.StringIO()
    console = Console(file=output, markup=False, highlight=False, width=80)
    names = Names(["Ann", "Ada", "Bo"], reader=seat)
    seen = view(table.state, seat)
    console.print(TablePicture(names, CardPainter(table.game.deck)).draw(seen))
    console.print(what_is_asked(seen, names))
    return output.getvalue()


def test_many_equal_groups_of_a_level_are_said_as_one() -> None:
    level = load("level8-101").level
    assert level_in_short(level(0, 1)) == "run 3, run 3"
    assert level_in_short(level(0, 2)) == "4 x set 2"
    assert level_in_short(level(0, 6)) == "set 2, set 3, set 3"


def test_what_was_seen_has_a_column_only_if_there_is_any() -> None:
    table = Scenario(players=3).hand(1, "R1 R2").hand(2, "R3 R4").turn(1)
    assert "seen" not in drawn(table)
    table.front(2, "skip")
    assert "seen" in drawn(table)
    assert "in front: skip" in drawn(table)


def test_when_cards_are_kept_nobody_has_laid_out_the_next_level() -> None:
    table = Scenario("level8-board", players=3).group(2, "run 3", "R4 R5 R6").hand(1, "O1 O2")
    table.hand(2, "R9").hand(3, "G1 G2").playing(2)
    assert "1: set 3, run 3 laid out" in drawn(table)
    table.play("-R9")
    assert table.decision == "keeping"
    text = drawn(table, int(table.state.to_act))
    assert "laid out" not in text
    assert "cards for your level (set 3, run 3)." in text


def test_lay_offs_are_spoken_of_only_if_there_are_any() -> None:
    table = Scenario(players=3).group(1, "run 3", "R4 R5 R6").hand(1, "G12 B9 P1").playing(1)
    assert "Discard a card." in drawn(table)
    table = Scenario(players=3).group(1, "run 3", "R4 R5 R6").hand(1, "G12 B7 P1").playing(1)
    assert "Lay off cards if you like, then discard one." in drawn(table)


def test_what_can_be_asked_for_stands_in_a_row_for_each_side() -> None:
    rules = load("level8-board", 3)
    asks = [move for move in rules.moves.moves if move.kind == kinds.ASK]
    choices = Choices(Names(numbered(3)), CardPainter(rules.deck))
    seen = view(new_state(rules, seed_from_int(1)), 0)
    lines = [line.plain for line in choices.lines(seen, in_order(asks), [], 80)]
    assert lines[0].startswith("  to the left, ask for   1 a 1   2 a 2   3 a 3 ")
    heads = [line.split("for ")[0].strip() for line in lines if "for " in line]
    assert heads == ["to the left, ask", "to the right, ask"]
    assert "●R" in "".join(lines)


def test_each_colour_has_its_own_shape_and_hue_everywhere() -> None:
    shapes = {shape for shape, _ in LOOKS.values()}
    assert len(shapes) == len(LOOKS)
    assert looks_of(["red", "yellow"]) == [LOOKS["red"], LOOKS["yellow"]]
    eight = looks_of(["teal", "red", "black", "white", "pink", "mint", "Yellow", "gold"])
    assert len(set(eight)) == 8
    assert eight[1] == LOOKS["red"]


def luminance(style: str) -> float:
    """How light a hue is, from 0 to 1, as the contrast of WCAG 2 reckons it."""
    parts = [part / 255 for part in Color.parse(style).get_truecolor()]
    red, green, blue = (p / 12.92 if p <= 0.04 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("style", [style for _, style in (*LOOKS.values(), *OTHER_LOOKS)])
def test_hues_can_be_read_on_black_and_on_white(style: str) -> None:
    light = luminance(style)
    assert (light + 0.05) / 0.05 > 4
    assert 1.05 / (light + 0.05) > 2


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

"""What happened, in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rich.text import Text

from nivelo.engine import events as happening
from nivelo.engine.events import Event
from nivelo.engine.groups.groups import Group
from nivelo.engine.model.game import Game
from nivelo.engine.model.moves import ACTIONS
from nivelo.terminal.cards import CardPainter
from nivelo.terminal.names import Names

QUIET: Final = (happening.TURN, happening.HAD_NONE)
"""Events implied by the ones before and after."""

CARD_BY_CARD: Final = (happening.DREW, happening.PUT_DOWN, happening.OPENED, happening.KEPT)
"""Events for several cards in a row, merged into one sentence."""


class Teller:
    """Describes the events of one game, already redacted for the reader."""

    def __init__(self, game: Game, names: Names, painter: CardPainter) -> None:
        self.game = game
        self.names = names
        self.painter = painter
        self.sentences: dict[str, Callable[[Event], Text]] = {
            happening.DEALT: self.dealt,
            happening.TURNED_UP: lambda e: self.put("The first card turned up is ", e),
            happening.TURN: lambda e: Text(f"It is {self.names.whose(e.seat)} turn."),
            happening.STOPPED: lambda e: self.says(e, "sit out this turn, because of", cards=True),
            happening.ROLLED: lambda e: self.says(e, f"roll {e.place // 10} and {e.place % 10}"),
            happening.MOVED: self.moved,
            happening.DREW: lambda e: self.says(e, "draw", cards=True),
            happening.TOOK: self.took,
            happening.NOTHING_TO_TAKE: lambda e: self.says(e, "find nothing to take"),
            happening.RENEWED: lambda e: Text(f"The draw pile is renewed: {e.place} cards."),
            happening.LAID_OFF: self.laid_off,
            happening.DISCARDED: lambda e: self.says(e, "discard", cards=True),
            happening.PLAYED: self.played,
            happening.PUT_DOWN: lambda e: self.says(e, "put down", cards=True),
            happening.OPENED: lambda e: self.says(e, "lay open", cards=True),
            happening.STOLE: self.stole,
            happening.ASKED: lambda e: self.says(e, f"ask for {self.asked(e.place)}"),
            happening.HAD_NONE: lambda e: self.says(e, "have none"),
            happening.GAVE: self.gave,
            happening.GOT_JOKER: lambda e: self.says(e, "get a joker from the middle"),
            happening.TURNED_DIRECTION: self.turned_direction,
            happening.KNOCKED: lambda e: self.says(e, "knock for the top card"),
            happening.KNOCK_REFUSED: lambda e: self.says(e, "take the knock card back"),
            happening.KNOCK_GRANTED: lambda e: self.says(e, "get the top card,", cards=True),
            happening.KEPT: lambda e: self.says(e, "keep", cards=True),
            happening.ROUND_ENDED: self.round_ended,
            happening.MOVED_UP: self.moved_up,
            happening.WON: lambda e: self.says(e, "win the game", "!", style="bold green"),
        }

    def tell_all(self, events: Sequence[Event], groups: Sequence[Group] = ()) -> list[Text]:
        """Sentences for all events worth mentioning."""
        shown = [event for event in events if event.what not in QUIET]
        return [self.tell(event, groups) for event in together(shown)]

    def tell(self, event: Event, groups: Sequence[Group] = ()) -> Text:
        """One sentence; `groups` are those on the table, if they are still there."""
        if event.what == happening.LAID_OUT:
            return self.laid_out(event, groups)
        return self.sentences[event.what](event)

    def cards(self, event: Event) -> Text:
        hidden = sum(face < 0 for face in event.cards)
        if hidden:
            return Text("a card" if hidden == 1 else f"{hidden} cards")
        return self.painter.row(event.cards)

    def put(self, text: str, event: Event, end: str = ".") -> Text:
        return Text.assemble(text, self.cards(event), end)

    def says(
        self, event: Event, verb: str, end: str = ".", cards: bool = False, style: str = ""
    ) -> Text:
        text = Text(self.names.does(event.seat, verb), style=style)
        if cards:
            text.append(" ").append_text(self.cards(event))
        return text.append(end)

    def dealt(self, event: Event) -> Text:
        return self.put(f"{self.names.does(event.seat, 'are dealt')} ", event)

    def moved(self, event: Event) -> Text:
        action = ACTIONS[int(self.game.track[event.place])]
        return self.says(event, f"move to field {event.place + 1}: {action}")

    def pile(self, pile: int) -> str:
        if self.game.rules.common_pile:
            return "the discard pile"
        return f"{self.names.whose(pile)} pile"

    def took(self, event: Event) -> Text:
        own = event.seat == event.place and not self.game.rules.common_pile
        pile = self.pile(event.place)
        if own and event.seat != self.names.reader:
            pile = "their own pile"
        return self.says(event, "take", f" from {pile}.", cards=True)

    def laid_out(self, event: Event, groups: Sequence[Group]) -> Text:
        if event.place < len(groups) and groups[event.place].owner == event.seat:
            shown = self.painter.group(groups[event.place])
            head = Text(self.names.does(event.seat, "lay out "), style="bold")
            return head.append_text(shown).append(f" (group {event.place + 1}).")
        # It ended the round and the group is gone; the cards are still known.
        return self.says(event, "lay out", cards=True, style="bold")

    def laid_off(self, event: Event) -> Text:
        return self.says(event, "lay off", f" on group {event.place + 1}.", cards=True)

    def played(self, event: Event) -> Text:
        if event.place < 0:
            return self.says(event, "play", cards=True)
        return self.says(event, "lay", f" in front of {self.names.name(event.place)}.", cards=True)

    def stole(self, event: Event) -> Text:
        return self.says(event, "take", f" from {self.names.name(event.place)}.", cards=True)

    def gave(self, event: Event) -> Text:
        return self.says(event, "give", f" to {self.names.name(event.place)}.", cards=True)

    def asked(self, what: int) -> str:
        return asked_text(self.game, what)

    def turned_direction(self, event: Event) -> Text:
        return Text(f"Play now runs {'clockwise' if event.place == 1 else 'counter-clockwise'}.")

    def round_ended(self, event: Event) -> Text:
        if event.seat < 0:
            return Text("The round is over.", style="bold")
        return self.says(event, "end the round", style="bold")

    def moved_up(self, event: Event) -> Text:
        if event.place > self.game.last_level:
            return self.says(event, "pass the last level")
        return self.says(event, f"move up to level {event.place}")


def asked_text(game: Game, what: int) -> str:
    """What was asked for on the board: a value or a colour."""
    deck = game.deck
    if what < deck.values:
        return with_article(str(what + 1))
    return with_article(f"{deck.colour_names[what - int(deck.values)]} card")


def with_article(text: str) -> str:
    """The text with its article: a 7, an 8, an orange card."""
    return f"an {text}" if text[0] in "aeiou8" or text in ("11", "18") else f"a {text}"


def together(events: Sequence[Event]) -> list[Event]:
    """The events, with consecutive single-card deals of a seat merged."""
    merged: list[Event] = []
    for event in events:
        last = merged[-1] if merged else None
        if (
            last is not None
            and event.what in CARD_BY_CARD
            and (event.what, event.seat) == (last.what, last.seat)
        ):
            cards = last.cards + event.cards
            merged[-1] = Event(last.what, last.seat, cards, last.place, last.secret)
        else:
            merged.append(event)
    return merged

"""Moves in words, and the pending decision in one sentence."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from nivelo.engine.cards.specials import special_card
from nivelo.engine.model import moves as kinds
from nivelo.engine.model import position as decisions
from nivelo.engine.model.moves import ACTIONS, Move
from nivelo.engine.view import View
from nivelo.terminal.cards import CardPainter
from nivelo.terminal.events import asked_text
from nivelo.terminal.names import Names

ACTION_WORDS: Final = {
    "+1": "one card from any pile",
    "+2": "two cards from any piles",
    "again": "one card, and another turn afterwards",
    "exchange": "put down one to three cards and draw one more than that",
    "everyone": "everyone draws a card",
    "joker": "a joker from the middle",
    "ask": "ask the others for a value or a colour",
    "open3": "the others open three cards, take one",
    "free": "choose any action",
}


class MoveWords:
    """Describes legal moves of a view."""

    def __init__(self, view: View, names: Names, painter: CardPainter) -> None:
        self.view = view
        self.names = names
        self.painter = painter

    def say(self, move: Move) -> Text:
        kind, place = move.kind, int(move.place)
        card = self.painter.card(int(move.card)) if move.card >= 0 else Text()
        if kind == kinds.PILE:
            return self.take_top(place)
        if kind == kinds.DISCARD:
            return Text.assemble("discard ", card)
        if kind == kinds.LAY_OFF:
            return self.lay_off(move, card)
        if kind == kinds.PLAY:
            if place >= 0:
                return Text.assemble("lay ", card, f" in front of {self.names.name(place)}")
            special = special_card(int(self.view.game.deck.special[move.card]))
            return Text.assemble("play ", card, f": {special.says}")
        if kind == kinds.CARD:
            return card
        if kind == kinds.STEAL:
            return Text.assemble("take ", card, f" from {self.names.name(place)}")
        if kind == kinds.FIELD:
            action = ACTIONS[int(self.view.game.track[place])]
            return Text(f"field {place + 1}: {ACTION_WORDS[action]}")
        if kind == kinds.ACTION:
            return Text(ACTION_WORDS[ACTIONS[place]])
        if kind == kinds.ASK:
            side = "left" if move.extra == 0 else "right"
            return Text(f"ask for {asked_text(self.view.game, place)}, to the {side}")
        if kind == kinds.COUNT:
            return Text(f"draw {place}")
        return Text(self.plain(int(kind)))

    def plain(self, kind: int) -> str:
        """Moves without a card or place."""
        if kind == kinds.DONE:
            some = self.view.kept if self.view.decision == decisions.KEEPING else self.view.done
            return "no more" if some else "no card"
        if kind == kinds.PASS:
            asked = self.view.decision == decisions.KNOCKING
            return "do not knock" if asked else "go on without a card"
        return {
            kinds.DRAW: "draw from the draw pile",
            kinds.WISH_CARD: "play wish: put down up to six more cards, draw as many",
            kinds.LAY_OUT: "lay out your level",
            kinds.KNOCK_CARD: "knock for the top card",
            kinds.LEAVE: "leave the top card to the one who knocked",
        }[kind]

    def take_top(self, pile: int) -> Text:
        view = self.view
        top = self.painter.card(view.piles[pile][-1])
        if view.game.rules.common_pile:
            return Text.assemble("take ", top, " from the discard pile")
        return Text.assemble("take ", top, f" from {self.names.whose(pile)} pile")

    def lay_off(self, move: Move, card: Text) -> Text:
        group = int(move.place)
        end = {kinds.LOW_END: " at the low end", kinds.HIGH_END: " at the high end"}.get(
            int(move.extra), ""
        )
        if move.extra >= kinds.FIRST_PICTURE:
            names = self.view.game.deck.picture_names
            end = f" as {names[int(move.extra) - kinds.FIRST_PICTURE]}"
        words = Text.assemble("lay off ", card, f"{end} on group {group + 1}: ")
        return words.append_text(self.painter.group(self.view.groups[group]))


def what_is_asked(view: View, names: Names) -> str:
    """What the seat to act has to decide, in one sentence."""
    decision = view.decision
    game = view.game
    laid_out = view.laid_out[view.to_act]
    if decision == decisions.TAKING:
        more = " (two are to be taken)" if view.todo == 2 else ""
        return f"Take a card{more}."
    if decision == decisions.PLAYING:
        if laid_out:
            if any(move.kind == kinds.LAY_OFF for move in view.legal):
                return "Lay off cards if you like, then discard one."
            return "Discard a card."
        level = game.level(view.to_act, view.levels[view.to_act]).text
        if any(move.kind == kinds.LAY_OUT for move in view.legal):
            return f"Lay out your level ({level}) if you like, or discard a card."
        return f"Discard a card; your level is {level}."
    if decision == decisions.MOVING:
        return f"You rolled {view.dice[0]} and {view.dice[1]}: to which field does your tower go?"
    if decision == decisions.GIVING:
        return f"{names.does(view.turn, 'ask')} for {asked_text(game, view.asked)}: give one."
    if decision == decisions.OPENING:
        more = "more " if view.opened[view.to_act] else ""
        return f"Lay open {counted(view.todo, f'{more}card')}."
    if decision == decisions.WISHING:
        return f"Wish: put down more cards, {counted(view.done, 'card')} so far, seven at most."
    if decision == decisions.KNOCKING:
        top = game.deck.text[view.piles[0][-1]]
        return f"{names.does(view.turn, 'put')} {top} on the pile: do you knock for it?"
    if decision == decisions.ANSWERING:
        top = game.deck.text[view.piles[0][-1]]
        return f"{names.does(view.knocker, 'knock')} for {top}: take it yourself, or leave it?"
    if decision == decisions.KEEPING:
        more = "more " if view.kept else ""
        level = game.level(view.to_act, view.levels[view.to_act]).text
        cards = counted(view.todo, f"{more}card")
        return f"The round is over: you may keep up to {cards} for your level ({level})."
    return {
        decisions.LAYING_OUT: "Choose the next card of your layout.",
        decisions.SECOND_DISCARD: "All groups are full: discard a second card if you like.",
        decisions.CHOOSING: "Free choice: which action do you want?",
        decisions.EXCHANGING: "Exchange: put down one to three cards.",
        decisions.ASKING: "Ask for a value or a colour, to the left or to the right.",
        decisions.STEALING: "Take one of the opened cards.",
        decisions.SWAPPING: "Swap: put down up to three cards.",
        decisions.COUNTING: "How many cards do you draw?",
    }[decision]


def counted(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"

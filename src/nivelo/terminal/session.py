"""A game at a terminal: one person, and bots on the other seats."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rich.console import Console
from rich.text import Text

from nivelo.bots import Bot, make_bot
from nivelo.engine.errors import LayoutError, NiveloError
from nivelo.engine.events import Event
from nivelo.engine.groups import Group
from nivelo.engine.layout_check import claims_of
from nivelo.engine.longer_groups import split_longer
from nivelo.engine.moves import DONE, LAY_OUT, PASS, Move
from nivelo.engine.notation import layout_text, parse_layout
from nivelo.engine.position import KEEPING, MOVING, PLAYING, TAKING
from nivelo.engine.recorder import Recorder
from nivelo.engine.state import State
from nivelo.engine.view import View, redact, view
from nivelo.terminal.answers import HELP, find_move
from nivelo.terminal.cards import CardPainter
from nivelo.terminal.choices import Choices
from nivelo.terminal.events import Teller
from nivelo.terminal.helps import in_short
from nivelo.terminal.moves import MoveWords, counted, what_is_asked
from nivelo.terminal.names import Names
from nivelo.terminal.table import TablePicture

MOST_LAYOUTS = 12


class LeftTheTableError(Exception):
    """The person has left the table."""


class Session:
    """Plays a game to its end, or until the person leaves it.

    `save` writes the record so far to a file; it is called when the person asks for it.
    """

    def __init__(
        self,
        recorder: Recorder,
        names: Names,
        bots: Mapping[int, Bot],
        console: Console,
        save: Callable[[str], None],
    ) -> None:
        self.recorder = recorder
        self.state: State = recorder.state
        self.seat = names.reader
        self.names = names
        self.bots = bots
        self.console = console
        self.save = save
        self.painter = CardPainter(self.state.game.deck, console.encoding)
        self.picture = TablePicture(names, self.painter)
        self.teller = Teller(self.state.game, names, self.painter)
        self.choices = Choices(names, self.painter)
        self.log: list[Event] = []
        self.state.log = self.log
        self.by_colour = False
        self.drawn = -1  # the turn in which the table was drawn last
        self.words: dict[str, Callable[[View], None]] = {
            "help": lambda seen: self.say(HELP),
            "?": lambda seen: self.say(HELP),
            "hint": self.hint,
            "layouts": self.show_layouts,
            "sort": self.sort,
            "table": self.show_table,
            "quit": self.quit,
        }

    def run(self) -> None:
        """Play on until the game is over; LeftTheTableError or EOFError may end it before."""
        state = self.state
        while not state.is_over:
            seat = int(state.to_act)
            if seat in self.bots:
                self.recorder.play(self.bots[seat].choose(view(state, seat)))
            else:
                self.decide(view(state, seat))
            self.tell()
        self.say(self.picture.draw(view(state, self.seat)))

    def say(self, *things: object, style: str = "") -> None:
        self.console.print(*things, style=style)

    def tell(self) -> None:
        """What happened since the last time, as the person may know it."""
        events = [redact(event, self.seat) for event in self.log]
        for sentence in self.teller.tell_all(events, self.state.groups):
            self.say(sentence)
        self.log.clear()

    def decide(self, seen: View) -> None:
        """Let the person make one decision."""
        shown = sorted(seen.legal, key=lambda move: int(move.kind))
        if len(shown) == 1 and shown[0].kind in (PASS, DONE):
            # Everyone is asked, so as to give nothing away; here is nothing to decide.
            self.recorder.play(shown[0])
            return
        begins = seen.decision in (TAKING, MOVING, KEEPING)
        if begins and self.drawn != seen.all_turns:
            self.drawn = seen.all_turns
            self.say()
            self.show_table(seen)
        self.ask(seen, shown)
        while not self.answer(self.read(), seen, shown):
            pass

    def ask(self, seen: View, shown: list[Move]) -> None:
        self.show_hand(seen)
        self.say(what_is_asked(seen, self.names), style="bold")
        proposal = self.proposals(1)
        layout = proposal[0] if proposal else []
        for line in self.choices.lines(seen, shown, layout, self.console.width):
            self.say(line)

    def read(self, prompt: str = "> ") -> str:
        return self.console.input(prompt).strip()

    def answer(self, text: str, seen: View, shown: list[Move]) -> bool:
        """Do what was typed; true if a decision was made by it."""
        word, _, rest = text.partition(" ")
        try:
            if not text:
                self.ask(seen, shown)
            elif text.lower() in self.words:
                self.words[text.lower()](seen)
            elif word.lower() == "save":
                self.save(rest.strip())
            elif text.startswith("["):
                self.lay_out(text)
                return True
            else:
                self.make(find_move(text, seen, shown))
                return True
        except NiveloError as error:
            self.say(error.text, style="yellow")
        return False

    def make(self, move: Move) -> None:
        """Make a move; a layout is the one that was proposed."""
        if move.kind == LAY_OUT:
            self.recorder.lay_out_groups(self.proposals(1)[0])
        else:
            self.recorder.play(move)

    def lay_out(self, text: str) -> None:
        """Lay out what was typed; what is longer than the level asks is laid off at once."""
        state = self.state
        claims = parse_layout(text, state.game.deck)
        if len(claims) == 1 < len(state.game.level(state.seat, state.level[state.seat]).asks):
            raise LayoutError("lay_out/groups", "put | between the groups of your level")
        exact, lay_offs = split_longer(state, claims)
        self.recorder.lay_out(exact)
        for move in lay_offs:
            if state.decision == PLAYING and state.to_act == self.seat:
                self.recorder.play(move)

    def proposals(self, limit: int) -> list[list[Group]]:
        return self.state.layouts(limit)

    def show_table(self, seen: View) -> None:
        self.say(self.picture.draw(seen))

    def show_hand(self, seen: View) -> None:
        sort = self.painter.by_colour if self.by_colour else self.painter.by_value
        hand = Text("Your hand: ", style="bold").append_text(self.painter.row(sort(seen.hand)))
        if seen.kept:
            hand.append("  kept: ").append_text(self.painter.row(sort(seen.kept)))
        self.say(hand)

    def sort(self, seen: View) -> None:
        self.by_colour = not self.by_colour
        self.show_hand(seen)

    def show_layouts(self, seen: View) -> None:
        found = self.proposals(MOST_LAYOUTS)
        if not found:
            self.say("There is nothing that you could lay out now.")
        for groups in found:
            self.say("  " + layout_text(claims_of(groups), seen.game.deck))
        if len(found) == MOST_LAYOUTS:
            self.say("There may be more.", style="dim")

    def hint(self, seen: View) -> None:
        """What the greedy bot would do with the same view, and what the level lacks."""
        move = make_bot("greedy").choose(seen)
        words = MoveWords(seen, self.names, self.painter).say(move)
        self.say(Text("A careful bot would: ").append_text(words).append("."))
        game, seat = seen.game, self.seat
        if seen.laid_out[seat] or seen.levels[seat] > game.last_level:
            return
        level = game.level(seat, seen.levels[seat])
        hand = self.state.hands[seat]
        missing = int(game.solver.missing(hand, level))
        helps = ", ".join(in_short(game, hand, game.solver.helps(hand, level)))
        if missing > 0:
            self.say(f"Your level lacks {counted(missing, 'card')}. Closer: {helps}.")

    def quit(self, seen: View) -> None:
        if self.read("Leave the game? (y/n) ").lower() in ("y", "yes"):
            raise LeftTheTableError

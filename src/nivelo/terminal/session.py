"""A game at a terminal: one person, and bots on the other seats."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rich.console import Console
from rich.table import Table
from rich.text import Text

from nivelo.bots import Bot, make_bot
from nivelo.engine.cards.cards import hand_of
from nivelo.engine.errors import LayoutError, NiveloError, NotationError
from nivelo.engine.events import DEALT, Event
from nivelo.engine.groups.groups import Group
from nivelo.engine.model.moves import DONE, LAY_OUT, PASS, Move
from nivelo.engine.model.position import KEEPING, MOVING, PLAYING, TAKING
from nivelo.engine.records.longer_groups import split_longer
from nivelo.engine.records.notation import parse_layout
from nivelo.engine.records.recorder import Recorder
from nivelo.engine.state import State
from nivelo.engine.view import View, redact, view
from nivelo.terminal.answers import HELP, find_move
from nivelo.terminal.cards import CardPainter
from nivelo.terminal.choices import Choices, in_order
from nivelo.terminal.events import CARD_BY_CARD, Teller
from nivelo.terminal.helpful_cards import in_short
from nivelo.terminal.moves import MoveWords, counted, what_is_asked
from nivelo.terminal.names import Names
from nivelo.terminal.table import TablePicture

MOST_LAYOUTS = 12
NO_LAYOUT = "there is nothing that you could lay out now"


class LeftTheTableError(Exception):
    """The person has left the table."""


class Session:
    """Plays a game to its end, or until the person leaves.

    `save` writes the record so far to a file, on request.
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
        self.drawn = -1  # the turn in which the table was last drawn
        self.words: dict[str, Callable[[View], None]] = {
            "help": lambda seen: self.say(HELP),
            "?": lambda seen: self.say(HELP),
            "hint": self.hint,
            "layouts": self.show_layouts,
            "levels": self.show_levels,
            "sort": self.sort,
            "table": self.show_table,
            "quit": self.quit,
            "exit": self.quit,
        }

    def run(self) -> None:
        """Play until the game is over; LeftTheTableError or EOFError may end it earlier."""
        state = self.state
        while not state.is_over:
            seat = int(state.to_act)
            if seat in self.bots:
                self.recorder.play(self.bots[seat].choose(view(state, seat)))
                if self.log and self.log[-1].what in CARD_BY_CARD:
                    continue  # to be reported in one sentence with further cards
            else:
                self.tell()
                self.decide(view(state, seat))
            self.tell()
        self.tell()
        self.say(self.picture.draw(view(state, self.seat)))

    def say(self, *things: object, style: str = "") -> None:
        self.console.print(*things, style=style)

    def tell(self) -> None:
        """What has happened since the last time, as far as the person may know."""
        events = [
            redact(event, self.seat)
            for event in self.log
            if event.what != DEALT or event.seat == self.seat  # the table shows what others hold
        ]
        for sentence in self.teller.tell_all(events, self.state.groups):
            self.say(sentence)
        self.log.clear()

    def decide(self, seen: View) -> None:
        """Let the person make one decision."""
        shown = in_order(seen.legal)
        if len(shown) == 1 and shown[0].kind in (PASS, DONE):
            # Everyone is asked, to give nothing away; here there is nothing to decide.
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
        """Handle the input; True if it made a decision."""
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
            elif word.lower() == "layout":
                self.lay_out_listed(rest.strip() or "1")
                return True
            else:
                self.make(find_move(text, seen, shown))
                return True
        except NiveloError as error:
            self.say(error.text, style="yellow")
        return False

    def make(self, move: Move) -> None:
        """Make a move; a layout is the suggested one."""
        if move.kind == LAY_OUT:
            self.recorder.lay_out_groups(self.proposals(1)[0])
        else:
            self.recorder.play(move)

    def lay_out(self, text: str) -> None:
        """Lay out the typed layout; cards beyond the level are laid off at once."""
        state = self.state
        claims = parse_layout(text, state.game.deck)
        if len(claims) == 1 < len(state.game.level(state.turn, state.level[state.turn]).specs):
            raise LayoutError("lay_out/groups", "put | between the groups of your level")
        layout = split_longer(state, claims)
        self.recorder.lay_out_checked(layout.groups)
        for move in layout.lay_offs:
            if state.decision == PLAYING and state.to_act == self.seat:
                self.recorder.play(move)

    def lay_out_listed(self, number: str) -> None:
        """Lay out one of those listed by `layouts`."""
        layouts = self.proposals(MOST_LAYOUTS)
        if not layouts:
            raise LayoutError("lay_out/not_now", NO_LAYOUT)
        if not number.isdecimal() or not 1 <= int(number) <= len(layouts):
            raise NotationError(
                "move/number", f"there is no layout {number}, only 1 to {len(layouts)}"
            )
        self.recorder.lay_out_groups(layouts[int(number) - 1])

    def proposals(self, limit: int) -> list[list[Group]]:
        return self.state.layouts(limit)

    def show_table(self, seen: View) -> None:
        self.say(self.picture.draw(seen))

    def show_hand(self, seen: View) -> None:
        sort = self.painter.by_colour if self.by_colour else self.painter.by_value
        shown = Table.grid(padding=(0, 1, 0, 0))
        shown.add_row(Text("Your hand:", style="bold"), self.painter.row(sort(seen.hand)))
        if seen.kept:
            shown.add_row(Text("You keep:", style="bold"), self.painter.row(sort(seen.kept)))
        self.say(shown)

    def sort(self, seen: View) -> None:
        self.by_colour = not self.by_colour
        self.show_hand(seen)

    def show_layouts(self, seen: View) -> None:
        layouts = self.proposals(MOST_LAYOUTS)
        if not layouts:
            self.say(f"{NO_LAYOUT.capitalize()}.")
        for number, groups in enumerate(layouts, 1):
            self.say(Text(f"  layout {number:<2} ").append_text(self.choices.layout(groups)))
        if len(layouts) == MOST_LAYOUTS:
            self.say("There may be more.", style="dim")

    def show_levels(self, seen: View) -> None:
        """Show the levels of the person's side, and the current one."""
        for number in range(1, int(seen.game.last_level) + 1):
            here = number == seen.levels[self.seat]
            line = f"{'>' if here else ' '} {number:2}  {seen.game.level(self.seat, number).text}"
            self.say(line, style="bold" if here else "")

    def hint(self, seen: View) -> None:
        """The move of the bot `hard` for the same view, and what the level lacks."""
        move = make_bot("hard").choose(seen)
        words = MoveWords(seen, self.names, self.painter).say(move)
        number = in_order(seen.legal).index(move) + 1
        self.say(Text(f"A careful bot would choose {number}: ").append_text(words).append("."))
        game, seat = seen.game, self.seat
        if seen.laid_out[seat] or seen.levels[seat] > game.last_level:
            return
        level = game.level(seat, seen.levels[seat])
        hand = hand_of([*seen.hand, *seen.kept, *seen.opened[seat]])
        missing = int(game.solver.missing(hand, level))
        helps = ", ".join(in_short(game, hand, game.solver.helps(hand, level)))
        if missing > 0:
            self.say(f"Your level lacks {counted(missing, 'card')}. Closer: {helps}.")

    def quit(self, seen: View) -> None:
        if self.read("Leave the game? (y/n) ").lower() in ("y", "yes"):
            raise LeftTheTableError

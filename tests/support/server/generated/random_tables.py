"""Tables made by random commands of random people, decided and folded without any I/O."""

from __future__ import annotations

from random import Random
from typing import Any

from nivelo.engine.errors import NiveloError
from nivelo.engine.events import Event
from nivelo.engine.export.export import export_state
from nivelo.engine.groups.layout_check import claims_of
from nivelo.engine.records.notation import layout_text
from nivelo.games import BUILT_IN, read_game
from nivelo.server.protocol import commands
from nivelo.server.protocol.avatars import Avatar
from nivelo.server.protocol.commands import REACTIONS, Command
from nivelo.server.protocol.setup import BotChoice, Setup
from nivelo.server.table import entries
from nivelo.server.table.decide import created, decide, entry
from nivelo.server.table.entries import NO_SEAT, Entry, Sitter, body
from nivelo.server.table.people import Person
from nivelo.server.table.statuses import PLAYING
from nivelo.server.table.table import Table

HOST = Person(1, "Ann")


def new_table(setup: Setup, bots: dict[int, BotChoice] | None = None) -> tuple[Table, Entry]:
    """A table of Ann's, and its first entry."""
    first = Entry(1, 1000, entries.CREATED, entries.NO_SEAT, created(setup, bots or {}, HOST))
    return Table("table", "CODE", first), first


def random_setup(random: Random) -> Setup:
    file = read_game(random.choice(BUILT_IN))
    seats = random.randint(file.least_players, file.most_players)
    return Setup(
        game=file.id,
        seats=seats,
        sides=[random.choice(file.sides) for _ in range(seats)],
        mix=random.choice(["none", *file.mixes]),
        timer=random.choice([0, 60]),
        spectators=random.random() < 0.8,
    )


class RandomTable:
    """A table at which five people do whatever comes to their minds."""

    def __init__(self, random: Random, setup: Setup | None = None) -> None:
        self.random = random
        self.people = [HOST, *(Person(n, f"P{n}") for n in range(2, 6))]
        self.table, first = new_table(setup or random_setup(random))
        self.entries = [first]
        self.refusals: dict[str, int] = {}
        self.now = 1000

    def step(self) -> None:
        """One command or one move of the server; a refusal must change nothing."""
        self.now += self.random.randrange(-50, 2000)  # clocks of several machines differ
        if self.random.random() < 0.05:
            self.add(self.from_elsewhere())
            return
        hosts = [each for each in self.people if each.number == self.table.host]
        person = self.random.choice(hosts * 3 + self.awaited() * 3 + self.people)
        command = self.sensible(person) if self.random.random() < 0.7 else self.any_command()
        seq = self.table.seq
        try:
            entry = decide(self.table, person, command, self.now)
        except NiveloError as error:
            self.refusals[error.code] = self.refusals.get(error.code, 0) + 1
            assert self.table.seq == seq
            return
        self.add(entry)

    def awaited(self) -> list[Person]:
        """Who is to act, if it is a person."""
        match = self.table.match
        if match is None or match.state.is_over:
            return []
        number = self.table.seats[int(match.state.to_act)].person
        return [each for each in self.people if each.number == number]

    def add(self, entry: Entry) -> None:
        assert entry.seq == self.table.seq + 1
        assert entry.at >= self.table.changed_at
        self.table.apply(entry)
        self.entries.append(entry)

    def from_elsewhere(self) -> Entry:
        """What comes by other ways than commands: bots, clocks, names and recovery links."""
        table, random = self.table, self.random
        match = table.match
        if table.status == PLAYING and match is not None:
            move = random.choice(match.state.legal_moves()).text
            kind = random.choice([entries.BOT_MOVE, entries.TIMED_MOVE])
            return entry(table, self.now, kind, int(match.state.to_act), move)
        if random.random() < 0.2:
            people = [number for number, each in enumerate(table.seats) if each.person]
            return entry(table, self.now, entries.DEPUTY, random.choice([NO_SEAT, *people]))
        seat = random.randrange(len(table.seats))
        others = [each for each in self.people if table.seat_of(each.number) in (-1, seat)]
        if random.random() < 0.2:
            avatar = Avatar(random.choice(["", "owl"]), random.choice(["", "gold"]))
            return entry(table, self.now, entries.AVATAR, seat, body(avatar))
        if not others or random.random() < 0.5:
            return entry(table, self.now, entries.NAMED, seat, "New name")
        person = random.choice(others)
        sitter = body(Sitter(person.number, person.name))
        return entry(table, self.now, entries.TRANSFERRED, seat, sitter)

    def sensible(self, person: Person) -> Command:
        """Something that brings the table on."""
        table, random = self.table, self.random
        seat = table.seat_of(person.number)
        if table.status == "open":
            if seat < 0:
                return commands.Sit()
            if person.number != table.host:
                return commands.Ready()
            change = commands.Change(setup=random_setup(random))
            return random.choices([commands.Start(), change, self.any_command()], [5, 1, 5])[0]
        if table.status == "paused":
            return commands.Pause(on=False)
        if table.status == "over":
            return commands.Rematch()
        match = table.match
        assert match is not None
        undo = bool(match.undo) and random.random() < 0.3
        if undo:
            return commands.Undo(seq=table.decision_seq)
        legal = [move.text for move in match.state.legal_moves()]
        if "lay-out" in legal and random.random() < 0.5:
            claims = claims_of(match.state.layouts(1)[0])
            text = layout_text(claims, match.game.deck)
        else:
            text = "lay-out" if "lay-out" in legal else random.choice(legal)
        return commands.Move(seq=table.decision_seq, move=text)

    def any_command(self) -> Command:
        random = self.random
        seat = random.choice([0, 1, 1, 2, 2, 3, 5, 7])
        with_bots = [n for n, each in enumerate(self.table.seats) if each.bot and each.person]
        seq = random.choice([self.table.decision_seq, self.table.seq, 0, 7])
        possible: list[Command] = [
            commands.Sit(seat=random.randrange(-1, 8)),
            commands.Leave(),
            commands.Ready(on=random.random() < 0.5),
            commands.Pick(side=random.choice(["one", "two", "three", "x"]), seat=seat),
            commands.Word(word=random.choice(["", "word", "\n", "ä" * 60])),
            commands.Bot(seat=seat, bot=BotChoice(random.choice(["greedy", "random", "no"]))),
            commands.Return(seat=random.choice(with_bots or [seat])),
            commands.Remove(seat=seat),
            commands.Change(setup=random_setup(random)),
            commands.Start(),
            commands.Move(seq=seq, move=random.choice(["draw", "-R1", "pass", "R3", "[R1 R2 R3]"])),
            commands.Undo(seq=seq),
            commands.Pause(on=random.random() < 0.7),
            commands.End(),
            commands.Rematch(),
            commands.Chat(text=random.choice(["hello", "\u202e", "a\nb"])),
            commands.React(reaction=random.choice([*REACTIONS, "slap"])),
            commands.Mute(seat=seat, on=random.random() < 0.7),
        ]
        rare = (commands.End, commands.Leave, commands.Remove, commands.Change)
        command = random.choice(possible)
        return random.choice(possible) if isinstance(command, rare) else command


def folded(stored: list[Entry]) -> Table:
    """The table that entries make, one after the other."""
    table = Table("table", "CODE", stored[0])
    for each in stored[1:]:
        table.apply(each)
    return table


def plain(event: Event) -> tuple[str, int, list[int], int, bool]:
    return event.what, event.seat, event.cards, event.place, event.secret


def all_of(table: Table) -> dict[str, Any]:
    """Everything that a table knows, in a form that can be compared."""
    facts = dict(vars(table))
    facts["seats"] = [vars(seat) for seat in table.seats]
    facts["chat"] = list(table.chat)
    facts["events"] = [(seq, [plain(each) for each in many]) for seq, many in table.events]
    match = table.match
    if match is not None:
        facts["match"] = {
            **vars(match),
            "events": [plain(each) for each in match.events],
            "undo": [export_state(state) for state in match.undo],
            "state": export_state(match.state),
        }
    return facts

"""Every field of a position, declared once; `python scripts/write_fields.py` writes what follows.

From here come the attributes of a position and how they are copied, what a view shows of them,
how a determinized position gets them back, export and restore, the open part of a message, and
the columns of an observation. Names on the wire, in exports and in observations are promises:
`stored`, `SEEN_ORDER` and `COLUMN_ORDER` keep those of old, and new fields follow after them.

The texts are Python expressions, written out as they are. They may use

- `start`: `game`, `n` (the seats), `room` (the cards)
- `least`, `most`, `read`: `p`, `game`, `given`, `last_seat`, `last_face`, and what
  `engine/export/reading_cards.py` has
- `Seen`: `p` (the position), `seat` (who looks, or -1)
- `wire`: `seen` (a spectator's view), `deck`, and what `server/protocol/card_texts.py` has
- `Column`: `row`, `state`, `seat`, `columns`, `q` (each seat in turn), `scratch` (cards of no
  one's), and what `env/core/derived.py` has

It imports nothing of nivelo, so that it can be read whatever state the rest is in.
"""

from __future__ import annotations

from typing import Final, final

# What a field holds; the script knows how each is copied, shown, exported and read.
NUMBER: Final = "number"
FLAG: Final = "flag"
DECISION: Final = "decision"  # a number that is written as its name
NUMBERS: Final = "numbers"  # one for each seat, or die
FLAGS: Final = "flags"  # one for each seat, as numbers 0 and 1
CARDS: Final = "cards"
STACKS: Final = "stacks"  # cards for each seat, or pile
GROUPS: Final = "groups"

# Who may see it.
EVERYONE: Final = "everyone"
ITS_SEAT: Final = "its seat"  # each seat its own stack; a hand that others can only count
NOBODY: Final = "nobody"


@final
class Seen:
    """What a view shows of a field, where that is not the field itself."""

    def __init__(self, name: str, kind: str, value: str, wire: str = "", sent: bool = True) -> None:
        self.name = name
        self.kind = kind  # as in messages; what a view has is the same, with faces for texts
        self.value = value
        self.wire = wire  # the message's value, if it is not the view's
        self.sent = sent  # in what everyone is sent


@final
class Writing:
    """How the columns of a section are written; `AT` is where they begin."""

    def __init__(
        self, line: str, choices: str = "", stacks: str = "", times: str = "", guard: bool = False
    ) -> None:
        self.line = line
        self.choices = choices  # how often it chooses one of several columns
        self.stacks = stacks  # how often it counts cards
        self.times = times  # once for each q below this
        self.guard = guard  # only if the section is wanted; `Row` looks itself where it is cheap


def number(value: str) -> Writing:
    return Writing(f"row.number(AT, {value})")


def one_of(value: str) -> Writing:
    return Writing(f"row.one_of(AT, {value})", choices="1")


def each(times: str, step: str, value: str) -> Writing:
    """One of several columns for each q; the next q's are so many further on."""
    return Writing(f"row.one_of(AT + q * {step}, {value})", choices=times, times=times)


def cards(value: str, first: str = "") -> Writing:
    """Cards counted by face; the first column is that of the face `first`."""
    at = f"AT - {first}" if first else "AT"
    return Writing(f"row.cards({at}, {value})", stacks="1", guard=True)


def stacks(value: str, times: str, step: str = "columns.faces", first: str = "") -> Writing:
    at = f"AT - {first}" if first else "AT"
    return Writing(f"row.stacks({at}, {step}, {value})", stacks=times, guard=True)


@final
class Column:
    """A section of an observation: its name, its shape and whether a game has it.

    Shape and `there` are attributes of `env/core/columns.py`, or plain numbers.
    """

    def __init__(
        self, name: str, shape: tuple[str, ...], writing: Writing, there: str = ""
    ) -> None:
        self.name = name
        self.shape = shape
        self.writing = writing
        self.there = there


@final
class Field:
    """One field of a position: what it is, where it starts, who sees it, how it is written."""

    def __init__(
        self,
        name: str,
        kind: str,
        start: str,
        about: str = "",
        *,
        seen: str = EVERYONE,
        view: str = "",
        shows: tuple[Seen, ...] = (),
        lies: bool = False,
        exported: bool = True,
        late: bool = False,
        lazy: bool = False,
        used: str = "",
        stored: str = "",
        least: str = "0",
        most: str = "0",
        count: str = "last_seat + 1",
        read: str = "",
        sent: bool = True,
        wire: str = "",
        wire_kind: str = "",
        columns: tuple[Column, ...] | None = None,
        there: str = "",
    ) -> None:
        self.name = name
        self.kind = kind
        self.start = start
        self.about = about
        self.seen = seen
        self.view = view or name  # what a view calls it
        self.shows = shows  # what a view shows instead of it, or besides
        self.lies = lies  # its cards are of the deck, and nowhere else
        self.exported = exported
        self.late = late  # left out of an export while it is as it starts, as in those of old
        self.lazy = lazy  # copies share it until `unshare` is called, before it is changed
        self.used = used  # if this does not hold, no rule changes it, and copies share it
        self.stored = stored or name  # what an export calls it
        self.least = least  # the range of its numbers
        self.most = most
        self.count = count  # how many numbers or stacks there are
        self.read = read  # how it is read from an export, if not as its kind is
        self.sent = sent  # in what everyone is sent
        self.wire = wire  # the message's value, if it is not the view's
        self.wire_kind = wire_kind
        self.columns = self.plain_columns(there) if columns is None else columns

    def plain_columns(self, there: str) -> tuple[Column, ...]:
        """What an observation has of a field that says nothing about it: all that everyone sees."""
        state = f"state.{self.name}"
        if self.seen != EVERYONE:
            return ()
        if self.kind == NUMBER:
            return (Column(self.view, ("1",), number(state), there),)
        if self.kind == FLAG:
            return (Column(self.view, ("1",), number(f"1 if {state} else 0"), there),)
        if self.kind == CARDS:
            return (Column(self.view, ("faces",), cards(state), there),)
        if self.kind == STACKS:
            writing = stacks(state, "columns.players")
            return (Column(self.view, ("players", "faces"), writing, there),)
        raise ValueError(f"{self.name}: say which columns an observation has of {self.kind}")


FIELDS: Final = (
    Field(
        "level",
        NUMBERS,
        "numbers(n, 1)",
        "of each seat",
        view="levels",
        least="1",
        most="int(game.last_level) + 1",
        columns=(
            Column("own_level", ("level_count",), one_of("state.level[seat] - 1")),
            Column(
                "levels",
                ("players", "level_count"),
                each("columns.players", "columns.level_count", "state.level[q] - 1"),
            ),
        ),
    ),
    Field(
        "laid_out",
        FLAGS,
        "numbers(n)",
        "1: the seat's level is on the table",
        columns=(
            Column("own_laid_out", ("1",), number("state.laid_out[seat]")),
            Column(
                "laid_out",
                ("players",),
                Writing("row.number(AT + q, state.laid_out[q])", times="columns.players"),
            ),
        ),
    ),
    Field(
        "hands",
        STACKS,
        "[no_cards(16) for _ in range(n)]",
        lies=True,
        seen=ITS_SEAT,
        shows=(
            Seen("hand", "list[str]", "p.hands[seat].faces() if seat >= 0 else []", sent=False),
            Seen("hand_sizes", "list[int]", "[int(c.n) for c in p.hands]"),
        ),
        read='read_hands(game, given, "hands")',
        columns=(
            Column("hand", ("faces",), cards("state.hands[seat]")),
            Column("hand_sizes", ("players",), Writing("row.heights(AT, state.hands)")),
        ),
    ),
    Field(
        "piles",
        STACKS,
        "[no_cards() for _ in range(1 if game.rules.common_pile else n)]",
        lies=True,
        count="len(p.piles)",
        columns=(
            Column(
                "tops",
                ("pile_count", "faces"),
                Writing(
                    "row.tops(AT, columns.faces, state.piles)",
                    choices="columns.pile_count",
                    guard=True,
                ),
            ),
            Column("piles", ("pile_count", "faces"), stacks("state.piles", "columns.pile_count")),
        ),
    ),
    Field(
        "draw_pile",
        CARDS,
        "no_cards(room)",
        lies=True,
        seen=NOBODY,
        shows=(Seen("draw_size", "int", "int(p.draw_pile.n)"),),
        columns=(Column("draw_size", ("1",), number("state.draw_pile.n")),),
    ),
    Field(
        "under",
        CARDS,
        "no_cards()",
        "face up under the draw pile",
        lies=True,
        columns=(
            Column(
                "under",
                ("specials",),
                cards("state.under", "columns.first_special"),
                "has_specials",
            ),
        ),
    ),
    Field(
        "front",
        STACKS,
        "[no_cards() for _ in range(n)]",
        "in front of each seat",
        lazy=True,
        lies=True,
        columns=(
            Column(
                "front",
                ("players", "specials"),
                stacks(
                    "state.front", "columns.players", "columns.specials", "columns.first_special"
                ),
                "has_specials",
            ),
        ),
    ),
    Field(
        "opened",
        STACKS,
        "[no_cards() for _ in range(n)]",
        "temporarily face up",
        lazy=True,
        lies=True,
        read='read_hands(game, given, "opened")',
        there="opens",
    ),
    Field(
        "known",
        STACKS,
        "[no_cards() for _ in range(n)]",
        "cards that everyone saw go to each hand",
        read='read_hands(game, given, "known")',
    ),
    Field(
        "kept",
        STACKS,
        "[no_cards() for _ in range(n)]",
        "for the next round",
        lazy=True,
        lies=True,
        seen=ITS_SEAT,
        shows=(
            Seen("kept", "list[str]", "p.kept[seat].faces() if seat >= 0 else []", sent=False),
            Seen("kept_sizes", "list[int]", "[int(c.n) for c in p.kept]"),
            Seen(
                "kept_seen",
                "list[list[str]]",
                "[p.game.kept_openly(c) for c in p.kept]",
                "stack_texts(deck, seen.kept_seen)",
            ),
        ),
        read='read_hands(game, given, "kept")',
        columns=(
            Column("kept", ("faces",), cards("state.kept[seat]"), "keeps"),
            Column("kept_sizes", ("players",), Writing("row.heights(AT, state.kept)"), "keeps"),
            Column(
                "kept_seen",
                ("players", "jokers"),
                Writing(
                    "write_kept_seen(row, AT, columns, state, q, scratch)",
                    stacks="columns.players",
                    times="columns.players",
                ),
                "keeps_openly",
            ),
        ),
    ),
    Field(
        "beside",
        NUMBER,
        "0",
        "direction cards beside the discard pile",
        most="1 if has_special(game, DIRECTION) else 0",
        there="reverses",
    ),
    Field(
        "thrown",
        NUMBER,
        "0",
        "1: a knock card is on the table, not yet answered",
        most="1 if has_special(game, KNOCK) else 0",
        there="knocks",
    ),
    Field(
        "stock",
        NUMBER,
        "0",
        "board: jokers in the middle",
        most="int(game.deck.size) if game.rules.jokers_apart else 0",
        there="jokers_apart",
    ),
    Field(
        "towers",
        NUMBERS,
        "numbers(n)",
        "board: where each seat's pieces stand",
        used="game.board",
        most="max(0, int(game.fields) - 1)",
        wire="seen.towers if seen.game.board else []",
        columns=(
            Column(
                "towers",
                ("players", "fields"),
                each("columns.players", "columns.fields", "state.towers[q]"),
                "board",
            ),
        ),
    ),
    Field(
        "groups",
        GROUPS,
        "[]",
        lazy=True,
        read='[read_group(game, group, 0) for group in given.tables("groups")]',
        columns=(
            Column(
                "groups",
                ("group_count", "group_width"),
                # The row writes both sections, from the groups that have changed.
                Writing("row.table(state.groups)"),
            ),
            Column("table", ("faces",), Writing("")),
        ),
    ),
    Field(
        "dealer",
        NUMBER,
        "0",
        most="last_seat",
        columns=(Column("dealer", ("players",), one_of("state.dealer")),),
    ),
    Field(
        "turn",
        NUMBER,
        "0",
        "whose turn it is",
        stored="seat",
        most="last_seat",
        columns=(Column("turn", ("players",), one_of("state.turn")),),
    ),
    Field(
        "direction",
        NUMBER,
        "1",
        least="-1",
        most="1",
        there="reverses",
    ),
    Field(
        "round",
        NUMBER,
        "0",
        least="1",
        most="MOST",
    ),
    Field(
        "turns",
        NUMBER,
        "0",
        "begun in this round",
        most="MOST",
    ),
    Field("all_turns", NUMBER, "0", "begun in the game", most="MOST", sent=False, columns=()),
    Field("decisions", NUMBER, "0", "made in the game", most="MOST", sent=False, columns=()),
    Field("winner", NUMBER, "NOBODY", least="NOBODY", most="last_seat", columns=()),
    Field(
        "decision",
        DECISION,
        "OVER",
        "the pending decision",
        columns=(Column("decision", ("decisions",), one_of("state.decision")),),
    ),
    Field(
        "to_act",
        NUMBER,
        "NOBODY",
        "the seat to act",
        least="NOBODY",
        most="last_seat",
        columns=(Column("to_act", ("players",), one_of("state.to_act")),),
    ),
    Field(
        "todo",
        NUMBER,
        "0",
        "cards still to take, open, put down or keep",
        most="int(game.deck.size)",
    ),
    Field(
        "done",
        NUMBER,
        "0",
        "cards put down so far",
        most="int(game.deck.size)",
    ),
    Field(
        "dice",
        NUMBERS,
        "numbers(2)",
        used="game.board",
        count="2",
        most="6",
        wire="seen.dice if seen.game.board else []",
        columns=(
            Column("dice", ("2", "pips"), each("2", "columns.pips", "state.dice[q] - 1"), "board"),
        ),
    ),
    Field(
        "again",
        FLAG,
        "False",
        "board: another turn follows",
        there="board",
    ),
    Field(
        "asked",
        NUMBER,
        "-1",
        "board: the value or colour asked for",
        least="-1",
        most="int(game.deck.values + game.deck.colours) - 1",
        wire="asked_text(seen.asked, deck)",
        wire_kind="str",
        columns=(Column("asked", ("askable",), one_of("state.asked"), "board"),),
    ),
    Field(
        "must_steal",
        FLAG,
        "False",
        "board: one of the opened cards must be taken",
        there="board",
    ),
    Field(
        "took_top",
        FLAG,
        "False",
        "the next seat took its card by refusing a knock",
        seen=NOBODY,
    ),
    Field(
        "ender",
        NUMBER,
        "NOBODY",
        "who ended the round",
        least="NOBODY",
        most="last_seat",
        columns=(),
    ),
    Field(
        "knocker",
        NUMBER,
        "NOBODY",
        least="NOBODY",
        most="last_seat",
        columns=(Column("knocker", ("players",), one_of("state.knocker"), "knocks"),),
    ),
    # A layout once begun has to be finished: what lies in the draft lies on the table.
    Field(
        "draft",
        GROUPS,
        "[]",
        "groups of the draft",
        lazy=True,
        read='[read_group(game, group, NOBODY) for group in given.tables("draft")]',
        columns=(
            Column("draft", ("faces",), cards("draft_faces(state, scratch)")),
            Column("draft_groups", ("1",), number("len(state.draft)")),
        ),
    ),
    Field(
        "draft_anchor",
        NUMBER,
        "-1",
        least="-1",
        most="MOST",
        columns=(Column("draft_anchor", ("anchors",), one_of("state.draft_anchor")),),
    ),
    Field(
        "draft_cards",
        CARDS,
        "no_cards()",
        "placed cards of its next group",
        read='read_placed(game, given, "draft_cards")',
        wire="draft_cards(seen)",
        columns=(),  # among those of the draft
    ),
    Field(
        "at_least",
        NUMBERS,
        "numbers(n)",
        "a cached bound: at least this many cards are missing",
        seen=NOBODY,
        exported=False,
    ),
)

# Views and messages have their fields in this order, observations their sections in that.
SEEN_ORDER: Final = (
    *("round", "turns", "all_turns", "decisions", "dealer", "turn", "direction", "to_act"),
    *("decision", "ender", "winner", "levels", "laid_out", "hand", "kept", "hand_sizes"),
    *("kept_sizes", "known", "kept_seen", "piles", "draw_size", "under", "front", "opened"),
    *("beside", "thrown", "knocker", "stock", "towers", "dice", "again", "must_steal", "asked"),
    *("todo", "done", "groups", "draft", "draft_anchor", "draft_cards"),
)
COLUMN_ORDER: Final = (
    *("seat", "own_level", "own_laid_out", "hand", "kept", "decision", "to_act", "turn", "dealer"),
    *("round", "turns", "todo", "done", "direction", "beside", "thrown", "knocker", "levels"),
    *("laid_out", "hand_sizes", "kept_sizes", "known", "opened", "kept_seen", "front"),
    *("draw_size", "under", "tops", "piles", "stock", "towers", "dice", "again", "must_steal"),
    *("asked", "groups", "table", "draft", "draft_groups", "draft_anchor"),
)

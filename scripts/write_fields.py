"""Write out the fields of a position, from their declaration in scripts/fields.py.

python scripts/write_fields.py          write every file that follows from it
python scripts/write_fields.py --check  write nothing, and fail if one is not up to date
"""

from __future__ import annotations

import argparse
import importlib.util
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
DECLARATION = "scripts/fields.py"
WIDTH = 100
# What is made of the server's types; they are read from its sources as they are then.
FOLLOWING = (
    ("-m", "nivelo.server.protocol.schema", "docs/protocol-schema.json"),
    ("scripts/protocol_types.py",),
)

TYPES = {
    "number": "i64",
    "flag": "bool",
    "decision": "i64",
    "numbers": "vec[i64]",
    "flags": "vec[i64]",
    "cards": "Cards",
    "stacks": "list[Cards]",
    "groups": "list[Group]",
}
COPIES = {
    "numbers": "{}[:]",
    "flags": "{}[:]",
    "cards": "{}.clone()",
    "stacks": "[c.clone() for c in {}]",
    "groups": "{}[:]",
}
VIEW_TYPES = {
    "number": "int",
    "flag": "bool",
    "decision": "int",
    "numbers": "list[int]",
    "flags": "list[bool]",
    "cards": "list[int]",
    "stacks": "list[list[int]]",
    "groups": "list[Group]",
}
VIEWS = {
    "number": "int({})",
    "flag": "{}",
    "decision": "int({})",
    "numbers": "[int(n) for n in {}]",
    "flags": "[n == 1 for n in {}]",
    "cards": "{}.faces()",
    "stacks": "[c.faces() for c in {}]",
    "groups": "{}[:]",
}
BACK = {
    "numbers": "vec[i64]({})",
    "flags": "vec[i64]([1 if flag else 0 for flag in {}])",
    "cards": "cards_of({})",
    "stacks": "[cards_of(c) for c in {}]",
    "groups": "{}[:]",
}
PLAIN = {**VIEWS, "decision": "DECISIONS[int({})]", "groups": "[group_data(g) for g in {}]"}
# Is it no longer as it starts? For fields that exports of old do not have.
CHANGED = {
    "number": "{} != {start}",
    "flag": "{} is not {start}",
    "cards": "{}.n > 0",
    "stacks": "any(c.n > 0 for c in {})",
    "groups": "len({}) > 0",
}
READS = {
    "number": "given.number({key}, {least}, {most})",
    "flag": "given.flag({key})",
    "decision": "given.choice({key}, DECISIONS)",
    "numbers": "vec[i64](given.numbers({key}, {count}, {least}, {most}))",
    "flags": "vec[i64]([int(flag) for flag in given.flags({key}, {count})])",
    "cards": "cards_of(given.numbers({key}, -1, 0, last_face))",
    "stacks": "read_stacks(game, given, {key}, {count})",
}
WIRE_TYPES = {
    **VIEW_TYPES,
    "decision": "str",
    "cards": "list[str]",
    "stacks": "list[list[str]]",
    "groups": "list[GroupInfo]",
}
WIRE = {
    "decision": "seen.decision_name",
    "cards": "texts(deck, {})",
    "stacks": "stack_texts(deck, {})",
    "groups": "[group_info(group, deck) for group in {}]",
}


class Shown:
    """One thing that a view shows: its name, types and values in view and message."""

    def __init__(self, name: str, kind: str, value: str, wire_kind: str, wire: str) -> None:
        self.name = name
        self.kind = kind
        self.value = value
        self.wire_kind = wire_kind
        self.wire = wire  # empty if it is not sent to everyone


def declaration(root: Path = ROOT) -> ModuleType:
    """The declaration alone, without the package around it."""
    spec = importlib.util.spec_from_file_location("declared_fields", root / DECLARATION)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def ordered(declared: Iterable[Any], order: tuple[str, ...]) -> list[Any]:
    """In the order of old; whatever it does not name yet comes after, as it is declared."""
    every = list(declared)
    by_name = {each.name: each for each in every}
    if len(by_name) < len(every):
        names = [each.name for each in every]
        twice = {name for name in names if names.count(name) > 1}
        raise SystemExit(f"{DECLARATION} has {', '.join(sorted(twice))} twice")
    if gone := [name for name in order if name not in by_name]:
        raise SystemExit(f"{DECLARATION} has an order for {', '.join(gone)}, but no such field")
    return [by_name[name] for name in dict.fromkeys((*order, *by_name))]


def shown(declared: ModuleType) -> list[Shown]:
    """All that a view shows of a position, in its order."""
    rows = []
    for field in declared.FIELDS:
        if field.seen == declared.EVERYONE:
            seen = f"seen.{field.view}"
            wire = field.wire or WIRE.get(field.kind, "{}").format(seen)
            rows.append(
                Shown(
                    field.view,
                    VIEW_TYPES[field.kind],
                    VIEWS[field.kind].format(f"p.{field.name}"),
                    field.wire_kind or WIRE_TYPES[field.kind],
                    wire if field.sent else "",
                )
            )
        for part in field.shows:
            wire = part.wire or f"seen.{part.name}"
            kind = part.kind.replace("str", "int")
            rows.append(Shown(part.name, kind, part.value, part.kind, wire if part.sent else ""))
    return ordered(rows, declared.SEEN_ORDER)


def columns(declared: ModuleType) -> list[Any]:
    """The sections of an observation, in their order."""
    seat = declared.Column("seat", ("players",), declared.one_of("seat"))
    every = [column for field in declared.FIELDS for column in field.columns]
    return ordered([seat, *every], declared.COLUMN_ORDER)


def heading(about: str) -> list[str]:
    return [
        f'"""{about}',
        "",
        f"Written by scripts/write_fields.py from {DECLARATION}; do not edit.",
        '"""',
        "",
        "from __future__ import annotations",
        "",
    ]


def commented(line: str, about: str) -> list[str]:
    """A line of code with what it is about, beside it or above."""
    if not about:
        return wrapped(line)
    beside = f"{line}  # {about}"
    indent = line[: len(line) - len(line.lstrip())]
    return [beside] if len(beside) <= WIDTH else [f"{indent}# {about}", *wrapped(line)]


def wrapped(line: str) -> list[str]:
    """A line, or three: what is assigned is broken at its outermost brackets if it is too long."""
    if len(line) <= WIDTH:
        return [line]
    start = line.index(" = ") + 3
    bracket = next(i for i in range(start, len(line)) if line[i] in "([")
    indent = line[: len(line) - len(line.lstrip())]
    return [line[: bracket + 1], f"{indent}    {line[bracket + 1 : -1]}", f"{indent}{line[-1]}"]


def position_fields(declared: ModuleType) -> str:
    fields = declared.FIELDS
    lines = heading("The fields of a position: how they start, are copied, seen, and got back.")
    lines += [
        "from librt.vecs import vec",
        "from mypy_extensions import i64",
        "",
        "from nivelo.engine.cards.cards import Cards, cards_of, no_cards, numbers",
        "from nivelo.engine.events import Event",
        "from nivelo.engine.groups.groups import Group, group_data",
        "from nivelo.engine.model.decisions import NOBODY, OVER",
        "from nivelo.engine.model.game import Game",
        "from nivelo.engine.random.chance import Chance",
        "from nivelo.engine.random.stream import Stream",
        "",
        "",
        "class PositionFields:",
        '    """The data of a position: that of a new game, or a copy of another position\'s.',
        "",
        "    All is set here and nowhere else, so that compiled code need not ask whether it is.",
        '    """',
        "",
        "    def __init__(self, game: Game, stream: Stream,"
        " source: PositionFields | None = None) -> None:",
        "        self.game: Game = game",
        "        self.stream: Stream = stream",
        *commented(
            "        self.log: list[Event] | None = None", "where events go, if anyone wants them"
        ),
        *commented("        self.chance: Chance | None = None", "decides in place of the stream"),
        *commented(
            "        self.legal: Cards = no_cards()", "the moves allowed now, once they are listed"
        ),
        "        self.legal_known: bool = False",
        *commented("        self.shared: bool = False", "a copy has some of the same lists"),
        "        if source is None:",
        "            n = int(game.players)",
        "            room = int(game.deck.size)",
    ]
    for field in fields:
        line = f"            self.{field.name}: {TYPES[field.kind]} = {field.start}"
        lines += commented(line, field.about)
    lines += [
        "        else:",
        "            self.shared = True",
        "            source.shared = True",
    ]
    for field in fields:
        same = f"source.{field.name}"
        copy = same if field.lazy else COPIES.get(field.kind, "{}").format(same)
        if field.used:
            copy = f"{copy} if {field.used} else {same}"
        lines.append(f"            self.{field.name} = {copy}")
    lazy = [field for field in fields if field.lazy]
    lines += [
        "",
        "    def unshare(self) -> None:",
        '        """Have lists of its own: called before these change, which copies share.',
        "",
        f"        {listed(lazy)}.",
        '        """',
        "        if self.shared:",
        "            self.shared = False",
    ]
    for field in lazy:
        copy = COPIES[field.kind].format(f"self.{field.name}")
        lines.append(f"            self.{field.name} = {copy}")
    lines += [
        "",
        "",
        "class SeenFields:",
        '    """What a seat may know of a position; nobody\'s seat is -1."""',
        "",
        "    def __init__(self, p: PositionFields, seat: int) -> None:",
    ]
    every = shown(declared)
    lines += [f"        self.{part.name}: {part.kind} = {part.value}" for part in every]
    lines += [
        "",
        "    def seen(self) -> dict[str, object]:",
        '        """All of it as plain values that JSON can hold: cards as faces."""',
        "        return {",
    ]
    for part in every:
        groups = part.kind == "list[Group]"
        value = f"[group_data(g) for g in self.{part.name}]" if groups else f"self.{part.name}"
        lines.append(f'            "{part.name}": {value},')
    lines += [
        "        }",
        "",
        "",
        "def copy_seen(p: PositionFields, seen: SeenFields) -> None:",
        '    """Give a position all that everyone sees in a view: no hands and no draw pile."""',
    ]
    for field in fields:
        if field.seen == declared.EVERYONE:
            back = BACK.get(field.kind, "{}").format(f"seen.{field.view}")
            lines.append(f"    p.{field.name} = {back}")
    lying = [field for field in fields if field.lies]
    seen = [(field.view, field.kind) for field in lying if field.seen == declared.EVERYONE]
    lines += [
        "",
        "",
        "def lying(p: PositionFields) -> list[Cards]:",
        '    """All places where cards lie, but for groups and what is only counted."""',
        f"    return [{', '.join(spread('p', field.name, field.kind) for field in lying)}]",
        "",
        "",
        "def lying_open(seen: SeenFields) -> list[list[int]]:",
        '    """Those of them that everyone sees."""',
        f"    return [{', '.join(spread('seen', name, kind) for name, kind in seen)}]",
    ]
    return "\n".join(lines) + "\n"


def listed(fields: list[Any]) -> str:
    names = [f"`{field.name}`" for field in fields]
    return f"{', '.join(names[:-1])} and {names[-1]}"


def spread(holder: str, name: str, kind: str) -> str:
    return f"*{holder}.{name}" if kind == "stacks" else f"{holder}.{name}"


def stored_fields(declared: ModuleType) -> str:
    fields = [field for field in declared.FIELDS if field.exported]
    late = [field for field in fields if field.late]
    lines = heading("The fields of a position as an export holds them, and read from it again.")
    lines += [
        "from librt.vecs import vec",
        "from mypy_extensions import i64",
        "",
        "from nivelo.engine.cards.cards import cards_of",
        "from nivelo.engine.cards.specials import DIRECTION, KNOCK",
        "from nivelo.engine.export.reading import MOST, Entries",
        "from nivelo.engine.export.reading_cards import (",
        "    has_special,",
        "    read_group,",
        "    read_hands,",
        "    read_placed,",
        "    read_stacks,",
        ")",
        "from nivelo.engine.groups.groups import group_data",
        "from nivelo.engine.model.decisions import DECISIONS, NOBODY",
        "from nivelo.engine.model.position import Position",
        "",
        "",
        "def stored_fields(p: Position) -> dict[str, object]:",
        '    """All fields as plain values; cards are faces, in their order."""',
        "    data: dict[str, object] = {" if late else "    return {",
    ]
    for field in fields:
        value = PLAIN[field.kind].format(f"p.{field.name}")
        if not field.late:
            lines.append(f'        "{field.stored}": {value},')
    lines.append("    }")
    for field in late:
        value = PLAIN[field.kind].format(f"p.{field.name}")
        changed = CHANGED[field.kind].format(f"p.{field.name}", start=field.start)
        lines += [f"    if {changed}:", f'        data["{field.stored}"] = {value}']
    if late:
        lines.append("    return data")
    lines += [
        "",
        "",
        "def read_fields(p: Position, given: Entries) -> None:",
        '    """Fill a position from an export, each field within its own range."""',
        "    game = p.game",
        "    last_seat = int(game.players) - 1",
        "    last_face = int(game.deck.faces) - 1",
    ]
    for field in fields:
        read = field.read or READS[field.kind].format(
            key=f'"{field.stored}"', least=field.least, most=field.most, count=field.count
        )
        if field.late:
            lines.append(f'    if "{field.stored}" in given.data:')
            lines += wrapped(f"        p.{field.name} = {read}")
        else:
            lines += wrapped(f"    p.{field.name} = {read}")
    return "\n".join(lines) + "\n"


def observed_fields(declared: ModuleType) -> str:
    every = columns(declared)
    lines = heading("The columns that an observation has of a position, and how they are written.")
    lines += [
        "from typing import final",
        "",
        "from mypy_extensions import i64",
        "",
        "from nivelo.engine.cards.cards import Cards",
        "from nivelo.engine.model.game import Game",
        "from nivelo.engine.state import State",
        "from nivelo.env.core.columns import Layout",
        "from nivelo.env.core.derived import draft_faces, write_kept_seen",
        "from nivelo.env.core.row import Row",
        "",
        "",
        "@final",
        "class Columns(Layout):",
        '    """Where each section begins in the observations of a game, or -1."""',
        "",
        "    def __init__(self, game: Game, wanted: list[str] | None = None) -> None:",
        "        super().__init__(game, wanted)",
    ]
    for column in every:
        shape = ", ".join(n if n.isdigit() else f"int(self.{n})" for n in column.shape)
        shape += "," if len(column.shape) == 1 else ""
        there = f", self.{column.there}" if column.there else ""
        kind = "" if column.name in ("groups", "table") else ": i64"  # the layout has these
        call = f'self.add("{column.name}", ({shape}){there})'
        lines += wrapped(f"        self.{column.name}{kind} = {call}")
    for name in ("choices", "stacks"):
        total = times([getattr(column.writing, name) for column in every])
        lines.append(f"        self.{name} = {total}")
    lines += [
        "        self.check_wanted(game)",
        "",
        "",
        "def write_fields(row: Row, columns: Columns, state: State, seat: i64,"
        " scratch: Cards) -> None:",
        '    """What this seat may know now; always in the same order, as a row needs it."""',
        "    q: i64",
    ]
    for column in every:
        lines += written(column)
    return "\n".join(lines) + "\n"


def times(counts: list[str]) -> str:
    """A sum of numbers and of attributes, each as often as it comes."""
    plain = sum(int(count) for count in counts if count.isdigit())
    named = [count.removeprefix("columns.") for count in counts if count and not count.isdigit()]
    parts = [f"{named.count(name)} * self.{name}" for name in dict.fromkeys(named)]
    return " + ".join([str(plain), *parts])


def written(column: Any) -> list[str]:
    """The lines that write a section."""
    writing = column.writing
    if not writing.line:
        return []
    lines = [writing.line.replace("AT", f"columns.{column.name}")]
    if writing.times:
        lines = [f"for q in range({writing.times}):", f"    {lines[0]}"]
    if writing.times or writing.guard:
        lines = [f"if columns.{column.name} >= 0:", *(f"    {line}" for line in lines)]
    return [f"    {line}" for line in lines]


def open_fields(declared: ModuleType) -> str:
    every = [each for each in shown(declared) if each.wire]
    about = {field.view: field.about for field in declared.FIELDS}
    lines = heading("The part of a position that everyone is sent.")
    lines += [
        "from msgspec import Struct",
        "",
        "from nivelo.engine.view import View",
        "from nivelo.server.protocol.card_texts import (",
        "    GroupInfo,",
        "    asked_text,",
        "    draft_cards,",
        "    group_info,",
        "    stack_texts,",
        "    texts,",
        ")",
        "",
        "",
        "class Open(Struct, frozen=True):",
        '    """The part of a position that everyone sees."""',
        "",
    ]
    for each in every:
        lines += commented(f"    {each.name}: {each.wire_kind}", about.get(each.name, ""))
    lines += [
        "",
        "",
        "def open_part(seen: View) -> Open:",
        '    """What everyone sees, from a view that any seat or nobody has."""',
        "    deck = seen.game.deck",
        "    return Open(",
    ]
    lines += [f"        {each.name}={each.wire}," for each in every]
    lines.append("    )")
    return "\n".join(lines) + "\n"


FILES: dict[str, Callable[[ModuleType], str]] = {
    "src/nivelo/engine/model/position_fields.py": position_fields,
    "src/nivelo/engine/export/stored_fields.py": stored_fields,
    "src/nivelo/env/core/observed_fields.py": observed_fields,
    "src/nivelo/server/protocol/open_fields.py": open_fields,
}


def texts(declared: ModuleType) -> dict[str, str]:
    """Every file that follows from a declaration, by its path."""
    return {name: write(declared) for name, write in FILES.items()}


def stale(root: Path = ROOT) -> list[str]:
    """The files that do not say what the declaration does."""
    wanted = texts(declaration(root))
    return [
        name
        for name, text in wanted.items()
        if not (root / name).exists() or (root / name).read_text(encoding="utf-8") != text
    ]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--check", action="store_true", help="write nothing, compare")
    if parser.parse_args().check:
        if old := stale():
            sys.exit(f"not up to date: {', '.join(old)}; run python scripts/write_fields.py")
        return
    for name, text in texts(declaration()).items():
        (ROOT / name).write_text(text, encoding="utf-8")
    for command in FOLLOWING:
        subprocess.run([sys.executable, *command], cwd=ROOT, check=True)


if __name__ == "__main__":
    main()

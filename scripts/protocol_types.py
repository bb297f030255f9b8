"""Write src/nivelo/web/protocol.d.ts: the server's messages and commands as TypeScript types."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

from msgspec import Struct, inspect
from msgspec.inspect import is_struct_type

from nivelo.server import answers, api
from nivelo.server.protocol import commands, messages, open_fields

TARGET = Path(__file__).resolve().parent.parent / "src" / "nivelo" / "web" / "protocol.d.ts"

COMMANDS = list(commands.AnyCommand.__args__)
MESSAGES = list(messages.AnyMessage.__args__)
PLACES = [
    messages,
    open_fields,
    *(
        import_module(f"{package.__name__}.{each.name}")
        for package in (answers, api)
        for each in iter_modules(package.__path__)
    ),
]
OTHERS = [each for place in PLACES for each in vars(place).values() if is_struct_type(each)]
# What is sent already encoded, by its field.
RAW = {"open": "Open", "table": "TableInfo"}
HEAD = "// Written by scripts/protocol_types.py from the server's sources; do not edit.\n"


def type_text(kind: inspect.Type, field: str = "") -> str:
    """A type as TypeScript writes it."""
    match kind:
        case inspect.StrType():
            return "string"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.LiteralType(values):
            return " | ".join(f'"{value}"' for value in values)
        case inspect.RawType():
            return RAW[field]
        case inspect.StructType(cls):
            return str(cls.__name__)
        case inspect.UnionType(types):
            return " | ".join(type_text(each, field) for each in types)
        case inspect.TupleType(items):
            return "[" + ", ".join(type_text(each, field) for each in items) + "]"
        case inspect.ListType(item) | inspect.VarTupleType(item):
            text = type_text(item, field)
            return f"({text})[]" if " " in text else f"{text}[]"
        case inspect.DictType(_, value):
            return f"Record<string, {type_text(value, field)}>"
        case inspect.AnyType():
            return "unknown"
    raise SystemExit(f"no type for {kind} of {field!r}")


def interface(struct: type[Any], name: str, tagged: bool, optional: bool) -> str:
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    lines = [f"/** {(struct.__doc__ or '').strip().splitlines()[0]} */"]
    lines.append(f"export interface {name} {{")
    if tagged:
        lines.append(f'  type: "{info.tag}";')
    for field in info.fields:
        mark = "?" if optional and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {type_text(field.type, field.encode_name)};")
    return "\n".join([*lines, "}"])


def named_in(kind: inspect.Type) -> list[type[Any]]:
    """The structs that a type is made of."""
    match kind:
        case inspect.StructType(cls):
            return [cls]
        case inspect.UnionType(types) | inspect.TupleType(types):
            return [each for part in types for each in named_in(part)]
        case inspect.ListType(item) | inspect.VarTupleType(item) | inspect.DictType(_, item):
            return named_in(item)
    return []


def with_parts(structs: list[type[Any]]) -> list[type[Any]]:
    """The structs and all that their fields name, wherever that is defined."""
    every = list(structs)
    for struct in every:
        info = inspect.type_info(struct)
        if isinstance(info, inspect.StructType):
            parts = [part for field in info.fields for part in named_in(field.type)]
            every += [part for part in parts if part not in every]
    return every


def all_types() -> str:
    """The whole file."""
    parts = [HEAD]
    seen: set[str] = set()
    for struct in with_parts([*MESSAGES, *OTHERS]):
        name = struct.__name__
        if struct in (Struct, messages.ServerMessage) or name in seen:
            continue
        if issubclass(struct, commands.Command):
            continue
        seen.add(name)
        omits = bool(getattr(struct.__struct_config__, "omit_defaults", False))
        parts.append(interface(struct, name, struct in MESSAGES, omits))
    for struct in COMMANDS:
        parts.append(interface(struct, f"{struct.__name__}Command", True, True))
    names = " | ".join(struct.__name__ for struct in MESSAGES)
    parts.append(f"export type ServerMessage = {names};")
    names = "\n  | ".join(f"{struct.__name__}Command" for struct in COMMANDS)
    parts.append(f"export type Command =\n  | {names};")
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    text = all_types()
    if "--check" in sys.argv and TARGET.read_text(encoding="utf-8") != text:
        raise SystemExit(f"{TARGET.name} is not what the server's sources say: run {__file__}")
    TARGET.write_text(text, encoding="utf-8")

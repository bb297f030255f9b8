"""JSON Schema of all WebSocket messages, from the types that decode and encode them.

`python -m nivelo.server.protocol.schema FILE` writes it; this is how docs/protocol-schema.json is
made.
"""

from __future__ import annotations

import sys
from inspect import cleandoc
from pathlib import Path
from typing import Any, Final

from msgspec import json

from nivelo.server.protocol.commands import AnyCommand
from nivelo.server.protocol.messages import PROTOCOL, AnyMessage, TableInfo
from nivelo.server.protocol.open_fields import Open

# These parts are encoded once for all readers; their field types do not show what they are.
ENCODED_BEFORE: Final = {
    ("Hello", "open"): Open,
    ("Update", "open"): Open,
    ("Update", "table"): TableInfo,
}
ABOUT: Final = (
    "What clients send is a Command, what the server sends is a Message. A reader must ignore "
    "fields of messages that it does not know: later versions may add some."
)


def protocol_schema() -> dict[str, Any]:
    types = [AnyCommand, AnyMessage, *ENCODED_BEFORE.values()]
    unions, parts = json.schema_components(types, ref_template="#/$defs/{name}")
    for part in parts.values():
        part["description"] = cleandoc(part["description"])
    for (message, field), kind in ENCODED_BEFORE.items():
        known = {"$ref": f"#/$defs/{kind.__name__}"}
        given = parts[message]["properties"][field]
        # Also the rest of the field's type: whether it may be null, and its default.
        parts[message]["properties"][field] = {**given, "anyOf": [known, {"type": "null"}]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Nivelo table protocol {PROTOCOL}",
        "description": ABOUT,
        "anyOf": [{"$ref": "#/$defs/Command"}, {"$ref": "#/$defs/Message"}],
        "$defs": {"Command": unions[0], "Message": unions[1], **dict(sorted(parts.items()))},
    }


def schema_text() -> str:
    return json.format(json.encode(protocol_schema()), indent=2).decode() + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(schema_text(), encoding="utf-8")

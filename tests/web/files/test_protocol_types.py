"""The types of the messages in the browser are those of the server."""

from __future__ import annotations

import importlib.util
from pathlib import Path

ROOT = Path(__file__).parents[3]


def test_the_types_are_what_the_server_says() -> None:
    """If this fails: python scripts/protocol_types.py."""
    spec = importlib.util.spec_from_file_location("types", ROOT / "scripts/protocol_types.py")
    assert spec
    assert spec.loader
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    assert script.TARGET.read_text(encoding="utf-8") == script.all_types()

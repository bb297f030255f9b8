"""The bot of docs/bots.md, as a module that can be imported, and ways to install it."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from nivelo.bots.third_party import installed_bots

DOCS = Path(__file__).resolve().parents[3] / "docs" / "bots.md"


def source() -> str:
    """The module of the docs."""
    blocks = re.findall(
        r"```python\n(\"\"\"lazy_bot\.py.*?)```", DOCS.read_text("utf-8"), re.DOTALL
    )
    assert len(blocks) == 1
    return str(blocks[0])


@pytest.fixture
def lazy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with the module, which Python looks through."""
    (tmp_path / "lazy_bot.py").write_text(source(), encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=":")
    sys.modules.pop("lazy_bot", None)
    yield tmp_path
    sys.modules.pop("lazy_bot", None)


@pytest.fixture
def installed(lazy: Path) -> Iterator[str]:
    """The name of the bot as a package that is installed calls it."""
    info = lazy / "lazy_bot-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: lazy-bot\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[nivelo.bots]\nlazy = lazy_bot:LazyBot\n")
    installed_bots.cache_clear()
    yield "lazy"
    installed_bots.cache_clear()

"""Look for phrases that read as translated: `python scripts/prose.py [FILE …]`.

Part of `make lint`. A short list of the worst, not a style guide. Looked at are the sources, the
English texts of the pages, the docs, and what lies at the top; not what is generated or not ours.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
KINDS = {".py", ".js", ".css", ".md", ".ftl"}
PLACES = ("src", "docs", "scripts", "examples", "benchmarks")
LEFT_OUT = ("web/vendor/", "web/texts/de/", "web/texts/es/", "web/texts/fr/", "web/texts/nl/")
GENERATED = ("rules-trace.md",)

# What not to write, and what to write instead.
PHRASES = {
    r"\b(?:[Tt]he|[Aa]n) own\b": "its own, their own, your own",
    r"\bof one's own\b": "custom, your own, their own",
    r"\b[Aa]new\b": "again",
    r"\b[Ww]ho asks\b": "whoever asks, the caller",
    r"\bto who\b": "to whoever",
    r"(?:; |\"\"\"|/\*\* )[Gg]ives\b": "returns",
    r"\badds? up to nothing\b": "sum to zero",
    r"\bWho (?:laid|begins|is asked|has (?:laid|taken|begun))\b(?![^.]*\?)": "anyone who",
    r"\bso many times as\b": "times as fast",
    r"\b[Oo]nly who\b": "only those who",
    r"\bneeds not\b": "need not",
    r"\blest\b": "so that … not",
    r"\bat nought\b": "zero",
    r"\bfor want of\b": "for lack of",
    r"\bdearer\b": "costs more",
    r"\blooks? round\b": "checks, polls",
}
LIST = [(re.compile(phrase), better) for phrase, better in PHRASES.items()]


def files() -> Iterator[Path]:
    """All files that people write in English."""
    yield from sorted(ROOT.glob("*.md"))
    for place in PLACES:
        for path in sorted((ROOT / place).rglob("*")):
            name = path.relative_to(ROOT).as_posix()
            if path.suffix in KINDS and path.name not in GENERATED:
                if path != Path(__file__).resolve() and not any(out in name for out in LEFT_OUT):
                    yield path


def complaints(text: str) -> Iterator[tuple[int, str, str]]:
    """Line, phrase, and what would be better, for each phrase of the list in a text."""
    for number, line in enumerate(text.splitlines(), 1):
        for phrase, better in LIST:
            for match in phrase.finditer(line):
                yield number, match[0].strip(), better


def main(names: list[str]) -> int:
    n = 0
    for path in [Path(name).resolve() for name in names] or files():
        for number, phrase, better in complaints(path.read_text(encoding="utf-8")):
            shown = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
            sys.stdout.write(f"{shown}:{number}: “{phrase}”: rather {better}\n")
            n += 1
    return 1 if n else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

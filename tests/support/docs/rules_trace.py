"""The rules beside the tests that prove them: docs/rules-trace.md, made from the tags of tests.

python tests/support/docs/rules_trace.py           say what is not proven, or not up to date
python tests/support/docs/rules_trace.py --write   write the page
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
RULES = ROOT / "docs" / "rules"
TRACE = ROOT / "docs" / "rules-trace.md"
TESTS = ROOT / "tests"

PAGES = ("shared", "level8", "master", "board", "niveldoce", "rulings", "examples")
PARAGRAPH = re.compile(r"^\*\*((?:S|L|MA|BO|ND|E)-\d+|[GMBN]\d+)\*\* (.*)$", re.MULTILINE)
ROW = re.compile(r"^\| ([A-Z]+-?\d+) \| .* \| ([^|]*) \|$", re.MULTILINE)
TEST = re.compile(r"`([^`]+)`")

HEAD = (
    "# The rules and their tests\n\n"
    "Every numbered paragraph of [the rules](rules/README.md), and the tests that would fail if "
    'the program broke it. A test says itself what it proves, with `@proves("S-3", "G7")`; this '
    "page is made of these tags by `python tests/support/docs/rules_trace.py --write`, and a "
    "test checks that it is up to date and leaves no paragraph out.\n"
)


def paragraphs(page: str) -> list[tuple[str, str]]:
    """The ids of one page of the rules, each with its first line."""
    return PARAGRAPH.findall((RULES / f"{page}.md").read_text(encoding="utf-8"))


def all_ids() -> list[str]:
    return [paragraph for page in PAGES for paragraph, _ in paragraphs(page)]


def files_of_tests() -> list[Path]:
    return sorted(TESTS.rglob("test_*.py"))


def functions(file: Path) -> Iterator[tuple[str, ast.FunctionDef]]:
    """The functions of a test file by the names under which pytest runs them."""
    place = file.relative_to(ROOT).as_posix()
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef):
            yield f"{place}::{node.name}", node
        elif isinstance(node, ast.ClassDef):
            for method in node.body:
                if isinstance(method, ast.FunctionDef):
                    yield f"{place}::{node.name}::{method.name}", method


def tags(function: ast.FunctionDef) -> list[str]:
    """What a function is tagged with, read without running it."""
    ids: list[str] = []
    for decorator in function.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "proves":
            ids += [ast.literal_eval(argument) for argument in decorator.args]
    return ids


def proofs() -> dict[str, list[str]]:
    """The tests that prove each id, in the order of the files."""
    tests: dict[str, list[str]] = {}
    for file in files_of_tests():
        for name, function in functions(file):
            for paragraph in tags(function):
                tests.setdefault(paragraph, []).append(name)
    return tests


def page_text() -> str:
    """The whole page."""
    proven = proofs()
    lines = [HEAD]
    for page in PAGES:
        title = (RULES / f"{page}.md").read_text(encoding="utf-8").partition("\n")[0]
        lines.append(f"## [{title.removeprefix('# ')}](rules/{page}.md)\n")
        lines += ["| id | paragraph | tests |", "|---|---|---|"]
        for paragraph, text in paragraphs(page):
            tests = "<br>".join(f"`{name}`" for name in proven.get(paragraph, []))
            escaped = text.replace("|", "\\|").replace("](", "](rules/")
            lines.append(f"| {paragraph} | {escaped} | {tests} |")
        lines.append("")
    return "\n".join(lines)


def main(arguments: list[str]) -> str | None:
    text = page_text()
    if arguments == ["--write"]:
        TRACE.write_text(text, encoding="utf-8")
    elif arguments:
        return "usage: python tests/support/docs/rules_trace.py [--write]"
    elif not TRACE.exists() or TRACE.read_text(encoding="utf-8") != text:
        return (
            "docs/rules-trace.md is out of date: python tests/support/docs/rules_trace.py --write"
        )
    proven = proofs()
    missing = [paragraph for paragraph in all_ids() if paragraph not in proven]
    return f"not proven by any test: {', '.join(missing)}" if missing else None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""The examples in docstrings do what they say, in whichever mode the engine is loaded.

They are read from the sources, because compiled functions do not keep their docstrings, and run
against the module as it was imported.
"""

from __future__ import annotations

import ast
import doctest
import importlib
from pathlib import Path

import pytest

import nivelo

PACKAGE = Path(nivelo.__file__).parent
DOCUMENTED = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def with_examples() -> list[str]:
    sources = sorted(PACKAGE.rglob("*.py"))
    return [
        source.relative_to(PACKAGE.parent).as_posix()
        for source in sources
        if ">>>" in source.read_text(encoding="utf-8")
    ]


@pytest.mark.parametrize("source", with_examples())
def test_every_example_in_a_docstring_runs(source: str) -> None:
    text = (PACKAGE.parent / source).read_text(encoding="utf-8")
    name = source.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    module = importlib.import_module(name)
    parser, runner = doctest.DocTestParser(), doctest.DocTestRunner(verbose=False)
    report: list[str] = []
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, DOCUMENTED):
            continue
        docstring = ast.get_docstring(node, clean=False)
        if docstring is None or ">>>" not in docstring:
            continue
        first = node.body[0].lineno - 1
        title = f"{name}.{node.name}" if not isinstance(node, ast.Module) else name
        examples = parser.get_doctest(docstring, dict(vars(module)), title, source, first)
        runner.run(examples, out=report.append)
    assert runner.summarize(verbose=False).failed == 0, "".join(report)

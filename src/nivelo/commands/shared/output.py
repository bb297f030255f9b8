"""Where commands write: tables and colour for people, JSON for machines, progress on stderr."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Protocol

from rich.console import Console, RenderableType
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.text import TextType


class Advance(Protocol):
    """Advances a progress bar; a new `total` replaces the one it began with."""

    def __call__(self, more: int, total: int | None = None) -> None: ...


class PlainConsole(Console):
    """Prints text as it is, and does not exit when the reader is gone."""

    def __init__(self, stderr: bool = False) -> None:
        # Text comes from files and people: brackets in it are not markup.
        super().__init__(highlight=False, markup=False, emoji=False, stderr=stderr)

    def input(self, prompt: TextType = "", **how: Any) -> str:
        """An interrupted line ends too, so that later output starts on its own line."""
        try:
            return super().input(prompt, **how)
        except (EOFError, KeyboardInterrupt):
            self.print()
            raise

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Output:
    """One command's output, for people or, with `json`, for programs."""

    def __init__(self, json: bool) -> None:
        self.json = json
        self.console = PlainConsole()
        self.errors = PlainConsole(stderr=True)

    def say(self, thing: RenderableType = "", style: str = "") -> None:
        self.console.print(thing, style=style)

    def lines(self, text: str) -> None:
        """Text for a file: its lines are not wrapped, however narrow the terminal is."""
        self.console.print(text, soft_wrap=True, end="")

    def data(self, data: object) -> None:
        """The one JSON value that a command prints for programs."""
        sys.stdout.write(json.dumps(data, indent=2) + "\n")
        sys.stdout.flush()

    @contextmanager
    def progress(self, what: str, total: int) -> Iterator[Advance]:
        """A progress bar on stderr, if a person watches; returns the function that advances it."""
        columns = (
            TextColumn("{task.description}"),
            BarColumn(),
            TaskProgressColumn(),
            TimeRemainingColumn(),
        )
        with Progress(
            *columns, console=self.errors, transient=True, disable=not self.errors.is_terminal
        ) as bar:
            task = bar.add_task(what, total=total)

            def advance(more: int, total: int | None = None) -> None:
                bar.update(task, advance=more, total=total)

            yield advance


def complain(text: str) -> None:
    """One line on stderr, whatever the text contains."""
    sys.stderr.write(" ".join(f"nivelo: {text}".split()) + "\n")

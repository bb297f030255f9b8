"""Where commands write: tables and colour for people, JSON for machines, progress on stderr."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console, RenderableType
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.text import TextType


class PlainConsole(Console):
    """Prints texts as they are, and does not end the program by itself when nobody reads on."""

    def __init__(self, stderr: bool = False) -> None:
        # Texts come from files and people: brackets in them are no markup.
        super().__init__(highlight=False, markup=False, emoji=False, stderr=stderr)

    def input(self, prompt: TextType = "", **how: Any) -> str:
        """A line that is broken off ends too, so that what follows begins its own."""
        try:
            return super().input(prompt, **how)
        except (EOFError, KeyboardInterrupt):
            self.print()
            raise

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Output:
    """One command's output. `json` decides whom it is for."""

    def __init__(self, json: bool) -> None:
        self.json = json
        self.console = PlainConsole()
        self.errors = PlainConsole(stderr=True)

    def say(self, thing: RenderableType = "", style: str = "") -> None:
        self.console.print(thing, style=style)

    def lines(self, text: str) -> None:
        """Text for a file: its lines stay whole, however narrow the terminal is."""
        self.console.print(text, soft_wrap=True, end="")

    def data(self, data: object) -> None:
        """The one JSON value that a command prints for machines."""
        sys.stdout.write(json.dumps(data, indent=2) + "\n")
        sys.stdout.flush()

    @contextmanager
    def progress(self, what: str, total: int) -> Iterator[Callable[[int], None]]:
        """A bar on stderr, if a person watches it; returns the function that moves it on."""
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
            yield lambda more: bar.advance(task, more)


def complain(text: str) -> None:
    """One line on stderr, whatever the text holds."""
    sys.stderr.write(" ".join(f"nivelo: {text}".split()) + "\n")

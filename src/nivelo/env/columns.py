"""The columns of an observation by name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from numpy.typing import NDArray

from nivelo.engine.errors import OptionError
from nivelo.engine.model.game import Game
from nivelo.env.core.observed_fields import Columns


class ColumnNames(Mapping[str, slice]):
    """The named columns of a game's observations; docs/env.md describes them.

    >>> from nivelo.games import load
    >>> columns = ColumnNames(load("level8-101", players=2))
    >>> columns["hand"], columns.shape("known")
    (slice(12, 104, None), (2, 92))
    """

    def __init__(self, game: Game, wanted: Sequence[str] | None = None) -> None:
        sections = Columns(game, as_list(wanted)).sections
        self._slices = {section.name: slice(section.at, section.end) for section in sections}
        self._shapes = {section.name: section.shape for section in sections}

    @property
    def width(self) -> int:
        """The total number of columns."""
        return max(columns.stop for columns in self._slices.values())

    def shape(self, name: str) -> tuple[int, ...]:
        """The logical shape of a column group, such as seats by faces."""
        self[name]
        return self._shapes[name]

    def split(self, observations: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """One observation, or rows of them, as one array per name, without copying."""
        rows = observations.shape[:-1]
        return {
            name: observations[..., self[name]].reshape(*rows, *self.shape(name)) for name in self
        }

    def __getitem__(self, name: str) -> slice:
        if name not in self._slices:
            raise OptionError(
                "env/column", f"there are no columns {name!r}, only {', '.join(self._slices)}"
            )
        return self._slices[name]

    def __contains__(self, name: object) -> bool:
        return name in self._slices

    def __iter__(self) -> Iterator[str]:
        return iter(self._slices)

    def __len__(self) -> int:
        return len(self._slices)


def as_list(wanted: Sequence[str] | None) -> list[str] | None:
    return None if wanted is None else list(wanted)

"""Errors of the engine: each has a stable code and quotes the input."""


class NiveloError(ValueError):
    """Something impossible was requested; the code is such as ``lay_off/does_not_fit``.

    The code is stable and meant to be translated; the text is English, for logs and for users of
    the library.
    """

    def __init__(self, code: str, text: str) -> None:
        super().__init__(f"{code}: {text}")
        self.code = code
        self.text = text

    def __reduce__(self) -> tuple[object, ...]:
        """For pickling: an error must survive the way back from a worker process."""
        return type(self), (self.code, self.text)


class IllegalMoveError(NiveloError):
    """A move that the rules do not allow in this position; the position is unchanged."""


class LayoutError(NiveloError):
    """A layout that does not meet the level; the position is unchanged."""


class NotationError(NiveloError):
    """Text that is not a card, a hand, a level, a move or a record."""


class GameFileError(NiveloError):
    """An invalid game description; names the file, the key and the expected value."""


class OptionError(NiveloError):
    """A choice for a game (players, side, mix, option) that the game does not offer."""


class ExportError(NiveloError):
    """Exported data that is not a position of this game; names the key."""

"""Errors of the engine: every one has a stable code and quotes what was given."""


class NiveloError(ValueError):
    """Something that cannot be done, with a code such as ``lay_off/does_not_fit``.

    The code is stable and made to be translated; the text is English, for logs and for
    people who use the library.
    """

    def __init__(self, code: str, text: str) -> None:
        super().__init__(f"{code}: {text}")
        self.code = code
        self.text = text

    def __reduce__(self) -> tuple[object, ...]:
        """How to pickle it: an error must survive the way back from a worker process."""
        return type(self), (self.code, self.text)


class IllegalMoveError(NiveloError):
    """A move that the rules do not allow in this position; the position is unchanged."""


class LayoutError(NiveloError):
    """A layout that is not what the level asks for; the position is unchanged."""


class NotationError(NiveloError):
    """Text that is not a card, a hand, a level, a move or a record."""


class GameFileError(NiveloError):
    """A game's description that is not right; names the file, the key and what was expected."""


class OptionError(NiveloError):
    """A choice for a game (players, side, mix, option) that the game does not offer."""


class ExportError(NiveloError):
    """Exported data that is no position of this game; names the key."""

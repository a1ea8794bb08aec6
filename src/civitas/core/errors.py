"""The one family of errors: each says what was wrong and what would be right."""


class CivitasError(Exception):
    """Anything a user, a file or a caller can get wrong."""


class UnknownGame(CivitasError):
    """A game that is not installed."""


class BadOption(CivitasError):
    """An option, a number of players or a seed that a game does not take."""


class IllegalDecision(CivitasError):
    """A decision that the rules forbid; `rule` is the number of the rule, such as `SA-5.5`."""

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.rule = rule


class UnknownDecision(CivitasError):
    """A text or number that names no decision of the game."""


class CannotUndo(CivitasError):
    """Something that cannot be taken back: a reveal, a throw of dice, another seat's decision."""


class BadPosition(CivitasError):
    """A position that breaks a bound, a conservation law or the shape of its game."""


class BadFile(CivitasError):
    """A match file that is truncated, edited or foreign."""


class BadContent(CivitasError):
    """A content file with a wrong total, id, bound or word."""

"""What a visitor can get wrong, each with a status, a code for programs and words for people."""

from civitas.core.errors import CivitasError


class Problem(CivitasError):
    """A request that cannot be granted. `code` is the end of its text's id: `problem-CODE`."""

    status = 400
    code = "bad-request"

    def __init__(self, message: str = "", **values: object) -> None:
        super().__init__(message or self.code.replace("-", " "))
        self.values = values


class NoSuchTable(Problem):
    status = 404
    code = "no-table"


class NoSuchPage(Problem):
    status = 404
    code = "no-page"


class NotAllowed(Problem):
    """A forged, expired or foreign key."""

    status = 403
    code = "not-allowed"


class OtherContent(Problem):
    """A table that is played with another content pack than the one that is loaded."""

    status = 409
    code = "other-content"


class NoSeat(Problem):
    status = 403
    code = "no-seat"


class Stale(Problem):
    """An answer to a question that has been answered already."""

    status = 409
    code = "moved-on"


class NotYourTurn(Problem):
    status = 409
    code = "not-your-turn"


class NoUndo(Problem):
    status = 409
    code = "no-undo"


class TooFast(Problem):
    status = 429
    code = "too-fast"


class NoAdvice(Problem):
    """A bot's advice that is not to be had: not allowed here, or not now. `reason` says why."""

    status = 409
    code = "no-advice"


class StillRunning(Problem):
    """Something that is told only after the end."""

    status = 409
    code = "still-running"


class Unavailable(Problem):
    """The database takes nothing now: a full disk, or a lock that does not end. Nothing was lost."""

    status = 503
    code = "unavailable"


class ForeignOrigin(Problem):
    """A form that came from another site."""

    status = 403
    code = "foreign-origin"

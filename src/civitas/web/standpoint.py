"""From where a browser looks at a table: one seat, several around one screen, or nobody's."""

from dataclasses import dataclass

from civitas.core.sealed import asked_seats, pending
from civitas.web.problems import NotAllowed
from civitas.web.rooms import Room
from civitas.web.schema import HOST


@dataclass(frozen=True)
class Standpoint:
    """Who looks, and what they may do."""

    viewer: int | None  # the seat whose view is shown
    held: frozenset[int]
    host: bool
    curtain: int | None = None  # the screen has to be handed to this seat first

    @property
    def spectator(self) -> bool:
        return not self.held


def standpoint(room: Room, holder: str | None) -> Standpoint:
    """Where a browser stands; a table that is not to be watched is open to its own people only."""
    holdings = room.held_by(holder)
    held = frozenset(seat for seat in holdings if seat != HOST)
    host = HOST in holdings
    if not held:
        if not (host or room.table.watchable):
            raise NotAllowed
        return Standpoint(None, held, host)
    facing = next((seat for seat in sorted(held) if holdings[seat]), min(held))
    wanted = next((seat for seat in pending(room.match) if seat in held and not room.seats[seat].away), None)
    if wanted is None or facing in pending(room.match):
        return Standpoint(facing, held, host)
    if has_secrets(room, facing) or has_secrets(room, wanted):
        return Standpoint(None, held, host, curtain=wanted)
    return Standpoint(wanted, held, host)


def is_asked(room: Room, place: Standpoint) -> bool:
    """Does the table wait for somebody here?"""
    return any(seat in place.held and not room.seats[seat].away for seat in pending(room.match))


def answering(room: Room, place: Standpoint) -> int | None:
    """The seat that may answer from here now, or may change what it has sealed."""
    asked = [seat for seat in asked_seats(room.match) if seat in place.held and not room.seats[seat].away]
    if place.curtain is not None or not asked:
        return None
    return place.viewer if place.viewer in asked else asked[0]


def has_secrets(room: Room, seat: int) -> bool:
    """Does a seat know anything that a spectator does not?"""
    key = ("secrets", seat)
    if key not in room.drawn:
        match = room.match
        told_more = any(match.game.events[note.event].seen_by == "owner" and note.seat == seat for note in match.notes)
        sees_more = match.redacted(seat).tobytes() != match.redacted(None).tobytes()
        room.drawn[key] = told_more or sees_more
    return room.drawn[key]


def may_arrange(room: Room, holder: str | None) -> None:
    """Only the host sees the links of free seats and arranges the table."""
    if HOST not in room.held_by(holder):
        raise NotAllowed

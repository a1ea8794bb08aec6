"""From a room and a viewer to what a table is drawn from; everything goes through the viewer's view."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from civitas.core.errors import CivitasError
from civitas.core.fields import HIDDEN, NOTHING, Axis, Pool
from civitas.core.game import Game
from civitas.core.match import Match
from civitas.core.notes import Event
from civitas.core.sealed import asked_of, asked_seats, pending
from civitas.core.telling import Note, Tale
from civitas.web.position import standings, view_of
from civitas.web.records import Seat
from civitas.web.rooms import Room
from civitas.web.table_contract import Chair, Seen, State, Told

TOLD_AT_TABLE = 60


def seen_by(room: Room, viewer: int | None, lang: str) -> Seen:
    """What a viewer sees of a running table; kept until the table changes."""
    key = ("seen", viewer, lang)
    if key not in room.drawn:
        room.drawn[key] = seen_in(
            room.match, room.seats, room.deciders, viewer, lang, room.told, room.made, TOLD_AT_TABLE,
            question=_question_at(room, lang),
        )  # fmt: skip
    return room.drawn[key]


def _question_at(room: Room, lang: str) -> str:
    """The same for all viewers: its words tell what everybody sees."""
    key = ("question", lang)
    if key not in room.drawn:
        room.drawn[key] = question_of(room.match, lang)
    return room.drawn[key]


def seen_in(
    match: Match,
    seats: Sequence[Seat],
    deciders: Sequence[int],
    viewer: int | None,
    lang: str,
    told: dict[Any, Told] | None = None,
    made: dict[Any, Any] | None = None,
    lines: int | None = None,
    question: str | None = None,
) -> Seen:
    """What a viewer sees of a match."""
    asked = viewer is not None and viewer in asked_seats(match)
    whole = match
    if viewer is not None and asked and len(asked_seats(match)) > 1:
        match = asked_of(match, viewer)
    return Seen(
        game=match.game,
        lang=lang,
        viewer=viewer,
        view=view_of(match, viewer, {} if made is None else made),
        chairs=_chairs(whole, seats, viewer),
        legal=match.legal() if asked else (),
        question=question_of(match, lang) if question is None else question,
        told=tell(match, seats, deciders, viewer, lang, {} if told is None else told, lines),
        why_not=_why_not(match, lang) if asked else lambda decision: "",
    )


def question_of(match: Match, lang: str) -> str:
    asks = match.asks
    if asks is None:
        return ""
    try:
        return asks.text(lang)
    except CivitasError:  # a game that is being written has no words yet
        return asks.name.replace("_", " ")


def _why_not(match: Match, lang: str) -> Callable[[str], str]:
    def why_not(decision: str) -> str:
        rule = match.check(decision)
        return "" if rule is None else f"{rule.number}: {rule.text(lang)}"

    return why_not


def _chairs(match: Match, seats: Sequence[Seat], viewer: int | None) -> tuple[Chair, ...]:
    standing = standings(match, viewer)
    return tuple(
        Chair(
            seat.number,
            seat.name,
            seat.person,
            _state(seat, match),
            seat.number == viewer,
            *standing[seat.number],
        )
        for seat in seats
    )


def _state(seat: Seat, match: Match) -> State:
    if seat.number in match.sealed:
        return "ready"
    if seat.number in pending(match):
        return "thinking" if seat.played_by_house else "acting"
    if seat.person and not seat.claimed:
        return "free"
    return "away" if seat.away else "waiting"


# ---- the log


def tell(
    match: Match,
    seats: Sequence[Seat],
    deciders: Sequence[int],
    viewer: int | None,
    lang: str,
    kept: dict[Any, Told],
    lines: int | None,
) -> tuple[Told, ...]:
    """What the viewer may know of what happened."""
    tale = Tale(match.game, lang, tuple(seat.name for seat in seats), match.engine.content)
    since = _fresh_since(len(match.decisions), deciders, viewer)
    notes = list(match.told(viewer))
    return tuple(_told(tale, note, note.decision >= since, kept) for note in (notes[-lines:] if lines else notes))


def _told(tale: Tale, note: Note, fresh: bool, kept: dict[Any, Told]) -> Told:
    key = (tale.lang, note, fresh)
    if key not in kept:
        other = kept.get((tale.lang, note, not fresh))
        kept[key] = _tell_of(tale, note, fresh) if other is None else replace(other, fresh=fresh)
    return kept[key]


def _tell_of(tale: Tale, note: Note, fresh: bool) -> Told:
    event = tale.game.events[note.event].name
    seat = None if note.seat == NOTHING else note.seat
    return Told(note.decision, event, seat, values(tale.game, note), _sentence(tale, note), fresh)


def _fresh_since(decisions: int, deciders: Sequence[int], viewer: int | None) -> int:
    for back in range(decisions, 0, -1):
        if back <= len(deciders) and deciders[back - 1] == viewer:
            return back
    return decisions if viewer is None else 1


def _sentence(tale: Tale, note: Note) -> str:
    try:
        return tale.note(note)
    except CivitasError:  # as for questions
        return f"{tale.who(note.seat)} {tale.game.events[note.event].name}".replace("_", " ").strip()


def values(game: Game, note: Note) -> dict[str, Any]:
    """A note's numbers by name, with the ids of what they stand for."""
    event: Event = game.events[note.event]
    found: dict[str, Any] = {}
    for (name, meaning), number in zip(event.numbers, note.numbers, strict=False):
        found[name] = _meaning(meaning, number)
    if event.many:
        found[event.many] = tuple(number for number in note.numbers[len(event.numbers) :] if number)
    return found


def _meaning(meaning: Any, number: int) -> Any:
    if isinstance(meaning, Pool):
        return None if number in (NOTHING, HIDDEN) else meaning.names[number]
    if isinstance(meaning, Axis):
        return meaning.labels[number]
    return number

"""Who may see which analysis, and the panel that they are shown."""

from typing import Any

from civitas.web.pages import analysis as pages
from civitas.web.problems import NotAllowed
from civitas.web.rooms import Room
from civitas.web.standpoint import Standpoint, standpoint
from civitas.web.studies import STUDIES
from civitas.web.visitor import Visitor


def whose(room: Room, place: Standpoint) -> int | None:
    """Whose decisions a reader may have analysed: everybody's after the end, before it their own, if hints are allowed.

    Around one screen nobody's: the analysis of one seat's decisions would show its secrets to the others.
    """
    if room.match.over:
        return None
    if not room.table.hints or len(place.held) != 1:
        raise NotAllowed
    return min(place.held)


def panel_for(visitor: Visitor, room: Room, at: int, view: str) -> Any:
    """The analysis as it stands, for the page of a moment; None where there is none to be had."""
    place = standpoint(room, visitor.holder)
    try:
        seat = whose(room, place)
    except NotAllowed:
        return None
    shown = pages.Moment(room, at, view, seat, STUDIES.get((room.id, seat)))
    return pages.panel(shown, visitor.say, visitor.lang)

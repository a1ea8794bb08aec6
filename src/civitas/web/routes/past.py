"""What was: the replay, the curve of the scores, the match as a file."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, replace

from litestar import Response, get
from litestar.params import FromPath, FromQuery

from civitas.core.errors import CivitasError
from civitas.core.match import Action, Match
from civitas.core.savefile import match_text
from civitas.web import store, ui
from civitas.web.analysing import panel_for
from civitas.web.frame import framed
from civitas.web.house import House, match_at
from civitas.web.pages import replay as pages
from civitas.web.pages.end import draw_curve, score_curve
from civitas.web.pages.table import strip
from civitas.web.problems import NoSuchPage, NotAllowed, StillRunning
from civitas.web.rooms import Room
from civitas.web.routes.answers import go_to, page, part, text
from civitas.web.schema import HOST
from civitas.web.seeing import seen_in
from civitas.web.standpoint import standpoint
from civitas.web.table_contract import look_of
from civitas.web.visitor import AnyRequest, house_of, visitor_of

KEPT = 6


@dataclass(frozen=True)
class Past:
    """A match with all its notes, as it stood at a version."""

    match: Match
    deciders: list[int]


class Archive:
    """The last few matches that were looked back at."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int], Past] = OrderedDict()

    async def get(self, house: House, room: Room) -> Past:
        key = (room.id, room.table.version)
        if key not in self._kept:
            stored = await house.database.read(lambda connection: store.load(connection, room.id))
            if stored is None:
                raise NoSuchPage
            self._kept[key] = Past(*await asyncio.to_thread(match_at, stored))
        self._kept.move_to_end(key)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return self._kept[key]


ARCHIVE = Archive()


def allowed_viewers(room: Room, holder: str | None) -> list[int | None]:
    """Whose views a reader may look from: their own seats' while the match runs, everybody's afterwards."""
    held = [seat for seat in room.held_by(holder) if seat != HOST]
    if room.match.over:
        return [None, *range(len(room.seats))]
    # Around one screen nobody looks at others' secrets while the match runs.
    return [None, *held] if len(held) == 1 else [None]


def _chosen(view: str, allowed: list[int | None], default: int | None) -> int | None:
    if not view:
        return default if default in allowed else None
    if view == "all":
        return None
    if not view.isascii() or not view.isdigit() or int(view[:3]) not in allowed:
        raise NotAllowed
    return int(view)


@get("/t/{table_id:str}/replay/{at:int}", include_in_schema=False)
async def replay(
    request: AnyRequest,
    table_id: FromPath[str],
    at: FromPath[int],
    view: FromQuery[str] = "",
    to: FromQuery[int | None] = None,
) -> Response[bytes]:
    """One moment of a match."""
    visitor, house = visitor_of(request), house_of(request)
    room = await house.rooms.get(table_id)
    place = standpoint(room, visitor.holder)
    allowed = allowed_viewers(room, visitor.holder)
    viewer = _chosen(view[:8], allowed, place.viewer)
    if to is not None:
        return go_to(f"/t/{table_id}/replay/{max(to, 0)}?view={pages.code_of(viewer)}")  # type: ignore[return-value]
    past = await ARCHIVE.get(house, room)
    last = len(past.match.decisions)
    at = min(max(at, 0), last)
    say, lang = visitor.say, visitor.lang
    match = await asyncio.to_thread(past.match.at, at)
    # Nothing can be chosen in the past.
    seen = replace(seen_in(match, room.seats, past.deciders[:at], viewer, lang), legal=(), why_not=lambda decision: "")
    drawn = look_of(seen.game).draw(seen)
    decided = _decided(past, at, room, lang)
    code = pages.code_of(viewer)
    here = f"/t/{table_id}/replay/{at}?view={code}"
    analysis = panel_for(visitor, room, at, code)
    body = pages.moment(seen, drawn, decided, at, last, say, strip(seen, drawn, say), table_id, code, analysis)
    if visitor.by_script:
        return part(f"{body}{pages.stage_words(drawn, say, oob=True)}")
    choose = pages.viewers(room.seats, allowed, viewer, at, table_id, say)
    title = seen.game.name(lang)
    return page(
        framed(
            visitor,
            title,
            body,
            here=here,
            subtitle=pages.stage_words(drawn, say),
            middle=choose,
            tools=ui.tool_button("play", say("to-the-table"), href=f"/t/{table_id}"),
            game=seen.game.slug,
            styles=("analysis.css", *look_of(seen.game).styles),
            scripts=("replay.js",),
        )
    )


def _decided(past: Past, at: int, room: Room, lang: str) -> str:
    """The decision that led here, unless it is a secret: then only who made it."""
    if at == 0:
        return ""
    name = room.seats[past.deciders[at - 1]].name
    if not room.match.over:
        return name
    try:
        return f"{name}: {Action(past.match.game, past.match.decisions[at - 1]).text(lang)}"
    except CivitasError:
        return name


@get("/t/{table_id:str}/curve", include_in_schema=False)
async def curve(request: AnyRequest, table_id: FromPath[str]) -> Response[bytes]:
    """How the scores went, told after the end."""
    visitor, house = visitor_of(request), house_of(request)
    room = await house.rooms.get(table_id)
    standpoint(room, visitor.holder)
    if not room.match.over:
        raise StillRunning
    if "curve" not in room.drawn:
        past = await ARCHIVE.get(house, room)
        room.drawn["curve"] = await asyncio.to_thread(score_curve, past.match)
    return part(str(draw_curve(room.drawn["curve"], room.names, visitor.say)))


@get("/t/{table_id:str}/match.civitas", include_in_schema=False)
async def match_file(request: AnyRequest, table_id: FromPath[str]) -> Response[bytes]:
    """The whole match, seed and all: only after the end."""
    visitor, house = visitor_of(request), house_of(request)
    room = await house.rooms.get(table_id)
    standpoint(room, visitor.holder)
    if not room.match.over:
        raise StillRunning
    past = await ARCHIVE.get(house, room)
    content = await asyncio.to_thread(match_text, past.match)
    name = f'attachment; filename="{room.table.game}-{table_id}.civitas"'
    return text(content, "text/plain; charset=utf-8", **{"content-disposition": name})

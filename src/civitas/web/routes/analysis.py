"""The analysis of a match, beside its replay."""

import asyncio
from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery

from civitas.web.analysing import panel_for, whose
from civitas.web.limits import Buckets
from civitas.web.native import backend_of
from civitas.web.routes.answers import go_to, part
from civitas.web.routes.past import ARCHIVE
from civitas.web.standpoint import standpoint
from civitas.web.studies import STUDIES
from civitas.web.visitor import AnyRequest, form_of, house_of, visitor_of

A_MINUTE, SAVED_UP = 4, 4  # for one browser
_asked = Buckets(A_MINUTE / 60, SAVED_UP)


@get("/t/{table_id:str}/analysis/{at:int}", include_in_schema=False)
async def panel(
    request: AnyRequest, table_id: FromPath[str], at: FromPath[int], view: FromQuery[str] = ""
) -> Response[Any]:
    """The panel alone: a page asks for it until the analysis is complete."""
    visitor = visitor_of(request)
    room = await house_of(request).rooms.get(table_id)
    whose(room, standpoint(room, visitor.holder))
    if not visitor.by_script:
        return go_to(f"/t/{table_id}/replay/{at}?view={view[:8]}")
    return part(str(panel_for(visitor, room, at, view[:8])))


@post("/t/{table_id:str}/analysis/{at:int}", status_code=200, include_in_schema=False)
async def start(
    request: AnyRequest, table_id: FromPath[str], at: FromPath[int], view: FromQuery[str] = ""
) -> Response[Any]:
    """Has a match analysed."""
    await form_of(request)
    visitor, house = visitor_of(request), house_of(request)
    room = await house.rooms.get(table_id)
    seat = whose(room, standpoint(room, visitor.holder))
    backend_of(room.table.game)  # asks for native code
    _asked.take(visitor.holder or "")
    past = await ARCHIVE.get(house, room)
    await asyncio.to_thread(STUDIES.begin, (room.id, seat), past.match.copy(), house.closing.is_set)
    if not visitor.by_script:
        return go_to(f"/t/{table_id}/replay/{at}?view={view[:8]}")
    return part(str(panel_for(visitor, room, at, view[:8])))

"""Asking a bot for advice."""

from typing import Any

from litestar import Response, post
from litestar.params import FromPath

from civitas.web.hints import give_advice
from civitas.web.house import House, is_fresh
from civitas.web.problems import Stale
from civitas.web.rooms import Room
from civitas.web.routes.table import answer_after
from civitas.web.standpoint import Standpoint
from civitas.web.visitor import AnyRequest, form_of, visitor_of, whole


@post("/t/{table_id:str}/hint", status_code=200, include_in_schema=False)
async def hint_at(request: AnyRequest, table_id: FromPath[str]) -> Response[Any]:
    """What the strongest bot would do in the place of whoever asks."""
    form = await form_of(request)
    holder = visitor_of(request).holder or ""

    async def act(house: House, room: Room, place: Standpoint) -> None:
        if not is_fresh(room, whole(form, "stamp")):
            raise Stale
        await give_advice(room, place, holder)

    return await answer_after(request, table_id, act)

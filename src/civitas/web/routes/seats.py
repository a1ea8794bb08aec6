"""Links to seats, and sitting down by opening one."""

from typing import Any

from litestar import Response, get, post

from civitas.web import store, tokens
from civitas.web.frame import framed
from civitas.web.house import House, change, claim, clean_name
from civitas.web.pages.seats import invitations, sit_down
from civitas.web.problems import NotAllowed
from civitas.web.rooms import Room
from civitas.web.routes.answers import go_to, page
from civitas.web.schema import HOST
from civitas.web.standpoint import may_arrange
from civitas.web.visitor import AnyRequest, form_of, house_of, key_cookie, visitor_of


def address_of_page(request: AnyRequest, path: str) -> str:
    """An address that others can open."""
    return f"{request.url.scheme}://{request.headers.get('host', 'localhost')}{path}"


def seat_link(house: House, room: Room, seat: int) -> str:
    epoch = room.seats[seat].epoch if seat != HOST else 0
    return f"/t/{room.id}/sit/{house.token(room.id, seat, epoch)}"


@get("/t/{table_id:str}/seats", include_in_schema=False)
async def seats(request: AnyRequest, table_id: str) -> Response[bytes]:
    """The links, for the host alone."""
    visitor, house = visitor_of(request), house_of(request)
    room = await house.rooms.get(table_id)
    may_arrange(room, visitor.holder)
    links = [
        (seat, address_of_page(request, seat_link(house, room, seat.number))) for seat in room.seats if seat.person
    ]
    content = invitations(links, address_of_page(request, f"/t/{table_id}"), table_id, visitor.say)
    game = room.match.game
    here = f"/t/{table_id}/seats"
    return page(
        framed(visitor, game.name(visitor.lang), content, here=here, subtitle=visitor.say("invite"), game=game.slug)
    )


@get("/t/{table_id:str}/sit/{token:str}", include_in_schema=False)
async def offer_seat(request: AnyRequest, table_id: str, token: str) -> Response[Any]:
    """Asks before it gives the seat: programs that look at links must not sit down."""
    visitor, house = visitor_of(request), house_of(request)
    room = await house.rooms.get(table_id)
    seat = house.seat_of_token(room, token)
    if seat == HOST or seat in room.held_by(visitor.holder):
        return go_to(f"/t/{table_id}")
    game = room.match.game
    here = f"/t/{table_id}/sit/{token}"
    content = sit_down(game, room.seats[seat], here, visitor.name, visitor.lang, visitor.say)
    return page(framed(visitor, game.name(visitor.lang), content, here=here, game=game.slug))


@post("/t/{table_id:str}/sit/{token:str}", include_in_schema=False)
async def take_seat(request: AnyRequest, table_id: str, token: str) -> Response[None]:
    form = await form_of(request)
    visitor, house = visitor_of(request), house_of(request)
    room = await house.rooms.get(table_id)
    seat = house.seat_of_token(room, token)
    key = visitor.key or tokens.new_key()
    name = form.get("name", "").strip()
    await claim(house, room, seat, tokens.fingerprint(key), clean_name(name) if name and seat != HOST else "")
    return go_to(f"/t/{table_id}", key_cookie(key, secure=visitor.secure))


@post("/t/{table_id:str}/renew/{seat:int}", include_in_schema=False)
async def renew(request: AnyRequest, table_id: str, seat: int) -> Response[None]:
    """Makes a seat's link worthless and takes the seat from whoever holds it."""
    await form_of(request)
    visitor, house = visitor_of(request), house_of(request)
    room = await house.rooms.get(table_id)
    may_arrange(room, visitor.holder)
    if not 0 <= seat < len(room.seats) or not room.seats[seat].person:
        raise NotAllowed
    await change(house, room, lambda connection: store.revoke(connection, room.id, seat))
    return go_to(f"/t/{table_id}/seats")

"""The JSON API: a program plays with a seat's token, and sees what that seat sees."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from litestar import get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, JSONBody, PathParameter, QueryParameter
from litestar.response import Stream

from civitas.core.errors import BadOption, CivitasError
from civitas.core.game import all_games, find_game
from civitas.core.match import Action
from civitas.core.sealed import asked_of, asked_seats, pending
from civitas.web import tokens
from civitas.web.bots_turn import BOT_LEVELS
from civitas.web.house import House, claim, clean_name, decide, new_seed, open_table, undo
from civitas.web.live import stream
from civitas.web.problems import NoSeat, NotAllowed, NotYourTurn, Stale
from civitas.web.records import NewSeat, Setup
from civitas.web.rooms import Room
from civitas.web.routes import shapes
from civitas.web.routes.seats import address_of_page
from civitas.web.schema import HOST
from civitas.web.seeing import seen_by
from civitas.web.visitor import AnyRequest, house_of
from civitas.web.words import preferred

LOG_LINES = 60
SUMMARY: dict[str, Any] = {"tags": ["table"], "security": [{"token": []}]}


def _refusals(*statuses: int) -> dict[int, ResponseSpec]:
    words = {
        400: "Something in the request is not as it has to be.",
        403: "The token is not this table's.",
        404: "There is no such table.",
        409: "The table has moved on, or it is somebody else's turn.",
        413: "The body is too large.",
        422: "The rules forbid it; `rule` is the number of the rule.",
        429: "Too many requests.",
    }
    return {
        one: ResponseSpec(data_container=shapes.Refusal, description=words[one], generate_examples=False)
        for one in statuses
    }


TableId = Annotated[str, PathParameter(max_length=24, description="The table's id.")]


def token_of(request: AnyRequest) -> str | None:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if not scheme:
        return None
    if scheme.lower() != "bearer" or not token.isascii() or not token.isprintable() or len(token) > 100:
        raise NotAllowed
    return token.strip()


def seat_asking(request: AnyRequest, room: Room) -> int | None:
    """The seat whose token came with the request; None for a spectator."""
    token = token_of(request)
    if token is None:
        if not room.table.watchable:
            raise NotAllowed
        return None
    seat = house_of(request).seat_of_token(room, token)
    return None if seat == HOST else seat


def _own_seat(request: AnyRequest, room: Room) -> int:
    seat = seat_asking(request, room)
    if seat is None:
        raise NoSeat
    return seat


@get("/api/games", tags=["games"], summary="The games that can be played")
async def list_games() -> list[shapes.GameShape]:
    return [
        shapes.GameShape(
            game.slug,
            {lang: game.name(lang) for lang in ("en", "pl")},
            *game.players,
            {option.name: list(option.values) for option in game.options},
            len(game.actions),
            list(BOT_LEVELS),
        )
        for game in all_games()
    ]


@post("/api/tables", tags=["table"], summary="Opens a table", status_code=201, responses=_refusals(400, 413, 429))
async def create_table(request: AnyRequest, data: JSONBody[shapes.TableWanted]) -> shapes.TableMade:
    """Gives the tokens of all seats; whoever holds a seat's token plays it."""
    house = house_of(request)
    game = find_game(data.game)
    seats = tuple(_new_seat(seat) for seat in data.seats)
    options = game.choose(len(seats), data.options)
    setup = Setup(
        data.game,
        seats,
        options,
        "api",
        new_seed(),
        tokens.new_nonce(),
        data.watchable,
        pace_ms=data.pace_ms,
        limit_s=data.limit_s,
    )
    table_id = await open_table(house, setup, None)
    return shapes.TableMade(
        table_id,
        [_seat_made(request, house, table_id, number, seat) for number, seat in enumerate(seats)],
        house.token(table_id, HOST, 0),
        tokens.commitment(setup.seed, setup.nonce),
    )


def _new_seat(wanted: shapes.SeatWanted) -> NewSeat:
    if wanted.bot is not None and wanted.bot not in BOT_LEVELS:
        raise BadOption(f"no bot is called {wanted.bot!r}; there are {', '.join(BOT_LEVELS)}")
    return NewSeat(clean_name(wanted.name), wanted.bot is None, wanted.bot or "greedy")


def _seat_made(request: AnyRequest, house: House, table_id: str, number: int, seat: NewSeat) -> shapes.SeatMade:
    token = house.token(table_id, number, 0) if seat.person else None
    link = address_of_page(request, f"/t/{table_id}/sit/{token}") if token else None
    return shapes.SeatMade(number, seat.name, None if seat.person else seat.level, token, link)


@post(
    "/api/tables/{table_id:str}/claim", summary="Sits down under a name", status_code=200,
    responses=_refusals(400, 403, 404, 429), **SUMMARY,
)  # fmt: skip
async def claim_seat(request: AnyRequest, table_id: TableId, data: JSONBody[shapes.Claim]) -> shapes.SeatShape:
    """The seat is that of the token."""
    house = house_of(request)
    room = await house.rooms.get(table_id)
    seat = _own_seat(request, room)
    await claim(house, room, seat, None, clean_name(data.name))
    return _seat(room, seat)


@get("/api/tables/{table_id:str}/view", summary="The table as the token's seat sees it",
     responses=_refusals(400, 403, 404, 429), **SUMMARY)  # fmt: skip
async def view(request: AnyRequest, table_id: TableId) -> shapes.ViewShape:
    """Without a token: as a spectator sees it."""
    room = await house_of(request).rooms.get(table_id)
    return view_of(room, seat_asking(request, room), preferred(request.headers.get("accept-language", "")))


def view_of(room: Room, seat: int | None, lang: str) -> shapes.ViewShape:
    """Built from the seat's view and nothing else; kept until the table changes."""
    key = ("api", seat, lang)
    if key not in room.drawn:
        room.drawn[key] = _view_of(room, seat, lang)
    return room.drawn[key]


def _view_of(room: Room, seat: int | None, lang: str) -> shapes.ViewShape:
    seen, table = seen_by(room, seat, lang), room.table
    return shapes.ViewShape(
        id=room.id,
        game=table.game,
        version=table.version,
        seat=seat,
        seats=[_seat(room, number) for number in range(len(room.seats))],
        over=room.match.over,
        to_act=_to_act(room, seat),
        asks=seen.view["asks"],
        question=seen.question,
        position=dict(seen.position),
        scores=[shapes.ScoreShape(one.seat, one.score.total, one.place, one.score.sources) for one in seen.chairs],
        log=[told.text for told in seen.told[-LOG_LINES:]],
        commitment=tokens.commitment(table.seed, table.nonce),
        seed=str(table.seed) if table.over else None,
        nonce=table.nonce if table.over else None,
    )


def _seat(room: Room, number: int) -> shapes.SeatShape:
    seat = room.seats[number]
    return shapes.SeatShape(seat.number, seat.name, seat.person, seat.claimed, seat.away)


@get("/api/tables/{table_id:str}/legal", summary="What the token's seat may decide now",
     responses=_refusals(400, 403, 404, 429), **SUMMARY)  # fmt: skip
async def legal(request: AnyRequest, table_id: TableId) -> shapes.LegalShape:
    room = await house_of(request).rooms.get(table_id)
    seat = _own_seat(request, room)
    lang = preferred(request.headers.get("accept-language", ""))
    asked = seat in asked_seats(room.match)
    mine = asked_of(room.match, seat).legal() if asked else ()
    return shapes.LegalShape(room.table.version, _to_act(room, seat), _choices(mine, lang))


def _to_act(room: Room, seat: int | None) -> int | None:
    """Whom the table waits for; where several are asked at once, each is told of itself first."""
    waited_for = pending(room.match)
    return seat if seat in waited_for else waited_for[0] if waited_for else None


def _choices(actions: Sequence[Action], lang: str) -> list[shapes.Choice]:
    return [shapes.Choice(one.id, one.name, _text(one, lang), list(one.targets)) for one in actions]


def _text(action: Action, lang: str) -> str:
    try:
        return action.text(lang)
    except CivitasError:
        return action.name


@post(
    "/api/tables/{table_id:str}/decisions", summary="Decides", status_code=200,
    responses=_refusals(400, 403, 404, 409, 422, 429), **SUMMARY,
)  # fmt: skip
async def decide_for_seat(request: AnyRequest, table_id: TableId, data: JSONBody[shapes.Decision]) -> shapes.Turn:
    """The answer comes when the decision is on the disk."""
    house = house_of(request)
    room = await house.rooms.get(table_id)
    seat = _own_seat(request, room)
    try:
        await decide(house, room, seat, data.decision, data.version)
    except (Stale, NotYourTurn) as error:
        error.values["now"] = turn_of(room, seat)
        raise
    return turn_of(room, seat)


@post(
    "/api/tables/{table_id:str}/undo", summary="Takes the seat's last decision back", status_code=200,
    responses=_refusals(400, 403, 404, 409, 429), **SUMMARY,
)  # fmt: skip
async def undo_for_seat(request: AnyRequest, table_id: TableId, data: JSONBody[shapes.TakeBack]) -> shapes.Turn:
    """Possible until something was revealed or rolled, or another seat has decided."""
    house = house_of(request)
    room = await house.rooms.get(table_id)
    seat = _own_seat(request, room)
    await undo(house, room, {seat}, data.version)
    return turn_of(room, seat)


def turn_of(room: Room, seat: int | None) -> shapes.Turn:
    table, asked = room.table, seat is not None and seat in asked_seats(room.match)
    legal = asked_of(room.match, seat).legal_ids() if seat is not None and asked else []
    return shapes.Turn(table.version, _to_act(room, seat), table.over, legal)


@get(
    "/api/tables/{table_id:str}/events", summary="The table, whenever it changes", media_type="text/event-stream",
    responses=_refusals(400, 403, 404, 429), **SUMMARY,
)  # fmt: skip
async def events(
    request: AnyRequest,
    table_id: TableId,
    last_event_id: Annotated[str | None, HeaderParameter(name="Last-Event-ID", max_length=40)] = None,
    brings: Annotated[Literal["view", "turn"], QueryParameter(description="What every event brings.")] = "view",
) -> Stream:
    """Server-sent events named `view` or `turn`; the id of each is the state it brings, to be resumed from."""
    house = house_of(request)
    room = await house.rooms.get(table_id)
    seat = seat_asking(request, room)
    lang = preferred(request.headers.get("accept-language", ""))

    def render(room: Room) -> str:
        seat_asking(request, room)  # a token that has been renewed meanwhile opens nothing any more
        told = view_of(room, seat, lang) if brings == "view" else turn_of(room, seat)
        return msgspec.json.encode(told).decode()

    return stream(house, request, table_id, last_event_id or "", render, name=brings)


ROUTES = [list_games, create_table, claim_seat, view, legal, decide_for_seat, undo_for_seat, events]

"""The table page and everything that is done at it."""

from typing import Any

from htpy import div
from litestar import Response, get, post
from litestar.params import FromPath
from markupsafe import Markup

from civitas.core.errors import CivitasError, IllegalDecision
from civitas.core.match import Rule
from civitas.web import store, tokens, ui
from civitas.web.frame import framed
from civitas.web.house import (
    House,
    change,
    decide_chain,
    hurry,
    is_fresh,
    new_seed,
    open_table,
    set_away,
    sit_in_front,
    undo,
)
from civitas.web.live import stream
from civitas.web.pages import table as pages
from civitas.web.problems import NoSeat, NotAllowed, Problem, Stale
from civitas.web.records import NewSeat, Setup
from civitas.web.rooms import Room
from civitas.web.routes.answers import go_to, page, part
from civitas.web.routes.several import decide_several
from civitas.web.standpoint import Standpoint, answering, standpoint
from civitas.web.table_contract import look_of
from civitas.web.visitor import AnyRequest, Visitor, form_of, house_of, visitor_of, whole
from civitas.web.words import TEXTS, say

CHAIN_AT_MOST = 24


@get("/t/{table_id:str}", include_in_schema=False)
async def table(request: AnyRequest, table_id: FromPath[str]) -> Response[bytes]:
    """The table, as its reader may see it."""
    visitor, house = visitor_of(request), house_of(request)
    room = await house.rooms.get(table_id)
    return _page(visitor, room, standpoint(room, visitor.holder))


@get("/t/{table_id:str}/now", include_in_schema=False)
async def now(request: AnyRequest, table_id: FromPath[str]) -> Response[bytes]:
    """The table alone, for a page that does not know whether its answer arrived."""
    visitor, house = visitor_of(request), house_of(request)
    room = await house.rooms.get(table_id)
    return part(pages.update(pages.shown(room, standpoint(room, visitor.holder), visitor.lang)))


def _page(visitor: Visitor, room: Room, place: Standpoint, message: str = "", status: int = 200) -> Response[bytes]:
    say = visitor.say
    view = pages.shown(room, place, visitor.lang)
    game = room.match.game
    here = f"/t/{room.id}"
    stream_id = tokens.new_nonce()
    body = pages.with_message(view.body, message)
    content = [
        pages.forms(room, stream_id),
        div(
            "#live-table",
            **{"hx-sse:connect": f"{here}/live?stream={stream_id}&from={room.tag}"},
            data_table=here,
            hx_target="#table",
            hx_swap="outerMorph",
            hx_config='{"sse": {"pauseOnBackground": false, "reconnectMaxDelay": 4000}}',
        ),
        div("#offline.notice.bad", hidden=True, role="alert")[ui.icon("offline"), say("offline")],
        Markup(body),
        _sheets(room, visitor),
    ]
    return page(
        framed(
            visitor,
            game.name(visitor.lang),
            content,
            here=here,
            subtitle=pages.stage_words(view),
            middle=pages.stage_phases(view),
            tools=_tools(room, place, visitor),
            game=game.slug,
            notice=view.notice,
            styles=("analysis.css", *look_of(game).styles),
            scripts=("live.js", "hint.js") if room.table.hints else ("live.js",),
        ),
        status=status,
    )


def _tools(room: Room, place: Standpoint, visitor: Visitor) -> Any:
    say = visitor.say
    return [
        ui.tool_button("rules", say("rules"), key="r", href=f"/rules/{room.table.game}"),
        ui.tool_button("link", say("invite"), href=f"/t/{room.id}/seats") if place.host else None,
        ui.tool_button("replay", say("replay"), href=f"/t/{room.id}/replay/{len(room.match.decisions)}"),
        ui.tool_button("help", say("keys"), key="?", opens="keys"),
    ]


def _sheets(room: Room, visitor: Visitor) -> Any:
    say = visitor.say
    rows = [
        ("u", say("undo")),
        *([("h", say("hint"))] if room.table.hints else []),
        ("b", say("skip-bots")),
        ("s", say("finish-motion")),
        ("r", say("rules")),
        ("?", say("keys")),
    ]
    return ui.sheet("keys", say("keys"), ui.keys_help([*rows, ("←↑↓→", say("arrows"))]), close_label=say("close"))


# ---- acting


@post("/t/{table_id:str}/decide", status_code=200, include_in_schema=False)
async def decide_at(request: AnyRequest, table_id: FromPath[str]) -> Response[Any]:
    """Answers the question that stands on the page."""
    form = await form_of(request)
    holder = visitor_of(request).holder or ""

    async def act(house: House, room: Room, place: Standpoint) -> None:
        seat = await _asked_seat(house, room, place, holder, whole(form, "stamp"))
        await decide_chain(house, room, seat, _chain(decision_of(form)), whole(form, "stamp"))

    return await answer_after(request, table_id, act)


@post("/t/{table_id:str}/several", status_code=200, include_in_schema=False)
async def decide_several_at(request: AnyRequest, table_id: FromPath[str]) -> Response[Any]:
    """Answers a question that comes once for every unit, for all units at once."""
    form = await form_of(request)
    holder = visitor_of(request).holder or ""

    async def act(house: House, room: Room, place: Standpoint) -> None:
        seat = await _asked_seat(house, room, place, holder, whole(form, "stamp"))
        await decide_several(house, room, seat, form, whole(form, "stamp"), request.query_params.get("stream", ""))

    return await answer_after(request, table_id, act)


async def _asked_seat(house: House, room: Room, place: Standpoint, holder: str, stamp: int) -> int:
    """The seat that answers, if the question that was on the page still stands.

    Around one screen, who answers sits in front of it: the next one's secrets come after a hand-over.
    """
    seat = answering(room, place)
    if not place.held:
        raise NoSeat
    if seat is None or not is_fresh(room, stamp):
        raise Stale
    if len(place.held) > 1 and not room.held_by(holder).get(seat):
        await sit_in_front(house, room, holder, seat)
    return seat


def _chain(given: str) -> list[str]:
    """A control may stand for several decisions: `deplete mining; deplete barter`."""
    return [decision.strip()[:80] for decision in given.split(";", CHAIN_AT_MOST)[:CHAIN_AT_MOST]]


PART = "part:"


def decision_of(form: dict[str, str]) -> str:
    """What a form decides: `decision`, followed by every part that is ticked, such as the cards of a secret choice."""
    parts = [field.removeprefix(PART) for field in form if field.startswith(PART)]
    return " ".join([form.get("decision", ""), *parts])


@post("/t/{table_id:str}/undo", status_code=200, include_in_schema=False)
async def undo_at(request: AnyRequest, table_id: FromPath[str]) -> Response[Any]:
    form = await form_of(request)
    return await answer_after(
        request, table_id, lambda house, room, place: undo(house, room, set(place.held), whole(form, "stamp"))
    )


@post("/t/{table_id:str}/skip", status_code=200, include_in_schema=False)
async def skip(request: AnyRequest, table_id: FromPath[str]) -> Response[Any]:
    await form_of(request)

    async def act(house: House, room: Room, place: Standpoint) -> None:
        if not place.held:
            raise NoSeat
        await hurry(house, room)

    return await answer_after(request, table_id, act)


@post("/t/{table_id:str}/face", status_code=200, include_in_schema=False)
async def face_screen(request: AnyRequest, table_id: FromPath[str]) -> Response[Any]:
    """Around one screen: this seat is looking now."""
    form = await form_of(request)
    holder = visitor_of(request).holder or ""

    async def act(house: House, room: Room, place: Standpoint) -> None:
        seat = whole(form, "decision")
        if seat not in place.held or not holder:
            raise NoSeat
        await change(house, room, lambda connection: _look(connection, room.id, holder, seat))

    return await answer_after(request, table_id, act)


def _look(connection: Any, table_id: str, holder: str, seat: int) -> None:
    store.face(connection, table_id, holder, seat)
    store.touch(connection, table_id)


@post("/t/{table_id:str}/away", status_code=200, include_in_schema=False)
async def away(request: AnyRequest, table_id: FromPath[str]) -> Response[Any]:
    """Hands one's seat to a bot, or takes it back."""
    form = await form_of(request)

    async def act(house: House, room: Room, place: Standpoint) -> None:
        seat = whole(form, "seat") if "seat" in form else _own_seat(room, place)
        if seat not in place.held:
            raise NoSeat
        await set_away(house, room, seat, away=not room.seats[seat].away)

    return await answer_after(request, table_id, act)


def _own_seat(room: Room, place: Standpoint) -> int:
    """The seat that is meant by `hand my seat over`: the one that is away, else the one that looks."""
    if not place.held:
        raise NoSeat
    gone = [seat for seat in sorted(place.held) if room.seats[seat].away]
    return gone[0] if gone else place.viewer if place.viewer is not None else min(place.held)


@post("/t/{table_id:str}/rematch", include_in_schema=False)
async def rematch(request: AnyRequest, table_id: FromPath[str]) -> Response[None]:
    """The same people and bots once more; whoever held a seat sits there again."""
    await form_of(request)
    visitor, house = visitor_of(request), house_of(request)
    room = await house.rooms.get(table_id)
    place = standpoint(room, visitor.holder)
    if place.spectator or not room.match.over:
        raise NotAllowed
    if room.table.next_table:
        return go_to(f"/t/{room.table.next_table}")
    return go_to(f"/t/{await _lay_again(house, room, visitor)}")


async def _lay_again(house: House, room: Room, visitor: Visitor) -> str:
    old = room.table
    seats = tuple(NewSeat(seat.name, seat.person, seat.level) for seat in room.seats)
    setup = Setup(
        old.game,
        seats,
        old.options,
        old.mode,
        new_seed(),
        tokens.new_nonce(),
        old.watchable,
        old.hints,
        old.pace_ms,
        old.limit_s,
    )
    table_id = await open_table(house, setup, visitor.holder if old.mode != "api" else None)
    holders = {holder: set(held) for holder, held in room.holders.items()}

    def invite(connection: Any) -> None:
        for holder, held in holders.items():
            for seat in held:
                store.grant(connection, table_id, holder, seat)
                if seat >= 0:
                    store.change_seat(connection, table_id, seat, claimed=True)
        store.touch(connection, room.id, next_table=table_id)

    await change(house, room, invite)
    return table_id


async def answer_after(request: AnyRequest, table_id: str, act: Any) -> Response[Any]:
    """Does something at a table and answers with the fresh table; what went wrong stands on it, in words."""
    visitor, house = visitor_of(request), house_of(request)
    room = await house.rooms.get(table_id)
    message, status = "", 200
    try:
        await act(house, room, standpoint(room, visitor.holder))
    except NoSeat:
        raise
    except CivitasError as error:
        message = words_for(error, room, visitor.lang)
        status = error.status if isinstance(error, Problem) else 422
        house.metrics.count("civitas_refusals_total", reason=getattr(error, "code", type(error).__name__.lower()))
    place = standpoint(room, visitor.holder)
    if not visitor.by_script:
        return go_to(f"/t/{table_id}") if not message else _page(visitor, room, place, message, status)
    mark = request.query_params.get("stream", "")
    if mark and not message:
        house.notices.seen(mark, room.tag)
    return part(pages.update(pages.shown(room, place, visitor.lang), message))


def words_for(error: CivitasError, room: Room, lang: str) -> str:
    """What went wrong, in the reader's language."""
    if isinstance(error, IllegalDecision) and error.rule:
        rule = Rule(room.match.game, error.rule)
        return say(lang, "problem-illegal", rule=error.rule, text=rule.text(lang))
    if isinstance(error, Problem):
        reason = error.values.get("reason")
        message = f"{error.code}-{reason}" if reason else f"problem-{error.code}"
        return say(lang, message) if TEXTS.has(lang, message) else say(lang, "problem-bad-request")
    return say(lang, "problem-bad-request")


@get("/t/{table_id:str}/live", include_in_schema=False)
async def live(request: AnyRequest, table_id: FromPath[str]) -> Response[Any]:
    """The table, again and again: whenever it changes, as this reader may see it."""
    visitor, house = visitor_of(request), house_of(request)
    room = await house.rooms.get(table_id)
    standpoint(room, visitor.holder)  # refuses who may not look
    last = request.headers.get("last-event-id") or request.query_params.get("from", "")

    def render(room: Room) -> str:
        return pages.update(pages.shown(room, standpoint(room, visitor.holder), visitor.lang))

    return stream(house, request, table_id, last[:40], render, request.query_params.get("stream", "")[:40])

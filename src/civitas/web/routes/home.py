"""Home, new tables, language."""

from typing import Annotated

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, QueryParameter

from civitas.core.errors import CivitasError
from civitas.core.game import Game, all_games, find_game
from civitas.web import store, tokens
from civitas.web.bots_turn import BOT_LEVELS
from civitas.web.frame import framed
from civitas.web.house import clean_name, new_seed, open_table
from civitas.web.pages import home as pages
from civitas.web.pages import setup
from civitas.web.problems import NoSuchPage, Problem
from civitas.web.records import Mode, NewSeat, Setup, Table
from civitas.web.routes.answers import go_to, page
from civitas.web.schema import HOST
from civitas.web.visitor import (
    LANG_COOKIE,
    NAME_COOKIE,
    AnyRequest,
    Visitor,
    form_of,
    house_of,
    key_cookie,
    plain_cookie,
    visitor_of,
    whole,
)

NEW_MODES: dict[str, Mode] = {"screen": "screen", "friends": "friends", "bots": "solo"}
PACES_MS = (0, 300, 700, 1500, 3000)
LIMITS_S = (0, 60, 180, 600, 3600, 86400)


def game_of(slug: str) -> Game:
    try:
        return find_game(slug)
    except CivitasError:
        raise NoSuchPage from None


@get("/", include_in_schema=False)
async def home(request: AnyRequest) -> Response[bytes]:
    """The games, and the tables that wait."""
    visitor, database = visitor_of(request), house_of(request).database
    holder = visitor.holder
    mine = await database.read(lambda c: _with_seats(c, store.tables_of(c, holder), holder)) if holder else []
    known = {one.table.id for one in mine}
    others = await database.read(
        lambda c: _with_seats(c, [*store.tables_to_watch(c, over=False), *store.tables_to_watch(c, over=True)], None)
    )
    others = [one for one in others if one.table.id not in known]
    content = pages.home(
        all_games(),
        [one for one in mine if not one.table.over],
        [one for one in others if not one.table.over],
        [one for one in (*mine, *others) if one.table.over],
        visitor.lang,
        visitor.say,
    )
    return page(framed(visitor, "Civitas", content, here="/", subtitle=visitor.say("motto")))


def _with_seats(connection: object, found: list[Table], holder: str | None) -> list[pages.Listed]:
    seats = store.seats_of(connection, [table.id for table in found])  # type: ignore[arg-type]
    listed: list[pages.Listed] = []
    for table in found:
        held = store.holdings(connection, table.id, holder) if holder else {}  # type: ignore[arg-type]
        try:
            game = find_game(table.game)
        except CivitasError:  # a game that is not installed any more
            continue
        mine = table.to_act is not None and table.to_act in held and table.to_act != HOST
        listed.append(pages.Listed(table, seats[table.id], game, mine))
    return listed


@get("/games/{slug:str}", include_in_schema=False)
async def new_table(request: AnyRequest, slug: FromPath[str], mode: FromQuery[str] = "screen") -> Response[bytes]:
    """The form for a new table."""
    visitor, game = visitor_of(request), game_of(slug)
    if mode not in NEW_MODES:
        raise NoSuchPage
    content = setup.new_table(game, mode, visitor.name, BOT_LEVELS[::-1], visitor.lang, visitor.say)
    title = game.name(visitor.lang)
    heading = visitor.say(setup.HEADINGS[mode])
    return page(framed(visitor, title, content, here=f"/games/{slug}?mode={mode}", subtitle=heading, game=slug))


@post("/games/{slug:str}/play", include_in_schema=False)
async def play_now(request: AnyRequest, slug: FromPath[str]) -> Response[None]:
    """One click: a table against bots."""
    form = await form_of(request)
    visitor, house, game = visitor_of(request), house_of(request), game_of(slug)
    seats = _against_bots(game, visitor.name or visitor.say("player-n", n=1), alone=form.get("players") == "1")
    setup = Setup(slug, seats, {}, "solo", new_seed(), tokens.new_nonce(), hints=True, pace_ms=house.settings.pace_ms)
    key = visitor.key or tokens.new_key()
    table_id = await open_table(house, setup, tokens.fingerprint(key))
    return go_to(f"/t/{table_id}", key_cookie(key, secure=visitor.secure))


def _against_bots(game: Game, name: str, *, alone: bool) -> tuple[NewSeat, ...]:
    """A person among as many bots as make a good game, or without any where the game has a solo mode."""
    players = max(game.players[0], 1 if alone else min(game.players[1], 3))
    bots = [bot for bot in setup.BOT_NAMES if bot != name]
    return (NewSeat(name, True), *(NewSeat(bots[one], False) for one in range(players - 1)))


@post("/games/{slug:str}/tables", include_in_schema=False)
async def lay_table(request: AnyRequest, slug: FromPath[str]) -> Response[None]:
    """A table as its host wants it."""
    form = await form_of(request)
    visitor, house, game = visitor_of(request), house_of(request), game_of(slug)
    mode = NEW_MODES.get(form.get("mode", ""))
    if mode is None:
        raise Problem(f"mode is one of {', '.join(NEW_MODES)}")
    setup = _setup(game, mode, form, visitor)
    key = visitor.key or tokens.new_key()
    table_id = await open_table(house, setup, tokens.fingerprint(key))
    others = sum(seat.person for seat in setup.seats) > 1
    address = f"/t/{table_id}/seats" if mode == "friends" and others else f"/t/{table_id}"
    cookies = [key_cookie(key, secure=visitor.secure)]
    if setup.seats[0].person and mode == "friends":
        cookies.append(plain_cookie(NAME_COOKIE, _cookie_safe(setup.seats[0].name)))
    return go_to(address, *cookies)


def _cookie_safe(name: str) -> str:
    """A name for a cookie, which takes plain letters only."""
    return "".join(letter for letter in name if letter.isascii() and (letter.isalnum() or letter in " -.")).strip()


def _setup(game: Game, mode: Mode, form: dict[str, str], visitor: Visitor) -> Setup:
    seats = [seat for number in range(game.players[1]) if (seat := _seat(number, form, visitor))]
    if not any(seat.person for seat in seats):
        raise Problem("somebody has to play", words="needs-person")
    options = {one.name: form[f"option-{one.name}"] for one in game.options if f"option-{one.name}" in form}
    pace = whole(form, "pace") if "pace" in form else 700
    limit = whole(form, "limit") if "limit" in form else 0
    if pace not in PACES_MS or limit not in LIMITS_S:
        raise Problem("pace and limit are those of the form")
    return Setup(
        game.slug,
        tuple(seats),
        game.choose(len(seats), options),
        mode,
        new_seed(),
        tokens.new_nonce(),
        watchable=form.get("watchable", "1") == "1",
        hints=form.get("hints", "1" if mode == "solo" else "0") == "1",
        pace_ms=pace,
        limit_s=limit or None,
    )


def _seat(number: int, form: dict[str, str], visitor: Visitor) -> NewSeat | None:
    kind = form.get(f"kind{number}", "none")
    if kind == "none":
        return None
    if kind != "person" and kind not in BOT_LEVELS:
        raise Problem(f"kind{number} is person, none or one of {', '.join(BOT_LEVELS)}")
    name = form.get(f"name{number}", "").strip()
    default = visitor.say("player-n", n=number + 1)
    if kind != "person" and name in ("", default):
        name = setup.BOT_NAMES[number]
    return NewSeat(clean_name(name or default), kind == "person", "greedy" if kind == "person" else kind)


@get("/language/{lang:str}", include_in_schema=False)
async def language(lang: FromPath[str], back: Annotated[str, QueryParameter(max_length=500)] = "/") -> Response[None]:
    """Switches the language and goes back to where the reader was: on this site, nowhere else."""
    if lang not in ("en", "pl"):
        raise NoSuchPage
    here = back if back.startswith("/") and not back.startswith(("//", "/\\")) and back.isprintable() else "/"
    return go_to(here, plain_cookie(LANG_COOKIE, lang))

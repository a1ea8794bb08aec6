"""The application: what it consists of, how it starts and how it stops."""

import asyncio
import contextlib
import gc
import logging
from collections.abc import AsyncGenerator
from typing import Any

from litestar import Litestar, Request
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.static_files import create_static_files_router

import civitas
from civitas.core.game import all_games
from civitas.web import store
from civitas.web.bots_turn import BotsTurn
from civitas.web.database import Database
from civitas.web.frame import OWN_FILES, STATIC_FOLDER
from civitas.web.house import House
from civitas.web.limits import Streams
from civitas.web.manners import Manners, Receive, Scope, Send
from civitas.web.metrics import Metrics
from civitas.web.native import get_ready
from civitas.web.notices import make_notices
from civitas.web.quick import make_htpy_quick
from civitas.web.refusals import HANDLERS
from civitas.web.rooms import Rooms
from civitas.web.routes import analysis, api, hints, home, past, reading, seats, table
from civitas.web.settings import Settings
from civitas.web.table_contract import look_of
from civitas.web.zipped import LEVEL

log = logging.getLogger("civitas.web")

PAGES = [
    *(home.home, home.new_table, home.play_now, home.lay_table, home.language),
    *(
        table.table,
        table.now,
        table.decide_at,
        table.decide_several_at,
        table.undo_at,
        table.skip,
        table.face_screen,
        table.away,
        table.rematch,
        table.live,
    ),
    *(seats.seats, seats.offer_seat, seats.take_seat, seats.renew),
    *(past.replay, past.curve, past.match_file),
    *(hints.hint_at, analysis.panel, analysis.start),
    *(reading.rules, reading.health, reading.metrics),
]
HOUR_S = 3600


class ApiPage(OpenAPIRenderPlugin):
    """The API's description for people, made by ourselves: nothing is fetched from elsewhere."""

    def __init__(self) -> None:
        super().__init__(path="/", media_type="text/html; charset=utf-8")  # type: ignore[arg-type]

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return reading.api_document(request, openapi_schema)


def make_house(settings: Settings) -> House:
    database = Database(settings.database)
    notices = make_notices(database, shared=settings.shared, poll_s=settings.poll_s)
    rooms = Rooms(database, settings.hot_tables, shared=settings.shared)
    notices.on_news = rooms.hear
    return House(settings, database, notices, rooms, Metrics())


class App:
    """The whole application, as a server runs it."""

    def __init__(self, settings: Settings) -> None:
        make_htpy_quick()
        self.settings = settings
        self.house = make_house(settings)
        self.litestar = self._litestar()
        self._asgi = Manners(self.litestar, settings, self.house.metrics)  # type: ignore[arg-type]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._asgi(scope, receive, send)

    def close_streams(self) -> None:
        """Lets all live streams end, so that the server can stop; pages come back by themselves."""
        self.house.closing.set()
        self.house.notices.tell_all()

    def _litestar(self) -> Litestar:
        app = Litestar(
            [*PAGES, *api.ROUTES, *self._static()],
            lifespan=[self._life],
            exception_handlers=HANDLERS,
            openapi_config=OpenAPIConfig(
                title="Civitas",
                version=civitas.__version__,
                path="/api",
                render_plugins=[ApiPage(), JsonRenderPlugin()],
                components=Components(security_schemes={"token": SecurityScheme(type="http", scheme="bearer")}),
                use_handler_docstrings=True,
            ),
            compression_config=CompressionConfig(
                "gzip", gzip_compress_level=LEVEL, exclude=["/live$", "/events$", r"\.woff2$"]
            ),
            request_max_body_size=self.settings.body_bytes,
            logging_config=None,
        )
        app.state.house = self.house
        app.state.streams = Streams(self.settings.streams_per_address)
        return app

    @staticmethod
    def _static() -> list[Any]:
        kept = CacheControlHeader(max_age=HOUR_S, public=True)
        own = create_static_files_router(
            "/static", [OWN_FILES, STATIC_FOLDER], cache_control=kept, include_in_schema=False, name="static"
        )
        games = [
            create_static_files_router(
                f"/static/games/{game.slug}", [folder], cache_control=kept, include_in_schema=False, name=game.slug
            )
            for game in all_games()
            if (folder := look_of(game).static) is not None
        ]
        return [own, *games]

    @contextlib.asynccontextmanager
    async def _life(self, _: Litestar) -> AsyncGenerator[None, None]:
        house = self.house
        await asyncio.to_thread(house.database.start)
        house.secret = await house.database.write(store.server_secret)
        await house.notices.start()
        bots = BotsTurn(house)
        if self.settings.bots:
            await bots.start()
        slugs = [game.slug for game in all_games()] if self.settings.native else []
        behind = asyncio.create_task(get_ready(slugs, self.settings.ready_file, house.rooms.renew))
        _tidy_seldom()
        log.info("ready", extra={"database": self.settings.database.rpartition("@")[2]})
        try:
            yield
        finally:
            self.close_streams()
            behind.cancel()
            await asyncio.gather(behind, return_exceptions=True)
            if self.settings.bots:
                await bots.stop()
            await house.notices.stop()
            await asyncio.to_thread(house.database.close)
            log.info("stopped")


def _tidy_seldom() -> None:
    """What was loaded for good is never looked through again, and what comes and goes leaves hardly any loops behind:
    tables' drawings are many objects, and to look for loops among them took a tenth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)

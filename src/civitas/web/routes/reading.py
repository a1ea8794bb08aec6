"""What is there to read: rules, the API's description, health, metrics."""

from typing import Any

from litestar import Response, get

from civitas.web import store
from civitas.web.frame import framed
from civitas.web.pages.api_docs import api_page
from civitas.web.pages.rules import rules_page
from civitas.web.routes.answers import page, text
from civitas.web.routes.home import game_of
from civitas.web.visitor import AnyRequest, house_of, visitor_of


@get("/rules/{slug:str}", include_in_schema=False)
async def rules(request: AnyRequest, slug: str) -> Response[bytes]:
    """A game's rules, numbered; `#SA-5.5` is rule 5.5."""
    visitor, game = visitor_of(request), game_of(slug)
    title = game.name(visitor.lang)
    content = rules_page(game, visitor.lang)
    return page(framed(visitor, title, content, here=f"/rules/{slug}", subtitle=visitor.say("rules"), game=slug))


def api_document(request: AnyRequest, document: dict[str, Any]) -> bytes:
    """The API's description as a page."""
    visitor = visitor_of(request)
    content = framed(visitor, "API", api_page(document, visitor.say), here="/api", subtitle="Civitas")
    return "".join(content.iter_chunks()).encode()


@get("/healthz", include_in_schema=False)
async def health(request: AnyRequest) -> Response[bytes]:
    """Says that the database answers."""
    await house_of(request).database.read(store.next_due)
    return text("ok\n")


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest) -> Response[bytes]:
    house = house_of(request)
    found = await house.database.read(store.counts)
    gauges: dict[str, dict[str, float]] = {
        "civitas_streams": {"": house.notices.streams()},
        "civitas_rooms": {"": len(house.rooms)},
        "civitas_tables": {"in_play": found["in_play"], "over": found["over"]},
        "civitas_entries": {"": found["entries"]},
    }
    return text(house.metrics.text(gauges), "text/plain; version=0.0.4; charset=utf-8")

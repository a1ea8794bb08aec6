"""Every page as anybody may come to it: wide or on a phone, by day or by night, in either language, with any senses."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from civitas.core.game import Game, all_games
from civitas.core.sealed import asked_of, pending
from civitas.web.house import decide
from tests.browser.conftest import Played, Server, Visit

AXE = (Path(__file__).parents[2] / "web-assets/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
RULES = "{runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']}"
SETTLED = """Promise.all(document.getAnimations().map(one => one.finished.catch(() => null)))
    .then(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))"""
CUT = """[...document.querySelectorAll('main *')].filter(one => one.checkVisibility() && one.clientWidth > 4
    && !one.matches('.seat-name, .unseen, input, select')
    && ['hidden', 'clip'].includes(getComputedStyle(one).overflowX)
    && [...one.childNodes].some(node => node.nodeType === 3 && node.textContent.trim())
    && one.scrollWidth > one.clientWidth + 2).map(one => one.textContent)"""
LANGS = ("en", "pl")
THEMES = ("light", "dark")
NARROW, WIDE = 360, 1440
SOME_WAY = 45  # decisions, after which there is something on the table


def test_the_pages_of_the_frame_shut_nobody_out(server: Server, finished: Played, visit: Visit) -> None:
    page = visit(forgive="404")
    page.goto("/games/stone_age?mode=friends")
    page.click(".choice.primary")
    seats = page.url
    link = page.locator(".invitation[data-seat='1'] input.link").input_value()
    table = seats.removesuffix("/seats")
    stranger = visit(forgive="404")
    pages = {
        page: ["/", "/games/historia?mode=screen", "/games/stone_age?mode=friends", seats, table,
               f"{finished.address}", f"{finished.address}/replay/30", "/rules/stone_age", "/api", "/nowhere"],
        stranger: [link, table, "/"],
    }  # fmt: skip
    for reader, addresses in pages.items():
        for number, address in enumerate(addresses):
            for lang in LANGS:
                reader.goto(f"/language/{lang}?back={address.removeprefix(server.address)}")
                look_at(reader, WIDE if number % 2 else NARROW, THEMES[(number // 2 + LANGS.index(lang)) % 2])


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)
def test_every_table_is_for_everybody(server: Server, visit: Visit, game: Game) -> None:
    page = visit(f"/games/{game.slug}?mode=screen")
    page.click(".choice.primary")
    page.wait_for_selector("#table")
    wander(server, page.url)
    for lang in LANGS:
        page.goto(f"/language/{lang}?back={page.url.removeprefix(server.address)}")
        if page.locator("button[form=face]").count():
            page.click("button[form=face]")
            page.wait_for_selector("button[form=face]", state="detached")
        look_at(page, NARROW, THEMES[LANGS.index(lang)])
        look_at(page, WIDE, THEMES[1 - LANGS.index(lang)])


def wander(server: Server, address: str) -> None:
    """Some decisions by lot, up to one that a person has to make."""
    room, luck = server.room(address), random.Random(5)

    async def play() -> None:
        for _ in range(SOME_WAY):
            seat = pending(room.match)[0]
            answer = luck.choice(asked_of(room.match, seat).legal_ids())
            await decide(server.app.house, room, seat, answer, room.table.version)

    server.do(play())


def look_at(page: Any, width: int, theme: str) -> None:
    """No sideways scrolling, and nothing that axe knows to shut people out."""
    page.set_viewport_size({"width": width, "height": 900})
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    page.reload()
    assert page.evaluate("document.documentElement.scrollWidth") <= width, page.url
    page.evaluate(SETTLED)
    assert not page.evaluate(CUT), f"words are cut at {page.url} {width}"
    page.evaluate(AXE)
    found = page.evaluate(f"axe.run(document, {RULES})")
    broken = {
        each["id"]: [node["html"][:160] + node["failureSummary"][-200:] for node in each["nodes"][:9]]
        for each in found["violations"]
    }
    assert not broken, f"{page.url} {page.evaluate('document.documentElement.lang')} {width} {theme}"

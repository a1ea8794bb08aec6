"""What comes in another order than it was sent: scripts on a slow line, answers behind the live stream."""

from __future__ import annotations

import time
from typing import Any

import httpx

from civitas.web.visitor import KEY_COOKIE
from tests.browser.conftest import Server, Visit
from tests.browser.playing import button, offered, play_now, stamp, wait_for_turn


def test_the_stream_is_opened_however_late_its_script_comes(server: Server, visit: Visit) -> None:
    """A first visit on a slow line: the library has looked through the page before its extension is there."""
    with httpx.Client(base_url=server.address) as client:
        address = client.post("/games/stone_age/play").headers["location"]
        key = {"name": KEY_COOKIE, "value": client.cookies[KEY_COOKIE], "url": server.address}
    page = visit("/static/civitas.css", key=key, forgive="404")  # a browser that keeps no script yet
    before = server.app.house.notices.streams()

    def dawdle(route: Any) -> None:
        time.sleep(1.5)
        route.continue_()

    page.route("**/hx-sse*", dawdle)
    page.goto(address)
    server.wait_for(lambda: server.app.house.notices.streams() == before + 1)
    page.wait_for_timeout(1500)
    assert server.app.house.notices.streams() == before + 1, "one stream a page"


def test_a_page_has_one_stream(server: Server, visit: Visit) -> None:
    page = visit()
    before = server.app.house.notices.streams()
    play_now(page)
    page.wait_for_function("() => document.getElementById('live-table')?._htmx?.sse")
    page.wait_for_timeout(4000)
    assert server.app.house.notices.streams() == before + 1


def test_an_answer_that_comes_late_does_not_undo_what_came_since(server: Server, visit: Visit) -> None:
    """The bots have played on and the stream has told it when the answer to the own decision arrives."""
    page = visit()
    play_now(page)
    assert wait_for_turn(page)
    room = server.room(page.url)
    decided = room.table.version

    def come_late(route: Any) -> None:
        answer = route.fetch()
        server.wait_for(lambda: room.table.version > decided + 1 and room.match.to_act == 0)
        time.sleep(1.5)  # the stream is quicker
        route.fulfill(response=answer)

    page.route("**/decide*", come_late)
    button(page, offered(page)[0]).click()
    page.wait_for_function(f"() => document.querySelector('input[name=stamp]').value > {decided}")
    page.wait_for_timeout(2500)
    assert stamp(page) == str(room.table.version)
    assert wait_for_turn(page)

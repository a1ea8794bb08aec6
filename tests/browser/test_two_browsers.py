"""Friends at a table: one of them loses the connection for a while, and nothing else."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from tests.browser.conftest import Server, Visit, Wire
from tests.browser.playing import click, offered, stamp, wait_for_turn

AWAY_FOR = 5
AWAY, BACK = "Let a bot play for me", "Take my seat back"


def sit_down_with(host: Any, visit: Visit, wire: Wire) -> Any:
    """Opens the link that the host sends, as the friend does, and takes the seat."""
    link = host.locator(".invitation[data-seat='1'] input.link").input_value()
    guest = visit(f"{wire.address}{urlsplit(link).path}", forgive="net::ERR_|htmx:sse:error")
    guest.fill("[name=name]", "Łucja")
    guest.click(".choice.primary")
    guest.wait_for_selector("#table")
    return guest


def lay_table(visit: Visit) -> Any:
    host = visit("/games/stone_age?mode=friends")
    host.fill("[name=name0]", "Ania")
    host.click(".choice.primary")
    host.wait_for_selector(".invitation .qr svg")
    return host


def test_who_was_offline_for_five_decisions_comes_back_without_a_reload(
    server: Server, visit: Visit, wire: Wire
) -> None:
    host = lay_table(visit)
    guest = sit_down_with(host, visit, wire)
    host.click("a.primary")
    host.wait_for_selector(".seat-summary >> text=Łucja")
    room = server.room(host.url)
    guest.evaluate("window.unloaded = false; addEventListener('pagehide', () => { window.unloaded = true })")
    guest.evaluate("window.same = {}")

    wire.cut()
    guest.wait_for_selector("#offline:visible")
    missed = stamp(guest)
    for _ in range(AWAY_FOR):
        if room.match.to_act == 0:
            wait_for_turn(host)
            click(host, offered(host)[0])
        else:
            server.decide(host.url, room.match.legal_ids()[0])
    assert stamp(guest) == missed
    assert int(missed) + AWAY_FOR == room.table.version

    wire.mend()
    guest.wait_for_function(f"() => document.querySelector('input[name=stamp]').value === '{room.table.version}'")
    guest.wait_for_selector("#offline", state="hidden")
    assert guest.evaluate("Boolean(window.same) && !window.unloaded"), "the page was not loaded again"
    assert guest.locator("#log li").first.inner_text() == host.locator("#log li").first.inner_text()
    while room.match.to_act != 1:
        server.decide(host.url, room.match.legal_ids()[0])
    wait_for_turn(guest)
    click(guest, offered(guest)[0])
    assert room.by[-1] == "person"


def test_an_answer_that_comes_late_does_not_cover_what_came_after(server: Server, visit: Visit) -> None:
    page = visit("/games/stone_age?mode=screen")
    page.click(".choice.primary")
    wait_for_turn(page)
    old = page.evaluate("document.getElementById('table').outerHTML")
    click(page, offered(page)[0])
    fresh = stamp(page)
    swap = "text => htmx.swap({text, target: document.getElementById('table'), swap: 'outerMorph',"
    page.evaluate(f"{swap} sourceElement: document.body}})", old)
    assert stamp(page) == fresh


def test_a_seat_is_handed_to_a_bot_and_taken_back(server: Server, visit: Visit) -> None:
    page = visit("/games/stone_age?mode=bots")
    page.select_option("[name=pace]", "300")
    page.click(".choice.primary")
    wait_for_turn(page)
    room = server.room(page.url)
    page.click("button[form=away]")
    page.wait_for_selector(f"button[form=away]:has-text('{BACK}')")
    server.wait_for(lambda: "stand-in" in room.by)
    page.click("button[form=away]")
    page.wait_for_selector(f"button[form=away]:has-text('{AWAY}')")
    wait_for_turn(page)
    assert not room.seats[0].away

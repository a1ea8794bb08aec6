"""Asking a bot at the table, and the analysis beside the replay, as a player sees them."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.bots import Budget, choose
from civitas.lab import analysis as lab
from civitas.web import hints, native
from civitas.web.house import decide
from civitas.web.rooms import Room
from tests.browser.conftest import Server, Visit


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stone Age as it is when its native code is ready, and bots that think for a moment only."""
    monkeypatch.setattr(native, "_ready", {"stone_age"})
    monkeypatch.setattr(hints, "BUDGET", Budget(iterations=200))
    monkeypatch.setattr(lab.Analysis.__init__, "__defaults__", (Budget(iterations=3), None))
    monkeypatch.setattr(lab, "TWICE", 2)


def against_a_bot(visit: Visit, lang: str, width: int) -> Any:
    page = visit("/games/stone_age?mode=bots", lang=lang, width=width)
    page.select_option("[name=kind1]", "random")
    page.select_option("[name=kind2]", "none")
    page.select_option("[name=option-first]", "1")
    page.locator("form.setup button[type=submit]").first.click()
    page.wait_for_selector("#table")
    return page


def nothing_sticks_out(page: Any) -> bool:
    return page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def in_sight(page: Any, thing: Any) -> None:
    """Waits until a thing has been scrolled into view; the page's policy lets no test wait by a script."""
    for _ in range(100):
        box = thing.bounding_box()
        if box["y"] + box["height"] > 0 and box["y"] < page.viewport_size["height"]:
            return
        page.wait_for_timeout(100)
    raise AssertionError("the thing that the hint means stays out of sight")


def play_to_the_end(server: Server, address: str) -> Room:
    """Greedy play, so that the match is no longer than people's."""
    room = server.room(address)

    async def play() -> None:
        while not room.match.over:
            seat = room.match.to_act or 0
            decision = choose(room.match, seat, "greedy", len(room.match.decisions))
            await decide(server.app.house, room, seat, decision, room.table.version)

    server.do(play())
    return room


@pytest.mark.parametrize(("lang", "width", "words"), [("en", 1440, "A strong bot would"), ("pl", 390, "Silny bot")])
def test_a_hint_is_told_and_lights_up_the_thing(
    server: Server, visit: Visit, lang: str, width: int, words: str
) -> None:
    page = against_a_bot(visit, lang, width)
    assert not page.locator("#advice").count()
    page.keyboard.press("h")
    page.wait_for_selector("#advice")
    assert words in page.locator("#advice").inner_text()
    thing = page.locator("[data-advised]").first
    assert thing.evaluate("thing => getComputedStyle(thing).outlineStyle") == "solid"
    in_sight(page, thing)
    assert nothing_sticks_out(page)
    given = server.room(page.url).drawn["advice", 0]
    assert thing.get_attribute("value").split(";")[0] == given.decision
    thing.dispatch_event("click")
    page.wait_for_selector("#advice", state="detached")


@pytest.mark.parametrize(("lang", "width"), [("en", 390), ("pl", 1440)])
def test_a_match_is_analysed_while_one_looks(server: Server, visit: Visit, lang: str, width: int) -> None:
    page = against_a_bot(visit, lang, width)
    address = page.url.split("?")[0]
    last = len(play_to_the_end(server, address).match.decisions)
    page.goto(f"{address}/replay/4")
    page.locator("#analysis button").click()
    # It appears by itself, in pieces, and stops asking when it is complete.
    page.wait_for_selector("#analysis .chances")
    page.wait_for_selector("#analysis:not([hx-get])", timeout=240_000)
    assert page.locator("#analysis .chances .curve").count() == 2
    assert page.locator(".analysis-now .idea").count() >= 1
    assert nothing_sticks_out(page)
    # The analysis goes along to other moments.
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**/replay/5?*")
    assert page.locator("#analysis .chances").count() == 1
    for link in page.locator(".mistake a").all()[:1]:
        target = link.get_attribute("href")
        link.click()
        page.wait_for_url(f"**{target}")
        assert int(target.split("/replay/")[1].split("?")[0]) < last

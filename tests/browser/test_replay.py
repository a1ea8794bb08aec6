"""The replay: every decision can be looked at, by hand, by key and by link, and the last one is the match's end."""

from __future__ import annotations

from typing import Any

from tests.browser.conftest import Played, Visit

LOOK = "() => [...document.querySelectorAll('.area-board .board, .mat')].map(one => one.innerText)"


def at(page: Any, moment: int, last: int) -> None:
    page.wait_for_function(f"() => document.querySelector('.replay output').textContent === '{moment} / {last}'")


def test_the_replay_ends_where_the_match_ended(finished: Played, visit: Visit) -> None:
    page = visit(finished.address, key=finished.key)
    page.wait_for_selector("#curve svg")
    end = page.evaluate(LOOK)
    points = page.locator(".seat-summary .points .n").all_inner_texts()
    page.click(f"a[href='{finished.address}/replay/0']")
    at(page, 0, finished.last)
    assert page.evaluate(LOOK) != end
    page.keyboard.press("End")
    at(page, finished.last, finished.last)
    assert page.evaluate(LOOK) == end
    assert page.locator(".seat-summary .points .n").all_inner_texts() == points
    assert page.url.endswith(f"/replay/{finished.last}?view=0")


def test_keys_step_play_and_pause_and_a_link_leads_to_the_moment(finished: Played, visit: Visit) -> None:
    page = visit(f"{finished.address}/replay/10", key=finished.key)
    for key, moment in (("ArrowRight", 11), ("ArrowLeft", 10), ("ArrowLeft", 9), ("PageDown", 19), ("Home", 0)):
        page.keyboard.press(key)
        at(page, moment, finished.last)
    page.keyboard.press(" ")
    page.wait_for_function("() => Number(document.getElementById('replay-at').value) >= 2")
    page.keyboard.press(" ")
    page.wait_for_function("() => !document.querySelector('.replay.playing')")
    page.fill("#replay-at", "40")
    at(page, 40, finished.last)
    look = page.evaluate(LOOK)
    again = visit(page.url, key=finished.key)
    assert again.evaluate(LOOK) == look
    assert not again.locator(".can-choose").count(), "nothing can be chosen in the past"


def test_after_the_end_every_seat_may_be_looked_from_and_before_it_only_ones_own(
    server: Any, finished: Played, visit: Visit
) -> None:
    page = visit(f"{finished.address}/replay/30", key=finished.key)
    assert page.locator("[name=view] option").count() == 4
    page.select_option("[name=view]", "2")
    page.wait_for_selector(".mat.mine[data-seat='2']")
    stranger = visit("/")
    stranger.locator("[data-game=stone_age] button.primary").click()
    stranger.wait_for_selector("#table")
    table = stranger.url
    watcher = visit(f"{table}/replay/0")
    assert not watcher.locator("[name=view]").count()
    assert watcher.request.get(f"{table}/replay/0?view=0").status == 403

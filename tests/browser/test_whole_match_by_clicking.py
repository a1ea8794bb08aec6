"""A whole match of Stone Age against bots with the mouse."""

from __future__ import annotations

import random

from tests.browser.conftest import Server, Visit
from tests.browser.playing import (
    ENOUGH,
    amounts,
    brisk,
    click,
    is_rich,
    offered,
    play_now,
    points,
    stamp,
    wait_for_news,
    wait_for_turn,
)


def test_a_whole_match_is_played_by_clicking(server: Server, visit: Visit) -> None:
    page = visit()
    play_now(page)
    room, chance = server.room(page.url), random.Random(7)
    clicks = payments = 0
    while wait_for_turn(page):
        legal = {action.name for action in room.match.legal()}
        found, together = offered(page), amounts(page)
        assert set(found) <= legal, "only what is legal can be pressed"
        assert legal <= {*found, *together, "pay done"}, "whatever is legal can be pressed"
        if together:
            before = stamp(page)
            page.locator("[data-amounts] button[type=submit]").click()
            wait_for_news(page, before)
            payments += 1
        else:
            click(page, brisk(found, chance, rich=is_rich(room)))
        clicks += 1
    assert clicks > ENOUGH
    assert payments
    assert room.match.over
    totals = page.locator(".score-table tfoot td").all_inner_texts()
    assert sorted(map(points, totals)) == sorted(score.total for score in room.match.scores())
    page.wait_for_selector("#curve svg")
    assert page.locator("button[form=rematch]").is_visible()

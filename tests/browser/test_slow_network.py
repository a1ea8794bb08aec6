"""Files of the page may come in any order and late."""

from __future__ import annotations

import time
from typing import Any

from tests.browser.conftest import Server, Visit
from tests.browser.playing import stamp, wait_for_news, wait_for_turn


def test_the_table_is_live_even_if_the_script_for_it_comes_late(server: Server, visit: Visit) -> None:
    page = visit()

    def late(route: Any) -> None:
        time.sleep(0.8)
        route.continue_()

    page.route("**/hx-sse.min.js*", late)
    with page.expect_request("**/live?*"):
        page.locator("[data-game=stone_age] button[type=submit]").click()
    wait_for_turn(page)
    before = stamp(page)
    server.decide(page.url, server.room(page.url).match.legal_ids()[0])
    wait_for_news(page, before)

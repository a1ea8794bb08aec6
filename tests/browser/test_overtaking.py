"""An answer and the live stream may overtake each other."""

from __future__ import annotations

import time
from typing import Any

from tests.browser.conftest import Server, Visit
from tests.browser.playing import button, offered, play_now, stamp, wait_for_turn


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
